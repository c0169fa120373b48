"""Event cards, protection tiles against them, and Loch Leven."""

from __future__ import annotations

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.dice import imprison
from fondaco.games.column_of_fire.refusals import NO_GOOD_TO_LOSE, NOT_ELIGIBLE
from fondaco.games.column_of_fire.score import gain, lose
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import (
    ALL_PLAYERS,
    CARDS,
    CATHOLIC,
    CHARACTERS,
    COUNTRIES,
    DICE,
    DIE,
    EACH_CATHOLIC,
    EACH_PROTESTANT,
    GOOD_KIND,
    GOODS,
    HOUSE_OWNERS,
    LOCH_LEVEN,
    LOSE_GOODS,
    LOSE_POINTS,
    LOSE_PROTECTION,
    ON_LOCH_LEVEN,
    PROTESTANT,
    TRADE_PROTECTION,
)
from fondaco.kernel import NOBODY, QUIET, Choice, Frame, Group, Options, Step, Why


def event_number(card: int) -> int:
    """Which of the 16 events a card is."""
    return card // CARDS * 4 + card % CARDS - CHARACTERS


def is_hit(s: ColumnOfFire, seat: int, card: int) -> bool:
    """Whether an event speaks of a player, wherever the houses are unless it says so (event.scope)."""
    scope = s.tables.event_scope[event_number(card)]
    if scope == ALL_PLAYERS:
        return True
    if scope == EACH_CATHOLIC:
        return s.religion[seat] == CATHOLIC
    if scope == EACH_PROTESTANT:
        return s.religion[seat] == PROTESTANT
    if scope == HOUSE_OWNERS:
        return s.house[seat * COUNTRIES + card // CARDS] > 0
    return s.score[seat] == max(s.score)


class Event(Step[ColumnOfFire]):
    """An event: those it hits decide in turn order, then it takes effect (q.event.order)."""

    def run(self, s: ColumnOfFire, card: int, _: int) -> None:
        if s.heard is not None:
            number = event_number(card)
            s.tell(
                "event-revealed",
                card=card,
                country=card // CARDS,
                amount=s.tables.event_amount[number],
                scope=s.tables.event_scope[number],
                effect=s.tables.event_effect[number],
            )
        hit = [seat for seat in clockwise(s) if is_hit(s, seat, card)]
        if s.tables.event_effect[event_number(card)] == TRADE_PROTECTION:
            trades: list[Frame] = [(frames.TRADE_PROTECTION, seat, 0) for seat in hit]
            s.then_all(trades)
            return
        s.struck = sum(1 << seat for seat in hit)
        shields: list[Frame] = [(frames.SHIELD, seat, card) for seat in hit]
        s.then((frames.STRIKE, card, 0))  # once everybody has decided
        s.then_all(shields)


def clockwise(s: ColumnOfFire) -> list[int]:
    """All seats, the active player first."""
    return [(s.active + turn) % s.players for turn in range(s.players)]


class Shield(Choice[ColumnOfFire]):
    """A player may return one protection tile to be spared (event.protection)."""

    name = "shield"
    clause = "event.protection"
    options = Options(Group("suffer"), Group("protect"))

    def seat(self, s: ColumnOfFire, seat: int, card: int) -> int:
        return seat if s.protection[seat] else NOBODY

    def run(self, s: ColumnOfFire, seat: int, card: int) -> None:
        """Without a tile the event is suffered."""

    def choose(self, s: ColumnOfFire, seat: int, card: int, option: int) -> None:
        if option == 1:
            s.protection[seat] -= 1
            s.struck &= ~(1 << seat)
            if s.heard is not None:
                s.tell("event-averted", seat=seat)


class Strike(Step[ColumnOfFire]):
    """The event takes effect on all who did not avert it."""

    def run(self, s: ColumnOfFire, card: int, _: int) -> None:
        number = event_number(card)
        effect, amount = s.tables.event_effect[number], s.tables.event_amount[number]
        hit = [seat for seat in clockwise(s) if s.struck >> seat & 1]
        s.struck = 0
        if effect == LOSE_POINTS:
            for seat in hit:
                lose(s, seat, amount)
        elif effect == LOSE_PROTECTION:
            for seat in hit:
                lost = min(amount, s.protection[seat])  # q.event.loss-of-missing
                s.protection[seat] -= lost
                if s.heard is not None:
                    s.tell("protection-lost", seat=seat, amount=lost)
        elif effect == LOSE_GOODS:
            goods: list[Frame] = [(frames.LOSE_GOOD, seat, 0) for seat in hit for _ in range(amount)]
            s.then_all(goods)
        elif effect == LOCH_LEVEN:
            dice: list[Frame] = [(frames.LOCH_LEVEN, seat, amount) for seat in hit]
            s.then_all(dice)


class LochLeven(Choice[ColumnOfFire]):
    """The player picks the die that goes to Loch Leven (event.lochleven)."""

    name = "imprison"
    clause = "event.lochleven"
    options = Options(Group("", (DIE,)))

    def seat(self, s: ColumnOfFire, seat: int, value: int) -> int:
        first = seat * DICE
        dice = s.under[first : first + DICE]
        return seat if dice.count(ON_LOCH_LEVEN) < DICE else NOBODY  # q.lochleven.no-die

    def run(self, s: ColumnOfFire, seat: int, value: int) -> None:
        """No die is left that could go."""

    def refusal(self, s: ColumnOfFire, seat: int, value: int, die: int, why: Why = QUIET) -> int:
        if s.under[seat * DICE + die] == ON_LOCH_LEVEN:  # event.lochleven-die
            return why.no(NOT_ELIGIBLE, own_die=die)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, value: int, die: int) -> None:
        imprison(s, seat, die, value)


class LoseGood(Choice[ColumnOfFire]):
    """The player picks the good that is lost; who has none loses nothing (q.event.loss-of-missing)."""

    name = "lose"
    clause = "event.scope"
    options = Options(Group("", (GOOD_KIND,)))

    def seat(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return seat if any(s.goods[seat * GOODS : seat * GOODS + GOODS]) else NOBODY

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        """There is nothing to lose."""

    def refusal(self, s: ColumnOfFire, seat: int, _: int, good: int, why: Why = QUIET) -> int:
        if not s.goods[seat * GOODS + good]:
            return why.no(NO_GOOD_TO_LOSE, good=good)
        return 0

    def choose(self, s: ColumnOfFire, seat: int, _: int, good: int) -> None:
        s.goods[seat * GOODS + good] -= 1
        if s.heard is not None:
            s.tell("good-lost", seat=seat, good=good)


class TradeProtection(Choice[ColumnOfFire]):
    """A protection tile for as many points as the religion die shows, by choice (event.trade)."""

    name = "bargain"
    clause = "event.trade"
    options = Options(Group("keep"), Group("trade"))

    def seat(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return seat if s.protection[seat] else NOBODY

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        """Without a tile there is nothing to trade."""

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option == 1:
            s.protection[seat] -= 1
            gain(s, seat, s.religion_die[seat])
            if s.heard is not None:
                s.tell("protection-traded", seat=seat, points=s.religion_die[seat])
