"""Religions and pieces, each drawn in a box of 64 units: what differs in colour always differs in shape too."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from fondaco.draw import seats
from fondaco.draw.shapes import at, circle, path
from fondaco.games.pax_renaissance.vocabulary import *

INK: Final = "on-faith"
"""What stands on the colour of a Religion."""
SIDE_COLOURS: Final = ("black", "white")
"""The backs of the East and of the West, and their routes."""


def star(points: int, outer: float, inner: float, middle: float = 32) -> str:
    """A star of so many points around the middle of the box."""
    turns = [(outer if step % 2 == 0 else inner, pi * step / points - pi / 2) for step in range(2 * points)]
    return "M" + "L".join(f"{middle + r * cos(a):.1f} {middle + r * sin(a):.1f}" for r, a in turns) + "Z"


# The ground of a Religion: quatrefoil, star of eight points, square
QUATREFOIL: Final = "M17 17A15 15 0 0 1 47 17A15 15 0 0 1 47 47A15 15 0 0 1 17 47A15 15 0 0 1 17 17Z"
KHATAM: Final = star(8, 31, 24.2)
SLAB: Final = "M9 4H55A5 5 0 0 1 60 9V55A5 5 0 0 1 55 60H9A5 5 0 0 1 4 55V9A5 5 0 0 1 9 4Z"
GROUNDS: Final = (QUATREFOIL, KHATAM, SLAB)

# The emblem of a Religion: crucifix, crescent, plain cross
CRUCIFIX: Final = (
    "M28 3H36V10H44V16H36V22H54V30H36V52H44V61H20V52H28V30H10V22H28V16H20V10H28Z"
)  # fmt: skip
CRESCENT: Final = (
    "M40 8A26 26 0 1 0 54 47A21 21 0 1 1 40 8ZM50 17L52.4 24.6L60 24.6L53.8 29.2L56.2 36.8L50 32.2L43.8 36.8L46.2 29.2"
    "L40 24.6L47.6 24.6Z"
)
CROSS: Final = "M27 8H37V24H52V34H37V58H27V34H12V24H27Z"
EMBLEMS: Final = (CRUCIFIX, CRESCENT, CROSS)

# Pieces
KNIGHT_SHAPE: Final = (
    "M18 60H52C54 44 52 22 38 10L37 3L31 9C27 9 24 11 22 15C18 22 12 29 9 36C8 40 10 45 15 45C19 45 22 41 26 40"
    "C30 40 32 38 34 35C35 44 22 46 18 60Z"
)
KNIGHT_EYE: Final = (27, 21)
ROOK_SHAPE: Final = "M12 6H22V14H27V6H37V14H42V6H52V22L45 28V44L52 52V60H12V52L19 44V28L12 22Z"
MITRE: Final = (
    "M32 3C46 14 51 26 48 42H16C13 26 18 14 32 3ZM15 46H49V58H15ZM29.5 15V22H23V27H29.5V37H34.5V27H41V22H34.5V15Z"
)
SHIP: Final = (
    "M5 42H59C57 53 50 59 41 59H23C14 59 7 53 5 42ZM29.5 4H34.5V38H29.5ZM37 8C50 13 55 26 52 37H37Z"
    "M27 12C17 17 12 27 12 37H27Z"
)
CROWN: Final = "M8 50L4 18L19 32L32 8L45 32L60 18L56 50ZM8 54H56V60H8Z"
SCROLL: Final = (
    "M14 6H50C56 6 58 11 58 15H50V52C50 57 47 60 42 60H12C7 60 5 56 5 51H14Z"
    "M21 17H43V22H21ZM21 28H43V33H21ZM21 39H43V44H21Z"
)
VITRUVIAN: Final = (
    "M32 4A28 28 0 1 0 32 60A28 28 0 1 0 32 4ZM32 8A24 24 0 1 1 32 56A24 24 0 1 1 32 8Z"
    "M32 11A5 5 0 1 1 32 21A5 5 0 1 1 32 11ZM12 24H52V28H38V38L46 52L42 54L32 40L22 54L18 52L26 38V28H12Z"
)
COMET_SHAPE: Final = "M44 20A13 13 0 1 1 43.9 20ZM4 6L34 24L28 31ZM12 2L40 18L36 22ZM2 16L26 34L27 40Z"
CUBE_SHAPE: Final = "M32 3L58 17V47L32 61L6 47V17Z"
QUEEN_SHAPE: Final = (
    "M6 14A5 5 0 1 1 12 18L20 34L29 15A5 5 0 1 1 35 15L44 34L52 18A5 5 0 1 1 58 14L52 48H12ZM14 52H50V60H14Z"
)
CASTLE: Final = (
    "M6 58V24H12V30H18V24H24V34H28V12H32V6L44 10L32 14V18H36V34H40V24H46V30H52V24H58V58H38V46A6 6 0 0 0 26 46V58Z"
)
CLASS_SHAPES: Final = (
    *(MITRE, SHIP, CUBE_SHAPE, KNIGHT_SHAPE, ROOK_SHAPE),
    *(QUEEN_SHAPE, VITRUVIAN, COMET_SHAPE, CROWN),
)
"""The class of a card; the last is an Empire (B4.piece-icon)."""


def colour(religion: int) -> str:
    """The colour of a Religion by its name in the palette."""
    return RELIGION_LABELS[religion]


@cache
def emblem(religion: int, ink: str = "") -> str:
    """Crucifix, crescent or cross; in the Religion's colour unless told otherwise (B5.name-icon)."""
    return path(EMBLEMS[religion], ink or colour(religion))


@cache
def badge(religion: int) -> str:
    """The emblem on the ground of its Religion."""
    return path(GROUNDS[religion], colour(religion), "edge", 2) + at(14, 14, emblem(religion, INK), 36 / 64)


def shape_of(piece: int, ink: str) -> str:
    """A Knight or a Rook as a silhouette."""
    return path(ROOK_SHAPE if piece >= ROOK else KNIGHT_SHAPE, ink)


def ground(religion: int) -> str:
    """The ground of a Religion, on which its pieces stand."""
    return path(GROUNDS[religion], colour(religion), "ink", 2.5)


@cache
def piece(kind: int) -> str:
    """A Knight or Rook of its Religion (B1.knights, B1.rooks)."""
    religion = kind % RELIGIONS
    eye = circle(*KNIGHT_EYE, 2.6, colour(religion)) if kind < ROOK else ""
    return ground(religion) + at(13, 12, shape_of(kind, INK) + eye, 38 / 64)


@cache
def pirate(religion: int) -> str:
    """A Pirate: a ship on waves in the colour of its Religion (E2.pirate)."""
    waves = path("M4 52Q11 46 18 52T32 52T46 52T60 52", stroke="ink", line=3.5)
    waves += path("M4 52Q11 46 18 52T32 52T46 52T60 52", stroke="water", line=2)
    return ground(religion) + at(13, 8, path(SHIP, INK), 38 / 64) + waves


@cache
def bishop(religion: int) -> str:
    """A Bishop of its Religion (B1.bishops)."""
    return ground(religion) + at(14, 12, path(MITRE, INK), 36 / 64)


@cache
def cube(seat: int) -> str:
    """A cube of a seat with the seat's shape on it (B1.cubes)."""
    body, sign = path(CUBE_SHAPE, f"seat-{seat}", "ink", 3), seats.sign(seat, 64, "on-seat", "ink", 7)
    body += path("M32 3L58 17L32 31L6 17Z", "on-seat", opacity=0.35)
    body += path("M32 31L58 17V47L32 61Z", "ink", opacity=0.22)
    return body + path("M6 17L32 31L58 17M32 31V61", stroke="ink", line=1.8) + at(20, 20, sign, 26 / 64)


@cache
def any_cube() -> str:
    """A cube of the colour of whoever plays the card (B4.agent-cube)."""
    body = path("M32 31L58 17V47L32 61Z", "seat-0") + path("M32 31L6 17V47L32 61Z", "seat-1")
    body += path("M32 3L58 17L32 31L6 17Z", "seat-2")
    return body + path(CUBE_SHAPE, "", "ink", 3) + path("M6 17L32 31L58 17M32 31V61", stroke="ink", line=2)


@cache
def token(kind: int) -> str:
    """Anything that can be Repressed: a piece, or a seat's cube."""
    return piece(kind) if kind < PIECES else cube(kind - CUBE)


@cache
def agent(kind: int) -> str:
    """An Agent as printed on a card (B4.agents)."""
    if kind < PIECES:
        return piece(kind)
    if kind == CUBE_AGENT:
        return any_cube()
    return pirate(kind - PIRATE_AGENT) if kind < BISHOP_AGENT else bishop(kind - BISHOP_AGENT)


@cache
def city_icon(kind: int) -> str:
    """What is printed in a city: the shape and colour of the Troop it raises (B5.cities)."""
    religion = kind % RELIGIONS
    shade = path(GROUNDS[religion], colour(religion), opacity=0.16)
    rim = path(GROUNDS[religion], "", colour(religion), 2.5, dash="5 4")
    return shade + rim + at(13, 12, shape_of(kind, colour(religion)), 38 / 64)


def castle() -> str:
    """The sign of a medieval state."""
    return path(CASTLE, "faded")
