"""What the parts of the drawing are called and what is said of them, remembered once it was said."""

from typing import Final

from fondaco.draw.captions import GameCaptions
from fondaco.games.column_of_fire.printed import Printed, character_number
from fondaco.games.column_of_fire.vocabulary import *

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
"""Where the rules speak of an action symbol, by its kind."""


class Captions(GameCaptions[Printed]):
    """The sentences of the drawing in one language."""

    def does(self, card: int) -> str:
        """What a character can do (symbol.divider)."""
        symbols = self.printed.character_symbols[character_number(card)]
        if len(symbols) == 1:
            return self.say("draw-does", symbol=symbols[0])
        first, second = (self.name("symbol", symbol) for symbol in symbols)
        return self.say("draw-does-either", first=first, second=second)

    def good_sells(self, good: int) -> str:
        """Where a good can be sold and for how much, the better price first (board.prices)."""
        prices = {country: self.printed.price[country * GOODS + good] for country in self.printed.buyers[good]}
        first, second = (
            self.within("draw-sells", country=country, points=prices[country])
            for country in sorted(prices, key=prices.__getitem__, reverse=True)
        )
        return self.say("draw-good-text", first=first, second=second)
