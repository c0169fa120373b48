"""What marches, sieges and fleets bring, told before they set out."""

from __future__ import annotations

from typing import Final

from fondaco.games.virgin_queen import odds
from fondaco.games.virgin_queen.board import (
    besiegers,
    enemies_in,
    friends_in,
    garrison,
    is_friend,
    land_units,
    ships_at,
)
from fondaco.games.virgin_queen.construction import build_refusal
from fondaco.games.virgin_queen.fleets import sail_to_refusal
from fondaco.games.virgin_queen.glance import Glance, Numbers
from fondaco.games.virgin_queen.marching import MOST_INSIDE, ROAD, march_cost, march_to_refusal
from fondaco.games.virgin_queen.sieges import assault_refusal
from fondaco.games.virgin_queen.state import (
    FIGHT_ATTACKER,
    FIGHT_PLACE,
    FIGHT_UNITS,
)
from fondaco.games.virgin_queen.vocabulary import (
    AMOUNT,
    ARMADA,
    POWERS,
)
from fondaco.kernel import QUIET

# What stands where a march leads
FREE: Final = 0
FRIENDS: Final = 1
ENEMIES: Final = 2
GARRISON: Final = 3
EMPTY_WALLS: Final = 4
BESIEGED: Final = 5


# Marching and fighting


def origin(at: Glance) -> Numbers:
    space = at.axes["space"]
    return {"number": at.own_units(space), "rating": at.command(space)}


def march_way(at: Glance) -> Numbers:
    return {"left": at.left, "space": at.b, "number": at.own_units(at.b)}


def march_target(at: Glance) -> Numbers:
    """The cost of a way, and what stands at its end."""
    target = at.axes["space"]
    near = march_to_refusal(at.s, at.power, at.b, target, QUIET) == 0
    return {"near": int(near), "cost": march_cost(at.s, at.b, target), **who_is_there(at, target)}


def who_is_there(at: Glance, space: int) -> Numbers:
    s, ruler = at.s, at.s.control[space]
    if is_friend(s, at.power, ruler) or not s.tables.fortified[space]:
        enemies, friends = enemies_in(s, space, at.power), friends_in(s, space, at.power)
        if enemies:
            return {"there": ENEMIES, "number": enemies}
        return {"there": FRIENDS if is_friend(s, at.power, ruler) else FREE, "number": friends}
    if besiegers(s, space):
        return {"there": BESIEGED, "number": garrison(s, space)}
    inside = garrison(s, space)
    return {"there": GARRISON if inside else EMPTY_WALLS, "number": inside}


def march_size(at: Glance) -> Numbers:
    start, target = divmod(at.b, ROAD)
    by_road = target in at.s.tables.roads[start]
    return {"left": at.left, "space": start, "target": target, "cost": march_cost(at.s, start, target), "road": by_road}


def formation(at: Glance) -> Numbers:
    start, target = divmod(at.b, ROAD)
    led = at.option < len(AMOUNT)
    number = min(at.axes["amount"], at.own_units(start))
    return odds.arrival(at.s, at.power, start, target, number, led)


def siege_or_battle(at: Glance) -> Numbers:
    s, place = at.s, at.s.fight[FIGHT_PLACE]
    inside = garrison(s, place)
    held = {"space": place, "other": s.fight[FIGHT_ATTACKER], "number": s.fight[FIGHT_UNITS], "inside": inside}
    return {**held, "limit": MOST_INSIDE}


def stand(at: Glance) -> Numbers:
    s, place = at.s, at.s.fight[FIGHT_PLACE]
    few = int(besiegers(s, place) <= garrison(s, place))
    fought = odds.field_odds(s, s.fight[FIGHT_ATTACKER])
    return {"few": few, "dice": fought["against"], "against": fought["dice"], "percent": 100 - fought["percent"]}


def losses(at: Glance) -> Numbers:
    place = at.s.fight[FIGHT_PLACE]
    return {"number": at.b, "place": place}


def way_out(at: Glance) -> Numbers:
    units = sum(land_units(at.s, at.b, other) for other in range(POWERS) if is_friend(at.s, at.power, other))
    return {"space": at.b, "number": units}


def storm(at: Glance) -> Numbers:
    space = at.axes["space"]
    if assault_refusal(at.s, at.power, space, QUIET):
        return {"open": 0}
    return {"open": 1, "inside": garrison(at.s, space), **odds.assault_odds(at.s, at.power, space)}


# At sea


def fleet(at: Glance) -> Numbers:
    return {"number": ships_at(at.s, at.axes["place"], at.power)}


def fleet_way(at: Glance) -> Numbers:
    return {"left": at.left, "place": at.b, "number": ships_at(at.s, at.b, at.power)}


def fleet_target(at: Glance) -> Numbers:
    target = at.axes["place"]
    if sail_to_refusal(at.s, at.power, at.b, target, QUIET):
        return {"meets": odds.NOTHING}
    return odds.sail_odds(at.s, at.power, at.b, target)


def fleet_retreat(at: Glance) -> Numbers:
    return {"place": at.b}


def ship(at: Glance) -> Numbers:
    grown = at.axes["ship"] == ARMADA and build_refusal(at.s, at.power, at.b, ARMADA, QUIET) == 0
    return {"level": at.s.armada_level + 1 if grown else 0}


def yard(at: Glance) -> Numbers:
    return {"left": at.left, "space": at.b}
