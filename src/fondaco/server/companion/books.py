"""The table books in a process: opened from storage, written by everybody who has the link, told to all who look.

Every entry is written to storage before anyone is told of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from starlette.requests import HTTPConnection

from fondaco.companion.tracker import BadBook, Book, Entry, State
from fondaco.games.virgin_queen.card.plan import Rolled
from fondaco.games.virgin_queen.card.procedure import Procedure
from fondaco.server.bell import ANYTHING
from fondaco.server.companion.archive import Archive, KeptBook
from fondaco.server.kept import Person, Stale
from fondaco.server.people import new_table_id
from fondaco.server.trouble import Closed, NotFound, NotPossible, TooLate

if TYPE_CHECKING:
    from fondaco.server.app import House

KEPT_OPEN: Final = 200
"""How many books stay in memory, those that somebody looks at aside."""
LONGEST_BOOK: Final = 1_000_000
"""So many letters are enough for a hundred evenings."""
TRIES: Final = 5
"""How often a roll is written again when another process wrote to the book first."""
UNDO: Final = "undo"

T = TypeVar("T")
log = logging.getLogger("fondaco")


class Listener(Protocol):
    """Somebody who looks at a book."""

    def ring(self) -> None:
        """Something has changed."""


class Faster(TooLate):
    """Somebody else wrote into the book first; nothing was entered."""

    key = "error-faster"


class LiveBook:
    """A book that is open in this process."""

    def __init__(self, kept: KeptBook, book: Book) -> None:
        self.kept, self.book = kept, book
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def title(self) -> str:
        return self.kept.title

    @property
    def version(self) -> int:
        return self.kept.version

    @property
    def state(self) -> State:
        """How it stands."""
        return self.book.state

    def ring(self) -> None:
        """Tell all who look."""
        for listener in list(self.listeners):
            listener.ring()


def read_book(kept: KeptBook) -> Book:
    """The book of what was kept."""
    try:
        return Book.load(kept.text)
    except BadBook as error:  # a newer or an older Fondaco wrote it
        log.error("book %s cannot be read: %s", kept.id, error)
        raise Closed("error-book-unreadable") from None


class Library:
    """All books, over the storage that all processes share."""

    def __init__(self, storage: Archive, now: Callable[[], float]) -> None:
        self.storage, self.now = storage, now
        self._open: dict[str, LiveBook] = {}

    async def create(self, person: Person, title: str, book: Book) -> LiveBook:
        """Begin a book; whoever has its link may write in it."""
        now = self.now()
        kept = KeptBook(new_table_id(), title, person.id, 0, now, now, book.save())
        await asyncio.to_thread(self.storage.add_book, kept)
        return await self.open(kept.id)

    async def open(self, id: str) -> LiveBook:
        """A book by its link."""
        live = self._open.pop(id, None)
        if live is None:
            kept = await asyncio.to_thread(self.storage.book, id)
            if kept is None:
                raise NotFound("error-no-book")
            book = await asyncio.to_thread(read_book, kept)
            live = self._open.pop(id, None) or LiveBook(kept, book)  # somebody else may have opened it meanwhile
        self._open[id] = live  # the one used last stays longest
        self._forget_unused()
        return live

    def _forget_unused(self) -> None:
        unused = [id for id, live in self._open.items() if not live.listeners and not live.lock.locked()]
        for id in unused[: max(0, len(self._open) - KEPT_OPEN)]:
            del self._open[id]

    async def remember(self, live: LiveBook, person: str) -> None:
        """Whoever opens a book finds it again."""
        await asyncio.to_thread(self.storage.remember_reader, live.id, person)

    # Writing

    async def enter(self, live: LiveBook, person: Person, entry: Mapping[str, Any], version: int) -> None:
        """Enter something, or take the last entry back, for the book as the writer has seen it; else Faster."""
        await to_the_end(self._enter(live, person, entry, version))

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
        await to_the_end(self._roll(live, person, entry))

    async def _roll(self, live: LiveBook, person: Person, entry: Entry) -> None:
        async with live.lock:
            for last in (*[False] * TRIES, True):
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
            live.kept = await self._written(live)
        except BaseException:
            live.book = read_book(live.kept)
            raise
        live.ring()

    async def _written(self, live: LiveBook) -> KeptBook:
        text = live.book.save()
        if len(text) > LONGEST_BOOK:
            raise NotPossible("error-book-full")
        kept = replace(live.kept, version=live.version + 1, changed=self.now(), text=text)
        try:
            await asyncio.to_thread(self.storage.rewrite_book, kept)
        except Stale:
            await self._refresh(live)
            raise Faster() from None
        return kept

    # Hearing

    async def hear(self, payload: str) -> None:
        """Another process changed something: "ID VERSION", or "*" for anything."""
        id, _, version = payload.partition(" ")
        for live in list(self._open.values()) if id == ANYTHING else list(filter(None, [self._open.get(id)])):
            async with live.lock:
                if not version.isdigit() or int(version) > live.version:
                    await self._refresh(live)

    async def _refresh(self, live: LiveBook) -> None:
        fresh = await asyncio.to_thread(self.storage.book, live.id)
        if fresh is not None and fresh.version != live.version:
            live.kept, live.book = fresh, read_book(fresh)
            live.ring()


async def to_the_end(doing: Coroutine[Any, Any, T]) -> T:
    """A visitor who leaves does not stop what is being written."""
    return await asyncio.shield(asyncio.ensure_future(doing))


def library_of(connection: HTTPConnection) -> Library:
    """The books of this server."""
    house: House = connection.app.state.house
    return house.books
