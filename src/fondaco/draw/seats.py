"""Pieces of the seats: each has a shape as well as a colour, for colour-blind readers."""

from functools import cache

from fondaco.draw.shapes import at, circle, path, rect


@cache
def sign(seat: int, size: float, fill: str = "", stroke: str = "", line: float = 3) -> str:
    """The shape of a seat, filling its box; in the seat's colour by default."""
    colour = fill or f"seat-{seat}"
    low, high, middle = line / 2, size - line / 2, size / 2
    if seat == 0:
        return circle(middle, middle, middle - low, colour, stroke, line)
    if seat == 1:
        inset = size * 0.06 + low
        return rect(inset, inset, size - 2 * inset, size - 2 * inset, colour, stroke, line, r=size * 0.06)
    if seat == 2:
        d = f"M{middle:g} {low:g}L{high:g} {middle:g}L{middle:g} {high:g}L{low:g} {middle:g}Z"
    else:
        side = size * 0.06
        d = (
            f"M{low + side:g} {low + side:g}H{high - side:g}V{size * 0.5:g}"
            f"C{high - side:g} {size * 0.76:g} {size * 0.68:g} {size * 0.9:g} {middle:g} {high:g}"
            f"C{size * 0.32:g} {size * 0.9:g} {low + side:g} {size * 0.76:g} {low + side:g} {size * 0.5:g}Z"
        )
    return path(d, colour, stroke, line)


@cache
def disk(seat: int, size: float) -> str:
    """A seat's disk: its colour, with its shape on it."""
    middle = size / 2
    inner = size * (0.46 if seat else 0.42)
    return (
        circle(middle, middle, middle - 2, f"seat-{seat}", "ink", 3)
        + circle(middle, middle, middle * 0.8, "", "on-seat", 1.5, opacity=0.6)
        + at(middle - inner / 2, middle - inner / 2, sign(seat, inner, "on-seat"))
    )


@cache
def house(seat: int, width: float, height: float) -> str:
    """A gabled trading house in a seat's colour, its shape over the door."""
    w, h = width, height
    roof, edge = h * 0.38, 2.5
    d = f"M{edge:g} {h - edge:g}V{roof:g}L{w / 2:g} {edge:g}L{w - edge:g} {roof:g}V{h - edge:g}Z"
    mark = min(w, h) * 0.42
    return path(d, f"seat-{seat}", "ink", edge) + at((w - mark) / 2, h * 0.62 - mark / 2, sign(seat, mark, "on-seat"))
