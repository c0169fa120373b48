"""What is being drawn: a view with the names of the players and the captions of a language."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.games.orleans.captions import Captions
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import DEVELOPMENT


@dataclass(frozen=True)
class Scene:
    """One position as one seat sees it."""

    said: Captions
    view: OrleansView
    names: tuple[str, ...]

    @property
    def tables(self) -> Tables:
        return self.said.tables

    @property
    def seats(self) -> range:
        return range(self.view.players)

    def level(self, seat: int) -> int:
        """A seat's development level (development.level)."""
        return self.tables.level_at[self.view.marker(seat, DEVELOPMENT)]
