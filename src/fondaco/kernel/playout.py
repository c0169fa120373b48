"""Playing at random, fast: for benchmarks, fuzzing and the ends of searches."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.kernel.game import Game
from fondaco.kernel.step import NATURE, NOBODY, S, Step
from fondaco.kernel.view import V


def pick(step: Step[S], s: S, a: int, b: int, chance: float) -> int:
    """The outcome of NATURE that a number from 0 to 1 stands for."""
    outcomes = step.candidates(s, a, b)
    weights = step.weights(s, a, b)
    if not weights:
        return outcomes[int(chance * len(outcomes))]
    if len(weights) != len(outcomes):
        raise ValueError(f"{step!r} has {len(outcomes)} outcomes and {len(weights)} weights")
    mark = chance * sum(weights)
    for outcome, weight in zip(outcomes, weights):
        mark -= weight
        if mark < 0:
            return outcome
    return outcomes[-1]


def random_option(step: Step[S], s: S, a: int, b: int, random: Callable[[], float]) -> int:
    """Any legal option, all alike; refused candidates are drawn again."""
    candidates = step.candidates(s, a, b)
    while True:
        index = int(random() * len(candidates))
        option = candidates[index]
        if not step.refusal(s, a, b, option):
            return option
        candidates[index] = candidates[-1]
        candidates.pop()


def wander(game: Game[S, V], s: S, random: Callable[[], float]) -> tuple[int, int]:
    """Play a position to its end at random; how many decisions seats and NATURE took."""
    decisions = chances = 0
    who = game.advance(s)
    while who != NOBODY:
        lane = s.lane
        number, a, b = s.frames[-1] if lane < 0 else s.sides[lane][-1]
        step = game.steps[number]
        if who == NATURE:
            option = pick(step, s, a, b, random())
            chances += 1
        else:
            option = random_option(step, s, a, b, random)
            decisions += 1
        who = game.answer(s, option)
    return decisions, chances
