"""The form of a procedure: steppers, switches and choices, side by side, in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fondaco.companion.odds.sentences import Sentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.procedure import CHOICE, READING, Input, Procedure
from fondaco.table import games

GAME: Final = "virgin-queen"
SIDES: Final = ("attack", "defence", "table")
GROUPS: Final = {
    "fights": ("field-battle", "assault", "naval-combat"),
    "piracy": ("piracy-europe", "piracy-world"),
    "espionage": ("intelligence", "assassination", "catholic-rebellion"),
    "voyages": ("navigation", "colony", "indies-fleet"),
    "religion": ("rebellion", "conversion"),
}
"""Where a player looks for a procedure."""


@dataclass(frozen=True)
class Title:
    """A procedure as the list shows it."""

    name: str
    title: str
    about: str


@dataclass(frozen=True)
class Group:
    """Procedures that belong together."""

    name: str
    procedures: list[Title]


@dataclass(frozen=True)
class Field:
    """One thing that is asked for."""

    name: str
    id: str
    label: str
    kind: str
    value: int
    usual: int
    least: int
    most: int
    choices: list[tuple[int, str]]
    wrong: bool


@dataclass(frozen=True)
class Side:
    """What is asked of one side."""

    name: str
    title: str
    fields: list[Field]


@dataclass(frozen=True)
class RefusalShown:
    """Why it cannot be rolled like that, with the clause."""

    said: str
    clause: str


def groups(language: str) -> list[Group]:
    """All procedures, in the groups of the list."""
    words = Sentences(language)

    def title(name: str) -> Title:
        return Title(name, words.name(PROCEDURES[name]), words.about(PROCEDURES[name]))

    return [Group(group, [title(name) for name in names]) for group, names in GROUPS.items()]


class Asking:
    """The fields of one procedure with their values."""

    def __init__(self, procedure: Procedure, values: Mapping[str, int], language: str) -> None:
        self.procedure, self.values = procedure, values
        self.words = Sentences(language)
        self.refused = procedure.refusals(values)

    @property
    def refusals(self) -> list[RefusalShown]:
        """All that speaks against these values."""
        return [RefusalShown(self.words.refusal(self.procedure, each), each.clause) for each in self.refused]

    @property
    def sides(self) -> list[Side]:
        """The attacker's fields, the defender's and the table's."""
        asked = [each for each in self.procedure.inputs if each.kind != READING]
        sides = [self._side(side, asked) for side in SIDES]
        return [side for side in sides if side.fields]

    def _side(self, side: str, asked: list[Input]) -> Side:
        return Side(side, self.words.side(side), [self._field(each) for each in asked if each.side == side])

    @property
    def readings(self) -> list[Field]:
        """How open points of the card are read."""
        return [self._field(each) for each in self.procedure.inputs if each.kind == READING]

    def _field(self, each: Input) -> Field:
        named = each.kind in (CHOICE, READING)
        choices = [(value, self.words.value(self.procedure, each, value)) for value in range(len(each.labels))]
        return Field(
            each.name,
            f"ask-{each.name}",
            self.words.label(self.procedure, each),
            CHOICE if named else each.kind,
            self.values[each.name],
            each.usual,
            each.least,
            each.most,
            choices if named else [],
            any(refused.input == each.name for refused in self.refused),
        )


def rules_page() -> str:
    """Where the clauses can be read; nowhere while the game is not installed."""
    return f"/rules/{GAME}" if GAME in games() else ""
