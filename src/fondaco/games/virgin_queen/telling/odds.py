"""Exact odds before points are committed, from the procedures of the card and from nothing that is hidden."""

from fractions import Fraction
from functools import lru_cache
from typing import Final

from fondaco.games.virgin_queen.aid_card.battle import Fleet
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import Law, law
from fondaco.games.virgin_queen.rules.espionage.missions import (
    aided,
    has_cryptography,
    has_informant,
    mission_attack,
    mission_defence,
)
from fondaco.games.virgin_queen.rules.expeditions import settlements
from fondaco.games.virgin_queen.rules.piracy.raiding import (
    is_at_peace,
    piracy_rating,
    ports_of_spain,
    raid_defence,
    stations,
)
from fondaco.games.virgin_queen.rules.religion.conversions import convertible_refusal, preached
from fondaco.games.virgin_queen.rules.spaces import (
    besiegers,
    enemies_in,
    enemy_ships,
    foes_of,
    foot,
    garrison,
    is_besieged,
    is_friend,
    is_sea,
    land_units,
    ships_at,
    spaces_of,
)
from fondaco.games.virgin_queen.rules.spring import move_formation
from fondaco.games.virgin_queen.rules.war.battles import field_dice
from fondaco.games.virgin_queen.rules.war.fleets import OTTOMAN, fighting_fleets, move_fleet, sea_dice, waters_of
from fondaco.games.virgin_queen.rules.war.marching import MOST_INSIDE
from fondaco.games.virgin_queen.rules.war.sieges import assault_dice, besieging_powers, inside_powers
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET

# What a formation finds where it arrives
NOTHING: Final = 0
BATTLE: Final = 1
WALLS: Final = 2
"""A garrison that may go inside or come out."""
SIEGE: Final = 3
REINFORCED: Final = 4
REWARDED: Final = ("three-rewards", "two-rewards", "one-reward")
HELD_FIELD: Final = ("attacker-wins", "defender-wins-and-falls")

Odds = dict[str, int]


@lru_cache(maxsize=4096)
def law_of(procedure: str, values: tuple[tuple[str, int], ...]) -> Law:
    """The exact law of a procedure of the card."""
    return law(PROCEDURES[procedure].plan(PROCEDURES[procedure].filled(dict(values))))


def chances(procedure: str, **values: int) -> Law:
    """The same, with the inputs by name."""
    return law_of(procedure, tuple((name.replace("_", "-"), value) for name, value in values.items()))


def percent(chance: Fraction) -> int:
    """A chance in whole percent; what is neither certain nor impossible is never said to be."""
    rounded = round(chance * 100)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


# On land


def arrival(s: Enterprise, power: int, origin: int, target: int, number: int, led: bool) -> Odds:
    """What a formation would meet, and how likely it is to hold the field."""
    ruler, inside = s.control[target], garrison(s, target)
    enemies = enemies_in(s, target, power)
    if not s.printed.fortified[target] or is_friend(s, power, ruler) or (ruler == NOBODY_RULES and enemies):
        if not enemies:
            return {"meets": NOTHING}
        return {"meets": BATTLE, **march_odds(s, power, origin, target, number, led)}
    if besiegers(s, target):
        return {"meets": REINFORCED}
    if not inside:
        return {"meets": SIEGE}
    fought = march_odds(s, power, origin, target, number, led)
    if inside > MOST_INSIDE:
        return {"meets": BATTLE, **fought}
    return {"meets": WALLS, "inside": inside, "few": int(number <= inside), **fought}


def march_odds(s: Enterprise, power: int, origin: int, target: int, number: int, led: bool) -> Odds:
    """The field battle that a march would bring."""
    after = s.copy()
    move_formation(after, power, origin, target, number, led)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_PLACE], after.fight[FIGHT_UNITS] = power, target, number
    return field_odds(after, power)


def field_odds(s: Enterprise, power: int) -> Odds:
    """The field battle at hand: the dice of both sides, and how likely the attacker is to hold the field."""
    units, enemies = s.fight[FIGHT_UNITS], enemies_in(s, s.fight[FIGHT_PLACE], power)
    dice, against = field_dice(s, power)
    leader, other_leader = dice - units, against - enemies - 1
    found = chances("field-battle", attack=units, leader=leader, defend=enemies, defend_leader=other_leader)
    return {"dice": dice, "against": against, "percent": percent(found.row(*HELD_FIELD))}


def assault_odds(s: Enterprise, power: int, space: int) -> Odds:
    """How likely a besieged space is to fall."""
    dice, against = assault_dice(s, power, space)
    outside = besieging_powers(s, space)
    feet = sum(foot(s, space, other) for other in outside)
    riders = sum(land_units(s, space, other) for other in outside) - feet
    inside = garrison(s, space)
    held = sum(foot(s, space, other) for other in inside_powers(s, space))
    leader = dice - (-(-feet // 2) if inside else feet)
    found = chances(
        "assault",
        attack=feet,
        cavalry=riders,
        leader=leader,
        defend=held,
        defend_cavalry=inside - held,
        defend_leader=against - held - 1,
    )
    broken = percent(found.row("siege-broken"))
    return {"dice": dice, "against": against, "percent": percent(found.row("taken")), "broken": broken}


# At sea


def sail_odds(s: Enterprise, power: int, origin: int, target: int) -> Odds:
    """How likely a fleet is to win where it sails; nothing if nobody waits there."""
    if not enemy_ships(s, target, power):
        return {"meets": NOTHING}
    after = s.copy()
    move_fleet(after, power, origin, target)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_PLACE], after.fight[FIGHT_ORIGIN] = power, target, origin
    after.fight[FIGHT_DEFENDER] = next(foe for foe in foes_of(s, power) if ships_at(s, target, foe))
    return {"meets": BATTLE, **sea_odds(after)}


def intercept_odds(s: Enterprise) -> Odds:
    """How likely Spain is to beat the Ottoman at sea."""
    after = s.copy()
    for port in stations(s)[1:]:
        move_fleet(after, SPAIN, port, MEDITERRANEAN_SEA)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_DEFENDER] = SPAIN, OTTOMAN
    after.fight[FIGHT_PLACE] = after.fight[FIGHT_ORIGIN] = MEDITERRANEAN_SEA
    return sea_odds(after)


def sea_odds(s: Enterprise) -> Odds:
    """The naval combat at hand."""
    dice, against = sea_dice(s)
    attack, defence = fighting_fleets(s)
    found = _sea_law(attack, defence, waters_of(s), dice, against, int(not is_sea(s.fight[FIGHT_PLACE])))
    return {"dice": dice, "against": against, "percent": percent(found.row("attacker-wins"))}


def _sea_law(attack: Fleet, defence: Fleet, sea: int, dice: int, against: int, port: int) -> Law:
    values = {"sea": sea, "port": port}
    for prefix, fleet in (("", attack), ("defend_", defence)):
        values[f"{prefix}galleons"], values[f"{prefix}galleys"] = fleet.galleons, fleet.galleys
        values[f"{prefix}corsairs"], values[f"{prefix}armada"] = fleet.corsairs, fleet.armada
    values["leader"] = dice - ship_dice(attack, sea)
    values["defend_leader"] = against - ship_dice(defence, sea) - port
    return chances("naval-combat", **values)


def ship_dice(fleet: Fleet, sea: int) -> int:
    """The dice of the ships alone."""
    return fleet.corsairs + (1 + sea) * fleet.galleys + 2 * fleet.galleons + 2 * fleet.armada


# Raids and voyages


def piracy_odds(s: Enterprise, power: int, sea: int) -> Odds:
    """How likely a raid in Europe is to bring something, and to lose all ships."""
    ports = ports_of_spain(s, sea)
    fortresses = sum(s.printed.fortified[port] and not s.unrest[port] and not is_besieged(s, port) for port in ports)
    found = chances(
        "piracy-europe",
        corsairs=0,
        ships=ships_at(s, sea, power),
        piracy=piracy_rating(s, power, sea),
        ottoman=0,
        ports=len(ports),
        in_zone=ships_at(s, sea, SPAIN),
        at_peace=int(is_at_peace(s, power)),
        adjacent=sum(ships_at(s, place, SPAIN) for place in s.printed.routes[sea]),
        fortresses=fortresses,
    )
    lost = percent(found.row("raiders-lost"))
    return {"against": raid_defence(s, power, sea), "percent": percent(found.row(*REWARDED)), "lost": lost}


def raid_odds(s: Enterprise, captain: int, target: int) -> Odds:
    """How likely a raid in the New World is to bring something, and to cost the captain."""
    zone = s.leader_at[captain] - FIRST_ZONE
    guarded = target == RAID_SPAIN
    patrols = s.patrols[zone] + s.escorts[zone] if guarded else 0
    fortress = s.fortress[zone] if guarded else 0
    found = chances(
        "piracy-world",
        piracy=s.printed.piracy[captain],
        damaged=s.damaged >> captain & 1,
        target=target,
        settlements=settlements(s, target, zone),
        patrols=patrols,
        fortresses=fortress,
    )
    against = patrols + fortress if guarded else settlements(s, target, zone)
    lost = percent(found.row("captain-removed"))
    return {"against": against, "percent": percent(found.row(*REWARDED)), "lost": lost}


def voyage_odds(s: Enterprise, captain: int) -> Odds:
    """How likely a captain is to come through unharmed, or to drown."""
    found = chances("navigation", navigation=s.printed.navigation[captain], damaged=s.damaged >> captain & 1)
    return {"percent": percent(found.row("no-effect")), "lost": percent(found.row("eliminated"))}


# Missions


def mission_odds(s: Enterprise, power: int, mission: int, cost: int, card: int = -1, key: int = 0) -> Odds:
    """How likely a mission is to succeed for so many points, perhaps with one more card.

    The goal is a hit, a death, or at least six conversions; a Cipher Key in defence counts once it is to be seen.
    """
    after = s.copy()
    after.fight[FIGHT_COST] = cost
    if card >= 0:
        after.fight[FIGHT_AID] |= 1 << card
    target = after.fight[FIGHT_DEFENDER]
    code = has_cryptography(after, target) or key
    dice = mission_attack(after, power, mission)
    told = {"dice": dice, "against": mission_defence(after, mission, code)}
    if mission == INTELLIGENCE:
        return {**told, "percent": _intelligence(after, power, target)}
    if mission == PLOT:
        plotted = chances("catholic-rebellion", cp=dice, jesuits=0, mary_alive=0, defend_cryptography=code)
        wins = percent(plotted.row("gunpowder"))
        return {**told, "percent": percent(plotted.row(*PROCEDURES["catholic-rebellion"].goal)), "wins": wins}
    return {**told, "percent": _murder(after, dice, told["against"], code)}


def _intelligence(s: Enterprise, power: int, target: int) -> int:
    found = chances(
        "intelligence",
        cryptography=has_cryptography(s, power) or aided(s, CIPHER_KEY),
        informant=has_informant(s, power, target),
        walsingham=int(s.home_played == WALSINGHAM),
    )
    return percent(1 - found.row("no-effect"))


def _murder(s: Enterprise, dice: int, against: int, code: int) -> int:
    victim = s.fight[FIGHT_UNITS]
    if victim == ELIZABETH:
        found = chances("assassination", cp=dice, mary_alive=0, elizabeth=1, defend_cryptography=code)
        return percent(found.row("killed"))
    rating = s.printed.battle[victim]
    home = against - 1 - rating - code
    found = chances(
        "assassination", cp=dice, mary_alive=0, elizabeth=0, rating=rating, home=home, defend_cryptography=code
    )
    return percent(found.row("killed"))


# Religion


def rebellion_odds(s: Enterprise, space: int, cost: int, home: int) -> Odds:
    """How likely the rebels are to remove every Spanish unit of a space."""
    units = land_units(s, space, SPAIN)
    found = chances("rebellion", cp=cost, home=home, units=units)
    return {"dice": cost + home, "units": units, "percent": percent(found.row("succeeds"))}


def conversion_odds(s: Enterprise, power: int, country: int, points: int) -> Odds:
    """How likely so many points are to convert a space that is within reach, and to bring unrest."""
    dice = preached(s, power, country, points)
    found = chances("conversion", dice=dice)
    unrest = percent(found.chance(lambda outcome: outcome.numbers[3] > 0))
    near, far = within_reach(s, power, country)
    rows = ("majors", "minors-only") if near else ("majors",)  # conversion.minor.adjacent
    return {"dice": dice, "percent": percent(found.row(*rows)) if near + far else 0, "unrest": unrest}


def within_reach(s: Enterprise, power: int, country: int) -> tuple[int, int]:
    """How many spaces of a country any conversion can reach, and how many more only a 6 (conversion.major.a, b)."""
    s.converting = country
    spaces = spaces_of(s, country)
    near = [not convertible_refusal(s, power, space, QUIET, False, False) for space in spaces]
    ways = ((True, False), (False, True))
    some = [any(not convertible_refusal(s, power, space, QUIET, *way) for way in ways) for space in spaces]
    return sum(near), sum(some) - sum(near)
