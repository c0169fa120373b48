"""Dice with pips; before the roll they show the sign of their colour."""

from functools import cache
from typing import Final

from fondaco.draw.shapes import at, circle, rect

LOW, MID, HIGH = 0.26, 0.5, 0.74
PIPS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((MID, MID),),
    ((LOW, LOW), (HIGH, HIGH)),
    ((LOW, LOW), (MID, MID), (HIGH, HIGH)),
    ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)),
    ((LOW, LOW), (LOW, HIGH), (MID, MID), (HIGH, LOW), (HIGH, HIGH)),
    ((LOW, LOW), (LOW, MID), (LOW, HIGH), (HIGH, LOW), (HIGH, MID), (HIGH, HIGH)),
)


@cache
def die(colour: str, number: int, size: float, sign: str = "") -> str:
    """A die of a colour; without a number it shows a sign drawn in a box of 64 units."""
    edge = max(1.5, size / 26)
    body = rect(edge / 2, edge / 2, size - edge, size - edge, colour, "edge", edge, r=size * 0.2)
    if number:
        marks = "".join(circle(x * size, y * size, size * 0.092, f"on-{colour}") for x, y in PIPS[number])
    else:
        marks = at(size * 0.22, size * 0.22, sign, size * 0.56 / 64)
    return body + marks
