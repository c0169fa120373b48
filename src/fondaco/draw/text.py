"""A board as text: names, headings, and lists that flow over as many lines as they need."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Generic

from fondaco.kernel import SEAT_SIGNS, Line, Span, Words
from fondaco.kernel.step import S
from fondaco.kernel.view import V

INDENT: Final = "  "
PARTING: Final = " · "
COMMA: Final = ", "
LONGEST_NAME: Final = 16
"""How many letters of a player's name a board has room for."""


class TextBoard(Generic[S, V]):
    """One board being written for one reader; each game says by `lines` what is on it."""

    margin: ClassVar[int] = 2 * len(INDENT)
    """The column in which a line begins that goes on with the one before."""

    def __init__(self, s: S, view: V, words: Words, seats: Sequence[str], width: int) -> None:
        self.s, self.view, self.words, self.width = s, view, words, width
        self.seats = [cut(seat, LONGEST_NAME) for seat in seats]

    @classmethod
    def write(cls, s: S, view: V, words: Words, seats: Sequence[str], width: int) -> list[Line]:
        """The board of a known position, no wider than so many columns."""
        return cls(s, view, words, seats, width).lines()

    def lines(self) -> list[Line]:
        """The whole board."""
        raise NotImplementedError

    # Names

    def say(self, key: str, **numbers: int | str) -> str:
        """A sentence of the board."""
        return self.words.say(f"board-{key}", numbers)

    def name(self, kind: str, number: int) -> str:
        """The name of one thing."""
        return self.words.name(kind, number)

    def sign(self, seat: int) -> Span:
        """The shape of a seat, in its colour."""
        return SEAT_SIGNS[seat], f"seat-{seat}"

    # Lines

    def row(
        self, head: str, parts: Sequence[str | Line], between: str = PARTING, role: str = "strong", indent: str = ""
    ) -> list[Line]:
        """A heading and what belongs to it, on as many lines as it needs."""
        first: Line = [(head, role), *([(" ", ""), *as_line(parts[0])] if parts else [])]
        return self.flow([first, *parts[1:]], between, indent)

    def flow(self, parts: Sequence[str | Line], between: str = PARTING, indent: str = "", hang: int = 0) -> list[Line]:
        """Parts one after the other; one that is too long for a line is broken at its spaces.

        All lines but the first begin in the column `hang`, if that leaves enough of the line.
        """
        lines: list[Line] = []
        later = " " * (hang if 0 < hang <= self.width // 2 else self.margin)
        comma = between.rstrip() if between.startswith(",") else ""
        room = self.width - len(comma)
        for part in map(as_line, parts):
            if lines and length(lines[-1]) + len(between) + length(part) <= room:
                lines[-1] += [(between, "faded"), *part]
                continue
            if lines and comma:
                lines[-1].append((comma, "faded"))
            lines += self.broken([(later if lines else indent, ""), *part], room)
        return lines

    def broken(self, line: Line, room: int) -> list[Line]:
        """A line in as many as it needs, broken at plain spaces."""
        if length(line) <= room:
            return [line]
        lines: list[Line] = [[]]
        for text, role in line:
            for number, word in enumerate(text.split(" ")):
                piece = f" {word}" if number else word
                if length(lines[-1]) + len(piece) > room:
                    lines.append([(" " * self.margin, "")])
                    piece = word
                lines[-1].append((piece, role))
        return lines


def as_line(part: str | Line) -> Line:
    """A part in the form of a line: plain text plays no role."""
    return [(part, "")] if isinstance(part, str) else part


def length(spans: Iterable[Span]) -> int:
    """How many columns some spans need."""
    return sum(len(text) for text, _ in spans)


def joined(parts: Iterable[Line], between: str) -> Line:
    """Parts as one, with something between them."""
    return [span for part in parts for span in ((between, ""), *part)][1:]


def spaced(spans: Iterable[Span]) -> Line:
    """Spans with a space between them."""
    return joined(([span] for span in spans), " ")


def cut(text: str, room: int) -> str:
    """A text that fits into so many columns; a sign tells that something was left out."""
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"
