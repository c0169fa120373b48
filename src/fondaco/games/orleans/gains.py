"""What sentences say of actions: what places, journeys, deeds and tiles would bring."""

from __future__ import annotations

from typing import Final

from fondaco.games.orleans.actions import DEED_PLACES, RECRUITS, TRAVELS
from fondaco.games.orleans.deeds import FROM_TOWER
from fondaco.games.orleans.glance import Glance, filled_then, fitting, spot
from fondaco.games.orleans.recruiting import VILLAGERS
from fondaco.games.orleans.tiles import COINS_OF, POINTS_OF
from fondaco.games.orleans.vocabulary import (
    ANY,
    BOARD_PLACES,
    BOATMAN_CITIZEN,
    CASTLE,
    CRAFTSMAN,
    DEVELOPMENT,
    FARM,
    FARMER,
    FIRST_DEVELOPMENT_CITIZEN,
    FIRST_SPACE,
    GUILDHALL,
    HOSPITAL,
    KNIGHT,
    KNIGHT_CITIZEN,
    ON_BOARD,
    ORLEANS,
    PLACE_OF,
    PLACES,
    SCHOLAR,
    TOWN_HALL,
    TRADER,
    TREASURY,
    TYPES,
    UNIVERSITY,
)

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
    if TRAVELS[place] >= 0:
        return {"effect": A_JOURNEY, "town": at.town, "kind": TRAVELS[place]}
    if place == GUILDHALL:
        return {"effect": A_STATION, "town": at.town}
    return {"effect": DEEDS} if DEED_PLACES[place] >= 0 else gain(at, place)


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
    coins = {HOSPITAL: at.level, TREASURY: at.view.stations_built(at.seat)}.get(place, COINS_OF[place])
    points = POINTS_OF[place]
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
