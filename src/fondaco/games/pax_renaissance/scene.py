"""What is being drawn: a view with the names of the players and the captions of a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fondaco.games.pax_renaissance import imagination
from fondaco.games.pax_renaissance.captions import Captions
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.view import PaxView


@dataclass(frozen=True)
class Scene:
    """One position as one seat sees it."""

    said: Captions
    view: PaxView
    names: tuple[str, ...]

    @property
    def tables(self) -> Tables:
        return self.said.tables

    @property
    def seats(self) -> range:
        return range(self.view.players)

    @cached_property
    def table(self) -> Pax:
        """The table as it is seen: the rules answer questions about it."""
        return imagination.seen(self.view, self.tables)
