"""Sermons and risings."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.religion import LEAST_REBELLION, MOST_REBELLION
from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.religion.conversions import LEAST_DICE, MOST_DICE, faith_of
from fondaco.games.virgin_queen.rules.spaces import land_units, spaces_of
from fondaco.games.virgin_queen.telling import odds
from fondaco.games.virgin_queen.telling.glance import Glance, points_left
from fondaco.games.virgin_queen.telling.parts import country_named, points_paid, space_named, space_part
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def believers(at: Glance) -> Numbers:
    """How many spaces of a country could still be converted, and how many of them by any conversion."""
    country = at.axes["country"]
    number = sum(at.s.faith[space] != faith_of(at.power) for space in spaces_of(at.s, country))
    if not at.is_legal:
        return {"number": number, "near": -1}
    most = max(LEAST_DICE, min(MOST_DICE, at.left))
    near, _ = odds.within_reach(at.s, at.power, country)
    return {"number": number, "near": near, "most": most, **odds.conversion_odds(at.s, at.power, country, most)}


def major_parts(at: Glance) -> Ids:
    """A space that is converted, or whose unrest is calmed; a 6 can also be kept."""
    return space_named(at) if at.word in ("reposition", "cancel-at") else ("dice",)


def garrisoned(at: Glance) -> Numbers:
    """How many units guard a space against a rising."""
    space = at.axes["space"]
    guard = SPAIN if at.power == REBELS else at.s.control[space]
    number = land_units(at.s, space, guard) if guard != NOBODY_RULES else 0
    return {"number": number, "dear": int(at.s.printed.home[space] == REBELS == at.power)}


def seat_of_revolt(at: Glance) -> Numbers:
    """The same, and what all points together could do."""
    space, most = at.axes["space"], max(LEAST_REBELLION, min(MOST_REBELLION, at.left))
    told = garrisoned(at)
    if not at.is_legal:
        return {**told, "most": 0}
    return {**told, "most": most, **odds.rebellion_odds(at.s, space, most, told["dear"])}


def rising(at: Glance) -> Numbers:
    home = int(at.s.printed.home[at.b] == REBELS)
    return {"raised": at.axes["amount"] // 2, **odds.rebellion_odds(at.s, at.b, at.axes["amount"], home)}


def here(at: Glance) -> Numbers:
    return {"space": at.b}


def banner_parts(at: Glance) -> Ids:
    """The leader, the space that would be the capital, or both."""
    marks = (leader_id(ORANGE),) if at.word in ("leader", "both") else ()
    return (*marks, *(space_part(at.b) if at.word in ("capital", "both") else ()))


HOOKS: Final = {
    frames.CONVERT: Hooks(prompt=points_left, option=believers, parts=country_named),
    frames.CONVERT_DICE: Hooks(
        prompt=lambda at: {"left": at.left, "country": at.b},
        option=lambda at: odds.conversion_odds(at.s, at.power, at.b, at.axes["amount"]),
        parts=points_paid,
    ),
    frames.MAJOR: Hooks(lambda at: {"number": at.b, "country": max(0, at.s.converting)}, parts=major_parts),
    frames.MINOR: Hooks(
        prompt=lambda at: {"minors": at.s.minors, "majors": at.s.majors, "country": max(0, at.s.converting)},
        parts=space_named,
    ),
    frames.UNREST: Hooks(parts=space_named),
    frames.REBEL: Hooks(prompt=points_left, option=seat_of_revolt, parts=space_named),
    frames.REBEL_COST: Hooks(
        prompt=lambda at: {"left": at.left, "space": at.b, "number": land_units(at.s, at.b, SPAIN)},
        option=rising,
        parts=points_paid,
    ),
    frames.TAKE_ADJACENT: Hooks(
        prompt=lambda at: {"number": at.s.fight[FIGHT_LEFT], "space": at.s.fight[FIGHT_PLACE]}, parts=space_named
    ),
    frames.RAISE_BANNER: Hooks(prompt=here, option=here, parts=banner_parts),
    frames.ENGLISH_RISING: Hooks(option=garrisoned, parts=space_named),
}
