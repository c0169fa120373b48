"""What a search found out about a position, so that it can say why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fondaco.kernel import Frame


@dataclass(frozen=True)
class Prospect:
    """An option, how often it was looked at, and the share of victory each seat can expect after it."""

    option: int
    visits: int
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Reply:
    """A decision of the main line, with what whoever takes it would see."""

    seat: int
    frame: Frame
    option: int
    view: Any


@dataclass(frozen=True)
class Analysis:
    """The options of a decision, the best first, and how the game will probably go on."""

    seat: int
    prospects: tuple[Prospect, ...]
    line: tuple[Reply, ...]
    """What will probably be decided from here on, beginning with the best option; dice and draws are left out."""
    expected: tuple[float, ...]
    """The share of victory each seat can expect."""
    iterations: int
    known: int
    """How many of the imagined games were known from the last decision."""
    seconds: float

    @property
    def best(self) -> Prospect:
        return self.prospects[0]
