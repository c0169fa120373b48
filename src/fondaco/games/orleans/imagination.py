"""A whole position that agrees with all a seat knows."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.games.orleans import frames
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import FIRST_OWN, FOLLOWERS, FRESH, SPACES, TECHNOLOGY, TYPES
from fondaco.kernel import recall


def imagine(view: OrleansView, tables: Tables, random: Callable[[], float]) -> Orleans:
    """Known things as they are; unseen neutral followers dealt into the others' bags at random (bag.check)."""
    s = Orleans(view.players, tables)
    recall(s, view)
    for seat, is_busy in enumerate(view.busy):
        if is_busy and seat != view.seat:
            s.sides[seat] = [(frames.PLAN, seat, 0)]
    s.bag = [list(view.bag) if seat == view.seat else own_in_bag(view, seat) for seat in range(view.players)]
    unseen = unseen_followers(view, tables)
    for seat, total in enumerate(view.bag_totals):
        for _ in range(total - sum(s.bag[seat])):
            s.bag[seat][unseen.pop(int(random() * len(unseen)))] += 1
    return s


def standing(view: OrleansView, seat: int) -> list[int]:
    """How many followers of each kind a seat has openly before it: in market and tower and on places."""
    counts = list(view.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS])
    for token in view.space[seat * SPACES : seat * SPACES + SPACES]:
        if token and token != TECHNOLOGY:
            counts[(token - FRESH if token >= FRESH else token) - 1] += 1
    tokens = (*view.tower_of(seat), *drawn_by(view, seat))
    for token in tokens:
        if token:
            counts[token - 1] += 1
    return counts


def drawn_by(view: OrleansView, seat: int) -> tuple[int, ...]:
    """What the bathhouse has drawn for a seat."""
    return view.bathhouse if any(frame[1] == seat for frame in view.frames if frame[0] in BATHING) else ()


BATHING = (frames.BATHHOUSE_DRAW, frames.BATHHOUSE, frames.BATHHOUSE_SEND)


def own_in_bag(view: OrleansView, seat: int) -> list[int]:
    """A seat's own followers are in its bag unless they stand before it (own-followers.never-lost)."""
    counts = standing(view, seat)
    return [0] * FIRST_OWN + [1 - counts[follower] for follower in range(FIRST_OWN, FOLLOWERS)]


def unseen_followers(view: OrleansView, tables: Tables) -> list[int]:
    """The neutral followers that must be in bags this seat cannot look into."""
    left = list(tables.follower_count[view.players])
    shown = [standing(view, seat) for seat in range(view.players)]
    for type_ in range(TYPES):
        on_deeds = sum(tables.deed_spaces[type_::TYPES]) - sum(view.deed[type_::TYPES])
        left[type_] -= view.supply[type_] + view.gone[type_] + on_deeds + sum(counts[type_] for counts in shown)
        if view.seat >= 0:
            left[type_] -= view.bag[type_]
    return [type_ for type_, count in enumerate(left) for _ in range(count)]
