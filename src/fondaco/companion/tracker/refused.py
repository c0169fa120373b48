"""Errors of a book and of what somebody types: text key, numbers, and the clause behind a refusal."""

from pathlib import Path

from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.kernel import FondacoError


class Misread(FondacoError):
    """Something typed that cannot be understood."""

    texts = Path(__file__).parent


class Refused(FondacoError):
    """An entry that is not made; nothing changed."""

    def __init__(self, clause: str, key: str, /, **numbers: int | str) -> None:
        super().__init__(key, **numbers)
        self.clause = clause
        """The clause that forbids it; empty if the entry itself is wrong."""

    def say(self, language: str = "en") -> str:
        """Why, with the clause behind it."""
        return TrackerSentences(language).cited(self)


class BadBook(FondacoError):
    """A file that is no book, or not to its end: the line where it stops, and why."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__("bad-book", line=line, problem=refused)
        self.line = line
        self.refused = refused

    def say(self, language: str = "en") -> str:
        return TrackerSentences(language).bad_book(self)
