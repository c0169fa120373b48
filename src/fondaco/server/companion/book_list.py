"""View model of the list of table books."""

from typing import Any

from fondaco.server.companion.book_service import read_book
from fondaco.server.http_errors import Unavailable
from fondaco.server.storage.books import BookStore, StoredBook
from fondaco.server.templating import FOLDER
from fondaco.words import phrases


def _line(stored: StoredBook, language: str, now: float) -> dict[str, Any]:
    """A book with its turn, or that it cannot be read, and the seconds since the last change."""
    say = phrases(FOLDER, language).say
    try:
        state = read_book(stored).state
    except Unavailable as error:
        standing = say(error.key)
    else:
        key = "companion-over" if state.over else "companion-turn"
        standing = say(key, turn=state.turn, turns=state.settings.turns)
    seconds = max(0, int(now - stored.changed))
    return {"id": stored.id, "title": stored.title, "standing": standing, "seconds": seconds}


def books_of(store: BookStore, person: str, language: str, now: float) -> list[dict[str, Any]]:
    """Books a person has opened, most recently changed first."""
    return [_line(stored, language, now) for stored in store.of_person(person)]
