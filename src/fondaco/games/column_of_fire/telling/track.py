"""The action track: where a die leads, and what the space reached is good for."""

from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.sales import neutral_refusal, takings
from fondaco.games.column_of_fire.rules.track import NOWHERE, destination, symbol_here
from fondaco.games.column_of_fire.telling.free_actions import with_free_actions
from fondaco.games.column_of_fire.telling.glance import Glance
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import QUIET, Hooks, Ids, Numbers


def space_ahead(at: Glance) -> int:
    """The space a die leads to, or NOWHERE."""
    return destination(at.s, at.seat, at.axes["die"], at.axes["skips"])


def move(at: Glance) -> Numbers:
    """The action a die leads to."""
    if at.word == "stay":
        return {}
    space = space_ahead(at)
    if space == NOWHERE:
        return {"reached": 0}
    symbol = at.s.printed.space_symbol[space]
    return {"reached": 1, "symbol": symbol, "points": takings(at.s, at.seat, symbol)}


def move_parts(at: Glance) -> Ids:
    """The space a die leads to; the die itself stands for the move that costs nothing."""
    if at.word == "stay":
        return own_space(at)
    space, die = space_ahead(at), at.die_part(at.axes["die"])
    if space == NOWHERE:
        return (die,)
    return (f"space-{space}",) if at.axes["skips"] else (f"space-{space}", die)


def own_space(at: Glance) -> Ids:
    space = at.s.disk[at.seat]
    return (f"space-{space}", f"disk-{at.seat}") if space >= 0 else ()


def space(at: Glance) -> Numbers:
    """The action of the space the disk stands on; a ship may bring a stone too."""
    symbol = symbol_here(at.s, at.seat)
    kind, argument = symbol // ARGUMENTS, symbol % ARGUMENTS
    brings = kind == SHIP and not neutral_refusal(at.s, argument, 0, QUIET)
    told = {"die": at.s.printed.space_die[at.s.disk[at.seat]], "symbol": symbol, "neutral": int(brings)}
    told["points"] = takings(at.s, at.seat, symbol)
    return {**told, "good": argument} if kind == TRADE else told


def space_parts(at: Glance) -> Ids:
    """The space reached; on a goods space the good to take, or the prices to sell it for."""
    symbol = symbol_here(at.s, at.seat)
    kind, good = symbol // ARGUMENTS, symbol % ARGUMENTS
    if at.word == "forgo":
        return ()
    if kind != TRADE or at.word == "use":
        return own_space(at)
    if at.word == "take":
        return (at.goods_part(good),)
    return tuple(at.price_part(country, good) for country in at.s.printed.buyers[good])


HOOKS = {
    frames.MOVE: with_free_actions(Hooks(option=move, parts=move_parts)),
    frames.USE_SPACE: with_free_actions(Hooks(space, space, space_parts)),
}
