"""What of a position may decide who wins, in numbers, for a bot that learns what each is worth."""

from typing import Final

from fondaco.games.orleans.bot.outlook import Outlook
from fondaco.games.orleans.rules.events import has_food
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *

LAST_SPACE: Final = 30
MANY: Final = 6
"""More followers of a type hardly help."""


def features(s: Orleans, seat: int) -> list[float]:
    """What a seat has, and the same again by how many rounds are left."""
    outlook = Outlook(s, seat)
    now = [*possessions(s, seat, outlook), *engine(s, seat, outlook)]
    left = outlook.rounds / float(ROUNDS)
    return now + [number * left for number in now]


def possessions(s: Orleans, seat: int, outlook: Outlook) -> list[float]:
    """What counts at the end."""
    place = min(s.track[seat * TRACKS + DEVELOPMENT], LAST_SPACE)
    level = s.printed.level_at[place]
    return [
        float(s.coins[seat]),
        outlook.goods_worth(),
        float(outlook.shining),
        float(level),
        float(outlook.shining * level),
        float(place),
        float(s.stations[seat]),
        float(has_food(s, seat)),
    ]


def engine(s: Orleans, seat: int, outlook: Outlook) -> list[float]:
    """What makes more of it."""
    return [
        *[float(place) for place in s.track[seat * TRACKS : seat * TRACKS + TRACKS]],
        *[float(min(count, MANY)) for count in outlook.types],
        *[1.0 if owner == seat else 0.0 for owner in s.tile],
        float(outlook.pool),
        float(outlook.limit),
        float(min(outlook.limit, outlook.pool)),
        outlook.saved,
        float(s.unlaid[seat]),
        outlook.position(s.merchant[seat]),
        outlook.census_worth() / max(1, outlook.rounds),
        outlook.engine(outlook.limit, outlook.pool),
        outlook.variety(),
        outlook.technology_worth(),
        outlook.tiles_worth(),
    ]
