"""Database schema, as the newest migration leaves it."""

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
    TypeDecorator,
)


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


metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_exists",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("password", Text, nullable=False),
    # The name without case and look-alikes; NULL for guests, whose names may be the same.
    Column("account", Text),
    Index("people_account", "account", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("position", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", Numbers, nullable=False),
    # Who asked, then who agreed; nothing where nobody asked.
    Column("takeback", Numbers, nullable=False),
    Column("head", Text, nullable=False),
    Column("scores", Numbers, nullable=False),
    Column("winners", Numbers, nullable=False),
    # The last two follow from the others, so that an index can find them.
    # In which of the lobby's lists the table is: 0 in none, 1 open, 2 over, 3 in play.
    Column("lobby", Integer, nullable=False),
    # Whether the server has something to do: a bot is to decide, or a clock runs.
    Column("watched", Boolean, nullable=False),
    Index("tables_of_host", "host"),
    Index("tables_in_lobby", "lobby", "changed"),
    Index("tables_watched", "watched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("sitter", Text, nullable=False),
    Column("bank", Double, nullable=False),
    Index("seats_of_person", "person"),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

remarks = Table(
    "remarks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Settings of this site, such as the key that signs tokens.
site = Table(
    "house",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Table books: what the companion keeps of games on real tables.
books = Table(
    "books",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("text", Text, nullable=False),
)

readers = Table(
    "readers",
    metadata,
    Column("book_id", Text, ForeignKey("books.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Index("readers_of_person", "person"),
    sqlite_with_rowid=False,
)
