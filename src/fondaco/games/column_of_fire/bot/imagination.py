"""What a view hides, dealt out at random."""

from collections.abc import Callable

from fondaco.games.column_of_fire.rules.frames import USE_TILE
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *


def imagine(s: ColumnOfFire, view: ColumnOfFireView, random: Callable[[], float]) -> None:
    """Deal the unseen advantage tiles into the others' hands and the stacks (info.advantage-hidden)."""
    unseen = unseen_tiles(s)
    for seat, total in enumerate(view.hand_totals):
        if seat != view.seat:
            deal(s, seat, total, unseen, random)
    s.stack = [unseen.count(tile) for tile in range(TILES)]


def deal(s: ColumnOfFire, seat: int, total: int, unseen: list[int], random: Callable[[], float]) -> None:
    """Tiles for another seat; if it is about to use one, at least one that can be used."""
    if (USE_TILE, seat, 0) in s.frames:
        usable = [place for place, tile in enumerate(unseen) if tile < FIRST_POINTS_TILE]
        s.hand[seat][unseen.pop(usable[int(random() * len(usable))])] += 1
        total -= 1
    for _ in range(total):
        s.hand[seat][unseen.pop(int(random() * len(unseen)))] += 1


def unseen_tiles(s: ColumnOfFire) -> list[int]:
    """The tiles of a known position that lie in the stacks or in hidden hands."""
    shown = [sum(tiles) for tiles in zip(s.discard, *s.hand)]
    return [tile for tile, count in enumerate(s.printed.tile_counts) for _ in range(count - shown[tile])]
