"""Expanding the town: place tiles are chosen from the open piles."""

from typing import Final

from fondaco.games.orleans.rules import news, refusals
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

OPTIONS: Final = Options(Group("", (TILE,)), Group("none"))
NONE: Final = OPTIONS.first("none")
BOTH_PILES: Final = 2


class TakeTile(Choice[Orleans]):
    """A place tile of one's choice, the first from pile I (town.free-choice, town.first-tile, town.later-tiles)."""

    name = "take-tile"
    clause = "town.free-choice"
    options = OPTIONS

    def seat(self, s: Orleans, seat: int, step: int) -> int:
        return seat if any(not tile_refusal(s, tile, step) for tile in range(TILES)) else NOBODY

    def run(self, s: Orleans, seat: int, step: int) -> None:
        """No tile is left in the piles (q.town.decline)."""

    def candidates(self, s: Orleans, _: int, __: int) -> list[int]:
        return [tile for tile in range(TILES) if s.tile[tile] == IN_PILE] + [NONE]

    def refusal(self, s: Orleans, seat: int, step: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == NONE else tile_refusal(s, option, step, why)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        if option == NONE:
            s.tell(news.TILE_DECLINED, seat)
        else:
            s.tile[option] = seat  # town.place-beside
            s.tell(news.TILE_TAKEN, seat, option)


def tile_refusal(s: Orleans, tile: int, step: int, why: Why = QUIET) -> int:
    """A tile must lie in a pile that is open at this step of the trader track."""
    if s.tile[tile] != IN_PILE and why.also(refusals.TILE_TAKEN, tile=tile):
        return refusals.TILE_TAKEN
    if s.printed.category[tile] == BOTH_PILES and s.printed.trader_piles[step] < BOTH_PILES:
        return why.no(refusals.WRONG_PILE, tile=tile)
    return 0
