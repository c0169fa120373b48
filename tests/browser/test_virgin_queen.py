"""The Enterprise of England in the browser: whole games by mouse and by keyboard, and impulses by mouse and finger."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, takewhile
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Choice, Player
from tests.browser.pictures import lay
from tests.browser.test_french import is_french
from tests.browser.test_phone import PHONE, fits
from tests.faults.process import Served

from fondaco.games.virgin_queen.vocabulary import BY_POINTS
from fondaco.server.storage import Storage
from fondaco.server.storage.model import StoredSeat
from fondaco.table import Table

GAME = "virgin-queen"
ENOUGH = 400
POWERS = {"en": "Spain|England|Rebels", "fr": "Espagne|Angleterre|Rebelles"}
RESTING = r"^impulse pass|^act end|nothing$|stop$"
"""Moves that make a game shorter."""


@dataclass(frozen=True)
class Record:
    """A game of bots, and whether it ended before the points were counted."""

    head: str
    lines: list[str]
    at_once: bool


LetIn = Callable[[Player, Record, int], None]


def lazily(options: list[Choice], random: Random) -> Choice:
    """Anything, but mostly nothing if that is allowed."""
    resting = [option for option in options if re.search(RESTING, option.move)]
    return random.choice(resting if resting and random.random() < 2 / 3 else options)


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
        seen = me.wait_for_turn(seen.moment).look()
    assert seen.over
    assert me.hits["part"] > me.hits["button"], "options are on the board first"
    assert me.hits["missed"] + me.hits["beneath"] <= 3, me.hits
    ended = me.page.locator("#prompt .ended").inner_text()
    assert ended in "\n".join(seen.story[-4:]), "how it was won is also the last thing told"
    result = me.page.locator("#prompt table.result")
    assert result.locator("tbody tr").count() == 2 and "won" in result.locator("tbody").inner_text()
    me.follow('#prompt a[href*="/replay"]').page.locator('[data-go="next"]').click()
    me.wait_for("() => /[1-9]/.test(document.getElementById('moment').textContent)")
    me.go(f"/tables/{seen.table}/analysis").look_back()


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
        seen = me.wait_for_turn(seen.moment).look()
    assert seen.over
    assert powers == {"England", "Rebels"}


# Games that are in their middle


@pytest.fixture
def let_in(server: Served) -> Iterator[LetIn]:
    """Somebody sits down for Spain in a game that two bots have begun."""
    storage = Storage(f"sqlite:///{server.database}")

    def sit(me: Player, game: Record, after: int) -> None:
        me.go("/account")
        person = me.call("GET", "/people/me")["person"]
        id = f"enterprise-{after}-{person[:12]}"
        seats = (StoredSeat("Ada", person), StoredSeat("Cecil", sitter="random"))
        lay(storage, id, person, seats, game.head.replace("Ada=random", "Ada"), game.lines[:after])
        me.page.evaluate("() => localStorage.setItem('fondaco-hints', '[\"off\"]')")
        me.go(f"/tables/{id}").wait_for_turn()

    yield sit
    storage.close()


def games() -> Iterator[Record]:
    """Games of two bots, one after the other."""
    for seed in range(60):
        table = Table(GAME, ["Ada=random", "Cecil=random"], seed=seed)
        table.finish()
        yield Record(*table.papers(), table.view(-1).ending != BY_POINTS)


@cache
def impulse() -> tuple[Record, int, list[str]]:
    """Where Spain preaches and marches for one card, and nobody else decides anything meanwhile."""
    for game in games():
        starts = [number for number, line in enumerate(game.lines) if re.match("0 impulse (play|home)", line)]
        for start, end in pairwise(starts):
            whose = [line for line in game.lines[start:end] if line.startswith(("0 ", "1 "))]
            own = [line.removeprefix("0 ") for line in takewhile(lambda line: line.startswith("0 "), whose)]
            if {"march-units", "convert-dice"} <= {line.split()[0] for line in own}:
                return game, start, [move for move in own if not move.endswith("!")]
    raise AssertionError("no such impulse")


@cache
def last_move() -> tuple[Record, int]:
    """A game that a decision of Spain ends at once, perhaps with dice; and where it is taken."""
    for game in games():
        last = max(number for number, line in enumerate(game.lines) if not line.startswith("* "))
        if game.at_once and game.lines[last].startswith("0 ") and not game.lines[last].endswith("!"):
            return game, last
    raise AssertionError("no such game")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("touch", [False, True])
def test_an_impulse_on_the_board(visit: Visit, let_in: LetIn, language: str, touch: bool) -> None:
    """A card is played from the hand and its points are spent on the map; odds are read before dice are rolled."""
    game, start, moves = impulse()
    me = visit(locale=language, **(PHONE if touch else {}))
    let_in(me, game, start)
    for move in moves:
        seen = me.look()
        assert re.match(POWERS[language], seen.ask)
        choice = seen.choice(move)
        if touch:
            fits(me)
            _turn_to(me, choice)
        if language == "fr":
            is_french(me)
        if move.startswith("convert-dice"):
            assert re.search(r"\d+\s?%", choice.text), "the odds are told before the dice are rolled"
        me.decide(seen, choice, tap=touch)
    assert not me.alarm
    assert re.search("marched with" if language == "en" else "a fait marcher", "\n".join(me.look().story))
    assert me.hits["part"] >= len(moves) - 3, me.hits


def _turn_to(me: Player, choice: Choice) -> None:
    """On a phone board and mats are seen one at a time."""
    for panel in ("board", "mine"):
        if me.page.locator(", ".join(f"#panel-{panel} #p-{part}" for part in choice.parts) or "#nothing").count():
            me.page.locator(f"#tab-{panel}").tap()
            return


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_result_says_how_it_was_won(visit: Visit, let_in: LetIn, language: str) -> None:
    game, last = last_move()
    me = visit(locale=language)
    let_in(me, game, last)
    me.move(game.lines[last].removeprefix("0 "))
    seen = me.look()
    assert seen.over
    assert me.page.locator("#prompt .ended").inner_text() == seen.story[-1], "with fewer points too"


# Reading


def test_every_copy_of_a_card_can_be_clicked(visit: Visit, let_in: LetIn) -> None:
    game, start, _ = impulse()
    me = visit()
    let_in(me, game, start)
    cards = [part for part in me.look().parts if part.startswith("card-spain-")]
    can = {part for option in me.options() for part in option.parts}
    assert cards and set(cards) <= can


def test_what_cannot_be_done_says_why(visit: Visit, let_in: LetIn) -> None:
    game, start, _ = impulse()
    me = visit()
    let_in(me, game, start)
    me.decide(me.look(), me.options()[0])
    rows = me.page.locator("#options li.refused")
    for row in rows.all()[:3]:
        row.locator("button").click(force=True)
        assert row.locator(".why").inner_text().strip()
    assert rows.count() >= 3
