"""The companion: odds that are right at once, and table books that lose nothing."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import Telling
from tests.server.serving import Street, open_house
from tests.server.test_pages import check

from fondaco.companion.odds.answer import answer, find, neighbours, sweep
from fondaco.companion.odds.sentences import Sentences
from fondaco.companion.tracker import Book
from fondaco.games.virgin_queen.card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.card.procedure import NUMBER
from fondaco.server.companion import books
from fondaco.server.companion.archive import Archive, KeptBook
from fondaco.server.companion.asking import GROUPS
from fondaco.server.companion.books import Faster, Library
from fondaco.server.companion.figures import gathered
from fondaco.server.companion.rolling import rolled_now
from fondaco.server.companion.values import query_of, values_of
from fondaco.server.kept import Person, Stale
from fondaco.server.people import new_table_id
from fondaco.server.storage import StorageError
from fondaco.server.trouble import NotPossible

pytest_plugins = ["tests.server.postgres"]

JSON = {"accept": "application/json"}
STRANGE = ["", " ", "x", "1e3", "0x4", "４", "9" * 7, "9" * 5000, "1.5", "--1", "\0", "<script>", "{{ 7 * 7 }}", "NaN"]


class Phone:
    """Somebody with a browser of their own."""

    def __init__(self, street: Street) -> None:
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(street.app), base_url="http://localhost")
        self.token = ""

    async def get(self, path: str, **more: Any) -> httpx.Response:
        response = await self.client.get(path, **more)
        found = re.search(r'name="form-token" content="([^"]+)"', response.text)
        self.token = found[1] if found else self.token
        return response

    async def post(self, path: str, **fields: Any) -> httpx.Response:
        if not self.token:
            await self.get("/companion")
        headers = fields.pop("headers", {})
        return await self.client.post(path, data={"form_token": self.token, **fields}, headers=headers)

    async def begin(self, **fields: str) -> str:
        """The address of a new book."""
        powers = {f"power-{power}": "yes" for power in ("ottoman", "spain", "england")}
        answered = await self.post("/companion/books", **{**powers, **fields})
        assert answered.status_code == 303, answered.text
        return answered.headers["location"]

    async def enter(self, book: str, version: int, **entry: Any) -> httpx.Response:
        fields = {"entry": json.dumps(entry), "version": version}
        return await self.post(f"{book}/entries", **fields, headers=JSON)


def words_of(html: str) -> str:
    """What a page says, without its marks."""
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


# Every page --------------------------------------------------------------------------------------


def test_every_procedure_is_in_one_group() -> None:
    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted(PROCEDURES)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_is_whole_in_both_languages(happens: Telling, language: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        phone.client.cookies.set("language", language)
        book = await phone.begin()
        names = [f"/companion/odds/{name}" for name in PROCEDURES]
        for path in ("/companion", "/companion/books", book, f"/companion?book={book.rpartition('/')[2]}", *names):
            answered = await phone.get(path)
            assert answered.status_code == 200, path
            assert answered.headers["content-language"] == language
            check(answered.text)

    happens(story)


def test_the_lobby_leads_to_the_companion_and_that_to_the_odds(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        assert (await phone.get("/")).text.count('href="/companion"') == 1
        listed = (await phone.get("/companion")).text
        for name in PROCEDURES:
            assert f'href="/companion/odds/{name}"' in listed

    happens(story)


@pytest.mark.parametrize("name", PROCEDURES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_shows_the_exact_odds(happens: Telling, name: str, language: str) -> None:
    async def story(street: Street) -> None:
        procedure = find(name)
        values = procedure.filled({})
        words, answered = Sentences(language), answer(procedure, values)
        shown = (await Phone(street).get(f"/companion/odds/{name}?lang={language}")).text
        assert f">{words.percent(answered.chance)}</strong>" in shown
        said = words_of(shown)
        for row, chance in answered.rows.items():
            assert words.row(procedure, row) in said and str(chance) in said
        for change in sweep(procedure, values):
            assert words.percent(change.chance) in said

    happens(story)


def test_the_address_carries_the_values(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        shown = (await phone.get("/companion/odds/field-battle?attack=7&leader=2")).text
        chance = answer(find("field-battle"), find("field-battle").filled({"attack": 7, "leader": 2})).chance
        assert f">{Sentences('en').percent(chance)}</strong>" in shown
        assert 'id="ask-attack" name="attack" value="7"' in shown
        assert 'name="next" value="/companion/odds/field-battle?attack=7&amp;leader=2"' in shown

    happens(story)


def test_a_page_without_a_script_is_tidied(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        asked = "/companion/odds/piracy-europe?corsairs=3&ottoman=0&knights=0&knights=1&step=corsairs:1"
        answered = await phone.get(asked)
        assert answered.status_code == 303
        assert answered.headers["location"] == "/companion/odds/piracy-europe?corsairs=4&ottoman=0&knights=1"
        stepped = await phone.get("/companion/odds/field-battle?attack=20&step=attack:1")
        assert stepped.headers["location"] == "/companion/odds/field-battle?attack=20"

    happens(story)


def test_values_and_addresses_are_each_others_inverse() -> None:
    for procedure in PROCEDURES.values():
        usual = procedure.filled({})
        assert query_of(procedure, usual) == ""
        for each in procedure.inputs:
            for value in neighbours(each, each.usual):
                values = {**usual, each.name: value}
                query = query_of(procedure, values).lstrip("?")
                assert values_of(procedure, [tuple(part.split("=")) for part in query.split("&")]) == values  # type: ignore[misc]


def test_small_chances_are_gathered_and_none_is_lost() -> None:
    procedure = find("naval-combat")
    most = {each.name: 9 for each in procedure.inputs if each.kind == NUMBER and "armada" not in each.name}
    values = procedure.filled({**most, "leader": 3, "defend-leader": 3})
    for law in answer(procedure, values).numbers.values():
        lines = gathered(law)
        assert sum(chance for _, chance in lines) == 1
        assert len(lines) <= len(law)


# What is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "/parts"])
def test_what_the_card_does_not_allow_is_refused_with_its_clause(happens: Telling, part: str) -> None:
    async def story(street: Street) -> None:
        for path, clause in (
            ("field-battle{}?attack=21", "battle.field.attack-dice"),
            ("assault{}?attack=0", "battle.assault.success"),
            ("assassination{}?turn=2", "espionage.turn-three"),
        ):
            told = (await Phone(street).get(f"/companion/odds/{path.format(part)}")).text
            assert "This cannot be rolled" in told and clause in told
            assert "chance-number" not in told and "disabled" in told
            figures = await Phone(street).get(f"/companion/odds/{path.format('/figures')}")
            assert not figures.json()["figures"].strip()

    happens(story)


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_values_get_one_clear_sentence(happens: Telling, strange: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        for path in ("/companion/odds/field-battle", "/companion/odds/field-battle/parts"):
            answered = await phone.get(path, params={"attack": strange})
            assert answered.status_code in (414, 422)
            assert "Traceback" not in answered.text
        rolled = await phone.post("/companion/odds/field-battle/roll", attack=strange)
        assert rolled.status_code == 422

    happens(story)


def test_unknown_procedures_and_books_are_not_found(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        for path in ("/companion/odds/nothing", "/companion/odds/nothing/parts", "/companion/books/nothing"):
            answered = await phone.get(path)
            assert answered.status_code == 404
        assert (await phone.get("/companion/odds/colony?book=%00")).status_code == 404
        assert (await phone.post("/companion/odds/nothing/roll")).status_code == 404
        assert (await phone.post("/companion/odds/colony/roll", book="nothing")).status_code == 404
        assert (await phone.enter("/companion/books/nothing", 0, do="undo")).status_code == 404

    happens(story)


def test_fields_that_messengers_add_to_links_do_no_harm(happens: Telling) -> None:
    async def story(street: Street) -> None:
        answered = await Phone(street).get("/companion/odds/colony?fbclid=x&plantation=1")
        assert answered.status_code == 200

    happens(story)


@pytest.mark.parametrize("path", ["/companion/odds/colony/roll", "/companion/books", "/companion/books/x/entries"])
def test_a_form_without_our_token_is_refused(happens: Telling, path: str) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        await phone.get("/companion")
        for token in ("", "x", phone.token[::-1]):
            assert (await phone.post(path, form_token=token)).status_code == 403
        evil = await phone.post(path, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403

    happens(story)


# Rolling -----------------------------------------------------------------------------------------


def test_a_roll_shows_every_die_and_what_follows(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        rolled = await phone.post("/companion/odds/field-battle/roll", attack="3", headers=JSON)
        html = rolled.json()["roll"]
        assert html.count("<svg") == 3 + 5
        assert "Attacker" in html and "Defender" in html
        assert any(Sentences("en").consequence(find("field-battle"), row) in unescape(html) for row in FIELD_ROWS)

    happens(story)


FIELD_ROWS = find("field-battle").rows


def test_without_a_script_the_roll_is_on_the_page(happens: Telling) -> None:
    async def story(street: Street) -> None:
        rolled = await Phone(street).post("/companion/odds/conversion/roll", dice="6")
        assert rolled.status_code == 200
        assert rolled.text.count('role="img"') == 6
        check(rolled.text)

    happens(story)


def test_nothing_is_rolled_that_the_card_refuses(happens: Telling) -> None:
    async def story(street: Street) -> None:
        rolled = await Phone(street).post("/companion/odds/assassination/roll", turn="1")
        assert rolled.status_code == 422
        assert "espionage.turn-three" in rolled.text and 'role="img"' not in rolled.text

    happens(story)


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
        live = await street.house.books.open(book.rpartition("/")[2])
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
        assert (await street.house.books.open(id)).version == 1

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
        assert (await street.house.books.open(book.rpartition("/")[2])).version == 0

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
        state = (await street.house.books.open(book.rpartition("/")[2])).state
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
            live = await street.house.books.open(book.rpartition("/")[2])
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
        archives = [Archive(f"sqlite:///{tmp_path / 'shared.db'}") for _ in range(2)]
        archives[0].migrate()
        here, there = (Library(archive, lambda: 1.0) for archive in archives)
        anna = Person("anna", "Anna")
        first = await here.create(anna, "Shared", Book.begin())
        second = await there.open(first.id)
        await here.enter(first, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        with pytest.raises(Faster):
            await there.enter(second, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (second.version, second.state.vp["spain"]) == (1, 1)
        await there.enter(second, anna, {"do": "undo"}, 1)
        await here.hear(f"{first.id} 2")
        assert (first.version, first.state.vp["spain"]) == (2, 0)
        await there.enter(second, anna, {"do": "vp", "power": "spain", "by": 5}, 2)
        procedure = find("colony")
        rolled = rolled_now(procedure, procedure.filled({}))
        await here.roll(first, anna, procedure, procedure.filled({}), rolled)
        await there.hear("*")
        assert (second.version, second.state.vp["spain"], len(second.book)) == (4, 5, 3)
        for archive in archives:
            archive.close()

    asyncio.run(story())


def test_what_cannot_be_written_did_not_happen(house_of_books: Library) -> None:
    async def story() -> None:
        anna = Person("anna", "Anna")
        live = await house_of_books.create(anna, "Broken", Book.begin())
        with pytest.MonkeyPatch.context() as patch, pytest.raises(StorageError):
            patch.setattr(house_of_books.storage, "rewrite_book", broken)
            await house_of_books.enter(live, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (live.version, live.state.vp["spain"]) == (0, 0)
        with pytest.MonkeyPatch.context() as patch, pytest.raises(NotPossible):
            patch.setattr(books, "LONGEST_BOOK", 10)
            await house_of_books.enter(live, anna, {"do": "vp", "power": "spain", "by": 1}, 0)
        assert (live.version, live.state.vp["spain"]) == (0, 0)

    asyncio.run(story())


def broken(book: KeptBook) -> None:
    raise StorageError("the disk is full")


@pytest.fixture
def house_of_books(tmp_path: Path) -> Iterator[Library]:
    archive = Archive(f"sqlite:///{tmp_path / 'books.db'}")
    archive.migrate()
    yield Library(archive, lambda: 1.0)
    archive.close()


def test_a_book_of_another_fondaco_is_listed_and_says_so(happens: Telling) -> None:
    async def story(street: Street) -> None:
        phone = Phone(street)
        await phone.get("/companion")
        person = street.house.signer.read(phone.client.cookies["fondaco"]) or ""
        strange = KeptBook(new_table_id(), "Strange", person, 0, 1.0, 1.0, "nonsense")
        street.house.storage.add_book(strange)
        assert "cannot be read" in (await phone.get("/companion")).text
        assert (await phone.get(f"/companion/books/{strange.id}")).status_code == 503

    happens(story)


# Storage -----------------------------------------------------------------------------------------


@pytest.fixture
def archive(database_url: str) -> Iterator[Archive]:
    archive = Archive(database_url)
    archive.migrate()
    yield archive
    archive.close()


def a_book(host: str = "anna", **things: Any) -> KeptBook:
    return replace(KeptBook(new_table_id(), "Evening", host, 0, 1.0, 1.0, Book.begin().save()), **things)


def test_a_book_is_kept_as_it_is(archive: Archive) -> None:
    book = a_book(title="Soirée «à six»")
    archive.add_book(book)
    assert archive.book(book.id) == book
    assert archive.book("nothing") is None and archive.book("\0") is None
    with pytest.raises(Stale):
        archive.add_book(book)


def test_only_the_next_version_is_written(archive: Archive) -> None:
    book = a_book()
    archive.add_book(book)
    second = replace(book, version=1, changed=2.0, text=book.text + '{"do": "note", "text": "x"}\n')
    archive.rewrite_book(second)
    assert archive.book(book.id) == second
    for version in (0, 1, 3):
        with pytest.raises(Stale):
            archive.rewrite_book(replace(second, version=version))
    assert archive.book(book.id) == second


def test_readers_find_their_books_the_newest_first(archive: Archive) -> None:
    old, new, others = a_book(changed=1.0), a_book(changed=2.0), a_book("ben", changed=3.0)
    for book in (old, new, others):
        archive.add_book(book)
    assert archive.books_of("anna") == [new, old]
    archive.remember_reader(others.id, "anna")
    archive.remember_reader(others.id, "anna")
    assert archive.books_of("anna") == [others, new, old]
    assert archive.books_of("anna", 1) == [others]
    assert archive.books_of("nobody") == []
