"""Where everything lies on the board, and how its sheets and things are engraved, drawn once and kept."""

from functools import cache
from math import cos, radians, sin
from typing import Final

from fondaco.draw import cards, seats, tokens
from fondaco.draw.lettering import fitted, line, number
from fondaco.draw.shapes import at, faint, path, rect
from fondaco.draw.tracks import Box, cell, chevron
from fondaco.games.column_of_fire.board import icons
from fondaco.games.column_of_fire.vocabulary import OWN_DIE

WIDTH: Final = 1000
HEIGHT: Final = 1060
MARGIN: Final = 8
DEPTH: Final = 104
"""How broad the action track is."""
INNER: Final = MARGIN + DEPTH + 8
"""Where the map sheets begin."""
PANEL_WIDTH: Final = 374
PANEL_HEIGHT: Final = 362
BANNER: Final = Box(INNER, INNER + PANEL_HEIGHT + 10, WIDTH - 2 * INNER, 76)
_WEST, _EAST = INNER, WIDTH - INNER - PANEL_WIDTH
_NORTH, _SOUTH = INNER, HEIGHT - INNER - PANEL_HEIGHT
PANELS: Final = tuple(
    Box(x, y, PANEL_WIDTH, PANEL_HEIGHT)
    for x, y in ((_WEST, _NORTH), (_EAST, _SOUTH), (_EAST, _NORTH), (_WEST, _SOUTH))
)
"""England in the north-west, France in the south-east, the Netherlands and Spain, as on a map."""

PAD: Final = 13
PRICE_PITCH: Final = 64
PRICE: Final = Box(PANEL_WIDTH - PAD - 2 * PRICE_PITCH, 14, 64, 46)
SITE: Final = Box(PAD, 72, 54, 72)
SITE_PITCH: Final = 58.8
HOUSE: Final = Box(5, 4, 44, 42)
RELIGION: Final = Box(PAD + 2, 155, 50, 50)
RELIGION_PITCH: Final = 60
TORCH: Final = Box(PANEL_WIDTH - PAD - 56, 150, 56, 58)
CARD: Final = Box(PAD, 216, 242, 134)
DECK: Final = Box(PANEL_WIDTH - PAD - 98, 216, 98, 134)
DISK: Final = 50
YEAR: Final = Box(BANNER.x, BANNER.y, 224, BANNER.height)
SCORE: Final = Box(BANNER.x + 228, BANNER.y + 6, 100, BANNER.height - 12)
SCORE_PITCH: Final = 104
STACK: Final = Box(BANNER.x + BANNER.width - 96, BANNER.y + 4, 92, BANNER.height - 8)

Buyers = tuple[tuple[int, ...], ...]
"""The countries that buy each good."""
Point = tuple[float, float]


@cache
def backdrop() -> str:
    """The sheet of paper under everything, and the sea between the map sheets."""
    inner = MARGIN + DEPTH
    waves = "".join(
        path(f"M{inner + 12:g} {y:g}" + "q12 -7 24 0t24 0" * 15 + "q12 -7 24 0", stroke="line", line=1.2, opacity=0.7)
        for y in range(int(BANNER.y) + 8, int(BANNER.y + BANNER.height), 12)
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, "paper", r=12)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=12)
        + rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, "sunken", "line", 1.5, r=6)
        + faint(waves, 0.6)
    )


@cache
def space_body(width: float, height: float, way: int, die: int, symbol: int, buyers: Buyers) -> str:
    """A space of the track: the die that leads there, its action, room for a disk, and the way on."""
    picture, small = icons.symbol(symbol, buyers), icons.small_die(die, 0, 34)
    x, y = disk_place(Box(0, 0, width, height))
    room = rect(x + 2, y + 2, DISK - 4, DISK - 4, "", "line", 2, r=DISK / 2, dash="4 5")
    east, south = (
        (width - 22, 9),
        (width - 24, height - 24),
        (width - 22, 9),
        (width - 22, 9) if width > height else (10, 10),
    )[way]
    base = cell(width, height, OWN_DIE.labels[die]) + room + at(east, south, chevron(14, way))
    if width > height:
        size = min(78, height - 20)
        return base + at(15, 9, small) + at(width * 0.66 - size / 2 - 6, (height - size) / 2, picture, size / 64)
    size = min(74, width - 24, height * 0.36)
    return base + at((width - 34) / 2, 11, small) + at((width - size) / 2, height * 0.27, picture, size / 64)


def disk_place(box: Box) -> tuple[float, float]:
    """Where a disk stands on a space."""
    if box.width > box.height:
        return box.x + 7, box.y + max(0, box.height - DISK - 7)
    return box.x + (box.width - DISK) / 2, box.y + box.height - DISK - 9


@cache
def sheet(country: int, name: str, full: bool) -> str:
    """A map sheet: a double frame, the lines of the winds, the country's coat and its name."""
    w, h = PANEL_WIDTH, PANEL_HEIGHT
    colour = OWN_DIE.labels[country]
    frame = (
        rect(1, 1, w - 2, h - 2, "paper", "alarm" if full else "line", 3 if full else 2, r=8)
        + rect(6, 6, w - 12, h - 12, "", "line", 1, r=4)
    )  # fmt: skip
    coat = path("M3 3H41V24C41 36 33 43 22 48C11 43 3 36 3 24Z", colour, "edge", 2.5)
    coat += at(9, 8, icons.sign(country), 26 / 64)
    size = fitted(name, PRICE.x - 66, 30)
    rule = path(f"M14 65H{w - 14}", stroke="line", line=1.5) + path(f"M40 68.5H{w - 40}", stroke="line", line=0.8)
    return (
        frame
        + rhumb_lines(country)
        + at(PAD, 12, coat)
        + line(62, 36 + size * 0.36, name, size, serif=True, bold=True)
        + rule
    )


@cache
def rhumb_lines(country: int) -> str:
    """The lines of the winds that a chart draws from its middle, as far as they cross a country's sheet."""
    left, top, *_ = PANELS[country]
    low = (left + 7, top + 7)
    high = (left + PANEL_WIDTH - 7, top + PANEL_HEIGHT - 7)
    drawn = ""
    for wind in range(32):
        ends = crossing(radians(wind * 11.25), low, high)
        if ends:
            near, far = ends
            drawn += f"M{near[0] - left:.1f} {near[1] - top:.1f}L{far[0] - left:.1f} {far[1] - top:.1f}"
    return path(drawn, stroke="line", line=1, opacity=0.5)


def crossing(angle: float, low: Point, high: Point) -> tuple[Point, Point] | None:
    """Where a ray from the middle of the board enters and leaves a rectangle."""
    middle, way = (WIDTH / 2, HEIGHT / 2), (cos(angle), sin(angle))
    near, far = 0.0, 2.0 * WIDTH
    for axis in (0, 1):
        if abs(way[axis]) < 1e-9:
            return None  # along the gap between two sheets
        reached = sorted(((low[axis] - middle[axis]) / way[axis], (high[axis] - middle[axis]) / way[axis]))
        near, far = max(near, reached[0]), min(far, reached[1])
    if near >= far:
        return None
    return (
        (middle[0] + near * way[0], middle[1] + near * way[1]),
        (middle[0] + far * way[0], middle[1] + far * way[1]),
    )


@cache
def price_body(good: int, points: int, sold: bool) -> str:
    """A good and its price; paler once it was sold in this turn."""
    body = at(0, 1, icons.GOOD_SIGNS[good], 40 / 64) + number(52, 23, points, 30)
    return faint(body, 0.35) + path("M42 38L62 9", stroke="faded", line=4) if sold else body


@cache
def site_body(site: int) -> str:
    """A building site with its number."""
    w, h = SITE.width, SITE.height
    ground = rect(1, 1, w - 2, h - 2, "raised", "line", 2, r=6)
    gable = path(f"M{HOUSE.x + 5} 43V23L{w / 2:g} 9L{w - HOUSE.x - 5:g} 23V43Z", stroke="line", line=2, dash="4 4")
    return ground + gable + number(w / 2, 59, site, 26, "faded")


@cache
def torch(lit: bool) -> str:
    """The torch sign, or the torch that burns on it."""
    return at(1, 1, tokens.flame(lit), 54 / 64)


@cache
def card_body(name: str, country: int, symbols: tuple[int, ...], stone: int, buyers: Buyers) -> str:
    """A face-up character: name, actions, and the stone that lies on the card."""
    w, h = CARD.width, CARD.height
    body = cards.face(w, h, OWN_DIE.labels[country])
    size, lines = cards.lettering(name, w - 28, 28, 21)
    body += cards.written(lines, 20, 9, size, w - 28)
    for column, symbol in enumerate(symbols):
        body += at(21 + column * 74, h - 67, icons.symbol(symbol, buyers), 58 / 64)
    if len(symbols) == 2:  # symbol.divider
        body += path(f"M87 {h - 62}V{h - 14}", stroke="faded", line=2)
    return body + at(w - 59, h - 60, icons.faith_stone(stone, 50))


@cache
def deck_body(country: int, left: int) -> str:
    """The cards under the face-up one, and how many they are."""
    w, h = DECK.width, DECK.height
    if not left:
        return cards.empty(w, h) + number(w / 2, h / 2, 0, 36, "faded")
    colour = OWN_DIE.labels[country]
    below = rect(6, 6, w - 7, h - 7, colour, "edge", 2, r=8) if left > 1 else ""
    top = cards.back(w - 6, h - 6, colour, at(0, -10, icons.sign(country)))
    return below + top + at(w - 54, h - 52, tokens.count(left, 44, "ink", "paper"))


@cache
def year_body(head: str, foot: str, alarm: bool) -> str:
    """The year as the title of the sheet."""
    size = fitted(head, 206, 36)
    under = fitted(foot, 200, 25, bold=alarm)
    flame = at(182, 7, tokens.flame(True), 34 / 64) if alarm else ""
    return (
        rect(1, 1, 222, 74, "raised", "line", 2, r=6)
        + rect(5, 5, 214, 66, "", "line", 1, r=4)
        + line(16, 36, head, size, serif=True, bold=True)
        + line(16, 63, foot, under, "alarm" if alarm else "faded", bold=alarm)
        + flame
    )


@cache
def score_body(seat: int, points: int, active: bool) -> str:
    """A seat's points; whoever is to play stands out."""
    w, h = SCORE.width, SCORE.height
    frame = rect(1.5, 1.5, w - 3, h - 3, "raised", "ink" if active else "line", 3 if active else 2, r=8)
    return frame + at(9, h / 2 - 18, seats.sign(seat, 36)) + number(71, h / 2, points, 32 if points < 100 else 25)


@cache
def stack_body(left: int) -> str:
    """The face-down advantage tiles."""
    if not left:
        return at(6, 6, cards.empty(56, 56))
    back = tokens.tile(54, icons.crown("gold", "raised"), "cloth", "edge")
    under = at(12, 10, rect(1.5, 1.5, 51, 51, "cloth", "edge", 2.5, r=5)) if left > 1 else ""
    return under + at(6, 5, back) + at(48, 28, tokens.count(left, 40))
