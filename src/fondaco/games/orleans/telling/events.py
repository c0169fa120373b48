"""Phase 6 as it is told: what an event would take."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.events import NO_FOOD, has_food, taxes
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.telling.parts import goods_part, manned_place_parts
from fondaco.games.orleans.vocabulary import HARVEST, PLAGUE, SACRISTY, TAXES
from fondaco.kernel import Hooks, Ids, Numbers

# What an event would take
A_FOLLOWER: Final = 0
FOOD: Final = 1
A_PAYMENT: Final = 2


def event(at: Glance) -> Numbers:
    """What an event would take from the seat."""
    if at.b == PLAGUE:
        return {"event": at.b, "takes": A_FOLLOWER}
    if at.b == TAXES:
        return {"event": at.b, "takes": A_PAYMENT, "coins": taxes(at.s, at.seat)}
    if at.b == HARVEST and has_food(at.s, at.seat):
        return {"event": at.b, "takes": FOOD}
    return {"event": at.b, "takes": A_PAYMENT, "coins": NO_FOOD}


def shelter_parts(at: Glance) -> Ids:
    """The monk of the sacristy, or the event that strikes."""
    return ("event",) if at.word == "suffer" else manned_place_parts(at, SACRISTY)


def food(at: Glance) -> Numbers:
    return {"stock": at.stock(at.axes["food"])}


def food_parts(at: Glance) -> Ids:
    return (goods_part(at, at.axes["food"]),)


HOOKS: Final = {
    frames.SHELTER: Hooks(event, event, shelter_parts),
    frames.GIVE_FOOD: Hooks(option=food, parts=food_parts),
}
