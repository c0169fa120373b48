"""Phase 4: followers are sent to places."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.printed import TYPE_LABELS
from fondaco.games.orleans.vocabulary import SPACE, TILE
from fondaco.table import Table

TYPES = TYPE_LABELS[:7]


def spaces_for(type_: str, *stands_for: str) -> set[str]:
    """The spaces on board and tiles that a type may go to, if it stands for others as well."""
    asks = zip(SPACE.labels, Position().printed.asks, strict=True)
    return {space for space, asked in asks if TYPE_LABELS[asked] in (type_, "any", *stands_for)}


def sent(t: Position, follower: str, seat: int = 0) -> set[str]:
    """Where a waiting follower may be sent."""
    t.market(seat, follower).planning().play(f"plan {follower}", seat=seat)
    return {move.removeprefix("send ") for move in t.legal(seat)} - {"keep"}


# What planning is


@rule("phase.planning")
def test_any_number_of_followers_may_be_placed() -> None:
    t = Position().market(0, "farmer", "boatman", "knight").planning()

    t.play("plan boatman", "send ship-boatman", "plan farmer", "send ship-farmer", seat=0)

    assert t.standing(0, "ship") == ["farmer", "boatman", ""]
    assert t.waiting(0) == ["knight"]
    t.play("plan knight", "send ship-knight", seat=0)
    assert t.legal(0) == [
        *("plan back ship-farmer", "plan back ship-boatman", "plan back ship-knight"),
        "plan ready",
    ]


@rule("phase.planning")
def test_nobody_need_be_placed() -> None:
    t = Position().market(0, "farmer", "boatman").planning()

    t.play("plan farmer", "send keep", seat=0).everybody("plan ready")

    assert t.s.over
    assert t.waiting(0) == ["farmer", "boatman"]
    assert t.manned(0) == set()


@rule("phase.planning")
def test_only_who_waits_can_be_sent() -> None:
    t = Position().market(0, "farmer").market(1, "boatman").bag(0, "boatman").planning()

    assert t.refused("plan boatman", 0) == {"phase.planning"}
    t.play("plan farmer", "send village-farmer", seat=0)
    assert t.refused("plan farmer", 0) == {"phase.planning"}


@rule("phase.planning")
def test_two_of_a_kind_are_sent_one_by_one() -> None:
    t = Position().market(0, "farmer", "farmer", "own-farmer").planning()

    t.play("plan farmer", "send village-farmer", "plan farmer", "send ship-farmer", seat=0)

    assert (t.waiting(0), t.on_space(0, "village-farmer"), t.on_space(0, "ship-farmer")) == (
        *(["own-farmer"], "farmer", "farmer"),
    )


# Which space takes whom


@rule("plan.match")
def test_the_farm_asks_for_a_boatman_and_a_craftsman() -> None:
    """The example of the rulebook: with both it is activated and will give a farmer."""
    t = Position().bag(0).market(0, "boatman", "craftsman").planning()

    t.play("plan boatman", "send farm-boatman", "plan craftsman", "send farm-craftsman", seat=0).everybody("plan ready")
    t.actions(0).play("act farm")

    assert "farmer" in t.in_bag(0)


@rule("plan.match")
@pytest.mark.parametrize("type_", TYPES[:6])
def test_a_space_takes_the_type_it_asks_for(type_: str) -> None:
    t = Position().tile(0, *(tile for tile in TILE.labels if tile not in ("school", "herb-garden")))

    assert sent(t, type_) == spaces_for(type_)
    refused = "send ship-farmer" if type_ != "farmer" else "send ship-knight"
    assert t.refused(refused, 0) == {"plan.match"}


@rule("plan.match", "monk.substitute")
def test_a_monk_stands_for_everybody() -> None:
    t = Position().tile(0, *(tile for tile in TILE.labels if tile not in ("school", "herb-garden")))

    assert sent(t, "monk") == set(SPACE.labels) == spaces_for("monk", *TYPES[:6])


@rule("plan.match")
@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.parametrize("tiles", [("school",), ("herb-garden",), ("school", "herb-garden")])
def test_substitutes_by_school_and_herb_garden_do_not_chain(type_: str, tiles: tuple[str, ...]) -> None:
    others = [tile for tile in TILE.labels if tile not in ("school", "herb-garden")]
    stands_for: tuple[str, ...] = ()
    if type_ == "monk":
        stands_for = TYPES
    elif type_ == "scholar" and "school" in tiles:
        stands_for = TYPES[:6]
    elif type_ == "boatman" and "herb-garden" in tiles:
        stands_for = ("farmer", "craftsman", "trader")

    assert sent(Position().tile(0, *others, *tiles), type_) == spaces_for(type_, *stands_for)


@rule("plan.match")
def test_school_and_herb_garden_help_only_their_owner() -> None:
    t = Position().tile(1, "school").tile(2, "herb-garden")

    assert "ship-knight" not in sent(t, "scholar")
    assert "ship-farmer" not in sent(t, "boatman")
    assert "ship-knight" in sent(t, "scholar", LAPIS)
    assert "ship-farmer" not in sent(t, "boatman", LAPIS)
    assert "ship-farmer" in sent(t, "boatman", VERDIGRIS)


@rule("plan.match")
def test_a_space_takes_one_follower() -> None:
    t = Position().put(0, "farm-boatman", "boatman").technology(0, "ship-farmer").market(0, "boatman", "farmer")

    t.planning().play("plan boatman", seat=0)
    assert t.refused("send farm-boatman", 0) == {"plan.match"}
    t.play("send village-boatman", "plan farmer", seat=0)
    assert t.refused("send ship-farmer", 0) == {"plan.match"}
    t.play("send village-farmer", seat=0)
    assert t.standing(0, "village") == ["farmer", "boatman", ""]


@rule("plan.match")
def test_a_substitute_may_be_used_while_the_right_type_waits() -> None:
    """q.plan.oversubstitution"""
    t = Position().market(0, "monk", "knight").planning()

    t.play("plan monk", "send ship-knight", seat=0)

    assert t.standing(0, "ship") == ["", "", "monk"]


# Activation


@rule("plan.activated")
def test_a_place_is_activated_when_every_space_is_occupied() -> None:
    t = Position()
    for space, follower in [("ship-farmer", "farmer"), ("ship-boatman", "boatman"), ("ship-knight", "knight")]:
        t.actions(0)
        assert t.refused("act ship") == {"plan.activated"}
        t.put(0, space, follower)

    t.actions(0)

    assert "act ship" in t.legal()


@rule("plan.activated")
def test_a_technology_token_occupies_a_space() -> None:
    t = Position().technology(0, "ship-farmer").put(0, "ship-boatman", "boatman").actions(0)
    assert t.refused("act ship") == {"plan.activated"}

    t.put(0, "ship-knight", "knight").actions(0)

    assert "act ship" in t.legal()


@rule("plan.activated")
@pytest.mark.parametrize("space", ["town-hall-1", "town-hall-2"])
def test_one_follower_is_enough_at_the_town_hall(space: str) -> None:
    t = Position().actions(0)
    assert "plan.activated" in t.refused("act town-hall")

    t.put(0, space, "farmer").actions(0)

    assert "act town-hall" in t.legal()


@rule("plan.activated")
def test_all_that_is_missing_is_said_at_once() -> None:
    t = Position().put(0, "farm-boatman", "boatman").track(0, farmer=8).supply(farmer=0).actions(0)

    assert t.refused("act farm") == {"plan.activated", "track.last-space", "supply.action-blocked"}


@rule("plan.partial")
def test_a_place_may_be_filled_over_several_rounds() -> None:
    t = Position(round=3).market(0, "boatman").bag(0, "craftsman").round().play("* hourglass trade")
    t.play("draw 0", "plan boatman", "send farm-boatman", "plan ready", seat=0)
    t.play("draw 0", "plan ready", seat=1).play("draw 0", "plan ready", seat=2).everybody("act pass")
    assert t.standing(0, "farm") == ["boatman", ""]

    t.play("* hourglass income").play("draw 1", "* drawn craftsman", seat=0)
    t.play("plan craftsman", "send farm-craftsman", "plan ready", seat=0)
    t.play("draw 0", "plan ready", seat=1).play("draw 0", "plan ready", seat=2).play("act pass", "act pass")

    assert t.asked_seat() == 0
    t.play("act farm", seat=0)
    assert t.in_bag(0) == ["farmer", "boatman", "craftsman"]


# What stays where it is


@rule("plan.no-move")
def test_who_stands_on_a_space_from_earlier_rounds_stays() -> None:
    t = Position().fill(0, "farm").technology(0, "ship-farmer").planning()

    assert t.refused("plan back farm-boatman", 0) == {"plan.no-move"}
    assert t.refused("plan back ship-farmer", 0) == {"followers.move-back-space"}
    assert t.refused("plan back ship-knight", 0) == {"followers.move-back"}
    assert t.legal(0) == ["plan ready"]


@rule("plan.no-move")
def test_what_was_placed_in_this_phase_may_be_taken_back() -> None:
    """q.plan.undo"""
    t = Position().market(0, "monk", "own-boatman").planning()
    t.play("plan monk", "send farm-boatman", "plan own-boatman", "send ship-boatman", seat=0)
    assert t.legal(0) == ["plan back farm-boatman", "plan back ship-boatman", "plan ready"]

    t.play("plan back farm-boatman", "plan back ship-boatman", seat=0)

    assert t.waiting(0) == ["monk", "own-boatman"]
    assert t.manned(0) == set()
    t.play("plan own-boatman", "send farm-boatman", seat=0)
    assert t.standing(0, "farm") == ["own-boatman", ""]


@rule("plan.no-move")
def test_when_all_are_done_nothing_can_be_taken_back_any_more() -> None:
    t = Position().market(0, "monk").planning()
    t.play("plan monk", "send farm-boatman", seat=0).everybody("plan ready")

    t.planning()

    assert t.refused("plan back farm-boatman", 0) == {"plan.no-move"}
    assert t.standing(0, "farm") == ["monk", ""]


@rule("plan.no-move", "component.market")
def test_taking_back_never_overfills_the_market() -> None:
    """Who came from the powder tower goes back there if all eight spaces are taken."""
    t = Position(4).tower(0, "farmer", "knight").market(0, *["monk"] * 8).planning()

    t.play("plan tower second", "send ship-knight", "plan back ship-knight", seat=0)

    assert (len(t.waiting(0)), t.in_tower()) == (8, ["farmer", "knight"])
    t.play("plan monk", "send farm-boatman", "plan tower first", "send ship-farmer", seat=0)
    t.play("plan back ship-farmer", seat=0)
    assert (t.waiting(0), t.in_tower()) == (["farmer"] + ["monk"] * 7, ["", "knight"])


@rule("plan.own-places")
@pytest.mark.parametrize("owner", [-3, -2, -1, 1])
def test_nobody_uses_what_is_not_his_own(owner: int) -> None:
    t = Position().tile(owner, "winery").market(0, "farmer").planning().play("plan farmer", seat=0)

    assert t.refused("send winery-1", 0) == {"plan.own-places"}
    assert "send winery-1" not in t.legal(0)
    t.play("send village-farmer", seat=0)
    assert [t.manned(seat) for seat in range(3)] == [{"village"}, set(), set()]


@rule("plan.own-places")
def test_an_own_tile_is_an_own_place() -> None:
    t = Position().tile(0, "winery").market(0, "farmer").planning()

    t.play("plan farmer", "send winery-1", seat=0)

    assert t.standing(0, "winery") == ["farmer", ""]


# All together, or in turn


@rule("plan.simultaneous")
def test_all_plan_at_the_same_time_and_say_when_they_are_done() -> None:
    t = Position(first=LAPIS).market(0, "monk").market(1, "monk").market(2, "monk").planning()

    t.play("plan monk", seat=2).play("plan monk", seat=0).play("send farm-boatman", seat=2)
    t.play("plan ready", seat=2).play("send ship-farmer", seat=0).play("plan ready", seat=0)
    assert [t.asked(seat) for seat in range(3)] == ["wait", "plan", "wait"]
    t.play("plan ready", seat=1)

    assert t.s.over
    assert t.heard == ["ready", "ready", "ready", "planned"]
    assert [t.manned(seat) for seat in range(3)] == [{"ship"}, set(), {"farm"}]


@rule("plan.simultaneous")
def test_who_is_done_may_come_back_until_all_are() -> None:
    """q.plan.visibility"""
    t = Position().market(0, "monk").planning().play("plan monk", "send farm-boatman", "plan ready", seat=0)
    assert t.legal(0) == ["wait reconsider"]

    t.play("wait reconsider", "plan back farm-boatman", "plan ready", seat=0)
    assert t.waiting(0) == ["monk"]
    t.play("wait reconsider", seat=0).play("plan ready", seat=1).play("plan ready", seat=2)
    assert not t.s.over
    t.play("plan ready", seat=0)

    assert t.s.over


@rule("plan.simultaneous")
def test_all_see_who_is_done() -> None:
    """q.plan.visibility"""
    t = Position().planning().play("plan ready", seat=0)

    assert {t.game.view(t.s, seat).busy for seat in (-1, 0, 1, 2)} == {(False, True, True)}


@rule("plan.simultaneous")
def test_who_was_done_last_learned_nothing_by_it_and_may_think_again() -> None:
    """q.plan.undo"""
    table = Table("orleans", seats=["ada", "bo"], seed=1)
    for seat in (0, 1):
        for move in ("plan own-boatman", "send farm-boatman", "plan own-craftsman", "send farm-craftsman"):
            table.play(move, seat=seat)
        table.play("plan ready", seat=seat)
    assert [str(move) for move in table.moves()] == ["act farm", "act pass"]

    table.undo(seat=1)

    assert "plan ready" in [str(move) for move in table.moves(1)]


@rule("plan.simultaneous")
def test_placements_are_open_to_all() -> None:
    """q.plan.visibility"""
    t = Position().market(0, "monk", "knight").planning().play("plan monk", "send farm-boatman", seat=0)

    seen = {t.game.view(t.s, seat).space for seat in (-1, 0, 1, 2)}
    assert len(seen) == 1
    assert any(seen.pop())
    assert {t.game.view(t.s, seat).market for seat in (-1, 0, 1, 2)} == {tuple(t.s.market)}


@rule("plan.simultaneous")
def test_the_table_may_agree_to_plan_in_turn_order() -> None:
    t = Position(first=LAPIS).planning_in_turn().bag(1, "monk").followers()

    assert [owed.seat for owed in t.game.pending(t.s)] == [LAPIS]
    t.play("draw 1", "* drawn monk", "plan monk", "send farm-boatman", "plan ready")
    assert (t.asked(), t.asked_seat()) == ("draw", VERDIGRIS)
    t.play("draw 0", "plan ready")
    assert (t.asked(), t.asked_seat()) == ("draw", OCHRE)
    t.play("draw 0", "plan ready")

    assert t.s.over
    assert t.heard[-1] == "planned"


@rule("plan.simultaneous")
def test_the_setting_says_how_players_plan() -> None:
    t = Position().prepare(first_player="lapis", planning="in-turn").idle_until("draw")
    assert (t.s.sides, t.asked_seat()) == ([], LAPIS)

    t = Position().prepare(first_player="lapis", planning="together").idle_until("draw")
    assert len(t.game.pending(t.s)) == 3
