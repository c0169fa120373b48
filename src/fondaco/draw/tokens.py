"""Small pieces: stones, square tiles, coins of points, counts, and the torch."""

from functools import cache
from typing import Final

from fondaco.draw.lettering import number
from fondaco.draw.shapes import at, circle, path, rect

FLAME: Final = (
    "M32 4C36 16 50 22 48 40C47 52 40 58 32 58C23 58 15 51 16 39C17 30 24 28 25 18C30 22 31 26 31 31C35 25 36 14 32 4Z"
)
CORE: Final = "M33 28C36 34 41 37 40 45C39 51 36 54 32 54C27 54 24 50 25 45C26 40 30 39 31 34Z"


@cache
def stone(colour: str, size: float, mark: str = "") -> str:
    """A round stone with the mark of its faith, drawn in a box of 64 units."""
    middle = size / 2
    edge = max(1.5, size / 24)
    body = circle(middle, middle, middle - edge / 2, colour, "edge", edge)
    arc, left, top = size * 0.3, size * 0.22, size * 0.17
    shine = path(
        f"M{left:.1f} {size * 0.4:.1f}A{arc:.1f} {arc:.1f} 0 0 1 {size * 0.45:.1f} {top:.1f}",
        stroke="raised",
        line=edge,
        opacity=0.5,
    )
    return body + shine + at(size * 0.18, size * 0.18, mark, size * 0.64 / 64)


@cache
def hollow(size: float) -> str:
    """An empty space for a stone."""
    middle = size / 2
    return circle(middle, middle, middle - 2, "sunken", "line", 2.5, dash="5 4")


@cache
def tile(size: float, face: str, fill: str = "raised", stroke: str = "edge") -> str:
    """A square tile with a symbol, drawn in a box of 64 units."""
    return rect(1.5, 1.5, size - 3, size - 3, fill, stroke, 2.5, r=size * 0.1) + at(
        size * 0.1, size * 0.1, face, size * 0.8 / 64
    )


@cache
def coin(value: int | str, size: float, letters: float = 0.5) -> str:
    """Points: a number on a golden disc with a milled edge."""
    middle = size / 2
    return (
        circle(middle, middle, middle - 1.5, "gold", "edge", 2)
        + circle(middle, middle, middle * 0.78, "", "on-gold", 1.2, opacity=0.45)
        + number(middle, middle, value, size * letters, "on-gold")
    )


@cache
def count(value: int, size: float, fill: str = "ink", ink: str = "paper") -> str:
    """A count, on a small dark seal."""
    middle = size / 2
    return circle(middle, middle, middle - 1, fill, ink, 2) + number(middle, middle, value, size * 0.62, ink)


@cache
def flame(lit: bool) -> str:
    """Fire in a box of 64 units; unlit it is only an outline."""
    if not lit:
        return path(FLAME, stroke="line", line=3, dash="6 5")
    return path(FLAME, "fire") + path(CORE, "ember")


@cache
def cross(size: float) -> str:
    """The token that closes a space for the whole game."""
    low, high = size * 0.3, size * 0.7
    arms = f"M{low:.1f} {low:.1f}L{high:.1f} {high:.1f}M{high:.1f} {low:.1f}L{low:.1f} {high:.1f}"
    return circle(size / 2, size / 2, size / 2 - 2, "sunken", "line", 2) + path(arms, stroke="faded", line=5)
