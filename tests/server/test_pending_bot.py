"""A bot that thinks for long: everybody sees who and for how long, can have it play now, and learns nothing else."""

import asyncio
import re
from dataclasses import fields

import pytest
from tests.server.conftest import Telling
from tests.server.hosting import ANNA, BEN, House, run, seen, told
from tests.server.serving import GAME, Street

from fondaco.bots import LEVELS
from fondaco.server.http_errors import Forbidden
from fondaco.server.table_page.diff import difference
from fondaco.server.table_page.state import PageState
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.pending_bot import UNNOTICED
from fondaco.server.tables.request import SUBSTITUTE, SeatRequest, TableRequest
from fondaco.table import SITTERS, Table

LONG = "search@9s!"
FIRST = {"starting-player": "ochre"}


class ChangeFeed:
    """Counts how often somebody who looks is told to look again."""

    def __init__(self) -> None:
        self.rung = 0

    def notify(self) -> None:
        self.rung += 1


async def thinking_table(house: House) -> LiveTable:
    """Anna has decided, and a bot thinks long enough to be noticed."""
    seats = (SeatRequest("me"), SeatRequest(LONG))
    live = await house.tables.create(ANNA, TableRequest(GAME, seats, FIRST))
    while 0 in live.stored.waiting:
        await decide(house, live)
    assert live.stored.waiting == (1,) and live.driver is not None
    return live


async def decide(house: House, live: LiveTable, choice: int = 0) -> None:
    """Anna takes an option, and does not wait for what follows."""
    allowed = [option for option in live.at(0, "en").options if option.allowed]
    await house.tables.play(live, ANNA, str(allowed[choice]), live.moment(0), 0)


async def hurry(house: House, live: LiveTable) -> None:
    """Until it is Anna's turn again: a bot may have several decisions in a row."""
    async with asyncio.timeout(8):
        while live.driver is not None:
            await house.tables.hurry(live, ANNA)
            await asyncio.sleep(0.05)


async def noticed(live: LiveTable) -> None:
    async with asyncio.timeout(10):
        while live.pending_bot is None or not live.pending_bot.told:
            await asyncio.sleep(0.01)


def test_everybody_sees_who_thinks_and_since_when(house: House) -> None:
    async def scene() -> None:
        live = await thinking_table(house)
        bell = ChangeFeed()
        live.listeners.add(bell.notify)
        before = {person: seen(live, person, seat) for person, seat in ((ANNA, 0), (None, -1))}
        assert [shown.regions["thinking"] for shown in before.values()] == ["", ""], "a short thought is not told of"
        await noticed(live)
        assert bell.rung == 1, "pages are told once, and count by themselves"
        mine, french, watching = seen(live, ANNA, 0), seen(live, ANNA, 0, "fr"), seen(live, None, -1)
        assert "Medici is thinking" in mine.regions["thinking"] and "Play now" in mine.regions["thinking"]
        assert "Medici réfléchit" in french.regions["thinking"] and "Jouer maintenant" in french.regions["thinking"]
        assert "Medici is thinking" in watching.regions["thinking"] and "button" not in watching.regions["thinking"]
        assert f'data-since="{house.now}"' in mine.regions["thinking"]
        assert set(difference(before[ANNA], mine)["regions"]) == {"thinking"}, "nothing else is sent again"
        await hurry(house, live)
        assert live.pending_bot is None and live.stored.waiting == (0,)
        assert seen(live, ANNA, 0).regions["thinking"] == ""

    run(house, scene())


def test_nothing_is_told_of_what_the_bot_thinks_about(house: House) -> None:
    """What others see while it thinks is what they saw before, and one line that is made of a name and a time."""

    async def scene() -> None:
        live = await thinking_table(house)
        before: dict[int, PageState] = {seat: seen(live, ANNA if seat == 0 else None, seat) for seat in (0, -1)}
        await noticed(live)
        for seat, shown in before.items():
            now = seen(live, ANNA if seat == 0 else None, seat)
            same = [field.name for field in fields(PageState) if field.name != "regions"]
            assert [getattr(now, name) for name in same] == [getattr(shown, name) for name in same]
            assert {**now.regions, "thinking": ""} == shown.regions
            told = now.regions["thinking"].replace(live.id, "")
            options = live.game.moves(1)
            assert len(options) > 1 and not any(str(option) in told for option in options)
            text = re.sub(r"<[^>]*>|\s+", " ", told)
            assert " ".join(text.replace("Play now", "").split()) == "Medici is thinking"

    run(house, scene())


def test_a_decision_that_is_taken_back_is_not_answered(house: House) -> None:
    async def scene() -> None:
        live = await thinking_table(house)
        thought_about = live.moment(1)
        await asyncio.sleep(0.2)
        await house.tables.undo(live, ANNA, 0)
        assert live.pending_bot is None
        async with asyncio.timeout(5):
            await house.rest(live)
        assert live.stored.waiting == (0,) and live.moment(1) != thought_about
        before = live.stored.lines
        await asyncio.sleep(0.5)
        assert live.stored.lines == before
        await decide(house, live, -1)
        await asyncio.sleep(0.2)
        await hurry(house, live)
        assert live.stored.waiting == (0,) and live.stored.lines[: len(before)] == before, (
            "and the game goes on from there"
        )
        assert str(Table.replay(live.game.save()).decision) == str(live.game.decision)

    run(house, scene())


def test_only_who_plays_may_hurry_a_bot(house: House) -> None:
    async def scene() -> None:
        live = await thinking_table(house)
        with told(Forbidden, "error-spectator"):
            await house.tables.hurry(live, BEN)
        await house.tables.leave(live, ANNA, "random")
        with told(Forbidden, "error-bot-plays-on"):
            await house.tables.hurry(live, ANNA)
        await asyncio.sleep(UNNOTICED + 0.2)
        assert "button" not in seen(live, ANNA, 0).regions["thinking"]

    run(house, scene())


def test_a_program_has_a_bot_play_now(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, eve = await street.guest("Ada"), await street.guest("Eve")
        room = await ada.open_table("me", "friend")
        assert (await ada.post(f"/tables/{room}/hurry", {}, 409))["error"] == "error-not-begun"
        table = await ada.open_table("me", LONG, settings=FIRST)
        assert (await ada.post(f"/tables/{table}/hurry"))["waiting"] == [0], "nothing happens if nobody thinks"
        await ada.decide(table)
        assert (await eve.post(f"/tables/{table}/hurry", {}, 403))["error"] == "error-spectator"
        async with asyncio.timeout(8):
            while (await ada.post(f"/tables/{table}/hurry", {}))["waiting"] != [0]:
                await asyncio.sleep(0.1)

    happens(story)


# Levels


def test_people_are_offered_the_levels_and_programs_all_bots(happens: Telling) -> None:
    async def story(street: Street) -> None:
        for language, words in (("en", "the strongest in the house"), ("fr", "le plus fort de la maison")):
            page = (await street.client.get("/", headers={"accept-language": language})).text
            offered = re.search(r'<select name="seat-1".*?</select>', page, re.DOTALL)
            assert offered and words in page
            assert re.findall(r'value="([a-z]+)"', offered[0]) == ["me", "here", "friend", *LEVELS]
            assert f'value="{SUBSTITUTE}" selected' in offered[0]
        street.client.cookies.clear()
        ada = await street.guest("Ada")
        table = await ada.open_table("me", "greedy", "search@2", settings=FIRST)
        assert {"random", "greedy", "search", *LEVELS} == set(SITTERS)
        assert [seat["bot"] for seat in (await ada.get(f"/tables/{table}"))["seats"]] == ["", "greedy", "search@2"]
        shown = (await street.client.get(f"/tables/{table}")).text
        assert "greedy bot" in shown and "search bot" in shown
        choices = re.search(r'id="confirm-levels".*?</fieldset>', shown, re.DOTALL)
        assert choices and re.findall(r'value="([a-z]+)"', choices[0]) == list(LEVELS)
        for kind in ("doge@5", "search@x", "search@-1s", "search@9999s", "search@60s*2", "@", "greedy@1s"):
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": kind}]}
            assert (await ada.post("/tables", body, 422))["error"] == "error-no-bot", kind

    happens(story)


@pytest.mark.parametrize("kind", ["search@10.1s", "search@3600s", "search@100000"])
def test_no_bot_thinks_longer_than_the_contract_says(happens: Telling, kind: str) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        await ada.open_table("me", "search@9.9s", settings=FIRST)
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": kind}]}
        assert (await ada.post("/tables", body, 422))["error"] == "error-long-thought"

    happens(story)


def test_whoever_leaves_may_choose_who_plays_on(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada, bo = await street.guest("Ada"), await street.guest("Bo")
        table = await ada.open_table("me", "friend", settings=FIRST)
        await bo.post(f"/tables/{table}/seats/1")
        left = await bo.ask("DELETE", f"/tables/{table}/seats")
        assert left["seats"][1]["bot"] == SUBSTITUTE
        left = await ada.ask("DELETE", f"/tables/{table}/seats", sitter="doge")
        assert left["seats"][0]["bot"] == "doge"

    happens(story)
