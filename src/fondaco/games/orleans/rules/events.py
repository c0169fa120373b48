"""Phase 6: the event of the round."""

from typing import Final

from fondaco.games.orleans.rules import frames, news, refusals
from fondaco.games.orleans.rules.bag import BagDraw, empty_place
from fondaco.games.orleans.rules.payments import pay
from fondaco.games.orleans.rules.planning import is_activated
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Step, Why

NO_FOOD: Final = 5  # event.harvest-no-food
GOODS_PER_COIN: Final = 3  # event.taxes


def benefit(s: Orleans, seat: int) -> int:
    """The coins that Income and Trade bring (event.income, event.trade)."""
    return s.level(seat) if s.event == INCOME else s.stations_built(seat)


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


def has_food(s: Orleans, seat: int) -> bool:
    """Whether a seat has a token to eat (event.harvest)."""
    for food in s.printed.food:  # noqa: SIM110 - bots ask at every position
        if s.goods[seat * GOODS + food]:
            return True
    return False


def suffer(s: Orleans, seat: int, event: int) -> None:
    """The event takes effect."""
    if event == TAXES:
        pay(s, seat, taxes(s, seat))
    elif event == PLAGUE:
        s.then((frames.PLAGUE, seat, 0))
    elif has_food(s, seat):
        s.then((frames.GIVE_FOOD, seat, 0))
    else:
        s.tell(news.NO_FOOD, seat)
        pay(s, seat, NO_FOOD)  # event.harvest-no-food


SHELTER_OPTIONS: Final = Options(Group("use"), Group("suffer"))
USE: Final = SHELTER_OPTIONS.first("use")


class Shelter(Choice[Orleans]):
    """The monk of the sacristy may be returned to the bag instead (tile.sacristy, q.sacristy.optional)."""

    name = "shelter"
    clause = "tile.sacristy"
    options = SHELTER_OPTIONS

    def choose(self, s: Orleans, seat: int, event: int, option: int) -> None:
        if option == USE:
            empty_place(s, seat, SACRISTY)
            s.tell(news.SHELTERED, seat, event)
        else:
            suffer(s, seat, event)


class GiveFood(Choice[Orleans]):
    """One food token goes back to the reserve, of one's own choice (event.harvest, q.harvest.choose-coins)."""

    name = "food"
    clause = "event.harvest"
    options = Options(Group("", (FOOD,)))

    def refusal(self, s: Orleans, seat: int, _: int, food: int, why: Why = QUIET) -> int:
        return 0 if s.goods[seat * GOODS + food] else why.no(refusals.NO_SUCH_FOOD, good=food)

    def choose(self, s: Orleans, seat: int, _: int, food: int) -> None:
        s.goods[seat * GOODS + food] -= 1
        s.reserve[food] += 1  # supply.back
        s.tell(news.FOOD_GIVEN, seat, food)


class Plague(BagDraw):
    """A follower drawn from the bag returns to the main board, unless it is an own one (event.plague)."""

    name = "plague"
    clause = "event.plague"

    def choose(self, s: Orleans, seat: int, _: int, follower: int) -> None:
        if follower >= FIRST_OWN:  # event.plague-own: back into the bag, and no second draw
            s.tell(news.PLAGUE_SPARES, seat, follower)
            return
        s.bag[seat][follower] -= 1
        s.supply[follower] += 1  # supply.back; event.plague-track: the marker stays
        s.tell(news.PLAGUE_TAKES, seat, follower)
