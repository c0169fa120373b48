"""Text output: colours, word wrap at eighty columns, and no control characters."""

import os
import re
import unicodedata
from collections.abc import Sequence
from typing import TextIO

from fondaco.kernel import Span

WIDTH = 80
CURTAIN_LINES = 60

PALETTE = {
    "title": "1",
    "strong": "1",
    "faded": "2",
    "now": "1;38;5;33",
    "alarm": "1;38;5;202",
    # Seats: ochre, lapis, verdigris, vermilion
    "seat-0": "1;38;5;172",
    "seat-1": "1;38;5;33",
    "seat-2": "1;38;5;35",
    "seat-3": "1;38;5;167",
    # Inks and chips have the colours of the printed pieces; a chip is legible on dark and on light screens
    "ink-purple": "1;38;5;134",
    "ink-grey": "1;38;5;245",
    "ink-tan": "1;38;5;137",
    "chip-white": "38;5;16;48;5;255",
    "chip-blue": "38;5;255;48;5;25",
    "chip-orange": "38;5;16;48;5;208",
    "chip-brown": "38;5;255;48;5;94",
    "chip-purple": "38;5;255;48;5;91",
    "chip-black": "38;5;255;48;5;235",
}
PLAIN_SIGNS = {
    ord(sign): plain
    for signs, plain in (
        *(("●", "O"), ("■", "L"), ("◆", "V"), ("▼", "M"), ("▲", "A"), ("★", "*"), ("·", "."), ("…", "."), ("–—─", "-")),
        *(("’‘", "'"), ("“”«»", '"'), ("→", ">"), ("×", "x"), ("\u00a0\u202f", " ")),
    )
    for sign in signs
}
"""ASCII fallbacks of signs; seats go by the letters of their colours."""


def columns(text: str) -> int:
    """The width of a text in columns."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )


def padded(text: str, room: int) -> str:
    """Pad a text with spaces to a number of columns."""
    return text + " " * (room - columns(text))


def clean(text: str) -> str:
    """Sanitise: remove control characters, which could steer the terminal; line breaks stay."""
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf"))


def cut(text: str, room: int) -> str:
    """Truncate a text to a width, with an ellipsis."""
    if columns(text) <= room:
        return text
    while columns(text) > room - 1:
        text = text[:-1]
    return text + "…"


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Word wrap at plain spaces only; no-break spaces of French hold."""
    rest = first if rest is None else rest
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, lead = first, True
        for word in re.split(r"[ \t]+", paragraph.strip()):
            if not lead and columns(line) + 1 + columns(word) > width:
                lines.append(line.rstrip())
                line, lead = rest, True
            line += word if lead else f" {word}"
            lead = False
        lines.append(line.rstrip())
        first = rest
    return lines


def wants_colour(out: TextIO) -> bool:
    """Whether to use colour: on terminals, unless NO_COLOR is set."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Screen:
    """Output for lines of spans."""

    def __init__(self, out: TextIO, colour: bool = False, width: int = WIDTH) -> None:
        self.out, self.colour, self.width = out, colour, min(width, WIDTH)
        encoding: str = getattr(out, "encoding", None) or "utf-8"
        self._plain = not encoding.lower().replace("-", "").startswith("utf")

    def line(self, *spans: Span | str) -> None:
        """Print a line; the style of each role is decided here."""
        parts = [(span, "") if isinstance(span, str) else span for span in spans]
        while parts and not parts[-1][0].rstrip():
            parts.pop()
        if parts:
            parts[-1] = (parts[-1][0].rstrip(), parts[-1][1])
        self.out.write("".join(self._paint(*part) for part in parts) + "\n")

    def lines(self, lines: Sequence[Sequence[Span]]) -> None:
        """Print several lines."""
        for line in lines:
            self.line(*line)

    def text(self, text: str, role: str = "", first: str = "", rest: str | None = None) -> None:
        """Print a text, wrapped."""
        for line in wrap(clean(text), self.width, first, rest):
            self.line((line, role))

    def _paint(self, text: str, role: str) -> str:
        text = clean(text)
        if self._plain:  # ASCII fallback: drop accents
            bare = unicodedata.normalize("NFKD", text.translate(PLAIN_SIGNS).replace("œ", "oe").replace("Œ", "OE"))
            text = bare.encode("ascii", "ignore").decode()
        codes = PALETTE.get(role, "") if self.colour and text.strip() else ""
        return f"\033[{codes}m{text}\033[0m" if codes else text

    def curtain(self) -> None:
        """Clear the screen and its scroll-back, so that the next person does not see it."""
        if self.out.isatty() and os.environ.get("TERM") != "dumb":
            self.out.write("\033[H\033[2J\033[3J")
        else:
            self.out.write("\n" * CURTAIN_LINES)

    def flush(self) -> None:
        self.out.flush()
