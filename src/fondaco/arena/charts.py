"""Parts of charts: axes with round numbers, histogram bins and bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import NamedTuple

from fondaco.draw.lettering import line
from fondaco.draw.shapes import path, rect

SMALL = 13
HALF = 0.5
"""Half the width of a bar: one for the numbers 3 and 4 reaches from 2.5 to 4.5."""
STEPS = (1, 2, 5, 10)


class Box(NamedTuple):
    """The rectangle of a chart."""

    x: float
    y: float
    width: float
    height: float


def step(length: float, parts: int) -> float:
    """The smallest round step that divides a length into at most so many parts."""
    rough = max(length, 1e-9) / max(1, parts)
    unit = 10.0 ** floor(log10(rough))
    return next(unit * factor for factor in STEPS if unit * factor >= rough * (1 - 1e-9))


@dataclass(frozen=True)
class Scale:
    """Linear scale from values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The coordinate of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int) -> list[float]:
        """Tick marks: round values, at most so many."""
        apart = step(self.high - self.low, most)
        first, last = ceil(self.low / apart - 1e-9), floor(self.high / apart + 1e-9)
        return [apart * count for count in range(first, last + 1)]


@dataclass(frozen=True)
class Bins:
    """Histogram: counts in bins of equal width, from the lowest edge on."""

    low: int
    width: int
    counts: list[int]

    @property
    def high(self) -> int:
        return self.low + self.width * len(self.counts)


def bins(values: Sequence[int], most: int, low: int | None = None, high: int | None = None) -> Bins:
    """Sort numbers into at most so many bins; common edges make several charts comparable."""
    least = min(values) if low is None else low
    top = max(values) if high is None else high
    width = max(1, round(step(top - least + 1, most)))
    first = floor(least / width) * width
    counts = [0] * (floor((top - first) / width) + 1)
    for value in values:
        counts[(value - first) // width] += 1
    return Bins(first, width, counts)


def bars(box: Box, across: Scale, sorted_values: Bins, tallest: int, colour: str) -> str:
    """Histogram bars on the lower edge of a box."""
    drawn = ""
    for place, count in enumerate(sorted_values.counts):
        if count:
            left = across.at(sorted_values.low + place * sorted_values.width - HALF)
            right = across.at(sorted_values.low + (place + 1) * sorted_values.width - HALF)
            height = box.height * count / tallest
            gap = min(1.0, (right - left) * 0.1)
            drawn += rect(left + gap, box.y + box.height - height, right - left - 2 * gap, height, colour, opacity=0.85)
    return drawn


def horizontal(x: float, to: float, y: float, colour: str = "line", width: float = 1, dash: str = "") -> str:
    """A horizontal line."""
    return path(f"M{x:.2f} {y:.2f}H{to:.2f}", stroke=colour, line=width, dash=dash)


def vertical(x: float, y: float, to: float, colour: str = "line", width: float = 1, dash: str = "") -> str:
    """A vertical line."""
    return path(f"M{x:.2f} {y:.2f}V{to:.2f}", stroke=colour, line=width, dash=dash)


def foot(box: Box, across: Scale, label: str, most: int = 8, signed: bool = False) -> str:
    """Horizontal axis: ticks, label and grid lines."""
    low = box.y + box.height
    drawn = ""
    for value in across.ticks(most):
        said = f"{round(value):+d}" if signed and round(value) else f"{value:g}"
        drawn += vertical(across.at(value), box.y, low, width=0.75)
        drawn += line(across.at(value), low + 18, said.replace("-", "−"), SMALL, "faded", "middle")
    drawn += horizontal(box.x, box.x + box.width, low, "faded")
    return drawn + line(box.x + box.width / 2, low + 40, label, SMALL, "faded", "middle")


def side(box: Box, up: Scale, label: str, most: int = 4) -> str:
    """Vertical axis: ticks, label and grid lines."""
    drawn = ""
    for value in up.ticks(most):
        drawn += horizontal(box.x, box.x + box.width, up.at(value), width=0.75)
        drawn += line(box.x - 8, up.at(value) + 5, f"{value:g}", SMALL, "faded", "end")
    return drawn + line(box.x - 8, box.y - 12, label, SMALL, "faded", "end")
