"""Trading houses and the sale of goods."""

import pytest
from tests.games.column_of_fire.position_builder import Position, reprinted, rule

from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import SYMBOL_WORDS
from fondaco.games.column_of_fire.rules.sales import takings

PRICES = {
    ("england", "cloth"): 4,
    ("england", "wine"): 2,
    ("france", "book"): 4,
    ("france", "ore"): 2,
    ("netherlands", "wine"): 4,
    ("netherlands", "book"): 2,
    ("spain", "ore"): 4,
    ("spain", "cloth"): 2,
}
COUNTRIES = ("england", "france", "netherlands", "spain")
GOODS = ("book", "ore", "cloth", "wine")
CAPTAIN_NEEDS_HOUSE = {good: [country for country, sold in PRICES if sold == good] for good in GOODS}


def rich(players: int = 4, houses: tuple[str, ...] = COUNTRIES) -> Position:
    """Seat 0 has three tiles of each good, and houses in some countries."""
    t = Position(players).goods(0, book=3, ore=3, cloth=3, wine=3)
    for country in houses:
        t.house(0, country, 3)
    return t


# What a sale needs and brings


@rule("sale.house-required")
@pytest.mark.parametrize("country", COUNTRIES)
def test_a_ship_sells_nothing_where_the_player_has_no_house(country: str) -> None:
    t = rich(houses=tuple(other for other in COUNTRIES if other != country)).house(1, country, 5)

    t.reaching(f"ship {country}")

    assert t.clauses("space use") == ["sale.house-required", "sale.house-required"]
    assert t.legal == ["space forgo"]


@rule("sale.house-required")
def test_a_goods_space_sells_only_where_the_player_has_a_house() -> None:
    t = rich(houses=("spain",)).reaching("trade cloth").play("space sell")

    assert t.clauses("market sell england") == ["sale.house-required"]
    assert t.legal == ["market sell spain", "market done"]


@rule("sale.house-required")
def test_without_any_house_a_goods_space_only_gives() -> None:
    t = rich(houses=("france", "netherlands")).reaching("trade cloth")

    assert t.refuses("space sell", "sale.house-required")
    assert t.legal == ["space forgo", "space take"]


@rule("sale.site-irrelevant")
@pytest.mark.parametrize("site", range(1, 7))
def test_the_site_of_the_house_does_not_change_the_price(site: int) -> None:
    t = Position().house(0, "england", site).goods(0, cloth=1, wine=1).reaching("ship england")

    t.play("space use", "ship sell cloth", "ship sell wine")

    assert t.points(0) == 2 + 4 + 2
    assert t.site(0, "england") == site


@rule("sale.price")
@pytest.mark.parametrize(("country", "good"), PRICES)
def test_a_sale_gives_the_tile_back_and_scores_the_printed_price(country: str, good: str) -> None:
    """q.data.prices: book in the Netherlands for 2 and ore in Spain for 4 are deduced."""
    t = rich().reaching(f"ship {country}").play("space use")
    before = t.lying

    t.play(f"ship sell {good}")

    assert t.points(0) == 2 + PRICES[country, good]
    assert [t.good(0, kind) for kind in GOODS] == [2 if kind == good else 3 for kind in GOODS]
    assert t.changed(before) == {"score", "goods", "sold"}


@rule("sale.price")
def test_a_good_that_the_country_does_not_buy_is_not_sold() -> None:
    for country in COUNTRIES:
        t = rich().reaching(f"ship {country}").play("space use")
        bought = [good for good in GOODS if (country, good) in PRICES]
        assert t.legal == [*(f"ship sell {good}" for good in bought), "ship done"]
        for good in set(GOODS) - set(bought):
            assert t.refuses(f"ship sell {good}", "board.goods-box")


@rule("sale.price", "sale.house-required")
def test_all_reasons_against_a_sale_are_named_at_once() -> None:
    t = Position(3).reaching("ship england").play("space use")
    assert t.clauses("ship sell cloth") == ["sale.price", "sale.house-required"]
    assert t.legal == ["ship neutral", "ship done"]


@rule("sale.one-per-kind", "sale.ship")
@pytest.mark.parametrize("country", COUNTRIES)
def test_one_tile_of_each_kind_is_sold_in_a_country_per_turn(country: str) -> None:
    first, second = (good for good in GOODS if (country, good) in PRICES)
    t = rich().reaching(f"ship {country}").play("space use", f"ship sell {first}")

    assert t.clauses(f"ship sell {first}") == ["sale.one-per-kind"]
    assert t.legal == [f"ship sell {second}", "ship done"]
    t.play(f"ship sell {second}")
    assert t.clauses(f"ship sell {first}") == ["sale.one-per-kind"]
    assert t.clauses(f"ship sell {second}") == ["sale.one-per-kind"]
    assert t.legal == ["ship done"]


SHIP_THEN_CLOTH = GAME(
    reprinted(
        ("space", 0, "die", '"purple"'),
        ("space", 0, "symbol", '"ship england"'),
        ("space", 1, "die", '"white"'),
        ("space", 1, "symbol", '"trade cloth"'),
    )
)


def sold_at_the_ship_then_moved_on(t: Position) -> Position:
    """Seat 0 sells cloth in England, then a tile takes the disk from that ship to the cloth space."""
    spaces = t.printed.space_ids
    t.disk(0, spaces[-1]).disk(1, spaces[8]).disk(2, spaces[9])
    t.tile(0, "advance").moving().play("move purple", "space use", "ship sell cloth", "ship done")
    assert t.space(0) == spaces[0]
    t.play("end tile", "tile advance")
    assert t.space(0) == spaces[1]
    return t


@rule("sale.one-per-kind")
def test_the_limit_holds_for_the_whole_turn_and_not_for_one_action() -> None:
    """q.sale.two-actions: a ship, and then a goods space reached by the move-on symbol."""
    t = Position(3, SHIP_THEN_CLOTH).goods(0, cloth=3).house(0, "england", 1).house(0, "spain", 1)
    sold_at_the_ship_then_moved_on(t).play("space sell")

    assert t.clauses("market sell england") == ["sale.one-per-kind"]
    assert t.legal == ["market sell spain", "market done"]
    t.play("market sell spain", "market done")
    assert t.points(0) == 2 + 4 + 2
    assert t.good(0, "cloth") == 1


@rule("sale.one-per-kind")
def test_a_goods_space_sells_nothing_if_all_its_sales_were_made_this_turn() -> None:
    t = Position(3, SHIP_THEN_CLOTH).goods(0, cloth=3).house(0, "england", 1)
    sold_at_the_ship_then_moved_on(t)

    assert t.clauses("space sell") == ["sale.one-per-kind", "sale.house-required"]
    assert t.legal == ["space forgo", "space take", "space ransom"]


@rule("sale.one-per-kind")
@pytest.mark.parametrize("half", [0, 1])
def test_the_next_turn_opens_all_sales_again(half: int) -> None:
    """q.turn.definition: a turn is one half-year."""
    t = rich().reaching("ship england").play("space use", "ship sell cloth", "ship done", "end")
    assert t.s.sold

    t.second_half() if half else t.first_half()

    assert t.s.sold == 0


# Ships


@rule("sale.ship")
@pytest.mark.parametrize("sales", [("cloth", "wine"), ("wine", "cloth"), ("cloth",), ("wine",), ()])
def test_the_white_ship_sells_a_cloth_and_a_wine_in_england(sales: tuple[str, ...]) -> None:
    """Example: a player reaches the white ship, has a house in England and holds cloth and wine."""
    t = Position().house(0, "england", 2).goods(0, cloth=2, wine=2).reaching("ship england").play("space use")

    for good in sales:
        t.play(f"ship sell {good}")
        assert t.refuses(f"ship sell {good}", "sale.one-per-kind")
    t.play("ship done")

    assert t.points(0) == 2 + sum(PRICES["england", good] for good in sales)
    assert t.good(0, "cloth") == (1 if "cloth" in sales else 2)
    assert t.good(0, "wine") == (1 if "wine" in sales else 2)
    assert t.asked == "end"


@rule("sale.ship")
def test_a_ship_needs_the_tiles() -> None:
    t = Position().house(0, "england", 2).goods(0, wine=1, ore=1).reaching("ship england").play("space use")
    assert t.clauses("ship sell cloth") == ["sale.price"]
    assert t.legal == ["ship sell wine", "ship done"]


@rule("sale.ship")
def test_a_ship_with_nothing_to_sell_is_not_used() -> None:
    t = Position().house(0, "england", 2).goods(0, book=1, ore=1).reaching("ship england")
    assert t.refuses("space use", "sale.price")
    assert t.legal == ["space forgo"]


@rule("sale.ship")
def test_other_players_neither_sell_nor_score_at_the_ship() -> None:
    t = rich().house(1, "england", 5).goods(1, cloth=2).reaching("ship england")
    t.play("space use", "ship sell cloth", "ship sell wine", "ship done")
    assert t.s.score == [8, 2, 2, 2]
    assert t.good(1, "cloth") == 2


# Goods spaces


@rule("sale.goods-space")
def test_on_the_cloth_space_a_player_takes_a_cloth() -> None:
    """Example: the player either receives 1 cloth …"""
    t = Position().house(0, "england", 1).goods(0, cloth=1).reaching("trade cloth")
    assert t.legal == ["space forgo", "space take", "space sell"]
    before = t.lying

    t.play("space take")

    assert t.good(0, "cloth") == 2
    assert t.changed(before) == {"goods"}
    assert sum(t.s.goods) == 2
    assert t.asked == "end"


@rule("sale.goods-space")
@pytest.mark.parametrize("sales", [("england", "spain"), ("spain", "england"), ("england",), ("spain",)])
def test_on_the_cloth_space_a_player_sells_cloth_in_england_and_spain(sales: tuple[str, ...]) -> None:
    """Example: … or sells 1 cloth in England for 4 VP and/or 1 cloth in Spain for 2 VP."""
    t = Position().house(0, "england", 1).house(0, "spain", 6).goods(0, cloth=3).reaching("trade cloth")

    t.play("space sell", *(f"market sell {country}" for country in sales), "market done")

    assert t.points(0) == 2 + sum(PRICES[country, "cloth"] for country in sales)
    assert t.good(0, "cloth") == 3 - len(sales)
    assert t.asked == "end"


@rule("sale.goods-space")
def test_a_player_does_not_take_the_tile_and_sell_it() -> None:
    """q.sale.take-and-sell: it is one or the other."""
    t = Position().house(0, "england", 1).reaching("trade cloth")
    assert t.refuses("space sell", "sale.price")
    assert t.refuses("space use", "sale.goods-space")

    t.play("space take")

    assert t.asked == "end"
    assert t.points(0) == 2


@rule("sale.goods-space")
@pytest.mark.parametrize("good", GOODS)
def test_the_tile_taken_is_of_the_kind_the_space_shows(good: str) -> None:
    t = Position().reaching(f"trade {good}").play("space take")
    assert [t.good(0, kind) for kind in GOODS] == [int(kind == good) for kind in GOODS]


@rule("sale.goods-space-max")
@pytest.mark.parametrize("sales", [("netherlands", "england"), ("netherlands",), ("england",)])
def test_on_the_wine_space_a_wine_goes_to_the_netherlands_and_one_to_england(sales: tuple[str, ...]) -> None:
    """Example; q.sale.wrong-house: in either country or in both, never two in the same one."""
    t = Position().house(0, "netherlands", 2).house(0, "england", 2).goods(0, wine=2).reaching("trade wine")
    t.play("space sell")
    assert t.legal == ["market sell england", "market sell netherlands", "market done"]

    for country in sales:
        t.play(f"market sell {country}")
        assert t.refuses(f"market sell {country}", "sale.one-per-kind")
    t.play("market done")

    assert t.points(0) == 2 + sum(PRICES[country, "wine"] for country in sales)
    assert t.good(0, "wine") == 2 - len(sales)


@rule("sale.goods-space-max")
def test_at_most_two_tiles_go_and_only_of_the_kind_the_space_shows() -> None:
    t = rich().reaching("trade wine").play("space sell", "market sell england", "market sell netherlands")

    assert t.legal == ["market done"]
    assert t.refuses("market sell france", "board.goods-box")
    assert t.refuses("market sell spain", "board.goods-box")
    t.play("market done")
    assert [t.good(0, good) for good in GOODS] == [3, 3, 3, 1]
    assert t.asked == "end"


@rule("sale.goods-space-max")
def test_the_last_tile_can_be_sold_once() -> None:
    t = Position().house(0, "netherlands", 2).house(0, "england", 2).goods(0, wine=1).reaching("trade wine")
    t.play("space sell", "market sell england")
    assert t.clauses("market sell netherlands") == ["sale.price"]
    assert t.legal == ["market done"]


# The Captain


@rule("sale.captain", "symbol.sell-three")
@pytest.mark.parametrize(
    ("good", "country"), [(good, country) for good in GOODS for country in CAPTAIN_NEEDS_HOUSE[good]]
)
def test_the_captain_sells_one_tile_for_three_points_given_a_house_that_buys_it(good: str, country: str) -> None:
    t = Position().goods(0, book=2, ore=2, cloth=2, wine=2).house(0, country, 1).performing("sell-three")
    before = t.lying

    t.play(f"captain sell {good}")

    assert t.points(0) == 5
    assert t.good(0, good) == 1
    assert sum(t.s.goods) == 7
    assert t.changed(before) == {"score", "goods"}
    assert t.asked == "end"


@rule("sale.captain", "sale.house-required", "symbol.sell-three")
@pytest.mark.parametrize("good", GOODS)
def test_the_captain_sells_nothing_without_a_house_that_buys_it(good: str) -> None:
    elsewhere = tuple(country for country in COUNTRIES if country not in CAPTAIN_NEEDS_HOUSE[good])
    t = rich(houses=elsewhere).house(1, CAPTAIN_NEEDS_HOUSE[good][0], 6).performing("sell-three")

    assert t.clauses(f"captain sell {good}") == ["sale.captain"]
    assert f"captain sell {good}" not in t.legal
    assert "captain nothing" in t.legal


@rule("sale.captain")
def test_the_captain_needs_the_tile() -> None:
    t = Position().goods(0, cloth=1).house(0, "england", 1).performing("sell-three")
    assert t.clauses("captain sell wine") == ["sale.price"]
    assert t.clauses("captain sell book") == ["sale.price", "sale.captain"]
    assert t.legal == ["captain sell cloth", "captain nothing"]


@rule("sale.captain", "symbol.sell-three")
def test_the_captain_may_sell_nothing() -> None:
    t = rich().performing("sell-three")
    before = t.lying
    t.play("captain nothing")
    assert t.changed(before) == set()
    assert t.asked == "end"


@rule("sale.captain", "sale.one-per-kind")
def test_the_captains_sale_stands_outside_the_limit_of_the_turn() -> None:
    """q.sale.captain-ledger: that sale names no country and has its own price."""
    t = rich(houses=("england",)).tile(0, "sell-three", 2).reaching("ship england")

    t.play("space tile", "tile sell-three", "captain sell cloth")
    t.play("space use", "ship sell cloth", "ship done")
    t.play("end tile", "tile sell-three", "captain sell cloth")

    assert t.points(0) == 2 + 3 + 4 + 3
    assert t.good(0, "cloth") == 0


@rule("sale.captain")
@pytest.mark.parametrize("country", COUNTRIES)
def test_every_deck_has_a_captain(country: str) -> None:
    t = Position().goods(0, cloth=1).house(0, "spain", 1)
    captain = t.character_with("sell-three", country=country)
    t.character(0, captain, "purple", 3).first_half().play("use first", "captain sell cloth")
    assert t.points(0) == 5


# What a space promises before anything is sold


@rule("sale.ship", "sale.goods-space-max", "sale.house-required")
@pytest.mark.parametrize(
    ("goods", "houses", "space", "points"),
    [
        ({"cloth": 1, "wine": 3}, COUNTRIES, "ship england", 6),
        ({"wine": 1}, COUNTRIES, "ship england", 2),
        ({"cloth": 1, "wine": 1}, ("france", "spain"), "ship england", 0),
        ({"cloth": 3}, COUNTRIES, "trade cloth", 6),
        ({"cloth": 1}, COUNTRIES, "trade cloth", 4),
        ({"cloth": 2}, ("spain",), "trade cloth", 2),
        ({}, COUNTRIES, "trade cloth", 0),
        ({"cloth": 3}, COUNTRIES, "protection", 0),
    ],
)
def test_the_most_that_the_goods_at_hand_would_bring(
    goods: dict[str, int], houses: tuple[str, ...], space: str, points: int
) -> None:
    t = rich(houses=houses).goods(0, **{good: goods.get(good, 0) for good in GOODS})
    assert takings(t.s, 0, SYMBOL_WORDS[space]) == points


@rule("sale.one-per-kind")
def test_a_sale_made_in_this_turn_is_promised_no_more() -> None:
    t = rich().reaching("ship england").play("space use", "ship sell cloth")
    assert takings(t.s, 0, SYMBOL_WORDS["ship england"]) == 2
    assert takings(t.s, 0, SYMBOL_WORDS["trade cloth"]) == 2
