"""Default renderer: every field of a view by its name, for a game that has only rules."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from textwrap import wrap
from typing import Any, Final
from xml.sax.saxutils import escape

from fondaco.kernel.picture import Part, Picture, Pictures
from fondaco.kernel.view import View
from fondaco.kernel.words import SEAT_SIGNS, Line, Words

WIDTH: Final = 900.0
ROW: Final = 34.0
LETTERS: Final = 90
"""Maximum letters in a row."""


def plain_text(s: Any, view: View, words: Words, seats: Sequence[str], width: int) -> list[Line]:
    """The board as text: the common fields, then those of each seat."""
    lines: list[Line] = [[(row, "")] for field in shared(view) for row in wrap(field, width)]
    for seat, name in enumerate(seats):
        lines += [[], [(f"{SEAT_SIGNS[seat]} {name}"[:width], f"seat-{seat}")]]
        lines += [[(row, "")] for field in owned(view, seat) for row in wrap(field, width)]
    return lines


def plain_pictures(s: Any, view: View, words: Words, seats: Sequence[str]) -> Pictures:
    """The board as a drawing: a row for each field, and a mat for each seat."""
    mats = tuple(_picture(f"mat-{seat}", list(owned(view, seat)), name) for seat, name in enumerate(seats))
    return Pictures(_picture("board", list(shared(view)), ", ".join(seats)), mats)


def shared(view: View) -> Iterator[str]:
    """The fields that belong to no seat, each as a line."""
    return (f"{name}: {_plain(value)}" for name, value in _fields(view) if not _is_by_seat(view, value))


def owned(view: View, seat: int) -> Iterator[str]:
    """A seat's entry of each field with one entry per seat, each as a line."""
    return (f"{name}: {_plain(value[seat])}" for name, value in _fields(view) if _is_by_seat(view, value))


def _fields(view: View) -> Iterator[tuple[str, Any]]:
    common = {field.name for field in fields(View)}
    for field in fields(view):
        if field.name not in common:
            yield field.name.replace("_", " "), getattr(view, field.name)


def _is_by_seat(view: View, value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == view.players


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        parting = " | " if any(isinstance(item, tuple) for item in value) else " "
        return parting.join(map(_plain, value)) or "–"
    return str(value)


def _picture(id: str, lines: list[str], label: str) -> Picture:
    parts = [
        Part(f"{id}-{number}", 0.0, number * ROW, WIDTH, ROW, _row(line), line) for number, line in enumerate(lines)
    ]
    return Picture(WIDTH, max(len(lines), 1) * ROW, "", tuple(parts), label)


def _row(line: str) -> str:
    shown = line if len(line) <= LETTERS else f"{line[: LETTERS - 1]}…"
    return f'<text x="12" y="23" font-size="16" class="t-sans f-ink">{escape(shown)}</text>'
