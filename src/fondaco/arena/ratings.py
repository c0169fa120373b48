"""Elo ratings of bots, by the models of Bradley and Terry and of Luce, with confidence intervals."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from fondaco.arena.intervals import Estimate, Z
from fondaco.arena.matches import Outcome

SCALE = 400 / log(10)
"""400 points are a tenfold chance, as in chess."""
DRAWN = 1
"""The games that every two bots are taken to have drawn before the first: no result makes a rating infinite."""
ENOUGH = 1e-7
"""A step so small changes no digit that is shown, and no likelihood that could be told from another."""
STEPS = 100

Matrix = list[list[float]]
Tables = dict[tuple[int, ...], dict[int, float]]
"""For every lineup that sat at a table, how often each of its bots won there."""


@dataclass(frozen=True)
class Ratings:
    """The strength of each bot in units of the logarithm, their mean being 0, and how these vary together."""

    strengths: list[float]
    covariance: Matrix

    def rating(self, bot: int) -> Estimate:
        """A bot's rating; the mean of all bots named is 0."""
        return _estimate(self.strengths[bot], self.covariance[bot][bot])

    def difference(self, bot: int, other: int) -> Estimate:
        """How far a bot is above another; its interval is narrower than those of the two ratings suggest."""
        spread = self.covariance
        variance = spread[bot][bot] + spread[other][other] - 2 * spread[bot][other]
        return _estimate(self.strengths[bot] - self.strengths[other], variance)


def _estimate(value: float, variance: float) -> Estimate:
    reach = Z * sqrt(max(variance, 0.0))
    return Estimate(SCALE * value, SCALE * (value - reach), SCALE * (value + reach))


def rate(bots: int, outcomes: Iterable[Outcome]) -> Ratings:
    """The strengths that make the victories most likely, after Bradley and Terry.

    At a table of two this is their model: a bot wins with probability a / (a + b). At a table of three or four it is
    Luce's, which extends theirs by the same rule: a / (a + b + c). So only victories count, shared ones in parts;
    who came second does not, since not every game ranks its losers. To these games is added one drawn game between
    every two bots, so that ratings and intervals stay finite when one of them always wins.

    Intervals come from the curvature of the likelihood at its top. With the drawn game this is, for two bots, the
    logit interval of Gart, which holds what it promises also near 0 and 100 %.
    """
    tables = _tables(bots, outcomes)
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, bend = _derivatives(tables, strengths)
        change = [sum(a * b for a, b in zip(row, slope)) for row in _inverse(bend)]
        strengths = _climbed(tables, strengths, change)
        if max(map(abs, change)) < ENOUGH:
            break
    mean = sum(strengths) / bots
    inverse = _inverse(_derivatives(tables, strengths)[1])
    # The strengths are held by their mean, which itself is no estimate: its part is taken out again.
    covariance = [[value - 1 / bots for value in row] for row in inverse]
    return Ratings([strength - mean for strength in strengths], covariance)


def _climbed(tables: Tables, strengths: list[float], change: list[float]) -> list[float]:
    """Newton's step, or half of it, or half of that: a whole one may lead beyond the top and down again."""
    before, size = _likelihood(tables, strengths), 1.0
    while True:
        climbed = [strength + size * part for strength, part in zip(strengths, change)]
        if size * max(map(abs, change)) < ENOUGH or _likelihood(tables, climbed) >= before:
            return climbed
        size /= 2


def _tables(bots: int, outcomes: Iterable[Outcome]) -> Tables:
    tables: Tables = {pair: dict.fromkeys(pair, DRAWN / 2) for pair in combinations(range(bots), 2)}
    for outcome in outcomes:
        lineup = tuple(sorted(outcome.bots))
        wins = tables.setdefault(lineup, dict.fromkeys(lineup, 0.0))
        for seat in outcome.winners:
            wins[outcome.bots[seat]] += outcome.victory(seat)
    return tables


def _likelihood(tables: Tables, strengths: list[float]) -> float:
    total = 0.0
    for lineup, wins in tables.items():
        top = max(strengths[bot] for bot in lineup)
        whole = top + log(sum(exp(strengths[bot] - top) for bot in lineup))
        total += sum(won * (strengths[bot] - whole) for bot, won in wins.items())
    return total


def _derivatives(tables: Tables, strengths: list[float]) -> tuple[list[float], Matrix]:
    """How the likelihood rises with each strength, and how it bends; the bend also holds the mean in its place."""
    bots = len(strengths)
    slope, bend = [0.0] * bots, [[1 / bots] * bots for _ in range(bots)]
    for lineup, wins in tables.items():
        games = sum(wins.values())
        top = max(strengths[bot] for bot in lineup)
        weights = {bot: exp(strengths[bot] - top) for bot in lineup}
        whole = sum(weights.values())
        for bot in lineup:
            chance = weights[bot] / whole
            slope[bot] += wins[bot] - games * chance
            bend[bot][bot] += games * chance
            for other in lineup:
                bend[bot][other] -= games * chance * weights[other] / whole
    return slope, bend


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small symmetric positive matrix, after Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(column == place) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[place])]
    return [row[size:] for row in rows]
