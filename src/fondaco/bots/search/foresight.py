"""Looking a little ahead: how who moves would complete a move, and how a move would go by the evaluation alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fondaco.bots.search.settings import Settings
from fondaco.kernel.engine import answer, at_hand, legal, owes
from fondaco.kernel.state import State
from fondaco.kernel.step import NOBODY, Step

LONGEST: Final = 12
"""How many more decisions of a move are taken without looking around, to judge no move half done."""
IN_VAIN: Final = -1e15
"""A move that can only be taken back: worse than any other, as who liked it best would make it for ever."""


class Foresight:
    """Tries how a move may go, until it is complete or patience ends, and keeps what looks best to who makes it."""

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
        """The position after the rest of a move under way, and who decides then."""
        number, _, _ = at_hand(s)
        if self._steps[number].settled:
            return s, mover
        return self.moved(s, mover)

    def moved(self, s: State, mover: int) -> tuple[State, int]:
        """The position after a whole move, and who decides then; the position before is used up."""
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
        """How good a move looks that begins with an option."""
        self._best = -1e18
        self._looks = self._patience
        self._answer(s.copy(), mover, option, self._completion)
        return self._best

    def _answer(self, s: State, mover: int, option: int, follow: int) -> None:
        """Try an option and all that may complete it; the position is used up."""
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
        """Of all positions looked at, keep the one that looks best."""
        self._looks -= 1
        if value > self._best:
            self._best, self._end, self._next = value, s, who


def onward(step: Step[State], options: list[int]) -> list[int]:
    """The options that do not take back what was just decided, if there are others."""
    return [option for option in options if not step.retracts(option)] or options


def mine_first(steps: tuple[Step[State], ...], own: int, s: State, who: int) -> int:
    """While all play together the seat that thinks goes on with its own decisions before it looks at others'."""
    if not s.sides or s.lane == own or not owes(steps, s, own):
        return who
    s.lane = own
    number, a, b = at_hand(s)
    return steps[number].seat(s, a, b)
