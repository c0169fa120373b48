"""The whole game without a mouse."""

from functools import partial
from random import Random

from tests.browser.conftest import Visit
from tests.browser.people import PATIENCE, Player, Sight

FOCUS = """() => {
  const here = document.activeElement;
  return here === document.body || !here ? "" : here.id || here.dataset.move || here.tagName;
}"""


def focus(player: Player) -> str:
    where: str = player.page.evaluate(FOCUS)
    return where


def tab_to(player: Player, selector: str, most: int = 40) -> None:
    for _ in range(most):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def starts_by_keyboard(player: Player) -> Sight:
    player.go("/")
    tab_to(player, 'main form[action="/play"] button')
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/tables/*")
    return player.wait_for_turn().look()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    me = visit()
    seen = starts_by_keyboard(me)
    me.page.keyboard.press("p")
    assert focus(me) == "ask"
    random, heard = Random(11), 0
    for _ in range(400):
        if seen.over:
            break
        key = "Enter" if len(seen.options) == 1 else str(random.randint(1, min(9, len(seen.options))))
        me.page.keyboard.press(key)
        now = me.wait_for_turn(seen.moment).look()
        me.page.wait_for_function("() => document.activeElement !== document.body", timeout=PATIENCE)
        said = me.page.locator("#say").inner_text()
        if now.story[-1] != seen.story[-1]:
            assert now.story[-1].strip() in said, "what happened is told aloud"
            heard += 1
        seen = now
    assert seen.over and heard > 20


def test_keys_that_do_not_decide(visit: Visit) -> None:
    me = visit()
    before = starts_by_keyboard(me)
    press = me.page.keyboard.press
    press("?")
    assert me.page.locator("#keys").is_visible()
    press("1")
    press("Escape")
    assert not me.page.locator("#keys").is_visible()
    press("b")
    first = focus(me)
    assert first.startswith("p-")
    ways = {key: _after(me, key) for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")}
    assert len({first, *ways.values()}) > 2, "the arrows lead from part to part"
    assert me.page.locator("#tooltip").is_visible(), "what is in focus says what it is"
    press("Escape")
    assert not me.page.locator("#tooltip").is_visible()
    press("m")
    assert me.page.evaluate("() => document.activeElement.closest('#seat-0') !== null")
    press("l")
    assert focus(me) == "story"
    press("ArrowUp")
    assert me.page.evaluate("() => document.activeElement.closest('#story li') !== null")
    press("c")
    assert focus(me) == "chat-text"
    me.page.keyboard.type("1 zl?")
    press("Enter")
    me.wait_for("() => document.getElementById('remarks').textContent.includes('1 zl?')")
    press("Escape")
    press("p")
    assert focus(me) == "ask"
    press("ArrowDown")
    assert me.page.evaluate("() => document.activeElement.closest('#options') !== null")
    assert me.look().moment == before.moment, "nothing of this was a move"


def _after(player: Player, key: str) -> str:
    player.page.keyboard.press(key)
    return focus(player)


def test_a_decision_is_taken_back_by_z(visit: Visit) -> None:
    me = visit()
    before = starts_by_keyboard(me)
    me.page.keyboard.press("z")
    assert "no decision" in me.alarm
    me.page.keyboard.press("1")
    after = me.wait_for_turn(before.moment).look()
    assert after.moment != before.moment
    me.page.keyboard.press("z")
    again = me.wait_for_turn(after.moment).look()
    assert (again.ask, again.story) == (before.ask, before.story)
    assert [option.move for option in again.options] == [option.move for option in before.options]


def test_a_part_is_chosen_by_enter(visit: Visit) -> None:
    me = visit()
    seen = starts_by_keyboard(me)
    for _ in range(10):
        parts = me.page.evaluate(
            """() => [...document.querySelectorAll("[data-picture] > [data-options]:not([aria-disabled])")]
              .filter((part) => part.checkVisibility() && !part.dataset.options.includes(" ")).map((part) => part.id)"""
        )
        if parts:
            me.until_taken(seen, partial(me.page.locator(f"#{parts[0]}").press, "Enter"))
            return
        seen = me.choose(0)
    raise AssertionError("nothing on the board stands for one decision alone")
