"""Ship, wagon and guildhall: the merchant travels, picks up goods and builds trading stations."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import TOWN


def setting_out(place: str, town: str = "orleans", players: int = 3) -> Position:
    """The first player's merchant is about to leave a town by ship, wagon or horse cart."""
    t = Position(players).merchant(OCHRE, town)
    if place == "horse-cart":
        t.tile(OCHRE, "horse-cart")
    return t.fill(OCHRE, place).actions(OCHRE).play(f"act {place}")


# Moving


@rule("place.ship")
@pytest.mark.parametrize(
    ("town", "reached"),
    [
        ("orleans", ["briare", "blois"]),
        ("vierzon", ["st-amand-montrond", "bourges", "montrichard"]),
        ("tours", ["blois", "chinon", "loches", "montrichard"]),
    ],
)
def test_a_ship_goes_along_a_waterway(town: str, reached: list[str]) -> None:
    t = setting_out("ship", town)
    assert t.legal() == [f"travel {name}" for name in reached]
    t.play(f"travel {reached[-1]}")
    assert t.town(OCHRE) == reached[-1]


@rule("place.wagon")
@pytest.mark.parametrize(
    ("town", "reached"),
    [
        ("orleans", ["chartres", "chateaudun", "montargis", "vierzon"]),
        ("vierzon", ["orleans", "blois", "chateauroux"]),
        ("le-blanc", ["chateauroux"]),
    ],
)
def test_a_wagon_goes_along_a_road(town: str, reached: list[str]) -> None:
    t = setting_out("wagon", town)
    assert t.legal() == [f"travel {name}" for name in reached]
    t.play(f"travel {reached[-1]}")
    assert t.town(OCHRE) == reached[-1]


@rule("place.wagon", "move.goods")
def test_goods_are_taken_from_a_road_as_from_a_waterway() -> None:
    t = Position().on_map("road", "orleans", "chartres", "wool").fill(OCHRE, "wagon").actions()
    t.play("act wagon", "travel chartres")
    assert t.legal() == ["good wool", "good none"]
    assert t.play("good wool").goods_of(OCHRE) == {"wool": 1}


@rule("place.ship", "place.wagon")
def test_what_ship_and_wagon_ask_for() -> None:
    t = Position()
    assert t.asked_of("ship") == ["farmer", "boatman", "knight"]
    assert t.asked_of("wagon") == ["farmer", "trader", "knight"]


@rule("tile.horse-cart")
def test_the_horse_cart_goes_along_a_road() -> None:
    t = setting_out("horse-cart")
    assert t.legal() == ["travel chartres", "travel chateaudun", "travel montargis", "travel vierzon"]
    assert t.play("travel montargis").town(OCHRE) == "montargis"
    assert t.asked_of("horse-cart") == ["knight", "trader"]


@rule("tile.horse-cart", "move.goods")
def test_a_good_may_be_taken_from_the_horse_cart_too() -> None:
    """q.horse-cart.goods: one, as with the wagon."""
    t = Position().tile(OCHRE, "horse-cart").on_map("road", "orleans", "vierzon", "wine", "brocade")
    t.use("horse-cart", "travel vierzon", "good brocade")
    assert t.goods_of(OCHRE) == {"brocade": 1}
    assert t.goods_between("road", "orleans", "vierzon") == ["wine"]


@rule("move.one-link")
@pytest.mark.parametrize("town", ["orleans", "tours", "chartres", "le-blanc"])
def test_one_move_covers_one_connection_of_the_right_kind(town: str) -> None:
    """Tours is two waterways away, Chartres is joined by a road only, and staying is no move."""
    t = setting_out("ship")
    assert t.refused(f"travel {town}") == {"move.one-link"}


@rule("move.one-link")
def test_a_move_starts_where_the_own_merchant_is_and_ends_at_the_other_end() -> None:
    """Nobody else's merchant goes along, and the way back is open."""
    t = Position().merchant(OCHRE, "blois").merchant(LAPIS, "nevers").merchant(VERDIGRIS, "tours").fill(OCHRE, "ship")
    t.actions()
    before = t.lying
    t.play("act ship")
    assert t.legal() == ["travel orleans", "travel tours"]

    t.play("travel tours")

    assert [t.town(seat) for seat in range(3)] == ["tours", "nevers", "tours"]
    assert t.changed(before) == {"merchant", "space", "bag"}
    assert t.asked_seat() == LAPIS
    assert setting_out("ship", "tours").legal()[0] == "travel blois"


@rule("move.one-link", "place.ship", "place.wagon")
def test_every_connection_leads_both_ways() -> None:
    t = Position()
    for link, ends in enumerate(t.printed.link_ends):
        kind = t.printed.link_kind[link]
        for a, b in (ends, ends[::-1]):
            t = setting_out(("wagon", "ship")[kind], TOWN.labels[a])
            assert t.play(f"travel {TOWN.labels[b]}").town(OCHRE) == TOWN.labels[b]


@rule("move.one-link", "place.ship", "place.wagon")
@pytest.mark.parametrize("town", ["le-mans", "chateauroux", "montargis"])
def test_where_no_waterway_leaves_the_town_the_ship_is_no_action(town: str) -> None:
    t = Position().merchant(OCHRE, town).fill(OCHRE, "ship", "wagon").actions()
    assert t.refused("act ship") == {"move.one-link"}
    assert t.refused("act wagon") == set()


@rule("move.one-link")
@pytest.mark.parametrize(("place", "good", "left"), [("ship", "wool", "road"), ("wagon", "wine", "waterway")])
def test_road_and_waterway_between_two_towns_are_two_connections(place: str, good: str, left: str) -> None:
    """q.move.parallel-links: each has its own goods."""
    t = Position().merchant(OCHRE, "chinon")
    t.on_map("road", "chinon", "chatellerault", "wine").on_map("waterway", "chinon", "chatellerault", "wool")
    t.use(place, "travel chatellerault", f"good {good}")
    assert t.goods_of(OCHRE) == {good: 1}
    assert len(t.goods_between(left, "chinon", "chatellerault")) == 1


# Goods on the way


@rule("move.goods")
def test_a_good_on_the_connection_may_be_taken() -> None:
    t = Position().on_map("waterway", "orleans", "blois", "brocade").fill(OCHRE, "ship").actions()
    reserve = t.in_reserve("brocade")
    t.play("act ship", "travel blois", "good brocade")
    assert t.goods_of(OCHRE) == {"brocade": 1}
    assert t.goods_between("waterway", "orleans", "blois") == []
    assert t.in_reserve("brocade") == reserve
    assert t.goods_of(LAPIS) == {}


@rule("move.goods")
def test_taking_a_good_is_voluntary() -> None:
    t = Position().on_map("waterway", "orleans", "blois", "brocade").use("ship", "travel blois", "good none")
    assert [t.goods_of(seat) for seat in range(3)] == [{}, {}, {}]
    assert t.goods_between("waterway", "orleans", "blois") == ["brocade"]
    assert t.asked_seat() == LAPIS


@rule("move.goods")
def test_only_what_lies_on_the_connection_just_used_can_be_taken() -> None:
    t = Position().on_map("waterway", "orleans", "blois", "grain").on_map("waterway", "orleans", "briare", "wool")
    t.on_map("waterway", "blois", "tours", "wine").use("ship", "travel blois")
    assert t.legal() == ["good grain", "good none"]
    assert t.refused("good wool") == {"move.goods"}
    assert t.refused("good wine") == {"move.goods"}


@rule("move.one-good")
@pytest.mark.parametrize(("taken", "left"), [("cheese", "wool"), ("wool", "cheese")])
def test_of_several_goods_one_may_be_taken_of_ones_choice(taken: str, left: str) -> None:
    t = Position().on_map("waterway", "orleans", "briare", "cheese", "wool").use("ship", "travel briare")
    assert t.legal() == ["good cheese", "good wool", "good none"]
    t.play(f"good {taken}")
    assert t.goods_of(OCHRE) == {taken: 1}
    assert t.goods_between("waterway", "orleans", "briare") == [left]
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("move.one-good")
def test_of_two_equal_goods_one_is_left() -> None:
    t = Position().on_map("waterway", "orleans", "briare", "wine", "wine").use("ship", "travel briare", "good wine")
    assert t.goods_of(OCHRE) == {"wine": 1}
    assert t.goods_between("waterway", "orleans", "briare") == ["wine"]


@rule("move.empty-link", "move.goods")
@pytest.mark.parametrize(("place", "town"), [("ship", "blois"), ("wagon", "chartres"), ("horse-cart", "vierzon")])
def test_a_connection_without_goods_may_be_used(place: str, town: str) -> None:
    t = setting_out(place).play(f"travel {town}")
    assert t.town(OCHRE) == town
    assert t.goods_of(OCHRE) == {}
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("move.empty-link")
def test_goods_taken_from_the_map_are_not_replaced() -> None:
    t = Position(2).on_map("waterway", "orleans", "blois", "wine").use("ship", "travel blois", "good wine")
    t.merchant(OCHRE, "orleans").use("ship", "travel blois")
    assert t.goods_between("waterway", "orleans", "blois") == []
    assert t.asked_seat() == LAPIS


# The guildhall


@rule("place.guildhall")
@pytest.mark.parametrize("town", ["orleans", "blois", "le-mans"])
@pytest.mark.parametrize("seat", [OCHRE, LAPIS, VERDIGRIS])
def test_a_trading_station_is_built_where_the_merchant_stands(seat: int, town: str) -> None:
    """No coin is paid and nothing else is gained."""
    t = Position().merchant(seat, town).fill(seat, "guildhall").actions(seat)
    before = t.lying

    t.play("act guildhall")

    assert t.stations_in(town) == [seat]
    assert [10 - left for left in t.s.stations] == [int(other == seat) for other in range(3)]
    assert [t.s.stations_built(other) for other in range(3)] == [int(other == seat) for other in range(3)]
    assert sum(t.s.station) == 1 << seat
    assert t.changed(before) == {"station", "stations", "space", "bag"}
    assert t.asked_seat() == (seat + 1) % 3


@rule("place.guildhall")
def test_what_the_guildhall_asks_for() -> None:
    assert Position().asked_of("guildhall") == ["farmer", "craftsman", "knight"]


@rule("station.one-per-town")
@pytest.mark.parametrize("owner", [OCHRE, LAPIS])
def test_a_town_with_a_station_is_closed_to_everybody(owner: int) -> None:
    t = Position().station(owner, "blois").merchant(OCHRE, "blois").fill(OCHRE, "guildhall").actions()
    assert t.refused("act guildhall") == {"station.one-per-town"}
    t.merchant(OCHRE, "tours").play("act guildhall")
    assert t.stations_in("tours") == [OCHRE]


@rule("station.one-per-town")
def test_merchants_in_one_town_do_not_close_it_to_each_other() -> None:
    t = Position().merchant(OCHRE, "blois").merchant(LAPIS, "blois").use("guildhall")
    assert t.stations_in("blois") == [OCHRE]


@rule("station.orleans")
def test_in_orleans_everybody_may_build_a_station() -> None:
    t = Position().fill(OCHRE, "guildhall").fill(LAPIS, "guildhall").fill(VERDIGRIS, "guildhall").actions()
    t.play("act guildhall", "act guildhall", "act guildhall")
    assert t.stations_in("orleans") == [OCHRE, LAPIS, VERDIGRIS]
    assert t.s.stations == [9, 9, 9]


@rule("station.orleans")
def test_nobody_builds_two_stations_in_orleans() -> None:
    t = Position().station(LAPIS, "orleans").station(OCHRE, "blois").fill(LAPIS, "guildhall").actions(LAPIS)
    assert t.refused("act guildhall") == {"station.orleans"}


@rule("station.supply")
def test_everybody_has_ten_stations_for_the_whole_game() -> None:
    t = Position(4)
    assert t.s.stations == [10, 10, 10, 10]
    assert [t.s.stations_built(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("station.supply")
def test_with_no_station_left_the_guildhall_cannot_be_used() -> None:
    t = Position().station(OCHRE, *TOWN.labels[1:10]).merchant(OCHRE, "vierzon").use("guildhall")
    assert t.s.stations[OCHRE] == 0
    assert t.s.stations_built(OCHRE) == 10

    t.merchant(OCHRE, "bourges").fill(OCHRE, "guildhall").actions()

    assert t.refused("act guildhall") == {"station.supply"}


@rule("station.supply", "torture.removed")
def test_stations_lost_to_torture_cannot_be_built() -> None:
    t = Position().station(OCHRE, "blois").lost_stations(OCHRE, 9).merchant(OCHRE, "tours").fill(OCHRE, "guildhall")
    assert t.actions().refused("act guildhall") == {"station.supply"}
    assert t.s.stations_built(OCHRE) == 1


@rule("station.supply", "station.one-per-town")
def test_all_that_speaks_against_a_station_is_said_at_once() -> None:
    t = Position().lost_stations(OCHRE, 10).station(LAPIS, "blois").merchant(OCHRE, "blois").fill(OCHRE, "guildhall")
    assert t.actions().refused("act guildhall") == {"station.supply", "station.one-per-town"}


@rule("station.one-per-town", "torture.station")
def test_a_town_is_free_again_when_its_station_was_lost_by_torture() -> None:
    """q.station.after-torture."""
    t = Position().station(OCHRE, "blois").torture(OCHRE, 1).play("torture station blois")
    t.merchant(LAPIS, "blois").use("guildhall", seat=LAPIS)
    assert t.stations_in("blois") == [LAPIS]


# The scriptorium


@rule("place.scriptorium")
def test_the_scriptorium_gives_a_development_point_and_nobody_new() -> None:
    t = Position().fill(OCHRE, "scriptorium").actions()
    before = t.lying
    t.play("act scriptorium")
    assert t.markers(OCHRE) == {"development": 1}
    assert t.markers(LAPIS) == {}
    assert t.changed(before) == {"track", "space", "bag"}
    assert t.asked_of("scriptorium") == ["knight", "scholar"]


@rule("place.scriptorium")
def test_at_the_end_of_the_track_the_scriptorium_has_no_effect() -> None:
    """q.action.no-effect."""
    t = Position().track(OCHRE, development=30).fill(OCHRE, "scriptorium").actions()
    assert t.refused("act scriptorium") == {"development.points"}
    t.track(OCHRE, development=29).play("act scriptorium")
    assert t.marker(OCHRE, "development") == 30
