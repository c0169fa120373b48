"""Event log of one physical game: states are computed from the list of entries."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fondaco.companion.tracker.changes import begin, change
from fondaco.companion.tracker.entries import Entry, check
from fondaco.companion.tracker.refused import BadBook, Refused
from fondaco.companion.tracker.sequence import POWERS
from fondaco.companion.tracker.state import GOAL, TURNS, Line, State

HEADER: Final = {"fondaco": "virgin-queen-companion", "version": 1}
"""Header: the first line of a saved book."""


class Book:
    """An append-only list of entries with the state after each; the last entry can be undone."""

    def __init__(self, first: Entry) -> None:
        self._entries: list[dict[str, Any]] = []
        self._states: list[State] = []
        entry = check(first)
        if entry["do"] != "begin":
            raise Refused("", "no-beginning")
        self._keep(entry, begin(entry))

    @classmethod
    def begin(
        cls,
        powers: Sequence[str] = POWERS,
        players: Mapping[str, str] | None = None,
        turns: int = TURNS,
        goal: int = GOAL,
        free: bool = False,
        turn: int = 1,
        vp: Mapping[str, int] | None = None,
    ) -> Book:
        """A new game."""
        return cls(
            {
                "do": "begin",
                "powers": [power for power in POWERS if power in powers] if set(powers) <= {*POWERS} else [*powers],
                "players": dict(players or {}),
                "turns": turns,
                "goal": goal,
                "free": free,
                "turn": turn,
                "vp": dict(vp or {}),
            }
        )

    @property
    def state(self) -> State:
        """The current state."""
        return self._states[-1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, oldest first."""
        return tuple(self._entries)

    @property
    def log(self) -> tuple[Line, ...]:
        """All log lines, oldest first."""
        return tuple(line for state in self._states for line in state.told)

    def __len__(self) -> int:
        return len(self._entries)

    def do(self, entry: Entry) -> State:
        """Validate and append an entry; Refused leaves the book unchanged.

        Optimistic locking: an entry may say `at`, the number of entries its writer has seen, and is refused if there
        are more by now.
        """
        checked = check(entry)
        self.expect(checked.get("at"))
        self._keep(checked, change(self.state, checked))
        return self.state

    def undo(self, at: int | None = None) -> Entry:
        """Remove and return the last entry; the first one stays."""
        self.expect(at)
        if len(self._entries) == 1:
            raise Refused("", "nothing-to-undo")
        self._states.pop()
        return self._entries.pop()

    def expect(self, at: int | None) -> None:
        """Optimistic locking: refuse a writer who has not seen all entries."""
        if at is not None and at != len(self._entries):
            raise Refused("", "faster", seen=at, now=len(self._entries))

    def _keep(self, entry: Entry, state: State) -> None:
        kept = {name: value for name, value in entry.items() if name != "at"}
        self._entries.append(json.loads(json.dumps(kept)))  # a deep copy
        self._states.append(state)

    # Serialisation

    def save(self) -> str:
        """The book as JSON lines: a header, then the entries."""
        lines = [HEADER, *self._entries]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @classmethod
    def load(cls, text: str) -> Book:
        """Parse a saved book; BadBook names the line that is wrong."""
        lines = text.split("\n")
        if lines[-1] == "":
            lines.pop()
        _check_header(lines)
        book: Book | None = None
        for number, line in enumerate(lines[1:], 2):
            try:
                entry = _parsed(line)
                if book is None:
                    book = cls(entry)
                else:
                    book.do(entry)
            except Refused as refused:
                raise BadBook(number, refused) from None
        if book is None:
            raise BadBook(2, Refused("", "no-beginning"))
        return book


def _check_header(lines: list[str]) -> None:
    try:
        header = _parsed(lines[0]) if lines else None
    except Refused:
        header = None
    if not isinstance(header, dict) or header.get("fondaco") != HEADER["fondaco"]:
        raise BadBook(1, Refused("", "no-book"))
    if header != HEADER:
        raise BadBook(1, Refused("", "other-version", version=str(header.get("version"))[:20]))


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise Refused("", "no-json") from None
