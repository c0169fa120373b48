"""Random players for worker processes: one per library."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

KINDS = {
    "fondaco": "fondaco",
    "catanatron": "catanatron",
    "chess": "chess",
    "open-spiel": "open_spiel",
    "pettingzoo": "pettingzoo",
    "rlcard": "rlcard",
    "search": "search",
}
"""The module here of each library, by package; and bots that search."""

POSITIONS = 32
"""Number of positions of random play for measurements of single operations."""


class Work(NamedTuple):
    """A measured operation, and a factory of its argument where the operation changes it."""

    do: Callable[[Any], object]
    on: Callable[[], Sequence[Any]]


class Player:
    """Random player of one game, with the library's own means."""

    compiled: bool | None = None
    """Whether it is our compiled form; None for another library."""

    def play(self) -> int:
        """Play one game; the number of decisions of players, forced ones included, chance excluded."""
        raise NotImplementedError

    def watch(self) -> list[int]:
        """Play one game; the number of options at each decision."""
        raise NotImplementedError

    def works(self) -> dict[str, Work]:
        """The measured operations by name."""
        return {}


def player(kind: str, arguments: Sequence[str]) -> Player:
    """The player of a library's game."""
    found: Player = import_module(f"benchmarks.players.{KINDS[kind]}").make(*arguments)
    return found


def version_of(kind: str) -> str:
    """The version of a library."""
    try:
        return version(kind)
    except PackageNotFoundError:
        return ""


def spaced(things: Sequence[Any], count: int = POSITIONS) -> list[Any]:
    """An evenly spaced sample, from the first to the last."""
    count = min(count, len(things))
    return [things[number * len(things) // count] for number in range(count)]
