"""Lines of text about the table: names and signs of things, and lists that flow over as many lines as they need."""

from collections.abc import Iterable, Sequence
from typing import Final

from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import SEAT_SIGNS, Line, Span, Words

INDENT: Final = "  "
PARTING: Final = " · "
LONGEST_NAME: Final = 16
INKS: Final = {CATHOLIC: "ink-purple", ISLAMIC: "strong"}
OTHER_INK: Final = "ink-grey"

KNIGHT_SIGN: Final = 0
ROOK_SIGN: Final = 1
PIRATE_SIGN: Final = 2
BISHOP_SIGN: Final = 3


class Writer:
    """Writes about one view in one language."""

    def __init__(self, s: Pax, view: PaxView, words: Words, seats: Sequence[str], width: int) -> None:
        self.s, self.printed, self.view, self.words, self.width = s, s.printed, view, words, width
        self.seats = [cut(seat, LONGEST_NAME) for seat in seats]

    # Names and signs

    def say(self, key: str, **numbers: int | str) -> str:
        return self.words.say(f"board-{key}", numbers)

    def name(self, kind: str, number: int) -> str:
        return self.words.name(kind, number)

    def sign(self, seat: int) -> Span:
        """The shape of a seat, in its colour."""
        return SEAT_SIGNS[seat], f"seat-{seat}"

    def piece(self, sort: int, faith: int) -> Span:
        """A letter for the kind of a piece and one for its Religion."""
        return self.say("piece", sort=sort, faith=faith), INKS.get(faith, OTHER_INK)

    def token(self, token: int) -> Span:
        """A Knight, a Rook or somebody's cube."""
        if token >= PIECES:
            return self.sign(token - CUBE)
        return self.piece(ROOK_SIGN if token >= ROOK else KNIGHT_SIGN, token % RELIGIONS)

    def agent(self, agent: int) -> Span:
        """An Agent as a card shows it."""
        if agent < PIECES:
            return self.token(agent)
        if agent == CUBE_AGENT:
            return self.say("cube"), "strong"
        if agent < BISHOP_AGENT:
            return self.piece(PIRATE_SIGN, agent - PIRATE_AGENT)
        return self.piece(BISHOP_SIGN, agent - BISHOP_AGENT)

    def counts(self, numbers: Sequence[int]) -> Line:
        """A number for each seat, after its sign."""
        line: Line = []
        for seat, number in enumerate(numbers):
            line += [(" ", ""), self.sign(seat), (str(number), "")]
        return line[1:]

    # Lines

    def row(self, head: str, parts: Sequence[Line], between: str = PARTING, role: str = "strong") -> list[Line]:
        """A heading and what belongs to it, on as many lines as it needs."""
        if not parts:
            return [[(head, role)]]
        return self.flow([[(head, role), (" ", ""), *parts[0]], *parts[1:]], between)

    def flow(self, parts: Sequence[Line], between: str, indent: str = "", hang: int = 0) -> list[Line]:
        """Parts one after the other; one that is too long for a line is broken at its spaces.

        All lines but the first begin in the column `hang`, if that leaves enough of the line.
        """
        lines: list[Line] = []
        later = " " * hang if 0 < hang <= self.width // 2 else INDENT * 2
        comma = between.rstrip() if between.startswith(",") else ""
        for part in parts:
            if lines and length(lines[-1]) + len(between) + length(part) + len(comma) <= self.width:
                lines[-1] += [(between, "faded"), *part]
                continue
            if lines and comma:
                lines[-1].append((comma, "faded"))
            lead = later if lines else indent
            lines += broken([(lead, ""), *part], self.width - len(comma))
        return lines


def length(spans: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def spaced(spans: Iterable[Span]) -> Line:
    """Spans with a space between them."""
    return [part for span in spans for part in ((" ", ""), span)][1:]


def joined(parts: Iterable[Line], between: str) -> Line:
    """Parts as one, with something between them."""
    return [span for part in parts for span in ((between, ""), *part)][1:]


def broken(line: Line, width: int) -> list[Line]:
    """A line in as many as it needs, broken at plain spaces."""
    if length(line) <= width:
        return [line]
    lines: list[Line] = [[]]
    for text, role in line:
        for number, word in enumerate(text.split(" ")):
            gap = " " if number else ""
            if length(lines[-1]) + len(gap) + len(word) > width:
                lines.append([(INDENT * 2, "")])
                gap = ""
            lines[-1].append((gap + word, role))
    return lines


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"
