"""Tableaux: which cards lie where, and what happens when one comes or goes (A2, C3, E3, I1, F9)."""

from fondaco.games.pax_renaissance.printed import Icon
from fondaco.games.pax_renaissance.rules import news
from fondaco.games.pax_renaissance.rules.tokens import release
from fondaco.games.pax_renaissance.state import Pax, without
from fondaco.games.pax_renaissance.vocabulary import *


def cards_on(s: Pax, seat: int, side: int) -> list[int]:
    """All cards on one half of a Tableau: those in the row, their Queens and their Vassals (Q.vassal-side)."""
    cards: list[int] = []
    for card in s.row[seat * 2 + side]:
        cards.append(card)
        if card >= FIRST_EMPIRE:
            empire = card - FIRST_EMPIRE
            if s.queen[empire] >= 0:
                cards.append(s.queen[empire])
            if empire in s.suzerain:
                cards += [FIRST_EMPIRE + vassal for vassal in vassals_of(s, empire)]
    return cards


def cards_of(s: Pax, seat: int) -> list[int]:
    """All cards of a Tableau; old maids and the Player card are not in it (I2.old-maid)."""
    return cards_on(s, seat, 0) + cards_on(s, seat, 1)


def lies_before_somebody(s: Pax, card: int) -> bool:
    """Whether a card lies in a Tableau or is an old maid (I2.old-maid)."""
    return s.holder[card] >= 0 or any(card in maids for maids in s.maid)


def vassals_of(s: Pax, empire: int) -> list[int]:
    return [vassal for vassal in range(EMPIRES) if s.suzerain[vassal] == empire]


def location_of(s: Pax, card: int) -> int:
    """Where a card is: printed, or the Empire a Queen is crowned in (B4.location, I1.location, Q.no-location)."""
    if s.printed.is_queen[card] and card in s.queen:
        return s.king_of(card)
    return s.printed.location[card]


def side_of(s: Pax, card: int) -> int:
    """The half of the Tableau on which a card lies (I1.side, Q.vassal-side)."""
    if s.printed.is_queen[card] and card in s.queen:
        card = FIRST_EMPIRE + s.king_of(card)
    if card >= FIRST_EMPIRE and s.suzerain[card - FIRST_EMPIRE] >= 0:
        return s.printed.home[s.suzerain[card - FIRST_EMPIRE]]
    return s.printed.deck[card]


def icons_of(s: Pax, card: int) -> tuple[Icon, ...]:
    """The Operations a card shows (B3.icons, B4.operations-line)."""
    if card < FIRST_EMPIRE:
        return s.printed.operations[card]
    return s.printed.operations[card + EMPIRES * s.republic[card - FIRST_EMPIRE]]


def details_of(s: Pax, card: int, operation: int) -> list[int]:
    """What the icons of an Operation on a card are for: Religions, sides, or kinds of tokens."""
    return [detail for icon, detail in icons_of(s, card) if icon == operation]


def prestige_of(s: Pax, card: int) -> tuple[int, ...]:
    """The Prestige a card shows, of an Empire the face that is up (B3.icons)."""
    if card < FIRST_EMPIRE:
        return s.printed.prestige[card]
    return s.printed.prestige[card + EMPIRES * s.republic[card - FIRST_EMPIRE]]


def prestige(s: Pax, seat: int, kind: int) -> int:
    """The Prestige that counts for victory: silenced cards and old maids have theirs too (I2.prestige)."""
    cards = (*cards_of(s, seat), *s.maid[seat])  # F1.prestige-kept, Q.prestige-count
    return sum(prestige_of(s, card)[kind] for card in cards)


def theatres_of(s: Pax, card: int) -> tuple[int, ...]:
    """The Empires in which a card may act (E4.east-west-location)."""
    return s.printed.theatres[location_of(s, card)]


# Coming and going


def lay_down(s: Pax, seat: int, card: int) -> None:
    """A card goes to the outer end of its side (E2.place-card)."""
    s.row[seat * 2 + side_of(s, card)] += (card,)
    s.holder[card] = seat


def drop_bishop(s: Pax, card: int) -> None:
    """The Bishop on a card goes back to the stock."""
    if card in s.bishop:
        s.bishop[s.bishop.index(card)] = NO_CARD


def discard(s: Pax, card: int) -> None:
    """An Empire goes to the pile, any other card for good; its Agents stay (E4.independence, Q.discard)."""
    if card >= FIRST_EMPIRE:
        return_to_pile(s, card - FIRST_EMPIRE)
        return
    if card in s.queen:  # I1.queen-lost: the King stays, and so does a Bishop on the couple
        s.queen[s.king_of(card)] = NO_CARD
    else:
        drop_bishop(s, card)
        row = s.holder[card] * 2 + s.printed.deck[card]
        s.row[row] = without(s.row[row], card)
    s.holder[card] = -1
    s.discarded += (card,)


def return_to_pile(s: Pax, empire: int) -> None:
    """An Empire goes back to the pile, with nothing on it (Q.discard-repressed, I1.king-lost)."""
    strip(s, empire)
    for token in range(TOKENS):
        place = empire * TOKENS + token
        while s.repressed[place]:
            s.repressed[place] -= 1
            release(s, token)
    detach(s, empire)
    s.holder[FIRST_EMPIRE + empire] = -1
    s.republic[empire] = 0
    s.tell(news.EMPIRE_TO_PILE, empire)


def strip(s: Pax, empire: int) -> None:
    """An Empire loses its Bishop, its Queen and its Vassals (F9.strip, Q.regime-strip, Q.vassal-leaves)."""
    drop_bishop(s, FIRST_EMPIRE + empire)
    if s.queen[empire] >= 0:
        discard(s, s.queen[empire])
    if empire in s.suzerain:
        for vassal in vassals_of(s, empire):
            return_to_pile(s, vassal)


def detach(s: Pax, empire: int) -> None:
    """An Empire card is taken out of its row, or from under its Suzerain."""
    card = FIRST_EMPIRE + empire
    if s.suzerain[empire] >= 0:
        s.suzerain[empire] = NO_EMPIRE
    else:
        row = s.holder[card] * 2 + s.printed.home[empire]
        s.row[row] = without(s.row[row], card)
