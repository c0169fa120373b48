"""View model of a procedure's form: steppers, switches and choices, by side."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

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
"""Groups of procedures, in the order of the list."""


@dataclass(frozen=True)
class RefusalShown:
    """Why it cannot be rolled, with the clause."""

    said: str
    clause: str

    @property
    def complaint(self) -> str:
        return f"{self.said} [{self.clause}]" if self.clause else self.said


def groups(language: str) -> list[dict[str, Any]]:
    """All procedures, by group."""
    words = Sentences(language)

    def line(name: str) -> dict[str, str]:
        procedure = PROCEDURES[name]
        return {"name": name, "title": words.name(procedure), "about": words.about(procedure)}

    return [{"name": group, "procedures": [line(name) for name in names]} for group, names in GROUPS.items()]


class Asking:
    """The fields of one procedure with their values."""

    def __init__(self, procedure: Procedure, values: Mapping[str, int], language: str) -> None:
        self.procedure, self.values = procedure, values
        self.words = Sentences(language)
        self.refused = procedure.refusals(values)

    @property
    def refusals(self) -> list[RefusalShown]:
        """Refusals of these values."""
        return [RefusalShown(self.words.refusal(self.procedure, each), each.clause) for each in self.refused]

    @property
    def sides(self) -> list[dict[str, Any]]:
        """Fields of the attacker, the defender and the table."""
        asked = [each for each in self.procedure.inputs if each.kind != READING]
        fields = {side: [self._field(each) for each in asked if each.side == side] for side in SIDES}
        return [{"name": side, "title": self.words.side(side), "fields": own} for side, own in fields.items() if own]

    @property
    def readings(self) -> list[dict[str, Any]]:
        """Choices of how open points of the card are read."""
        return [self._field(each) for each in self.procedure.inputs if each.kind == READING]

    def _field(self, each: Input) -> dict[str, Any]:
        """View model of one field."""
        named = each.kind in (CHOICE, READING)
        choices = [(value, self.words.value(self.procedure, each, value)) for value in range(len(each.labels))]
        return {
            "name": each.name,
            "id": f"ask-{each.name}",
            "label": self.words.label(self.procedure, each),
            "kind": CHOICE if named else each.kind,
            "value": self.values[each.name],
            "usual": each.usual,
            "least": each.least,
            "most": each.most,
            "choices": choices if named else [],
            "wrong": any(refused.input == each.name for refused in self.refused),
        }


def rules_page() -> str:
    """Address of the rules page; empty while the game is not installed."""
    return f"/rules/{GAME}" if GAME in games() else ""
