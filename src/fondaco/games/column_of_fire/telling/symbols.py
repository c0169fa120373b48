"""What action symbols ask for: goods, stones, characters and dice."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.symbols import turn_refusal
from fondaco.games.column_of_fire.telling.glance import (
    Glance,
    chosen_good,
    deck_part,
    die_and_card,
    die_part,
    face_up,
    free_stone_space,
    stock,
    stones_then,
    whereabouts,
)
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, Hooks, Ids, Numbers

# Stones


def stones(at: Glance) -> Numbers:
    return {} if at.word == "nothing" else stones_then(at, at.axes["country"], -1 if at.word == "remove" else 1)


def stones_parts(at: Glance) -> Ids:
    if at.word == "nothing":
        return ()
    country = at.axes["country"]
    return free_stone_space(at, country) if at.word == "place" else stones_of(at, country, at.axes["religion"])


def stones_of(at: Glance, country: int, colour: int) -> Ids:
    """All stones of a colour in a country, which lie in the order of the colours; or the country if there is none."""
    first, name = country * STONES, COUNTRY.labels[country]
    before = sum(at.s.stones[first : first + colour])
    spaces = range(before, before + at.s.stones[first + colour])
    return tuple(f"stone-{name}-{space}" for space in spaces) or (f"country-{name}",)


# A character to remove


def dismissed(at: Glance) -> Numbers:
    if at.word == "nobody":
        return {}
    return face_up(at, at.axes["country"]) if at.word == "deck" else whereabouts(at, at.axes["die"])


def dismissed_parts(at: Glance) -> Ids:
    if at.word == "nobody":
        return ()
    return (deck_part(at, at.axes["country"]),) if at.word == "deck" else die_and_card(at, at.axes["die"])


# A die to turn or to free


def turned(at: Glance) -> Numbers:
    """What the die shows, and what it would show if it can be turned."""
    if at.word == "nothing":
        return {}
    die, up = at.axes["own_die"], at.word == "up"
    told = whereabouts(at, die)
    turns = not turn_refusal(at.s, at.seat, die, not up, QUIET)
    return {**told, "then": told["number"] + (1 if up else -1), "turns": int(turns)}


def turned_parts(at: Glance) -> Ids:
    return () if at.word == "nothing" else (die_part(at, at.axes["own_die"]),)


def freed(at: Glance) -> Numbers:
    return {} if at.word == "nothing" else whereabouts(at, at.axes["own_die"])


def freed_parts(at: Glance) -> Ids:
    return () if at.word == "nothing" else die_and_card(at, at.axes["own_die"])


HOOKS = {
    frames.ANY_GOOD: Hooks(option=stock, parts=chosen_good),
    frames.STONE: Hooks(option=stones, parts=stones_parts),
    frames.NEUTRAL: Hooks(option=stones, parts=stones_parts),
    frames.REMOVE_CHARACTER: Hooks(option=dismissed, parts=dismissed_parts),
    frames.TURN_DIE: Hooks(option=turned, parts=turned_parts),
    frames.FREE_DIE: Hooks(option=freed, parts=freed_parts),
}
