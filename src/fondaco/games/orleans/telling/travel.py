"""Journeys as they are told: the ways out of a town, and the goods on them."""

from typing import Final

from fondaco.games.orleans.board.map import link_ids
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.actions.travel import goods_on, is_free
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.vocabulary import TOWN
from fondaco.kernel import Hooks, Ids, Numbers

# Whose trading station a town has
NO_STATION: Final = 0
OWN_STATION: Final = 1
FOREIGN_STATION: Final = 2

# What lies on a connection: nothing, one good, two alike or two different ones
NO_GOOD: Final = 0


def travel_prompt(at: Glance) -> Numbers:
    return {"town": at.town, "kind": at.b}


def travel(at: Glance) -> Numbers:
    """What lies on the way to a town, and whether there is a trading station."""
    town = at.axes["town"]
    told = {"kind": at.b, **goods(at, at.printed.link_to(at.town, at.b, town))}
    owners = at.s.station[town]
    if owners >> at.seat & 1:
        return {**told, "built": OWN_STATION}
    if is_free(at.s, at.seat, town):
        return {**told, "built": NO_STATION}
    return {**told, "built": FOREIGN_STATION, "seat": owners.bit_length() - 1}


def goods(at: Glance, link: int) -> Numbers:
    """The one or two goods on a connection."""
    lying = goods_on(at.s, link) if link >= 0 else []
    if not lying:
        return {"goods": NO_GOOD}
    return {"goods": len(lying) + (lying[0] != lying[-1]), "good": lying[0], "second": lying[-1]}


def travel_parts(at: Glance) -> Ids:
    """A town, and the connection that leads there with the goods on it."""
    town = at.axes["town"]
    link = at.printed.link_to(at.town, at.b, town)
    if link < 0:
        return (f"town-{TOWN.labels[town]}",)
    lying = tuple(f"good-{space}" for space in at.printed.goods_spaces_of[link] if at.s.on_map[space])
    return (f"town-{TOWN.labels[town]}", *link_ids(at.printed, link), *lying)


def good(at: Glance) -> Numbers:
    if at.word == "none":
        return {}
    number = at.axes["good"]
    return {"points": at.printed.good_points[number], "stock": at.stock(number)}


def good_parts(at: Glance) -> Ids:
    """The goods of a kind on the connection just travelled, or the connection if there is none."""
    if at.word == "none":
        return ()
    spaces, kind = at.printed.goods_spaces_of[at.b], at.axes["good"]
    return tuple(f"good-{space}" for space in spaces if at.s.on_map[space] == kind + 1) or (f"link-{at.b}",)


HOOKS: Final = {
    frames.TRAVEL: Hooks(travel_prompt, travel, travel_parts),
    frames.TAKE_GOOD: Hooks(option=good, parts=good_parts),
}
