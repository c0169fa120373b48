"""A click that was meant for one list of options is not taken for the next one."""

from collections import Counter

from playwright.sync_api import Request, WebSocketRoute
from tests.browser.conftest import Visit
from tests.browser.people import Player, Sight

STARTED, LATER = "2026-01-01T12:00:00", "2026-01-01T13:00:00"
GAME = "orleans"
"""While all plan, nobody but oneself changes what one is asked."""
SHOWN = "(before) => document.getElementById('table').dataset.moment !== before"
FIRST_OPTION = """() => {
  const shown = [...document.querySelectorAll("#options [data-move]")].find((button) => button.checkVisibility());
  const box = shown.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def plans(me: Player) -> Sight:
    me.open_table("me", "random", game=GAME)
    return me.wait_for_turn().look()


def decided(me: Player) -> list[str]:
    """What this seat has decided."""
    record: str = me.call("GET", f"/tables/{me.look().table}/record")
    return [line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ") and "!" not in line]


def click_first_option(me: Player) -> None:
    x, y = me.page.evaluate(FIRST_OPTION)
    me.page.mouse.click(x, y)


def nothing_is_being_decided(me: Player) -> bool:
    return not me.page.locator("#options [aria-busy]").count() and not me.alarm


def test_a_second_click_does_not_answer_the_next_question(visit: Visit) -> None:
    """While no time passes, what appears is too new to be meant."""
    me = visit()
    me.page.clock.install(time=STARTED)
    before = plans(me)
    me.page.clock.pause_at(LATER)
    click_first_option(me)
    me.wait_for(SHOWN, before.moment)
    after = me.look()
    click_first_option(me)
    me.page.keyboard.press("1")
    me.page.locator("#options [data-move]").first.press("Enter")
    part = after.options[0].parts[-1]
    assert me.click_part(part)
    assert me.page.locator(f"#p-{part}").get_attribute("aria-describedby") == "tooltip", "one may read what it is"
    assert nothing_is_being_decided(me)
    assert me.look().moment == after.moment and decided(me) == [before.options[0].move]
    me.page.clock.run_for(1000)
    click_first_option(me)
    me.wait_for(SHOWN, after.moment)
    assert decided(me) == [before.options[0].move, after.options[0].move]


def test_a_press_that_is_held_while_the_game_goes_on_decides_nothing(visit: Visit) -> None:
    """The same follower may be taken up before and after, but who pressed it had seen another list."""
    me = visit()
    before = plans(me)
    part = "follower-0-own-farmer-1"
    me.page.mouse.move(*me.middle(part))
    me.page.mouse.down()
    body = {"move": "plan own-trader", "then": ["send castle-trader"], "moment": before.moment, "seat": 0}
    me.call("POST", f"/tables/{before.table}/moves", body)  # with another device
    after = me.wait_for_next(before.moment).look()
    assert after.choice("plan own-farmer").number == before.choice("plan own-farmer").number
    me.page.mouse.up()
    me.page.wait_for_selector("#tooltip:visible")
    assert nothing_is_being_decided(me) and me.look().moment == after.moment
    assert me.click_part(part)
    me.wait_for_next(after.moment)
    assert decided(me)[-1] == "plan own-farmer"


def test_what_has_been_decided_is_not_decided_again_before_the_page_shows_it(visit: Visit) -> None:
    """The answer is here, the news are not."""
    me, asked = visit(), list[Request]()
    late: list[WebSocketRoute] = []
    me.page.route_web_socket("**/live**", lambda page: page.connect_to_server().on_message(lambda _: late.append(page)))
    me.page.on("request", lambda request: asked.append(request) if request.url.endswith("/moves") else None)
    seen = plans(me)
    with me.page.expect_response("**/moves") as answer:
        me.press(seen, seen.options[0])
    answer.value.finished()
    for choice in (seen.options[0], seen.options[1]):
        me.press(seen, choice)
    assert len(asked) == 1 and not me.alarm
    assert decided(me) == [seen.options[0].move]


def test_what_a_part_may_do_is_not_chosen_by_the_same_click(visit: Visit) -> None:
    """A click on what stands for several things shows only those, perhaps just under the finger."""
    me = visit()
    me.page.clock.install(time=STARTED)
    me.open_table("me", "random")
    seen = me.wait_for_turn().look()
    while not (shared := [part for part, times in _parts(seen).items() if times > 1]):
        seen = me.choose()
    me.page.clock.pause_at(LATER)
    assert me.click_part(shared[0])
    me.page.wait_for_selector("#narrowed:visible")
    me.page.keyboard.press("1")
    click_first_option(me)
    assert nothing_is_being_decided(me)
    me.page.clock.run_for(1000)
    click_first_option(me)
    me.wait_for(SHOWN, seen.moment)


def _parts(seen: Sight) -> Counter[str]:
    return Counter(part for choice in seen.options for part in choice.parts)
