"""Farm, village, university, castle and monastery: new followers, their tracks and what these give."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.actions.technology import take_technology
from fondaco.games.orleans.rules.development import at_the_end, develop, take_citizen_on
from fondaco.games.orleans.rules.payments import receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

VILLAGERS: Final[tuple[int, ...]] = (BOATMAN, CRAFTSMAN, TRADER)  # place.village


def recruit_refusal(s: Orleans, seat: int, type_: int, why: Why = QUIET) -> int:
    """A follower must be in stock and its track not at the end (supply.action-blocked, track.last-space).

    Only the follower blocks the action, not a bonus that has run out (q.supply.bonus-missing).
    """
    # supply.limited; supply.back: what Plague returns can be recruited again
    if not s.supply[type_] and why.also(refusals.NO_FOLLOWER_LEFT, type=type_):
        return refusals.NO_FOLLOWER_LEFT
    if type_ == MONK:
        if s.event == PILGRIMAGE:  # place.monastery-pilgrimage, event.pilgrimage
            return why.no(refusals.PILGRIMAGE_TIME)
    elif at_the_end(s, seat, type_):
        return why.no(refusals.TRACK_FINISHED, track=type_)
    return 0


def recruit(s: Orleans, seat: int, type_: int) -> None:
    """A neutral follower goes into the bag, and the marker of its track one space on; monks have none."""
    s.supply[type_] -= 1
    s.bag[seat][type_] += 1
    s.tell(news.RECRUITED, seat, type_)
    if type_ == MONK:  # place.monastery
        return
    place = seat * TRACKS + type_
    s.track[place] += 1  # track.never-back: nothing ever takes a step away
    bonus(s, seat, type_, s.track[place])


def bonus(s: Orleans, seat: int, track: int, step: int) -> None:
    """What the space just reached gives."""
    printed = s.printed
    if track == FARMER:  # place.farm
        good = printed.farm_goods[step - 1]
        if s.reserve[good]:  # place.farm-goods: if the reserve has it
            take_from_reserve(s, seat, good)
    elif track == BOATMAN:  # village.boatman
        if not take_citizen_on(s, seat, BOATMAN, step):  # village.boatman-citizen: for the first, instead of coins
            receive(s, seat, printed.boatman_coins[step - 1])  # q.track.boatman-last-later: only what is printed
    elif track == CRAFTSMAN:  # village.craftsman
        if s.technology:
            take_technology(s, seat)
    elif track == TRADER:  # village.trader: the town is expanded
        s.then((frames.TAKE_TILE, seat, step - 1))
    elif track == KNIGHT:  # place.castle: more followers may be drawn
        take_citizen_on(s, seat, KNIGHT, step)  # castle.fourth-knight
    else:  # place.university
        develop(s, seat, printed.scholar_points[step - 1])


def take_from_reserve(s: Orleans, seat: int, good: int) -> None:
    """A good comes from the reserve (component.supply)."""
    s.reserve[good] -= 1
    s.goods[seat * GOODS + good] += 1
    s.tell(news.GOOD_RECEIVED, seat, good)


class Recruit(Choice[Orleans]):
    """The village offers a boatman, a craftsman or a trader (place.village)."""

    name = "recruit"
    clause = "place.village"
    options = Options(Group("", (RECRUIT,)))

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return recruit_refusal(s, seat, VILLAGERS[option], why)

    def choose(self, s: Orleans, seat: int, _: int, option: int) -> None:
        recruit(s, seat, VILLAGERS[option])


def village_refusal(s: Orleans, seat: int, why: Why = QUIET) -> int:
    """One of the three must be possible."""
    if not all(recruit_refusal(s, seat, type_) for type_ in VILLAGERS):
        return 0
    return [recruit_refusal(s, seat, type_, why) for type_ in VILLAGERS][-1]
