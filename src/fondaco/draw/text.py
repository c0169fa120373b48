"""Text renderer: a board as headings and lists, wrapped to a width."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Generic

from fondaco.kernel import SEAT_SIGNS, Line, Span, Words
from fondaco.kernel.step import S
from fondaco.kernel.view import V

INDENT: Final = "  "
PARTING: Final = " · "
COMMA: Final = ", "
LONGEST_NAME: Final = 16
"""Maximum letters of a player's name on a board."""


class TextBoard(Generic[S, V]):
    """Base class of text boards, for one reader; each game overrides `lines`."""

    margin: ClassVar[int] = 2 * len(INDENT)
    """Indentation of continuation lines."""

    def __init__(self, s: S, view: V, words: Words, seats: Sequence[str], width: int) -> None:
        self.s, self.view, self.words, self.width = s, view, words, width
        self.seats = [cut(seat, LONGEST_NAME) for seat in seats]

    @classmethod
    def write(cls, s: S, view: V, words: Words, seats: Sequence[str], width: int) -> list[Line]:
        """Render a known position within a width."""
        return cls(s, view, words, seats, width).lines()

    def lines(self) -> list[Line]:
        """The lines of the board."""
        raise NotImplementedError

    # Names

    def say(self, key: str, **numbers: int | str) -> str:
        """A sentence of the board."""
        return self.words.say(f"board-{key}", numbers)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing."""
        return self.words.name(kind, number)

    def sign(self, seat: int) -> Span:
        """The shape of a seat, in its colour."""
        return SEAT_SIGNS[seat], f"seat-{seat}"

    # Lines

    def row(
        self, head: str, parts: Sequence[str | Line], between: str = PARTING, role: str = "strong", indent: str = ""
    ) -> list[Line]:
        """A heading and its parts, wrapped."""
        first: Line = [(head, role), *([(" ", ""), *as_line(parts[0])] if parts else [])]
        return self.flow([first, *parts[1:]], between, indent)

    def flow(self, parts: Sequence[str | Line], between: str = PARTING, indent: str = "", hang: int = 0) -> list[Line]:
        """Word wrap of parts; one that is too long for a line is broken at its spaces.

        Continuation lines are indented to the column `hang`, if that leaves enough of the line.
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
        """Word wrap of one line, at plain spaces."""
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
    """A part as a line; plain text has no role."""
    return [(part, "")] if isinstance(part, str) else part


def length(spans: Iterable[Span]) -> int:
    """The width of some spans in columns."""
    return sum(len(text) for text, _ in spans)


def joined(parts: Iterable[Line], between: str) -> Line:
    """Join parts, with a separator."""
    return [span for part in parts for span in ((between, ""), *part)][1:]


def spaced(spans: Iterable[Span]) -> Line:
    """Join spans, with spaces."""
    return joined(([span] for span in spans), " ")


def cut(text: str, room: int) -> str:
    """Truncate a text to so many columns, with an ellipsis."""
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"
