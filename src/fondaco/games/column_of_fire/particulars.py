"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import character_number
from fondaco.games.column_of_fire.events import event_number
from fondaco.games.column_of_fire.houses import unpack
from fondaco.games.column_of_fire.sales import CAPTAIN_PRICE
from fondaco.games.column_of_fire.sequence import STEPS
from fondaco.games.column_of_fire.tables import Tables
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import (
    ARGUMENTS,
    BLACK,
    CARDS,
    CATHOLIC,
    COUNTRIES,
    DICE,
    FIRST_POINTS_TILE,
    FREE,
    GOODS,
    NO_CARD,
    ON_LOCH_LEVEN,
    PROTESTANT,
    PURPLE,
    RANSOM,
    SHIP,
    STONES,
    TRADE,
)
from fondaco.kernel import Frame

# Where a die lies
AMONG_FREE_DICE: Final = 0
ON_CHARACTER: Final = 1
IN_PRISON: Final = 2
ON_RELIGION_CARD: Final = 3

# What a number does for a house
NOTHING_KNOWN: Final = 0
SETS_UP: Final = 1
MAY_RAISE: Final = 2
STAYS: Final = 3


@dataclass(frozen=True)
class Glance:
    """A decision as its player sees it: the position, the frame, and the option spoken of."""

    tables: Tables
    view: ColumnOfFireView
    seat: int
    b: int
    """The second argument of the frame; the first is always the seat."""
    word: str = ""
    """The group of the option."""
    country: int = 0
    good: int = 0
    die: int = 0
    religion: int = 0
    skips: int = 0

    @property
    def symbol(self) -> int:
        """The action of the space the disk stands on."""
        return self.tables.space_symbol[self.view.disk[self.seat]]

    def stones_in(self, country: int) -> int:
        return sum(self.view.stones[country * STONES : country * STONES + STONES])

    def card_under(self, die: int) -> int:
        return self.view.under[self.seat * DICE + die]

    def number_on(self, die: int) -> int:
        return self.view.religion_die[self.seat] if die == BLACK else self.view.value[self.seat * DICE + die]


# Dice, characters, stones, houses


def dice_to_roll(at: Glance) -> dict[str, int]:
    return {"dice": len(at.view.free_dice(at.seat))}


def character(at: Glance) -> dict[str, int]:
    """Whom a die takes, and what its number does for the house there."""
    if at.word == "decline":
        return {"cost": min(1, at.view.score[at.seat])}
    die = PURPLE if at.word == "purple" else at.die
    country = at.country if at.word == "purple" else at.die
    number = at.number_on(die) if at.card_under(die) == FREE else 0
    site = at.view.house[at.seat * COUNTRIES + country]
    result = SETS_UP if not site else MAY_RAISE if number > site else STAYS
    told = {"own_die": die, "number": number, "country": country, "site": site}
    told["result"] = result if number else NOTHING_KNOWN
    return {**told, **face_up(at, country), "cost": min(1, at.view.score[at.seat])}


def face_up(at: Glance, country: int) -> dict[str, int]:
    """The character on top of a deck with its stone, or that there is none."""
    if at.view.face_up[country] == NO_CARD:
        return {"empty": 1}
    card = country * CARDS + at.view.face_up[country]
    return {"empty": 0, "card": card, "stone": at.tables.character_stone[character_number(card)]}


def stone_arriving(at: Glance) -> dict[str, int]:
    told = {**stones_then(at, at.b, 1), **face_up(at, at.b)}
    return {**told, "country": at.b, "protection": at.view.protection[at.seat]}


def stones_then(at: Glance, country: int, change: int) -> dict[str, int]:
    """How many religion spaces of a country are filled once a stone came or went."""
    spaces = at.view.religion_spaces
    stones = min(max(at.stones_in(country) + change, 0), spaces)
    return {"stones": stones, "spaces": spaces, "full": int(stones == spaces)}


def house(at: Glance) -> dict[str, int]:
    """From which site to which, and whom that pushes down."""
    country, die = unpack(at.b)
    number = at.number_on(die)
    owner = at.view.site_owner(country, number)
    told = {"country": country, "site": at.view.house[at.seat * COUNTRIES + country], "number": number}
    return {**told, "pushed": 1, "seat": owner} if owner >= 0 else {**told, "pushed": 0}


def character_acting(at: Glance) -> dict[str, int]:
    card = at.card_under(at.b)
    told = {"card": card, "own_die": at.b, "number": at.number_on(at.b)}
    if at.word in ("first", "second"):
        told["symbol"] = at.tables.character_symbols[character_number(card)][at.word == "second"]
    return told


def deck(at: Glance) -> dict[str, int]:
    return {"country": at.b, "cards": len(at.view.decks[at.b])}


# The action track and sales


def space_ahead(at: Glance) -> dict[str, int]:
    """The action a die leads to when so many unoccupied spaces of its colour are left out (track.next-space)."""
    colours, start = at.tables.space_die, at.view.disk[at.seat]
    ahead = [(start + distance) % len(colours) for distance in range(1, len(colours))]
    reached = [space for space in ahead if colours[space] == at.die and space not in at.view.disk][at.skips :]
    if at.word == "stay" or not reached:
        return {"reached": 0}
    symbol = at.tables.space_symbol[reached[0]]
    return {"reached": 1, "symbol": symbol, "points": sales(at, symbol)}


def space_reached(at: Glance) -> dict[str, int]:
    kind, argument = divmod(at.symbol, ARGUMENTS)
    told = {"die": at.tables.space_die[at.view.disk[at.seat]], "symbol": at.symbol, "points": sales(at, at.symbol)}
    # players.neutral-stone: with two or three players a ship brings a stone too
    room = kind == SHIP and at.stones_in(argument) < at.view.religion_spaces
    told["neutral"] = int(room and at.view.players < 4)
    return {**told, "good": argument} if kind == TRADE else told


def sales(at: Glance, symbol: int) -> int:
    """The most points that goods at hand would bring on a space."""
    kind, argument = divmod(symbol, ARGUMENTS)
    at_hand = at.view.goods[at.seat * GOODS : at.seat * GOODS + GOODS]
    if kind == SHIP:
        return sum(price(at, argument, good) for good in range(GOODS) if at_hand[good])
    if kind == TRADE:
        prices = sorted((price(at, country, argument) for country in range(COUNTRIES)), reverse=True)
        return sum(prices[: at_hand[argument]])
    return 0


def price(at: Glance, country: int, good: int) -> int:
    """What a good would bring in a country now: nothing without a house, or after a like sale in this turn."""
    place = country * GOODS + good
    open_to_us = at.view.house[at.seat * COUNTRIES + country] and not at.view.sold >> place & 1
    return at.tables.price[place] if open_to_us else 0


def ship(at: Glance) -> dict[str, int]:
    country = at.b // 2
    return {"country": country, "points": at.tables.price[country * GOODS + at.good], **stones_then(at, country, 1)}


def market(at: Glance) -> dict[str, int]:
    return {"good": at.b, "points": at.tables.price[at.country * GOODS + at.b]}


def captain(at: Glance) -> dict[str, int]:
    return {"points": CAPTAIN_PRICE}


def stock(at: Glance) -> dict[str, int]:
    return {"stock": at.view.goods[at.seat * GOODS + at.good]}


# Religion and conflicts


def declaration(at: Glance) -> dict[str, int]:
    others = [religion for seat, religion in enumerate(at.view.religion) if seat != at.seat]
    told = {"number": at.view.religion_die[at.seat], "kept": int(at.religion == at.view.religion[at.seat])}
    return {**told, "alone": int(at.religion not in others)}


def conflict(at: Glance) -> dict[str, int]:
    first = at.country * STONES
    return {"catholic": at.view.stones[first + CATHOLIC], "protestant": at.view.stones[first + PROTESTANT]}


def conflicts_due(at: Glance) -> dict[str, int]:
    return {"conflicts": sum(at.stones_in(country) >= at.view.religion_spaces for country in range(COUNTRIES))}


def stones_there(at: Glance) -> dict[str, int]:
    return stones_then(at, at.country, -1 if at.word == "remove" else 1)


# Events


def event(at: Glance) -> dict[str, int]:
    number = event_number(at.b)
    told = {"card": at.b, "amount": at.tables.event_amount[number], "effect": at.tables.event_effect[number]}
    return {**told, "protection": at.view.protection[at.seat]}


def prisoner(at: Glance) -> dict[str, int]:
    return {**die_on_card(at), "number": at.b}


def bargain(at: Glance) -> dict[str, int]:
    return {"points": at.view.religion_die[at.seat], "protection": at.view.protection[at.seat]}


# Dice on cards, and free actions


def die_on_card(at: Glance) -> dict[str, int]:
    """Where a die lies and what it shows."""
    told = {"own_die": at.die, "number": at.number_on(at.die)}
    if at.die == BLACK:
        return {**told, "lies": ON_RELIGION_CARD}
    card = at.card_under(at.die)
    if card >= 0:
        return {**told, "lies": ON_CHARACTER, "card": card}
    return {**told, "lies": IN_PRISON if card == ON_LOCH_LEVEN else AMONG_FREE_DICE}


def die_turned(at: Glance) -> dict[str, int]:
    told = die_on_card(at)
    then = told["number"] + (1 if at.word == "up" else -1)
    top = at.tables.religion_top if at.die == BLACK else 6
    return {**told, "then": then, "turns": int(told["lies"] != AMONG_FREE_DICE and 1 <= then <= top)}


def dismissed(at: Glance) -> dict[str, int]:
    return face_up(at, at.country) if at.word == "deck" else die_on_card(at)


def free_action(at: Glance) -> dict[str, int]:
    return {"tiles": sum(at.view.hand[:FIRST_POINTS_TILE]), "cost": RANSOM, "have": at.view.score[at.seat]}


Detail = Callable[[Glance], dict[str, int]]

PROMPTS: dict[int, Detail] = {
    frames.ROLL: dice_to_roll,
    frames.PLACE_STONE: stone_arriving,
    frames.PLACE_HOUSE: house,
    frames.USE_CHARACTER: character_acting,
    frames.REVEAL: deck,
    frames.USE_SPACE: space_reached,
    frames.END_TURN: conflicts_due,
    frames.CHOOSE_RELIGION: declaration,
    frames.SELL_AT_SHIP: ship,
    frames.SELL_GOOD: market,
    frames.SELL_THREE: captain,
    frames.SHIELD: event,
    frames.LOCH_LEVEN: prisoner,
    frames.TRADE_PROTECTION: bargain,
    frames.RANSOM: free_action,
}

OPTIONS: dict[int, Detail] = {
    **PROMPTS,
    frames.TAKE_CHARACTER: character,
    frames.MOVE: space_ahead,
    frames.CONFLICTS: conflict,
    frames.LOSE_GOOD: stock,
    frames.ANY_GOOD: stock,
    frames.STONE: stones_there,
    frames.NEUTRAL: stones_there,
    frames.REMOVE_CHARACTER: dismissed,
    frames.TURN_DIE: die_turned,
    frames.FREE_DIE: die_on_card,
    frames.RANSOM: die_on_card,
}


def particulars(tables: Tables, view: ColumnOfFireView, frame: Frame, option: int) -> dict[str, int]:
    """Cards, numbers and symbols an option leads to; option -1 is the prompt."""
    number, seat, b = frame
    if option < 0:
        return PROMPTS[number](Glance(tables, view, seat, b)) if number in PROMPTS else {}
    options = STEPS[number].options
    word, axes = options.group(option), options.arguments(option)
    at = Glance(
        *(tables, view, seat, b, word, axes.get("country", 0), axes.get("good", 0)),
        die=axes.get("die", axes.get("own_die", axes.get("colour", 0))),
        religion=axes.get("religion", 0),
        skips=axes.get("skips", 0),
    )
    if word in ("tile", "ransom"):
        return free_action(at)
    return OPTIONS[number](at) if number in OPTIONS else {}
