"""Set-up, from the closed box to the first decision (C, B2, B6)."""

import pytest
from tests.games.pax_renaissance.position_builder import (
    LAPIS,
    OCHRE,
    VERDIGRIS,
    VERMILION,
    Position,
    rule,
    standard_game,
)

from fondaco.games.pax_renaissance.vocabulary import CARD, EAST, FIRST_COMET, SIDE, WEST
from fondaco.kernel import HIDDEN, NATURE

T = standard_game().printed
BANKS = ("fugger", "medici", "coeur", "marchionni")


def ready(players: int = 2, **settings: str) -> Position:
    """Everything is prepared; chance fell on its first outcomes, so that the first seat has the Fugger bank."""
    return Position.opened(players, **settings).settle()


def drawn(*banks: str) -> Position:
    """So many players have drawn their banks in the order of seats."""
    return Position.opened(len(banks)).play(*(f"bank {bank}" for bank in banks))


# C1. The map


@rule("C1.matrix", "C4.capitals", "C4.constantinople")
def test_a_token_of_its_own_icon_stands_in_every_capital_and_nobody_elsewhere() -> None:
    assert ready().cities == {
        "london": "catholic rook",
        "paris": "catholic knight",
        "vienna": "catholic rook",
        "buda": "catholic knight",
        "tana": "islamic knight",
        "toledo": "catholic knight",
        "valencia": "catholic knight",
        "venice": "catholic knight",
        "constantinople": ["islamic rook", "islamic knight", "islamic knight"],
        "cairo": "islamic rook",
    }


@rule("C4.capitals", "C4.constantinople")
def test_the_tokens_in_the_capitals_come_from_the_stock() -> None:
    t = ready()

    assert [t.stock(f"{religion} knight") for religion in ("catholic", "islamic", "reformist")] == [5, 4, 7]
    assert [t.stock(f"{religion} rook") for religion in ("catholic", "islamic", "reformist")] == [8, 5, 7]


@rule("C1.starting-sides", "B5.two-theocracies")
def test_papal_states_and_mamluk_begin_as_theocracies_all_others_as_medieval_states() -> None:
    t = ready()

    assert t.s.turned == [0] * 10
    assert [t.s.religion(empire) for empire in range(10)] == [3, 3, 3, 3, 3, 3, 3, 0, 3, 1]


@rule("C1.closed-emporia", "B5.one-open")
def test_tana_and_trebizond_are_the_open_emporia() -> None:
    assert ready().form["emporia"] == ["tana", "trebizond"]


# C2, C3. Players


@rule("C2.random-bank", "B2.player-card")
def test_every_player_draws_one_of_the_banks_left() -> None:
    t = Position.opened(3)
    assert t.who == NATURE and t.chances() == {f"bank {bank}": 1 for bank in BANKS}

    t.play("bank medici")
    assert t.chances() == {"bank fugger": 1, "bank coeur": 1, "bank marchionni": 1}

    t.play("bank coeur", "bank fugger").settle()
    assert [t.seat(seat)["bank"] for seat in range(3)] == ["medici", "coeur", "fugger"]


@rule("C2.fugger", "C2.medici", "C2.coeur", "C2.marchionni", "C3.first-concession", "B5.concession")
def test_every_bank_has_its_first_concession_on_its_shield() -> None:
    t = drawn("marchionni", "fugger", "medici", "coeur").settle()

    assert t.borders == {
        "england-portugal": "ochre",
        "france-hre": "lapis",
        "aragon-papal-states": "verdigris",
        "ottoman-mamluk": "vermilion",
    }


@rule("C3.first-concession")
def test_the_shields_of_absent_banks_stay_empty() -> None:
    assert drawn("coeur", "medici").settle().borders == {"aragon-papal-states": "lapis", "ottoman-mamluk": "ochre"}


@rule("C3.cubes", "C3.first-concession", "B1.cubes")
def test_nine_of_ten_cubes_stay_in_reserve() -> None:
    t = ready(4)

    assert t.s.cubes == [9, 9, 9, 9]


@rule("C3.tableau", "B2.player-card", "A2.tableau")
def test_the_tableau_has_an_east_half_and_a_west_half_and_is_open_to_all() -> None:
    t = ready()
    assert not any(t.s.row)  # the Player card in the middle is no card to sell or behead
    assert not [move for move in t.legal() if move.startswith("turn sell")]

    t = Position('[[seats]]\nhand = ["luther", "damascus-coffee"]')
    t.play("turn play luther", "settle none", "settle none")
    t.play("turn play damascus-coffee", "one-shot refuse", "settle none")
    assert t.seat(OCHRE)["west"] == ["luther"] and t.seat(OCHRE)["east"] == ["damascus-coffee"]
    assert t.game.view(t.s, LAPIS).row == ((numbered("damascus-coffee"),), (numbered("luther"),), (), ())


def numbered(label: str) -> int:
    return CARD.labels.index(label)


# C5. The piles


@rule("C5.separate", "B4.east-west")
def test_east_cards_and_west_cards_are_kept_apart() -> None:
    t = Position.opened()

    assert len(t.s.unseen[EAST]) == 33 and len(t.s.unseen[WEST]) == 55
    for side in (EAST, WEST):
        assert {T.deck[card] for card in t.s.unseen[side]} == {side}
        assert max(t.s.unseen[side]) < FIRST_COMET


@rule("C5.east-pile", "C5.west-pile", "C5.pile-size")
@pytest.mark.parametrize(("players", "above", "size"), [(2, 8, 22), (3, 12, 26), (4, 16, 30)])
def test_twelve_cards_and_two_comets_lie_below_four_for_each_player(players: int, above: int, size: int) -> None:
    t = Position.opened(players)

    assert (t.s.top, t.s.bottom, t.s.comets) == ([above] * 2, [12, 12], [2, 2])
    assert t.s.piles() == [size, size]


@rule("B1.expansion", "C5.separate")
def test_the_expansion_is_shuffled_into_the_decks_and_leaves_the_piles_as_large() -> None:
    t = Position.opened(expansion="on")

    assert [len(t.s.unseen[side]) for side in (EAST, WEST)] == [33 + 33, 55 + 31]
    assert t.s.piles() == [22, 22]
    assert Position.opened().s.expansion == 0


@rule("C5.leftover-cards")
def test_nobody_knows_which_cards_take_no_part() -> None:
    t = ready()
    view = t.game.view(t.s, OCHRE)

    assert len(t.s.unseen[EAST]) == 33 - 6 > t.s.top[EAST] + t.s.bottom[EAST]
    assert t.s.VISIBLE["unseen"] == HIDDEN and not hasattr(view, "unseen")
    assert t.game.known(view).piles() == [16, 16]


@rule("C5.random-order")
def test_any_card_of_its_deck_may_come_next_all_alike_and_no_comet_above_the_last_part() -> None:
    t = Position.opened().play("bank fugger", "bank medici")

    assert t.chances() == {f"draw {CARD.labels[card]}": 1 for card in t.s.unseen[EAST]}


@rule("C5.random-order", "A3.comets")
def test_comets_lie_anywhere_among_the_last_fourteen_cards() -> None:
    market = 'west = ["luther", "jesuits", "antipope", "cromwell", "kingmaker"]'
    t = Position(f"[market]\n{market}").play("turn end")
    chances = t.chances()

    assert t.s.frames[-1][1] == 0  # the first place of the East row
    comet = chances.pop("draw comet-east-1")
    assert len(chances) == 33 and set(chances.values()) == {12}
    assert comet * 12 == sum(chances.values()) * 2  # two Comets to twelve cards


@rule("C5.random-order")
def test_when_only_comets_are_left_a_comet_comes() -> None:
    t = Position("[piles.east]\ncomets = 1\n[piles.west]\nbottom = 12\ncomets = 2").play("turn end")

    assert t.chances() == {"draw comet-east-2": 1}


@rule("C5.random-order")
def test_without_comets_the_rest_of_a_pile_is_alike() -> None:
    t = Position("[piles.east]\nbottom = 2\n[piles.west]\nbottom = 12\ncomets = 2").play("turn end")

    assert len(t.chances()) == 33 and set(t.chances().values()) == {1}


# C5. Astrology


@rule("C5.astrology")
def test_with_astrology_everybody_sees_the_next_card_of_each_pile_and_no_other() -> None:
    t = ready(astrology="on")
    east, west = t.s.foretold

    assert (T.deck[east], T.deck[west]) == (EAST, WEST)
    assert t.game.view(t.s, LAPIS).foretold == (east, west)
    assert east not in t.s.unseen[EAST] and east not in t.s.market
    assert t.s.piles() == [16, 16]  # the card still lies on its pile

    t.play("turn fair east", "turn end")
    assert t.asked() == "foretell" and t.s.market[5] == east  # it comes as foretold, and the next one is turned up
    assert all(move.startswith("foretell ") for move in t.chances())
    t.play("foretell damascus-coffee")
    assert t.form["piles"]["east"]["next"] == "damascus-coffee" and t.s.piles()[EAST] == 15


@rule("C5.astrology")
def test_without_astrology_nobody_sees_the_next_card() -> None:
    t = ready()

    assert t.s.foretold == [-1, -1]
    assert not t.told("foretold")


@rule("C5.astrology")
def test_a_foretold_comet_is_seen_one_refresh_early() -> None:
    given = """
    options = ["astrology"]
    market.east = ["luther", "jesuits", "antipope", "cromwell", "kingmaker"]
    market.west = ["the-bold", "flanders-guild", "the-hidden", "gutenberg", "gonfalonier", "last-knight"]
    piles.east = { bottom = 3, comets = 1, next = "comet-east-2" }
    piles.west = { bottom = 3, next = "marechaussee" }
    """
    t = Position(given).play("turn end")

    assert t.told("new-in-market") == [{"card": numbered("comet-east-2"), "slot": 5}]
    assert t.s.comets == [0, 0] and t.s.bottom == [3, 3]


@rule("C5.astrology")
def test_a_foretold_card_is_taken_off_the_upper_part_first() -> None:
    rows = 'east = ["luther", "jesuits", "antipope", "cromwell", "kingmaker"]\n'
    rows += 'west = ["the-bold", "flanders-guild", "the-hidden", "gutenberg", "gonfalonier", "last-knight"]'
    piles = "bottom = 12\ncomets = 2\ntop = 1\n"
    given = 'options = ["astrology"]\n' + f'[market]\n{rows}\n[piles.east]\n{piles}next = "kremlin"'
    t = Position(given).play("turn end")

    assert (t.s.top, t.s.bottom[EAST]) == ([0, 0], 12)
    assert "foretell comet-east-1" in t.chances()  # nothing lies above the last part any more
    chances = t.chances()
    comet = chances.pop("foretell comet-east-1")
    assert comet * 12 == 2 * sum(chances.values())


@rule("C5.astrology")
def test_the_last_card_of_a_pile_leaves_nothing_to_foretell() -> None:
    given = """
    options = ["astrology"]
    market.east = ["luther", "jesuits", "antipope", "cromwell", "kingmaker"]
    market.west = ["the-bold", "flanders-guild", "the-hidden", "gutenberg", "gonfalonier", "last-knight"]
    piles.east = { bottom = 1, next = "kremlin" }
    piles.west = { bottom = 3, next = "marechaussee" }
    """
    t = Position(given).play("turn end")

    assert t.asked() == "turn" and t.s.piles() == [0, 3] and t.s.foretold[EAST] == -1


# C6. Market, Empires and victory cards


@rule("C6.market", "C6.facedown-cards")
def test_six_cards_lie_in_each_row_the_leftmost_face_down() -> None:
    t = drawn("fugger", "medici").play("draw kremlin").settle()

    assert [len(t.form["market"][side]) for side in SIDE.labels] == [6, 6]
    assert t.form["market"]["east"][0] == "kremlin"
    assert t.game.view(t.s, LAPIS).market[0] == numbered("kremlin")  # everybody saw it before it was turned
    assert t.reasons("turn buy east-0") == ["E1.facedown"] == t.reasons("turn buy west-0")
    assert [move for move in t.legal() if "buy" in move] == [
        f"turn buy {side}-{n}" for side in SIDE.labels for n in (1, 2, 3)
    ]
    assert {T.deck[card] for card in t.s.market[:6]} == {EAST} and {T.deck[card] for card in t.s.market[6:]} == {WEST}


@rule("C6.empire-pile", "C6.empire-pile-open")
def test_all_ten_empires_lie_in_the_common_pile_which_is_open() -> None:
    t = ready()

    assert t.s.holder[156:] == [-1] * 10
    assert t.game.view(t.s, LAPIS).holder == tuple(t.s.holder)


@rule("C6.victory-cards", "B6.victory-cards")
def test_the_victory_cards_begin_inactive() -> None:
    t = ready()

    assert "victories" not in t.form and t.s.active == [0] * 4
    assert t.reasons("turn declare imperial")[0] == "L2.declare"


# C7. The first player


@rule("C7.first-player")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS, VERDIGRIS])
def test_fugger_begins(seat: int) -> None:
    banks = ["medici", "coeur"]
    banks.insert(seat, "fugger")
    t = drawn(*banks).settle()

    assert (t.s.turn, t.who) == (seat, seat)


@rule("C7.first-player")
def test_without_fugger_the_first_player_is_drawn() -> None:
    t = drawn("medici", "coeur", "marchionni")
    assert t.who == NATURE
    assert t.chances() == {"first-player ochre": 1, "first-player lapis": 1, "first-player verdigris": 1}

    t.play("first-player verdigris").settle()
    assert t.s.turn == t.who == VERDIGRIS


@rule("C7.florins")
def test_three_to_six_florins_clockwise_from_the_first_player() -> None:
    t = drawn("medici", "coeur", "fugger", "marchionni").settle()

    assert t.s.turn == VERDIGRIS
    assert t.s.florins == [5, 6, 3, 4]
    assert VERMILION == (VERDIGRIS + 1) % 4


@rule("C7.china")
def test_all_other_florins_are_chinas_and_it_pays_whatever_it_owes() -> None:
    t = ready()
    assert t.s.market_florins == [0] * 12 and t.s.florins == [3, 4]

    t = Position('[[seats]]\nhand = ["luther", "jesuits"]').play("turn sell luther", "turn sell jesuits")
    assert sum(t.s.florins) == 4  # out of nothing that lies on the table


@rule("C7.start")
def test_hands_are_empty_and_the_first_player_has_two_actions() -> None:
    t = ready(3)

    assert not any(t.s.eastern_hand) and not any(t.s.western_hand)
    assert (t.asked(), t.who, t.s.actions) == ("turn", OCHRE, 2)
    assert t.told("first-player") == [{"seat": OCHRE}]
