"""Ship, wagon and guildhall: the merchant travels, picks up goods and builds trading stations."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

GOOD_OPTIONS: Final = Options(Group("", (GOOD,)), Group("none"))
NONE: Final = GOOD_OPTIONS.first("none")


def travel_refusal(s: Orleans, seat: int, kind: int, why: Why = QUIET) -> int:
    """A connection of the right kind must leave the merchant's town (place.ship, place.wagon)."""
    town = s.merchant[seat]
    return 0 if s.printed.links_from[town * 2 + kind] else why.no(refusals.NO_WAY_OUT, town=town, kind=kind)


class Travel(Choice[Orleans]):
    """The merchant goes along one connection to the town at its other end (move.one-link, move.empty-link)."""

    name = "travel"
    clause = "move.one-link"
    options = Options(Group("", (TOWN,)))

    def candidates(self, s: Orleans, seat: int, kind: int) -> list[int]:
        return [town for town, _ in s.printed.links_from[s.merchant[seat] * 2 + kind]]

    def refusal(self, s: Orleans, seat: int, kind: int, town: int, why: Why = QUIET) -> int:
        link = s.printed.link_to(s.merchant[seat], kind, town)
        return 0 if link >= 0 else why.no(refusals.NO_CONNECTION, town=town, kind=kind)

    def choose(self, s: Orleans, seat: int, kind: int, town: int) -> None:
        link = s.printed.link_to(s.merchant[seat], kind, town)
        s.merchant[seat] = town
        s.tell(news.TRAVELLED, seat, town, kind)
        s.then((frames.TAKE_GOOD, seat, link))


class TakeGood(Choice[Orleans]):
    """One of the goods on the connection just used may be taken (move.goods, move.one-good)."""

    name = "good"
    clause = "move.goods"
    options = GOOD_OPTIONS

    def seat(self, s: Orleans, seat: int, link: int) -> int:
        return seat if goods_on(s, link) else NOBODY

    def run(self, s: Orleans, seat: int, link: int) -> None:
        """Nothing lies on the connection."""

    def candidates(self, s: Orleans, _: int, link: int) -> list[int]:
        return [*sorted(set(goods_on(s, link)), reverse=True), NONE]

    def refusal(self, s: Orleans, _: int, link: int, option: int, why: Why = QUIET) -> int:
        is_there = option == NONE or option in goods_on(s, link)
        return 0 if is_there else why.no(refusals.NOT_ON_CONNECTION, good=option)

    def choose(self, s: Orleans, seat: int, link: int, option: int) -> None:
        if option == NONE:
            return
        spaces = s.printed.goods_spaces_of[link]
        s.on_map[next(space for space in spaces if s.on_map[space] == option + 1)] = 0
        s.goods[seat * GOODS + option] += 1
        s.tell(news.GOOD_PICKED_UP, seat, option)


def goods_on(s: Orleans, link: int) -> list[int]:
    """The goods that lie on a connection."""
    return [s.on_map[space] - 1 for space in s.printed.goods_spaces_of[link] if s.on_map[space]]


def station_refusal(s: Orleans, seat: int, why: Why = QUIET) -> int:
    """A station must be left, and the town have room for it (station.supply, station.one-per-town)."""
    town = s.merchant[seat]
    if not s.stations[seat] and why.also(refusals.NO_STATION_LEFT):  # station.supply
        return refusals.NO_STATION_LEFT
    if is_free(s, seat, town):
        return 0
    return why.no(refusals.STATION_IN_ORLEANS) if town == ORLEANS else why.no(refusals.TOWN_TAKEN, town=town)


def is_free(s: Orleans, seat: int, town: int) -> bool:
    """Whether a town has room for a station (station.one-per-town, station.orleans, q.station.after-torture)."""
    owners = s.station[town]
    return not owners >> seat & 1 if town == ORLEANS else not owners


def build_station(s: Orleans, seat: int) -> None:
    """A trading station is built where the merchant stands (place.guildhall)."""
    town = s.merchant[seat]
    s.stations[seat] -= 1
    s.station[town] |= 1 << seat
    s.tell(news.STATION_BUILT, seat, town)
