"""Selling a card (E3), and the ransoms that make some dearer (B4.powers)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule


def seat(more: str, florins: int = 1) -> str:
    return f"[[seats]]\nflorins = {florins}\n{more}\n"


@rule("E3.sell")
@pytest.mark.parametrize("place", ["hand", "west"])
def test_a_card_of_hand_or_tableau_brings_two_florins(place: str) -> None:
    t = Position(seat(f"{place} = ['luther', 'jesuits']")).play("turn sell luther")

    assert t.seat(OCHRE) == {"florins": 3, place: ["jesuits"]}
    assert t.form["discarded"] == ["luther"] and t.s.actions == 1


@rule("E3.sell")
def test_only_own_cards_are_sold_and_no_old_maid() -> None:
    own = seat("hand = ['luther']\nold-maids = ['mary-the-rich']")
    t = Position(own + "[[seats]]\nhand = ['jesuits']\nwest = ['the-bold']")

    for card in ("jesuits", "the-bold", "gutenberg", "france", "mary-the-rich"):
        assert t.reasons(f"turn sell {card}") == ["E3.sell"]
    assert [move for move in t.legal() if "sell" in move] == ["turn sell luther"]


@rule("E3.tableau")
def test_the_bishop_on_a_sold_card_goes_with_it() -> None:
    t = Position(seat("west = [{ card = 'luther', bishop = 'reformist' }]")).play("turn sell luther")

    assert t.s.bishop == [-1] * 15 and t.florins(OCHRE) == 3


KING = """
west = [
  "gutenberg",
  { empire = "france", bishop = "catholic", repressed = ["lapis cube", "lapis cube", "reformist rook"], vassals = [
    { empire = "hungary", bishop = "islamic", repressed = ["ochre cube"] },
    "aragon",
  ] },
]
"""


@rule("E3.tableau")
def test_a_sold_empire_returns_to_the_pile_with_its_vassals_and_everything_on_them_unpaid() -> None:
    t = Position(seat(KING)).play("turn sell france")

    assert t.seat(OCHRE) == {"florins": 3, "west": ["gutenberg"]}
    assert t.s.holder[156:] == [-1] * 10 and t.s.suzerain == [-1] * 10
    assert t.s.bishop == [-1] * 15 and t.s.repressed == [0] * 100
    assert (t.stock("lapis cube"), t.stock("ochre cube"), t.stock("reformist rook")) == (10, 10, 7)
    assert "discarded" not in t.form


@rule("E3.tableau", "E3.sell")
def test_a_vassal_may_be_sold_alone() -> None:
    t = Position(seat(KING)).play("turn sell hungary")
    king = t.seat(OCHRE)["west"][1]

    assert t.florins(OCHRE) == 3 and t.stock("ochre cube") == 10
    assert king["vassals"] == [{"empire": "aragon"}] and king["repressed"] == [
        "reformist rook",
        "lapis cube",
        "lapis cube",
    ]


@rule("E3.tableau", "B3.two-faces")
def test_a_sold_republic_lies_in_the_pile_as_any_other_empire() -> None:
    t = Position(seat("west = [{ empire = 'france', republic = true }]")).play("turn sell france")

    assert t.s.republic == [0] * 10 and t.told("empire-to-pile") == [{"empire": 1}]


@rule("E3.royal-couple")
def test_king_and_queen_are_sold_together_for_four_with_one_action() -> None:
    t = Position(seat("west = [{ empire = 'france', queen = 'mary-the-rich', vassals = ['aragon'] }]"))
    assert t.reasons("turn sell mary-the-rich") == ["E3.royal-couple"]

    t.play("turn sell france")
    assert t.seat(OCHRE) == {"florins": 1 + 4} and t.s.actions == 1
    assert t.form["discarded"] == ["mary-the-rich"] and t.s.queen == [-1] * 10


@rule("E3.royal-couple", "E3.sell")
def test_a_queen_in_hand_is_a_card_like_any_other() -> None:
    t = Position(seat("hand = ['mary-the-rich']")).play("turn sell mary-the-rich")

    assert t.florins(OCHRE) == 3


# Ransom and Aztec Gold


@rule("B4.powers", "E3.sell", "F1.silence-powers")
@pytest.mark.parametrize(("side", "card"), [("west", "conquistadors"), ("east", "cem-anti-hostage")])
def test_a_ransom_is_paid_for_a_card_of_the_tableau(side: str, card: str) -> None:
    assert Position(seat(f"{side} = ['{card}']")).play(f"turn sell {card}").florins(OCHRE) == 1 + 4
    assert Position(seat(f"hand = ['{card}']")).play(f"turn sell {card}").florins(OCHRE) == 1 + 2
    silenced = seat(f"{side} = [{{ card = '{card}', bishop = 'catholic' }}]")
    assert Position(silenced).play(f"turn sell {card}").florins(OCHRE) == 1 + 2


@rule("B4.powers", "E3.sell")
def test_a_ransom_is_for_its_own_card_only() -> None:
    assert Position(seat("west = ['conquistadors', 'luther']")).play("turn sell luther").florins(OCHRE) == 3


@rule("B4.powers", "E3.royal-couple")
@pytest.mark.parametrize(
    ("side", "empire", "queen"), [("west", "hre", "reichskrone"), ("east", "hungary", "theft-of-the-holy-crown")]
)
@pytest.mark.parametrize(("bishop", "price"), [("", 6), (", bishop = 'islamic'", 4)])
def test_a_couple_with_a_ransom_brings_six(side: str, empire: str, queen: str, bishop: str, price: int) -> None:
    given = f"{side} = [{{ empire = '{empire}', queen = '{queen}'{bishop} }}]"
    t = Position("options = ['expansion']\n" + seat(given, 0)).play(f"turn sell {empire}")

    assert t.florins(OCHRE) == price and t.florins(LAPIS) == 0
