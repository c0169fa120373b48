"""A procedure as a plan of throws: followed in every direction it gives the odds, followed once it is a roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final, NamedTuple

from fondaco.games.virgin_queen.aid_card.dice import FACES, HITS, Kind, Reading

ATTACK: Final = "attack"
DEFENCE: Final = "defence"
TABLE: Final = "table"
"""Dice that belong to neither side: they are read from a table."""


class Outcome(NamedTuple):
    """How a procedure ends: the row of its table, and the numbers that came out."""

    row: str
    numbers: tuple[int, ...] = ()


class Again(NamedTuple):
    """The dice are rolled again, from the first throw or from a later one."""

    throw: int


class Throw(NamedTuple):
    """Somebody throws so many dice; what they show leads on."""

    who: str
    kind: Kind
    dice: int
    then: Callable[[Reading], Plan]


Plan = Throw | Outcome | Again


def both_throw(attack_dice: int, defence_dice: int, fought: Callable[[int, int], Plan]) -> Throw:
    """Both sides throw; what the hits do comes after both (Q.field.simultaneous)."""
    return Throw(
        *(ATTACK, HITS, attack_dice),
        lambda attack: Throw(DEFENCE, HITS, defence_dice, lambda defence: fought(attack[0], defence[0])),
    )


@dataclass(frozen=True)
class Law:
    """All outcomes of a procedure with their exact chances, as shares of a common total."""

    weights: dict[Outcome, int]
    total: int

    def __getitem__(self, outcome: Outcome) -> Fraction:
        return Fraction(self.weights.get(outcome, 0), self.total)

    def chance(self, holds: Callable[[Outcome], bool]) -> Fraction:
        """How likely it is that something holds."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if holds(outcome)), self.total)

    def row(self, *rows: str) -> Fraction:
        """How likely a row, or one of several, is."""
        return self.chance(lambda outcome: outcome.row in rows)

    def number(self, place: int) -> dict[int, Fraction]:
        """The law of one of the numbers, smallest first."""
        weights: dict[int, int] = {}
        for outcome, weight in self.weights.items():
            value = outcome.numbers[place]
            weights[value] = weights.get(value, 0) + weight
        return {value: Fraction(weights[value], self.total) for value in sorted(weights)}

    def mean(self, place: int) -> Fraction:
        """What one of the numbers is on average."""
        return Fraction(sum(outcome.numbers[place] * weight for outcome, weight in self.weights.items()), self.total)


def law(plan: Plan) -> Law:
    """The exact law of a plan (Q.odds.outputs)."""
    weights, total = _weigh(plan, 0)
    return Law({outcome: weight for outcome, weight in weights.items() if isinstance(outcome, Outcome)}, total)


Weights = dict[Outcome | Again, int]


def _weigh(plan: Plan, depth: int) -> tuple[Weights, int]:
    """The weights of all ends of a plan and their total; what is rolled again from here is shared out."""
    if not isinstance(plan, Throw):
        return {plan: 1}, 1
    branches: dict[int, Weights] = {}
    for reading, ways in plan.kind.ways(plan.dice):
        further = plan.then(reading)
        if not isinstance(further, Throw):  # most throws are the last; weighing them here makes the odds twice as fast
            weights = branches.setdefault(1, {})
            weights[further] = weights.get(further, 0) + ways
            continue
        ends, total = _weigh(further, depth + 1)
        weights = branches.setdefault(total, {})
        for end, weight in ends.items():
            weights[end] = weights.get(end, 0) + weight * ways
    weights, total = _on_one_scale(branches)
    total *= FACES**plan.dice
    return weights, total - weights.pop(Again(depth), 0)


def _on_one_scale(branches: dict[int, Weights]) -> tuple[Weights, int]:
    if len(branches) == 1:
        ((total, weights),) = branches.items()
        return weights, total
    common = lcm(*branches)
    scaled: Weights = {}
    for total, weights in branches.items():
        for end, weight in weights.items():
            scaled[end] = scaled.get(end, 0) + weight * (common // total)
    return scaled, common


class Thrown(NamedTuple):
    """A throw that was made: whose, how its dice were read, what each die shows."""

    who: str
    kind: str
    faces: tuple[int, ...]
    reading: Reading


class Rolled(NamedTuple):
    """A procedure that was rolled, die by die."""

    throws: tuple[Thrown, ...]
    outcome: Outcome


def roll(plan: Plan, die: Callable[[], int]) -> Rolled:
    """Follow a plan with real dice."""
    throws: list[Thrown] = []
    passed: list[Plan] = []
    while not isinstance(plan, Outcome):
        if isinstance(plan, Again):
            back = plan.throw
            plan = passed[back]
            del passed[back:]
            continue
        faces = tuple(die() for _ in range(plan.dice))
        reading = plan.kind.read(faces)
        throws.append(Thrown(plan.who, plan.kind.name, faces, reading))
        passed.append(plan)
        plan = plan.then(reading)
    return Rolled(tuple(throws), plan)
