"""Percentiles of durations, and their cells in a table."""

from collections.abc import Sequence
from statistics import quantiles


class Times:
    """Durations in milliseconds."""

    def __init__(self, seconds: Sequence[float]) -> None:
        self.sorted = sorted(1000 * each for each in seconds)

    def __len__(self) -> int:
        return len(self.sorted)

    def at(self, percent: int) -> float:
        """A percentile."""
        if len(self.sorted) < 2:
            return self.sorted[0] if self.sorted else float("nan")
        return quantiles(self.sorted, n=100, method="inclusive")[percent - 1]

    @property
    def median(self) -> float:
        return self.at(50)

    @property
    def longest(self) -> float:
        return self.sorted[-1] if self.sorted else float("nan")

    @property
    def cells(self) -> str:
        """Median, 95th and 99th percentile and the longest, as cells of a table."""
        return " | ".join(f"{value:.1f}" for value in (self.median, self.at(95), self.at(99), self.longest))


HEADER = "median | 95 % | 99 % | longest"
