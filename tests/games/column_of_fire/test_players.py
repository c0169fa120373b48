"""Special rules for two and three players."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames

COUNTRIES = ("england", "france", "netherlands", "spain")


@rule("players.neutral-stone")
@pytest.mark.parametrize("players", [2, 3])
def test_the_white_ship_brings_a_neutral_stone_to_england(players: int) -> None:
    """Example: a game with two or three players and a player who moves to the white-ship space."""
    t = Position(players).reaching("ship england").play("space use")
    assert t.legal == ["ship neutral", "ship done"]
    before = t.lying

    t.play("ship neutral")

    assert t.stones_in("england") == "N"
    assert t.changed(before) == {"stones"}


@rule("players.neutral-stone")
@pytest.mark.parametrize("country", COUNTRIES)
def test_each_ship_brings_the_stone_to_its_own_country(country: str) -> None:
    t = Position(3).reaching(f"ship {country}").play("space use", "ship neutral", "ship done")
    assert [t.stones_in(other) for other in COUNTRIES] == ["N" if other == country else "" for other in COUNTRIES]
    assert t.asked == "end"


@rule("players.neutral-stone")
def test_with_four_players_a_ship_brings_no_stone() -> None:
    t = Position(4).house(0, "england", 1).goods(0, cloth=1).reaching("ship england").play("space use")
    assert t.refuses("ship neutral", "players.neutral-stone")
    assert t.legal == ["ship sell cloth", "ship done"]


@rule("players.neutral-stone")
def test_one_stone_only() -> None:
    t = Position(2).reaching("ship england").play("space use", "ship neutral")
    assert t.refuses("ship neutral", "players.neutral-stone")
    assert t.legal == ["ship done"]


@rule("players.neutral-stone")
@pytest.mark.parametrize("moves", [("ship neutral", "ship sell cloth"), ("ship sell cloth", "ship neutral")])
def test_the_stone_is_placed_before_or_after_selling(moves: tuple[str, ...]) -> None:
    t = Position(3).house(0, "england", 1).goods(0, cloth=1).reaching("ship england").play("space use", *moves)
    assert t.stones_in("england") == "N"
    assert t.points(0) == 6
    assert t.legal == ["ship done"]


@rule("players.neutral-stone")
def test_the_stone_needs_a_free_religion_space() -> None:
    t = Position(2).stones("england", "CPN").house(0, "england", 1).goods(0, cloth=1)
    t.reaching("ship england").play("space use")
    assert t.refuses("ship neutral", "stone.full")
    assert t.legal == ["ship sell cloth", "ship done"]


@rule("players.neutral-stone")
def test_a_ship_that_can_neither_sell_nor_bring_a_stone_is_not_used() -> None:
    t = Position(2).stones("england", "CPN").reaching("ship england")
    assert t.refuses("space use", "sale.house-required")
    assert t.legal == ["space forgo"]


@rule("players.neutral-stone", "conflict.trigger")
def test_the_stone_may_complete_a_country() -> None:
    t = Position(2).religions("CP").house(1, "england", 4).stones("england", "PP")
    t.reaching("ship england").play("space use", "ship neutral")
    assert t.has_torch("england")
    t.play("ship done", "end")
    assert t.s.score == [2, 6]


@rule("players.neutral-stone")
def test_a_ship_reached_by_the_move_on_symbol_brings_the_stone_too() -> None:
    t = Position(2)
    ship = t.printed.space_ids.index(t.space_with("ship france"))
    t.disk(0, t.printed.space_ids[ship - 1]).disk(1, t.printed.space_ids[ship - 3])
    t.performing("advance").play("space use", "ship neutral")
    assert t.stones_in("france") == "N"


@rule("players.neutral-stone")
def test_other_spaces_bring_no_stone() -> None:
    t = Position(2).reaching("trade cloth").play("space take")
    assert t.asked == "end"
    assert t.stones_in("england") == ""


@rule("players.neutral-without-sale")
def test_the_stone_is_placed_without_a_house_and_without_a_sale() -> None:
    """q.players.neutral-house: only the sale needs a house."""
    t = Position(2).goods(0, cloth=1).reaching("ship england").play("space use", "ship neutral", "ship done")
    assert t.stones_in("england") == "N"
    assert t.points(0) == 2
    assert t.good(0, "cloth") == 1


@rule("players.neutral-without-sale")
def test_the_stone_may_be_left() -> None:
    t = Position(2).house(0, "england", 1).goods(0, cloth=1).reaching("ship england")
    t.play("space use", "ship sell cloth", "ship done")
    assert t.stones_in("england") == ""
    assert t.points(0) == 6
    assert t.asked == "end"


@rule("players.two-cross")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_with_two_players_each_country_has_three_religion_spaces(players: int, spaces: int) -> None:
    for country in COUNTRIES:
        t = Position(players).stones(country, "N" * (spaces - 1))
        assert not t.has_torch(country)
        t.performing("neutral").play(f"neutral place {country}")
        assert t.has_torch(country)
        assert t.performing("neutral").refuses(f"neutral place {country}", "stone.full")


@rule("players.two-cross")
def test_the_cross_lies_there_for_the_whole_game() -> None:
    t = Position(2).stones("england", "PPP").ending_turn().play("end")
    assert t.stones_in("england") == ""
    t.stones("england", "PP")
    assert not t.has_torch("england")
    assert t.stones("england", "PPP").has_torch("england")


@rule("players.two-religion")
@pytest.mark.parametrize("first", range(4))
def test_two_players_start_with_different_religions(first: int) -> None:
    """q.setup.two-redraw: the later player draws among the cards of the other religion, all alike."""
    t = Position(2).prepare("ochre").play(f"loch-leven-card {first + 1}")
    religion = t.printed.start_religion[first]

    assert t.chances == {
        f"loch-leven-card {card + 1}": 1 for card in range(4) if t.printed.start_religion[card] != religion
    }
    second = int(next(iter(t.chances)).split()[-1]) - 1
    t.play(f"loch-leven-card {second + 1}")

    assert t.religion(0) != t.religion(1)
    assert t.s.loch_leven == [first, second]
    assert t.s.disk == [t.printed.start_space[first], t.printed.start_space[second]]
    assert [t.s.goods[seat * 4 + t.printed.start_good[card]] for seat, card in enumerate((first, second))] == [1, 1]
    assert sum(t.s.goods) == 2
    assert t.s.protection == [1, 1]


@rule("players.two-religion")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_may_share_a_religion(players: int) -> None:
    """q.setup.three-players: the split is then 2 to 1, and nobody draws again."""
    t = Position(players).prepare("ochre").play("loch-leven-card 1")
    assert t.chances == {"loch-leven-card 2": 1, "loch-leven-card 3": 1, "loch-leven-card 4": 1}


@rule("players.two-religion")
def test_later_in_the_game_two_players_may_share_a_religion() -> None:
    t = Position(2).religions("CP").performing("free-die")
    t.play("free black", "religion-die 3")
    assert t.legal == ["believe catholic", "believe protestant"]
    t.play("believe protestant")
    assert (t.religion(0), t.religion(1)) == ("protestant", "protestant")


@rule("players.spare-lochleven")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_not_dealt_leave_the_game_and_unused_colours_stay_in_the_box(players: int) -> None:
    t = Position(players).prepare("ochre")
    dealt = 0
    while t.asked == "loch-leven-card":
        t.play(next(iter(t.chances)))
        dealt += 1

    assert dealt == players
    assert len(set(t.s.loch_leven)) == players
    assert len(t.s.score) == len(t.s.disk) == len(t.s.religion_die) == len(t.s.rows) == players
    assert len(t.s.under) == 5 * players
    assert len(t.s.house) == 4 * players
    t.idle_until("roll")
    assert len(set(t.s.loch_leven)) == players


@rule("players.spare-lochleven")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_seats_in_the_game_start_and_play(players: int) -> None:
    t = Position(players).prepare()
    seats = ("ochre", "lapis", "verdigris", "vermilion")[:players]
    assert t.chances == {f"starting-player {seat}": 1 for seat in seats}
    t = Position(players).begin((frames.YEAR, 0, 0)).idle_until("roll")
    assert t.heard.count("turn-ends") == players
