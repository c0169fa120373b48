"""Place tiles: what each of them gives."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, Position, rule

from fondaco.games.orleans.vocabulary import FOLLOWER_LABELS, SPACE

OWN = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


def using(tile: str, t: Position | None = None) -> Position:
    """The first player has a tile, every space of it is occupied, and it is the time for actions."""
    return (t or Position()).tile(OCHRE, tile).fill(OCHRE, tile).actions()


def numbers(t: Position, move: str) -> dict[str, int]:
    """The numbers of the one reason that speaks against a move."""
    _, option = t.game.step_and_option(t.game.numbers[move])
    (reason,) = t.game.reasons(t.s, t.s.frames[-1], option)
    return dict(reason.numbers)


def effect(tile: str, t: Position | None = None) -> tuple[int, int, set[str]]:
    """The coins and development points a tile gives, and what else changes on the table."""
    t = using(tile, t)
    before, coins, points, bank = t.lying, t.s.coins[OCHRE], t.marker(OCHRE, "development"), t.s.bank
    t.play(f"act {tile}")
    coins, points = t.s.coins[OCHRE] - coins, t.marker(OCHRE, "development") - points
    assert bank - t.s.bank == coins
    assert t.asked_seat() == LAPIS
    assert t.standing(OCHRE, tile) == [""] * len(t.spaces_of(tile))
    return coins, points, t.changed(before) - {"space", "bag"}


# Goods


def yields(tile: str, good: str) -> None:
    """A tile gives its good from the reserve, and nothing else."""
    t = using(tile)
    before, reserve = t.lying, t.in_reserve(good)
    t.play(f"act {tile}")
    assert t.goods_of(OCHRE) == {good: 1}
    assert t.goods_of(LAPIS) == {}
    assert t.in_reserve(good) == reserve - 1
    assert t.changed(before) == {"goods", "reserve", "space", "bag"}
    assert t.asked_seat() == LAPIS


@rule("tile.haystack")
def test_the_haystack_gives_grain() -> None:
    yields("haystack", "grain")
    assert Position().asked_of("haystack") == ["farmer"]


@rule("tile.cheese-dairy")
def test_the_cheese_dairy_gives_cheese() -> None:
    yields("cheese-dairy", "cheese")
    assert Position().asked_of("cheese-dairy") == ["farmer", "farmer"]


@rule("tile.winery")
def test_the_winery_gives_wine() -> None:
    yields("winery", "wine")
    assert Position().asked_of("winery") == ["farmer", "trader"]


@rule("tile.wool-mill")
def test_the_wool_mill_gives_wool() -> None:
    yields("wool-mill", "wool")
    assert Position().asked_of("wool-mill") == ["boatman", "trader"]


@rule("tile.tailor")
def test_the_tailor_gives_brocade() -> None:
    yields("tailor", "brocade")
    assert Position().asked_of("tailor") == ["trader", "scholar"]


@rule("tile.goods-exhausted")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("haystack", "grain"),
        ("cheese-dairy", "cheese"),
        ("winery", "wine"),
        ("wool-mill", "wool"),
        ("tailor", "brocade"),
    ],
)
def test_without_its_good_in_the_reserve_a_tile_cannot_be_used(tile: str, good: str) -> None:
    """Goods on the map and goods of others are not in the reserve, and other goods do not help."""
    t = Position().on_map("road", "orleans", "chartres", good).goods(LAPIS, **{good: 1}).reserve(**{good: 0})
    assert using(tile, t).refused(f"act {tile}") == {"tile.goods-exhausted"}

    others = dict.fromkeys({"grain", "cheese", "wine", "wool", "brocade"} - {good}, 0)
    t = using(tile, Position().reserve(**{good: 1}, **others)).play(f"act {tile}")
    assert t.goods_of(OCHRE) == {good: 1}
    assert t.in_reserve(good) == 0


# Coins and development


@rule("tile.shipping-line")
def test_the_shipping_line_gives_a_development_point() -> None:
    """The merchant stays at home."""
    assert effect("shipping-line") == (0, 1, {"track"})
    assert Position().asked_of("shipping-line") == ["boatman"]


@rule("tile.brewery")
def test_the_brewery_gives_two_coins() -> None:
    assert effect("brewery") == (2, 0, {"coins", "bank"})
    assert Position().asked_of("brewery") == ["monk"]


@rule("tile.library")
def test_the_library_gives_two_development_points() -> None:
    assert effect("library") == (0, 2, {"track"})
    assert Position().asked_of("library") == ["knight", "scholar"]


@rule("tile.windmill")
def test_the_windmill_gives_two_coins_and_a_development_point() -> None:
    assert effect("windmill") == (2, 1, {"coins", "bank", "track"})
    assert Position().asked_of("windmill") == ["craftsman", "craftsman"]


@rule("tile.windmill")
@pytest.mark.parametrize(("bank", "space", "gain"), [(0, 10, (0, 1)), (1, 10, (1, 1)), (50, 30, (2, 0))])
def test_the_windmill_gives_what_it_can(bank: int, space: int, gain: tuple[int, int]) -> None:
    """q.action.partial."""
    assert effect("windmill", Position().bank(bank).track(OCHRE, development=space))[:2] == gain


@rule("tile.windmill")
def test_the_windmill_needs_some_effect() -> None:
    """q.action.no-effect."""
    t = using("windmill", Position().bank(0).track(OCHRE, development=30))
    assert t.refused("act windmill") == {"development.points"}


@rule("tile.restaurant")
def test_the_restaurant_gives_four_coins() -> None:
    assert effect("restaurant") == (4, 0, {"coins", "bank"})
    assert Position().asked_of("restaurant") == ["monk", "scholar"]


@rule("tile.brewery", "tile.restaurant", "tile.hospital", "supply.coins")
@pytest.mark.parametrize("tile", ["brewery", "restaurant", "hospital"])
def test_while_the_reserve_has_no_coins_a_tile_that_gives_only_coins_is_no_action(tile: str) -> None:
    """q.action.no-effect; a single coin will do."""
    assert using(tile, Position().bank(0)).refused(f"act {tile}") == {"supply.coins"}
    assert effect(tile, Position().bank(1))[:2] == (1, 0)


@rule("tile.library", "tile.shipping-line")
@pytest.mark.parametrize("tile", ["library", "shipping-line"])
def test_at_the_end_of_the_track_a_tile_that_gives_only_points_is_no_action(tile: str) -> None:
    """q.action.no-effect; of the library one point will do."""
    t = Position().track(OCHRE, development=30).track(LAPIS, development=3)
    assert using(tile, t).refused(f"act {tile}") == {"development.points"}
    assert effect(tile, Position().track(OCHRE, development=29))[:2] == (0, 1)


@rule("tile.treasury")
@pytest.mark.parametrize("built", [1, 2, 5])
def test_the_treasury_gives_a_coin_for_each_station_built(built: int) -> None:
    """Not for those in the supply, lost to torture or of other players."""
    t = Position().station(LAPIS, "nevers", "bourges", "sancerre").lost_stations(OCHRE, 2)
    t.station(OCHRE, *["orleans", "blois", "tours", "chinon", "loches"][:built])
    assert effect("treasury", t) == (built, 0, {"coins", "bank"})
    assert t.asked_of("treasury") == ["scholar", "scholar"]


@rule("tile.treasury")
def test_without_a_station_the_treasury_is_no_action() -> None:
    """q.action.no-effect."""
    t = using("treasury", Position().station(LAPIS, "nevers"))
    assert t.refused("act treasury") == {"tile.treasury"}
    assert using("treasury", Position().station(OCHRE, "nevers").bank(0)).refused("act treasury") == {"supply.coins"}


@rule("tile.hospital")
@pytest.mark.parametrize(("space", "level"), [(0, 1), (3, 1), (4, 2), (16, 4), (30, 6)])
def test_the_hospital_gives_as_many_coins_as_the_own_level(space: int, level: int) -> None:
    t = Position().track(OCHRE, development=space).track(LAPIS, development=22)
    assert effect("hospital", t) == (level, 0, {"coins", "bank"})
    assert t.asked_of("hospital") == ["boatman", "scholar"]


@rule("tile.hospital", "tile.treasury", "tile.brewery", "tile.windmill", "tile.restaurant", "development.level-use")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [
        *(("hospital", 5), ("treasury", 3), ("brewery", 2), ("windmill", 2), ("restaurant", 4)),
        *(("library", 0), ("shipping-line", 0)),
    ],
)
def test_only_the_hospital_pays_by_level_and_only_the_treasury_by_stations(tile: str, coins: int) -> None:
    t = Position().track(OCHRE, development=22).station(OCHRE, "orleans", "blois", "tours")
    assert effect(tile, t)[0] == coins


# The pharmacy


@rule("tile.pharmacy")
@pytest.mark.parametrize("follower", [*FOLLOWER_LABELS, *OWN])
def test_the_pharmacy_is_activated_by_anybody(follower: str) -> None:
    t = Position().tile(OCHRE, "pharmacy").market(OCHRE, follower).planning()
    t.play(f"plan {follower}", "send pharmacy-1", seat=OCHRE).everybody("plan ready").actions()
    assert t.refused("act pharmacy") == set()
    assert t.asked_of("pharmacy") == ["any"]


@rule("tile.pharmacy")
@pytest.mark.parametrize("paid", [1, 2, 3])
def test_the_pharmacy_sells_a_development_point_a_coin(paid: int) -> None:
    t = using("pharmacy")
    bank = t.s.bank
    t.play("act pharmacy")
    assert t.legal() == ["pharmacy 1", "pharmacy 2", "pharmacy 3"]
    t.play(f"pharmacy {paid}")
    assert t.s.coins == [5 - paid, 5, 5]
    assert t.s.bank == bank + paid
    assert t.markers(OCHRE) == {"development": paid}


@rule("tile.pharmacy")
@pytest.mark.parametrize(("coins", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_nobody_pays_more_than_he_has(coins: int, most: int) -> None:
    """q.pharmacy.coin-by-coin: coins that the way would bring cannot be spent."""
    t = using("pharmacy", Position().coins(OCHRE, coins).track(OCHRE, development=6)).play("act pharmacy")
    assert t.legal() == [f"pharmacy {number}" for number in range(1, most + 1)]
    for number in range(most + 1, 4):
        assert t.refused(f"pharmacy {number}") == {"tile.pharmacy"}
        assert numbers(t, f"pharmacy {number}") == {"need": number, "have": coins}


@rule("tile.pharmacy")
def test_without_a_coin_the_pharmacy_cannot_be_used() -> None:
    """The payment is voluntary: there is no torture."""
    t = using("pharmacy", Position().coins(OCHRE, 0))
    assert t.refused("act pharmacy") == {"tile.pharmacy"}
    assert numbers(t, "act pharmacy") == {"need": 1, "have": 0}
    assert using("pharmacy", Position().track(OCHRE, development=30)).refused("act pharmacy") == {"development.points"}


# The bathhouse


def bathing(*bag: str, t: Position | None = None) -> Position:
    """The bathhouse is used with these in the bag."""
    return using("bathhouse", (t or Position()).bag(OCHRE, *bag)).play("act bathhouse")


@rule("tile.bathhouse-draw", "tile.bathhouse-return")
def test_the_bathhouse_draws_two_followers_from_the_bag() -> None:
    """Each token alike, and the boatman who activated it is not among them."""
    t = bathing("farmer", "farmer", "knight", "own-trader")
    assert t.chances() == {"bathhouse-draw farmer": 2, "bathhouse-draw knight": 1, "bathhouse-draw own-trader": 1}
    t.play("* bathhouse-draw farmer")
    assert t.chances() == {"bathhouse-draw farmer": 1, "bathhouse-draw knight": 1, "bathhouse-draw own-trader": 1}
    t.play("* bathhouse-draw own-trader")
    assert t.legal() == ["bathe farmer", "bathe own-trader"]
    assert t.refused("bathe knight") == {"tile.bathhouse-draw"}
    assert t.in_bag(OCHRE) == ["farmer", "knight"]
    assert t.asked_of("bathhouse") == ["boatman"]


@rule("tile.bathhouse-draw")
def test_the_follower_chosen_goes_at_once_to_a_fitting_free_space() -> None:
    t = bathing("farmer", "knight", t=Position().put(OCHRE, "ship-farmer", "farmer"))
    t.play("* bathhouse-draw farmer", "* bathhouse-draw knight", "bathe farmer")
    fitting = [space for space in SPACE.labels[:24] if space.endswith("-farmer") and space != "ship-farmer"]
    assert t.legal() == [f"settle {space}" for space in [*fitting, "town-hall-1", "town-hall-2"]]
    assert t.refused("settle ship-farmer") == {"plan.match"}
    assert t.refused("settle farm-boatman") == {"plan.match"}
    assert t.refused("settle haystack-1") == {"plan.own-places"}
    t.play("settle castle-farmer")
    assert t.on_space(OCHRE, "castle-farmer") == "farmer"
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("tile.bathhouse-draw")
def test_a_place_filled_by_the_bathhouse_may_be_used_in_this_phase() -> None:
    t = Position().put(OCHRE, "scriptorium-scholar", "scholar")
    t = bathing("knight", t=t).play("* bathhouse-draw knight", "bathe knight", "settle scriptorium-knight")
    t.play("act pass", "act pass", "act scriptorium")
    assert t.markers(OCHRE) == {"development": 1}


@rule("tile.bathhouse-draw")
def test_a_place_already_used_may_be_filled_again() -> None:
    """q.bathhouse.space-under-use."""
    t = Position(2).tile(OCHRE, "haystack").fill(OCHRE, "haystack").bag(OCHRE, "farmer")
    t = using("bathhouse", t).play("act haystack", "act pass", "act bathhouse", "* bathhouse-draw farmer")
    t.play("* bathhouse-draw farmer", "bathe farmer", "settle haystack-1", "act haystack")
    assert t.goods_of(OCHRE) == {"grain": 2}


@rule("tile.bathhouse-draw")
def test_nobody_goes_to_the_bathhouse_itself() -> None:
    """Its space is still occupied by the boatman who activated it."""
    t = bathing("boatman", "boatman").play("* bathhouse-draw boatman", "* bathhouse-draw boatman", "bathe boatman")
    assert t.refused("settle bathhouse-1") == {"plan.match"}
    assert t.standing(OCHRE, "bathhouse") == ["boatman"]


@rule("tile.bathhouse-draw")
@pytest.mark.parametrize(
    ("tile", "follower", "space"),
    [
        ("sacristy", "monk", "sacristy-1"),
        ("sacristy", "monk", "farm-boatman"),
        ("school", "scholar", "castle-farmer"),
        ("herb-garden", "own-boatman", "castle-farmer"),
    ],
)
def test_monks_and_the_substitutes_of_tiles_fit_as_in_planning(tile: str, follower: str, space: str) -> None:
    """q.bathhouse.town-hall: the sacristy has an action space like any other."""
    t = bathing(follower, t=Position().tile(OCHRE, tile)).play(f"* bathhouse-draw {follower}", f"bathe {follower}")
    assert f"settle {space}" in t.legal()


@rule("tile.bathhouse-draw", "town-hall.no-own")
def test_the_bathhouse_sends_no_own_follower_to_the_town_hall() -> None:
    """q.bathhouse.town-hall; and nobody goes to the powder tower, which has no action space."""
    t = bathing("own-farmer", t=Position().tower(OCHRE)).play("* bathhouse-draw own-farmer", "bathe own-farmer")
    assert t.refused("settle town-hall-1") == {"town-hall.no-own"}
    t.play("settle castle-farmer")
    assert t.in_tower() == ["", ""]


@rule("tile.bathhouse-draw")
def test_with_one_follower_in_the_bag_that_one_is_drawn_and_with_none_nobody() -> None:
    """q.bathhouse.short-bag."""
    t = bathing("knight").play("* bathhouse-draw knight")
    assert t.legal() == ["bathe knight"]
    assert using("bathhouse", Position().bag(OCHRE)).refused("act bathhouse") == {"tile.bathhouse-draw"}


@rule("tile.bathhouse-return", "tile.bathhouse-draw")
def test_the_follower_not_chosen_and_the_one_who_activated_return_to_the_bag() -> None:
    t = bathing("farmer", "knight", "scholar").play("* bathhouse-draw farmer", "* bathhouse-draw knight")
    t.play("bathe knight", "settle town-hall-1")
    assert t.in_bag(OCHRE) == ["farmer", "boatman", "scholar"]
    assert t.standing(OCHRE, "bathhouse") == [""]
    assert t.s.bathhouse == [0, 0]


@rule("tile.bathhouse-return", "tile.bathhouse-draw")
def test_of_two_equal_followers_one_returns() -> None:
    t = bathing("farmer", "farmer").play("* bathhouse-draw farmer", "* bathhouse-draw farmer", "bathe farmer")
    t.play("settle town-hall-2")
    assert t.in_bag(OCHRE) == ["farmer", "boatman"]
    assert t.standing(OCHRE, "town-hall") == ["", "farmer"]


def crowded() -> Position:
    """The first player has no free space but those for boatmen and craftsmen at the farm."""
    t = Position(4)
    for place in ("village", "university", "castle", "monastery", "ship", "wagon", "guildhall", "scriptorium"):
        t.fill(OCHRE, place)
    return t.fill(OCHRE, "town-hall")


@rule("tile.bathhouse-return")
def test_if_neither_fits_anywhere_both_return() -> None:
    t = bathing("farmer", "knight", t=crowded()).play("* bathhouse-draw knight", "* bathhouse-draw farmer")
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)
    assert t.in_bag(OCHRE) == ["farmer", "boatman", "knight"]
    assert t.s.bathhouse == [0, 0]
    assert "bathhouse-nobody" in t.heard


@rule("tile.bathhouse-return")
@pytest.mark.parametrize("fitting", ["boatman", "craftsman"])
@pytest.mark.parametrize("last", [True, False])
def test_one_that_fits_must_be_placed(fitting: str, last: bool) -> None:
    """q.bathhouse.forced: only the one that fits can be chosen, and nobody may decline."""
    draws = ("knight", fitting) if last else (fitting, "knight")
    t = bathing(fitting, "knight", t=crowded()).play(*(f"* bathhouse-draw {follower}" for follower in draws))
    assert t.legal() == [f"bathe {fitting}"]
    assert t.refused("bathe knight") == {"tile.bathhouse-return"}
    assert t.play(f"bathe {fitting}").legal() == [f"settle farm-{fitting}"]
    t.play(f"settle farm-{fitting}")
    assert t.in_bag(OCHRE) == ["boatman", "knight"]


# The sacristy


def with_monk(t: Position, seat: int = OCHRE) -> Position:
    return t.tile(seat, "sacristy").fill(seat, "sacristy")


@rule("tile.sacristy")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_the_monk_of_the_sacristy_averts_a_harmful_event(event: str) -> None:
    """He returns to the bag; the others suffer the event."""
    t = with_monk(Position(2).goods(OCHRE, wool=3).goods(LAPIS, wool=3).bag(OCHRE, "farmer").bag(LAPIS, "farmer"))
    t.event(event)
    assert t.asked_seat() == OCHRE
    assert t.legal() == ["shelter use", "shelter suffer"]
    before = t.lying

    t.play("shelter use")

    assert t.standing(OCHRE, "sacristy") == [""]
    assert t.in_bag(OCHRE) == ["farmer", "monk"]
    if event == "plague":
        t.play("* plague farmer")
    lost = {"harvest": {"coins", "bank"}, "taxes": {"coins", "bank"}, "plague": {"supply"}}[event]
    assert t.changed(before) == lost | {"space", "bag"}
    assert t.s.coins[OCHRE] == 5
    assert t.s.coins[LAPIS] == {"harvest": 0, "taxes": 4, "plague": 5}[event]
    assert t.in_bag(LAPIS) == ([] if event == "plague" else ["farmer"])


@rule("tile.sacristy")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_the_owner_of_the_sacristy_may_keep_the_monk_and_suffer(event: str) -> None:
    """q.sacristy.optional, q.sacristy.after-partial: decided before anything is paid or drawn."""
    t = with_monk(Position(2, first=OCHRE).goods(OCHRE, wool=3).bag(OCHRE, "farmer").bag(LAPIS)).event(event)
    t.play("shelter suffer")
    assert t.standing(OCHRE, "sacristy") == ["monk"]
    if event == "plague":
        assert t.chances() == {"plague farmer": 1}
    else:
        assert t.s.coins[OCHRE] == {"harvest": 0, "taxes": 4}[event]


@rule("tile.sacristy")
@pytest.mark.parametrize("event", ["pilgrimage", "income", "trade"])
def test_the_sacristy_is_of_no_use_at_other_events(event: str) -> None:
    t = with_monk(Position(2).station(OCHRE, "blois")).event(event)
    assert t.asked() == ""
    assert t.standing(OCHRE, "sacristy") == ["monk"]


@rule("tile.sacristy")
def test_the_sacristy_does_not_help_at_the_census() -> None:
    """q.sacristy.optional."""
    t = with_monk(Position().track(LAPIS, farmer=1).track(VERDIGRIS, farmer=1)).census()
    assert t.asked() == ""
    assert t.s.coins == [4, 5, 5]


@rule("tile.sacristy")
@pytest.mark.parametrize(("event", "asked"), [("harvest", ""), ("taxes", ""), ("plague", "plague")])
def test_a_sacristy_without_a_monk_helps_nobody(event: str, asked: str) -> None:
    t = Position(2).tile(OCHRE, "sacristy").goods(OCHRE, wool=3).event(event)
    assert t.asked() == asked


@rule("tile.sacristy")
def test_the_sacristy_is_no_action_and_asks_for_a_monk() -> None:
    t = with_monk(Position()).actions()
    assert t.refused("act sacristy") == {"action.activated-only"}
    assert t.asked_of("sacristy") == ["monk"]


@rule("tile.sacristy")
def test_where_the_event_takes_nothing_the_monk_is_not_asked_for() -> None:
    """Two goods are not taxed, and an empty bag has no plague."""
    assert with_monk(Position(2).goods(OCHRE, wool=2)).event("taxes").asked() == ""
    assert with_monk(Position(2).bag(OCHRE).bag(LAPIS)).event("plague").asked() == ""


# School and herb garden


@rule("tile.school")
def test_with_the_school_scholars_stand_for_everybody_but_monks() -> None:
    t = Position().tile(OCHRE, "school", "brewery", "sacristy").market(OCHRE, "scholar").planning()
    t.play("plan scholar", seat=OCHRE)
    assert t.legal(OCHRE) == [f"send {space}" for space in SPACE.labels[:26]] + ["send keep"]
    assert t.refused("send brewery-1", OCHRE) == {"monk.no-reverse"}
    assert t.refused("send sacristy-1", OCHRE) == {"monk.no-reverse"}


@rule("tile.school")
def test_without_the_school_a_scholar_is_a_scholar() -> None:
    """Nor does the school of another player help, nor one's own herb garden."""
    t = Position().tile(LAPIS, "school").tile(OCHRE, "herb-garden").market(OCHRE, "scholar").planning()
    t.play("plan scholar", seat=OCHRE)
    scholars = ["monastery-scholar", "scriptorium-scholar", "town-hall-1", "town-hall-2"]
    assert t.legal(OCHRE) == [f"send {space}" for space in scholars] + ["send keep"]


@rule("tile.school", "tile.herb-garden")
@pytest.mark.parametrize("tile", ["school", "herb-garden"])
def test_school_and_herb_garden_have_no_spaces_and_are_no_actions(tile: str) -> None:
    t = Position().tile(OCHRE, tile).actions()
    assert t.asked_of(tile) == []
    assert t.refused(f"act {tile}") == {"action.activated-only"}


@rule("tile.school")
def test_the_school_teaches_nobody_but_scholars() -> None:
    t = Position().tile(OCHRE, "school").market(OCHRE, "knight", "boatman").planning()
    t.play("plan knight", seat=OCHRE)
    assert t.refused("send farm-boatman", OCHRE) == {"plan.match"}
    t.play("send keep", "plan boatman", seat=OCHRE)
    assert t.refused("send castle-farmer", OCHRE) == {"plan.match"}


@rule("tile.herb-garden")
@pytest.mark.parametrize("follower", ["boatman", "own-boatman"])
def test_with_the_herb_garden_boatmen_stand_for_farmers_craftsmen_and_traders(follower: str) -> None:
    t = Position().tile(OCHRE, "herb-garden", "brewery").market(OCHRE, follower).planning()
    t.play(f"plan {follower}", seat=OCHRE)
    types = ("farmer", "boatman", "craftsman", "trader")
    spaces = [space for space in SPACE.labels[:24] if space.endswith(types)]
    if follower == "boatman":
        spaces += ["town-hall-1", "town-hall-2"]
    assert t.legal(OCHRE) == [f"send {space}" for space in spaces] + ["send keep"]
    for space in ("ship-knight", "scriptorium-scholar"):
        assert t.refused(f"send {space}", OCHRE) == {"plan.match"}
    assert t.refused("send brewery-1", OCHRE) == {"monk.no-reverse"}


@rule("tile.herb-garden")
@pytest.mark.parametrize("tiles", [{LAPIS: "herb-garden"}, {OCHRE: "school"}])
def test_without_the_herb_garden_a_boatman_is_a_boatman(tiles: dict[int, str]) -> None:
    t = Position().market(OCHRE, "boatman")
    for seat, tile in tiles.items():
        t.tile(seat, tile)
    t.planning().play("plan boatman", seat=OCHRE)
    assert t.refused("send castle-farmer", OCHRE) == {"plan.match"}


@rule("tile.school", "tile.herb-garden")
def test_substitutions_do_not_chain() -> None:
    """A boatman does not become a scholar, who would be anybody."""
    t = Position().tile(OCHRE, "school", "herb-garden").market(OCHRE, "boatman", "farmer").planning()
    t.play("plan boatman", seat=OCHRE)
    for space in ("ship-knight", "scriptorium-scholar"):
        assert t.refused(f"send {space}", OCHRE) == {"plan.match"}
    t.play("send keep", "plan farmer", seat=OCHRE)
    assert t.refused("send farm-boatman", OCHRE) == {"plan.match"}


# The powder tower

EIGHT = ("farmer",) * 4 + ("knight",) * 4


@rule("tile.powder-tower")
def test_the_powder_tower_gives_two_more_spaces_to_the_market() -> None:
    t = Position().tile(OCHRE, "powder-tower").track(OCHRE, knight=5).market(OCHRE, *EIGHT).bag(OCHRE, "monk", *OWN)
    t.market(LAPIS, *EIGHT[:5]).track(LAPIS, knight=5).bag(LAPIS, *OWN).followers()
    assert t.legal(OCHRE) == ["draw 0", "draw 1", "draw 2"]
    assert t.refused("draw 3", OCHRE) == {"followers.market-limit"}
    assert t.legal(LAPIS) == ["draw 0", "draw 1", "draw 2", "draw 3"]


@rule("tile.powder-tower")
def test_the_powder_tower_does_not_let_its_owner_draw_more() -> None:
    t = Position().tile(OCHRE, "powder-tower").bag(OCHRE, *EIGHT).followers()
    assert t.legal(OCHRE) == ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4"]


@rule("tile.powder-tower")
def test_drawn_followers_may_be_put_into_the_powder_tower() -> None:
    """Whoever waits may, own followers too; nobody must while the market has room."""
    t = Position().tile(OCHRE, "powder-tower").market(OCHRE, "knight").bag(OCHRE, "own-farmer", "monk").followers()
    t.play("draw 2", "* drawn monk", "* drawn own-farmer", seat=OCHRE)
    assert t.legal(OCHRE) == ["tower knight", "tower monk", "tower own-farmer", "tower enough"]
    t.play("tower own-farmer", "tower monk", seat=OCHRE)
    assert t.in_tower() == ["own-farmer", "monk"]
    assert t.waiting(OCHRE) == ["knight"]
    assert t.asked(OCHRE) == "plan"


@rule("tile.powder-tower")
def test_only_its_owner_puts_followers_into_the_powder_tower() -> None:
    t = Position().tile(OCHRE, "powder-tower").bag(LAPIS, "monk").followers()
    t.play("draw 1", "* drawn monk", seat=LAPIS)
    assert t.asked(LAPIS) == "plan"
    assert t.play("draw 0", seat=OCHRE).asked(OCHRE) == "plan"


@rule("tile.powder-tower")
def test_who_waits_in_the_tower_is_decided_anew_every_round() -> None:
    """q.powder-tower.planning-use."""
    t = Position().tower(OCHRE, "knight", "monk").market(OCHRE, "scholar").followers().play("draw 0", seat=OCHRE)
    assert t.legal(OCHRE) == ["tower knight", "tower scholar", "tower monk", "tower enough"]
    t.play("tower scholar", "tower enough", seat=OCHRE)
    assert t.in_tower() == ["scholar", ""]
    assert t.waiting(OCHRE) == ["knight", "monk"]


@rule("tile.powder-tower")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_the_market_itself_keeps_eight_spaces(seat: int) -> None:
    t = Position().tower(seat, "monk").market(seat, *EIGHT).bag(seat, "own-trader").followers()
    t.play("draw 1", "* drawn own-trader", seat=seat)
    assert t.refused("tower enough", seat) == {"followers.market-limit"}
    t.play("tower monk", seat=seat)
    assert t.refused("tower enough", seat) == {"followers.market-limit"}
    assert t.refused("tower scholar", seat) == {"phase.planning"}
    t.play("tower knight", seat=seat)
    assert len(t.waiting(seat)) == 8
    assert t.in_tower() == ["monk", "knight"]


@rule("tile.powder-tower")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_nobody_must_go_into_the_tower_while_eight_have_room_in_the_market(seat: int) -> None:
    t = Position().tile(seat, "powder-tower").market(seat, *EIGHT).market(VERDIGRIS, "farmer")
    t.followers().play("draw 0", "tower enough", seat=seat)
    assert t.in_tower() == ["", ""]
    assert t.waiting(seat) == list(EIGHT)


@rule("tile.powder-tower")
@pytest.mark.parametrize(("place", "left"), [("first", ["", "monk"]), ("second", ["knight", ""])])
def test_followers_are_sent_from_the_tower_as_from_the_market(place: str, left: list[str]) -> None:
    t = Position().tower(OCHRE, "knight", "monk").market(OCHRE, "farmer").planning()
    t.play(f"plan tower {place}", seat=OCHRE)
    assert t.refused("send farm-boatman", OCHRE) == (set() if place == "second" else {"plan.match"})
    t.play("send ship-knight", seat=OCHRE)
    assert t.in_tower() == left
    assert t.waiting(OCHRE) == ["farmer"]
    assert t.on_space(OCHRE, "ship-knight") == ("knight" if place == "first" else "monk")


@rule("tile.powder-tower")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_a_follower_sent_from_the_tower_and_taken_back_finds_room(seat: int) -> None:
    """q.plan.undo: in the market if it has room, else in the tower again."""
    t = Position().tower(seat, "knight", "monk").market(seat, *EIGHT).market(1 - seat, "farmer").planning()
    t.play("plan tower second", "send ship-knight", "plan back ship-knight", seat=seat)
    assert t.waiting(seat) == list(EIGHT)
    assert t.in_tower() == ["knight", "monk"]
    assert t.standing(seat, "ship") == ["", "", ""]

    t = Position().tower(seat, "knight", "monk").market(seat, *EIGHT[1:]).market(1 - seat, *EIGHT).planning()
    t.play("plan tower first", "send ship-knight", "plan back ship-knight", seat=seat)
    assert t.in_tower() == ["", "monk"]
    assert t.waiting(seat) == [*EIGHT[1:], "knight"]


@rule("tile.powder-tower-deeds")
def test_followers_in_the_tower_may_be_given_to_deeds_as_one_action() -> None:
    t = Position().tower(OCHRE, "knight", "monk").deed_left("papal-conclave", "monk", "knight").actions()
    t.play("act powder-tower", "deed first papal-conclave")
    assert t.s.coins[OCHRE] == 8
    t.play("deed second papal-conclave")
    assert t.s.coins == [11, 5, 5]
    assert t.in_tower() == ["", ""]
    assert t.citizens_of(OCHRE) == [6]
    assert (t.asked(), t.asked_seat()) == ("act", LAPIS)


@rule("tile.powder-tower-deeds")
def test_one_of_the_tower_may_be_given_and_the_other_waits_on() -> None:
    t = Position().tower(OCHRE, "knight", "monk").actions().play("act powder-tower")
    assert t.refused("deed enough") == {"town-hall.action"}
    t.play("deed second cathedral", "deed enough")
    assert t.in_tower() == ["knight", ""]
    assert t.in_bag(OCHRE) == OWN
    assert t.asked_seat() == LAPIS


@rule("tile.powder-tower-deeds")
@pytest.mark.parametrize(("place", "source"), [("powder-tower", "knight"), ("town-hall", "farmer")])
def test_town_hall_and_tower_are_not_combined_in_one_action(place: str, source: str) -> None:
    t = Position().tower(OCHRE, "knight").put(OCHRE, "town-hall-1", "farmer").actions().play(f"act {place}")
    assert ("deed first papal-conclave" in t.legal()) == (source == "knight")
    t.play("deed first city-wall")
    assert t.asked_seat() == LAPIS
    assert t.in_tower() == (["", ""] if source == "knight" else ["knight", ""])
    assert t.standing(OCHRE, "town-hall") == (["farmer", ""] if source == "knight" else ["", ""])


@rule("tile.powder-tower-deeds")
def test_own_followers_of_the_tower_are_excluded_from_deeds() -> None:
    t = Position().tower(OCHRE, "own-farmer", "farmer").actions().play("act powder-tower")
    assert t.refused("deed first city-wall") == {"deed.no-own"}
    t.play("deed second city-wall")
    assert t.in_tower() == ["own-farmer", ""]
    assert t.asked_seat() == LAPIS


@rule("tile.powder-tower-deeds")
def test_an_empty_tower_is_no_action_nor_that_of_another_player() -> None:
    t = Position().tower(OCHRE).actions()
    assert t.refused("act powder-tower") == {"deed.space"}
    t = Position().tower(LAPIS, "knight").actions()
    assert t.refused("act powder-tower") == {"plan.own-places"}


# The laboratory


@rule("tile.laboratory")
def test_the_laboratory_gives_a_technology_token() -> None:
    """No craftsman, no step on a track, and the token is not laid yet."""
    t = using("laboratory")
    before, left = t.lying, t.s.technology
    t.play("act laboratory")
    assert t.s.unlaid == [1, 0, 0]
    assert t.s.technology == left - 1
    assert t.changed(before) == {"technology", "unlaid", "space", "bag"}
    assert t.asked_of("laboratory") == ["craftsman", "scholar"]


@rule("tile.laboratory")
def test_the_token_of_the_laboratory_is_laid_by_the_usual_rules() -> None:
    """q.laboratory.timing: when all have passed, and the first one on a farmer's space."""
    t = using("laboratory").play("act laboratory")
    t.play("act pass", "act pass")
    assert t.asked() == "act"
    t.play("act pass")
    assert (t.asked(), t.asked_seat()) == ("technology", OCHRE)
    assert t.refused("technology laboratory-1") == {"tech.first-farmer"}
    t.play("technology castle-farmer")
    assert t.standing(OCHRE, "castle")[0] == "technology"


@rule("tile.laboratory")
def test_without_a_token_left_the_laboratory_cannot_be_used() -> None:
    assert using("laboratory", Position().technology_left(0)).refused("act laboratory") == {"supply.limited"}
    t = using("laboratory", Position().technology_left(1)).play("act laboratory")
    assert t.s.technology == 0


@rule("tile.laboratory-self")
@pytest.mark.parametrize("space", ["laboratory-1", "laboratory-2"])
def test_a_token_may_be_laid_on_the_laboratory_itself(space: str) -> None:
    t = using("laboratory", Position(2).laid_before(OCHRE)).play("act laboratory", "act pass", "act pass")
    t.play(f"technology {space}")
    assert t.on_space(OCHRE, space) == "technology"

    t.fill(OCHRE, "laboratory").actions().play("act laboratory")

    assert t.s.unlaid[OCHRE] == 1
    assert t.on_space(OCHRE, space) == "technology"


@rule("tile.laboratory-self", "tile.laboratory")
@pytest.mark.parametrize("seat", [OCHRE, LAPIS])
def test_the_usual_rules_hold_on_the_laboratory_too(seat: int) -> None:
    t = Position(2).tile(seat, "laboratory").unlaid(seat, 2).laying(seat)
    assert t.refused("technology laboratory-1") == {"tech.first-farmer"}
    t.laid_before(seat).put(seat, "laboratory-1", "craftsman")
    assert t.refused("technology laboratory-1") == {"plan.match"}
    t.play("technology laboratory-2")
    assert t.refused("technology laboratory-1") == {"plan.match", "tech.one-per-place"}


@rule("tile.laboratory-self")
def test_nobody_lays_a_token_on_the_laboratory_of_another() -> None:
    t = Position(2).tile(LAPIS, "laboratory").laid_before(OCHRE).unlaid(OCHRE, 1).laying(OCHRE)
    assert t.refused("technology laboratory-1") == {"plan.own-places"}
    assert t.refused("technology haystack-1") == {"plan.own-places"}
    assert "plan.own-places" not in t.refused("technology town-hall-1")
