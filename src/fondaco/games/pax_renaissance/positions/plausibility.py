"""Whether a position can be: every piece and card in one place, and nothing where it may not lie."""

from collections import Counter

from fondaco.games.pax_renaissance.positions.notation import PositionError
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.market import is_too_large
from fondaco.games.pax_renaissance.rules.setup import LAST_PART
from fondaco.games.pax_renaissance.rules.tokens import is_closed
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *


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
            raise PositionError("error-two-places", name=CARD.labels[card])
        if card < TABLEAU_CARDS and not s.printed.is_in_set(card, s.expansion):
            raise PositionError("error-expansion-card", name=CARD.labels[card])
    for maids in s.maid:
        for card in maids:
            if not s.printed.is_queen[card]:
                raise PositionError("error-no-old-maid", name=CARD.labels[card])
    for row in s.row:
        for card in row:
            if s.printed.is_queen[card]:
                raise PositionError("error-queen-in-row", name=CARD.labels[card])


def check_empires(s: Pax) -> None:
    for empire in range(EMPIRES):
        queen, suzerain = s.queen[empire], s.suzerain[empire]
        name = EMPIRE.labels[empire]
        if queen != NO_CARD and empire not in s.printed.suitors[queen]:
            raise PositionError("error-no-suitor", queen=CARD.labels[queen], name=name)
        if s.republic[empire] and (queen != NO_CARD or suzerain >= 0 or empire in s.suzerain):
            raise PositionError("error-republic", name=name)
        if suzerain >= 0 and (queen != NO_CARD or s.suzerain[suzerain] >= 0):
            raise PositionError("error-vassal", name=name)


def check_pieces(s: Pax) -> None:
    for piece, left in enumerate(s.supply):
        if left < 0:
            raise PositionError("error-too-many-pieces", count=s.printed.pieces[piece], name=TOKEN.labels[piece])
    for seat, left in enumerate(s.cubes):
        if left < 0:
            raise PositionError("error-too-many-cubes", name=SEAT.labels[seat], count=s.printed.cubes)


def check_map(s: Pax) -> None:
    for place in range(PLACES):
        if s.token[place] != EMPTY and is_closed(s, place):
            city = CITY.labels[s.printed.city_of[place]]
            raise PositionError("error-closed-city", name=city)
    for border in range(BORDERS):
        if s.pirate[border] >= 0 and not s.printed.is_sea[border]:
            raise PositionError("error-no-sea", name=BORDER.labels[border])
        if s.pirate[border] >= 0 and s.concession[border] >= 0 and not s.expansion:
            raise PositionError("error-concession-and-pirate", name=BORDER.labels[border])


def check_market(s: Pax) -> None:
    seen = Counter(card for card in (*s.market, *s.discarded) if card >= FIRST_COMET)
    for side in (EAST, WEST):
        name = SIDE.labels[side]
        comets = sum(count for card, count in seen.items() if s.printed.deck[card] == side)
        if s.comets[side] + comets > 2:
            raise PositionError("error-too-many-comets", name=name)
        if s.top[side] and (s.bottom[side] < LAST_PART or s.comets[side] < 2):
            raise PositionError("error-last-part", name=name)
        if len(s.unseen[side]) + (0 <= s.foretold[side] < FIRST_COMET) < s.top[side] + s.bottom[side]:
            raise PositionError("error-pile-too-high", name=name)
        if s.foretold[side] != NO_CARD and not s.astrology:
            raise PositionError("error-needs-astrology")


def check_seats(s: Pax) -> None:
    banks = [bank for bank in s.bank if bank >= 0]
    if len(set(banks)) < len(banks):
        raise PositionError("error-same-bank", known=", ".join(BANK.labels))
    is_cut = any(number in (frames.AFTER_ACTION, frames.CUT_HAND) for number, _, _ in s.frames)  # is about to be
    for seat in range(s.players):
        name = SEAT.labels[seat]
        if not is_cut and is_too_large(s, seat):
            raise PositionError("error-full-hand", name=name)
        if s.out >> seat & 1 and not s.bankruptcy:
            raise PositionError("error-needs-bankruptcy", name=name)
        if s.out >> seat & 1 and seat == s.turn and not s.over:
            raise PositionError("error-turn-of-bankrupt", name=name)
