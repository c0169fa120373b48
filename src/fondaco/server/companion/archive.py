"""Keeps table books beside people and tables, so that a book is there again after every restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import exc as failures
from sqlalchemy import select

from fondaco.server.kept import Stale
from fondaco.server.schema import books, readers
from fondaco.server.storage import Storage, storable

MOST_LISTED: Final = 30


@dataclass(frozen=True)
class KeptBook:
    """A table book as it is written down."""

    id: str
    title: str
    host: str
    """The id of the person who began it."""
    version: int
    """Goes up with every change, also when something is taken back."""
    created: float
    changed: float
    text: str
    """The whole book, as the tracker saves it."""


class Archive(Storage):
    """People, tables and table books in a database."""

    def add_book(self, book: KeptBook) -> None:
        """Write down a new book, which its host will find again; Stale if there is one with this id."""
        try:
            with self._writing() as connection:
                connection.execute(books.insert(), vars(book) | {"title": storable(book.title)})
                connection.execute(readers.insert(), {"book_id": book.id, "person": book.host})
        except failures.IntegrityError:
            raise Stale(f"there is a book {book.id} already") from None

    def book(self, id: str) -> KeptBook | None:
        """A book by its link."""
        with self._reading() as connection:
            row = connection.execute(select(books).where(books.c.id == storable(id))).one_or_none()
        return KeptBook(*row) if row else None

    def rewrite_book(self, book: KeptBook) -> None:
        """Change a book that is as it was when the change was thought out; else Stale, and nothing is written."""
        same = (books.c.id == book.id) & (books.c.version == book.version - 1)
        changed = {"version": book.version, "changed": book.changed, "text": book.text}
        with self._writing() as connection:
            if not connection.execute(books.update().where(same), changed).rowcount:
                raise Stale(f"book {book.id} has no version {book.version - 1} now")
            self._tell(connection, f"{book.id} {book.version}")

    def remember_reader(self, book: str, person: str) -> None:
        """Whoever opens a book finds it again among their own."""
        known = select(readers.c.person).where(readers.c.book_id == book, readers.c.person == person)
        with self._reading() as connection:
            if connection.scalars(known).one_or_none() is not None:
                return
        row = {"book_id": book, "person": person}
        with self._writing() as connection:
            connection.execute(self._insert(readers).values(row).on_conflict_do_nothing())

    def books_of(self, person: str, limit: int = MOST_LISTED) -> list[KeptBook]:
        """The books somebody has opened, the newest change first."""
        opened = select(readers.c.book_id).where(readers.c.person == person)
        asked = select(books).where(books.c.id.in_(opened)).order_by(books.c.changed.desc(), books.c.id).limit(limit)
        with self._reading() as connection:
            return [KeptBook(*row) for row in connection.execute(asked)]
