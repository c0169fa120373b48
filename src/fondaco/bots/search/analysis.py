"""Result of a search: visits and win probabilities of each option, and the principal variation."""

from dataclasses import dataclass
from typing import Any

from fondaco.kernel import Frame


@dataclass(frozen=True)
class Prospect:
    """An option, its visits, and the win probability of each seat after it."""

    option: int
    visits: int
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Reply:
    """A decision of the principal variation, with the view of the seat that takes it."""

    seat: int
    frame: Frame
    option: int
    view: Any


@dataclass(frozen=True)
class Analysis:
    """The options of a decision, the best first, and the principal variation."""

    seat: int
    prospects: tuple[Prospect, ...]
    line: tuple[Reply, ...]
    """The principal variation, beginning with the best option; chance is left out."""
    expected: tuple[float, ...]
    """The win probability of each seat."""
    iterations: int
    known: int
    """Simulations reused from the tree of the last decision."""

    @property
    def best(self) -> Prospect:
        return self.prospects[0]
