"""The end of the game: the last points, and the winner."""

from typing import Final

from fondaco.games.column_of_fire.rules import news
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Step

YEAR_LIMIT: Final = 60  # q.end.termination: nothing in the rules forces an end
POINTS_PER_HOUSE: Final = 2


def tile_points(s: ColumnOfFire, seat: int) -> int:
    """The points printed on the advantage tiles of a player (end.score-advantage)."""
    hand = s.hand[seat]
    return hand[FIRST_POINTS_TILE] + 2 * hand[FIRST_POINTS_TILE + 1] + 3 * hand[FIRST_POINTS_TILE + 2]


def goods_left(s: ColumnOfFire, seat: int) -> int:
    """How many goods tiles a player has."""
    return sum(s.goods[seat * GOODS : seat * GOODS + GOODS])


class FinalScoring(Step[ColumnOfFire]):
    """Everybody's last points are added; then nothing is left to play."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        for seat in range(s.players):
            sites = s.house[seat * COUNTRIES : seat * COUNTRIES + COUNTRIES]
            houses = POINTS_PER_HOUSE * (COUNTRIES - sites.count(0))  # end.score-houses
            protection = s.protection[seat]  # end.score-protection
            goods = goods_left(s, seat) // 2  # end.score-goods
            tiles = tile_points(s, seat)
            s.score[seat] += houses + protection + goods + tiles
            s.tell(news.FINAL_POINTS, seat, houses, protection, goods, tiles)
        for seat in winners(s):
            s.tell(news.WINNER, seat, s.score[seat])


def winners(s: ColumnOfFire) -> list[int]:
    """Most points, then most goods, then the higher religion die, else shared.

    (end.winner, end.tiebreak, end.tiebreak-religion, end.shared)
    """
    standing = [(s.score[seat], goods_left(s, seat), s.religion_die[seat]) for seat in range(s.players)]
    best = max(standing)
    return [seat for seat in range(s.players) if standing[seat] == best]
