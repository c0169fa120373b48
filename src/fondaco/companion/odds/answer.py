"""Exact odds of a procedure: results, losses, and the effect of each input (cached)."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import Law, Rolled, Throw, law
from fondaco.games.virgin_queen.aid_card.plan import roll as roll_plan
from fondaco.games.virgin_queen.aid_card.procedure import NUMBER, Input, Procedure, Values

REMEMBERED = 4096
Die = Callable[[], int]
"""Returns a number from 1 to 6."""


@dataclass(frozen=True)
class Answer:
    """The exact probability distribution of one procedure with one set of inputs."""

    procedure: Procedure
    values: dict[str, int]
    law: Law

    @property
    def chance(self) -> Fraction:
        """The probability that the attacker succeeds."""
        return self.law.row(*self.procedure.goal)

    @property
    def rows(self) -> dict[str, Fraction]:
        """Each row of the result table, the best for the attacker first."""
        return {row: self.law.row(row) for row in self.procedure.rows}

    @property
    def numbers(self) -> dict[str, dict[int, Fraction]]:
        """The distribution of each number that comes out, such as the losses of a side."""
        return {name: self.law.number(place) for place, name in enumerate(self.procedure.numbers)}


class Change(NamedTuple):
    """The probability with another value of one input."""

    input: Input
    value: int
    chance: Fraction


def find(name: str) -> Procedure:
    """A procedure by its name; a KeyError if there is none."""
    return PROCEDURES[name]


def answer(procedure: Procedure, values: Values) -> Answer:
    """The odds; values must be ones the procedure does not refuse."""
    return Answer(procedure, dict(values), _law(procedure.name, tuple(sorted(values.items()))))


@lru_cache(REMEMBERED)
def _law(name: str, values: tuple[tuple[str, int], ...]) -> Law:
    return law(PROCEDURES[name].plan(dict(values)))


def sweep(procedure: Procedure, values: Values) -> list[Change]:
    """Sensitivity analysis: the probability with each input changed by one step, or to each other choice."""
    return [
        Change(each, value, answer(procedure, changed).chance)
        for each in procedure.inputs
        for value in neighbours(each, values[each.name])
        if not procedure.refusals(changed := {**values, each.name: value})
    ]


def neighbours(each: Input, value: int) -> list[int]:
    """The neighbouring values of an input: one step up or down, or every other choice."""
    near = (value - 1, value + 1) if each.kind == NUMBER else range(each.least, each.most + 1)
    return [other for other in near if other != value and each.least <= other <= each.most]


def pools(procedure: Procedure, values: Values) -> dict[str, int]:
    """Dice of each side, in the order of the throws, as long as no die hits."""
    counted: dict[str, int] = {}
    plan = procedure.plan(values)
    while isinstance(plan, Throw):
        counted[plan.who] = plan.dice
        (least, _), *_ = plan.kind.ways(plan.dice)
        plan = plan.then(least)
    return counted


def roll(procedure: Procedure, values: Values, die: Die) -> Rolled:
    """Roll the procedure with a given die."""
    return roll_plan(procedure.plan(values), die)
