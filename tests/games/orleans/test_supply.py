"""What holds all through the game: the first player's tile, limited stocks, payments and own followers."""

import random

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import FIRST_OWN, FOLLOWERS, FRESH, POWDER_TOWER, SPACES
from fondaco.kernel import NATURE

OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]
RECRUITERS = {"farm": "farmer", "university": "scholar", "castle": "knight", "monastery": "monk"}


# Phase 7


@rule("phase.first-player")
@pytest.mark.parametrize(("players", "first", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 2, 3), (4, 3, 0)])
def test_the_first_players_tile_goes_to_the_left(players: int, first: int, following: int) -> None:
    t = Position(players, first=first).last_phase()
    assert t.s.first_player == following
    assert t.s.round == 5
    t.idle_until("act")
    assert t.asked_seat() == following


@rule("phase.first-player")
def test_the_tile_is_handed_on_when_the_event_is_over() -> None:
    t = Position(first=LAPIS).hourglass(harvest=2).goods(LAPIS, grain=1, wine=1).round().idle_until("food")
    assert t.s.first_player == LAPIS
    t.play("food grain")
    assert t.s.first_player == VERDIGRIS


# Limited stocks


@rule("supply.limited")
def test_followers_technology_and_goods_come_to_an_end() -> None:
    """The last of each can be gained, and no other."""
    t = Position(2).supply(farmer=1).reserve(grain=1).fill(OCHRE, "farm").fill(LAPIS, "farm").actions()
    t.play("act farm")
    assert (t.in_supply("farmer"), t.in_reserve("grain"), t.goods_of(OCHRE)) == (0, 0, {"grain": 1})
    assert t.refused("act farm") == {"supply.action-blocked"}

    t = Position().technology_left(0).use("village", "recruit craftsman")
    assert t.s.unlaid == [0, 0, 0]
    assert t.s.technology == 0


@rule("supply.limited")
def test_a_bonus_that_has_run_out_is_not_given() -> None:
    """q.supply.bonus-missing: the follower is gained and the marker moves, without the good."""
    t = Position().reserve(grain=0).use("farm")
    assert t.goods_of(OCHRE) == {}
    assert t.in_reserve("grain") == 0
    assert "farmer" in t.in_bag(OCHRE)
    assert t.markers(OCHRE) == {"farmer": 1}


@rule("supply.limited")
def test_without_technology_left_the_laboratory_is_closed() -> None:
    t = Position().tile(OCHRE, "laboratory").fill(OCHRE, "laboratory").technology_left(0).actions()
    assert t.refused("act laboratory") == {"supply.limited"}


@rule("supply.action-blocked")
@pytest.mark.parametrize("place", RECRUITERS)
def test_while_a_type_is_exhausted_its_action_is_blocked(place: str) -> None:
    """Other types do not matter, nor do followers in bags."""
    type_ = RECRUITERS[place]
    t = Position().bag(LAPIS, type_).fill(OCHRE, place).supply(**{type_: 0}).actions()
    assert t.refused(f"act {place}") == {"supply.action-blocked"}
    others = dict.fromkeys({"farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"} - {type_}, 0)
    t.supply(**{type_: 1}, **others).play(f"act {place}")
    assert t.in_supply(type_) == 0


@rule("supply.action-blocked")
@pytest.mark.parametrize("type_", ["boatman", "craftsman", "trader"])
def test_the_village_offers_whoever_is_left(type_: str) -> None:
    t = Position().fill(OCHRE, "village").supply(**{type_: 0}).actions().play("act village")
    assert t.refused(f"recruit {type_}") == {"supply.action-blocked"}
    assert len(t.legal()) == 2


@rule("supply.action-blocked")
def test_the_village_is_blocked_when_all_three_are_exhausted() -> None:
    t = Position().fill(OCHRE, "village").supply(boatman=0, craftsman=0, trader=0).actions()
    assert t.refused("act village") == {"supply.action-blocked"}
    t.supply(trader=1).play("act village")
    assert t.legal() == ["recruit trader"]


@rule("supply.action-blocked", "supply.limited", "track.last-space")
def test_all_that_speaks_against_recruiting_is_said_at_once() -> None:
    t = Position().fill(OCHRE, "castle").supply(knight=0).track(OCHRE, knight=5).actions()
    assert t.refused("act castle") == {"supply.action-blocked", "track.last-space"}


@rule("supply.back")
@pytest.mark.parametrize(("tile", "food"), [("haystack", "grain"), ("cheese-dairy", "cheese"), ("winery", "wine")])
def test_food_returned_by_the_harvest_can_be_gained_again(tile: str, food: str) -> None:
    t = (
        Position(2)
        .tile(LAPIS, tile)
        .fill(LAPIS, tile)
        .goods(OCHRE, **{food: 1})
        .goods(LAPIS, grain=1, cheese=1, wine=1)
    )
    t.reserve(grain=0, cheese=0, wine=0).actions(LAPIS)
    assert t.refused(f"act {tile}") == {"tile.goods-exhausted"}
    t.s.first_player = OCHRE
    t.event("harvest").play(f"food {food}", f"food {'wine' if food == 'grain' else 'grain'}").actions(LAPIS)
    assert t.in_reserve(food) == 1
    t.play(f"act {tile}")
    assert t.in_reserve(food) == 0
    assert t.good(LAPIS, food) == 2


@rule("supply.back")
@pytest.mark.parametrize("place", RECRUITERS)
def test_a_follower_returned_by_the_plague_can_be_recruited_again(place: str) -> None:
    type_ = RECRUITERS[place]
    t = Position(2).bag(OCHRE, type_).bag(LAPIS).fill(LAPIS, place).supply(**{type_: 0}).actions(LAPIS)
    assert t.refused(f"act {place}") == {"supply.action-blocked"}
    t.event("plague").play(f"* plague {type_}")
    assert t.in_supply(type_) == 1
    t.actions(LAPIS).play(f"act {place}")
    assert type_ in t.in_bag(LAPIS)
    assert t.in_supply(type_) == 0


# Coins


@rule("supply.coins")
@pytest.mark.parametrize(("bank", "received"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_coins_are_received_as_far_as_the_reserve_goes(bank: int, received: int) -> None:
    """q.supply.coins-partial: no debt remains."""
    t = Position().track(OCHRE, boatman=2).bank(bank).use("village", "recruit boatman")
    assert t.s.coins == [5 + received, 5, 5]
    assert t.s.bank == bank - received


@rule("supply.coins")
def test_coins_paid_later_fill_the_reserve_again() -> None:
    t = Position(2).bank(0).goods(LAPIS, wool=3).event("income")
    assert t.s.coins == [5, 5]
    t.event("taxes").event("income")
    assert t.s.coins == [6, 4]
    assert t.s.bank == 0


@rule("payment.reserve")
def test_coins_never_go_from_one_player_to_another() -> None:
    """The last at the census pays, but with an empty reserve the leader had nothing to receive."""
    t = Position().bank(0).track(LAPIS, farmer=2).track(VERDIGRIS, farmer=1).census()
    assert t.s.coins == [4, 5, 5]
    assert t.s.bank == 1


@rule("payment.reserve")
def test_whatever_is_received_comes_out_of_the_reserve_and_whatever_is_paid_goes_there() -> None:
    t = Position().bank(20).track(LAPIS, farmer=2).track(VERDIGRIS, farmer=1).census()
    assert (t.s.coins, t.s.bank) == ([4, 6, 5], 20)
    t.event("income")
    assert (t.s.coins, t.s.bank) == ([5, 7, 6], 17)
    t.event("harvest")
    assert (t.s.coins, t.s.bank) == ([0, 2, 1], 32)
    t.tile(LAPIS, "pharmacy").use("pharmacy", "pharmacy 2", seat=LAPIS)
    assert (t.s.coins, t.s.bank) == ([0, 0, 1], 34)


# Own followers


def own_followers(t: Position, seat: int) -> list[int]:
    """How often each own follower of a seat is on the table: in bag, market, tower and bathhouse, or on places."""
    s = t.s
    tokens = [token % FRESH - 1 for token in s.space[seat * SPACES : (seat + 1) * SPACES]]
    if s.has(seat, POWDER_TOWER):
        tokens += [token - 1 for token in s.tower]
    if t.asked() in ("bathhouse-draw", "bathe", "settle") and seat == s.frames[-1][1]:
        tokens += [token - 1 for token in s.bathhouse]
    market = s.market[seat * FOLLOWERS : (seat + 1) * FOLLOWERS]
    return [s.bag[seat][own] + market[own] + tokens.count(own) for own in range(FIRST_OWN, FOLLOWERS)]


@rule("own-followers.never-lost")
@pytest.mark.parametrize("seed", [1, 2])
def test_own_followers_stay_with_their_player_all_game(seed: int) -> None:
    chance = random.Random(seed)
    t = Position(3, round=0).round()
    while not t.s.over:
        moves = list(t.chances()) if t.asked_seat() == NATURE else t.legal()
        t.play(chance.choice(moves))
        for seat in range(3):
            assert own_followers(t, seat) == [1, 1, 1, 1]


@rule("own-followers.never-lost")
def test_own_followers_are_neither_given_to_deeds_nor_lost_to_plague_or_torture() -> None:
    t = Position(2).bag(OCHRE, "own-farmer").bag(LAPIS).tower(OCHRE, "own-trader", "trader")
    t.event("plague").play("* plague own-farmer")
    assert t.torture(OCHRE, 1).refused("torture follower") == {"torture.follower"}
    t.play("torture unbuilt-station").actions(OCHRE).play("act powder-tower")
    assert t.refused("deed first cathedral") == {"deed.no-own"}
    t.play("deed second cathedral")
    assert t.in_bag(OCHRE) == ["own-farmer"]
    assert t.in_tower() == ["own-trader", ""]
