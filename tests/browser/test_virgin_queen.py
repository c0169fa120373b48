"""The Enterprise of England in the browser: whole games by mouse and by keyboard, and impulses by mouse and finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Choice, Player
from tests.browser.pictures import lay
from tests.browser.test_french import is_french
from tests.browser.test_phone import PHONE, fits
from tests.faults.process import Served

from fondaco.server.kept import KeptSeat
from fondaco.server.storage import Storage
from fondaco.table import Table

GAME = "virgin-queen"
ENOUGH = 400
POWERS = {"en": "Spain|England|Rebels", "fr": "Espagne|Angleterre|Rebelles"}
RESTING = r"^impulse pass|^act end|nothing$|stop$"
"""Moves that make a game shorter."""
LetIn = Callable[[Player, int, int], None]
Game = tuple[str, list[str], int]
"""Head and lines of a record, and how the game ended."""


def lazily(options: list[Choice], random: Random) -> Choice:
    """Anything, but every third time nothing if that is allowed."""
    resting = [option for option in options if re.search(RESTING, option.move)]
    return random.choice(resting if resting and random.random() < 1 / 3 else options)


# Whole games


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    me, random = visit(), Random(5)
    me.open_table("me", "random", game=GAME)
    seen = me.wait_for_turn().look()
    for _ in range(ENOUGH):
        if seen.over:
            break
        assert re.match(POWERS["en"], seen.ask), "one player may have two powers: the prompt says for which"
        me.decide(seen, lazily(seen.options, random))
        seen = me.wait_for_turn(seen.tag).look()
    assert seen.over
    assert me.hits["part"] > me.hits["button"], "options are on the board first"
    assert me.hits["missed"] + me.hits["beneath"] <= 3, me.hits
    ended = me.page.locator("#prompt .ended").inner_text()
    assert ended in "\n".join(seen.story[-4:]), "how it was won is also the last thing told"
    result = me.page.locator("#prompt table.result")
    assert result.locator("tbody tr").count() == 2 and "won" in result.locator("tbody").inner_text()
    me.page.locator('#prompt a[href*="/replay"]').click()
    me.page.wait_for_selector("#slider")
    me.page.locator('[data-go="next"]').click()
    me.wait_for("() => /[1-9]/.test(document.getElementById('moment').textContent)")
    me.go(f"/tables/{seen.table}/analysis")
    assert me.page.locator("table.analysis tbody tr").count() > 10


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """England and the rebels, for one player."""
    me, random = visit(), Random(8)
    me.open_table("random", "me", game=GAME)
    seen, powers = me.wait_for_turn().look(), set[str]()
    for _ in range(ENOUGH):
        if seen.over:
            break
        powers.add(seen.ask.split(":")[0])
        number = seen.options.index(lazily(seen.options[:9], random)) + 1
        me.page.keyboard.press("Enter" if len(seen.options) == 1 else str(number))
        seen = me.wait_for_change(seen.tag).wait_for_turn(seen.tag).look()
    assert seen.over
    assert powers == {"England", "Rebels"}


# Games that are in their middle


@cache
def played(ending: Callable[[int], bool], bots: str = "random") -> Game:
    """The first game of two bots that ended so."""
    for seed in range(40):
        table = Table(GAME, [f"Ada={bots}", f"Cecil={bots}"], seed=seed)
        table.finish()
        if ending(table.view(-1).ending):
            head, lines = table.papers()
            return head.replace(f"Ada={bots}", "Ada").replace(f"Cecil={bots}", "Cecil=random"), lines, seed
    raise AssertionError("no game ended so")


def by_points(ending: int) -> bool:
    return ending == 0


def at_once(ending: int) -> bool:
    return ending > 0
