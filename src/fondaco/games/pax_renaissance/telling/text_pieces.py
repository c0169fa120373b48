"""How a text board shows pieces: letters for a piece and its Religion, and numbers after the signs of seats."""

from collections.abc import Sequence
from typing import Final

from fondaco.draw.text import TextBoard
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Line, Span

INKS: Final = {CATHOLIC: "ink-purple", ISLAMIC: "strong"}
OTHER_INK: Final = "ink-grey"

KNIGHT_SIGN: Final = 0
ROOK_SIGN: Final = 1
PIRATE_SIGN: Final = 2
BISHOP_SIGN: Final = 3


class PieceWriter(TextBoard[Pax, PaxView]):
    """Writes about pieces in letters and signs."""

    @property
    def printed(self) -> Printed:
        return self.s.printed

    def piece(self, sort: int, faith: int) -> Span:
        """A letter for the kind of a piece and one for its Religion."""
        return self.say("piece", sort=sort, faith=faith), INKS.get(faith, OTHER_INK)

    def token(self, token: int) -> Span:
        """A Knight, a Rook or somebody's cube."""
        if token >= PIECES:
            return self.sign(token - CUBE)
        return self.piece(ROOK_SIGN if token >= ROOK else KNIGHT_SIGN, token % RELIGIONS)

    def agent(self, agent: int) -> Span:
        """An Agent as a card shows it."""
        if agent < PIECES:
            return self.token(agent)
        if agent == CUBE_AGENT:
            return self.say("cube"), "strong"
        if agent < BISHOP_AGENT:
            return self.piece(PIRATE_SIGN, agent - PIRATE_AGENT)
        return self.piece(BISHOP_SIGN, agent - BISHOP_AGENT)

    def counts(self, numbers: Sequence[int]) -> Line:
        """A number for each seat, after its sign."""
        line: Line = []
        for seat, number in enumerate(numbers):
            line += [(" ", ""), self.sign(seat), (str(number), "")]
        return line[1:]
