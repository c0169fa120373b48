"""Database schema, as the newest migration leaves it."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine


class Numbers(TypeDecorator[tuple[int, ...]]):
    """A few whole numbers, written as `3,1,2`."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str:
        """As it is written."""
        return ",".join(map(str, value or ()))

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...]:
        """As it is read."""
        return tuple(map(int, value.split(","))) if value else ()


def required(kind: type[TypeEngine[Any]], *names: str) -> list[Column[Any]]:
    """Columns of one type that always hold a value."""
    return [Column(name, kind, nullable=False) for name in names]


def _numbered() -> list[Column[Any]]:
    """The key of what a table has several of."""
    table = Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)
    return [table, Column("number", Integer, primary_key=True, autoincrement=False)]


metadata = MetaData(naming_convention={"pk": "%(table_name)s_key", "fk": "%(table_name)s_%(column_0_name)s_exists"})

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    *required(Text, "name", "language", "password"),
    # The name without case and look-alikes; NULL for guests, whose names may be the same.
    Column("account", Text),
    Index("people_account", "account", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    *required(Text, "game"),
    *required(JSON, "settings"),
    *required(Text, "host"),
    *required(Boolean, "public"),
    *required(Integer, "bank", "increment"),
    *required(BigInteger, "version", "position"),
    *required(Double, "created", "changed"),
    *required(Boolean, "begun", "over"),
    # Of `takeback`, who asked, then who agreed; nothing where nobody asked.
    *required(Numbers, "waiting", "takeback"),
    *required(Text, "head"),
    *required(Numbers, "scores", "winners"),
    # The last two follow from the others, so that an index can find them.
    # In which of the lobby's lists the table is: 0 in none, 1 open, 2 over, 3 in play.
    *required(Integer, "lobby"),
    # Whether the server has something to do: a bot is to decide, or a clock runs.
    *required(Boolean, "watched"),
    Index("tables_of_host", "host"),
    Index("tables_in_lobby", "lobby", "changed"),
    Index("tables_watched", "watched"),
)

seats = Table(
    "seats",
    metadata,
    *_numbered(),
    *required(Text, "name", "person", "sitter"),
    *required(Double, "bank"),
    Index("seats_of_person", "person"),
    sqlite_with_rowid=False,
)

lines = Table("lines", metadata, *_numbered(), *required(Text, "text"), sqlite_with_rowid=False)

remarks = Table(
    "remarks",
    metadata,
    *_numbered(),
    *required(Text, "person", "name"),
    *required(Integer, "seat"),
    *required(Text, "text"),
    *required(Double, "at"),
    sqlite_with_rowid=False,
)

# Settings of this site, such as the key that signs tokens.
site = Table("house", metadata, Column("key", Text, primary_key=True), *required(Text, "value"))

# Table books: what the companion keeps of games on real tables.
books = Table(
    "books",
    metadata,
    Column("id", Text, primary_key=True),
    *required(Text, "title", "host"),
    *required(BigInteger, "version"),
    *required(Double, "created", "changed"),
    *required(Text, "text"),
)

readers = Table(
    "readers",
    metadata,
    Column("book_id", Text, ForeignKey("books.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Index("readers_of_person", "person"),
    sqlite_with_rowid=False,
)
