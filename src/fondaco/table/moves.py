"""Moves, decisions and refusals as values, with machine notation and sentences."""

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
    """A refusal: the clause, and the numbers that matter."""

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
        """The reason as a sentence, with its clause."""
        return f"{self.say(language)} [{self.clause}]"

    def __repr__(self) -> str:
        numbers = "".join(f", {name}={value}" for name, value in self.reason.numbers)
        return f"Refusal({self.clause!r}{numbers})"


@dataclass(frozen=True)
class Told:
    """A sentence of the log, and after how many decisions it happened."""

    at: int
    text: str
    key: str
    """The event's key."""
    seat: int = -1
    """The seat it is about, if it is one."""
    subject: str = ""
    """The name of that seat, if the sentence begins with it."""


@dataclass(frozen=True)
class Thought:
    """Task for a bot: only what it may know, so that it can be computed in another process."""

    pending: Pending
    game: AnyGame
    name: str
    sitter: Sitter
    view: Any
    options: list[int]
    random: Random
    history: tuple[tuple[int, int], ...] = ()
    """All decisions so far, for a bot that reuses its search tree."""

    def option(self) -> int:
        """Compute the bot's decision."""
        if isinstance(self.sitter, Remembering):
            self.sitter.remember(self.history)
        option = self.sitter.choose(self.game, self.view, self.options[:], self.random)
        if option not in self.options:
            raise ValueError(f"the bot {self.name} chose {option}, not one of {self.options}")
        return option

    def move(self) -> str:
        """The bot's decision, in machine notation."""
        return self.game.notation[self.game.action(self.pending.frame[0], self.option())]


@dataclass(frozen=True)
class Option:
    """An option of a seat: what it does, and if it is illegal, why."""

    move: Move
    text: str
    parts: tuple[str, ...]
    """The ids of the picture parts that stand for it."""
    refusals: tuple[Refusal, ...]

    @property
    def allowed(self) -> bool:
        return not self.refusals

    def __str__(self) -> str:
        return str(self.move)


@dataclass(frozen=True)
class Move:
    """A legal move; `str` is its machine notation."""

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
    """The legal moves of a decision (lazy): iterate, count, or test with `in`."""

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
    """A decision that is due: who decides, and what."""

    seat: int
    frame: Frame
    moves: Moves
    optional: bool
    """Whether the seat is done here and may come back, but the game does not wait for it."""
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
