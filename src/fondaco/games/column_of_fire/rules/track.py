"""The action track: moving the disk and using the space it reaches."""

from typing import Final

from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.dice import free_die_refusal
from fondaco.games.column_of_fire.rules.free_actions import FREE_ACTIONS, Window
from fondaco.games.column_of_fire.rules.sales import any_sale_refusal, ship_refusal
from fondaco.games.column_of_fire.rules.symbols import enter, perform, steps_to_next_space
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Why

NOWHERE: Final = -1
MOVING: Final = Options(Group("", (DIE, SKIPS)), Group("stay"), *FREE_ACTIONS)
STAY: Final = MOVING.first("stay")
WAYS: Final = len(SKIPS)  # track.skip-limit: no space is skipped, or one, two or three
WITH_DIE: Final = [[die * WAYS + skips for skips in range(WAYS)] for die in range(DICE)]


def destination(s: ColumnOfFire, seat: int, die: int, skips: int) -> int:
    """The space a die leads to when so many unoccupied ones are left out (track.next-space, track.skip).

    The purple die is not wild here: it leads to purple spaces and no other does (track.purple-own-colour).
    """
    colours = s.printed.space_die
    length = len(colours)
    disks = s.disk
    start = disks[seat]
    for distance in range(1, length):  # track.no-return: always short of a full lap
        space = (start + distance) % length
        if colours[space] == die and space not in disks:  # track.one-disk, track.occupied-free
            if not skips:
                return space
            skips -= 1
    return NOWHERE


class Move(Window):
    """A free die moves the disk to a space of its colour; only colour counts (track.must-move, track.colour-only)."""

    name = "move"
    clause = "track.must-move"
    number = frames.MOVE
    options = MOVING

    def candidates(self, s: ColumnOfFire, seat: int, _: int) -> list[int]:
        found: list[int] = []
        for die in range(DICE):
            if s.under[seat * DICE + die] == FREE:
                found += WITH_DIE[die]
        found += self.every[STAY:]
        return found

    def own_refusal(self, s: ColumnOfFire, seat: int, _: int, option: int, why: Why) -> int:
        if option == STAY:
            return why.no(refusals.MUST_MOVE) if can_move(s, seat) else 0
        die, skips = option // WAYS, option % WAYS
        tied = refusals.PURPLE_TIED if die == PURPLE else refusals.DIE_NOT_FREE  # track.purple-blocked
        code = free_die_refusal(s, seat, die, tied, why)
        if code:
            return code
        if s.score[seat] < skips and (why is QUIET or why.also(refusals.CANNOT_PAY, need=skips, have=s.score[seat])):
            return refusals.CANNOT_PAY
        if destination(s, seat, die, skips) == NOWHERE:
            return why.no(refusals.NO_SPACE_AHEAD, die=die)
        return 0

    def decide(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option == STAY:  # track.no-free-die
            s.tell(news.DISK_STAYS, seat)
            return
        die, skips = option // WAYS, option % WAYS  # track.die-stays-free
        space = destination(s, seat, die, skips)
        s.score[seat] -= skips  # pay.uses
        if skips:
            s.tell(news.SPACES_SKIPPED, seat, skips)
        enter(s, seat, space, 0)


def can_move(s: ColumnOfFire, seat: int) -> bool:
    """Whether any free die leads anywhere (q.track.none-reachable)."""
    return any(s.is_free(seat, die) and destination(s, seat, die, 0) != NOWHERE for die in range(DICE))


USING: Final = Options(Group("forgo"), Group("use"), Group("take"), Group("sell"), *FREE_ACTIONS)
FORGO: Final = USING.first("forgo")
USE: Final = USING.first("use")
TAKE: Final = USING.first("take")
SELL: Final = USING.first("sell")


class UseSpace(Window):
    """The action of the space reached, once, or not at all (track.action-optional)."""

    name = "space"
    clause = "track.action-optional"
    number = frames.USE_SPACE
    options = USING

    def seat(self, s: ColumnOfFire, seat: int, both: int) -> int:
        return seat if s.disk[seat] == both % SPACES else NOBODY

    def run(self, s: ColumnOfFire, seat: int, both: int) -> None:
        """The disk has moved on since: what is not used at once is not used (track.action-optional)."""

    def candidates(self, s: ColumnOfFire, seat: int, both: int) -> list[int]:
        if symbol_here(s, seat) // ARGUMENTS == TRADE:
            return [TAKE, SELL, FORGO, self.tile, self.ransom]
        return [USE, FORGO, self.tile, self.ransom]

    def own_refusal(self, s: ColumnOfFire, seat: int, both: int, option: int, why: Why) -> int:
        if option == FORGO:
            return 0
        symbol = symbol_here(s, seat)
        kind, argument = symbol // ARGUMENTS, symbol % ARGUMENTS
        if kind == TRADE:
            if option == USE:
                return why.no(refusals.GOODS_SPACE_CHOICE)  # sale.goods-space
            return any_sale_refusal(s, seat, s.printed.good_sales[argument], why) if option == SELL else 0
        if option != USE:
            return why.no(refusals.NOT_A_GOODS_SPACE)
        if kind == SHIP:
            return ship_refusal(s, seat, argument, why)
        if kind == ADVANCE and both // SPACES + steps_to_next_space(s, seat) >= len(s.printed.space_die):
            return why.no(refusals.FULL_LAP)  # q.advance.optional-action
        return 0

    def decide(self, s: ColumnOfFire, seat: int, both: int, option: int) -> None:
        symbol = symbol_here(s, seat)
        kind, argument = symbol // ARGUMENTS, symbol % ARGUMENTS
        if option == USE and kind == SHIP:
            s.then((frames.SELL_AT_SHIP, seat, argument * 2))
        elif option == USE:
            perform(s, seat, symbol, both // SPACES)
        elif option == TAKE:
            perform(s, seat, GOOD * ARGUMENTS + argument, 0)
        elif option == SELL:
            s.then((frames.SELL_GOOD, seat, argument))


def symbol_here(s: ColumnOfFire, seat: int) -> int:
    """The action symbol of the space a disk stands on."""
    return s.printed.space_symbol[s.disk[seat]]
