"""Phase 2: the census."""

import pytest
from tests.games.orleans.position_builder import Position, rule


def farmers(*steps: int, first: int = 0) -> Position:
    """Markers of everybody on the farmer track."""
    t = Position(len(steps), first=first)
    for seat, step in enumerate(steps):
        t.track(seat, farmer=step)
    return t


@rule("phase.census")
def test_only_markers_count_not_the_farmers_one_has() -> None:
    t = farmers(2, 1, 0).bag(2, *["farmer"] * 4).market(1, "farmer", "farmer").put(2, "ship-farmer", "farmer")

    t.census()

    assert t.s.coins == [6, 5, 4]


@rule("phase.census")
@pytest.mark.parametrize("track", ["boatman", "craftsman", "trader", "knight", "scholar", "development"])
def test_other_tracks_do_not_count(track: str) -> None:
    t = farmers(1, 1, 1).track(0, **{track: 2}).track(1, **{track: 1})

    t.census()

    assert t.s.coins == [5, 5, 5]


@rule("phase.census")
def test_a_marker_on_the_last_space_takes_part() -> None:
    """Two there tie like two anywhere else (q.track.farmers-after-last)."""
    assert farmers(8, 3, 3).census().s.coins == [6, 5, 5]
    assert farmers(8, 8, 3).census().s.coins == [5, 5, 4]


@rule("census.most", "census.least")
def test_the_example_of_the_rulebook() -> None:
    """Blue alone in front receives a coin, red alone at the back pays one, nobody else is concerned."""
    t = farmers(3, 4, 3, 1)
    bank = t.s.bank

    t.census()

    assert t.s.coins == [5, 6, 5, 4]
    assert t.s.bank == bank
    assert t.heard == ["census-most", "coins-received", "census-least", "coins-paid"]


@rule("census.most")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_who_leads_alone_receives_a_coin_from_the_reserve(leader: int) -> None:
    t = farmers(*(5 if seat == leader else 2 for seat in range(3)))
    bank = t.s.bank

    t.census()

    assert t.s.coins == [6 if seat == leader else 5 for seat in range(3)]
    assert t.s.bank == bank - 1


@rule("census.most")
def test_an_empty_reserve_pays_nobody() -> None:
    t = farmers(3, 2, 2).bank(0).census()

    assert (t.s.coins, t.s.bank) == ([5, 5, 5], 0)


@rule("census.least")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_is_last_alone_pays_a_coin_to_the_reserve(last: int) -> None:
    t = farmers(*(1 if seat == last else 2 for seat in range(3)))
    bank = t.s.bank

    t.census()

    assert t.s.coins == [4 if seat == last else 5 for seat in range(3)]
    assert t.s.bank == bank + 1


@rule("census.tie-most")
@pytest.mark.parametrize("steps", [(3, 3, 1), (3, 1, 3), (2, 2, 2, 0), (4, 4, 4, 4)])
def test_a_shared_lead_brings_nothing(steps: tuple[int, ...]) -> None:
    t = farmers(*steps).census()

    assert max(t.s.coins) == 5
    assert "census-most" not in t.heard


@rule("census.tie-least")
@pytest.mark.parametrize("steps", [(3, 1, 1), (1, 3, 1), (2, 0, 0, 0), (0, 0, 0)])
def test_a_shared_last_place_costs_nothing(steps: tuple[int, ...]) -> None:
    t = farmers(*steps).census()

    assert min(t.s.coins) == 5
    assert "census-least" not in t.heard


@rule("census.tie-most", "census.tie-least")
def test_a_tie_at_one_end_leaves_the_other_alone() -> None:
    assert farmers(3, 1, 1).census().s.coins == [6, 5, 5]
    assert farmers(3, 3, 1).census().s.coins == [5, 5, 4]
    assert farmers(0, 0, 0, 0).census().s.coins == [5, 5, 5, 5]


@rule("census.two-players")
@pytest.mark.parametrize(("steps", "coins"), [((2, 1), [6, 5]), ((0, 4), [5, 6]), ((3, 3), [5, 5])])
def test_with_two_players_nobody_pays(steps: tuple[int, int], coins: list[int]) -> None:
    t = farmers(*steps).census()

    assert t.s.coins == coins
    assert "census-least" not in t.heard


@rule("census.cannot-pay")
def test_who_cannot_pay_is_tortured_for_one_coin() -> None:
    t = farmers(2, 1, 0).coins(2, 0).goods(2, wine=2).census()

    assert (t.asked(), t.asked_seat()) == ("torture", 2)
    t.play("torture good wine")
    assert t.s.over
    assert t.goods_of(2) == {"wine": 1}
    assert t.s.coins == [6, 5, 0]


@rule("census.cannot-pay")
def test_who_can_pay_is_not() -> None:
    t = farmers(2, 1, 0).coins(2, 1).census()

    assert t.s.over
    assert t.s.coins == [6, 5, 0]
