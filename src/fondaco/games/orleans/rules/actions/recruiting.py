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
    receive_reward(s, seat, type_, s.track[place])


def reward(s: Orleans, track: int, step: int) -> tuple[int, int]:
    """What a space of a follower track gives now: the kind of reward, and its number even if there is none left."""
    kind, number = s.printed.rewards[track][step]
    if kind == A_CITIZEN and s.citizen[number] != ON_BOARD:  # village.boatman-citizen: for the first, instead of coins
        kind, number = SOME_COINS, s.printed.boatman_coins[step - 1]  # q.track.boatman-last-later: only what is printed
    if (
        (kind == SOME_COINS and not number)
        or (kind == A_TECHNOLOGY and not s.technology)
        or (kind == A_GOOD and not s.reserve[number])  # place.farm-goods: if the reserve has it
    ):
        kind = NO_REWARD
    return kind, number


def receive_reward(s: Orleans, seat: int, track: int, step: int) -> None:
    """What the space just reached gives."""
    kind, number = reward(s, track, step)
    if kind == A_GOOD:
        take_from_reserve(s, seat, number)
    elif kind == SOME_COINS:
        receive(s, seat, number)
    elif kind == A_TECHNOLOGY:
        take_technology(s, seat)
    elif kind in (A_FIRST_TILE, ANY_TILE):  # village.trader: the town is expanded
        s.then((frames.TAKE_TILE, seat, number))
    elif kind == SOME_POINTS:
        develop(s, seat, number)
    take_citizen_on(s, seat, track, step)  # village.boatman-citizen, castle.fourth-knight


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
