"""Phase 5 as it is told: what the action of a place would bring now."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.actions.acting import DEED_PLACES, RECRUITED_AT, RECRUITS, TRAVELS
from fondaco.games.orleans.rules.actions.recruiting import reward
from fondaco.games.orleans.rules.actions.tiles import POINTS_OF, coins_of
from fondaco.games.orleans.rules.development import at_the_end, citizen_on
from fondaco.games.orleans.rules.planning import activated_places
from fondaco.games.orleans.telling.glance import Glance, reached
from fondaco.games.orleans.telling.parts import manned_place_parts
from fondaco.games.orleans.vocabulary import CASTLE, FARM, FARMER, GUILDHALL, KNIGHT, SCHOLAR, UNIVERSITY
from fondaco.kernel import Hooks, Ids, Numbers

# What an action brings
AS_PRINTED: Final = 0
A_FARMER: Final = 1
A_SCHOLAR: Final = 2
A_KNIGHT: Final = 3
A_JOURNEY: Final = 4
A_STATION: Final = 5
COINS: Final = 6
POINTS: Final = 7
COINS_AND_POINTS: Final = 8
DEEDS: Final = 9


def act_prompt(at: Glance) -> Numbers:
    return {"active": len(activated_places(at.s, at.seat))}


def act(at: Glance) -> Numbers:
    """What the action of a place would bring now."""
    if at.word == "pass":
        return act_prompt(at)
    place = at.axes["place"]
    if place in (FARM, UNIVERSITY, CASTLE):
        return recruiting(at, RECRUITS[place])
    if TRAVELS[place] >= 0:
        return {"effect": A_JOURNEY, "town": at.town, "kind": TRAVELS[place]}
    if place == GUILDHALL:
        return {"effect": A_STATION, "town": at.town}
    return {"effect": DEEDS} if DEED_PLACES[place] >= 0 else gain(at, place)


def recruiting(at: Glance, type_: int) -> Numbers:
    """What the next space of a track gives, if there is one."""
    if at_the_end(at.s, at.seat, type_):
        return {"effect": AS_PRINTED, "does": RECRUITED_AT[type_]}
    step = at.s.marker(at.seat, type_) + 1
    _, number = reward(at.s, type_, step)
    if type_ == FARMER:
        return {"effect": A_FARMER, "good": number, "stock": at.s.reserve[number], "step": step}
    if type_ == SCHOLAR:
        return {"effect": A_SCHOLAR, "step": step, **reached(at, number)}
    return {"effect": A_KNIGHT, "limit": number, "citizens": int(citizen_on(at.s, KNIGHT, step) >= 0)}


def gain(at: Glance, place: int) -> Numbers:
    """The coins and points of a place; of all others what is printed there."""
    coins, points = coins_of(at.s, at.seat, place), POINTS_OF[place]
    if coins and points:
        return {"effect": COINS_AND_POINTS, "coins": coins, **reached(at, points)}
    if points:
        return {"effect": POINTS, **reached(at, points)}
    return {"effect": COINS, "coins": coins} if coins else {"effect": AS_PRINTED, "does": place}


def act_parts(at: Glance) -> Ids:
    return () if at.word == "pass" else manned_place_parts(at, at.axes["place"])


HOOKS: Final = {frames.ACT: Hooks(act_prompt, act, act_parts)}
