"""SVG primitives: rectangles, circles, paths and groups, coloured by the palette's classes only."""


def figure(value: float) -> str:
    """Format a coordinate with at most two decimals."""
    return f"{round(value, 2):g}"


def paint(fill: str, stroke: str, width: float, opacity: float = 1, dash: str = "") -> str:
    """Fill, stroke and opacity attributes; colours are CSS classes, so that the page chooses light or dark."""
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
    """A rectangle, optionally with round corners."""
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
    """A path with round caps and joins."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}"{paint(fill, stroke, line, opacity, dash)}{ends}/>'


def at(x: float, y: float, body: str, scale: float = 1) -> str:
    """Translate and scale a body."""
    size = f" scale({scale:.4g})" if scale != 1 else ""
    return f'<g transform="translate({figure(x)} {figure(y)}){size}">{body}</g>'


def faint(body: str, opacity: float) -> str:
    """A body with reduced opacity."""
    return f'<g opacity="{figure(opacity)}">{body}</g>'
