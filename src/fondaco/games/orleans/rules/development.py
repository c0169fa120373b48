"""The development track: coins, citizens and levels."""

from fondaco.games.orleans.rules import news
from fondaco.games.orleans.rules.payments import receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *


def develop(s: Orleans, seat: int, points: int) -> None:
    """Each point moves the marker one space; what is reached or passed is received at once (development.points)."""
    place = seat * TRACKS + DEVELOPMENT
    before, printed, way = s.track[place], s.printed, way_ahead(s, seat, points)
    after = before + len(way)
    s.track[place] = after
    if after > before:
        s.tell(news.DEVELOPMENT, seat, after - before)
        if printed.level_at[after] > printed.level_at[before]:  # development.level
            s.tell(news.LEVEL, seat, printed.level_at[after])
    for coins, citizen in way:
        if coins:
            receive(s, seat, coins)  # development.coins
        if citizen >= 0:
            take_citizen(s, seat, citizen)  # development.citizens


def way_ahead(s: Orleans, seat: int, points: int) -> list[tuple[int, int]]:
    """What lies on each space that so many points lead over: the coins, and the citizen still there or -1."""
    before = s.track[seat * TRACKS + DEVELOPMENT]
    after = min(before + points, s.printed.development_steps)  # q.development.end: points beyond the end are lost
    coins_at = s.printed.coins_at
    return [(coins_at[space], citizen_on(s, DEVELOPMENT, space)) for space in range(before + 1, after + 1)]


def citizen_on(s: Orleans, track: int, space: int) -> int:
    """The citizen token that still lies on a space of a track, or -1."""
    citizen = s.printed.citizen_on[track][space]
    return citizen if citizen >= 0 and s.citizen[citizen] == ON_BOARD else -1


def take_citizen_on(s: Orleans, seat: int, track: int, space: int) -> None:
    """Who gets first to the space of a citizen token takes it, and nobody else (track.citizen-first)."""
    citizen = citizen_on(s, track, space)
    if citizen >= 0:
        take_citizen(s, seat, citizen)


def take_citizen(s: Orleans, seat: int, citizen: int) -> None:
    """A citizen token goes to a seat."""
    s.citizen[citizen] = seat
    s.tell(news.CITIZEN, seat)


def at_the_end(s: Orleans, seat: int, track: int = DEVELOPMENT) -> bool:
    """Whether a seat's marker can go no further on a track (track.last-space)."""
    return s.track[seat * TRACKS + track] >= s.printed.last_space[track]
