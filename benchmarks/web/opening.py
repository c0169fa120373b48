"""Time to open the page of a finished game, in a freshly started server."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from benchmarks.web import click
from benchmarks.web.clients import Connection
from benchmarks.web.server import Laid, Open, lay_tables, serving

WHOLE = 10_000
"""Above the lines of any record."""
STARTS = 7
WARM = 20
READY = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"


@dataclass
class Openings:
    """Seconds until the page is loaded."""

    lines: int = 0
    """The length of the game's record."""
    cold: list[float] = field(default_factory=list)
    """The first page after each start of the server."""
    warm: list[float] = field(default_factory=list)
    """The same page again."""
    in_browser: list[float] = field(default_factory=list)
    """The first page after each start, until a browser has read it and run its scripts."""


def measure(folder: Path) -> Openings:
    """Restart the server, and open the same finished game each time."""
    database = folder / "opening.sqlite"
    (table,) = lay_tables(database, [WHOLE])
    found = Openings(table.length)
    for _ in range(STARTS):
        with serving(database) as server:
            times = asyncio.run(_open(server, table))
        found.cold.append(times[0])
        found.warm += times[1:]
    if not click.missing():
        for _ in range(STARTS):
            with serving(database) as server:
                found.in_browser.append(asyncio.run(_open_in_browser(server, table)))
    return found


async def _open(server: Open, table: Laid) -> list[float]:
    line = Connection(server.address, table.tokens[0])
    times = []
    for _ in range(1 + WARM):
        start = perf_counter()
        status, content = await line.ask("GET", f"/tables/{table.id}")
        times.append(perf_counter() - start)
        if status != 200 or b"<svg" not in content:
            raise RuntimeError(f"the page of a finished game was answered with {status}")
    line.close()
    return times


async def _open_in_browser(server: Open, table: Laid) -> float:
    async with click.page_of(server, table) as page:
        milliseconds: float = await page.evaluate(READY)
        return milliseconds / 1000
