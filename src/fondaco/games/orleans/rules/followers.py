"""Phase 3: followers are brought back from action spaces, drawn from the bag, and put into the powder tower."""

from typing import Final

from fondaco.games.orleans import sequence
from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.bag import BagDraw
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

DRAW_OPTIONS: Final = Options(Group("back", (SPACE,)), Group("", (COUNT,)))
FIRST_COUNT: Final = DRAW_OPTIONS.first("")
TOWER_OPTIONS: Final = Options(Group("", (FOLLOWER,)), Group("enough"))
NO_MORE: Final = TOWER_OPTIONS.first("enough")


class Draw(Choice[Orleans]):
    """How many followers to draw; for each draw given up one may come back from an action space (phase.followers).

    First those who come back are named, then the number drawn (q.followers.move-back-order).
    """

    name = "draw"
    clause = "followers.draw-limit"
    settled = True
    options = DRAW_OPTIONS

    def candidates(self, s: Orleans, seat: int, back: int) -> list[int]:
        counts = [FIRST_COUNT + count for count in range(most_drawn(s, seat, back), -1, -1)]
        return counts + s.standing(seat)

    def refusal(self, s: Orleans, seat: int, back: int, option: int, why: Why = QUIET) -> int:
        if option < FIRST_COUNT:
            return back_refusal(s, seat, back, option, why)
        count = option - FIRST_COUNT
        if not count:  # q.followers.must-draw
            return 0
        limit, room = s.draw_limit(seat) - back, s.room(seat)
        if count > limit and why.also(refusals.ABOVE_DRAW_LIMIT, count=count, limit=limit, back=back):
            return refusals.ABOVE_DRAW_LIMIT
        if count > room and why.also(refusals.MARKET_FULL, count=count, room=room):
            return refusals.MARKET_FULL
        if count > sum(s.bag[seat]):
            return why.no(refusals.BAG_TOO_SMALL, count=count, bag=sum(s.bag[seat]))
        return 0

    def choose(self, s: Orleans, seat: int, back: int, option: int) -> None:
        if option < FIRST_COUNT:
            bring_back(s, seat, option)
            s.then((frames.DRAW, seat, back + 1))
            return
        if s.has(seat, POWDER_TOWER):
            empty_tower(s, seat)
        sequence.draw_and_plan(s, seat, option - FIRST_COUNT)


def most_drawn(s: Orleans, seat: int, back: int) -> int:
    """How many followers can be drawn when some have come back (followers.market-limit, followers.bag-short)."""
    in_bag = 0
    for followers in s.bag[seat]:
        in_bag += followers
    most = min(s.draw_limit(seat) - back, s.room(seat))
    return max(0, min(most, in_bag))


def back_refusal(s: Orleans, seat: int, back: int, space: int, why: Why) -> int:
    """A follower comes back for a draw given up, and needs room (followers.move-back, followers.move-back-space)."""
    token = s.space[seat * SPACES + space]
    if token == EMPTY:
        return why.no(refusals.NOBODY_THERE, space=space)
    if token == TECHNOLOGY:  # tech.fixed
        return why.no(refusals.TECHNOLOGY_STAYS)
    limit = s.draw_limit(seat)
    if back >= limit and why.also(refusals.ABOVE_DRAW_LIMIT, count=back + 1, limit=limit, back=back):
        return refusals.ABOVE_DRAW_LIMIT  # q.followers.move-back-when-bag-short: nothing else limits it
    return 0 if s.room(seat) else why.no(refusals.MARKET_FULL, count=1, room=0)


def bring_back(s: Orleans, seat: int, space: int) -> None:
    """A follower leaves an action space for the market."""
    place = seat * SPACES + space
    follower = s.space[place] - 1
    s.space[place] = EMPTY
    s.market[seat * FOLLOWERS + follower] += 1
    s.tell(news.BROUGHT_BACK, seat, follower, space, PLACE_OF[space])


def empty_tower(s: Orleans, seat: int) -> None:
    """Who waits in the powder tower is decided anew (q.powder-tower.planning-use)."""
    for place in (0, 1):
        if s.tower[place]:
            s.market[seat * FOLLOWERS + s.tower[place] - 1] += 1
            s.tower[place] = 0


class DrawFollower(BagDraw):
    """Drawn followers wait in the market (phase.followers)."""

    name = "drawn"
    clause = "followers.random"

    def choose(self, s: Orleans, seat: int, left: int, follower: int) -> None:
        s.bag[seat][follower] -= 1
        s.market[seat * FOLLOWERS + follower] += 1
        s.tell(news.FOLLOWER_DRAWN, seat, follower)
        if left > 1:
            s.then((frames.DRAW_FOLLOWER, seat, left - 1))


class Tower(Choice[Orleans]):
    """The owner of the powder tower says who waits there (tile.powder-tower)."""

    name = "tower"
    clause = "tile.powder-tower"
    options = TOWER_OPTIONS

    def seat(self, s: Orleans, seat: int, inside: int) -> int:
        if not s.has(seat, POWDER_TOWER) or inside == s.printed.tower:
            return NOBODY
        return seat if any(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]) else NOBODY

    def run(self, s: Orleans, seat: int, inside: int) -> None:
        """Nobody has a tower, it is full, or nobody waits."""

    def candidates(self, s: Orleans, seat: int, _: int) -> list[int]:
        first = seat * FOLLOWERS
        return [NO_MORE] + [follower for follower in range(FOLLOWERS) if s.market[first + follower]]

    def refusal(self, s: Orleans, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == NO_MORE:
            waiting, room = sum(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]), s.printed.market
            return why.no(refusals.MARKET_FULL, count=waiting, room=room) if waiting > room else 0
        return 0 if s.market[seat * FOLLOWERS + option] else why.no(refusals.NOT_WAITING, follower=option)

    def choose(self, s: Orleans, seat: int, inside: int, option: int) -> None:
        if option != NO_MORE:
            s.market[seat * FOLLOWERS + option] -= 1
            s.tower[inside] = option + 1
            s.then((frames.TOWER, seat, inside + 1))
