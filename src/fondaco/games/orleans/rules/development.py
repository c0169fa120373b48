"""The development track: coins, citizens and levels."""

from fondaco.games.orleans.rules import news
from fondaco.games.orleans.rules.payments import receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *


def develop(s: Orleans, seat: int, points: int) -> None:
    """Each point moves the marker one space; what is reached or passed is received at once (development.points)."""
    place = seat * TRACKS + DEVELOPMENT
    before, printed = s.track[place], s.printed
    after = reached(s, seat, points)
    s.track[place] = after
    if after > before:
        s.tell(news.DEVELOPMENT, seat, after - before)
        if printed.level_at[after] > printed.level_at[before]:  # development.level
            s.tell(news.LEVEL, seat, printed.level_at[after])
    for space in range(before + 1, after + 1):
        coins = printed.coins_at[space]
        if coins:
            receive(s, seat, coins)  # development.coins
        take_citizen_on(s, seat, DEVELOPMENT, space)  # development.citizens


def reached(s: Orleans, seat: int, points: int) -> int:
    """The space that so many points lead to; points beyond the end are lost (q.development.end)."""
    return min(s.track[seat * TRACKS + DEVELOPMENT] + points, s.printed.development_steps)


def citizen_on(s: Orleans, track: int, space: int) -> int:
    """The citizen token that still lies on a space of a track, or -1."""
    citizen = s.printed.citizen_on[track][space]
    return citizen if citizen >= 0 and s.citizen[citizen] == ON_BOARD else -1


def take_citizen_on(s: Orleans, seat: int, track: int, space: int) -> bool:
    """Who gets first to the space of a citizen token takes it, and nobody else (track.citizen-first)."""
    citizen = citizen_on(s, track, space)
    if citizen >= 0:
        take_citizen(s, seat, citizen)
    return citizen >= 0


def take_citizen(s: Orleans, seat: int, citizen: int) -> None:
    """A citizen token goes to a seat."""
    s.citizen[citizen] = seat
    s.tell(news.CITIZEN, seat)


def at_the_end(s: Orleans, seat: int, track: int = DEVELOPMENT) -> bool:
    """Whether a seat's marker can go no further on a track (track.last-space)."""
    return s.track[seat * TRACKS + track] >= s.printed.last_space[track]
