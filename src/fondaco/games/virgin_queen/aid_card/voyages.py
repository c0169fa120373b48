"""Navigation, colonies and the Indies Fleet: dice read from a table."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import SUM
from fondaco.games.virgin_queen.aid_card.plan import TABLE, Outcome, Plan, Throw
from fondaco.games.virgin_queen.aid_card.procedure import Procedure, Values, flag, number

# Navigation

DAMAGED_FROM: Final = 7
SAFE_FROM: Final = 9
UNHARMED: Final = 0
DAMAGED: Final = 1
VOYAGE_LOST: Final = 2
ELIMINATED: Final = 3
NAVIGATION_ROWS: Final = ("no-effect", "damaged", "voyage-lost", "eliminated")


def navigation_result(total: int, damaged: int) -> int:
    """6 or less, 7 and 8, 9 or more; a second damage ends the voyage (navigation.table, navigation.second-damage)."""
    if total < DAMAGED_FROM:
        return ELIMINATED  # navigation.eliminated
    if total < SAFE_FROM:
        return VOYAGE_LOST if damaged else DAMAGED
    return UNHARMED


def _navigation_plan(values: Values) -> Plan:
    def sailed(dice: tuple[int, ...]) -> Outcome:
        total = dice[0] + values["navigation"]
        return Outcome(NAVIGATION_ROWS[navigation_result(total, values["damaged"])], (total,))

    return Throw(TABLE, SUM, 2, sailed)


NAVIGATION: Final = Procedure(
    "navigation",
    "navigation.table",
    (number("navigation", "navigation.table", -3, 6, 1), flag("damaged", "navigation.second-damage")),
    NAVIGATION_ROWS,
    NAVIGATION_ROWS[:1],
    ("total",),
    _navigation_plan,
)

# Colonies

COLONY_ROWS: Final = ("treasure-and-vp", "treasure", "no-effect", "eliminated")
COLONY_FROM: Final[tuple[int, ...]] = (12, 9, 5, 0)


def colony_row(total: int) -> int:
    """The place of a total among the rows (colony.table, Q.nav.low)."""
    return next(row for row, least in enumerate(COLONY_FROM) if total >= least)


def _colony_plan(values: Values) -> Plan:
    def settled(dice: tuple[int, ...]) -> Outcome:
        total = dice[0] + values["plantation"]  # colony.plantation
        row = colony_row(total)
        if row == 0 and values["virginia-dare"]:  # Q.colony.virginia: once in a game
            row = 1
        return Outcome(COLONY_ROWS[row], (total,))

    return Throw(TABLE, SUM, 2, settled)


COLONY: Final = Procedure(
    "colony",
    "colony.table",
    (flag("plantation", "colony.plantation"), flag("virginia-dare", "colony.table")),
    COLONY_ROWS,
    COLONY_ROWS[:2],
    ("total",),
    _colony_plan,
)

# The Indies Fleet

NORTH_ATLANTIC: Final = 0
ANTILLES: Final = 1
CARIBBEAN_SEA: Final = 2
MEXICAN_COAST: Final = 3
ZONE_ROWS: Final = ("north-atlantic", "antilles", "caribbean-sea", "mexican-coast")
ZONE_OF_DIE: Final[tuple[int, ...]] = (NORTH_ATLANTIC, NORTH_ATLANTIC, ANTILLES, ANTILLES, CARIBBEAN_SEA, MEXICAN_COAST)


def fleet_zone(die: int, philippines: int) -> int:
    """Where the fleet is; without the Philippines a 6 is the Caribbean (indies.zone, indies.philippines)."""
    zone = ZONE_OF_DIE[die - 1]
    return CARIBBEAN_SEA if zone == MEXICAN_COAST and not philippines else zone


def _fleet_plan(values: Values) -> Plan:
    philippines = values["philippines"]
    return Throw(TABLE, SUM, 1, lambda dice: Outcome(ZONE_ROWS[fleet_zone(dice[0], philippines)], (dice[0],)))


INDIES_FLEET: Final = Procedure(
    "indies-fleet",
    "indies.zone",
    (flag("philippines", "indies.philippines", "table", 1),),
    ZONE_ROWS,
    ZONE_ROWS[:1],
    ("total",),
    _fleet_plan,
)
