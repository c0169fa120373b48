"""Whatever a client sends: it gets a clean 4xx, changes nothing, and learns nothing."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.faults.process import Served
from tests.server.conftest import Telling
from tests.server.serving import GAME, Program, Street
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fondaco.kernel import EVERYONE
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.api.routes import OPERATIONS
from fondaco.server.storage.model import StoredSeat, StoredTable
from fondaco.table import SPECTATOR, Table

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    6,
    2**63,
    10**400,
    1e308,
    0.5,
    "",
    " ",
    "\0",
    "\ud800",
    "x" * 10_000,
    "\u202eevil",
    "=greedy",
    "Ada=greedy",
    "a\nseed: 1",
    "'; DROP TABLE tables; --",
    "{{ 7 * 7 }}",
    "<script>alert(1)</script>",
    [],
    {},
    [[[]]],
    {"__class__": "x"},
]
UNSAFE = [operation for operation in OPERATIONS if operation.method != "GET"]


async def a_table(street: Street) -> tuple[str, Program, Program]:
    """A game in its middle, and its two players."""
    ada, bo = await street.guest("Ada"), await street.guest("Bo")
    id = await ada.open_table("me", "friend")
    await bo.post(f"/tables/{id}/seats/1")
    for turn in range(6):
        await ada.decide(id, turn) or await bo.decide(id, turn)
    return id, ada, bo


async def everything(street: Street, id: str) -> tuple[Any, ...]:
    """All that is written down of a table, and what lies on it."""
    kept = await asyncio.to_thread(street.services.storage.tables.load, id)
    live = await street.live(id)
    return kept, live.game.save(), live.stored


def body_for(operation: Any, random: Random) -> bytes:
    """Something that is not what the operation wants."""
    names = [field.encode_name for field in _fields(operation)] or ["x"]
    kind = random.randrange(5)
    if kind == 0:
        return random.choice([b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"a":' * 5000, b"[" * 50_000, b"NaN", b'"x"'])
    body = {name: random.choice(STRANGE) for name in random.sample(names, random.randint(1, len(names)))}
    if kind == 1:
        body[random.choice(["admin", "version", "__proto__", "id"])] = random.choice(STRANGE)
    with suppress(ValueError, UnicodeEncodeError):
        return json.dumps(body).encode()
    return b"{}}"


def _fields(operation: Any) -> Any:
    import msgspec

    return msgspec.structs.fields(operation.body) if operation.body else ()


@pytest.mark.parametrize("operation", UNSAFE, ids=lambda op: f"{op.method} {op.path}")
def test_nonsense_is_refused_and_changes_nothing(happens: Telling, operation: Any) -> None:
    async def story(street: Street) -> None:
        id, _, _ = await a_table(street)
        eve = await street.guest("Eve")
        before = await everything(street, id)
        random = Random(operation.path)
        for _ in range(60):
            path = operation.path.replace("{id}", id).replace("{seat:int}", str(random.choice([0, 1, 2, 99, 10**30])))
            kind = random.choice(["application/json", "application/json; charset=utf-8", "text/plain", "x"])
            answer = await street.client.request(
                operation.method,
                path,
                content=body_for(operation, random),
                headers={**eve.headers, "content-type": kind},
            )
            may = (200, 201) if "/tables/" not in path or path.endswith("/chat") else ()  # who watches may speak
            assert 400 <= answer.status_code < 500 or answer.status_code in may, answer.text
            if answer.status_code >= 400:
                problem = answer.json()
                assert problem["error"].startswith(("error-", "account-")) and not problem["message"].startswith("{")
        assert await everything(street, id) == before

    happens(story)


def test_questions_that_make_no_sense_are_refused(happens: Telling) -> None:
    async def story(street: Street) -> None:
        id, ada, _ = await a_table(street)
        values = ["", "x", "-2", "6", "1e0", "1.0", " 1", "+1", "١", "null", "0x1", "9" * 50, "1&seat=0", "%00", "-"]
        for path in ("view", "decision", "log", "record", "board.svg", "analysis"):
            for value in values:
                answer = await street.client.get(f"/api/tables/{id}/{path}?seat={value}", headers=ada.headers)
                assert answer.status_code in (400, 403, 404), f"{path} {value}: {answer.text}"
        for asked in (
            "at=-1",
            "at=99999999",
            "at=x",
            "since=-1",
            "lang=de",
            "count=101",
            "from=x",
            "unknown=1",
            "at=500",
        ):
            for path in ("view", "log", "analysis"):
                answer = await street.client.get(f"/api/tables/{id}/{path}?{asked}", headers=ada.headers)
                assert answer.status_code in (400, 404), f"{path}?{asked}: {answer.text}"

    happens(story)


TRICKS = [
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%2e%2e/%2e%2e/app.py",
    "/api/tables/%00",
    "/api/tables/%ff%fe/view",
    "/api/tables/%F0%9F%98%80/view",
    "/api/tables/' OR 1=1 --/view",
    "/api/tables/abcdefghijklmnop",
    "/api/tables/abcdefghijklmnop/seats/1/2",
    "//api/games/",
    "/api//games",
    "/api/games/..%2f..%2fserver/rules",
    "/api/games/column_of_fire/rules",
    "/api/games/%0d%0aSet-Cookie:%20x=y/rules",
    "/static/../app.py",
    "/static/%2e%2e/app.py",
    "/static/..%2fapp.py",
    "/static//etc/passwd",
    "/static/%00",
    "/tables/%2e%2e%2f",
]


@pytest.mark.parametrize("path", TRICKS)
def test_paths_lead_nowhere_but_where_they_should(happens: Telling, path: str) -> None:
    async def story(street: Street) -> None:
        answer = await street.client.get(httpx.URL("http://localhost").copy_with(raw_path=path.encode()))
        assert answer.status_code in (307, 400, 404), answer.text
        assert "import" not in answer.text and "root:" not in answer.text
        assert "x" not in answer.headers.get("set-cookie", "").split("=")[0]
        if answer.status_code == 307:
            assert answer.headers["location"].startswith("http://localhost/")

    happens(story)


def test_tokens_that_are_not_ours_open_nothing(happens: Telling) -> None:
    async def story(street: Street) -> None:
        id, ada, bo = await a_table(street)
        before = await everything(street, id)
        person, _, seal = ada.token.rpartition(".")
        others = bo.token.rpartition(".")[0]
        form = street.services.signer.form_token(person)
        for token in (
            "",
            "x",
            person,
            f"{others}.{seal}",
            f"{person}.{form}",
            ada.token[:-1],
            f"{ada.token}x",
            "." * 5000,
        ):
            for scheme in ("Bearer", "bearer", "Basic", "Digest"):
                good = {"authorization": f"{scheme} {token}"}
                for method, path in (
                    ("GET", "/people/me"),
                    ("GET", f"/tables/{id}/view"),
                    ("DELETE", f"/tables/{id}/seats"),
                ):
                    answer = await street.client.request(method, f"/api{path}", headers=good)
                    assert answer.status_code == 401 and answer.headers["www-authenticate"] == "Bearer"
        basic = {"authorization": f"Basic {ada.token}"}
        assert (await street.client.get("/api/people/me", headers=basic)).status_code == 401
        assert await everything(street, id) == before

    happens(story)


def test_nobody_decides_in_anothers_place(happens: Telling) -> None:
    async def story(street: Street) -> None:
        id, ada, bo = await a_table(street)
        eve = await street.guest("Eve")
        first, second = (ada, bo) if (await ada.get(f"/tables/{id}"))["waiting"] == [0] else (bo, ada)
        decision = await first.get(f"/tables/{id}/decision")
        seat = decision["seat"]
        move = next(option["move"] for option in decision["options"] if option["allowed"])
        before = await everything(street, id)
        body = {"move": move, "moment": decision["moment"]}
        for thief in (second, eve):
            assert (await thief.post(f"/tables/{id}/moves", {**body, "seat": seat}, 403))[
                "error"
            ] == "error-not-your-seat"
            assert (await thief.post(f"/tables/{id}/undo", {"seat": seat}, 403))["error"] == "error-not-your-seat"
            assert (await thief.get(f"/tables/{id}/why", 403, seat=seat, move=move))["error"] == "error-not-your-seat"
        assert (await eve.post(f"/tables/{id}/moves", body, 403))["error"] == "error-spectator"
        late = await second.send("POST", f"/tables/{id}/moves", json=body)
        assert late.status_code == 409 and late.json()["decision"]["seat"] == 1 - seat
        assert late.json()["decision"]["options"] == []
        assert (await eve.ask("DELETE", f"/tables/{id}/seats", None, 403))["error"] == "error-spectator"
        assert (await eve.post(f"/tables/{id}/takeback", {"agree": True}, 409))["error"] == "error-no-takeback"
        assert (await street.stranger.post(f"/tables/{id}/moves", body, 401))["error"] == "error-not-signed-in"
        assert await everything(street, id) == before

    happens(story)


def test_a_move_sent_twice_at_once_is_made_once(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here")
        for _ in range(10):
            decision = await ada.get(f"/tables/{id}/decision")
            move = next(option["move"] for option in decision["options"] if option["allowed"])
            body = {"move": move, "moment": decision["moment"], "seat": decision["seat"]}
            sent = (ada.send("POST", f"/tables/{id}/moves", json=body) for _ in range(5))
            assert sorted(answer.status_code for answer in await asyncio.gather(*sent)) == [200, 409, 409, 409, 409]

    happens(story)


def test_a_form_on_another_site_changes_nothing(happens: Telling) -> None:
    async def story(street: Street) -> None:
        await street.client.get("/")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            for origin in ({"origin": "https://evil.example"}, {}):
                answer = await street.client.post(
                    "/api/tables", content=b'{"game": "column-of-fire"}', headers={"content-type": kind, **origin}
                )
                assert answer.status_code == 403
        tables = await street.client.get("/api/tables?which=mine")
        assert tables.json()["tables"] == []

    happens(story)


NAMES = [
    "=greedy",
    "Bo=greedy",
    "greedy",
    "Bo Bo",
    "a\nseed: 1",
    "Bo\0",
    "x" * 21,
    "B",
    "--",
    "Bo\u202e",
    "B" + "\u0301" * 9,
]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_means_anything_to_the_record(happens: Telling, name: str) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "here", "name": name}]
        answer = await ada.send("POST", "/tables", json={"game": GAME, "seats": seats})
        assert answer.status_code in (400, 422), answer.text
        assert (await ada.send("POST", "/people", json={"name": name})).status_code in (400, 422)
        assert (await ada.get("/tables", which="mine"))["tables"] == []

    happens(story)


# What is not even HTTP as it should be


def raw(served: Served, request: bytes) -> bytes:
    """The first line of the answer to some bytes."""
    with socket.create_connection(("127.0.0.1", served.port), 10) as connection:
        with suppress(OSError):  # the server may hang up before we have said everything
            connection.sendall(request)
        with suppress(OSError):
            return connection.recv(65536).partition(b"\r\n")[0]
    return b""


HOST = b"Host: localhost\r\n"
JSON = b"Content-Type: application/json\r\n"
REQUESTS = {
    "dots": b"GET /api/tables/../games HTTP/1.1\r\n" + HOST + b"\r\n",
    "dots to a file": b"GET /static/../app.py HTTP/1.1\r\n" + HOST + b"\r\n",
    "raw bytes": b"GET /api/tables/\xf0\x9f\x98\x80/view HTTP/1.1\r\n" + HOST + b"\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/games HTTP/1.1\r\n" + HOST + b"Host: evil.example\r\n\r\n",
    "another's address": b"GET http://evil.example/api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "no HTTP": b"HELLO\r\n\r\n",
    "a strange method": b"BREW /api/games HTTP/1.1\r\n" + HOST + b"\r\n",
    "long address": b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n",
    "large header": b"GET /api/games HTTP/1.1\r\n" + HOST + b"X: " + b"x" * 60_000 + b"\r\n\r\n",
    "absurd length": b"POST /api/people HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: 99999999999\r\n\r\n{}",
    "negative length": b"POST /api/people HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: -5\r\n\r\n{}",
    "endless pieces": b"POST /api/people HTTP/1.1\r\n"
    + HOST
    + JSON
    + b"Transfer-Encoding: chunked\r\n\r\n"
    + (b"3e8\r\n" + b" " * 1000 + b"\r\n") * 100,
}


@pytest.mark.parametrize("request_name", REQUESTS)
def test_bytes_that_make_no_sense_get_a_clean_answer(served: Served, request_name: str) -> None:
    answer = raw(served, REQUESTS[request_name])
    assert answer.startswith(b"HTTP/1.1 4"), answer
    assert httpx.get(f"{served.url}/api/games").status_code == 200


# Live connections


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("house") / "house.sqlite") as server:
        yield server


@pytest.fixture(scope="module")
def table(served: Served) -> tuple[str, str]:
    """The id of a table, and its only player's token."""
    token = httpx.post(f"{served.url}/api/people", json={}).json()["token"]
    seats = [{"kind": "me"}, {"kind": "random"}]
    body = {"game": GAME, "seats": seats}
    answer = httpx.post(f"{served.url}/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
    return answer.json()["id"], token


def listen(served: Served, path: str, headers: dict[str, str], origin: str | None = None) -> dict[str, Any]:
    """The first thing a live connection tells."""
    address = f"ws://localhost:{served.port}{path}"
    with connect(address, additional_headers=headers, origin=origin, open_timeout=10) as live:  # type: ignore[arg-type]
        told: dict[str, Any] = json.loads(live.recv(10))
        return told


def test_a_program_is_told_the_moment_and_whether_it_must_decide(served: Served, table: tuple[str, str]) -> None:
    id, token = table
    told = listen(served, f"/api/tables/{id}/live", {"authorization": f"Bearer {token}"})
    assert told["seat"] == 0 and told["begun"] and told["moment"]
    watching = listen(served, f"/api/tables/{id}/live", {})
    assert watching["seat"] == SPECTATOR and not watching["yours"]
    assert watching["moment"] != told["moment"]


def test_live_connections_from_elsewhere_are_refused(served: Served, table: tuple[str, str]) -> None:
    id, token = table
    cookie = {"cookie": f"fondaco={token}"}
    ours = f"http://localhost:{served.port}"
    assert listen(served, f"/api/tables/{id}/live", cookie, ours)["seat"] == 0
    for headers, origin in (
        (cookie, "https://evil.example"),
        (cookie, "null"),
        (cookie, "http://localhost:1"),
        (cookie, None),
        ({**cookie, "host": "evil.example"}, "http://evil.example"),
        ({"authorization": f"Bearer {token}"}, "https://evil.example"),
    ):
        for path in (f"/api/tables/{id}/live", f"/tables/{id}/live"):
            with pytest.raises(InvalidStatus) as refused:
                listen(served, path, headers, origin)
            assert refused.value.response.status_code in (400, 403)
            assert refused.value.response.headers["x-content-type-options"] == "nosniff"


def test_live_connections_show_nobody_anothers_seat(served: Served, table: tuple[str, str]) -> None:
    id, token = table
    stranger = httpx.post(f"{served.url}/api/people", json={}).json()["token"]
    for path in (f"/api/tables/{id}/live?seat=0", f"/tables/{id}/live?seat=0", "/api/tables/abcdefghijklmnop/live"):
        with pytest.raises(InvalidStatus) as refused:
            listen(served, path, {"authorization": f"Bearer {stranger}"})
        assert refused.value.response.status_code in (403, 404)
    for seat in ("--1", "9999", "x", "١"):
        with pytest.raises(InvalidStatus):
            listen(served, f"/api/tables/{id}/live?seat={seat}", {"authorization": f"Bearer {token}"})


def test_what_is_sent_to_a_live_connection_is_not_listened_to(served: Served, table: tuple[str, str]) -> None:
    id, token = table
    address = f"ws://localhost:{served.port}/api/tables/{id}/live"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as live:
        live.recv(10)
        for message in ("x", b"\xff\0", '{"move": "pass"}', ""):
            live.send(message)
        live.ping().wait(10)
        with pytest.raises(ConnectionClosed):
            live.send("x" * 100_000)
            live.recv(10)
    assert httpx.get(f"{served.url}/api/games").status_code == 200


def test_live_connections_are_counted(served: Served, table: tuple[str, str]) -> None:
    id, token = table
    address = f"ws://localhost:{served.port}/api/tables/{id}/live"
    opened = 0
    with pytest.raises(InvalidStatus) as refused, ExitStack() as connected:
        for _ in range(40):
            connected.enter_context(connect(address, additional_headers={"authorization": f"Bearer {token}"}))
            opened += 1
    assert refused.value.response.status_code == 429
    assert opened == 32


# Hidden information


def with_other_secrets(table: Table, seat: int, imagined: Any) -> Table:
    """The same table, on which what a seat cannot see is as the seat imagines it."""
    other = Table.replay(table.save())
    imagined.heard = []
    other._state = imagined
    for entry in other._entries:
        if entry.witness not in (EVERYONE, seat):
            number, option = other.game.step_and_option(entry.action)
            entry.action = other.game.action(number, (option + 1) % len(other.game.steps[number].options))
        entry.events = [event for event in entry.events if event.witness in (EVERYONE, seat)]
    return other


async def all_that_is_told(street: Street, program: Program, id: str) -> list[tuple[str, int, str]]:
    """Every answer about a table that somebody can get who looks from a seat."""
    paths = ["", "/view", "/decision", "/log", "/log?lang=fr", "/record", "/board.svg", "/board.svg?lang=fr", "/chat"]
    paths += [
        "/analysis?seat=0",
        "/view?seat=0",
        "/record?seat=0",
        "/log?seat=0",
        "/why?move=pass&seat=1",
        "/why?move=pass",
    ]
    told = []
    for path in paths:
        answer = await program.send("GET", f"/tables/{id}{path}")
        told.append((path, answer.status_code, answer.text))
    for move in ("pass", "nonsense"):
        answer = await program.send("POST", f"/tables/{id}/moves", json={"move": move, "moment": "x"})
        told.append((move, answer.status_code, answer.text))
    page = await street.client.get(f"/tables/{id}", headers=program.headers)
    told.append(("page", page.status_code, page.text))
    return told


def hidden(seed: int, seat: int) -> tuple[Table, Any]:
    """A position in which seat 0 has secrets, and another that looks the same to a seat."""
    table, random = Table(GAME, ["Ada", "Bo"], seed=seed), Random(seed)
    while not table.over:
        imagined = table.game.imagine(table.view(seat), random.random)
        if table.game.view(imagined, 0) != table.view(0):
            return table, imagined
        table.play(random.choice(table.moves()))
    raise AssertionError("nothing was hidden in this game")


async def lay_out(street: Street, table: Table, ada: str, bo: str) -> str:
    """The id under which a table is kept in the house from now on."""
    head, lines = table.papers()
    kept = StoredTable(
        id=new_table_id(),
        game=GAME,
        settings=table.settings,
        host=ada,
        seats=(StoredSeat("Ada", ada), StoredSeat("Bo", bo)),
        begun=True,
        waiting=tuple(table.waiting),
        head=head,
        lines=tuple(lines),
        scores=tuple(table.scores),
    )
    await asyncio.to_thread(street.services.storage.tables.create, kept)
    return kept.id


@pytest.mark.parametrize("seat", [1, SPECTATOR])
@pytest.mark.parametrize("seed", range(1, 5))
def test_no_answer_depends_on_what_its_reader_cannot_see(happens: Telling, seed: int, seat: int) -> None:
    async def story(street: Street) -> None:
        ada, bo, eve = await street.guest("Ada"), await street.guest("Bo"), await street.guest("Eve")
        people = [(await program.get("/people/me"))["person"] for program in (ada, bo)]
        reader = bo if seat == 1 else eve
        table, imagined = hidden(seed, seat)
        id = await lay_out(street, table, *people)
        street.services.now = lambda: 1.0  # pages tell the time
        live = await street.live(id)
        seen = await all_that_is_told(street, reader, id)
        own = await ada.get(f"/tables/{id}/view")
        live.table, live.cache, live.stories = with_other_secrets(table, seat, imagined), {}, {}
        assert await all_that_is_told(street, reader, id) == seen
        assert (await ada.get(f"/tables/{id}/view"))["view"] != own["view"]

    happens(story)


def test_secrets_are_told_when_the_game_is_over(happens: Telling, tmp_path: Path) -> None:
    async def story(street: Street) -> None:
        ada, eve = await street.guest("Ada"), await street.guest("Eve")
        id = await ada.open_table("me", "random")
        during = await eve.get(f"/tables/{id}/record")
        assert "seed:" not in during and "seed-hash:" in during
        await ada.ask("DELETE", f"/tables/{id}/seats", sitter="random")
        await street.live(id)
        record = await eve.get(f"/tables/{id}/record")
        assert "\nseed: " in record and "?" not in record.split("moves:")[1]
        assert Table.replay(record).unfair() == []
        assert (await eve.get(f"/tables/{id}/view", seat=0))["seat"] == 0

    happens(story)
