"""SVG text: escaping, estimated text width, word wrap, truncation and fitting."""

from typing import Final
from xml.sax.saxutils import escape as xml_escape

from fondaco.draw.shapes import figure

WIDTHS: Final[dict[str, float]] = {
    **dict.fromkeys("ijl.,:;'!|·I\u00a0 ’", 0.37),
    **dict.fromkeys('frt()-[]/"°', 0.48),
    **dict.fromkeys("mwMW@%&ŒÆœæ—…", 0.98),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZÉÈÊÀÂÁÇÎÔÖÜ", 0.78),
    **dict.fromkeys("0123456789", 0.67),
}
"""Widths of bold letters in em, in the widest common font, so that text never overflows."""
LETTER: Final = 0.65
"""Width of any other letter in em."""
NARROWED: Final = 1.12
"""Tolerated overflow of the estimate: most fonts are narrower than the measured one."""
PLAIN: Final = 0.93
"""Width of regular letters relative to bold ones."""


def escape(text: str) -> str:
    """Escape text for elements and attributes."""
    return xml_escape(text, {'"': "&quot;", "'": "&#39;"})


def measure(text: str, size: float, bold: bool = True) -> float:
    """The estimated width of a line of text."""
    return sum(WIDTHS.get(letter, LETTER) for letter in text) * size * (1 if bold else PLAIN)


def fitted(text: str, room: float, size: float, bold: bool = True) -> float:
    """The font size at which a line fits into the room, at most the given one."""
    return min(size, size * room / max(measure(text, size, bold), 1))


def cut(text: str, room: float, size: float, bold: bool = True) -> str:
    """Truncate a line to the room, with an ellipsis."""
    if measure(text, size, bold) <= room:
        return text
    while text and measure(f"{text}…", size, bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def flowed(text: str, room: float, size: float, most: int, bold: bool = True) -> list[str]:
    """Word wrap to at most so many lines; the last may overflow."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and (len(lines) == most or measure(f"{lines[-1]} {word}", size, bold) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def block(text: str, room: float, size: float, most: int, least: float) -> tuple[float, list[str]]:
    """Word wrap at the largest font size that fits; at the smallest, lines may overflow."""
    lines = flowed(text, room, size, most)
    while size > least and any(measure(part, size) > room for part in lines):
        size -= 0.5
        lines = flowed(text, room, size, most)
    return size, lines


def line(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = "ink",
    anchor: str = "start",
    serif: bool = False,
    bold: bool = False,
    room: float = 0,
) -> str:
    """A line of text with its baseline at y; condensed if it would overflow its room."""
    place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}"'
    turned = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if room and measure(text, size, bold) > room * NARROWED:
        turned += f' textLength="{figure(room)}" lengthAdjust="spacingAndGlyphs"'
    weight = ' font-weight="700"' if bold else ""
    return f'<text {place}{turned}{weight} class="{"t-serif" if serif else "t-sans"} f-{fill}">{escape(text)}</text>'


def haloed(
    x: float, y: float, text: str, size: float, halo: str, fill: str = "ink", anchor: str = "middle", width: float = 5
) -> str:
    """A map label: serif, with a halo around the letters."""
    place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}" text-anchor="{anchor}" font-weight="700"'
    rim = f'class="t-serif f-{fill} s-{halo}" stroke-width="{figure(width)}" stroke-linejoin="round"'
    return f'<text {place} {rim} paint-order="stroke">{escape(text)}</text>'


def number(x: float, y: float, value: int | str, size: float, fill: str = "ink") -> str:
    """A bold number centred at a point."""
    return line(x, y + size * 0.36, str(value), size, fill, "middle", bold=True)
