"""The pages of the house: lobby, rules, account, analysis, and what they are made of."""

import re
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlencode

import pytest
import uvicorn
from httpx import Client, Response

from fondaco.bots import game_analysis
from fondaco.server.app import make_app
from fondaco.server.pages.base import local_path
from fondaco.server.pages.lobby import TableLine, table_line
from fondaco.server.services import Services
from fondaco.server.settings import Settings
from fondaco.server.storage.model import Person, StoredSeat, StoredTable
from fondaco.server.tables.request import SeatRequest, TableRequest, new_table
from fondaco.server.templating import FOLDER, environment
from fondaco.table import Table, find_game, games
from fondaco.words import phrases, read_chapters

PAGES = ("/", "/rules", *(f"/rules/{game}" for game in games()), "/rules/column-of-fire?q=zzz", "/account", "/nowhere")
VOID = {"meta", "link", "input", "br", "hr", "img", "path", "circle", "rect"}


class Visitor(Client):
    """Somebody with a browser, and the house they visit."""

    services: Services


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Visitor]:
    """A house in this process, and a first visitor."""
    app = make_app(Settings(f"sqlite:///{tmp_path}/house.db", requests_per_second=1e6, burst=10**6, pace=0))
    door = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, ws="none", log_level="critical"))
    running = threading.Thread(target=server.run, args=([door],))
    running.start()
    with Visitor(base_url=f"http://127.0.0.1:{door.getsockname()[1]}", timeout=30) as client:
        client.services = app.state.services
        yield client
    server.should_exit = True
    running.join()
    door.close()


def token_of(client: Visitor) -> str:
    """The form token of whoever visits."""
    found = re.search(r'name="form-token" content="([^"]+)"', client.get("/account").text)
    assert found
    return found[1]


def send(client: Visitor, path: str, **fields: str) -> Response:
    """Send a form as the page would."""
    return client.post(path, data={"form_token": token_of(client), **fields})


def person_of(client: Visitor) -> str:
    """The id in the visitor's cookie."""
    id = client.services.signer.read(client.cookies["fondaco"])
    assert id
    return id


class Checker(HTMLParser):
    """Sees that elements are closed in order, ids are used once, and labels point to something."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.pointed: list[str] = []
        self.inline: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        assert len(given) == len(attributes), f"an attribute twice in {tag}"
        self.inline += [name for name in given if name == "style" or name.startswith("on")]
        self.inline += ["script"] if tag == "script" and "src" not in given else []
        self.ids += [given["id"]] if "id" in given else []
        names = ("for", "aria-labelledby", "aria-describedby")
        self.pointed += [word for name in names for word in given.get(name, "").split()]
        self.headings += [tag] if re.fullmatch("h[1-6]", tag) else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag


def check(html: str) -> None:
    """A page that a browser need not repair, with all its texts."""
    checker = Checker()
    checker.feed(html)
    assert not checker.open
    assert len(checker.ids) == len(set(checker.ids))
    assert set(checker.pointed) <= set(checker.ids)
    assert not checker.inline, "the strict policy allows no inline script or style"
    assert checker.headings.count("h1") == 1
    assert {*re.findall(r"\{[a-z][a-z0-9-]*\}", unescape(html))} <= {"{count}"}, "a text is missing"


# Every page --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_whole_in_both_languages(client: Visitor, path: str, language: str) -> None:
    client.cookies.set("language", language)
    answer = client.get(path)
    assert answer.status_code == (404 if path == "/nowhere" else 200)
    assert f'<html lang="{language}" data-theme="auto">' in answer.text
    assert answer.headers["content-language"] == language
    check(answer.text)


def test_a_wrong_address_says_what_to_do(client: Visitor) -> None:
    answer = client.get("/rules/monopoly")
    assert answer.status_code == 404
    assert "No game of this name" in answer.text and 'href="/"' in answer.text
    check(answer.text)


def test_whatever_is_told_is_escaped() -> None:
    line = table_line(some_table(), "", "en", 0)
    told = replace(line, seats=[replace(line.seats[0], name="<b>bold</b>")], title="<i>")
    html = listed([told])
    assert "<b>" not in html and "<i>" not in html and "&lt;b&gt;bold" in html


def listed(lines: list[TableLine]) -> str:
    """A list of tables as pages show it."""
    macros = environment().get_template("lists.html").module
    return str(macros.table_list(phrases(FOLDER, "en").say, lines, ""))  # type: ignore[attr-defined]


def some_table() -> StoredTable:
    """Somebody's table against a bot."""
    seats = (SeatRequest("me"), SeatRequest("random"))
    return new_table(Person("somebody", "Anna"), TableRequest("column-of-fire", seats), 0)


# Language and colours ----------------------------------------------------------------------------


def test_switching_the_language_keeps_the_page(client: Visitor) -> None:
    shown = client.get("/rules/column-of-fire?q=house&lang=en").text
    assert 'name="next" value="/rules/column-of-fire?q=house"' in shown
    answer = send(client, "/preferences", language="fr", next="/rules/column-of-fire?q=house#house.price")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/column-of-fire?q=house#house.price")
    assert '<html lang="fr"' in client.get("/rules/column-of-fire").text


def test_colours_are_remembered(client: Visitor) -> None:
    send(client, "/preferences", theme="dark", next="/")
    assert 'data-theme="dark"' in client.get("/").text
    send(client, "/preferences", theme="crimson", next="/")
    assert 'data-theme="dark"' in client.get("/").text


@pytest.mark.parametrize(
    "address",
    ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "\t//evil.example", "", "x"],
)
def test_no_way_leads_out_of_the_house(client: Visitor, address: str) -> None:
    assert local_path(address) == "/"
    assert send(client, "/preferences", theme="dark", next=address).headers["location"] == "/"


def test_ways_inside_the_house_are_kept() -> None:
    assert local_path("/tables/abc?seat=1#x") == "/tables/abc?seat=1#x"


# Forms -------------------------------------------------------------------------------------------

FORMS = (
    *("/preferences", "/play", "/tables", "/account/name", "/account/keep", "/account/password"),
    *("/account/sign-in", "/account/sign-out"),
)


@pytest.mark.parametrize("path", FORMS)
def test_a_form_without_our_token_is_refused(client: Visitor, path: str) -> None:
    client.get("/")
    for fields in ({}, {"form_token": "x"}, {"form_token": token_of(client)[::-1]}):
        answer = client.post(path, data={"game": "column-of-fire", "name": "Anna", **fields})
        if not fields:  # an empty form has no content type of its own
            answer = client.post(path, content=urlencode({"name": "Anna"}), headers=FORM_TYPE)
        assert answer.status_code == 403
        check(answer.text)


FORM_TYPE = {"content-type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize("path", FORMS)
def test_only_forms_are_read(client: Visitor, path: str) -> None:
    client.get("/")
    answer = client.post(path, json={"form_token": token_of(client)})
    assert answer.status_code == 415
    answer = client.post(path, content=b"name=%ff&\xff", headers=FORM_TYPE)
    assert answer.status_code in (400, 403)
    many = urlencode({f"field-{number}": "x" for number in range(500)})
    assert client.post(path, content=many, headers=FORM_TYPE).status_code == 400


# The lobby ---------------------------------------------------------------------------------------


def test_an_empty_lobby_teaches(client: Visitor) -> None:
    shown = client.get("/").text
    assert shown.count('class="empty"') == 3
    assert "97 of 117 reconstructed" in shown
    for game, title in TITLES.items():
        assert f"Play {title} against two merchants" in shown
        assert f'href="/rules/{game}"' in shown


TITLES = {"column-of-fire": "A Column of Fire", "orleans": "Orléans"}


def test_what_was_played_last_is_offered_first(client: Visitor) -> None:
    def first() -> list[str]:
        shown = client.get("/").text
        chosen = re.search(r'<option value="([a-z-]+)" data-least[^>]* selected', shown)
        assert chosen
        return [*re.findall(r'name="game" value="([a-z-]+)"', shown)[:2], chosen[1]]

    assert first() == ["column-of-fire", "orleans", "column-of-fire"]
    send(client, "/play", game="orleans")
    assert first() == ["orleans", "column-of-fire", "orleans"]


@pytest.mark.parametrize("game", games())
def test_one_click_and_the_game_has_begun(client: Visitor, game: str) -> None:
    answer = send(client, "/play", game=game)
    assert answer.status_code == 303
    id = answer.headers["location"].removeprefix("/tables/")
    kept = client.services.storage.tables.load(id)
    assert kept and kept.begun and not kept.over
    assert [seat.sitter for seat in kept.seats] == ["", "merchant", "merchant"]
    assert kept.seats[0].person == person_of(client)
    shown = client.get("/").text
    assert f'href="/tables/{id}"' in shown and shown.count('class="empty"') == 2
    check(shown)


def test_a_game_that_is_not_here_is_not_begun(client: Visitor) -> None:
    answer = send(client, "/play", game="chess")
    assert answer.status_code == 400
    check(answer.text)


TABLE = {
    **{"game": "column-of-fire", "players": "3", "seat-0": "me", "seat-1": "here", "name-1": "Bruno"},
    **{"clock": "bank", "bank": "2", "unit": "days", "increment": "30", "public": "public"},
    **{"seat-2": "friend", "setting-column-of-fire-starting-player": "lapis"},
}


def test_a_table_as_it_was_ordered(client: Visitor) -> None:
    answer = send(client, "/tables", **TABLE)
    assert answer.status_code == 303
    kept = client.services.storage.tables.load(answer.headers["location"].removeprefix("/tables/"))
    assert kept and not kept.begun
    assert (kept.bank, kept.increment, kept.public) == (2 * 86400, 30, True)
    assert kept.settings == {"starting-player": "lapis"}
    assert [seat.name for seat in kept.seats][1:] == ["Bruno", ""]
    assert kept.seats[1].person == kept.seats[0].person
    assert "One seat is free" in client.get("/").text


def test_each_game_has_its_own_options(client: Visitor) -> None:
    shown = unescape(client.get("/").text)
    for game in games():
        for name, values in find_game(game).settings.items():
            field = re.search(rf'<select id="setting-{game}-{name}".*?</select>', shown, re.DOTALL)
            assert field and re.findall(r'value="([a-z0-9-]+)"', field[0]) == list(values)
    options = {"setting-orleans-first-player": "vermilion", "setting-orleans-planning": "in-turn"}
    new_table = {**TABLE, "game": "orleans", "players": "4", "seat-3": "apprentice", **options}
    kept = client.services.storage.tables.load(
        send(client, "/tables", **new_table).headers["location"].removeprefix("/tables/")
    )
    assert kept and kept.settings == {"first-player": "vermilion", "planning": "in-turn", "exclusion": "off"}
    refused = send(client, "/tables", **{**new_table, "players": "3"})
    assert (
        "do not fit together" in refused.text
        and '<option value="orleans" data-least="2" data-most="4" selected' in refused.text
    )


def test_what_others_laid_can_be_found(client: Visitor) -> None:
    send(client, "/tables", **TABLE)
    send(client, "/tables", **{**TABLE, "public": "link"})
    send(client, "/tables", **{**TABLE, "seat-2": "merchant"})
    send(client, "/tables", **{**TABLE, "seat-2": "merchant", "public": "link"})
    client.cookies.clear()
    shown = client.get("/").text
    mine, free, watched = re.split(r'id="(?:free|watched)-title"', shown)
    assert "table-link" not in mine
    assert free.count("table-link") == 1 and "One seat is free" in free
    assert watched.count("table-link") == 1 and "Bruno" in watched


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": "9"}, "This game is for 2 to 4 players."),
        ({"players": "²"}, "This game is for 2 to 4 players."),
        ({"seat-0": "friend"}, "Keep a seat for yourself."),
        ({"seat-2": "me"}, "You can sit in one place only"),
        ({"seat-2": "deep-blue"}, "Say who sits in seat 3."),
        ({"name-1": ""}, "A name has 2 to 20 characters."),
        ({"name-1": "<script>"}, "A name is made of letters"),
        ({"name-1": "Greedy"}, "too much like a bot"),
        ({"bank": "0"}, "whole number from 1 to 30"),
        ({"bank": "9" * 12}, "whole number from 1 to 30"),
        ({"increment": "-1"}, "seconds added for each decision"),
        ({"game": "chess"}, "not in the house yet"),
        ({"setting-column-of-fire-starting-player": "pink"}, "no such option"),
        ({"players": "2", "setting-column-of-fire-starting-player": "vermilion"}, "do not fit together"),
    ],
)
def test_a_form_that_will_not_do_comes_back_as_it_was(client: Visitor, changes: dict[str, str], sentence: str) -> None:
    typed = {**TABLE, "name-3": "Dora", **changes}
    answer = send(client, "/tables", **typed)
    assert 400 <= answer.status_code < 500
    text = unescape(answer.text)
    assert sentence in text and answer.text.count('role="alert"') == 1
    assert 'name="name-3" value="Dora"' in text and 'value="days" selected' in text
    assert re.search(r'name="clock" value="bank" checked', text) and "<script>" not in answer.text
    assert not client.services.storage.tables.of_person(person_of(client))
    check(answer.text)


def test_my_turn_comes_first_and_is_marked() -> None:
    begun = replace(some_table(), begun=True, waiting=(0,))
    assert table_line(begun, "somebody", "en", 90).status == "yours"
    assert table_line(begun, "another", "en", 90).status == "waiting"
    given = replace(begun, seats=(StoredSeat("Anna", "somebody", "greedy"), begun.seats[1]))
    assert table_line(given, "somebody", "en", 90).status == "waiting"


@pytest.mark.parametrize(
    ("seconds", "sentence"),
    [(5, "just now"), (60, "one minute ago"), (7300, "2 hours ago"), (90_000, "yesterday"), (200_000, "2 days ago")],
)
def test_lists_say_since_when(seconds: int, sentence: str) -> None:
    assert sentence in listed([table_line(some_table(), "", "en", seconds)])


# The rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_has_its_place(client: Visitor, language: str, game: str) -> None:
    shown = unescape(client.get(f"/rules/{game}?lang={language}").text)
    for chapter in read_chapters(find_game(game).folder):
        assert chapter.title[language] in shown
        for clause in chapter.clauses:
            assert f'id="{clause.id}"' in shown and clause.text[language] in shown


def test_a_search_shows_what_fits(client: Visitor) -> None:
    shown = client.get("/rules/column-of-fire?q=CONFLICT.majority").text
    hidden, whole = shown.count('class="clause" id='), len(re.findall(r'class="clause" id="[^"]+">', shown))
    assert 0 < whole < hidden
    assert re.search(r'class="clause" id="conflict.majority">', shown)
    accents = client.get("/rules/column-of-fire?q=EVENEMENT&lang=fr").text
    assert re.search(r'class="clause" id="[^"]+">', accents)
    nothing = client.get("/rules/column-of-fire?q=%3Cscript%3Ezebra").text
    assert "No clause has all these words" in nothing and "<script>zebra" not in nothing


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_script_of_the_rules_puts_a_count_in_its_place(client: Visitor, language: str) -> None:
    found = re.search(r'data-found="([^"]+)"', client.get(f"/rules/column-of-fire?lang={language}").text)
    assert found and found[1].count("{count}") == 1


def test_every_game_leads_to_its_rules(client: Visitor) -> None:
    shown = client.get("/rules").text
    for game in games():
        assert f'href="/rules/{game}"' in shown


def test_with_one_game_the_rules_are_its_rules(client: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.pages.rules.games", lambda: ["column-of-fire"])
    assert client.get("/rules").headers["location"] == "/rules/column-of-fire"


# The account -------------------------------------------------------------------------------------


def test_a_guest_chooses_a_name(client: Visitor) -> None:
    assert send(client, "/account/name", name="Ännchen").headers["location"] == "/account?done=name"
    shown = client.get("/account?done=name").text
    assert "Your name is changed." in shown and "Ännchen" in shown
    answer = send(client, "/account/name", name="<b>x</b>")
    assert answer.status_code == 400 and "A name is made of letters" in answer.text
    assert 'value="&lt;b&gt;x&lt;/b&gt;"' in answer.text
    check(answer.text)


def test_a_seat_is_kept_and_found_again(client: Visitor) -> None:
    table = send(client, "/play", game="column-of-fire").headers["location"]
    answer = send(client, "/account/keep", name="Zenobia", password="short")
    assert answer.status_code == 400 and "at least 8" in answer.text and 'value="Zenobia"' in answer.text
    assert "short" not in answer.text.partition("keep-password")[2][:300]
    assert send(client, "/account/keep", name="Zenobia", password="long enough").status_code == 303
    client.cookies.clear()
    assert table not in client.get("/").text
    wrong = send(client, "/account/sign-in", name="Zenobia", password="long  enough")
    assert wrong.status_code == 403 and "do not belong together" in wrong.text
    check(wrong.text)
    assert send(client, "/account/sign-in", name="ZENOBIA", password="long enough").status_code == 303
    assert table in client.get("/").text
    assert send(client, "/account/keep", name="Other", password="long enough").status_code == 403


def test_a_name_of_an_account_is_nobody_elses(client: Visitor) -> None:
    send(client, "/account/keep", name="Zenobia", password="long enough")
    client.cookies.clear()
    for form in ("/account/name", "/account/keep"):
        answer = send(client, form, name="zenobia", password="long enough")
        assert answer.status_code == 400 and "another person&#39;s account" in answer.text


def test_a_password_is_changed_by_who_knows_it(client: Visitor) -> None:
    send(client, "/account/keep", name="Zenobia", password="long enough")
    assert send(client, "/account/password", old="wrong one", password="even longer").status_code == 400
    assert send(client, "/account/password", old="long enough", password="even longer").status_code == 303
    send(client, "/account/sign-out")
    assert send(client, "/account/sign-in", name="Zenobia", password="long enough").status_code == 403
    assert send(client, "/account/sign-in", name="Zenobia", password="even longer").status_code == 303


def test_a_guests_tables_are_not_lost_by_signing_in(client: Visitor) -> None:
    send(client, "/account/keep", name="Zenobia", password="long enough")
    send(client, "/account/sign-out")
    guest = person_of(client)
    table = send(client, "/play", game="column-of-fire").headers["location"]
    assert "you still have one table" in client.get("/account").text
    send(client, "/account/sign-in", name="Zenobia", password="long enough")
    shown = client.get("/account").text
    assert table in shown and "wait for that guest" in shown
    check(shown)
    assert table not in client.get("/").text
    assert send(client, "/account/sign-out").headers["location"] == "/account?done=back"
    assert person_of(client) == guest and table in client.get("/").text


def test_signing_out_makes_a_new_guest(client: Visitor) -> None:
    send(client, "/account/keep", name="Zenobia", password="long enough")
    before = person_of(client)
    assert send(client, "/account/sign-out").headers["location"] == "/account?done=signed-out"
    assert person_of(client) != before
    assert "Zenobia" not in client.get("/account").text


# The analysis ------------------------------------------------------------------------------------


def test_before_the_end_the_analysis_is_promised(client: Visitor) -> None:
    table = send(client, "/play", game="column-of-fire").headers["location"]
    answer = client.get(f"{table}/analysis")
    assert answer.status_code == 200 and "when the game is over" in answer.text
    check(answer.text)


def finished_table(client: Visitor) -> str:
    """A game that two bots have played to the end, one of them in the visitor's seat."""
    game = Table("column-of-fire", ["Anna=random", "Fugger=greedy"], seed=3)
    game.finish()
    head, lines = game.papers()
    kept = replace(
        some_table(),
        begun=True,
        over=True,
        scores=tuple(game.scores),
        winners=tuple(game.winners),
        seats=(StoredSeat("Anna", person_of(client), "random"), StoredSeat("Fugger", sitter="greedy")),
        head=head,
        lines=tuple(lines),
    )
    client.services.storage.tables.create(kept)
    return kept.id


@pytest.mark.parametrize("language", ["en", "fr"])
def test_after_the_end_the_analysis_fills_in(client: Visitor, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("EVEN", 6), ("REFINED", 2), ("DEEPENED", 1), ("QUICK", "search@8"), ("DEEP", "search@8")):
        monkeypatch.setattr(game_analysis, name, value)
    client.get("/")
    id = finished_table(client)
    client.cookies.set("language", language)
    answer = client.get(f"/tables/{id}/analysis")
    check(answer.text)
    found = unescape(re.search(r'data-found="([^"]+)"', answer.text)[1])  # type: ignore[index]
    for _ in range(1800):
        regions = client.get(found).json()
        if regions["complete"]:
            break
        time.sleep(0.1)
    rows = re.findall(rf'<th scope="row"><a href="/tables/{id}/replay\?at=\d+&amp;seat=0"', regions["decisions"])
    assert len(rows) == 25
    assert regions["course"].count("<svg") == 2 and regions["course"].count("<path") > 10
    assert ("Your decisions" if language == "en" else "Vos décisions") in regions["decisions"]
    assert regions["decisions"].count("looked at" if language == "en" else "examiné") >= len(rows)
    whole = client.get(f"/tables/{id}/analysis")
    check(whole.text)
    assert 'data-complete="yes"' in whole.text and len(rows) == whole.text.count('<th scope="row">')
    assert client.get(f"/tables/{id}/analysis?seat=7").status_code == 404
    assert 'rel="next"' not in client.get(f"/tables/{id}/analysis?seat=0&page=999").text


# What pages are made of --------------------------------------------------------------------------


def test_files_are_kept_for_ever_under_their_version(client: Visitor) -> None:
    shown = client.get("/").text
    addresses = re.findall(r'(?:href|src)="(/static/[^"]+)"', shown)
    assert len(addresses) >= 4
    for address in addresses:
        answer = client.get(unescape(address))
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
        assert client.get(address.partition("?")[0]).headers["cache-control"] == "no-cache"
        assert client.get(address.partition("?")[0] + "?v=old").headers["cache-control"] == "no-cache"


def test_nothing_beside_the_shelf_is_given(client: Visitor) -> None:
    for path in ("/static/", "/static/../app.py", "/static/%2e%2e/app.py", "/static/none.css"):
        assert client.get(path).status_code == 404


def test_small_things_are_there(client: Visitor) -> None:
    assert "Disallow: /tables" in client.get("/robots.txt").text
    assert client.get("/manifest.webmanifest").json()["name"] == "Fondaco"
    for path in ("/favicon.ico", "/favicon.svg"):
        assert client.get(path, follow_redirects=True).headers["content-type"].startswith("image/svg+xml")
