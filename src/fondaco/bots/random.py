"""Random bot."""

from random import Random
from typing import Any

from fondaco.table import AnyGame


class RandomSitter:
    """Picks uniformly among the options."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return random.choice(options)
