"""Positions written down and set up again, and decisions in the middle of things."""

import json
import random
import tomllib
from typing import Any

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, PILES, Position, rule

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.state import Pax
from fondaco.kernel import NATURE, NOBODY, pick, random_option

GAME = PaxRenaissanceGame()


def again(t: Position) -> Position:
    """The position as it comes back from a file."""
    copy = Position()
    copy.s = GAME.set_up(json.loads(json.dumps(t.form)))
    copy.s.heard = []
    copy.who = GAME.advance(copy.s)
    return copy


def comparable(s: Pax, name: str) -> Any:
    """A field of a position, without an order that means nothing."""
    value = getattr(s, name)
    if name == "unseen":
        return [sorted(cards) for cards in value]
    return [sorted(value[first : first + 5]) for first in (0, 5, 10)] if name == "bishop" else value


# Written down and set up


@pytest.mark.parametrize("seed", range(16))
def test_every_decision_of_a_game_can_be_written_down_and_set_up(seed: int) -> None:
    chance = random.Random(seed)
    s = GAME.begin(2 + seed % 3, {name: chance.choice(values) for name, values in GAME.settings.items()})
    who, compared = GAME.advance(s), 0
    while who != NOBODY:
        number, a, b = s.frames[-1]
        step = GAME.steps[number]
        who = GAME.answer(
            s,
            pick(step, s, a, b, chance.random()) if who == NATURE else random_option(step, s, a, b, chance.random),
        )
        if who == NATURE:
            continue
        back = GAME.set_up(json.loads(json.dumps(GAME.write_down(s))))
        compared += 1
        for name in s.VISIBLE:
            assert comparable(back, name) == comparable(s, name), name
        assert back.frames == s.frames
    assert compared > 50


def test_an_empty_form_is_an_empty_table() -> None:
    s = GAME.set_up({"seats": [{}, {}]})

    assert (s.turn, s.actions, s.piles()) == (OCHRE, 2, [0, 0])
    assert GAME.write_down(s) == {
        "game": "pax-renaissance",
        "turn": "ochre",
        "actions": 2,
        "emporia": ["tana", "trebizond"],
        "seats": [{"florins": 0}, {"florins": 0}],
    }


VASSALS = '[{ empire = "england" }, { empire = "hungary", bishop = "catholic", repressed = ["lapis cube"] }]'
COURT = 'queen = "anne-of-brittany", bishop = "reformist", repressed = ["catholic knight", "ochre cube"]'
FULL = """
game = "pax-renaissance"
options = ["expansion", "astrology", "bankruptcy"]
turn = "lapis"
actions = 1
done = ["east-operations", "west-operations", "east-fair", "west-fair", "free-fair", "ciphers"]
victories = ["religious", "renaissance"]
emporia = ["novgorod", "spice-islands"]
turned = ["aragon"]
discarded = ["the-bold", "comet-west-1"]

[[seats]]
bank = "medici"
florins = 12
hand = ["dervishes", "luther"]
east = [{ card = "kremlin", bishop = "islamic" }]
old-maids = ["mary-the-rich"]

[[seats]]
bank = "coeur"
florins = 0
west = ["gutenberg", FRANCE, { empire = "aragon", republic = true }]

[[seats]]
florins = 0
bankrupt = true

[market]
east = ["timar-system", "", { card = "crim-horde", florins = 2 }]
west = [{ florins = 3 }, "jesuits"]
paid = ["east-2"]

[cities]
paris = "catholic knight"
constantinople = ["islamic rook", "", "islamic knight"]

[borders]
england-france = "ochre"
france-hre = ["lapis", "catholic pirate"]
portugal-aragon = "islamic pirate"

[piles]
east = { top = 1, bottom = 12, comets = 2, next = "safavids" }
west = { bottom = 4, comets = 1, next = "comet-west-2" }
"""


def test_a_position_with_everything_in_it() -> None:
    form = tomllib.loads(FULL.replace("FRANCE", f'{{ empire = "france", {COURT}, vassals = {VASSALS} }}'))
    s = GAME.set_up(form)

    assert GAME.write_down(s) == form
    assert (s.cubes[OCHRE], s.cubes[LAPIS]) == (10 - 2, 10 - 2)
    assert s.supply == [10 - 2, 7 - 1, 7, 10 - 1, 7 - 2, 7]
    assert [len(s.unseen[side]) for side in (0, 1)] == [66 - 5, 86 - 6]


def test_words_may_stand_alone_where_nothing_lies_on_a_card() -> None:
    short = GAME.set_up({"seats": [{"west": ["france", "luther"]}, {}]})
    long = GAME.set_up({"seats": [{"west": [{"empire": "france"}, {"card": "luther"}]}, {}]})

    assert GAME.write_down(short) == GAME.write_down(long)
    vassals = [{"west": [{"empire": "france", "vassals": ["aragon", {"empire": "england"}]}]}, {}]
    assert GAME.set_up({"seats": vassals}).suzerain[6] == GAME.set_up({"seats": vassals}).suzerain[0] == 1


def test_a_finished_game_is_over() -> None:
    s = GAME.set_up(tomllib.loads("ending = 'patron'\nwinners = ['ochre', 'lapis']\n[[seats]]\n[[seats]]"))

    assert GAME.advance(s) == NOBODY and GAME.winners(s) == [OCHRE, LAPIS]
    assert GAME.write_down(s)["ending"] == "patron"


# In the middle of things


def at_hand(t: Position) -> tuple[str, int, list[str], dict[str, Any]]:
    return t.asked(), t.who, t.legal(), t.form


PENDING = [
    # what is on the table, what was played, the decision at hand
    ("[[seats]]\nhand = ['flanders-guild']", ["turn play flanders-guild"], "one-shot"),
    ("[[seats]]\nhand = ['mary-the-rich']", ["turn play mary-the-rich"], "one-shot"),
    ("[[seats]]\nhand = ['luther']", ["turn play luther", "settle vienna"], "settle"),
    ("[[seats]]\nhand = ['timar-system']", ["turn play timar-system"], "region"),
    ("[[seats]]\nhand = ['genoese-fleet']", ["turn play genoese-fleet"], "sail"),
    ("[[seats]]\nhand = ['jesuits']", ["turn play jesuits"], "ordain"),
    ("[[seats]]\nhand = ['kremlin']", ["turn play kremlin", "one-shot trigger"], "concede"),
    (
        "[[seats]]\nhand = ['duke-of-milan']\n[cities]\nvalencia = 'catholic knight'",
        ["turn play duke-of-milan", "one-shot aragon"],
        "survivor",
    ),
    (
        "[[seats]]\nhand = ['kingmaker']\n[cities]\nlondon = 'catholic rook'",
        ["turn play kingmaker", "one-shot england"],
        "lose",
    ),
    (
        "[[seats]]\nhand = ['arumer-zwarte-hoop']\n",
        ["turn play arumer-zwarte-hoop", "one-shot france"],
        "survivor",
    ),
    (
        "[[seats]]\nhand = ['peters-pence']\n[[seats]]\nwest = [{ empire = 'france', repressed = ['ochre cube'] }]",
        ["turn play peters-pence", "ordain france"],
        "pacify",
    ),
    (
        "[[seats]]\nwest = ['holy-land-crusade']\n[[seats]]\nflorins = 1\n[borders]\nottoman-mamluk = 'lapis'",
        ["turn run west", "operate use holy-land-crusade tax", "tax ottoman-mamluk"],
        "taxed",
    ),
    (
        "[[seats]]\neast = ['qizilbash']\n[cities]\nbuda = 'catholic knight'",
        ["turn run east", "operate use qizilbash siege"],
        "locate",
    ),
    (
        "[[seats]]\nhand = ['luther', 'jesuits', 'the-bold']\nwest = ['gutenberg']",
        ["turn sell gutenberg"],
        "cut",
    ),
    (
        "[[seats]]\nflorins = 9\n[market]\neast = ['kremlin', 'comet-east-1']\n[piles]\neast = { bottom = 3 }",
        ["turn buy east-1"],
        "activate",
    ),
]


@pytest.mark.parametrize(("given", "moves", "asked"), PENDING)
def test_a_decision_in_the_middle_of_an_action_is_kept(given: str, moves: list[str], asked: str) -> None:
    t = Position(given).play(*moves)
    assert t.asked() == asked
    back = again(t)

    assert at_hand(back) == at_hand(t)
    move = t.legal()[0]
    assert back.play(move).settle().form == t.play(move).settle().form


def test_survivors_outside_wait_for_their_empire() -> None:
    crowd = "[[seats]]\nhand = ['teutonic-knights']\n[cities]\nlubeck = 'catholic rook'\n"
    form = Position(crowd).play("turn play teutonic-knights", "one-shot hre").form
    form["pending"] |= {"outside": ["islamic rook"]}
    s = GAME.set_up(form)
    assert GAME.write_down(s)["pending"]["outside"] == ["islamic rook"] and s.supply[4] == 6


@rule("E1.own-florin")
def test_a_position_remembers_which_cards_were_paid_on() -> None:
    t = Position("[[seats]]\nflorins = 9\n[market]\neast = ['kremlin', 'dervishes', 'qizilbash']").play(
        "turn buy east-2"
    )

    assert t.form["market"]["paid"] == ["east-0", "east-1"]
    assert again(t).reasons("turn buy east-1") == ["E1.own-florin"]


@rule("D1.once-each")
def test_a_position_remembers_what_was_done() -> None:
    market = "[market]\neast = ['kremlin']\nwest = ['luther']\n"
    t = Position(market).play("turn fair east")

    assert t.form["done"] == ["east-fair"] and t.form["actions"] == 1
    assert again(t).reasons("turn fair east") == ["D1.once-each"]
    assert PILES["east"] == t.form["piles"]["east"]


@rule("E4.one-icon")
def test_a_position_remembers_which_cards_were_used() -> None:
    row = "[[seats]]\nwest = ['gutenberg', 'hochstetter-bank']\n[market]\nwest = [{ card = 'luther', florins = 5 }]"
    t = Position(row).play("turn run west", "operate use gutenberg commerce", "commerce west-0")

    assert t.form["pending"] == {
        "card": "gutenberg",
        "running": "west",
        "used": ["gutenberg"],
        "frames": t.form["pending"]["frames"],
    }
    assert again(t).legal() == ["operate use hochstetter-bank commerce", "operate done"]
