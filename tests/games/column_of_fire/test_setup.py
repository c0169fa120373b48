"""Game preparation, from the closed box to the first decision."""

import pytest
from tests.games.column_of_fire.position_builder import STONE_LETTERS, Position, rule

from fondaco.games.column_of_fire.vocabulary import (
    CARDS,
    COUNTRY,
    GOOD_KIND,
    LOCH_LEVEN_CARD,
    NO_CARD,
    RELIGION,
    SEAT,
    TILE,
)
from fondaco.kernel import NATURE

DICE = ("white", "blue", "orange", "brown", "purple")


def loch_leven_card(t: Position, religion: str, good: str) -> str:
    """The deal of the card with this back."""
    backs = list(zip(t.printed.start_religion, t.printed.start_good, strict=True))
    card = backs.index((RELIGION.labels.index(religion), GOOD_KIND.labels.index(good)))
    return f"loch-leven-card {LOCH_LEVEN_CARD.labels[card]}"


def dealt(players: int = 4, starting_player: str = "ochre") -> Position:
    """Starting player named and Loch Leven cards dealt in their order."""
    t = Position(players).prepare(starting_player)
    return t.play(*(f"loch-leven-card {card}" for card in (("1", "3") if players == 2 else "1234"[:players])))


def ready(players: int = 4, starting_player: str = "ochre", roll: int = 4) -> Position:
    """Everything is prepared but the last face-up card, Spain's."""
    t = dealt(players, starting_player).play(*[f"religion-die {roll}"] * players)
    return t.play("card 1", "card 1", "card 1")


# The supply and the players' pieces


@rule("setup.board")
def test_the_board_starts_empty_with_everything_else_beside_it() -> None:
    t = Position().prepare()

    assert [t.stones_in(country) for country in COUNTRY.labels] == ["", "", "", ""]
    assert [t.has_torch(country) for country in COUNTRY.labels] == [False] * 4
    assert t.s.goods == [0] * 16
    assert t.s.disk == [-1] * 4
    assert t.s.face_up == [NO_CARD] * 4


@rule("setup.board")
def test_preparation_lays_neither_stone_nor_torch() -> None:
    t = ready().play("card 1")

    assert t.asked == "end"
    assert [t.stones_in(country) for country in COUNTRY.labels] == ["", "", "", ""]
    assert [t.has_torch(country) for country in COUNTRY.labels] == [False] * 4


@rule("setup.player-kit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_takes_four_houses_two_disks_and_two_cards(players: int) -> None:
    t = ready(players)

    assert t.s.players == players
    assert [t.site(seat, country) for seat in range(players) for country in COUNTRY.labels] == [0] * players * 4
    assert len(t.s.score) == len(t.s.disk) == len(t.s.religion) == players
    assert t.s.half == 0  # the first-half side of the summary card is up
    t.play("card 1")
    assert t.s.half == 0


# Loch Leven cards


@rule("setup.lochleven-deal")
def test_the_four_loch_leven_cards_are_shuffled_and_dealt_one_to_each() -> None:
    t = Position(4).prepare("ochre")

    assert t.asked_seat == NATURE
    assert t.chances == {f"loch-leven-card {card}": 1 for card in "1234"}
    t.play("loch-leven-card 3")
    assert t.chances == {f"loch-leven-card {card}": 1 for card in "124"}
    t.play("loch-leven-card 1")
    assert t.chances == {f"loch-leven-card {card}": 1 for card in "24"}
    t.play("loch-leven-card 4")
    assert t.chances == {"loch-leven-card 2": 1}
    t.play("loch-leven-card 2")

    assert t.s.loch_leven == [2, 0, 3, 1]
    assert t.asked == "religion-die"


@rule("setup.lochleven-deal")
def test_with_three_players_one_card_stays_in_the_box() -> None:
    """Two cards are Catholic and two Protestant, so the split is always 2 to 1 (q.setup.three-players)."""
    t = Position(3).prepare("ochre").play("loch-leven-card 1", "loch-leven-card 2")

    assert t.chances == {"loch-leven-card 3": 1, "loch-leven-card 4": 1}
    t.play("loch-leven-card 4")

    assert t.s.loch_leven == [0, 1, 3]
    assert t.asked == "religion-die"
    assert sorted(map(t.s.religion.count, (0, 1))) == [1, 2]


@rule("setup.lochleven-deal")
@pytest.mark.parametrize("first", ["1", "2", "3", "4"])
def test_with_two_players_the_second_card_is_of_the_other_religion(first: str) -> None:
    """q.setup.two-redraw"""
    t = Position(2).prepare("ochre").play(f"loch-leven-card {first}")
    religions = dict(zip("1234", t.printed.start_religion, strict=True))

    others = [card for card in "1234" if religions[card] != religions[first]]

    assert t.chances == {f"loch-leven-card {card}": 1 for card in others}
    assert len(others) == 2


@rule("setup.start-religion")
def test_the_back_of_the_card_sets_the_starting_religion() -> None:
    t = Position(4).prepare("ochre")
    religions = []
    for card in "3142":
        t.play(f"loch-leven-card {card}")
        religions.append(t.printed.start_religion[int(card) - 1])

    assert t.s.religion == religions
    assert sorted(religions) == [0, 0, 1, 1]


@rule("setup.start-tiles", "setup.start-religion", "setup.action-disk")
def test_blue_is_dealt_protestant_ore_and_the_white_ship() -> None:
    """Example: blue's religion card shows Protestant; blue holds 1 protection tile and 1 ore on the white ship."""
    t = Position(4).prepare("ochre")
    blue = 1
    t.play(loch_leven_card(t, "protestant", "book"))
    before = t.lying

    t.play(loch_leven_card(t, "protestant", "ore"))

    assert t.religion(blue) == "protestant"
    assert t.s.protection == [1, 1, 0, 0]
    assert [t.good(blue, kind) for kind in GOOD_KIND.labels] == [0, 1, 0, 0]
    assert t.space(blue) == t.space_with("ship england")
    assert t.changed(before) == {"religion", "protection", "goods", "disk", "loch_leven"}


@rule("setup.start-tiles")
def test_everybody_takes_one_protection_tile_and_the_pictured_good() -> None:
    t = dealt(4)

    assert t.s.protection == [1, 1, 1, 1]
    for seat in range(4):
        pictured = GOOD_KIND.labels[t.printed.start_good[seat]]
        assert [t.good(seat, kind) for kind in GOOD_KIND.labels] == [int(kind == pictured) for kind in GOOD_KIND.labels]


@rule("setup.action-disk")
def test_the_disk_starts_on_the_pictured_space_and_nothing_there_is_done() -> None:
    """The four start spaces are the four ships (q.data.lochleven)."""
    t = dealt(4)

    assert t.s.disk == list(t.printed.start_space)
    assert {t.space(seat) for seat in range(4)} == set(t.spaces_of("purple"))
    assert t.asked == "religion-die"
    assert t.s.score == [2, 2, 2, 2]
    assert sum(t.s.goods) == 4  # nothing was sold at the ships
    assert t.s.sold == 0
    assert "disk-moved" not in t.heard


@rule("setup.lochleven-side")
def test_blue_s_row_after_the_set_up() -> None:
    """Example: Loch Leven (empty), first-half side, Protestant with the rolled die; five free dice, no character."""
    t = Position(4).prepare("ochre").play("loch-leven-card 3")
    blue = 1
    t.play(loch_leven_card(t, "protestant", "ore"), "loch-leven-card 2", "loch-leven-card 4")

    t.play("religion-die 2", "religion-die 5", "religion-die 1", "religion-die 3")

    assert [t.is_imprisoned(blue, die) for die in DICE] == [False] * 5
    assert t.s.half == 0
    assert t.religion(blue) == "protestant"
    assert t.shows(blue, "black") == 5
    assert [t.is_free(blue, die) for die in DICE] == [True] * 5
    assert t.row(blue) == []


@rule("setup.lochleven-side")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_s_loch_leven_card_holds_a_die(players: int) -> None:
    t = ready(players).play("card 1")

    assert not any(t.is_imprisoned(seat, die) for seat in range(players) for die in DICE)


# Points and dice


@rule("setup.vp")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_points(players: int) -> None:
    assert Position(players).prepare().s.score == [2] * players
    assert ready(players).s.score == [2] * players


@rule("setup.dice")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_five_coloured_dice_start_free_and_unrolled(players: int) -> None:
    t = ready(players)

    assert [t.is_free(seat, die) for seat in range(players) for die in DICE] == [True] * 5 * players
    assert [t.shows(seat, die) for seat in range(players) for die in DICE] == [0] * 5 * players
    assert t.s.rows == [[]] * players


@rule("setup.dice")
def test_all_five_dice_are_rolled_in_the_first_second_half() -> None:
    t = ready(2).play("card 1", "end", "end", "roll")

    t.play("die 1", "die 2", "die 3", "die 4", "die 5")

    assert t.asked == "take"
    assert [t.shows(0, die) for die in DICE] == [1, 2, 3, 4, 5]


@rule("setup.religion-roll")
def test_everybody_rolls_the_religion_die_once_and_chooses_nothing() -> None:
    t = dealt(4)
    religions = t.s.religion[:]
    before = t.lying

    for value in (1, 5, 3, 2):
        assert t.asked_seat == NATURE
        assert t.chances["religion-die 3"] == 2 * t.chances["religion-die 1"]
        t.play(f"religion-die {value}")

    assert t.s.religion_die == [1, 5, 3, 2]
    assert t.s.religion == religions
    assert t.asked == "card"
    assert t.changed(before) == {"religion_die"}


@rule("setup.religion-roll")
def test_the_roll_at_set_up_earns_the_lone_believer_nothing() -> None:
    t = dealt(3)
    alone = next(seat for seat in range(3) if t.s.religion.count(t.s.religion[seat]) == 1)

    t.play("religion-die 4", "religion-die 4", "religion-die 4")

    assert t.points(alone) == 2
    assert "minority" not in t.heard


@rule("setup.religion-roll")
def test_the_first_half_of_the_first_year_already_lowers_the_die() -> None:
    t = ready(4, roll=4).play("card 1")

    assert t.s.religion_die == [3, 4, 4, 4]


@rule("setup.religion-roll")
def test_a_one_at_set_up_is_rolled_again_in_the_first_year_with_a_choice_of_religion() -> None:
    """q.religion.setup-one"""
    t = ready(4, roll=1)
    before = t.religion(0)

    t.play("card 1")
    assert (t.s.year, t.asked, t.asked_seat) == (1, "religion-die", NATURE)
    t.play("religion-die 5")
    assert t.asked == "believe"
    t.play("believe protestant" if before == "catholic" else "believe catholic")

    assert t.religion(0) != before
    assert t.s.religion_die == [5, 1, 1, 1]


# Decks


@rule("setup.decks")
@pytest.mark.parametrize("place", range(4))
def test_each_deck_has_its_country_s_cards_shuffled_and_face_down(place: int) -> None:
    t = dealt(4)
    assert t.s.face_up == [NO_CARD] * 4
    assert t.s.decks == [list(range(CARDS))] * 4
    t.play(*["religion-die 3"] * 4)
    t.play(*["card 5"] * place)

    assert t.asked_seat == NATURE
    assert t.chances == {f"card {card}": 1 for card in range(1, 18)}
    assert t.s.face_up == [4] * place + [NO_CARD] * (4 - place)
    assert [len(cards) for cards in t.s.decks] == [16] * place + [17] * (4 - place)


@rule("setup.reveal")
def test_the_top_card_of_every_deck_is_turned_up() -> None:
    t = ready(4)
    t.play("card 13")

    assert t.s.face_up == [0, 0, 0, 12]
    assert [len(cards) for cards in t.s.decks] == [16] * 4
    assert [0 in cards for cards in t.s.decks] == [False, False, False, True]
    assert 12 not in t.s.decks[3]
    assert t.heard.count("character-revealed") == 4
    assert t.asked == "end"


@rule("setup.reveal")
@pytest.mark.parametrize("event", [14, 15, 16, 17])
def test_an_event_turned_up_at_set_up_leaves_the_game_without_effect(event: int) -> None:
    t = dealt(4).play(*["religion-die 3"] * 4)
    before = t.lying

    t.play(f"card {event}")

    assert t.changed(before) == {"decks"}
    assert t.s.decks[0] == [card for card in range(CARDS) if card != event - 1]
    assert t.asked == "card"
    assert list(t.chances) == [f"card {card}" for card in range(1, 18) if card != event]
    assert "event-ignored" in t.heard
    assert "event-revealed" not in t.heard


@rule("setup.reveal")
def test_cards_are_turned_until_each_deck_shows_a_character() -> None:
    t = dealt(4).play(*["religion-die 3"] * 4)

    t.play("card 14", "card 17", "card 15", "card 16", "card 2")
    assert t.on_top("england") == t.printed.character_ids[1]
    t.play("card 16", "card 3", "card 1", "card 17", "card 13")

    assert t.s.face_up == [1, 2, 0, 12]
    assert [len(cards) for cards in t.s.decks] == [12, 15, 16, 15]
    assert t.s.score[1:] == [2, 2, 2]
    assert (t.s.ending, t.s.event_struck) == (0, 0)
    assert t.asked == "end"


@rule("setup.stone-on-card")
@pytest.mark.parametrize("stone", ["C", "P", "N"])
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_a_face_up_character_carries_the_stone_printed_on_it(stone: str, country: str) -> None:
    t = dealt(2).play("religion-die 3", "religion-die 3")
    character = t.character_bringing(stone, country)
    for each in COUNTRY.labels:
        t.play(t.turning_up(character) if each == country else "card 1")
    assert t.on_top(country) == character

    t.play("end", "end", "roll", *["die 6"] * 5)
    assert [t.stones_in(each) for each in COUNTRY.labels] == ["", "", "", ""]
    t.play(f"take purple {country}", "stone place")

    assert STONE_LETTERS[t.printed.character_stone[t.printed.character_ids.index(character)]] == stone
    assert [t.stones_in(each) for each in COUNTRY.labels] == [
        stone if each == country else "" for each in COUNTRY.labels
    ]


# Stacks


@rule("setup.advantage")
def test_the_advantage_tiles_are_shuffled_face_down_and_nobody_has_one() -> None:
    """One shuffled stack stands for the two: no information differs."""
    t = ready(3)

    assert t.s.hand == [[0] * len(TILE)] * 3
    assert t.s.discard == [0] * len(TILE)
    assert t.game.view(t.s, 0).stack_total == 28
    t.performing("advantage")
    counts = dict(zip(TILE.labels, t.printed.tile_counts, strict=True))
    assert t.chances == {f"draw {tile}": count for tile, count in counts.items() if count}
    assert sum(t.chances.values()) == 28


@rule("setup.protection")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_one_tile_for_each_player_the_rest_lie_on_the_cathedral(players: int) -> None:
    t = ready(players)
    assert t.s.protection == [1] * players

    for taken in range(1, 16 - players + 1):
        t.performing("protection")
        assert t.s.protection == [1 + taken] + [1] * (players - 1)


# The starting player


@rule("setup.start-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_at_random(players: int) -> None:
    """The church visit is a custom of real tables (q.setup.start-player)."""
    t = Position(players).prepare()

    assert t.asked_seat == NATURE
    assert t.chances == {f"starting-player {colour}": 1 for colour in SEAT.labels[:players]}
    t.play(f"starting-player {SEAT.labels[players - 1]}")

    assert t.s.starting_player == players - 1
    assert t.heard == ["starting-player"]
    assert t.asked == "loch-leven-card"


@rule("setup.start-player")
@pytest.mark.parametrize("seat", range(4))
def test_or_the_table_names_the_starting_player(seat: int) -> None:
    """q.setup.start-player"""
    t = Position(4).prepare(SEAT.labels[seat])

    assert t.s.starting_player == seat
    assert t.heard == ["starting-player"]
    assert t.asked == "loch-leven-card"


@rule("setup.start-player")
@pytest.mark.parametrize("seat", range(4))
def test_the_starting_player_begins(seat: int) -> None:
    t = ready(4, SEAT.labels[seat]).play("card 1")

    assert (t.asked, t.asked_seat, t.s.active) == ("end", seat, seat)


@rule("setup.start-player-fixed")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0), (4, 2)])
def test_the_same_player_starts_every_half_of_every_year(players: int, first: int) -> None:
    t = ready(players, SEAT.labels[first])
    order = [(first + turn) % players for turn in range(players)]

    turns = [(year, half, seat) for year, half, seat, step in t.course(3) if step == "end"]

    assert turns == [(year, half, seat) for year in (1, 2, 3) for half in (0, 1) for seat in order]


@rule("setup.start-player-fixed")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (4, 3)])
def test_play_stops_after_the_player_to_the_right_of_the_starting_player(players: int, first: int) -> None:
    t = ready(players, SEAT.labels[first])
    t.s.ending = 1

    turns = [seat for _, _, seat, step in t.course(99) if step == "end"]

    assert t.s.over
    assert turns[-1] == (first - 1) % players
    assert [turns.count(seat) for seat in range(players)] == [2] * players
