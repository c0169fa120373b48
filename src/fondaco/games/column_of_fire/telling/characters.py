"""The second half of the year, first part: dice, character, stone, house, the next card."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.characters import WITHOUT_CHARACTER, die_and_country, symbols_under
from fondaco.games.column_of_fire.rules.dice import free_dice
from fondaco.games.column_of_fire.rules.houses import unpack, would_gain
from fondaco.games.column_of_fire.rules.score import forced_loss
from fondaco.games.column_of_fire.telling.free_actions import with_free_actions
from fondaco.games.column_of_fire.telling.glance import Glance
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers

# The roll


def dice_to_roll(at: Glance) -> Numbers:
    return {"dice": len(free_dice(at.s, at.seat))}


def roll_parts(at: Glance) -> Ids:
    return tuple(at.die_part(die) for die in free_dice(at.s, at.seat)) or (f"seat-{at.seat}",)


# The character

# What a number does for a house
NOTHING_KNOWN: Final = 0
SETS_UP: Final = 1
MAY_RAISE: Final = 2
STAYS: Final = 3


def character(at: Glance) -> Numbers:
    """Whom a die takes, and what its number does for the house there; who takes none pays for it."""
    cost = {"cost": forced_loss(at.s, at.seat, WITHOUT_CHARACTER)}
    if at.word == "decline":
        return cost
    die, country = die_and_country(at.option)
    number = at.number_on(die) if at.s.is_free(at.seat, die) else 0
    told = {"own_die": die, "number": number, "country": country, "site": at.house(country)}
    return {**told, "result": result(at, country, number), **at.face_up(country), **cost}


def result(at: Glance, country: int, number: int) -> int:
    """What a number does for the house in a country."""
    if not number:
        return NOTHING_KNOWN
    if not at.house(country):
        return SETS_UP
    return MAY_RAISE if would_gain(at.s, at.seat, country, number) else STAYS


def character_parts(at: Glance) -> Ids:
    """The character and the die that takes it; who takes none pays for it."""
    if at.word == "decline":
        return at.own_points()
    die, country = die_and_country(at.option)
    return at.deck_part(country), at.die_part(die)


# Its stone


def stone(at: Glance) -> Numbers:
    told = {**at.stones_then(at.b, 1), **at.face_up(at.b)}
    return {**told, "country": at.b, "protection": at.s.protection[at.seat]}


def stone_parts(at: Glance) -> Ids:
    if at.word == "protect":
        return at.own_protection()
    return (*at.free_stone_space(at.b), at.deck_part(at.b))


# Its house


def house(at: Glance) -> Numbers:
    """From which site to which, and whom that pushes down."""
    country, die = unpack(at.b)
    number = at.number_on(die)
    owner = at.s.owner_of_site(country, number)
    told = {"country": country, "site": at.house(country), "number": number}
    return {**told, "pushed": 1, "seat": owner} if owner >= 0 else {**told, "pushed": 0}


def house_parts(at: Glance) -> Ids:
    """The site the die would raise the house to, whoever stands there; or the house as it stands."""
    country, die = unpack(at.b)
    name = COUNTRY.labels[country]
    if at.word == "leave":
        return (f"house-{at.seat}-{name}",) if at.house(country) else ()
    site = at.number_on(die)
    owner = at.s.owner_of_site(country, site)
    return (f"site-{name}-{site}", *((f"house-{owner}-{name}",) if owner >= 0 else ()))


# Its action


def acting(at: Glance) -> Numbers:
    return {"card": at.card_under(at.b)}


def action(at: Glance) -> Numbers:
    if at.word == "skip":
        return acting(at)
    return {**acting(at), "symbol": symbols_under(at.s, at.seat, at.b)[at.word == "second"]}


def action_parts(at: Glance) -> Ids:
    card = at.card_under(at.b)
    return () if at.word == "skip" or card < 0 else (f"card-{card}",)


# The next card


def deck(at: Glance) -> Numbers:
    return {"country": at.b, "cards": len(at.s.decks[at.b])}


HOOKS = {
    frames.ROLL: with_free_actions(Hooks(dice_to_roll, dice_to_roll, roll_parts)),
    frames.TAKE_CHARACTER: with_free_actions(Hooks(option=character, parts=character_parts)),
    frames.PLACE_STONE: Hooks(stone, stone, stone_parts),
    frames.PLACE_HOUSE: Hooks(house, house, house_parts),
    frames.USE_CHARACTER: with_free_actions(Hooks(acting, action, action_parts)),
    frames.REVEAL: with_free_actions(Hooks(deck, deck, lambda at: (f"deck-{COUNTRY.labels[at.b]}",))),
}
