"""What a view hides, dealt out at random."""

from collections.abc import Callable

from fondaco.games.pax_renaissance.rules.market import unseen_cards
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *


def imagine(s: Pax, view: PaxView, random: Callable[[], float]) -> None:
    """Deal the others' hands from the cards not in sight, by their backs (C5.separate)."""
    for side, hands, sizes in (
        (EAST, s.eastern_hand, view.eastern_hand_sizes),
        (WEST, s.western_hand, view.western_hand_sizes),
    ):
        unseen = unseen_cards(s, side)
        for seat, size in enumerate(sizes):
            if seat != view.seat:
                hands[seat] = tuple(unseen.pop(int(random() * len(unseen))) for _ in range(size))
        s.unseen[side] = tuple(unseen)
