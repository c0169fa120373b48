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
    code = 0
    if not s.supply[type_]:  # supply.limited; supply.back: what Plague returns can be recruited again
        code = refusals.NO_FOLLOWER_LEFT
        if why.also(refusals.NO_FOLLOWER_LEFT, type=type_):
            return code
    if type_ == MONK:
        if s.event == PILGRIMAGE:  # place.monastery-pilgrimage, event.pilgrimage
            return why.no(refusals.PILGRIMAGE_TIME)
    elif at_the_end(s, seat, type_):
        return why.no(refusals.TRACK_FINISHED, track=type_)
    return code


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
    if track == FARMER:
        farm_good(s, seat, step)
    elif track == BOATMAN:
        boatman_coins(s, seat, step)
    elif track == CRAFTSMAN:
        craftsman_technology(s, seat)
    elif track == TRADER:
        trader_tile(s, seat, step)
    elif track == KNIGHT:
        knight_citizen(s, seat, step)
    else:
        scholar_development(s, seat, step)


def farm_good(s: Orleans, seat: int, step: int) -> None:
    """The good shown on the space just reached, if the reserve has it (place.farm, place.farm-goods)."""
    good = s.printed.farm_goods[step - 1]
    if s.reserve[good]:
        take_from_reserve(s, seat, good)


def take_from_reserve(s: Orleans, seat: int, good: int) -> None:
    """A good comes from the reserve (component.supply)."""
    s.reserve[good] -= 1
    s.goods[seat * GOODS + good] += 1
    s.tell(news.GOOD_RECEIVED, seat, good)


def boatman_coins(s: Orleans, seat: int, step: int) -> None:
    """Coins, or for the first at the end a citizen instead (village.boatman, village.boatman-citizen)."""
    if take_citizen_on(s, seat, BOATMAN, step):
        return
    receive(s, seat, s.printed.boatman_coins[step - 1])  # q.track.boatman-last-later: only what is printed


def craftsman_technology(s: Orleans, seat: int) -> None:
    """A technology token, as long as there are any (village.craftsman)."""
    if s.technology:
        take_technology(s, seat)


def trader_tile(s: Orleans, seat: int, step: int) -> None:
    """The town is expanded with a place tile (village.trader)."""
    s.then((frames.TAKE_TILE, seat, step - 1))


def knight_citizen(s: Orleans, seat: int, step: int) -> None:
    """More followers may be drawn; the fourth knight brings a citizen (place.castle, castle.fourth-knight)."""
    take_citizen_on(s, seat, KNIGHT, step)


def scholar_development(s: Orleans, seat: int, step: int) -> None:
    """Development points as printed on the new space (place.university)."""
    develop(s, seat, s.printed.scholar_points[step - 1])


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
    code = 0
    for type_ in VILLAGERS:
        code = recruit_refusal(s, seat, type_, QUIET)
        if not code:
            return 0
    for type_ in VILLAGERS:
        recruit_refusal(s, seat, type_, why)
    return code
