"""Registry of games and bots by name."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, runtime_checkable

from fondaco.kernel import BadSeats, Game
from fondaco.table.errors import UnknownGame

AnyGame = Game[Any, Any]


class Sitter(Protocol):
    """Interface of a bot: it is given a view and the options, never the state."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        """Choose one of the options."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """Interface of a bot that reuses its search tree, if it is told what happened since."""

    def remember(self, history: Sequence[tuple[int, int]]) -> None:
        """All decisions and chance outcomes so far: who, and which action, or -1 where it is secret to the seat."""
        ...


@runtime_checkable
class Patient(Protocol):
    """Interface of a bot with a search budget."""

    def within(self, budget: str) -> Sitter:
        """A copy with another budget; BadSeats if it is malformed."""
        ...


SITTERS: dict[str, Callable[[], Sitter]] = {}
"""The factory of each bot."""


def register_bot(name: str, sitter: Callable[[], Sitter]) -> None:
    """Register a bot under a name."""
    SITTERS[name] = sitter


def games() -> list[str]:
    """The names of all games."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    return tuple(import_module("fondaco.games").names())


@cache
def _standard(name: str) -> AnyGame:
    game: AnyGame = import_module(f"fondaco.games.{name.replace('-', '_')}").GAME()
    return game


def find_game(name: str, components: str | None = None, file: str = "components") -> AnyGame:
    """A game by its name, with its own components file if there is one."""
    if name not in games():
        if near := get_close_matches(name, games(), 1, 0.4):
            raise UnknownGame("error-no-game-near", name=name, near=near[0])
        raise UnknownGame("error-no-game", name=name, known=", ".join(games()))
    if components is None:
        return _standard(name)
    game: AnyGame = import_module(f"fondaco.games.{name.replace('-', '_')}").GAME(components, file)
    return game


def sitter_of(seat: str) -> str:
    """The bot named by a seat, if any: `greedy`, or `Fugger=greedy` for a bot with a name of its own."""
    name, _, sitter = seat.rpartition("=")
    return sitter if name or is_sitter(sitter) else ""


def is_sitter(name: str) -> bool:
    """Whether a bot has this name; it may have a budget, as in `search@200` or `search@0.5s`."""
    return name.partition("@")[0] in SITTERS


def sitter_named(name: str) -> Sitter:
    """A bot by its name and budget; BadSeats if there is none or the budget is malformed."""
    kind, told, budget = name.partition("@")
    if kind not in SITTERS:
        if near := get_close_matches(kind, SITTERS, 1, 0.4):
            raise BadSeats("error-no-bot-near", name=kind, near=near[0])
        raise BadSeats("error-no-bot", name=kind, known=", ".join(SITTERS))
    sitter = SITTERS[kind]()
    if not told:
        return sitter
    if not isinstance(sitter, Patient):
        raise BadSeats("error-no-budget", name=kind, given=f"@{budget}")
    return sitter.within(budget)


def near_bot(name: str) -> str:
    """The bot that somebody probably meant who wrote a name so; empty if none."""
    return next(iter(get_close_matches(name, SITTERS, 1, 0.75)), "")


def name_of(seat: str) -> str:
    """The player's name in a seat."""
    return seat.rpartition("=")[0] or seat


def check_count(game: AnyGame, seats: list[str]) -> None:
    """Validate the number of seats."""
    if len(seats) not in game.players:
        least, most = game.players.start, game.players.stop - 1
        raise BadSeats("error-players", game=game.name, least=least, most=most, given=len(seats))


def check_seats(game: AnyGame, seats: list[str]) -> None:
    """Validate the number of seats and the names of bots."""
    check_count(game, seats)
    for seat in seats:
        if not seat.strip("= ") or any(sign.isspace() for sign in seat) or seat.strip("=") != seat:
            raise BadSeats("error-seat-name", name=seat)
        _check_sitter(seat)


def _check_sitter(seat: str) -> None:
    """A bot stands after `=`; a person's name that is nearly a bot's is taken for a typing error."""
    sitter = sitter_of(seat)
    near = near_bot(sitter or seat)
    if not is_sitter(sitter) and near:
        raise BadSeats("error-no-bot-near", name=sitter or seat, near=near)
    if sitter:
        sitter_named(sitter)
