"""Text in pictures: escaped, measured without a font at hand, wrapped and cut to the room there is."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape as xml_escape

from fondaco.draw.shapes import figure

SPARE: Final = 1.0
"""Widths are those of the widest common font, so that text never runs over."""
WIDTHS: Final[dict[str, float]] = {
    **dict.fromkeys("ijl.,:;'!|·I\u00a0 ’", 0.37),
    **dict.fromkeys('frt()-[]/"°', 0.48),
    **dict.fromkeys("mwMW@%&ŒÆœæ—…", 0.98),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZÉÈÊÀÂÁÇÎÔÖÜ", 0.78),
    **dict.fromkeys("0123456789", 0.67),
}
LETTER: Final = 0.65
"""How wide any other letter is, in heights of the font."""
PLAIN: Final = 0.93
"""How much narrower plain letters are than bold ones."""


def escape(text: str) -> str:
    """Text that cannot be mistaken for markup, in elements and in attributes."""
    return xml_escape(text, {'"': "&quot;", "'": "&#39;"})


def measure(text: str, size: float, bold: bool = True) -> float:
    """About how wide a line of text is."""
    return sum(WIDTHS.get(letter, LETTER) for letter in text) * size * (SPARE if bold else PLAIN)


def fitted(text: str, room: float, size: float, bold: bool = True) -> float:
    """The size at which a line fits into the room, no larger than wished."""
    return min(size, size * room / max(measure(text, size, bold), 1))


def cut(text: str, room: float, size: float, bold: bool = True) -> str:
    """As much of a line as fits, with a sign that it goes on."""
    if measure(text, size, bold) <= room:
        return text
    while text and measure(f"{text}…", size, bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, room: float, size: float, most: int, bold: bool = True) -> list[str]:
    """A text on at most so many lines, each cut where it would run over."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and measure(f"{lines[-1]} {word}", size, bold) <= room:
            lines[-1] += f" {word}"
        elif len(lines) < most:
            lines.append(word)
        else:
            lines[-1] += f" {word}"
    return [cut(line, room, size, bold) for line in lines]


def block(text: str, room: float, size: float, most: int, least: float) -> tuple[float, list[str]]:
    """A text on few lines at the largest size, down to the least, at which no word of it is cut."""
    while size > least and any(line.endswith("…") for line in wrapped(text, room, size, most)):
        size -= 1
    return size, wrapped(text, room, size, most)


def line(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = "ink",
    anchor: str = "start",
    serif: bool = False,
    bold: bool = False,
) -> str:
    """A line of text; y is the foot of its letters."""
    place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}"'
    turned = f' text-anchor="{anchor}"' if anchor != "start" else ""
    weight = ' font-weight="700"' if bold else ""
    return f'<text {place}{turned}{weight} class="{"t-serif" if serif else "t-sans"} f-{fill}">{escape(text)}</text>'


def number(x: float, y: float, value: int | str, size: float, fill: str = "ink") -> str:
    """A bold number in the middle of a point."""
    return line(x, y + size * 0.36, str(value), size, fill, "middle", bold=True)
