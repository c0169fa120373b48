"""The town hall and the beneficial deeds: followers given to the common good."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.development import develop, take_citizen
from fondaco.games.orleans.rules.payments import receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

FROM_TOWN_HALL: Final = 0
FROM_TOWER: Final = 2
"""Added to the frame's second argument, whose lowest bit says that one follower was given already."""
OPTIONS: Final = Options(Group("", (WAITING, DEED)), Group("enough"))
ENOUGH: Final = OPTIONS.first("enough")
CANALISATION_OPTIONS: Final = Options(Group("coin"), Group("development"))
COIN: Final = CANALISATION_OPTIONS.first("coin")
FIRST_TOWN_HALL_SPACE: Final = FIRST_SPACE[TOWN_HALL]


def follower_at(s: Orleans, seat: int, source: int, place: int) -> int:
    """The follower on one of the two spaces of the town hall or the tower, or -1."""
    if source & FROM_TOWER:
        return s.tower[place] - 1
    return s.space[seat * SPACES + FIRST_TOWN_HALL_SPACE + place] - 1


def fits_a_deed(s: Orleans, follower: int) -> bool:
    """Whether a follower matches a free space of any deed exactly (deed.no-monk, deed.no-own)."""
    return 0 <= follower < FIRST_OWN and any(s.deed[follower::TYPES])


def deeds_refusal(s: Orleans, seat: int, source: int, why: Why = QUIET) -> int:
    """One of the followers there must fit a free deed space (q.deed.stuck-token, q.deed.board-full)."""
    fits = fits_a_deed(s, follower_at(s, seat, source, 0)) or fits_a_deed(s, follower_at(s, seat, source, 1))
    return 0 if fits else why.no(refusals.NO_DEED)


class GiveToDeed(Choice[Orleans]):
    """One or both followers go to deeds, in one action (town-hall.action, tile.powder-tower-deeds)."""

    name = "deed"
    clause = "town-hall.action"
    options = OPTIONS

    def seat(self, s: Orleans, seat: int, source: int) -> int:
        return NOBODY if deeds_refusal(s, seat, source) else seat

    def run(self, s: Orleans, seat: int, source: int) -> None:
        """Who is left fits no deed and stays where it is (q.deed.remaining-token)."""

    def candidates(self, s: Orleans, seat: int, source: int) -> list[int]:
        manned = [place for place in (0, 1) if follower_at(s, seat, source, place) >= 0]
        return [place * DEEDS + deed for place in manned for deed in range(DEEDS)] + [ENOUGH]

    def refusal(self, s: Orleans, seat: int, source: int, option: int, why: Why = QUIET) -> int:
        if option == ENOUGH:
            return 0 if source & 1 else why.no(refusals.GIVE_ONE_FIRST)
        place, deed = divmod(option, DEEDS)
        follower = follower_at(s, seat, source, place)
        if follower < 0:
            return why.no(refusals.NOBODY_THERE)
        if follower >= FIRST_OWN:  # deed.no-own, own-followers.never-lost
            return why.no(refusals.NO_OWN_FOR_DEED, follower=follower)
        if not s.deed[deed * TYPES + follower]:  # deed.space, deed.no-monk
            return why.no(refusals.DEED_SPACE_TAKEN, follower=follower, deed=deed)
        return 0

    def choose(self, s: Orleans, seat: int, source: int, option: int) -> None:
        if option == ENOUGH:
            return
        place, deed = divmod(option, DEEDS)
        follower = follower_at(s, seat, source, place)
        if source & FROM_TOWER:
            s.tower[place] = EMPTY
        else:
            s.space[seat * SPACES + FIRST_TOWN_HALL_SPACE + place] = EMPTY
        s.deed[deed * TYPES + follower] -= 1  # deed.stay: it never comes back
        s.tell(news.DEED, seat, follower, deed)
        s.then((frames.GIVE_TO_DEED, seat, source | 1))  # q.deed.reward-order
        reward(s, seat, deed)


def spaces_left(s: Orleans, deed: int) -> int:
    """How many spaces of a deed are still free."""
    return sum(s.deed[deed * TYPES : deed * TYPES + TYPES])


def reward(s: Orleans, seat: int, deed: int) -> None:
    """Each follower is rewarded at once; who fills the last space takes the citizen too (deed.reward)."""
    if s.printed.deed_choice[deed]:  # deed.canalisation
        s.then((frames.CANALISATION, seat, deed))
    else:
        receive(s, seat, s.printed.deed_coins[deed])
    if not spaces_left(s, deed):  # deed.complete, q.deed.both-last-spaces
        s.tell(news.DEED_COMPLETE, seat, deed)
        take_citizen(s, seat, FIRST_DEED_CITIZEN + deed)


class Canalisation(Choice[Orleans]):
    """A coin or a development point (deed.canalisation)."""

    name = "canalisation"
    clause = "deed.canalisation"
    options = CANALISATION_OPTIONS

    def choose(self, s: Orleans, seat: int, deed: int, option: int) -> None:
        if option == COIN:
            receive(s, seat, s.printed.deed_coins[deed])
        else:
            develop(s, seat, 1)
