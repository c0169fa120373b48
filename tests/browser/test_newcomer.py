"""Somebody who has never been here plays a whole game with nothing but a mouse."""

import re
import time
from random import Random
from statistics import median

from tests.browser.conftest import Visit
from tests.browser.people import Player

ENOUGH = 400
"""More decisions than any game has."""


def test_two_clicks_from_the_lobby_to_the_first_move(visit: Visit) -> None:
    new = visit()
    clicks: list[str] = []
    new.page.expose_binding("clicked", lambda source, what: clicks.append(what))
    new.page.add_init_script("addEventListener('click', (event) => clicked(event.target.tagName), true)")
    new.go("/")
    begun = time.monotonic()
    new.start_against_bots()
    first = new.look()
    new.press(first, first.options[0])
    new.wait_for_next(first.moment)
    seconds = time.monotonic() - begun
    assert len(clicks) == 2 and seconds < 10, (clicks, seconds)


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    new = visit()
    new.go("/").start_against_bots()
    seen = new.play(ENOUGH, Random(1))
    assert seen.over
    assert new.hits["part"] > new.hits["button"], "options are on the board first"
    assert new.hits["missed"] + new.hits["beneath"] <= 2, new.hits
    result = new.page.locator("#prompt table tbody tr")
    assert result.count() == 3 and result.first.locator("td").last.inner_text() == "won"
    points = [int(row.locator("td").first.inner_text()) for row in result.all()]
    assert points[0] == max(points)
    _goes_through_it_again(new, seen.table)
    _looks_back_at_decisions(new, seen.table)
    new.go(f"/tables/{seen.table}")
    new.start_against_bots()
    assert new.look().table != seen.table and not new.look().over


def _goes_through_it_again(new: Player, table: str) -> None:
    new.follow(f'#prompt a[href^="/tables/{table}/replay"]')
    length = int(new.page.locator("#slider").get_attribute("max") or 0)
    for way, ahead in (("last", True), ("previous", False), ("first", False), ("next", True)):
        before = new.page.locator("#moment").inner_text()
        new.page.locator(f'[data-go="{way}"]').click()
        new.wait_for("(before) => document.getElementById('moment').textContent !== before", before)
        was, now = (int(re.findall(r"\d+", text)[0]) for text in (before, new.page.locator("#moment").inner_text()))
        assert (now > was) is ahead and now <= length
        new.page.wait_for_url(re.compile(rf"[?&]at={now}\b"))  # the address leads to the moment
    new.page.locator("#play").click()
    moment = new.page.locator("#moment").inner_text()
    new.wait_for("(before) => document.getElementById('moment').textContent !== before", moment)
    new.page.locator("#play").click()
    new.page.select_option("#side-of", "-1")
    new.page.wait_for_url("**seat=-1**")
    assert not [part for part in new.look().parts if part.startswith("tile-")], "a spectator sees no tiles"


def _looks_back_at_decisions(new: Player, table: str) -> None:
    new.go(f"/tables/{table}")
    new.follow(f'#prompt a[href="/tables/{table}/analysis"]')
    new.look_back().first.locator("th a").click()
    new.page.wait_for_url(f"**/tables/{table}/replay?**")


MEASURED = """() => {
  window.waits = [];
  let clicked = 0;
  addEventListener("pointerdown", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    if (clicked) waits.push(performance.now() - clicked);
    clicked = 0;
  }).observe(document.getElementById("prompt"), { childList: true });
}"""


def test_a_click_is_answered_at_once(visit: Visit) -> None:
    """A loose bound, for a machine that does other things too: the best of three times thirty moves."""
    new = visit(reduced_motion="no-preference")
    medians: list[float] = []
    while len(medians) < 3 and (not medians or min(medians) >= 250):
        new.open_table("me", "random")
        new.wait_for_turn()
        new.page.evaluate(MEASURED)
        seen = new.look()
        for _ in range(30):
            if not seen.over:
                new.press(seen, seen.options[0])
                seen = new.wait_for_turn(seen.moment).look()
        waits = new.page.evaluate("() => waits")
        assert len(waits) > 20
        medians.append(median(waits))
    assert min(medians) < 250, f"from click to the next prompt: {medians} ms"
