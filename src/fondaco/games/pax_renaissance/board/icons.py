"""What is printed on cards, each sign in a box of 64 units: Prestige, Operations, one-shots and Powers."""

from functools import cache
from typing import Final

from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tokens import CORE, FLAME
from fondaco.games.pax_renaissance.board import emblems
from fondaco.games.pax_renaissance.vocabulary import *

# Prestige (B4.prestige): lyre, scales and compass
LYRE: Final = (
    "M14 6C6 16 8 30 18 38C22 41 24 44 24 48H40C40 44 42 41 46 38C56 30 58 16 50 6L44 8C48 17 47 25 42 30V12H38V34"
    "C37 36 36 38 36 41H28C28 38 27 36 26 34V12H22V30C17 25 16 17 20 8ZM30 12H34V38H30ZM20 51H44V58H20Z"
)
SCALES: Final = (
    "M29 6H35V12H54V17H51L60 38A10 9 0 0 1 40 38L48 17H35V52H46V59H18V52H29V17H16L24 38A10 9 0 0 1 4 38L13 17H10V12H29Z"
    "M14.5 22L8.5 37H20.5ZM49.5 22L43.5 37H55.5Z"
)
COMPASS: Final = (
    "M32 2L39 25L62 32L39 39L32 62L25 39L2 32L25 25ZM48 16L43 25L39 21ZM48 48L39 43L43 39ZM16 48L21 39L25 43Z"
    "M16 16L25 21L21 25Z"
)
PRESTIGE_SIGNS: Final = (LYRE, SCALES, COMPASS)

# Operations (F): what each does, on the colour the rulebook gives it
AXE: Final = "M34 4L40 6L24 60H17ZM38 8C50 6 58 14 60 26C52 22 42 24 36 32C31 26 31 16 38 8Z"
HAND: Final = "M6 42C14 38 20 36 28 38L44 40C48 41 48 47 44 47H32L48 48L58 40C62 38 64 43 61 46L48 58H18L6 56Z"
CHAIN: Final = (
    "M14 10H30A12 12 0 0 1 30 34H26V26H30A4 4 0 0 0 30 18H14A4 4 0 0 0 14 26H18V34H14A12 12 0 0 1 14 10Z"
    "M34 30H50A12 12 0 0 1 50 54H34A12 12 0 0 1 34 30ZM34 38A4 4 0 0 0 34 46H50A4 4 0 0 0 50 38Z"
)
BALLOT: Final = "M6 34H58V58H6ZM18 38V42H46V38ZM20 6L46 12L42 34H36L39 19L26 16L23 34H17Z"
CANNON: Final = "M6 22L50 12C56 11 60 18 58 24L56 28L34 33A13 13 0 1 1 13 38L8 36ZM22 38A6 6 0 1 0 22.1 38Z"
SWORDS: Final = (
    "M8 4L16 6L36 30L32 35L10 12ZM56 4L54 12L24 46L30 52L26 56L20 50L12 58L6 52L14 44L8 38L12 34L18 40L48 6Z"
    "M36 40L40 35L46 41L52 35L56 39L50 45L58 53L52 59L44 51L38 57L34 53L40 47Z"
)
LILY: Final = (
    "M32 12C38 20 38 27 34.5 33H37C37 24 46 20 50 27C52 32 47 36 43 34C43 38 38 39 35 37V40H40V44H35C35 48 34 50 32 53"
    "C30 50 29 48 29 44H24V40H29V37C26 39 21 38 21 34C17 36 12 32 14 27C18 20 27 24 27 33H29.5C26 27 26 20 32 12Z"
)
OPERATION_COLOURS: Final = ("blue", "orange", "purple", "purple", "purple", "purple", "red", "red", "red")

# One-shots (B4.bomb)
DAGGER: Final = "M29 4H35L36 34H46V40H36V52L32 60L28 52V40H18V34H28Z"
FORK: Final = (
    "M29 62V36C18 35 12 30 12 20V4H18V20C18 25 22 28 28 29V4H36V29C42 28 46 25 46 20V4H52V20C52 30 46 35 36 36V62Z"
)
BOLT: Final = "M36 2L12 36H28L22 62L52 24H35L44 2Z"
TURNING: Final = (
    "M10 30C10 16 22 8 34 9V1L50 13L34 25V17C27 16 18 21 18 30Z"
    "M54 34C54 48 42 56 30 55V63L14 51L30 39V47C37 48 46 43 46 34Z"
)
SHOT_SIGNS: Final = {
    CONSPIRACY: DAGGER,
    REVOLT: FORK,
    CORONATION: emblems.QUEEN_SHAPE,
    APOSTASY: BOLT,
}


@cache
def prestige(kind: int) -> str:
    """A mark of Prestige: the badge of a Religion, or lyre, scales or compass on pale gold."""
    if kind < RELIGIONS:
        return emblems.badge(kind)
    ground = circle(32, 32, 30, "grain", "edge", 2.5)
    return ground + at(13, 13, path(PRESTIGE_SIGNS[kind - RELIGIONS], "on-good"), 38 / 64)


@cache
def operation(kind: int, detail: int) -> str:
    """An Operation on its colour; what it is for is a badge, a pointed side or the tokens it strikes."""
    ground, ink = OPERATION_COLOURS[kind], f"on-{OPERATION_COLOURS[kind]}"
    if kind in (COMMERCE, VOTE):
        return _pointed(ground, detail) + at(14 if detail == WEST else 10, 12, _deed(kind, ink), 40 / 64)
    body = rect(2, 2, 60, 60, ground, "edge", 2.5, r=9)
    if kind in (INQUISITOR, CORSAIR):
        return body + at(6, 6, _deed(kind, ink), 38 / 64) + at(30, 30, emblems.badge(detail), 32 / 64)
    if kind == REPRESS:
        return body + at(7, 4, _deed(kind, ink), 30 / 64) + _targets(detail, ink)
    return body + at(11, 11, _deed(kind, ink), 42 / 64)


def _pointed(ground: str, side: int) -> str:
    """A tile that points to the East or to the West."""
    if side == EAST:
        return path("M9 2H46L62 32L46 62H9A7 7 0 0 1 2 55V9A7 7 0 0 1 9 2Z", ground, "edge", 2.5)
    return path("M55 2H18L2 32L18 62H55A7 7 0 0 0 62 55V9A7 7 0 0 0 55 2Z", ground, "edge", 2.5)


def _deed(kind: int, ink: str) -> str:
    if kind == COMMERCE:
        return circle(32, 32, 26, "gold", ink, 4) + circle(32, 32, 17, "", "on-gold", 3, opacity=0.6)
    if kind == TAX:
        return circle(32, 18, 15, "gold", ink, 3.5) + path(HAND, ink)
    shapes = {
        INQUISITOR: emblems.MITRE,
        BEHEAD: AXE,
        REPRESS: CHAIN,
        VOTE: BALLOT,
        CORSAIR: emblems.SHIP,
        SIEGE: CANNON,
        CAMPAIGN: SWORDS,
    }
    return path(shapes[kind], ink)


def _targets(targets: int, ink: str) -> str:
    """The tokens that may be Repressed (F5.repress)."""
    shapes = (emblems.CUBE_SHAPE, emblems.ROOK_SHAPE, emblems.KNIGHT_SHAPE)
    shown = [shape for bit, shape in enumerate(shapes) if targets >> bit & 1]
    size = 27 if len(shown) < 3 else 19
    left = 32 - size * len(shown) / 2
    return "".join(
        at(left + place * size, 34 + (27 - size) / 2, path(shape, ink), size / 64 * 0.92)
        for place, shape in enumerate(shown)
    )


@cache
def one_shot(kind: int, detail: int) -> str:
    """A bomb, and what it sets off (B4.bomb)."""
    body = circle(30, 36, 25, "black", "edge", 2.5) + path("M44 16L50 9", stroke="edge", line=7)
    body += path("M50 9C54 2 60 6 60 12", stroke="edge", line=2.5) + at(50, 6, path(emblems.star(6, 7, 3, 8), "ember"))
    if kind < FIRST_CIVIL_WAR:
        return body + at(12, 18, emblems.badge(kind), 36 / 64)
    if kind in SHOT_SIGNS:
        body += at(14, 20, path(SHOT_SIGNS[kind], "on-black"), 32 / 64)
        pair = [religion for religion in range(RELIGIONS) if kind == APOSTASY and detail >> religion & 1]
        return body + "".join(at(x, 42, emblems.badge(religion), 22 / 64) for x, religion in zip((0, 40), pair))
    return body + at(13, 19, path(TURNING, "on-black"), 34 / 64)


@cache
def power() -> str:
    """The seal of a Power, which works all the time (B4.powers)."""
    star = path("M32 12L37 26L52 26L40 35L44 50L32 41L20 50L24 35L12 26L27 26Z", "on-gold")
    return path(emblems.star(12, 30, 24), "gold", "edge", 2.5) + star


@cache
def torch() -> str:
    """A torch that puts out a victory (M3.torch)."""
    return path(FLAME, "fire", "edge", 2) + path(CORE, "ember")


@cache
def florin() -> str:
    """A Florin (B1.florins)."""
    rim = circle(32, 32, 22, "", "on-gold", 2, opacity=0.5)
    return circle(32, 32, 29, "gold", "edge", 3) + rim + path(LILY, "on-gold")


@cache
def fair() -> str:
    """A trade fair: an awning over a stall (E5.fair)."""
    body = path("M8 8H56L62 28H2Z", "orange", "edge", 2.5)
    body += path("M20 8L16 28M32 8V28M44 8L48 28", stroke="edge", line=2.5)
    return body + path("M8 28V60M56 28V60M4 46H60", stroke="edge", line=4)


@cache
def locator(places: tuple[int, ...], wide: float, high: float) -> str:
    """The ten Map cards in miniature, those of a Location filled."""
    across, down, body = wide / 5, high / 2, ""
    for empire in range(EMPIRES):
        row, column = divmod(empire, 5)
        fill = "ink" if empire in places else "sunken"
        x, y = column * across + 0.6, row * down + 0.6
        body += rect(x, y, across - 1.2, down - 1.2, fill, "line", 0.8, r=1.2)
    return body


@cache
def chain(ink: str = "ink") -> str:
    """Links of a chain: Repressed, or a Vassal's bond."""
    return path(CHAIN, ink)


@cache
def heart() -> str:
    """A marriage (I1.cross)."""
    return path("M32 56C12 40 4 30 6 18C8 8 22 4 32 18C42 4 56 8 58 18C60 30 52 40 32 56Z", "alarm", "edge", 2.5)


@cache
def emporium(white: bool, closed: bool) -> str:
    """A star of twenty points around a city; a closed one is covered by a disk (B5.emporia, B5.one-open)."""
    ground, ink = ("white", "on-white") if white else ("black", "on-black")
    body = path(emblems.star(20, 32, 27.5), ground, "edge", 1.6)
    if closed:
        body += circle(32, 32, 22.5, ground, ink, 1.6) + circle(32, 32, 18, "", ink, 1.4, opacity=0.5)
        body += path("M23 23L41 41M41 23L23 41", stroke=ink, line=4)
    return body
