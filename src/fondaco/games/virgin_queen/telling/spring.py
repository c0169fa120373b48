"""Spring deployment: leaders, Home Cards, formations, escorts and captains."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.telling.glance import Glance, home_card, own_force, zone_guard
from fondaco.games.virgin_queen.telling.parts import home_named, march_units_parts, space_named, zone_named
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def person(at: Glance) -> Numbers:
    printed = at.s.printed
    ratings = {"battle": printed.battle[at.b], "piracy": printed.piracy[at.b], "navigation": printed.navigation[at.b]}
    return {"leader": at.b, **ratings}


def place_leader_parts(at: Glance) -> Ids:
    """Where a leader would serve; a captain can be kept for a voyage."""
    return space_named(at) or ("new-world",)


def capital(at: Glance) -> Numbers:
    space = max(0, at.s.capital[at.power])
    return {"space": space, "number": at.own_units(space)}


HOOKS: Final = {
    frames.PLACE_LEADER: Hooks(prompt=person, option=own_force, parts=place_leader_parts),
    frames.HOME_CARD: Hooks(option=home_card, parts=home_named),
    frames.FORMATION: Hooks(prompt=capital, option=own_force, parts=space_named),
    frames.FORMATION_UNITS: Hooks(prompt=lambda at: {**capital(at), "target": at.b}, parts=march_units_parts),
    frames.ESCORT: Hooks(option=zone_guard, parts=zone_named),
    frames.ASSIGN_CAPTAIN: Hooks(prompt=person, option=own_force, parts=place_leader_parts),
}
