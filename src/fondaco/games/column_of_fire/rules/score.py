"""Victory points: gained, lost, and paid on purpose."""

from fondaco.games.column_of_fire.rules import news
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *


def gain(s: ColumnOfFire, seat: int, points: int) -> None:
    """Points are scored, past 50 too; 50 of them trigger the end of the game.

    (end.trigger, end.over-fifty, vp.re-enter)
    """
    s.score[seat] += points
    if s.score[seat] >= GOAL and not s.ending:
        s.ending = 1
        s.tell(news.GOAL_REACHED, seat, s.score[seat])


def forced_loss(s: ColumnOfFire, seat: int, points: int) -> int:
    """How many points are left to lose of so many (vp.floor)."""
    return min(points, s.score[seat])


def lose(s: ColumnOfFire, seat: int, points: int) -> None:
    """A loss nobody asked for stops at 0 and leaves no debt (vp.floor)."""
    lost = forced_loss(s, seat, points)
    s.score[seat] -= lost
    if lost:
        s.tell(news.POINTS_LOST, seat, lost)
