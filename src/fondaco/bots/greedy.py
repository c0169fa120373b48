"""A bot that takes what looks best at once."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fondaco.kernel import NATURE, NOBODY
from fondaco.table import AnyGame

FOLLOW: Final = 4
"""How many further decisions of the same seat belong to one move: which symbol, then where, then what."""
BUDGET: Final = 150
"""How many positions are looked at for one option."""


class Greedy:
    """The option after which the position looks best, once the decisions that complete it are taken."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return max(self.values(game, view, options, random), key=lambda pair: pair[1])[0]

    def values(self, game: AnyGame, view: Any, options: list[int], random: Random) -> list[tuple[int, float]]:
        """Each option with how good the game's evaluation finds it."""
        imagined = game.imagine(view, random.random)
        who = next(pending for pending in game.pending(imagined) if pending.seat == view.seat)
        game.turn_to(imagined, who.lane)
        look = Look(game, view.seat)
        return [(option, look.after(imagined, option) + random.random() * 1e-6) for option in options]


class Look:
    """Looks at positions for one seat until its budget is used up."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game, self.seat = game, seat
        self.budget = BUDGET

    def after(self, s: Any, option: int) -> float:
        """How good the position is after an option."""
        self.budget = BUDGET
        return self._answer(s, option, FOLLOW)

    def _answer(self, s: Any, option: int, follow: int) -> float:
        self.budget -= 1
        after = s.copy()
        after.lane = s.lane
        who = self.game.answer(after, option)
        if who != self.seat or follow == 0 or self.budget <= 0 or who in (NATURE, NOBODY):
            return self.game.evaluate(after, self.seat)
        frame = after.frames[-1] if after.lane < 0 else after.sides[after.lane][-1]
        return max(self._answer(after, further, follow - 1) for further in self.game.legal(after, frame))
