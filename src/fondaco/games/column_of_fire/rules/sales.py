"""Trading houses and the sale of goods."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.conflicts import place_stone
from fondaco.games.column_of_fire.rules.score import gain
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

CAPTAIN_PRICE: Final = 3


def sale_refusal(s: ColumnOfFire, seat: int, country: int, good: int, why: Why) -> int:
    """What a sale needs: a buyer, a tile, a house, and no such sale yet in this turn."""
    if not s.printed.price[country * GOODS + good]:
        return why.no(refusals.NOT_BOUGHT, country=country, good=good)
    if not s.goods[seat * GOODS + good] and why.also(refusals.NO_SUCH_GOOD, good=good):
        return refusals.NO_SUCH_GOOD
    if not s.house[seat * COUNTRIES + country] and why.also(refusals.NO_HOUSE, country=country):
        return refusals.NO_HOUSE
    if was_sold(s, country, good) and why.also(refusals.ALREADY_SOLD, country=country, good=good):
        return refusals.ALREADY_SOLD
    return 0


def was_sold(s: ColumnOfFire, country: int, good: int) -> bool:
    """Whether such a sale was made in this turn already (sale.one-per-kind)."""
    return s.sold >> country * GOODS + good & 1 != 0


def sell(s: ColumnOfFire, seat: int, country: int, good: int) -> None:
    """A tile goes back to the supply for its price, whatever the site (sale.price, sale.site-irrelevant)."""
    price = s.printed.price[country * GOODS + good]
    s.goods[seat * GOODS + good] -= 1
    s.sold |= 1 << country * GOODS + good  # sale.one-per-kind
    gain(s, seat, price)
    s.tell(news.GOOD_SOLD, seat, good, country, price)


def price_now(s: ColumnOfFire, seat: int, country: int, good: int) -> int:
    """What a seat would get for a good in a country; nothing if it cannot be sold there now."""
    return 0 if sale_refusal(s, seat, country, good, QUIET) else s.printed.price[country * GOODS + good]


def takings(s: ColumnOfFire, seat: int, symbol: int) -> int:
    """The most points that the goods at hand would bring on an action space (sale.ship, sale.goods-space-max)."""
    kind, argument = symbol // ARGUMENTS, symbol % ARGUMENTS
    if kind == SHIP:
        return sum(price_now(s, seat, argument, good) for good in s.printed.bought[argument])
    if kind == TRADE:
        prices = [price_now(s, seat, country, argument) for country in s.printed.buyers[argument]]
        return sum(prices) if s.goods[seat * GOODS + argument] > 1 else max(prices)
    return 0


def neutral_refusal(s: ColumnOfFire, country: int, placed: int, why: Why) -> int:
    """With two or three players a purple space also brings a neutral stone (players.neutral-stone)."""
    if s.players > 3 or placed:
        return why.no(refusals.NO_NEUTRAL_HERE)
    if s.is_full(country):
        return why.no(refusals.COUNTRY_FULL, country=country)
    return 0


def ship_refusal(s: ColumnOfFire, seat: int, country: int, why: Why) -> int:
    """A ship needs something to sell, or a neutral stone to bring (sale.ship, players.neutral-without-sale)."""
    if not neutral_refusal(s, country, 0, QUIET):
        return 0
    return any_sale_refusal(s, seat, s.printed.ship_sales[country], why)


def any_sale_refusal(s: ColumnOfFire, seat: int, sales: tuple[int, ...], why: Why) -> int:
    """Something must be for sale at one of the printed prices (sale.ship, sale.goods-space-max)."""
    code = 0
    for place in sales:
        code = sale_refusal(s, seat, place // GOODS, place % GOODS, QUIET)
        if not code:
            return 0
    for place in sales:
        sale_refusal(s, seat, place // GOODS, place % GOODS, why)
    return code


SHIPPING: Final = Options(Group("sell", (GOOD_KIND,)), Group("neutral"), Group("done"))
BRING_NEUTRAL: Final = SHIPPING.first("neutral")
SHIP_DONE: Final = SHIPPING.first("done")


class SellAtShip(Choice[ColumnOfFire]):
    """One tile of each good the ship's country buys, in any order, and what else the ship brings (sale.ship)."""

    name = "ship"
    clause = "sale.ship"
    options = SHIPPING

    def refusal(self, s: ColumnOfFire, seat: int, country_and_stone: int, option: int, why: Why = QUIET) -> int:
        country, placed = country_and_stone // 2, country_and_stone % 2
        if option == SHIP_DONE:
            return 0
        if option == BRING_NEUTRAL:
            return neutral_refusal(s, country, placed, why)
        return sale_refusal(s, seat, country, option, why)

    def choose(self, s: ColumnOfFire, seat: int, country_and_stone: int, option: int) -> None:
        if option == SHIP_DONE:
            return
        country = country_and_stone // 2
        if option == BRING_NEUTRAL:
            place_stone(s, country, NEUTRAL_STONE)
            country_and_stone = country * 2 + 1
        else:
            sell(s, seat, country, option)
        s.then((frames.SELL_AT_SHIP, seat, country_and_stone))


SELLING: Final = Options(Group("sell", (COUNTRY,)), Group("done"))
GOODS_DONE: Final = SELLING.first("done")


class SellGood(Choice[ColumnOfFire]):
    """Tiles of the depicted kind, one in each country that buys it (sale.goods-space-max)."""

    name = "market"
    clause = "sale.goods-space-max"
    options = SELLING

    def refusal(self, s: ColumnOfFire, seat: int, good: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == GOODS_DONE else sale_refusal(s, seat, option, good, why)

    def choose(self, s: ColumnOfFire, seat: int, good: int, option: int) -> None:
        if option != GOODS_DONE:
            sell(s, seat, option, good)
            s.then((frames.SELL_GOOD, seat, good))


SELLING_THREE: Final = Options(Group("sell", (GOOD_KIND,)), Group("nothing"))
NOTHING_SOLD: Final = SELLING_THREE.first("nothing")


class SellThree(Choice[ColumnOfFire]):
    """The captain sells exactly one tile of any kind for three points (sale.captain, symbol.sell-three)."""

    name = "captain"
    clause = "sale.captain"
    options = SELLING_THREE

    def refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == NOTHING_SOLD:
            return 0
        if not s.goods[seat * GOODS + option] and why.also(refusals.NO_SUCH_GOOD, good=option):
            return refusals.NO_SUCH_GOOD
        first, second = s.printed.buyers[option]
        if not s.house[seat * COUNTRIES + first] and not s.house[seat * COUNTRIES + second]:
            return why.no(refusals.NO_HOUSE_FOR_GOOD, good=option)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option != NOTHING_SOLD:
            s.goods[seat * GOODS + option] -= 1  # q.sale.captain-ledger: outside the turn's limit
            gain(s, seat, CAPTAIN_PRICE)
            s.tell(news.CAPTAIN_SOLD, seat, option, CAPTAIN_PRICE)
