"""Tracks around a board: layout of the spaces and their look."""

from functools import cache
from typing import NamedTuple

from fondaco.draw.shapes import path, rect


class Box(NamedTuple):
    """A rectangle of a picture."""

    x: float
    y: float
    width: float
    height: float


@cache
def ring(spaces: int, width: float, height: float, margin: float, depth: float) -> tuple[Box, ...]:
    """So many boxes clockwise along the border of a picture, from the upper left corner."""
    half = -(-spaces // 2) + 2
    columns = -(-half // 2)
    rows = half - columns
    across = (width - 2 * margin) / columns
    down = (height - 2 * margin - 2 * depth) / (rows - 2)
    right, foot = width - margin - depth, height - margin - depth
    top = [Box(margin + column * across, margin, across, depth) for column in range(columns)]
    east = [Box(right, margin + depth + row * down, depth, down) for row in range(rows - 2)]
    low = [Box(margin + column * across, foot, across, depth) for column in reversed(range(columns))]
    west = [Box(margin, margin + depth + row * down, depth, down) for row in reversed(range(rows - 2))]
    return tuple((top + east + low + west)[:spaces])


@cache
def cell(width: float, height: float, colour: str) -> str:
    """A space with a tint of its colour."""
    return rect(3, 3, width - 6, height - 6, "raised", "line", 2, r=8) + rect(
        3, 3, width - 6, height - 6, colour, r=8, opacity=0.16
    )


@cache
def chevron(size: float, way: int) -> str:
    """An arrow: 0 east, 1 south, 2 west, 3 north."""
    low, high, middle = size * 0.15, size * 0.85, size * 0.5
    near, far = (size * 0.3, size * 0.7) if way in (0, 1) else (size * 0.7, size * 0.3)
    points = ((near, low), (far, middle), (near, high))
    pairs = points if way in (0, 2) else tuple((y, x) for x, y in points)
    return path("M" + "L".join(f"{x:g} {y:g}" for x, y in pairs), stroke="faded", line=2.5, opacity=0.7)
