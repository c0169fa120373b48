"""Keeps people and tables in SQLite or PostgreSQL, so that what was acknowledged is never lost."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import URL, Connection, Engine, Row, Select, create_engine, event, func, make_url, select
from sqlalchemy import exc as failures
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.kernel import FondacoError
from fondaco.server.input_limits import REMARKS_SHOWN
from fondaco.server.kept import KeptSeat, KeptTable, NameTaken, Person, Remark, Rewrite, Stale, Takeback
from fondaco.server.people import fold_name, guest_name
from fondaco.server.schema import house, lines, people, remarks, seats, tables

CHANNEL = "fondaco"
"""Where PostgreSQL tells the workers of changes."""
PATIENCE = 10
"""Seconds to wait for another writer, or for a database that does not answer."""
MOST_LISTED = 50
"""Tables in one list."""
MIGRATION_LOCK = 0x666F6E6461636F
"""PostgreSQL knows locks by number; this one is ours."""

_alembic = Lock()
"""Alembic keeps what it works on in a global variable: one thread at a time."""


class StorageError(FondacoError):
    """A database that cannot be used; the sentence never holds its password."""

    texts = Path(__file__).parent


# Addresses ---------------------------------------------------------------------------------------


def read_url(url: str) -> URL:
    """A database's address, checked, with the driver that we use."""
    try:
        address = make_url(url)
    except (failures.ArgumentError, ValueError):
        # What was typed may hold a password, so it is not repeated.
        raise StorageError("storage-address") from None
    if address.drivername in ("sqlite", "sqlite+pysqlite"):
        return _sqlite_address(address)
    if address.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return _postgres_address(address)
    raise StorageError("storage-driver", given=address.drivername)


def _sqlite_address(address: URL) -> URL:
    if not address.database or address.database == ":memory:":
        raise StorageError("storage-no-file")
    return address.set(drivername="sqlite")


def _postgres_address(address: URL) -> URL:
    address = address.set(drivername="postgresql+psycopg")
    if "connect_timeout" in address.query:
        return address
    return address.update_query_dict({"connect_timeout": str(PATIENCE)})


def _place(address: URL) -> StorageError:
    """Where a database is, in words."""
    if address.get_backend_name() == "sqlite":
        return StorageError("storage-file", file=str(address.database))
    named = address.host or address.query.get("host")
    host = str(named) if named else StorageError("storage-this-machine")
    return StorageError("storage-host-and-port" if address.port else "storage-host", host=host, port=address.port or 0)


@contextmanager
def _plain_words(address: URL) -> Iterator[None]:
    """Turn what a driver says of a database it cannot use into one sentence."""
    try:
        yield
    except failures.IntegrityError:
        raise
    except failures.DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        raise StorageError("storage-unusable", place=_place(address), given=reason) from error
    except failures.TimeoutError as error:
        raise StorageError("storage-busy", place=_place(address)) from error


# Engines -----------------------------------------------------------------------------------------


def _write_ahead(connection: sqlite3.Connection) -> None:
    """SQLite waits for its turn everywhere but here, where two processes make one file at once."""
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.02)


def _open_sqlite(address: URL) -> tuple[Engine, Engine]:
    """Engines to read and to write, which lend connections from one pool."""
    engine = create_engine(address, connect_args={"timeout": PATIENCE}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions: we do, below
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer waits for its turn at once: one that had read before would be refused instead.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine, engine.execution_options(writes=True)


def _open_postgres(address: URL) -> tuple[Engine, Engine]:
    """Engines to read, each time from one snapshot, and to write."""
    try:
        # A connection that was cut by a restart of the database is replaced before it is lent.
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError:
        raise StorageError("storage-no-driver") from None
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True), engine


# Rows --------------------------------------------------------------------------------------------

PERSON = (people.c.id, people.c.name, people.c.language, people.c.password)
SEAT = (seats.c.name, seats.c.person, seats.c.sitter, seats.c.bank)
REMARK = (remarks.c.number, remarks.c.name, remarks.c.seat, remarks.c.text, remarks.c.at)
SAME_NAMES = [column.name for column in tables.c if column.name not in ("takeback", "lobby", "watched")]
"""What a table's row and a KeptTable call by the same name."""

NOT_IN_LOBBY, OPEN, OVER, IN_PLAY = range(4)
"""The lobby's lists: a higher number is nearer to the top."""


def storable(text: str) -> str:
    """A text without what PostgreSQL refuses and only a hostile request holds: no id and no name is like that."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}").encode("utf-8", "replace").decode()


def _table_row(table: KeptTable) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in SAME_NAMES}
    row["takeback"] = (table.takeback.seat, *table.takeback.agreed) if table.takeback else ()
    row["lobby"] = _lobby(table)
    row["watched"] = _is_watched(table)
    return row


def _lobby(table: KeptTable) -> int:
    """In which of the lobby's lists a table is."""
    if table.public and table.begun:
        return OVER if table.over else IN_PLAY
    can_join = table.public and not table.over and any(seat.is_free for seat in table.seats)
    return OPEN if can_join else NOT_IN_LOBBY


def _is_watched(table: KeptTable) -> bool:
    """Whether the house has something to do: a bot is to decide, or a clock runs."""
    bot = any(table.seats[seat].sitter for seat in table.waiting)
    return table.begun and not table.over and (bot or table.bank > 0)


def _seat_row(table_id: str, number: int, seat: KeptSeat) -> dict[str, Any]:
    return vars(seat) | {"table_id": table_id, "number": number}


def _read_table(row: Row[Any], seats: Iterable[KeptSeat], lines: Iterable[str] = ()) -> KeptTable:
    values = {name: getattr(row, name) for name in SAME_NAMES}
    takeback = Takeback(row.takeback[0], row.takeback[1:]) if row.takeback else None
    return KeptTable(**values, seats=tuple(seats), takeback=takeback, lines=tuple(lines))


def _read_seats(connection: Connection, table_id: str) -> list[KeptSeat]:
    asked = select(*SEAT).where(seats.c.table_id == table_id).order_by(seats.c.number)
    return [KeptSeat(*row) for row in connection.execute(asked)]


def _read_lines(connection: Connection, table_id: str) -> list[str]:
    asked = select(lines.c.text).where(lines.c.table_id == table_id)
    return list(connection.scalars(asked.order_by(lines.c.number)))


# The storage -------------------------------------------------------------------------------------


class Storage:
    """People and tables in a database; every method may be called from any thread."""

    def __init__(self, url: str) -> None:
        self._address = read_url(url)
        self._tells = self._address.get_backend_name() == "postgresql"
        open_engines = _open_postgres if self._tells else _open_sqlite
        self._reader, self._writer = open_engines(self._address)
        self._insert = postgresql.insert if self._tells else sqlite.insert
        # SQLite has one writer at a time: here threads wait in line, not each by trying again and again.
        self._turn: AbstractContextManager[object] = nullcontext() if self._tells else Lock()

    def close(self) -> None:
        """Hang up."""
        self._writer.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """One consistent snapshot."""
        with _plain_words(self._address), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction: everything is kept, or nothing."""
        with _plain_words(self._address), self._turn, self._writer.begin() as connection:
            yield connection

    def _tell(self, connection: Connection, payload: str) -> None:
        """Let the other workers know once the transaction is kept."""
        if self._tells:
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    # The house

    def migrate(self) -> None:
        """Bring the database to its newest shape, whoever else is doing so at the same time."""
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", "fondaco.server:migrations")
        with _alembic, self._writing() as connection:
            if self._tells:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise StorageError("storage-too-new", place=_place(self._address)) from error

    def secret(self) -> bytes:
        """The house's secret, made by whoever asks first."""
        new = self._insert(house).values(key="secret", value=secrets.token_hex(32))
        with self._writing() as connection:
            connection.execute(new.on_conflict_do_nothing())
            kept = connection.scalars(select(house.c.value).where(house.c.key == "secret"))
            return bytes.fromhex(kept.one())

    # People

    def person(self, id: str) -> Person | None:
        """Somebody by the id in a cookie."""
        return self._find_person(select(*PERSON).where(people.c.id == storable(id)))

    def account(self, name: str) -> Person | None:
        """Somebody with a password, by name in any case."""
        return self._find_person(select(*PERSON).where(people.c.account == fold_name(storable(name))))

    def _find_person(self, asked: Select[str, str, str, str]) -> Person | None:
        with self._reading() as connection:
            row = connection.execute(asked).one_or_none()
        return Person(*row) if row else None

    def keep_person(self, person: Person) -> None:
        """Write down somebody new or changed; NameTaken if the name is another's account."""
        before = self.person(person.id)
        if before == person:
            return
        if person.is_guest and not (before and before.name == person.name):
            self._check_guest(person)
        row = vars(person) | {"account": None if person.is_guest else fold_name(person.name)}
        new = self._insert(people).values(row)
        try:
            with self._writing() as connection:
                connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=row))
        except failures.IntegrityError:
            raise NameTaken(person.name) from None

    def meet_person(self, person: Person) -> None:
        """Write down somebody who is not known yet; who is known stays as they are, as they may have changed since."""
        if self.person(person.id) is not None:
            return
        if person.is_guest:
            self._check_guest(person)
        row = vars(person) | {"account": None if person.is_guest else fold_name(person.name)}
        with self._writing() as connection:
            connection.execute(self._insert(people).values(row).on_conflict_do_nothing(index_elements=["id"]))

    def _check_guest(self, guest: Person) -> None:
        """A guest does not choose the name of somebody's account, though the house may have given it by chance."""
        holder = self.account(guest.name)
        if holder and holder.id != guest.id and guest.name != guest_name(guest.id):
            raise NameTaken(guest.name)

    # Tables

    def create(self, table: KeptTable) -> None:
        """Write down a new table; Stale if there is one with this id."""
        try:
            with self._writing() as connection:
                connection.execute(tables.insert(), _table_row(table))
                self._put_seats(connection, table, [])
                self._put_lines(connection, table, 0)
                self._tell(connection, f"{table.id} {table.version}")
        except failures.IntegrityError:
            raise Stale(f"there is a table {table.id} already") from None

    def rewrite(self, rewrite: Rewrite) -> None:
        """Change a table that is as it was when the change was thought out; else Stale, and nothing is written."""
        (stale,) = self.rewrite_all([rewrite])
        if stale:
            raise stale

    def rewrite_all(self, rewrites: Sequence[Rewrite]) -> list[Stale | None]:
        """Several changes of different tables in one transaction, which reaches the disk once."""
        with self._writing() as connection:
            return [self._rewrite(connection, rewrite) for rewrite in rewrites]

    def _rewrite(self, connection: Connection, rewrite: Rewrite) -> Stale | None:
        table = rewrite.table
        same = (tables.c.id == table.id) & (tables.c.version == table.version - 1)
        if not connection.execute(tables.update().where(same), _table_row(table)).rowcount:
            return Stale(f"table {table.id} has no version {table.version - 1} now")
        self._put_seats(connection, table, _read_seats(connection, table.id))
        connection.execute(lines.delete().where(lines.c.table_id == table.id, lines.c.number >= rewrite.stay))
        self._put_lines(connection, table, rewrite.stay)
        self._tell(connection, f"{table.id} {table.version}")
        return None

    def _put_seats(self, connection: Connection, table: KeptTable, before: list[KeptSeat]) -> None:
        """Replace the seats that changed."""
        pairs = enumerate(zip_longest(before, table.seats))
        changed = {number: new for number, (old, new) in pairs if old != new}
        gone = [number for number in changed if number < len(before)]
        if gone:
            connection.execute(seats.delete().where(seats.c.table_id == table.id, seats.c.number.in_(gone)))
        rows = [_seat_row(table.id, number, seat) for number, seat in changed.items() if seat]
        if rows:
            connection.execute(seats.insert(), rows)

    def _put_lines(self, connection: Connection, table: KeptTable, start: int) -> None:
        """Add a table's lines from a number on."""
        new = enumerate(table.lines[start:], start)
        rows = [{"table_id": table.id, "number": number, "text": text} for number, text in new]
        if rows:
            connection.execute(lines.insert(), rows)

    def table(self, id: str) -> KeptTable | None:
        """A table with its whole record."""
        id = storable(id)
        with self._reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
            if row is None:
                return None
            return _read_table(row, _read_seats(connection, id), _read_lines(connection, id))

    def tables_of(self, person: str, limit: int = MOST_LISTED) -> list[KeptTable]:
        """Where somebody sits or is the host, the newest change first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        hosts = select(tables.c.id).where(tables.c.host == person)
        asked = select(tables).where(tables.c.id.in_(sits.union(hosts)))
        return self._heads(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def open_tables(self, limit: int = MOST_LISTED) -> list[KeptTable]:
        """Public tables at which anybody can still sit down, the newest change first."""
        asked = select(tables).where(tables.c.lobby == OPEN)
        return self._heads(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def public_tables(self, limit: int = MOST_LISTED) -> list[KeptTable]:
        """Public tables that anybody can watch: those in play, then those that are over, the newest change first."""
        asked = select(tables).where(tables.c.lobby >= OVER)
        asked = asked.order_by(tables.c.lobby.desc(), tables.c.changed.desc(), tables.c.id)
        return self._heads(asked.limit(limit))

    def waiting_for_bots(self) -> list[str]:
        """The tables where the house has something to do: a bot is to decide, or a clock runs."""
        with self._reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(tables.c.watched).order_by(tables.c.id)))

    def _heads(self, asked: Select[*tuple[Any, ...]]) -> list[KeptTable]:
        """Tables without their lines, in the order asked for."""
        with self._reading() as connection:
            rows = connection.execute(asked).all()
            ids = [row.id for row in rows]
            sitting = select(seats.c.table_id, *SEAT).where(seats.c.table_id.in_(ids)).order_by(seats.c.number)
            at: defaultdict[str, list[KeptSeat]] = defaultdict(list)
            for table_id, *seat in connection.execute(sitting) if ids else ():
                at[table_id].append(KeptSeat(*seat))
        return [_read_table(row, at[row.id]) for row in rows]

    # Chat

    def say(self, table: str, person: str, name: str, seat: int, text: str, at: float) -> Remark:
        """Add a remark to a table's chat; LookupError if there is no such table."""
        with self._writing() as connection:
            # Who speaks at the same time waits here, so that remarks are numbered without gaps.
            here = select(tables.c.id).where(tables.c.id == storable(table)).with_for_update(key_share=True)
            if connection.scalars(here).one_or_none() is None:
                raise LookupError(f"there is no table {table}")
            last = connection.scalar(select(func.max(remarks.c.number)).where(remarks.c.table_id == table)) or 0
            remark = Remark(last + 1, storable(name), seat, storable(text), at)
            connection.execute(remarks.insert(), vars(remark) | {"table_id": table, "person": person})
            self._tell(connection, f"{table} chat")
        return remark

    def remarks(self, table: str, since: int = 0, limit: int = REMARKS_SHOWN) -> list[Remark]:
        """The last remarks after a number, in the order they were made."""
        newer = (remarks.c.table_id == storable(table)) & (remarks.c.number > since)
        with self._reading() as connection:
            rows = connection.execute(select(*REMARK).where(newer).order_by(remarks.c.number.desc()).limit(limit)).all()
        return [Remark(*row) for row in reversed(rows)]
