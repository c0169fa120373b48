"""Lines of the text table: headings and parts that flow on as many lines as they need."""

from collections.abc import Iterable, Sequence
from typing import Final

from fondaco.kernel import Span

Line = list[Span]

INDENT: Final = "      "
PARTING: Final = " · "


def length(spans: Iterable[Span]) -> int:
    """How many columns some spans need."""
    return sum(len(text) for text, _ in spans)


def row(head: str, parts: Sequence[str] | Sequence[Line], between: str, width: int) -> list[Line]:
    """A heading and what belongs to it."""
    spans = [[(part, "")] if isinstance(part, str) else part for part in parts]
    return flow([[(head, "strong"), (" ", ""), *spans[0]], *spans[1:]], between, width)


def flow(parts: Sequence[Line], between: str, width: int, indent: str = "") -> list[Line]:
    """Parts one after the other; a part too long for a line is broken between words."""
    lines: list[Line] = []
    comma = between.rstrip() if between.startswith(",") else ""
    for part in parts:
        if lines and length(lines[-1]) + len(between) + length(part) + len(comma) <= width:
            lines[-1] += [(between, "faded"), *part]
            continue
        if lines:
            lines[-1].append((comma, "faded"))
        lines += broken([(INDENT if lines else indent, ""), *part], width)
    return lines


def broken(line: Line, width: int) -> list[Line]:
    """A line, or several if it is too long."""
    if length(line) <= width:
        return [line]
    lines: list[Line] = [[]]
    for text, role in line:
        for number, word in enumerate(text.split(" ")):
            piece = f" {word}" if number else word
            if lines[-1] and length(lines[-1]) + len(piece) > width:
                lines.append([(INDENT, "")])
                piece = word
            lines[-1].append((piece, role))
    return lines
