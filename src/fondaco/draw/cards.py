"""Cards: a face with a coloured spine, and an engraved back."""

from functools import cache

from fondaco.draw.lettering import block, line
from fondaco.draw.shapes import at, path, rect


@cache
def face(width: float, height: float, colour: str, spine: float = 10) -> str:
    """An empty card whose spine has the colour of its back."""
    r = 8
    return (
        rect(1, 1, width - 2, height - 2, "raised", "edge", 2, r=r)
        + path(f"M{spine + 1:g} 2H{1 + r:g}A{r - 1} {r - 1} 0 0 0 2 {1 + r:g}V{height - 1 - r:g}"
               f"A{r - 1} {r - 1} 0 0 0 {1 + r:g} {height - 2:g}H{spine + 1:g}Z", colour)
        + path(f"M{spine + 1:g} 2V{height - 2:g}", stroke="edge", line=1)
    )  # fmt: skip


@cache
def back(width: float, height: float, colour: str, sign: str) -> str:
    """The back of a card: colour, fine border, and a sign drawn in a box of 64 units."""
    size = min(width, height) * 0.56
    return (
        rect(1, 1, width - 2, height - 2, colour, "edge", 2, r=8)
        + rect(7, 7, width - 14, height - 14, "", f"on-{colour}", 1.2, r=4, opacity=0.5)
        + at((width - size) / 2, (height - size) / 2, sign, size / 64)
    )


@cache
def empty(width: float, height: float) -> str:
    """The outline of an empty card space."""
    return rect(2, 2, width - 4, height - 4, "", "line", 2, r=8, dash="7 6")


@cache
def lettering(text: str, room: float, size: float, least: float, most: int = 2) -> tuple[float, tuple[str, ...]]:
    """The font size at which a name fits on at most so many lines of a card, and those lines."""
    size, lines = block(text, room, size, most, least)
    return size, tuple(lines)


@cache
def written(lines: tuple[str, ...], x: float, y: float, size: float, room: float) -> str:
    """The lines of a name in serif; y is the top of the first."""
    return "".join(
        line(x, y + size * (0.8 + row * 1.08), part, size, serif=True, bold=True, room=room)
        for row, part in enumerate(lines)
    )
