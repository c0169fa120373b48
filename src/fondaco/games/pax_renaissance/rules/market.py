"""The market: buying cards, the piles, and the refresh after every turn (E1, D2, C5)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, rulings
from fondaco.games.pax_renaissance.state import Pax, without
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, QUIET, Choice, Group, Options, Step, Why

PRICE_AT: Final[tuple[int, ...]] = tuple(slot % COLUMNS for slot in range(SLOTS))
"""What a card costs in each place of the market: a Florin for each card to its left (E1.cost)."""
HAND_LIMIT: Final = 2
COMETS_IN_PILE: Final = 2


# Buying (E1)


def is_too_large(s: Pax, seat: int, limit: int = HAND_LIMIT) -> bool:
    """Whether a hand has more cards than the limit, without a Power that lifts it (E1.hand-limit, Q.powers)."""
    return len(s.eastern_hand[seat]) + len(s.western_hand[seat]) > limit and not s.power(seat, NO_HAND_LIMIT)


def buy_refusal(s: Pax, seat: int, slot: int, why: Why) -> int:
    """The price must be paid, and the hand have room (E1.cost, E1.hand-limit)."""
    card, price = s.market[slot], PRICE_AT[slot]
    if card == NO_CARD:
        return why.no(refusals.NO_CARD_THERE)
    if price == 0:
        return why.no(refusals.FACE_DOWN)
    # Q.hand-comet: Comets never enter the hand (E1.comet-no-hand)
    is_full = card < FIRST_COMET and is_too_large(s, seat, HAND_LIMIT - 1)
    if is_full and why.also(refusals.HAND_FULL):
        return refusals.HAND_FULL
    if s.locked >> slot & 1 and why.also(refusals.PAID_THIS_TURN, card=card):
        return refusals.PAID_THIS_TURN
    return why.no(refusals.CANNOT_PAY, price=price, florins=s.florins[seat]) if s.florins[seat] < price else 0


def buy(s: Pax, seat: int, slot: int) -> None:
    """Pay, take the card, and only then the Florins on it (E1.buy, E1.collect)."""
    card, price = s.market[slot], PRICE_AT[slot]
    pay_in_row(s, seat, slot)
    found = s.market_florins[slot]
    s.market[slot] = NO_CARD
    s.market_florins[slot] = 0
    s.florins[seat] += found
    s.tell(news.BOUGHT, seat, card, price, found)
    if card >= FIRST_COMET:  # E1.comet, L1.comet
        s.discarded += (card,)
        s.then((frames.ACTIVATE, seat, 0))
    else:
        s.take_in_hand(seat, card)


def pay_in_row(s: Pax, seat: int, slot: int) -> None:
    """A Florin on every card to the left, the face-down one included (E1.payment)."""
    for place in range(slot - PRICE_AT[slot], slot):
        s.florins[seat] -= 1
        if s.market[place] == NO_CARD:  # E1.empty-slot: the card of the same column in the other row
            place = (place + COLUMNS) % SLOTS
            if s.market[place] == NO_CARD:  # Q.market-both-empty
                continue
        s.market_florins[place] += 1
        s.locked |= 1 << place  # E1.own-florin


class Activate(Choice[Pax]):
    """Whoever buys a Comet turns one inactive victory card to its active face (L1.comet, A3.comets)."""

    name = "activate"
    clause = "L1.comet"
    options = Options(Group("", (VICTORY,)))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if 0 in s.active else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """All are active already (Q.comet-all-active)."""

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return list(range(VICTORIES))

    def refusal(self, s: Pax, _: int, __: int, victory: int, why: Why = QUIET) -> int:
        return why.no(refusals.VICTORY_ALREADY_ACTIVE, victory=victory) if s.active[victory] else 0

    def choose(self, s: Pax, seat: int, _: int, victory: int) -> None:
        s.active[victory] = 1
        s.tell(news.VICTORY_ACTIVE, seat, victory)


# The refresh (D2)


def slide(s: Pax, side: int) -> int:
    """Every card takes its Florins to the leftmost free place of its row; the first place left free (D2.slide)."""
    first = free = side * COLUMNS
    market = s.market
    for slot in range(first, first + COLUMNS):
        card = market[slot]
        if card == NO_CARD:
            continue
        if slot != free:
            market[free] = card
            market[slot] = NO_CARD
            s.market_florins[free] += s.market_florins[slot]  # G5.leftover
            s.market_florins[slot] = 0
            if free == first:  # D2.flip, L1.comet-lost
                s.tell(news.TURNED_FACE_DOWN, card, side)
        free += 1
    return free


def pile_for(s: Pax, side: int) -> int:
    """The pile a row draws from: its own, or the other once that is empty; -1 if both are (D2.empty-pile)."""
    if s.pile(side):
        return side
    return 1 - side if s.pile(1 - side) else -1


def outcomes(s: Pax, pile: int) -> list[int]:
    """What the next card of a pile may be; Comets lie only in the last part (C5.east-pile, C5.west-pile)."""
    if s.top[pile]:
        return list(s.unseen[pile])
    cards = list(s.unseen[pile]) if s.bottom[pile] else []
    if s.comets[pile]:
        cards.append(next_comet(s, pile))
    return cards


def likelihoods(s: Pax, pile: int) -> list[int]:
    """How likely each of them is, the order of a pile being random (C5.random-order)."""
    if s.top[pile] or not s.comets[pile]:
        return []
    if not s.bottom[pile]:
        return [1]
    unseen = len(s.unseen[pile])
    return [s.bottom[pile]] * unseen + [s.comets[pile] * unseen]


def next_comet(s: Pax, pile: int) -> int:
    """Comets are all alike; they are numbered as they turn up (A3.comets)."""
    west_first = (1 - pile) * COMETS_IN_PILE
    return FIRST_COMET + west_first + COMETS_IN_PILE - s.comets[pile]


def turn_up(s: Pax, pile: int, card: int) -> None:
    """The top card of a pile is seen by all; Comets are alike, and only counted."""
    if card < FIRST_COMET:
        s.unseen[pile] = without(s.unseen[pile], card)


def count_off(s: Pax, pile: int, card: int) -> None:
    """A card leaves its pile."""
    if card >= FIRST_COMET:
        s.comets[pile] -= 1
    elif s.top[pile]:
        s.top[pile] -= 1
    else:
        s.bottom[pile] -= 1


def unseen_cards(s: Pax, side: int) -> list[int]:
    """The cards of a deck that do not lie in sight: hidden in hands, in the pile or out of the game."""
    in_sight = set(s.market)
    for pile in (s.discarded, s.foretold, s.queen, [s.acting], *s.row, *s.maid, *s.eastern_hand, *s.western_hand):
        in_sight.update(pile)
    return [card for card in s.printed.decks[s.expansion * 2 + side] if card not in in_sight]


class DrawCard(Step[Pax]):
    """A free place of the market is filled (D2.draw, C6.market)."""

    name = "draw"
    clause = "D2.draw"
    options = Options(Group("", (CARD,)))

    def seat(self, s: Pax, slot: int, _: int) -> int:
        pile = pile_for(s, slot // COLUMNS)
        return NOBODY if pile < 0 or s.foretold[pile] >= 0 else NATURE

    def run(self, s: Pax, slot: int, _: int) -> None:
        pile = pile_for(s, slot // COLUMNS)
        if pile >= 0:  # C5.astrology: everybody saw it coming
            card = s.foretold[pile]
            s.foretold[pile] = NO_CARD
            count_off(s, pile, card)
            lay_in_market(s, slot, card)
            s.then((frames.FORETELL, pile, 0))

    def candidates(self, s: Pax, slot: int, _: int) -> list[int]:
        return outcomes(s, pile_for(s, slot // COLUMNS))

    def weights(self, s: Pax, slot: int, _: int) -> list[int]:
        return likelihoods(s, pile_for(s, slot // COLUMNS))

    def choose(self, s: Pax, slot: int, _: int, card: int) -> None:
        pile = pile_for(s, slot // COLUMNS)
        turn_up(s, pile, card)
        count_off(s, pile, card)
        lay_in_market(s, slot, card)
        if s.astrology:
            s.then((frames.FORETELL, pile, 0))


def lay_in_market(s: Pax, slot: int, card: int) -> None:
    s.market[slot] = card
    s.tell(news.NEW_IN_MARKET, card, slot)


class Foretell(Step[Pax]):
    """With Astrology the next card of each pile is seen by all (C5.astrology, Q.astrology)."""

    name = "foretell"
    clause = "C5.astrology"
    options = Options(Group("", (CARD,)))

    def seat(self, s: Pax, pile: int, _: int) -> int:
        return NATURE if s.foretold[pile] == NO_CARD and s.pile(pile) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """The pile is empty, or its top card lies open already."""

    def candidates(self, s: Pax, pile: int, _: int) -> list[int]:
        return outcomes(s, pile)

    def weights(self, s: Pax, pile: int, _: int) -> list[int]:
        return likelihoods(s, pile)

    def choose(self, s: Pax, pile: int, _: int, card: int) -> None:
        """The card is known, but lies on the pile until a place is free."""
        turn_up(s, pile, card)
        s.foretold[pile] = card


def is_exhausted(s: Pax) -> bool:
    """Whether the game ends for want of cards (Q.patron-timing)."""
    return NO_CARD in s.market if rulings.PATRON_WAITS_FOR_A_GAP else pile_for(s, EAST) < 0
