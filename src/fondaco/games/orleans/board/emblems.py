"""The signs of places, place tiles and events, each drawn in a box of 64 units: what they give or do."""

from collections.abc import Callable
from functools import cache
from typing import Final

from fondaco.draw.lettering import number
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tokens import coin
from fondaco.games.orleans.board.icons import (
    citizen,
    cog,
    follower,
    good,
    money,
    people,
    points,
    sack,
    star,
    station,
)
from fondaco.games.orleans.vocabulary import *


def _plus(body: str) -> str:
    """Something that comes to the player."""
    return at(0, 8, body, 56 / 64) + circle(51, 13, 12, "ink", "raised", 2) + number(51, 13, "+", 22, "paper")


def _recruits(*kinds: int) -> Callable[[], str]:
    return lambda: people(kinds) if len(kinds) > 1 else _plus(people(kinds))


def _receives(kind: int) -> Callable[[], str]:
    return lambda: _plus(good(kind))


def _pays(value: int) -> Callable[[], str]:
    return lambda: money(f"+{value}")


def _advances(value: int) -> Callable[[], str]:
    return lambda: points(f"+{value}")


# Travelling and building


def _ship() -> str:
    return (
        path("M31 4V44", stroke="ink", line=3)
        + path("M34 8C46 14 50 26 48 38L34 40Z", "raised", "edge", 2.5)
        + path("M28 12C20 18 15 28 14 38L28 40Z", "raised", "edge", 2.5)
        + path("M5 43H59C57 53 51 58 43 58H21C13 58 7 53 5 43Z", "blue", "ink", 2.5)
        + path("M2 61q6 -5 12 0t12 0t12 0t12 0t12 0", stroke="water", line=3)
    )


def _wheel(x: float, y: float, r: float) -> str:
    spokes = f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}"
    return circle(x, y, r, "raised", "ink", 3) + path(spokes, stroke="ink", line=2)


def _wagon() -> str:
    return (
        path("M10 34C10 12 50 12 50 34Z", "raised", "edge", 2.5)
        + path("M20 33C20 18 24 16 24 16M32 33V16M40 33C40 18 37 16 37 16", stroke="line", line=2)
        + path("M6 34H56L52 46H10Z", "brown", "ink", 2.5)
        + path("M56 36L63 30", stroke="ink", line=3)
        + _wheel(18, 50, 10)
        + _wheel(44, 50, 10)
    )


def _cart() -> str:
    horse = "M2 44L8 26L4 22L8 12L16 16L20 24H34V30L31 31V48H27V37H15V48H11V36L7 44Z"
    return path(horse, "brown", "ink", 2) + path("M33 33H60L57 45H36Z", "wood", "ink", 2.5) + _wheel(47, 49, 10)


def _guildhall() -> str:
    return _plus(station())


def _town_hall() -> str:
    columns = "".join(rect(x, 27, 6, 21, "raised", "ink", 2) for x in (12, 24, 35, 47))
    return (
        path("M5 25L32 7L59 25Z", "wood", "ink", 2.5)
        + columns
        + path("M5 50H59V58H5Z", "wood", "ink", 2.5)
        + at(23, 22, citizen(), 19 / 64)
    )


# Tiles


def _windmill() -> str:
    return at(0, 0, money("+2"), 42 / 64) + at(24, 24, points("+1"), 40 / 64)


def _pharmacy() -> str:
    return (
        at(0, 0, money("−3"), 40 / 64)
        + at(25, 25, points("+3"), 39 / 64)
        + path("M44 8C52 9 56 13 56 20M50 15L56 22L62 15", stroke="ink", line=3.5)
    )


def _treasury() -> str:
    return at(0, 10, station(), 44 / 64) + at(28, 26, coin("1", 36, 0.6))


def _hospital() -> str:
    return at(-1, 0, star(""), 48 / 64) + at(28, 27, coin("+", 35, 0.8))


def _bathhouse() -> str:
    return (
        at(0, 14, sack(), 48 / 64)
        + rect(30, 2, 16, 22, "raised", "edge", 2.5, r=3)
        + rect(44, 8, 16, 22, "raised", "edge", 2.5, r=3)
        + number(38, 13, "?", 16)
        + number(52, 19, "!", 16)
    )


def _sacristy() -> str:
    return (
        path("M10 6H54V30C54 44 45 54 32 60C19 54 10 44 10 30Z", "yellow", "ink", 3)
        + path("M28 14H36V24H46V32H36V50H28V32H18V24H28Z", "on-yellow")
    )  # fmt: skip


def _substitute(who: int, others: tuple[int, ...]) -> str:
    """Somebody who may stand for others."""
    pitch = 64 / len(others)
    stood_for = "".join(
        at(38, place * pitch + (pitch - 20) / 2, follower(kind, 20)) for place, kind in enumerate(others)
    )
    return at(0, 19, follower(who, 27)) + path("M28 32H36M32 27L37 32L32 37", stroke="ink", line=3) + stood_for


@cache
def stands_in(who: int, others: tuple[int, ...], width: float, height: float) -> str:
    """Somebody who may stand in for others, in a box of any shape."""
    columns, rows = (len(others), 1) if len(others) <= 3 else (-(-len(others) // 2), 2)
    size = min((width - height - 20) / columns, height / rows)
    top = (height - rows * size) / 2
    arrow = at(height, height / 2 - 9, path("M3 9H13M8 3L14 9L8 15", stroke="ink", line=3))
    stood_for = "".join(
        at(height + 19 + place % columns * size, top + place // columns * size, follower(kind, size - 1))
        for place, kind in enumerate(others)
    )
    return follower(who, height) + arrow + stood_for


def _school() -> str:
    return (
        at(0, 15, follower(SCHOLAR, 34))
        + path("M35 32H42M38 27L43 32L38 37", stroke="ink", line=3)
        + circle(54, 32, 10, "raised", "edge", 2)
        + number(54, 32, "?", 17)
    )


def _herb_garden() -> str:
    return _substitute(BOATMAN, (FARMER, CRAFTSMAN, TRADER))


def _powder_tower() -> str:
    return (
        path("M14 60V22H9V6H17V13H23V6H31V13H37V6H45V22H40V60Z", "grey", "ink", 2.5)
        + path("M22 60V46A5 5 0 0 1 32 46V60Z", "ink")
        + circle(50, 46, 13, "ink", "raised", 2)
        + number(50, 46, "+2", 16, "paper")
    )


_PLACES: Final[dict[int, Callable[[], str]]] = {
    FARM: _recruits(FARMER),
    VILLAGE: _recruits(BOATMAN, CRAFTSMAN, TRADER),
    UNIVERSITY: _recruits(SCHOLAR),
    CASTLE: _recruits(KNIGHT),
    MONASTERY: _recruits(MONK),
    SHIP: _ship,
    WAGON: _wagon,
    GUILDHALL: _guildhall,
    SCRIPTORIUM: _advances(1),
    TOWN_HALL: _town_hall,
    HAYSTACK: _receives(GRAIN),
    CHEESE_DAIRY: _receives(CHEESE),
    WINERY: _receives(WINE),
    WOOL_MILL: _receives(WOOL),
    TAILOR: _receives(BROCADE),
    SHIPPING_LINE: _advances(1),
    BREWERY: _pays(2),
    LIBRARY: _advances(2),
    WINDMILL: _windmill,
    RESTAURANT: _pays(4),
    PHARMACY: _pharmacy,
    TREASURY: _treasury,
    BATHHOUSE: _bathhouse,
    HOSPITAL: _hospital,
    SACRISTY: _sacristy,
    SCHOOL: _school,
    HORSE_CART: _cart,
    POWDER_TOWER: _powder_tower,
    HERB_GARDEN: _herb_garden,
    LABORATORY: lambda: _plus(cog()),
}


@cache
def place(number_: int) -> str:
    """What a place or a place tile gives."""
    return _PLACES[number_]()


# Events


def _pilgrimage() -> str:
    """A shell, as pilgrims wear it."""
    ribs = "".join(f"M32 56L{x} {y}" for x, y in ((12, 30), (20, 17), (32, 12), (44, 17), (52, 30)))
    return (
        path("M32 58L26 52C14 50 6 40 8 28C10 22 15 22 17 20C20 12 27 12 32 6C37 12 44 12 47 20C49 22 54 22 56 28"
             "C58 40 50 50 38 52Z", "cheese", "ink", 2.5)
        + path(ribs, stroke="ink", line=2, opacity=0.7)
    )  # fmt: skip


def _income() -> str:
    return at(0, 0, star(""), 46 / 64) + at(24, 22, coin("+", 40, 0.8))


def _harvest() -> str:
    return at(0, 0, good(GRAIN), 50 / 64) + _minus()


def _taxes() -> str:
    return (
        at(0, 0, good(WOOL), 34 / 64)
        + at(16, 9, good(CHEESE), 34 / 64)
        + at(2, 27, coin("1", 36, 0.6))
        + _minus()
    )  # fmt: skip


def _minus() -> str:
    return circle(49, 48, 13, "alarm", "raised", 2) + path("M42 48H56", stroke="raised", line=4.5)


def _trade() -> str:
    return at(0, 6, station(), 46 / 64) + at(26, 24, coin("+", 38, 0.8))


def _plague() -> str:
    """A skull."""
    return (
        path("M32 5C48 5 57 16 57 29C57 38 53 43 47 46V57H17V46C11 43 7 38 7 29C7 16 16 5 32 5Z", "raised", "ink", 3)
        + circle(22, 30, 7, "ink")
        + circle(42, 30, 7, "ink")
        + path("M32 36L36 44H28Z", "ink")
        + path("M25 50V57M32 50V57M39 50V57", stroke="ink", line=2.5)
    )


_EVENTS: Final[dict[int, Callable[[], str]]] = {
    PILGRIMAGE: _pilgrimage,
    INCOME: _income,
    HARVEST: _harvest,
    TAXES: _taxes,
    TRADE: _trade,
    PLAGUE: _plague,
}


@cache
def event(kind: int) -> str:
    """What an hourglass tile brings."""
    return _EVENTS[kind]()


@cache
def hourglass() -> str:
    """The hourglass on the back of its tiles."""
    return (
        path("M14 8H50V12C50 24 42 28 37 32C42 36 50 40 50 52V56H14V52C14 40 22 36 27 32C22 28 14 24 14 12Z",
             "raised", "ink", 2.5)
        + path("M19 18H45C43 24 38 27 32 31C26 27 21 24 19 18ZM17 54C18 46 26 45 32 40C38 45 46 46 47 54Z", "ember")
        + path("M10 8H54M10 57H54", stroke="wood", line=6)
    )  # fmt: skip
