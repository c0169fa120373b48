"""Religion stones in the countries."""

from __future__ import annotations

from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import STONES


def place_stone(s: ColumnOfFire, country: int, stone: int) -> None:
    """A stone covers a free religion space; the last one lights a torch (stone.place, stone.torch)."""
    s.stones[country * STONES + stone] += 1
    if s.heard is not None:
        s.tell("stone-placed", stone=stone, country=country)
        if s.is_full(country):
            s.tell("torch-lit", country=country)


def remove_stone(s: ColumnOfFire, country: int, stone: int) -> None:
    """A stone goes back to the supply, and a torch with it (conflict.cancel)."""
    if s.heard is not None:
        s.tell("stone-removed", stone=stone, country=country)
        if s.is_full(country):
            s.tell("torch-removed", country=country)
    s.stones[country * STONES + stone] -= 1
