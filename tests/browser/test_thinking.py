"""A bot that thinks for long: everybody sees its clock, who plays can have it play now, and no page stands still."""

from random import Random

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import Player

LONG = "search@9s!"
FIRST = {"starting-player": "ochre"}
COUNTS = """() => {
  const clocks = [...document.querySelectorAll("[data-since]")];
  return clocks.length === 2 && clocks.every((clock) => /^0:0[2-9]$/.test(clock.textContent));
}"""


def let_it_think(player: Player, *others: str) -> str:
    """Decide until a bot must, and wait until that is noticed."""
    table = player.open_table("me", *others, settings=FIRST)
    while (seen := player.look()).yours:
        player.decide(seen, seen.options[0])
    expect(player.page.locator(".thought")).to_be_visible()
    return table


def test_who_thinks_and_for_how_long_is_seen_by_all(visit: Visit) -> None:
    me, watching = visit(), visit(locale="fr-FR")
    watching.go(f"/tables/{let_it_think(me, LONG)}")
    frames = len(me.frames)
    me.wait_for(COUNTS)
    watching.wait_for(COUNTS)
    assert len(me.frames) == frames, "the page counts by itself"
    expect(me.page.locator("#thinking-said")).to_have_text("Medici is thinking")
    expect(me.page.locator("#line-1")).to_contain_text("decides")
    expect(watching.page.locator(".thought-words")).to_have_text("Medici réfléchit")
    assert watching.page.locator("#play-now").count() == 0
    assert me.page.evaluate("() => document.getAnimations().length") == 0, "nothing moves for who wants it still"

    while not me.look().yours:  # a bot may have several decisions in a row
        if me.page.locator("#play-now").is_visible():
            before = me.look().moment
            me.page.locator("#play-now").press("Enter")
            me.wait_for_next(before, 5000)
        me.page.wait_for_timeout(20)
    for player in (me, watching):
        expect(player.page.locator(".thought")).to_have_count(0)
        expect(player.page.locator(".line-thinks")).to_have_count(0)
    expect(me.page.locator("#thinking-said")).to_have_text("")


def test_no_page_stands_still_while_bots_think(visit: Visit) -> None:
    me, other = visit(), visit()
    let_it_think(me, LONG)
    other.open_table("me", "random", settings=FIRST)
    other.wait_for_turn().play(4, Random(5))
    me.page.locator("#tab-chat").click()
    me.say("Take your time")
    expect(me.page.locator("#remarks")).to_contain_text("Take your time")
    me.page.keyboard.press("Escape")
    me.page.locator("#undo").click()
    me.wait_for_turn()
    expect(me.page.locator(".thought")).to_have_count(0)


def test_whoever_leaves_chooses_how_strong_the_bot_is(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "friend")
    me.page.locator("[data-levels]").click()
    me.page.get_by_role("radio", name="Apprentice").check()
    me.page.locator("#confirm-yes").click()
    me.page.wait_for_selector("#panel-others")
    me.page.locator("#menu summary").click()
    me.page.locator("#menu [data-levels]").click()
    assert me.page.locator("#confirm-levels :checked").get_attribute("value") == "merchant"
    me.page.get_by_role("radio", name="Banker").check()
    me.page.locator("#confirm-yes").click()
    expect(me.page.locator("#line-0")).to_contain_text("banker bot")
    bots = [seat["bot"] for seat in me.call("GET", f"/tables/{table}")["seats"]]
    assert bots == ["banker", "apprentice"]
