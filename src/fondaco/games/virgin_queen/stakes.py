"""How many command points are staked on dice."""

from __future__ import annotations

from fondaco.games.virgin_queen.board import PowerChoice
from fondaco.games.virgin_queen.refusals import NO_POINTS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import AMOUNT
from fondaco.kernel import QUIET, Group, Options, Why


class Stake(PowerChoice):
    """A number of points between two bounds, and no more than are left (enterprise.costs)."""

    options = Options(Group("", (AMOUNT,)))

    def bounds(self, on: int) -> tuple[int, int]:
        """The least and the most that may be staked."""
        raise NotImplementedError

    def out_of_bounds(self, on: int) -> int:
        """The refusal of any other number."""
        raise NotImplementedError

    def candidates(self, s: Enterprise, power: int, on: int) -> list[int]:
        least, most = self.bounds(on)
        return list(range(least, most + 1))

    def refusal(self, s: Enterprise, power: int, on: int, points: int, why: Why = QUIET) -> int:
        least, most = self.bounds(on)
        if not least <= points <= most:
            return why.no(self.out_of_bounds(on))
        return 0 if points <= s.points_left else why.no(NO_POINTS, cost=points, number=s.points_left)
