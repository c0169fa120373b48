"""Phase 3: followers are drawn, or brought back from action spaces."""

import pytest
from tests.games.orleans.position_builder import Position, rule

CROWD = ["monk"] * 5 + ["knight"] * 5


@rule("phase.followers")
def test_followers_drawn_wait_in_the_market() -> None:
    t = Position().market(0, "knight").bag(0, "farmer", "monk", "own-trader").followers()

    t.play("draw 2", "* drawn own-trader", "* drawn farmer", seat=0)

    assert t.waiting(0) == ["farmer", "knight", "own-trader"]
    assert t.in_bag(0) == ["monk"]
    assert t.asked(0) == "plan"
    assert [t.waiting(seat) for seat in (1, 2)] == [[], []]


@rule("phase.followers")
def test_everybody_draws_from_the_own_bag() -> None:
    t = Position().bag(0, "monk").bag(1, "knight").bag(2, "farmer").followers()

    t.play("draw 1", seat=1).play("draw 1", seat=2).play("draw 1", seat=0)

    assert [t.chances(seat) for seat in range(3)] == [{"drawn monk": 1}, {"drawn knight": 1}, {"drawn farmer": 1}]


@rule("followers.draw-limit")
@pytest.mark.parametrize(("knights", "limit"), list(enumerate((4, 5, 6, 7, 7, 8))))
def test_the_knight_track_says_how_many_may_be_drawn(knights: int, limit: int) -> None:
    t = Position(4).track(0, knight=knights).bag(0, *CROWD).followers()

    assert t.legal(0) == [f"draw {count}" for count in range(limit + 1)]
    if limit < 8:
        assert t.refused(f"draw {limit + 1}", 0) == {"followers.draw-limit"}


@rule("followers.draw-limit")
def test_the_example_of_the_rulebook() -> None:
    """Green may draw 4, yellow and blue 6, red 8."""
    t = Position(4).track(1, knight=2).track(2, knight=2).track(3, knight=5)
    for seat, type_ in enumerate(("monk", "knight", "scholar", "farmer")):
        t.bag(seat, *[type_] * 9)

    t.followers()

    assert [t.legal(seat)[-1] for seat in range(4)] == ["draw 4", "draw 6", "draw 6", "draw 8"]


@rule("followers.draw-limit")
@pytest.mark.parametrize("count", range(5))
def test_nobody_has_to_draw_the_full_number(count: int) -> None:
    """q.followers.must-draw"""
    t = Position().bag(0, *CROWD).followers()

    t.play(f"draw {count}", *["* drawn knight"] * count, seat=0)

    assert t.waiting(0) == ["knight"] * count
    assert t.asked(0) == "plan"


@rule("followers.draw-limit")
def test_all_that_speaks_against_a_draw_is_said_at_once() -> None:
    t = Position(4).market(0, *["farmer"] * 6).bag(0, "monk", "monk", "monk", "monk").followers()

    assert t.refused("draw 4", 0) == {"followers.market-limit"}
    assert t.refused("draw 5", 0) == {"followers.draw-limit", "followers.market-limit", "followers.bag-short"}


@rule("followers.market-limit")
@pytest.mark.parametrize(("waiting", "room"), [(4, 4), (5, 3), (7, 1), (8, 0)])
def test_nobody_draws_more_than_the_market_holds(waiting: int, room: int) -> None:
    t = Position(4).market(0, *["farmer"] * waiting).bag(0, *CROWD).followers()

    assert t.legal(0) == [f"draw {count}" for count in range(room + 1)]
    if room < 4:
        assert t.refused(f"draw {room + 1}", 0) == {"followers.market-limit"}
        assert t.refused("draw 5", 0) == {"followers.market-limit", "followers.draw-limit"}


@rule("followers.market-limit")
def test_the_powder_tower_has_two_spaces_more() -> None:
    """Ten in all, and the tower must take whom the market cannot."""
    t = Position(4).track(0, knight=5).tower(0, "trader").market(0, *["farmer"] * 6).bag(0, *CROWD).followers()
    assert t.legal(0) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert t.refused("draw 4", 0) == {"followers.market-limit"}

    t.play("draw 3", *["* drawn knight"] * 3, seat=0)

    assert t.refused("tower enough", 0) == {"followers.market-limit"}
    t.play("tower trader", "tower knight", seat=0)
    assert t.in_tower() == ["trader", "knight"]
    assert t.waiting(0) == ["farmer"] * 6 + ["knight"] * 2


@rule("followers.market-limit")
def test_the_powder_tower_is_no_use_to_others() -> None:
    t = Position(4).tower(1).market(0, *["farmer"] * 7).bag(0, *CROWD).followers()

    assert t.legal(0) == ["draw 0", "draw 1"]


@rule("followers.unused-stay")
def test_unused_followers_stay_and_take_their_spaces() -> None:
    """They cannot be put back into the bag (q.followers.market-discard)."""
    t = Position(round=3).market(0, *["monk"] * 5).bag(0, *["knight"] * 6).round().play("* hourglass trade")
    t.play("draw 1", "* drawn knight", seat=0)
    assert t.legal(0) == ["plan knight", "plan monk", "plan ready"]
    t.play("plan knight", "send ship-knight", "plan ready", seat=0)
    t.play("draw 0", "plan ready", seat=1).play("draw 0", "plan ready", seat=2).everybody("act pass")

    t.play("* hourglass income")

    assert (t.s.round, t.waiting(0), t.in_bag(0)) == (5, ["monk"] * 5, ["knight"] * 5)
    assert [move for move in t.legal(0) if not move.startswith("draw back")] == [f"draw {n}" for n in range(4)]


@rule("followers.random")
def test_each_token_in_the_bag_is_as_likely_as_another() -> None:
    t = (
        Position()
        .bag(0, "monk", "monk", "monk", "farmer", "own-farmer", "own-trader")
        .followers()
        .play("draw 4", seat=0)
    )

    assert t.chances(0) == {"drawn farmer": 1, "drawn monk": 3, "drawn own-farmer": 1, "drawn own-trader": 1}


@rule("followers.random")
def test_draws_are_without_replacement() -> None:
    t = Position().bag(0, "monk", "monk", "farmer", "own-boatman").followers().play("draw 4", seat=0)

    t.play("* drawn monk", seat=0)
    assert t.chances(0) == {"drawn farmer": 1, "drawn monk": 1, "drawn own-boatman": 1}
    t.play("* drawn farmer", "* drawn monk", seat=0)
    assert t.chances(0) == {"drawn own-boatman": 1}
    t.play("* drawn own-boatman", seat=0)

    assert t.in_bag(0) == []
    assert t.waiting(0) == ["farmer", "monk", "monk", "own-boatman"]


@rule("followers.bag-short")
@pytest.mark.parametrize("size", range(4))
def test_a_short_bag_gives_what_it_has(size: int) -> None:
    t = Position().bag(0, *["monk"] * size).followers()

    assert t.legal(0) == [f"draw {count}" for count in range(size + 1)]
    assert t.refused(f"draw {size + 1}", 0) == {"followers.bag-short"}
    t.play(f"draw {size}", *["* drawn monk"] * size, seat=0)
    assert (t.waiting(0), t.in_bag(0), t.asked(0)) == (["monk"] * size, [], "plan")


# Moving back


@rule("followers.move-back")
def test_mathias_draws_four_and_moves_two_back() -> None:
    """His knights allow six."""
    t = Position(4).track(0, knight=2).bag(0, *["monk"] * 9).fill(0, "ship", "farm").followers()
    assert t.legal(0)[-1] == "draw 6"

    t.play("draw back ship-knight", "draw back farm-boatman", seat=0)

    assert t.legal(0)[-1] == "draw 4"
    assert t.refused("draw 5", 0) == {"followers.draw-limit"}
    t.play("draw 4", *["* drawn monk"] * 4, seat=0)
    assert t.waiting(0) == ["boatman", "knight"] + ["monk"] * 4
    assert t.standing(0, "ship") == ["farmer", "boatman", ""]
    assert t.standing(0, "farm") == ["", "craftsman"]
    assert t.asked(0) == "plan"


@rule("followers.move-back")
def test_drawn_and_moved_back_stay_within_the_knights_number() -> None:
    t = Position().bag(0, *["monk"] * 9).fill(0, "ship", "farm").followers()

    for number, space in enumerate(("ship-farmer", "ship-boatman", "ship-knight", "farm-boatman"), 1):
        t.play(f"draw back {space}", seat=0)
        assert [move for move in t.legal(0) if "back" not in move] == [f"draw {count}" for count in range(5 - number)]

    assert t.refused("draw back farm-craftsman", 0) == {"followers.draw-limit"}
    assert t.refused("draw 1", 0) == {"followers.draw-limit"}
    t.bag(0).market(0, *["knight"] * 8)
    assert t.refused("draw back farm-craftsman", 0) == {"followers.draw-limit", "followers.market-limit"}
    assert t.refused("draw 1", 0) == {"followers.draw-limit", "followers.market-limit", "followers.bag-short"}


@rule("followers.move-back")
def test_an_empty_bag_does_not_keep_followers_from_moving_back() -> None:
    """q.followers.move-back-when-bag-short"""
    t = Position().bag(0).fill(0, "ship", "farm").followers()

    t.play("draw back ship-farmer", "draw back ship-boatman", "draw back farm-boatman", "draw back ship-knight", seat=0)

    assert t.refused("draw back farm-craftsman", 0) == {"followers.draw-limit"}
    assert t.legal(0) == ["draw 0"]
    assert t.waiting(0) == ["farmer", "boatman", "boatman", "knight"]


@rule("followers.move-back")
def test_who_moves_back_is_decided_before_anybody_is_drawn() -> None:
    """q.followers.move-back-order"""
    t = Position().bag(0, "monk", "monk").fill(0, "farm").followers()

    t.play("draw 1", seat=0)
    assert t.asked(0) == "drawn"
    t.play("* drawn monk", seat=0)

    assert t.asked(0) == "plan"
    assert t.refused("plan back farm-boatman", 0) == {"plan.no-move"}


@rule("followers.move-back")
def test_there_must_be_somebody_to_move_back() -> None:
    t = Position().fill(1, "farm").followers()

    assert t.refused("draw back farm-boatman", 0) == {"followers.move-back"}
    assert "draw back farm-boatman" in t.legal(1)


@rule("followers.move-back-space")
def test_who_moves_back_needs_a_free_space() -> None:
    t = Position(4).market(0, *["monk"] * 7).bag(0, "scholar").fill(0, "farm").followers()
    assert "draw 1" in t.legal(0)

    t.play("draw back farm-boatman", seat=0)

    assert t.refused("draw back farm-craftsman", 0) == {"followers.market-limit"}
    assert t.refused("draw 1", 0) == {"followers.market-limit"}
    assert t.legal(0) == ["draw 0"]


@rule("followers.move-back-space")
def test_technology_never_moves_back() -> None:
    t = Position().technology(0, "ship-farmer").put(0, "ship-knight", "knight").followers()

    assert t.refused("draw back ship-farmer", 0) == {"followers.move-back-space"}
    assert "draw back ship-knight" in t.legal(0)


@rule("followers.move-back-space")
def test_own_followers_and_those_at_the_town_hall_move_back_like_any_other() -> None:
    t = Position().bag(0).put(0, "farm-boatman", "own-boatman").put(0, "town-hall-2", "monk").followers()

    t.play("draw back farm-boatman", "draw back town-hall-2", "draw 0", seat=0)

    assert t.waiting(0) == ["monk", "own-boatman"]
    assert t.standing(0, "farm") == t.standing(0, "town-hall") == ["", ""]


@rule("followers.move-back-space")
def test_followers_given_to_a_deed_do_not_come_back() -> None:
    t = Position().put(0, "town-hall-1", "monk").actions(0).play("act town-hall", "deed first cathedral")

    t.followers()

    assert t.refused("draw back town-hall-1", 0) == {"followers.move-back"}
    assert [move for move in t.legal(0) if "back" in move] == []
