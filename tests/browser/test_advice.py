"""A hint while one plays, and the analysis when the game is over."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import REST_OF_A_GAME, Player
from tests.browser.test_barriers import barriers


def at_a_choice(me: Player) -> Player:
    """Decide until there is something to choose."""
    while len(me.look().options) < 2:
        me.choose()
    return me


@pytest.mark.parametrize(("language", "follows"), [("en", "It would probably go on"), ("fr", "La suite probable")])
def test_a_hint_marks_an_option_and_goes_with_the_position(visit: Visit, language: str, follows: str) -> None:
    me = visit(locale=language)
    me.open_table("me", "random", "random")
    at_a_choice(me.wait_for_turn())
    me.page.keyboard.press("h")
    best = me.page.locator("#options .option.advised")
    expect(best).to_have_count(1)
    seen = me.look()
    assert me.page.locator("#options .chance").count() == len(seen.options)
    assert re.search(r"\d+(%|\u00a0%)", best.inner_text())
    assert re.search(r"looked at|examiné", best.locator(".visits").inner_text())
    assert me.page.locator("#options .visits").count() == len(seen.options)
    assert follows in me.page.locator("#advice").inner_text()
    assert me.page.locator("#advice").get_attribute("role") == "status"
    found = barriers(me, f"hint {language}")
    assert not found, "\n".join(found)
    me.page.set_viewport_size({"width": 1440, "height": 900})
    best.click()
    me.wait_for_next(seen.moment)
    expect(me.page.locator(".advised, .chance")).to_have_count(0)
    assert me.page.locator("#advice").count() == 0 or not me.page.locator("#advice").inner_text()


def test_a_hint_can_be_put_away_and_asked_for_again(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random")
    at_a_choice(me.wait_for_turn())
    button = me.page.locator("#hint")
    button.click()
    advice = me.page.locator("#advice")
    expect(advice.locator("[data-advice]")).to_be_visible()
    told = advice.inner_text()
    advice.locator("[data-advice]").click()
    expect(advice).to_be_empty()
    assert me.page.locator(".advised, .chance").count() == 0
    button.click()
    expect(advice.locator("[data-advice]")).to_be_visible()
    assert advice.inner_text() == told


def test_with_a_clock_there_is_no_hint(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random", bank=600)
    at_a_choice(me.wait_for_turn())
    assert me.page.locator("#hint").count() == 0


def test_the_graph_fills_in_and_its_numbers_lead_to_the_moments(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "greedy", game="pax-renaissance")
    me.finish()
    me.go(f"/tables/{table}/analysis")
    me.page.wait_for_selector("#analysis[data-complete=yes]", timeout=REST_OF_A_GAME)
    turns = me.page.locator(".turns .turn")
    assert 0 < turns.count() <= 8
    assert me.page.locator(".course-wide .course-turn").count() == turns.count()
    assert me.page.locator("table.analysis tbody tr").count() > 5
    found = barriers(me, "analysis")
    assert not found, "\n".join(found)
    assert me.page.locator(".course-narrow").is_visible() and not me.page.locator(".course-wide").is_visible()
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    me.page.locator(".course-narrow .course-turn").first.click()
    me.page.wait_for_url("**/replay?at=*")
