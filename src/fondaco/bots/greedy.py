"""Greedy bot: one-ply search over the game's evaluation."""

from random import Random
from typing import Any, Final

from fondaco.kernel import NATURE, NOBODY
from fondaco.table import AnyGame

FOLLOW: Final = 4
"""Search depth: further decisions of the same seat that may complete a move (which symbol, then where, then what)."""
DITHER: Final = 1e-4
"""Penalty per decision: prefers the shortest way to a position."""
POINTLESS: Final = -1e9
"""The value of a path back to the position it began with."""
BUDGET: Final = 150
"""Positions visited per option."""


class Greedy:
    """Greedy bot: picks the option with the best evaluation after the decisions that complete it."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return max(self.values(game, view, options, random), key=lambda pair: pair[1])[0]

    def values(self, game: AnyGame, view: Any, options: list[int], random: Random) -> list[tuple[int, float]]:
        """The value of each option, by the game's evaluation."""
        world = imagined(game, view, random)
        searches = ((option, GreedySearch(game, view.seat, world)) for option in options)
        return [(option, search.answer(world, option, FOLLOW) + random.random() * 1e-6) for option, search in searches]


def imagined(game: AnyGame, view: Any, random: Random) -> Any:
    """A position sampled from a view, turned to the decision of its seat."""
    world = game.imagine(view, random.random)
    owed = next(pending for pending in game.pending(world) if pending.seat == view.seat)
    game.turn_to(world, owed.lane)
    return world


class GreedySearch:
    """Depth-first search for one seat, within a budget of positions."""

    def __init__(self, game: AnyGame, seat: int, start: Any) -> None:
        self.game, self.seat, self.start = game, seat, start
        self.budget = BUDGET

    def answer(self, s: Any, option: int, follow: int) -> float:
        """The value of the position after an option."""
        self.budget -= 1
        after = s.copy()
        who = self.game.answer(after, option)
        if after.sides:
            who = self._stay_in_lane(after)
        if who != self.seat or follow == 0 or self.budget <= 0 or who in (NATURE, NOBODY):
            return self.game.evaluate(after, self.seat)
        frame = after.frames[-1] if after.lane < 0 else after.sides[after.lane][-1]
        if self.game.steps[frame[0]].settled:
            start = self.start  # a path back to its own beginning is of no use
            is_back = after.frames == start.frames and after.sides == start.sides
            if is_back and all(getattr(after, name) == getattr(start, name) for name in after.VISIBLE):
                return POINTLESS
            return self.game.evaluate(after, self.seat)
        return max(self.answer(after, further, follow - 1) for further in self.game.legal(after, frame)) - DITHER

    def _stay_in_lane(self, s: Any) -> int:
        """In simultaneous play, continue with the seat's own side-stack if it owes a decision."""
        for pending in self.game.pending(s):
            number, a, b = pending.frame
            if pending.lane == self.seat and not self.game.steps[number].is_optional(s, a, b):
                self.game.turn_to(s, pending.lane)
                return pending.seat
        return NOBODY
