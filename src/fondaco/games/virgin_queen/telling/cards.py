"""Cards and impulses: what is dealt, played, spent and kept."""

from typing import Final

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.telling.glance import Glance, home_card, points_left, treasures_in, zone_guard
from fondaco.games.virgin_queen.telling.intentions import wherewith
from fondaco.games.virgin_queen.telling.parts import card_named, country_named, home_named, zone_named
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def jesuits(at: Glance) -> Numbers:
    places = {IN_ENGLAND: 1, IN_NETHERLANDS: 2}
    return {"number": at.s.jesuits[places[at.axes["country"]]] if at.axes["country"] in places else 0}


def hand(at: Glance) -> Numbers:
    return {"number": at.s.held[at.power], "homes": at.s.home_held[at.power], "debt": at.s.war_debt[at.power]}


def card(at: Glance) -> Numbers:
    return {"points": COMMAND_POINTS[at.axes["card"]]}


def impulse(at: Glance) -> Numbers:
    if at.word == "play":
        return card(at)
    return home_card(at) if at.word == "home" else {}


def impulse_parts(at: Glance) -> Ids:
    """A card, a Home Card, or a pass."""
    if at.word == "pass":
        return ()
    return home_named(at) if at.word == "home" else card_named(at)


def act(at: Glance) -> Numbers:
    return {"left": at.left, "number": treasures_in(at.s, HELD + at.power)}


def treasure(at: Glance) -> Numbers:
    kind = at.axes["treasure"]
    return {"points": kind + 1, "number": at.s.treasure[(HELD + at.power) * TREASURES + kind]}


def spend_parts(at: Glance) -> Ids:
    return (f"held-{POWER.labels[at.a]}-{TREASURE.labels[at.axes['treasure']]}",)


HOOKS: Final = {
    frames.PLACE_JESUIT: Hooks(option=jesuits, parts=country_named),
    frames.PLACE_FORTRESS: Hooks(option=zone_guard, parts=zone_named),
    frames.IMPULSE: Hooks(prompt=hand, option=impulse, parts=impulse_parts),
    frames.ACT: Hooks(prompt=points_left, option=act, parts=lambda at: wherewith(at.s, at.a, at.word)),
    frames.SPEND: Hooks(prompt=points_left, option=treasure, parts=spend_parts),
    frames.DISCARD: Hooks(prompt=hand, option=card, parts=card_named),
}
