"""How far a decision may be taken back: up to the point where somebody learned something."""

from __future__ import annotations

from random import Random
from typing import Any

from fondaco.table.house import AnyGame

IMAGINED = 4


def reveals(game: AnyGame, before: Any, after: Any, seat: int, lane: int, option: int) -> bool:
    """Whether a seat's own decision showed it something it could not foresee.

    The same decision is taken in other positions that looked the same to the seat; if it does not
    see the same afterwards, the decision told it which of them was real.
    """
    view = game.view(before, seat)
    seen = game.view(after, seat)
    random = Random(f"undo {before.frames}")
    for _ in range(IMAGINED):
        imagined = game.imagine(view, random.random)
        game.turn_to(imagined, lane)
        game.answer(imagined, option)
        if game.view(imagined, seat) != seen:
            return True
    return False
