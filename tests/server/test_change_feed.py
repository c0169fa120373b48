"""Every worker hears of what another worker changed."""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import active_count

import pytest

from fondaco.server.storage import Storage
from fondaco.server.storage.change_feed import LocalFeed, PostgresFeed, change_feed_for
from fondaco.server.storage.model import Rewrite, StaleWrite, StoredSeat, StoredTable

pytest_plugins = ["tests.server.postgres"]

SOON = 10
"""Seconds: far more than it takes."""

TABLE = StoredTable("t1", "column-of-fire", {}, "anna", (StoredSeat("Anna", "anna"),))


@pytest.fixture
def storage(postgres_url: str) -> Iterator[Storage]:
    storage = Storage(postgres_url)
    storage.migrate()
    yield storage
    storage.close()


@pytest.fixture
def heard(storage: Storage, postgres_url: str) -> Iterator[SimpleQueue[str]]:
    """What a bell at this database says."""
    heard: SimpleQueue[str] = SimpleQueue()
    bell = PostgresFeed(postgres_url)
    bell.start(heard.put)
    yield heard
    bell.stop()


def run(url: str, statement: bytes) -> None:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement)


def cut_the_bell_off(url: str) -> None:
    listening = b"query = 'LISTEN fondaco' AND datname = current_database()"
    run(url, b"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE " + listening)


def nothing_more(heard: SimpleQueue[str]) -> bool:
    try:
        heard.get(timeout=0.2)
    except Empty:
        return True
    return False


def test_sqlite_needs_no_bell() -> None:
    bell = change_feed_for("sqlite:///fondaco.db")
    assert isinstance(bell, LocalFeed)
    bell.start(lambda payload: None)
    bell.stop()


def test_postgresql_has_a_bell() -> None:
    assert isinstance(change_feed_for("postgres://anna@host/x"), PostgresFeed)


def test_changes_and_remarks_are_heard_in_order(storage: Storage, heard: SimpleQueue[str]) -> None:
    storage.tables.create(TABLE)
    storage.tables.rewrite(Rewrite(replace(TABLE, version=1)))
    storage.tables.say("t1", "anna", "Anna", 0, "Hello", 0.0)
    storage.tables.rewrite(Rewrite(replace(TABLE, version=2)))
    assert [heard.get(timeout=SOON) for _ in range(4)] == ["t1 0", "t1 1", "t1 chat", "t1 2"]
    assert nothing_more(heard)


def test_what_is_heard_is_already_kept(storage: Storage, heard: SimpleQueue[str]) -> None:
    storage.tables.create(TABLE)
    assert heard.get(timeout=SOON) == "t1 0"
    for version in range(1, 30):
        storage.tables.rewrite(Rewrite(replace(TABLE, version=version)))
        assert heard.get(timeout=SOON) == f"t1 {version}"
        assert storage.tables.load("t1") == replace(TABLE, version=version)


def test_nothing_is_heard_of_what_was_not_written(storage: Storage, heard: SimpleQueue[str]) -> None:
    with pytest.raises(StaleWrite):
        storage.tables.rewrite(Rewrite(replace(TABLE, version=1)))
    with pytest.raises(LookupError):
        storage.tables.say("t1", "anna", "Anna", 0, "Hello", 0.0)
    assert nothing_more(heard)


LISTENER = """
import sys
from queue import SimpleQueue
from fondaco.server.storage.change_feed import change_feed_for

heard = SimpleQueue()
bell = change_feed_for(sys.argv[1])
bell.start(heard.put)
print("listening", flush=True)
print(heard.get(timeout=30), flush=True)
bell.stop()
"""


def test_another_process_hears_of_a_change(storage: Storage, postgres_url: str) -> None:
    command = [sys.executable, "-c", LISTENER, postgres_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "listening\n"
        storage.tables.create(TABLE)
        assert process.stdout.readline() == "t1 0\n"
        assert process.wait(SOON) == 0


def test_a_bell_that_was_cut_off_comes_back(storage: Storage, heard: SimpleQueue[str], postgres_url: str) -> None:
    for version in range(2):
        cut_the_bell_off(postgres_url)
        assert heard.get(timeout=SOON) == "*"
        change = replace(TABLE, version=version)
        storage.tables.rewrite(Rewrite(change)) if version else storage.tables.create(change)
        assert heard.get(timeout=SOON) == f"t1 {version}"
    assert nothing_more(heard)


def test_a_listeners_mistake_does_not_silence_the_bell(storage: Storage, postgres_url: str) -> None:
    heard: SimpleQueue[str] = SimpleQueue()

    def listen(payload: str) -> None:
        heard.put(payload)
        raise RuntimeError("a mistake")

    bell = PostgresFeed(postgres_url)
    bell.start(listen)
    storage.tables.create(TABLE)
    storage.tables.say("t1", "anna", "Anna", 0, "Hello", 0.0)
    assert [heard.get(timeout=SOON) for _ in range(2)] == ["t1 0", "t1 chat"]
    bell.stop()


def test_a_bell_stops_promptly_and_can_be_started_again(storage: Storage, postgres_url: str) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    threads = active_count()
    bell = PostgresFeed(postgres_url)
    for version in range(3):
        bell.start(heard.put)
        started = time.monotonic()
        bell.stop()
        bell.stop()
        assert time.monotonic() - started < 2
        assert active_count() == threads
        storage.tables.create(replace(TABLE, id=f"t{version}"))
    assert nothing_more(heard)


def test_a_bell_without_a_database_waits_for_one_and_stops_promptly() -> None:
    pytest.importorskip("psycopg")
    bell = PostgresFeed("postgresql://anna:hunter2@127.0.0.1:1/x")
    started = time.monotonic()
    bell.start(lambda payload: None)
    bell.stop()
    assert time.monotonic() - started < 2


def test_a_bell_is_started_once(postgres_url: str) -> None:
    bell = PostgresFeed(postgres_url)
    bell.start(lambda payload: None)
    with pytest.raises(RuntimeError):
        bell.start(lambda payload: None)
    bell.stop()
