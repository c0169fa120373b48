"""A phone in one hand: 390 points wide, and nothing but fingers."""

from random import Random
from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Player

from fondaco.table import games

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 44
# What can be hit of each button that can be seen: its own height, or what a finger reaches around it.
TOO_SMALL = """(least) => {
  const small = [];
  const fields = "select, input:not([type=hidden], [type=radio], [type=checkbox])";
  for (const button of document.querySelectorAll(`button, summary, [role="tab"], ${fields}`)) {
    const box = button.getBoundingClientRect();
    if (!button.checkVisibility({ visibilityProperty: true }) || !box.width || box.height >= least - 0.5) continue;
    if (box.width <= 1 || box.bottom < 0 || box.top > innerHeight) continue;
    const x = box.left + box.width / 2;
    let [top, bottom] = [box.top, box.bottom];
    const hit = (y) => document.elementFromPoint(x, y)?.closest("button, summary, a, select, input") === button;
    while (bottom - top < least && hit(top - 1)) top -= 1;
    while (bottom - top < least && hit(bottom + 1)) bottom += 1;
    if (bottom - top < least - 0.5) small.push(`${button.outerHTML.slice(0, 120)}: ${Math.round(bottom - top)}`);
  }
  return small;
}"""
WIDER = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"


def fits(player: Player) -> None:
    assert player.page.evaluate(WIDER) <= 0, f"{player.page.url} scrolls sideways"
    small = player.page.evaluate(TOO_SMALL, FINGER)
    assert not small, "\n".join(small)


@pytest.fixture
def phone(visit: Visit) -> Player:
    return visit(**PHONE)


def test_twenty_decisions_with_a_thumb(phone: Player) -> None:
    phone.go("/")
    fits(phone)
    phone.page.locator('main form[action="/play"] button').first.tap()
    phone.page.wait_for_url("**/tables/*")
    phone.wait_for_turn()
    random = Random(10)
    for _ in range(20):
        fits(phone)
        if phone.play(1, random, tap=True).over:
            break
    assert phone.hits["part"] > 0, "some of it on the board"
    assert phone.hits["missed"] <= 1, phone.hits


def test_the_sheet_is_pulled_up_and_down(phone: Player) -> None:
    phone.go("/").start_against_bots()
    page, handle = phone.page, phone.page.locator("#sheet-handle")
    options = page.locator("#options [data-move]").first

    def grip() -> tuple[float, float]:
        box = handle.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    phone.drag(grip(), 120)
    page.wait_for_selector('#sheet-handle[aria-expanded="false"]')
    assert not options.is_visible() and page.locator("#ask").is_visible()
    phone.drag(grip(), -160)
    page.wait_for_selector('#sheet-handle[aria-expanded="true"]')
    assert options.is_visible()
    handle.tap()
    page.wait_for_selector('#sheet-handle[aria-expanded="false"]')
    handle.tap()
    page.wait_for_selector('#sheet-handle[aria-expanded="true"]')


def test_the_phone_turns_to_where_the_options_are(phone: Player) -> None:
    """To the mat for planning, to the board for the map; whoever turns elsewhere is left alone."""
    phone.open_table("me", "random", game="orleans")
    phone.wait_for_turn()
    assert phone.page.locator("#pic-mat-0").is_visible() and not phone.page.locator("#pic-board").is_visible()
    phone.page.locator("#tab-log").tap()
    phone.page.wait_for_timeout(300)
    assert phone.page.locator("#story").is_visible()
    for move in ("plan own-boatman", "send farm-boatman", "plan own-craftsman", "send farm-craftsman"):
        phone.move(move, tap=True)
        assert phone.page.locator("#pic-mat-0").is_visible(), "the next decision leads back"


def test_a_phone_on_its_side_shows_the_prompt_beside_the_rest(visit: Visit) -> None:
    phone = visit(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    for game, picture in (("orleans", "mat-0"), ("column-of-fire", "")):
        phone.open_table("me", "random", game=game)
        phone.wait_for_turn()
        fits(phone)
        ask, shown = phone.page.locator("#ask").bounding_box(), phone.page.locator(".picture:visible").bounding_box()
        assert ask and shown and shown["x"] + shown["width"] <= ask["x"]
        assert shown["y"] + shown["height"] <= 390
        assert not picture or phone.page.locator(f"#pic-{picture}").is_visible()


def test_tabs_show_one_thing_at_a_time(phone: Player) -> None:
    phone.go("/").start_against_bots()
    panels = ("board", "mine", "others", "log", "chat")
    for panel in (*panels, "mine"):
        phone.page.locator(f"#tab-{panel}").tap()
        shown = [each for each in panels if phone.page.locator(f"#panel-{each}").is_visible()]
        assert shown == [panel]
        assert phone.page.locator('[role="tab"][aria-selected="true"]').get_attribute("id") == f"tab-{panel}"
        fits(phone)


def test_a_long_press_tells_what_something_is(phone: Player) -> None:
    phone.go("/").start_against_bots()
    before = phone.look()
    part = next(part for part in before.parts if phone.page.evaluate(REACHABLE, part))
    place = phone.reach(part)
    assert place
    phone.drag(place, 0, hold=800)
    card = phone.page.locator("#tooltip")
    card.wait_for()
    assert (phone.page.locator(f"#p-{part}").get_attribute("aria-label") or "?") in card.inner_text()
    box = card.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert phone.look().tag == before.tag, "nothing was done"


REACHABLE = """(id) => {
  const box = document.getElementById(`p-${id}`).getBoundingClientRect();
  return box.width > 10 && box.top > 60 && box.bottom < innerHeight / 2;
}"""


@pytest.mark.parametrize("game", games())
def test_every_page_fits(phone: Player, game: str) -> None:
    for path in ("/", "/rules", f"/rules/{game}", "/account"):
        fits(phone.go(path))
    phone.open_table("me", "friend", game=game)
    fits(phone)
    phone.open_table("me", "random", game=game)
    phone.finish()
    fits(phone)
    table = phone.look().table
    for path in ("replay?at=40", "analysis"):
        fits(phone.go(f"/tables/{table}/{path}"))
