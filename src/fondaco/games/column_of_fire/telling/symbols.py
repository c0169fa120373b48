"""What action symbols ask for: goods, stones, characters and dice."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.symbols import turn_refusal
from fondaco.games.column_of_fire.telling.glance import Glance, by_word
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, UNTOLD, Hooks, Ids, Numbers

# Stones


def stone(at: Glance) -> Numbers:
    return at.stones_then(at.axes["country"], -1 if at.word == "remove" else 1)


def stone_parts(at: Glance) -> Ids:
    country = at.axes["country"]
    return at.free_stone_space(country) if at.word == "place" else stones_of(at, country, at.axes["religion"])


def stones_of(at: Glance, country: int, colour: int) -> Ids:
    """All stones of a colour in a country, which lie in the order of the colours; or the country if there is none."""
    first, name = country * STONES, COUNTRY.labels[country]
    before = sum(at.s.stones[first : first + colour])
    spaces = range(before, before + at.s.stones[first + colour])
    return tuple(f"stone-{name}-{space}" for space in spaces) or (f"country-{name}",)


# A character to remove


def dismissed(at: Glance) -> Numbers:
    return at.face_up(at.axes["country"]) if at.word == "deck" else at.whereabouts(at.axes["die"])


def dismissed_parts(at: Glance) -> Ids:
    return (at.deck_part(at.axes["country"]),) if at.word == "deck" else at.die_and_card(at.axes["die"])


# A die to turn


def turned(at: Glance) -> Numbers:
    """What the die shows, and what it would show if it can be turned."""
    die, up = at.axes["own_die"], at.word == "up"
    told = at.whereabouts(die)
    turns = not turn_refusal(at.s, at.seat, die, not up, QUIET)
    return {**told, "then": told["number"] + (1 if up else -1), "turns": int(turns)}


OR_NOTHING = {"nothing": UNTOLD, "nobody": UNTOLD}

HOOKS = {
    frames.ANY_GOOD: Hooks(option=Glance.stock, parts=Glance.chosen_good),
    frames.STONE: by_word(Hooks(option=stone, parts=stone_parts), OR_NOTHING),
    frames.NEUTRAL: by_word(Hooks(option=stone, parts=stone_parts), OR_NOTHING),
    frames.REMOVE_CHARACTER: by_word(Hooks(option=dismissed, parts=dismissed_parts), OR_NOTHING),
    frames.TURN_DIE: by_word(Hooks(option=turned, parts=lambda at: (at.die_part(at.axes["own_die"]),)), OR_NOTHING),
    frames.FREE_DIE: by_word(Hooks(option=Glance.chosen_die, parts=Glance.chosen_die_and_card), OR_NOTHING),
}
