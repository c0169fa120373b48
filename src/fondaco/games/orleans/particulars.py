"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from fondaco.games.orleans import frames
from fondaco.games.orleans.actions import DEED_PLACES, RECRUITS, TRAVELS
from fondaco.games.orleans.deeds import FROM_TOWER
from fondaco.games.orleans.events import GOODS_PER_COIN, NO_FOOD
from fondaco.games.orleans.planning import FIRST_TOWER
from fondaco.games.orleans.recruiting import VILLAGERS
from fondaco.games.orleans.sequence import STEPS
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.tiles import COINS_OF, POINTS_OF
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import (
    ANY,
    BOARD_PLACES,
    BOATMAN_CITIZEN,
    CASTLE,
    CRAFTSMAN,
    DEVELOPMENT,
    EMPTY,
    FARM,
    FARMER,
    FIRST_DEVELOPMENT_CITIZEN,
    FIRST_OWN,
    FIRST_SPACE,
    FOLLOWERS,
    FRESH,
    GOODS,
    GUILDHALL,
    HARVEST,
    HERB_GARDEN,
    HOSPITAL,
    KNIGHT,
    KNIGHT_CITIZEN,
    ON_BOARD,
    ORLEANS,
    PLACE_OF,
    PLACES,
    PLAGUE,
    SCHOLAR,
    SCHOOL,
    SPACES,
    TAXES,
    TECHNOLOGY,
    TOWN_HALL,
    TRADER,
    TREASURY,
    TYPE_OF,
    TYPES,
    UNIVERSITY,
)
from fondaco.kernel import Frame

# What an action brings
AS_PRINTED: Final = 0
A_FARMER: Final = 1
A_SCHOLAR: Final = 2
A_KNIGHT: Final = 3
A_JOURNEY: Final = 4
A_STATION: Final = 5
COINS: Final = 6
POINTS: Final = 7
COINS_AND_POINTS: Final = 8
DEEDS: Final = 9

# What a recruit brings
NOTHING: Final = 0
SOME_COINS: Final = 1
A_CITIZEN: Final = 2
A_TECHNOLOGY: Final = 3
A_FIRST_TILE: Final = 4
ANY_TILE: Final = 5

# Who is asked for by a tile
NOBODY: Final = 0
ONE: Final = 1
TWO_DIFFERENT: Final = 2
TWO_ALIKE: Final = 3
ANYBODY: Final = 4

# Whose trading station a town has
NO_STATION: Final = 0
OWN_STATION: Final = 1
FOREIGN_STATION: Final = 2

# What lies on a connection: nothing, one good, two alike or two different ones
NO_GOOD: Final = 0

# What an event would take
A_FOLLOWER: Final = 0
FOOD: Final = 1
A_PAYMENT: Final = 2


@dataclass(frozen=True)
class Glance:
    """A decision as its player sees it: the position, the frame, and the option spoken of."""

    tables: Tables
    view: OrleansView
    seat: int
    b: int
    """The second argument of the frame; the first is always the seat."""
    word: str = ""
    """The group of the option."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """What the option points at."""

    @property
    def level(self) -> int:
        return self.tables.level_at[self.view.marker(self.seat, DEVELOPMENT)]

    @property
    def town(self) -> int:
        """Where the seat's merchant is."""
        return self.view.merchant[self.seat]

    def token(self, space: int) -> int:
        return self.view.space[self.seat * SPACES + space]

    def follower(self, space: int) -> int:
        """Who stands on an action space; it may have been sent there a moment ago."""
        return self.token(space) % FRESH - 1

    def filled(self, place: int) -> int:
        """How many spaces of a place are occupied."""
        return sum(self.token(space) != EMPTY for space in self.tables.spaces_of[place])

    def is_activated(self, place: int) -> bool:
        spaces = len(self.tables.spaces_of[place])
        return bool(spaces) and self.filled(place) >= (1 if place == TOWN_HALL else spaces)

    def stock(self, good: int) -> int:
        return self.view.goods[self.seat * GOODS + good]

    def waiting(self) -> int:
        """How many followers wait in the market, those in the powder tower included."""
        market = sum(self.view.market[self.seat * FOLLOWERS : self.seat * FOLLOWERS + FOLLOWERS])
        return market + sum(token > 0 for token in self.view.tower_of(self.seat))


# Action spaces and those who stand there


def spot(at: Glance, space: int) -> dict[str, int]:
    """An action space by its place and the type it asks for; like spaces of a place are counted."""
    place, asked = PLACE_OF[space], at.tables.asks[space]
    alike = [other for other in at.tables.spaces_of[place] if at.tables.asks[other] == asked]
    told = {"place": place, "typed": int(asked != ANY), "nth": alike.index(space) + 1 if len(alike) > 1 else 0}
    return told if asked == ANY else {**told, "type": asked}


def filled_then(at: Glance, place: int) -> dict[str, int]:
    """How many spaces of a place are filled once one more is."""
    filled, spaces = at.filled(place) + 1, len(at.tables.spaces_of[place])
    return {"filled": filled, "spaces": spaces, "full": int(filled >= spaces or place == TOWN_HALL)}


def fitting(at: Glance, follower: int) -> int:
    """How many free action spaces take a follower (plan.match)."""
    substitutes = at.view.has(at.seat, SCHOOL) + 2 * at.view.has(at.seat, HERB_GARDEN)
    fits = at.tables.fits[substitutes * TYPES + TYPE_OF[follower]]
    return sum(
        fits[space] and at.token(space) == EMPTY and not (place == TOWN_HALL and follower >= FIRST_OWN)
        for space, place in enumerate(PLACE_OF)
        if at.view.has(at.seat, place)
    )


# Drawing and planning


def draws(at: Glance) -> dict[str, int]:
    """How many followers could be drawn, and who could come back instead."""
    limit = at.tables.knight_draw[at.view.marker(at.seat, KNIGHT)]
    room = at.tables.market + len(at.view.tower_of(at.seat)) - at.waiting()
    bag = at.view.bag_totals[at.seat]
    working = sum(at.token(space) not in (EMPTY, TECHNOLOGY) for space in range(SPACES))
    return {"most": max(0, min(limit - at.b, room, bag)), "bag": bag, "working": working}


def draw(at: Glance) -> dict[str, int]:
    if at.word == "back":
        space = at.axes["space"]
        return {"follower": max(at.follower(space), 0), **spot(at, space)}
    return {"all": int(at.axes["count"] == at.view.bag_totals[at.seat])}


def tower_room(at: Glance) -> dict[str, int]:
    return {"room": at.tables.tower - at.b}


def waiters(at: Glance) -> dict[str, int]:
    return {"waits": at.waiting()}


def plan(at: Glance) -> dict[str, int]:
    if at.word == "ready":
        active = sum(at.is_activated(place) for place in range(PLACES) if at.view.has(at.seat, place))
        return {"active": active, "waits": at.waiting()}
    if at.word == "back":
        space = at.axes["space"]
        return {"follower": max(at.follower(space), 0), **spot(at, space)}
    if at.word == "tower":
        follower = max(at.view.tower[at.axes["waiting"]] - 1, 0)
        return {"follower": follower, "nth": at.axes["waiting"] + 1, "spaces": fitting(at, follower)}
    follower = at.axes["follower"]
    waits = at.view.market[at.seat * FOLLOWERS + follower]
    return {"waits": waits, "spaces": fitting(at, follower)}


def taken_up(at: Glance) -> dict[str, int]:
    """The follower that is being sent."""
    return {"follower": at.b if at.b < FIRST_TOWER else max(at.view.tower[at.b - FIRST_TOWER] - 1, 0)}


def send(at: Glance) -> dict[str, int]:
    if at.word == "keep":
        return taken_up(at)
    return {**taken_up(at), **spot(at, at.axes["space"]), **filled_then(at, PLACE_OF[at.axes["space"]])}


# Actions


def active_places(at: Glance) -> dict[str, int]:
    return {"active": sum(at.is_activated(place) for place in range(PLACES) if at.view.has(at.seat, place))}


def act(at: Glance) -> dict[str, int]:
    """What the action of a place would bring now."""
    if at.word == "pass":
        return active_places(at)
    place = at.axes["place"]
    if place in (FARM, UNIVERSITY, CASTLE):
        return recruiting(at, RECRUITS[place])
    if place in TRAVELS:
        return {"effect": A_JOURNEY, "town": at.town, "kind": TRAVELS[place]}
    if place == GUILDHALL:
        return {"effect": A_STATION, "town": at.town}
    return {"effect": DEEDS} if place in DEED_PLACES else gain(at, place)


def recruiting(at: Glance, type_: int) -> dict[str, int]:
    """What the next space of a track gives, if there is one."""
    step = at.view.marker(at.seat, type_) + 1
    if step > at.tables.track_steps[type_]:
        return {"effect": AS_PRINTED, "does": {FARMER: FARM, SCHOLAR: UNIVERSITY, KNIGHT: CASTLE}[type_]}
    if type_ == FARMER:
        good = at.tables.farm_goods[step - 1]
        return {"effect": A_FARMER, "good": good, "stock": at.view.reserve[good], "step": step}
    if type_ == SCHOLAR:
        return {"effect": A_SCHOLAR, "step": step, **reached(at, at.tables.scholar_points[step - 1])}
    first = step == at.tables.knight_citizen and at.view.citizen[KNIGHT_CITIZEN] == ON_BOARD
    return {"effect": A_KNIGHT, "limit": at.tables.knight_draw[step], "citizens": int(first)}


def gain(at: Glance, place: int) -> dict[str, int]:
    """The coins and points of a place; of all others what is printed there."""
    coins = {HOSPITAL: at.level, TREASURY: at.view.stations_built(at.seat)}.get(place, COINS_OF.get(place, 0))
    points = POINTS_OF.get(place, 0)
    if coins and points:
        return {"effect": COINS_AND_POINTS, "coins": coins, **reached(at, points)}
    if points:
        return {"effect": POINTS, **reached(at, points)}
    return {"effect": COINS, "coins": coins} if coins else {"effect": AS_PRINTED, "does": place}


def reached(at: Glance, points: int) -> dict[str, int]:
    """What development points bring: a higher level, coins and citizens on the way (development.points)."""
    tables, before = at.tables, at.view.marker(at.seat, DEVELOPMENT)
    after = min(before + points, tables.development_steps)
    way = range(before + 1, after + 1)
    level = tables.level_at[after]
    citizens = [tables.citizen_at[space] for space in way if tables.citizen_at[space] >= 0]
    return {
        "points": after - before or points,
        "level": level if level > tables.level_at[before] else 0,
        "bonus": sum(tables.coins_at[space] for space in way),
        "citizens": sum(at.view.citizen[FIRST_DEVELOPMENT_CITIZEN + citizen] == ON_BOARD for citizen in citizens),
    }


def villager(at: Glance) -> dict[str, int]:
    """What a boatman, a craftsman or a trader would bring (place.village)."""
    type_ = VILLAGERS[at.axes["recruit"]]
    step, left = at.view.marker(at.seat, type_) + 1, at.view.supply[type_]
    if step > at.tables.track_steps[type_]:
        return {"brings": NOTHING, "left": left}
    if type_ == CRAFTSMAN:
        return {"brings": A_TECHNOLOGY if at.view.technology else NOTHING, "left": left}
    if type_ == TRADER:
        return {"brings": A_FIRST_TILE if at.tables.trader_piles[step - 1] == 1 else ANY_TILE, "left": left}
    if step == at.tables.boatman_citizen and at.view.citizen[BOATMAN_CITIZEN] == ON_BOARD:
        return {"brings": A_CITIZEN, "left": left}
    coins = at.tables.boatman_coins[step - 1]
    return {"brings": SOME_COINS if coins else NOTHING, "coins": coins, "left": left}


def open_piles(at: Glance) -> dict[str, int]:
    return {"piles": at.tables.trader_piles[at.b]}


def tile(at: Glance) -> dict[str, int]:
    """A place tile: its pile, whom it asks for and what it does."""
    if at.word == "none":
        return {}
    number = at.axes["tile"]
    asks = at.tables.asks[FIRST_SPACE[BOARD_PLACES + number] : FIRST_SPACE[BOARD_PLACES + number + 1]]
    told = {"pile": at.tables.category[number], "does": BOARD_PLACES + number}
    if not asks:
        return {**told, "asks": NOBODY}
    if ANY in asks:
        return {**told, "asks": ANYBODY}
    if len(asks) == 1:
        return {**told, "asks": ONE, "type": asks[0]}
    if asks[0] == asks[1]:
        return {**told, "asks": TWO_ALIKE, "type": asks[0]}
    return {**told, "asks": TWO_DIFFERENT, "type": asks[0], "follower": asks[1]}


# The map


def way(at: Glance) -> dict[str, int]:
    return {"town": at.town, "kind": at.b}


def journey(at: Glance) -> dict[str, int]:
    """What lies on the way to a town, and whether there is a trading station."""
    town = at.axes["town"]
    told = {"kind": at.b, **goods_on(at, at.tables.link_to(at.town, at.b, town))}
    owners = at.view.station[town]
    if owners >> at.seat & 1:
        return {**told, "built": OWN_STATION}
    if not owners or town == ORLEANS:
        return {**told, "built": NO_STATION}
    return {**told, "built": FOREIGN_STATION, "seat": owners.bit_length() - 1}


def goods_on(at: Glance, link: int) -> dict[str, int]:
    """The one or two goods on a connection."""
    spaces = at.tables.goods_spaces_of[link] if link >= 0 else ()
    goods = [at.view.on_map[space] - 1 for space in spaces if at.view.on_map[space]]
    if not goods:
        return {"goods": NO_GOOD}
    return {"goods": len(goods) + (goods[0] != goods[-1]), "good": goods[0], "second": goods[-1]}


def good(at: Glance) -> dict[str, int]:
    if at.word == "none":
        return {}
    number = at.axes["good"]
    return {"points": at.tables.good_points[number], "stock": at.stock(number)}


# Deeds


def deed(at: Glance) -> dict[str, int]:
    """Who would be given, for what, and how far the deed has come then."""
    if at.word == "enough":
        return {}
    place, number = at.axes["waiting"], at.axes["deed"]
    pair = [given(at, 0), given(at, 1)]
    free = max(sum(at.view.deed[number * TYPES : number * TYPES + TYPES]) - 1, 0)
    spaces = len(at.tables.deed_asks[number])
    told = {"follower": max(pair[place], 0), "nth": place + 1 if pair[0] == pair[1] else 0}
    told |= {"choice": at.tables.deed_choice[number], "reward": at.tables.deed_coins[number]}
    return {**told, "filled": spaces - free, "spaces": spaces, "full": int(not free)}


def given(at: Glance, place: int) -> int:
    """The follower on one of the two spaces of the town hall or the powder tower, or -1."""
    return at.view.tower[place] - 1 if at.b & FROM_TOWER else at.follower(FIRST_SPACE[TOWN_HALL] + place)


def donor(at: Glance) -> dict[str, int]:
    return {"again": at.b & 1}


def canalisation(at: Glance) -> dict[str, int]:
    return {"coins": at.tables.deed_coins[at.b], **reached(at, 1)}


# Tiles that ask for more, and technology


def pharmacy(at: Glance) -> dict[str, int]:
    coins = at.axes["coins"] + 1
    return {"coins": coins, **reached(at, coins)}


def purse(at: Glance) -> dict[str, int]:
    return {"have": at.view.coins[at.seat]}


def bathers(at: Glance) -> dict[str, int]:
    return {"drawn": sum(token > 0 for token in at.view.bathhouse)}


def bathe(at: Glance) -> dict[str, int]:
    return {"spaces": fitting(at, at.axes["follower"])}


def settle(at: Glance) -> dict[str, int]:
    return {"follower": at.b, **spot(at, at.axes["space"]), **filled_then(at, PLACE_OF[at.axes["space"]])}


def bather(at: Glance) -> dict[str, int]:
    return {"follower": at.b}


def tokens(at: Glance) -> dict[str, int]:
    return {"tokens": at.view.unlaid[at.seat], "first": int(not at.view.laid[at.seat])}


def technology(at: Glance) -> dict[str, int]:
    """Where a technology token would lie, and how many followers the place needs from then on."""
    if at.word == "keep":
        return tokens(at)
    return {**spot(at, at.axes["space"]), "needs": len(at.tables.spaces_of[PLACE_OF[at.axes["space"]]]) - 1}


# Events and torture


def event(at: Glance) -> dict[str, int]:
    """What an event would take from the seat."""
    if at.b == PLAGUE:
        return {"event": at.b, "takes": A_FOLLOWER}
    if at.b == TAXES:
        return {"event": at.b, "takes": A_PAYMENT, "coins": sum(map(at.stock, range(GOODS))) // GOODS_PER_COIN}
    if at.b == HARVEST and any(at.stock(food) for food in at.tables.food):
        return {"event": at.b, "takes": FOOD}
    return {"event": at.b, "takes": A_PAYMENT, "coins": NO_FOOD}


def food(at: Glance) -> dict[str, int]:
    return {"stock": at.stock(at.axes["food"])}


def debt(at: Glance) -> dict[str, int]:
    return {"missing": at.b}


def loss(at: Glance) -> dict[str, int]:
    """How many of such things the seat has."""
    if at.word == "unbuilt-station":
        return {"stock": at.view.stations[at.seat]}
    if at.word == "follower":
        return {"bag": at.view.bag_totals[at.seat]}
    if at.word == "development":
        place = at.view.marker(at.seat, DEVELOPMENT)
        level = at.tables.level_at[max(place - 1, 0)]
        return {"level": level if level < at.tables.level_at[place] else 0}
    if at.word == "good":
        number = at.axes["good"]
        return {"points": at.tables.good_points[number], "stock": at.stock(number)}
    return {"stock": at.view.unlaid[at.seat]} if at.word == "unlaid-technology" else {}


Detail = Callable[[Glance], dict[str, int]]

PROMPTS: dict[int, Detail] = {
    frames.DRAW: draws,
    frames.TOWER: tower_room,
    frames.PLAN: waiters,
    frames.SEND: taken_up,
    frames.ACT: active_places,
    frames.TAKE_TILE: open_piles,
    frames.TRAVEL: way,
    frames.GIVE_TO_DEED: donor,
    frames.PHARMACY: purse,
    frames.BATHHOUSE: bathers,
    frames.BATHHOUSE_SEND: bather,
    frames.LAY_TECHNOLOGY: tokens,
    frames.SHELTER: event,
    frames.TORTURE: debt,
}

OPTIONS: dict[int, Detail] = {
    frames.EXCLUDE: tile,
    frames.DRAW: draw,
    frames.PLAN: plan,
    frames.SEND: send,
    frames.ACT: act,
    frames.RECRUIT: villager,
    frames.TAKE_TILE: tile,
    frames.TRAVEL: journey,
    frames.TAKE_GOOD: good,
    frames.GIVE_TO_DEED: deed,
    frames.CANALISATION: canalisation,
    frames.PHARMACY: pharmacy,
    frames.BATHHOUSE: bathe,
    frames.BATHHOUSE_SEND: settle,
    frames.LAY_TECHNOLOGY: technology,
    frames.SHELTER: event,
    frames.GIVE_FOOD: food,
    frames.TORTURE: loss,
}


def particulars(tables: Tables, view: OrleansView, frame: Frame, option: int) -> dict[str, int]:
    """Places, followers and gains an option leads to; option -1 is the prompt."""
    number, seat, b = frame
    if option < 0:
        return PROMPTS[number](Glance(tables, view, seat, b)) if number in PROMPTS else {}
    if number not in OPTIONS:
        return {}
    options = STEPS[number].options
    return OPTIONS[number](Glance(tables, view, seat, b, options.group(option), options.arguments(option)))
