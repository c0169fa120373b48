"""Phase 3: spring deployment."""

from typing import Final

from fondaco.games.virgin_queen.printed import ARMY, CAPTAIN
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    are_too_few,
    besiegers,
    best_battle,
    enemies_in,
    garrison,
    holds_capital,
    is_besieged,
    is_friend,
    land_units,
    leaders_at,
)
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Why

FORMATION: Final = 4
"""Units that march without a leader (enterprise.formation)."""
BY_SEA: Final = 5
LARGEST: Final = len(AMOUNT) - 1
SIZES: Final = Options(Group("with", (AMOUNT,)), Group("alone", (AMOUNT,)))
ALONE: Final = SIZES.first("alone")


def arrived(s: Enterprise, power: int) -> list[int]:
    """The leaders of a power who wait to be placed; captains are assigned later."""
    return [
        leader
        for leader in range(LEADERS)
        if s.printed.leader_power[leader] == power
        and s.leader_at[leader] == WAITING
        and s.printed.leader_kind[leader] != CAPTAIN
    ]


def serves_at(s: Enterprise, leader: int, space: int) -> bool:
    """Army leaders join fortified spaces or units, sailors ports, where their power rules (enterprise.leaders)."""
    power = s.printed.leader_power[leader]
    if s.control[space] != power or is_besieged(s, space):
        return False
    if s.printed.leader_kind[leader] == ARMY:
        return s.printed.fortified[space] > 0 or land_units(s, space, power) > 0
    return bool(s.printed.harbour[space])


class PlaceLeader(PowerChoice):
    """A leader who has arrived is placed (sequence.3.leaders)."""

    name = "place"
    clause = "sequence.3.leaders"
    options = Options(Group("", (SPACE,)))

    def seat(self, s: Enterprise, power: int, leader: int) -> int:
        return s.seat_of(power) if self.is_possible(s, power, leader) else NOBODY

    def run(self, s: Enterprise, power: int, leader: int) -> None:
        s.tell(news.WAITS, leader)

    def refusal(self, s: Enterprise, power: int, leader: int, space: int, why: Why = QUIET) -> int:
        return 0 if serves_at(s, leader, space) else why.no(refusals.CANNOT_SERVE_THERE, leader=leader, space=space)

    def choose(self, s: Enterprise, power: int, leader: int, space: int) -> None:
        s.leader_at[leader] = space
        s.tell(news.PLACED, power, leader, space)


class HomeCard(PowerChoice):
    """One of two Home Cards is chosen in secret for the turn (sequence.3.home-card, Q.turn.home-card)."""

    name = "choose"
    clause = "sequence.3.home-card"
    options = Options(Group("", (HOME,)))

    def candidates(self, s: Enterprise, power: int, _: int) -> list[int]:
        return [2 * power, 2 * power + 1]

    def refusal(self, s: Enterprise, power: int, _: int, home: int, why: Why = QUIET) -> int:
        return 0 if home // 2 == power else why.no(refusals.ANOTHER_HOME_CARD, home=home)

    def witness(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power)

    def choose(self, s: Enterprise, power: int, _: int, home: int) -> None:
        s.home[s.seat_of(power)][power] = home
        s.home_held[power] = 1
        s.tell(news.HOME_CARD, power)


DEPLOYMENTS: Final = Options(Group("to", (SPACE,)), Group("nothing"))
NOTHING: Final = DEPLOYMENTS.first("nothing")


class Formation(PowerChoice):
    """One formation may go from the capital to a friendly space (sequence.3.formation, enterprise.spring)."""

    name = "deploy"
    clause = "sequence.3.formation"
    options = DEPLOYMENTS

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        ready = holds_capital(s, power) and land_units(s, s.capital[power], power) > 0
        return s.seat_of(power) if ready and not is_besieged(s, s.capital[power]) else NOBODY

    def run(self, s: Enterprise, power: int, _: int) -> None:
        s.tell(news.NO_FORMATION, power)

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if space == NOTHING:
            return 0
        if not is_friend(s, power, s.control[space]) or space == s.capital[power]:
            return why.no(refusals.SPRING_NOT_YOURS, space=space)
        if s.unrest[space]:
            return why.no(refusals.SPRING_UNREST, space=space)
        return why.no(refusals.SPRING_ENEMY, space=space) if enemies_in(s, space, power) else 0

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        if space != NOTHING:
            s.then((frames.FORMATION_UNITS, power, space))


def largest_formation(s: Enterprise, space: int, power: int, led: bool) -> int:
    """Four units, and two more for each point of the best leader who goes along (enterprise.formation)."""
    command = FORMATION + (2 * best_battle(s, space, [power], True) if led else 0)
    return min(command, land_units(s, space, power), LARGEST)


class FormationUnits(PowerChoice):
    """How many units go, with the leaders there or without them (enterprise.formation)."""

    name = "deploy-units"
    clause = "enterprise.formation"
    options = SIZES

    def candidates(self, s: Enterprise, power: int, space: int) -> list[int]:
        return formation_candidates(s, s.capital[power], power)

    def refusal(self, s: Enterprise, power: int, space: int, option: int, why: Why = QUIET) -> int:
        return formation_refusal(s, s.capital[power], power, option, why, LARGEST)

    def choose(self, s: Enterprise, power: int, space: int, option: int) -> None:
        led, number = option < ALONE, option % ALONE
        origin = s.capital[power]
        move_formation(s, power, origin, space, number, led)
        s.tell(news.DEPLOYED, power, number, space)


def has_army_leader(s: Enterprise, space: int, power: int) -> bool:
    """Whether an army leader of a power is in a space."""
    return any(s.printed.leader_kind[leader] == ARMY for leader in leaders_at(s, space, power))


def formation_candidates(s: Enterprise, origin: int, power: int) -> list[int]:
    """Every size there are units for, with leaders if there are any, then without."""
    units = min(land_units(s, origin, power), LARGEST)
    led = list(range(1, units + 1)) if has_army_leader(s, origin, power) else []
    return led + [ALONE + number for number in range(1, units + 1)]


def formation_refusal(s: Enterprise, origin: int, power: int, option: int, why: Why, most: int) -> int:
    """A formation has its size (enterprise.formation)."""
    led, number = option < ALONE, option % ALONE
    if led and not has_army_leader(s, origin, power):
        return why.no(refusals.NO_LEADER, space=origin)
    limit = min(most, largest_formation(s, origin, power, led))
    if not 0 < number <= limit:
        return why.no(refusals.TOO_MANY_UNITS, number=number, limit=limit)
    return 0 if is_friend(s, power, s.control[origin]) else leaving_refusal(s, origin, power, number, led, why)


def leaving_refusal(s: Enterprise, origin: int, power: int, number: int, led: bool, why: Why) -> int:
    """Abroad no leader is left alone, and a siege is kept up or given up (enterprise.formation, enterprise.siege)."""
    left = land_units(s, origin, power) - number
    if not left and not led and has_army_leader(s, origin, power):
        return why.no(refusals.LEADER_LEFT, space=origin)
    if not s.printed.fortified[origin]:
        return 0
    staying = besiegers(s, origin) - number
    thinned = staying > 0 and are_too_few(s, origin, staying)
    return why.no(refusals.SIEGE_THINNED, number=staying, garrison=garrison(s, origin)) if thinned else 0


def move_formation(s: Enterprise, power: int, origin: int, target: int, number: int, led: bool) -> None:
    """Regulars go first, then cavalry, and the army leaders if they are to."""
    regulars = min(number, s.units[origin * UNITS + power])
    for unit, count in ((power, regulars), (CAVALRY, number - regulars)):
        s.units[origin * UNITS + unit] -= count
        s.units[target * UNITS + unit] += count
    if led:
        for leader in leaders_at(s, origin, power):
            if s.printed.leader_kind[leader] == ARMY:
                s.leader_at[leader] = target


class Escort(PowerChoice):
    """Spain places an escort of the Indies Fleet (sequence.3.spain-escorts)."""

    name = "escort"
    clause = "sequence.3.spain-escorts"
    options = Options(Group("", (ZONE,)))

    def choose(self, s: Enterprise, power: int, _: int, zone: int) -> None:
        s.escorts[zone] += 1
        s.tell(news.ESCORT, zone)


ASSIGNMENTS: Final = Options(Group("to", (SPACE,)), Group("voyage"))
VOYAGE: Final = ASSIGNMENTS.first("voyage")


class AssignCaptain(PowerChoice):
    """England assigns a sea captain to Europe or keeps him for a voyage (sequence.3.england-captains)."""

    name = "assign"
    clause = "sequence.3.england-captains"
    options = ASSIGNMENTS

    def seat(self, s: Enterprise, power: int, captain: int) -> int:
        return s.seat_of(power) if s.leader_at[captain] == WAITING else NOBODY

    def refusal(self, s: Enterprise, power: int, captain: int, space: int, why: Why = QUIET) -> int:
        if space == VOYAGE or serves_at(s, captain, space):
            return 0
        return why.no(refusals.CANNOT_SERVE_THERE, leader=captain, space=space)

    def choose(self, s: Enterprise, power: int, captain: int, space: int) -> None:
        if space == VOYAGE:
            s.tell(news.KEPT_FOR_VOYAGE, captain)
        else:
            s.leader_at[captain] = space
            s.tell(news.PLACED, power, captain, space)
