"""The action phase: up to two actions out of eight (D1, E)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import expansion, frames, news, refusals
from fondaco.games.pax_renaissance.rules.fairs import fair_refusal
from fondaco.games.pax_renaissance.rules.market import buy_refusal, is_too_large
from fondaco.games.pax_renaissance.rules.operations.running import run_refusal
from fondaco.games.pax_renaissance.rules.selling import sale_refusal
from fondaco.games.pax_renaissance.rules.tableau import cards_of
from fondaco.games.pax_renaissance.rules.victory import declaration_refusal
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

ACTIONS: Final = 2  # D1.two-actions
OPTIONS: Final[Options] = Options(
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
"""The actions (D1.list); those of Powers and the end of the turn come last."""
PLAY: Final = OPTIONS.first("play")
SELL: Final = OPTIONS.first("sell")
RUN: Final = OPTIONS.first("run")
FAIR: Final = OPTIONS.first("fair")
DECLARE: Final = OPTIONS.first("declare")
REPRISALS: Final = OPTIONS.first("revolt")
APOSTASIES: Final = OPTIONS.first("apostasy")
END: Final = OPTIONS.first("end")
DECLARATIONS: Final = list(range(DECLARE, REPRISALS))
RUNS: Final = [RUN + EAST, RUN + WEST]
FAIRS: Final = [FAIR + EAST, FAIR + WEST]
POSSIBLY_FREE: Final = RUNS + FAIRS


# Whose turn it is


def next_seat(s: Pax, seat: int) -> int:
    """The next player clockwise who is not bankrupt; nothing counts the turns (A2.clockwise, A1.time-scale)."""
    for place in range(1, s.players + 1):
        other = (seat + place) % s.players
        if not s.out >> other & 1:
            return other
    return seat


def begin_turn(s: Pax, seat: int) -> None:
    """Two actions, and everything may be done again (A2.turn, D1.two-actions)."""
    s.turn = seat
    s.actions = ACTIONS
    s.done = 0
    s.tell(news.TURN, seat)


def end_turn(s: Pax, seat: int) -> None:
    """Actions that are left are given up (A2.pass)."""
    if s.actions:
        s.tell(news.TURN_ENDED_EARLY, seat, s.actions)
    s.actions = 0


# The actions


def actions_in_sight(s: Pax, seat: int) -> list[int]:
    """What wins comes first, then what one has, then what one can buy; to end and to sell come last."""
    options, hand = DECLARATIONS[:], s.hand(seat)
    for card in hand:
        options.append(PLAY + card)
    options += RUNS
    if s.power(seat, BOTH_SIDES):
        options.append(RUN + BOTH)
    options += FAIRS
    if s.power(seat, POPULAR_REPRISALS):
        options.append(REPRISALS)
    if s.power(seat, COUNTER_REFORMATION):
        options += range(APOSTASIES, END)
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


def spent_refusal(s: Pax, seat: int, option: int, why: Why) -> int:
    """Without an action only what a Power makes free is left, and the end of the turn (D1.two-actions)."""
    if option == END or is_free(s, seat, option):
        return action_refusal(s, seat, option, why)
    if why.also(refusals.NO_ACTION_LEFT):
        return refusals.NO_ACTION_LEFT
    return action_refusal(s, seat, option, why) or refusals.NO_ACTION_LEFT


def action_refusal(s: Pax, seat: int, option: int, why: Why) -> int:
    """What each action needs, whether or not one is left; to end the turn needs nothing (A2.pass)."""
    if option < PLAY:
        return buy_refusal(s, seat, option, why)
    if option < SELL:
        return 0 if s.holds(seat, option - PLAY) else why.no(refusals.NOT_IN_HAND)
    if option < RUN:
        return sale_refusal(s, seat, option - SELL, why)
    if option < FAIR:
        return side_refusal(s, seat, option - RUN, why)
    if option < DECLARE:
        side = option - FAIR
        return why.no(refusals.FAIR_HELD, side=side) if is_done(s, HELD_FAIR + side) else fair_refusal(s, side, why)
    if option < REPRISALS:
        return declaration_refusal(s, seat, option - DECLARE, why)
    if option == REPRISALS:
        return expansion.reprisals_refusal(s, seat, why)
    # B4.powers: an apostasy between any two Religions is an action with the Counter-Reformation
    return 0 if option == END or s.power(seat, COUNTER_REFORMATION) else why.no(refusals.NO_POWER)


def side_refusal(s: Pax, seat: int, sides: int, why: Why) -> int:
    """Each side is run once a turn at most, and something must be possible there (D1.once-each)."""
    for side in (EAST, WEST):
        if sides in (side, BOTH) and is_done(s, RAN + side):
            return why.no(refusals.SIDE_RUN, side=side)
    return run_refusal(s, seat, sides, why)


def run_side(s: Pax, seat: int, sides: int) -> None:
    """One Operation with each card of a side (E4.run)."""
    for side in (EAST, WEST):
        if sides in (side, BOTH):
            s.done |= 1 << RAN + side
    s.running = sides
    s.used = []
    s.tell(news.RAN, seat, sides)
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
    for option in POSSIBLY_FREE:  # noqa: SIM110 (asked before every action: a generator costs plain Python more)
        if is_free(s, seat, option) and not action_refusal(s, seat, option, QUIET):
            return True
    return False


class CutHand(Choice[Pax]):
    """A hand that lost its Power is cut back to two cards at once (Q.powers)."""

    name = "cut"
    clause = "E1.hand-limit"
    options = Options(Group("", (CARD,)))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if is_too_large(s, seat) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """The hand is small enough."""

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        return list(s.hand(seat))

    def refusal(self, s: Pax, seat: int, _: int, card: int, why: Why = QUIET) -> int:
        return 0 if s.holds(seat, card) else why.no(refusals.NOT_IN_HAND)

    def choose(self, s: Pax, seat: int, _: int, card: int) -> None:
        s.put_from_hand(seat, card)
        s.discarded += (card,)
        s.tell(news.CUT_FROM_HAND, seat, card)
        s.then((frames.CUT_HAND, seat, 0))
