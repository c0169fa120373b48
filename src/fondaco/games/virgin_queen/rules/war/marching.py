"""Marching by road and crossing by sea, and what happens on arrival."""

from typing import Final

from fondaco.games.virgin_queen.printed import ARMY
from fondaco.games.virgin_queen.rules import frames, news, refusals, spring
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    are_too_few,
    besiegers,
    crossing,
    enemies_in,
    foes_of,
    garrison,
    is_friend,
    is_hostile,
    is_inside,
    land_units,
    leaders_at,
)
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Why

MOST_INSIDE: Final = 4
"""How many units a fortification holds (enterprise.siege)."""
BY_ROAD_COST: Final = 1
BY_SEA_COST: Final = 2
ROAD: Final = 64
"""Origin and target share the second argument of a frame."""

# What a formation meets where it arrives
NOTHING: Final = 0
BATTLE: Final = 1
WALLS: Final = 2  # a garrison that may go inside or come out
SIEGE: Final = 3  # of empty walls
REINFORCED: Final = 4  # a siege that is on
CROWDED: Final = 5  # a garrison too large for its walls: a battle too


class MarchFrom(Operation):
    """A formation needs units that are not shut in, and a way (enterprise.march, enterprise.siege)."""

    name = "march"
    clause = "enterprise.march"
    options = Options(Group("", (SPACE,)))
    leads_to = frames.MARCH_TO

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if not land_units(s, space, power):
            return refusals.NO_UNITS if why is QUIET else why.no(refusals.NO_UNITS, space=space)
        if is_inside(s, space, power):
            return why.no(refusals.SHUT_IN, space=space)
        targets = any(not march_to_refusal(s, power, space, target, QUIET) for target in range(SPACES))
        return 0 if targets else why.no(refusals.NO_TARGET)


def march_to_refusal(s: Enterprise, power: int, origin: int, target: int, why: Why) -> int:
    """By road for one point, or across a sea one's ships hold for two (enterprise.march, enterprise.crossing)."""
    by_road = target in s.printed.roads[origin]
    harbour = s.printed.harbour[target]
    if target == origin or not (by_road or any(sea in harbour for sea in s.printed.harbour[origin])):
        return refusals.NO_ROAD if why is QUIET else why.no(refusals.NO_ROAD, space=target)
    if not by_road and not crossing(s, power, origin, target):
        return why.no(refusals.NO_SHIPS_TO_CARRY, space=target)
    bystander = neutral_there(s, power, target)
    if bystander < POWERS and why.also(refusals.NOT_AT_WAR, power=bystander):
        return refusals.NOT_AT_WAR
    if is_tied_down(s, power, origin, target) and why.also(refusals.SIEGE_TIES, space=origin):
        return refusals.SIEGE_TIES
    cost = march_cost(s, origin, target)
    return why.no(refusals.NO_POINTS, cost=cost, number=s.points_left) if s.points_left < cost else 0


def largest_load(s: Enterprise, origin: int, target: int) -> int:
    """How many units a road or a crossing takes at most (enterprise.crossing)."""
    return spring.LARGEST if target in s.printed.roads[origin] else spring.BY_SEA


def is_tied_down(s: Enterprise, power: int, origin: int, target: int) -> bool:
    """Whether no formation can leave a siege without breaking it half (enterprise.siege)."""
    if not s.printed.fortified[origin] or is_friend(s, power, s.control[origin]):
        return False
    most = largest_load(s, origin, target)
    sizes = spring.formation_candidates(s, origin, power)
    return all(spring.formation_refusal(s, origin, power, option, QUIET, most) for option in sizes)


def neutral_there(s: Enterprise, power: int, space: int) -> int:
    """A power one may neither join nor fight that rules a space or stands in it, or POWERS (enterprise.war)."""
    present = [other for other in range(POWERS) if other == s.control[space] or land_units(s, space, other)]
    neutral = [other for other in present if not is_friend(s, power, other) and not is_hostile(s, power, other)]
    return neutral[0] if neutral else POWERS


def march_cost(s: Enterprise, origin: int, target: int) -> int:
    """One point by road, two by sea (enterprise.costs)."""
    return BY_ROAD_COST if target in s.printed.roads[origin] else BY_SEA_COST


class MarchTo(PowerChoice):
    """Where it goes (enterprise.march, enterprise.crossing)."""

    name = "march-to"
    clause = "enterprise.march"
    options = Options(Group("", (SPACE,)))

    def refusal(self, s: Enterprise, power: int, origin: int, target: int, why: Why = QUIET) -> int:
        return march_to_refusal(s, power, origin, target, why)

    def choose(self, s: Enterprise, power: int, origin: int, target: int) -> None:
        s.then((frames.MARCH_UNITS, power, origin * ROAD + target))


class MarchUnits(PowerChoice):
    """How many units go, with the leaders there or without them (enterprise.formation)."""

    name = "march-units"
    clause = "enterprise.formation"
    options = spring.SIZES

    def candidates(self, s: Enterprise, power: int, way: int) -> list[int]:
        return spring.formation_candidates(s, way // ROAD, power)

    def refusal(self, s: Enterprise, power: int, way: int, option: int, why: Why = QUIET) -> int:
        origin, target = way // ROAD, way % ROAD
        return spring.formation_refusal(s, origin, power, option, why, largest_load(s, origin, target))

    def may_be_forced(self, s: Enterprise, power: int, way: int) -> bool:
        target = way % ROAD  # before a battle the odds are to be seen first
        return is_friend(s, power, s.control[target]) and not enemies_in(s, target, power)

    def choose(self, s: Enterprise, power: int, way: int, option: int) -> None:
        origin, target = way // ROAD, way % ROAD
        led, number = option < spring.ALONE, option % spring.ALONE
        s.points_left -= march_cost(s, origin, target)
        met = meeting(s, power, target)
        s.fight[FIGHT_AID] = sum(1 << leader for leader in leaders_at(s, target, power))  # they stay if it goes back
        spring.move_formation(s, power, origin, target, number, led)
        s.tell(news.MARCHES, power, number, origin, target)
        arrive(s, power, origin, target, number, met)


def meeting(s: Enterprise, power: int, target: int) -> int:
    """What a formation will meet where it goes (enterprise.march, enterprise.siege)."""
    ruler, enemies = s.control[target], enemies_in(s, target, power)
    open_field = not s.printed.fortified[target] or is_friend(s, power, ruler)
    if open_field or (ruler == NOBODY_RULES and enemies):  # who besieges a free city is not behind its walls either
        return BATTLE if enemies else NOTHING
    if besiegers(s, target):
        return REINFORCED
    inside = garrison(s, target)
    return SIEGE if not inside else WALLS if inside <= MOST_INSIDE else CROWDED


def arrive(s: Enterprise, power: int, origin: int, target: int, number: int, met: int) -> None:
    """A formation that finds enemies fights; before walls it lays siege (enterprise.march, enterprise.siege)."""
    s.fight[FIGHT_ATTACKER] = power
    s.fight[FIGHT_PLACE] = target
    s.fight[FIGHT_ORIGIN] = origin
    s.fight[FIGHT_UNITS] = number
    if met == NOTHING:
        for foe in foes_of(s, power):  # Q.field.lone-leader
            capture_leaders(s, foe, target, power)
    elif met != REINFORCED:
        s.fight[FIGHT_DEFENDER] = first_foe(s, target, power) if met == BATTLE else s.control[target]
        if met == SIEGE:
            begin_siege(s, power)
        else:
            s.then((frames.WITHDRAW, s.control[target], 0) if met == WALLS else (frames.FIELD_BATTLE, power, 0))


def first_foe(s: Enterprise, space: int, power: int) -> int:
    """The power that decides for the enemies in a space: its ruler, else whoever is there."""
    foes = [foe for foe in foes_of(s, power) if land_units(s, space, foe)]
    return s.control[space] if s.control[space] in foes else foes[0]


def capture_leaders(s: Enterprise, power: int, space: int, captor: int) -> None:
    """The army leaders of a power in a space fall into its enemy's hands (battle.field.leader-capture)."""
    for leader in leaders_at(s, space, power):
        if s.printed.leader_kind[leader] == ARMY:
            s.leader_at[leader] = CAPTIVE
            s.captor[leader] = captor
            s.tell(news.CAPTURED, leader, captor)


WITHDRAWALS: Final = Options(Group("inside"), Group("fight"))
FIGHT: Final = WITHDRAWALS.first("fight")


class Withdraw(PowerChoice):
    """At most four defenders may go inside their walls instead of fighting (enterprise.siege)."""

    name = "withdraw"
    clause = "enterprise.siege"
    options = WITHDRAWALS

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        attacker = s.fight[FIGHT_ATTACKER]
        if option == FIGHT:
            s.then((frames.FIELD_BATTLE, attacker, 0))
        else:
            s.tell(news.INSIDE, power, s.fight[FIGHT_PLACE])
            begin_siege(s, attacker)


def begin_siege(s: Enterprise, power: int) -> None:
    """A siege begins, or those who are too few for it go back (enterprise.siege, Q.siege.start)."""
    place, origin = s.fight[FIGHT_PLACE], s.fight[FIGHT_ORIGIN]
    if are_too_few(s, place, besiegers(s, place)):
        go_back(s, power, place, origin, s.fight[FIGHT_UNITS])
    else:
        s.fresh_sieges |= 1 << place
        s.tell(news.SIEGE, power, place)


def go_back(s: Enterprise, power: int, place: int, origin: int, number: int) -> None:
    """A formation returns to where it came from with its leaders, but not with those who were there before it."""
    spring.move_formation(s, power, place, origin, number, True)
    for leader in leaders_at(s, origin, power):
        if s.fight[FIGHT_AID] >> leader & 1:
            s.leader_at[leader] = place
    s.tell(news.GOES_BACK, power, place, origin)
