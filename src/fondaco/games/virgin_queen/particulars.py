"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.games.virgin_queen import frames, odds
from fondaco.games.virgin_queen.board import (
    PowerChoice,
    besiegers,
    enemies_in,
    friends_in,
    garrison,
    is_friend,
    land_units,
    ships_at,
    spaces_of,
)
from fondaco.games.virgin_queen.construction import build_refusal
from fondaco.games.virgin_queen.conversions import faith_of
from fondaco.games.virgin_queen.expeditions import cargo_of, is_overseas, settlements
from fondaco.games.virgin_queen.fleets import sail_to_refusal
from fondaco.games.virgin_queen.glance import Glance, asked_power, known
from fondaco.games.virgin_queen.marching import MOST_INSIDE, ROAD, march_cost, march_to_refusal
from fondaco.games.virgin_queen.raiding import piracy_refusal
from fondaco.games.virgin_queen.rewards import in_the_world
from fondaco.games.virgin_queen.sequence import STEPS
from fondaco.games.virgin_queen.sieges import assault_refusal
from fondaco.games.virgin_queen.state import (
    FIGHT_ATTACKER,
    FIGHT_COST,
    FIGHT_DEFENDER,
    FIGHT_LEFT,
    FIGHT_PLACE,
    FIGHT_UNITS,
)
from fondaco.games.virgin_queen.tables import Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import (
    AMOUNT,
    ARMADA,
    COMMAND_POINTS,
    FIRST_SEA,
    FIRST_ZONE,
    HELD,
    IN_ENGLAND,
    IN_NETHERLANDS,
    NOBODY_RULES,
    POWERS,
    REBELS,
    SPAIN,
    TREASURES,
)
from fondaco.kernel import QUIET, Frame

Numbers = dict[str, int]
Detail = Callable[[Glance], Numbers]

# What stands where a march leads
FREE: Final = 0
FRIENDS: Final = 1
ENEMIES: Final = 2
GARRISON: Final = 3
EMPTY_WALLS: Final = 4
BESIEGED: Final = 5


def nothing(at: Glance) -> Numbers:
    return {}


def points_left(at: Glance) -> Numbers:
    return {"left": at.left}


# Cards, diplomacy and spring


def jesuits(at: Glance) -> Numbers:
    places = {IN_ENGLAND: 1, IN_NETHERLANDS: 2}
    return {"number": at.s.jesuits[places[at.axes["country"]]] if at.axes["country"] in places else 0}


def zone_guard(at: Glance) -> Numbers:
    """What guards a zone of the New World, and what lies there."""
    s, zone = at.s, at.axes["zone"]
    hoard = sum(s.treasure[zone * TREASURES : zone * TREASURES + TREASURES])
    return {"patrols": s.patrols[zone], "escorts": s.escorts[zone], "walls": s.fortress[zone], "treasures": hoard}


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


# Raids and the New World


def piracy(at: Glance) -> Numbers:
    sea = FIRST_SEA + at.axes["sea"]
    if piracy_refusal(at.s, at.power, sea, QUIET):
        return {"open": 0}
    return {"open": 1, "number": ships_at(at.s, sea, at.power), **odds.piracy_odds(at.s, at.power, sea)}


def rewarded(at: Glance) -> Numbers:
    return {"raider": at.a, "number": at.s.fight[FIGHT_LEFT]}


def reward(at: Glance) -> Numbers:
    return {"raider": at.a, "world": int(in_the_world(at.s)), "own": int(at.a < POWERS)}


def setting_out(at: Glance) -> Numbers:
    return odds.voyage_odds(at.s, at.axes["leader"])


def whereabouts(at: Glance) -> Numbers:
    """Where a captain is, whether he is damaged, and what he carries."""
    captain = at.axes["leader"]
    if not is_overseas(at.s, captain):
        return {"away": 0}
    cargo = cargo_of(captain)
    carried = sum(at.s.treasure[cargo * TREASURES : cargo * TREASURES + TREASURES])
    zone = at.s.leader_at[captain] - FIRST_ZONE
    return {"away": 1, "zone": zone, "damaged": at.s.damaged >> captain & 1, "treasures": carried}


def captain_there(at: Glance) -> Numbers:
    return {"left": at.left, "leader": at.b, "zone": max(0, at.s.leader_at[at.b] - FIRST_ZONE)}


def next_zone(at: Glance) -> Numbers:
    return {**zone_guard(at), **odds.voyage_odds(at.s, at.b)}


def raid(at: Glance) -> Numbers:
    target, zone = at.axes["raided"], at.s.leader_at[at.b] - FIRST_ZONE
    there = settlements(at.s, target, zone)
    return {"open": 1, **odds.raid_odds(at.s, at.b, target)} if there else {"open": 0}


# Espionage


def mission(at: Glance) -> Numbers:
    s = at.s
    victim = s.fight[FIGHT_UNITS]
    told = {"left": at.left, "mission": at.b, "kind": at.b, "other": s.fight[FIGHT_DEFENDER]}
    return {**told, "victim": victim} if victim >= 0 else told


def mission_cost(at: Glance) -> Numbers:
    return {"kind": at.b, **odds.mission_odds(at.s, at.power, at.b, at.axes["amount"])}


def aid(at: Glance) -> Numbers:
    played = at.axes.get("card", -1)
    return {"kind": at.b, **odds.mission_odds(at.s, at.power, at.b, at.s.fight[FIGHT_COST], played)}


def guarded(at: Glance) -> Numbers:
    return {"mission": at.b, "kind": at.b, "other": at.s.fight[FIGHT_ATTACKER]}


def guard(at: Glance) -> Numbers:
    attacker, cost = at.s.fight[FIGHT_ATTACKER], at.s.fight[FIGHT_COST]
    key = int(at.word == "play")
    return {"other": attacker, "kind": at.b, **odds.mission_odds(at.s, attacker, at.b, cost, -1, key)}


def gathering(at: Glance) -> Numbers:
    return {"other": at.s.fight[FIGHT_DEFENDER], "number": at.s.fight[FIGHT_LEFT]}


def attacker(at: Glance) -> Numbers:
    return {"other": at.s.fight[FIGHT_ATTACKER], "number": at.b}


# Religion


def believers(at: Glance) -> Numbers:
    """How many spaces of a country could still be converted."""
    spaces = spaces_of(at.s, at.axes["country"])
    return {"number": sum(at.s.faith[space] != faith_of(at.power) for space in spaces)}


def preaching(at: Glance) -> Numbers:
    return {"left": at.left, "country": at.b}


def sermon(at: Glance) -> Numbers:
    return odds.conversion_odds(at.axes["amount"])


def sixes(at: Glance) -> Numbers:
    return {"number": at.b, "country": max(0, at.s.converting)}


def converts(at: Glance) -> Numbers:
    return {"minors": at.s.minors, "majors": at.s.majors, "country": max(0, at.s.converting)}


def garrisoned(at: Glance) -> Numbers:
    """How many units guard a space against a rising."""
    space = at.axes["space"]
    guard = SPAIN if at.power == REBELS else at.s.control[space]
    number = land_units(at.s, space, guard) if guard != NOBODY_RULES else 0
    return {"number": number, "dear": int(at.s.tables.home[space] == REBELS == at.power)}


def rising_place(at: Glance) -> Numbers:
    return {"left": at.left, "space": at.b, "number": land_units(at.s, at.b, SPAIN)}


def rising(at: Glance) -> Numbers:
    home = int(at.s.tables.home[at.b] == REBELS)
    return {"raised": at.axes["amount"] // 2, **odds.rebellion_odds(at.s, at.b, at.axes["amount"], home)}


def spoils(at: Glance) -> Numbers:
    return {"number": at.s.fight[FIGHT_LEFT], "space": at.s.fight[FIGHT_PLACE]}


def here(at: Glance) -> Numbers:
    return {"space": at.b}


def treasure(at: Glance) -> Numbers:
    kind = at.axes["treasure"]
    return {"points": kind + 1, "number": at.s.treasure[(HELD + at.power) * TREASURES + kind]}


PROMPTS: Final[dict[int, Detail]] = {
    **{frames.AGREE: offer, frames.RANSOM: captive, frames.PLACE_LEADER: person, frames.FORMATION: capital},
    **{frames.FORMATION_UNITS: deployment, frames.ASSIGN_CAPTAIN: person, frames.INTERCEPT: ottoman},
    **{frames.IMPULSE: hand, frames.ACT: points_left, frames.MARCH_FROM: points_left, frames.MARCH_TO: march_way},
    **{frames.MARCH_UNITS: march_size, frames.WITHDRAW: siege_or_battle, frames.LOSE: losses},
    **{frames.RETREAT: way_out, frames.ASSAULT: points_left, frames.SAIL_FROM: points_left},
    **{frames.SAIL_TO: fleet_way, frames.LOSE_SHIP: losses, frames.RETREAT_FLEET: fleet_retreat},
    **{frames.RAISE: points_left, frames.BUILD_AT: points_left, frames.BUILD: yard, frames.TAKE: points_left},
    **{frames.QUELL: points_left, frames.PIRACY: points_left, frames.REWARD: rewarded},
    **{frames.EXPEDITION: points_left, frames.VOYAGE: points_left, frames.VOYAGE_TO: captain_there},
    **{frames.RAID: points_left, frames.RAID_TARGET: captain_there, frames.INFORMANT: points_left},
    **{frames.INTELLIGENCE: points_left, frames.ASSASSINATE: points_left, frames.MISSION_COST: mission},
    **{frames.AID: mission, frames.GATHER: gathering, frames.NEUTRALISE: gathering, frames.DEFEND: attacker},
    **{frames.CONVERT: points_left, frames.CONVERT_DICE: preaching, frames.MAJOR: sixes, frames.MINOR: converts},
    **{frames.REBEL: points_left, frames.REBEL_COST: rising_place, frames.TAKE_ADJACENT: spoils},
    **{frames.RAISE_BANNER: here, frames.PATRONISE: points_left, frames.SPEND: points_left},
    **{frames.GUARD: guarded, frames.DISCARD: hand},
}

OPTIONS: Final[dict[int, Detail]] = {
    **{frames.PLACE_JESUIT: jesuits, frames.PLACE_FORTRESS: zone_guard, frames.RANSOM: captive},
    **{frames.PLACE_LEADER: own_force, frames.HOME_CARD: home_card, frames.FORMATION: own_force},
    **{frames.ESCORT: zone_guard, frames.ASSIGN_CAPTAIN: own_force, frames.INTERCEPT: interception},
    **{frames.IMPULSE: impulse, frames.ACT: act, frames.MARCH_FROM: origin, frames.MARCH_TO: march_target},
    **{frames.MARCH_UNITS: formation, frames.WITHDRAW: stand, frames.ASSAULT: storm, frames.SAIL_FROM: fleet},
    **{frames.SAIL_TO: fleet_target, frames.RAISE: own_force, frames.BUILD: ship, frames.PIRACY: piracy},
    **{frames.REWARD: reward, frames.EXPEDITION: setting_out, frames.VOYAGE: whereabouts, frames.RAID: whereabouts},
    **{frames.VOYAGE_TO: next_zone, frames.RAID_TARGET: raid, frames.MISSION_COST: mission_cost, frames.AID: aid},
    **{frames.GATHER: gathering, frames.DEFEND: attacker, frames.CONVERT: believers, frames.CONVERT_DICE: sermon},
    **{frames.REBEL: garrisoned, frames.REBEL_COST: rising, frames.ENGLISH_RISING: garrisoned},
    **{frames.RAISE_BANNER: here, frames.SPEND: treasure, frames.GUARD: guard, frames.DISCARD: card},
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
