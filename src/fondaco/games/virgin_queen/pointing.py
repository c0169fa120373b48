"""Which parts of the drawing a player would click for an option; from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from fondaco.draw.pointing import Ids, pointed
from fondaco.games.virgin_queen import frames
from fondaco.games.virgin_queen.captions import leader_id
from fondaco.games.virgin_queen.gestures import (
    Gesture,
    card_part,
    fleet_parts,
    place_part,
    points_part,
    power_part,
    space_part,
    unit_parts,
)
from fondaco.games.virgin_queen.intentions import wherewith
from fondaco.games.virgin_queen.sequence import STEPS
from fondaco.games.virgin_queen.state import (
    FIGHT_ATTACKER,
    FIGHT_DEFENDER,
    FIGHT_PLACE,
)
from fondaco.games.virgin_queen.tables import Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import (
    ARMADA,
    CIPHER_KEY,
    COUNTRY,
    ELIZABETH,
    ENGLAND,
    FIRST_ZONE,
    HOME,
    IN_FLEET,
    MEDITERRANEAN_SEA,
    ORANGE,
    PLACE,
    PLACES,
    POWER,
    POWERS,
    RAID_PORTUGAL,
    SCIENCE,
    SEA,
    SHIP,
    SHIPS,
    SPACE,
    SPAIN,
    TREASURE,
    TREASURES,
    UNIT,
    UNITS,
    ZONE,
)
from fondaco.kernel import Frame

ROAD: Final = 64
"""Origin and target share the second argument of a march."""

# Spaces, seas and zones


def space(at: Gesture) -> Ids:
    """A space by its name; other words change nothing."""
    return space_part(at.axes["space"]) if "space" in at.axes else ()


def place(at: Gesture) -> Ids:
    return place_part(at.axes["place"])


def zone(at: Gesture) -> Ids:
    return place_part(FIRST_ZONE + at.axes["zone"])


def country(at: Gesture) -> Ids:
    return (f"country-{COUNTRY.labels[at.axes['country']]}",)


def march_from(at: Gesture) -> Ids:
    """The units that would go, and where they stand."""
    here = at.axes["space"]
    return (*unit_parts(at, here, (at.a,)), *space_part(here))


def march_units(at: Gesture) -> Ids:
    """Where a formation goes; how many go is said by a word."""
    return space_part(at.b % ROAD)


def sail_from(at: Gesture) -> Ids:
    """The ships that would sail, and where they lie."""
    here = at.axes["place"]
    return (*fleet_parts(at, here, at.a), *place_part(here))


def withdraw(at: Gesture) -> Ids:
    """Inside the walls, or against those who came."""
    here, attacker = at.view.fight[FIGHT_PLACE], at.view.fight[FIGHT_ATTACKER]
    return space_part(here) if at.word == "inside" else unit_parts(at, here, (attacker,))


def retreat(at: Gesture) -> Ids:
    return space_part(at.b) if at.word == "inside" else space_part(at.axes["space"])


def lose(at: Gesture) -> Ids:
    """The unit that falls."""
    here, unit = at.view.fight[FIGHT_PLACE], at.axes["unit"]
    there = at.view.units[here * UNITS + unit]
    return (f"unit-{SPACE.labels[here]}-{UNIT.labels[unit]}",) if there else space_part(here)


def ship_at(at: Gesture, here: int, ship: int) -> Ids:
    """A kind of ship at a place, or the place if there is none."""
    if ship == ARMADA:
        return ("armada",) if at.view.armada_at == here else place_part(here)
    there = at.view.ships[here * SHIPS + ship]
    return (f"ship-{PLACE.labels[here]}-{SHIP.labels[ship]}",) if there else place_part(here)


def lose_ship(at: Gesture) -> Ids:
    return ship_at(at, at.view.fight[FIGHT_PLACE], at.axes["ship"])


def sink(at: Gesture) -> Ids:
    return ship_at(at, at.axes["place"], at.axes["ship"])


def build(at: Gesture) -> Ids:
    """The ship in the reserve, and the port."""
    return (f"reserve-{SHIP.labels[at.axes['ship']]}", *space_part(at.b))


def sea(at: Gesture) -> Ids:
    return (f"sea-{SEA.labels[at.axes['sea']]}",)


def intercept(at: Gesture) -> Ids:
    """The raiders, and the sea they are in."""
    if at.word == "wait":
        return ()
    raiders = ("ottoman",) if at.view.corsairs + at.view.galleys else ()
    return (*raiders, *place_part(MEDITERRANEAN_SEA))


# Powers and people


def negotiate(at: Gesture) -> Ids:
    """The power that is spoken to, and what would change."""
    if at.word == "nothing":
        return ()
    other = at.axes["power"]
    if at.word == "alliance":
        return ("alliance", *power_part(other))
    war = {at.a, other} - {SPAIN}
    return (*(f"war-{POWER.labels[power]}" for power in sorted(war) if SPAIN in (at.a, other)), *power_part(other))


def agree(at: Gesture) -> Ids:
    return power_part(at.b % POWERS) if at.word == "yes" else ()


def ransom(at: Gesture) -> Ids:
    return (leader_id(at.b),) if at.word == "pay" else ()


def power(at: Gesture) -> Ids:
    return power_part(at.axes["power"])


def leader(at: Gesture) -> Ids:
    return (leader_id(at.axes["leader"]),)


def victim(at: Gesture) -> Ids:
    who = at.axes["victim"]
    return ("elizabeth",) if who == ELIZABETH else (leader_id(who),)


def place_leader(at: Gesture) -> Ids:
    """Where a leader would serve; a captain can be kept for a voyage."""
    return space_part(at.axes["space"]) if "space" in at.axes else ("new-world",)


def execute(at: Gesture) -> Ids:
    return ("mary",) if at.word == "execute" else ()


def banner(at: Gesture) -> Ids:
    """The leader, the space that would be the capital, or both."""
    marks = (leader_id(ORANGE),) if at.word in ("leader", "both") else ()
    return (*marks, *(space_part(at.b) if at.word in ("capital", "both") else ()))


# Cards, treasures and points


def home(at: Gesture) -> Ids:
    return (f"home-{HOME.labels[at.axes['home']]}",)


def impulse(at: Gesture) -> Ids:
    """A card, a Home Card, or a pass."""
    if at.word == "pass":
        return ()
    return home(at) if at.word == "home" else card_part(at, at.a, at.axes["card"])


def act(at: Gesture) -> Ids:
    """What an operation is done with, if it lies on the table."""
    return wherewith(at.tables, at.view, at.a, at.word)


def amount(at: Gesture) -> Ids:
    return points_part(at)


def aid(at: Gesture) -> Ids:
    return ("dice",) if at.word == "roll" else card_part(at, at.a, at.axes["card"])


def discard(at: Gesture) -> Ids:
    return card_part(at, at.a, at.axes["card"])


def guard(at: Gesture) -> Ids:
    """The Cipher Key, if it is seen, or the hand it may be in."""
    return card_part(at, at.a, CIPHER_KEY) if at.word == "play" else ()


def spend(at: Gesture) -> Ids:
    return (f"held-{POWER.labels[at.a]}-{TREASURE.labels[at.axes['treasure']]}",)


def patronise(at: Gesture) -> Ids:
    return (f"science-{POWER.labels[at.a]}-{SCIENCE.labels[at.axes['science']]}",)


def hide(at: Gesture) -> Ids:
    """A treasure in the zone or on the fleet."""
    if "treasure" not in at.axes:
        return ()
    zone_, kind = at.view.fight[FIGHT_PLACE] - FIRST_ZONE, at.axes["treasure"]
    hoards = [(zone_, f"treasure-{ZONE.labels[zone_]}")]
    hoards += [(IN_FLEET, "treasure-fleet")] if at.view.fleet_zone == zone_ else []
    there = [label for hoard, label in hoards if at.view.treasure[hoard * TREASURES + kind]]
    return tuple(f"{label}-{TREASURE.labels[kind]}" for label in there) or place_part(FIRST_ZONE + zone_)


def reward(at: Gesture) -> Ids:
    """What a raider is given: a piece, a prize, a point, or a level of the Armada."""
    here, raider = at.view.fight[FIGHT_PLACE], at.view.fight[FIGHT_ATTACKER]
    if at.word == "point":
        return (f"score-{POWER.labels[raider]}",) if 0 <= raider < POWERS else place_part(here)
    if at.word == "level":
        return ("armada",) if at.view.armada_at >= 0 else ("reserve-armada",)
    if at.word == "prize" and here < PLACES:
        return (f"hand-{POWER.labels[SPAIN]}",)
    if here >= FIRST_ZONE and at.word == "piece":
        label = ZONE.labels[here - FIRST_ZONE]
        counts = (("patrols", at.view.patrols), ("escorts", at.view.escorts))
        found = tuple(f"{name}-{label}" for name, count in counts if count[here - FIRST_ZONE])
        return found or place_part(here)
    return place_part(here)


def raided(at: Gesture) -> Ids:
    """The settlements of Spain or Portugal where the captain is."""
    here = at.view.leader_at[at.b] - FIRST_ZONE
    if not 0 <= here < len(ZONE):
        return (leader_id(at.b),)
    portugal = at.axes["raided"] == RAID_PORTUGAL
    some = (at.tables.portuguese if portugal else at.tables.spanish)[here]
    name = "portuguese" if portugal else "spanish"
    return (f"{name}-{ZONE.labels[here]}",) if some else place_part(FIRST_ZONE + here)


# Espionage


def gather(at: Gesture) -> Ids:
    """What is done to the other power: to its operatives, or to its hand."""
    other = at.view.fight[FIGHT_DEFENDER if at.a == at.view.fight[FIGHT_ATTACKER] else FIGHT_ATTACKER]
    if at.word == "stop" or not 0 <= other < POWERS:
        return ()
    return power_part(other) if at.word in ("neutralise", "fewer") else (f"hand-{POWER.labels[other]}",)


def neutralise(at: Gesture) -> Ids:
    """An informant at one's own court, or a Jesuit in the country."""
    if at.word == "jesuit":
        label, some = ("england", at.view.jesuits[1]) if at.a == ENGLAND else ("netherlands", at.view.jesuits[2])
        return (f"jesuits-{label}",) if some else (f"country-{label}",)
    owner = at.axes["power"]
    if at.view.informant[owner * POWERS + at.a]:
        return (f"informant-{POWER.labels[owner]}-{POWER.labels[at.a]}",)
    return power_part(owner)


def major(at: Gesture) -> Ids:
    """A space that is converted, or whose unrest is calmed; a 6 can also be kept."""
    return space(at) if at.word in ("reposition", "cancel-at") else ("dice",)


POINTED: Final[dict[int, Callable[[Gesture], Ids]]] = {
    frames.PLACE_JESUIT: country,
    frames.PLACE_FORTRESS: zone,
    frames.NEGOTIATE: negotiate,
    frames.AGREE: agree,
    frames.RANSOM: ransom,
    frames.DECLARE: negotiate,
    frames.PLACE_LEADER: place_leader,
    frames.HOME_CARD: home,
    frames.FORMATION: space,
    frames.FORMATION_UNITS: march_units,
    frames.ESCORT: zone,
    frames.ASSIGN_CAPTAIN: place_leader,
    frames.INTERCEPT: intercept,
    frames.IMPULSE: impulse,
    frames.ACT: act,
    frames.MARCH_FROM: march_from,
    frames.MARCH_TO: space,
    frames.MARCH_UNITS: march_units,
    frames.WITHDRAW: withdraw,
    frames.LOSE: lose,
    frames.RETREAT: retreat,
    frames.ASSAULT: space,
    frames.SAIL_FROM: sail_from,
    frames.SAIL_TO: place,
    frames.LOSE_SHIP: lose_ship,
    frames.RETREAT_FLEET: place,
    frames.RAISE: space,
    frames.BUILD_AT: space,
    frames.BUILD: build,
    frames.TAKE: space,
    frames.QUELL: space,
    frames.PIRACY: sea,
    frames.REWARD: reward,
    frames.SINK: sink,
    frames.HIDE_TREASURE: hide,
    frames.EXPEDITION: leader,
    frames.VOYAGE: leader,
    frames.VOYAGE_TO: zone,
    frames.RAID: leader,
    frames.RAID_TARGET: raided,
    frames.INFORMANT: power,
    frames.INTELLIGENCE: power,
    frames.ASSASSINATE: victim,
    frames.MISSION_COST: amount,
    frames.AID: aid,
    frames.GUARD: guard,
    frames.GATHER: gather,
    frames.NEUTRALISE: neutralise,
    frames.DEFEND: gather,
    frames.EXECUTE: execute,
    frames.CONVERT: country,
    frames.CONVERT_DICE: amount,
    frames.MAJOR: major,
    frames.MINOR: space,
    frames.UNREST: space,
    frames.REBEL: space,
    frames.REBEL_COST: amount,
    frames.TAKE_ADJACENT: space,
    frames.RAISE_BANNER: banner,
    frames.ENGLISH_RISING: space,
    frames.PATRONISE: patronise,
    frames.SPEND: spend,
    frames.DISCARD: discard,
}


def pointed_at(tables: Tables, view: EnterpriseView, frame: Frame, option: int) -> Ids:
    """The ids of the parts that stand for an option; none if it leaves everything as it is."""
    return pointed(POINTED, STEPS, frame, option, partial(Gesture, tables, view))
