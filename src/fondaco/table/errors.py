"""What can go wrong at a table; each error is a text key and its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fondaco.kernel import BadSeats as BadSeats  # noqa: PLC0414
from fondaco.kernel import FondacoError

if TYPE_CHECKING:
    from fondaco.table.moves import Refusal


class UnknownGame(FondacoError):
    """No such game is in the house."""


class MalformedMove(FondacoError):
    """A move that is not in the game's notation."""


class AmbiguousMove(FondacoError):
    """Words that fit several moves."""


class Reasons:
    """Some refusals as a part of a sentence."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)

    def say(self, language: str = "en") -> str:
        """Every refusal with its clause."""
        return "; ".join(refusal.cited(language) for refusal in self.refusals)


class IllegalMove(FondacoError):
    """A move the rules forbid, with all the reasons."""

    def __init__(self, move: str, reasons: Sequence[Refusal]) -> None:
        super().__init__("error-illegal-move", name=move, reasons=Reasons(reasons))
        self.move, self.reasons = move, list(reasons)


class NothingToUndo(FondacoError):
    """No decision of this seat is left to take back."""


class UndoNeedsAgreement(FondacoError):
    """New information appeared since; the others at the table must agree."""

    def __init__(self, seats: Sequence[int]) -> None:
        super().__init__("error-undo-needs-agreement", names=", ".join(map(str, seats)))
        self.seats = list(seats)


class RecordError(FondacoError):
    """A record that cannot be read: the line and what is wrong there."""

    def __init__(self, line: int, problem: FondacoError) -> None:
        super().__init__("error-record", line=line, problem=problem)
        self.line = line


class NotARecord(RecordError):
    """A text that is something else altogether."""

    def __init__(self, beginning: str) -> None:
        FondacoError.__init__(self, "error-not-record", given=beginning)
        self.line = 1


class WaitingForPerson(FondacoError):
    """The game cannot go on by itself: a person must decide."""
