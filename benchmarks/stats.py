"""Statistics: medians, ranges and ratios."""

from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

SMALL = 10


class Spread(NamedTuple):
    """Median and range of some measurements."""

    median: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{number(self.median)} ({self.range})"

    @property
    def range(self) -> str:
        """From the lowest to the highest, as a cell of a table."""
        return f"{number(self.lowest)} to {number(self.highest)}"


def spread(values: Iterable[float]) -> Spread:
    """The spread of some measurements."""
    found = list(values)
    return Spread(median(found), min(found), max(found))


def ratios(over: Sequence[float], under: Sequence[float]) -> Spread:
    """Ratios by round: slowdowns of a whole round cancel out."""
    if len(over) != len(under):
        raise ValueError(f"{len(over)} rounds cannot be compared with {len(under)}")
    return spread(one / other for one, other in zip(over, under))


def number(value: float) -> str:
    """Format a number with significant digits: 12,345 and 67 and 8.9 and 0.12."""
    if abs(value) >= SMALL:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 1 else f"{value:.2f}"
