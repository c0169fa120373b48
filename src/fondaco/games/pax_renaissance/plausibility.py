"""Whether a position can be: every piece and card in one place, and nothing where it may not lie."""

from __future__ import annotations

from collections import Counter

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.market import HAND_LIMIT
from fondaco.games.pax_renaissance.position import PositionError
from fondaco.games.pax_renaissance.setup import LAST_PART
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tokens import is_closed
from fondaco.games.pax_renaissance.vocabulary import (
    BANK,
    BORDER,
    BORDERS,
    CARD,
    CITY,
    EAST,
    EMPIRE,
    EMPIRES,
    EMPTY,
    FIRST_COMET,
    FIRST_EMPIRE,
    NO_CARD,
    NO_HAND_LIMIT,
    PLACES,
    QUEEN,
    SEAT,
    SIDE,
    TABLEAU_CARDS,
    TOKEN,
    WEST,
)


def check(s: Pax) -> None:
    """Raise a PositionError with the first thing that is wrong."""
    check_cards(s)
    check_empires(s)
    check_pieces(s)
    check_map(s)
    check_market(s)
    check_seats(s)


def check_cards(s: Pax) -> None:
    """Each card lies in one place only, and belongs to the game."""
    places = Counter(card for card in (*s.market, *s.discarded, *s.foretold) if card != NO_CARD)
    for pile in (*s.row, *s.maid, *s.eastern_hand, *s.western_hand):
        places.update(card for card in pile if card < FIRST_EMPIRE)
    places.update(card for card in s.queen if card != NO_CARD)
    for card, count in places.items():
        if count > 1:
            raise PositionError(f"{CARD.labels[card]} lies in two places.")
        if card < TABLEAU_CARDS and not s.tables.is_in_set(card, s.expansion):
            raise PositionError(f"{CARD.labels[card]} is a card of the expansion, which this table does not use.")
    for maids in s.maid:
        for card in maids:
            if s.tables.card_class[card] != QUEEN:
                raise PositionError(f"{CARD.labels[card]} is no Queen and cannot be an old maid (I2.old-maid).")
    for row in s.row:
        for card in row:
            if card < FIRST_EMPIRE and s.tables.card_class[card] == QUEEN:
                raise PositionError(f"{CARD.labels[card]} is a Queen: she has a King or is an old maid (I1.cross).")


def check_empires(s: Pax) -> None:
    for empire in range(EMPIRES):
        queen, suzerain = s.queen[empire], s.suzerain[empire]
        name = EMPIRE.labels[empire]
        if queen != NO_CARD and empire not in s.tables.suitors[queen]:
            raise PositionError(f"{CARD.labels[queen]} never marries the King of {name} (I.suitors).")
        if s.republic[empire] and (queen != NO_CARD or suzerain >= 0 or empire in s.suzerain):
            raise PositionError(f"{name} is a Republic: it has no Queen and no Vassals, and is none (Q.regime-strip).")
        if suzerain >= 0 and (queen != NO_CARD or s.suzerain[suzerain] >= 0):
            raise PositionError(f"{name} is a Vassal: it lies alone under an Empire that is none (F9.by-vassal).")


def check_pieces(s: Pax) -> None:
    for piece, left in enumerate(s.supply):
        if left < 0:
            raise PositionError(
                f"There are only {s.tables.pieces[piece]} of {TOKEN.labels[piece]}, Pirates counted in (B1.rooks)."
            )
    for seat, left in enumerate(s.cubes):
        if left < 0:
            raise PositionError(f"{SEAT.labels[seat]} has only {s.tables.cubes} cubes (B1.cubes).")


def check_map(s: Pax) -> None:
    for place in range(PLACES):
        if s.token[place] != EMPTY and is_closed(s, place):
            city = CITY.labels[s.tables.city_of[place]]
            raise PositionError(f"{city} is covered by a disk; nobody can stand there (B5.closed).")
    for border in range(BORDERS):
        if s.pirate[border] >= 0 and not s.tables.is_sea[border]:
            raise PositionError(f"{BORDER.labels[border]} is no Sea Border (E2.sea-border).")
        if s.pirate[border] >= 0 and s.concession[border] >= 0 and not s.expansion:
            raise PositionError(f"{BORDER.labels[border]} holds a Concession or a Pirate, not both (F7.one-token).")


def check_market(s: Pax) -> None:
    seen = Counter(card for card in (*s.market, *s.discarded) if card >= FIRST_COMET)
    for side in (EAST, WEST):
        name = SIDE.labels[side]
        comets = sum(count for card, count in seen.items() if s.tables.deck[card] == side)
        if s.comets[side] + comets > 2:
            raise PositionError(f"There are only two {name} Comets (A3.comets).")
        if s.top[side] and (s.bottom[side] < LAST_PART or s.comets[side] < 2):
            raise PositionError(f"The last part of the {name} pile is whole while cards lie above it (C5.east-pile).")
        if len(s.unseen[side]) + (0 <= s.foretold[side] < FIRST_COMET) < s.top[side] + s.bottom[side]:
            raise PositionError(f"The {name} pile cannot have so many cards: the others lie in sight (C5.separate).")
        if s.foretold[side] != NO_CARD and not s.astrology:
            raise PositionError("The next card of a pile is seen with the Astrology option only (C5.astrology).")


def check_seats(s: Pax) -> None:
    banks = [bank for bank in s.bank if bank >= 0]
    if len(set(banks)) < len(banks):
        raise PositionError(f"Two seats have the same bank; there is one of each: {', '.join(BANK.labels)}.")
    is_cut = any(number in (frames.AFTER_ACTION, frames.CUT_HAND) for number, _, _ in s.frames)  # is about to be
    for seat in range(s.players):
        name = SEAT.labels[seat]
        if not is_cut and s.hand_size(seat) > HAND_LIMIT and not s.power(seat, NO_HAND_LIMIT):
            raise PositionError(f"{name} holds more than two cards (E1.hand-limit).")
        if s.out >> seat & 1 and not s.bankruptcy:
            raise PositionError(f"{name} cannot be bankrupt without the Bankruptcy option (G6.elimination).")
        if s.out >> seat & 1 and seat == s.turn and not s.over:
            raise PositionError(f"It cannot be the turn of {name}, who is bankrupt (G6.elimination).")
