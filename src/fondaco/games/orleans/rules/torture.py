"""Torture: what replaces coins that somebody owes and does not have."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.bag import BagDraw, empty_place, leave_tower
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

OPTIONS: Final = Options(
    Group("unbuilt-station"),
    Group("station", (TOWN,)),
    Group("follower"),
    Group("development"),
    Group("good", (GOOD,)),
    Group("tile", (TILE,)),
    Group("unlaid-technology"),
    Group("technology", (PLACE,)),
)
UNBUILT: Final = OPTIONS.first("unbuilt-station")
FIRST_BUILT: Final = OPTIONS.first("station")
FROM_BAG: Final = OPTIONS.first("follower")
STEP_BACK: Final = OPTIONS.first("development")
FIRST_GOOD: Final = OPTIONS.first("good")
FIRST_TILE: Final = OPTIONS.first("tile")
UNLAID: Final = OPTIONS.first("unlaid-technology")
FIRST_LAID: Final = OPTIONS.first("technology")


class Torture(Choice[Orleans]):
    """Each missing coin is replaced by an item of the list, one by one (torture.substitutes, torture.closed-list)."""

    name = "torture"
    clause = "torture.substitutes"
    options = OPTIONS

    def seat(self, s: Orleans, seat: int, missing: int) -> int:
        return seat if missing and has_anything(s, seat) else NOBODY

    def run(self, s: Orleans, seat: int, missing: int) -> None:
        """All is replaced, or nothing is left and the rest lapses (q.torture.nothing-left)."""
        if missing:
            s.tell(news.TORTURE_LAPSES, seat, missing)

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        goods = [FIRST_GOOD + good for good in range(GOODS) if s.goods[seat * GOODS + good]]
        built = [FIRST_BUILT + town for town in range(TOWNS) if s.station[town] >> seat & 1]
        tiles = [FIRST_TILE + tile for tile in range(TILES) if s.tile[tile] == seat]
        row = s.space[seat * SPACES : seat * SPACES + SPACES]
        laid = [FIRST_LAID + PLACE_OF[space] for space, token in enumerate(row) if token == TECHNOLOGY]
        return [UNBUILT, FROM_BAG, STEP_BACK, *goods, UNLAID, *built, *tiles, *laid]

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == FROM_BAG:
            return 0 if any(s.bag[seat][:FIRST_OWN]) else why.no(refusals.NO_NEUTRAL_IN_BAG)
        if option == STEP_BACK:
            return step_back_refusal(s, seat, why)
        return 0 if has_item(s, seat, option) else why.no(refusals.NO_SUCH_ITEM)

    def choose(self, s: Orleans, seat: int, missing: int, option: int) -> None:
        s.then((frames.TORTURE, seat, missing - 1))
        if option == FROM_BAG:
            s.then((frames.TORTURED_FOLLOWER, seat, 0))
        else:
            give_up(s, seat, option)


def has_anything(s: Orleans, seat: int) -> bool:
    """Whether a seat has anything that torture takes."""
    return (
        s.stations[seat] > 0
        or any(s.goods[seat * GOODS : seat * GOODS + GOODS])
        or any(s.bag[seat][:FIRST_OWN])
        or not step_back_refusal(s, seat)
        or s.unlaid[seat] > 0
        or s.stations_built(seat) > 0
        or seat in s.tile
        or TECHNOLOGY in s.space[seat * SPACES : seat * SPACES + SPACES]
    )


def has_item(s: Orleans, seat: int, option: int) -> bool:
    """Whether a seat has a certain item to give."""
    if option == UNBUILT:  # torture.station
        return s.stations[seat] > 0
    if option < FROM_BAG:
        return bool(s.station[option - FIRST_BUILT] >> seat & 1)
    if option < FIRST_TILE:  # torture.goods
        return s.goods[seat * GOODS + option - FIRST_GOOD] > 0
    if option < UNLAID:  # torture.place-tile
        return s.tile[option - FIRST_TILE] == seat
    if option == UNLAID:  # torture.technology
        return s.unlaid[seat] > 0
    return laid_space(s, seat, option - FIRST_LAID) >= 0


def step_back_refusal(s: Orleans, seat: int, why: Why = QUIET) -> int:
    """The marker goes neither onto nor behind a space with coins (torture.development-limit)."""
    place = s.track[seat * TRACKS + DEVELOPMENT]
    return 0 if place - 1 > s.printed.back_limit[place] else why.no(refusals.BEHIND_COINS)


def laid_space(s: Orleans, seat: int, place: int) -> int:
    """The space of a place on which the seat's technology token lies, or -1."""
    if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
        return -1
    first = seat * SPACES
    return next((space for space in s.printed.spaces_of[place] if s.space[first + space] == TECHNOLOGY), -1)


def give_up(s: Orleans, seat: int, option: int) -> None:
    """An item leaves the game for good; only development can be won again (torture.removed)."""
    if option == UNBUILT:
        s.tell(news.LOST_UNBUILT_STATION, seat)
        s.stations[seat] -= 1
        s.gone[GONE_STATIONS + seat] += 1
    elif option < FROM_BAG:
        s.tell(news.LOST_STATION, seat, option - FIRST_BUILT)
        s.station[option - FIRST_BUILT] &= ~(1 << seat)
        s.gone[GONE_STATIONS + seat] += 1
    elif option == STEP_BACK:  # torture.development, q.development.level-down, q.development.citizen-again
        s.tell(news.LOST_DEVELOPMENT, seat)
        s.track[seat * TRACKS + DEVELOPMENT] -= 1
    elif option < FIRST_TILE:
        s.tell(news.LOST_GOOD, seat, option - FIRST_GOOD)
        s.goods[seat * GOODS + option - FIRST_GOOD] -= 1
        s.gone[GONE_GOODS + option - FIRST_GOOD] += 1
    elif option < UNLAID:
        s.tell(news.LOST_TILE, seat, option - FIRST_TILE)
        give_up_tile(s, seat, option - FIRST_TILE)
    else:
        s.tell(news.LOST_TECHNOLOGY, seat)
        if option == UNLAID:
            s.unlaid[seat] -= 1
        else:
            s.space[seat * SPACES + laid_space(s, seat, option - FIRST_LAID)] = EMPTY
        s.gone[GONE_TECHNOLOGY] += 1  # q.supply.technology-after-torture


def give_up_tile(s: Orleans, seat: int, tile: int) -> None:
    """Followers on a tile go into the bag, a technology token leaves with it (q.torture.tile-contents)."""
    place = tile + BOARD_PLACES
    empty_place(s, seat, place)
    space = laid_space(s, seat, place)
    if space >= 0:
        s.space[seat * SPACES + space] = EMPTY
        s.gone[GONE_TECHNOLOGY] += 1
    if place == POWDER_TOWER:
        leave_tower(s, seat)
    s.tile[tile] = LOST


class TorturedFollower(BagDraw):
    """A neutral follower drawn from the bag leaves the game; own ones are drawn again (torture.follower)."""

    name = "tortured"
    clause = "torture.follower"

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        return [follower for follower in range(FIRST_OWN) if s.bag[seat][follower]]

    def weights(self, s: Orleans, seat: int, _: int) -> list[int]:
        return [count for count in s.bag[seat][:FIRST_OWN] if count]

    def choose(self, s: Orleans, seat: int, _: int, follower: int) -> None:
        s.bag[seat][follower] -= 1
        s.gone[follower] += 1  # q.torture.follower-track: the marker stays
        s.tell(news.LOST_FOLLOWER, seat, follower)
