"""What was acknowledged is never lost, and nothing is ever half written: on SQLite and on PostgreSQL."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from fondaco.server.accounts.names import guest_name
from fondaco.server.accounts.tokens import new_person_id, new_table_id
from fondaco.server.storage import Storage, StorageError
from fondaco.server.storage.database import read_url
from fondaco.server.storage.model import (
    NameTaken,
    Person,
    Remark,
    Rewrite,
    StaleWrite,
    StoredSeat,
    StoredTable,
    Takeback,
)
from fondaco.server.storage.schema import metadata

pytest_plugins = ["tests.server.postgres"]

Result = TypeVar("Result")

ANNA, BEN = StoredSeat("Anna", "anna"), StoredSeat("Ben", "ben")
BOT, FREE = StoredSeat("greedy", sitter="greedy"), StoredSeat()


@pytest.fixture
def storage(database_url: str) -> Iterator[Storage]:
    storage = Storage(database_url)
    storage.migrate()
    yield storage
    storage.close()


def new_table(*seats: StoredSeat, **things: object) -> StoredTable:
    table = StoredTable(new_table_id(), "column-of-fire", {"starting-player": "random"}, "anna", seats or (ANNA, BEN))
    return replace(table, **things)  # type: ignore[arg-type]


def kept(storage: Storage, *seats: StoredSeat, **things: object) -> StoredTable:
    table = new_table(*seats, **things)
    storage.tables.create(table)
    return table


def next_of(table: StoredTable, *lines: str, stay: int | None = None, **things: object) -> Rewrite:
    """A change that leaves so many lines, or all, and adds some."""
    stay = len(table.lines) if stay is None else stay
    after = replace(table, version=table.version + 1, lines=table.lines[:stay] + lines)
    return Rewrite(replace(after, **things), stay)  # type: ignore[arg-type]


def at_once(*tasks: Callable[[], Result]) -> list[Result | Exception]:
    """What came of tasks that began together."""
    gate = Barrier(len(tasks))

    def begin(task: Callable[[], Result]) -> Result | Exception:
        gate.wait()
        try:
            return task()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(tasks)) as threads:
        return list(threads.map(begin, tasks))


def other_process(script: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", script, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def ids(tables: list[StoredTable]) -> list[str]:
    return [table.id for table in tables]


# The shape of the database


def test_migrations_lead_to_the_schema(storage: Storage, database_url: str) -> None:
    engine = create_engine(read_url(database_url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        # The comparison does not look at these.
        for table in metadata.sorted_tables:
            found = inspect(connection).get_pk_constraint(table.name)
            assert found["constrained_columns"] == [column.name for column in table.primary_key.columns]
    engine.dispose()


def test_migrating_again_changes_nothing(storage: Storage) -> None:
    table = kept(storage, lines=("one",))
    storage.migrate()
    assert storage.tables.load(table.id) == table


def test_threads_may_migrate_at_once(database_url: str) -> None:
    storages = [Storage(database_url) for _ in range(4)]
    assert at_once(*(storage.migrate for storage in storages)) == [None] * 4
    for storage in storages:
        storage.close()


MIGRATOR = """
import sys
import alembic.command
from fondaco.server.storage import Storage

storage = Storage(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
storage.migrate()
print(storage.database.secret().hex())
storage.close()
"""


def test_processes_may_migrate_at_once(database_url: str) -> None:
    processes = [other_process(MIGRATOR, database_url) for _ in range(4)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    answers = [process.communicate(timeout=60) for process in processes]
    assert [error for _, error in answers] == [""] * 4
    assert len({secret for secret, _ in answers}) == 1


def test_a_database_of_a_newer_fondaco_is_left_alone(storage: Storage, database_url: str) -> None:
    engine = create_engine(read_url(database_url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StorageError, match=r"was made by a newer Fondaco$"):
        storage.migrate()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'fondaco.db'}")
    with storage.database.writing() as connection:
        answers = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    storage.close()
    assert answers == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


# Addresses


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "this is not the address of a database"),
        ("fondaco.db", "this is not the address of a database"),
        ("postgresql://anna:hunter2@host:hunter2/x", "this is not the address of a database"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("mysql://anna:hunter2@host/x", "tables are kept in SQLite or PostgreSQL, not in mysql"),
        ("sqlite+aiosqlite:///x.db", "tables are kept in SQLite or PostgreSQL, not in sqlite.aiosqlite"),
    ],
)
def test_a_bad_address_is_told_in_one_sentence(url: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence) as caught:
        Storage(url)
    assert "hunter2" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_spellings(scheme: str) -> None:
    assert read_url(f"{scheme}://anna@host/x").drivername == "postgresql+psycopg"


def test_a_database_that_does_not_answer_is_told_in_one_sentence() -> None:
    pytest.importorskip("psycopg")
    storage = Storage("postgresql://anna:hunter2@127.0.0.1:1/x")
    with pytest.raises(StorageError, match=r"^the PostgreSQL database on 127.0.0.1, port 1 cannot be used: ") as caught:
        storage.migrate()
    storage.close()
    assert "hunter2" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_driver_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageError, match=r"pip install 'fondaco\[postgres\]'$"):
        Storage("postgresql://anna@host/x")


def test_a_file_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is a letter to my aunt.\n" * 100)
    for name in ("text.db", "missing/fondaco.db", "."):
        storage = Storage(f"sqlite:///{tmp_path / name}")
        with pytest.raises(StorageError, match=r"^the database file .* cannot be used: the database says “[\w ]+”$"):
            storage.migrate()
        storage.close()


# The house's secret


def test_the_secret_is_made_once(storage: Storage, database_url: str) -> None:
    other = Storage(database_url)
    secrets = at_once(*[storage.database.secret, other.database.secret] * 4)
    other.close()
    assert len(set(map(str, secrets))) == 1
    assert isinstance(secrets[0], bytes)
    assert len(secrets[0]) == 32


# People


def test_a_person_is_found_by_id(storage: Storage) -> None:
    person = Person(new_person_id(), "Zoë", "fr")
    assert storage.people.find(person.id) is None
    storage.people.save(person)
    assert storage.people.find(person.id) == person


def test_a_person_can_change(storage: Storage) -> None:
    person = Person("1", "Zoë", "fr")
    for change in (person, replace(person, name="Bianca", password="hash"), replace(person, language="en")):
        storage.people.save(change)
        assert storage.people.find("1") == change
    assert storage.people.account("Bianca") is None


def test_an_account_is_found_by_its_name_in_any_case(storage: Storage) -> None:
    account = Person("1", "Zoë", "", "hash")
    storage.people.save(account)
    for name in ("Zoë", "zoë", "ZOË", "Zoe\N{COMBINING DIAERESIS}"):
        assert storage.people.account(name) == account
    assert storage.people.account("Zoe") is None


def test_a_guest_has_no_account(storage: Storage) -> None:
    storage.people.save(Person("1", "Zoë"))
    assert storage.people.account("Zoë") is None


def test_guests_may_have_one_name(storage: Storage) -> None:
    for id in "12":
        storage.people.save(Person(id, "Zoë"))
    storage.people.save(Person("3", "Zoë", "", "hash"))
    assert storage.people.account("zoë") == Person("3", "Zoë", "", "hash")


def test_no_two_accounts_have_one_name(storage: Storage) -> None:
    storage.people.save(Person("1", "Zoë", "", "hash"))
    storage.people.save(Person("2", "Bo", "", "hash"))
    for id in "23":
        with pytest.raises(NameTaken):
            storage.people.save(Person(id, "ZOË", "", "other"))
    assert storage.people.find("2") == Person("2", "Bo", "", "hash")
    assert storage.people.find("3") is None


def test_a_guest_cannot_take_the_name_of_an_account(storage: Storage) -> None:
    storage.people.save(Person("1", "Zoë", "", "hash"))
    storage.people.save(Person("2", "Bo"))
    for id in "23":
        with pytest.raises(NameTaken):
            storage.people.save(Person(id, "zoë"))
    assert storage.people.find("2") == Person("2", "Bo")


def test_a_guest_whose_name_became_an_account_can_go_on(storage: Storage) -> None:
    storage.people.save(Person("2", "Zoë"))
    storage.people.save(Person("1", "Zoë", "", "hash"))
    storage.people.save(Person("2", "Zoë", "fr"))
    assert storage.people.find("2") == Person("2", "Zoë", "fr")


def test_a_guest_may_bear_the_name_the_house_gave(storage: Storage) -> None:
    guest = Person("2", guest_name("2"))
    storage.people.save(Person("1", guest.name, "", "hash"))
    storage.people.save(guest)
    assert storage.people.find("2") == guest
    assert storage.people.account(guest.name) == Person("1", guest.name, "", "hash")


def test_an_account_can_become_a_guest_and_free_its_name(storage: Storage) -> None:
    storage.people.save(Person("1", "Zoë", "", "hash"))
    storage.people.save(Person("1", "Zoë"))
    storage.people.save(Person("2", "Zoë", "", "hash"))
    assert storage.people.account("Zoë") == Person("2", "Zoë", "", "hash")


def test_of_many_who_want_a_name_at_once_one_gets_it(storage: Storage) -> None:
    people = [Person(str(number), name, "", "hash") for number, name in enumerate(["Zoë", "zoë", "ZOË", "zOë"] * 2)]
    results = at_once(*(lambda person=person: storage.people.save(person) for person in people))
    winners = [person for person, result in zip(people, results) if result is None]
    assert len(winners) == 1
    assert all(isinstance(result, NameTaken) for result in results if result is not None)
    assert storage.people.account("zoë") == winners[0]
    assert [person for person in people if storage.people.find(person.id)] == winners


# Tables


def test_a_table_is_kept_with_everything(storage: Storage) -> None:
    robin = StoredSeat("Robin-1", "robin", "greedy", 59.25)
    table = kept(
        storage, ANNA, robin, BOT, FREE, public=True, bank=600, increment=5, version=7, position=5,
        created=1700000000.123456, changed=1700000001.654321, begun=True, over=True, waiting=(1, 3),
        takeback=Takeback(1, (0, 2)), head="fondaco record 1\nmoves:\n", lines=("wählen 'a'", "", "tire 3"),
        scores=(3, -1, 10, 0), winners=(2,), settings={"é": "ü", "x": ""},
    )  # fmt: skip
    assert storage.tables.load(table.id) == table


def test_a_table_is_kept_with_almost_nothing(storage: Storage) -> None:
    table = kept(storage, settings={})
    assert storage.tables.load(table.id) == table
    for request in (Takeback(0), None):
        change = next_of(table, takeback=request)
        storage.tables.rewrite(change)
        table = change.table
        assert storage.tables.load(table.id) == table


def test_there_is_no_unknown_table(storage: Storage) -> None:
    assert storage.tables.load("x") is None
    assert storage.tables.remarks("x") == []


def test_no_table_is_made_twice(storage: Storage) -> None:
    table = kept(storage, lines=("one",))
    with pytest.raises(StaleWrite):
        storage.tables.create(replace(table, game="other", lines=("two",)))
    assert storage.tables.load(table.id) == table


def test_hostile_ids_and_names_find_nothing(storage: Storage) -> None:
    kept(storage)
    for hostile in ("\0", "\ud800", "x" * 1_000_000, "'; DROP TABLE tables; --", "%", "é"):
        assert storage.tables.load(hostile) is None
        assert storage.tables.remarks(hostile) == []
        assert storage.people.find(hostile) is None
        assert storage.people.account(hostile) is None


# Changes of a table


def lines_of(storage: Storage, table: StoredTable) -> list[str]:
    found = storage.tables.load(table.id)
    assert found is not None
    return list(found.lines)


def test_a_change_adds_lines_and_replaces_the_rest(storage: Storage) -> None:
    table = kept(storage, lines=("one", "two"))
    change = next_of(table, "three", seats=(ANNA, BOT), scores=(1, 2), begun=True, waiting=(0,))
    storage.tables.rewrite(change)
    assert storage.tables.load(table.id) == change.table
    assert change.table.lines == ("one", "two", "three")


def test_taking_back_replaces_lines(storage: Storage) -> None:
    table = kept(storage, lines=("one", "two", "three"))
    shorter = next_of(table, stay=1)
    storage.tables.rewrite(shorter)
    assert storage.tables.load(table.id) == shorter.table
    other = next_of(shorter.table, "deux", "trois", "quatre")
    storage.tables.rewrite(other)
    assert lines_of(storage, table) == ["one", "deux", "trois", "quatre"]
    again = next_of(other.table, "drei", stay=2)
    storage.tables.rewrite(again)
    assert lines_of(storage, table) == ["one", "deux", "drei"]
    empty = next_of(again.table, stay=0)
    storage.tables.rewrite(empty)
    assert storage.tables.load(table.id) == empty.table


def test_what_stays_is_not_written_again(storage: Storage) -> None:
    table = kept(storage, lines=("one", "two"))
    storage.tables.rewrite(Rewrite(replace(table, version=1, public=True, lines=("never", "looked at")), stay=2))
    assert storage.tables.load(table.id) == replace(table, version=1, public=True)


def test_seats_come_go_and_change_hands(storage: Storage) -> None:
    table = kept(storage, ANNA, FREE, FREE)
    for seats in ((ANNA, BEN, BOT), (BEN, ANNA, BOT), (BEN,), (BEN, FREE, FREE, ANNA), (replace(BEN, bank=1.5), FREE)):
        change = next_of(table, seats=seats)
        storage.tables.rewrite(change)
        table = change.table
        assert storage.tables.load(table.id) == table


def test_a_change_of_another_version_writes_nothing(storage: Storage) -> None:
    table = kept(storage, version=5, lines=("one", "two"))
    for version in (-1, 0, 4, 5, 7, 8):
        with pytest.raises(StaleWrite):
            storage.tables.rewrite(
                Rewrite(replace(table, version=version, seats=(BOT,), lines=("x",), game="other"), 0)
            )
    assert storage.tables.load(table.id) == table


def test_an_unknown_table_cannot_change(storage: Storage) -> None:
    table = new_table(version=1, lines=("one",))
    with pytest.raises(StaleWrite):
        storage.tables.rewrite(Rewrite(table))
    assert storage.tables.load(table.id) is None


def test_a_change_that_fails_half_way_writes_nothing(storage: Storage) -> None:
    table = kept(storage, lines=("one", "two"))
    broken = next_of(table, "three", None, stay=1, seats=(BOT, BOT), game="other")  # type: ignore[arg-type]
    with pytest.raises(Exception, match=r"(?i)not.null"):
        storage.tables.rewrite(broken)
    assert storage.tables.load(table.id) == table


def test_of_two_changes_at_once_one_is_stale(storage: Storage) -> None:
    table = kept(storage, lines=("one", "two"))
    for turn in range(20):
        changes = [
            next_of(table, f"{who} {turn}", "and more", stay=random.randrange(3), seats=(seat, FREE))
            for who, seat in (("anna", ANNA), ("ben", BEN))
        ]
        results = at_once(*(lambda change=change: storage.tables.rewrite(change) for change in changes))
        winner = results.index(None)
        assert isinstance(results[1 - winner], StaleWrite)
        table = changes[winner].table
        assert storage.tables.load(table.id) == table


def test_a_reader_never_sees_half_a_change(storage: Storage) -> None:
    table = kept(storage, ANNA, version=0, lines=())

    def write() -> None:
        now = table
        for number in range(1, 101):
            stay = 0 if number % 10 == 0 else len(now.lines)
            change = next_of(now, *[f"at {number}"] * 3, stay=stay, seats=(StoredSeat(f"at {number}"),))
            storage.tables.rewrite(change)
            now = change.table

    def read() -> int:
        seen = set()
        while (found := storage.tables.load(table.id)) and found.version < 100:
            if found.version:
                seen.add(found.version)
                assert found.seats[0].name == f"at {found.version}"
                assert found.lines[-1] == f"at {found.version}"
                assert len(found.lines) == 3 * (found.version % 10 + (1 if found.version >= 10 else 0))
        return len(seen)

    written, *seen = at_once(write, read, read)
    assert written is None
    assert all(isinstance(count, int) and count > 1 for count in seen)


def test_many_tables_change_at_once(storage: Storage) -> None:
    tables = [kept(storage) for _ in range(12)]

    def play(table: StoredTable) -> StoredTable:
        for number in range(10):
            change = next_of(table, f"line {number}")
            storage.tables.rewrite(change)
            table = change.table
        return table

    after = at_once(*(lambda table=table: play(table) for table in tables))
    assert [storage.tables.load(table.id) for table in tables] == after


# Processes that are killed

PLAYER = """
import os, sys
from dataclasses import replace
from fondaco.server.storage.model import Rewrite
from fondaco.server.storage import Storage

storage = Storage(sys.argv[1])
table = storage.tables.load(sys.argv[2])
while True:
    stay = len(table.lines)
    version = table.version + 1
    table = replace(table, version=version, lines=table.lines + (f"{version} a", f"{version} b"))
    storage.tables.rewrite(Rewrite(table, stay))
    if sys.argv[3] == "dies":
        os._exit(9)
    print(version, flush=True)
"""


def test_a_process_that_dies_after_a_change_has_written_it(storage: Storage, database_url: str) -> None:
    table = kept(storage)
    process = other_process(PLAYER, database_url, table.id, "dies")
    assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 9
    assert storage.tables.load(table.id) == replace(table, version=1, lines=("1 a", "1 b"))


def test_a_killed_process_loses_nothing_it_told(storage: Storage, database_url: str) -> None:
    table = kept(storage)
    told = 0
    for _ in range(3):
        process = other_process(PLAYER, database_url, table.id, "is killed")
        assert process.stdout is not None
        for _ in range(random.randrange(5, 30)):
            told = int(process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL)
        rest, _errors = process.communicate(timeout=60)
        told = max([told, *map(int, rest.splitlines()[:-1])])
        found = storage.tables.load(table.id)
        assert found is not None
        assert found.version >= told
        assert found.lines == tuple(f"{number} {half}" for number in range(1, found.version + 1) for half in "ab")
        told = found.version


# Lists of tables


def test_a_persons_tables_are_those_with_a_seat_and_those_opened(storage: Storage) -> None:
    first = kept(storage, ANNA, BEN, changed=1.0, lines=("one",))
    opened = kept(storage, BOT, BOT, changed=3.0)
    robin = kept(storage, replace(ANNA, sitter="greedy"), BEN, host="ben", changed=2.0)
    kept(storage, BEN, BOT, host="ben", changed=4.0)
    assert storage.tables.of_person("anna") == [opened, robin, replace(first, lines=())]
    assert ids(storage.tables.of_person("anna", limit=2)) == [opened.id, robin.id]
    assert storage.tables.of_person("nobody") == []
    assert storage.tables.of_person("carl") == []


def test_a_table_is_open_while_it_is_public_and_has_a_free_seat(storage: Storage) -> None:
    old = kept(storage, ANNA, FREE, public=True, changed=1.0)
    new = kept(storage, ANNA, FREE, FREE, public=True, changed=2.0)
    kept(storage, ANNA, FREE)
    kept(storage, ANNA, BOT, public=True)
    kept(storage, ANNA, FREE, public=True, begun=True)
    assert storage.tables.open() == [new, old]
    assert storage.tables.open(limit=1) == [new]
    storage.tables.rewrite(next_of(new, seats=(ANNA, BEN, BOT)))
    assert storage.tables.open() == [old]


def test_public_tables_are_those_in_play_then_those_over(storage: Storage) -> None:
    old = kept(storage, public=True, begun=True, changed=1.0, lines=("one",))
    new = kept(storage, public=True, begun=True, changed=2.0)
    over = kept(storage, public=True, begun=True, over=True, changed=3.0)
    kept(storage, public=True, changed=4.0)
    kept(storage, begun=True, changed=4.0)
    assert storage.tables.public() == [new, replace(old, lines=()), over]
    assert storage.tables.public(limit=1) == [new]


def test_bots_are_waited_for_where_one_is_to_decide_or_a_clock_runs(storage: Storage) -> None:
    bot = kept(storage, ANNA, BOT, begun=True, waiting=(0, 1))
    robin = kept(storage, replace(ANNA, sitter="greedy"), BEN, begun=True, waiting=(0,))
    clock = kept(storage, ANNA, BEN, begun=True, waiting=(0,), bank=60)
    kept(storage, ANNA, BOT, begun=True, waiting=(0,))
    kept(storage, ANNA, BOT, waiting=(1,), bank=60)
    kept(storage, ANNA, BOT, begun=True, over=True, waiting=(1,), bank=60)
    assert set(storage.tables.waiting_for_bots()) == {bot.id, robin.id, clock.id}
    storage.tables.rewrite(next_of(bot, waiting=(0,)))
    storage.tables.rewrite(next_of(clock, over=True))
    assert storage.tables.waiting_for_bots() == [robin.id]


# Chat


def test_remarks_are_numbered_at_each_table(storage: Storage) -> None:
    table, other = kept(storage), kept(storage)
    first = storage.tables.say(table.id, "anna", "Anna", 0, "Salut ☺", 1.5)
    elsewhere = storage.tables.say(other.id, "anna", "Anna", -1, "Hello", 2.5)
    second = storage.tables.say(table.id, "ben", "Ben", 1, "Hi", 3.5)
    assert first == Remark(1, "Anna", 0, "Salut ☺", 1.5)
    assert (elsewhere.number, second.number) == (1, 2)
    assert storage.tables.remarks(table.id) == [first, second]
    assert storage.tables.remarks(other.id) == [elsewhere]


def test_remarks_can_be_asked_from_a_number_on(storage: Storage) -> None:
    table = kept(storage)
    said = [storage.tables.say(table.id, "anna", "Anna", 0, f"{number}", 0.0) for number in range(1, 8)]
    assert storage.tables.remarks(table.id, since=4) == said[4:]
    assert storage.tables.remarks(table.id, limit=2) == said[-2:]
    assert storage.tables.remarks(table.id, since=4, limit=2) == said[-2:]
    assert storage.tables.remarks(table.id, since=7) == []


def test_nothing_is_said_where_there_is_no_table(storage: Storage) -> None:
    with pytest.raises(LookupError):
        storage.tables.say("x", "anna", "Anna", 0, "Hello", 0.0)


def test_hostile_remarks_do_no_harm(storage: Storage) -> None:
    table = kept(storage)
    for hostile in ("a\0b", "a\ud800b", "'; DROP TABLE remarks; --", "x" * 100_000):
        assert storage.tables.say(table.id, "anna", "Anna", 0, hostile, 0.0) == storage.tables.remarks(table.id)[-1]
    assert len(storage.tables.remarks(table.id)) == 4


def test_who_speaks_at_once_is_numbered_without_gaps(storage: Storage, database_url: str) -> None:
    table = kept(storage)
    other = Storage(database_url)

    def speak(through: Storage) -> list[int]:
        return [through.tables.say(table.id, "anna", "Anna", 0, "Hello", 0.0).number for _ in range(5)]

    numbers = at_once(*(lambda through=through: speak(through) for through in [storage, other] * 4))
    other.close()
    assert sorted(number for spoken in numbers if isinstance(spoken, list) for number in spoken) == list(range(1, 41))
    assert [remark.number for remark in storage.tables.remarks(table.id)] == list(range(1, 41))


def test_chat_does_not_disturb_the_game(storage: Storage) -> None:
    table = kept(storage)
    storage.tables.say(table.id, "anna", "Anna", 0, "Hello", 0.0)
    assert storage.tables.load(table.id) == table
    storage.tables.rewrite(next_of(table, "one"))
    assert len(storage.tables.remarks(table.id)) == 1


# A database that goes away


def test_a_restart_of_the_database_is_survived(postgres_url: str) -> None:
    storage = Storage(postgres_url)
    storage.migrate()
    table = kept(storage)
    cut_all_connections(postgres_url)
    assert storage.tables.load(table.id) == table
    cut_all_connections(postgres_url)
    storage.tables.rewrite(next_of(table, "one"))
    assert lines_of(storage, table) == ["one"]
    storage.close()


def cut_all_connections(url: str) -> None:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
