"""Religion stones: brought by characters, stopped by protection tiles, and the torches they light."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.vocabulary import COUNTRY

GREEN = 2


def choosing(t: Position, stone: str, country: str, seat: int = 0) -> Position:
    """A player is about to take a character that brings a stone of this colour."""
    return t.face_up(t.character_bringing(stone, country)).rolled(seat, purple=3).taking(seat)


def all_stones(t: Position) -> list[str]:
    return [t.stones_in(country) for country in COUNTRY.labels]


@rule("stone.place")
def test_francis_walsingham_s_stone_goes_to_england() -> None:
    """Example: he carries a gray (Protestant) stone, and England has a free religion space."""
    t = Position().stones("england", "CN").face_up("francis-walsingham").rolled(GREEN, white=4).taking(GREEN)

    t.play("take white")

    assert all_stones(t) == ["CPN", "", "", ""]
    assert "stone-placed" in t.heard


@rule("stone.place")
@pytest.mark.parametrize("stone", ["C", "P", "N"])
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_the_stone_goes_to_the_character_s_own_country(stone: str, country: str) -> None:
    """It must go there: nobody is asked."""
    t = choosing(Position(), stone, country)

    t.play(f"take purple {country}")

    assert all_stones(t) == [stone if each == country else "" for each in COUNTRY.labels]
    assert t.asked == "use"


@rule("stone.place")
def test_the_stone_comes_before_anything_else() -> None:
    t = Position().protection(0, 1).house(0, "england", 1)
    choosing(t, "P", "england").play("take purple england")
    assert (t.asked, t.legal) == ("stone", ["stone place", "stone protect"])
    assert (t.site(0, "england"), t.row(0)) == (1, [])
    before = t.lying

    t.play("stone place")

    assert t.changed(before) == {"stones"}
    assert all_stones(t) == ["P", "", "", ""]
    assert t.asked == "house"


@rule("stone.protection")
@pytest.mark.parametrize("tiles", [1, 3])
@pytest.mark.parametrize("stone", ["C", "P", "N"])
def test_a_protection_tile_sends_the_stone_back_to_the_supply(tiles: int, stone: str) -> None:
    t = Position().protection(0, tiles).protection(1, 2).stones("england", "C").house(0, "england", 6)
    choosing(t, stone, "england").play("take purple england")
    before = t.lying

    t.play("stone protect")

    assert all_stones(t) == ["C", "", "", ""]
    assert t.s.protection == [tiles - 1, 2, 0, 0]
    assert t.changed(before) == {"protection", "rows", "under", "face_up"}  # the card is still taken
    assert "stone-stopped" in t.heard
    assert "stone-placed" not in t.heard
    assert t.asked == "use"


@rule("stone.protection")
def test_the_tile_may_be_kept() -> None:
    t = Position().protection(0, 1)
    choosing(t, "C", "spain").play("take purple spain", "stone place")

    assert t.s.protection == [1, 0, 0, 0]
    assert all_stones(t) == ["", "", "", "C"]


@rule("stone.protection-only-active")
def test_the_other_players_cannot_stop_the_stone() -> None:
    t = Position().protection(1, 1).protection(2, 2).protection(3, 3)

    choosing(t, "C", "england").play("take purple england")

    assert (t.asked, t.asked_seat) == ("use", 0)
    assert all_stones(t) == ["C", "", "", ""]
    assert t.s.protection == [0, 1, 2, 3]


@rule("stone.protection-only-active")
def test_only_the_active_player_is_asked() -> None:
    t = Position().protection(0, 1).protection(2, 1)

    choosing(t, "C", "england", seat=2).play("take purple england")

    assert (t.asked, t.asked_seat) == ("stone", 2)


@rule("stone.protection-only-active")
@pytest.mark.parametrize(
    ("symbol", "move", "laid"),
    [
        ("stone catholic", "religion place catholic france", "C"),
        ("stone either", "religion place protestant france", "P"),
        ("neutral", "neutral place france", "N"),
    ],
)
def test_a_stone_placed_by_a_symbol_cannot_be_stopped(symbol: str, move: str, laid: str) -> None:
    t = Position()
    for seat in range(4):
        t.protection(seat, 1)

    t.performing(symbol).play(move)

    assert t.asked == "end"
    assert all_stones(t) == ["", laid, "", ""]
    assert t.s.protection == [1, 1, 1, 1]


@rule("stone.full")
@pytest.mark.parametrize(("players", "room", "full"), [(2, "CP", "CPN"), (4, "CPN", "CPNN"), (4, "PPP", "PPPP")])
def test_no_stone_can_be_added_to_a_country_without_a_free_space(players: int, room: str, full: str) -> None:
    t = Position(players).stones("england", full).stones("france", room)

    t.performing("stone either")
    assert t.refuses("religion place catholic england", "stone.full")
    assert t.refuses("religion place protestant england", "stone.full")
    assert {"religion place catholic france", "religion place protestant france"} <= set(t.legal)
    t.performing("neutral")

    assert t.refuses("neutral place england", "stone.full")
    assert t.legal == ["neutral place france", "neutral place netherlands", "neutral place spain", "neutral nothing"]


@rule("stone.full")
def test_a_ship_cannot_bring_a_neutral_stone_to_a_full_country() -> None:
    for stones, allowed in [("CPNN", False), ("CPN", True)]:
        t = Position(3).stones("england", stones).begin((frames.SELL_AT_SHIP, 0, 0))
        assert ("ship neutral" in t.legal) is allowed
        assert t.refuses("ship neutral", "stone.full") is not allowed


@rule("stone.full")
@pytest.mark.parametrize("tiles", [0, 2])
def test_a_character_of_a_full_country_is_taken_and_its_stone_goes_back_at_no_cost(tiles: int) -> None:
    """The torch stays (q.stone.full-choice)."""
    t = Position().stones("england", "CPPN").protection(0, tiles)
    character = t.character_bringing("C", "england")

    choosing(t, "C", "england").play("take purple england")

    assert t.asked == "use"
    assert all_stones(t) == ["CPPN", "", "", ""]
    assert t.has_torch("england")
    assert t.s.protection == [tiles, 0, 0, 0]
    assert t.row(0) == [character]
    assert t.points(0) == 2
    assert t.site(0, "england") == 3


@rule("stone.torch")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_religion_space_covered_lights_a_torch(players: int) -> None:
    spaces = 3 if players == 2 else 4
    t = Position(players).stones("spain", "P" * (spaces - 2))

    choosing(t, "C", "spain").play("take purple spain")
    assert not t.has_torch("spain")
    assert "torch-lit" not in t.heard
    choosing(t.deck("spain", *t.printed.character_ids[40:]), "N", "spain", seat=1).play("take purple spain")

    assert [t.has_torch(country) for country in COUNTRY.labels] == [False, False, False, True]
    assert t.heard.count("torch-lit") == 1


@rule("stone.torch")
@pytest.mark.parametrize(
    ("symbol", "move"),
    [
        ("stone catholic", "religion place catholic france"),
        ("stone protestant", "religion place protestant france"),
        ("neutral", "neutral place france"),
    ],
)
def test_a_torch_is_lit_by_whatever_means(symbol: str, move: str) -> None:
    t = Position().stones("france", "CPN")

    t.performing(symbol).play(move)

    assert t.has_torch("france")
    assert "torch-lit" in t.heard
    t.play("end")
    assert not t.has_torch("france")


@rule("stone.torch")
def test_a_ship_s_neutral_stone_lights_a_torch_too() -> None:
    t = Position(3).stones("england", "CPN").begin((frames.SELL_AT_SHIP, 0, 0)).play("ship neutral")

    assert t.has_torch("england")
    assert t.heard.count("torch-lit") == 1


@rule("stone.torch")
def test_the_conflict_is_due_at_the_end_of_the_current_player_s_turn() -> None:
    """Not at once, and not only at the end of the half-year."""
    t = Position().religions("PCCC").stones("england", "PPP").house(1, "england", 2).face_up("francis-walsingham")
    t.begin((frames.SECOND_HALF, 0, 0), (frames.SECOND_HALF, 1, 0))
    t.play("roll", *["die 4"] * 5, "take white")

    for move in ("use skip", "reveal", "card 1", "move blue", "space forgo", "end"):
        assert t.has_torch("england")
        assert (t.site(1, "england"), t.s.score) == (2, [2, 2, 2, 2])
        t.play(move)

    assert (t.asked, t.asked_seat) == ("roll", 1)
    assert all_stones(t) == ["", "", "", ""]
    assert (t.site(0, "england"), t.site(1, "england")) == (4, 0)
    assert t.s.score == [6, 2, 2, 2]
