"""A bot that looks one decision ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from fondaco.table import AnyGame


class Greedy:
    """The option after which the position looks best."""

    def choose(self, game: AnyGame, view: Any, options: list[int], random: Random) -> int:
        return random.choice(options)
