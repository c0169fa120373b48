"""The development track: coins, citizens and levels."""

from __future__ import annotations

from fondaco.games.orleans.payments import receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import DEVELOPMENT, FIRST_DEVELOPMENT_CITIZEN, ON_BOARD, TRACKS


def develop(s: Orleans, seat: int, points: int) -> None:
    """Each point moves the marker one space; what is reached or passed is received at once (development.points)."""
    place = seat * TRACKS + DEVELOPMENT
    before, tables = s.track[place], s.tables
    after = min(before + points, tables.development_steps)  # q.development.end: points beyond the end are lost
    s.track[place] = after
    if s.heard is not None and after > before:
        s.tell("development", seat=seat, points=after - before)
        if tables.level_at[after] > tables.level_at[before]:  # development.level
            s.tell("level", seat=seat, level=tables.level_at[after])
    for space in range(before + 1, after + 1):
        coins = tables.coins_at[space]
        if coins:
            receive(s, seat, coins)  # development.coins
        citizen = tables.citizen_at[space]
        if citizen >= 0:
            take_citizen(s, seat, FIRST_DEVELOPMENT_CITIZEN + citizen)  # development.citizens


def take_citizen(s: Orleans, seat: int, citizen: int) -> bool:
    """A citizen token goes to the first who gets there, and to nobody else (track.citizen-first)."""
    if s.citizen[citizen] != ON_BOARD:
        return False
    s.citizen[citizen] = seat
    if s.heard is not None:
        s.tell("citizen", seat=seat)
    return True


def at_the_end(s: Orleans, seat: int) -> bool:
    """Whether a seat's development marker can go no further."""
    return s.track[seat * TRACKS + DEVELOPMENT] >= s.tables.development_steps
