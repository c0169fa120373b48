"""Trading houses: set up, raised, pushed down."""

from typing import Final

from fondaco.games.column_of_fire.rules import news
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import NOBODY, Choice, Group, Options


def pack(country: int, die: int) -> int:
    """A country and the die chosen for it, in one number of a frame."""
    return country * 8 + die


def unpack(both: int) -> tuple[int, int]:
    """The country and the die of a frame."""
    return both // 8, both % 8


def would_gain(s: ColumnOfFire, seat: int, country: int, site: int) -> bool:
    """Whether a number sets up a house or raises the one that stands there (house.no-downgrade)."""
    return site > s.house[seat * COUNTRIES + country]


RAISING: Final = Options(Group("raise"), Group("leave"))
RAISE: Final = RAISING.first("raise")


class PlaceHouse(Choice[ColumnOfFire]):
    """A house is set up on the die's site, or raised if the owner likes (house.place, house.upgrade)."""

    name = "house"
    clause = "house.upgrade"
    options = RAISING

    def seat(self, s: ColumnOfFire, seat: int, both: int) -> int:
        country, die = unpack(both)
        stands = s.house[seat * COUNTRIES + country]
        return seat if stands and would_gain(s, seat, country, s.value[seat * DICE + die]) else NOBODY

    def run(self, s: ColumnOfFire, seat: int, both: int) -> None:
        if not s.house[seat * COUNTRIES + unpack(both)[0]]:  # house.one-per-country
            set_up(s, seat, both)

    def choose(self, s: ColumnOfFire, seat: int, both: int, option: int) -> None:
        if option == RAISE:
            set_up(s, seat, both)


def set_up(s: ColumnOfFire, seat: int, both: int) -> None:
    """A house takes the site of the die; whoever stands there is pushed down (house.push)."""
    country, die = unpack(both)
    site = s.value[seat * DICE + die]
    s.house[seat * COUNTRIES + country] = 0  # q.house.lift-first
    push_down(s, country, site)
    s.house[seat * COUNTRIES + country] = site
    s.tell(news.HOUSE_PLACED, seat, country, site)


def push_down(s: ColumnOfFire, country: int, site: int) -> None:
    """The chain goes on until a site is empty; from site 1 a house goes home (house.push-chain, house.push-off)."""
    owner = s.owner_of_site(country, site)
    if owner < 0:
        return
    if site > 1:
        push_down(s, country, site - 1)
    s.house[owner * COUNTRIES + country] = site - 1
    s.tell(news.HOUSE_PUSHED if site > 1 else news.HOUSE_PUSHED_OFF, owner, country, site - 1)
