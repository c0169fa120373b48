"""Process that holds many idle tables, to measure its memory: `python -m benchmarks.idle KIND GAME DATABASE`."""

import asyncio
import gc
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.players.fondaco import is_compiled
from fondaco.server.storage import Storage
from fondaco.server.tables.service import TableService
from fondaco.table import Table

WARM_UP = 10
"""Tables before the first measurement, so that caches and imports do not count."""


def resident() -> int:
    """Resident memory of this process in bytes."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def grown(ids: list[str], keep: Callable[[str], object]) -> float:
    """Growth of the process per table, in bytes."""
    kept = [keep(id) for id in ids[:WARM_UP]]
    before = resident()
    kept += [keep(id) for id in ids[WARM_UP:]]
    return (resident() - before) / (len(kept) - WARM_UP)


def as_tables(storage: Storage, ids: list[str]) -> float:
    """Tables in memory, as a Python program holds them."""

    def lay_out(id: str) -> Table:
        kept = storage.tables.load(id)
        if kept is None:
            raise ValueError(f"no table is called {id}")
        return Table.replay(kept.head + "\n".join(kept.lines) + "\n")

    return grown(ids, lay_out)


def as_the_server_does(storage: Storage, ids: list[str]) -> float:
    """Tables opened from storage, as the web server holds them."""
    tables = TableService(storage)
    with asyncio.Runner() as runner:
        return grown(ids, lambda id: runner.run(tables.open(id)))


KINDS = {"table": as_tables, "live": as_the_server_does}


def main(kind: str, game: str, database: str) -> None:
    storage = Storage(f"sqlite:///{database}")
    try:
        ids = Path(database).with_suffix(".ids").read_text(encoding="utf-8").split()
        print(json.dumps({"value": KINDS[kind](storage, ids), "compiled": is_compiled(game)}))
    finally:
        storage.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
