"""The companion on phones beside a real table."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import Player
from tests.browser.test_barriers import barriers
from tests.browser.test_phone import PHONE, fits
from tests.faults.process import Served
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fondaco.companion.odds.answer import answer, find
from fondaco.companion.odds.sentences import Sentences

SLOWEST_SWAP = 100
"""Milliseconds from a tap to the new odds."""
# From a tap on a stepper to the new percentage, as the page itself measures it, ten times.
SWAP = """async () => {
  const chance = () => document.querySelector(".chance-number")?.textContent;
  const times = [];
  for (let number = 0; number < 10; number += 1) {
    const before = chance();
    const start = performance.now();
    await new Promise((changed) => {
      const watch = new MutationObserver(() => {
        if (chance() === before) return;
        watch.disconnect();
        changed();
      });
      watch.observe(document.getElementById("chance"), { childList: true, subtree: true });
      document.querySelector('[name="step"][value="attack:1"]').click();
    });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}"""


def chance_of(name: str, language: str = "en", **values: int) -> str:
    """What the page should show."""
    procedure = find(name)
    given = {key.replace("_", "-"): value for key, value in values.items()}
    return Sentences(language).percent(answer(procedure, procedure.filled(given)).chance)


def shows(player: Player, chance: str) -> None:
    expect(player.page.locator(".chance-number")).to_have_text(chance)


def begin_book(player: Player, title: str = "Evening") -> str:
    """A new book with everybody; its address."""
    player.go("/companion/books")
    player.page.fill("#title", title)
    player.page.locator('form[action="/companion/books"] button.primary').click()
    player.page.wait_for_url(re.compile("/companion/books/.+"))
    return player.page.url


@pytest.fixture
def phone(visit: Visit) -> Player:
    return visit(**PHONE)


# The odds ----------------------------------------------------------------------------------------


def test_three_taps_from_the_lobby(phone: Player) -> None:
    phone.go("/")
    page = phone.page
    page.locator(".companion-card").tap()
    page.wait_for_url("**/companion")
    fits(phone)
    page.get_by_role("link", name="Field battle").tap()
    page.wait_for_url("**/companion/odds/field-battle")
    shows(phone, chance_of("field-battle"))
    assert page.locator(".chance-number").evaluate("(node) => node.getBoundingClientRect().bottom") < 400
    page.get_by_role("button", name="One more: Attacking units").tap()
    shows(phone, chance_of("field-battle", attack=5))
    expect(page.locator("#said")).to_contain_text(chance_of("field-battle", attack=5))
    fits(phone)


def test_steppers_switches_and_choices(phone: Player) -> None:
    page = phone.go("/companion/odds/naval-combat").page
    page.get_by_role("button", name="One less: Attacking galleons").tap()
    shows(phone, chance_of("naval-combat", galleons=1))
    page.locator("#ask-port").tap()
    shows(phone, chance_of("naval-combat", galleons=1, port=1))
    page.locator("#ask-galleys").fill("4")
    page.get_by_label("Mediterranean").check(force=True)
    shows(phone, chance_of("naval-combat", galleons=1, port=1, galleys=4, sea=1))
    page.wait_for_url("**?galleons=1&galleys=4&port=1&sea=1")
    page.reload()
    shows(phone, chance_of("naval-combat", galleons=1, port=1, galleys=4, sea=1))
    fits(phone)


def test_the_odds_stay_in_view_while_one_scrolls(phone: Player) -> None:
    page = phone.go("/companion/odds/naval-combat").page
    page.locator("#ask-defend-leader").scroll_into_view_if_needed()
    page.mouse.wheel(0, 400)
    box = page.locator("#chance").bounding_box()
    assert box and -1 <= box["y"] < 200


def test_back_and_forward_keep_the_values(phone: Player) -> None:
    page = phone.go("/companion").page
    page.get_by_role("link", name="Rebellion", exact=True).tap()
    page.wait_for_url("**/rebellion")
    page.get_by_role("button", name="One more: CP").tap()
    shows(phone, chance_of("rebellion", cp=3))
    page.go_back()
    page.wait_for_url("**/companion")
    page.go_forward()
    page.wait_for_url("**/rebellion?cp=3")
    shows(phone, chance_of("rebellion", cp=3))
    assert page.locator("#ask-cp").input_value() == "3"


def test_a_change_can_be_taken_over(phone: Player) -> None:
    page = phone.go("/companion/odds/field-battle").page
    page.locator("[data-change]").first.tap()
    shows(phone, chance_of("field-battle", attack=3))
    assert page.locator("#ask-attack").input_value() == "3"


def test_what_is_not_allowed_says_why(phone: Player) -> None:
    page = phone.go("/companion/odds/assassination").page
    page.get_by_role("button", name="One less: Turn").tap()
    expect(page.locator("#chance .trouble")).to_contain_text("espionage.turn-three")
    expect(page.locator("#roll")).to_be_disabled()
    page.get_by_role("button", name="One more: Turn").tap()
    shows(phone, chance_of("assassination"))


def test_a_tap_is_answered_at_once(phone: Player) -> None:
    page = phone.go("/companion/odds/field-battle?attack=1&defend=9").page
    times = page.evaluate(SWAP)
    assert times[2] < SLOWEST_SWAP, times  # not the slower ones: other tests run on the same machine


def test_the_server_rolls(phone: Player) -> None:
    page = phone.go("/companion/odds/field-battle").page
    page.locator("#roll").tap()
    expect(page.locator(".roll")).to_have_count(1)
    expect(page.locator(".roll .die")).to_have_count(9)
    page.locator("#roll").tap()
    expect(page.locator(".roll")).to_have_count(2)
    fits(phone)


def test_by_keyboard_alone(visit: Visit) -> None:
    me = visit()
    page = me.go("/companion/odds/field-battle").page
    page.locator("#ask-attack").focus()
    page.keyboard.press("ArrowUp")
    shows(me, chance_of("field-battle", attack=5))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    shows(me, chance_of("field-battle", attack=6))
    assert page.evaluate("() => document.activeElement.value") == "attack:1"
    page.locator("#roll").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".roll")).to_have_count(1)
    expect(page.locator("#roll")).to_be_focused()


def test_without_a_script(visit: Visit) -> None:
    me = visit(**PHONE, java_script_enabled=False)
    page = me.go("/companion/odds/piracy-europe").page
    page.get_by_role("button", name="One more: Attacking corsairs").tap()
    page.wait_for_url("**/piracy-europe?corsairs=3")
    assert page.locator(".chance-number").inner_text() == chance_of("piracy-europe", corsairs=3)
    page.locator("#ask-knights").check()
    page.locator("noscript button").tap()
    page.wait_for_url("**/piracy-europe?corsairs=3&knights=1")
    assert page.locator(".chance-number").inner_text() == chance_of("piracy-europe", corsairs=3, knights=1)
    page.locator("#roll").tap()
    page.wait_for_url("**/roll")
    assert page.locator(".roll").count() == 1


def test_in_french(visit: Visit) -> None:
    me = visit(**PHONE, locale="fr-FR")
    page = me.go("/").page
    page.locator(".companion-card").tap()
    page.get_by_role("link", name="Bataille rangée").tap()
    page.wait_for_url("**/field-battle")
    page.get_by_role("button", name=re.compile("^Un de plus")).first.tap()
    shows(me, chance_of("field-battle", "fr", attack=5))
    page.locator("#roll").tap()
    expect(page.locator(".roll")).to_have_count(1)
    fits(me)


# Table books -------------------------------------------------------------------------------------


def test_two_phones_in_one_book(visit: Visit) -> None:
    anna, ben = visit(**PHONE), visit(**PHONE)
    address = begin_book(anna)
    fits(anna)
    ben.go(address)
    anna.page.locator("#vp-spain-more").tap()
    expect(ben.page.locator(".power-card:has(#vp-spain-more) output").first).to_have_text("1")
    for _ in range(4):
        ben.page.locator("#vp-spain-more").tap()
    expect(anna.page.locator(".power-card:has(#vp-spain-more) output").first).to_have_text("5")
    ben.page.locator(".book-now .button.primary").tap()
    expect(anna.page.locator("#now-title")).to_have_text("Fortresses and Jesuits")
    anna.page.locator("#undo").tap()
    expect(ben.page.locator("#now-title")).to_have_text("New personalities")
    fits(ben)


def test_a_slower_phone_is_told(visit: Visit) -> None:
    anna, ben = visit(**PHONE), visit(**PHONE)
    ben.expects("409")
    address = begin_book(anna)
    ben.page.route_web_socket("**/live**", lambda route: None)  # nothing reaches Ben any more
    ben.go(address)
    anna.page.locator("#vp-spain-more").tap()
    expect(anna.page.locator(".log-lines li")).to_have_count(2)
    ben.page.locator("#vp-england-more").tap()
    expect(ben.page.locator("#alarm")).to_contain_text("Somebody was faster")
    expect(ben.page.locator(".power-card:has(#vp-spain-more) output").first).to_have_text("1")
    ben.page.locator("#vp-england-more").tap()
    expect(anna.page.locator(".power-card:has(#vp-england-more) output").first).to_have_text("1")
    expect(ben.page.locator("#alarm")).to_be_hidden()


def test_a_roll_is_seen_by_everybody(visit: Visit) -> None:
    anna, ben = visit(**PHONE), visit(**PHONE)
    address = begin_book(anna, "Rolls")
    ben.go(address)
    page = anna.page
    page.get_by_role("link", name="What are my odds?").tap()
    page.get_by_role("link", name="Assault").tap()
    page.locator("#roll").tap()
    expect(page.locator(".roll")).to_have_count(1)
    expect(ben.page.locator(".log-roll")).to_have_count(1)
    expect(ben.page.locator(".log-roll")).to_contain_text("Assault:")


def test_other_entries_and_the_link(visit: Visit) -> None:
    me = visit(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    me.expects("422")
    address = begin_book(me)
    page = me.page
    page.locator("#copy").tap()
    me.wait_for_copy(address)
    page.locator("#form-relations summary").tap()
    page.select_option("#relation-one", "spain")
    page.select_option("#relation-other", "england")
    page.locator("#form-relations button").first.tap()
    expect(page.locator(".matrix-war")).to_have_count(2)
    page.select_option("#relation-one", "spain")
    page.select_option("#relation-other", "england")
    page.locator("#form-relations button").first.tap()
    expect(page.locator("#alarm")).to_contain_text("at war already")
    expect(page.locator("#relation-other")).to_have_value("england")  # what was refused can be mended
    page.locator("#form-note summary").tap()
    page.fill("#note-text", "<i>Supper</i>")
    page.keyboard.press("Enter")
    expect(page.locator(".log-lines li").first).to_contain_text("<i>Supper</i>")
    fits(me)


def test_a_book_without_a_script(visit: Visit) -> None:
    me = visit(java_script_enabled=False)
    begin_book(me)
    me.page.locator("#vp-france-more").click()
    me.page.wait_for_load_state()
    assert me.page.locator(".power-card:has(#vp-france-more) output").first.inner_text() == "1"


def test_z_takes_back(visit: Visit) -> None:
    me = visit()
    begin_book(me)
    me.page.locator("#vp-france-more").click()
    expect(me.page.locator(".log-lines li")).to_have_count(2)
    expect(me.page.locator("#vp-france-more")).to_be_focused()
    me.page.keyboard.press("z")
    expect(me.page.locator(".log-lines li")).to_have_count(1)


def test_nobody_listens_to_a_book_that_is_not_there(server: Served) -> None:
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(f"{server.url}/companion/books/none/live".replace("http", "ws")) as socket,
    ):
        socket.recv(5)


def test_my_books_are_listed(visit: Visit) -> None:
    me = visit(**PHONE)
    address = begin_book(me, "Found again")
    me.go("/companion").page.get_by_role("link", name="Found again").tap()
    me.page.wait_for_url(address)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_keeps_anybody_out(visit: Visit, language: str) -> None:
    options: dict[str, Any] = {"locale": language}
    me = visit(**options)
    found = barriers(me.go("/companion"), "companion")
    found += barriers(me.go("/companion/odds/naval-combat"), "odds")
    found += barriers(me.go("/companion/odds/assassination?turn=2"), "refusal")
    begin_book(me)
    found += barriers(me, "book")
    found += barriers(me.go("/companion/books"), "new book")
    assert not found, "\n".join(found)
