"""Goods sold to a ship's country, on a goods space, and to the captain."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.sales import CAPTAIN_PRICE
from fondaco.games.column_of_fire.telling.glance import Glance
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def ship(at: Glance) -> Numbers:
    country = at.b // 2
    if at.word == "sell":
        return {"country": country, "points": at.s.printed.price[country * GOODS + at.axes["good"]]}
    return {"country": country, **at.stones_then(country, 1)}


def ship_parts(at: Glance) -> Ids:
    """A good and its price; or where the neutral stone goes."""
    country = at.b // 2
    if at.word == "done":
        return ()
    if at.word == "neutral":
        return at.free_stone_space(country)
    good = at.axes["good"]
    priced = good in at.s.printed.bought[country]
    return (at.price_part(country, good), at.goods_part(good)) if priced else at.chosen_good()


def market(at: Glance) -> Numbers:
    if at.word == "done":
        return {"good": at.b}
    return {"good": at.b, "points": at.s.printed.price[at.axes["country"] * GOODS + at.b]}


def market_parts(at: Glance) -> Ids:
    return () if at.word == "done" else (at.price_part(at.axes["country"], at.b),)


def captain(at: Glance) -> Numbers:
    return {"points": CAPTAIN_PRICE}


def captain_parts(at: Glance) -> Ids:
    return () if at.word == "nothing" else at.chosen_good()


HOOKS = {
    frames.SELL_AT_SHIP: Hooks(lambda at: {"country": at.b // 2}, ship, ship_parts),
    frames.SELL_GOOD: Hooks(lambda at: {"good": at.b}, market, market_parts),
    frames.SELL_THREE: Hooks(captain, captain, captain_parts),
}
