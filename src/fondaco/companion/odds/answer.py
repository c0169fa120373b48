"""The odds of a procedure as people ask for them: who wins, at what price, and what one more die would change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from fondaco.games.virgin_queen.card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.card.plan import Law, Rolled, Throw, law
from fondaco.games.virgin_queen.card.plan import roll as roll_plan
from fondaco.games.virgin_queen.card.procedure import NUMBER, Input, Procedure, Values

REMEMBERED = 4096
Die = Callable[[], int]
"""Gives a number from 1 to 6."""


@dataclass(frozen=True)
class Answer:
    """The exact odds of one procedure with one set of values."""

    procedure: Procedure
    values: dict[str, int]
    law: Law

    @property
    def chance(self) -> Fraction:
        """How likely the attacker gets what he hopes for."""
        return self.law.row(*self.procedure.goal)

    @property
    def rows(self) -> dict[str, Fraction]:
        """Each row of the result table, the best for the attacker first."""
        return {row: self.law.row(row) for row in self.procedure.rows}

    @property
    def numbers(self) -> dict[str, dict[int, Fraction]]:
        """The law of each number that comes out, such as the losses of a side."""
        return {name: self.law.number(place) for place, name in enumerate(self.procedure.numbers)}


class Change(NamedTuple):
    """What another value of one input would make of the chance."""

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
    """Each number one more and one less, each flag and choice otherwise, as far as the card allows it."""
    return [
        Change(each, value, answer(procedure, changed).chance)
        for each in procedure.inputs
        for value in neighbours(each, values[each.name])
        if not procedure.refusals(changed := {**values, each.name: value})
    ]


def neighbours(each: Input, value: int) -> list[int]:
    """The values next to one: a step up or down, or every other choice."""
    near = (value - 1, value + 1) if each.kind == NUMBER else range(each.least, each.most + 1)
    return [other for other in near if other != value and each.least <= other <= each.most]


def dice(procedure: Procedure, values: Values) -> Throw:
    """The first throw, so that one can see how many dice there are before rolling."""
    plan = procedure.plan(values)
    assert isinstance(plan, Throw)  # every procedure of the card begins with dice
    return plan


def pools(procedure: Procedure, values: Values) -> dict[str, int]:
    """How many dice each side throws, in the order of the throws, as long as no die hits."""
    counted: dict[str, int] = {}
    plan = procedure.plan(values)
    while isinstance(plan, Throw):
        counted[plan.who] = plan.dice
        (least, _), *_ = plan.kind.ways(plan.dice)
        plan = plan.then(least)
    return counted


def roll(procedure: Procedure, values: Values, die: Die) -> Rolled:
    """Roll the procedure with real dice."""
    return roll_plan(procedure.plan(values), die)
