"""Store of table books."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import exc as failures
from sqlalchemy import select

from fondaco.server.storage.database import Database, storable
from fondaco.server.storage.model import StaleWrite
from fondaco.server.storage.schema import books, readers

MOST_LISTED: Final = 30


@dataclass(frozen=True)
class StoredBook:
    """A table book as it is stored."""

    id: str
    title: str
    host: str
    """Id of the person who began it."""
    version: int
    """Optimistic locking: goes up with every change, undo included."""
    created: float
    changed: float
    text: str
    """The serialised book."""


class BookStore:
    """Store of table books."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, book: StoredBook) -> None:
        """Insert a book and its host as a reader; StaleWrite if the id exists."""
        try:
            with self._database.writing() as connection:
                connection.execute(books.insert(), vars(book) | {"title": storable(book.title)})
                connection.execute(readers.insert(), {"book_id": book.id, "person": book.host})
        except failures.IntegrityError:
            raise StaleWrite(f"there is a book {book.id} already") from None

    def load(self, id: str) -> StoredBook | None:
        """A book by its id, or None."""
        with self._database.reading() as connection:
            row = connection.execute(select(books).where(books.c.id == storable(id))).one_or_none()
        return StoredBook(*row) if row else None

    def rewrite(self, book: StoredBook) -> None:
        """Compare-and-swap by version: update the book, or StaleWrite."""
        same = (books.c.id == book.id) & (books.c.version == book.version - 1)
        changed = {"version": book.version, "changed": book.changed, "text": book.text}
        with self._database.writing() as connection:
            if not connection.execute(books.update().where(same), changed).rowcount:
                raise StaleWrite(f"book {book.id} has no version {book.version - 1} now")
            self._database.notify(connection, f"{book.id} {book.version}")

    def add_reader(self, book: str, person: str) -> None:
        """List the book among a person's own from now on."""
        known = select(readers.c.person).where(readers.c.book_id == book, readers.c.person == person)
        with self._database.reading() as connection:
            if connection.scalars(known).one_or_none() is not None:
                return
        row = {"book_id": book, "person": person}
        with self._database.writing() as connection:
            connection.execute(self._database.insert(readers).values(row).on_conflict_do_nothing())

    def of_person(self, person: str, limit: int = MOST_LISTED) -> list[StoredBook]:
        """Books a person has opened, most recently changed first."""
        opened = select(readers.c.book_id).where(readers.c.person == person)
        asked = select(books).where(books.c.id.in_(opened)).order_by(books.c.changed.desc(), books.c.id).limit(limit)
        with self._database.reading() as connection:
            return [StoredBook(*row) for row in connection.execute(asked)]
