"""What the parts of the drawing are called and what is said of them, remembered once it was said."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Final, cast

from fondaco.draw import captions as draw
from fondaco.games.column_of_fire.printed import Printed, character_number
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Words

SYMBOL_CLAUSES: Final[dict[int, str]] = {
    GOOD: "symbol.good",
    ANY_GOOD: "symbol.any-good",
    SELL_THREE: "symbol.sell-three",
    PROTECTION: "symbol.protection",
    ADVANTAGE: "symbol.advantage",
    STONE: "symbol.stone",
    NEUTRAL: "symbol.neutral",
    ADVANCE: "symbol.advance",
    REMOVE_CHARACTER: "symbol.remove-character",
    TURN_DIE: "symbol.rotate",
    FREE_DIE: "symbol.remove-die",
    POINTS: "symbol.vp",
    SHIP: "sale.ship",
    TRADE: "sale.goods-space",
}


class Captions(draw.Captions):
    """The sentences of the drawing in one language."""

    def __init__(self, printed: Printed, words: Words) -> None:
        super().__init__(words)
        self.printed = printed

    def does(self, card: int) -> str:
        """What a character can do (symbol.divider)."""
        symbols = self.printed.character_symbols[character_number(card)]
        if len(symbols) == 1:
            return self.say("draw-does", symbol=symbols[0])
        return self.say("draw-does-either", **{
            word: self.name("symbol", symbol) for word, symbol in zip(("first", "second"), symbols)
        })  # fmt: skip

    def good_sells(self, good: int) -> str:
        """Where a good can be sold and for how much, the better price first (board.prices)."""
        prices = self.printed.price
        buyers = sorted(self.printed.buyers[good], key=lambda country: -prices[country * GOODS + good])
        first, second = (
            self.within("draw-sells", country=country, points=prices[country * GOODS + good]) for country in buyers
        )
        return self.say("draw-good-text", first=first, second=second)


def symbol_clause(symbol: int) -> str:
    """Where the rules speak of an action symbol."""
    return SYMBOL_CLAUSES[symbol // ARGUMENTS]


@lru_cache(maxsize=32)
def _captions(printed: Printed, words: Hashable) -> Captions:
    return Captions(printed, cast(Words, words))


def captions(printed: Printed, words: Words) -> Captions:
    """The captions of a game in a language; whoever speaks is kept until many others came."""
    return _captions(printed, cast(Hashable, words))
