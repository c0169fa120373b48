"""How good a position looks to a seat, in points."""

from __future__ import annotations

from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.victory import scores


def evaluate(s: Enterprise, seat: int) -> float:
    """The own points less the rivals'."""
    totals = scores(s)
    return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
