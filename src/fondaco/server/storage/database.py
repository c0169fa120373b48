"""Database connection: engines, transactions, migrations and NOTIFY, for SQLite and PostgreSQL."""

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy import exc as failures
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.kernel import FondacoError
from fondaco.server.storage.schema import site

CHANNEL = "fondaco"
"""NOTIFY channel of PostgreSQL."""
TIMEOUT = 10
"""Timeout in seconds, for a lock of another writer and for connecting."""
MIGRATION_LOCK = 0x666F6E6461636F
"""Key of the advisory lock of PostgreSQL."""

_alembic = Lock()
"""Alembic keeps its context in a global variable: one thread at a time."""


class StorageError(FondacoError):
    """The database cannot be used; the message never contains its password."""

    texts = Path(__file__).parents[1]


# Addresses ---------------------------------------------------------------------------------------


def read_url(url: str) -> URL:
    """Parse and check a database URL, and set the driver."""
    try:
        address = make_url(url)
    except (failures.ArgumentError, ValueError):
        # The URL may contain a password, so it is not repeated.
        raise StorageError("storage-address") from None
    if address.drivername in ("sqlite", "sqlite+pysqlite"):
        if not address.database or address.database == ":memory:":
            raise StorageError("storage-no-file")
        return address.set(drivername="sqlite")
    if address.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        given = {"connect_timeout": str(TIMEOUT), **address.query}
        return address.set(drivername="postgresql+psycopg", query=given)
    raise StorageError("storage-driver", given=address.drivername)


def _place(address: URL) -> StorageError:
    """Where a database is, for messages."""
    if address.get_backend_name() == "sqlite":
        return StorageError("storage-file", file=str(address.database))
    named = address.host or address.query.get("host")
    host = str(named) if named else StorageError("storage-this-machine")
    return StorageError("storage-host-and-port" if address.port else "storage-host", host=host, port=address.port or 0)


@contextmanager
def _plain_words(address: URL) -> Iterator[None]:
    """Translate driver errors into StorageError."""
    try:
        yield
    except failures.IntegrityError:
        raise
    except failures.DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        raise StorageError("storage-unusable", place=_place(address), given=reason) from error
    except failures.TimeoutError as error:
        raise StorageError("storage-busy", place=_place(address)) from error


def storable(text: str) -> str:
    """Replace what PostgreSQL cannot store (NUL, lone surrogates); only hostile requests contain it."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace").decode()


# Engines -----------------------------------------------------------------------------------------


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Enable WAL, with retries: SQLite's busy timeout does not cover two processes creating one file."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _open_sqlite(address: URL) -> tuple[Engine, Engine]:
    """Engines for reading and for writing, on one connection pool."""
    engine = create_engine(address, connect_args={"timeout": TIMEOUT}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions: `begin` does
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer locks at once: SQLite refuses to upgrade a read transaction that is behind.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine, engine.execution_options(writes=True)


def _open_postgres(address: URL) -> tuple[Engine, Engine]:
    """Engines for reading, each time one snapshot, and for writing."""
    try:
        # Pre-ping replaces connections that were cut by a restart of the database.
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError:
        raise StorageError("storage-no-driver") from None
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True), engine


# The connection ----------------------------------------------------------------------------------


class Database:
    """Connection pool with transactions; thread-safe."""

    def __init__(self, url: str) -> None:
        self.address = read_url(url)
        self._notifies = self.address.get_backend_name() == "postgresql"
        self._reader, self._writer = (_open_postgres if self._notifies else _open_sqlite)(self.address)
        self.insert = postgresql.insert if self._notifies else sqlite.insert
        # SQLite has one writer at a time: threads queue here, instead of polling.
        self._turn: AbstractContextManager[object] = nullcontext() if self._notifies else Lock()

    def close(self) -> None:
        """Close all connections."""
        self._writer.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read transaction: one consistent snapshot."""
        with _plain_words(self.address), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write transaction: committed as a whole, or rolled back."""
        with _plain_words(self.address), self._turn, self._writer.begin() as connection:
            yield connection

    def notify(self, connection: Connection, payload: str) -> None:
        """NOTIFY the other processes when the transaction commits."""
        if self._notifies:
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def migrate(self) -> None:
        """Migrate to the newest schema; safe if several processes do so at once."""
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", "fondaco.server.storage:migrations")
        with _alembic, self.writing() as connection:
            if self._notifies:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise StorageError("storage-too-new", place=_place(self.address)) from error

    def secret(self) -> bytes:
        """The key that signs tokens, created on first use."""
        new = self.insert(site).values(key="secret", value=secrets.token_hex(32))
        with self.writing() as connection:
            connection.execute(new.on_conflict_do_nothing())
            return bytes.fromhex(connection.scalars(select(site.c.value).where(site.c.key == "secret")).one())
