"""A table as a page shows it: each side sees its own, and what changed is all that is sent."""

import re
from dataclasses import replace

import pytest
from tests.server.hosting import ANNA, BEN, House, Page, run, seen

from fondaco.server.http_errors import Outdated
from fondaco.server.storage.model import Person, Takeback
from fondaco.server.table_page.diff import difference
from fondaco.server.table_page.state import EMPTY_PAGE, past_state
from fondaco.table import SPECTATOR


def test_what_is_sent_makes_the_old_page_the_new_one(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random", "random")
        page, before = Page(), EMPTY_PAGE
        for decision in range(40):
            after = seen(live, ANNA, 0)
            page.hear(difference(before, after))
            page.shows(after)
            before = after
            if decision == 7:
                await house.tables.undo(live, ANNA)
                await house.rest(live)
            elif decision == 9:
                await house.tables.say(live, ANNA, "Good morning!")
            elif not live.stored.over:
                await house.decide(live)

    run(house, scene())


def test_nothing_is_sent_where_nothing_changed(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        assert difference(seen(live, ANNA, 0), seen(live, ANNA, 0)) == {}

    run(house, scene())


def test_a_fresh_page_is_read_no_story_aloud_but_news_are(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        first = seen(live, ANNA, 0)
        assert first.told and difference(EMPTY_PAGE, first)["say"] == []
        await house.decide(live)
        news = difference(first, seen(live, ANNA, 0))["say"]
        assert 0 < len(news) < len(live.story(0, "en").told)

    run(house, scene())


def test_only_who_decides_sees_options(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        own, other = seen(live, ANNA, 0), seen(live, None, SPECTATOR)
        assert own.yours and "data-move" in own.regions["prompt"]
        assert any("data-options" in part for parts in own.parts.values() for part in parts.values())
        assert not other.yours and "data-move" not in other.regions["prompt"]
        assert not any("data-options" in part for parts in other.parts.values() for part in parts.values())
        assert 'id="undo"' not in other.regions["tools"]

    run(house, scene())


def test_every_option_of_the_prompt_has_its_number_on_its_parts(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        for _ in range(30):
            shown = seen(live, ANNA, 0)
            parts = {id: part for picture in shown.parts.values() for id, part in picture.items()}
            for number, option in enumerate(live.at(0, "en").options):
                for id in option.parts:
                    standing = re.search(r'data-options="([\d ]+)"', parts[id])
                    assert standing and str(number) in standing[1].split()
                    if option.allowed:
                        assert 'class="part may"' in parts[id]
            if live.stored.over:
                break
            await house.decide(live)

    run(house, scene())


def test_what_is_refused_says_why_and_leads_to_the_rule(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        for _ in range(60):
            refused = [option for option in live.at(0, "en").options if not option.allowed]
            if refused:
                prompt = seen(live, ANNA, 0).regions["prompt"]
                assert 'aria-disabled="true"' in prompt
                assert f'href="/rules/column-of-fire#{refused[0].refusals[0].clause}"' in prompt
                return
            await house.decide(live)
        pytest.fail("nothing was ever refused")

    run(house, scene())


def test_a_click_meant_for_an_earlier_position_is_too_late(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        old = seen(live, ANNA, 0)
        move = next(str(option) for option in live.at(0, "en").options if option.allowed)
        await house.decide(live)
        assert seen(live, ANNA, 0).moment != old.moment
        with pytest.raises(Outdated):
            await house.tables.play(live, ANNA, move, old.moment, 0)

    run(house, scene())


def test_two_people_at_one_screen_do_not_see_each_others_things(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me:Anna", "here:Ben")
        for _ in range(80):
            (waiting,) = live.stored.waiting
            behind = seen(live, ANNA, 1 - waiting)
            assert not behind.yours
            assert f"?seat={waiting}" in behind.regions["prompt"]
            assert behind.parts == seen(live, None, SPECTATOR).parts
            assert behind.story == seen(live, None, SPECTATOR).story
            assert seen(live, ANNA, waiting).yours
            await house.decide(live, seat=waiting)
            if live.stored.over:
                break

    run(house, scene())


def test_when_the_curtain_falls_the_whole_story_is_not_read_again(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me:Anna", "here:Ben")
        side = live.stored.waiting[0]
        for _ in range(30):
            before = seen(live, ANNA, side)
            await house.decide(live, seat=side)
            after = seen(live, ANNA, side)
            if not after.yours:
                assert len(difference(before, after)["say"]) == len(after.told) - len(before.told)
                return
        pytest.fail("the other never had to decide")

    run(house, scene())


def test_a_seat_that_was_given_to_a_bot_decides_no_more(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "friend")
        await house.tables.sit(live, BEN, 1)
        waiting = live.stored.waiting[0]
        person = ANNA if waiting == 0 else BEN
        assert seen(live, person, waiting).yours
        live.stored = replace(
            live.stored,
            seats=tuple(
                replace(kept, sitter="greedy") if seat == waiting else kept
                for seat, kept in enumerate(live.stored.seats)
            ),
        )
        live.cache = {}
        shown = seen(live, person, waiting)
        assert not shown.yours and "data-move" not in shown.regions["prompt"]

    run(house, scene())


def test_a_request_to_take_back_is_shown_to_each_as_it_concerns_them(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "friend")
        await house.tables.sit(live, BEN, 1)
        live.stored = replace(live.stored, takeback=Takeback(0))
        live.cache = {}
        asker, other = seen(live, ANNA, 0).regions["prompt"], seen(live, BEN, 1).regions["prompt"]
        watcher = seen(live, None, SPECTATOR).regions["prompt"]
        assert '{"agree": false}' in asker and '{"agree": true}' not in asker
        assert '{"agree": false}' in other and '{"agree": true}' in other
        assert "agree" not in watcher and "Anna asks" in watcher

    run(house, scene())


def test_the_waiting_room_has_seats_to_take_and_no_board(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "friend", "random")
        host, guest = seen(live, ANNA, 0), seen(live, BEN, SPECTATOR)
        assert not host.begun and not host.parts
        assert "/begin" in host.regions["prompt"] and "/seats/1" not in host.regions["prompt"]
        assert "drawn by lot" in guest.regions["prompt"], "what was agreed"
        assert "/begin" not in guest.regions["prompt"] and "/seats/1" in guest.regions["prompt"]
        await house.tables.sit(live, BEN, 1)
        assert difference(host, seen(live, ANNA, 0))["begun"]

    run(house, scene())


def test_a_clock_says_from_when_it_counts(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random", bank=300)
        line = seen(live, ANNA, 0).regions["line-0"]
        assert 'data-seconds="300"' in line and 'data-at="1000.0"' in line and "data-runs" in line
        assert "data-seconds" not in seen(live, ANNA, 0).regions["line-1"]

    run(house, scene())


def test_names_and_remarks_are_text_and_nothing_else(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random", host=replace(ANNA, name="<b>Anna</b>"))
        await house.tables.say(live, Person("x", "<script>"), "<img src=x onerror=alert(1)>")
        shown = seen(live, ANNA, 0)
        everything = repr((shown.regions, shown.parts, shown.story, shown.remarks))
        assert "<b>Anna" not in everything and "<script" not in everything and "<img" not in everything
        assert "&lt;b&gt;Anna" in everything

    run(house, scene())


def test_an_earlier_moment_is_seen_from_the_same_side_without_options(house: House) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        then, at = seen(live, ANNA, 0), live.game.length
        for _ in range(5):
            await house.decide(live)
        shown = past_state(live, 0, "en", at)
        assert shown.labels == then.labels
        assert [list(parts) for parts in shown.parts.values()] == [list(parts) for parts in then.parts.values()]
        assert not any("data-options" in part for parts in shown.parts.values() for part in parts.values())
        assert live.may_look(ANNA.id, 0) and live.may_look("", SPECTATOR) and not live.may_look("", 0)
        live.stored = replace(live.stored, over=True)
        assert live.may_look("", 0) and live.may_look("", 1) and not live.may_look("", 2)

    run(house, scene())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_are_shown_in_whole_sentences(house: House, language: str) -> None:
    """No key without a text, up to the result."""

    async def scene() -> None:
        live = await house.table("me", "random")
        for _ in range(400):
            shown = seen(live, ANNA, 0, language)
            everything = " ".join([*shown.regions.values(), *shown.story, *shown.labels.values(), shown.title])
            assert not re.search(r"\{[a-z-]+\}", everything)
            if live.stored.over:
                assert 'class="won"' in shown.regions["prompt"] and "/record" in shown.regions["prompt"]
                return
            await house.decide(live)
        pytest.fail("the game had no end")

    run(house, scene())


@pytest.mark.parametrize(("language", "beginning"), [("en", "Your faith decides"), ("fr", "Votre religion décide")])
def test_a_newcomer_is_given_three_hints_in_the_words_of_the_game(house: House, language: str, beginning: str) -> None:
    async def scene() -> None:
        live = await house.table("me", "random")
        while live.game.decision is None or live.game.decision.step != "believe":
            await house.decide(live)
        prompt = seen(live, ANNA, 0, language).regions["prompt"]
        assert prompt.count('data-hint="column-of-fire-believe-') == 3
        assert beginning in prompt

    run(house, scene())
