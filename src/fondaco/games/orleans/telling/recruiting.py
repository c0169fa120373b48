"""The village as it is told: what a boatman, a craftsman or a trader would bring."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.actions.recruiting import VILLAGERS
from fondaco.games.orleans.rules.development import at_the_end, citizen_on
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.vocabulary import BOATMAN, CRAFTSMAN, FOLLOWER_TYPE, TRACK, TRADER
from fondaco.kernel import Hooks, Ids, Numbers

# What a recruit brings
NOTHING: Final = 0
SOME_COINS: Final = 1
A_CITIZEN: Final = 2
A_TECHNOLOGY: Final = 3
A_FIRST_TILE: Final = 4
ANY_TILE: Final = 5


def recruit(at: Glance) -> Numbers:
    """What a boatman, a craftsman or a trader would bring (place.village)."""
    type_ = VILLAGERS[at.axes["recruit"]]
    return {**bonus(at, type_), "left": at.s.supply[type_]}


def bonus(at: Glance, type_: int) -> Numbers:
    """What the next space of a track gives, if there is one."""
    if at_the_end(at.s, at.seat, type_):
        return {"brings": NOTHING}
    step = at.s.marker(at.seat, type_) + 1
    if type_ == CRAFTSMAN:
        return {"brings": A_TECHNOLOGY if at.s.technology else NOTHING}
    if type_ == TRADER:
        return {"brings": A_FIRST_TILE if at.printed.trader_piles[step - 1] == 1 else ANY_TILE}
    if citizen_on(at.s, BOATMAN, step) >= 0:
        return {"brings": A_CITIZEN}
    coins = at.printed.boatman_coins[step - 1]
    return {"brings": SOME_COINS if coins else NOTHING, "coins": coins}


def recruit_parts(at: Glance) -> Ids:
    """The followers in stock, and the next space of their track."""
    type_ = VILLAGERS[at.axes["recruit"]]
    step = at.s.marker(at.seat, type_) + (not at_the_end(at.s, at.seat, type_))
    return f"supply-{FOLLOWER_TYPE.labels[type_]}", f"track-{TRACK.labels[type_]}-{step}"


HOOKS: Final = {frames.RECRUIT: Hooks(option=recruit, parts=recruit_parts)}
