"""The political Operations: behead, tax, repress and vote (F3 to F6)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.refusals import (
    CANNOT_BEHEAD_ITSELF,
    CANNOT_PAY_VOTE,
    IN_EMPIRE_PILE,
    NO_CONCESSION_THERE,
    NO_CUBE_TO_REPRESS,
    NO_FLORIN_TO_PAY,
    NO_MAJORITY,
    NOT_A_HERETIC,
    NOT_IN_A_TABLEAU,
    NOT_WHERE_IT_ACTS,
    OTHER_BORDER,
    OTHER_EMPIRE,
    OTHER_SIDE,
    WRONG_TARGET,
)
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import cards_of, discard, icons_of, location_of, side_of
from fondaco.games.pax_renaissance.tokens import (
    concessions_around,
    is_saturated,
    repress_concession,
    repress_in_city,
    repressed_on,
)
from fondaco.games.pax_renaissance.vocabulary import (
    BORDER,
    BY_VOTE,
    CARD,
    CATHOLIC,
    EMPIRE,
    EMPIRES,
    EMPTY,
    FIRST_EMPIRE,
    HERETIC_HUNT,
    ISLAMIC,
    NOWHERE,
    PLACE,
    PLACES,
    REFORMIST,
    RENOWN,
    REPRESS,
    REPRESS_CUBES,
    REPRESS_KNIGHTS,
    REPRESS_ROOKS,
    ROOK,
    SIDE_LOCATION,
    VOTE,
)
from fondaco.kernel import QUIET, Choice, Group, Options, Why

PAY: Final = 0
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
        return there < SIDE_LOCATION and s.tables.home[there] == location - SIDE_LOCATION
    return there == SIDE_LOCATION + s.tables.home[location]


def behead_refusal(s: Pax, actor: int, card: int, why: Why) -> int:
    """Any card of a Tableau in the same Location but the acting one (F3.behead, F3.not-itself, Q.behead-limits)."""
    if s.holder[card] < 0:
        return why.no(NOT_IN_A_TABLEAU)
    if card == actor:
        return why.no(CANNOT_BEHEAD_ITSELF)
    if not matches(s, location_of(s, actor), card):
        return why.no(NOT_WHERE_IT_ACTS)
    if actor in s.tables.cards_with[HERETIC_HUNT] and not is_hunted(s, actor, card):
        return why.no(NOT_A_HERETIC)
    return 0


def is_hunted(s: Pax, actor: int, card: int) -> bool:
    """Whether a card carries a Bishop that the hunt is after."""
    stand = s.stand_of(card)
    if stand not in s.bishop:
        return False
    return s.tables.bishop_religion[s.bishop.index(stand)] in HUNTED[s.tables.deck[actor]]


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
        if s.heard is not None:
            s.tell("beheaded", seat=seat, card=card)
        discard(s, card)
        if card >= FIRST_EMPIRE and s.holder[s.acting] >= 0:  # Q.assassin-empire
            if s.heard is not None:
                s.tell("assassin-killed", card=s.acting)
            discard(s, s.acting)


# Tax (F4)


def can_tax(s: Pax, empire: int) -> bool:
    """A Concession around an Empire that can still raise a Troop (F4.tax, F4.saturated)."""
    return any(s.concession[border] >= 0 for border in s.tables.borders_of[empire]) and not is_saturated(s, empire)


class Tax(Choice[Pax]):
    """One Concession around the Location is taxed (F4.tax)."""

    name = "tax"
    clause = "F4.tax"
    options = Options(Group("", (BORDER,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return list(s.tables.borders_of[s.theatre])

    def refusal(self, s: Pax, _: int, __: int, border: int, why: Why = QUIET) -> int:
        if s.theatre not in s.tables.border_between[border]:
            return why.no(OTHER_BORDER, border=border)
        return 0 if s.concession[border] >= 0 else why.no(NO_CONCESSION_THERE, border=border)

    def choose(self, s: Pax, seat: int, _: int, border: int) -> None:
        owner = s.concession[border]
        if s.heard is not None:
            s.tell("taxed", seat=seat, owner=owner, border=border, empire=s.theatre)
        s.then((frames.TAXED, owner, border), (frames.LEVY, owner, s.theatre))  # F4.levy, Q.tax-city


class Taxed(Choice[Pax]):
    """The owner pays China a Florin, or the Concession is Repressed (F4.tax, Q.tax-cannot-pay)."""

    name = "taxed"
    clause = "F4.tax"
    options = Options(Group("pay"), Group("yield"))

    def refusal(self, s: Pax, owner: int, _: int, option: int, why: Why = QUIET) -> int:
        return why.no(NO_FLORIN_TO_PAY) if option == PAY and not s.florins[owner] else 0

    def choose(self, s: Pax, owner: int, border: int, option: int) -> None:
        if option == PAY:
            s.florins[owner] -= 1
            if s.heard is not None:
                s.tell("tax-paid", seat=owner)
        else:
            repress_concession(s, border, s.theatre)


# Repress (F5)


def repress_mask(s: Pax, card: int) -> int:
    """The kinds of tokens a card may Repress, as bits (F5.repress)."""
    mask = 0
    for operation, targets in icons_of(s, card):
        if operation == REPRESS:
            mask |= targets
    return mask


def can_repress(s: Pax, card: int, empire: int) -> bool:
    mask = repress_mask(s, card)
    if mask & REPRESS_CUBES and any(s.concession[border] >= 0 for border in s.tables.borders_of[empire]):
        return True
    return any(is_shown(s, mask, place) for place in s.tables.places_of[empire])


def is_shown(s: Pax, mask: int, place: int) -> bool:
    """Whether the icon shows the token of a place."""
    token = s.token[place]
    if token == EMPTY:
        return False
    return bool(mask & (REPRESS_ROOKS if token >= ROOK else REPRESS_KNIGHTS))


class Repress(Choice[Pax]):
    """A token of the Location goes onto its Empire card, for a Florin from China (F5.repress, F5.profit)."""

    name = "repress"
    clause = "F5.repress"
    options = Options(Group("city", (PLACE,)), Group("border", (BORDER,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        places = [place for place in s.tables.places_of[s.theatre] if s.token[place] != EMPTY]
        return places + [PLACES + border for border in s.tables.borders_of[s.theatre] if s.concession[border] >= 0]

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        mask = repress_mask(s, s.acting)
        if option < PLACES:
            if s.tables.empire_of[option] != s.theatre:
                return why.no(OTHER_EMPIRE, empire=s.tables.empire_of[option])
            return 0 if is_shown(s, mask, option) else why.no(WRONG_TARGET)
        if not mask & REPRESS_CUBES:
            return why.no(WRONG_TARGET)
        border = option - PLACES
        if s.theatre not in s.tables.border_between[border]:
            return why.no(OTHER_BORDER, border=border)
        return 0 if s.concession[border] >= 0 else why.no(NO_CUBE_TO_REPRESS, border=border)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        s.florins[seat] += 1  # Q.repress-gain: also if the token is Killed
        if option < PLACES:
            repress_in_city(s, option)
        else:
            repress_concession(s, option - PLACES, s.theatre)


# Vote (F6)


def vote_refusal(s: Pax, seat: int, card: int, empire: int, why: Why) -> int:
    """An Empire in a Tableau on the icon's side, with a majority around it (F6.vote, F6.not-pile)."""
    target = FIRST_EMPIRE + empire
    if s.holder[target] < 0:
        return why.no(IN_EMPIRE_PILE, empire=empire)
    side = side_of(s, target)
    if all(operation != VOTE or detail != side for operation, detail in icons_of(s, card)):
        return why.no(OTHER_SIDE, empire=empire)
    code = 0
    if not has_majority(s, seat, empire):
        code = NO_MAJORITY
        if why.also(NO_MAJORITY, empire=empire):
            return code
    cost = repressed_on(s, empire)  # F6.cost
    return why.no(CANNOT_PAY_VOTE, cost=cost, florins=s.florins[seat]) if s.florins[seat] < cost else code


def has_majority(s: Pax, seat: int, empire: int) -> bool:
    """Strictly more Concessions around an Empire than each other player (F6.majority)."""
    own = voices(s, seat, empire)
    return own > 0 and all(voices(s, other, empire) < own for other in range(s.players) if other != seat)


def voices(s: Pax, seat: int, empire: int) -> int:
    """The Concessions of a seat around an Empire, double with Renown (B4.powers)."""
    count = concessions_around(s, empire, seat)
    return count * (1 + s.power(seat, RENOWN)) if count else 0


def vote_targets(s: Pax, seat: int, card: int) -> list[int]:
    return [empire for empire in range(EMPIRES) if not vote_refusal(s, seat, card, empire, QUIET)]


class Vote(Choice[Pax]):
    """An Empire is won by the voices of its merchants, at a Florin for each Repressed token (F6.vote, F6.cost)."""

    name = "vote"
    clause = "F6.vote"
    options = Options(Group("", (EMPIRE,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [empire for empire in range(EMPIRES) if s.holder[FIRST_EMPIRE + empire] >= 0]

    def refusal(self, s: Pax, seat: int, _: int, empire: int, why: Why = QUIET) -> int:
        return vote_refusal(s, seat, s.acting, empire, why)

    def choose(self, s: Pax, seat: int, _: int, empire: int) -> None:
        cost = repressed_on(s, empire)
        s.florins[seat] -= cost
        if s.heard is not None:
            s.tell("voted", seat=seat, empire=empire, florins=cost)
        s.then((frames.REGIME_CHANGE, empire, BY_VOTE))
