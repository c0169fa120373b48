"""How good a position looks to a seat."""

from __future__ import annotations

from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import NOT_OVER


def evaluate(s: Pax, seat: int) -> float:
    """The chance to win, in points."""
    if s.ending != NOT_OVER:
        return 100.0 if s.victors >> seat & 1 else -100.0
    return float(s.florins[seat])
