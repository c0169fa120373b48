"""What is being drawn: a known position with the names of the players and the captions of a language."""

from dataclasses import dataclass

from fondaco.games.pax_renaissance.board.captions import Captions
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import FIRST_EMPIRE


@dataclass(frozen=True)
class Scene:
    """One position as one seat sees it."""

    said: Captions
    s: Pax
    view: PaxView
    names: tuple[str, ...]

    @property
    def printed(self) -> Printed:
        return self.s.printed

    @property
    def seats(self) -> range:
        return range(self.s.players)

    def hand_sizes(self, seat: int) -> tuple[int, int]:
        """How many cards of the East and of the West a seat holds (C5.separate)."""
        return self.view.eastern_hand_sizes[seat], self.view.western_hand_sizes[seat]

    def face_of(self, card: int) -> int:
        """1 for an Empire on its Republic face (B3.status)."""
        return self.s.republic[card - FIRST_EMPIRE] if card >= FIRST_EMPIRE else 0
