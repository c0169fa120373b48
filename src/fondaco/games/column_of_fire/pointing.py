"""Which parts of the drawing a player would click for an option; from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.draw.pointing import Ids
from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.events import event_number
from fondaco.games.column_of_fire.houses import unpack
from fondaco.games.column_of_fire.particulars import Glance
from fondaco.games.column_of_fire.sequence import STEPS
from fondaco.games.column_of_fire.tables import Tables
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import (
    ARGUMENTS,
    BLACK,
    CARDS,
    COUNTRIES,
    COUNTRY,
    DICE,
    FREE,
    GOOD_KIND,
    GOODS,
    LOCH_LEVEN,
    LOSE_GOODS,
    LOSE_POINTS,
    NO_CARD,
    OWN_DIE,
    PURPLE,
    STONES,
    TILE,
    TRADE,
)
from fondaco.kernel import Frame

# Single parts


def die_part(at: Glance, die: int) -> str:
    return f"die-{at.seat}-{OWN_DIE.labels[die]}"


def goods_part(at: Glance, good: int) -> str:
    return f"goods-{at.seat}-{GOOD_KIND.labels[good]}"


def price_part(at: Glance, country: int, good: int) -> str:
    """A price, or the country if it has none for that good."""
    if not at.tables.price[country * GOODS + good]:
        return f"country-{COUNTRY.labels[country]}"
    return f"price-{COUNTRY.labels[country]}-{GOOD_KIND.labels[good]}"


def deck_part(at: Glance, country: int) -> str:
    """The face-up character, or the deck if there is none."""
    place = at.view.face_up[country]
    return f"deck-{COUNTRY.labels[country]}" if place == NO_CARD else f"card-{country * CARDS + place}"


def own_space(at: Glance) -> Ids:
    space = at.view.disk[at.seat]
    return (f"space-{space}", f"disk-{at.seat}") if space >= 0 else ()


# Where stones lie


def stones_part(at: Glance, country: int) -> Ids:
    name = COUNTRY.labels[country]
    return (f"country-{name}", *(f"stone-{name}-{space}" for space in range(at.stones_in(country))))


def free_stone_space(at: Glance, country: int) -> Ids:
    """The country, and its next religion space if one is free."""
    name, lying = COUNTRY.labels[country], at.stones_in(country)
    room = lying < at.view.religion_spaces
    return (f"country-{name}", f"stone-{name}-{lying}") if room else (f"country-{name}",)


def stones_of(at: Glance, country: int, colour: int) -> Ids:
    """All stones of a colour in a country, which lie in the order of the colours; or the country if there is none."""
    first = country * STONES
    before = sum(at.view.stones[first : first + colour])
    name = COUNTRY.labels[country]
    spaces = range(before, before + at.view.stones[first + colour])
    return tuple(f"stone-{name}-{space}" for space in spaces) or (f"country-{name}",)


# Dice and the cards under them


def die_and_card(at: Glance) -> Ids:
    """A die and the card it lies on."""
    if at.die == BLACK:
        return die_part(at, BLACK), f"religion-{at.seat}"
    card = at.card_under(at.die)
    return (die_part(at, at.die), f"card-{card}") if card >= 0 else (die_part(at, at.die),)


def dice_on_cards(at: Glance) -> Ids:
    return tuple(die_part(at, die) for die in range(DICE) if at.card_under(die) != FREE) + (die_part(at, BLACK),)


def only_die(at: Glance) -> Ids:
    return () if at.word == "nothing" else (die_part(at, at.die),)


# Steps, in the order of the rulebook


def roll(at: Glance) -> Ids:
    return tuple(die_part(at, die) for die in at.view.free_dice(at.seat)) or (f"seat-{at.seat}",)


def character(at: Glance) -> Ids:
    """The character and the die that takes it; who takes none pays for it."""
    if at.word == "decline":
        return (f"score-{at.seat}", f"points-{at.seat}")
    die = PURPLE if at.word == "purple" else at.die
    return deck_part(at, at.country if at.word == "purple" else at.die), die_part(at, die)


def stone_arriving(at: Glance) -> Ids:
    if at.word == "protect":
        return (f"protection-{at.seat}",)
    return (*free_stone_space(at, at.b), deck_part(at, at.b))


def house(at: Glance) -> Ids:
    """The site the die would raise the house to, whoever stands there; or the house as it stands."""
    country, die = unpack(at.b)
    name = COUNTRY.labels[country]
    if at.word == "leave":
        return (f"house-{at.seat}-{name}",) if at.view.house[at.seat * COUNTRIES + country] else ()
    site = at.number_on(die)
    owner = at.view.site_owner(country, site)
    return (f"site-{name}-{site}", *((f"house-{owner}-{name}",) if owner >= 0 else ()))


def character_acting(at: Glance) -> Ids:
    card = at.card_under(at.b)
    return () if at.word == "skip" or card < 0 else (f"card-{card}",)


def reveal(at: Glance) -> Ids:
    return (f"deck-{COUNTRY.labels[at.b]}",)


def move(at: Glance) -> Ids:
    """The space a die leads to; the die itself stands for the move that costs nothing."""
    if at.word == "stay":
        return own_space(at)
    colours, start = at.tables.space_die, at.view.disk[at.seat]
    ahead = [(start + distance) % len(colours) for distance in range(1, len(colours))]
    reached = [space for space in ahead if colours[space] == at.die and space not in at.view.disk][at.skips :]
    if not reached:
        return (die_part(at, at.die),)
    space = f"space-{reached[0]}"
    return (space,) if at.skips else (space, die_part(at, at.die))


def space(at: Glance) -> Ids:
    """The space reached; on a goods space the good to take, or the prices to sell it for."""
    kind, good = divmod(at.symbol, ARGUMENTS)
    if at.word == "forgo":
        return ()
    if kind != TRADE or at.word == "use":
        return own_space(at)
    if at.word == "take":
        return (goods_part(at, good),)
    return tuple(price_part(at, country, good) for country in at.tables.buyers[good])


def end(at: Glance) -> Ids:
    return (f"disk-{at.seat}",)


def conflict(at: Glance) -> Ids:
    return (*stones_part(at, at.country), f"torch-{COUNTRY.labels[at.country]}")


def believe(at: Glance) -> Ids:
    return (f"religion-{at.seat}",)


def ship(at: Glance) -> Ids:
    country = at.b // 2
    if at.word == "done":
        return ()
    if at.word == "neutral":
        return free_stone_space(at, country)
    sold = goods_part(at, at.good)
    return (price_part(at, country, at.good), sold) if at.tables.price[country * GOODS + at.good] else (sold,)


def market(at: Glance) -> Ids:
    return () if at.word == "done" else (price_part(at, at.country, at.b),)


def goods(at: Glance) -> Ids:
    return () if at.word == "nothing" else (goods_part(at, at.good),)


def shield(at: Glance) -> Ids:
    """The tile that spares one, or what the event takes."""
    if at.word == "protect":
        return (f"protection-{at.seat}",)
    effect = at.tables.event_effect[event_number(at.b)]
    if effect == LOSE_POINTS:
        return (f"score-{at.seat}", f"points-{at.seat}")
    if effect == LOSE_GOODS:
        return tuple(goods_part(at, good) for good in range(GOODS))
    return (f"loch-leven-{at.seat}",) if effect == LOCH_LEVEN else ()


def bargain(at: Glance) -> Ids:
    return () if at.word == "keep" else (f"protection-{at.seat}",)


def stone(at: Glance) -> Ids:
    if at.word == "nothing":
        return ()
    return free_stone_space(at, at.country) if at.word == "place" else stones_of(at, at.country, at.religion)


def dismissed(at: Glance) -> Ids:
    if at.word == "nobody":
        return ()
    return (deck_part(at, at.country),) if at.word == "deck" else die_and_card(at)


def freed(at: Glance) -> Ids:
    return () if at.word == "nothing" else die_and_card(at)


POINTED: Final[dict[int, Callable[[Glance], Ids]]] = {
    frames.ROLL: roll,
    frames.TAKE_CHARACTER: character,
    frames.PLACE_STONE: stone_arriving,
    frames.PLACE_HOUSE: house,
    frames.USE_CHARACTER: character_acting,
    frames.REVEAL: reveal,
    frames.MOVE: move,
    frames.USE_SPACE: space,
    frames.END_TURN: end,
    frames.CONFLICTS: conflict,
    frames.CHOOSE_RELIGION: believe,
    frames.SELL_AT_SHIP: ship,
    frames.SELL_GOOD: market,
    frames.SELL_THREE: goods,
    frames.SHIELD: shield,
    frames.LOCH_LEVEN: die_and_card,
    frames.LOSE_GOOD: goods,
    frames.TRADE_PROTECTION: bargain,
    frames.ANY_GOOD: goods,
    frames.STONE: stone,
    frames.NEUTRAL: stone,
    frames.REMOVE_CHARACTER: dismissed,
    frames.TURN_DIE: only_die,
    frames.FREE_DIE: freed,
    frames.RANSOM: die_and_card,
}


def pointed_at(tables: Tables, view: ColumnOfFireView, frame: Frame, option: int) -> Ids:
    """The ids of the parts that stand for an option; none if it leaves everything as it is."""
    number, seat, b = frame
    if number == frames.USE_TILE:  # others do not see which tile it is
        mine = view.seat == seat and view.hand[option]
        return (f"tile-{seat}-{TILE.labels[option]}",) if mine else (f"tiles-{seat}",)
    if number not in POINTED:
        return ()
    options = STEPS[number].options
    word, axes = options.group(option), options.arguments(option)
    at = Glance(
        *(tables, view, seat, b, word, axes.get("country", 0), axes.get("good", 0)),
        die=axes.get("die", axes.get("own_die", axes.get("colour", 0))),
        religion=axes.get("religion", 0),
        skips=axes.get("skips", 0),
    )
    if word == "tile":
        return (f"tiles-{seat}",)
    return dice_on_cards(at) if word == "ransom" else POINTED[number](at)
