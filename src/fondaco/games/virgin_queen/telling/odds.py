"""Exact odds before points are committed, from the procedures of the card and from nothing that is hidden."""

from fractions import Fraction
from functools import lru_cache
from typing import Final

from fondaco.games.virgin_queen.aid_card.assault import assault_attack_dice, assault_defence_dice
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.field_battle import field_attack_dice, field_defence_dice
from fondaco.games.virgin_queen.aid_card.naval_combat import naval_dice
from fondaco.games.virgin_queen.aid_card.piracy import europe_defence_dice
from fondaco.games.virgin_queen.aid_card.plan import Law, law
from fondaco.games.virgin_queen.rules import spaces
from fondaco.games.virgin_queen.rules.espionage import missions
from fondaco.games.virgin_queen.rules.expeditions import settlements, world_raid_defence
from fondaco.games.virgin_queen.rules.piracy import raiding
from fondaco.games.virgin_queen.rules.religion.conversions import convertible_refusal, preached
from fondaco.games.virgin_queen.rules.spring import move_formation
from fondaco.games.virgin_queen.rules.war.field_battles import field_dice
from fondaco.games.virgin_queen.rules.war.fleets import OTTOMAN, fighting_fleets, move_fleet, sea_dice, waters_of
from fondaco.games.virgin_queen.rules.war.marching import BATTLE, NOTHING, REINFORCED, SIEGE, WALLS, meeting
from fondaco.games.virgin_queen.rules.war.sieges import assault_dice, besieging_powers, inside_powers
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET

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
    met = meeting(s, power, target)
    if met in (NOTHING, SIEGE, REINFORCED):
        return {"meets": met}
    fought = march_odds(s, power, origin, target, number, led)
    if met != WALLS:
        return {"meets": BATTLE, **fought}
    few = int(spaces.are_too_few(s, target, number))
    return {"meets": WALLS, "inside": spaces.garrison(s, target), "few": few, **fought}


def march_odds(s: Enterprise, power: int, origin: int, target: int, number: int, led: bool) -> Odds:
    """The field battle that a march would bring."""
    after = s.copy()
    move_formation(after, power, origin, target, number, led)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_PLACE], after.fight[FIGHT_UNITS] = power, target, number
    return field_odds(after, power)


def field_odds(s: Enterprise, power: int) -> Odds:
    """The field battle at hand: the dice of both sides, and how likely the attacker is to hold the field."""
    units, enemies = s.fight[FIGHT_UNITS], spaces.enemies_in(s, s.fight[FIGHT_PLACE], power)
    dice, against = field_dice(s, power)
    leader, other_leader = dice - field_attack_dice(units, 0), against - field_defence_dice(enemies, 0)
    found = chances("field-battle", attack=units, leader=leader, defend=enemies, defend_leader=other_leader)
    return {"dice": dice, "against": against, "percent": percent(found.row(*HELD_FIELD))}


def assault_odds(s: Enterprise, power: int, space: int) -> Odds:
    """How likely a besieged space is to fall."""
    dice, against = assault_dice(s, power, space)
    outside = besieging_powers(s, space)
    feet = sum(spaces.foot(s, space, other) for other in outside)
    riders = sum(spaces.land_units(s, space, other) for other in outside) - feet
    inside = spaces.garrison(s, space)
    held = sum(spaces.foot(s, space, other) for other in inside_powers(s, space))
    leader = dice - assault_attack_dice(feet, inside, 0)
    found = chances(
        "assault",
        attack=feet,
        cavalry=riders,
        leader=leader,
        defend=held,
        defend_cavalry=inside - held,
        defend_leader=against - assault_defence_dice(held, 0),
    )
    broken = percent(found.row("siege-broken"))
    return {"dice": dice, "against": against, "percent": percent(found.row("taken")), "broken": broken}


# At sea


def sail_odds(s: Enterprise, power: int, origin: int, target: int) -> Odds:
    """How likely a fleet is to win where it sails; nothing if nobody waits there."""
    if not spaces.enemy_ships(s, target, power):
        return {"meets": NOTHING}
    after = s.copy()
    move_fleet(after, power, origin, target)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_PLACE], after.fight[FIGHT_ORIGIN] = power, target, origin
    after.fight[FIGHT_DEFENDER] = next(foe for foe in spaces.foes_of(s, power) if spaces.ships_at(s, target, foe))
    return {"meets": BATTLE, **sea_odds(after)}


def intercept_odds(s: Enterprise) -> Odds:
    """How likely Spain is to beat the Ottoman at sea."""
    after = s.copy()
    raiding.gather_fleet(after)
    after.fight[FIGHT_ATTACKER], after.fight[FIGHT_DEFENDER] = SPAIN, OTTOMAN
    after.fight[FIGHT_PLACE] = after.fight[FIGHT_ORIGIN] = MEDITERRANEAN_SEA
    return sea_odds(after)


def sea_odds(s: Enterprise) -> Odds:
    """The naval combat at hand."""
    dice, against = sea_dice(s)
    attack, defence = fighting_fleets(s)
    sea, port = waters_of(s), int(not spaces.is_sea(s.fight[FIGHT_PLACE]))
    values = {"sea": sea, "port": port}
    for prefix, fleet in (("", attack), ("defend_", defence)):
        values |= {f"{prefix}{kind}": count for kind, count in fleet._asdict().items()}
    values["leader"] = dice - naval_dice(attack, sea, 0)
    values["defend_leader"] = against - naval_dice(defence, sea, 0) - port
    found = chances("naval-combat", **values)
    return {"dice": dice, "against": against, "percent": percent(found.row("attacker-wins"))}


# Raids and voyages


def piracy_odds(s: Enterprise, power: int, sea: int) -> Odds:
    """How likely a raid in Europe is to bring something, and to lose all ships."""
    defenders = raiding.raid_defenders(s, power, sea)
    in_zone, at_peace, adjacent, fortresses, _ = defenders
    found = chances(
        "piracy-europe",
        corsairs=0,
        ships=spaces.ships_at(s, sea, power),
        piracy=raiding.piracy_rating(s, power, sea),
        ottoman=0,
        ports=len(raiding.ports_of_spain(s, sea)),
        in_zone=in_zone,
        at_peace=int(at_peace),
        adjacent=adjacent,
        fortresses=fortresses,
    )
    lost = percent(found.row("raiders-lost"))
    return {"against": europe_defence_dice(*defenders), "percent": percent(found.row(*REWARDED)), "lost": lost}


def raid_odds(s: Enterprise, captain: int, target: int) -> Odds:
    """How likely a raid in the New World is to bring something, and to cost the captain."""
    zone = s.leader_at[captain] - FIRST_ZONE
    found = chances(
        "piracy-world",
        piracy=s.printed.piracy[captain],
        damaged=s.damaged >> captain & 1,
        target=target,
        settlements=settlements(s, target, zone),
        patrols=s.patrols[zone] + s.escorts[zone],
        fortresses=s.fortress[zone],
    )
    lost = percent(found.row("captain-removed"))
    return {"against": world_raid_defence(s, target, zone), "percent": percent(found.row(*REWARDED)), "lost": lost}


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
    code = missions.has_cryptography(after, target) or key
    dice = missions.mission_attack(after, power, mission)
    told = {"dice": dice, "against": missions.mission_defence(after, mission, code)}
    if mission == INTELLIGENCE:
        found = chances(
            "intelligence",
            cryptography=missions.has_cryptography(s, power) or missions.aided(after, CIPHER_KEY),
            informant=missions.has_informant(s, power, target),
            walsingham=int(s.home_played == WALSINGHAM),
        )
        return {**told, "percent": percent(1 - found.row("no-effect"))}
    if mission == PLOT:
        plotted = chances("catholic-rebellion", cp=dice, jesuits=0, mary_alive=0, defend_cryptography=code)
        wins = percent(plotted.row("gunpowder"))
        return {**told, "percent": percent(plotted.row(*PROCEDURES["catholic-rebellion"].goal)), "wins": wins}
    victim = s.fight[FIGHT_UNITS]
    aimed = {"cp": dice, "mary_alive": 0, "elizabeth": int(victim == ELIZABETH), "defend_cryptography": code}
    if victim != ELIZABETH:
        aimed["rating"] = s.printed.battle[victim]
        aimed["home"] = told["against"] - 1 - aimed["rating"] - code
    return {**told, "percent": percent(chances("assassination", **aimed).row("killed"))}


# Religion


def rebellion_odds(s: Enterprise, space: int, cost: int, home: int) -> Odds:
    """How likely the rebels are to remove every Spanish unit of a space."""
    units = spaces.land_units(s, space, SPAIN)
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
    there, ways = spaces.spaces_of(s, country), ((True, False), (False, True))
    near = sum(not convertible_refusal(s, power, country, space, QUIET, False, False) for space in there)
    some = sum(any(not convertible_refusal(s, power, country, space, QUIET, *way) for way in ways) for space in there)
    return near, some - near
