"""How good a position looks to a seat, in points: what it has, and what that will probably bring."""

from functools import cache
from typing import Final

from fondaco.games.column_of_fire.printed import Printed, character_number
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.conflicts import NO_MAJORITY, majority
from fondaco.games.column_of_fire.rules.ending import tile_points
from fondaco.games.column_of_fire.rules.free_actions import tiles_to_use
from fondaco.games.column_of_fire.rules.religion import AGAIN, is_alone
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *

RIVALRY: Final = 0.85
"""How much a rival's point is worth against an own one."""
POINTS_A_YEAR: Final = 6.0
SYMBOL_WORTH: Final = {
    GOOD: 1.9,
    ANY_GOOD: 2.2,
    SELL_THREE: 1.6,
    PROTECTION: 1.0,
    ADVANTAGE: 1.6,
    STONE: 1.4,
    NEUTRAL: 0.7,
    ADVANCE: 1.3,
    REMOVE_CHARACTER: 0.4,
    TURN_DIE: 0.7,
    FREE_DIE: 0.6,
}
TILE_WORTH: Final = 1.6
SALES_OF_A_KIND: Final[tuple[float, ...]] = (0.0, 0.7, 1.15, 1.5)
"""How many of one, two or three goods of a kind will be sold at the best price."""
HOUSE_WORTH: Final = 2.5
EXPELLED: Final = -100.0
LEFT_OVER: Final = 0.5
FREE_DICE_WORTH: Final[tuple[float, ...]] = (-4.0, -1.5, 0.0, 0.6, 1.0, 1.2)
"""By the number of free dice: with none a player stands still."""


def evaluate(s: ColumnOfFire, seat: int) -> float:
    """The own worth, less what the rivals have on average; a religion about to be chosen is chosen well."""
    if not s.frames or s.frames[-1] != (frames.ROLL_RELIGION, seat, AGAIN):
        return compared(s, seat)
    before = s.religion[seat]
    values: list[float] = []
    for religion in (CATHOLIC, PROTESTANT):
        s.religion[seat] = religion
        values.append(compared(s, seat))
    s.religion[seat] = before
    return max(values)


def compared(s: ColumnOfFire, seat: int) -> float:
    """The own worth against the rivals'."""
    years = years_left(s)
    rivals = sum(worth(s, rival, years) for rival in range(s.players) if rival != seat)
    return worth(s, seat, years) - RIVALRY * rivals / (s.players - 1)


def years_left(s: ColumnOfFire) -> float:
    """How many more years the game will probably last."""
    return 0.0 if s.ending else max(0.7, (GOAL - max(s.score)) / POINTS_A_YEAR)


def worth(s: ColumnOfFire, seat: int, years: float) -> float:
    """What a seat's points and things are worth together."""
    sites = [0] * COUNTRIES
    value = s.score[seat] + 1.1 * s.protection[seat]
    for country in range(COUNTRIES):
        site = s.house[seat * COUNTRIES + country]
        if site:
            outlook = conflict_worth(s, seat, country, site, years)
            if outlook != EXPELLED:
                sites[country] = site
                value += HOUSE_WORTH + outlook
    value += goods_worth(s, seat, sites, years)
    value += tiles_worth(s, seat, years)
    value += dice_worth(s, seat, years)
    if is_alone(s, seat, s.religion[seat]):
        value += min(years, 2.0) * 0.5
    return value


def goods_worth(s: ColumnOfFire, seat: int, sites: list[int], years: float) -> float:
    """Goods are worth what a house can get for them, the more so the fewer there are of a kind."""
    if not years:
        return LEFT_OVER * sum(s.goods[seat * GOODS : seat * GOODS + GOODS])
    price = s.printed.price
    value = 0.0
    for good in range(GOODS):
        count = s.goods[seat * GOODS + good]
        first, second = s.printed.buyers[good]
        best = max(
            price[first * GOODS + good] if sites[first] else 1.5,
            price[second * GOODS + good] if sites[second] else 1.5,
        )
        if count:
            value += best * SALES_OF_A_KIND[min(count, 3)] + LEFT_OVER * max(0, count - 3)
        value += 0.15 * best * min(years, 3.0)
    return value


def conflict_worth(s: ColumnOfFire, seat: int, country: int, site: int, years: float) -> float:
    """What the stones in a country promise or threaten; EXPELLED if the house is as good as lost."""
    own = s.stones[country * STONES + s.religion[seat]]
    other = s.stones[country * STONES + 1 - s.religion[seat]]
    if s.is_full(country):
        winner = majority(s, country)
        return 0.0 if winner == NO_MAJORITY else float(site) if winner == s.religion[seat] else EXPELLED
    chance = min(0.95, max(0.05, 0.5 + 0.28 * (own - other)))
    nearness = (s.stones_in(country) + 0.6) / s.religion_spaces * min(1.0, years)
    return nearness * (chance * site - (1.0 - chance) * HOUSE_WORTH)


def tiles_worth(s: ColumnOfFire, seat: int, years: float) -> float:
    """Advantage tiles: points as printed, actions as long as there is time to use them, and one just being drawn."""
    in_hand = tile_points(s, seat) + TILE_WORTH * min(1.0, years) * tiles_to_use(s, seat)
    if s.frames and s.frames[-1] == (frames.DRAW_ADVANTAGE, seat, 0):
        return TILE_WORTH + in_hand
    return in_hand


def dice_worth(s: ColumnOfFire, seat: int, years: float) -> float:
    """Characters still to act, against the dice they tie up."""
    use_worth = character_worths(s.printed)
    value = 0.0
    free = 0
    for die in range(DICE):
        place = seat * DICE + die
        card = s.under[place]
        if card >= 0:
            value += min(s.value[place] - 1, years) * use_worth[character_number(card)]
            free += s.value[place] == 1
        elif card == FREE:
            free += 1
        elif card == ON_LOCH_LEVEN:
            free += s.value[place] == 1
    return value + FREE_DICE_WORTH[free] * min(1.0, years)


@cache
def character_worths(printed: Printed) -> tuple[float, ...]:
    """What one use of each character brings; a choice between two symbols is worth a little more."""
    return tuple(max(map(symbol_worth, both)) + 0.2 * (len(both) - 1) for both in printed.character_symbols)


def symbol_worth(symbol: int) -> float:
    """What one use of an action symbol brings."""
    kind, argument = divmod(symbol, ARGUMENTS)
    return float(argument) if kind == POINTS else SYMBOL_WORTH[kind]
