"""Facade of a table for one seat: all that it may know and do, in one language, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from fondaco.kernel import Pictures
from fondaco.table.moves import Decision, Move, Option, Refusal, Told
from fondaco.words import Speaker, speaker

if TYPE_CHECKING:
    from fondaco.table.table import Table


class Seat:
    """A table as one seat may use it; seat -1 is the spectator's.

    >>> seat = Table("column-of-fire", seats=["you", "greedy"], seed=1).at(0)
    >>> seat.decision, seat.options, seat.story(), seat.pictures()
    """

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self._table, self.seat, self.language = table, seat, language

    @property
    def words(self) -> Speaker:
        return speaker(self._table.game, self.language)

    def view(self, at: int | None = None) -> Any:
        """The seat's view, now or after so many decisions."""
        return self._table.view(self.seat, at)

    def pictures(self, at: int | None = None) -> Pictures:
        """The board and the mats as the seat sees them."""
        return self._table.game.pictures(self.view(at), self.words, self._table.names)

    @property
    def decision(self) -> Decision | None:
        """The seat's decision, if one is due."""
        return self._table.decision_of(self.seat) if self.seat >= 0 else None

    @property
    def options(self) -> list[Option]:
        """All options of the seat, legal or not."""
        if self.seat < 0:
            return []
        return [self._option(move, self._table.why_not(move)) for move in self._table.candidates(self.seat)]

    def ahead(self, moves: Iterable[str]) -> list[Option]:
        """The options after some moves; empty if that depends on more than the seat knows."""
        decision = self._table.ahead(self.seat, moves) if self.seat >= 0 else None
        return [self._option(move, ()) for move in decision.moves] if decision else []

    def _option(self, move: Move, refusals: Iterable[Refusal]) -> Option:
        parts = self._table.game.pointed_at(move.view, move.frame, move.option)
        return Option(move, move.say(self.language), parts, tuple(refusals))

    def why_not(self, move: str) -> list[Refusal]:
        """All reasons against a move; empty if it is legal."""
        return self._table.why_not(move, self.seat)

    def play(self, move: str) -> None:
        """Make a move."""
        self._table.play(move, self.seat)

    def undo(self, agreed: Iterable[int] = ()) -> None:
        """Undo the seat's last decision."""
        self._table.undo(self.seat, agreed)

    def story(self, since: int = 0) -> list[Told]:
        """The log as far as the seat may know it."""
        return self._table.story(self.seat, self.language, since)

    def record(self) -> str:
        """The record as far as the seat may read it."""
        return self._table.record(self.seat)

    def __repr__(self) -> str:
        return f"<Seat {self.seat} of {self._table!r}>"
