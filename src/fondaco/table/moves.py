"""Moves, decisions and refusals as values that print and speak."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, overload

from fondaco.kernel import Frame, Pending, Reason
from fondaco.table.registry import AnyGame, Remembering, Sitter
from fondaco.words import speaker


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the clause, and the numbers that matter."""

    clause: str
    reason: Reason
    game: AnyGame = field(repr=False, compare=False)
    seats: tuple[str, ...] = field(default=(), repr=False, compare=False)

    @property
    def numbers(self) -> dict[str, int]:
        return dict(self.reason.numbers)

    def say(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return speaker(self.game, language).refusal(self.reason, self.seats)

    def cited(self, language: str = "en") -> str:
        """The reason as a sentence, with the clause behind it."""
        return f"{self.say(language)} [{self.clause}]"

    def __repr__(self) -> str:
        numbers = "".join(f", {name}={value}" for name, value in self.reason.numbers)
        return f"Refusal({self.clause!r}{numbers})"


@dataclass(frozen=True)
class Told:
    """One sentence of what happened, and after how many decisions."""

    at: int
    text: str
    key: str
    """The event's key."""
    seat: int = -1
    """Whom it tells of, if it is one seat."""
    subject: str = ""
    """What the sentence calls that seat, if it begins with it."""


@dataclass(frozen=True)
class Thought:
    """A decision a bot has to think about; it holds no more than the bot may know, so it can be thought elsewhere."""

    pending: Pending
    game: AnyGame
    name: str
    sitter: Sitter
    view: Any
    options: list[int]
    random: Random
    history: tuple[tuple[int, int], ...] = ()
    """What happened so far, for a bot that remembers."""

    def option(self) -> int:
        """What the bot decides."""
        if isinstance(self.sitter, Remembering):
            self.sitter.remember(self.history)
        option = self.sitter.choose(self.game, self.view, self.options[:], self.random)
        if option not in self.options:
            raise ValueError(f"the bot {self.name} chose {option}, not one of {self.options}")
        return option

    def move(self) -> str:
        """What the bot decides, in machine notation."""
        return self.game.notation[self.game.action(self.pending.frame[0], self.option())]


@dataclass(frozen=True)
class Option:
    """Something a seat can point at: what it does, and if it is not allowed, why."""

    move: Move
    text: str
    parts: tuple[str, ...]
    """What stands for it in the pictures."""
    refusals: tuple[Refusal, ...]

    @property
    def allowed(self) -> bool:
        return not self.refusals

    def __str__(self) -> str:
        return str(self.move)


@dataclass(frozen=True)
class Move:
    """A move a seat may make; prints in machine notation and says itself."""

    seat: int
    action: int
    option: int
    game: AnyGame = field(repr=False, compare=False)
    view: Any = field(repr=False, compare=False)
    frame: Frame = field(repr=False, compare=False)
    seats: tuple[str, ...] = field(default=(), repr=False, compare=False)

    @property
    def step(self) -> str:
        return self.game.steps[self.frame[0]].name

    def __str__(self) -> str:
        return self.game.notation[self.action]

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def say(self, language: str = "en") -> str:
        """The move as a sentence."""
        return speaker(self.game, language).option(self.view, self.frame, self.option, self.seats)


class Moves(Sequence[Move]):
    """The legal moves of a decision; iterate, count, or ask with `in`."""

    def __init__(self, moves: list[Move]) -> None:
        self._moves = moves

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return any(move in (legal, str(legal), legal.action) for legal in self._moves)

    def __repr__(self) -> str:
        return f"<Moves ({', '.join(map(str, self._moves))})>"


@dataclass(frozen=True)
class Decision:
    """Who must decide, and what about."""

    seat: int
    frame: Frame
    moves: Moves
    optional: bool
    """The seat has finished here and may come back, but the game does not wait for it."""
    game: AnyGame = field(repr=False)
    view: Any = field(repr=False)
    seats: tuple[str, ...] = field(default=(), repr=False)

    @property
    def step(self) -> str:
        return self.game.steps[self.frame[0]].name

    @property
    def clause(self) -> str:
        return self.game.steps[self.frame[0]].clause

    def ask(self, language: str = "en") -> str:
        """The prompt as a sentence."""
        return speaker(self.game, language).ask(self.view, self.frame, self.seats)

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.step} ({', '.join(map(str, self.moves))})>"
