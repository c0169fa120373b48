"""Free actions before a step of the own turn, and the end of that turn."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.conflicts import countries_due
from fondaco.games.column_of_fire.rules.dice import is_on_card
from fondaco.games.column_of_fire.rules.free_actions import tiles_to_use
from fondaco.games.column_of_fire.telling.glance import Glance, by_word
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids

# The options that every step of the own turn has beside its own


def tiles_parts(at: Glance) -> Ids:
    return (f"tiles-{at.seat}",)


def dice_on_cards(at: Glance) -> Ids:
    return tuple(at.die_part(die) for die in range(DICE + 1) if is_on_card(at.s, at.seat, die))


FREE_ACTIONS = {
    "tile": Hooks(option=lambda at: {"tiles": tiles_to_use(at.s, at.seat)}, parts=tiles_parts),
    "ransom": Hooks(option=lambda at: {"cost": RANSOM}, parts=dice_on_cards),
}


def with_free_actions(own: Hooks) -> Hooks:
    """The hooks of a step before which an advantage tile may be used and a die be bought free."""
    return by_word(own, FREE_ACTIONS)


# The steps themselves


def tile_parts(at: Glance) -> Ids:
    """The tile; others do not see which it is (info.advantage-hidden)."""
    return (f"tile-{at.seat}-{TILE.labels[at.option]}",) if at.s.hand[at.seat][at.option] else tiles_parts(at)


HOOKS = {
    frames.END_TURN: with_free_actions(
        Hooks(prompt=lambda at: {"conflicts": len(countries_due(at.s))}, parts=lambda at: (f"disk-{at.seat}",))
    ),
    frames.USE_TILE: Hooks(parts=tile_parts),
    frames.RANSOM: Hooks(lambda at: {"cost": RANSOM}, Glance.chosen_die, Glance.chosen_die_and_card),
}
