"""What is in the box: the components file as loaded, and the pieces as the position keeps them."""

import pytest
from tests.games.orleans.position_builder import Position, rule

import fondaco
from fondaco.games.orleans import GAME
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.vocabulary import (
    BOARD_PLACE_LABELS,
    CITIZENS,
    DEED,
    EVENT,
    FIRST_DEED_CITIZEN,
    FOLLOWER,
    FOLLOWER_TYPE,
    GOOD,
    SPACE,
    STATION_CITIZEN,
    TILE,
    TOWN,
    TRACK,
    TYPE_OF,
)
from fondaco.table.errors import BadSeats

TYPES = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
OWN = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
PLACES = {
    "farm": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "castle": ["farmer", "boatman", "trader"],
    "monastery": ["scholar", "trader"],
    "ship": ["farmer", "boatman", "knight"],
    "wagon": ["farmer", "trader", "knight"],
    "guildhall": ["farmer", "craftsman", "knight"],
    "scriptorium": ["knight", "scholar"],
    "town-hall": ["any", "any"],
}
TILES = {
    "haystack": (1, ["farmer"]),
    "cheese-dairy": (1, ["farmer", "farmer"]),
    "winery": (1, ["farmer", "trader"]),
    "wool-mill": (1, ["boatman", "trader"]),
    "tailor": (1, ["trader", "scholar"]),
    "shipping-line": (2, ["boatman"]),
    "brewery": (1, ["monk"]),
    "library": (1, ["knight", "scholar"]),
    "windmill": (1, ["craftsman", "craftsman"]),
    "restaurant": (2, ["monk", "scholar"]),
    "pharmacy": (2, ["any"]),
    "treasury": (2, ["scholar", "scholar"]),
    "bathhouse": (1, ["boatman"]),
    "hospital": (1, ["boatman", "scholar"]),
    "sacristy": (1, ["monk"]),
    "school": (2, []),
    "horse-cart": (2, ["knight", "trader"]),
    "powder-tower": (2, []),
    "herb-garden": (1, []),
    "laboratory": (2, ["craftsman", "scholar"]),
}
DEEDS = {
    "city-wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
    "papal-conclave": {"monk": 2, "knight": 1},
    "plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
    "astronomy": {"scholar": 2, "trader": 1},
    "boatmen-guild": {"scholar": 1, "boatman": 3},
    "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
    "peace-treaty": {"monk": 1, "scholar": 1, "knight": 2},
    "canalisation": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
}


def box() -> Printed:
    return GAME().printed


# The goal and the players


@rule("goal.most-points")
def test_most_points_after_the_last_round_win() -> None:
    t = Position(3, round=18).coins(0, 9).coins(1, 10).coins(2, 8)

    t.actions()
    assert t.game.winners(t.s) == []
    t.ending()

    assert t.game.scores(t.s) == [9, 10, 8]
    assert t.game.winners(t.s) == [1]


@rule("goal.most-points")
def test_wealth_is_more_than_coins() -> None:
    """Goods and, times the level of development, trading stations count as well."""
    t = Position(3, round=18).coins(0, 9).coins(1, 4).coins(2, 5)
    t.goods(1, brocade=1).station(2, "blois").track(2, development=9).citizen(2, 0)

    t.ending()

    assert t.game.scores(t.s) == [9, 4 + 5, 5 + (1 + 1 + 1) * 3]  # one citizen more for the most stations
    assert t.game.winners(t.s) == [2]


@rule("players.count")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    table = fondaco.Table("orleans", seats=["random"] * players, seed=1)

    table.finish()

    assert len(table.scores) == players
    assert table.winners


@rule("players.count")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadSeats):
        fondaco.Table("orleans", seats=["random"] * players, seed=1)


# Followers


@rule("component.follower-types")
def test_seven_types_of_neutral_followers_are_counted() -> None:
    t = Position(4)

    assert FOLLOWER_TYPE.labels == TYPES
    assert [t.in_supply(type_) for type_ in TYPES] == [16, 10, 10, 10, 14, 14, 14]
    assert sum(t.s.supply) + 4 * len(OWN) == 104


@rule("component.follower-types")
def test_a_follower_is_neutral_or_has_a_players_colour() -> None:
    """Four of the seven types come in a player's colour, and those are never won on the main board."""
    assert FOLLOWER.labels == (*TYPES, *OWN)
    assert [TYPES[type_] for type_ in TYPE_OF] == [*TYPES, *TYPES[:4]]
    t = Position().bag(0)

    t.use("farm")

    assert t.in_bag(0) == ["farmer", "boatman", "craftsman"]


@rule("component.own-followers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_four_own_followers(players: int) -> None:
    t = Position(players).prepare()

    assert [t.waiting(seat) for seat in range(players)] == [list(OWN)] * players


@rule("component.own-followers")
@pytest.mark.parametrize("own", OWN)
def test_an_own_follower_stands_where_a_neutral_one_of_its_type_does(own: str) -> None:
    """Only the town hall is closed to it."""
    neutral = own.removeprefix("own-")
    t = Position().market(0, own, neutral).tile(0, *TILE.labels).planning()

    t.play(f"plan {neutral}", seat=0)
    may = set(t.legal(0))
    t.play("send keep", f"plan {own}", seat=0)

    assert {"send town-hall-1", "send pharmacy-1", "send keep"} < may
    assert set(t.legal(0)) == may - {"send town-hall-1", "send town-hall-2"}
    assert t.refused("send town-hall-1", 0) == {"town-hall.no-own"}


@rule("component.own-followers")
def test_own_followers_work_like_neutral_ones() -> None:
    t = Position().bag(0).put(0, "farm-boatman", "own-boatman").put(0, "farm-craftsman", "own-craftsman").actions()

    t.play("act farm")

    assert t.in_bag(0) == ["farmer", "own-boatman", "own-craftsman"]


# Goods


@rule("component.goods")
def test_the_goods_are_counted() -> None:
    t = Position(4)

    assert {kind: t.in_reserve(kind) for kind in GOOD.labels} == {
        **{"grain": 24, "cheese": 21, "wine": 18},
        **{"wool": 15, "brocade": 12},
    }
    assert sum(t.s.reserve) == 90


@rule("component.goods")
@pytest.mark.parametrize("good", GOOD.labels)
def test_grain_cheese_and_wine_are_food(good: str) -> None:
    t = Position(3).goods(0, **{good: 1}).goods(1, grain=1).goods(2, grain=1)

    t.event("harvest")

    if good in ("grain", "cheese", "wine"):
        t.play(f"food {good}", seat=0)
        assert (t.goods_of(0), t.s.coins[0]) == ({}, 5)
    else:
        assert (t.goods_of(0), t.s.coins[0]) == ({good: 1}, 0)


@rule("component.goods")
def test_wool_and_brocade_are_never_given_as_food() -> None:
    t = Position(2).goods(0, grain=1, wine=1, wool=1, brocade=1).event("harvest")

    assert t.legal() == ["food grain", "food wine"]


# Hourglass tiles


@rule("component.hourglass")
def test_there_are_three_hourglass_tiles_of_each_of_six_events() -> None:
    t = Position().prepare()

    assert EVENT.labels == ("pilgrimage", "income", "harvest", "taxes", "trade", "plague")
    assert t.s.hourglass == [3] * 6


@rule("component.hourglass")
def test_only_one_pilgrimage_is_lighter() -> None:
    """It is the one of the first round; the other two are shuffled in."""
    t = Position().prepare().idle_until("hourglass")

    assert (t.s.round, EVENT.labels[t.s.event], t.s.hourglass) == (2, "pilgrimage", [2, 3, 3, 3, 3, 3])
    assert t.chances() == {f"hourglass {event}": 2 if event == "pilgrimage" else 3 for event in EVENT.labels}


# Place tiles and places


@rule("component.place-tiles")
def test_there_are_twelve_tiles_of_category_one_and_eight_of_two() -> None:
    categories = dict(zip(TILE.labels, box().category, strict=True))

    assert categories == {tile: category for tile, (category, _) in TILES.items()}
    assert list(categories.values()).count(1) == 12
    assert list(categories.values()).count(2) == 8


@rule("component.place-tiles")
def test_each_tile_exists_once() -> None:
    """Nobody can take a tile that somebody has (q.place-tiles.copies)."""
    t = Position().tile(1, "winery").use("village", "recruit trader")

    assert t.refused("take-tile winery") == {"component.place-tiles"}
    t.play("take-tile tailor")
    t.track(2, trader=1).use("village", "recruit trader", seat=2)

    assert t.refused("take-tile winery") == t.refused("take-tile tailor") == {"component.place-tiles"}
    assert len(t.legal()) == 20 - 2 + 1


@rule("component.place-tiles")
def test_a_tile_put_back_into_the_box_is_put_back_once() -> None:
    t = Position(3).prepare(first_player="ochre", exclusion="on").idle_until("exclude")
    assert len(t.legal()) == 21

    t.play("exclude winery")

    assert t.refused("exclude winery") == {"component.place-tiles"}
    assert len(t.legal()) == 20


@rule("component.place")
def test_ten_places_are_printed_on_every_board_and_ask_for_followers() -> None:
    t = Position()

    assert {place: t.asked_of(place) for place in BOARD_PLACE_LABELS} == PLACES
    assert {tile: t.asked_of(tile) for tile in TILE.labels} == {tile: asked for tile, (_, asked) in TILES.items()}


@rule("component.place")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_spaces_of_all_board_places_are_everybodys(seat: int) -> None:
    t = Position().market(seat, "monk").planning().play("plan monk", seat=seat)

    spaces = [space for place in BOARD_PLACE_LABELS for space in t.spaces_of(place)]
    assert t.legal(seat) == [*(f"send {space}" for space in spaces), "send keep"]


@rule("component.place")
def test_a_tile_belongs_only_to_its_owner() -> None:
    t = Position().tile(1, "winery").market(0, "farmer").market(1, "farmer").planning()
    t.play("plan farmer", seat=0).play("plan farmer", seat=1)
    assert t.refused("send winery-1", 0) == {"plan.own-places"}
    assert "send winery-1" in t.legal(1)

    t.fill(0, "winery").fill(1, "winery").actions(0)
    assert t.refused("act winery") == {"plan.own-places"}
    t.play("act pass", "act winery")

    assert (t.goods_of(0), t.goods_of(1)) == ({}, {"wine": 1})


@rule("component.place")
@pytest.mark.parametrize("type_", TYPES)
def test_town_hall_and_pharmacy_take_any_type(type_: str) -> None:
    t = Position().tile(0, "pharmacy").market(0, type_).planning().play(f"plan {type_}", seat=0)

    assert {"send town-hall-1", "send town-hall-2", "send pharmacy-1"} < set(t.legal(0))


# Tracks, map, market


@rule("component.tracks")
def test_six_follower_tracks_and_development() -> None:
    assert TRACK.labels == ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "development")
    assert dict(zip(TRACK.labels, (*box().track_steps, box().development_steps), strict=True)) == {
        **{"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5},
        "development": 30,
    }


@rule("component.tracks")
@pytest.mark.parametrize(
    ("place", "choice", "track", "steps"),
    [
        ("farm", None, "farmer", 8),
        ("village", "recruit boatman", "boatman", 5),
        ("village", "recruit craftsman", "craftsman", 5),
        ("village", "recruit trader", "trader", 5),
        ("castle", None, "knight", 5),
        ("university", None, "scholar", 5),
    ],
)
def test_every_step_of_a_track_is_taken_once(place: str, choice: str | None, track: str, steps: int) -> None:
    t = Position(4)
    for step in range(1, steps + 1):
        t.bag(0).use(place, *([choice] if choice else []))
        assert t.marker(0, track) == step

    t.fill(0, place).actions(0)
    if choice:
        t.play(f"act {place}")
        assert t.refused(choice) == {"track.last-space"}
    else:
        assert t.refused(f"act {place}") == {"track.last-space"}


@rule("component.tracks")
def test_monks_have_no_track() -> None:
    t = Position().use("monastery")

    assert t.markers(0) == {}
    assert "monk" not in TRACK.labels


@rule("component.tracks")
def test_development_ends_after_thirty_steps() -> None:
    t = Position().track(0, development=29).use("scriptorium")
    assert t.marker(0, "development") == 30

    t.fill(0, "scriptorium").actions(0)

    assert t.refused("act scriptorium") == {"development.points"}


@rule("component.map")
def test_towns_roads_waterways_and_goods_spaces_are_counted() -> None:
    printed = box()

    assert len(TOWN) == len(printed.town_names) == 23
    assert (printed.link_kind.count(0), printed.link_kind.count(1)) == (29, 14)
    assert [printed.goods_space_least.count(least) for least in (2, 3, 4)] == [43, 5, 4]
    assert len(printed.goods_space_link) == len(Position().s.on_map) == 52
    assert set(printed.goods_space_link) == set(range(43))  # at least one on every connection


@rule("component.map")
@pytest.mark.parametrize(
    ("town", "by_water", "by_road"),
    [
        ("orleans", {"blois", "briare"}, {"chartres", "montargis", "chateaudun", "vierzon"}),
        ("briare", {"orleans", "sancerre"}, {"montargis"}),
        ("chatellerault", {"chinon"}, {"chinon", "argenton-sur-creuse"}),
        ("etampes", set(), {"chartres", "montargis"}),
    ],
)
def test_waterways_are_for_ships_and_roads_for_wagons(town: str, by_water: set[str], by_road: set[str]) -> None:
    t = Position().merchant(0, town).fill(0, "ship", "wagon").actions(0)

    if by_water:
        t.play("act ship")
        assert set(t.legal()) == {f"travel {other}" for other in by_water}
    else:
        assert t.refused("act ship") == {"move.one-link"}
    t.actions(0).play("act wagon")
    assert set(t.legal()) == {f"travel {other}" for other in by_road}


@rule("component.map")
def test_every_connection_leads_both_ways() -> None:
    printed = box()
    ways = [(town, kind, *way) for town in range(23) for kind in (0, 1) for way in printed.links_from[town * 2 + kind]]

    assert len(ways) == 2 * 43
    for town, kind, other, link in ways:
        assert (other, kind, town, link) in ways
        assert other != town


@rule("component.map")
@pytest.mark.parametrize(("players", "used"), [(2, {2}), (3, {2, 3}), (4, {2, 3, 4})])
def test_marked_goods_spaces_need_enough_players(players: int, used: set[int]) -> None:
    t = Position(players).prepare().idle_until("draw")

    for good, least in zip(t.s.on_map, t.printed.goods_space_least, strict=True):
        assert bool(good) is (least in used)


@rule("component.market")
@pytest.mark.parametrize("waiting", range(9))
def test_the_market_has_eight_spaces_of_one_follower_each(waiting: int) -> None:
    t = Position(4).market(0, *["knight"] * waiting).bag(0, *["monk"] * 10).track(0, knight=5).followers()

    assert t.legal(0) == [f"draw {count}" for count in range(8 - waiting + 1)]
    t.play(f"draw {8 - waiting}", *["* drawn monk"] * (8 - waiting), seat=0)
    assert len(t.waiting(0)) == 8


@rule("component.market")
def test_followers_wait_in_the_market_until_they_are_sent() -> None:
    t = Position().market(0, "knight", "knight", "farmer").planning()
    assert t.legal(0) == ["plan farmer", "plan knight", "plan ready"]

    t.play("plan knight", "send ship-knight", seat=0)

    assert t.waiting(0) == ["farmer", "knight"]
    assert t.refused("plan scholar", 0) == {"phase.planning"}


# Deeds and stocks


@rule("component.deeds-board")
def test_eight_deeds_have_forty_five_spaces() -> None:
    t = Position()

    assert {deed: {type_: t.free_in(deed).count(type_) for type_ in t.free_in(deed)} for deed in DEED.labels} == DEEDS
    assert sum(t.s.deed) == 45


@rule("component.deeds-board")
def test_the_deeds_are_common_to_all() -> None:
    t = Position().deed_left("astronomy", "trader")
    t.put(0, "town-hall-1", "trader").put(1, "town-hall-1", "trader").actions(0)

    t.play("act town-hall", "deed first astronomy")
    t.play("act town-hall")

    assert t.refused("deed first astronomy") == {"deed.space"}
    assert t.citizens_of(0) == [FIRST_DEED_CITIZEN + DEED.labels.index("astronomy")]


@rule("component.deeds-board")
@pytest.mark.parametrize("deed", DEED.labels)
def test_every_deed_rewards_each_space_and_has_a_citizen_of_its_own(deed: str) -> None:
    t = Position(4).coins(0, 0)
    paid = {"city-wall": 1, "papal-conclave": 3, "plague": 2, "astronomy": 1, "boatmen-guild": 1, "cathedral": 2}
    spaces = t.free_in(deed)
    for type_ in spaces:
        assert t.citizens_of(0) == []
        t.put(0, "town-hall-1", type_).actions(0).play("act town-hall", f"deed first {deed}")
        if deed == "canalisation":
            t.play("canalisation coin")

    assert t.s.coins[0] == len(spaces) * {**paid, "peace-treaty": 2, "canalisation": 1}[deed]
    assert t.citizens_of(0) == [FIRST_DEED_CITIZEN + DEED.labels.index(deed)]
    assert STATION_CITIZEN == CITIZENS - 1 == FIRST_DEED_CITIZEN + len(DEED)


@rule("component.supply")
def test_there_are_sixteen_technology_tokens() -> None:
    t = Position(4)
    assert t.s.technology == 16

    t.use("village", "recruit craftsman")

    assert (t.s.technology, t.s.unlaid) == (15, [1, 0, 0, 0])


@rule("component.supply")
def test_gains_come_from_the_common_stocks() -> None:
    t = Position()
    before = t.lying
    followers, bank = t.s.supply[:], t.s.bank

    t.use("farm")
    assert (t.in_supply("farmer"), t.in_reserve("grain")) == (followers[0] - 1, 23)
    t.use("village", "recruit boatman")
    assert (t.s.bank, t.s.coins[0]) == (bank - 2, 5 + 2)
    t.use("monastery")
    assert t.in_supply("monk") == followers[6] - 1

    assert "technology" not in t.changed(before)
    assert [count - left for count, left in zip(followers, t.s.supply, strict=True)] == [
        *(1 + 1, 1 + 1 + 1, 1 + 1, 1, 0, 1, 1)  # those won, and those who stood on the places
    ]


@rule("component.supply")
def test_goods_from_the_map_leave_the_reserve_alone() -> None:
    t = Position().on_map("waterway", "orleans", "blois", "wine")
    reserve = t.s.reserve[:]

    t.use("ship", "travel blois", "good wine")

    assert t.goods_of(0) == {"wine": 1}
    assert t.s.reserve == reserve
    assert t.goods_between("waterway", "orleans", "blois") == []


@rule("component.supply")
@pytest.mark.parametrize(("tile", "good"), list(zip(TILE.labels, GOOD.labels)))
def test_goods_from_tiles_come_from_the_reserve(tile: str, good: str) -> None:
    t = Position().tile(0, tile)
    before = t.in_reserve(good)

    t.use(tile)

    assert (t.goods_of(0), t.in_reserve(good)) == ({good: 1}, before - 1)


def test_the_labels_of_spaces_say_what_they_ask_for() -> None:
    """The words by which a space of the board is named are the words printed on it."""
    t = Position()
    for place in BOARD_PLACE_LABELS[:9]:
        assert t.spaces_of(place) == [f"{place}-{asked}" for asked in t.asked_of(place)]
    for tile in TILE.labels:
        assert t.spaces_of(tile) == [f"{tile}-{number}" for number in range(1, len(t.asked_of(tile)) + 1)]
    assert len(SPACE) == 54
