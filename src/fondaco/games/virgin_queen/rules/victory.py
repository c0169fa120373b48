"""Victory at once, and phase 8."""

from typing import Final

from fondaco.games.virgin_queen.rules import news
from fondaco.games.virgin_queen.rules.spaces import land_units, spaces_of
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *

FORTRESS_POINTS: Final = 2
FAITHS: Final = {
    SPAIN: ((IN_ENGLAND, IN_SCOTLAND, IN_IRELAND, IN_NETHERLANDS), CATHOLIC),
    ENGLAND: ((IN_ENGLAND, IN_SCOTLAND, IN_IRELAND), PROTESTANT),
    REBELS: ((IN_NETHERLANDS,), PROTESTANT),
}
"""Where each power counts conversions, and to which faith (enterprise.points)."""
COUNTED_IN: Final[tuple[int, ...]] = tuple(sum(1 << country for country in FAITHS[power][0]) for power in range(POWERS))
"""The same countries for each power, a bit for each country."""


def check_at_once(s: Enterprise) -> None:
    """Military and religious victory end the game (sequence.4.instant-victory, enterprise.victory)."""
    winner, ending = winner_at_once(s)
    if winner >= 0:
        s.winner, s.ending = winner, ending
        s.tell(news.WINS_AT_ONCE, winner, ending)
        s.frames.clear()


def winner_at_once(s: Enterprise) -> tuple[int, int]:
    """Who has won by arms or by religion, if anybody (enterprise.victory)."""
    if s.control[LONDON] == SPAIN:
        return SPAIN, BY_ARMS
    if holds_the_north(s):
        return REBELS, BY_ARMS
    if is_won_over(s, SPAIN, IN_ENGLAND, CATHOLIC):
        return SPAIN, BY_RELIGION
    if is_won_over(s, REBELS, IN_NETHERLANDS, PROTESTANT):
        return REBELS, BY_RELIGION
    return -1, BY_POINTS


def holds_the_north(s: Enterprise) -> bool:
    """All four home spaces are the rebels' and no Spanish unit is left in the Netherlands (enterprise.victory)."""
    homes = all(s.control[space] == REBELS for space in range(SPACES) if s.printed.home[space] == REBELS)
    return homes and not any(land_units(s, space, SPAIN) for space in spaces_of(s, IN_NETHERLANDS))


def is_won_over(s: Enterprise, power: int, country: int, faith: int) -> bool:
    """Whether a whole country is of one faith, and the power that spreads it rules a space there."""
    spaces = spaces_of(s, country)
    ruled = any(s.control[space] == power for space in spaces)
    return ruled and all(s.faith[space] == faith for space in spaces)


def score_territory(s: Enterprise) -> None:
    """A point for who holds Antwerp, and what everybody has is written down (sequence.8.territory-vp)."""
    holder = s.control[ANTWERP]
    if holder < POWERS:
        s.vp[holder] += 1
        s.tell(news.ANTWERP, holder)
    s.history += [points(s, power) for power in range(POWERS)]


def announce(s: Enterprise) -> None:
    """Who has won by points, and whether an earlier turn had to decide (Q.turn.tie)."""
    totals = scores(s)
    if len(winners(s)) < totals.count(max(totals)):
        s.tell(news.TIE_BROKEN)
    for seat in winners(s):
        s.tell(news.WINS_BY_POINTS, seat, totals[seat])


# Points


def points(s: Enterprise, power: int) -> int:
    """What a power has scored, and what the map is worth to it (enterprise.points)."""
    return s.vp[power] + territory(s, power) + faith_points(s, power)


def territory(s: Enterprise, power: int) -> int:
    """Two points for every fortified space it did not hold at the start (enterprise.points)."""
    return FORTRESS_POINTS * sum(
        s.control[space] == power and s.printed.control[space] != power and s.printed.fortified[space]
        for space in range(SPACES)
    )


def faith_points(s: Enterprise, power: int) -> int:
    """A point for every two spaces of its religion gained (enterprise.points)."""
    counted, faith, country = COUNTED_IN[power], FAITHS[power][1], s.printed.country
    gained = sum(
        (s.faith[space] == faith) - (s.printed.faith[space] == faith)
        for space in range(SPACES)
        if counted >> country[space] & 1
    )
    return max(0, gained) // 2


def scores(s: Enterprise) -> list[int]:
    """The points of each seat; with two players those of England and the rebels count together."""
    return by_seat(s, [points(s, power) for power in range(POWERS)])


def by_seat(s: Enterprise, of_powers: list[int]) -> list[int]:
    """The points of powers, counted for the seats that play them."""
    totals = [0] * s.players
    for power in range(POWERS):
        totals[s.seat_of(power)] += of_powers[power]
    return totals


def winners(s: Enterprise) -> list[int]:
    """Who won at once, else the most points, then the most a turn earlier and so on; a full tie is shared.

    enterprise.victory, Q.turn.tie
    """
    if s.winner >= 0:
        return [s.seat_of(s.winner)]
    leading = list(range(s.players))
    for turn in reversed(range(len(s.history) // POWERS)):  # counted from the first one played
        totals = by_seat(s, s.history[turn * POWERS : turn * POWERS + POWERS])
        leading = [seat for seat in leading if totals[seat] == max(totals[other] for other in leading)]
    return leading
