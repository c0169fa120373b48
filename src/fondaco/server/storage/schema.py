"""Database schema, as the newest migration leaves it."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.types import TypeDecorator, TypeEngine


class Numbers(TypeDecorator[tuple[int, ...]]):
    """Column type for a few integers, stored as `3,1,2`."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: sa.Dialect) -> str:
        """Serialise."""
        return ",".join(map(str, value or ()))

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> tuple[int, ...]:
        """Parse."""
        return tuple(map(int, value.split(","))) if value else ()


def required(kind: type[TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    """NOT NULL columns of one type."""
    return [sa.Column(name, kind, nullable=False) for name in names]


def _numbered() -> list[sa.Column[Any]]:
    """Composite primary key: table and number."""
    table = sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
    return [table, sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)]


metadata = sa.MetaData(naming_convention={"pk": "%(table_name)s_key", "fk": "%(table_name)s_%(column_0_name)s_exists"})

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    *required(sa.Text, "name", "language", "password"),
    # Folded name; NULL for guests, whose names need not be unique.
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
    # Takeback: who asked, then who agreed; empty if nobody asked.
    *required(Numbers, "waiting", "takeback"),
    *required(sa.Text, "head"),
    *required(Numbers, "scores", "winners"),
    # The last two are derived, for the indexes.
    # List of the lobby: 0 none, 1 open, 2 over, 3 in play.
    *required(sa.Integer, "lobby"),
    # Whether the server must continue: a bot is to decide, or a clock runs.
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

# Key-value settings of this site, such as the key that signs tokens.
site = sa.Table("house", metadata, sa.Column("key", sa.Text, primary_key=True), *required(sa.Text, "value"))

# Table books of the companion.
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
