"""The API as programs use it: every operation, told as what happens at a table."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from starlette.routing import Route
from tests.server.conftest import Telling
from tests.server.serving import GAME, Program, Street, open_house

from fondaco.server.api.openapi import describe, path_of
from fondaco.server.api.routes import OPERATIONS, ROUTES
from fondaco.server.tables.request import SeatRequest, TableRequest
from fondaco.table import SITTERS, Table

# Games and rules


def test_games_tell_who_can_play_and_what_is_not_known(happens: Telling) -> None:
    async def story(street: Street) -> None:
        games = (await street.stranger.get("/games"))["games"]
        game = next(game for game in games if game["name"] == GAME)
        assert game["title"] == "A Column of Fire"
        assert (game["least_players"], game["most_players"]) == (2, 4)
        assert set(game["bots"]) == set(SITTERS)
        assert game["reconstructed"] == game["facts"]["reconstructed"] > 0
        french = (await street.stranger.get("/games", lang="fr"))["games"]
        assert "Une colonne de feu" in [game["title"] for game in french]

    happens(story)


def test_rules_can_be_read_and_searched(happens: Telling) -> None:
    async def story(street: Street) -> None:
        everything = await street.stranger.get(f"/games/{GAME}/rules")
        clauses = [clause for chapter in everything["chapters"] for clause in chapter["clauses"]]
        assert len(clauses) > 50
        some = await street.stranger.get(f"/games/{GAME}/rules", search=clauses[7]["id"])
        assert clauses[7]["id"] in [clause["id"] for chapter in some["chapters"] for clause in chapter["clauses"]]
        french = await street.stranger.get(f"/games/{GAME}/rules", search="DE relIGION", lang="fr")
        found = [clause["text"].lower() for chapter in french["chapters"] for clause in chapter["clauses"]]
        assert 0 < len(found) < len(clauses)
        nothing = await street.stranger.get(f"/games/{GAME}/rules", search="xyzzy")
        assert nothing["chapters"] == []
        assert (await street.stranger.get("/games/chess/rules", 404))["error"] == "error-no-game"

    happens(story)


# People


def test_a_guest_becomes_an_account_and_comes_back(happens: Telling) -> None:
    async def story(street: Street) -> None:
        guest = await street.guest()
        me = await guest.get("/people/me")
        assert me["guest"]
        assert re.fullmatch(r"[A-Z][a-z]+-[0-9]{3}", me["name"])
        assert (await guest.ask("PATCH", "/people/me", {"name": "Ned", "language": "fr"}))["name"] == "Ned"
        kept = await guest.post("/people/me/account", {"name": "Ned", "password": "kingsbridge"})
        assert not kept["guest"]
        assert kept["person"] == me["person"]
        wrong = await street.stranger.post("/sessions", {"name": "Ned", "password": "shiring-castle"}, 401)
        assert wrong["error"] == "error-sign-in"
        back = await street.stranger.post("/sessions", {"name": "nEd", "password": "kingsbridge"}, 201)
        again = await Program(street.client, back["token"]).get("/people/me")
        assert again == {**kept, "language": "fr"}
        changed = {"old": "wrong", "password": "new bridge"}
        assert (await guest.ask("PUT", "/people/me/password", changed, 403))["error"] == "account-wrong-password"
        await guest.ask("PUT", "/people/me/password", {**changed, "old": "kingsbridge"})
        await street.stranger.post("/sessions", {"name": "Ned", "password": "kingsbridge"}, 401)
        await street.stranger.post("/sessions", {"name": "Ned", "password": "new bridge"}, 201)
        twice = await guest.post("/people/me/account", {"name": "Ed", "password": "kingsbridge"}, 403)
        assert twice["error"] == "account-kept-already"
        taken = await street.stranger.post("/people", {"name": "NED"}, 409)
        assert taken["error"] == "error-name-taken"

    happens(story)


def test_nothing_that_is_answered_holds_a_password(happens: Telling) -> None:
    async def story(street: Street) -> None:
        guest = await street.guest("Margery")
        for path in ("/people/me/account", "/sessions"):
            answer = await guest.send("POST", path, json={"name": "Margery", "password": "fitzgerald-secret"})
            assert answer.status_code in (200, 201)
            assert "fitzgerald" not in answer.text
            assert "argon2" not in answer.text

    happens(story)


# A story at a table


def test_two_guests_and_a_bot_play(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo, eve = await street.guest("Ada"), await street.guest("Bo"), await street.guest("Eve")
        id = await ada.open_table("me", "friend", "greedy", public=True)
        table = await bo.get(f"/tables/{id}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "bot"]
        assert not table["begun"] and table["moment"] == ""
        assert id in [line["id"] for line in (await bo.get("/tables", which="open"))["tables"]]
        await bo.post(f"/tables/{id}/seats/1")
        await street.live(id)
        table = await bo.get(f"/tables/{id}")
        assert table["begun"] and table["your_seats"] == [1] and not table["host"]
        assert id in [line["id"] for line in (await bo.get("/tables", which="mine"))["tables"]]
        assert id in [line["id"] for line in (await eve.get("/tables", which="public"))["tables"]]
        assert (await eve.get("/tables", which="mine"))["tables"] == []
        await _play_some(street, id, ada, bo)
        await _look_around(id, ada, eve)
        await _talk(id, ada, eve)
        await _resign(street, id, bo)
        await street.play_out(id, ada)
        await _read_the_record(id, eve)

    happens(story)


async def _play_some(street: Street, id: str, ada: Program, bo: Program) -> None:
    for turn in range(12):
        await street.live(id)
        before = (await ada.get(f"/tables/{id}"))["length"]
        played = await ada.decide(id, turn) or await bo.decide(id, turn)
        assert played and played["length"] > before


async def _look_around(id: str, ada: Program, eve: Program) -> None:
    own = await ada.get(f"/tables/{id}/view", seat=0)
    assert own["view"]["seat"] == 0 and own["at"] == own["length"]
    assert (await eve.get(f"/tables/{id}/view"))["seat"] == -1
    earlier = await ada.get(f"/tables/{id}/view", seat=0, at=5)
    assert earlier["at"] == 5 and earlier["moment"] == "" and earlier["view"] != own["view"]
    log = await eve.get(f"/tables/{id}/log")
    assert len(log["lines"]) > 10
    later = await eve.get(f"/tables/{id}/log", since=10, lang="fr")
    assert [line["at"] for line in later["lines"]] == [line["at"] for line in log["lines"] if line["at"] > 10]
    drawing = await eve.send("GET", f"/tables/{id}/board.svg", params={"at": 3})
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert "script" not in drawing.headers["content-security-policy"]
    assert ElementTree.fromstring(drawing.text).tag.endswith("svg")
    for refused in ("view", "log", "record", "board.svg", "decision"):
        assert (await eve.get(f"/tables/{id}/{refused}", 403, seat=0))["error"] == "error-not-your-seat"


async def _talk(id: str, ada: Program, eve: Program) -> None:
    said = await ada.post(f"/tables/{id}/chat", {"text": "  Good   day  "}, 201)
    assert (said["text"], said["name"], said["seat"]) == ("Good day", "Ada", 0)
    await eve.post(f"/tables/{id}/chat", {"text": "<b>Hello</b>"}, 201)
    remarks = (await ada.get(f"/tables/{id}/chat"))["remarks"]
    assert [remark["text"] for remark in remarks] == ["Good day", "<b>Hello</b>"]
    assert remarks[1]["seat"] == -1
    assert (await ada.get(f"/tables/{id}/chat", since=1))["remarks"] == remarks[1:]


async def _resign(street: Street, id: str, bo: Program) -> None:
    table = await bo.ask("DELETE", f"/tables/{id}/seats", sitter="random")
    assert table["seats"][1]["bot"] == "random" and table["seats"][1]["yours"]
    assert (await bo.post(f"/tables/{id}/undo", {}, 403))["error"] == "error-bot-plays-on"
    assert (await bo.get(f"/tables/{id}/decision", seat=1))["options"] == []


async def _read_the_record(id: str, eve: Program) -> None:
    table = await eve.get(f"/tables/{id}")
    assert table["over"] and table["winners"]
    record = await eve.get(f"/tables/{id}/record")
    replayed = Table.replay(record)
    assert replayed.winners == table["winners"]
    assert replayed.scores == [seat["score"] for seat in table["seats"]]
    assert replayed.unfair() == []
    view = await eve.get(f"/tables/{id}/view", seat=0)
    assert view["view"] == json.loads(json.dumps(replayed.view(0).as_json()))
    halfway = table["length"] // 2
    then = await eve.get(f"/tables/{id}/view", seat=1, at=halfway)
    assert then["view"] == json.loads(json.dumps(replayed.view(1, halfway).as_json()))


def test_the_host_begins_with_bots_on_free_seats(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        id = await ada.open_table("me", "friend", "friend")
        assert (await bo.post(f"/tables/{id}/begin", {}, 403))["error"] == "error-not-host"
        assert (await ada.post(f"/tables/{id}/begin", {"sitter": "deep-blue"}, 422))["error"] == "error-no-bot"
        await bo.post(f"/tables/{id}/seats/2")
        left = await bo.ask("DELETE", f"/tables/{id}/seats")
        assert left["seats"][2]["kind"] == "free"
        table = await ada.post(f"/tables/{id}/begin", {"sitter": "random"})
        assert [seat["bot"] for seat in table["seats"]] == ["", "random", "random"]
        assert (await ada.post(f"/tables/{id}/begin", None, 409))["error"] == "error-begun"
        assert (await bo.post(f"/tables/{id}/seats/1", None, 409))["error"] == "error-seat-taken"

    happens(story)


def test_a_clock_is_told_in_seconds(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random", bank=600, increment=5)
        await street.live(id)
        seats = (await ada.get(f"/tables/{id}"))["seats"]
        assert 590 < seats[0]["seconds"] <= 600
        assert seats[1]["seconds"] is None

    happens(story)


# Deciding


def test_a_decision_lists_what_is_allowed_and_why_the_rest_is_not(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        id = await ada.open_table("me", "friend")
        assert (await ada.get(f"/tables/{id}/decision", 409))["error"] == "error-not-begun"
        await bo.post(f"/tables/{id}/seats/1")
        refused = []
        for turn in range(25):
            for program in (ada, bo):
                decision = await program.get(f"/tables/{id}/decision")
                refused += [option for option in decision["options"] if not option["allowed"]]
                for option in decision["options"]:
                    why = await program.get(f"/tables/{id}/why", move=option["move"])
                    assert why["allowed"] == option["allowed"] and why["refusals"] == option["refusals"]
                await program.decide(id, turn)
        assert refused and all(option["refusals"][0]["clause"] for option in refused)

    happens(story)


def test_a_move_the_rules_forbid_is_refused_with_its_clause_in_both_languages(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here", settings={"starting-player": "ochre"})
        decision = await ada.get(f"/tables/{id}/decision")
        forbidden = await _forbidden(ada, id, decision)
        body = {"move": forbidden, "moment": decision["moment"]}
        english = await ada.post(f"/tables/{id}/moves", body, 422)
        french = await ada.post(f"/tables/{id}/moves", body, 422, lang="fr")
        assert english["error"] == french["error"] == "error-illegal"
        assert english["refusals"][0]["clause"] == french["refusals"][0]["clause"]
        assert english["refusals"][0]["message"] != french["refusals"][0]["message"]
        no_move = await ada.post(f"/tables/{id}/moves", {**body, "move": "e2e4"}, 422)
        assert no_move["message"] == "“e2e4” is not a move of this game."

    happens(story)


async def _forbidden(program: Program, id: str, decision: dict[str, Any]) -> str:
    """A move of the game that is not to be made now."""
    table = Table(GAME, ["one", "two"])
    allowed = [option["move"] for option in decision["options"] if option["allowed"]]
    return next(move for move in table.game.notation if move not in allowed)


def test_a_move_is_meant_for_the_position_it_was_seen_in(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here")
        decision = await ada.get(f"/tables/{id}/decision")
        move = next(option["move"] for option in decision["options"] if option["allowed"])
        body = {"move": move, "moment": decision["moment"], "seat": decision["seat"]}
        await ada.post(f"/tables/{id}/moves", body)
        length = (await ada.get(f"/tables/{id}"))["length"]
        late = await ada.post(f"/tables/{id}/moves", body, 409)
        assert late["error"] == "error-stale"
        assert late["decision"] == await ada.get(f"/tables/{id}/decision", seat=decision["seat"])
        assert (await ada.get(f"/tables/{id}"))["length"] == length

    happens(story)


def test_whoever_prefers_nothing_back_is_given_nothing_back(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here")
        asked = await ada.get(f"/tables/{id}/decision")
        move = next(option["move"] for option in asked["options"] if option["allowed"])
        body = {"move": move, "moment": asked["moment"], "seat": asked["seat"]}
        prefer = {"prefer": "respond-async, return=minimal"}
        answer = await ada.send("POST", f"/tables/{id}/moves", json=body, headers=prefer)
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["preference-applied"] == "return=minimal"
        late = await ada.send("POST", f"/tables/{id}/moves", json=body, headers=prefer)
        assert late.status_code == 409 and "decision" not in late.json()
        undone = await ada.send("POST", f"/tables/{id}/undo", json={"seat": asked["seat"]}, headers=prefer)
        assert undone.status_code == 204
        assert (await ada.get(f"/tables/{id}/decision", seat=asked["seat"]))["moment"] == asked["moment"]

    happens(story)


def test_taking_back_alone_and_with_the_others(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        id = await ada.open_table("me", "friend")
        await bo.post(f"/tables/{id}/seats/1")
        assert (await ada.post(f"/tables/{id}/undo", {}, 409))["error"] == "error-nothing-to-undo"
        assert (await ada.post(f"/tables/{id}/takeback", {"agree": True}, 409))["error"] == "error-no-takeback"
        asked = granted = 0
        for turn in range(30):
            first, second = (ada, bo) if (await ada.get(f"/tables/{id}/decision"))["options"] else (bo, ada)
            before = await first.get(f"/tables/{id}/view")
            assert await first.decide(id, turn)
            seat = before["seat"]
            position = await first.post(f"/tables/{id}/undo", {"seat": seat})
            if position["takeback"]:
                asked += 1
                assert position["takeback"] == {"seat": seat, "agreed": []}
                if turn % 2:
                    refused = await second.post(f"/tables/{id}/takeback", {"agree": False})
                    assert refused["takeback"] is None
                    continue
                position = await second.post(f"/tables/{id}/takeback", {"agree": True})
                granted += 1
            assert position["takeback"] is None
            after = await first.get(f"/tables/{id}/view", seat=seat)
            assert (after["view"], after["length"]) == (before["view"], before["length"])
            await first.decide(id, turn)
        assert asked and granted

    happens(story)


# A bot in another language


BOT = """
import json, sys, time, urllib.error, urllib.request

house, token = sys.argv[1], ""

def ask(method, path, body=None):
    data = json.dumps(body).encode() if body is not None else None
    headers = {"Content-Type": "application/json", **({"Authorization": "Bearer " + token} if token else {})}
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(house + path, data, headers, method=method)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(int(error.headers["Retry-After"]))

token = ask("POST", "/api/people", {})["token"]
table = ask("POST", "/api/tables", {"game": "column-of-fire", "seats": [{"kind": "me"}, {"kind": "greedy"}]})
path = "/api/tables/" + table["id"]
while not table["over"]:
    decision = ask("GET", path + "/decision")
    while moves := [option["move"] for option in decision["options"] if option["allowed"]]:
        decision = ask("POST", path + "/moves", {"move": moves[-1], "moment": decision["moment"]})["decision"]
    time.sleep(0.05)
    table = ask("GET", path)
print(json.dumps(table))
"""
"""It knows HTTP and JSON, and nothing of Fondaco."""


def test_a_bot_that_knows_only_http_and_json_plays_a_whole_game(tmp_path: Path) -> None:
    from tests.faults.process import Served

    async def run(url: str) -> dict[str, Any]:
        import sys

        process = await asyncio.create_subprocess_exec(
            sys.executable, "-I", "-c", BOT, url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        out, err = await asyncio.wait_for(process.communicate(), 100)
        assert process.returncode == 0, err.decode()
        table: dict[str, Any] = json.loads(out)
        return table

    with Served(tmp_path / "house.sqlite") as server:
        table = asyncio.run(run(server.url))
        record = httpx.get(f"{server.url}/api/tables/{table['id']}/record").text
    assert table["over"] and table["winners"]
    assert Table.replay(record).winners == table["winners"]


# The description


def test_every_route_is_described_and_everything_described_is_a_route() -> None:
    described = {
        (method.upper(), path) for path, methods in describe(OPERATIONS)["paths"].items() for method in methods
    }
    routes = {
        (method, route.path.replace(":int", ""))
        for route in ROUTES
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert described == routes
    assert len(described) == len(OPERATIONS) == len({op.handler.__name__ for op in OPERATIONS})


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {path_of(operation)}")
def test_every_operation_says_what_it_does(operation: Any) -> None:
    described = describe(OPERATIONS)["paths"][path_of(operation)][operation.method.lower()]
    assert described["summary"].endswith(".")
    assert str(operation.status) in described["responses"]
    assert {"400", "401", "429", "500", "503"} <= set(described["responses"])


def test_a_house_that_is_opened_again_knows_its_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as street:
            ada = await street.guest("Ada")
            id = await ada.open_table("me", "here")
            await ada.decide(id)
            before = await ada.get(f"/tables/{id}/view")
        async with open_house(tmp_path) as street:
            again = Program(street.client, ada.token)
            assert await again.get(f"/tables/{id}/view") == before

    asyncio.run(story())


def test_an_account_is_not_forgotten_by_a_process_that_knew_the_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as one, open_house(tmp_path) as other:
            guest = await one.guest("Ada")
            elsewhere = Program(other.client, guest.token)
            await elsewhere.get("/people/me")
            await guest.post("/people/me/account", {"name": "Ada", "password": "kingsbridge"})
            id = await elsewhere.open_table("me", "friend")
            await elsewhere.post(f"/tables/{id}/chat", {"text": "Good day"}, 201)
            await elsewhere.ask("PATCH", "/people/me", {"language": "fr"})
            back = await other.stranger.post("/sessions", {"name": "Ada", "password": "kingsbridge"}, 201)
            assert back["token"] == guest.token

    asyncio.run(story())


def test_a_table_opened_while_a_password_is_chosen_does_not_undo_it(happens: Telling) -> None:
    async def story(street: Street) -> None:
        guest = await street.guest("Ada")
        as_read_before = await street.services.people.find((await guest.get("/people/me"))["person"])
        chosen = {"name": "Ada", "password": "kingsbridge"}
        await guest.post("/people/me/account", chosen)
        live = await street.services.tables.create(
            as_read_before, TableRequest(GAME, (SeatRequest("me"), SeatRequest("friend")))
        )
        await street.services.tables.say(live, as_read_before, "Good day")
        await street.stranger.post("/sessions", chosen, 201)

    happens(story)


@pytest.mark.parametrize(
    ("body", "english", "french"),
    [
        (b"{", "it is not JSON", "ce n'est pas du JSON"),
        (b'{"game": "orleans"}', "seats is missing", "seats manque"),
        (b'{"game": "orleans", "seats": [{"kind": 5}]}', "seats[0].kind: str is", "seats[0].kind\u00a0: il faut str"),
        (
            b'{"game": "orleans", "seats": [{"kind": "me", "x": 1}]}',
            "seats[0].x is not in",
            "seats[0].x n'est pas dans",
        ),
        (b'{"game": "orleans", "seats": []}', "seats breaks the contract", "seats ne suit pas le contrat"),
    ],
)
def test_a_breach_of_the_contract_is_told_in_both_languages(
    happens: Telling, body: bytes, english: str, french: str
) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        headers = {**ada.headers, "content-type": "application/json"}
        for language, said in (("en", english), ("fr", french)):
            answer = await street.client.post(f"/api/tables?lang={language}", content=body, headers=headers)
            assert answer.status_code == 400 and answer.json()["error"] == "error-unreadable"
            assert said in answer.json()["message"] and "xpected `" not in answer.text

    happens(story)


def test_pages_and_programs_read_a_seat_the_same_way(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "here", settings={"starting-player": "ochre"})
        for seat, status in (("0", 200), ("-1", 200), ("05", 404), ("", 404), ("-0", 404), ("00", 404), ("6", 404)):
            for path in (f"/api/tables/{id}/view", f"/tables/{id}/replay"):
                answer = await street.client.get(f"{path}?seat={seat}", headers=ada.headers)
                assert answer.status_code == status, f"{path} {seat}"

    happens(story)
