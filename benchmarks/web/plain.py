"""Our server without a browser: from the request to the message on the page's live connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from benchmarks.web.house import Laid, Open
from benchmarks.web.peer import Moves
from benchmarks.web.visitors import Round

PATIENCE = 3.0


@contextmanager
def playing(house: Open, table: Laid) -> Iterator[Callable[[int], Moves]]:
    """A table with four pages open: ask for a number of moves, and get how long each took."""
    with asyncio.Runner() as runner:
        seats = Round(house.address, table.id, table.tokens)
        runner.run(seats.sit())
        random = Random(table.id)
        try:
            yield lambda count: runner.run(_moves(seats, count, random))
        finally:
            runner.run(seats.leave())


async def _moves(seats: Round, count: int, random: Random) -> Moves:
    made: Moves = []
    while len(made) < count and (seat := await seats.someone(PATIENCE)):
        moved = await seats.move(seat, random.choice(seat.moves), PATIENCE)
        if moved.status != 200:
            raise RuntimeError(f"a move was answered with {moved.status}")
        if moved.own is not None:
            made.append((moved.own, max(moved.told)))
    return made
