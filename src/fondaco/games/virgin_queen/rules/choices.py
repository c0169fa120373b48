"""Decisions of a kind that several chapters ask: on the target of an operation, on a stake, on what is drawn."""

from typing import ClassVar

from fondaco.games.virgin_queen.rules import refusals
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Chance, Group, Options, Why


class Operation(PowerChoice):
    """What command points buy is pointed at (enterprise.costs)."""

    leads_to: ClassVar[int] = 0
    """The step that asks on, of the same power and what it pointed at."""

    def target_refusal(self, s: Enterprise, power: int, why: Why) -> int:
        """Whether there is anything a power could point at."""
        return 0 if self.is_possible(s, power, 0) else why.no(refusals.NO_TARGET)

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        s.then((self.leads_to, power, option))


class Stake(PowerChoice):
    """A number of points between two bounds, and no more than are left (enterprise.costs)."""

    options = Options(Group("", (AMOUNT,)))
    always_asked = True  # dice follow: the odds are to be seen first

    def bounds(self, on: int) -> tuple[int, int, int]:
        """The least and the most that may be staked, and what says no to anything else."""
        raise NotImplementedError

    def candidates(self, s: Enterprise, power: int, on: int) -> list[int]:
        least, most, _ = self.bounds(on)
        return list(range(least, most + 1))

    def refusal(self, s: Enterprise, power: int, on: int, points: int, why: Why = QUIET) -> int:
        least, most, outside = self.bounds(on)
        if not least <= points <= most:
            return why.no(outside)
        return 0 if points <= s.points_left else why.no(refusals.NO_POINTS, cost=points, number=s.points_left)


class Drawing(Chance[Enterprise]):
    """Something is drawn at random; from an empty pile nothing is."""

    def pile(self, s: Enterprise, a: int, b: int) -> list[int]:
        """How many there are of each option."""
        raise NotImplementedError

    def seat(self, s: Enterprise, a: int, b: int) -> int:
        return NATURE if any(self.pile(s, a, b)) else NOBODY

    def run(self, s: Enterprise, a: int, b: int) -> None:
        """Nothing is drawn."""

    def candidates(self, s: Enterprise, a: int, b: int) -> list[int]:
        return [option for option, count in enumerate(self.pile(s, a, b)) if count]

    def weights(self, s: Enterprise, a: int, b: int) -> list[int]:
        return [count for count in self.pile(s, a, b) if count]
