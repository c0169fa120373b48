"""What a view hides, dealt out at random."""

from collections.abc import Callable

from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *


def imagine(s: Orleans, view: OrleansView, random: Callable[[], float]) -> None:
    """Deal the unseen neutral followers into the others' bags at random (bag.check)."""
    for seat, is_busy in enumerate(view.busy):
        if is_busy and seat != view.seat:
            s.sides[seat] = [(frames.PLAN, seat, 0)]
    unseen = unseen_followers(s)
    for seat, total in enumerate(view.bag_totals):
        if seat != view.seat:
            s.bag[seat] = own_in_bag(s, seat)
            for _ in range(total - sum(s.bag[seat])):
                s.bag[seat][unseen.pop(int(random() * len(unseen)))] += 1


def in_sight(s: Orleans, seat: int) -> list[int]:
    """How many followers of each kind a seat has openly before it: waiting, on places and at the bathhouse."""
    counts = s.waiting_kinds(seat)
    standing = [s.space[seat * SPACES + space] % FRESH for space in s.standing(seat)]
    for token in (*standing, *s.bathing(seat)):
        if token:
            counts[token - 1] += 1
    return counts


def own_in_bag(s: Orleans, seat: int) -> list[int]:
    """A seat's own followers are in its bag unless they stand before it (own-followers.never-lost)."""
    counts = in_sight(s, seat)
    return [0] * FIRST_OWN + [1 - counts[follower] for follower in range(FIRST_OWN, FOLLOWERS)]


def unseen_followers(s: Orleans) -> list[int]:
    """The neutral followers that must be in bags whose inside is not known."""
    left = list(s.printed.follower_count[s.players])
    for type_ in range(TYPES):
        on_deeds = sum(s.printed.deed_spaces[type_::TYPES]) - sum(s.deed[type_::TYPES])
        left[type_] -= s.supply[type_] + s.gone[type_] + on_deeds
        left[type_] -= sum(in_sight(s, seat)[type_] + s.bag[seat][type_] for seat in range(s.players))
    return [type_ for type_, count in enumerate(left) for _ in range(count)]
