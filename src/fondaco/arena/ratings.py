"""Elo ratings of bots: Bradley-Terry and Luce models by maximum likelihood, with confidence intervals."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from fondaco.arena.intervals import Estimate, Z
from fondaco.arena.matches import Outcome

SCALE = 400 / log(10)
"""400 points are odds of ten to one, as in chess."""
DRAWN = 1
"""Prior: virtual draws between every two bots, so that ratings stay finite."""
ENOUGH = 1e-7
"""Convergence threshold of a Newton step: too small to change a digit that is shown."""
STEPS = 100

Matrix = list[list[float]]
Wins = dict[tuple[int, ...], dict[int, float]]
"""The victories of each bot, by lineup."""


@dataclass(frozen=True)
class Ratings:
    """Maximum-likelihood strengths on the log scale, with mean 0, and their covariance."""

    strengths: list[float]
    covariance: Matrix

    def rating(self, bot: int) -> Estimate:
        """A bot's rating; the mean of all bots is 0."""
        return _estimate(self.strengths[bot], self.covariance[bot][bot])

    def difference(self, bot: int, other: int) -> Estimate:
        """The difference of two ratings; its interval is narrower than those of the two suggest."""
        spread = self.covariance
        variance = spread[bot][bot] + spread[other][other] - 2 * spread[bot][other]
        return _estimate(self.strengths[bot] - self.strengths[other], variance)


def _estimate(value: float, variance: float) -> Estimate:
    reach = Z * sqrt(max(variance, 0.0))
    return Estimate(SCALE * value, SCALE * (value - reach), SCALE * (value + reach))


def rate(bots: int, outcomes: Iterable[Outcome]) -> Ratings:
    """Bradley-Terry ratings, by maximum likelihood (Newton's method).

    With two seats a bot wins with probability a / (a + b); with three or four this is Luce's model, a / (a + b + c).
    Only victories count, shared ones in parts, as not every game ranks its losers. The prior is one drawn game between
    every two bots, so that ratings and intervals stay finite when one of them always wins.

    Intervals come from the Hessian. With the prior this is, for two bots, Gart's logit interval, whose coverage holds
    also near 0 and 100 %.
    """
    lineups = _lineups(bots, outcomes)
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, bend = _derivatives(lineups, strengths)
        change = [sum(a * b for a, b in zip(row, slope)) for row in _inverse(bend)]
        strengths = _climbed(lineups, strengths, change)
        if max(map(abs, change)) < ENOUGH:
            break
    mean = sum(strengths) / bots
    inverse = _inverse(_derivatives(lineups, strengths)[1])
    # The strengths are identified by their mean, which is no estimate: its part of the covariance is removed.
    covariance = [[value - 1 / bots for value in row] for row in inverse]
    return Ratings([strength - mean for strength in strengths], covariance)


def _climbed(lineups: Wins, strengths: list[float], change: list[float]) -> list[float]:
    """Newton step with backtracking line search: a whole step may overshoot the maximum."""
    before, size = _likelihood(lineups, strengths), 1.0
    while True:
        climbed = [strength + size * part for strength, part in zip(strengths, change)]
        if size * max(map(abs, change)) < ENOUGH or _likelihood(lineups, climbed) >= before:
            return climbed
        size /= 2


def _lineups(bots: int, outcomes: Iterable[Outcome]) -> Wins:
    lineups: Wins = {pair: dict.fromkeys(pair, DRAWN / 2) for pair in combinations(range(bots), 2)}
    for outcome in outcomes:
        lineup = tuple(sorted(outcome.bots))
        wins = lineups.setdefault(lineup, dict.fromkeys(lineup, 0.0))
        for seat in outcome.winners:
            wins[outcome.bots[seat]] += outcome.victory(seat)
    return lineups


def _likelihood(lineups: Wins, strengths: list[float]) -> float:
    total = 0.0
    for lineup, wins in lineups.items():
        top = max(strengths[bot] for bot in lineup)
        whole = top + log(sum(exp(strengths[bot] - top) for bot in lineup))
        total += sum(won * (strengths[bot] - whole) for bot, won in wins.items())
    return total


def _derivatives(lineups: Wins, strengths: list[float]) -> tuple[list[float], Matrix]:
    """Gradient and negative Hessian of the log-likelihood, with a term that fixes the mean."""
    bots = len(strengths)
    slope, bend = [0.0] * bots, [[1 / bots] * bots for _ in range(bots)]
    for lineup, wins in lineups.items():
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
    """Inverse of a small symmetric positive definite matrix, by Gauss-Jordan elimination."""
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
