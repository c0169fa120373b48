"""Feature vector for learning: what of a position may decide who wins."""

from fondaco.games.column_of_fire.bot import evaluation
from fondaco.games.column_of_fire.printed import character_number
from fondaco.games.column_of_fire.rules.ending import tile_points
from fondaco.games.column_of_fire.rules.free_actions import tiles_to_use
from fondaco.games.column_of_fire.rules.religion import is_alone
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *


def features(s: ColumnOfFire, seat: int) -> list[float]:
    """What a seat has, and the same again by how far the end is."""
    years = evaluation.years_left(s)
    now = [*possessions(s, seat), *trade(s, seat, years), *service(s, seat, years)]
    left = max(0, GOAL - max(s.score)) / float(GOAL)
    return now + [number * left for number in now]


def possessions(s: ColumnOfFire, seat: int) -> list[float]:
    """Points, protection and tiles."""
    return [
        float(s.score[seat]),
        float(s.protection[seat]),
        float(tile_points(s, seat)),
        float(tiles_to_use(s, seat)),
        1.0 if is_alone(s, seat, s.religion[seat]) else 0.0,
    ]


def trade(s: ColumnOfFire, seat: int, years: float) -> list[float]:
    """Houses, what threatens them, and goods."""
    sites = [0] * COUNTRIES
    numbers = [0.0] * 6
    for country in range(COUNTRIES):
        site = s.house[seat * COUNTRIES + country]
        if not site:
            continue
        numbers[0] += 1.0
        numbers[1] += site
        outlook = evaluation.conflict_worth(s, seat, country, site, years)
        if outlook == evaluation.EXPELLED:
            numbers[2] += 1.0
        else:
            sites[country] = site
            numbers[3] += outlook
        own = s.stones[country * STONES + s.religion[seat]]
        other = s.stones[country * STONES + 1 - s.religion[seat]]
        numbers[4] += own - other
        numbers[5] += site * (own - other)
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    worth = evaluation.goods_worth(s, seat, sites, years)
    return [*numbers, *(float(min(count, 4)) for count in goods), float(sum(goods)), worth]


def service(s: ColumnOfFire, seat: int, years: float) -> list[float]:
    """Characters still to act, and dice free to take others."""
    worths = evaluation.character_worths(s.printed)
    uses = best = acting = 0.0
    free = caught = 0
    for die in range(DICE):
        place = seat * DICE + die
        card, value = s.under[place], s.value[place]
        if card >= 0:
            worth = worths[character_number(card)]
            uses += value - 1
            acting += worth
            best += min(value - 1, years) * worth
            free += value == 1
        elif card == FREE:
            free += 1
        elif card == ON_LOCH_LEVEN:
            caught += 1
            free += value == 1
    return [uses, best, acting, float(caught), *(float(free == count) for count in range(DICE + 1))]
