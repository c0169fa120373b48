"""A decision as its player sees it, and what several chapters tell of it or point at."""

from collections.abc import Mapping
from typing import Final

from fondaco.games.column_of_fire.rules.characters import stone_of
from fondaco.games.column_of_fire.rules.dice import shown
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Look, Numbers

# Where a die lies
AMONG_FREE_DICE: Final = 0
ON_CHARACTER: Final = 1
IN_PRISON: Final = 2
ON_RELIGION_CARD: Final = 3


class Glance(Look[ColumnOfFire, ColumnOfFireView]):
    """A decision about A Column of Fire as its player sees it."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.a

    def house(self, country: int) -> int:
        return self.s.house[self.seat * COUNTRIES + country]

    def card_under(self, die: int) -> int:
        return self.s.under[self.seat * DICE + die]

    def number_on(self, die: int) -> int:
        return shown(self.s, self.seat, die)

    # Cards and dice

    def face_up(self, country: int) -> Numbers:
        """The character on top of a deck with its stone, or that there is none."""
        card = self.s.top_card(country)
        return {"empty": 1} if card == NO_CARD else {"empty": 0, "card": card, "stone": stone_of(self.s, country)}

    def deck_part(self, country: int) -> str:
        """The face-up character, or the deck if there is none."""
        card = self.s.top_card(country)
        return f"deck-{COUNTRY.labels[country]}" if card == NO_CARD else f"card-{card}"

    def whereabouts(self, die: int) -> Numbers:
        """Where a die lies and what it shows."""
        told = {"own_die": die, "number": self.number_on(die)}
        if die == BLACK:
            return {**told, "lies": ON_RELIGION_CARD}
        card = self.card_under(die)
        if card >= 0:
            return {**told, "lies": ON_CHARACTER, "card": card}
        return {**told, "lies": IN_PRISON if card == ON_LOCH_LEVEN else AMONG_FREE_DICE}

    def die_part(self, die: int) -> str:
        return f"die-{self.seat}-{OWN_DIE.labels[die]}"

    def die_and_card(self, die: int) -> Ids:
        """A die and the card it lies on."""
        if die == BLACK:
            return self.die_part(die), f"religion-{self.seat}"
        card = self.card_under(die)
        return (self.die_part(die), f"card-{card}") if card >= 0 else (self.die_part(die),)

    def chosen_die(self) -> Numbers:
        return self.whereabouts(self.axes["own_die"])

    def chosen_die_and_card(self) -> Ids:
        return self.die_and_card(self.axes["own_die"])

    # Stones

    def stones_then(self, country: int, change: int) -> Numbers:
        """How many religion spaces of a country are filled once a stone came or went."""
        spaces = self.s.religion_spaces
        stones = min(max(self.s.stones_in(country) + change, 0), spaces)
        return {"stones": stones, "spaces": spaces, "full": int(stones == spaces)}

    def free_stone_space(self, country: int) -> Ids:
        """The country, and its next religion space if one is free."""
        name = COUNTRY.labels[country]
        if self.s.is_full(country):
            return (f"country-{name}",)
        return f"country-{name}", f"stone-{name}-{self.s.stones_in(country)}"

    # Goods, points and protection

    def stock(self) -> Numbers:
        return {"stock": self.s.goods[self.seat * GOODS + self.axes["good"]]}

    def goods_part(self, good: int) -> str:
        return f"goods-{self.seat}-{GOOD_KIND.labels[good]}"

    def chosen_good(self) -> Ids:
        return (self.goods_part(self.axes["good"]),)

    def price_part(self, country: int, good: int) -> str:
        """A price, or the country if it has none for that good."""
        if not self.s.printed.price[country * GOODS + good]:
            return f"country-{COUNTRY.labels[country]}"
        return f"price-{COUNTRY.labels[country]}-{GOOD_KIND.labels[good]}"

    def own_points(self) -> Ids:
        return f"score-{self.seat}", f"points-{self.seat}"

    def own_protection(self) -> Ids:
        return (f"protection-{self.seat}",)


def by_word(own: Hooks, others: Mapping[str, Hooks]) -> Hooks:
    """The hooks of a step some of whose groups of options have hooks of their own."""

    def option(at: Glance) -> Numbers:
        return others.get(at.word, own).option(at)

    def parts(at: Glance) -> Ids:
        return others.get(at.word, own).parts(at)

    return Hooks(own.prompt, option, parts)
