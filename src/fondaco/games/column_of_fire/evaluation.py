"""How good a position looks to a seat."""

from __future__ import annotations

from fondaco.games.column_of_fire.state import ColumnOfFire


def evaluate(s: ColumnOfFire, seat: int) -> float:
    """Points."""
    return float(s.score[seat])
