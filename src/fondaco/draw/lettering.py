"""Text in pictures: escaped, measured without a font at hand, wrapped and cut to the room there is."""

from __future__ import annotations

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
"""How wide bold letters are in the widest common font, in heights of the font, so that text never runs over."""
LETTER: Final = 0.65
"""How wide any other letter is."""
NARROWED: Final = 1.12
"""How far a measure may be over: most fonts are narrower than the one that is measured."""
PLAIN: Final = 0.93
"""How much narrower plain letters are than bold ones."""


def escape(text: str) -> str:
    """Text that cannot be mistaken for markup, in elements and in attributes."""
    return xml_escape(text, {'"': "&quot;", "'": "&#39;"})


def measure(text: str, size: float, bold: bool = True) -> float:
    """About how wide a line of text is."""
    return sum(WIDTHS.get(letter, LETTER) for letter in text) * size * (1 if bold else PLAIN)


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


def flowed(text: str, room: float, size: float, most: int, bold: bool = True) -> list[str]:
    """A text on at most so many lines; the last may run over."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and (len(lines) == most or measure(f"{lines[-1]} {word}", size, bold) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def wrapped(text: str, room: float, size: float, most: int, bold: bool = True) -> list[str]:
    """A text on at most so many lines, each cut where it would run over."""
    return [cut(part, room, size, bold) for part in flowed(text, room, size, most, bold)]


def block(text: str, room: float, size: float, most: int, least: float) -> tuple[float, list[str]]:
    """A text on few lines at the largest size at which it fits; at the least size it may run over."""
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
    """A line of text; y is the foot of its letters. If it would run over its room, its letters are narrowed."""
    place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}"'
    turned = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if room and measure(text, size, bold) > room * NARROWED:
        turned += f' textLength="{figure(room)}" lengthAdjust="spacingAndGlyphs"'
    weight = ' font-weight="700"' if bold else ""
    return f'<text {place}{turned}{weight} class="{"t-serif" if serif else "t-sans"} f-{fill}">{escape(text)}</text>'


def haloed(
    x: float, y: float, text: str, size: float, halo: str, fill: str = "ink", anchor: str = "middle", width: float = 5
) -> str:
    """A name on a map: serif, with a rim of paper around its letters that keeps lines away from them."""
    place = f'x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}" text-anchor="{anchor}" font-weight="700"'
    rim = f'class="t-serif f-{fill} s-{halo}" stroke-width="{figure(width)}" stroke-linejoin="round"'
    return f'<text {place} {rim} paint-order="stroke">{escape(text)}</text>'


def number(x: float, y: float, value: int | str, size: float, fill: str = "ink") -> str:
    """A bold number in the middle of a point."""
    return line(x, y + size * 0.36, str(value), size, fill, "middle", bold=True)
