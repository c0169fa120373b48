"""Hints: for whoever must decide, for their own decision, from their own view; for nobody else."""

from random import Random
from typing import Any

import pytest
from tests.server.conftest import Telling
from tests.server.hosting import ANNA, House, run, seen
from tests.server.serving import Program, Street
from tests.server.test_hostile import hidden, lay_out, with_other_secrets

from fondaco.server.advice import hints
from fondaco.table import Table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many games instead of a second, so that the same question has the same answer."""
    monkeypatch.setattr(hints, "SITTER", "search@30")


async def hint(program: Program, id: str, status: int = 200, seat: int | None = None, **asked: Any) -> Any:
    decision = await program.get(f"/tables/{id}/decision")
    return await program.post(f"/tables/{id}/hint", {"moment": decision["moment"], "seat": seat}, status, **asked)


def test_a_hint_weighs_all_that_is_allowed_in_both_languages(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random", "random")
        await street.live(id)
        decision = await ada.get(f"/tables/{id}/decision")
        before = (await street.live(id)).game.save()
        told = await hint(ada, id)
        allowed = {option["move"]: option["text"] for option in decision["options"] if option["allowed"]}
        assert {option["move"]: option["text"] for option in told["options"]} == allowed
        assert told["moment"] == decision["moment"] and told["seat"] == 0 and told["games"] > 0
        best = told["options"][0]
        assert told["summary"].startswith(f"Best is “{best['text']}”.") and best["result"] in told["summary"]
        assert told["line"][0] == {"seat": 0, "name": "Ada", "text": best["text"]}
        assert [seat["name"] for seat in told["everybody"]] == list((await street.live(id)).game.names)
        assert sum(option["visits"] for option in told["options"]) == told["games"]
        for option in told["options"]:
            assert bool(option["visits"]) == bool(option["percent"]) == bool(option["expected"])
            assert option["visits"] or option["result"] == option["often"] == "not looked at"
        french = await hint(ada, id, lang="fr")
        assert [option["move"] for option in french["options"]] == [option["move"] for option in told["options"]]
        assert french["options"][0]["percent"] == best["percent"].replace("%", "\u00a0%")
        assert (await street.live(id)).game.save() == before

    happens(story)


def test_a_hint_is_refused_to_everybody_else(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo, eve = await street.guest("Ada"), await street.guest("Bo"), await street.guest("Eve")
        id = await ada.open_table("me", "friend")
        assert (await hint_at(ada, id, 409, "x"))["error"] == "error-not-begun"
        await bo.post(f"/tables/{id}/seats/1", {})
        moment = (await ada.get(f"/tables/{id}/decision"))["moment"]
        mover, other = (ada, bo) if 0 in (await street.live(id)).stored.waiting else (bo, ada)
        assert (await hint(other, id, 409))["error"] == "error-nothing-to-decide"
        assert (await hint(other, id, 403, seat=int(other is ada)))["error"] == "error-not-your-seat"
        assert (await hint(eve, id, 403))["error"] == "error-spectator"
        assert (await hint_at(street.stranger, id, 401, moment))["error"] == "error-not-signed-in"
        assert (await hint_at(mover, id, 409, "long ago"))["error"] == "error-stale"
        assert (await hint(mover, id))["options"]

    happens(story)


async def hint_at(program: Program, id: str, status: int, moment: str) -> Any:
    return await program.post(f"/tables/{id}/hint", {"moment": moment}, status)


def test_at_a_table_with_a_clock_nobody_is_given_hints_and_everybody_sees_it(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        timed = await ada.open_table("me", "random", bank=600)
        calm = await ada.open_table("me", "random")
        for id, allowed in ((timed, False), (calm, True)):
            await street.live(id)
            assert (await ada.get(f"/tables/{id}"))["hints"] is allowed
        assert (await hint(ada, timed, 409))["error"] == "error-no-hints"
        room = await ada.open_table("me", "friend", bank=600)
        page = await street.client.get(f"/tables/{room}", headers=ada.headers)
        assert "none, as there is a clock" in page.text

    happens(story)


def test_hints_are_not_endless_but_the_same_one_is_free(happens: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "AT_ONCE", 2)
    monkeypatch.setattr(hints, "PER_MINUTE", 0.01)

    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random")
        await street.live(id)
        first = await hint(ada, id)
        assert [await hint(ada, id) for _ in range(4)] == [first] * 4
        for turn in range(2):
            await ada.decide(id, turn)
            await street.live(id)
            last = await ada.send("POST", f"/tables/{id}/hint", json=await _wish(ada, id))
        assert last.status_code == 429 and int(last.headers["retry-after"]) >= 1

    happens(story)


async def _wish(program: Program, id: str) -> dict[str, str]:
    return {"moment": (await program.get(f"/tables/{id}/decision"))["moment"]}


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_hint_depends_on_what_its_reader_cannot_see(happens: Telling, seed: int) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        people = [(await program.get("/people/me"))["person"] for program in (ada, bo)]
        table, imagined = _at_decision_of_bo(seed)
        id = await lay_out(street, table, *people)
        live = await street.live(id)
        told, own = await hint(bo, id), await ada.get(f"/tables/{id}/view")
        live.table, live.cache, live.stories = with_other_secrets(table, 1, imagined), {}, {}
        assert await hint(bo, id) == told
        assert (await ada.get(f"/tables/{id}/view"))["view"] != own["view"]

    happens(story)


def _at_decision_of_bo(seed: int) -> tuple[Table, Any]:
    """A position in which Ada has secrets and Bo must decide, and another that looks the same to him."""
    table, _ = hidden(seed, 1)
    random = Random(seed)
    while not table.over:
        imagined = table.game.imagine(table.view(1), random.random)
        if 1 in table.waiting and table.game.view(imagined, 0) != table.view(0):
            return table, imagined
        table.play(random.choice(table.moves()))
    raise AssertionError("Bo had nothing to decide")


@pytest.mark.parametrize("bank", [0, 600])
def test_the_button_is_there_for_whoever_must_decide_and_no_clock_runs(house: House, bank: int) -> None:
    async def scene() -> None:
        live = await house.table("me", "here:Ben", bank=bank)
        decides = live.stored.waiting[0]
        while len(live.game.moves()) < 2:
            await house.decide(live)
            decides = live.stored.waiting[0]
        assert ('id="hint"' in seen(live, ANNA, decides).regions["tools"]) == (bank == 0)
        assert 'id="hint"' not in seen(live, None, -1).regions["tools"]
        assert 'id="hint"' not in seen(live, ANNA, 1 - decides).regions["tools"]

    run(house, scene())
