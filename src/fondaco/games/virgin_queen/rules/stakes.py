"""How many command points are staked on dice."""

from fondaco.games.virgin_queen.rules import refusals
from fondaco.games.virgin_queen.rules.spaces import PowerChoice
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Group, Options, Why


class Stake(PowerChoice):
    """A number of points between two bounds, and no more than are left (enterprise.costs)."""

    options = Options(Group("", (AMOUNT,)))

    def bounds(self, on: int) -> tuple[int, int]:
        """The least and the most that may be staked."""
        raise NotImplementedError

    def candidates(self, s: Enterprise, power: int, on: int) -> list[int]:
        least, most = self.bounds(on)
        return list(range(least, most + 1))

    def is_within(self, on: int, points: int) -> bool:
        """Whether so many points may be staked at all."""
        least, most = self.bounds(on)
        return least <= points <= most

    def may_be_forced(self, s: Enterprise, power: int, on: int) -> bool:
        return False  # dice follow: the odds are to be seen first


def unpaid(s: Enterprise, points: int, why: Why) -> int:
    """No more can be staked than is left."""
    return 0 if points <= s.points_left else why.no(refusals.NO_POINTS, cost=points, number=s.points_left)
