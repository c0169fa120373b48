"""Middleware: headers, origins, limits, errors."""

import asyncio
import logging
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.server.conftest import Telling
from tests.server.serving import Street, settings_for

from fondaco.server import http_errors as trouble
from fondaco.server import token_buckets
from fondaco.server.app import make_app
from fondaco.server.middleware.rate_limit import address_of
from fondaco.server.middleware.same_origin import is_origin_of, name_of_host
from fondaco.server.templating import FOLDER
from fondaco.words import phrases

# Headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing", "/rules", "/static/base.css"])
def test_every_answer_forbids_browsers_what_nobody_asked_for(happens: Telling, path: str) -> None:
    async def story(street: Street) -> None:
        headers = (await street.client.get(path)).headers
        policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'" and policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers
        assert ("no-store" in headers.get("cache-control", "")) == (not path.startswith("/static/"))

    happens(story)


def test_pages_hold_no_script_and_no_style_of_their_own(happens: Telling) -> None:
    async def story(street: Street) -> None:
        for path in ("/", "/rules", "/account", "/nothing"):
            html = (await street.client.get(path)).text.lower()
            assert "<style" not in html and " style=" not in html and " onclick" not in html
            assert html.count("<script") == html.count("<script src=") + html.count('<script type="module" src=')

    happens(story)


def test_a_house_behind_https_sends_its_cookie_no_other_way(happens: Telling) -> None:
    async def story(street: Street) -> None:
        answer = await street.client.get("/")
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = SimpleCookie(answer.headers["set-cookie"])["fondaco"]
        assert cookie["secure"] and cookie["httponly"] and cookie["samesite"] == "Lax" and cookie["path"] == "/"

    happens(story, secure=True)


# Names and origins


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "localhost@evil.example", "[::2]"])
def test_another_name_is_not_answered_to(happens: Telling, host: str) -> None:
    async def story(street: Street) -> None:
        answer = await street.client.get("/api/games", headers={"host": host})
        assert answer.status_code == 400
        assert answer.json()["error"] == "error-host"

    happens(story)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8462", "127.0.0.1:1", "[::1]:8462", "[::1]"])
def test_the_port_does_not_matter_for_the_name(happens: Telling, host: str) -> None:
    async def story(street: Street) -> None:
        assert (await street.client.get("/api/games", headers={"host": host})).status_code == 200

    happens(story)


def test_a_house_on_the_open_street_answers_to_any_name(happens: Telling) -> None:
    async def story(street: Street) -> None:
        assert (await street.client.get("/api/games", headers={"host": "games.example"})).status_code == 200

    happens(story, names=())


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8462", "localhost:8462", True),
        ("http://localhost", "localhost:80", True),
        ("https://games.example", "games.example", True),
        ("https://games.example", "games.example:443", True),
        ("http://LocalHost", "localhost", True),
        ("http://[::1]:8462", "[::1]:8462", True),
        ("http://localhost:8463", "localhost:8462", False),
        ("http://localhost.evil.example", "localhost", False),
        ("https://evil.example", "localhost", False),
        ("http://localhost:80@evil.example", "localhost", False),
        ("null", "localhost", False),
        ("", "localhost", False),
        ("file://localhost", "localhost", False),
        ("http://localhost:port", "localhost", False),
        ("http://[", "localhost", False),
        ("http://localhost", "localhost:99999999", False),
    ],
)
def test_only_a_page_of_the_same_host_and_port_is_ours(origin: str, host: str, same: bool) -> None:
    assert is_origin_of(origin, host) == same


def test_what_another_sites_page_sends_is_refused(happens: Telling) -> None:
    async def story(street: Street) -> None:
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = await street.client.post("/api/people", json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "error-origin")
        answer = await street.client.post("/api/people", json={}, headers={"origin": "http://localhost"})
        assert answer.status_code == 201
        assert (await street.client.get("/api/games", headers={"origin": "https://evil.example"})).status_code == 200

    happens(story)


def test_with_the_cookie_a_form_token_is_needed(happens: Telling) -> None:
    async def story(street: Street) -> None:
        await street.client.get("/")
        assert "fondaco" in street.client.cookies
        me = await street.client.get("/api/people/me")
        assert me.status_code == 200
        token = street.services.signer.form_token(me.json()["person"])
        for given in ({}, {"x-form-token": "x"}, {"x-form-token": street.services.signer.form_token("another")}):
            refused = await street.client.patch("/api/people/me", json={"name": "Rollo"}, headers=given)
            assert (refused.status_code, refused.json()["error"]) == (403, "error-form-token")
        good = await street.client.patch("/api/people/me", json={"name": "Rollo"}, headers={"x-form-token": token})
        assert good.json()["name"] == "Rollo"

    happens(story)


# Sizes


def test_too_much_is_refused_whatever_it_says_of_itself(happens: Telling) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    async def story(street: Street) -> None:
        post, kind = street.client.post, {"content-type": "application/json"}
        assert (await post("/api/people", content=b" " * 100_000, headers=kind)).status_code == 413
        assert (await post("/api/people", content=pieces(), headers=kind)).status_code == 413
        for length, status in (
            ("9" * 5000, 413),
            ("99999999999999999999", 413),
            ("-1", 400),
            ("many", 400),
            ("٣", 400),
        ):
            lying = {**kind, "content-length": length.encode()}
            answer = await post("/api/people", content=b"{}", headers=lying)  # type: ignore[arg-type]
            assert answer.status_code == status, length
        assert (await post("/api/people", content=b"{}" + b" " * 60_000, headers=kind)).status_code == 201

    happens(story)


def test_long_addresses_and_large_headers_are_refused(happens: Telling) -> None:
    async def story(street: Street) -> None:
        long = await street.client.get("/api/games/" + "x" * 5000 + "/rules")
        assert (long.status_code, long.json()["error"]) == (414, "error-too-long")
        asked = await street.client.get("/api/games?" + "x" * 5000)
        assert asked.status_code == 414
        page = await street.client.get("/" + "x" * 5000)
        assert page.status_code == 414 and "<p>This address is too long.</p>" in page.text
        assert (await street.client.get("/api/games", headers={"x": "x" * 40_000})).status_code == 431
        number = await street.client.post("/api/tables/abcdefghijkl/seats/" + "9" * 3900)
        assert number.status_code in (401, 404)

    happens(story)


# How often


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    buckets = token_buckets.TokenBuckets(2, 3, lambda: now[0])
    assert [buckets.wait("ada") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.wait("bo") == 0
    now[0] = 0.5
    assert [buckets.wait("ada") for _ in range(2)] == [0, 0.5]
    now[0] = 1000.0
    assert [buckets.wait("ada") for _ in range(4)] == [0, 0, 0, 0.5]


def test_the_memory_of_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_buckets, "MOST_BUCKETS", 10)
    buckets = token_buckets.TokenBuckets(1, 1, lambda: 0.0)
    for visitor in range(100):
        buckets.wait(str(visitor))
    assert len(buckets._buckets) == 10
    assert buckets.wait("99") == 1.0


def test_who_asks_too_often_is_asked_to_wait_and_others_are_not(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest(), await street.guest()
        answers = [await ada.send("GET", "/games") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"] == "error-too-often"
        assert (await bo.send("GET", "/games")).status_code == 200
        assert (await street.client.get("/static/base.css")).status_code == 200
        page = await street.client.get("/", headers={**ada.headers, "accept-language": "fr"})
        assert page.status_code == 429 and "patientez" in page.text

    happens(story, requests_per_second=0.5, burst=10)


def test_new_names_for_every_request_do_not_help(happens: Telling) -> None:
    async def story(street: Street) -> None:
        statuses = []
        for _ in range(30):
            token = street.services.signer.sign("nobody")
            answer = await street.client.get("/api/games", headers={"authorization": f"Bearer {token}"})
            statuses.append(answer.status_code)
        assert 429 in statuses

    happens(story, requests_per_address=2.0)


def test_passwords_can_be_tried_only_now_and_then(happens: Telling) -> None:
    async def story(street: Street) -> None:
        owner = await street.guest("Sylvie")
        await owner.post("/people/me/account", {"name": "Sylvie", "password": "correct horse"})
        statuses = []
        for number in range(8):
            tried = {"name": "Sylvie", "password": f"wrong horse {number}"}
            statuses.append((await street.stranger.send("POST", "/sessions", json=tried)).status_code)
        assert statuses[0] == 401 and statuses[-1] == 429
        right = {"name": "SYLVIE", "password": "correct horse"}
        assert (await street.stranger.send("POST", "/sessions", json=right)).status_code == 429

    happens(story, sign_ins_per_minute=4)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:1::1", False),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("unix", "", False),
    ],
)
def test_who_has_many_addresses_counts_as_one(one: str, other: str, same: bool) -> None:
    places = [address_of(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (places[0] == places[1]) == same


# What is said


def test_names_of_hosts() -> None:
    assert [name_of_host(host) for host in ("A.example:1", "[::1]:2", "b")] == ["a.example", "[::1]", "b"]


def test_every_trouble_is_said_in_both_languages() -> None:
    every = [kind for kind in vars(trouble).values() if isinstance(kind, type) and issubclass(kind, trouble.HttpError)]
    keys = {kind.key for kind in every} | {"error-host", "error-origin", "error-method", "error-mistake"}
    for language in ("en", "fr"):
        said = [phrases(FOLDER, language).say(key) for key in keys]
        assert not [sentence for sentence in said if sentence.startswith("{")]


def test_errors_are_pages_for_people_and_json_for_programs_in_their_language(happens: Telling) -> None:
    async def story(street: Street) -> None:
        page = await street.client.get("/nothing", headers={"accept-language": "fr"})
        assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
        assert 'lang="fr"' in page.text and "Il n&#39;y a rien ici." in page.text
        program = await street.client.get("/api/nothing?lang=fr")
        assert program.json() == {"error": "error-not-found", "message": "Il n'y a rien ici.", "refusals": []}
        method = await street.client.put("/api/tables")
        assert method.status_code == 405 and set(method.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
        form = await street.client.delete("/rules")
        assert form.status_code == 405 and form.headers["content-type"].startswith("text/html")

    happens(story)


def test_a_mistake_of_the_house_is_told_plainly_and_logged_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import httpx

    app = make_app(settings_for(tmp_path))
    street = Street(app, httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost"))

    def breaks(*_: Any) -> None:
        raise ZeroDivisionError("something inside")

    async def story() -> None:
        ada = await street.guest("Ada")
        monkeypatch.setattr(street.services.storage.tables, "open", breaks)
        monkeypatch.setattr(street.services.storage.people, "account", breaks)
        caplog.clear()
        answers = [await ada.send("GET", "/tables", params={"which": "open", "lang": "fr"})]
        answers.append(await ada.send("POST", "/sessions", json={"name": "Ada", "password": "fitzgerald"}))
        for answer in answers:
            assert answer.status_code == 500
            assert answer.headers["content-security-policy"] and answer.headers["x-content-type-options"]
            assert "something inside" not in answer.text and "Traceback" not in answer.text
        assert "Rien n'est perdu" in answers[0].json()["message"]
        assert "ZeroDivisionError" in caplog.text
        logged = [record.getMessage() for record in caplog.records if record.name == "fondaco"]
        assert logged == ["GET /api/tables broke off", "POST /api/sessions broke off"]
        assert ada.token not in caplog.text and "fitzgerald" not in caplog.text
        await street.client.aclose()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(story())
    street.services.storage.close()


def test_a_storage_that_cannot_be_reached_is_told(happens: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    from fondaco.server.storage import StorageError

    def lost(*_: Any) -> None:
        raise StorageError("the database is gone")

    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        monkeypatch.setattr(street.services.storage.tables, "open", lost)
        answer = await ada.send("GET", "/tables")
        assert (answer.status_code, answer.json()["error"]) == (503, "error-closed")
        assert answer.headers["retry-after"] == "1"
        monkeypatch.setattr(street.services.storage.people, "find", lost)
        stranger = {"authorization": f"Bearer {street.services.signer.sign('somebody')}"}
        assert (await street.client.get("/api/people/me", headers=stranger)).status_code == 503

    happens(story)
