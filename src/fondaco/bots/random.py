"""A bot that takes any option."""

from __future__ import annotations

from random import Random
from typing import Any

from fondaco.table import AnyGame


class RandomSitter:
    """All options alike."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return random.choice(options)
