"""The commerce Operation (F2)."""

import pytest
from tests.games.pax_renaissance.position_builder import OCHRE, Position, rule

MARKET = """
[market]
east = [{ card = "kremlin", florins = 1 }, "dervishes", { card = "qizilbash", florins = 2 }]
west = [{ card = "luther", florins = 3 }, { card = "jesuits", florins = 1 }]
"""


EAST_ONLY = MARKET[: MARKET.index("west")]


def trade(card: str, side: str, market: str = MARKET) -> Position:
    t = Position(f"options = ['expansion']\n[[seats]]\n{side} = ['{card}']\n{market}")
    return t.play(f"turn run {side}", f"operate use {card} commerce")


@rule("F2.commerce", "F.orange", "E4.target")
@pytest.mark.parametrize(
    ("card", "side", "slots"),
    [("gutenberg", "west", ["west-0", "west-1"]), ("damascus-coffee", "east", ["east-0", "east-2"])],
)
def test_a_florin_is_taken_from_a_card_of_the_row_that_the_icon_names(card: str, side: str, slots: list[str]) -> None:
    t = trade(card, side)
    assert t.legal() == [f"commerce {slot}" for slot in slots]  # the face-down card too

    before = list(t.s.market_florins)
    t.play(f"commerce {slots[1]}")
    place = int(slots[1][-1]) + 6 * (side == "west")
    assert t.florins(OCHRE) == 1 and t.s.market_florins[place] == before[place] - 1
    assert sum(t.s.market_florins) == sum(before) - 1


@rule("F2.commerce")
def test_neither_the_other_row_nor_a_card_without_florins() -> None:
    t = trade("damascus-coffee", "east")

    assert t.reasons("commerce west-0") == t.reasons("commerce east-1") == ["F2.commerce"]


@rule("F2.commerce", "F.orange")
def test_without_a_florin_in_the_row_there_is_no_commerce() -> None:
    t = Position("[[seats]]\nwest = ['flanders-guild']\n[cities]\nparis = 'catholic knight'\n" + EAST_ONLY)
    t.play("turn run west")

    assert t.reasons("operate use flanders-guild commerce") == ["F2.commerce"]


@rule("F2.commerce")
def test_florins_left_in_an_empty_fair_place_are_in_the_market_too() -> None:
    t = trade("gutenberg", "west", "[market]\nwest = [{ florins = 2 }, 'jesuits']").play("commerce west-0")

    assert t.florins(OCHRE) == 1 and t.s.market_florins[6] == 1


@rule("F2.commerce")
def test_the_row_counts_and_not_the_mark_of_the_card_lying_there() -> None:
    t = trade("damascus-coffee", "east", "[market]\neast = ['kremlin', { card = 'luther', florins = 1 }]")

    assert t.legal() == ["commerce east-1"]
