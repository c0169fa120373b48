"""A turn: up to two actions out of eight, then the market (A2, A3, D, E5, E6)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.pax_renaissance.vocabulary import CARD
from fondaco.kernel import NATURE, NOBODY

EAST_ROW = ["kremlin", "dervishes", "qizilbash", "the-grim", "safavids", "ottoman-navy"]
WEST_ROW = ["luther", "jesuits", "antipope", "cromwell", "kingmaker", "gutenberg"]
MARKET = f"""
[market]
east = {EAST_ROW}
west = {WEST_ROW}
"""
RICH = "[[seats]]\nflorins = 20\n"
IMPERIAL = """
victories = ["imperial"]
[[seats]]
florins = 5
west = ["england", "france", "hre", "portugal"]
"""


# A. Who plays when


@rule("A2.clockwise", "D2.next")
def test_turns_go_round_the_table() -> None:
    t = Position(MARKET, players=3)
    turns = [t.who]
    for _ in range(4):
        t.play("turn end")
        turns.append(t.who)

    assert turns == [OCHRE, LAPIS, VERDIGRIS, OCHRE, LAPIS]


@rule("A1.time-scale")
def test_no_rule_limits_the_number_of_turns() -> None:
    t = Position(MARKET)
    for _ in range(150):
        t.play("turn end")

    assert t.who == OCHRE and t.asked() == "turn"


@rule("A2.turn", "D2.when", "D2.next")
def test_after_two_actions_the_market_is_refreshed_and_then_the_next_player_begins() -> None:
    t = Position(RICH + MARKET).play("turn buy east-1")
    assert (t.asked(), t.who, t.s.actions) == ("turn", OCHRE, 1)

    t.play("turn buy west-1")
    assert (t.asked(), t.who) == ("draw", NATURE)

    t.settle()
    assert (t.asked(), t.who, t.s.actions) == ("turn", LAPIS, 2)
    assert t.told("turn") == [{"seat": LAPIS}] and t.form["turn"] == "lapis"


@rule("A2.pass")
@pytest.mark.parametrize("first", [[], ["turn buy east-1"]])
def test_actions_may_be_left_unused(first: list[str]) -> None:
    t = Position(RICH + MARKET).play(*first)
    assert "turn end" in t.legal()

    t.play("turn end").settle()
    assert t.who == LAPIS and t.s.actions == 2
    assert t.told("turn-ended-early") == [{"seat": OCHRE, "left": 2 - len(first)}]


@rule("A2.tableau")
def test_a_tableau_is_the_row_of_cards_played_face_up() -> None:
    t = Position('[[seats]]\nhand = ["swabian-league", "jesuits"]')
    assert t.seat(OCHRE).keys() == {"florins", "hand"}

    t.play("turn play swabian-league", "settle none", "settle none")
    assert t.seat(OCHRE)["west"] == ["swabian-league"]
    assert t.game.view(t.s, LAPIS).row[1] == (CARD.labels.index("swabian-league"),)
    view = t.game.view(t.s, LAPIS)
    assert view.eastern_hand_sizes[OCHRE] + view.western_hand_sizes[OCHRE] == 1
    assert view.eastern_hand == view.western_hand == ()


# A3, E6. Comets and victory

COMETS = ["luther", "comet-east-1", "comet-west-2", "dervishes", "qizilbash", "the-grim"]


@rule("A3.comets", "E1.comet", "E1.comet-no-hand", "B6.victory-cards")
@pytest.mark.parametrize("victory", ["religious", "imperial", "globalisation", "renaissance"])
@pytest.mark.parametrize(("slot", "comet"), [("east-1", "comet-east-1"), ("east-2", "comet-west-2")])
def test_whoever_buys_a_comet_at_once_turns_a_victory_card_of_their_choice(victory: str, slot: str, comet: str) -> None:
    t = Position(f"{RICH}[market]\neast = {COMETS}\n[piles]\neast = {{ bottom = 12 }}\nwest = {{ bottom = 12 }}")
    t.play(f"turn buy {slot}")
    assert (t.asked(), t.who) == ("activate", OCHRE)
    assert t.legal() == [f"activate {v}" for v in ("religious", "imperial", "globalisation", "renaissance")]

    t.play(f"activate {victory}")
    assert t.form["victories"] == [victory]
    assert "hand" not in t.seat(OCHRE) and t.form["discarded"] == [comet]
    assert (t.asked(), t.s.actions) == ("turn", 1)


@rule("A3.comets")
def test_an_active_victory_card_is_not_chosen_again() -> None:
    market = f"[market]\neast = {COMETS}\n[piles]\neast = {{ bottom = 12 }}\nwest = {{ bottom = 12 }}"
    t = Position('victories = ["imperial"]\n' + RICH + market).play("turn buy east-1")

    assert t.reasons("activate imperial") == ["L1.comet"]
    assert "activate religious" in t.legal()


@rule("A3.goal", "E6.victory")
def test_anybody_may_spend_an_action_to_win_by_an_active_victory_card() -> None:
    comet = '[market]\neast = ["luther", "comet-east-1"]\n[piles]\neast = {bottom = 12}\nwest = {bottom = 12}'
    kings = '[[seats]]\nwest = ["england", "france", "hre"]\n'
    t = Position(RICH + kings + comet).play("turn buy east-1", "activate imperial")
    assert t.reasons("turn declare imperial") == ["L4.two-players"]  # the activator has no Kings

    t.play("turn end").settle()
    assert t.who == LAPIS and "turn declare imperial" in t.legal()
    t.play("turn declare imperial")
    assert t.who == NOBODY and t.game.winners(t.s) == [LAPIS]
    assert (t.form["ending"], t.form["winners"]) == ("imperial", ["lapis"])


@rule("A3.goal", "E6.victory", "B6.victory-cards")
def test_an_inactive_victory_card_wins_nothing() -> None:
    t = Position(IMPERIAL.replace("imperial", "religious"))

    assert t.reasons("turn declare imperial") == ["L2.declare"]


@rule("E6.victory")
def test_a_declaration_takes_an_action() -> None:
    t = Position(IMPERIAL.replace("[[seats]]", "actions = 1\n[[seats]]", 1)).play("turn declare imperial")
    assert t.s.actions == 0

    galleys = 'options = ["expansion"]\nactions = 0\n' + IMPERIAL.replace(
        '["england"', '["podesta-of-venice", "england"'
    )
    t = Position(galleys + MARKET)
    assert t.reasons("turn declare imperial") == ["D1.two-actions"]


# D1. The action phase


@rule("D1.two-actions")
def test_there_are_no_more_than_two_actions() -> None:
    t = Position(RICH + RICH + MARKET).play("turn buy east-1", "turn buy west-1").settle()
    assert (t.who, t.s.actions) == (LAPIS, 2)

    t.play("turn buy east-1", "turn buy west-1").settle()
    assert (t.who, t.s.actions) == (OCHRE, 2)


@rule("D1.two-actions")
def test_actions_come_in_any_order() -> None:
    given = '[[seats]]\nflorins = 2\nhand = ["swabian-league"]\nwest = ["flanders-guild"]\n' + MARKET
    moves = ("turn sell flanders-guild", "turn buy east-1")
    forth, back = Position(given).play(*moves), Position(given).play(*reversed(moves))

    assert forth.seat(OCHRE) == back.seat(OCHRE)


@rule("D1.list")
def test_the_eight_actions() -> None:
    given = """
    victories = ["imperial"]
    [[seats]]
    florins = 1
    hand = ["swabian-league"]
    east = ["damascus-coffee"]
    west = ["england", "france", "hre", "portugal", "gutenberg"]
    [market]
    east = [{ card = "kremlin", florins = 1 }, "dervishes"]
    west = [{ card = "luther", florins = 1 }, "jesuits"]
    """
    t = Position(given)

    assert t.legal() == [
        *("turn declare imperial", "turn play swabian-league", "turn run east", "turn run west"),
        *("turn fair east", "turn fair west", "turn buy east-1", "turn buy west-1", "turn end"),
        *("turn sell swabian-league", "turn sell damascus-coffee", "turn sell england", "turn sell france"),
        *("turn sell hre", "turn sell portugal", "turn sell gutenberg"),
    ]
    assert t.reasons("activate imperial") == ["D1.list"]


@rule("D1.repeatable")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["turn buy east-1"], ["turn buy east-4"]),
        (["turn play swabian-league", "settle none", "settle none"], ["turn play genoese-fleet", "sail none"]),
        (["turn sell swabian-league"], ["turn sell genoese-fleet"]),
    ],
)
def test_buying_playing_and_selling_may_be_repeated(first: list[str], second: list[str]) -> None:
    hand = "" if "buy" in first[0] else 'hand = ["swabian-league", "genoese-fleet"]\n'
    t = Position(RICH + hand + MARKET).play(*first, *second).settle()

    assert t.who == LAPIS


@rule("D1.once-each")
@pytest.mark.parametrize("side", ["east", "west"])
def test_each_side_is_run_once_a_turn(side: str) -> None:
    given = '[[seats]]\neast = ["damascus-coffee"]\nwest = ["gutenberg"]\n[market]\n'
    given += 'east = [{ card = "kremlin", florins = 9 }]\nwest = [{ card = "luther", florins = 9 }]'
    other = "west" if side == "east" else "east"
    t = Position(given).play(f"turn run {side}", "operate done")

    assert t.reasons(f"turn run {side}") == ["D1.once-each"]
    assert f"turn run {other}" in t.legal()
    t.play("turn end").settle().play("turn end").settle()
    assert t.who == OCHRE and f"turn run {side}" in t.legal()


@rule("D1.once-each", "E5.fair")
@pytest.mark.parametrize("side", ["east", "west"])
def test_each_fair_is_held_once_a_turn(side: str) -> None:
    other = "west" if side == "east" else "east"
    t = Position(MARKET).play(f"turn fair {side}")

    assert t.reasons(f"turn fair {side}") == ["D1.once-each"]
    assert f"turn fair {other}" in t.legal()
    t.play("turn end").settle()
    assert f"turn fair {side}" in t.legal()


# E5. The fair as an action


@rule("E5.fair")
@pytest.mark.parametrize(("side", "card"), [("east", "kremlin"), ("west", "luther")])
def test_a_fair_discards_the_face_down_card_of_its_row(side: str, card: str) -> None:
    t = Position(MARKET).play(f"turn fair {side}")

    assert t.form["discarded"] == [card]
    assert t.form["market"][side][0] == "" and len(t.form["market"][side]) == 6
    assert t.s.actions == 1
    assert t.told("fair") == [
        {"seat": OCHRE, "side": int(side == "west"), "card": CARD.labels.index(card), "florins": 1}
    ]


@rule("E5.fair")
def test_without_a_face_down_card_there_is_no_fair() -> None:
    t = Position('[market]\neast = ["", "kremlin"]\nwest = ["luther"]')

    assert t.reasons("turn fair east") == ["E5.fair"] and "turn fair west" in t.legal()


@rule("E5.florins")
def test_the_florins_on_the_card_join_the_profits_and_not_the_organiser() -> None:
    market = '[market]\neast = [{ card = "kremlin", florins = 3 }]'
    t = Position(f'[[seats]]\nflorins = 1\n[[seats]]\n{market}\n[borders]\nhungary-byzantium = "lapis"')
    t.play("turn fair east")

    assert t.told("fair")[0]["florins"] == 3 + 1  # with two players China adds one
    assert (t.florins(OCHRE), t.florins(LAPIS)) == (1 + 1, 1)
    assert t.s.market_florins[0] == 4 - 1 - 1


# D2. The refresh


@rule("D2.when")
def test_a_hole_in_the_market_stays_open_during_the_second_action() -> None:
    t = Position(RICH + MARKET).play("turn buy east-1")
    assert t.form["market"]["east"][1] == ""
    assert t.reasons("turn buy east-1") == ["E1.buy"]

    t.play("turn end", "draw timar-system")
    assert t.form["market"]["east"][5] == "timar-system"


@rule("D2.slide")
def test_cards_slide_with_their_florins_to_the_leftmost_free_place_of_their_row() -> None:
    given = """
    [market]
    east = ["kremlin", "", { card = "qizilbash", florins = 2 }, "", "", { card = "ottoman-navy", florins = 1 }]
    west = ["", "jesuits", { card = "antipope", florins = 3 }, "cromwell", "kingmaker", "gutenberg"]
    """
    t = Position(given).play("turn end")

    assert t.form["market"]["east"] == [
        "kremlin",
        {"card": "qizilbash", "florins": 2},
        {"card": "ottoman-navy", "florins": 1},
    ]
    assert t.form["market"]["west"] == [
        *("jesuits", {"card": "antipope", "florins": 3}, "cromwell", "kingmaker", "gutenberg"),
    ]


@rule("D2.draw")
def test_free_places_are_filled_from_left_to_right_east_before_west_each_from_its_own_pile() -> None:
    t = Position('[market]\neast = ["kremlin", "dervishes", "qizilbash", "the-grim"]\n' + f"west = {WEST_ROW[:5]}")
    t.play("turn end")
    assert t.reasons("draw last-knight") == ["D1.list"]  # a West card does not come from the East pile

    t.play("draw timar-system", "draw crim-horde")
    assert t.reasons("draw safavids") == ["D1.list"]  # nor an East card from the West pile
    t.play("draw last-knight")
    assert t.form["market"]["east"][4:] == ["timar-system", "crim-horde"]
    assert t.form["market"]["west"][5:] == ["last-knight"]
    assert [event["slot"] for event in t.told("new-in-market")] == [4, 5, 11]
    assert t.asked() == "turn" and t.s.piles() == [12, 13]
    assert [len(t.s.unseen[side]) for side in (0, 1)] == [33 - 6, 55 - 6]  # what has come does not come again


@rule("D2.draw")
def test_cards_come_off_the_upper_part_of_a_pile_first() -> None:
    piles = "[piles]\neast = { top = 2, bottom = 12, comets = 2 }\nwest = { bottom = 12, comets = 2 }\n"
    t = Position(f"{piles}[market]\neast = {EAST_ROW[:3]}\nwest = {WEST_ROW}").play("turn end")
    assert "draw comet-east-1" not in t.chances()

    t.play("draw timar-system", "draw crim-horde")
    assert "draw comet-east-1" in t.chances()
    t.play("draw comet-east-1")
    assert (t.s.top[0], t.s.bottom[0], t.s.comets[0]) == (0, 12, 1)
    assert t.form["market"]["east"][5] == "comet-east-1"


@rule("D2.flip")
def test_a_card_that_reaches_the_leftmost_place_is_turned_and_can_never_be_bought() -> None:
    t = Position(RICH + RICH + MARKET).play("turn fair east", "turn end").settle()

    assert t.form["market"]["east"][0] == "dervishes"
    assert t.told("turned-face-down") == [{"card": CARD.labels.index("dervishes"), "side": 0}]
    assert t.reasons("turn buy east-0") == ["E1.facedown"]
    t.play("turn fair east")
    assert t.form["discarded"] == ["kremlin", "dervishes"]


@rule("D2.empty-pile")
def test_an_empty_pile_is_replaced_by_the_other() -> None:
    piles = "[piles]\neast = { bottom = 1 }\nwest = { bottom = 12, comets = 2 }\n"
    t = Position(f"{RICH}{piles}[market]\neast = {EAST_ROW[:4]}\nwest = {WEST_ROW}").play("turn end")
    t.play("draw timar-system", "draw last-knight")

    assert t.form["market"]["east"][4:] == ["timar-system", "last-knight"]
    t.play("turn end", "turn buy east-5", "turn play last-knight", "one-shot refuse", "settle none")
    assert t.seat(OCHRE)["west"] == ["last-knight"]  # a West card remains one, wherever it was bought
    assert [len(t.s.unseen[side]) for side in (0, 1)] == [33 - 5, 55 - 7]


@rule("D2.empty-pile")
def test_a_west_row_is_filled_from_the_east_pile_too() -> None:
    piles = "[piles]\neast = { bottom = 3 }\n"
    t = Position(f"{piles}[market]\neast = {EAST_ROW}\nwest = {WEST_ROW[:5]}").play("turn end", "draw timar-system")

    assert t.form["market"]["west"][5] == "timar-system" and t.s.piles() == [2, 0]


@rule("D2.empty-pile")
def test_when_both_piles_are_empty_a_gap_stays() -> None:
    t = Position(f"[piles]\neast = {{ bottom = 1 }}\n[market]\neast = {EAST_ROW}\nwest = {WEST_ROW[:4]}").play(
        "turn end"
    )
    t.play("draw timar-system")

    assert t.who == NOBODY  # the patron decides (L2)
    assert t.form["market"]["west"] == [*WEST_ROW[:4], "timar-system"]


@rule("D2.next")
def test_the_next_player_begins_afresh() -> None:
    t = Position(RICH + RICH + MARKET).play(
        "turn fair east", "turn buy west-1", "draw timar-system", "draw last-knight"
    )

    assert (t.who, t.s.turn, t.s.actions, t.s.done, t.s.locked) == (LAPIS, LAPIS, 2, 0, 0)
