"""Phase 5: one action each in turn order, again and again, until all have passed."""

from __future__ import annotations

from typing import Final

from fondaco.games.orleans import frames
from fondaco.games.orleans.deeds import FROM_TOWER, FROM_TOWN_HALL, deeds_refusal
from fondaco.games.orleans.recruiting import recruit, recruit_refusal, village_refusal
from fondaco.games.orleans.refusals import NO_ACTION, NOT_ACTIVATED, NOT_YOUR_PLACE
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.tiles import (
    GOOD_OF,
    bathhouse_refusal,
    experiment,
    gain,
    gain_refusal,
    good_refusal,
    laboratory_refusal,
    pharmacy_refusal,
    produce,
)
from fondaco.games.orleans.travel import build_station, station_refusal, travel_refusal
from fondaco.games.orleans.vocabulary import (
    BATHHOUSE,
    BOARD_PLACES,
    CASTLE,
    EMPTY,
    FARM,
    FARMER,
    FIRST_SPACE,
    GUILDHALL,
    HERB_GARDEN,
    HORSE_CART,
    KNIGHT,
    LABORATORY,
    MONASTERY,
    MONK,
    NOTHING,
    PHARMACY,
    PLACE,
    PLACE_OF,
    PLACES,
    POWDER_TOWER,
    ROAD,
    SACRISTY,
    SCHOLAR,
    SCHOOL,
    SHIP,
    SPACES,
    TECHNOLOGY,
    TOWN_HALL,
    UNIVERSITY,
    VILLAGE,
    WAGON,
    WATERWAY,
    by_place,
)
from fondaco.kernel import QUIET, Choice, Frame, Group, Options, Step, Why

PASS: Final = PLACES
RECRUITS: Final = by_place({FARM: FARMER, UNIVERSITY: SCHOLAR, CASTLE: KNIGHT, MONASTERY: MONK})
TRAVELS: Final = by_place({SHIP: WATERWAY, WAGON: ROAD, HORSE_CART: ROAD})
"""place.ship, place.wagon, tile.horse-cart; a good may be taken each time (q.horse-cart.goods)."""
DEED_PLACES: Final = by_place({TOWN_HALL: FROM_TOWN_HALL, POWDER_TOWER: FROM_TOWER})


class Actions(Step[Orleans]):
    """The first player begins (phase.actions)."""

    clause = "phase.actions"

    def run(self, s: Orleans, _: int, __: int) -> None:
        s.passed = 0
        s.then((frames.ACT, s.first_player, 0))


class Act(Choice[Orleans]):
    """The action of an activated place, in any order, or passing (action.activated-only, action.any-order)."""

    name = "act"
    clause = "phase.actions"
    settled = True
    options = Options(Group("", (PLACE,)), Group("pass"))

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        places = manned_places(s, seat)
        if s.tile[POWDER_TOWER - BOARD_PLACES] == seat:
            places.append(POWDER_TOWER)
            places.sort()
        places.append(PASS)
        return places

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == PASS else action_refusal(s, seat, option, why)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        if option == PASS:  # action.pass
            s.passed |= 1 << seat
            if s.heard is not None:
                s.tell("passed", seat=seat)
            s.then((frames.NEXT, seat, 0))
            return
        if s.heard is not None:
            s.tell("acts", seat=seat, place=option)
        s.then((frames.RETURN_FOLLOWERS, seat, option), (frames.NEXT, seat, 0))
        perform(s, seat, option)


def manned_places(s: Orleans, seat: int) -> list[int]:
    """The places of a seat with a follower on any of their spaces."""
    places: list[int] = []
    last = NOTHING
    for space in s.standing(seat):
        place = PLACE_OF[space]
        if place != last:
            places.append(place)
            last = place
    return places


def is_activated(s: Orleans, seat: int, place: int) -> bool:
    """Whether every space is occupied; one of two will do at the town hall (plan.activated, place.town-hall)."""
    first = seat * SPACES
    tokens = s.space[first + FIRST_SPACE[place] : first + FIRST_SPACE[place + 1]]
    if place == TOWN_HALL:
        return any(tokens)
    return EMPTY not in tokens


def action_refusal(s: Orleans, seat: int, place: int, why: Why = QUIET) -> int:
    """An action needs an own, activated place and must have an effect (action.activated-only)."""
    if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
        return why.no(NOT_YOUR_PLACE, place=place)
    if place in (SCHOOL, HERB_GARDEN, SACRISTY):
        return why.no(NO_ACTION, place=place)
    code = 0
    if not is_activated(s, seat, place):
        code = NOT_ACTIVATED
        if why.also(NOT_ACTIVATED, place=place):
            return code
    return effect_refusal(s, seat, place, why) or code


def effect_refusal(s: Orleans, seat: int, place: int, why: Why) -> int:
    """What the effect of a place needs beside its followers."""
    if RECRUITS[place] >= 0:
        return recruit_refusal(s, seat, RECRUITS[place], why)
    if TRAVELS[place] >= 0:
        return travel_refusal(s, seat, TRAVELS[place], why)
    if GOOD_OF[place] >= 0:
        return good_refusal(s, GOOD_OF[place], why)
    if DEED_PLACES[place] >= 0:
        return deeds_refusal(s, seat, DEED_PLACES[place], why)
    if place == VILLAGE:
        return village_refusal(s, seat, why)
    if place == GUILDHALL:
        return station_refusal(s, seat, why)
    if place == PHARMACY:
        return pharmacy_refusal(s, seat, why)
    if place == BATHHOUSE:
        return bathhouse_refusal(s, seat, why)
    return laboratory_refusal(s, why) if place == LABORATORY else gain_refusal(s, seat, place, why)


def perform(s: Orleans, seat: int, place: int) -> None:
    """The action of a place takes effect, or asks for what is still to be chosen."""
    if RECRUITS[place] >= 0:
        recruit(s, seat, RECRUITS[place])
    elif GOOD_OF[place] >= 0:
        produce(s, seat, place)
    elif place == GUILDHALL:
        build_station(s, seat)
    elif place == LABORATORY:
        experiment(s, seat)
    elif TRAVELS[place] >= 0:
        s.then((frames.TRAVEL, seat, TRAVELS[place]))
    elif DEED_PLACES[place] >= 0:
        s.then((frames.GIVE_TO_DEED, seat, DEED_PLACES[place]))
    elif place == VILLAGE:
        s.then((frames.RECRUIT, seat, 0))
    elif place == PHARMACY:
        s.then((frames.PHARMACY, seat, 0))
    elif place == BATHHOUSE:
        s.then((frames.BATHHOUSE_DRAW, seat, 0), (frames.BATHHOUSE_DRAW, seat, 1), (frames.BATHHOUSE, seat, 0))
    else:
        gain(s, seat, place)


class ReturnFollowers(Step[Orleans]):
    """Followers of the place just used go into the bag; the others stay (action.tokens-to-bag, action.unused-stay)."""

    clause = "action.tokens-to-bag"

    def run(self, s: Orleans, seat: int, place: int) -> None:
        if DEED_PLACES[place] >= 0:  # q.deed.remaining-token: who was not given stays
            return
        empty_place(s, seat, place)


def empty_place(s: Orleans, seat: int, place: int) -> None:
    """All followers of a place go into the bag; a technology token keeps its space (tech.effect)."""
    first, bag = seat * SPACES, s.bag[seat]
    for space in range(first + FIRST_SPACE[place], first + FIRST_SPACE[place + 1]):
        token = s.space[space]
        if token and token != TECHNOLOGY:
            bag[token - 1] += 1
            s.space[space] = EMPTY


class Next(Step[Orleans]):
    """The next who has not passed; when all have, technology is laid (action.phase-end, tech.timing)."""

    clause = "action.phase-end"

    def run(self, s: Orleans, seat: int, _: int) -> None:
        for distance in range(1, s.players + 1):
            following = (seat + distance) % s.players
            if not s.passed >> following & 1:
                s.then((frames.ACT, following, 0))
                return
        laying: list[Frame] = [(frames.LAY_TECHNOLOGY, other, 0) for other in s.turn_order() if s.unlaid[other]]
        s.then_all(laying)  # q.tech.before-event: in turn order, before the event
