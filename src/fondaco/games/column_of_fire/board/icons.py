"""The signs of the game, each drawn in a box of 64 units: countries, goods, faiths and action symbols."""

from functools import cache
from typing import Final

from fondaco.draw.dice import die
from fondaco.draw.lettering import number
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tokens import coin, stone
from fondaco.games.column_of_fire.vocabulary import *

Buyers = tuple[int, ...]
"""The countries that buy a good."""

# The sign of each die: rose, lily, tulip and castle of the four countries, and an anchor for the ships

_ROSE: Final = ((32, 15), (48.2, 26.7), (42, 45.8), (22, 45.8), (15.8, 26.7))
_LILY: Final = (
    "M32 3C23 15 22 25 27 37H37C42 25 41 15 32 3Z"
    "M24 37C25 26 18 18 10 20C3 22 3 32 10 35C8 30 12 27 15 29C19 31 19 34 18 37Z"
    "M40 37C39 26 46 18 54 20C61 22 61 32 54 35C56 30 52 27 49 29C45 31 45 34 46 37Z"
    "M16 39H48V45H16Z"
    "M28 47C28 53 25 56 20 58C27 59 30 57 32 62C34 57 37 59 44 58C39 56 36 53 36 47Z"
)
_TULIP: Final = (
    "M15 8C13 26 19 38 32 38C45 38 51 26 49 8C45 13 42 16 40 20C38 13 36 9 32 4C28 9 26 13 24 20C22 16 19 13 15 8Z"
    "M30 40H34V49C37 43 43 39 52 39C50 50 44 57 34 58V62H30V58C20 57 14 50 12 39C21 39 27 43 30 49Z"
)
_CASTLE: Final = "M10 60V30H6V9H16V16H24V9H40V16H48V9H58V30H54V60H41V49A9 9 0 0 0 23 49V60Z"
_ANCHOR: Final = (
    "M32 3A8 8 0 0 1 35.5 18V22H46V28H35.5V53C42 52 47 48 48 43L43 45L51 34L58 46L54 44.5C52 55 43 61 32 61"
    "C21 61 12 55 10 44.5L6 46L13 34L21 45L16 43C17 48 22 52 28.5 53V28H18V22H28.5V18A8 8 0 0 1 32 3Z"
    "M32 7.5A3.5 3.5 0 1 0 32 14.5A3.5 3.5 0 1 0 32 7.5Z"
)


@cache
def sign(colour: int) -> str:
    """The sign of a die's colour, in the ink that is read on it."""
    ink = f"on-{OWN_DIE.labels[colour]}"
    if colour:
        return path((_LILY, _TULIP, _CASTLE, _ANCHOR)[colour - 1], ink)
    petals = "".join(circle(x, y, 12, ink) for x, y in _ROSE)
    return petals + circle(32, 32, 12, "white") + circle(32, 32, 8, ink)


@cache
def small_die(colour: int, shown: int, size: float) -> str:
    """A die of the game; unrolled it shows its sign."""
    return die(OWN_DIE.labels[colour], shown, size, sign(colour) if colour != BLACK else "")


# Goods

_COVER: Final = "M14 8H46A4 4 0 0 1 50 12V48H18A6 6 0 0 0 12 54V14A6 6 0 0 1 14 8Z"
_BOOK: Final = (
    path("M12 54A6 6 0 0 1 18 48H50V57H18A6 6 0 0 1 12 54Z", "raised", "ink", 2.5)
    + path("M20 52.5H49", stroke="line", line=1.5)
    + path(_COVER, "book", "ink", 2.5)
    + path("M20 9V47", stroke="ink", line=1.5, opacity=0.6)
    + path("M35 17L42 28L35 39L28 28Z", "gold")
)
_ORE: Final = (
    path("M8 52L14 36L26 30L36 38L38 54Z", "ore", "ink", 2.5)
    + path("M22 34L26 14L40 8L52 18L50 36L36 40Z", "ore", "ink", 2.5)
    + path("M34 54L36 40L50 34L58 44L56 54Z", "ore", "ink", 2.5)
    + path("M26 14L36 22L52 18M36 22L36 38M14 36L24 42L36 39M46 36L48 45L57 45", stroke="ink", line=1.5, opacity=0.6)
    + path("M27 20L32 24L31 32L26 28ZM40 44L44 42L44 48Z", "ember")
)
_CLOTH: Final = (
    path("M18 12H50C56 12 58 18 58 22C58 28 55 32 50 32H18Z", "cloth", "ink", 2.5)
    + path("M18 12C11 12 8 17 8 22C8 27 11 32 18 32C24 32 28 27 28 22C28 17 24 12 18 12Z", "cloth", "ink", 2.5)
    + path("M18 17C14 17 13 20 13 22C13 25 15 27 18 27C21 27 23 25 23 22C23 20 21 19 19.5 20",
           stroke="ink", line=1.8)
    + path("M20 32H50V54C46 51 43 57 39 54C35 51 32 57 28 54C25 52 22 54 20 55Z", "cloth", "ink", 2.5)
    + path("M27 38V48M35 38V48M43 38V48", stroke="raised", line=2.5, opacity=0.75)
)  # fmt: skip
_WINE: Final = (
    path("M12 16C20 10 44 10 52 16C57 26 57 40 52 50C44 56 20 56 12 50C7 40 7 26 12 16Z", "wood", "ink", 2.5)
    + path("M24 12C21 24 21 42 24 54M40 12C43 24 43 42 40 54", stroke="ink", line=1.5, opacity=0.5)
    + path("M10 22H54M10 44H54", stroke="ink", line=4)
    + path("M32 22C39 29 41 34 32 41C23 34 25 29 32 22Z", "wine", "raised", 1.5)
)
GOOD_SIGNS: Final = (_BOOK, _ORE, _CLOTH, _WINE)
"""A book, a heap of ore, a bolt of cloth and a barrel of wine."""
_ANY_GOOD: Final = "".join(
    at(x, y, rect(0, 0, 28, 28, "raised", "edge", 1.5, r=4) + at(2, 2, good, 24 / 64))
    for good, (x, y) in zip(GOOD_SIGNS, ((2, 2), (34, 2), (2, 34), (34, 34)))
) + circle(32, 32, 9, "ink") + number(32, 32, "?", 15, "paper")  # fmt: skip

# Faiths
_MARKS: Final = (
    path("M27 6H37V19H50V29H37V58H27V29H14V19H27Z", "on-faith"),
    path("M32 18C25 12 14 12 6 15V51C14 48 25 48 32 54C39 48 50 48 58 51V15C50 12 39 12 32 18Z", "on-faith")
    + path("M32 19V52", stroke="protestant", line=4),
    circle(32, 32, 9, "on-neutral", opacity=0.55),
)
"""What is scratched on a stone: a cross, an open book, or nothing."""


@cache
def faith_stone(colour: int, size: float) -> str:
    """A religion stone."""
    return stone(STONE_COLOUR.labels[colour], size, _MARKS[colour])


def _badge(sign_text: str, x: float = 50, y: float = 14) -> str:
    """A plus, minus or both, at a corner of a symbol."""
    return circle(x, y, 13, "ink", "raised", 2) + number(x, y, sign_text, 22, "paper")


# Ships


@cache
def ship(country: int) -> str:
    """A caravel under the sail of a country."""
    colour = OWN_DIE.labels[country]
    return (
        path("M32 5V46", stroke="ink", line=3)
        + path("M32 7L45 10.5L32 14Z", colour, "ink", 1.5)
        + path("M12 17C22 21 42 21 52 17C56 27 55 35 50 42C42 38 22 38 14 42C9 35 8 27 12 17Z", colour, "edge", 2.5)
        + at(20, 18, sign(country), 24 / 64)
        + path("M6 44H58C57 53 52 58 44 58H20C12 58 7 53 6 44Z", "wood", "ink", 2.5)
        + path("M9 50H55", stroke="ink", line=1.5, opacity=0.5)
    )


def _trade(kind: int, buyers: Buyers) -> str:
    """A good and the sails that carry it away, in the colours of its buyers."""
    sails = "".join(at(34, 1 + 32 * row, ship(country), 30 / 64) for row, country in enumerate(buyers[:2]))
    return at(-2, 10, GOOD_SIGNS[kind], 44 / 64) + sails


# The other symbols

SHIELD: Final = (
    path("M10 8H54V30C54 44 45 54 32 60C19 54 10 44 10 30Z", "steel", "ink", 3)
    + path("M16 14H48V30C48 40 42 48 32 53C22 48 16 40 16 30Z", "", "raised", 2, opacity=0.8)
    + path("M32 19V46M22 29H42", stroke="raised", line=5)
)
"""Protection."""


@cache
def crown(ink: str, edge: str) -> str:
    """The sign on the back of advantage tiles."""
    return (
        path("M10 48L6 20L20 32L32 12L44 32L58 20L54 48Z", ink, edge, 2.5)
        + circle(6, 18, 4, ink, edge, 2)
        + circle(32, 10, 4, ink, edge, 2)
        + circle(58, 18, 4, ink, edge, 2)
        + path("M11 54H53", stroke=edge, line=4)
    )


_ADVANCE: Final = (
    rect(3, 34, 22, 22, "raised", "edge", 2, r=4)
    + rect(39, 34, 22, 22, "raised", "edge", 2, r=4)
    + circle(50, 45, 7, "ink")
    + circle(14, 45, 6, "", "ink", 2.5)
    + path("M14 28C16 10 42 8 48 22", stroke="ink", line=4.5)
    + path("M40 20L49 27L54 16", stroke="ink", line=4.5)
)
_DISMISS: Final = (
    rect(6, 4, 40, 56, "raised", "edge", 2.5, r=5)
    + circle(26, 22, 8, "faded")
    + path("M12 48C12 36 18 32 26 32C34 32 40 36 40 48Z", "faded")
    + circle(48, 46, 14, "alarm", "raised", 2)
    + path("M42 40L54 52M54 40L42 52", stroke="raised", line=4)
)
_TURN_DIE: Final = (
    at(14, 16, die("white", 5, 36))
    + path("M10 26C12 12 22 5 34 5C42 5 48 8 52 13", stroke="ink", line=4)
    + path("M53 4V15H42", stroke="ink", line=4)
    + path("M56 42C52 54 44 60 33 60C25 60 18 57 13 51", stroke="ink", line=4)
    + path("M12 60V50H22", stroke="ink", line=4)
)
_FREE_DIE: Final = (
    rect(6, 34, 52, 27, "raised", "edge", 2.5, r=5)
    + path("M12 42H52M12 52H40", stroke="line", line=2.5)
    + at(8, 8, die("white", 3, 34))
    + path("M52 40V10", stroke="ink", line=4.5)
    + path("M43 19L52 9L61 19", stroke="ink", line=4.5)
)


_PLAIN: Final = {
    ANY_GOOD: _ANY_GOOD,
    SELL_THREE: at(0, 0, _ANY_GOOD, 40 / 64) + at(24, 24, coin(3, 39, 0.58)),
    PROTECTION: SHIELD,
    ADVANTAGE: rect(4, 4, 56, 56, "cloth", "ink", 2.5, r=7) + at(13, 13, crown("gold", "raised"), 38 / 64),
    NEUTRAL: at(3, 12, faith_stone(NEUTRAL_STONE, 48)) + _badge("+"),
    ADVANCE: _ADVANCE,
    REMOVE_CHARACTER: _DISMISS,
    TURN_DIE: _TURN_DIE,
    FREE_DIE: _FREE_DIE,
}
"""The symbols that need no argument."""


@cache
def symbol(code: int, buyers: tuple[Buyers, ...]) -> str:
    """An action symbol; who buys what is printed on the goods of the track (symbol.where)."""
    kind, argument = divmod(code, ARGUMENTS)
    if kind == GOOD:
        return at(0, 8, GOOD_SIGNS[argument], 56 / 64) + _badge("+", 51, 13)
    if kind == STONE:
        if argument == EITHER:
            both = at(1, 22, faith_stone(CATHOLIC, 38)) + at(24, 24, faith_stone(PROTESTANT, 38))
            return both + _badge("±", 49, 14)
        return at(3, 12, faith_stone(argument, 48)) + _badge("±")
    if kind == POINTS:
        return at(4, 4, coin(f"+{argument}", 56, 0.46))
    if kind == SHIP:
        return ship(argument)
    if kind == TRADE:
        return _trade(argument, buyers[argument])
    return _PLAIN[kind]
