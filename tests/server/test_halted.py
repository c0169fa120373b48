"""A game whose record the rules of today refuse can still be seen, downloaded, talked at and left, and goes on anew."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from tests.server.serving import Program, Street, tell

from fondaco.server.storage.model import Rewrite, StoredTable
from fondaco.server.tables.live_table import LiveTable
from fondaco.table import games


def older(live: LiveTable) -> StoredTable:
    """The table as older rules left it: what was decided last belongs to another step today."""
    seat = live.stored.waiting[0]
    decision = live.game.decision_of(seat)
    assert decision is not None
    numbers = live.game.game.numbers
    foreign = next(each for each in numbers if live.game.game.step_and_option(numbers[each])[0] != decision.frame[0])
    head = re.sub(r"^rules: \d+$", "rules: 0", live.stored.head, count=1, flags=re.MULTILINE)
    return replace(live.stored, head=head, lines=(*live.stored.lines, f"{seat} {foreign}"), version=live.version + 1)


def left_by_older_rules(folder: Path, game: str) -> tuple[str, str, int]:
    """A server that was shut down in a game: a table's id, the token of its player, and how many decisions it had."""

    async def story(street: Street) -> tuple[str, str, int]:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random", "random", game=game, bank=3600)
        for turn in range(4):
            await street.live(id)
            await ada.decide(id, turn)
        live = await street.live(id)
        street.services.storage.tables.rewrite(Rewrite(older(live), len(live.stored.lines)))
        return id, ada.token, live.game.length

    return tell(folder, story)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_such_a_table_is_readable_and_can_be_left(tmp_path: Path, game: str, language: str) -> None:
    id, token, length = left_by_older_rules(tmp_path, game)
    why = "with version 0 of the rules" if language == "en" else "avec la version 0 des règles"

    async def story(street: Street) -> None:
        ada = Program(street.client, token)
        page = await street.client.get(f"/tables/{id}", params={"lang": language}, headers=ada.headers)
        assert page.status_code == 200 and why in unescape(page.text)
        assert f"/tables/{id}/go-on" in page.text
        replay = await street.client.get(f"/tables/{id}/replay?at={length}&lang={language}", headers=ada.headers)
        assert replay.status_code == 200
        shown = await ada.get(f"/tables/{id}", lang=language)
        assert (shown["waiting"], shown["over"], shown["length"]) == ([], False, length)
        assert why in shown["halted"]
        assert (await ada.get("/tables", which="mine"))["tables"][0]["waiting"] == [], "nobody is called to it"
        assert (await ada.get(f"/tables/{id}/record")).startswith("fondaco record")
        await ada.get(f"/tables/{id}/board.svg")
        decision = await ada.get(f"/tables/{id}/decision")
        assert (decision["yours"], decision["options"]) == (False, [])
        refused = await ada.post(f"/tables/{id}/moves", {"move": "x", "moment": decision["moment"]}, 409, lang=language)
        assert refused["error"] == "error-halted" and why in refused["message"]
        await ada.post(f"/tables/{id}/undo", {}, 409)
        await ada.post(f"/tables/{id}/chat", {"text": "What a pity"}, 201)
        left = await ada.ask("DELETE", f"/tables/{id}/seats")
        assert left["seats"][0]["kind"] == "bot"
        assert (await street.live(id)).game.length == length, "and no bot plays on"

    tell(tmp_path, story)


@pytest.mark.parametrize("game", games())
def test_a_new_table_goes_on_from_its_last_sound_moment(tmp_path: Path, game: str) -> None:
    id, token, length = left_by_older_rules(tmp_path, game)

    async def story(street: Street) -> None:
        ada = Program(street.client, token)
        made = await ada.post(f"/tables/{id}/go-on", {}, 201)
        assert made["id"] != id and made["halted"] == ""
        assert made["length"] >= length and made["seats"][0]["name"] == "Ada"
        said = await ada.get(f"/tables/{id}/chat")
        assert [remark["text"] for remark in said["remarks"]] == [f"/tables/{made['id']}"], "the others find it"
        await street.live(made["id"])
        await ada.decide(made["id"])
        await ada.post(f"/tables/{made['id']}/go-on", {}, 409)
        stranger = await street.guest("Ben")
        await stranger.post(f"/tables/{id}/go-on", {}, 403)

    tell(tmp_path, story)


def test_a_bot_plays_on_there_for_who_has_left(tmp_path: Path) -> None:
    id, token, _ = left_by_older_rules(tmp_path, "column-of-fire")

    async def story(street: Street) -> None:
        ada = Program(street.client, token)
        await ada.ask("DELETE", f"/tables/{id}/seats", sitter="random")
        made = await ada.post(f"/tables/{id}/go-on", {}, 201)
        assert (await street.live(made["id"])).stored.over, "only bots are left, and they end the game"

    tell(tmp_path, story)


def test_what_was_found_out_is_kept_and_a_sound_table_is_left_alone(tmp_path: Path) -> None:
    id, token, _ = left_by_older_rules(tmp_path, "orleans")

    async def version(street: Street) -> int:
        sound = await Program(street.client, token).open_table("me", "random", game="orleans")
        before = (await street.live(sound)).version
        assert (await street.live(sound)).version == before
        return (await street.live(id)).version

    assert tell(tmp_path, version) == tell(tmp_path, version), "the table is written once"
