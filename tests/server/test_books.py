"""Table books: shared by a link, and nothing is lost."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import Telling
from tests.server.phone import JSON, Phone
from tests.server.serving import Street, open_house
from tests.server.test_pages import check

from fondaco.companion.odds.answer import find
from fondaco.companion.tracker import Book
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.companion import book_service
from fondaco.server.companion.book_service import BookOutdated, BookService
from fondaco.server.companion.rolls import rolled_now
from fondaco.server.http_errors import NotPossible
from fondaco.server.storage import Storage, StorageError
from fondaco.server.storage.books import StoredBook
from fondaco.server.storage.model import Person, StaleWrite

pytest_plugins = ["tests.server.postgres"]

STRANGE = ["", " ", "x", "1e3", "0x4", "４", "9" * 7, "9" * 5000, "1.5", "--1", "\0", "<script>", "{{ 7 * 7 }}", "NaN"]


# Table books -------------------------------------------------------------------------------------


def test_a_book_is_begun_written_and_taken_back(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin(title="Saturday", **{"name-spain": "Anna"})
        shown = (await phone.get(book)).text
        assert "Saturday" in shown and "Anna" in shown and "New personalities" in shown
        entered = await phone.enter(book, 0, do="vp", power="spain", by=2)
        assert entered.json()["version"] == 1
        assert "Spain: +2 VP, now 2" in entered.json()["book"]
        undone = await phone.enter(book, 1, do="undo")
        assert undone.json()["version"] == 2 and "+2 VP" not in undone.json()["book"]

    happens(story)


def test_a_book_without_a_script(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin()
        note = {"entry": '{"do": "note"}', "with-text": "  <b>Pizza</b>  ", "version": "0"}
        answered = await phone.post(f"{book}/entries", **note)
        assert (answered.status_code, answered.headers["location"]) == (303, book)
        shown = (await phone.get(book)).text
        assert "&lt;b&gt;Pizza&lt;/b&gt;" in shown and "<b>Pizza" not in shown
        war = {"entry": '{"do": "war"}', "with-one": "spain", "with-other": "spain", "version": "1"}
        refused = await phone.post(f"{book}/entries", **war)
        assert refused.status_code == 422
        check(refused.text)

    happens(story)


def test_whoever_is_slower_is_told_and_sees_the_fresh_book(happens: Telling) -> None:
    async def story(street: Street) -> None:
        anna, ben = Phone(street), Phone(street)
        book = await anna.begin()
        await ben.get(book)
        assert (await anna.enter(book, 0, do="vp", power="spain", by=1)).status_code == 200
        slower = await ben.enter(book, 0, do="vp", power="england", by=1)
        assert slower.status_code == 409
        told = slower.json()
        assert told["complaint"].startswith("Somebody was faster")
        assert told["version"] == 1 and "Spain: +1 VP, now 1" in told["book"]
        assert (await ben.enter(book, told["version"], do="vp", power="england", by=1)).status_code == 200

    happens(story)


def test_of_many_at_once_none_is_lost_and_none_doubled(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phones = [Phone(street) for _ in range(6)]
        book = await phones[0].begin()

        async def five(phone: Phone) -> int:
            done = version = 0
            while done < 5:
                answered = await phone.enter(book, version, do="vp", power="spain", by=1)
                version = answered.json()["version"]
                done += answered.status_code == 200
            return done

        assert sum(await asyncio.gather(*map(five, phones))) == 30
        live = await street.services.books.open(book.rpartition("/")[2])
        assert (live.version, live.state.vp["spain"]) == (30, 30)

    happens(story)


def test_a_roll_goes_into_the_book_with_its_dice(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin()
        id = book.rpartition("/")[2]
        rolled = await phone.post("/companion/odds/field-battle/roll", book=id, headers=JSON)
        assert "roll" in rolled.json()
        shown = (await phone.get(book)).text
        assert "Field battle:" in shown and shown.count('role="img"') == 4 + 5
        early = await phone.post("/companion/odds/intelligence/roll", book=id, headers=JSON)
        assert early.status_code == 422 and "espionage.turn-three" in early.json()["complaint"]
        page = await phone.post("/companion/odds/intelligence/roll", book=id)
        assert page.status_code == 422 and "before Turn 3" in page.text
        assert (await street.services.books.open(id)).version == 1

    happens(story)


def test_books_come_back_after_a_restart_and_are_listed(tmp_path: Path) -> None:
    async def first() -> tuple[str, httpx.Cookies]:
        async with open_house(tmp_path) as street:
            phone = Phone(street)
            book = await phone.begin(title="Long evening")
            await phone.enter(book, 0, do="vp", power="england", by=3)
            return book, phone.client.cookies

    async def second(book: str, cookies: httpx.Cookies) -> None:
        async with open_house(tmp_path) as street:
            phone, stranger = Phone(street), Phone(street)
            phone.client.cookies = cookies
            assert "Long evening" in (await phone.get("/companion")).text
            assert "Long evening" not in (await stranger.get("/companion")).text
            assert "England: +3 VP, now 3" in (await stranger.get(book)).text
            assert (await stranger.enter(book, 1, do="undo")).status_code == 200
            assert "Long evening" in (await stranger.get("/companion")).text

    asyncio.run(second(*asyncio.run(first())))


def test_a_form_that_cannot_be_comes_back_as_it_was_filled_in(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        cases: list[dict[str, str]] = [
            {"power-spain": "yes"},
            {"power-spain": "yes", "power-france": "yes", "turns": "many"},
            {"power-spain": "yes", "power-france": "yes", "turns": "99"},
            {"power-spain": "yes", "power-france": "yes", "title": "x" * 61},
            {"power-spain": "yes", "power-france": "yes", "title": "\0"},
            {"power-spain": "yes", "power-france": "yes", "name-spain": "\u202e" * 3},
        ]
        for fields in cases:
            answered = await phone.post("/companion/books", **fields)
            assert answered.status_code == 422, fields
            assert 'role="alert"' in answered.text
            check(answered.text)

    happens(story)


HOSTILE = [
    "",
    "{",
    "[]",
    "null",
    "1" * 1999,
    "[" * 1999,
    '{"do": "begin"}',
    '{"do": "roll", "procedure": "colony", "values": {}, "faces": [[6, 6]], "row": "treasure"}',
    '{"do": ["vp"]}',
    '{"do": {}}',
    '{"do": "vp"}',
    '{"do": "vp", "power": "spain", "by": 1e999}',
    '{"do": "vp", "power": "spain", "by": NaN}',
    '{"do": "vp", "power": "spain", "by": true}',
    '{"do": "vp", "power": "spain", "by": 99999999999999999999999}',
    '{"do": "vp", "power": "empire", "by": 1}',
    '{"do": "vp", "power": "spain", "by": 1, "more": 2}',
    '{"do": "note", "text": "\\ud800"}',
    '{"do": "note", "text": "\\u0000"}',
    '{"do": "note", "text": "' + "x" * 500 + '"}',
    '{"do": "tick", "step": "nothing"}',
    '{"do": "tick", "step": "next-turn"}',
    '{"do": "war", "powers": ["spain"]}',
    '{"do": "ransom", "leader": "{{ 7 * 7 }}"}',
]


@pytest.mark.parametrize("entry", HOSTILE)
def test_hostile_entries_change_nothing(happens: Telling, entry: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin()
        for headers in (JSON, {}):
            answered = await phone.post(f"{book}/entries", entry=entry, version="0", headers=headers)
            assert answered.status_code == 422, answered.text[:300]
        assert (await street.services.books.open(book.rpartition("/")[2])).version == 0

    happens(story)


@pytest.mark.parametrize("version", ["", "x", "-1", "1e3", "9" * 13, "٣"])
def test_a_strange_version_changes_nothing(happens: Telling, version: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin()
        answered = await phone.post(f"{book}/entries", entry='{"do": "undo"}', version=version)
        assert answered.status_code == 422

    happens(story)


def test_dealt_cards_are_counted(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin()
        for version, step in enumerate(("personalities", "fortresses-jesuits", "new-cards")):
            assert (await phone.enter(book, version, do="tick", step=step)).status_code == 200
        fields = {"entry": '{"do": "tick", "step": "deal"}', "version": "3", "with-dealt-spain": "7"}
        assert (await phone.post(f"{book}/entries", **fields, **{"with-dealt-england": ""})).status_code == 303
        state = (await street.services.books.open(book.rpartition("/")[2])).state
        assert (state.hands["spain"].cards, state.hands["england"].cards) == (7, None)

    happens(story)


@pytest.mark.parametrize("free", ["", "yes"])
def test_a_whole_turn_page_by_page(happens: Telling, free: str) -> None:
    """Every step shows a page that is whole, up to the second turn."""

    async def story(street: Street) -> None:
        phone = Phone(street)
        book = await phone.begin(free=free)
        for version in range(60):
            shown = (await phone.get(book)).text
            if "Turn 2 of 7" in shown:
                return
            if version % 8 == 0:
                check(shown)
            live = await street.services.books.open(book.rpartition("/")[2])
            step = live.state.step
            assert step
            passing = {"do": "pass", "power": live.state.mover}
            entry = passing if step.name == "impulses" else {"do": "tick", "step": step.name}
            answered = await phone.enter(book, version, **entry)
            assert answered.status_code == 200, answered.text
        raise AssertionError("the turn does not end")

    happens(story)


def test_two_processes_share_the_books(tmp_path: Path) -> None:
    async def story() -> None:
        archives = [Storage(f"sqlite:///{tmp_path / 'shared.db'}") for _ in range(2)]
        archives[0].migrate()
        here, there = (BookService(archive.books, lambda: 1.0) for archive in archives)
        anna = Person("anna", "Anna")
        first = await here.create(anna, "Shared", Book.begin())
        second = await there.open(first.id)
        await here.enter(first, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        with pytest.raises(BookOutdated):
            await there.enter(second, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (second.version, second.state.vp["spain"]) == (1, 1)
        await there.enter(second, anna, {"do": "undo"}, 1)
        await here.on_notification(f"{first.id} 2")
        assert (first.version, first.state.vp["spain"]) == (2, 0)
        await there.enter(second, anna, {"do": "vp", "power": "spain", "by": 5}, 2)
        procedure = find("colony")
        rolled = rolled_now(procedure, procedure.filled({}))
        await here.roll(first, anna, procedure, procedure.filled({}), rolled)
        await there.on_notification("*")
        assert (second.version, second.state.vp["spain"], len(second.book)) == (4, 5, 3)
        for archive in archives:
            archive.close()

    asyncio.run(story())


def test_what_cannot_be_written_did_not_happen(house_of_books: BookService) -> None:
    async def story() -> None:
        anna = Person("anna", "Anna")
        live = await house_of_books.create(anna, "Broken", Book.begin())
        with pytest.MonkeyPatch.context() as patch, pytest.raises(StorageError):
            patch.setattr(house_of_books.store, "rewrite", broken)
            await house_of_books.enter(live, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (live.version, live.state.vp["spain"]) == (0, 0)
        with pytest.MonkeyPatch.context() as patch, pytest.raises(NotPossible):
            patch.setattr(book_service, "LONGEST_BOOK", 10)
            await house_of_books.enter(live, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (live.version, live.state.vp["spain"]) == (0, 0)

    asyncio.run(story())


def broken(book: StoredBook) -> None:
    raise StorageError("the disk is full")


@pytest.fixture
def house_of_books(tmp_path: Path) -> Iterator[BookService]:
    archive = Storage(f"sqlite:///{tmp_path / 'books.db'}")
    archive.migrate()
    yield BookService(archive.books, lambda: 1.0)
    archive.close()


def test_a_book_of_another_fondaco_is_listed_and_says_so(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        await phone.get("/companion")
        person = street.services.signer.read(phone.client.cookies["fondaco"]) or ""
        strange = StoredBook(new_table_id(), "Strange", person, 0, 1.0, 1.0, "nonsense")
        street.services.storage.books.create(strange)
        assert "cannot be read" in (await phone.get("/companion")).text
        assert (await phone.get(f"/companion/books/{strange.id}")).status_code == 503

    happens(story)


# Storage -----------------------------------------------------------------------------------------


@pytest.fixture
def archive(database_url: str) -> Iterator[Storage]:
    archive = Storage(database_url)
    archive.migrate()
    yield archive
    archive.close()


def a_book(host: str = "anna", **things: Any) -> StoredBook:
    return replace(StoredBook(new_table_id(), "Evening", host, 0, 1.0, 1.0, Book.begin().save()), **things)


def test_a_book_is_kept_as_it_is(archive: Storage) -> None:
    book = a_book(title="Soirée «à six»")
    archive.books.create(book)
    assert archive.books.load(book.id) == book
    assert archive.books.load("nothing") is None and archive.books.load("\0") is None
    with pytest.raises(StaleWrite):
        archive.books.create(book)


def test_only_the_next_version_is_written(archive: Storage) -> None:
    book = a_book()
    archive.books.create(book)
    second = replace(book, version=1, changed=2.0, text=book.text + '{"do": "note", "text": "x"}\n')
    archive.books.rewrite(second)
    assert archive.books.load(book.id) == second
    for version in (0, 1, 3):
        with pytest.raises(StaleWrite):
            archive.books.rewrite(replace(second, version=version))
    assert archive.books.load(book.id) == second


def test_readers_find_their_books_the_newest_first(archive: Storage) -> None:
    old, new, others = a_book(changed=1.0), a_book(changed=2.0), a_book("ben", changed=3.0)
    for book in (old, new, others):
        archive.books.create(book)
    assert archive.books.of_person("anna") == [new, old]
    archive.books.add_reader(others.id, "anna")
    archive.books.add_reader(others.id, "anna")
    assert archive.books.of_person("anna") == [others, new, old]
    assert archive.books.of_person("anna", 1) == [others]
    assert archive.books.of_person("nobody") == []
