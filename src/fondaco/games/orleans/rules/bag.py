"""The bags: followers are drawn from them, and come back into them from places."""

from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Chance, Group, Options


class BagDraw(Chance[Orleans]):
    """A follower is drawn from a bag, each token alike (followers.random)."""

    options = Options(Group("", (FOLLOWER,)))

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        bag = s.bag[seat]
        return [follower for follower in range(FOLLOWERS) if bag[follower]]

    def weights(self, s: Orleans, seat: int, _: int) -> list[int]:
        return [count for count in s.bag[seat] if count]


def empty_place(s: Orleans, seat: int, place: int) -> None:
    """All followers of a place go into the bag; a technology token keeps its space (tech.effect)."""
    first, bag = seat * SPACES, s.bag[seat]
    for space in range(first + FIRST_SPACE[place], first + FIRST_SPACE[place + 1]):
        token = s.space[space]
        if token and token != TECHNOLOGY:
            bag[token - 1] += 1
            s.space[space] = EMPTY


def leave_tower(s: Orleans, seat: int) -> None:
    """When the powder tower is given up, its followers go to free market spaces, else into the bag."""
    for place in (0, 1):
        if s.tower[place]:
            follower = s.tower[place] - 1
            s.tower[place] = 0
            if sum(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]) < s.printed.market:
                s.market[seat * FOLLOWERS + follower] += 1  # q.powder-tower.lost
            else:
                s.bag[seat][follower] += 1
