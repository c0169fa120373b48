"""Lookahead: complete a move of several decisions greedily, by the game's evaluation."""

from collections.abc import Callable
from typing import Any, Final

from fondaco.bots.search.settings import Settings
from fondaco.kernel.engine import answer, at_hand, legal, owes
from fondaco.kernel.state import State
from fondaco.kernel.step import NOBODY, Step

LONGEST: Final = 12
"""Further decisions after the search depth, taken without alternatives, so that a move is complete."""
IN_VAIN: Final = -1e15
"""The value of a move that can only be retracted: below any other, or it would be repeated forever."""


class Lookahead:
    """Depth-first search over the decisions of one move, within a budget; keeps the best position of the mover."""

    def __init__(self, game: Any, own: int, settings: Settings) -> None:
        self._steps: tuple[Step[State], ...] = game.steps
        self._evaluate: Callable[[Any, int], float] = game.evaluate
        self._completion: int = settings.completion
        self._patience: int = settings.patience
        self._own = own
        self._looks = 0
        self._best = 0.0
        self._end: State = State(game.players[0])
        self._next = NOBODY

    def completed(self, s: State, mover: int) -> tuple[State, int]:
        """Complete a move under way; returns the position and the seat that decides next."""
        number, _, _ = at_hand(s)
        if self._steps[number].settled:
            return s, mover
        return self.moved(s, mover)

    def moved(self, s: State, mover: int) -> tuple[State, int]:
        """Make a whole move; returns the position and the seat that decides next; consumes the given position."""
        self._best = -1e18
        number, a, b = at_hand(s)
        step = self._steps[number]
        options = onward(step, legal(step, s, a, b))
        patience = self._patience // len(options)
        for option in options[:-1]:
            self._looks = patience
            self._answer(s.copy(), mover, option, self._completion)
        self._looks = patience
        self._answer(s, mover, options[-1], self._completion)
        return self._end, self._next

    def after(self, s: State, mover: int, option: int) -> float:
        """The value of the best move that begins with an option."""
        self._best = -1e18
        self._looks = self._patience
        self._answer(s.copy(), mover, option, self._completion)
        return self._best

    def _answer(self, s: State, mover: int, option: int, follow: int) -> None:
        """Visit an option and its completions; consumes the given position."""
        who = mine_first(self._steps, self._own, s, answer(self._steps, s, option))
        if who == mover and follow > -LONGEST:
            number, a, b = at_hand(s)
            step = self._steps[number]
            if not step.settled:
                options = onward(step, legal(step, s, a, b))
                if step.retracts(options[0]):
                    self._keep(s, who, IN_VAIN)
                    return
                last = len(options) - 1 if follow > 0 and self._looks > 0 else 0
                for further in options[:last]:
                    self._answer(s.copy(), mover, further, follow - 1)
                self._answer(s, mover, options[last], follow - 1)
                return
        self._keep(s, who, self._evaluate(s, mover))

    def _keep(self, s: State, who: int, value: float) -> None:
        """Keep the position if it is the best so far."""
        self._looks -= 1
        if value > self._best:
            self._best, self._end, self._next = value, s, who


def onward(step: Step[State], options: list[int]) -> list[int]:
    """The options that do not retract the last decision, or all if there are no others."""
    return [option for option in options if not step.retracts(option)] or options


def mine_first(steps: tuple[Step[State], ...], own: int, s: State, who: int) -> int:
    """In simultaneous play, the searching seat's own side-stack comes before those of others."""
    if not s.sides or s.lane == own or not owes(steps, s, own):
        return who
    s.lane = own
    number, a, b = at_hand(s)
    return steps[number].seat(s, a, b)
