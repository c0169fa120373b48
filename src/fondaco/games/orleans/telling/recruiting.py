"""The village as it is told: what a boatman, a craftsman or a trader would bring."""

from typing import Final

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.actions.recruiting import VILLAGERS, reward
from fondaco.games.orleans.rules.development import at_the_end
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.vocabulary import FOLLOWER_TYPE, NO_REWARD, TRACK
from fondaco.kernel import Hooks, Ids, Numbers


def recruit(at: Glance) -> Numbers:
    """What a boatman, a craftsman or a trader would bring (place.village)."""
    type_ = VILLAGERS[at.axes["recruit"]]
    left = at.s.supply[type_]
    if at_the_end(at.s, at.seat, type_):
        return {"brings": NO_REWARD, "left": left}
    brings, number = reward(at.s, type_, at.s.marker(at.seat, type_) + 1)
    return {"brings": brings, "coins": number, "left": left}


def recruit_parts(at: Glance) -> Ids:
    """The followers in stock, and the next space of their track."""
    type_ = VILLAGERS[at.axes["recruit"]]
    step = at.s.marker(at.seat, type_) + (not at_the_end(at.s, at.seat, type_))
    return f"supply-{FOLLOWER_TYPE.labels[type_]}", f"track-{TRACK.labels[type_]}-{step}"


HOOKS: Final = {frames.RECRUIT: Hooks(option=recruit, parts=recruit_parts)}
