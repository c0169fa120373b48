"""What the tests of the card share: the law of a procedure, and a second way to count hits."""

from fractions import Fraction
from math import comb

import pytest

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import Law, Throw, law

rule = pytest.mark.rule
THIRD = Fraction(1, 3)


def values(name: str, **given: int) -> dict[str, int]:
    """All inputs of a procedure; an underscore stands for the hyphen of a name."""
    procedure = PROCEDURES[name]
    filled = procedure.filled({key.replace("_", "-"): value for key, value in given.items()})
    assert procedure.refusals(filled) == []
    return filled


def law_of(name: str, **given: int) -> Law:
    """The exact law of a procedure."""
    return law(PROCEDURES[name].plan(values(name, **given)))


def rows(name: str, **given: int) -> dict[str, Fraction]:
    """The chance of every row."""
    found = law_of(name, **given)
    return {row: found.row(row) for row in PROCEDURES[name].rows}


def numbers(name: str, wanted: str, **given: int) -> dict[int, Fraction]:
    """The law of one of the numbers."""
    return law_of(name, **given).number(PROCEDURES[name].numbers.index(wanted))


def dice(name: str, **given: int) -> dict[str, int]:
    """How many dice each side throws if no die hits, in the order of the throws."""
    counted: dict[str, int] = {}
    plan = PROCEDURES[name].plan(values(name, **given))
    while isinstance(plan, Throw):
        counted[plan.who] = plan.dice
        plan = plan.then(plan.kind.ways(plan.dice)[0][0])
    return counted


def refused(name: str, **given: int) -> list[tuple[str, str, str]]:
    """Clause, key and input of each refusal."""
    procedure = PROCEDURES[name]
    filled = procedure.filled({key.replace("_", "-"): value for key, value in given.items()})
    return [(each.clause, each.key, each.input) for each in procedure.refusals(filled)]


def hit(count: int, of: int) -> Fraction:
    """The chance of so many hits, by the binomial law rather than by counting throws."""
    return comb(of, count) * THIRD**count * (1 - THIRD) ** (of - count)


def margin(wanted: int, attack: int, defence: int) -> Fraction:
    """The chance that the attacker has so many hits more."""
    return sum(
        (hit(a, attack) * hit(a - wanted, defence) for a in range(attack + 1) if 0 <= a - wanted <= defence),
        Fraction(0),
    )


def percent(chance: Fraction) -> float:
    """As the specification prints it."""
    return round(float(chance * 100), 2)
