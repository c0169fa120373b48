"""Table books as lines of a list."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.server.companion.archive import Archive, KeptBook
from fondaco.server.companion.books import read_book
from fondaco.server.templates import FOLDER
from fondaco.server.trouble import Closed
from fondaco.words import phrases


@dataclass(frozen=True)
class BookLine:
    """A book as one line of a list."""

    id: str
    title: str
    standing: str
    """Where the game is, in a few words."""
    seconds: int
    """How long ago something was entered."""


def book_line(kept: KeptBook, language: str, now: float) -> BookLine:
    """A book as it stands; one that cannot be read says so."""
    say = phrases(FOLDER, language).say
    try:
        state = read_book(kept).state
    except Closed as trouble:
        standing = say(trouble.key)
    else:
        key = "companion-over" if state.over else "companion-turn"
        standing = say(key, turn=state.turn, turns=state.settings.turns)
    return BookLine(kept.id, kept.title, standing, max(0, int(now - kept.changed)))


def shelf_of(storage: Archive, person: str, language: str, now: float) -> list[BookLine]:
    """The books that somebody has opened, the one used last first."""
    return [book_line(kept, language, now) for kept in storage.books_of(person)]
