"""Errors of a table: each a text key and its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fondaco.kernel import BadSeats as BadSeats  # noqa: PLC0414
from fondaco.kernel import FondacoError

if TYPE_CHECKING:
    from fondaco.table.moves import Refusal


class UnknownGame(FondacoError):
    """Unknown game."""


class MalformedMove(FondacoError):
    """A move that is not in the game's notation."""


class AmbiguousMove(FondacoError):
    """Text that fits several moves."""


class Reasons:
    """Refusals as a part of a sentence."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)

    def say(self, language: str = "en") -> str:
        """Every refusal with its clause."""
        return "; ".join(refusal.cited(language) for refusal in self.refusals)


class IllegalMove(FondacoError):
    """An illegal move, with all the reasons."""

    def __init__(self, move: str, reasons: Sequence[Refusal]) -> None:
        super().__init__("error-illegal-move", name=move, reasons=Reasons(reasons))
        self.move, self.reasons = move, list(reasons)


class NothingToUndo(FondacoError):
    """No decision of this seat is left to undo."""


class UndoNeedsAgreement(FondacoError):
    """New information appeared since; the other players must agree."""

    def __init__(self, seats: Sequence[int]) -> None:
        super().__init__("error-undo-needs-agreement", names=", ".join(map(str, seats)))
        self.seats = list(seats)


class RecordError(FondacoError):
    """Invalid record: the line and what is wrong there."""

    def __init__(self, line: int, problem: FondacoError) -> None:
        super().__init__("error-record", line=line, problem=problem)
        self.line, self.problem = line, problem


class NotARecord(RecordError):
    """A text that is no record at all."""

    def __init__(self, beginning: str) -> None:
        FondacoError.__init__(self, "error-not-record", given=beginning)
        self.line = 1


class WaitingForPerson(FondacoError):
    """A person must decide before the game can go on."""
