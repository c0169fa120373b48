"""Store of tables: seats, records, chats."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select
from sqlalchemy import exc as failures

from fondaco.server.input_limits import REMARKS_SHOWN
from fondaco.server.storage.database import Database, storable
from fondaco.server.storage.model import Remark, Rewrite, StaleWrite, StoredSeat, StoredTable, Takeback
from fondaco.server.storage.schema import lines, remarks, seats, tables

MOST_LISTED = 50
"""Limit of a list."""
SEAT = (seats.c.name, seats.c.person, seats.c.sitter, seats.c.bank)
REMARK = (remarks.c.number, remarks.c.name, remarks.c.seat, remarks.c.text, remarks.c.at)
SAME_NAMES = [column.name for column in tables.c if column.name not in ("takeback", "lobby", "watched")]
"""Columns with the same name in StoredTable."""

NOT_IN_LOBBY, OPEN, OVER, IN_PLAY = range(4)
"""Lists of the lobby, in ascending order of interest."""


def _table_row(table: StoredTable) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in SAME_NAMES}
    row["takeback"] = (table.takeback.seat, *table.takeback.agreed) if table.takeback else ()
    row["lobby"] = _lobby(table)
    bot = any(table.seats[seat].sitter for seat in table.waiting)
    row["watched"] = table.begun and not table.over and (bot or table.bank > 0)
    return row


def _lobby(table: StoredTable) -> int:
    """The list of the lobby a table belongs to."""
    if table.public and table.begun:
        return OVER if table.over else IN_PLAY
    can_join = table.public and not table.over and any(seat.is_free for seat in table.seats)
    return OPEN if can_join else NOT_IN_LOBBY


def _read_table(row: Row[Any], seats: Iterable[StoredSeat], lines: Iterable[str] = ()) -> StoredTable:
    values = {name: getattr(row, name) for name in SAME_NAMES}
    takeback = Takeback(row.takeback[0], row.takeback[1:]) if row.takeback else None
    return StoredTable(**values, seats=tuple(seats), takeback=takeback, lines=tuple(lines))


def _read_seats(connection: Connection, table_id: str) -> list[StoredSeat]:
    asked = select(*SEAT).where(seats.c.table_id == table_id).order_by(seats.c.number)
    return [StoredSeat(*row) for row in connection.execute(asked)]


class TableStore:
    """Store of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, table: StoredTable) -> None:
        """Insert a table; StaleWrite if the id exists."""
        try:
            with self._database.writing() as connection:
                connection.execute(tables.insert(), _table_row(table))
                self._put_seats(connection, table, [])
                self._put_lines(connection, table, 0)
                self._database.notify(connection, f"{table.id} {table.version}")
        except failures.IntegrityError:
            raise StaleWrite(f"there is a table {table.id} already") from None

    def rewrite(self, rewrite: Rewrite) -> None:
        """Compare-and-swap by version: update the table, or StaleWrite."""
        (stale,) = self.rewrite_all([rewrite])
        if stale:
            raise stale

    def rewrite_all(self, rewrites: Sequence[Rewrite]) -> list[StaleWrite | None]:
        """Group commit: changes of different tables in one transaction."""
        with self._database.writing() as connection:
            return [self._rewrite(connection, rewrite) for rewrite in rewrites]

    def _rewrite(self, connection: Connection, rewrite: Rewrite) -> StaleWrite | None:
        table = rewrite.table
        same = (tables.c.id == table.id) & (tables.c.version == table.version - 1)
        if not connection.execute(tables.update().where(same), _table_row(table)).rowcount:
            return StaleWrite(f"table {table.id} has no version {table.version - 1} now")
        self._put_seats(connection, table, _read_seats(connection, table.id))
        connection.execute(lines.delete().where(lines.c.table_id == table.id, lines.c.number >= rewrite.stay))
        self._put_lines(connection, table, rewrite.stay)
        self._database.notify(connection, f"{table.id} {table.version}")
        return None

    def _put_seats(self, connection: Connection, table: StoredTable, before: list[StoredSeat]) -> None:
        """Update the seats that changed."""
        pairs = enumerate(zip_longest(before, table.seats))
        changed = {number: new for number, (old, new) in pairs if old != new}
        gone = [number for number in changed if number < len(before)]
        if gone:
            connection.execute(seats.delete().where(seats.c.table_id == table.id, seats.c.number.in_(gone)))
        rows = [vars(seat) | {"table_id": table.id, "number": number} for number, seat in changed.items() if seat]
        if rows:
            connection.execute(seats.insert(), rows)

    def _put_lines(self, connection: Connection, table: StoredTable, start: int) -> None:
        """Insert the record's lines from a number on."""
        new = enumerate(table.lines[start:], start)
        rows = [{"table_id": table.id, "number": number, "text": text} for number, text in new]
        if rows:
            connection.execute(lines.insert(), rows)

    def load(self, id: str) -> StoredTable | None:
        """A table with its whole record."""
        id = storable(id)
        with self._database.reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
            if row is None:
                return None
            asked = select(lines.c.text).where(lines.c.table_id == id).order_by(lines.c.number)
            return _read_table(row, _read_seats(connection, id), connection.scalars(asked))

    def of_person(self, person: str, limit: int = MOST_LISTED) -> list[StoredTable]:
        """Tables where a person sits or is the host, most recently changed first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        hosts = select(tables.c.id).where(tables.c.host == person)
        asked = select(tables).where(tables.c.id.in_(sits.union(hosts)))
        return self._heads(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def open(self, limit: int = MOST_LISTED) -> list[StoredTable]:
        """Public tables with a free seat, most recently changed first."""
        asked = select(tables).where(tables.c.lobby == OPEN)
        return self._heads(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))

    def public(self, limit: int = MOST_LISTED) -> list[StoredTable]:
        """Public tables to watch: those in play, then finished ones, most recently changed first."""
        asked = select(tables).where(tables.c.lobby >= OVER)
        asked = asked.order_by(tables.c.lobby.desc(), tables.c.changed.desc(), tables.c.id)
        return self._heads(asked.limit(limit))

    def waiting_for_bots(self) -> list[str]:
        """Tables that the server must continue: a bot is to decide, or a clock runs."""
        with self._database.reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(tables.c.watched).order_by(tables.c.id)))

    def _heads(self, asked: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        """Tables without the lines of their records, in the order asked for."""
        with self._database.reading() as connection:
            rows = connection.execute(asked).all()
            ids = [row.id for row in rows]
            sitting = select(seats.c.table_id, *SEAT).where(seats.c.table_id.in_(ids)).order_by(seats.c.number)
            at: defaultdict[str, list[StoredSeat]] = defaultdict(list)
            for table_id, *seat in connection.execute(sitting) if ids else ():
                at[table_id].append(StoredSeat(*seat))
        return [_read_table(row, at[row.id]) for row in rows]

    # Chat

    def say(self, table: str, person: str, name: str, seat: int, text: str, at: float) -> Remark:
        """Insert a chat message; LookupError if there is no such table."""
        with self._database.writing() as connection:
            # Lock the table's row, so that messages are numbered without gaps.
            here = select(tables.c.id).where(tables.c.id == storable(table)).with_for_update(key_share=True)
            if connection.scalars(here).one_or_none() is None:
                raise LookupError(f"there is no table {table}")
            last = connection.scalar(select(func.max(remarks.c.number)).where(remarks.c.table_id == table)) or 0
            remark = Remark(last + 1, storable(name), seat, storable(text), at)
            connection.execute(remarks.insert(), vars(remark) | {"table_id": table, "person": person})
            self._database.notify(connection, f"{table} chat")
        return remark

    def remarks(self, table: str, since: int = 0, limit: int = REMARKS_SHOWN) -> list[Remark]:
        """The last chat messages after a number, in order."""
        newer = (remarks.c.table_id == storable(table)) & (remarks.c.number > since)
        with self._database.reading() as connection:
            rows = connection.execute(select(*REMARK).where(newer).order_by(remarks.c.number.desc()).limit(limit)).all()
        return [Remark(*row) for row in reversed(rows)]
