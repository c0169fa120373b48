"""Where everything lies on the map: towns, seas, countries, and the room beside them for pieces."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from fondaco.draw.lettering import NARROWED, fitted, haloed, line, number
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tokens import count as seal
from fondaco.draw.tokens import flame
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import emblems, pieces
from fondaco.games.virgin_queen.board.coast import Point
from fondaco.games.virgin_queen.board.pieces import SLOT
from fondaco.games.virgin_queen.vocabulary import COUNTRY, SEA, SPACE, SPACES

LETTERS: Final = 19
TOWN: Final = Box(-56, -34, 112, 88)
"""A town around its middle: walls, signs beside them, and its name below."""
ROMAN: Final = ("I", "II", "III", "IV", "V")
"""Every sea has a number, which its ports show beside their anchor."""

TOWNS: Final[dict[str, Point]] = {
    "london": (368, 420),
    "norwich": (418, 314),
    "portsmouth": (264, 514),
    "plymouth": (126, 522),
    "lancaster": (226, 252),
    "york": (350, 206),
    "edinburgh": (268, 80),
    "dublin": (64, 332),
    "amsterdam": (676, 214),
    "rotterdam": (676, 384),
    "utrecht": (838, 378),
    "groningen": (838, 206),
    "antwerp": (676, 554),
    "brussels": (838, 548),
    "madrid": (438, 878),
    "corunna": (236, 796),
    "seville": (344, 974),
    "barcelona": (710, 848),
    "lisbon": (196, 908),
}
"""The middle of each town, about where it lies; the Low Countries are drawn larger than they are."""
RIGHT: Final = "start"
LEFT: Final = "end"
BELOW: Final = "middle"
BESIDE: Final[dict[str, tuple[str, int]]] = {
    **dict.fromkeys(
        ("london", "portsmouth", "york", "edinburgh", "madrid", "corunna", "seville", "barcelona"), (RIGHT, 4)
    ),
    "norwich": (RIGHT, 3),
    "lisbon": (LEFT, 3),
    "lancaster": (LEFT, 3),
    "dublin": (BELOW, 3),
    **dict.fromkeys(("plymouth", "amsterdam", "rotterdam", "utrecht", "groningen", "antwerp", "brussels"), (BELOW, 4)),
}
"""On which side of a town its pieces stand, and how many in a row."""
SEAS: Final[dict[str, Box]] = {
    "north-sea": Box(500, 12, 258, 130),
    "channel": Box(212, 572, 294, 74),
    "biscay": Box(16, 668, 292, 78),
    "cadiz": Box(14, 990, 272, 76),
    "mediterranean": Box(606, 978, 308, 86),
}
COUNTRIES: Final[dict[str, Box]] = {
    "england": Box(188, 344, 112, 54),
    "scotland": Box(186, 140, 112, 24),
    "ireland": Box(6, 468, 92, 19),
    "netherlands": Box(768, 112, 150, 54),
    "spain": Box(606, 930, 96, 24),
    "portugal": Box(146, 964, 100, 22),
}
COURT: Final = Box(12, 12, 136, 96)
"""Elizabeth and Mary."""
DICE: Final = Box(474, 692, 440, 106)


class Area(NamedTuple):
    """Room for pieces, and towards which side they gather."""

    box: Box
    side: str


@cache
def town_box(space: int) -> Box:
    """A town with its name."""
    x, y = TOWNS[SPACE.labels[space]]
    return Box(x + TOWN.x, y + TOWN.y, TOWN.width, TOWN.height)


@cache
def area(place: int) -> Area:
    """The room for the pieces of a space or a sea."""
    if place >= SPACES:
        box = SEAS[SEA.labels[place - SPACES]]
        return Area(Box(box.x + 7, box.y + 31, box.width - 14, box.height - 34), BELOW)
    label = SPACE.labels[place]
    (x, y), (side, columns) = TOWNS[label], BESIDE[label]
    width, height = columns * SLOT, 2 * SLOT
    if side == BELOW:
        return Area(Box(x - width / 2, y + 55, width, height), side)
    left = x + 56 if side == RIGHT else x - 56 - width
    return Area(Box(left, y - 36, width, height), side)


def rows_of(widths: Sequence[int], columns: int) -> list[list[int]]:
    """Pieces in rows of so many slots."""
    rows: list[list[int]] = []
    free = 0
    for piece, width in enumerate(widths):
        if width > free:
            rows.append([])
            free = columns
        rows[-1].append(piece)
        free -= width
    return rows


@cache
def laid(room: Area, widths: tuple[int, ...]) -> tuple[float, tuple[Point, ...]]:
    """How large pieces of so many slots can be, and where each lies."""
    box, side = room
    for scale in SCALES:
        slot = SLOT * scale
        columns = int((box.width + 0.5) / slot)
        if columns < max(widths, default=0):
            continue
        rows = rows_of(widths, columns)
        if len(rows) * slot <= box.height + 0.5:
            break
    places: list[Point] = []
    top = box.y if side == BELOW else box.y + (box.height - len(rows) * slot) / 2
    for order, row in enumerate(rows):
        taken = sum(widths[piece] for piece in row) * slot
        spare = {RIGHT: 0.0, BELOW: (box.width - taken) / 2, LEFT: box.width - taken}[side]
        x = box.x + spare
        for piece in row:
            places.append((x + scale, top + order * slot + scale))
            x += widths[piece] * slot
    return scale, tuple(places)


SCALES: Final = (1, 0.88, 0.78, 0.66, 0.57, 0.5, 0.44, 0.38, 0.33, 0.28)


# How it looks


@cache
def town_body(
    name: str, ruler: int, faith: int, walls: bool, capital: bool, unrest: bool, siege: bool, seas: tuple[int, ...]
) -> str:
    """A town: walls or a ring, who rules it, its faith, its harbour, and what has befallen it."""
    x, y = -TOWN.x, -TOWN.y
    colour = f"seat-{ruler}" if ruler < 3 else "faded"
    body = ""
    if siege:
        body += circle(x, y, 31, "", "alarm", 3.5, dash="7 5")
    if walls:
        body += path(wall(x, y), "raised", "ink", 2.2) + rect(x - 16, y - 16, 32, 32, "raised", colour, 3, r=2)
    else:
        body += circle(x, y, 21, "raised", "ink", 2.2) + circle(x, y, 17, "raised", colour, 3)
    body += at(x - 11, y - 11, emblems.power(ruler, 22))
    body += at(x - 48, y - 6, emblems.faith(faith), 23 / 64)
    if capital:
        body += at(x - 10, y - 35, path(emblems.CROWN, "gold", "ink", 4), 20 / 64)
    if unrest:
        body += at(x - 47, y - 33, flame(True), 26 / 64)
    if siege:
        body += at(x + 26, y - 34, path(emblems.SWORDS, "alarm", "raised", 3), 24 / 64)
    if seas:
        body += harbour(x + 27, y - 8, seas)
    size = fitted(name, TOWN.width * 1.16, LETTERS)
    return body + haloed(x, y + 47, name, size, "paper", width=4)


def wall(x: float, y: float) -> str:
    """Walls with a tower at each corner."""
    low, high = 15, 24
    return (
        f"M{x - high:g} {y - high:g}h11v4H{x + high - 11:g}v-4h11v11h-4V{y + high - 11:g}h4v11h-11v-4"
        f"H{x - high + 11:g}v4h-11v-11h4V{y - low + 2:g}h-4Z"
    )


def harbour(x: float, y: float, seas: tuple[int, ...]) -> str:
    """An anchor, and the numbers of the seas it opens on."""
    numbers = " ".join(ROMAN[sea - SPACES] for sea in seas)
    sign = at(x + 1, y, emblems.holed(emblems.ANCHOR, "steel"), 18 / 64)
    return sign + haloed(x + 10, y + 30, numbers, 12.5, "paper", "faded", width=3)


@cache
def sea_body(name: str, order: int, width: float, height: float) -> str:
    """A sea: its number in a roundel and its name over the fleets."""
    body = rect(1, 1, width - 2, height - 2, "shoal", "water", 1.6, r=14, opacity=0.86)
    body += rect(5, 5, width - 10, height - 10, "", "water", 1, r=11, opacity=0.5)
    body += circle(22, 19, 12, "raised", "steel", 1.8) + number(22, 19, ROMAN[order], 13)
    size = min(18.0, fitted(name, width - 60, 18))
    return body + line(40, 25, name, size, "ink", serif=True, bold=True)


@cache
def country_body(name: str, width: float, height: float, missionary: bool) -> str:
    """The name of a country in faded letters; where Jesuits work, a plate with room for them."""
    written = name.upper()
    if not missionary:
        size = fitted(written, width * NARROWED, 13.5)
        return haloed(width / 2, height / 2 + 5, written, size, "paper", "faded", width=3)
    body = rect(1, 1, width - 2, height - 2, "raised", "line", 1.5, r=8, opacity=0.92)
    size = fitted(written, (width - 12) * NARROWED, 13)
    body += line(width / 2, 17, written, size, "faded", "middle", serif=True, bold=True, room=width - 12)
    return body + circle(width / 2 - 7, 35, 12, "", "line", 1.6, dash="4 4")


@cache
def jesuits_body(count: int) -> str:
    """The Jesuits of a country, and how many."""
    return at(0, 0, emblems.jesuit(), 30 / 64) + at(23, 11, seal(count, 20))


assert pieces.SIZE < SLOT and set(COUNTRIES) == set(COUNTRY.labels)
