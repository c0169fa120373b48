"""Difficulty levels: three greedy bots with falling epsilon (random moves), and one that searches."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from fondaco.bots.greedy import Greedy
from fondaco.bots.search import Analysis, Budget, Search
from fondaco.bots.search.search import Happened, Stop
from fondaco.bots.search.settings import written
from fondaco.table import AnyGame

FILE: Final = Path(__file__).with_name("levels.toml")
LEVELS: Final = ("apprentice", "merchant", "banker", "doge")
A_LOOK: Final = 30
"""Simulations for an analysis by a level without search."""
PATIENCE: Final = 5.0
"""Time limit in seconds, on slow machines."""


@dataclass(frozen=True)
class Strength:
    """A level's strength in a game: simulations per decision (0: greedy), and the probability of a random move."""

    iterations: int
    carelessness: float = 0.0


def strength_of(game: str, level: str) -> Strength:
    """The calibrated strength of a level in a game."""
    levels = written(FILE)
    found = levels.get(game, levels["usual"])[level]
    return Strength(int(found["iterations"]), found.get("carelessness", 0.0))


class Level:
    """Epsilon-greedy bot of a level: sometimes a random move, else a greedy or a searched one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stop: Stop | None = None
        """Polled during the search; true ends it with the best option so far."""
        self._search: Search | None = None
        self._history: tuple[Happened, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without the search tree, which stays in its process."""
        return Level, (self.name,)

    def remember(self, history: Sequence[Happened]) -> None:
        """Set the history of the game as the seat knows it."""
        self._history = tuple(history)

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        strength = strength_of(game.name, self.name)
        if random.random() < strength.carelessness:
            return random.choice(options)
        if not strength.iterations:
            return Greedy().choose(game, view, options, random)
        return self._prepared(game).choose(game, view, options, random)

    def think(self, game: AnyGame, view: Any, options: list[int], random: Random) -> Analysis:
        """Analyse each option."""
        return self._prepared(game).think(game, view, options, random)

    def _prepared(self, game: AnyGame) -> Search:
        if self._search is None:
            self._search = Search(Budget(strength_of(game.name, self.name).iterations or A_LOOK, PATIENCE))
        self._search.stop = self.stop
        self._search.remember(self._history)
        return self._search

    def __repr__(self) -> str:
        return f"<{self.name}>"
