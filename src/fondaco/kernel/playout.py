"""Random playouts: sampling of chance outcomes and of legal options."""

from collections.abc import Callable

from fondaco.kernel.engine import advance, at_hand
from fondaco.kernel.game import Game
from fondaco.kernel.step import NATURE, NOBODY, S, Step
from fondaco.kernel.view import V


def pick(step: Step[S], s: S, a: int, b: int, chance: float) -> int:
    """Weighted sampling: the outcome of NATURE for a number from 0 to 1."""
    outcomes = step.candidates(s, a, b)
    weights = step.weights(s, a, b)
    if not weights:
        return outcomes[int(chance * float(len(outcomes)))]
    if len(weights) != len(outcomes):
        raise ValueError(f"{step!r} has {len(outcomes)} outcomes and {len(weights)} weights")
    mark = chance * float(sum(weights))
    for outcome, weight in zip(outcomes, weights):
        mark -= float(weight)
        if mark < 0.0:
            return outcome
    return outcomes[-1]


def random_option(step: Step[S], s: S, a: int, b: int, random: Callable[[], float]) -> int:
    """Uniform sampling of a legal option, by rejection; public API for fuzzing and tests."""
    candidates = step.candidates(s, a, b)
    left = float(len(candidates))
    while True:
        index = int(random() * left)
        option = candidates[index]
        if not step.refusal(s, a, b, option):
            return option
        candidates[index] = candidates[-1]
        candidates.pop()
        left -= 1.0


def wander(game: Game[S, V], s: S, random: Callable[[], float]) -> tuple[int, int]:
    """Random playout to the end: numbers of decisions and of chances. Public API; compiled, for honest benchmarks."""
    steps: tuple[Step[S], ...] = game.steps
    decisions = chances = 0
    who = advance(steps, s)
    while who != NOBODY:
        number, a, b = at_hand(s)
        step = steps[number]
        if who == NATURE:
            option = pick(step, s, a, b, random())
            chances += 1
        else:
            option = random_option(step, s, a, b, random)
            decisions += 1
        (s.frames if s.lane < 0 else s.sides[s.lane]).pop()
        step.choose(s, a, b, option)
        who = advance(steps, s)
    return decisions, chances
