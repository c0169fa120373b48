"""Technology: tokens that stand for a follower to the end of the game."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.printed import TYPE_LABELS
from fondaco.games.orleans.vocabulary import BOARD_PLACE_LABELS, SPACE, TILE

FARMERS_OF_THE_BOARD = {
    *("village-farmer", "university-farmer", "castle-farmer"),
    *("ship-farmer", "wagon-farmer", "guildhall-farmer"),
}


def laid(t: Position) -> set[str]:
    """Where the token may be laid."""
    return {move.removeprefix("technology ") for move in t.legal()} - {"keep"}


def with_one(seat: int = 0) -> Position:
    """A seat has one token to lay, and has laid its first before."""
    return Position().laid_before(seat).unlaid(seat, 1)


# What a token does


@rule("tech.effect")
def test_a_token_stands_for_the_follower_its_space_asks_for() -> None:
    """The castle needs one follower fewer from then on, to the end of the game."""
    t = Position(2).unlaid(0, 1).laying().play("technology castle-farmer")
    assert t.standing(0, "castle") == ["technology", "", ""]

    for knights in (1, 2, 3):
        t.bag(0).put(0, "castle-boatman", "boatman").put(0, "castle-trader", "trader").actions(0).play("act castle")
        assert t.marker(0, "knight") == knights
        assert t.standing(0, "castle") == ["technology", "", ""]
        assert t.in_bag(0) == ["boatman", "trader", "knight"]


@rule("tech.effect")
def test_nobody_can_be_sent_to_its_space_any_more() -> None:
    t = Position().technology(0, "castle-farmer").market(0, "farmer").planning().play("plan farmer", seat=0)

    assert t.refused("send castle-farmer", 0) == {"plan.match"}
    assert "send ship-farmer" in t.legal(0)


# When it is laid


@rule("tech.timing")
def test_a_token_just_gained_waits_until_the_actions_are_over() -> None:
    t = Position().fill(0, "village").fill(1, "farm").actions(0).play("act village", "recruit craftsman")
    assert (t.asked(), t.asked_seat(), t.s.unlaid) == ("act", LAPIS, [1, 0, 0])
    t.play("act farm", "act pass", "act pass")
    assert t.asked() == "act"

    t.play("act pass")

    assert (t.asked(), t.asked_seat()) == ("technology", OCHRE)
    t.play("technology ship-farmer")
    assert (t.s.unlaid, t.standing(0, "ship")) == ([0, 0, 0], ["technology", "", ""])
    assert t.s.over


@rule("tech.timing")
def test_it_is_laid_when_everybody_has_passed_and_before_the_event() -> None:
    """q.tech.before-event: in turn order."""
    t = Position(first=VERDIGRIS, round=3).unlaid(0, 1).unlaid(2, 1).goods(0, grain=3).round().play("* hourglass taxes")
    t.everybody("draw 0").everybody("plan ready").everybody("act pass")

    assert (t.asked(), t.asked_seat()) == ("technology", VERDIGRIS)
    t.play("technology ship-farmer")
    assert (t.asked(), t.asked_seat()) == ("technology", OCHRE)
    assert t.s.coins == [5, 5, 5]
    t.play("technology keep")
    assert t.s.coins == [4, 5, 5]


@rule("tech.timing")
def test_as_many_may_be_laid_as_one_has() -> None:
    t = Position().unlaid(0, 3).laying()

    t.play("technology ship-farmer", "technology castle-trader")
    assert (t.asked(), t.s.unlaid[0]) == ("technology", 1)
    t.play("technology farm-boatman")

    assert t.s.over
    assert t.manned(0) == {"ship", "castle", "farm"}
    assert t.s.unlaid[0] == 0


@rule("tech.timing")
def test_a_token_may_be_kept_for_a_later_round() -> None:
    """q.tech.keep; never in the planning phase."""
    t = Position(round=3).unlaid(0, 2).round().play("* hourglass trade")
    t.everybody("draw 0").everybody("plan ready").everybody("act pass").play(
        "technology ship-farmer", "technology keep"
    )
    assert (t.s.round, t.s.unlaid[0]) == (5, 1)

    t.play("* hourglass trade").everybody("draw 0").everybody("plan ready").everybody("act pass")

    assert (t.asked(), t.asked_seat()) == ("technology", 0)
    t.play("technology farm-boatman")
    assert (t.s.round, t.s.unlaid[0], t.standing(0, "farm")) == (6, 0, ["technology", ""])


@rule("tech.timing")
def test_a_place_completed_in_this_way_serves_from_the_next_round_on() -> None:
    """q.tech.completes-place"""
    t = Position(round=3).unlaid(0, 1).put(0, "ship-boatman", "boatman").put(0, "ship-knight", "knight").round()
    t.play("* hourglass trade").everybody("draw 0").everybody("plan ready").everybody("act pass")

    t.play("technology ship-farmer")
    assert (t.s.round, t.asked()) == (5, "hourglass")
    t.play("* hourglass trade").everybody("draw 0").everybody("plan ready").play("act pass", "act pass")

    assert t.legal() == ["act ship", "act pass"]


@rule("tech.timing")
def test_a_token_of_the_laboratory_waits_too() -> None:
    """q.laboratory.timing"""
    t = Position().tile(0, "laboratory").use("laboratory")

    assert (t.asked(), t.s.unlaid[0]) == ("act", 1)


# Where it may lie


@rule("tech.first-farmer")
def test_the_first_token_covers_a_farmer() -> None:
    t = Position().tile(0, *TILE.labels).unlaid(0, 2).laying()

    assert laid(t) == {*FARMERS_OF_THE_BOARD, "cheese-dairy-1", "cheese-dairy-2", "winery-1"}
    assert t.refused("technology farm-boatman") == {"tech.first-farmer"}
    t.play("technology winery-1")
    assert {"farm-boatman", "castle-trader", "laboratory-2"} < laid(t)


@rule("tech.first-farmer")
def test_it_is_the_first_laid_by_each_player() -> None:
    t = Position().unlaid(0, 1).technology(1, "ship-farmer").unlaid(1, 1)

    assert laid(t.laying(0)) == FARMERS_OF_THE_BOARD
    assert laid(t.laying(1)) > FARMERS_OF_THE_BOARD - {"ship-farmer"}
    assert "farm-boatman" in laid(t)


@rule("tech.first-farmer")
def test_if_no_farmer_space_is_free_the_token_waits() -> None:
    """q.tech.first-impossible"""
    t = Position(4).unlaid(0, 1)
    for space in FARMERS_OF_THE_BOARD:
        t.put(0, space, "farmer")

    t.laying()

    assert t.legal() == ["technology keep"]
    t.play("technology keep")
    assert t.s.unlaid[0] == 1


@rule("tech.first-farmer")
def test_losing_the_first_token_does_not_bring_the_condition_back() -> None:
    """q.tech.first-after-loss"""
    t = Position().technology(0, "ship-farmer").torture(0, 1).play("torture technology ship")

    t.unlaid(0, 1).laying()

    assert {"farm-boatman", "ship-farmer"} < laid(t)


@rule("tech.first-farmer")
def test_a_token_lost_before_it_was_laid_was_not_the_first() -> None:
    """q.tech.first-after-loss"""
    t = Position().unlaid(0, 2).torture(0, 1).play("torture unlaid-technology").laying()

    assert laid(t) == FARMERS_OF_THE_BOARD


@rule("tech.later")
def test_later_tokens_stand_for_anybody_but_a_monk() -> None:
    t = with_one().tile(0, *TILE.labels).laying()
    typed = {
        space
        for place in (*BOARD_PLACE_LABELS, *TILE.labels)
        for space, asked in zip(t.spaces_of(place), t.asked_of(place), strict=True)
        if len(t.spaces_of(place)) > 1 and asked not in ("monk", "any")
    }

    assert laid(t) == typed
    assert {TYPE_LABELS[t.printed.asks[SPACE.labels.index(space)]] for space in typed} == set(TYPE_LABELS[:6])


@rule("tech.no-monk")
@pytest.mark.parametrize("tile", ["brewery", "restaurant", "sacristy"])
def test_no_token_lies_on_a_monks_space(tile: str) -> None:
    t = with_one().tile(0, tile).laying()

    assert "tech.no-monk" in t.refused(f"technology {tile}-1")


@rule("tech.no-monk")
def test_beside_a_monks_space_it_may() -> None:
    t = with_one().tile(0, "restaurant").laying()
    assert t.refused("technology restaurant-1") == {"tech.no-monk"}

    t.play("technology restaurant-2").fill(0, "restaurant").actions(0).play("act restaurant")

    assert t.standing(0, "restaurant") == ["", "technology"]
    assert t.s.coins[0] == 5 + 4


@rule("tech.one-per-place")
@pytest.mark.parametrize(("space", "other"), [("ship-farmer", "ship-knight"), ("ship-knight", "ship-farmer")])
def test_a_place_holds_one_token(space: str, other: str) -> None:
    t = with_one().technology(0, space).technology(1, "castle-farmer").laying()

    assert t.refused(f"technology {other}") == {"tech.one-per-place"}
    assert t.refused(f"technology {space}") == {"tech.one-per-place", "plan.match"}
    assert {"wagon-knight", "castle-farmer"} < laid(t)


@rule("tech.not-single")
@pytest.mark.parametrize("tile", ["haystack", "shipping-line", "bathhouse"])
def test_a_place_for_a_single_follower_takes_no_token(tile: str) -> None:
    t = with_one().tile(0, tile).laying()

    assert t.refused(f"technology {tile}-1") == {"tech.not-single"}


@rule("tech.not-single")
@pytest.mark.parametrize("tile", ["brewery", "sacristy", "pharmacy"])
def test_whoever_that_follower_is(tile: str) -> None:
    t = with_one().tile(0, tile).laying()

    assert "tech.not-single" in t.refused(f"technology {tile}-1")


@rule("tech.not-single")
def test_printed_spaces_count_not_empty_ones() -> None:
    t = with_one().put(0, "farm-boatman", "boatman").laying()

    assert "farm-craftsman" in laid(t)


@rule("tech.not-single")
def test_the_town_hall_takes_none() -> None:
    """q.tech.town-hall"""
    t = with_one().laying()

    assert t.refused("technology town-hall-1") == t.refused("technology town-hall-2") == {"tech.not-single"}


@rule("tech.fixed")
def test_a_token_cannot_be_moved() -> None:
    t = Position().technology(0, "ship-farmer").put(0, "ship-knight", "knight").followers()
    assert t.refused("draw back ship-farmer", 0) == {"followers.move-back-space"}

    t.play("draw 0", seat=0)

    assert t.refused("plan back ship-farmer", 0) == {"followers.move-back-space"}
    assert t.legal(0) == ["plan ready"]


@rule("tech.fixed")
def test_it_leaves_its_space_only_under_torture() -> None:
    t = Position().technology(0, "ship-farmer").bag(0).use("ship", "travel blois")
    assert t.standing(0, "ship") == ["technology", "", ""]

    t.torture(0, 1).play("torture technology ship")

    assert t.standing(0, "ship") == ["", "", ""]


@rule("tech.optional")
def test_laying_is_voluntary() -> None:
    t = with_one().laying()
    assert "technology keep" in t.legal()

    t.play("technology keep")

    assert t.s.over
    assert (t.s.unlaid[0], t.manned(0)) == (1, set())


@rule("tech.optional")
def test_the_space_is_chosen_on_board_or_own_tile() -> None:
    t = with_one().tile(0, "winery").tile(1, "tailor").laying()

    assert {"winery-1", "winery-2", "farm-boatman"} < laid(t)
    assert t.refused("technology tailor-1") == {"plan.own-places"}
    assert t.refused("technology library-1") == {"plan.own-places"}
    t.play("technology winery-2")
    assert t.standing(0, "winery") == ["", "technology"]
    assert t.standing(1, "winery") == ["", ""]


@rule("tech.optional")
def test_the_space_must_be_empty() -> None:
    """q.tech.occupied-space"""
    t = with_one().put(0, "ship-farmer", "farmer").laying()

    assert t.refused("technology ship-farmer") == {"plan.match"}
    assert "ship-knight" in laid(t)


@rule("tech.optional")
def test_who_has_no_token_is_not_asked() -> None:
    t = Position().unlaid(1, 1).actions(0).everybody("act pass")

    assert (t.asked(), t.asked_seat()) == ("technology", LAPIS)
    t.play("technology keep")
    assert t.s.over
