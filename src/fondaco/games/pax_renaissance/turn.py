"""The action phase: up to two actions out of eight (D1, E)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.bankruptcy import go_bankrupt
from fondaco.games.pax_renaissance.expansion import (
    apostatise,
    counter_reformation_refusal,
    reprisals_refusal,
    start_reprisals,
)
from fondaco.games.pax_renaissance.fairs import fair_refusal, hold_fair
from fondaco.games.pax_renaissance.market import HAND_LIMIT, buy, buy_refusal
from fondaco.games.pax_renaissance.operations import run_refusal
from fondaco.games.pax_renaissance.playing import play
from fondaco.games.pax_renaissance.refusals import FAIR_HELD, NO_ACTION_LEFT, NOT_IN_HAND, SIDE_RUN
from fondaco.games.pax_renaissance.selling import sale_refusal, sell
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import cards_of
from fondaco.games.pax_renaissance.victory import declaration_refusal, declare
from fondaco.games.pax_renaissance.vocabulary import (
    BOTH,
    BOTH_SIDES,
    CARD,
    CARDS,
    COUNTER_REFORMATION,
    EAST,
    FACE_UP,
    FORTIFICATIONS,
    GALLEYS,
    HELD_FAIR,
    NO_CARD,
    NO_EMPIRE,
    NO_HAND_LIMIT,
    PAIR,
    PAIRS,
    POPULAR_REPRISALS,
    RAN,
    SAILED_FREE,
    SIDE,
    SIDES,
    SLOT,
    SLOTS,
    VICTORIES,
    VICTORY,
    WEST,
)
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why

PLAY: Final = SLOTS
SELL: Final = PLAY + CARDS
RUN: Final = SELL + CARDS
FAIR: Final = RUN + 3
DECLARE: Final = FAIR + 2
REPRISALS: Final = DECLARE + VICTORIES
APOSTASY: Final = REPRISALS + 1
END: Final = APOSTASY + 3


class Turn(Choice[Pax]):
    """One of the eight actions, or the end of the turn (D1.list, A2.pass)."""

    name = "turn"
    clause = "D1.two-actions"
    settled = True
    options = Options(
        Group("buy", (SLOT,)),
        Group("play", (CARD,)),
        Group("sell", (CARD,)),
        Group("run", (SIDES,)),
        Group("fair", (SIDE,)),
        Group("declare", (VICTORY,)),
        Group("revolt"),
        Group("apostasy", (PAIR,)),
        Group("end"),
    )

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if s.actions or has_free_action(s, seat) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        s.then((frames.REFRESH, 0, 0))

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        """What wins comes first, then what one has, then what one can buy; to end and to sell come last."""
        options = self.every[DECLARE:REPRISALS]
        hand = s.eastern_hand[seat] + s.western_hand[seat]
        for card in hand:
            options.append(PLAY + card)
        options += (RUN + EAST, RUN + WEST)
        if s.power(seat, BOTH_SIDES):
            options.append(RUN + BOTH)
        options += (FAIR + EAST, FAIR + WEST)
        if s.power(seat, POPULAR_REPRISALS):
            options.append(REPRISALS)
        if s.power(seat, COUNTER_REFORMATION):
            options += range(APOSTASY, END)
        market = s.market
        for slot in FACE_UP:
            if market[slot] != NO_CARD:
                options.append(slot)
        options.append(END)
        for card in hand:
            options.append(SELL + card)
        for card in cards_of(s, seat):
            options.append(SELL + card)
        for card in s.maid[seat]:
            options.append(SELL + card)
        return options

    def refusal(self, s: Pax, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        if option == END:
            return 0
        code = 0
        if s.actions == 0 and not is_free(s, seat, option):
            code = NO_ACTION_LEFT
            if why.also(NO_ACTION_LEFT):
                return code
        return action_refusal(s, seat, option, why) or code

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        if option == END:
            if s.actions and s.heard is not None:
                s.tell("turn-ended-early", seat=seat, left=s.actions)
            s.actions = 0
            s.then((frames.REFRESH, 0, 0))
            return
        if not is_free(s, seat, option):
            s.actions -= 1
        elif option >= FAIR:
            s.done |= 1 << SAILED_FREE
        s.then((frames.AFTER_ACTION, seat, 0), (frames.TURN, seat, 0))
        act(s, seat, option)


def action_refusal(s: Pax, seat: int, option: int, why: Why) -> int:
    """What each action needs, whether or not one is left."""
    if option < PLAY:
        return buy_refusal(s, seat, option, why)
    if option < SELL:
        return 0 if s.holds(seat, option - PLAY) else why.no(NOT_IN_HAND)
    if option < RUN:
        return sale_refusal(s, seat, option - SELL, why)
    if option < FAIR:
        return side_refusal(s, seat, option - RUN, why)
    if option < DECLARE:
        side = option - FAIR
        return why.no(FAIR_HELD, side=side) if is_done(s, HELD_FAIR + side) else fair_refusal(s, side, why)
    if option < REPRISALS:
        return declaration_refusal(s, seat, option - DECLARE, why)
    if option == REPRISALS:
        return reprisals_refusal(s, seat, why)
    return counter_reformation_refusal(s, seat, why)


def side_refusal(s: Pax, seat: int, sides: int, why: Why) -> int:
    """Each side is run once a turn at most, and something must be possible there (D1.once-each)."""
    for side in (EAST, WEST):
        if sides in (side, BOTH) and is_done(s, RAN + side):
            return why.no(SIDE_RUN, side=side)
    return run_refusal(s, seat, sides, why)


def act(s: Pax, seat: int, option: int) -> None:
    """The action takes place (E1 to E6); buying, playing and selling may be repeated (D1.repeatable)."""
    if option < PLAY:
        buy(s, seat, option)
    elif option < SELL:
        play(s, seat, option - PLAY)
    elif option < RUN:
        sell(s, seat, option - SELL)
    elif option < FAIR:
        run_side(s, seat, option - RUN)
    elif option < DECLARE:
        s.done |= 1 << HELD_FAIR + option - FAIR
        hold_fair(s, seat, option - FAIR)
    elif option < REPRISALS:
        declare(s, seat, option - DECLARE)
    elif option == REPRISALS:
        start_reprisals(s, seat)
    else:
        first, second = PAIRS[option - APOSTASY]
        apostatise(s, 1 << first | 1 << second)


def run_side(s: Pax, seat: int, sides: int) -> None:
    """One Operation with each card of a side (E4.run)."""
    for side in (EAST, WEST):
        if sides in (side, BOTH):
            s.done |= 1 << RAN + side
    s.running = sides
    s.used = []
    if s.heard is not None:
        s.tell("ran", seat=seat, sides=sides)
    s.then((frames.OPERATE, seat, sides))


def is_done(s: Pax, bit: int) -> bool:
    return bool(s.done >> bit & 1)


def is_free(s: Pax, seat: int, option: int) -> bool:
    """Whether a Power makes an action cost nothing (B4.powers: Fortifications, Galleys)."""
    if RUN <= option < RUN + BOTH:
        return s.power(seat, FORTIFICATIONS + option - RUN) > 0
    if FAIR <= option < DECLARE:
        return not is_done(s, SAILED_FREE) and s.power(seat, GALLEYS) > 0
    return False


def has_free_action(s: Pax, seat: int) -> bool:
    """Whether anything can still be done without an action."""
    return any(
        is_free(s, seat, option) and not action_refusal(s, seat, option, QUIET)
        for option in (RUN + EAST, RUN + WEST, FAIR + EAST, FAIR + WEST)
    )


class AfterAction(Step[Pax]):
    """Hands too large are cut, and banks with nothing left fail (E1.hand-limit, G6.elimination)."""

    def run(self, s: Pax, _: int, __: int) -> None:
        if s.running < 0:
            s.acting, s.theatre = NO_CARD, NO_EMPIRE
        for seat in range(s.players):
            if s.hand_size(seat) > HAND_LIMIT and not s.power(seat, NO_HAND_LIMIT):
                s.then((frames.CUT_HAND, seat, 0))
        if s.bankruptcy:
            go_bankrupt(s)


class CutHand(Choice[Pax]):
    """A hand that lost its Power is cut back to two cards at once (Q.powers)."""

    name = "cut"
    clause = "E1.hand-limit"
    options = Options(Group("", (CARD,)))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if s.hand_size(seat) > HAND_LIMIT else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """The hand is small enough."""

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        return list(s.eastern_hand[seat] + s.western_hand[seat])

    def refusal(self, s: Pax, seat: int, _: int, card: int, why: Why = QUIET) -> int:
        return 0 if s.holds(seat, card) else why.no(NOT_IN_HAND)

    def choose(self, s: Pax, seat: int, _: int, card: int) -> None:
        s.put_from_hand(seat, card)
        s.discarded += (card,)
        if s.heard is not None:
            s.tell("cut-from-hand", seat=seat, card=card)
        s.then((frames.CUT_HAND, seat, 0))


assert Turn.options.first("end") == END
