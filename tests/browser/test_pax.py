"""Pax Renaissance in the browser: whole games by mouse and by keyboard, and a turn on the board by mouse and finger."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.people import Choice, Player
from tests.browser.pictures import lay
from tests.browser.test_french import is_french
from tests.browser.test_phone import PHONE, fits
from tests.faults.process import Served

from fondaco.server.storage import Storage
from fondaco.server.storage.model import StoredSeat

GAME = "pax-renaissance"
GOLDEN = Path(__file__).parents[1] / "games" / "pax_renaissance" / "golden" / "imperial-victory.record"
ENOUGH = 400
LetIn = Callable[[Player, int], None]


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random", game=GAME)
    seen = me.wait_for_turn().play(ENOUGH, Random(5))
    assert seen.over
    assert me.hits["part"] > me.hits["button"], "options are on the board first"
    assert me.hits["missed"] + me.hits["beneath"] <= 3, me.hits
    result = me.page.locator("#prompt table.result")
    assert result.locator("tbody tr").count() == 2 and "won" in result.locator("tbody tr").first.inner_text()
    assert "Patron Prestige" in result.locator("thead").inner_text(), "what is counted here are no points"
    assert me.page.locator("#prompt .ended").inner_text() in "\n".join(seen.story[-3:])
    me.follow('#prompt a[href*="/replay"]').page.locator('[data-go="next"]').click()
    me.wait_for("() => /[1-9]/.test(document.getElementById('moment').textContent)")
    me.go(f"/tables/{seen.table}/analysis").look_back()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "random", game=GAME)
    seen, random = me.wait_for_turn().look(), Random(8)
    me.page.keyboard.press("p")
    for _ in range(ENOUGH):
        if seen.over:
            break
        alone = me.page.evaluate(ALONE)
        if alone and random.random() < 0.3:
            me.until_taken(seen, partial(me.page.locator(f"#{random.choice(alone)}").press, "Enter"))
        elif len(seen.options) == 1:
            me.page.keyboard.press("p")  # to the question, where Enter takes the only answer
            me.until_taken(seen, partial(me.page.keyboard.press, "Enter"))
        else:
            me.press_key(seen, random.choice(seen.options[:9]))
        seen = me.wait_for_turn(seen.moment).look()
    assert seen.over


ALONE = """() => {
  const may = (number) => document.getElementById(`option-${number}`).dataset.move;
  return [...document.querySelectorAll("[data-picture] > [data-options]:not([aria-disabled])")]
    .filter((part) => part.checkVisibility() && part.dataset.options.split(" ").filter(may).length === 1)
    .map((part) => part.id);
}"""
"""Parts that stand for one option alone."""


# A game that is in its middle


@pytest.fixture
def let_in(server: Served) -> Iterator[LetIn]:
    """Somebody sits down where the winner of a golden game sat, after so many lines of it."""
    storage = Storage(f"sqlite:///{server.database}")

    def sit(me: Player, after: int) -> None:
        me.go("/account")
        person = me.call("GET", "/people/me")["person"]
        seats = (
            StoredSeat("Ada", person),
            StoredSeat("Fugger", sitter="random"),
            StoredSeat("Medici", sitter="random"),
        )
        head, lines = _golden()
        id = f"golden-{after}-{person[:12]}"
        lay(storage, id, person, seats, head, lines[:after])
        me.page.evaluate("() => localStorage.setItem('fondaco-hints', '[\"off\"]')")
        me.go(f"/tables/{id}").wait_for_turn()

    yield sit
    storage.close()


def _golden() -> tuple[str, list[str]]:
    head, _, moves = GOLDEN.read_text().partition("moves:\n")
    lines = [line for line in moves.splitlines() if re.match(r"[\d*] ", line)]
    return re.sub("seats: .*", "seats: Ada Fugger=random Medici=random", head) + "moves:\n", lines


def _turn_with_a_war() -> tuple[int, list[str]]:
    """Where a turn begins in which seat 0 plays a card, fights with it and runs a side; and its decisions."""
    _, lines = _golden()
    start = next(n for n, line in enumerate(lines) if re.match("0 turn play", line) and "one-shot" in lines[n + 1])
    end = next(n for n in range(start, len(lines)) if not lines[n].startswith("0 "))
    moves = [line.removeprefix("0 ") for line in lines[start:end]]
    assert {"lose", "concede", "operate", "campaign"} <= {move.split()[0] for move in moves}
    return start, [move for move in moves if not move.endswith("!")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("touch", [False, True])
def test_a_turn_on_the_board(visit: Visit, let_in: LetIn, language: str, touch: bool) -> None:
    """A card is played from the hand, its war fought where the land is clicked, a side run, an Operation chosen."""
    start, moves = _turn_with_a_war()
    me = visit(locale=language, **(PHONE if touch else {}))
    let_in(me, start)
    for move in moves:
        seen = me.look()
        choice = seen.choice(move)
        if touch:
            fits(me)
            _turn_to(me, choice)
        if language == "fr":
            is_french(me)
        if move.startswith("one-shot"):
            asked = r"\d+ attackers? against" if language == "en" else r"\d+ attaquants? contre"
            assert re.search(asked, choice.text), "who fights whom is read before it is decided"
        me.decide(seen, choice, tap=touch)
    assert not me.alarm
    assert re.search("succeeds" if language == "en" else "réussit", "\n".join(me.look().story))
    assert me.hits["part"] >= len(moves) - 4, me.hits


def _turn_to(me: Player, choice: Choice) -> None:
    """On a phone board and mats are seen one at a time."""
    for panel in ("board", "mine"):
        if me.page.locator(", ".join(f"#panel-{panel} #p-{part}" for part in choice.parts) or "#nothing").count():
            me.page.locator(f"#tab-{panel}").tap()
            return


def test_a_card_is_bought_and_a_fair_held_by_clicking(visit: Visit, let_in: LetIn) -> None:
    _, lines = _golden()
    me = visit()
    let_in(me, next(number for number, line in enumerate(lines) if line.startswith("0 ")))
    before = me.look()
    buy = next(choice for choice in before.options if choice.move.startswith("turn buy"))
    assert me.page.locator(f"#pic-board #p-{buy.parts[0]}").count()
    assert me.click_part(buy.parts[0])
    me.wait_for_next(before.moment)
    assert me.page.locator(f"#pic-mat-0 #p-{buy.parts[0]}").count(), "it is in the hand"
    before = me.look()
    fair = next(choice for choice in before.options if choice.move.startswith("turn fair"))
    assert me.click_part(fair.parts[0])
    me.wait_for_next(before.moment)
    assert me.page.locator("#options").get_attribute("data-step") == "levy" or not me.look().yours


def test_a_victory_is_declared_by_clicking_it(visit: Visit, let_in: LetIn) -> None:
    _, lines = _golden()
    assert lines[-1].startswith("0 turn declare")
    me = visit()
    let_in(me, len(lines) - 1)
    before = me.look()
    part = f"victory-{lines[-1].split()[-1]}"
    assert me.click_part(part)
    seen = me.wait_for_next(before.moment).look()
    assert seen.over
    assert "victory and win" in me.page.locator("#prompt .ended").inner_text()


# Reading


def test_the_list_of_options_is_in_order(visit: Visit, let_in: LetIn) -> None:
    """What may be done comes first, and options of a kind stay together."""
    me = visit()
    let_in(me, _turn_with_a_war()[0])
    rows = me.page.locator("#options li")
    refused = [row.get_attribute("class") or "" for row in rows.all()]
    assert refused == sorted(refused, key=lambda each: "refused" in each) and len(refused) > 15
    kinds = [choice.move.split()[1] for choice in me.options()]
    assert len(set(kinds)) == 1 + sum(one != other for one, other in pairwise(kinds))
    assert me.page.locator("#options .apart").count() >= 3
    assert "·" in me.page.locator("#tools .stage").inner_text(), "whose turn it is, and how many actions are left"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_card_of_a_victory_says_who_lacks_what(visit: Visit, let_in: LetIn, language: str) -> None:
    me = visit(locale=language)
    let_in(me, _turn_with_a_war()[0])
    me.page.locator("#p-victory-imperial").focus()
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("ArrowUp")
    card = me.page.locator("#tooltip")
    card.wait_for()
    told = card.locator(".tooltip-text").inner_text()
    assert {"Ada", "Fugger", "Medici"} <= set(re.findall(r"^(\w+)", told, re.MULTILINE)), "each on a line of their own"
    box = card.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900
