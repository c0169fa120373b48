"""Why an entry cannot be made: the clause behind it, a text key, and the numbers that matter."""

from __future__ import annotations


class Refused(Exception):
    """An entry that is not made; nothing changed."""

    def __init__(self, clause: str, key: str, **numbers: int | str) -> None:
        super().__init__(f"{key} {numbers}" + (f" [{clause}]" if clause else ""))
        self.clause = clause
        """The clause that forbids it; empty if the entry itself is wrong."""
        self.key = key
        self.numbers = numbers


class BadBook(ValueError):
    """A file that is no book, or not to its end: the line where it stops, and why."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__(f"line {line}: {refused}")
        self.line = line
        self.refused = refused
