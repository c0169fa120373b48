"""The power goes while people play, and pages that fall behind."""

from random import Random

from playwright.sync_api import WebSocketRoute
from tests.browser.conftest import Visit
from tests.faults.process import Served

GONE = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "WebSocket",
    "ERR_INVALID_HTTP_RESPONSE",
)


def test_a_page_survives_its_server(visit: Visit, server: Served) -> None:
    me = visit()
    me.expects(*GONE)
    me.go("/").start_against_bots()
    me.play(8, Random(12))
    before = me.look()
    server.kill()
    banner = me.page.locator("#connection")
    banner.wait_for()
    assert "lost" in banner.inner_text()
    me.press(before, before.options[0])
    alarm = me.page.locator("#alarm")
    alarm.wait_for()
    assert "not connected" in alarm.inner_text()
    assert me.look() == before, "nothing is lost by a click"
    server.start()
    banner.wait_for(state="hidden")
    after = me.look()
    assert after == before, "the same position, prompt and log"
    assert not me.play(4, Random(13)).over
    me.page.reload()
    assert me.look().table == before.table


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit) -> None:
    one = visit()
    one.go("/").start_against_bots()
    two = visit(beside=one).go(one.page.url)
    random = Random(14)
    for here, there in ((one, two), (two, one)) * 4:
        seen = here.play(1, random)
        there.wait_for("(tag) => document.getElementById('table').dataset.tag === tag", here.look().tag)
        assert there.look() == here.look()
        if seen.over:
            break


def test_a_click_on_an_old_page_does_nothing(visit: Visit) -> None:
    """The live connection of a tab has died without a word, so it shows an old position."""
    one = visit()
    one.go("/").start_against_bots()
    old = visit(beside=one)
    old.expects("409")
    died: list[WebSocketRoute] = []
    connections: list[WebSocketRoute] = []

    def connect(page: WebSocketRoute) -> None:
        connections.append(page)
        page.connect_to_server().on_message(lambda message: None if page in died else page.send(message))

    old.page.route_web_socket("**/live**", connect)
    old.go(one.page.url).wait_for_turn()
    died += connections
    stale = old.look()
    now = one.choose(0)
    assert old.look() == stale
    old.press(stale, stale.options[-1])
    alarm = old.page.locator("#alarm")
    alarm.wait_for()
    assert "nothing was done" in alarm.inner_text()
    old.wait_for("(tag) => document.getElementById('table').dataset.tag === tag", now.tag)
    assert old.look() == now == one.look(), "the click did nothing, and the page shows what counts"
    assert len(connections) == 2
