"""What is being drawn: a view with the names of the players and the captions of a language."""

from dataclasses import dataclass

from fondaco.games.orleans.board.captions import Captions
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.view import OrleansView


@dataclass(frozen=True)
class Scene:
    """One position as one seat sees it."""

    said: Captions
    s: Orleans
    """The position as far as the seat knows it."""
    view: OrleansView
    names: tuple[str, ...]

    @property
    def printed(self) -> Printed:
        return self.said.printed

    @property
    def seats(self) -> range:
        return range(self.view.players)
