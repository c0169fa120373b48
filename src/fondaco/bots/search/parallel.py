"""Root-parallel search: independent searches in worker processes, whose results are merged."""

from __future__ import annotations

import atexit
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import current_process
from random import Random
from typing import Any, Final

from fondaco.bots.search.analysis import Analysis, Prospect
from fondaco.bots.search.budget import Budget
from fondaco.bots.search.search import USUAL, Search
from fondaco.bots.search.settings import Settings
from fondaco.bots.search.worker_pool import worker_pool
from fondaco.kernel.parsing import whole_number
from fondaco.table import AnyGame, BadSeats, FondacoError

MOST: Final = 64
POOLS: Final[dict[int, ProcessPoolExecutor]] = {}
"""Worker pools by size, started once and reused."""


class Council:
    """Root parallelism: visits of all members are summed, win probabilities averaged by visits."""

    def __init__(self, members: int = 0, budget: Budget = USUAL, settings: Settings | None = None) -> None:
        self.members, self.budget, self.settings = members or os.cpu_count() or 1, budget, settings

    def within(self, budget: str) -> Council:
        """A copy with another budget per member and optionally another size: `1s`, `1s*4`."""
        time, _, members = budget.partition("*")
        size = whole_number(members, MOST) if members else 0
        if size is None or (members and not size):
            raise BadSeats("error-council-size", most=MOST, given=members)
        return Council(size, Budget.parse(time), self.settings)

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return self.think(game, view, options, random).best.option

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """The merged analysis; the principal variation is that of a member with the same best option."""
        if current_process().daemon:
            raise FondacoError("error-council-in-worker")
        seeds = [random.random() for _ in range(self.members)]
        try:
            heard = self._ask(game, view, options, seeds)
        except BrokenProcessPool:  # a worker died, which shuts the pool down
            POOLS.pop(self.members, None)
            heard = self._ask(game, view, options, seeds)
        prospects = sorted(
            (_together(option, heard) for option in options),
            key=lambda prospect: (-prospect.visits, -prospect.expected[view.seat]),
        )
        agreeing = next((each for each in heard if each.best.option == prospects[0].option), heard[0])
        return Analysis(
            view.seat,
            tuple(prospects),
            agreeing.line,
            prospects[0].expected,
            sum(each.iterations for each in heard),
            0,
        )

    def _ask(self, game: AnyGame, view: Any, options: list[int], seeds: list[float]) -> list[Analysis]:
        """Run the searches in the pool; the analysis of each member."""
        pool = _pool(self.members)
        asked = [pool.submit(_think, game, view, options, seed, self.budget, self.settings) for seed in seeds]
        return [answer.result() for answer in asked]

    def __repr__(self) -> str:
        return f"<council of {self.members}, {self.budget}>"


def _pool(members: int) -> ProcessPoolExecutor:
    """The worker pool of a size (cached)."""
    if members not in POOLS:
        POOLS[members] = worker_pool(members)
        atexit.register(POOLS[members].shutdown, wait=False, cancel_futures=True)
    return POOLS[members]


def _think(
    game: AnyGame, view: Any, options: list[int], seed: float, budget: Budget, settings: Settings | None
) -> Analysis:
    return Search(budget, settings).think(game, view, options, Random(seed))


def _together(option: int, heard: list[Analysis]) -> Prospect:
    """Merge the results of one option."""
    found = [prospect for each in heard for prospect in each.prospects if prospect.option == option]
    visits = sum(prospect.visits for prospect in found)
    weights = [prospect.visits or (not visits) for prospect in found]
    by_seat = zip(*(prospect.expected for prospect in found))
    expected = (sum(weight * one for weight, one in zip(weights, ones)) / sum(weights) for ones in by_seat)
    return Prospect(option, visits, tuple(expected))
