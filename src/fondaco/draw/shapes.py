"""The plainest marks: rectangles, circles, paths and groups, coloured by the names of the palette only."""

from __future__ import annotations


def figure(value: float) -> str:
    """A coordinate as short as it can be written."""
    return f"{round(value, 2):g}"


def paint(fill: str, stroke: str, width: float, opacity: float = 1, dash: str = "") -> str:
    """The attributes of a mark: colours as classes, so that light and dark are the page's business."""
    names = " ".join(part for part in (fill and f"f-{fill}", stroke and f"s-{stroke}") if part)
    said = f' class="{names}"' if names else ""
    if not fill:
        said += ' fill="none"'
    if stroke:
        said += f' stroke-width="{figure(width)}"'
    if opacity != 1:
        said += f' opacity="{figure(opacity)}"'
    if dash:
        said += f' stroke-dasharray="{dash}"'
    return said


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "",
    stroke: str = "",
    line: float = 2,
    r: float = 0,
    opacity: float = 1,
    dash: str = "",
) -> str:
    """A rectangle, with round corners if asked for."""
    place = f'x="{figure(x)}" y="{figure(y)}" width="{figure(width)}" height="{figure(height)}"'
    corners = f' rx="{figure(r)}"' if r else ""
    return f"<rect {place}{corners}{paint(fill, stroke, line, opacity, dash)}/>"


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "",
    stroke: str = "",
    line: float = 2,
    opacity: float = 1,
    dash: str = "",
) -> str:
    """A circle around a point."""
    place = f'cx="{figure(x)}" cy="{figure(y)}" r="{figure(r)}"'
    return f"<circle {place}{paint(fill, stroke, line, opacity, dash)}/>"


def path(d: str, fill: str = "", stroke: str = "", line: float = 2, opacity: float = 1, dash: str = "") -> str:
    """Any outline; its ends and corners are round, as a pen makes them."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}"{paint(fill, stroke, line, opacity, dash)}{ends}/>'


def at(x: float, y: float, body: str, scale: float = 1) -> str:
    """Marks moved to a place, and made larger or smaller."""
    size = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({figure(x)} {figure(y)}){size}">{body}</g>'


def faint(body: str, opacity: float) -> str:
    """Marks that let the paper through."""
    return f'<g opacity="{figure(opacity)}">{body}</g>'
