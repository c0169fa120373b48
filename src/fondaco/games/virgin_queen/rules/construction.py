"""What points build, take and pacify: units, ships, the Armada, spaces, sciences and treasures."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import move_treasure
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    enemies_in,
    is_besieged,
    is_friend,
    is_hostile,
    land_units,
)
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Why

UNIT_COST: Final = 2
TAKE_COST: Final = 1
PATRON_COST: Final = 1

# Regulars


class Raise(Operation):
    """A regular is raised in a home space of one's own, at peace inside (enterprise.raise)."""

    name = "raise"
    clause = "enterprise.raise"
    options = Options(Group("", (SPACE,)))

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if s.printed.home[space] != power and s.capital[power] != space:
            return refusals.NOT_HOME if why is QUIET else why.no(refusals.NOT_HOME, space=space)
        if s.control[space] != power:
            return why.no(refusals.RAISE_NOT_YOURS, space=space)
        if not s.reserve_units[power] and why.also(refusals.RESERVE_EMPTY):
            return refusals.RESERVE_EMPTY
        if s.unrest[space] and why.also(refusals.RAISE_UNREST, space=space):
            return refusals.RAISE_UNREST
        return why.no(refusals.RAISE_BESIEGED, space=space) if enemies_in(s, space, power) else 0

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.points_left -= UNIT_COST
        add_regular(s, power, space)
        s.tell(news.RAISES, power, space)


def add_regular(s: Enterprise, power: int, space: int) -> int:
    """A regular comes from the reserve, if there is one; how many came."""
    if not s.reserve_units[power]:
        return 0
    s.reserve_units[power] -= 1
    s.units[space * UNITS + power] += 1
    return 1


# Ships


def is_open_port(s: Enterprise, space: int) -> bool:
    """A port that is neither besieged nor in unrest (enterprise.build)."""
    return bool(s.printed.harbour[space]) and not is_besieged(s, space) and not s.unrest[space]


class BuildAt(Operation):
    """Ships are built in open ports one controls (enterprise.build)."""

    name = "build"
    clause = "enterprise.build"
    options = Options(Group("", (SPACE,)))
    leads_to = frames.BUILD

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if s.control[space] != power:
            return refusals.BUILD_NOT_YOURS if why is QUIET else why.no(refusals.BUILD_NOT_YOURS, space=space)
        if not s.printed.harbour[space]:
            return why.no(refusals.NOT_A_PORT, space=space)
        if not is_open_port(s, space):
            return why.no(refusals.BESIEGED, space=space)
        possible = any(not build_refusal(s, power, space, ship, QUIET) for ship in range(SHIPS + 1))
        return 0 if possible else why.no(refusals.RESERVE_EMPTY)


def build_refusal(s: Enterprise, power: int, space: int, ship: int, why: Why) -> int:
    """Each power has its own ships (enterprise.build)."""
    if SHIP_OWNER[ship] != power:
        return why.no(refusals.BUILD_NOT_YOURS, space=space)
    if ship == ARMADA:
        return armada_refusal(s, space, why)
    return 0 if s.reserve_ships[ship] else why.no(refusals.RESERVE_EMPTY)


def armada_refusal(s: Enterprise, space: int, why: Why) -> int:
    """The Armada grows by levels in one Atlantic port, from a turn on (enterprise.armada)."""
    if s.turn < s.printed.armada_from:
        return why.no(refusals.ARMADA_TOO_EARLY, turn=s.printed.armada_from)
    if s.armada_level == MOST_LEVEL:
        return why.no(refusals.ARMADA_COMPLETE)
    atlantic = any(not s.printed.waters[sea - FIRST_SEA] for sea in s.printed.harbour[space])
    elsewhere = s.armada_level and s.armada_at != space
    return why.no(refusals.ARMADA_ELSEWHERE, space=space) if elsewhere or not atlantic else 0


class Build(PowerChoice):
    """Which ship is built (enterprise.build, enterprise.armada)."""

    name = "build-ship"
    clause = "enterprise.build"
    options = Options(Group("", (SHIP,)))

    def refusal(self, s: Enterprise, power: int, space: int, ship: int, why: Why = QUIET) -> int:
        return build_refusal(s, power, space, ship, why)

    def choose(self, s: Enterprise, power: int, space: int, ship: int) -> None:
        s.points_left -= UNIT_COST
        if ship == ARMADA:
            s.armada_level += 1
            s.armada_at = space
            s.tell(news.ARMADA, space, s.armada_level)
            return
        s.reserve_ships[ship] -= 1
        s.ships[space * SHIPS + ship] += 1
        s.tell(news.BUILDS, power, ship, space)
        if ship == REBEL_GALLEON:
            bring_la_marck(s, space)


def bring_la_marck(s: Enterprise, space: int) -> None:
    """La Marck comes with the first ship of the rebels (enterprise.people)."""
    if s.leader_at[LA_MARCK] in (NOT_YET, WAITING):
        s.leader_at[LA_MARCK] = space
        s.tell(news.ARRIVES, LA_MARCK)


# Control


class Take(Operation):
    """Units take an unfortified space they stand in alone; ships of others in its port are out of play.

    enterprise.control
    """

    name = "take"
    clause = "enterprise.control"
    options = Options(Group("", (SPACE,)))

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        ruler = s.control[space]
        if ruler == power:
            return refusals.ALREADY_YOURS if why is QUIET else why.no(refusals.ALREADY_YOURS, space=space)
        if not land_units(s, space, power):
            return refusals.CONTROL_NO_UNITS if why is QUIET else why.no(refusals.CONTROL_NO_UNITS, space=space)
        if not is_hostile(s, power, ruler):
            return why.no(refusals.NOT_AT_WAR, power=ruler)
        if s.printed.fortified[space] and why.also(refusals.FORTIFIED, space=space):
            return refusals.FORTIFIED
        return why.no(refusals.CONTROL_ENEMY, space=space) if enemies_in(s, space, power) else 0

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.points_left -= TAKE_COST
        s.control[space] = power
        for other in range(POWERS):
            if not is_friend(s, power, other):
                ships_to_track(s, space, other)
        s.tell(news.TAKES, power, space)


class Quell(Operation):
    """Unrest is quelled in a friendly space by a unit there or next to it (enterprise.control)."""

    name = "quell"
    clause = "enterprise.control"
    options = Options(Group("", (SPACE,)))

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        if not s.unrest[space]:
            return refusals.NO_UNREST if why is QUIET else why.no(refusals.NO_UNREST, space=space)
        if not is_friend(s, power, s.control[space]):
            return why.no(refusals.CONTROL_NOT_YOURS, space=space)
        near = any(land_units(s, other, power) for other in (space, *s.printed.roads[space]))
        return 0 if near else why.no(refusals.CONTROL_NO_UNITS, space=space)

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.points_left -= TAKE_COST
        s.unrest[space] = 0
        s.tell(news.QUELLS, power, space)


# Sciences and treasures


class Patronise(Operation):
    """A scientist is paid, once a turn until his science is known, and judged in the patronage phase.

    enterprise.patronage
    """

    name = "patronise"
    clause = "enterprise.patronage"
    options = Options(Group("", (SCIENCE,)))

    def refusal(self, s: Enterprise, power: int, _: int, science: int, why: Why = QUIET) -> int:
        if science == PLANTATION and power != ENGLAND:
            return why.no(refusals.PLANTATION_ENGLISH)
        if s.science[power * SCIENCES + science]:
            return why.no(refusals.SCIENCE_KNOWN, science=science)
        return why.no(refusals.PATRON_ALREADY, science=science) if s.patron[power * SCIENCES + science] else 0

    def choose(self, s: Enterprise, power: int, _: int, science: int) -> None:
        s.points_left -= PATRON_COST
        s.patron[power * SCIENCES + science] = 1
        s.tell(news.PATRON, power, science)


class Spend(Operation):
    """One treasure an impulse is turned into points (enterprise.treasure)."""

    name = "spend"
    clause = "enterprise.treasure"
    options = Options(Group("", (TREASURE,)))

    def refusal(self, s: Enterprise, power: int, _: int, treasure: int, why: Why = QUIET) -> int:
        if s.treasure_used and why.also(refusals.ONE_TREASURE):
            return refusals.ONE_TREASURE
        if s.treasure[(HELD + power) * TREASURES + treasure]:
            return 0
        return refusals.NO_TREASURE if why is QUIET else why.no(refusals.NO_TREASURE, treasure=treasure)

    def choose(self, s: Enterprise, power: int, _: int, treasure: int) -> None:
        move_treasure(s, treasure, HELD + power, SPENT)
        s.treasure_used = 1
        s.points_left += treasure + 1
        s.tell(news.SPENDS, power, treasure, treasure + 1)
