"""Optional: place tiles are put back into the box before the first round."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import EXCLUDED, IN_PILE, SEAT, TILE


def excluding(players: int = 3, first: int = OCHRE) -> Position:
    """The set-up is done up to the exclusions."""
    t = Position(players).prepare(first_player=SEAT.labels[first], exclusion="on").idle_until("exclude")
    assert t.s.round == 0
    return t


def excluded(t: Position) -> set[str]:
    return {tile for tile, owner in zip(TILE.labels, t.s.tile, strict=True) if owner == EXCLUDED}


def asked_until_the_first_round(t: Position) -> list[int]:
    """Who is asked for exclusions, when nobody wants any."""
    seats = []
    while t.asked() == "exclude":
        seats.append(t.asked_seat())
        t.play("exclude none")
    assert t.s.round == 1
    return seats


@rule("variant.exclusion", "variant.exclusion-two-players")
@pytest.mark.parametrize(("players", "first", "order"), [(3, 0, [0, 1, 2]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0])])
def test_each_player_in_turn_order_may_exclude_a_tile(players: int, first: int, order: list[int]) -> None:
    assert asked_until_the_first_round(excluding(players, first)) == order


@rule("variant.exclusion")
def test_a_tile_of_either_category_may_be_excluded_or_none() -> None:
    t = excluding()
    assert t.legal() == [*(f"exclude {tile}" for tile in TILE.labels), "exclude none"]
    t.play("exclude haystack", "exclude none", "exclude school")
    assert excluded(t) == {"haystack", "school"}
    assert t.s.tile.count(IN_PILE) == 18
    assert t.s.round == 1


@rule("variant.exclusion")
def test_a_tile_can_be_excluded_only_once() -> None:
    t = excluding().play("exclude winery")
    assert t.refused("exclude winery") == {"component.place-tiles"}
    assert "exclude winery" not in t.legal()


@rule("variant.exclusion")
def test_an_excluded_tile_is_not_available_in_this_game() -> None:
    t = Position(2).tile(EXCLUDED, "winery").use("village", "recruit trader")
    assert t.refused("take-tile winery") == {"component.place-tiles"}
    assert "take-tile tailor" in t.legal()


@rule("variant.exclusion")
@pytest.mark.parametrize("settings", [{}, {"exclusion": "off"}])
def test_without_the_option_nobody_excludes_a_tile(settings: dict[str, str]) -> None:
    t = Position(3).prepare(first_player="ochre", **settings)
    t.idle_until("draw")
    assert "tile-excluded" not in t.heard
    assert t.s.tile == [IN_PILE] * 20
    assert t.game.settings["exclusion"][0] == "off"


@rule("variant.exclusion-two-players")
@pytest.mark.parametrize(("first", "order"), [(OCHRE, [0, 0, 1, 1]), (LAPIS, [1, 1, 0, 0])])
def test_of_two_players_each_may_exclude_two_tiles(first: int, order: list[int]) -> None:
    """q.variant.two-player-order: both in the one turn."""
    assert asked_until_the_first_round(excluding(2, first)) == order


@rule("variant.exclusion-two-players")
def test_two_players_may_exclude_four_tiles_in_all() -> None:
    t = excluding(2).play("exclude school", "exclude library", "exclude none", "exclude haystack")
    assert excluded(t) == {"school", "library", "haystack"}
    assert t.s.round == 1


@rule("variant.exclusion-two-players")
def test_three_players_exclude_one_tile_each() -> None:
    t = excluding(3, VERDIGRIS).play("exclude school", "exclude library", "exclude haystack")
    assert len(excluded(t)) == 3
    assert t.s.round == 1
