"""Table books: opened from storage, written by everybody who has the link, told to all who look.

Every entry is written to storage before anyone is told of it.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from fondaco.companion.tracker import BadBook, Book, Entry, State
from fondaco.games.virgin_queen.aid_card.plan import Rolled
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.http_errors import NotFound, NotPossible, Outdated, Unavailable
from fondaco.server.live_objects import RETRIES, Live, LiveCache, finish
from fondaco.server.storage.books import BookStore, StoredBook
from fondaco.server.storage.model import Person, StaleWrite

CAPACITY: Final = 200
"""How many books stay in memory, those that somebody looks at aside."""
LONGEST_BOOK: Final = 1_000_000
"""So many letters are enough for a hundred evenings."""
UNDO: Final = "undo"

log = logging.getLogger("fondaco")


class Faster(Outdated):
    """Somebody else wrote into the book first; nothing was entered."""

    key = "error-faster"


class LiveBook(Live[StoredBook]):
    """A book that is open in this process."""

    def __init__(self, stored: StoredBook, book: Book) -> None:
        super().__init__(stored)
        self.book = book

    @property
    def title(self) -> str:
        return self.stored.title

    @property
    def state(self) -> State:
        """How it stands."""
        return self.book.state


def read_book(stored: StoredBook) -> Book:
    """The book as it was stored."""
    try:
        return Book.load(stored.text)
    except BadBook as error:  # a newer or an older Fondaco wrote it
        log.error("book %s cannot be read: %s", stored.id, error)
        raise Unavailable("error-book-unreadable") from None


class BookService:
    """All books, over the storage that all processes share."""

    def __init__(self, store: BookStore, now: Callable[[], float]) -> None:
        self.store, self.now = store, now
        self.cache = LiveCache(self._load, CAPACITY)

    async def create(self, person: Person, title: str, book: Book) -> LiveBook:
        """Begin a book; whoever has its link may write in it."""
        now = self.now()
        stored = StoredBook(new_table_id(), title, person.id, 0, now, now, book.save())
        await asyncio.to_thread(self.store.create, stored)
        return await self.open(stored.id)

    async def open(self, id: str) -> LiveBook:
        """A book by its link; NotFound if there is none."""
        return await self.cache.open(id)

    async def _load(self, id: str) -> LiveBook:
        stored = await asyncio.to_thread(self.store.load, id)
        if stored is None:
            raise NotFound("error-no-book")
        return LiveBook(stored, await asyncio.to_thread(read_book, stored))

    async def remember(self, live: LiveBook, person: str) -> None:
        """Whoever opens a book finds it again."""
        await asyncio.to_thread(self.store.add_reader, live.id, person)

    # Writing

    async def enter(self, live: LiveBook, person: Person, entry: Mapping[str, Any], version: int) -> None:
        """Enter something, or take the last entry back, for the book as the writer has seen it; else Faster."""
        await finish(self._enter(live, person, entry, version))

    async def _enter(self, live: LiveBook, person: Person, entry: Mapping[str, Any], version: int) -> None:
        async with live.lock:
            if version != live.version:
                raise Faster()
            await self._write(live, person, entry)
        await self.remember(live, person.id)

    async def roll(
        self, live: LiveBook, person: Person, procedure: Procedure, values: Mapping[str, int], rolled: Rolled
    ) -> None:
        """Put a roll into the log, after whatever was entered meanwhile."""
        entry = {
            "do": "roll",
            "procedure": procedure.name,
            "values": dict(values),
            "faces": [list(throw.faces) for throw in rolled.throws],
            "row": rolled.outcome.row,
            "numbers": list(rolled.outcome.numbers),
        }
        await finish(self._roll(live, person, entry))

    async def _roll(self, live: LiveBook, person: Person, entry: Entry) -> None:
        async with live.lock:
            for last in (*[False] * RETRIES, True):
                try:
                    return await self._write(live, person, entry)
                except Faster:
                    if last:
                        raise

    async def _write(self, live: LiveBook, person: Person, entry: Mapping[str, Any]) -> None:
        """Make the change, write it down, and then tell everybody; what cannot be written did not happen."""
        if entry.get("do") == UNDO:
            live.book.undo()
        else:
            live.book.do({**entry, "by_whom": person.name})
        try:
            live.stored = await self._written(live)
        except BaseException:
            live.book = read_book(live.stored)
            raise
        live.notify()

    async def _written(self, live: LiveBook) -> StoredBook:
        text = live.book.save()
        if len(text) > LONGEST_BOOK:
            raise NotPossible("error-book-full")
        stored = replace(live.stored, version=live.version + 1, changed=self.now(), text=text)
        try:
            await asyncio.to_thread(self.store.rewrite, stored)
        except StaleWrite:
            await self._refresh(live)
            raise Faster() from None
        return stored

    # Notifications

    async def on_notification(self, payload: str) -> None:
        """Another process changed something: "ID VERSION", or "*" for anything."""
        id, _, version = payload.partition(" ")
        for live in self.cache.named(id):
            async with live.lock:
                if not version.isdigit() or int(version) > live.version:
                    await self._refresh(live)

    async def _refresh(self, live: LiveBook) -> None:
        fresh = await asyncio.to_thread(self.store.load, live.id)
        if fresh is not None and fresh.version != live.version:
            live.stored, live.book = fresh, read_book(fresh)
            live.notify()
