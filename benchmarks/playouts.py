"""Our own games, played at random as fast as they go."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from fondaco.kernel import NATURE, NOBODY, pick, random_option, wander
from fondaco.table import AnyGame, find_game

COPIES = 2000
MIDDLE = 300
"""The decision at which the position that is copied stands."""


class Sample(NamedTuple):
    """What was measured in one run: decisions per second, and microseconds for a copy."""

    decisions: float
    copy: float


def time_copies(copy: Callable[[], Any]) -> float:
    """Microseconds for one copy."""
    start = perf_counter()
    for _ in range(COPIES):
        copy()
    return (perf_counter() - start) / COPIES * 1e6


def middle_of_a_game(game: AnyGame, players: int) -> Any:
    """A position well into a random game, or the last of a game that is shorter than that."""
    random = Random(7)
    s = game.begin(players, {})
    who = game.advance(s)
    for _ in range(MIDDLE):
        number, a, b = s.frames[-1] if s.lane < 0 else s.sides[s.lane][-1]
        step = game.steps[number]
        drawn = pick(step, s, a, b, random.random()) if who == NATURE else -1
        before = s.copy()
        who = game.answer(s, drawn if who == NATURE else random_option(step, s, a, b, random.random))
        if who == NOBODY:
            return before
    return s


def fondaco_peer(name: str, players: int) -> Callable[[float], Sample]:
    """Random games of ours."""
    game = find_game(name)
    random = Random(1)
    position = middle_of_a_game(game, players)

    def run(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            decisions += wander(game, game.begin(players, {}), random.random)[0]
        speed = decisions / (perf_counter() - start)
        return Sample(speed, time_copies(position.copy))

    return run
