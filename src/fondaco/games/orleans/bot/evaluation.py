"""How good a position looks to a seat, in points: what it has, and what that will probably bring."""

from fondaco.games.orleans.bot.outlook import Outlook
from fondaco.games.orleans.bot.prospects import DRAW_WORTH, plan_worth, standing_worth
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.ending import score
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *


def evaluate(s: Orleans, seat: int) -> float:
    """Points now, the engine behind them, and what followers on places and in the market will do."""
    if s.over:
        return score(s, seat) + 0.01 * s.track[seat * TRACKS + DEVELOPMENT]
    outlook = Outlook(s, seat)
    worth = outlook.worth()
    frame = planning_frame(s, seat)
    if is_planning(frame[0]):
        drawing = frame[2] if frame[0] == frames.DRAW_FOLLOWER else 0
        return worth + DRAW_WORTH * drawing + plan_worth(outlook)
    return worth + standing_worth(outlook)


def is_planning(number: int) -> bool:
    """Whether a step belongs to the phases in which followers are drawn and sent."""
    return number in (frames.DRAW, frames.DRAW_FOLLOWER, frames.TOWER, frames.PLAN, frames.SEND)


def planning_frame(s: Orleans, seat: int) -> tuple[int, int, int]:
    """What a seat is doing while followers are drawn and sent, or the frame at hand at other times."""
    if s.sides:
        return s.sides[seat][-1] if s.sides[seat] else (frames.WAIT, seat, 0)
    number, a, b = s.frames[-1]
    if is_planning(number) and a != seat:
        return (frames.PLAN, seat, 0) if (frames.DRAW, seat, 0) in s.frames else (frames.WAIT, seat, 0)
    return number, a, b
