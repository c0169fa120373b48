"""Rebellion and the attempt to convert."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import CONVERSIONS, HITS
from fondaco.games.virgin_queen.aid_card.plan import ATTACK, Outcome, Plan, Throw
from fondaco.games.virgin_queen.aid_card.procedure import MOST_UNITS, Procedure, Values, flag, number

# Rebellion

LEAST_REBELLION: Final = 2
MOST_REBELLION: Final = 5


def rebellion_dice(cost: int, home: int) -> int:
    """A die for each CP, and one in a Protestant home space (rebellion.dice)."""
    return cost + int(home > 0)


def rebel_regulars(cost: int) -> int:
    """One for every whole pair of CP (rebellion.regulars, Q.reb.regulars)."""
    return cost // 2


def _rebellion_plan(values: Values) -> Plan:
    cost, units = values["cp"], values["units"]

    def risen(reading: tuple[int, ...]) -> Outcome:
        lost = min(units, reading[0])  # rebellion.losses
        row = "succeeds" if lost == units else "fails"  # rebellion.success
        return Outcome(row, (reading[0], lost))

    return Throw(ATTACK, HITS, rebellion_dice(cost, values["home"]), risen)


REBELLION: Final = Procedure(
    "rebellion",
    "rebellion.success",
    (
        number("cp", "rebellion.size", LEAST_REBELLION, MOST_REBELLION, LEAST_REBELLION),
        flag("home", "rebellion.dice"),
        number("units", "rebellion.losses", 0, MOST_UNITS, 1, "defence"),
    ),
    ("succeeds", "fails"),
    ("succeeds",),
    ("attack-hits", "defence-losses"),
    _rebellion_plan,
)

# Conversion

CONVERSION_ROWS: Final = ("majors", "minors-only", "unrest-only", "nothing")


def conversion_row(minors: int, majors: int, unrest: int) -> str:
    """The best that came up."""
    if majors:
        return CONVERSION_ROWS[0]
    if minors:
        return CONVERSION_ROWS[1]
    return CONVERSION_ROWS[2] if unrest else CONVERSION_ROWS[3]


def _conversion_plan(values: Values) -> Plan:
    def rolled(reading: tuple[int, ...]) -> Outcome:
        minors, majors, unrest = reading
        return Outcome(conversion_row(minors, majors, unrest), (minors + majors, minors, majors, unrest))

    return Throw(ATTACK, CONVERSIONS, values["dice"], rolled)


CONVERSION: Final = Procedure(
    "conversion",
    "conversion.roll",
    (number("dice", "conversion.roll", 1, MOST_UNITS, 4),),
    CONVERSION_ROWS,
    CONVERSION_ROWS[:2],
    ("conversions", "minors", "majors", "unrest"),
    _conversion_plan,
)
