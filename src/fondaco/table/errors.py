"""What can go wrong at a table, each with one clear sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.table.moves import Refusal


class FondacoError(ValueError):
    """Anything a person at the table can mend."""


class UnknownGame(FondacoError):
    """No such game is in the house."""


class BadSeats(FondacoError):
    """Too many or too few seats, or a setting that does not exist."""


class MalformedMove(FondacoError):
    """A move that is not in the game's notation."""


class AmbiguousMove(FondacoError):
    """Words that fit several moves."""


class IllegalMove(FondacoError):
    """A move the rules forbid, with all the reasons."""

    def __init__(self, move: str, reasons: Sequence[Refusal]) -> None:
        self.move, self.reasons = move, list(reasons)
        because = "; ".join(f"{reason.say('en')} [{reason.clause}]" for reason in reasons)
        super().__init__(f"{move!r} is not allowed: {because}")


class NothingToUndo(FondacoError):
    """No decision of this seat is left to take back."""


class UndoNeedsAgreement(FondacoError):
    """New information appeared since; the others at the table must agree."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = list(seats)
        names = ", ".join(str(seat) for seat in seats)
        super().__init__(f"something new was seen since that decision: seats {names} must agree to take it back")


class RecordError(FondacoError):
    """A record that cannot be read: the line and what is wrong there."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"record, line {line}: {problem}")
        self.line = line


class WaitingForPerson(FondacoError):
    """The game cannot go on by itself: a person must decide."""
