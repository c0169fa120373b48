"""Games that play themselves at random inside a worker: ours, and those of the libraries we compare with."""

from __future__ import annotations

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
"""Each library by the name of its package, and the module here that plays it; and bots that search."""

POSITIONS = 32
"""On how many positions of random play the cost of a single thing is measured."""


class Work(NamedTuple):
    """Something whose cost is measured: what is done, and what it is done on, made anew where doing it changes it."""

    do: Callable[[Any], object]
    on: Callable[[], Sequence[Any]]


class Player:
    """One game of one library, played at random in its own way."""

    compiled: bool | None = None
    """Whether it is our compiled form; nothing for a library that is not ours."""

    def play(self) -> int:
        """One whole game; how many decisions the players took, forced ones included, dice and draws not."""
        raise NotImplementedError

    def watch(self) -> list[int]:
        """One whole game; how many options there were at each decision."""
        raise NotImplementedError

    def works(self) -> dict[str, Work]:
        """Single things whose cost can be measured, by name."""
        return {}


def player(kind: str, arguments: Sequence[str]) -> Player:
    """A game by its library and what the library calls it."""
    found: Player = import_module(f"benchmarks.players.{KINDS[kind]}").make(*arguments)
    return found


def version_of(kind: str) -> str:
    """The version of a library."""
    try:
        return version(kind)
    except PackageNotFoundError:
        return ""


def spaced(things: Sequence[Any], count: int = POSITIONS) -> list[Any]:
    """Some of many things, evenly from the first to the last."""
    count = min(count, len(things))
    return [things[number * len(things) // count] for number in range(count)]
