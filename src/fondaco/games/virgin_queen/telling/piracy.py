"""Piracy: the raid, what it is rewarded with, and the Ottomans."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.piracy.rewards import in_the_world
from fondaco.games.virgin_queen.rules.spaces import ships_at
from fondaco.games.virgin_queen.telling import odds
from fondaco.games.virgin_queen.telling.glance import Glance, points_left
from fondaco.games.virgin_queen.telling.parts import place_part, ship_at_parts
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def intercept_parts(at: Glance) -> Ids:
    """The raiders, and the sea they are in."""
    if at.word == "wait":
        return ()
    raiders = ("ottoman",) if at.s.corsairs + at.s.galleys else ()
    return (*raiders, *place_part(MEDITERRANEAN_SEA))


def piracy(at: Glance) -> Numbers:
    sea = FIRST_SEA + at.axes["sea"]
    if not at.is_legal:
        return {"open": 0}
    return {"open": 1, "number": ships_at(at.s, sea, at.power), **odds.piracy_odds(at.s, at.power, sea)}


def reward(at: Glance) -> Numbers:
    return {"raider": at.a, "world": int(in_the_world(at.s)), "own": int(at.a < POWERS)}


def reward_parts(at: Glance) -> Ids:
    """What a raider is given: a piece, a prize, a point, or a level of the Armada."""
    here, raider = at.s.fight[FIGHT_PLACE], at.s.fight[FIGHT_ATTACKER]
    if at.word == "point":
        return (f"score-{POWER.labels[raider]}",) if 0 <= raider < POWERS else place_part(here)
    if at.word == "level":
        return ("armada",) if at.s.armada_at >= 0 else ("reserve-armada",)
    if at.word == "prize" and here < PLACES:
        return (f"hand-{POWER.labels[SPAIN]}",)
    if here >= FIRST_ZONE and at.word == "piece":
        label = ZONE.labels[here - FIRST_ZONE]
        counts = (("patrols", at.s.patrols), ("escorts", at.s.escorts))
        found = tuple(f"{name}-{label}" for name, count in counts if count[here - FIRST_ZONE])
        return found or place_part(here)
    return place_part(here)


def hide_parts(at: Glance) -> Ids:
    """A treasure in the zone or on the fleet."""
    if "treasure" not in at.axes:
        return ()
    zone_, kind = at.s.fight[FIGHT_PLACE] - FIRST_ZONE, at.axes["treasure"]
    hoards = [(zone_, f"treasure-{ZONE.labels[zone_]}")]
    hoards += [(IN_FLEET, "treasure-fleet")] if at.s.fleet_zone == zone_ else []
    there = [label for hoard, label in hoards if at.s.treasure[hoard * TREASURES + kind]]
    return tuple(f"{label}-{TREASURE.labels[kind]}" for label in there) or place_part(FIRST_ZONE + zone_)


HOOKS: Final = {
    frames.INTERCEPT: Hooks(
        prompt=lambda at: {"corsairs": at.s.corsairs, "galleys": at.s.galleys},
        option=lambda at: odds.intercept_odds(at.s) if at.word == "attack" else {},
        parts=intercept_parts,
    ),
    frames.PIRACY: Hooks(points_left, piracy, parts=lambda at: place_part(FIRST_SEA + at.axes["sea"])),
    frames.REWARD: Hooks(lambda at: {"raider": at.a, "number": at.s.fight[FIGHT_LEFT]}, reward, reward_parts),
    frames.SINK: Hooks(parts=lambda at: ship_at_parts(at, at.axes["place"], at.axes["ship"])),
    frames.HIDE_TREASURE: Hooks(parts=hide_parts),
}
