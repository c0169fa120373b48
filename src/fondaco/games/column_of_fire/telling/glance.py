"""A decision as its player sees it, and what several chapters tell of it or point at."""

from typing import Final

from fondaco.games.column_of_fire.rules.characters import stone_of
from fondaco.games.column_of_fire.rules.dice import shown
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Ids, Look, Numbers

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

    def stock(self, good: int) -> int:
        return self.s.goods[self.seat * GOODS + good]

    def house(self, country: int) -> int:
        return self.s.house[self.seat * COUNTRIES + country]

    def card_under(self, die: int) -> int:
        return self.s.under[self.seat * DICE + die]

    def number_on(self, die: int) -> int:
        return shown(self.s, self.seat, die)


# Cards and dice


def face_up(at: Glance, country: int) -> Numbers:
    """The character on top of a deck with its stone, or that there is none."""
    card = at.s.top_card(country)
    return {"empty": 1} if card == NO_CARD else {"empty": 0, "card": card, "stone": stone_of(at.s, country)}


def deck_part(at: Glance, country: int) -> str:
    """The face-up character, or the deck if there is none."""
    card = at.s.top_card(country)
    return f"deck-{COUNTRY.labels[country]}" if card == NO_CARD else f"card-{card}"


def whereabouts(at: Glance, die: int) -> Numbers:
    """Where a die lies and what it shows."""
    told = {"own_die": die, "number": at.number_on(die)}
    if die == BLACK:
        return {**told, "lies": ON_RELIGION_CARD}
    card = at.card_under(die)
    if card >= 0:
        return {**told, "lies": ON_CHARACTER, "card": card}
    return {**told, "lies": IN_PRISON if card == ON_LOCH_LEVEN else AMONG_FREE_DICE}


def die_part(at: Glance, die: int) -> str:
    return f"die-{at.seat}-{OWN_DIE.labels[die]}"


def die_and_card(at: Glance, die: int) -> Ids:
    """A die and the card it lies on."""
    if die == BLACK:
        return die_part(at, die), f"religion-{at.seat}"
    card = at.card_under(die)
    return (die_part(at, die), f"card-{card}") if card >= 0 else (die_part(at, die),)


# Stones


def stones_then(at: Glance, country: int, change: int) -> Numbers:
    """How many religion spaces of a country are filled once a stone came or went."""
    spaces = at.s.religion_spaces
    stones = min(max(at.s.stones_in(country) + change, 0), spaces)
    return {"stones": stones, "spaces": spaces, "full": int(stones == spaces)}


def free_stone_space(at: Glance, country: int) -> Ids:
    """The country, and its next religion space if one is free."""
    name = COUNTRY.labels[country]
    if at.s.is_full(country):
        return (f"country-{name}",)
    return f"country-{name}", f"stone-{name}-{at.s.stones_in(country)}"


# Goods


def stock(at: Glance) -> Numbers:
    return {"stock": at.stock(at.axes["good"])}


def goods_part(at: Glance, good: int) -> str:
    return f"goods-{at.seat}-{GOOD_KIND.labels[good]}"


def chosen_good(at: Glance) -> Ids:
    return (goods_part(at, at.axes["good"]),)


def price_part(at: Glance, country: int, good: int) -> str:
    """A price, or the country if it has none for that good."""
    if not at.s.printed.price[country * GOODS + good]:
        return f"country-{COUNTRY.labels[country]}"
    return f"price-{COUNTRY.labels[country]}-{GOOD_KIND.labels[good]}"
