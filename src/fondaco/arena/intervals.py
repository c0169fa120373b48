"""Confidence intervals of figures."""

from dataclasses import dataclass
from math import sqrt

Z = 1.96
"""So many standard deviations to both sides hold the truth 95 times in 100."""


@dataclass(frozen=True)
class Estimate:
    """A figure, and the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval that holds the true share of wins with 95 % confidence (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share(wins: float, games: float) -> Estimate:
    """The share of wins with its interval."""
    return Estimate(wins / games if games else 0.0, *wilson(wins, games))
