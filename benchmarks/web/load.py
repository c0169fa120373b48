"""Load test: 200 tables with four pages each, at a human pace, against a server on the same machine."""

import asyncio
import gc
import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from benchmarks.web.clients import Moved, TableClients
from benchmarks.web.server import SEATS, Laid, Open, lay_tables, serving
from benchmarks.web.times import Times

TABLES = 200
LONGEST = 600
"""Tables are between the first move and this line of the record."""
SECONDS = 60.0
WARM_UP = 5.0
PAUSE = 3.0
"""Mean seconds between two decisions at a table, varied from half to one and a half."""
PATIENCE = 2.0
AT_ONCE = 8
"""Number of visitors who arrive at the same time."""


@dataclass
class Load:
    """Results of a load test."""

    tables: int
    seconds: float = 0.0
    answered: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """Seconds until each single page saw a move."""
    all_told: list[float] = field(default_factory=list)
    """Seconds until the last of the pages that see a move saw it."""
    errors: list[str] = field(default_factory=list)
    unseen: int = 0
    """How often a page had nothing to see of a move."""
    bytes: int = 0
    server: float = 0.0
    """CPU seconds of the server."""
    ours: float = 0.0
    """CPU seconds of the visitors."""
    memory: int = 0
    """Memory of the server at the end, in MiB."""

    @property
    def moves(self) -> int:
        return len(self.answered)


def measure(folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> Load:
    """Create the tables, start the server, and play for a while."""
    random = Random(1)
    database = folder / "load.sqlite"
    laid = lay_tables(database, [random.randrange(LONGEST) for _ in range(tables)])
    with serving(database) as server:
        return asyncio.run(play(server, laid, seconds))


async def play(server: Open, laid: list[Laid], seconds: float) -> Load:
    """Play at all tables at once."""
    rounds = [TableClients(server.address, table.id, table.tokens) for table in laid]
    await _come_in(rounds)
    gc.collect()
    gc.freeze()
    warm, measured = Load(len(rounds)), Load(len(rounds))
    await _for_a_while(rounds, WARM_UP, warm)
    for seats in rounds:
        for seat in seats.seats:
            seat.bytes = 0
    used, ours, start = _used(server.pid), sum(os.times()[:2]), perf_counter()
    await _for_a_while(rounds, seconds, measured)
    measured.seconds = perf_counter() - start
    measured.server, measured.ours = _used(server.pid) - used, sum(os.times()[:2]) - ours
    measured.memory = _memory(server.pid)
    measured.bytes = sum(seat.bytes for seats in rounds for seat in seats.seats)
    measured.errors += warm.errors + await _left_behind(rounds)
    for seats in rounds:
        await seats.leave()
    gc.unfreeze()
    return measured


async def _come_in(rounds: list[TableClients]) -> None:
    door = asyncio.Semaphore(AT_ONCE)

    async def one(seats: TableClients) -> None:
        async with door:
            await seats.sit()

    await asyncio.gather(*(one(seats) for seats in rounds))


async def _for_a_while(rounds: list[TableClients], seconds: float, load: Load) -> None:
    end = perf_counter() + seconds
    await asyncio.gather(*(_table(seats, end, Random(number), load) for number, seats in enumerate(rounds)))


async def _table(seats: TableClients, end: float, random: Random, load: Load) -> None:
    """Play at one table: think for a moment, decide, repeat."""
    pause = random.uniform(0.0, PAUSE)
    while perf_counter() + pause < end:
        await asyncio.sleep(pause)
        start = perf_counter()
        deciding = seats.deciding
        if not deciding:
            return  # the game is over
        seat = random.choice(deciding)
        try:
            _note(load, await seats.move(seat, random.choice(seat.moves), PATIENCE))
        except (OSError, asyncio.IncompleteReadError) as error:
            load.errors.append(f"{type(error).__name__}: {error}")
        pause = max(0.0, random.uniform(0.5, 1.5) * PAUSE - (perf_counter() - start))


def _note(load: Load, moved: Moved) -> None:
    if moved.status != 200:
        load.errors.append(f"a move was answered with {moved.status}")
        return
    load.answered.append(moved.answered)
    load.told += moved.told
    load.unseen += SEATS - len(moved.told)
    if moved.told:
        load.all_told.append(max(moved.told))


async def _left_behind(rounds: list[TableClients]) -> list[str]:
    """The pages that do not show the server's current position."""
    wrong = []
    for seats in rounds:
        for number, seat in enumerate(seats.seats):
            status, content = await seat.line.ask("GET", f"/api/tables/{seat.table}")
            moment = msgspec.json.decode(content)["moment"] if status == 200 else f"{status}"
            if seat.lost or moment != seat.moment:
                wrong.append(f"seat {number} of {seat.table} was left behind" + " and cut off" * seat.lost)
    return wrong


def _used(pid: int) -> float:
    """CPU seconds of a process; 0 if the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def _memory(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
    except OSError:
        return 0


def summary(load: Load) -> str:
    """The results in one line."""
    return (
        f"{load.tables} tables, {load.moves} moves in {load.seconds:.0f} s: answered {Times(load.answered).cells}, "
        f"seen {Times(load.told).cells}, by all {Times(load.all_told).cells} ms; {len(load.errors)} errors"
    )
