"""Table books as lines of a list."""

from dataclasses import dataclass

from fondaco.server.companion.book_service import read_book
from fondaco.server.http_errors import Unavailable
from fondaco.server.storage.books import BookStore, StoredBook
from fondaco.server.templating import FOLDER
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


def book_line(stored: StoredBook, language: str, now: float) -> BookLine:
    """A book as it stands; one that cannot be read says so."""
    say = phrases(FOLDER, language).say
    try:
        state = read_book(stored).state
    except Unavailable as error:
        standing = say(error.key)
    else:
        key = "companion-over" if state.over else "companion-turn"
        standing = say(key, turn=state.turn, turns=state.settings.turns)
    return BookLine(stored.id, stored.title, standing, max(0, int(now - stored.changed)))


def books_of(store: BookStore, person: str, language: str, now: float) -> list[BookLine]:
    """The books that somebody has opened, the one used last first."""
    return [book_line(stored, language, now) for stored in store.of_person(person)]
