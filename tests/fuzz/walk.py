"""Random walk of one game on the bare engine, with the checks that every game must pass at each step."""

import json
import marshal
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from tests.fuzz.secrets import Secrets

from fondaco.kernel import EVERYONE, NATURE, NOBODY, Event, Pending, State
from fondaco.table import AnyGame, find_game

KERNEL_ONLY = ("heard", "lane")
"""Listeners and the current side-stack: not part of a position."""

FIELDS: dict[type[State], tuple[str, ...]] = {}
"""Cache: the fields of each class of positions."""

MOST_OPTIONS = 60
MOST_STEPS = 20_000

ALL_SEATS_EVERY = 10
"""Sampling: in one game of so many, every seat's secrets are checked at each step; in the others seats take turns."""
JSON_EVERY = 40
"""Sampling: one step of so many is converted to JSON."""
COME_BACK_EVERY = 20
"""Sampling: one decision of so many is of a seat that is done and comes back, if there is one."""
TIRED_AFTER = 2_000
"""Steps after which seats lose their preferences, lest they change their minds forever."""
LISTS_EVERY = 5
"""Sampling: at one step of so many, a copy is searched for lists it shares with its source."""


class Invariants(Protocol):
    """Interface of a game's invariants, the class in its module in this folder; one instance per game played."""

    def check(self, s: Any) -> None:
        """Fails if the pieces on the table violate an invariant."""
        ...


def invariants(game: AnyGame, players: int) -> Invariants:
    """The invariants of a game: the class Invariants of the module named after it."""
    module = import_module(f"tests.fuzz.{game.name.replace('-', '_')}")
    made: Invariants = module.Invariants(game, players)
    return made


def fields(s: State) -> tuple[str, ...]:
    """The fields of a position, those of the kernel included."""
    kind = type(s)
    if kind not in FIELDS:
        FIELDS[kind] = tuple(name for name in attributes(kind) if name not in KERNEL_ONLY)
    return FIELDS[kind]


def attributes(kind: type) -> list[str]:
    """Attributes of a class's instances, in both forms: a compiled class has no __slots__."""
    parts = [getattr(part, "__slots__", getattr(part, "__mypyc_attrs__", ())) for part in kind.__mro__]
    found = list(dict.fromkeys(name for part in parts for name in part))
    assert found, f"{kind} holds nothing"
    return found


def position(s: State) -> bytes:
    """Serialise a position for comparison, without printed facts."""
    values = [getattr(s, name) for name in fields(s)]
    return marshal.dumps([value for value in values if isinstance(value, int | list | tuple)], 2)


def differences(one: State, other: State) -> str:
    """The fields in which two positions differ."""
    pairs = [(name, getattr(one, name), getattr(other, name)) for name in fields(one)]
    return "; ".join(f"{name}: {here} / {there}" for name, here, there in pairs if here != there) or "in time"


def lists_in(values: list[Any]) -> list[int]:
    """The identities of all lists inside a list, and its own."""
    found = [id(values)]
    for value in values:
        if type(value) is list:
            found += lists_in(value)
    return found


def lists_of(s: State) -> set[int]:
    """The identities of all lists in a position."""
    values = [getattr(s, name) for name in fields(s)]
    return {number for value in values if isinstance(value, list) for number in lists_in(value)}


class Walk:
    """A random game. Seats have preferences, so that games differ more than with uniform choices."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int,
        seed: int,
        rules: Invariants | None = None,
        lightly: bool = False,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players, self.seed, self.lightly = players, seed, lightly
        self.settings = settings or {}
        self.random = Random(f"{self.game.name} {players} {seed}")
        self.steps = 0
        self.secrets = Secrets(self.game, players, self.random, every_seat=seed % ALL_SEATS_EVERY == 0)
        self.invariants = rules or invariants(self.game, players)
        self.keen = 0.0 if lightly else self.random.choice((0.0, 0.0, 0.5, 0.9))
        """The probability that a seat takes the option with the most points at once."""
        self.taste = [self.random.choice((0.02, 1.0, 1.0, 6.0)) for _ in range(self.game.size)]

    def __str__(self) -> str:
        return f"{self.game.name}, {self.players} players, seed {self.seed}, step {self.steps}"

    def run(self) -> None:
        """Play to the end; a failed check names its place."""
        try:
            self._play()
        except Exception as error:
            again = f"python -m tests.fuzz {self.game.name} {self.players} {self.seed}"
            raise AssertionError(f"{self}: {type(error).__name__}: {error} (once more: {again})") from error

    def _play(self) -> None:
        game = self.game
        s = self._begin()
        s.heard = []
        game.advance(s)
        while pending := game.pending(s):
            at_hand = self._at_hand(s, pending)
            game.turn_to(s, at_hand.lane)
            self.invariants.check(s)
            options = self._options(s, at_hand) if self.lightly else self._check_options(s, at_hand)
            if self.steps % JSON_EVERY == 0 and not self.lightly:
                self._check_views(s)
            option = self._choose(s, at_hand, options)
            if self.lightly:
                self.game.answer(s, option)
            else:
                self._check_step(s, at_hand, option)
            self.steps += 1
            assert self.steps < MOST_STEPS, "the game does not end"
        assert s.over and game.advance(s) == NOBODY
        self.invariants.check(s)
        self._check_end(s)

    def _at_hand(self, s: Any, pending: list[Pending]) -> Pending:
        """Any pending decision; sometimes an optional one."""
        owed = [owing for owing in pending if not self._is_optional(s, owing)]
        if self.random.randrange(COME_BACK_EVERY) == 0:
            return self.random.choice(pending)
        return self.random.choice(owed)

    def _is_optional(self, s: Any, pending: Pending) -> bool:
        number, a, b = pending.frame
        return self.game.steps[number].is_optional(s, a, b)

    def _begin(self) -> Any:
        """Random settings where none were given; those invalid for so many players are reset to the default."""
        settings = {name: self.random.choice(values) for name, values in self.game.settings.items()} | self.settings
        try:
            return self.game.begin(self.players, settings)
        except ValueError:
            return self.game.begin(self.players, {})

    # Options

    def _options(self, s: Any, pending: Pending) -> list[int]:
        """The legal options; there must always be one."""
        step = self.game.steps[pending.frame[0]]
        if pending.seat == NATURE:
            return step.candidates(s, pending.frame[1], pending.frame[2])
        options = self.game.legal(s, pending.frame)
        assert options, f"{step} is a dead end for seat {pending.seat}"
        return options

    def _check_options(self, s: Any, pending: Pending) -> list[int]:
        number, a, b = pending.frame
        step = self.game.steps[number]
        candidates = step.candidates(s, a, b)
        assert candidates and len(set(candidates)) == len(candidates), f"{step}: candidates {candidates}"
        most = len(candidates) if pending.seat == NATURE else MOST_OPTIONS
        assert len(candidates) <= most, f"{step} asks about {len(candidates)} things at once"
        assert candidates is not step.candidates(s, a, b), f"{step} gives its own list away"
        assert all(0 <= option < len(step.options) for option in candidates), f"{step}: candidates {candidates}"
        if pending.seat == NATURE:
            weights = step.weights(s, a, b)
            assert not weights or (len(weights) == len(candidates) and min(weights) > 0), f"{step}: weights {weights}"
            return candidates
        assert 0 <= pending.seat < self.players, f"{step} asks {pending.seat}"
        allowed = [option for option in range(len(step.options)) if self._is_allowed(s, pending, option)]
        expected = [option for option in candidates if not step.refusal(s, a, b, option)]
        assert sorted(expected) == allowed, f"{step}: {allowed} are not refused, but of the candidates {expected}"
        assert self.game.legal(s, pending.frame) == expected
        assert allowed, f"{step} is a dead end for seat {pending.seat}"
        return expected

    def _is_allowed(self, s: Any, pending: Pending, option: int) -> bool:
        """An option is legal, or at least one clause forbids it."""
        number, a, b = pending.frame
        code = self.game.steps[number].refusal(s, a, b, option)
        reasons = self.game.reasons(s, pending.frame, option)
        word = self.game.notation[self.game.action(number, option)]
        assert bool(code) == bool(reasons), f"{word!r} is refused with {code}, the reasons are {reasons}"
        assert not code or code in [reason.code for reason in reasons], f"{word!r}: {code} is not among {reasons}"
        assert all(0 < reason.code < len(self.game.refusals) for reason in reasons), f"{word!r}: {reasons}"
        return not code

    def _choose(self, s: Any, pending: Pending, options: Sequence[int]) -> int:
        if pending.seat == NATURE:
            return self.random.choice(options)
        if self.random.random() < self.keen:
            gains = [self._points_after(s, pending, option) for option in options]
            options = [option for option, gain in zip(options, gains, strict=True) if gain == max(gains)]
        if self.steps > TIRED_AFTER:
            return self.random.choice(options)
        first = self.game.offsets[pending.frame[0]]
        return self.random.choices(options, [self.taste[first + option] for option in options])[0]

    def _points_after(self, s: Any, pending: Pending, option: int) -> int:
        ahead = s.copy()
        self.game.turn_to(ahead, pending.lane)
        self.game.answer(ahead, option)
        return self.game.scores(ahead)[pending.seat]

    # Views

    def _check_views(self, s: Any) -> None:
        for seat in range(-1, self.players):
            view = self.game.view(s, seat)
            assert view == self.game.view(s, seat) and hash(view) == hash(self.game.view(s, seat))
            plain = view.as_json()
            assert json.loads(json.dumps(plain)) == plain
            try:
                view.seat = 0
            except AttributeError:
                continue
            raise AssertionError(f"the view {type(view).__name__} is not frozen")

    # A step in the real position, in a copy and in the eyes of each seat

    def _check_step(self, s: Any, pending: Pending, option: int) -> None:
        number, a, b = pending.frame
        step = self.game.steps[number]
        witness = step.witness(s, a, b)
        before = position(s)
        kept, played = s.copy(), s.copy()
        assert position(kept) == before, f"a copy differs: {differences(s, kept)}"
        assert kept.heard is None, "somebody listens to a copy"
        if self.steps % LISTS_EVERY == 0:
            assert not lists_of(kept) & lists_of(s), "a copy shares a list with its source"
        self.game.answer(played, option)
        assert position(s) == before, f"playing on a copy changed its source: {differences(s, kept)}"
        s.heard = []
        self.game.answer(s, option)
        assert position(s) == position(played), f"the same answer led elsewhere: {differences(s, played)}"
        assert position(kept) == before, f"playing on changed a copy: {kept}"
        self._check_events(s.heard, witness)
        self.secrets.check(kept, s, pending, option, witness)

    def _check_events(self, told: list[Event], witness: int) -> None:
        """Only an answer that is secret may be told to one seat, and only to the one that sees it."""
        for event in told:
            assert event.witness in (EVERYONE, witness), f"{event} is told to another than {witness}"

    def _check_end(self, s: Any) -> None:
        scores, winners = self.game.scores(s), self.game.winners(s)
        assert len(scores) == self.players
        assert winners and len(set(winners)) == len(winners) and set(winners) <= set(range(self.players))
