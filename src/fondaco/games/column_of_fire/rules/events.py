"""Event cards, protection tiles against them, and Loch Leven."""

from typing import Final

from fondaco.games.column_of_fire.printed import event_number
from fondaco.games.column_of_fire.rules import frames, news, refusals
from fondaco.games.column_of_fire.rules.dice import imprison, imprisoned
from fondaco.games.column_of_fire.rules.score import gain, lose
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why


def is_hit(s: ColumnOfFire, seat: int, card: int) -> bool:
    """Whether an event speaks of a player, wherever the houses are unless it says so (event.scope)."""
    scope = s.printed.event_scope[event_number(card)]
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
        printed, number = s.printed, event_number(card)
        effect, amount = printed.event_effect[number], printed.event_amount[number]
        s.tell(news.EVENT_REVEALED, card, card // CARDS, amount, printed.event_scope[number], effect)
        hit = [seat for seat in clockwise(s) if is_hit(s, seat, card)]
        if effect == TRADE_PROTECTION:
            s.then_all([(frames.TRADE_PROTECTION, seat, 0) for seat in hit])
            return
        s.struck = sum(1 << seat for seat in hit)
        s.then((frames.STRIKE, card, 0))  # once everybody has decided
        s.then_all([(frames.SHIELD, seat, card) for seat in hit])


def clockwise(s: ColumnOfFire) -> list[int]:
    """All seats, the active player first."""
    return [(s.active + turn) % s.players for turn in range(s.players)]


SHIELDING: Final = Options(Group("suffer"), Group("protect"))
PROTECT: Final = SHIELDING.first("protect")


class Shield(Choice[ColumnOfFire]):
    """A player may return one protection tile to be spared (event.protection)."""

    name = "shield"
    clause = "event.protection"
    options = SHIELDING

    def seat(self, s: ColumnOfFire, seat: int, card: int) -> int:
        return seat if s.protection[seat] else NOBODY

    def run(self, s: ColumnOfFire, seat: int, card: int) -> None:
        """Without a tile the event is suffered."""

    def choose(self, s: ColumnOfFire, seat: int, card: int, option: int) -> None:
        if option == PROTECT:
            s.protection[seat] -= 1
            s.struck &= ~(1 << seat)
            s.tell(news.EVENT_AVERTED, seat)


class Strike(Step[ColumnOfFire]):
    """The event takes effect on all who did not avert it."""

    def run(self, s: ColumnOfFire, card: int, _: int) -> None:
        number = event_number(card)
        effect, amount = s.printed.event_effect[number], s.printed.event_amount[number]
        hit = [seat for seat in clockwise(s) if s.struck >> seat & 1]
        s.struck = 0
        if effect == LOSE_POINTS:
            for seat in hit:
                lose(s, seat, amount)
        elif effect == LOSE_PROTECTION:
            for seat in hit:
                lost = min(amount, s.protection[seat])  # q.event.loss-of-missing
                s.protection[seat] -= lost
                s.tell(news.PROTECTION_LOST, seat, lost)
        elif effect == LOSE_GOODS:
            s.then_all([(frames.LOSE_GOOD, seat, 0) for seat in hit for _ in range(amount)])
        elif effect == LOCH_LEVEN:
            s.then_all([(frames.LOCH_LEVEN, seat, amount) for seat in hit])


class LochLeven(Choice[ColumnOfFire]):
    """The player picks the die that goes to Loch Leven (event.lochleven)."""

    name = "imprison"
    clause = "event.lochleven"
    options = Options(Group("", (DIE,)))

    def seat(self, s: ColumnOfFire, seat: int, value: int) -> int:
        return seat if len(imprisoned(s, seat)) < DICE else NOBODY  # q.lochleven.no-die

    def run(self, s: ColumnOfFire, seat: int, value: int) -> None:
        """No die is left that could go."""

    def refusal(self, s: ColumnOfFire, seat: int, value: int, die: int, why: Why = QUIET) -> int:
        if s.under[seat * DICE + die] == ON_LOCH_LEVEN:  # event.lochleven-die
            return why.no(refusals.NOT_ELIGIBLE, own_die=die)
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
        return 0 if s.goods[seat * GOODS + good] else why.no(refusals.NO_GOOD_TO_LOSE, good=good)

    def choose(self, s: ColumnOfFire, seat: int, _: int, good: int) -> None:
        s.goods[seat * GOODS + good] -= 1
        s.tell(news.GOOD_LOST, seat, good)


TRADING: Final = Options(Group("keep"), Group("trade"))
TRADE_TILE: Final = TRADING.first("trade")


class TradeProtection(Choice[ColumnOfFire]):
    """A protection tile for as many points as the religion die shows, by choice (event.trade)."""

    name = "bargain"
    clause = "event.trade"
    options = TRADING

    def seat(self, s: ColumnOfFire, seat: int, _: int) -> int:
        return seat if s.protection[seat] else NOBODY

    def run(self, s: ColumnOfFire, seat: int, _: int) -> None:
        """Without a tile there is nothing to trade."""

    def choose(self, s: ColumnOfFire, seat: int, _: int, option: int) -> None:
        if option == TRADE_TILE:
            s.protection[seat] -= 1
            gain(s, seat, s.religion_die[seat])
            s.tell(news.PROTECTION_TRADED, seat, s.religion_die[seat])
