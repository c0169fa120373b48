"""Opponents for people: three who decide at first sight, each more careful than the last, and one who searches."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from fondaco.bots.greedy import Greedy
from fondaco.bots.search import Analysis, Budget, Search
from fondaco.bots.search.search import Happened, Stop
from fondaco.table import AnyGame

FILE: Final = Path(__file__).with_name("levels.toml")
LEVELS: Final = ("apprentice", "merchant", "banker", "doge")
A_LOOK: Final = 30
"""How many games a level imagines that decides at first sight, when it is asked why."""
PATIENCE: Final = 5.0
"""How many seconds a level thinks at most, however slow the machine."""


@dataclass(frozen=True)
class Strength:
    """How well a level plays a game: how many games it imagines, if any, and how often it decides without a look."""

    iterations: int
    carelessness: float = 0.0


@cache
def _written() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def strength_of(game: str, level: str) -> Strength:
    """A level's strength in a game, as it was calibrated."""
    found = _written().get(game, _written()["usual"])[level]
    return Strength(int(found["iterations"]), found.get("carelessness", 0.0))


class Level:
    """A bot of a level."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stop: Stop | None = None
        """Asked now and then whether to end the thinking at once with what was found so far."""
        self._search: Search | None = None
        self._history: tuple[Happened, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """What it found out stays in its own process."""
        return Level, (self.name,)

    def remember(self, history: Sequence[Happened]) -> None:
        """What happened so far, as far as the seat may know it."""
        self._history = tuple(history)

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        strength = strength_of(game.name, self.name)
        if random.random() < strength.carelessness:
            return random.choice(options)
        if not strength.iterations:
            return Greedy().choose(game, view, options, random)
        return self._prepared(game).choose(game, view, options, random)

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """What the level finds out about each option."""
        return self._prepared(game).think(game, view, options, random)

    def _prepared(self, game: AnyGame) -> Search:
        if self._search is None:
            self._search = Search(Budget(strength_of(game.name, self.name).iterations or A_LOOK, PATIENCE))
        self._search.stop = self.stop
        self._search.remember(self._history)
        return self._search

    def __repr__(self) -> str:
        return f"<{self.name}>"
