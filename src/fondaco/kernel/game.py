"""A game as the rest of the house knows it: its steps, its numbers, its views and its engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol

from fondaco.kernel import engine
from fondaco.kernel.options import Axis
from fondaco.kernel.picture import Pictures
from fondaco.kernel.refusal import Collector, Reason, RefusalCode
from fondaco.kernel.state import MAIN_LANE, Frame
from fondaco.kernel.step import S, Step
from fondaco.kernel.view import V

Span = tuple[str, str]
"""A piece of text and the role it plays, such as "faded" or "seat-0"; whoever shows it decides what that looks like."""
SEAT_SIGNS = "●■◆▼▲★"
"""The shape of each seat in text, as colour alone tells nobody apart who cannot see it."""


class Words(Protocol):
    """What a game needs to speak a language: sentences by key, and names of things."""

    def say(self, key: str, numbers: Mapping[str, int | str] | None = None, seats: Sequence[str] = ()) -> str:
        """The sentence of a key."""
        ...

    def name(self, kind: str, value: int, seats: Sequence[str] = ()) -> str:
        """The name of one thing."""
        ...


class Pending(NamedTuple):
    """A decision somebody owes: the seat, the side-stack it lies on, and its frame."""

    seat: int
    lane: int
    frame: Frame


class CardUse(NamedTuple):
    """Something a card can do, in words that do not change, and how often it did."""

    card: str
    use: str
    times: int


class Game(Generic[S, V]):
    """One game: its sequence of play as steps, and everything a table asks of it."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Goes up when an old record would no longer replay."""
    folder: ClassVar[Path]
    players: ClassVar[range]
    steps: ClassVar[tuple[Step[S], ...]]
    refusals: ClassVar[tuple[RefusalCode, ...]]
    """Every way the game says no; code 0 stands for yes."""
    not_now: ClassVar[int]
    """The code for an answer that belongs to another step."""
    not_yours: ClassVar[int]
    """The code for an answer in another seat's place."""
    axes: ClassVar[dict[str, Axis]]
    settings: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What a table may agree on, the usual value first."""

    # What each game adds

    def begin(self, players: int, settings: Mapping[str, str]) -> S:
        """The table before anything is dealt; a ValueError says which settings do not fit."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """What a seat knows."""
        raise NotImplementedError

    def imagine(self, view: V, random: Callable[[], float]) -> S:
        """A whole position that agrees with all a seat knows."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """The points of each seat now."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that have won, once the game is over."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How good a position looks to a seat, in points."""
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[float]:
        """What of a position may decide who wins, in numbers, for a bot that learns; nothing if it shall not."""
        return []

    def clock(self, s: S) -> int:
        """How far the game is, in rounds, years or impulses, never going back; always 0 where it has none."""
        return 0

    rivalry: float = 0.0
    """How much of the rivals' evaluation counts against a seat's own; 0 where the evaluation compares already."""

    def set_up(self, position: Mapping[str, Any]) -> S:
        """A position that was written down; a ValueError says why it cannot be."""
        raise ValueError(f"{self.name}: positions of this game cannot be set up from a file")

    def write_down(self, s: S) -> dict[str, Any]:
        """A position in the form that set_up reads, as plain lists, numbers and strings."""
        raise ValueError(f"{self.name}: positions of this game cannot be written down")

    made_of: tuple[str, ...] = ()
    """The text and the name of a components file of one's own, if the game is played with one."""
    components: str = "standard"
    """The name and hash of the printed facts a game is played with."""
    facts_from: Mapping[str, int] = MappingProxyType({})
    """How many printed facts are from the rulebook, documented elsewhere, or reconstructed."""

    def particulars(self, view: V, frame: Frame, option: int) -> dict[str, int]:
        """What a sentence about an option needs beside the option itself."""
        return {}

    def proper_name(self, kind: str, value: int, language: str) -> str | None:
        """The printed name of a thing, if that kind of thing has one."""
        return None

    def text_board(self, view: V, words: Words, seats: Sequence[str], width: int) -> list[list[Span]]:
        """All that a seat sees, as lines of text no wider than so many columns."""
        raise NotImplementedError

    def pictures(self, view: V, words: Words, seats: Sequence[str]) -> Pictures:
        """All that a seat sees, drawn: the board, and a mat for every seat."""
        raise NotImplementedError

    def pointed_at(self, view: V, frame: Frame, option: int) -> tuple[str, ...]:
        """The ids of the parts in the pictures that stand for an option."""
        return ()

    def card_table(self, words: Words) -> list[dict[str, str]]:
        """Every card with what is printed on it, by the texts `cards-…`; nothing for a game without such a list."""
        return []

    def card_uses(self) -> list[CardUse]:
        """All that the cards can do, and how often it happened in games that are played to try it."""
        return []

    # The engine

    def advance(self, s: S) -> int:
        """Play what runs by itself, until somebody must decide; who that is."""
        return engine.advance(self.steps, s)

    def answer(self, s: S, option: int) -> int:
        """The decision at hand is taken; who must decide next."""
        return engine.answer(self.steps, s, option)

    def turn_to(self, s: S, lane: int) -> None:
        """Make another side-stack's decision the one at hand."""
        s.lane = lane

    def pending(self, s: S) -> list[Pending]:
        """All decisions that may be taken now, in seat order."""
        owed: list[Pending] = []
        for lane, stack in enumerate(s.sides) if s.sides else [(MAIN_LANE, s.frames)]:
            if stack:
                number, a, b = stack[-1]
                owed.append(Pending(self.steps[number].seat(s, a, b), lane, stack[-1]))
        return owed

    def legal(self, s: S, frame: Frame) -> list[int]:
        """The options a frame allows."""
        number, a, b = frame
        return engine.legal(self.steps[number], s, a, b)

    def reasons(self, s: S, frame: Frame, option: int) -> list[Reason]:
        """All that speaks against an option, at once; nothing if it is legal."""
        number, a, b = frame
        step = self.steps[number]
        collector = Collector()
        code = step.refusal(s, a, b, option, collector)
        if not collector.reasons and (code or option not in step.candidates(s, a, b)):
            collector.no(code or self.not_now)
        return collector.reasons

    # Numbers and words of actions

    @cached_property
    def offsets(self) -> list[int]:
        """The number of each step's first action, and at the end how many there are."""
        offsets = [0]
        for step in self.steps:
            offsets.append(offsets[-1] + len(step.options))
        return offsets

    @property
    def size(self) -> int:
        """How many actions the game has."""
        return self.offsets[-1]

    @cached_property
    def notation(self) -> list[str]:
        """Every action in machine notation, by its number."""
        return [
            f"{step.name} {step.options.words(option)}".strip()
            for step in self.steps
            for option in range(len(step.options))
        ]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Every action's number, by its machine notation."""
        numbers = {text: number for number, text in enumerate(self.notation)}
        if len(numbers) < len(self.notation):
            twice = sorted({text for text in self.notation if self.notation.count(text) > 1})
            raise ValueError(f"{self.name}: two actions are both written {', '.join(twice)}")
        return numbers

    @cached_property
    def _owners(self) -> list[tuple[int, int]]:
        return [(number, option) for number, step in enumerate(self.steps) for option in range(len(step.options))]

    def action(self, step: int, option: int) -> int:
        """The number of an option of a step."""
        return self.offsets[step] + option

    def step_and_option(self, action: int) -> tuple[int, int]:
        """The step an action belongs to, and its option there."""
        return self._owners[action]

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is made anew in another process, once."""
        return _made_anew, (type(self), *self.made_of)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.players.start} to {self.players.stop - 1} players, {self.size} actions>"


@cache
def _made_anew(game: type[Game[Any, Any]], *made_of: str) -> Game[Any, Any]:
    return game(*made_of)
