"""Marches, battles, sieges and fleets, told before they set out."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames, spaces
from fondaco.games.virgin_queen.rules.war import marching
from fondaco.games.virgin_queen.telling import odds, parts
from fondaco.games.virgin_queen.telling.glance import Glance, points_left
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def origin(at: Glance) -> Numbers:
    space = at.axes["space"]
    return {"number": at.own_units(space), "rating": at.command(space)}


def march_from_parts(at: Glance) -> Ids:
    """The units that would go, and where they stand."""
    here = at.axes["space"]
    return (*parts.unit_parts(at.s, here, at.a), *parts.space_part(here))


def who_is_there(at: Glance, space: int) -> Numbers:
    met = marching.meeting(at.s, at.power, space)
    if met == marching.NOTHING:
        friendly = int(spaces.is_friend(at.s, at.power, at.s.control[space]))
        return {"there": met, "friendly": friendly, "number": spaces.friends_in(at.s, space, at.power)}
    enemies = spaces.enemies_in(at.s, space, at.power) if met == marching.BATTLE else spaces.garrison(at.s, space)
    return {"there": marching.WALLS if met == marching.CROWDED else met, "friendly": 0, "number": enemies}


def march_target(at: Glance) -> Numbers:
    """The cost of a way, and what stands at its end."""
    target = at.axes["space"]
    return {"near": int(at.is_legal), "cost": marching.march_cost(at.s, at.b, target), **who_is_there(at, target)}


def march_size(at: Glance) -> Numbers:
    start, target = divmod(at.b, marching.ROAD)
    cost, by_road = marching.march_cost(at.s, start, target), target in at.s.printed.roads[start]
    return {"left": at.left, "space": start, "target": target, "cost": cost, "road": by_road}


def formation(at: Glance) -> Numbers:
    start, target = divmod(at.b, marching.ROAD)
    led = at.word == "with"
    number = min(at.axes["amount"], at.own_units(start))
    return odds.arrival(at.s, at.power, start, target, number, led)


def siege_or_battle(at: Glance) -> Numbers:
    s, place = at.s, at.s.fight[FIGHT_PLACE]
    inside = spaces.garrison(s, place)
    held = {"space": place, "other": s.fight[FIGHT_ATTACKER], "number": s.fight[FIGHT_UNITS], "inside": inside}
    return {**held, "limit": marching.MOST_INSIDE}


def stand(at: Glance) -> Numbers:
    s, place = at.s, at.s.fight[FIGHT_PLACE]
    few = int(spaces.are_too_few(s, place, spaces.besiegers(s, place)))
    fought = odds.field_odds(s, s.fight[FIGHT_ATTACKER])
    return {"few": few, "dice": fought["against"], "against": fought["dice"], "percent": 100 - fought["percent"]}


def withdraw_parts(at: Glance) -> Ids:
    """Inside the walls, or against those who came."""
    here, attacker = at.s.fight[FIGHT_PLACE], at.s.fight[FIGHT_ATTACKER]
    return parts.space_part(here) if at.word == "inside" else parts.unit_parts(at.s, here, attacker)


def losses(at: Glance) -> Numbers:
    return {"number": at.b, "place": at.s.fight[FIGHT_PLACE]}


def lose_parts(at: Glance) -> Ids:
    """The unit that falls."""
    here, unit = at.s.fight[FIGHT_PLACE], at.axes["unit"]
    there = at.s.units[here * UNITS + unit]
    return (f"unit-{SPACE.labels[here]}-{UNIT.labels[unit]}",) if there else parts.space_part(here)


def way_out(at: Glance) -> Numbers:
    return {"space": at.b, "number": spaces.friends_in(at.s, at.b, at.power)}


def storm(at: Glance) -> Numbers:
    space = at.axes["space"]
    if not at.is_legal:
        return {"open": 0}
    return {"open": 1, "inside": spaces.garrison(at.s, space), **odds.assault_odds(at.s, at.power, space)}


def sail_from_parts(at: Glance) -> Ids:
    """The ships that would sail, and where they lie."""
    here = at.axes["place"]
    armada = ("armada",) if at.a == SPAIN and at.s.armada_at == here else ()
    return (*parts.ship_parts(at.s, here, at.a), *armada, *parts.place_part(here))


def fleet_target(at: Glance) -> Numbers:
    return odds.sail_odds(at.s, at.power, at.b, at.axes["place"]) if at.is_legal else {"meets": marching.NOTHING}


HOOKS: Final = {
    frames.MARCH_FROM: Hooks(prompt=points_left, option=origin, parts=march_from_parts),
    frames.MARCH_TO: Hooks(
        prompt=lambda at: {"left": at.left, "space": at.b, "number": at.own_units(at.b)},
        option=march_target,
        parts=parts.space_named,
    ),
    frames.MARCH_UNITS: Hooks(prompt=march_size, option=formation, parts=parts.march_units_parts),
    frames.WITHDRAW: Hooks(prompt=siege_or_battle, option=stand, parts=withdraw_parts),
    frames.LOSE: Hooks(prompt=losses, parts=lose_parts),
    frames.RETREAT: Hooks(prompt=way_out, parts=lambda at: parts.space_part(at.axes.get("space", at.b))),
    frames.ASSAULT: Hooks(prompt=points_left, option=storm, parts=parts.space_named),
    frames.SAIL_FROM: Hooks(
        prompt=points_left,
        option=lambda at: {"number": spaces.ships_at(at.s, at.axes["place"], at.power)},
        parts=sail_from_parts,
    ),
    frames.SAIL_TO: Hooks(
        prompt=lambda at: {"left": at.left, "place": at.b, "number": spaces.ships_at(at.s, at.b, at.power)},
        option=fleet_target,
        parts=parts.place_named,
    ),
    frames.LOSE_SHIP: Hooks(losses, parts=lambda at: parts.ship_at_parts(at, at.s.fight[FIGHT_PLACE], at.axes["ship"])),
    frames.RETREAT_FLEET: Hooks(prompt=lambda at: {"place": at.b}, parts=parts.place_named),
}
