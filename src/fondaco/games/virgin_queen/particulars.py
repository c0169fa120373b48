"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.games.virgin_queen import forces, frames, odds, schemes
from fondaco.games.virgin_queen.board import (
    PowerChoice,
    ships_at,
)
from fondaco.games.virgin_queen.glance import Glance, Numbers, asked_power, known
from fondaco.games.virgin_queen.sequence import STEPS
from fondaco.games.virgin_queen.tables import Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import (
    COMMAND_POINTS,
    HELD,
    IN_ENGLAND,
    IN_NETHERLANDS,
    POWERS,
    TREASURES,
)
from fondaco.kernel import Frame

Detail = Callable[[Glance], Numbers]


def nothing(at: Glance) -> Numbers:
    return {}


def points_left(at: Glance) -> Numbers:
    return {"left": at.left}


# Cards, diplomacy and spring


def jesuits(at: Glance) -> Numbers:
    places = {IN_ENGLAND: 1, IN_NETHERLANDS: 2}
    return {"number": at.s.jesuits[places[at.axes["country"]]] if at.axes["country"] in places else 0}


def offer(at: Glance) -> Numbers:
    kind, other = divmod(at.b, POWERS)
    return {"alliance": kind, "other": other}


def captive(at: Glance) -> Numbers:
    return {"leader": at.b, "other": max(0, at.s.captor[at.b]), "number": at.s.held[at.power]}


def person(at: Glance) -> Numbers:
    tables = at.s.tables
    ratings = {"battle": tables.battle[at.b], "piracy": tables.piracy[at.b], "navigation": tables.navigation[at.b]}
    return {"leader": at.b, **ratings}


def own_force(at: Glance) -> Numbers:
    """The units and ships a power has in a space."""
    space = at.axes.get("space", 0)
    return {"number": at.own_units(space), "ships": ships_at(at.s, space, at.power)}


def home_card(at: Glance) -> Numbers:
    return {"points": at.s.tables.home_points[at.axes["home"]], "effect": at.axes["home"]}


def capital(at: Glance) -> Numbers:
    space = max(0, at.s.capital[at.power])
    return {"space": space, "number": at.own_units(space)}


def deployment(at: Glance) -> Numbers:
    return {**capital(at), "target": at.b}


def ottoman(at: Glance) -> Numbers:
    return {"corsairs": at.s.corsairs, "galleys": at.s.galleys}


def interception(at: Glance) -> Numbers:
    return odds.intercept_odds(at.s) if at.word == "attack" else {}


# Impulses


def hand(at: Glance) -> Numbers:
    return {"number": at.s.held[at.power], "homes": at.s.home_held[at.power], "debt": at.s.war_debt[at.power]}


def impulse(at: Glance) -> Numbers:
    if at.word == "play":
        return card(at)
    return home_card(at) if at.word == "home" else {}


def card(at: Glance) -> Numbers:
    return {"points": COMMAND_POINTS[at.axes["card"]]}


def act(at: Glance) -> Numbers:
    treasures = sum(at.s.treasure[(HELD + at.power) * TREASURES : (HELD + at.power + 1) * TREASURES])
    return {"left": at.left, "number": treasures}


def here(at: Glance) -> Numbers:
    return {"space": at.b}


def treasure(at: Glance) -> Numbers:
    kind = at.axes["treasure"]
    return {"points": kind + 1, "number": at.s.treasure[(HELD + at.power) * TREASURES + kind]}


PROMPTS: Final[dict[int, Detail]] = {
    **{frames.AGREE: offer, frames.RANSOM: captive, frames.PLACE_LEADER: person, frames.FORMATION: capital},
    **{frames.FORMATION_UNITS: deployment, frames.ASSIGN_CAPTAIN: person, frames.INTERCEPT: ottoman},
    **{
        frames.IMPULSE: hand,
        frames.ACT: points_left,
        frames.MARCH_FROM: points_left,
        frames.MARCH_TO: forces.march_way,
    },
    **{frames.MARCH_UNITS: forces.march_size, frames.WITHDRAW: forces.siege_or_battle, frames.LOSE: forces.losses},
    **{frames.RETREAT: forces.way_out, frames.ASSAULT: points_left, frames.SAIL_FROM: points_left},
    **{frames.SAIL_TO: forces.fleet_way, frames.LOSE_SHIP: forces.losses, frames.RETREAT_FLEET: forces.fleet_retreat},
    **{frames.RAISE: points_left, frames.BUILD_AT: points_left, frames.BUILD: forces.yard, frames.TAKE: points_left},
    **{frames.QUELL: points_left, frames.PIRACY: points_left, frames.REWARD: schemes.rewarded},
    **{frames.EXPEDITION: points_left, frames.VOYAGE: points_left, frames.VOYAGE_TO: schemes.captain_there},
    **{frames.RAID: points_left, frames.RAID_TARGET: schemes.captain_there, frames.INFORMANT: points_left},
    **{frames.INTELLIGENCE: points_left, frames.ASSASSINATE: points_left, frames.MISSION_COST: schemes.mission},
    **{
        frames.AID: schemes.mission,
        frames.GATHER: schemes.gathering,
        frames.NEUTRALISE: schemes.gathering,
        frames.DEFEND: schemes.attacker,
    },
    **{
        frames.CONVERT: points_left,
        frames.CONVERT_DICE: schemes.preaching,
        frames.MAJOR: schemes.sixes,
        frames.MINOR: schemes.converts,
    },
    **{frames.REBEL: points_left, frames.REBEL_COST: schemes.rising_place, frames.TAKE_ADJACENT: schemes.spoils},
    **{frames.RAISE_BANNER: here, frames.PATRONISE: points_left, frames.SPEND: points_left},
    **{frames.GUARD: schemes.guarded, frames.DISCARD: hand},
}

OPTIONS: Final[dict[int, Detail]] = {
    **{frames.PLACE_JESUIT: jesuits, frames.PLACE_FORTRESS: schemes.zone_guard, frames.RANSOM: captive},
    **{frames.PLACE_LEADER: own_force, frames.HOME_CARD: home_card, frames.FORMATION: own_force},
    **{frames.ESCORT: schemes.zone_guard, frames.ASSIGN_CAPTAIN: own_force, frames.INTERCEPT: interception},
    **{
        frames.IMPULSE: impulse,
        frames.ACT: act,
        frames.MARCH_FROM: forces.origin,
        frames.MARCH_TO: forces.march_target,
    },
    **{
        frames.MARCH_UNITS: forces.formation,
        frames.WITHDRAW: forces.stand,
        frames.ASSAULT: forces.storm,
        frames.SAIL_FROM: forces.fleet,
    },
    **{
        frames.SAIL_TO: forces.fleet_target,
        frames.RAISE: own_force,
        frames.BUILD: forces.ship,
        frames.PIRACY: schemes.piracy,
    },
    **{
        frames.REWARD: schemes.reward,
        frames.EXPEDITION: schemes.setting_out,
        frames.VOYAGE: schemes.whereabouts,
        frames.RAID: schemes.whereabouts,
    },
    **{
        frames.VOYAGE_TO: schemes.next_zone,
        frames.RAID_TARGET: schemes.raid,
        frames.MISSION_COST: schemes.mission_cost,
        frames.AID: schemes.aid,
    },
    **{
        frames.GATHER: schemes.gathering,
        frames.DEFEND: schemes.attacker,
        frames.CONVERT: schemes.believers,
        frames.CONVERT_DICE: schemes.sermon,
    },
    **{
        frames.REBEL: schemes.seat_of_revolt,
        frames.REBEL_COST: schemes.rising,
        frames.ENGLISH_RISING: schemes.garrisoned,
    },
    **{frames.RAISE_BANNER: here, frames.SPEND: treasure, frames.GUARD: schemes.guard, frames.DISCARD: card},
}

ASKING: Final = frozenset(number for number, step in enumerate(STEPS) if isinstance(step, PowerChoice))


def particulars(tables: Tables, view: EnterpriseView, frame: Frame, option: int) -> Numbers:
    """Forces, costs and odds of an option; option -1 is the prompt, which always names the power that is asked."""
    number, a, b = frame
    if number not in ASKING or (option >= 0 and number not in OPTIONS):
        return {}
    s = known(tables, view)
    power = asked_power(s, frame)
    if option < 0:
        return {"power": power, **PROMPTS.get(number, nothing)(Glance(s, power, a, b))}
    options = STEPS[number].options
    return OPTIONS[number](Glance(s, power, a, b, option, options.group(option), options.arguments(option)))
