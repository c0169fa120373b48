"""Opening the page of a finished game, in a server that has only just been started."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

from benchmarks.web.house import Laid, lay_tables, serving
from benchmarks.web.visitors import Line

WHOLE = 10_000
"""More lines than any game has."""
STARTS = 7
WARM = 20


def measure(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds for the first page after each start of the server, and for the same page again."""
    database = folder / "opening.sqlite"
    (table,) = lay_tables(database, [WHOLE])
    cold, warm = [], []
    for _ in range(STARTS):
        with serving(database) as house:
            times = asyncio.run(_open(house.address, table))
        cold.append(times[0])
        warm += times[1:]
    return cold, warm


async def _open(address: str, table: Laid) -> list[float]:
    line = Line(address, table.tokens[0])
    times = []
    for _ in range(1 + WARM):
        start = perf_counter()
        status, content = await line.ask("GET", f"/tables/{table.id}")
        times.append(perf_counter() - start)
        if status != 200 or b"<svg" not in content:
            raise RuntimeError(f"the page of a finished game was answered with {status}")
    line.close()
    return times
