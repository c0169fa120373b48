"""Errors of a book and of typed input: text key, numbers, and the clause behind a refusal."""

from pathlib import Path

from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.kernel import FondacoError


class Misread(FondacoError):
    """Typed input that cannot be parsed."""

    texts = Path(__file__).parent


class Refused(FondacoError):
    """A refused entry; nothing changed."""

    def __init__(self, clause: str, key: str, /, **numbers: int | str) -> None:
        super().__init__(key, **numbers)
        self.clause = clause
        """The clause that forbids it; empty if the entry itself is malformed."""

    def say(self, language: str = "en") -> str:
        """The reason, with its clause."""
        return TrackerSentences(language).cited(self)


class BadBook(FondacoError):
    """Malformed or truncated save of a book: the line, and what is wrong."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__("bad-book", line=line, problem=refused)
        self.line = line
        self.refused = refused

    def say(self, language: str = "en") -> str:
        return TrackerSentences(language).bad_book(self)
