"""A whole position that agrees with all a seat knows."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import EAST, NO_CARD, WEST
from fondaco.kernel import recall


def seen(view: PaxView, tables: Tables) -> Pax:
    """The table as a seat sees it: everything open, and of the hands only its own."""
    s = Pax(view.players, tables)
    recall(s, view)
    s.row, s.maid, s.discarded = list(view.row), list(view.maid), view.discarded
    if view.seat >= 0:
        s.eastern_hand[view.seat] = view.eastern_hand
        s.western_hand[view.seat] = view.western_hand
    return s


def imagine(view: PaxView, tables: Tables, random: Callable[[], float]) -> Pax:
    """Known things as they are; the others' hands dealt from the cards not in sight, by their backs (C5.separate)."""
    s = seen(view, tables)
    shown = in_sight(s)
    for side, hands, sizes in (
        (EAST, s.eastern_hand, view.eastern_hand_sizes),
        (WEST, s.western_hand, view.western_hand_sizes),
    ):
        unseen = [card for card in tables.decks[s.expansion * 2 + side] if card not in shown]
        for seat, size in enumerate(sizes):
            if seat != view.seat:
                hands[seat] = tuple(unseen.pop(int(random() * len(unseen))) for _ in range(size))
        s.unseen[side] = tuple(unseen)
    return s


def in_sight(s: Pax) -> set[int]:
    """Every Tableau card that lies open or in a hand that is known."""
    cards = {card for card in s.market if card != NO_CARD}
    cards.update(s.discarded, s.foretold, [s.acting])
    for pile in (*s.row, *s.maid, *s.eastern_hand, *s.western_hand, s.queen):
        cards.update(pile)
    return cards
