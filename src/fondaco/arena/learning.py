"""The command `fondaco learn`: ridge regression of game results on features, from games between bots.

Epsilon-greedy bots play each other, so that all kinds of positions come up. Each round yields a sample: the
difference of both seats' features, and the result of the game.
"""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from fondaco.arena.sentences import ArenaError, ArenaSentences
from fondaco.bots.search.weights import FILE, save_weights
from fondaco.bots.search.worker_pool import worker_pool
from fondaco.table import AnyGame, Sitter, Table, find_game, register_bot, sitter_named
from fondaco.terminal.parser import Parser, whole

CARELESSNESS: Final = 0.03
"""Epsilon: the probability of a random move, for varied positions."""
RIDGES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0)
"""Candidate ridge penalties; the one that predicts held-out games best is taken."""
HELD_BACK: Final = 5
"""Hold-out: of so many games, one chooses the penalty and one tests the result."""


@dataclass(frozen=True)
class Sample:
    """A training sample: the difference of two seats' features, and the result of the game."""

    game: int
    when: float
    """The progress of the game, from 0 to 1."""
    features: tuple[float, ...]
    judged: float
    """The game's own evaluation of the position, as the lead of the first seat in points."""
    margin: float
    """The final lead of the first seat in points."""
    victory: float
    """1 if the first seat won, -1 if the second did."""


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    say = parser.say
    parser.add_argument("game", help=say("search-game"))
    parser.add_argument("--games", type=whole, default=400, metavar="N", help=say("learn-games"))
    parser.add_argument("--every", type=whole, default=0, metavar="N", help=say("learn-every"))
    parser.add_argument("--bot", default="greedy", help=say("learn-bot"))
    parser.add_argument("--workers", type=whole, default=2, metavar="N", help=say("search-workers"))
    parser.add_argument("--seed", default="learn", help=say("arena-seed"))
    parser.add_argument("--dry", action="store_true", help=say("learn-dry"))
    parser.add_argument("--into", type=Path, default=FILE, metavar="FILE", help=say("search-into"))


def run(arguments: Namespace) -> int:
    """Collect samples, fit the weights, report the fit on held-out games, and save."""
    game = find_game(arguments.game)
    sitter_named(arguments.bot)
    if arguments.games < 2 * HELD_BACK or arguments.workers < 1:
        raise ArenaError("error-learn-games", least=2 * HELD_BACK)
    noted = partial(moments, game.name, arguments.bot, arguments.every, arguments.seed)
    with worker_pool(arguments.workers) as pool:
        samples = [sample for found in pool.map(noted, range(arguments.games), chunksize=4) for sample in found]
    if not samples or not samples[0].features:
        raise ArenaError("error-no-features", game=game.name)
    unseen, choosing, *rest = [[s for s in samples if s.game % HELD_BACK == part] for part in range(HELD_BACK)]
    seen = [sample for part in rest for sample in part]
    found = gathered(seen)
    against = max(RIDGES, key=lambda ridge: foresight(choosing, ridged(found, ridge)))
    print(*report(unseen, ridged(found, against), arguments.language), sep="\n")
    if not arguments.dry:
        weights = ridged(gathered(samples), against)
        save_weights(game.name, weights, arguments.into)
        say = ArenaSentences(arguments.language).say
        print(say("learn-written", weights=len(weights), games=str(arguments.games), ridge=f"{against:g}"))
    return 0


# Samples


Note = tuple[tuple[float, ...], float]


class Learner:
    """Epsilon-greedy wrapper of a bot that collects features."""

    def __init__(self, bot: Sitter, every: int, notes: dict[int, Note]) -> None:
        self.bot, self.every, self.notes = bot, every, notes
        self.decisions = 0

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        world = game.imagine(view, random.random)
        self.decisions += 1
        moment = self.decisions // self.every if self.every else game.clock(world)
        if moment not in self.notes:
            self.notes[moment] = difference(game, world)
        if random.random() < CARELESSNESS:
            return random.choice(options)
        return self.bot.choose(game, view, options, random)


def difference(game: AnyGame, s: Any) -> tuple[tuple[float, ...], float]:
    """The difference of both seats' features, and that of the game's evaluation."""
    first, second = game.features(s, 0), game.features(s, 1)
    judged = game.evaluate(s, 0) - game.rivalry * game.evaluate(s, 1)
    return tuple(one - other for one, other in zip(first, second)), judged


def moments(game: str, bot: str, every: int, seed: str, number: int) -> list[Sample]:
    """The samples of one game."""
    notes: dict[int, Note] = {}
    register_bot("learner", lambda: Learner(sitter_named(bot), every, notes))
    table = Table(game, ["learner", "learner"], f"{seed} {number}")
    table.finish()
    margin = float(table.scores[0] - table.scores[1])
    victory = float((0 in table.winners) - (1 in table.winners))
    return [
        Sample(number, place / len(notes), features, judged, margin, victory)
        for place, (features, judged) in enumerate(notes.values())
    ]


# Regression


@dataclass(frozen=True)
class Gathered:
    """Normal equations of the regression: the scale of each feature, and the augmented matrix."""

    scale: list[float]
    matrix: list[list[float]]
    """Each row ends with its right-hand side."""


def ridged(found: Gathered, against: float) -> list[float]:
    """Ridge regression: the weight of each feature."""
    matrix = [list(line) for line in found.matrix]
    for k, line in enumerate(matrix):
        line[k] += against
    return [weight / size for weight, size in zip(solved(matrix), found.scale)]


def gathered(samples: Sequence[Sample]) -> Gathered:
    """Accumulate the normal equations of samples."""
    count = len(samples[0].features)
    scale = [max(1e-6, sum(s.features[k] ** 2 for s in samples) / len(samples)) ** 0.5 for k in range(count)]
    matrix = [[0.0] * (count + 1) for _ in range(count)]
    for sample, aim in zip(samples, targets(samples)):
        row = [number / size for number, size in zip(sample.features, scale)]
        for k, number in enumerate(row):
            if number:
                line = matrix[k]
                for other in range(k, count):
                    line[other] += number * row[other]
                line[count] += number * aim
    for k in range(count):
        for other in range(k):
            matrix[k][other] = matrix[other][k]
    return Gathered(scale, matrix)


def targets(samples: Sequence[Sample]) -> list[float]:
    """Regression targets: mean of the margin and the victory at the usual margin, as some victories bring no points."""
    usual = (sum(sample.margin**2 for sample in samples) / len(samples)) ** 0.5
    return [(sample.margin + usual * sample.victory) / 2 for sample in samples]


def solved(matrix: list[list[float]]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive definite, so no pivoting is needed."""
    count = len(matrix)
    for k in range(count):
        top = matrix[k]
        for line in matrix[k + 1 :]:
            share = line[k] / top[k]
            if share:
                for place in range(k, count + 1):
                    line[place] -= share * top[place]
    found = [0.0] * count
    for k in reversed(range(count)):
        known = sum(matrix[k][place] * found[place] for place in range(k + 1, count))
        found[k] = (matrix[k][count] - known) / matrix[k][k]
    return found


def report(samples: Sequence[Sample], weights: Sequence[float], language: str = "en") -> list[str]:
    """Correlation of the prediction with the result in held-out games, for each quarter of the game."""
    words = ArenaSentences(language)
    lines = [words.say("learn-correlation")]
    for part in range(4):
        some = [sample for sample in samples if part <= 4 * sample.when < part + 1]
        if len(some) > 2:
            judged = correlation([sample.judged for sample in some], targets(some))
            learned, known = words.decimal(foresight(some, weights), 2), words.decimal(judged, 2)
            line = words.say("learn-quarter", quarter=part + 1, learned=learned, judged=known, moments=len(some))
            lines.append(f"  {line}")
    return lines


def foresight(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Correlation of the weights' prediction with the results."""
    values = [sum(weight * number for weight, number in zip(weights, sample.features)) for sample in samples]
    return correlation(values, targets(samples))


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Pearson's correlation coefficient."""
    mean, middle = sum(ones) / len(ones), sum(others) / len(others)
    together = sum((one - mean) * (other - middle) for one, other in zip(ones, others))
    apart = sum((one - mean) ** 2 for one in ones) * sum((other - middle) ** 2 for other in others)
    return together / apart**0.5 if apart else 0.0
