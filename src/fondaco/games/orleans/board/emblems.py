"""The signs of places, place tiles and events, each drawn in a box of 64 units: what they give or do."""

from typing import Final

from fondaco.draw.lettering import number
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tokens import coin
from fondaco.games.orleans.board import icons
from fondaco.games.orleans.vocabulary import *


def _plus(body: str) -> str:
    """Something that comes to the player."""
    return at(0, 8, body, 56 / 64) + circle(51, 13, 12, "ink", "raised", 2) + number(51, 13, "+", 22, "paper")


def _wheel(x: float, y: float, r: float) -> str:
    spokes = f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}"
    return circle(x, y, r, "raised", "ink", 3) + path(spokes, stroke="ink", line=2)


_MINUS: Final = circle(49, 48, 13, "alarm", "raised", 2) + path("M42 48H56", stroke="raised", line=4.5)
"""Something that the player must give."""

OF_PLACE: Final[dict[int, str]] = {
    FARM: _plus(icons.people((FARMER,))),
    VILLAGE: icons.people((BOATMAN, CRAFTSMAN, TRADER)),
    UNIVERSITY: _plus(icons.people((SCHOLAR,))),
    CASTLE: _plus(icons.people((KNIGHT,))),
    MONASTERY: _plus(icons.people((MONK,))),
    SHIP: (
        path("M31 4V44", stroke="ink", line=3)
        + path("M34 8C46 14 50 26 48 38L34 40Z", "raised", "edge", 2.5)
        + path("M28 12C20 18 15 28 14 38L28 40Z", "raised", "edge", 2.5)
        + path("M5 43H59C57 53 51 58 43 58H21C13 58 7 53 5 43Z", "blue", "ink", 2.5)
        + path("M2 61q6 -5 12 0t12 0t12 0t12 0t12 0", stroke="water", line=3)
    ),
    WAGON: (
        path("M10 34C10 12 50 12 50 34Z", "raised", "edge", 2.5)
        + path("M20 33C20 18 24 16 24 16M32 33V16M40 33C40 18 37 16 37 16", stroke="line", line=2)
        + path("M6 34H56L52 46H10Z", "brown", "ink", 2.5)
        + path("M56 36L63 30", stroke="ink", line=3)
        + _wheel(18, 50, 10)
        + _wheel(44, 50, 10)
    ),
    GUILDHALL: _plus(icons.STATION),
    SCRIPTORIUM: icons.points("+1"),
    TOWN_HALL: (
        path("M5 25L32 7L59 25Z", "wood", "ink", 2.5)
        + "".join(rect(x, 27, 6, 21, "raised", "ink", 2) for x in (12, 24, 35, 47))
        + path("M5 50H59V58H5Z", "wood", "ink", 2.5)
        + at(23, 22, icons.CITIZEN, 19 / 64)
    ),
    HAYSTACK: _plus(icons.good(GRAIN)),
    CHEESE_DAIRY: _plus(icons.good(CHEESE)),
    WINERY: _plus(icons.good(WINE)),
    WOOL_MILL: _plus(icons.good(WOOL)),
    TAILOR: _plus(icons.good(BROCADE)),
    SHIPPING_LINE: icons.points("+1"),
    BREWERY: icons.money("+2"),
    LIBRARY: icons.points("+2"),
    WINDMILL: at(0, 0, icons.money("+2"), 42 / 64) + at(24, 24, icons.points("+1"), 40 / 64),
    RESTAURANT: icons.money("+4"),
    PHARMACY: (
        at(0, 0, icons.money("−3"), 40 / 64)
        + at(25, 25, icons.points("+3"), 39 / 64)
        + path("M44 8C52 9 56 13 56 20M50 15L56 22L62 15", stroke="ink", line=3.5)
    ),
    TREASURY: at(0, 10, icons.STATION, 44 / 64) + at(28, 26, coin("1", 36, 0.6)),
    BATHHOUSE: (
        at(0, 14, icons.SACK, 48 / 64)
        + rect(30, 2, 16, 22, "raised", "edge", 2.5, r=3)
        + rect(44, 8, 16, 22, "raised", "edge", 2.5, r=3)
        + number(38, 13, "?", 16)
        + number(52, 19, "!", 16)
    ),
    HOSPITAL: at(-1, 0, icons.star(""), 48 / 64) + at(28, 27, coin("+", 35, 0.8)),
    SACRISTY: (
        path("M10 6H54V30C54 44 45 54 32 60C19 54 10 44 10 30Z", "yellow", "ink", 3)
        + path("M28 14H36V24H46V32H36V50H28V32H18V24H28Z", "on-yellow")
    ),
    SCHOOL: (
        at(0, 15, icons.follower(SCHOLAR, 34))
        + path("M35 32H42M38 27L43 32L38 37", stroke="ink", line=3)
        + circle(54, 32, 10, "raised", "edge", 2)
        + number(54, 32, "?", 17)
    ),
    HORSE_CART: (
        path("M2 44L8 26L4 22L8 12L16 16L20 24H34V30L31 31V48H27V37H15V48H11V36L7 44Z", "brown", "ink", 2)
        + path("M33 33H60L57 45H36Z", "wood", "ink", 2.5)
        + _wheel(47, 49, 10)
    ),
    POWDER_TOWER: (
        path("M14 60V22H9V6H17V13H23V6H31V13H37V6H45V22H40V60Z", "grey", "ink", 2.5)
        + path("M22 60V46A5 5 0 0 1 32 46V60Z", "ink")
        + circle(50, 46, 13, "ink", "raised", 2)
        + number(50, 46, "+2", 16, "paper")
    ),
    HERB_GARDEN: (
        at(0, 19, icons.follower(BOATMAN, 27))
        + path("M28 32H36M32 27L37 32L32 37", stroke="ink", line=3)
        + "".join(
            at(38, place * (64 / 3) + (64 / 3 - 20) / 2, icons.follower(type_, 20))
            for place, type_ in enumerate((FARMER, CRAFTSMAN, TRADER))
        )
    ),
    LABORATORY: _plus(icons.COG),
}
"""What each place or place tile gives."""

OF_EVENT: Final[dict[int, str]] = {
    PILGRIMAGE: (  # a shell, as pilgrims wear it
        path(
            "M32 58L26 52C14 50 6 40 8 28C10 22 15 22 17 20C20 12 27 12 32 6C37 12 44 12 47 20C49 22 54 22 56 28"
            "C58 40 50 50 38 52Z",
            *("cheese", "ink", 2.5),
        )
        + path("M32 56L12 30M32 56L20 17M32 56L32 12M32 56L44 17M32 56L52 30", stroke="ink", line=2, opacity=0.7)
    ),
    INCOME: at(0, 0, icons.star(""), 46 / 64) + at(24, 22, coin("+", 40, 0.8)),
    HARVEST: at(0, 0, icons.good(GRAIN), 50 / 64) + _MINUS,
    TAXES: (
        at(0, 0, icons.good(WOOL), 34 / 64)
        + at(16, 9, icons.good(CHEESE), 34 / 64)
        + at(2, 27, coin("1", 36, 0.6))
        + _MINUS
    ),
    TRADE: at(0, 6, icons.STATION, 46 / 64) + at(26, 24, coin("+", 38, 0.8)),
    PLAGUE: (  # a skull
        path("M32 5C48 5 57 16 57 29C57 38 53 43 47 46V57H17V46C11 43 7 38 7 29C7 16 16 5 32 5Z", "raised", "ink", 3)
        + circle(22, 30, 7, "ink")
        + circle(42, 30, 7, "ink")
        + path("M32 36L36 44H28Z", "ink")
        + path("M25 50V57M32 50V57M39 50V57", stroke="ink", line=2.5)
    ),
}
"""What each hourglass tile brings."""

HOURGLASS: Final = (
    path(
        "M14 8H50V12C50 24 42 28 37 32C42 36 50 40 50 52V56H14V52C14 40 22 36 27 32C22 28 14 24 14 12Z",
        *("raised", "ink", 2.5),
    )
    + path("M19 18H45C43 24 38 27 32 31C26 27 21 24 19 18ZM17 54C18 46 26 45 32 40C38 45 46 46 47 54Z", "ember")
    + path("M10 8H54M10 57H54", stroke="wood", line=6)
)
"""The hourglass on the back of its tiles."""


def stands_in(who: int, others: tuple[int, ...], width: float, height: float) -> str:
    """Somebody who may stand in for others, in a box of any shape."""
    columns, rows = (len(others), 1) if len(others) <= 3 else (-(-len(others) // 2), 2)
    size = min((width - height - 20) / columns, height / rows)
    top = (height - rows * size) / 2
    arrow = at(height, height / 2 - 9, path("M3 9H13M8 3L14 9L8 15", stroke="ink", line=3))
    stood_for = "".join(
        at(height + 19 + place % columns * size, top + place // columns * size, icons.follower(kind, size - 1))
        for place, kind in enumerate(others)
    )
    return icons.follower(who, height) + arrow + stood_for
