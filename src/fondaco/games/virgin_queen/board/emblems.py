"""Signs of powers, faiths, pieces and riches, each drawn in a box of 64 units."""

from functools import cache
from typing import Final

from fondaco.draw import seats
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.games.virgin_queen.vocabulary import CATHOLIC, POWERS

# Soldiers and ships
MORION: Final = (
    "M27 5H37L39 12C47 16 51 25 52 36H12C13 25 17 16 25 12ZM3 37C12 41 22 40 32 40C42 40 52 41 61 37"
    "C57 49 46 50 32 50C18 50 7 49 3 37Z"
)
HORSE: Final = "M17 60C17 46 26 42 28 33C24 35 20 36 16 41L8 37C10 26 17 18 24 12L25 3L33 10C47 13 54 27 52 60Z"
GALLEY: Final = "M3 38H61C60 47 54 50 47 50H17C10 50 4 46 3 38ZM18 34L43 5C49 15 49 26 46 34Z"
OARS: Final = "M16 52L11 61M25 52L20 61M34 52L29 61M43 52L38 61"
GALLEON: Final = (
    "M3 30H14V38H47V26H61L55 54C54 57 52 58 49 58H17C13 58 11 56 10 53Z"
    "M16 5H35C40 14 40 24 35 33H18C22 24 22 14 16 5ZM40 9H53C56 14 56 18 53 22H41C44 18 44 14 40 9Z"
)
RACE_GALLEON: Final = (
    "M1 41H63L54 54C53 56 51 57 48 57H16C13 57 11 56 9 53Z"
    "M9 15H22C26 23 26 30 22 37H10C14 30 14 22 9 15ZM27 4H43C48 16 48 27 43 37H28C33 27 33 16 27 4Z"
    "M47 15H57C60 23 60 30 57 37H48C51 30 51 22 47 15Z"
)
CORSAIR: Final = "M3 40H61C59 50 52 54 44 54H20C11 54 5 49 3 40ZM30 4C46 10 52 24 50 36H30ZM26 12C18 18 14 28 13 36H26Z"
# Faiths
CROSS: Final = "M27 6H37V19H50V29H37V58H27V29H14V19H27Z"
PAGES: Final = "M32 18C25 12 14 12 6 15V51C14 48 25 48 32 54C39 48 50 48 58 51V15C50 12 39 12 32 18Z"
# The rest
ANCHOR: Final = (
    "M32 3A8 8 0 0 1 36 18V22H47V29H36V52C43 51 48 47 49 42L44 44L51 33L58 45L54 44C52 55 43 61 32 61"
    "C21 61 12 55 10 44L6 45L13 33L20 44L15 42C16 47 21 51 28 52V29H17V22H28V18A8 8 0 0 1 32 3Z"
    "M32 8A3 3 0 1 0 32 14A3 3 0 1 0 32 8Z"
)
SWORDS: Final = (
    "M8 4L16 6L36 30L32 35L10 12ZM56 4L54 12L24 46L30 52L26 56L20 50L12 58L6 52L14 44L8 38L12 34L18 40L48 6Z"
    "M36 40L40 35L46 41L52 35L56 39L50 45L58 53L52 59L44 51L38 57L34 53L40 47Z"
)
CROWN: Final = "M8 50L4 18L19 32L32 8L45 32L60 18L56 50ZM8 54H56V60H8Z"
OLIVE: Final = (
    "M8 58C22 44 34 30 52 10M22 42C10 40 8 32 8 26C18 26 24 32 22 42ZM34 30C22 28 20 20 20 14C30 14 36 20 34 30Z"
    "M30 40C40 48 48 46 54 42C48 34 38 32 30 40ZM42 26C52 34 58 30 62 26C58 20 48 18 42 26Z"
)
RINGS: Final = "M24 18A16 16 0 1 0 24 50A16 16 0 1 0 24 18ZM40 14A16 16 0 1 0 40 46A16 16 0 1 0 40 14Z"
EYE: Final = "M2 32C14 12 50 12 62 32C50 52 14 52 2 32ZM32 20A12 12 0 1 0 32 44A12 12 0 1 0 32 20Z"
FLAG: Final = "M10 2H17V62H10ZM20 6C32 0 44 14 60 6V36C44 44 32 30 20 36Z"
CRESCENT: Final = "M42 6A27 27 0 1 0 42 58A22 22 0 1 1 42 6Z"
STAR: Final = "M32 2L38 26L62 32L38 38L32 62L26 38L2 32L26 26Z"
FORT: Final = "M6 60V28H2V8H13V15H21V8H43V15H51V8H62V28H58V60H42V50A10 10 0 0 0 22 50V60Z"
CABIN: Final = "M4 34L32 8L60 34H52V60H38V44H26V60H12V34Z"
CHURCH: Final = "M28 2H32V7H37V11H32V18L46 30H60V60H44V48A7 7 0 0 0 30 48V60H4V34H14V30L28 18V11H23V7H28Z"
CIPHER: Final = "M8 6H46L58 18V58H8ZM14 18V22H36V18ZM14 30V34H52V30ZM14 42V46H44V42Z"
PLANT: Final = "M29 60V40C14 40 6 30 6 16C22 16 30 24 32 34C34 24 42 12 58 10C58 28 50 38 35 40V60Z"
SKULL: Final = (
    "M32 4C48 4 58 14 58 28C58 36 54 42 48 45V56H40V50H36V56H28V50H24V56H16V45C10 42 6 36 6 28C6 14 16 4 32 4Z"
    "M20 22A7 7 0 1 0 20 36A7 7 0 1 0 20 22ZM44 22A7 7 0 1 0 44 36A7 7 0 1 0 44 22Z"
)
SHIPS: Final = (GALLEY, GALLEON, GALLEON, RACE_GALLEON, GALLEON, GALLEON)
"""The outlines of the ships, the Armada last."""


def holed(d: str, fill: str) -> str:
    """An outline whose inner outlines are holes."""
    return f'<path d="{d}" class="f-{fill}" fill-rule="evenodd"/>'


@cache
def power(which: int, size: float, stroke: str = "ink", line: float = 2) -> str:
    """The sign of a power, or of nobody: its colour and its shape."""
    if which >= POWERS:
        middle = size / 2
        return circle(middle, middle, middle - line, "sunken", "faded", line, dash="3 3")
    return seats.sign(which, size, "", stroke, line)


@cache
def faith(which: int) -> str:
    """A cross on a round ground, or an open book on a square one: shape and colour say the same."""
    if which == CATHOLIC:
        return circle(32, 32, 30, "catholic", "raised", 4) + at(11, 10, path(CROSS, "on-faith"), 42 / 64)
    ground = rect(3, 3, 58, 58, "protestant", "raised", 4, r=10)
    book = path(PAGES, "on-faith") + path("M32 19V52", stroke="protestant", line=4)
    return ground + at(10, 10, book, 44 / 64)


@cache
def jesuit() -> str:
    """A Jesuit: a sun with three nails."""
    rays = "".join(path(f"M32 32L{x} {y}", stroke="ember", line=6) for x, y in RAYS)
    return rays + circle(32, 32, 21, "black", "ember", 3) + path("M25 20V44M32 18V46M39 20V44", stroke="ember", line=4)


RAYS: Final = ((32, 3), (52.5, 11.5), (61, 32), (52.5, 52.5), (32, 61), (11.5, 52.5), (3, 32), (11.5, 11.5))


@cache
def treasure(kind: int) -> str:
    """A bar of silver, a chest of gold coins, or pearls."""
    if kind == 0:
        bar = path("M10 38L18 20H54L60 38Z", "wool", "edge", 3) + path("M10 38H60V50H10Z", "ore", "edge", 3)
        return bar + path("M24 26H48", stroke="raised", line=3)
    if kind == 1:
        coins = "".join(circle(32, y, 24, "gold", "on-gold", 3) for y in (40, 32, 24))
        return coins + path("M32 13V35M24 24H40", stroke="on-gold", line=4)
    pearls = ((20, 42), (44, 42), (32, 21))
    return "".join(circle(x, y, 13, "white", "edge", 3) + circle(x - 4, y - 4, 3, "wool") for x, y in pearls)


@cache
def ship(kind: int, ink: str) -> str:
    """A ship in one ink; a galley has oars, the Armada a cross on its sail."""
    return path(SHIPS[kind], ink) + (path(OARS, stroke=ink, line=4) if kind == 0 else "")
