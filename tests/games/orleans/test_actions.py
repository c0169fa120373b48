"""Phase 5: actions, one after the other, until all have passed."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.rules.planning import activated_places
from fondaco.games.orleans.vocabulary import FARM, PLACE
from fondaco.kernel import NOT_YOUR_TURN


def turns(t: Position) -> list[tuple[int, str]]:
    """Play the action phase to its end, always the first thing allowed."""
    played: list[tuple[int, str]] = []
    while t.asked() == "act" and len(played) < 30:
        played.append((t.asked_seat(), t.legal()[0]))
        t.play(t.legal()[0])
    return played


@rule("phase.actions")
def test_each_player_in_turn_order_takes_one_action_or_passes_again_and_again() -> None:
    t = Position(first=LAPIS).fill(0, "farm", "castle").fill(1, "farm").fill(2, "farm", "castle", "monastery").actions()

    assert turns(t) == [
        *((1, "act farm"), (2, "act farm"), (0, "act farm")),
        *((1, "act pass"), (2, "act castle"), (0, "act castle")),
        *((2, "act monastery"), (0, "act pass"), (2, "act pass")),
    ]
    assert t.s.over


@rule("phase.actions")
def test_it_is_one_players_turn_and_nobody_elses() -> None:
    t = Position(first=VERDIGRIS).fill(0, "farm").fill(2, "farm").actions()

    assert (t.asked(), t.asked_seat()) == ("act", VERDIGRIS)
    assert [owed.seat for owed in t.game.pending(t.s)] == [VERDIGRIS]
    assert t.game.refusals[NOT_YOUR_TURN].clause == "phase.actions"


@rule("action.activated-only")
def test_only_activated_places_can_be_used() -> None:
    t = Position().fill(0, "farm").put(0, "castle-farmer", "farmer").actions(0)

    assert t.legal() == ["act farm", "act pass"]
    assert t.refused("act castle") == {"plan.activated"}
    assert t.refused("act university") == {"plan.activated"}


@rule("action.activated-only")
def test_only_own_places_can_be_used() -> None:
    t = Position().tile(1, "winery").fill(1, "winery", "farm").fill(0, "winery").actions(0)

    assert t.refused("act winery") == {"plan.own-places"}
    assert t.refused("act farm") == {"plan.activated"}
    assert t.legal() == ["act pass"]


@rule("action.activated-only")
@pytest.mark.parametrize("tile", ["school", "herb-garden", "sacristy"])
def test_some_tiles_are_never_an_action(tile: str) -> None:
    t = Position().tile(0, tile).fill(0, tile).actions(0)

    assert t.refused(f"act {tile}") == {"action.activated-only"}


@rule("plan.activated", "tile.powder-tower-deeds")
@pytest.mark.parametrize("tile", ["school", "herb-garden", "powder-tower"])
def test_a_place_without_spaces_is_never_activated(tile: str) -> None:
    """The powder tower needs no activation to give followers to deeds."""
    t = Position().tile(0, tile).fill(0, "farm").put(0, "castle-farmer", "farmer").actions(0)

    assert activated_places(t.s, 0) == [FARM]
    sentence = t.game.particulars(t.game.view(t.s, 0), t.s.frames[-1], -1)
    assert sentence == {"active": 1}
    if tile == "powder-tower":
        t.tower(0, "monk", "farmer")
        assert t.refused(f"act {tile}") == set()
        assert t.game.reasons(t.s, t.s.frames[-1], PLACE.labels.index("castle"))


@rule("action.activated-only")
def test_an_action_without_any_effect_cannot_be_carried_out() -> None:
    """Not even to get the followers back (q.action.no-effect)."""
    t = Position().tile(0, "treasury", "brewery", "restaurant", "library").track(0, development=30)
    t.fill(0, "treasury", "brewery", "library", "scriptorium").actions(0)
    assert t.refused("act treasury") == {"tile.treasury"}
    assert t.refused("act library") == t.refused("act scriptorium") == {"development.points"}
    assert t.legal() == ["act brewery", "act pass"]

    t.bank(0).actions(0)

    assert t.refused("act brewery") == {"supply.coins"}
    t.station(0, "blois").actions(0)
    assert t.refused("act treasury") == {"supply.coins"}
    assert t.legal() == ["act pass"]


@rule("action.activated-only")
def test_what_is_possible_of_an_action_is_done() -> None:
    """q.action.partial"""
    t = Position().tile(0, "windmill").bank(0).use("windmill")
    assert (t.s.coins[0], t.marker(0, "development")) == (5, 1)

    t = Position().tile(0, "windmill").track(0, development=30).use("windmill")
    assert (t.s.coins[0], t.marker(0, "development")) == (7, 30)

    t = Position().tile(0, "restaurant").bank(3).use("restaurant")
    assert (t.s.coins[0], t.s.bank) == (8, 0)


@rule("action.any-order")
@pytest.mark.parametrize("order", [("farm", "castle", "monastery"), ("monastery", "farm", "castle")])
def test_places_are_used_in_any_order(order: tuple[str, ...]) -> None:
    t = Position(2).fill(0, *order).actions(0).play("act " + order[0], "act pass", "act " + order[1], "act " + order[2])

    assert t.legal() == ["act pass"]
    assert t.manned(0) == set()


@rule("action.any-order")
def test_nobody_is_forced_to_use_a_place() -> None:
    t = Position().fill(0, "farm", "castle").actions(0).play("act farm", "act pass", "act pass")

    t.play("act pass", seat=0)

    assert t.s.over
    assert t.manned(0) == {"castle"}


@rule("action.pass")
def test_who_passes_gets_no_further_turn() -> None:
    t = Position().fill(0, "farm", "castle").fill(1, "farm", "castle").fill(2, "farm", "castle").actions(0)

    t.play("act farm", seat=0).play("act pass", seat=1).play("act farm", seat=2).play("act castle", seat=0)

    assert t.asked_seat() == VERDIGRIS
    t.play("act castle", seat=2).play("act pass", seat=0).play("act pass", seat=2)
    assert t.s.over
    assert t.manned(1) == {"farm", "castle"}


@rule("action.pass")
def test_passing_counts_for_one_round_only() -> None:
    t = Position().actions().everybody("act pass")
    assert t.s.passed == 0b111

    t.fill(1, "farm").actions()

    assert t.s.passed == 0
    t.play("act pass", seat=0).play("act farm", seat=1)
    assert t.heard.count("passed") == 3 + 1


@rule("action.pass")
def test_who_can_do_nothing_more_has_to_pass() -> None:
    assert Position().actions().legal() == ["act pass"]


@rule("action.phase-end")
def test_the_phase_ends_when_all_have_passed() -> None:
    t = Position(first=VERDIGRIS).fill(0, "farm", "castle", "monastery").actions()

    assert turns(t) == [
        (2, "act pass"),
        (0, "act farm"),
        (1, "act pass"),
        (0, "act castle"),
        (0, "act monastery"),
        (0, "act pass"),
    ]
    assert t.s.over


@rule("action.phase-end")
def test_after_the_actions_comes_the_event() -> None:
    t = (
        Position(round=3)
        .goods(0, grain=3)
        .round()
        .play("* hourglass taxes")
        .everybody("draw 0")
        .everybody("plan ready")
    )

    t.play("act pass", "act pass")
    assert t.s.coins == [5, 5, 5]
    t.play("act pass")

    assert t.s.coins == [4, 5, 5]
    assert t.s.round == 5


# What becomes of the followers


@rule("action.tokens-to-bag")
def test_the_example_of_the_rulebook() -> None:
    """Boatman and craftsman go from the farm into the bag, where the farmer just won goes too."""
    t = Position().bag(0).use("farm")

    assert t.in_bag(0) == ["farmer", "boatman", "craftsman"]
    assert t.standing(0, "farm") == ["", ""]


@rule("action.tokens-to-bag")
def test_everybody_who_stood_there_goes_into_the_own_bag() -> None:
    t = Position().bag(1).put(1, "castle-farmer", "own-farmer").put(1, "castle-boatman", "monk").fill(1, "castle")
    t.fill(0, "castle").fill(1, "farm").actions(1).play("act castle", seat=1)

    assert t.in_bag(1) == ["trader", "knight", "monk", "own-farmer"]
    assert t.standing(1, "castle") == ["", "", ""]
    assert t.standing(0, "castle") == ["farmer", "boatman", "trader"]
    assert t.standing(1, "farm") == ["boatman", "craftsman"]


@rule("action.tokens-to-bag")
def test_technology_keeps_its_space() -> None:
    t = Position().bag(0).technology(0, "castle-farmer").use("castle")

    assert t.in_bag(0) == ["boatman", "trader", "knight"]
    assert t.standing(0, "castle") == ["technology", "", ""]


@rule("action.tokens-to-bag")
def test_only_followers_given_to_a_deed_do_not_return() -> None:
    """The other stays at the town hall (q.deed.remaining-token)."""
    t = Position().bag(0).put(0, "town-hall-1", "monk").put(0, "town-hall-2", "knight").actions(0)

    t.play("act town-hall", "deed second city-wall", "deed enough")

    assert t.in_bag(0) == []
    assert t.standing(0, "town-hall") == ["monk", ""]


@rule("action.tokens-to-bag")
def test_followers_return_after_the_action_not_before() -> None:
    """The boatman of the bathhouse is not drawn by it."""
    t = Position().tile(0, "bathhouse").bag(0, "knight", "monk").use("bathhouse")

    assert t.chances() == {"bathhouse-draw knight": 1, "bathhouse-draw monk": 1}
    t.play("* bathhouse-draw knight", "* bathhouse-draw monk", "bathe knight", "settle ship-knight")
    assert t.in_bag(0) == ["boatman", "monk"]


@rule("action.unused-stay")
def test_an_activated_place_that_was_not_used_stays_activated() -> None:
    t = Position(round=3).fill(0, "farm", "castle").bag(0).round().play("* hourglass trade")
    t.everybody("draw 0").everybody("plan ready").play("act farm", "act pass", "act pass", "act pass")
    assert t.standing(0, "castle") == ["farmer", "boatman", "trader"]

    t.play("* hourglass trade").everybody("draw 0").everybody("plan ready").play("act pass", "act pass")

    assert (t.s.round, t.asked_seat()) == (5, OCHRE)
    assert t.legal() == ["act castle", "act pass"]
    t.play("act castle")
    assert t.marker(0, "knight") == 1


@rule("action.once-per-filling")
def test_a_used_place_is_empty_for_the_rest_of_the_round() -> None:
    t = Position(2).fill(0, "farm").actions(0).play("act farm", "act pass")

    assert t.refused("act farm") == {"plan.activated"}
    assert t.legal() == ["act pass"]


@rule("action.once-per-filling")
def test_a_place_with_technology_too() -> None:
    t = Position(2).technology(0, "castle-farmer").fill(0, "castle").actions(0).play("act castle", "act pass")

    assert t.refused("act castle") == {"plan.activated"}


@rule("action.once-per-filling")
def test_only_the_bathhouse_can_refill_a_space_during_the_actions() -> None:
    """q.bathhouse.space-under-use"""
    t = Position(2).tile(0, "haystack", "bathhouse").bag(0).fill(0, "haystack", "bathhouse").actions(0)
    t.play("act haystack", "act pass")
    assert (t.refused("act haystack"), t.in_bag(0)) == ({"plan.activated"}, ["farmer"])

    t.play("act bathhouse", "* bathhouse-draw farmer", "bathe farmer", "settle haystack-1", "act haystack")

    assert t.goods_of(0) == {"grain": 2}
