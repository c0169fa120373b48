"""Positions that cannot be are refused with one sentence that says why."""

import re
import tomllib
from typing import Any

import pytest
from tests.games.pax_renaissance.position_builder import rule

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.positions.notation import PositionError

GAME = PaxRenaissanceGame()
TWO = "[[seats]]\n[[seats]]\n"


def sentence(form: dict[str, Any]) -> str:
    """What is said of a position."""
    with pytest.raises(PositionError) as caught:
        GAME.set_up(form)
    assert re.fullmatch(r".*[^.?][.?]", str(caught.value))
    return str(caught.value)


def said(given: str) -> str:
    return sentence(tomllib.loads(given))


def west(cards: str, more: str = "") -> str:
    return f"{more}[[seats]]\nwest = [{cards}]\n[[seats]]\n"


@rule("A1.bankers")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_seats(players: int) -> None:
    expected = f"2 to 4 seats are needed ([[seats]]), not {players}."

    assert said("[[seats]]\n" * players) == expected


# Words that the form does not know

FORM = [
    ("game = 'orleans'\n" + TWO, "This is a position of 'orleans', not of Pax Renaissance."),
    ("colour = 1\n" + TWO, "the position has no field 'colour'; it may have game, options, turn"),
    ("seats = 3", "seats must be a list, not 3."),
    ("seats = [1, {}]", "seat 1 must be a table of fields, not 1."),
    ("[[seats]]\n[[seats]]\ngold = 3", "seat 2 has no field 'gold'; it may have bank, florins, hand"),
    ("options = ['chess']\n" + TWO, "options: 'chess' is not one of expansion, astrology, bankruptcy."),
    ("options = 'astrology'\n" + TWO, "options must be a list, not 'astrology'."),
    ("turn = 'verdigris'\n" + TWO, "turn: 'verdigris' is not one of ochre, lapis."),
    ("actions = 3\n" + TWO, "actions must be a whole number from 0 to 2, not 3."),
    ("actions = true\n" + TWO, "actions must be a whole number from 0 to 2, not True."),
    ("actions = -1\n" + TWO, "actions must be a whole number from 0 to 2, not -1."),
    ("done = ['nothing']\n" + TWO, "done: 'nothing' is not one of east-operations"),
    ("victories = ['patron']\n" + TWO, "victories: 'patron' is not one of religious"),
    ("discarded = ['france']\n" + TWO, "discarded: 'france' is unknown; did you mean french-pirates?"),
    ("emporia = ['red-sea']\n" + TWO, "emporia: 'red-sea' is not one of tana"),
    ("turned = ['scotland']\n" + TWO, "turned: 'scotland' is not one of england"),
    (TWO + "bank = 'lloyd'", "bank: 'lloyd' is not one of fugger, medici, coeur, marchionni."),
    (TWO + "florins = 1000", "florins must be a whole number from 0 to 999, not 1000."),
    (TWO + "florins = 'ten'", "florins must be a whole number from 0 to 999, not 'ten'."),
    (TWO + "hand = ['queen-mary']", "hand: 'queen-mary' is unknown."),
    (TWO + "hand = 'luther'", "hand must be a list, not 'luther'."),
    (TWO + "old-maids = ['mary']", "old-maids: 'mary' is unknown; did you mean mary-rose or timar-system?"),
    (west("'scotland'"), "west: 'scotland' is unknown."),
    (west("7"), "a card must be a table of fields, not 7."),
    (west("{ card = 'luther', pawn = 1 }"), "a card has no field 'pawn'; it may have card, bishop."),
    (west("{ empire = 'france', king = 1 }"), "an Empire has no field 'king'; it may have empire, republic"),
    (west("{ empire = 'scotland' }"), "empire: 'scotland' is not one of england"),
    (
        west("{ empire = 'france', queen = 'mary' }"),
        "queen: 'mary' is unknown; did you mean mary-rose or timar-system?",
    ),
    (west("{ empire = 'france', bishop = 'white' }"), "bishop: 'white' is not one of catholic, islamic, reformist."),
    (west("{ empire = 'france', repressed = ['king'] }"), "repressed: 'king' is not one of catholic knight"),
    (west("{ empire = 'france', repressed = 'lapis cube' }"), "repressed must be a list, not 'lapis cube'."),
    (west("{ empire = 'france', vassals = [3] }"), "a Vassal must be a table of fields, not 3."),
    (west("{ empire = 'france', vassals = ['scotland'] }"), "empire: 'scotland' is not one of england"),
    (
        west("{ empire = 'france', vassals = [{ empire = 'aragon', queen = 'mary-the-rich' }] }"),
        "a Vassal has no field 'queen'; it may have empire, bishop, repressed.",
    ),
    (TWO + "[cities]\nrome = 'catholic rook'", "cities: 'rome' is unknown; did you mean rhodes?"),
    (TWO + "[cities]\nparis = 'catholic bishop'", "paris: 'catholic bishop' is not one of catholic knight"),
    (TWO + "[cities]\nparis = 3", "paris must be a list, not 3."),
    ("cities = 3\n" + TWO, "cities must be a table of fields, not 3."),
    (TWO + "[borders]\nalps = 'ochre'", "borders: 'alps' is not one of england-france"),
    (TWO + "[borders]\nfrance-hre = 'pink'", "france-hre: 'pink' is not one of ochre, lapis, catholic pirate"),
    (TWO + "[borders]\nfrance-hre = 3", "france-hre must be a list, not 3."),
    (TWO + "[market]\nnorth = []", "market has no field 'north'; it may have east, west, paid."),
    (TWO + "[market]\neast = ['france']", "market: 'france' is unknown; did you mean french-pirates?"),
    (TWO + "[market]\neast = [{ price = 1 }]", "a market place has no field 'price'; it may have card, florins."),
    (TWO + "[market]\neast = [{ florins = 100 }]", "florins must be a whole number from 0 to 99, not 100."),
    (TWO + "[market]\npaid = ['east-6']", "paid: 'east-6' is not one of east-0"),
    (TWO + "[piles.east]\nmiddle = 1", "the east pile has no field 'middle'; it may have top, bottom, comets, next."),
    (TWO + "[piles.east]\nbottom = 13", "bottom must be a whole number from 0 to 12, not 13."),
    (TWO + "[piles.west]\ncomets = 3", "comets must be a whole number from 0 to 2, not 3."),
    (TWO + "[piles.west]\ntop = 100", "top must be a whole number from 0 to 99, not 100."),
    (TWO + "[piles.west]\nnext = 'france'", "next: 'france' is unknown; did you mean french-pirates?"),
    (TWO + "[pending]\nmood = 1", "pending has no field 'mood'; it may have card, empire, war"),
    (TWO + "[pending]\ncard = 'scotland'", "pending.card: 'scotland' is unknown; did you mean ottoman or england?"),
    (TWO + "[pending]\nempire = 'scotland'", "pending.empire: 'scotland' is not one of"),
    (TWO + "[pending]\nwar = 'coronation'", "pending.war: 'coronation' is not one of crusade"),
    (TWO + "[pending]\nrunning = 'north'", "pending.running: 'north' is not one of east, west, both."),
    (TWO + "[pending]\nused = ['scotland']", "pending.used: 'scotland' is unknown; did you mean ottoman or england?"),
    (TWO + "[pending]\nagents = ['king']", "pending.agents: 'king' is not one of catholic knight"),
    (TWO + "[pending]\nattackers = ['king']", "pending.attackers: 'king' is unknown."),
    (TWO + "[pending]\ndefenders = ['king']", "pending.defenders: 'king' is unknown."),
    (
        TWO + "[pending]\nframes = [['turn', 0]]",
        "pending.frames: a step with two numbers is expected, not ['turn', 0].",
    ),
    (TWO + "[pending]\nframes = [['sleep', 0, 0]]", "pending.frames: a step with two numbers is expected"),
    (TWO + "[pending]\nframes = [['turn', 0, 'x']]", "pending.frames: a step with two numbers is expected"),
    (TWO + "[pending]\nframes = ['turn']", "pending.frames: a step with two numbers is expected, not 'turn'."),
    ("ending = 'boredom'\nwinners = ['ochre']\n" + TWO, "ending: 'boredom' is not one of religious"),
    (TWO + "bankrupt = 'yes'", "bankrupt is either true or false, not 'yes'."),
    (west("{ empire = 'france', republic = 1 }"), "republic is either true or false, not 1."),
    ("ending = 'patron'\nwinners = ['pink']\n" + TWO, "winners: 'pink' is not one of ochre"),
]


@pytest.mark.parametrize(("given", "problem"), FORM)
def test_a_slip_of_the_pen_is_told(given: str, problem: str) -> None:
    assert said(given).startswith(problem)


def test_a_form_is_a_table() -> None:
    assert sentence([]) == "the position must be a table of fields, not []."  # type: ignore[arg-type]


# What cannot lie on the table

COMETS = "discarded = ['comet-east-1']\n"
TABLE = [
    (TWO + "hand = ['comet-east-1']", "E1.comet-no-hand", "hand: a Comet never enters a hand"),
    (west("'ottoman'"), "I1.side", "ottoman lies on the wrong side of the Tableau"),
    (west("'kremlin'"), "E2.place-card", "kremlin is no west card of a Tableau"),
    (west("'comet-west-1'"), "E2.place-card", "comet-west-1 is no west card of a Tableau"),
    (TWO + "hand = ['luther', 'jesuits', 'the-bold']", "E1.hand-limit", "lapis holds more than two cards"),
    (west("'mary-the-rich'"), "I1.cross", "mary-the-rich is a Queen: she has a King or is an old maid"),
    (TWO + "old-maids = ['luther']", "I2.old-maid", "luther is no Queen and cannot be an old maid"),
    (
        west("{ empire = 'aragon', queen = 'mary-the-rich' }"),
        "I.suitors",
        "mary-the-rich never marries the King of aragon",
    ),
    (
        west("{ empire = 'france', republic = true, queen = 'mary-the-rich' }"),
        "Q.regime-strip",
        "france is a Republic: it has no Queen and no Vassals, and is none",
    ),
    (
        west("{ empire = 'france', republic = true, vassals = ['aragon'] }"),
        "Q.regime-strip",
        "france is a Republic: it has no Queen and no Vassals, and is none",
    ),
    (
        TWO + "[cities]\nnovgorod = 'reformist rook'",
        "B5.closed",
        "novgorod is covered by a disk; nobody can stand there",
    ),
    (
        "emporia = ['spice-islands']\n" + TWO + "[cities]\ntrebizond = 'reformist rook'",
        "B5.closed",
        "trebizond is covered by a disk; nobody can stand there",
    ),
    (TWO + "[cities]\nparis = ['catholic rook', 'catholic rook']", "E2.city", "paris has room for 1, not 2"),
    (
        TWO + f"[cities]\nconstantinople = {['islamic rook'] * 4}",
        "E2.constantinople",
        "constantinople has room for 3, not 4",
    ),
    (
        "emporia = ['tana', 'timbuktu']\n" + TWO,
        "B5.one-open",
        "emporia: one black and one white Emporium are open at a time",
    ),
    ("ending = 'patron'\n" + TWO, "L2.declare", "A game that is over has an ending and winners; give both or neither"),
    (
        "winners = ['ochre']\n" + TWO,
        "L2.declare",
        "A game that is over has an ending and winners; give both or neither",
    ),
    (TWO + "[borders]\nfrance-aragon = 'catholic pirate'", "E2.sea-border", "france-aragon is no Sea Border"),
    (TWO + "[borders]\nfrance-hre = ['ochre', 'lapis']", "F7.one-token", "france-hre holds one Concession at most"),
    (
        TWO + "[borders]\nfrance-hre = ['catholic pirate', 'islamic pirate']",
        "F7.one-token",
        "france-hre holds one Pirate at most",
    ),
    (
        TWO + "[borders]\nfrance-hre = ['ochre', 'catholic pirate']",
        "F7.one-token",
        "france-hre holds a Concession or a Pirate, not both",
    ),
    (
        TWO + f"[market]\neast = {['kremlin', *[''] * 6]}",
        "C6.market",
        "A market row has 6 places, not 7",
    ),
    (
        COMETS + TWO + "[piles.east]\nbottom = 12\ncomets = 2",
        "A3.comets",
        "There are only two east Comets",
    ),
    (
        TWO + "[market]\nwest = ['', 'comet-west-1']\n[piles.west]\nbottom = 12\ncomets = 2",
        "A3.comets",
        "There are only two west Comets",
    ),
    (
        TWO + "[piles.east]\ntop = 1\nbottom = 11\ncomets = 2",
        "C5.east-pile",
        "The last part of the east pile is whole while cards lie above it",
    ),
    (
        TWO + "[piles.west]\ntop = 1\nbottom = 12\ncomets = 1",
        "C5.east-pile",
        "The last part of the west pile is whole while cards lie above it",
    ),
    (
        TWO + "[piles.east]\ntop = 22\nbottom = 12\ncomets = 2",
        "C5.separate",
        "The east pile cannot have so many cards: the others lie in sight",
    ),
    (
        TWO + "[piles.west]\nbottom = 3\nnext = 'luther'",
        "C5.astrology",
        "The next card of a pile is seen with the Astrology option only",
    ),
    (
        "[[seats]]\n[[seats]]\nbankrupt = true",
        "G6.elimination",
        "lapis cannot be bankrupt without the Bankruptcy option",
    ),
    (
        "options = ['bankruptcy']\n[[seats]]\nbankrupt = true\n[[seats]]",
        "G6.elimination",
        "It cannot be the turn of ochre, who is bankrupt",
    ),
]


@rule("E1.comet-no-hand", "E2.place-card", "E1.hand-limit", "B5.closed", "B5.one-open", "E2.sea-border")
@rule(
    "E2.city",
    "E2.constantinople",
    "C6.market",
    "A3.comets",
    "C5.east-pile",
    "C5.west-pile",
    "C5.separate",
    "C5.astrology",
    "B5.borders",
)
@pytest.mark.parametrize(("given", "clause", "problem"), TABLE)
def test_what_no_rule_allows_is_refused_with_its_clause(given: str, clause: str, problem: str) -> None:
    assert said(given) == f"{problem} ({clause})."


@rule("C5.separate")
@pytest.mark.parametrize(("top", "possible"), [(21, True), (22, False)])
def test_a_pile_may_hold_every_card_not_in_sight(top: int, possible: bool) -> None:
    given = TWO + f"[piles.east]\ntop = {top}\nbottom = 12\ncomets = 2"

    if possible:
        assert GAME.set_up(tomllib.loads(given)).piles() == [35, 0]
    else:
        said(given)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("discarded = ['luther']\n" + TWO + "hand = ['luther']", "luther"),
        ("discarded = ['luther', 'luther']\n" + TWO, "luther"),
        ("[[seats]]\nhand = ['kremlin']\n[[seats]]\nhand = ['kremlin']", "kremlin"),
        ("[[seats]]\nwest = ['luther']\n[[seats]]\nwest = ['luther']", "luther"),
        ("[[seats]]\nwest = ['france']\n[[seats]]\nwest = ['france']", "france"),
        (west("{ empire = 'france', vassals = ['france'] }"), "france"),
        (west("{ empire = 'france', queen = 'mary-the-rich' }") + "old-maids = ['mary-the-rich']", "mary-the-rich"),
        (west("{ empire = 'france', queen = 'mary-the-rich' }") + "hand = ['mary-the-rich']", "mary-the-rich"),
        (TWO + "[market]\neast = ['kremlin', 'kremlin']", "kremlin"),
        ("options = ['astrology']\n" + west("'luther'") + "[piles.west]\nbottom = 1\nnext = 'luther'", "luther"),
    ],
)
def test_a_card_lies_in_one_place_only(given: str, name: str) -> None:
    assert said(given) == f"{name} lies in two places."


@rule("B1.expansion")
def test_cards_of_the_expansion_need_the_expansion() -> None:
    given = west("'hermeticism'")
    expected = "hermeticism is a card of the expansion, which this table does not use."

    assert said(given) == expected
    GAME.set_up(tomllib.loads("options = ['expansion']\n" + given))


@rule("B1.bishops")
def test_there_are_five_bishops_of_a_religion() -> None:
    cards = ["luther", "jesuits", "the-bold", "cromwell", "kingmaker", "gutenberg"]
    row = [f"{{ card = '{card}', bishop = 'catholic' }}" for card in cards]

    assert said(west(", ".join(row))) == "There are only 5 catholic Bishops (B1.bishops)."
    GAME.set_up(tomllib.loads(west(", ".join(row[1:]))))


@rule("B1.knights", "B1.rooks")
def test_there_are_only_so_many_knights_and_rooks() -> None:
    knights = [
        f"{city} = 'reformist knight'" for city in ("paris", "lyon", "bruges", "london", "vienna", "buda", "varna")
    ]
    king = west("{ empire = 'aragon', repressed = ['reformist knight'] }")
    cities = "[cities]\n" + "\n".join(knights)

    assert said(king + cities) == "There are only 7 of reformist-knight, Pirates counted in (B1.rooks)."
    GAME.set_up(tomllib.loads(TWO + cities))
    rooks = cities.replace("knight", "rook") + "\n[borders]\nengland-france = 'reformist pirate'"
    assert said(TWO + rooks) == "There are only 7 of reformist-rook, Pirates counted in (B1.rooks)."


@rule("B1.cubes")
def test_there_are_ten_cubes_of_a_colour() -> None:
    king = f"{{ empire = 'aragon', repressed = {['lapis cube'] * 10} }}"

    GAME.set_up(tomllib.loads(west(king)))
    assert said(west(king) + "[borders]\nfrance-hre = 'lapis'") == "lapis has only 10 cubes (B1.cubes)."


@pytest.mark.parametrize(
    "given",
    [TWO + "[borders]\nfrance-hre = 'verdigris'", west("{ empire = 'france', repressed = ['verdigris cube'] }")],
)
def test_cubes_belong_to_seats(given: str) -> None:
    assert said(given) == "Nobody sits in verdigris."


@rule("C2.random-bank")
def test_there_is_one_of_each_bank() -> None:
    given = "[[seats]]\nbank = 'medici'\n[[seats]]\nbank = 'medici'"

    assert said(given) == "Two seats have the same bank; there is one of each: fugger, medici, coeur, marchionni."


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("[pending]\noutside = ['ochre cube']", "need the empire where it happens"),
        ("[pending]\nframes = []", "something must be pending"),
        ("[pending]\nframes = [['turn', 7, 0]]", "nobody sits in seat 7"),
        ("[pending]\nempire = 'france'\nattackers = ['agent catholic-bishop']", "a Bishop never fights"),
        ("[piles]\neast = { next = 'kremlin' }", "kremlin cannot come next in the east pile"),
        ("[piles]\neast = { bottom = 3, next = 'luther' }", "luther cannot come next in the east pile"),
        ("[piles]\neast = { bottom = 3, next = 'comet-east-1' }", "comet-east-1 cannot come next in the east pile"),
    ],
)
def test_what_cannot_be_pending_or_come_next(given: str, expected: str) -> None:
    assert expected in said("options = ['astrology']\n" + TWO + given)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("ending = 'imperial'\n", "give both or neither"),
        ("winners = ['ochre']\n", "give both or neither"),
        ("ending = 'imperial'\nwinners = ['vermilion']\n", "is not one of ochre, lapis"),
        ("emporia = ['trebizond', 'spice-islands']\n", "one black and one white Emporium"),
    ],
)
def test_an_ending_has_winners_and_each_fair_one_emporium(given: str, expected: str) -> None:
    assert expected in said(given + TWO)


def test_a_republic_is_one_or_is_not() -> None:
    assert said(west("{ empire = 'france', republic = 'no' }")) == "republic is either true or false, not 'no'."
