"""A procedure of the card: what it asks for, what it refuses, and the plan of its throws."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fondaco.games.virgin_queen.aid_card.plan import Plan

NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
READING: Final = "reading"
"""How an open point of the card is read; the usual one is our recommendation."""

Values = Mapping[str, int]
MOST_UNITS: Final = 20
MOST_RATING: Final = 6


class Refused(NamedTuple):
    """Why a procedure cannot be rolled like that: the clause, a text key and its numbers."""

    clause: str
    key: str
    input: str
    least: int = 0
    most: int = 0


class Input(NamedTuple):
    """One thing a procedure asks for."""

    name: str
    clause: str
    least: int = 0
    most: int = 1
    usual: int = 0
    kind: str = FLAG
    labels: tuple[str, ...] = ()
    """The names of the values of a choice."""
    side: str = "attack"


def number(name: str, clause: str, least: int, most: int, usual: int, side: str = "attack") -> Input:
    """A number that is counted with a stepper."""
    return Input(name, clause, least, most, usual, NUMBER, (), side)


def flag(name: str, clause: str, side: str = "attack", usual: int = 0) -> Input:
    """Something that is so or is not."""
    return Input(name, clause, 0, 1, usual, FLAG, (), side)


def choice(name: str, clause: str, labels: tuple[str, ...], side: str = "table", kind: str = CHOICE) -> Input:
    """One of several names; the first is the usual one."""
    return Input(name, clause, 0, len(labels) - 1, 0, kind, labels, side)


def reading(name: str, clause: str, labels: tuple[str, ...]) -> Input:
    """One of several readings of an open point."""
    return choice(name, clause, labels, "table", READING)


def nothing_more(values: Values) -> list[Refused]:
    """Most procedures refuse nothing beside what is out of range."""
    return []


@dataclass(frozen=True)
class Procedure:
    """One procedure of the card."""

    name: str
    clause: str
    inputs: tuple[Input, ...]
    rows: tuple[str, ...]
    """Every row of the result table, the best for the attacker first."""
    goal: tuple[str, ...]
    """The rows the attacker hopes for."""
    numbers: tuple[str, ...]
    """What the numbers of an outcome count."""
    plan: Callable[[Values], Plan]
    further: Callable[[Values], list[Refused]] = field(default=nothing_more)

    def filled(self, given: Values) -> dict[str, int]:
        """All values, the usual one where nothing was given."""
        unknown = [name for name in given if name not in {each.name for each in self.inputs}]
        if unknown:
            raise KeyError(unknown[0])
        return {each.name: given.get(each.name, each.usual) for each in self.inputs}

    def refusals(self, values: Values) -> list[Refused]:
        """All that speaks against rolling with these values."""
        out_of_range = [
            Refused(each.clause, "out-of-range", each.name, each.least, each.most)
            for each in self.inputs
            if not each.least <= values[each.name] <= each.most
        ]
        return out_of_range or self.further(values)

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(each.name for each in self.inputs)}>"
