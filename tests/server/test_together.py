"""All plan at the same time: nobody's click is too late because of another's, and who is ready only waits."""

import asyncio
import re
from random import Random

import pytest
from tests.server.conftest import Telling
from tests.server.hosting import ANNA, BEN, NOW, House, Page, run, seen
from tests.server.serving import Street

from fondaco.server.http_errors import Illegal, Invalid, NotPossible, Outdated
from fondaco.server.storage.model import Person
from fondaco.server.table_page.diff import difference
from fondaco.server.table_page.state import EMPTY_PAGE
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.tables.service import TableService
from fondaco.table import SPECTATOR

GAME = "orleans"


async def two(house: House, bank: int = 0) -> LiveTable:
    """Anna and Ben at a table of their own; both plan."""
    live = await house.table("me", "friend", game=GAME, bank=bank)
    await house.tables.sit(live, BEN, 1)
    assert live.stored.waiting == (0, 1)
    return live


async def play(house: House, live: LiveTable, seat: int, *moves: str, then: tuple[str, ...] = ()) -> None:
    person = ANNA if seat == 0 else BEN
    for move in moves:
        await house.tables.play(live, person, move, live.moment(seat), seat, then)
    await house.rest(live)


# Clicks


def test_what_others_plan_makes_no_click_too_late(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        moment, sight = live.moment(0), live.sight(0)
        await play(house, live, 1, "plan own-farmer", "send village-farmer")
        assert live.moment(0) == moment
        assert live.sight(0) != sight, "but Anna sees what Ben does"
        await house.tables.play(live, ANNA, "plan own-boatman", moment, 0)
        assert live.game.decision_of(0).step == "send"  # type: ignore[union-attr]

    run(house, scene())


def test_the_same_click_does_not_count_twice(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        moment = live.moment(0)
        await house.tables.play(live, ANNA, "plan own-boatman", moment, 0)
        with pytest.raises(Outdated):
            await house.tables.play(live, ANNA, "plan own-boatman", moment, 0)
        await play(house, live, 0, "send keep")
        assert live.moment(0) != moment, "the same is asked, but not for the first time"
        with pytest.raises(Outdated):
            await house.tables.play(live, ANNA, "plan own-boatman", moment, 0)

    run(house, scene())


def test_when_the_last_is_ready_nobody_comes_back(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        await play(house, live, 0, "plan ready")
        moment = live.moment(0)
        await play(house, live, 1, "plan ready")
        with pytest.raises(Outdated):
            await house.tables.play(live, ANNA, "wait reconsider", moment, 0)

    run(house, scene())


def test_another_process_that_writes_first_does_not_make_a_click_too_late(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        other = TableService(house.storage, now=lambda: NOW)
        same = await other.open(live.id)
        await other.play(same, BEN, "plan own-farmer", same.moment(1), 1)
        assert live.stored.version < same.stored.version
        await play(house, live, 0, "plan own-trader")
        assert [line for line in live.stored.lines if " plan " in line] == ["1 plan own-farmer", "0 plan own-trader"]
        await other.close()

    run(house, scene())


# Two halves of a move at once


def test_a_move_and_its_second_half_are_made_at_once(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        version = live.stored.version
        await play(house, live, 0, "plan own-farmer", then=("send village-farmer",))
        assert live.stored.lines[-2:] == ("0 plan own-farmer", "0 send village-farmer")
        assert live.stored.version == version + 1, "written and told as one"
        await play(house, live, 0, "plan back village-farmer", then=("plan own-farmer", "send ship-farmer"))
        back = [str(move) for move in live.game.moves(0) if str(move).startswith("plan back")]
        assert back == ["plan back ship-farmer"]

    run(house, scene())


def test_all_of_it_or_nothing(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        lines, record = live.stored.lines, live.game.save()
        for move, then, trouble in (
            ("plan own-farmer", ("send farm-boatman",), Illegal),
            ("plan monk", ("send farm-boatman",), Illegal),
            ("plan own-farmer", ("plan own-farmer",), Illegal),
            ("plan own-farmer", ("nonsense",), Invalid),
            ("plan ready", ("wait reconsider",), NotPossible),
        ):
            with pytest.raises(trouble):
                await play(house, live, 0, move, then=then)
            assert (live.stored.lines, live.game.save()) == (lines, record), (move, then)

    run(house, scene())


def test_programs_may_look_ahead_too(happens: Telling) -> None:
    async def story(street: Street) -> None:
        ada = await street.guest("Ada")
        id = await ada.open_table("me", "random", game=GAME)
        await street.live(id)
        ahead = await ada.get(f"/tables/{id}/ahead", moves="plan own-farmer")
        spaces = {option["move"]: option["parts"] for option in ahead["options"]}
        assert ahead["step"] == "send" and spaces["send village-farmer"] == ["space-0-village-farmer"]
        further = await ada.get(f"/tables/{id}/ahead", moves="plan own-farmer,send village-farmer")
        assert further["step"] == "plan"
        assert (await ada.get(f"/tables/{id}/ahead", moves="plan ready"))["options"] == []
        assert (await ada.get(f"/tables/{id}/ahead", 422, moves="castle"))["error"] == "error-unreadable"
        assert (await street.stranger.send("GET", f"/tables/{id}/ahead?moves=plan")).status_code == 401
        eve = await street.guest("Eve")
        assert (await eve.get(f"/tables/{id}/ahead", 403, moves="plan own-farmer"))["error"] == "error-spectator"
        decision = await ada.get(f"/tables/{id}/decision")
        body = {"move": "plan own-farmer", "then": ["send ship-farmer"], "moment": decision["moment"], "seat": 0}
        after = await ada.post(f"/tables/{id}/moves", body)
        assert "plan back ship-farmer" in [option["move"] for option in after["decision"]["options"]]

    happens(story)


# What each sees


def test_who_is_ready_waits_and_may_think_again(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        before = seen(live, ANNA, 0)
        assert before.yours and before.title.startswith("●")
        assert "decides" in before.regions["line-0"] and "decides" in before.regions["line-1"]
        await play(house, live, 0, "plan ready")
        after = seen(live, ANNA, 0)
        assert not after.yours and not after.title.startswith("●"), "nobody waits for Anna"
        assert 'data-move="wait reconsider"' in after.regions["prompt"]
        assert "Ben still decides." in after.regions["prompt"]
        assert ">ready<" in after.regions["line-0"] and "decides" in after.regions["line-1"]
        assert ">ready<" in seen(live, BEN, 1).regions["line-0"] and seen(live, BEN, 1).yours
        await play(house, live, 0, "wait reconsider")
        assert seen(live, ANNA, 0).yours

    run(house, scene())


def test_the_prompt_of_one_is_left_alone_while_others_plan(house: House) -> None:
    """Whoever reads or scrolls there is not disturbed; everything else is kept in step."""

    async def scene() -> None:
        live = await two(house)
        page, before = Page(), seen(live, ANNA, 0)
        page.hear(difference(EMPTY_PAGE, before))
        await play(house, live, 1, "plan own-farmer", "send village-farmer", "plan ready")
        after = seen(live, ANNA, 0)
        change = difference(before, after)
        assert set(change["regions"]) == {"line-1"}
        assert set(change["parts"]) == {"mat-1"}
        page.hear(change)
        page.shows(after)

    run(house, scene())


def test_a_spectator_sees_who_still_decides(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        watcher = seen(live, None, SPECTATOR)
        assert "Anna, Ben decide" in watcher.regions["prompt"] and "data-move" not in watcher.regions["prompt"]
        await play(house, live, 0, "plan ready")
        assert "Ben decides" in seen(live, None, SPECTATOR).regions["prompt"]

    run(house, scene())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_are_shown_in_whole_sentences(house: House, language: str) -> None:
    async def scene() -> None:
        live, random = await house.table("me", "random", game=GAME), Random(8)
        for _ in range(1500):
            shown = seen(live, ANNA, 0, language)
            everything = " ".join([*shown.regions.values(), *shown.story, *shown.labels.values(), shown.title])
            assert not re.findall(r"\{[a-z][a-z0-9-]*\}", everything)
            if live.stored.over:
                assert 'class="won"' in shown.regions["prompt"]
                return
            await choose(house, live, ANNA, random)
        pytest.fail("the game had no end")

    run(house, scene())


async def choose(house: House, live: LiveTable, person: Person, random: Random) -> None:
    """Some option that is allowed and leads on."""
    side = live.side_of(person.id)
    allowed = [str(option) for option in live.at(side, "en").options if option.allowed]
    onward = [move for move in allowed if not move.startswith(("plan back", "send keep"))]
    await house.tables.play(live, person, random.choice(onward or allowed), live.moment(side), side)
    await house.rest(live)


# Taking back


def test_taking_back_leaves_others_plans_standing(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        await play(house, live, 0, "plan own-farmer", then=("send village-farmer",))
        await play(house, live, 1, "plan own-farmer", then=("send ship-farmer",))
        await play(house, live, 1, "plan ready")
        moment = live.moment(1)
        await house.tables.undo(live, ANNA, 0)
        await house.tables.undo(live, ANNA, 0)
        assert live.stored.takeback is None, "nobody is asked"
        assert not [line for line in live.stored.lines if line.startswith(("0 plan", "0 send"))]
        assert live.stored.lines[-3:] == ("1 plan own-farmer", "1 send ship-farmer", "1 plan ready")
        assert live.stored.waiting == (0,) and live.moment(1) == moment
        kept = house.storage.tables.load(live.id)
        assert kept is not None and kept.lines == live.stored.lines

    run(house, scene())


def test_being_ready_can_be_taken_back_while_others_plan(house: House) -> None:
    async def scene() -> None:
        live = await two(house)
        await play(house, live, 0, "plan ready")
        await house.tables.undo(live, ANNA, 0)
        assert live.stored.waiting == (0, 1) and live.stored.takeback is None

    run(house, scene())


# Clocks


def test_a_clock_runs_for_everybody_who_owes_a_decision_and_for_nobody_else(house: House) -> None:
    async def scene() -> None:
        live = await two(house, bank=300)
        house.now += 10
        await play(house, live, 0, "plan ready")
        house.now += 20
        await play(house, live, 1, "plan own-farmer")
        assert [seat.bank for seat in live.stored.seats] == [290, 270]
        lines = seen(live, BEN, 1).regions
        assert "data-runs" in lines["line-1"] and "data-runs" not in lines["line-0"]
        house.now += 300
        live.flag.cancel() if live.flag else None
        await house.tables.autoplay._time_is_up(live)
        await house.rest(live)
        assert [seat.sitter for seat in live.stored.seats] == ["", "merchant"], "Anna only waited"

    run(house, scene())


# Bots and one screen


def test_bots_plan_while_people_plan(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "greedy", "random", game=GAME)
        assert live.stored.waiting == (0,)
        assert [line for line in live.stored.lines if line.endswith("plan ready")] == ["1 plan ready", "2 plan ready"]
        await play(house, live, 0, "plan own-farmer")
        assert live.stored.waiting == (0,)

    run(house, scene())


def test_a_bot_is_not_held_up_by_who_plans_beside_it(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "friend", "greedy", game=GAME)
        await house.tables.sit(live, BEN, 1)
        for number in range(6):
            moves = [str(move) for move in live.game.moves(number % 2)]
            move = "send keep" if "send keep" in moves else "plan own-farmer"
            await house.tables.play(live, (ANNA, BEN)[number % 2], move, live.moment(number % 2), number % 2)
            await asyncio.sleep(0)
        await house.rest(live)
        assert live.stored.waiting == (0, 1)
        assert "2 plan ready" in live.stored.lines

    run(house, scene())


def test_two_people_at_one_screen_plan_one_after_the_other(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me:Anna", "here:Ben", game=GAME)
        assert live.stored.waiting == (0, 1) and live.side_of(ANNA.id) == 0
        assert seen(live, ANNA, 0).yours
        await house.tables.play(live, ANNA, "plan own-farmer", live.moment(0), 0)
        assert seen(live, ANNA, 0).yours, "Anna plans on until she is ready"
        await house.tables.play(live, ANNA, "send village-farmer", live.moment(0), 0)
        await house.tables.play(live, ANNA, "plan ready", live.moment(0), 0)
        curtain = seen(live, ANNA, 0)
        assert not curtain.yours and "?seat=1" in curtain.regions["prompt"]
        assert curtain.parts == seen(live, None, SPECTATOR).parts, "nobody sees into a bag while the screen turns"
        assert seen(live, ANNA, 1).yours and live.side_of(ANNA.id) == 1
        await house.tables.play(live, ANNA, "plan ready", live.moment(1), 1)
        assert live.stored.lines[-1] != "1 plan ready" and live.game.view(0).round == 2

    run(house, scene())


def test_at_one_screen_either_may_plan_first(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me:Anna", "here:Ben", game=GAME)
        assert seen(live, ANNA, 1).yours, "both owe a decision"
        await house.tables.play(live, ANNA, "plan ready", live.moment(1), 1)
        assert "?seat=0" in seen(live, ANNA, 1).regions["prompt"]

    run(house, scene())


def test_in_turn_nobody_plans_before_the_first_player(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "friend", game=GAME, settings={"planning": "in-turn", "first-player": "lapis"})
        await house.tables.sit(live, BEN, 1)
        assert live.stored.waiting == (1,)
        assert not seen(live, ANNA, 0).yours and "ready" not in seen(live, ANNA, 0).regions["line-0"]

    run(house, scene())
