"""Which games and which bots are in the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, runtime_checkable

from fondaco.kernel import Game
from fondaco.table.errors import BadSeats, UnknownGame

AnyGame = Game[Any, Any]


class Sitter(Protocol):
    """A bot: it is given a view and the options, never the state."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        """One of the options."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that can use what it thought before, if it is told what happened since."""

    def remember(self, history: Sequence[tuple[int, int]]) -> None:
        """All that was decided and came up so far: who, and which action, or -1 where the seat may not know it."""
        ...


@runtime_checkable
class Patient(Protocol):
    """A bot that can be told how long to think."""

    def within(self, budget: str) -> Sitter:
        """The same bot with another budget; a ValueError says what is wrong with it."""
        ...


SITTERS: dict[str, Callable[[], Sitter]] = {}


def welcome(name: str, sitter: Callable[[], Sitter]) -> None:
    """Let a bot sit down under a name."""
    SITTERS[name] = sitter


def games() -> list[str]:
    """The games one can play."""
    return list(_rooms())


@cache
def _rooms() -> tuple[str, ...]:
    return tuple(import_module("fondaco.games").rooms())


@cache
def _standard(name: str) -> AnyGame:
    game: AnyGame = import_module(f"fondaco.games.{name.replace('-', '_')}").GAME()
    return game


def find_game(name: str, components: str | None = None, file: str = "components") -> AnyGame:
    """A game by its name, with its own components file if there is one."""
    if name not in games():
        near = get_close_matches(name, games(), 1, 0.4)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(games())}"
        raise UnknownGame(f"no game is called {name!r}: {hint}")
    if components is None:
        return _standard(name)
    game: AnyGame = import_module(f"fondaco.games.{name.replace('-', '_')}").GAME(components, file)
    return game


def sitter_of(seat: str) -> str:
    """Which bot a seat is for, if any: `greedy`, or `Fugger=greedy` for a bot with a name of its own."""
    name, _, sitter = seat.rpartition("=")
    return sitter if name or is_sitter(sitter) else ""


def is_sitter(name: str) -> bool:
    """Whether a bot is called so; it may be told how long to think, as in `search@200` or `search@0.5s`."""
    return name.partition("@")[0] in SITTERS


def sitter_named(name: str) -> Sitter:
    """A bot by its name, with the budget it is given; a BadSeats says what is wrong."""
    kind, told, budget = name.partition("@")
    if kind not in SITTERS:
        near = get_close_matches(kind, SITTERS, 1, 0.4)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SITTERS)}"
        raise BadSeats(f"no bot is called {kind!r}: {hint}")
    sitter = SITTERS[kind]()
    if not told:
        return sitter
    if not isinstance(sitter, Patient):
        raise BadSeats(f"{kind} does not think longer or shorter, so it takes no {'@' + budget!r}")
    try:
        return sitter.within(budget)
    except ValueError as error:
        raise BadSeats(str(error)) from None


def name_of(seat: str) -> str:
    """What a seat is called."""
    return seat.rpartition("=")[0] or seat


def check_count(game: AnyGame, seats: list[str]) -> None:
    """Seats must be as many as the game allows."""
    if len(seats) not in game.players:
        raise BadSeats(f"{game.name} is for {game.players.start} to {game.players.stop - 1} players, not {len(seats)}")


def check_seats(game: AnyGame, seats: list[str]) -> None:
    """Seats must be as many as the game allows, and bots' names spelt right."""
    check_count(game, seats)
    for seat in seats:
        if not seat.strip("= ") or any(sign.isspace() for sign in seat) or seat.strip("=") != seat:
            raise BadSeats(f"a seat needs a name without spaces, not {seat!r}")
        _check_sitter(seat)


def _check_sitter(seat: str) -> None:
    """After `=` stands a bot, and a person's name is not nearly that of a bot."""
    sitter = sitter_of(seat)
    near = get_close_matches(sitter or seat, SITTERS, 1, 0.75)
    if not is_sitter(sitter) and near:
        raise BadSeats(f"no bot is called {sitter or seat!r}: did you mean {near[0]!r}?")
    if sitter:
        sitter_named(sitter)
