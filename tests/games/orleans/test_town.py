"""Expanding the town: place tiles."""

import pytest
from tests.games.orleans.position_builder import LAPIS, Position, rule

from fondaco.games.orleans.vocabulary import TILE

PILE_I = [
    *("haystack", "cheese-dairy", "winery", "wool-mill", "tailor", "brewery", "library", "windmill"),
    *("bathhouse", "hospital", "sacristy", "herb-garden"),
]
PILE_II = ["shipping-line", "restaurant", "pharmacy", "treasury", "school", "horse-cart", "powder-tower", "laboratory"]


def offered(t: Position) -> set[str]:
    """The tiles that may be taken now."""
    assert t.asked() == "take-tile"
    return {move.removeprefix("take-tile ") for move in t.legal()} - {"none"}


@rule("town.first-tile")
def test_the_first_tile_comes_from_pile_one() -> None:
    t = Position().use("village", "recruit trader")

    assert offered(t) == set(PILE_I)
    for tile in PILE_II:
        assert t.refused(f"take-tile {tile}") == {"town.first-tile"}


@rule("town.first-tile")
def test_it_is_the_first_advance_of_each_player() -> None:
    t = Position().track(1, trader=3).tile(1, "winery", "tailor").use("village", "recruit trader")

    assert offered(t) == set(PILE_I) - {"winery", "tailor"}
    assert t.refused("take-tile winery") == {"component.place-tiles"}


@rule("town.first-tile")
def test_a_tile_of_pile_two_that_somebody_has_is_refused_twice() -> None:
    t = Position().tile(1, "school").use("village", "recruit trader")

    assert t.refused("take-tile school") == {"town.first-tile", "component.place-tiles"}


@rule("town.first-tile")
def test_if_pile_one_is_empty_the_first_advance_gives_no_tile() -> None:
    """q.town.decline: the next ones are open to both piles."""
    t = Position().piles(*PILE_II).use("village", "recruit trader")
    assert (t.asked(), t.asked_seat(), t.marker(0, "trader"), t.tiles_of(0)) == ("act", LAPIS, 1, [])

    t.use("village", "recruit trader")

    assert offered(t) == set(PILE_II)


@rule("town.later-tiles")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_later_tiles_come_from_either_pile(step: int) -> None:
    t = Position().track(0, trader=step).use("village", "recruit trader")

    assert offered(t) == {*PILE_I, *PILE_II}
    t.play("take-tile school")
    assert (t.tiles_of(0), t.marker(0, "trader")) == (["school"], step + 1)


@rule("town.later-tiles")
def test_it_is_the_advance_that_counts_not_the_tiles_one_has() -> None:
    t = Position().use("village", "recruit trader", "take-tile none").use("village", "recruit trader")

    assert offered(t) == {*PILE_I, *PILE_II}


@rule("town.later-tiles")
def test_the_trader_track_allows_five_advances_in_all() -> None:
    t = Position()
    for tile in ("winery", "school", "tailor", "pharmacy", "library"):
        t.use("village", "recruit trader", f"take-tile {tile}")
    assert sorted(t.tiles_of(0)) == ["library", "pharmacy", "school", "tailor", "winery"]

    t.use("village")

    assert t.refused("recruit trader") == {"track.last-space"}


@rule("town.free-choice")
@pytest.mark.parametrize("tile", TILE.labels)
def test_every_tile_may_be_chosen(tile: str) -> None:
    t = Position().track(0, trader=1).use("village", "recruit trader")

    t.play(f"take-tile {tile}")

    assert t.tiles_of(0) == [tile]
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("town.free-choice")
def test_everybody_may_look_through_both_piles() -> None:
    t = Position().tile(1, "winery").tile(-2, "school")

    assert [t.game.view(t.s, seat).tile for seat in (-1, 0, 1, 2)] == [tuple(t.s.tile)] * 4
    assert t.s.tile[TILE.labels.index("winery")] == 1


@rule("town.free-choice")
def test_a_tile_may_be_declined() -> None:
    """q.town.decline"""
    t = Position().use("village", "recruit trader", "take-tile none")

    assert (t.tiles_of(0), t.marker(0, "trader")) == ([], 1)
    assert t.heard[-1] == "tile-declined"
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("town.free-choice")
def test_tiles_out_of_the_game_cannot_be_chosen() -> None:
    t = Position().tile(-2, "winery").tile(-3, "tailor").use("village", "recruit trader")

    assert t.refused("take-tile winery") == t.refused("take-tile tailor") == {"component.place-tiles"}


@rule("town.place-beside")
def test_a_tile_is_a_further_place_of_its_owner() -> None:
    """Its spaces are filled from the next planning phase on (q.town.same-round)."""
    t = Position(2).market(0, "farmer").use("village", "recruit trader", "take-tile haystack").play("act pass")
    assert t.refused("act haystack") == {"plan.activated"}

    t.planning().play("plan farmer", "send haystack-1", seat=0).everybody("plan ready").actions(0).play("act haystack")

    assert t.goods_of(0) == {"grain": 1}
    assert t.tiles_of(0) == ["haystack"]
    assert t.tiles_of(1) == []


@rule("town.place-beside")
def test_the_bathhouse_can_use_it_at_once() -> None:
    """q.town.same-round"""
    t = Position(2).tile(0, "bathhouse").bag(0, "farmer").fill(0, "bathhouse", "village").actions(0)
    t.play("act village", "recruit trader", "take-tile haystack", "act pass")

    t.play("act bathhouse", "* bathhouse-draw farmer", "* bathhouse-draw boatman", "bathe farmer", "settle haystack-1")

    assert t.standing(0, "haystack") == ["farmer"]
    t.play("act haystack")
    assert t.goods_of(0) == {"grain": 1}


@rule("town.place-beside")
def test_the_school_works_at_once() -> None:
    """Which only the bathhouse can show (q.town.same-round)."""
    t = Position(2).track(0, trader=1).tile(0, "bathhouse").bag(0, "scholar", "scholar").fill(0, "bathhouse", "village")
    t.actions(0).play("act village", "recruit trader", "take-tile school", "act pass", "act bathhouse")

    t.play("* bathhouse-draw scholar", "* bathhouse-draw scholar", "bathe scholar")

    assert "settle ship-knight" in t.legal()


@rule("town.place-beside")
def test_the_powder_tower_works_from_the_next_phase_three_on() -> None:
    t = Position(2).track(0, trader=1).market(0, *["knight"] * 8).bag(0, "monk", "monk")
    t.use("village", "recruit trader", "take-tile powder-tower")
    assert t.in_tower() == ["", ""]

    t.followers()

    assert t.legal(0)[-1] == "draw 2"
    t.play("draw 2", "* drawn monk", "* drawn monk", "tower knight", "tower monk", seat=0)
    assert t.in_tower() == ["knight", "monk"]
