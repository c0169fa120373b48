"""Farm, village, university, castle and monastery, and the ends of tracks."""

import pytest
from tests.games.orleans.position_builder import LAPIS, Position, rule

from fondaco.games.orleans.printed import TYPE_LABELS
from fondaco.games.orleans.rules.actions.recruiting import reward
from fondaco.games.orleans.vocabulary import (
    A_CITIZEN,
    A_FIRST_TILE,
    A_GOOD,
    A_TECHNOLOGY,
    ANY_TILE,
    BOATMAN,
    BOATMAN_CITIZEN,
    CHEESE,
    CRAFTSMAN,
    FARMER,
    KNIGHT_CITIZEN,
    NO_REWARD,
    SPACE,
    TILE,
    TRADER,
)

RECRUITING = [
    ("farm", [], "farmer"),
    ("village", ["recruit boatman"], "boatman"),
    ("village", ["recruit craftsman"], "craftsman"),
    ("village", ["recruit trader", "take-tile none"], "trader"),
    ("castle", [], "knight"),
    ("university", [], "scholar"),
]


# The farm


@rule("place.farm")
def test_the_farm_gives_a_neutral_farmer_and_a_step_on_the_farmer_track() -> None:
    t = Position().bag(0).bag(1).track(1, farmer=3)
    supply = t.in_supply("farmer")

    t.use("farm")

    assert t.in_bag(0) == ["farmer", "boatman", "craftsman"]
    assert t.in_supply("farmer") == supply - 1
    assert (t.markers(0), t.markers(1), t.in_bag(1)) == ({"farmer": 1}, {"farmer": 3}, [])


@rule("place.farm")
def test_the_farm_asks_for_a_boatman_and_a_craftsman() -> None:
    assert Position().asked_of("farm") == ["boatman", "craftsman"]


@rule("place.farm")
def test_without_farmers_there_is_no_farm() -> None:
    t = Position().fill(0, "farm").supply(farmer=0).actions(0)

    assert t.refused("act farm") == {"supply.action-blocked"}
    t.supply(farmer=1).actions(0).play("act farm")
    assert t.in_supply("farmer") == 0


@rule("place.farm-goods")
@pytest.mark.parametrize(
    ("step", "good"), list(enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]))
)
def test_the_farm_gives_the_good_of_the_space_just_reached(step: int, good: str) -> None:
    t = Position().track(0, farmer=step)
    before = t.in_reserve(good)

    t.use("farm")

    assert (t.goods_of(0), t.in_reserve(good)) == ({good: 1}, before - 1)
    assert t.marker(0, "farmer") == step + 1


@rule("place.farm-goods")
def test_a_good_that_is_exhausted_does_not_block_the_farm() -> None:
    """q.supply.bonus-missing"""
    t = Position().bag(0).track(0, farmer=2).reserve(cheese=0).use("farm")

    assert t.goods_of(0) == {}
    assert (t.marker(0, "farmer"), t.in_bag(0)) == (3, ["farmer", "boatman", "craftsman"])
    assert t.in_reserve("cheese") == 0


def test_a_reward_says_what_is_printed_and_whether_there_is_any_left() -> None:
    t = Position()
    assert reward(t.s, FARMER, 3) == (A_GOOD, CHEESE)
    assert reward(t.s, CRAFTSMAN, 1) == (A_TECHNOLOGY, 0)
    assert reward(t.s, BOATMAN, 5) == (A_CITIZEN, BOATMAN_CITIZEN)
    assert [reward(t.s, TRADER, step)[0] for step in (1, 2)] == [A_FIRST_TILE, ANY_TILE]

    t.reserve(cheese=0).technology_left(0).citizen(0, BOATMAN_CITIZEN)
    assert reward(t.s, FARMER, 3) == (NO_REWARD, CHEESE)
    assert reward(t.s, CRAFTSMAN, 1) == (NO_REWARD, 0)
    assert reward(t.s, BOATMAN, 5) == (NO_REWARD, 0)


# The village


@rule("place.village")
def test_the_village_offers_one_of_three() -> None:
    """One set of spaces, and the choice is made when the action is carried out (q.village.requirement)."""
    t = Position()
    assert t.asked_of("village") == ["farmer", "boatman", "craftsman"]

    t.bag(0).use("village")
    assert t.legal() == ["recruit boatman", "recruit craftsman", "recruit trader"]
    t.play("recruit craftsman")

    assert t.in_bag(0) == ["farmer", "boatman", "craftsman", "craftsman"]
    assert t.markers(0) == {"craftsman": 1}
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("place.village")
@pytest.mark.parametrize("type_", ["boatman", "craftsman", "trader"])
def test_a_type_that_is_exhausted_or_finished_cannot_be_chosen(type_: str) -> None:
    others = [f"recruit {other}" for other in ("boatman", "craftsman", "trader") if other != type_]

    t = Position().fill(0, "village").supply(**{type_: 0}).actions(0).play("act village")
    assert t.refused(f"recruit {type_}") == {"supply.action-blocked"}
    assert t.legal() == others

    t = Position().track(0, **{type_: 5}).use("village")
    assert t.refused(f"recruit {type_}") == {"track.last-space"}
    assert t.legal() == others


@rule("place.village")
def test_with_nothing_to_choose_the_village_is_closed() -> None:
    t = Position().fill(0, "village").track(0, craftsman=5, trader=5).supply(boatman=0).actions(0)

    assert t.refused("act village") == {"supply.action-blocked", "track.last-space"}
    assert t.legal() == ["act pass"]
    t.supply(boatman=1).actions(0)
    assert t.legal() == ["act village", "act pass"]


@rule("village.boatman")
@pytest.mark.parametrize(("step", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_a_boatman_brings_the_coins_of_the_new_space(step: int, coins: int) -> None:
    t = Position().bag(0).track(0, boatman=step)
    bank, supply = t.s.bank, t.in_supply("boatman")

    t.use("village", "recruit boatman")

    assert (t.s.coins[0], t.s.bank) == (5 + coins, bank - coins)
    assert t.markers(0) == {"boatman": step + 1}
    assert t.in_bag(0) == ["farmer", "boatman", "boatman", "craftsman"]
    assert t.in_supply("boatman") == supply - 2  # one of them stood in the village
    assert t.citizens_of(0) == []


@rule("village.boatman")
def test_a_short_reserve_pays_what_it_has() -> None:
    """q.supply.coins-partial"""
    t = Position().track(0, boatman=3).bank(2).use("village", "recruit boatman")

    assert (t.s.coins[0], t.s.bank, t.marker(0, "boatman")) == (7, 0, 4)


@rule("village.boatman-citizen")
def test_the_first_at_the_end_of_the_boatmen_takes_the_citizen_instead_of_coins() -> None:
    t = Position().track(0, boatman=3).use("village", "recruit boatman").coins(0, 5)
    assert t.citizens_of(0) == []

    t.use("village", "recruit boatman")

    assert t.citizens_of(0) == [BOATMAN_CITIZEN]
    assert t.s.coins[0] == 5
    assert t.marker(0, "boatman") == 5


@rule("village.boatman-citizen")
def test_later_arrivals_get_the_boatman_and_nothing_more() -> None:
    """q.track.boatman-last-later: no coins are printed there."""
    t = Position().bag(1).citizen(0, BOATMAN_CITIZEN).track(0, boatman=5).track(1, boatman=4)

    t.use("village", "recruit boatman", seat=1)

    assert (t.citizens_of(0), t.citizens_of(1)) == ([BOATMAN_CITIZEN], [])
    assert t.s.coins[1] == 5
    assert t.in_bag(1).count("boatman") == 2
    assert t.marker(1, "boatman") == 5


@rule("village.craftsman")
def test_a_craftsman_brings_a_technology_token() -> None:
    t = Position().bag(0)
    supply = t.in_supply("craftsman")

    t.use("village", "recruit craftsman")

    assert (t.s.unlaid, t.s.technology) == ([1, 0, 0], 15)
    assert t.markers(0) == {"craftsman": 1}
    assert t.in_bag(0) == ["farmer", "boatman", "craftsman", "craftsman"]
    assert t.in_supply("craftsman") == supply - 2  # one of them stood in the village
    assert t.s.coins[0] == 5


@rule("village.craftsman")
def test_without_technology_the_rest_still_takes_place() -> None:
    """q.supply.bonus-missing"""
    t = Position().bag(0).technology_left(0).use("village", "recruit craftsman")

    assert (t.s.unlaid[0], t.s.technology, t.marker(0, "craftsman")) == (0, 0, 1)
    assert t.in_bag(0).count("craftsman") == 2


@rule("village.trader")
def test_a_trader_brings_a_place_tile() -> None:
    t = Position().bag(0)
    supply = t.in_supply("trader")

    t.use("village", "recruit trader")
    assert (t.asked(), t.asked_seat()) == ("take-tile", 0)
    t.play("take-tile winery")

    assert t.tiles_of(0) == ["winery"]
    assert t.markers(0) == {"trader": 1}
    assert t.in_bag(0) == ["farmer", "boatman", "craftsman", "trader"]
    assert t.in_supply("trader") == supply - 1


@rule("village.trader")
def test_without_tiles_the_rest_still_takes_place() -> None:
    """q.supply.bonus-missing"""
    t = Position().bag(0).piles().use("village", "recruit trader")

    assert (t.asked(), t.asked_seat(), t.tiles_of(0)) == ("act", LAPIS, [])
    assert (t.marker(0, "trader"), "trader" in t.in_bag(0)) == (1, True)


# University, castle and monastery


@rule("place.university")
@pytest.mark.parametrize(("step", "points"), list(enumerate((2, 3, 4, 5, 6))))
def test_a_scholar_brings_development_points(step: int, points: int) -> None:
    t = Position().bag(0).track(0, scholar=step)
    supply = t.in_supply("scholar")

    t.use("university")

    assert t.markers(0) == {"scholar": step + 1, "development": points}
    assert t.in_bag(0) == ["farmer", "craftsman", "trader", "scholar"]
    assert t.in_supply("scholar") == supply - 1


@rule("place.university")
def test_the_university_asks_for_farmer_craftsman_and_trader() -> None:
    assert Position().asked_of("university") == ["farmer", "craftsman", "trader"]


@rule("place.castle")
@pytest.mark.parametrize(("step", "limit"), list(enumerate((5, 6, 7, 7, 8))))
def test_a_knight_raises_the_draw_limit_from_the_next_round_on(step: int, limit: int) -> None:
    t = Position(4).bag(0).track(0, knight=step)
    supply = t.in_supply("knight")

    t.use("castle")
    assert t.markers(0) == {"knight": step + 1}
    assert t.in_bag(0) == ["farmer", "boatman", "trader", "knight"]
    assert t.in_supply("knight") == supply - 1
    t.bag(0, *["monk"] * 10).followers()

    assert t.legal(0)[-1] == f"draw {limit}"


@rule("place.castle")
def test_the_castle_asks_for_farmer_boatman_and_trader() -> None:
    assert Position().asked_of("castle") == ["farmer", "boatman", "trader"]


@rule("castle.fourth-knight")
def test_the_fourth_knight_brings_a_citizen_and_no_more_draws() -> None:
    t = Position().track(0, knight=3)
    assert t.s.draw_limit(0) == 7

    t.use("castle")

    assert t.s.draw_limit(0) == 7
    assert t.citizens_of(0) == [KNIGHT_CITIZEN]
    t.use("castle")
    assert (t.s.draw_limit(0), t.citizens_of(0)) == (8, [KNIGHT_CITIZEN])


@rule("castle.fourth-knight")
def test_steps_count_even_if_a_knight_was_lost() -> None:
    t = Position().track(0, knight=3).bag(0, "monk").use("castle")

    assert t.in_bag(0).count("knight") == 1
    assert t.citizens_of(0) == [KNIGHT_CITIZEN]


@rule("castle.fourth-knight")
def test_only_the_first_at_the_fourth_knight_finds_the_citizen() -> None:
    t = Position().track(0, knight=3).track(1, knight=3).use("castle", seat=1)

    t.use("castle")

    assert (t.citizens_of(0), t.citizens_of(1)) == ([], [KNIGHT_CITIZEN])
    assert t.marker(0, "knight") == 4


@rule("place.monastery")
def test_the_monastery_gives_a_monk_and_nothing_else() -> None:
    t = Position().bag(0)
    supply = t.in_supply("monk")
    before = t.lying

    t.use("monastery")

    assert t.in_bag(0) == ["trader", "scholar", "monk"]
    assert t.in_supply("monk") == supply - 1
    assert t.changed(before) == {"bag", "supply"}
    assert t.asked_of("monastery") == ["scholar", "trader"]


@rule("place.monastery")
def test_only_the_stock_limits_the_monks() -> None:
    """No track ends, but the stock on the main board does."""
    t = Position().bag(0, *["monk"] * 10)
    assert t.in_supply("monk") == 1

    t.use("monastery").fill(0, "monastery").actions(0)

    assert t.in_bag(0).count("monk") == 11
    assert t.refused("act monastery") == {"supply.action-blocked"}


@rule("place.monastery-pilgrimage")
def test_during_a_pilgrimage_the_monastery_is_closed() -> None:
    t = Position(event="pilgrimage").fill(0, "monastery").actions(0)

    assert t.refused("act monastery") == {"place.monastery-pilgrimage"}
    assert t.legal() == ["act pass"]


@rule("place.monastery-pilgrimage")
@pytest.mark.parametrize("event", ["income", "harvest", "taxes", "trade", "plague"])
def test_in_other_rounds_it_is_open(event: str) -> None:
    t = Position(event=event).fill(0, "monastery").actions(0)

    assert t.legal() == ["act monastery", "act pass"]


@rule("place.monastery-pilgrimage")
def test_followers_may_be_placed_there_and_wait_for_a_later_round() -> None:
    t = Position(round=0).market(0, "scholar", "trader").round()
    t.play("draw 0", "plan scholar", "send monastery-scholar", "plan trader", "send monastery-trader", seat=0)
    t.play("plan ready", seat=0).play("draw 0", "plan ready", seat=1).play("draw 0", "plan ready", seat=2)
    assert t.refused("act monastery") == {"place.monastery-pilgrimage"}
    t.everybody("act pass")

    t.play("* hourglass trade").everybody("draw 0").everybody("plan ready").play("act pass", "act pass")

    assert (t.s.round, t.legal()) == (2, ["act monastery", "act pass"])


@rule("place.monastery-pilgrimage")
def test_a_pilgrimage_closes_nothing_else() -> None:
    t = Position(event="pilgrimage").fill(0, "farm", "village", "university", "castle").actions(0)

    assert t.legal() == ["act farm", "act village", "act university", "act castle", "act pass"]


# Monks


@rule("monk.substitute")
def test_monks_can_do_everybodys_work() -> None:
    t = Position().bag(0).put(0, "farm-boatman", "monk").put(0, "farm-craftsman", "monk").actions(0).play("act farm")

    assert t.in_bag(0) == ["farmer", "monk", "monk"]


@rule("monk.substitute")
def test_a_monk_stands_for_nobody_at_a_deed() -> None:
    t = Position().put(0, "town-hall-1", "monk").actions(0).play("act town-hall")

    assert t.refused("deed first city-wall")
    assert t.legal() == ["deed first papal-conclave", "deed first cathedral", "deed first peace-treaty"]


@rule("monk.no-reverse")
@pytest.mark.parametrize("type_", TYPE_LABELS[:6])
def test_a_monks_space_takes_only_a_monk(type_: str) -> None:
    t = Position().tile(0, *TILE.labels).market(0, type_, "monk").planning().play(f"plan {type_}", seat=0)
    assert {SPACE.labels[space] for space, asked in enumerate(t.printed.asks) if TYPE_LABELS[asked] == "monk"} == {
        *("brewery-1", "restaurant-1", "sacristy-1")
    }

    for space in ("brewery-1", "restaurant-1", "sacristy-1"):
        assert t.refused(f"send {space}", 0) == {"monk.no-reverse"}
    t.play("send keep", "plan monk", seat=0)
    assert {"send brewery-1", "send restaurant-1", "send sacristy-1"} < set(t.legal(0))


@rule("monk.no-reverse")
def test_nor_does_it_take_technology() -> None:
    t = Position().tile(0, "restaurant").unlaid(0, 1).laid_before(0).laying()

    assert t.refused("technology restaurant-1") == {"tech.no-monk"}
    assert "technology restaurant-2" in t.legal()


# Ends of tracks


@rule("track.last-space")
@pytest.mark.parametrize(("place", "moves", "type_"), RECRUITING)
def test_at_the_end_of_a_track_its_action_is_closed(place: str, moves: list[str], type_: str) -> None:
    last = 8 if type_ == "farmer" else 5
    t = Position().track(0, **{type_: last - 1}).use(place, *moves)
    assert t.marker(0, type_) == last

    t.fill(0, place).actions(0)

    if place == "village":  # it stays usable for the other types
        t.play("act village")
        assert t.refused(f"recruit {type_}") == {"track.last-space"}
        assert len(t.legal()) == 2
    else:
        assert t.refused(f"act {place}") == {"track.last-space"}


@rule("track.last-space")
def test_the_end_of_one_players_track_is_his_own() -> None:
    t = Position().track(0, farmer=8).fill(1, "farm").actions(1)

    assert t.legal() == ["act farm", "act pass"]


@rule("track.citizen-first")
@pytest.mark.parametrize(
    ("place", "moves", "track", "step", "citizen"),
    [
        ("village", ["recruit boatman"], "boatman", 4, BOATMAN_CITIZEN),
        ("castle", [], "knight", 3, KNIGHT_CITIZEN),
    ],
)
def test_a_citizen_of_a_track_goes_to_the_first_and_to_nobody_else(
    place: str, moves: list[str], track: str, step: int, citizen: int
) -> None:
    t = Position()
    for seat in range(3):
        t.track(seat, **{track: step})

    for seat in (1, 2, 0):
        t.use(place, *moves, seat=seat)
        assert t.marker(seat, track) == step + 1

    assert [t.citizens_of(seat) for seat in range(3)] == [[], [citizen], []]


@rule("track.citizen-first")
@pytest.mark.parametrize(("place", "moves", "type_"), RECRUITING)
def test_only_boatmen_and_knights_have_a_citizen_on_their_track(place: str, moves: list[str], type_: str) -> None:
    """q.track.other-citizens"""
    t = Position(4)
    for step in range(8 if type_ == "farmer" else 5):
        t.bag(0).track(0, development=4, **{type_: step}).use(place, *moves)

    assert t.citizens_of(0) == {"boatman": [BOATMAN_CITIZEN], "knight": [KNIGHT_CITIZEN]}.get(type_, [])


@rule("track.never-back")
def test_lost_followers_take_no_marker_back() -> None:
    """Neither Plague nor torture nor deeds (q.torture.follower-track)."""
    t = Position(2).bag(1).track(0, knight=2, farmer=3).bag(0, "knight", "farmer").put(0, "town-hall-1", "knight")

    t.event("plague").play("* plague knight")
    t.torture(0, 1).play("torture follower", "* tortured farmer")
    t.actions(0).play("act town-hall", "deed first city-wall")

    assert t.in_bag(0) == []
    assert t.markers(0) == {"knight": 2, "farmer": 3}


@rule("track.never-back")
@pytest.mark.parametrize(("place", "moves", "type_"), RECRUITING)
def test_recruiting_only_ever_moves_its_own_marker_on(place: str, moves: list[str], type_: str) -> None:
    t = Position().track(0, farmer=3, boatman=3, craftsman=3, trader=3, knight=2, scholar=3, development=4)
    t.track(1, farmer=1, knight=1)
    before = t.markers(0)

    t.use(place, *moves)

    del before["development"]
    after = t.markers(0)
    del after["development"]
    assert after == {**before, type_: before[type_] + 1}
    assert t.markers(1) == {"farmer": 1, "knight": 1}
