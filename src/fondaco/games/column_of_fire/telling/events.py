"""Events: what they take, and what protects against them."""

from fondaco.games.column_of_fire.printed import event_number
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.telling.glance import Glance, by_word
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers

# An event that can be averted


def event(at: Glance) -> Numbers:
    printed, number = at.s.printed, event_number(at.b)
    told = {"card": at.b, "amount": printed.event_amount[number], "effect": printed.event_effect[number]}
    return {**told, "protection": at.s.protection[at.seat]}


def event_parts(at: Glance) -> Ids:
    """The tile that spares one, or what the event takes."""
    if at.word == "protect":
        return at.own_protection()
    effect = at.s.printed.event_effect[event_number(at.b)]
    if effect == LOSE_POINTS:
        return at.own_points()
    if effect == LOSE_GOODS:
        return tuple(map(at.goods_part, range(GOODS)))
    return (f"loch-leven-{at.seat}",) if effect == LOCH_LEVEN else ()


# A die for Loch Leven


def prisoner(at: Glance) -> Numbers:
    return {**at.whereabouts(at.axes["die"]), "number": at.b}


# Protection for points


def bargain(at: Glance) -> Numbers:
    return {"points": at.s.religion_die[at.seat], "protection": at.s.protection[at.seat]}


HOOKS = {
    frames.SHIELD: Hooks(event, event, event_parts),
    frames.LOCH_LEVEN: Hooks(lambda at: {"number": at.b}, prisoner, lambda at: at.die_and_card(at.axes["die"])),
    frames.LOSE_GOOD: Hooks(option=Glance.stock, parts=Glance.chosen_good),
    frames.TRADE_PROTECTION: by_word(
        Hooks(option=bargain, parts=Glance.own_protection), {"keep": Hooks(option=bargain)}
    ),
}
