"""What raids, voyages, missions, sermons and risings bring, told before points are spent."""

from __future__ import annotations

from fondaco.games.virgin_queen import odds
from fondaco.games.virgin_queen.board import (
    land_units,
    ships_at,
    spaces_of,
)
from fondaco.games.virgin_queen.card.religion import LEAST_REBELLION, MOST_REBELLION
from fondaco.games.virgin_queen.conversions import LEAST_DICE, MOST_DICE, convert_refusal, faith_of
from fondaco.games.virgin_queen.expeditions import cargo_of, is_overseas, settlements
from fondaco.games.virgin_queen.glance import Glance, Numbers
from fondaco.games.virgin_queen.raiding import piracy_refusal
from fondaco.games.virgin_queen.rebellions import rebel_refusal
from fondaco.games.virgin_queen.rewards import in_the_world
from fondaco.games.virgin_queen.state import (
    FIGHT_ATTACKER,
    FIGHT_COST,
    FIGHT_DEFENDER,
    FIGHT_LEFT,
    FIGHT_PLACE,
    FIGHT_UNITS,
)
from fondaco.games.virgin_queen.vocabulary import (
    FIRST_SEA,
    FIRST_ZONE,
    NOBODY_RULES,
    POWERS,
    REBELS,
    SPAIN,
    TREASURES,
)
from fondaco.kernel import QUIET

# Raids and the New World


def zone_guard(at: Glance) -> Numbers:
    """What guards a zone of the New World, and what lies there."""
    s, zone = at.s, at.axes["zone"]
    hoard = sum(s.treasure[zone * TREASURES : zone * TREASURES + TREASURES])
    return {"patrols": s.patrols[zone], "escorts": s.escorts[zone], "walls": s.fortress[zone], "treasures": hoard}


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
    """How many spaces of a country could still be converted, and how many of them by any conversion."""
    country = at.axes["country"]
    number = sum(at.s.faith[space] != faith_of(at.power) for space in spaces_of(at.s, country))
    if convert_refusal(at.s, at.power, country, QUIET):
        return {"number": number, "near": -1}
    most = max(LEAST_DICE, min(MOST_DICE, at.left))
    near, _ = odds.within_reach(at.s, at.power, country)
    return {"number": number, "near": near, "most": most, **odds.conversion_odds(at.s, at.power, country, most)}


def preaching(at: Glance) -> Numbers:
    return {"left": at.left, "country": at.b}


def sermon(at: Glance) -> Numbers:
    return odds.conversion_odds(at.s, at.power, at.b, at.axes["amount"])


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


def seat_of_revolt(at: Glance) -> Numbers:
    """The same, and what all points together could do."""
    space, most = at.axes["space"], max(LEAST_REBELLION, min(MOST_REBELLION, at.left))
    told = garrisoned(at)
    if rebel_refusal(at.s, at.power, space, QUIET):
        return {**told, "most": 0}
    return {**told, "most": most, **odds.rebellion_odds(at.s, space, most, told["dear"])}


def rising_place(at: Glance) -> Numbers:
    return {"left": at.left, "space": at.b, "number": land_units(at.s, at.b, SPAIN)}


def rising(at: Glance) -> Numbers:
    home = int(at.s.tables.home[at.b] == REBELS)
    return {"raised": at.axes["amount"] // 2, **odds.rebellion_odds(at.s, at.b, at.axes["amount"], home)}


def spoils(at: Glance) -> Numbers:
    return {"number": at.s.fight[FIGHT_LEFT], "space": at.s.fight[FIGHT_PLACE]}
