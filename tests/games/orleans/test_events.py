"""Phase 6: the event of the round."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.kernel import NATURE

OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]
TOWNS = ("orleans", "blois", "tours", "chinon", "loches")


# When an event strikes


@rule("phase.event")
def test_the_event_turned_up_at_the_beginning_strikes_after_the_actions() -> None:
    t = Position().hourglass(trade=1).station(OCHRE, "blois").round().play("* hourglass trade")
    t.idle_until("act")
    assert t.s.coins == [5, 5, 5]
    t.play("act pass", "act pass", "act pass")
    assert t.s.coins == [6, 5, 5]
    assert t.s.round == 6


@rule("phase.event")
def test_the_event_of_the_last_round_is_resolved_too() -> None:
    """q.event.last-round: before the game is scored."""
    t = Position(round=17).hourglass(income=1).round().idle_until()
    assert t.s.round == 18
    assert t.s.coins == [6, 6, 6]
    assert t.heard.index("event-strikes") < t.heard.index("final-score")


@rule("phase.event")
@pytest.mark.parametrize(("first", "order"), [(OCHRE, [0, 1, 2]), (LAPIS, [1, 2, 0]), (VERDIGRIS, [2, 0, 1])], ids=str)
def test_an_event_concerns_everybody_in_turn_order(first: int, order: list[int]) -> None:
    t = Position(first=first)
    for seat in range(3):
        t.goods(seat, grain=1, wine=1)
    t.event("harvest")
    asked = []
    while t.asked():
        asked.append(t.asked_seat())
        t.play("food wine")
    assert asked == order


@rule("phase.event")
@pytest.mark.parametrize("event", ["income", "trade"])
def test_when_the_reserve_is_short_who_comes_first_is_served_first(event: str) -> None:
    """q.event.shortage-order: each takes as much as is left."""
    t = Position(4, first=VERDIGRIS).bank(4)
    for seat in range(4):
        t.track(seat, development=9).station(seat, *TOWNS[:3])
    t.event(event)
    assert t.s.coins == [5, 5, 8, 6]
    assert t.s.bank == 0


@rule("phase.event")
def test_each_player_settles_the_whole_payment_before_the_next() -> None:
    """q.torture.order-of-players."""
    t = Position(2, first=LAPIS).coins(OCHRE, 4).coins(LAPIS, 3).event("harvest")
    assert t.s.coins == [4, 0]
    for _ in range(2):
        assert (t.asked(), t.asked_seat()) == ("torture", LAPIS)
        t.play("torture unbuilt-station")
    assert t.s.coins == [0, 0]
    assert (t.asked(), t.asked_seat()) == ("torture", OCHRE)
    assert t.play("torture unbuilt-station").asked() == ""


# Pilgrimage


@rule("event.pilgrimage")
def test_at_pilgrimage_no_monk_may_be_recruited() -> None:
    t = Position(event="pilgrimage").fill(OCHRE, "monastery").actions()
    assert t.refused("act monastery") == {"place.monastery-pilgrimage"}
    t = Position(event="plague").fill(OCHRE, "monastery").actions().play("act monastery")
    assert "monk" in t.in_bag(OCHRE)


@rule("event.pilgrimage", "phase.event")
def test_at_pilgrimage_nothing_happens_in_the_event_phase() -> None:
    t = Position().goods(OCHRE, grain=3, wool=3).station(OCHRE, "blois").bag(OCHRE, "monk")
    before = t.lying
    t.event("pilgrimage")
    assert t.asked() == ""
    assert t.changed(before) == {"event"}
    assert "event-strikes" not in t.heard
    assert t.event("income").s.coins == [6, 6, 6]


@rule("event.pilgrimage")
def test_at_pilgrimage_the_own_monks_work_as_ever() -> None:
    t = Position(event="pilgrimage").tile(OCHRE, "brewery").use("brewery")
    assert t.s.coins[OCHRE] == 7


# Income and trade


@rule("event.income")
def test_income_gives_everybody_coins_by_the_own_level() -> None:
    t = Position(4).track(LAPIS, development=4).track(VERDIGRIS, development=14).track(3, development=30)
    bank = t.s.bank
    t.event("income")
    assert t.s.coins == [6, 7, 8, 11]
    assert t.s.bank == bank - 12
    assert t.asked() == ""


@rule("event.trade")
def test_trade_gives_everybody_a_coin_for_each_station_built() -> None:
    """Those in the supply and those lost to torture do not count, and the level does not matter."""
    t = Position(4).station(OCHRE, *TOWNS[:1]).station(LAPIS, *TOWNS[:4]).lost_stations(LAPIS, 2).lost_stations(3, 3)
    t.track(VERDIGRIS, development=20)
    bank = t.s.bank
    t.event("trade")
    assert t.s.coins == [6, 9, 5, 5]
    assert t.s.bank == bank - 5
    assert t.asked() == ""


# Harvest


@rule("event.harvest")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_at_harvest_everybody_gives_a_food_token_of_the_own_choice(food: str) -> None:
    t = Position(2).goods(OCHRE, grain=1, cheese=1, wine=2, wool=1).goods(LAPIS, cheese=1, brocade=2).event("harvest")
    had, reserve = t.good(OCHRE, food), t.in_reserve(food)
    assert t.legal() == ["food grain", "food cheese", "food wine"]
    t.play(f"food {food}")
    assert t.good(OCHRE, food) == had - 1
    assert t.in_reserve(food) == reserve + 1
    assert t.asked_seat() == LAPIS
    assert t.legal() == ["food cheese"]
    assert t.refused("food grain") == {"event.harvest"}
    assert t.play("food cheese").asked() == ""
    assert t.s.coins == [5, 5]


@rule("event.harvest")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_who_has_food_cannot_pay_coins_instead(food: str) -> None:
    """q.harvest.choose-coins."""
    t = Position(2).coins(OCHRE, 20).goods(OCHRE, **{food: 1}).coins(LAPIS, 5).event("harvest")
    assert t.legal() == [f"food {food}"]
    t.play(f"food {food}")
    assert t.s.coins == [20, 0]


@rule("event.harvest-no-food")
@pytest.mark.parametrize("coins", [5, 6, 12])
def test_who_has_no_food_pays_five_coins(coins: int) -> None:
    """Wool and brocade cannot be eaten."""
    t = Position(2).coins(OCHRE, coins).goods(OCHRE, wool=2, brocade=1).goods(LAPIS, grain=1)
    bank = t.s.bank
    t.event("harvest").play("food grain")
    assert t.s.coins == [coins - 5, 5]
    assert t.s.bank == bank + 5
    assert t.goods_of(OCHRE) == {"wool": 2, "brocade": 1}
    assert t.asked() == ""


@rule("event.harvest-no-food")
def test_coins_missing_at_harvest_are_replaced_by_torture() -> None:
    """Constructed case: no food, 2 wool and 3 coins; he pays the coins, and the wool for the two that are missing."""
    t = Position(2).coins(OCHRE, 3).goods(OCHRE, wool=2).goods(LAPIS, grain=1).event("harvest")
    assert t.s.coins == [0, 5]
    assert (t.asked(), t.asked_seat()) == ("torture", OCHRE)
    t.play("torture good wool", "torture good wool")
    assert t.goods_of(OCHRE) == {}
    assert (t.asked(), t.asked_seat()) == ("food", LAPIS)


# Taxes


@rule("event.taxes")
@pytest.mark.parametrize(("goods", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_taxes_are_a_coin_for_every_three_goods_of_whatever_kinds(goods: int, coins: int) -> None:
    kinds = ("grain", "cheese", "wine", "wool", "brocade")
    owned = {kind: len(range(place, goods, 5)) for place, kind in enumerate(kinds)}
    t = Position(2).goods(OCHRE, **owned).goods(LAPIS, brocade=3)
    bank = t.s.bank
    t.event("taxes")
    assert t.s.coins == [5 - coins, 4]
    assert t.s.bank == bank + coins + 1
    assert sum(t.goods_of(OCHRE).values()) == goods
    assert t.asked() == ""


@rule("event.taxes")
def test_giving_goods_under_torture_does_not_lower_the_taxes() -> None:
    t = Position(2).coins(OCHRE, 0).goods(OCHRE, grain=6).event("taxes")
    t.play("torture good grain")
    assert (t.asked(), t.asked_seat()) == ("torture", OCHRE)
    t.play("torture good grain")
    assert t.asked() == ""
    assert t.goods_of(OCHRE) == {"grain": 4}


@rule("event.taxes")
def test_missing_coins_of_taxes_are_replaced_by_torture() -> None:
    t = Position(2).coins(OCHRE, 1).goods(OCHRE, wool=9).event("taxes")
    assert t.s.coins[OCHRE] == 0
    t.play("torture unbuilt-station", "torture unbuilt-station")
    assert t.asked() == ""
    assert t.s.stations[OCHRE] == 8


# Plague


@rule("event.plague")
def test_the_plague_takes_a_follower_from_every_bag_to_the_main_board() -> None:
    t = (
        Position(2, first=LAPIS)
        .bag(OCHRE, "monk", "farmer", *OWN)
        .bag(LAPIS, "knight", "knight", "scholar", "own-farmer")
    )
    supply = t.s.supply[:]
    t.event("plague")
    assert t.asked_seat() == NATURE
    assert t.chances() == {"plague knight": 2, "plague scholar": 1, "plague own-farmer": 1}
    before = t.lying

    t.play("* plague knight", "* plague monk")

    assert t.in_bag(LAPIS) == ["knight", "scholar", "own-farmer"]
    assert t.in_bag(OCHRE) == ["farmer", *OWN]
    supply[4] += 1
    supply[6] += 1
    assert t.s.supply == supply
    assert t.changed(before) == {"bag", "supply"}
    assert t.asked() == ""


@rule("event.plague")
def test_who_was_lost_to_the_plague_can_be_recruited_again() -> None:
    t = Position(2).bag(OCHRE, "knight").bag(LAPIS).supply(knight=0).event("plague").play("* plague knight")
    t.use("castle", seat=LAPIS)
    assert "knight" in t.in_bag(LAPIS)


@rule("event.plague-own", "event.plague")
@pytest.mark.parametrize("follower", OWN)
def test_an_own_follower_drawn_goes_back_into_the_bag_and_nobody_is_lost(follower: str) -> None:
    """There is no second draw."""
    t = Position(2).bag(OCHRE, "farmer", *OWN).bag(LAPIS).event("plague")
    before = t.lying
    t.play(f"* plague {follower}")
    assert t.asked() == ""
    assert t.changed(before) == set()
    assert t.in_bag(OCHRE) == ["farmer", *OWN]
    assert t.event("plague").play("* plague farmer").in_bag(OCHRE) == OWN


@rule("event.plague-track")
@pytest.mark.parametrize("type_", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_the_marker_of_who_was_lost_does_not_move_back(type_: str) -> None:
    t = Position(2).bag(OCHRE, type_).bag(LAPIS).track(OCHRE, **{type_: 2}).track(LAPIS, **{type_: 1})
    t.event("plague").play(f"* plague {type_}")
    assert t.in_bag(OCHRE) == []
    assert t.markers(OCHRE) == {type_: 2}
    assert t.markers(LAPIS) == {type_: 1}


@rule("event.plague-bag-only")
def test_the_plague_takes_nobody_from_market_tower_or_places() -> None:
    """q.plague.empty-bag: with an empty bag nothing is lost."""
    t = Position(2).bag(OCHRE).bag(LAPIS).market(OCHRE, "knight", "monk").fill(OCHRE, "farm").tower(LAPIS, "scholar")
    before = t.lying
    t.event("plague")
    assert t.asked() == ""
    assert t.changed(before) == {"event"}


@rule("event.plague-bag-only")
def test_the_plague_draws_among_those_in_the_bag_alone() -> None:
    t = Position(2).bag(OCHRE, "boatman").market(OCHRE, "knight").fill(OCHRE, "farm").event("plague")
    assert t.chances() == {"plague boatman": 1}
    t.play("* plague boatman")
    assert t.waiting(OCHRE) == ["knight"]
    assert t.standing(OCHRE, "farm") == ["boatman", "craftsman"]
