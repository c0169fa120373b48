"""Confidence intervals of estimates."""

from dataclasses import dataclass
from math import sqrt

Z = 1.96
"""Standard score of a 95 % confidence interval."""


@dataclass(frozen=True)
class Estimate:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's score interval: 95 % confidence for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share(wins: float, games: float) -> Estimate:
    """A share of wins with its confidence interval."""
    return Estimate(wins / games if games else 0.0, *wilson(wins, games))
