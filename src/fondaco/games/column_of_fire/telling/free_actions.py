"""Free actions before a step of the own turn, and the end of that turn."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.conflicts import countries_due
from fondaco.games.column_of_fire.rules.dice import is_on_card
from fondaco.games.column_of_fire.rules.free_actions import tiles_to_use
from fondaco.games.column_of_fire.telling.glance import Glance, by_word
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers

# The options that every step of the own turn has beside its own


def with_free_actions(own: Hooks) -> Hooks:
    """The hooks of a step before which an advantage tile may be used and a die be bought free."""
    return by_word(own, FREE_ACTIONS)


def tiles_held(at: Glance) -> Numbers:
    return {"tiles": tiles_to_use(at.s, at.seat)}


def tiles_parts(at: Glance) -> Ids:
    return (f"tiles-{at.seat}",)


def price_of_a_die(at: Glance) -> Numbers:
    return {"cost": RANSOM}


def dice_on_cards(at: Glance) -> Ids:
    return tuple(at.die_part(die) for die in range(DICE + 1) if is_on_card(at.s, at.seat, die))


FREE_ACTIONS = {
    "tile": Hooks(option=tiles_held, parts=tiles_parts),
    "ransom": Hooks(option=price_of_a_die, parts=dice_on_cards),
}

# The steps themselves


def tile_parts(at: Glance) -> Ids:
    """The tile; others do not see which it is (info.advantage-hidden)."""
    return (f"tile-{at.seat}-{TILE.labels[at.option]}",) if at.s.hand[at.seat][at.option] else tiles_parts(at)


def conflicts_due(at: Glance) -> Numbers:
    return {"conflicts": len(countries_due(at.s))}


def end_parts(at: Glance) -> Ids:
    return (f"disk-{at.seat}",)


HOOKS = {
    frames.END_TURN: with_free_actions(Hooks(prompt=conflicts_due, parts=end_parts)),
    frames.USE_TILE: Hooks(parts=tile_parts),
    frames.RANSOM: Hooks(price_of_a_die, Glance.chosen_die, Glance.chosen_die_and_card),
}
