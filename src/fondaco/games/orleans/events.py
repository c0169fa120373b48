"""Phase 6: the event of the round."""

from __future__ import annotations

from typing import Final

from fondaco.games.orleans import frames
from fondaco.games.orleans.actions import empty_place, is_activated
from fondaco.games.orleans.followers import BagDraw
from fondaco.games.orleans.payments import pay, receive
from fondaco.games.orleans.refusals import NO_SUCH_FOOD
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import (
    BOARD_PLACES,
    FIRST_OWN,
    FOOD,
    GOODS,
    HARVEST,
    INCOME,
    PILGRIMAGE,
    PLAGUE,
    SACRISTY,
    TAXES,
    TRADE,
)
from fondaco.kernel import QUIET, Choice, Frame, Group, Options, Step, Why

NO_FOOD: Final = 5  # event.harvest-no-food
GOODS_PER_COIN: Final = 3  # event.taxes


class Event(Step[Orleans]):
    """The event concerns every player, in turn order (phase.event, q.event.shortage-order)."""

    clause = "phase.event"

    def run(self, s: Orleans, _: int, __: int) -> None:
        if s.event == PILGRIMAGE:  # event.pilgrimage: it has already acted in phase 5
            return
        if s.heard is not None:
            s.tell("event-strikes", event=s.event)
        if s.event == INCOME:
            for seat in s.turn_order():
                receive(s, seat, s.level(seat))  # event.income
        elif s.event == TRADE:
            for seat in s.turn_order():
                receive(s, seat, s.stations_built(seat))  # event.trade
        else:
            struck: list[Frame] = [(frames.STRIKE, seat, s.event) for seat in s.turn_order()]
            s.then_all(struck)  # q.torture.order-of-players


class Strike(Step[Orleans]):
    """A harmful event hits one player, unless the sacristy may help (tile.sacristy)."""

    clause = "phase.event"

    def run(self, s: Orleans, seat: int, event: int) -> None:
        if not harms(s, seat, event):
            return
        if s.tile[SACRISTY - BOARD_PLACES] == seat and is_activated(s, seat, SACRISTY):
            s.then((frames.SHELTER, seat, event))
        else:
            suffer(s, seat, event)


def harms(s: Orleans, seat: int, event: int) -> bool:
    """Whether an event would take anything at all."""
    if event == TAXES:
        return taxes(s, seat) > 0
    return event == HARVEST or any(s.bag[seat])  # event.plague-bag-only, q.plague.empty-bag


def taxes(s: Orleans, seat: int) -> int:
    """A coin for every three goods (event.taxes)."""
    return sum(s.goods[seat * GOODS : seat * GOODS + GOODS]) // GOODS_PER_COIN


def suffer(s: Orleans, seat: int, event: int) -> None:
    """The event takes effect."""
    if event == TAXES:
        pay(s, seat, taxes(s, seat))
    elif event == PLAGUE:
        s.then((frames.PLAGUE, seat, 0))
    elif any(s.goods[seat * GOODS + food] for food in s.tables.food):
        s.then((frames.GIVE_FOOD, seat, 0))
    else:
        if s.heard is not None:
            s.tell("no-food", seat=seat)
        pay(s, seat, NO_FOOD)  # event.harvest-no-food


class Shelter(Choice[Orleans]):
    """The monk of the sacristy may be returned to the bag instead (tile.sacristy, q.sacristy.optional)."""

    name = "shelter"
    clause = "tile.sacristy"
    options = Options(Group("use"), Group("suffer"))

    def choose(self, s: Orleans, seat: int, event: int, option: int) -> None:
        if option == 0:
            empty_place(s, seat, SACRISTY)
            if s.heard is not None:
                s.tell("sheltered", seat=seat, event=event)
        else:
            suffer(s, seat, event)


class GiveFood(Choice[Orleans]):
    """One food token goes back to the reserve, of one's own choice (event.harvest, q.harvest.choose-coins)."""

    name = "food"
    clause = "event.harvest"
    options = Options(Group("", (FOOD,)))

    def refusal(self, s: Orleans, seat: int, _: int, food: int, why: Why = QUIET) -> int:
        return 0 if s.goods[seat * GOODS + food] else why.no(NO_SUCH_FOOD, good=food)

    def choose(self, s: Orleans, seat: int, _: int, food: int) -> None:
        s.goods[seat * GOODS + food] -= 1
        s.reserve[food] += 1  # supply.back
        if s.heard is not None:
            s.tell("food-given", seat=seat, good=food)


class Plague(BagDraw):
    """A follower drawn from the bag returns to the main board, unless it is an own one (event.plague)."""

    name = "plague"
    clause = "event.plague"

    def choose(self, s: Orleans, seat: int, _: int, follower: int) -> None:
        if follower >= FIRST_OWN:  # event.plague-own: back into the bag, and no second draw
            if s.heard is not None:
                s.tell("plague-spares", seat=seat, follower=follower)
            return
        s.bag[seat][follower] -= 1
        s.supply[follower] += 1  # supply.back; event.plague-track: the marker stays
        if s.heard is not None:
            s.tell("plague-takes", seat=seat, type=follower)
