"""What the parts of the drawing are called and what is said of them, remembered once it was said."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

from fondaco.games.column_of_fire.dice import character_number
from fondaco.games.column_of_fire.tables import Tables
from fondaco.games.column_of_fire.vocabulary import (
    ADVANCE,
    ADVANTAGE,
    ANY_GOOD,
    ARGUMENTS,
    FREE_DIE,
    GOOD,
    GOODS,
    NEUTRAL,
    POINTS,
    PROTECTION,
    REMOVE_CHARACTER,
    SELL_THREE,
    SHIP,
    STONE,
    TRADE,
    TURN_DIE,
)
from fondaco.kernel import Memory, Words

D = TypeVar("D")

MOST_REMEMBERED: Final = 50_000
"""Sentences with the names of players in them come and go."""
MOST_DRAWN: Final = 5_000

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


class Captions:
    """The sentences of the drawing in one language."""

    def __init__(self, tables: Tables, words: Words) -> None:
        self.tables, self.words = tables, words
        self._said: Memory[str] = Memory(MOST_REMEMBERED)
        self._drawn: Memory[Any] = Memory(MOST_DRAWN)

    def drawn(self, draw: Callable[[], D], *seen: object) -> D:
        """What was drawn when the same was seen before; it looks the same to whoever sees it."""
        drawing: D = self._drawn.recall(seen, draw)
        return drawing

    def within(self, key: str, **numbers: int | str) -> str:
        """A sentence, or part of one, as it is written."""
        return self._said.recall((key, *numbers.values()), lambda: self.words.say(key, numbers))

    def say(self, key: str, **numbers: int | str) -> str:
        """A sentence, beginning with a capital letter."""
        said = self.within(key, **numbers)
        return said[:1].upper() + said[1:]

    def name(self, kind: str, value: int) -> str:
        """The name of a thing, as it stands within a sentence."""
        return self._said.recall((kind, value), lambda: self.words.name(kind, value))

    def title(self, kind: str, value: int) -> str:
        """The name of a thing, beginning with a capital letter."""
        name = self.name(kind, value)
        return name[:1].upper() + name[1:]

    def does(self, card: int) -> str:
        """What a character can do (symbol.divider)."""
        symbols = self.tables.character_symbols[character_number(card)]
        if len(symbols) == 1:
            return self.say("draw-does", symbol=symbols[0])
        return self.say("draw-does-either", **{
            word: self.name("symbol", symbol) for word, symbol in zip(("first", "second"), symbols)
        })  # fmt: skip

    def good_sells(self, good: int) -> str:
        """Where a good can be sold and for how much, the better price first (board.prices)."""
        prices = self.tables.price
        buyers = sorted(self.tables.buyers[good], key=lambda country: -prices[country * GOODS + good])
        first, second = (
            self.within("draw-sells", country=country, points=prices[country * GOODS + good]) for country in buyers
        )
        return self.say("draw-good-text", first=first, second=second)


def symbol_clause(symbol: int) -> str:
    """Where the rules speak of an action symbol."""
    return SYMBOL_CLAUSES[symbol // ARGUMENTS]


@lru_cache(maxsize=32)
def _captions(tables: Tables, words: Hashable) -> Captions:
    return Captions(tables, cast(Words, words))


def captions(tables: Tables, words: Words) -> Captions:
    """The captions of a game in a language; whoever speaks is kept until many others came."""
    return _captions(tables, cast(Hashable, words))
