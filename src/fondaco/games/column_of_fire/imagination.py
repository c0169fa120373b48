"""A whole position that agrees with all a seat knows."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.games.column_of_fire.frames import USE_TILE
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.tables import Tables
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import FIRST_POINTS_TILE, TILES
from fondaco.kernel import recall


def imagine(view: ColumnOfFireView, tables: Tables, random: Callable[[], float]) -> ColumnOfFire:
    """Known things as they are; unseen advantage tiles dealt out at random (info.advantage-hidden)."""
    s = ColumnOfFire(view.players, tables)
    recall(s, view)
    unseen = unseen_tiles(view, tables)
    s.hand = [list(view.hand) if seat == view.seat else [0] * TILES for seat in range(view.players)]
    for seat, total in enumerate(view.hand_totals):
        if seat != view.seat:
            deal(s, seat, total, unseen, random)
    s.stack = [unseen.count(tile) for tile in range(TILES)]
    return s


def deal(s: ColumnOfFire, seat: int, total: int, unseen: list[int], random: Callable[[], float]) -> None:
    """Tiles for another seat; if it is about to use one, at least one that can be used."""
    if (USE_TILE, seat, 0) in s.frames:
        usable = [place for place, tile in enumerate(unseen) if tile < FIRST_POINTS_TILE]
        s.hand[seat][unseen.pop(usable[int(random() * len(usable))])] += 1
        total -= 1
    for _ in range(total):
        s.hand[seat][unseen.pop(int(random() * len(unseen)))] += 1


def unseen_tiles(view: ColumnOfFireView, tables: Tables) -> list[int]:
    """The tiles that lie in the stacks or in other hands, as far as a seat can tell."""
    own = view.hand or (0,) * TILES
    return [
        tile for tile, count in enumerate(tables.tile_counts) for _ in range(count - own[tile] - view.discard[tile])
    ]
