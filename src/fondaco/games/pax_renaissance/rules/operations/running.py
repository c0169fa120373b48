"""Running a side of the Tableau: one Operation with each card, in any order (E4)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals
from fondaco.games.pax_renaissance.rules.bishops import can_inquire
from fondaco.games.pax_renaissance.rules.operations.military import campaign_refusal, corsair_targets, siege_targets
from fondaco.games.pax_renaissance.rules.operations.political import (
    can_behead,
    repress_targets,
    tax_targets,
    vote_refusal,
)
from fondaco.games.pax_renaissance.rules.tableau import cards_of, cards_on, details_of, icons_of, side_of, theatres_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

STEP_OF: Final[tuple[int, ...]] = (
    *(frames.INQUIRE, frames.COMMERCE, frames.BEHEAD, frames.TAX, frames.REPRESS, frames.VOTE),
    *(frames.CORSAIR, frames.SIEGE, frames.CAMPAIGN),
)
ON_THE_MAP: Final[tuple[int, ...]] = (TAX, REPRESS, CORSAIR, SIEGE)
"""Operations that act in the Location of their card (E4.location-map)."""


# What can be run


def run_refusal(s: Pax, seat: int, sides: int, why: Why) -> int:
    """A side with nothing usable is not offered (Q.empty-action)."""
    if sides == BOTH and not s.power(seat, BOTH_SIDES):
        return why.no(refusals.NOTHING_TO_RUN, side=WEST)
    if any(can_act(s, seat, card) for card in cards_run(s, seat, sides)):
        return 0
    if sides != EAST and not ciphers_refusal(s, seat, sides, QUIET):
        return 0
    return why.no(refusals.NOTHING_TO_RUN, side=min(sides, WEST))


def cards_run(s: Pax, seat: int, sides: int) -> list[int]:
    """The cards on a side of a Tableau, or on both."""
    return cards_of(s, seat) if sides == BOTH else cards_on(s, seat, sides)


def can_act(s: Pax, seat: int, card: int) -> bool:
    """Whether a card has an Operation at work that finds a target (F1.silence-operations, F.blue)."""
    silenced = s.is_silenced(card)
    return any(
        (not silenced or operation == INQUISITOR) and not target_refusal(s, seat, card, operation)
        for operation, _ in icons_of(s, card)
    )


def target_refusal(s: Pax, seat: int, card: int, operation: int, why: Why = QUIET) -> int:
    """An Operation needs the kind of target its icon shows, be it one's own (E4.target, E4.strawman)."""
    if operation == COMMERCE:
        return 0 if slots_with_florins(s, card) else why.no(refusals.NO_FLORIN_IN_ROW)
    if operation == INQUISITOR:
        return 0 if can_inquire(s, card) else why.no(refusals.NO_BISHOP_TO_MOVE)
    if operation == BEHEAD:
        return 0 if can_behead(s, card) else why.no(refusals.NOBODY_TO_BEHEAD)
    if operation == VOTE:
        can_vote = any(not vote_refusal(s, seat, card, empire, QUIET) for empire in range(EMPIRES))
        return 0 if can_vote else why.no(refusals.NOTHING_TO_VOTE_ON)
    if operation == CAMPAIGN:
        return campaign_refusal(s, seat, card - FIRST_EMPIRE, why)
    theatres = theatres_of(s, card)
    return 0 if any(targets_in(s, card, operation, empire) for empire in theatres) else no_target(operation, why)


def no_target(operation: int, why: Why) -> int:
    """An Operation on the map finds nothing to act on."""
    if operation == TAX:
        return why.no(refusals.NOTHING_TO_TAX)
    if operation == SIEGE:
        return why.no(refusals.NOTHING_TO_BESIEGE)
    return why.no(refusals.NO_PIRATE_TO_MOVE if operation == CORSAIR else refusals.NOTHING_TO_REPRESS)


def targets_in(s: Pax, card: int, operation: int, empire: int) -> list[int]:
    """What an Operation on the map may choose from in an Empire (E4.location-map)."""
    if operation == TAX:
        return tax_targets(s, empire)
    if operation == SIEGE:
        return siege_targets(s, empire)
    return corsair_targets(s, card, empire) if operation == CORSAIR else repress_targets(s, card, empire)


def slots_with_florins(s: Pax, card: int) -> list[int]:
    """The market places from which a card's commerce may take a Florin (F2.commerce, Q.commerce-empty-slot)."""
    sides = details_of(s, card, COMMERCE)
    return [slot for slot in range(SLOTS) if s.market_florins[slot] and slot // COLUMNS in sides]


def use_refusal(s: Pax, seat: int, sides: int, card: int, operation: int, why: Why) -> int:
    """A card of the side being run, not yet used, not silenced, with that icon and a target (E4.one-icon)."""
    if s.holder[card] != seat or (sides != BOTH and side_of(s, card) != sides):  # Q.moved-card-side
        return why.no(refusals.NOT_ON_THIS_SIDE)
    if all(icon != operation for icon, _ in icons_of(s, card)):
        return why.no(refusals.NO_SUCH_OPERATION)
    # E4.acquired, E4.new-republic, I1.two-cards, Q.flipped-card-reuse
    if card in s.used and why.also(refusals.ALREADY_USED):
        return refusals.ALREADY_USED
    if operation != INQUISITOR and s.is_silenced(card) and why.also(refusals.SILENCED):  # F1.silence-operations, F.blue
        return refusals.SILENCED
    return target_refusal(s, seat, card, operation, why)


class Operate(Choice[Pax]):
    """The next Operation: a card, and one of its icons; or enough (E4.run, E4.order)."""

    name = "operate"
    clause = "E4.run"
    options = Options(Group("use", (CARD, OPERATION)), Group("read"), Group("done"))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return NOBODY if s.out >> seat & 1 else seat  # G6.elimination

    def run(self, s: Pax, _: int, __: int) -> None:
        end_run(s)

    def candidates(self, s: Pax, seat: int, sides: int) -> list[int]:
        ready = [card for card in cards_run(s, seat, sides) if card not in s.used]
        icons = [card * OPERATIONS + operation for card in ready for operation, _ in icons_of(s, card)]
        options = list(dict.fromkeys(icons))  # a card may show an Operation twice
        if sides != EAST and s.power(seat, CIPHERS):
            options.append(READ)
        options.append(DONE)
        return options

    def refusal(self, s: Pax, seat: int, sides: int, option: int, why: Why = QUIET) -> int:
        if option == DONE:
            return 0
        if option == READ:
            return ciphers_refusal(s, seat, sides, why)
        return use_refusal(s, seat, sides, option // OPERATIONS, option % OPERATIONS, why)

    def choose(self, s: Pax, seat: int, sides: int, option: int) -> None:
        if option == DONE:
            end_run(s)
            return
        s.then((frames.AFTER_ACTION, seat, 0), (frames.OPERATE, seat, sides))
        if option == READ:
            s.done |= 1 << READ_CIPHERS
            s.then((frames.CIPHER, seat, 0))
        else:
            use(s, seat, option // OPERATIONS, option % OPERATIONS)


READ: Final = Operate.options.first("read")
DONE: Final = Operate.options.first("done")


def end_run(s: Pax) -> None:
    s.running, s.used, s.acting = -1, [], NO_CARD


def use(s: Pax, seat: int, card: int, operation: int) -> None:
    """A card acts, in its own Location or one that its player names (E4.east-west-location)."""
    s.used.append(card)
    s.acting, s.theatre = card, NO_EMPIRE
    s.tell(news.OPERATION, seat, card, operation)
    s.then((STEP_OF[operation], seat, 0))
    if operation in ON_THE_MAP:
        theatres = theatres_of(s, card)
        if len(theatres) > 1:
            s.then((frames.LOCATE, seat, operation))
        else:
            s.theatre = theatres[0]


class Locate(Choice[Pax]):
    """A card of the East or West acts in one Empire of that side (E4.east-west-location, Q.location-wildcard)."""

    name = "locate"
    clause = "E4.east-west-location"
    options = Options(Group("", (EMPIRE,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return list(theatres_of(s, s.acting))

    def refusal(self, s: Pax, seat: int, operation: int, empire: int, why: Why = QUIET) -> int:
        if empire not in theatres_of(s, s.acting):
            return why.no(refusals.OTHER_EMPIRE, empire=empire)
        return 0 if targets_in(s, s.acting, operation, empire) else no_target(operation, why)

    def choose(self, s: Pax, _: int, __: int, empire: int) -> None:
        s.theatre = empire


# A cipher read in another Tableau (B4.powers: Medici Ciphers Broken)


def ciphers_refusal(s: Pax, seat: int, sides: int, why: Why) -> int:
    """Once in a West activation, a political Operation of another player's card."""
    can_read = sides != EAST and s.power(seat, CIPHERS) > 0 and not s.done >> READ_CIPHERS & 1
    if can_read and any(not foreign_refusal(s, seat, *pair, QUIET) for pair in foreign(s, seat)):
        return 0
    return why.no(refusals.NO_CIPHERS)


def foreign(s: Pax, seat: int) -> list[tuple[int, int]]:
    """The political Operations in the other Tableaux."""
    return [
        (card, operation)
        for other in range(s.players)
        if other != seat
        for card in cards_of(s, other)
        for operation, _ in icons_of(s, card)
        if operation in POLITICAL
    ]


def foreign_refusal(s: Pax, seat: int, card: int, operation: int, why: Why) -> int:
    if s.holder[card] in (-1, seat):
        return why.no(refusals.YOUR_OWN_CARD)
    if operation not in POLITICAL or all(icon != operation for icon, _ in icons_of(s, card)):
        return why.no(refusals.NOT_POLITICAL)
    return why.no(refusals.SILENCED) if s.is_silenced(card) else target_refusal(s, seat, card, operation, why)


class Cipher(Choice[Pax]):
    """Which card of another player acts for you (B4.powers: Medici Ciphers Broken)."""

    name = "cipher"
    clause = "B4.powers"
    options = Options(Group("", (CARD, OPERATION)))

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        return [card * OPERATIONS + operation for card, operation in foreign(s, seat)]

    def refusal(self, s: Pax, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return foreign_refusal(s, seat, option // OPERATIONS, option % OPERATIONS, why)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        use(s, seat, option // OPERATIONS, option % OPERATIONS)


class Commerce(Choice[Pax]):
    """A Florin is taken from the market row the icon names, face-down cards included (F2.commerce, F.orange)."""

    name = "commerce"
    clause = "F2.commerce"
    options = Options(Group("", (SLOT,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return slots_with_florins(s, s.acting)

    def refusal(self, s: Pax, _: int, __: int, slot: int, why: Why = QUIET) -> int:
        return 0 if slot in slots_with_florins(s, s.acting) else why.no(refusals.OTHER_ROW)

    def choose(self, s: Pax, seat: int, _: int, slot: int) -> None:
        s.market_florins[slot] -= 1  # Q.own-florin-commerce: the lock on the card stays
        s.florins[seat] += 1
        s.tell(news.COMMERCE, seat, slot)
