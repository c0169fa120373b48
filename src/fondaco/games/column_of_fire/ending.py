"""The end of a year, the end of the game, and the winner."""

from __future__ import annotations

from typing import Final

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import COUNTRIES, FIRST_POINTS_TILE, GOODS, TILES
from fondaco.kernel import Step

YEAR_LIMIT: Final = 60  # q.end.termination: nothing in the rules forces an end
POINTS_PER_HOUSE: Final = 2


class EndOfYear(Step[ColumnOfFire]):
    """A triggered end comes when the year is played out.

    (flow.next-year, end.finish-year, end.deck-empty-finish)
    """

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        over = s.ending > 0 or s.year >= YEAR_LIMIT
        s.then((frames.FINAL_SCORING if over else frames.YEAR, 0, 0))


def final_points(s: ColumnOfFire, seat: int) -> tuple[int, int, int, int]:
    """The points that houses, protection, goods and advantage tiles bring at the end."""
    sites = s.house[seat * COUNTRIES : seat * COUNTRIES + COUNTRIES]
    houses = POINTS_PER_HOUSE * (COUNTRIES - sites.count(0))  # end.score-houses
    goods = goods_left(s, seat) // 2  # end.score-goods
    tiles = sum(
        s.hand[seat][tile] * (tile - FIRST_POINTS_TILE + 1) for tile in range(FIRST_POINTS_TILE, TILES)
    )  # end.score-advantage
    return houses, s.protection[seat], goods, tiles  # end.score-protection


def goods_left(s: ColumnOfFire, seat: int) -> int:
    """How many goods tiles a player has."""
    return sum(s.goods[seat * GOODS : seat * GOODS + GOODS])


class FinalScoring(Step[ColumnOfFire]):
    """Everybody's last points are added; then nothing is left to play."""

    def run(self, s: ColumnOfFire, _: int, __: int) -> None:
        for seat in range(s.players):
            houses, protection, goods, tiles = final_points(s, seat)
            s.score[seat] += houses + protection + goods + tiles
            if s.heard is not None:
                s.tell("final-points", seat=seat, houses=houses, protection=protection, goods=goods, tiles=tiles)
        if s.heard is not None:
            for seat in winners(s):
                s.tell("winner", seat=seat, points=s.score[seat])


def winners(s: ColumnOfFire) -> list[int]:
    """Most points, then most goods, then the higher religion die, else shared.

    (end.winner, end.tiebreak, end.tiebreak-religion, end.shared)
    """
    standing = [(s.score[seat], goods_left(s, seat), s.religion_die[seat]) for seat in range(s.players)]
    return [seat for seat in range(s.players) if standing[seat] == max(standing)]
