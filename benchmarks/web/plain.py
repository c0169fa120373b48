"""Latency of our server without a browser: from the request to the message on the live connection."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from benchmarks.web.clients import TableClients
from benchmarks.web.peer import Moves
from benchmarks.web.server import Laid, Open

PATIENCE = 3.0


@contextmanager
def playing(server: Open, table: Laid) -> Iterator[Callable[[int], Moves]]:
    """Open four pages of a table; the function plays so many moves and returns their durations."""
    with asyncio.Runner() as runner:
        seats = TableClients(server.address, table.id, table.tokens)
        runner.run(seats.sit())
        random = Random(table.id)
        try:
            yield lambda count: runner.run(_moves(seats, count, random))
        finally:
            runner.run(seats.leave())


async def _moves(seats: TableClients, count: int, random: Random) -> Moves:
    made: Moves = []
    while len(made) < count and (seat := await seats.someone(PATIENCE)):
        moved = await seats.move(seat, random.choice(seat.moves), PATIENCE)
        if moved.status != 200:
            raise RuntimeError(f"a move was answered with {moved.status}")
        if moved.own is not None:
            made.append((moved.own, max(moved.told)))
    return made
