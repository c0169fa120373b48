"""Orléans in the browser: a whole game by clicking; planning by mouse, by finger, by keyboard; and all at once."""

import re
from functools import partial
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Player, Sight
from tests.browser.test_keyboard import focus, tab_to
from tests.browser.test_phone import PHONE, fits

GAME = "orleans"
UNDOING = r"^plan back|^send keep|^wait"
"""Moves that lead a game nowhere."""
ENOUGH = 900


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random", game=GAME)
    seen = me.wait_for_turn().play(ENOUGH, Random(3), shun=UNDOING)
    assert seen.over
    assert me.hits["part"] > me.hits["button"], "options are on the board first"
    assert me.hits["missed"] + me.hits["beneath"] <= 4, me.hits
    result = me.page.locator("#prompt table tbody tr")
    assert result.count() == 2 and "won" in result.first.inner_text()
    me.follow('#prompt a[href*="/replay"]').page.locator('[data-go="next"]').click()
    me.wait_for("() => /[1-9]/.test(document.getElementById('moment').textContent)")
    me.go(f"/tables/{seen.table}/analysis").look_back()


# Carrying followers


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_round_is_planned_by_dragging(visit: Visit, language: str) -> None:
    me = visit(locale=language)
    me.go("/").start_against_bots(GAME)
    _plan_by_carrying(me, touch=False)
    _what_is_not_dropped_well_stays(me)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_round_is_planned_with_a_finger(visit: Visit, language: str) -> None:
    me = visit(locale=language, **PHONE)
    me.go("/").start_against_bots(GAME)
    assert me.page.locator("#pic-mat-0").is_visible(), "where the options are"
    fits(me)
    _plan_by_carrying(me, touch=True)
    fits(me)


def _plan_by_carrying(me: Player, touch: bool) -> None:
    """The farm is filled, a follower goes from place to place and back, and all is taken back with one key each."""
    record = _moves(me)
    with me.carrying("follower-0-own-boatman-1", "space-0-farm-boatman", touch) as targets:
        assert targets == {f"space-0-{place}-boatman" for place in ("farm", "village", "castle", "ship")}
        assert _moves(me) == record, "nothing is decided while it is carried"
    me.wait_for("() => document.querySelector('#options [data-move=\"plan back farm-boatman\"]') !== null")
    assert _moves(me)[len(record) :] == ["0 plan own-boatman", "0 send farm-boatman"]
    me.carry("follower-0-own-craftsman-1", "space-0-village-craftsman", touch)
    me.carry("follower-0-own-craftsman-1", "space-0-farm-craftsman", touch)
    assert _moves(me)[-3:] == ["0 plan back village-craftsman", "0 plan own-craftsman", "0 send farm-craftsman"]
    me.carry("follower-0-own-trader-1", "space-0-wagon-trader", touch)
    me.carry("follower-0-own-trader-1", "market-0", touch)
    assert _moves(me)[-1] == "0 plan back wagon-trader"
    me.move("plan own-trader", tap=touch)
    me.wait_for("() => document.getElementById('options').dataset.step === 'send'")
    me.carry("follower-0-own-trader-1", "space-0-castle-trader", touch)
    assert _moves(me)[-1] == "0 send castle-trader", "what was taken up by a click can be carried too"
    me.move("plan ready", tap=touch)
    me.wait_for("() => document.getElementById('options')?.dataset.step === 'act'")  # the bots plan on meanwhile
    assert me.look().options[0].move == "act farm"
    assert not me.page.locator(".ghost, .lifted, .target").count()


def _moves(me: Player) -> list[str]:
    """What this seat has decided."""
    record: str = me.call("GET", f"/tables/{me.look().table}/record")
    return [line for line in record.splitlines() if line.startswith("0 ")]


def _what_is_not_dropped_well_stays(me: Player) -> None:
    me.open_table("me", "random", game=GAME)
    before = me.wait_for_turn().look()
    for drop in ("bag-0", "space-0-monastery-scholar", "follower-0-own-farmer-1"):
        with me.carrying("follower-0-own-farmer-1", "space-0-village-farmer"):
            me.page.mouse.move(*me.middle(drop))
        me.page.wait_for_selector(".ghost", state="detached")
    with me.carrying("follower-0-own-farmer-1", "space-0-village-farmer"):
        me.page.keyboard.press("Escape")
        me.page.wait_for_selector(".ghost", state="detached")
    me.page.wait_for_timeout(100)
    assert me.look().moment == before.moment and not me.alarm
    me.carry("follower-0-own-farmer-1", "space-0-village-farmer")


def test_dragging_leaves_zoom_clicks_and_long_presses_alone(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random", game=GAME)
    before = me.wait_for_turn().look()
    me.page.locator('[data-zoom="in"]').click()
    me.page.locator('[data-zoom="in"]').click()
    place = me.middle("town-orleans")
    with me.mouse(place, (place[0] + 80, place[1] + 40)):
        pass
    moved = me.middle("town-orleans")
    assert (round(moved[0] - place[0]), round(moved[1] - place[1])) == (80, 40), "the board is moved as before"
    assert me.look().moment == before.moment
    _places(me, "follower-0-own-farmer-1", "space-0-village-farmer")
    assert "plan back village-farmer" in [option.move for option in me.options()]


def test_a_long_press_on_a_follower_tells_what_it_is(visit: Visit) -> None:
    me = visit(**PHONE)
    me.open_table("me", "random", game=GAME)
    before = me.wait_for_turn().look()
    me.drag(me.middle("follower-0-own-farmer-1"), 0, hold=800)
    card = me.page.locator("#tooltip")
    card.wait_for()
    assert (me.page.locator("#p-follower-0-own-farmer-1").get_attribute("aria-label") or "?") in card.inner_text()
    assert me.look().moment == before.moment


# By keyboard


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_round_is_planned_by_keyboard_alone(visit: Visit, language: str) -> None:
    me = visit(locale=language)
    me.go("/")
    tab_to(me, f'form[action="/play"]:has([value="{GAME}"]) button')
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/tables/*")
    me.wait_for_turn()
    press = me.page.keyboard.press
    _by_parts(me, "follower-0-own-farmer-1", "space-0-village-farmer")
    for move in ("plan own-boatman", "send village-boatman", "plan own-craftsman"):
        seen = me.look()
        me.press_key(seen, seen.choice(move))
    before = me.look()
    press("p")
    for _ in range(before.options.index(before.choice("send village-craftsman")) + 1):
        press("ArrowDown")
    press("Enter")
    before = me.wait_for_next(before.moment).look()
    me.press_key(before, before.choice("plan ready"))
    seen = me.wait_for_turn(before.moment).look()
    assert seen.options[0].move == "act village"
    press("z")
    assert me.wait_for_next(seen.moment).look().options[0].move == "plan own-trader"


def _by_parts(me: Player, part: str, target: str) -> None:
    """Enter takes a follower up; the arrows lead to a space, where Enter sends it."""
    for wanted in (part, target):
        me.until_taken(me.look(), partial(_enter, me, wanted))


def _enter(me: Player, wanted: str) -> None:
    """From the mat the arrows lead from part to part."""
    if not focus(me).startswith("p-"):
        me.page.keyboard.press("m")
    for _ in range(60):
        if focus(me) == f"p-{wanted}":
            break
        me.page.keyboard.press(_towards(me, wanted))
    assert focus(me) == f"p-{wanted}", f"the arrows do not lead to {wanted}"
    me.page.keyboard.press("Enter")


def _towards(me: Player, part: str) -> str:
    """The arrow that leads nearer to a part."""
    here, there = me.middle(focus(me).removeprefix("p-")), me.middle(part)
    across, down = there[0] - here[0], there[1] - here[1]
    if abs(down) > abs(across):
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if across > 0 else "ArrowLeft"


def test_enter_does_not_bring_back_who_is_ready(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    _sit_down(ada, bo)
    ada.page.keyboard.press("p")
    seen = ada.look()
    ada.press_key(seen, seen.choice("plan ready"))
    ada.wait_for("() => document.getElementById('options').dataset.step === 'wait'")
    ada.page.keyboard.press("p")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(300)
    assert ada.options()[0].move == "wait reconsider"
    ada.page.keyboard.press("1")
    ada.wait_for("() => document.getElementById('options').dataset.step === 'plan'")


# At the same time


def _sit_down(ada: Player, bo: Player) -> str:
    table = ada.open_table("me", "friend", game=GAME)
    bo.go(f"/tables/{table}")
    bo.page.locator('[data-post$="/seats/1"]').click()
    for each in (ada, bo):
        each.page.wait_for_selector("#pic-board")
        each.wait_for_turn()
    return table


def test_two_people_plan_at_the_same_time(visit: Visit) -> None:
    ada, bo, watcher = visit("Ada"), visit("Bo"), visit("Cleo")
    table = _sit_down(ada, bo)
    watcher.go(f"/tables/{table}")
    assert ada.page.title().startswith("●") and bo.page.title().startswith("●")
    with ada.carrying("follower-0-own-boatman-1", "space-0-farm-boatman") as targets:
        assert targets
        bo.carry("follower-1-own-boatman-1", "space-1-ship-boatman")
        ada.page.wait_for_selector("#pic-mat-1 #p-follower-1-own-boatman-1", state="attached")
        assert ada.page.locator(".ghost").count() == 1, "what others do does not take it out of one's hand"
    ada.wait_for("() => document.querySelector('[data-move=\"plan back farm-boatman\"]') !== null")
    for number in range(3):
        part = ("farmer", "craftsman", "trader")[number]
        place = ("village-farmer", "farm-craftsman", "castle-trader")[number]
        for seat, player in enumerate((ada, bo)):
            _places(player, f"follower-{seat}-own-{part}-1", f"space-{seat}-{place}")
    assert not ada.alarm and not bo.alarm
    _is_ready_and_thinks_again(ada, bo, watcher)
    _takes_back_alone(ada, bo)
    for player in (ada, bo):
        player.move("plan ready")
    for player in (ada, bo):
        player.wait_for("() => document.getElementById('options')?.dataset.step !== 'plan'")
    assert sum(player.look().yours for player in (ada, bo)) == 1, "actions are in turn"


def _places(player: Player, part: str, space: str) -> None:
    """By two clicks that are not held up by anybody."""
    for each in (part, space):
        player.until_taken(player.look(), partial(player.click_part, each))


def _is_ready_and_thinks_again(ada: Player, bo: Player, watcher: Player) -> None:
    ada.move("plan ready")
    ada.wait_for("() => document.getElementById('options').dataset.step === 'wait'")
    assert not ada.page.title().startswith("●") and not ada.look().yours
    assert "Bo" in ada.page.locator("#prompt").inner_text()
    for player in (ada, bo, watcher):
        player.wait_for("() => document.querySelector('#line-0 .ready') !== null")
        assert player.page.locator("#line-1 .decides").count() == 1
    assert "Bo decides" in watcher.ask
    ada.move("wait reconsider")
    bo.wait_for("() => document.querySelector('#line-0 .decides') !== null")
    ada.wait_for("() => document.getElementById('options').dataset.step === 'plan'")


def _takes_back_alone(ada: Player, bo: Player) -> None:
    placed: Sight = bo.look()
    before = ada.look()
    for _ in range(3):  # being ready and coming back again, and then the space of the trader
        ada.page.keyboard.press("z")
        ada.wait_for_next(before.moment)
        before = ada.look()
    assert "send castle-trader" in [option.move for option in before.options]
    after = bo.look()
    assert [option.move for option in after.options] == [option.move for option in placed.options]
    assert not bo.page.locator('[data-post$="/takeback"]').count(), "nobody is asked"
    ada.decide(before, before.choice("send castle-trader"))


def test_two_people_at_one_screen_plan_in_turn(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table("me", "here:Bea", game=GAME)
    ada.wait_for_turn()
    ada.carry("follower-0-own-farmer-1", "space-0-village-farmer")
    ada.move("plan ready")
    ada.follow("#curtain")
    assert "seat=1" in ada.page.url
    ada.carry("follower-1-own-farmer-1", "space-1-ship-farmer")
    assert re.search("Bea", ada.page.locator("#panel-mine [open]").inner_text())
    ada.move("plan ready")
    ada.page.wait_for_selector("#curtain, #options")
