"""Selling cards (E3)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, rulings
from fondaco.games.pax_renaissance.rules.tableau import discard
from fondaco.games.pax_renaissance.state import Pax, without
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Why

PRICE: Final = 2
RANSOM_PREMIUM: Final = 2


def sale_refusal(s: Pax, seat: int, card: int, why: Why) -> int:
    """A card of the own hand or Tableau, a Queen only with her King (E3.sell, E3.royal-couple)."""
    if s.holder[card] == seat:
        return why.no(refusals.QUEEN_WITH_KING) if card in s.queen else 0
    if s.holds(seat, card):
        return 0
    if card in s.maid[seat]:
        return 0 if rulings.OLD_MAIDS_ARE_SOLD else why.no(refusals.OLD_MAID)  # Q.old-maid-sale
    return why.no(refusals.NOT_YOUR_CARD)


def price_of(s: Pax, card: int) -> int:
    """Two Florins, four for a couple, and two more for a ransom that is not silenced (E3.royal-couple)."""
    queen = s.queen[card - FIRST_EMPIRE] if card >= FIRST_EMPIRE else NO_CARD
    return PRICE + premium(s, card) if queen == NO_CARD else 2 * PRICE + premium(s, queen)


def premium(s: Pax, card: int) -> int:
    """Ransom and Aztec Gold pay more for a card sold from the Tableau (B4.powers)."""
    is_ransom = card in s.printed.cards_with[RANSOM] and s.holder[card] >= 0 and not s.is_silenced(card)
    return RANSOM_PREMIUM if is_ransom else 0


def sell(s: Pax, seat: int, card: int) -> None:
    """The card is discarded with all that lies on it, for Florins from China (E3.sell, E3.tableau)."""
    price = price_of(s, card)
    treachery = s.power(seat, TREACHERY)
    s.florins[seat] += price
    s.tell(news.SOLD, seat, card, price)
    if s.holder[card] == seat:
        discard(s, card)
    elif card in s.maid[seat]:
        s.maid[seat] = without(s.maid[seat], card)
        s.discarded += (card,)
    else:
        s.put_from_hand(seat, card)
        s.discarded += (card,)
    kind = s.printed.one_shot[card]
    if treachery and (kind < WARS or kind == APOSTASY):  # B4.powers: Pragmatic Treachery
        s.acting, s.theatre = card, NO_EMPIRE
        s.agents = list(s.printed.agents[card])
        s.then((frames.ONE_SHOT, seat, 1))
