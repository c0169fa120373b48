"""One action of an activated place: what it needs, and what it does."""

from typing import Final

from fondaco.games.orleans import sequence
from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.actions.deeds import FROM_TOWER, FROM_TOWN_HALL, deeds_refusal
from fondaco.games.orleans.rules.actions.recruiting import recruit, recruit_refusal, take_from_reserve, village_refusal
from fondaco.games.orleans.rules.actions.technology import take_technology
from fondaco.games.orleans.rules.actions.tiles import GOOD_OF, gain, gain_refusal, pharmacy_refusal
from fondaco.games.orleans.rules.actions.travel import build_station, station_refusal, travel_refusal
from fondaco.games.orleans.rules.bag import empty_place
from fondaco.games.orleans.rules.planning import missing
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Step, Why

ACT_OPTIONS: Final = Options(Group("", (PLACE,)), Group("pass"))
PASS: Final = ACT_OPTIONS.first("pass")
RECRUITS: Final = by_place({FARM: FARMER, UNIVERSITY: SCHOLAR, CASTLE: KNIGHT, MONASTERY: MONK})
RECRUITED_AT: Final = tuple(RECRUITS.index(type_) if type_ in RECRUITS else VILLAGE for type_ in range(TYPES))
"""The place at which each type of follower is recruited."""
TRAVELS: Final = by_place({SHIP: WATERWAY, WAGON: ROAD, HORSE_CART: ROAD})
"""place.ship, place.wagon, tile.horse-cart; a good may be taken each time (q.horse-cart.goods)."""
DEED_PLACES: Final = by_place({TOWN_HALL: FROM_TOWN_HALL, POWDER_TOWER: FROM_TOWER})


class Act(Choice[Orleans]):
    """The action of an activated place, in any order, or passing (action.activated-only, action.any-order)."""

    name = "act"
    clause = "phase.actions"
    settled = True
    options = ACT_OPTIONS

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
        if option == PASS:
            sequence.pass_on(s, seat)
        else:
            s.tell(news.ACTS, seat, option)
            sequence.use_place(s, seat, option)
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


def action_refusal(s: Orleans, seat: int, place: int, why: Why = QUIET) -> int:
    """An action needs an own, activated place and must have an effect (action.activated-only)."""
    if place >= BOARD_PLACES and s.tile[place - BOARD_PLACES] != seat:
        return why.no(refusals.NOT_YOUR_PLACE, place=place)
    if place in (SCHOOL, HERB_GARDEN, SACRISTY):
        return why.no(refusals.NO_ACTION, place=place)
    # tile.powder-tower-deeds: it has no spaces, and needs nobody
    if missing(s, seat, place) and why.also(refusals.NOT_ACTIVATED, place=place):
        return refusals.NOT_ACTIVATED
    return effect_refusal(s, seat, place, why)


def effect_refusal(s: Orleans, seat: int, place: int, why: Why) -> int:
    """What the effect of a place needs beside its followers."""
    if RECRUITS[place] >= 0:
        return recruit_refusal(s, seat, RECRUITS[place], why)
    if TRAVELS[place] >= 0:
        return travel_refusal(s, seat, TRAVELS[place], why)
    if GOOD_OF[place] >= 0:  # tile.goods-exhausted
        return 0 if s.reserve[GOOD_OF[place]] else why.no(refusals.NO_GOOD_LEFT, good=GOOD_OF[place])
    if DEED_PLACES[place] >= 0:
        return deeds_refusal(s, seat, DEED_PLACES[place], why)
    if place == VILLAGE:
        return village_refusal(s, seat, why)
    if place == GUILDHALL:
        return station_refusal(s, seat, why)
    if place == PHARMACY:
        return pharmacy_refusal(s, seat, why)
    if place == BATHHOUSE:  # q.bathhouse.short-bag
        return 0 if any(s.bag[seat]) else why.no(refusals.BAG_EMPTY)
    if place == LABORATORY:  # tile.laboratory, supply.limited
        return 0 if s.technology else why.no(refusals.NO_TECHNOLOGY_LEFT)
    return gain_refusal(s, seat, place, why)


def perform(s: Orleans, seat: int, place: int) -> None:
    """The action of a place takes effect, or asks for what is still to be chosen."""
    if RECRUITS[place] >= 0:
        recruit(s, seat, RECRUITS[place])
    elif GOOD_OF[place] >= 0:
        take_from_reserve(s, seat, GOOD_OF[place])
    elif place == GUILDHALL:
        build_station(s, seat)
    elif place == LABORATORY:
        take_technology(s, seat)  # q.laboratory.timing: laid by the usual rules
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
        if DEED_PLACES[place] < 0:  # q.deed.remaining-token: who was not given stays
            empty_place(s, seat, place)
