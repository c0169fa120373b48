"""The political Operations: behead, tax, repress and vote (F3 to F6)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, tokens
from fondaco.games.pax_renaissance.rules.tableau import cards_of, details_of, discard, location_of, side_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

HUNTED: Final[tuple[tuple[int, ...], ...]] = ((ISLAMIC, REFORMIST), (CATHOLIC, REFORMIST))
"""The Bishops that mark a card for the hunts of the East and of the West (B4.powers: Genocide, Holocaust)."""


# Behead (F3)


def matches(s: Pax, location: int, card: int) -> bool:
    """Whether a card is where a beheading card acts (E4.location-behead, Q.location-match-side)."""
    there = location_of(s, card)
    if NOWHERE in (there, location):
        return False
    if there == location:
        return True
    if location >= SIDE_LOCATION:
        return there < SIDE_LOCATION and s.printed.home[there] == location - SIDE_LOCATION
    return there == SIDE_LOCATION + s.printed.home[location]


def behead_refusal(s: Pax, actor: int, card: int, why: Why) -> int:
    """Any card of a Tableau in the same Location but the acting one (F3.behead, F3.not-itself, Q.behead-limits)."""
    if s.holder[card] < 0:
        return why.no(refusals.NOT_IN_A_TABLEAU)
    if card == actor:
        return why.no(refusals.CANNOT_BEHEAD_ITSELF)
    if not matches(s, location_of(s, actor), card):
        return why.no(refusals.NOT_WHERE_IT_ACTS)
    if actor in s.printed.cards_with[HERETIC_HUNT] and not is_hunted(s, actor, card):
        return why.no(refusals.NOT_A_HERETIC)
    return 0


def is_hunted(s: Pax, actor: int, card: int) -> bool:
    """Whether a card carries a Bishop that the hunt is after."""
    stand, hunted = s.stand_of(card), HUNTED[s.printed.deck[actor]]
    return stand in s.bishop and s.printed.bishop_religion[s.bishop.index(stand)] in hunted


def can_behead(s: Pax, actor: int) -> bool:
    return any(not behead_refusal(s, actor, card, QUIET) for seat in range(s.players) for card in cards_of(s, seat))


class Behead(Choice[Pax]):
    """A card of any Tableau is discarded; who beheads an Empire dies too (F3.behead, F3.assassin)."""

    name = "behead"
    clause = "F3.behead"
    options = Options(Group("", (CARD,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        cards = [card for seat in range(s.players) for card in cards_of(s, seat)]
        return [card for card in cards if matches(s, location_of(s, s.acting), card)]

    def refusal(self, s: Pax, _: int, __: int, card: int, why: Why = QUIET) -> int:
        return behead_refusal(s, s.acting, card, why)

    def choose(self, s: Pax, seat: int, _: int, card: int) -> None:
        s.tell(news.BEHEADED, seat, card)
        discard(s, card)
        if card >= FIRST_EMPIRE and s.holder[s.acting] >= 0:  # Q.assassin-empire
            s.tell(news.ASSASSIN_KILLED, s.acting)
            discard(s, s.acting)


# Tax (F4)


def tax_targets(s: Pax, empire: int) -> list[int]:
    """The Concessions around an Empire, if it can still raise a Troop (F4.tax, F4.saturated, E4.location-border)."""
    borders = tokens.conceded_borders(s, empire)
    return [] if borders and tokens.is_saturated(s, empire) else borders


class Tax(Choice[Pax]):
    """One Concession around the Location is taxed (F4.tax)."""

    name = "tax"
    clause = "F4.tax"
    options = Options(Group("", (BORDER,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return list(s.printed.borders_of[s.theatre])

    def refusal(self, s: Pax, _: int, __: int, border: int, why: Why = QUIET) -> int:
        if s.theatre not in s.printed.border_between[border]:
            return why.no(refusals.OTHER_BORDER, border=border)
        return 0 if s.concession[border] >= 0 else why.no(refusals.NO_CONCESSION_THERE, border=border)

    def choose(self, s: Pax, seat: int, _: int, border: int) -> None:
        owner = s.concession[border]
        s.tell(news.TAXED, seat, owner, border, s.theatre)
        s.then((frames.TAXED, owner, border), (frames.LEVY, owner, s.theatre))  # F4.levy, Q.tax-city


class Taxed(Choice[Pax]):
    """The owner pays China a Florin, or the Concession is Repressed (F4.tax, Q.tax-cannot-pay)."""

    name = "taxed"
    clause = "F4.tax"
    options = Options(Group("pay"), Group("yield"))

    def refusal(self, s: Pax, owner: int, _: int, option: int, why: Why = QUIET) -> int:
        return why.no(refusals.NO_FLORIN_TO_PAY) if option == PAY and not s.florins[owner] else 0

    def choose(self, s: Pax, owner: int, border: int, option: int) -> None:
        if option == PAY:
            s.florins[owner] -= 1
            s.tell(news.TAX_PAID, owner)
        else:
            tokens.repress_concession(s, border, s.theatre)


PAY: Final = Taxed.options.first("pay")


# Repress (F5)


def repress_mask(s: Pax, card: int) -> int:
    """The kinds of tokens a card may Repress, as bits (F5.repress)."""
    mask = 0
    for targets in details_of(s, card, REPRESS):
        mask |= targets
    return mask


def repress_targets(s: Pax, card: int, empire: int) -> list[int]:
    """What a card may Repress in an Empire, as options of the step that asks."""
    mask = repress_mask(s, card)
    places = [place for place in s.printed.places_of[empire] if is_shown(s, mask, place)]
    return places + [tokens.ON_BORDER + border for border in tokens.conceded_borders(s, empire) if mask & REPRESS_CUBES]


def is_shown(s: Pax, mask: int, place: int) -> bool:
    """Whether the icon shows the token of a place."""
    token = s.token[place]
    return token != EMPTY and mask & (REPRESS_ROOKS if token >= ROOK else REPRESS_KNIGHTS) != 0


class Repress(Choice[Pax]):
    """A token of the Location goes onto its Empire card, for a Florin from China (F5.repress, F5.profit)."""

    name = "repress"
    clause = "F5.repress"
    options = tokens.CITY_OR_BORDER

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return tokens.occupied_places(s, s.theatre) + [
            tokens.ON_BORDER + border for border in tokens.conceded_borders(s, s.theatre)
        ]

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        mask = repress_mask(s, s.acting)
        if option < tokens.ON_BORDER:
            if s.printed.empire_of[option] != s.theatre:
                return why.no(refusals.OTHER_EMPIRE, empire=s.printed.empire_of[option])
            return 0 if is_shown(s, mask, option) else why.no(refusals.WRONG_TARGET)
        if not mask & REPRESS_CUBES:
            return why.no(refusals.WRONG_TARGET)
        border = option - tokens.ON_BORDER
        if s.theatre not in s.printed.border_between[border]:
            return why.no(refusals.OTHER_BORDER, border=border)
        return 0 if s.concession[border] >= 0 else why.no(refusals.NO_CUBE_TO_REPRESS, border=border)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        s.florins[seat] += 1  # Q.repress-gain: also if the token is Killed
        if option < tokens.ON_BORDER:
            tokens.repress_in_city(s, option)
        else:
            tokens.repress_concession(s, option - tokens.ON_BORDER, s.theatre)


# Vote (F6)


def vote_refusal(s: Pax, seat: int, card: int, empire: int, why: Why) -> int:
    """An Empire in a Tableau on the icon's side, with a majority around it (F6.vote, F6.not-pile)."""
    if s.is_in_pile(empire):
        return why.no(refusals.IN_EMPIRE_PILE, empire=empire)
    if side_of(s, FIRST_EMPIRE + empire) not in details_of(s, card, VOTE):
        return why.no(refusals.OTHER_SIDE, empire=empire)
    if not has_majority(s, seat, empire) and why.also(refusals.NO_MAJORITY, empire=empire):
        return refusals.NO_MAJORITY
    cost = tokens.repressed_on(s, empire)  # F6.cost
    return why.no(refusals.CANNOT_PAY_VOTE, cost=cost, florins=s.florins[seat]) if s.florins[seat] < cost else 0


def has_majority(s: Pax, seat: int, empire: int) -> bool:
    """Strictly more Concessions around an Empire than each other player (F6.majority)."""
    own = voices(s, seat, empire)
    return own > 0 and all(voices(s, other, empire) < own for other in range(s.players) if other != seat)


def voices(s: Pax, seat: int, empire: int) -> int:
    """The Concessions of a seat around an Empire, double with Renown (B4.powers)."""
    count = tokens.concessions_around(s, empire, seat)
    return count * (1 + s.power(seat, RENOWN)) if count else 0


class Vote(Choice[Pax]):
    """An Empire is won by the voices of its merchants, at a Florin for each Repressed token (F6.vote, F6.cost)."""

    name = "vote"
    clause = "F6.vote"
    options = Options(Group("", (EMPIRE,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [empire for empire in range(EMPIRES) if not s.is_in_pile(empire)]

    def refusal(self, s: Pax, seat: int, _: int, empire: int, why: Why = QUIET) -> int:
        return vote_refusal(s, seat, s.acting, empire, why)

    def choose(self, s: Pax, seat: int, _: int, empire: int) -> None:
        cost = tokens.repressed_on(s, empire)
        s.florins[seat] -= cost
        s.tell(news.VOTED, seat, empire, cost)
        s.then((frames.REGIME_CHANGE, empire, BY_VOTE))
