"""Several people at one table, each with a browser of their own, and somebody who watches."""

from random import Random

from tests.browser.conftest import Visit
from tests.browser.people import Player, play_in_turn, rush_until_secrets, who_decides


def open_for_a_friend(host: Player) -> str:
    """By the form, as a person would; the link that is to be sent."""
    host.go("/#new")
    host.page.select_option("#new-players", "2")
    host.page.select_option('[name="seat-1"]', "friend")
    assert not host.page.locator('[name="seat-2"]').is_visible()
    host.page.locator('form[action^="/tables"] button').last.click()
    host.page.wait_for_url("**/tables/*")
    link = host.page.url.partition("#")[0]
    assert host.page.input_value("#share") == link
    host.page.locator("#prompt [data-share]").click()
    host.wait_for_copy(link)
    return link


def test_two_people_and_a_spectator(visit: Visit) -> None:
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    bo, watcher = visit("Bo"), visit("Cleo")
    link = open_for_a_friend(ada)
    watcher.go(link)
    bo.go(link)
    bo.page.locator('[data-post$="/seats/1"]').click()
    for each in (ada, bo, watcher):
        each.page.wait_for_selector("#pic-board")
    random = Random(2)
    for each in (ada, bo, watcher):
        each.go("/account")
    rush_until_secrets(link.rpartition("/")[2], (ada, bo), random)
    for each in (ada, bo, watcher):
        each.go(link)
    held = [f"p-tile-{seat}-" in player.page.content() for seat, player in enumerate((ada, bo))]
    assert any(held)
    play_in_turn((ada, bo), 30, random)
    _secrets_are_kept(ada, bo, watcher)
    _the_watcher_only_watches(watcher)
    _words_are_only_words(ada, bo, watcher)
    _the_log_leads_to_the_moment(ada)
    for agreed in (False, True):
        _asks_to_take_back(ada, bo, agreed)
    _bo_leaves(ada, bo)


def _secrets_are_kept(ada: Player, bo: Player, watcher: Player) -> None:
    told = {}
    for player in (ada, bo, watcher):
        html = player.page.content() + player.page.context.request.get(player.page.url).text()
        told[player] = html + "".join(player.frames)
    assert "p-tile-1-" not in told[ada] and "p-tile-0-" not in told[bo] and "p-tile-" not in told[watcher]
    assert "data-move" not in told[watcher], "nor what anybody could do with them"
    for player in (ada, bo):
        for tile in player.page.locator('[id^="p-tile-"]').all():
            assert f'aria-label="{tile.get_attribute("aria-label")}"' not in told[watcher]


def _the_watcher_only_watches(watcher: Player) -> None:
    seen = watcher.look()
    assert not seen.options and not seen.yours and seen.story
    assert watcher.page.locator("#undo").count() == 0
    assert watcher.page.locator("[data-options]").count() == 0
    assert watcher.page.locator('#menu [data-method="DELETE"]').count() == 0


def _words_are_only_words(ada: Player, bo: Player, watcher: Player) -> None:
    remark = "<b onclick=alert(1)>well</b> & <img src=x onerror=alert(2)> played"
    for player, text in ((bo, remark), (ada, "Thank you, Bo"), (watcher, "Bravi")):
        player.say(text)
        for reader in (ada, bo, watcher):
            reader.wait_for("(text) => document.getElementById('remarks').textContent.includes(text)", text)
            assert reader.page.locator("#remarks b, #remarks img").count() == 0
        assert player.page.input_value("#chat-text") == ""
    assert ada.page.locator("#remarks li").count() == 3


def _the_log_leads_to_the_moment(ada: Player) -> None:
    table = ada.page.url
    ada.turn_to("log")
    line = ada.page.locator("#story li").nth(-3)
    sentence, at = line.inner_text(), line.get_attribute("data-at")
    line.locator("a").click()
    ada.page.wait_for_url(f"**/replay?at={at}&seat=0")
    assert sentence in ada.page.locator("#say").inner_text()
    assert ada.page.locator("#side-of option").count() == 2, "the other side opens when the game is over"
    ada.go(table)


def _asks_to_take_back(ada: Player, bo: Player, agreed: bool) -> None:
    """Ada has decided, then Bo has learned something: Bo is asked."""
    random = Random(3)
    while who_decides(ada, bo) is not ada:
        play_in_turn((ada, bo), 1, random)
    while who_decides(ada, bo) is ada:
        play_in_turn((ada, bo), 1, random)
    play_in_turn((ada, bo), 1, random)
    before = len(ada.look().story)
    ada.page.locator("#undo").click()
    answer = bo.page.locator(f'[data-post$="/takeback"][data-body*="{str(agreed).lower()}"]')
    answer.wait_for()
    assert "Ada" in bo.page.locator("#prompt").inner_text()
    ada.page.locator('[data-post$="/takeback"]').wait_for()  # Ada may withdraw
    bo.wait_until_settled()
    answer.click()
    for player in (ada, bo):
        player.page.wait_for_selector('[data-post$="/takeback"]', state="detached")
    assert (len(ada.look().story) < before) is agreed
    assert not agreed or who_decides(ada, bo) is ada


def _bo_leaves(ada: Player, bo: Player) -> None:
    bo.page.locator("#menu summary").click()
    bo.page.locator('#menu [data-method="DELETE"]').click()
    bo.page.locator("#confirm-yes").click()
    bo.wait_for("() => document.querySelectorAll('#options').length === 0")
    ada.wait_for("() => document.getElementById('line-1').textContent.includes('bot')")
    ada.wait_for_turn()
    assert not ada.play(6, Random(4)).over
    assert not bo.look().options


def test_two_people_at_one_screen(visit: Visit) -> None:
    """While the screen changes hands, neither's tiles are on it."""
    ada = visit("Ada")
    ada.go("/")
    ada.page.select_option("#new-players", "2")
    ada.page.select_option('[name="seat-1"]', "here")
    ada.page.fill('[name="name-1"]', "Bea")
    ada.page.locator('form[action^="/tables"] button').last.click()
    ada.page.wait_for_url("**/tables/*")
    random, curtains, held = Random(5), 0, set[str]()
    table = ada.look().table
    ada.go("/account")
    rush_until_secrets(table, (ada,), random)
    ada.go(f"/tables/{table}")
    while curtains < 3:
        seen = ada.look()
        tiles = {part.split("-")[1] for part in seen.parts if part.startswith("tile-")}
        if ada.page.locator("#curtain").count():
            curtains += 1
            assert not tiles and not seen.options and not seen.yours, "neither's side"
            ada.follow("#curtain")
            continue
        seat = ada.page.locator("#table").get_attribute("data-seat") or ""
        assert tiles <= {seat}, "only the own tiles"
        held |= tiles
        ada.decide(seen, seen.options[-1])
    assert held, "nobody had anything to hide"


def test_when_the_time_is_up_a_bot_plays_on(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table("me", "random", bank=6)
    ada.wait_for_turn()
    clock = ada.page.locator("#line-0 [role=timer]")
    first = clock.inner_text()
    assert first.startswith("0:00:0")
    ada.wait_for("(first) => document.querySelector('#line-0 [role=timer]').textContent < first", first)
    ada.page.wait_for_selector("#options", state="detached")
    assert "bot" in ada.page.locator("#line-0").inner_text()
    told = len(ada.look().story)
    ada.wait_for("(told) => document.querySelectorAll('#story li').length > told + 5", told)
