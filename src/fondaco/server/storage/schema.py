"""Database schema, as the newest migration leaves it."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.types import TypeDecorator, TypeEngine


class Numbers(TypeDecorator[tuple[int, ...]]):
    """A few whole numbers, written as `3,1,2`."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: sa.Dialect) -> str:
        """As it is written."""
        return ",".join(map(str, value or ()))

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> tuple[int, ...]:
        """As it is read."""
        return tuple(map(int, value.split(","))) if value else ()


def required(kind: type[TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    """Columns of one type that always hold a value."""
    return [sa.Column(name, kind, nullable=False) for name in names]


def _numbered() -> list[sa.Column[Any]]:
    """The key of what a table has several of."""
    table = sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
    return [table, sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)]


metadata = sa.MetaData(naming_convention={"pk": "%(table_name)s_key", "fk": "%(table_name)s_%(column_0_name)s_exists"})

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *required(sa.Text, "name", "language", "password"),
    # The name without case and look-alikes; NULL for guests, whose names may be the same.
    sa.Column("account", sa.Text),
    sa.Index("people_account", "account", unique=True),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *required(sa.Text, "game"),
    *required(sa.JSON, "settings"),
    *required(sa.Text, "host"),
    *required(sa.Boolean, "public"),
    *required(sa.Integer, "bank", "increment"),
    *required(sa.BigInteger, "version", "position"),
    *required(sa.Double, "created", "changed"),
    *required(sa.Boolean, "begun", "over"),
    # Of `takeback`, who asked, then who agreed; nothing where nobody asked.
    *required(Numbers, "waiting", "takeback"),
    *required(sa.Text, "head"),
    *required(Numbers, "scores", "winners"),
    # The last two follow from the others, so that an index can find them.
    # In which of the lobby's lists the table is: 0 in none, 1 open, 2 over, 3 in play.
    *required(sa.Integer, "lobby"),
    # Whether the server has something to do: a bot is to decide, or a clock runs.
    *required(sa.Boolean, "watched"),
    sa.Index("tables_of_host", "host"),
    sa.Index("tables_in_lobby", "lobby", "changed"),
    sa.Index("tables_watched", "watched"),
)

seats = sa.Table(
    "seats",
    metadata,
    *_numbered(),
    *required(sa.Text, "name", "person", "sitter"),
    *required(sa.Double, "bank"),
    sa.Index("seats_of_person", "person"),
    sqlite_with_rowid=False,
)

lines = sa.Table("lines", metadata, *_numbered(), *required(sa.Text, "text"), sqlite_with_rowid=False)

remarks = sa.Table(
    "remarks",
    metadata,
    *_numbered(),
    *required(sa.Text, "person", "name"),
    *required(sa.Integer, "seat"),
    *required(sa.Text, "text"),
    *required(sa.Double, "at"),
    sqlite_with_rowid=False,
)

# Settings of this site, such as the key that signs tokens.
site = sa.Table("house", metadata, sa.Column("key", sa.Text, primary_key=True), *required(sa.Text, "value"))

# Table books: what the companion keeps of games on real tables.
books = sa.Table(
    "books",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *required(sa.Text, "title", "host"),
    *required(sa.BigInteger, "version"),
    *required(sa.Double, "created", "changed"),
    *required(sa.Text, "text"),
)

readers = sa.Table(
    "readers",
    metadata,
    sa.Column("book_id", sa.Text, sa.ForeignKey("books.id"), primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Index("readers_of_person", "person"),
    sqlite_with_rowid=False,
)
