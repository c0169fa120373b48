"""Victory points: gained, lost, and paid on purpose."""

from __future__ import annotations

from fondaco.games.column_of_fire.refusals import CANNOT_PAY
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import GOAL
from fondaco.kernel import QUIET, Why


def gain(s: ColumnOfFire, seat: int, points: int) -> None:
    """Points are scored, past 50 too; 50 of them trigger the end of the game.

    (end.trigger, end.over-fifty, vp.re-enter)
    """
    s.score[seat] += points
    if s.score[seat] >= GOAL and not s.ending:
        s.ending = 1
        if s.heard is not None:
            s.tell("goal-reached", seat=seat, points=s.score[seat])


def lose(s: ColumnOfFire, seat: int, points: int) -> None:
    """A loss nobody asked for stops at 0 and leaves no debt (vp.floor)."""
    lost = min(points, s.score[seat])
    s.score[seat] -= lost
    if s.heard is not None and lost:
        s.tell("points-lost", seat=seat, points=lost)


def pay(s: ColumnOfFire, seat: int, points: int) -> None:
    """Points are spent on purpose (pay.uses)."""
    s.score[seat] -= points


def payment_refusal(s: ColumnOfFire, seat: int, points: int, why: Why) -> int:
    """Nobody may spend below 0 (vp.no-voluntary-debt)."""
    if s.score[seat] < points:
        return CANNOT_PAY if why is QUIET else why.no(CANNOT_PAY, need=points, have=s.score[seat])
    return 0
