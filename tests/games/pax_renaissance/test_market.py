"""Buying a card of the market (E1), and the Powers that change the hand (B4.powers)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

EAST_ROW = ["kremlin", "dervishes", "qizilbash", "the-grim", "safavids", "ottoman-navy"]
WEST_ROW = ["luther", "jesuits", "antipope", "cromwell", "kingmaker", "gutenberg"]
MARKET = f"[market]\neast = {EAST_ROW}\nwest = {WEST_ROW}\n"


def rich(florins: int = 20, more: str = "") -> str:
    return f"[[seats]]\nflorins = {florins}\n{more}\n"


@rule("E1.buy")
@pytest.mark.parametrize(("slot", "card"), [("east-1", "dervishes"), ("west-2", "antipope")])
def test_a_face_up_card_of_either_row_comes_into_the_hand(slot: str, card: str) -> None:
    t = Position(rich() + MARKET).play(f"turn buy {slot}")

    assert t.seat(OCHRE)["hand"] == [card]
    row, column = slot.split("-")
    assert t.form["market"][row][int(column)] == ""
    assert t.s.actions == 1


@rule("E1.buy", "C5.separate")
def test_a_hand_shows_its_backs_only() -> None:
    t = Position(rich() + MARKET).play("turn buy east-1", "turn buy west-1").settle()
    view = t.game.view(t.s, LAPIS)

    assert view.eastern_hand_sizes == (1, 0) and view.western_hand_sizes == (1, 0)
    assert view.eastern_hand == view.western_hand == ()
    own = t.game.view(t.s, OCHRE)
    assert len(own.eastern_hand) == len(own.western_hand) == 1


@rule("E1.buy")
def test_an_empty_place_sells_nothing() -> None:
    assert Position(rich() + '[market]\neast = ["kremlin", "", "dervishes"]').reasons("turn buy east-1") == ["E1.buy"]


@rule("E1.cost", "E1.payment")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ["east", "west"])
def test_the_price_is_the_place_in_the_row_a_florin_on_every_card_to_the_left(row: str, column: int) -> None:
    t = Position(rich(column) + MARKET).play(f"turn buy {row}-{column}")

    assert t.florins(OCHRE) == 0
    first = 0 if row == "east" else 6
    assert t.s.market_florins[first : first + 6] == [1] * column + [0] * (6 - column)
    assert sum(t.s.market_florins) == column  # never to China


@rule("E1.cost")
@pytest.mark.parametrize("column", [1, 3, 5])
def test_who_cannot_pay_the_price_cannot_buy(column: int) -> None:
    t = Position(rich(column - 1) + MARKET)

    assert t.why(f"turn buy east-{column}") == [("E1.cost", {"price": column, "florins": column - 1})]


@rule("E1.cost", "E1.payment", "E1.collect")
def test_the_fourth_card_costs_three_and_the_two_florins_on_it_come_with_it() -> None:
    row = "[market]\nwest = ['luther', 'jesuits', 'antipope', { card = 'cromwell', florins = 2 }, 'kingmaker']"
    t = Position(rich(3) + row).play("turn buy west-3")

    assert t.form["market"]["west"] == [
        *({"card": card, "florins": 1} for card in ("luther", "jesuits", "antipope")),
        *("", "kingmaker"),
    ]
    assert t.seat(OCHRE) == {"florins": 2, "hand": ["cromwell"]}
    assert Position(rich(1) + row).reasons("turn buy west-3") == ["E1.cost"]  # they cannot help to pay


@rule("E1.collect")
def test_what_is_taken_is_no_longer_on_the_market() -> None:
    t = Position(rich(1) + "[market]\neast = ['kremlin', { card = 'dervishes', florins = 4 }]").play("turn buy east-1")

    assert t.florins(OCHRE) == 4 and t.s.market_florins == [1] + [0] * 11


@rule("E1.facedown")
@pytest.mark.parametrize("row", ["east", "west"])
def test_the_leftmost_card_is_never_for_sale(row: str) -> None:
    t = Position(rich() + MARKET)

    assert t.reasons(f"turn buy {row}-0") == ["E1.facedown"]
    assert f"turn buy {row}-0" not in t.legal()


@rule("E1.empty-slot")
def test_the_florin_of_an_empty_place_goes_to_the_same_column_of_the_other_row() -> None:
    t = Position(rich() + MARKET).play("turn buy east-1", "turn buy east-3")

    # the second purchase pays on kremlin, on jesuits in place of the missing dervishes, and on qizilbash, which slides
    assert t.s.market_florins == [2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert t.florins(OCHRE) == 20 - 1 - 3


@rule("E1.empty-slot", "E1.own-florin")
def test_a_west_purchase_pays_on_the_east_row_if_it_must_and_locks_that_card() -> None:
    row = f"[market]\neast = {EAST_ROW}\nwest = ['luther', '', 'antipope']"
    t = Position(rich() + row).play("turn buy west-2")

    assert t.s.market_florins == [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert t.reasons("turn buy east-1") == ["E1.own-florin"]


@rule("E1.empty-slot")
def test_a_florin_for_a_column_that_is_empty_in_both_rows_goes_to_china() -> None:
    t = Position(rich(2) + '[market]\neast = ["", "dervishes", "qizilbash"]\nwest = ["", "jesuits"]').play(
        "turn buy east-2"
    )

    assert t.florins(OCHRE) == 0
    assert t.s.market_florins == [0, 1, *[0] * 10]


@rule("E1.own-florin")
def test_a_card_that_got_your_florin_cannot_be_bought_this_turn() -> None:
    t = Position(rich() + MARKET).play("turn buy east-3")

    assert t.reasons("turn buy east-1") == t.reasons("turn buy east-2") == ["E1.own-florin"]
    assert t.reasons("turn buy east-4") == t.reasons("turn buy west-1") == []
    t.play("turn end").settle().play("turn end")
    assert t.who == OCHRE and "turn buy east-1" in t.legal()
    poor = Position(rich(3) + MARKET).play("turn buy east-3")
    assert poor.reasons("turn buy east-1") == ["E1.own-florin", "E1.cost"]  # all that is wrong is told at once


@rule("E1.own-florin")
def test_the_next_player_may_buy_it() -> None:
    t = Position(rich() + rich() + MARKET).play("turn buy east-3", "turn end").settle().play("turn buy east-1")

    assert t.seat(LAPIS) == {"florins": 20, "hand": ["dervishes"]}


@rule("E1.own-florin")
def test_taking_the_florin_back_by_commerce_does_not_lift_the_lock() -> None:
    row = "[market]\nwest = ['luther', 'jesuits', 'antipope']"
    free = "west = ['gutenberg', 'mining-engineer']"  # whose side runs without an action
    t = Position("options = ['expansion']\n" + rich(more=free) + row)
    t.play("turn buy west-2", "turn run west", "operate use gutenberg commerce", "commerce west-1", "operate done")

    assert t.s.market_florins[7] == 0 and t.florins(OCHRE) == 20 - 2 + 1
    assert t.reasons("turn buy west-1") == ["E1.own-florin"]


@rule("E1.own-florin-fair")
def test_a_fair_may_be_held_with_the_card_just_paid_on() -> None:
    t = Position(rich() + MARKET).play("turn buy east-2", "turn fair east")

    assert t.form["discarded"] == ["kremlin"] and t.told("fair")[0]["florins"] == 1 + 1


@rule("E1.hand-limit")
@pytest.mark.parametrize("hand", [["luther", "jesuits"], ["kremlin", "luther"]])
def test_who_holds_two_cards_buys_nothing_until_one_has_left_the_hand(hand: list[str]) -> None:
    row = "[market]\neast = ['timar-system', 'dervishes', 'qizilbash']\nwest = ['the-bold', 'cromwell']"
    t = Position(rich(1, f"hand = {hand}") + row)
    assert t.reasons("turn buy east-1") == t.reasons("turn buy west-1") == ["E1.hand-limit"]
    assert t.reasons("turn buy east-2") == ["E1.hand-limit", "E1.cost"]  # all that is wrong is told at once

    t.play("turn sell luther")
    assert "turn buy east-1" in t.legal()


@rule("E1.hand-limit")
def test_with_one_card_in_hand_another_may_be_bought() -> None:
    assert "turn buy east-1" in Position(rich(1, "hand = ['gonfalonier']") + MARKET).legal()


@rule("E1.comet-no-hand")
def test_a_full_hand_does_not_forbid_a_comet() -> None:
    piles = "[piles]\neast = { bottom = 12, comets = 1 }\nwest = { bottom = 12, comets = 2 }"
    row = f"[market]\neast = ['kremlin', 'comet-east-1', 'dervishes']\n{piles}"
    t = Position(rich(1, "hand = ['luther', 'jesuits']") + row)

    assert "turn buy east-1" in t.legal()
    t.play("turn buy east-1", "activate imperial")
    assert t.seat(OCHRE)["hand"] == ["luther", "jesuits"] and t.form["discarded"] == ["comet-east-1"]


@rule("E1.comet-no-hand")
def test_a_fair_card_is_discarded_and_never_taken() -> None:
    t = Position(rich() + MARKET).play("turn fair west")

    assert "hand" not in t.seat(OCHRE) and t.form["discarded"] == ["luther"]


@rule("E1.comet")
def test_a_comet_bought_when_all_victories_are_active_changes_nothing() -> None:
    piles = "[piles]\neast = { bottom = 12, comets = 1 }\nwest = { bottom = 12, comets = 2 }"
    row = f"[market]\neast = ['kremlin', 'comet-east-1']\n{piles}"
    victories = "victories = ['religious', 'imperial', 'globalisation', 'renaissance']\n"
    t = Position(victories + rich() + row).play("turn buy east-1")

    assert t.asked() == "turn" and t.form["discarded"] == ["comet-east-1"]


# No hand limit: Stadtwechsel, the Printing Press and Double Entry Accounting

NO_LIMIT = ["hochstetter-bank", "gutenberg", "bank-of-strozzi", "william-caxton"]


@rule("B4.powers", "E1.hand-limit")
@pytest.mark.parametrize("card", NO_LIMIT)
def test_some_banks_lift_the_hand_limit(card: str) -> None:
    hand = "['swabian-league', 'jesuits', 'the-bold']"
    row = f"[market]\neast = {EAST_ROW}"
    t = Position("options = ['expansion']\n" + rich(1, f"hand = {hand}\nwest = ['{card}']") + row).play(
        "turn buy east-1"
    )

    assert len(t.seat(OCHRE)["hand"]) == 4 and t.asked() == "turn"


@rule("B4.powers", "E1.hand-limit", "F1.silence-powers")
def test_the_power_of_another_player_a_card_in_hand_or_a_silenced_one_lifts_nothing() -> None:
    row = f"[market]\neast = {EAST_ROW}"
    hand = "hand = ['swabian-league', 'gutenberg']\n"
    other = "[[seats]]\nwest = ['hochstetter-bank']\n"
    assert Position(rich(1, hand) + other + row).reasons("turn buy east-1") == ["E1.hand-limit"]

    silenced = "west = [{ card = 'hochstetter-bank', bishop = 'catholic' }]"
    assert Position(rich(1, hand + silenced) + row).reasons("turn buy east-1") == ["E1.hand-limit"]


FULL = "hand = ['swabian-league', 'jesuits', 'the-bold', 'kremlin']\nwest = ['gutenberg']"


@rule("B4.powers", "E1.hand-limit")
def test_a_hand_that_loses_its_power_is_cut_to_two_at_once() -> None:
    t = Position(rich(0, FULL)).play("turn sell gutenberg")
    assert (t.asked(), t.who, t.s.actions) == ("cut", OCHRE, 1)
    assert t.legal() == ["cut kremlin", "cut swabian-league", "cut jesuits", "cut the-bold"]
    assert t.reasons("cut gutenberg") == ["E2.place-card"]

    t.play("cut jesuits", "cut kremlin")
    assert t.asked() == "turn" and t.seat(OCHRE)["hand"] == ["swabian-league", "the-bold"]
    assert t.form["discarded"] == ["gutenberg", "jesuits", "kremlin"]
    assert t.florins(OCHRE) == 2  # nothing is paid for them


@rule("B4.powers", "E1.hand-limit", "F1.silence-powers")
def test_a_hand_is_cut_when_somebody_else_silences_the_power() -> None:
    t = Position("[[seats]]\nhand = ['peters-pence']\n" + rich(0, FULL.replace("gutenberg", "hochstetter-bank")))
    t.play("turn play peters-pence", "ordain hochstetter-bank")

    assert (t.asked(), t.who) == ("cut", LAPIS)
    t.play("cut jesuits", "cut the-bold")
    assert (t.asked(), t.who, t.s.actions) == ("turn", OCHRE, 1)
    assert t.s.hand_size(LAPIS) == 2


@rule("B4.powers", "E1.hand-limit")
def test_a_second_power_keeps_the_hand_whole() -> None:
    t = Position(rich(0, FULL.replace("['gutenberg']", "['gutenberg', 'hochstetter-bank']"))).play(
        "turn sell gutenberg"
    )

    assert t.asked() == "turn" and t.s.hand_size(OCHRE) == 4


@rule("B4.powers", "E1.hand-limit")
def test_a_hand_is_cut_in_the_middle_of_an_activation() -> None:
    beheader = "west = ['star-chamber']\n"
    t = Position(
        f"options = ['expansion']\n[[seats]]\n{beheader}" + rich(0, FULL.replace("gutenberg", "william-caxton"))
    )
    t.play("turn run west", "operate use star-chamber behead", "behead william-caxton")
    assert (t.asked(), t.who) == ("cut", LAPIS)

    t.play("cut jesuits", "cut the-bold")
    assert (t.asked(), t.who) == ("operate", OCHRE)
