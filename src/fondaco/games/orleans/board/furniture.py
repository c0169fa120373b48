"""The engravings of a mat: where everything lies in front of a seat and how it looks, drawn once and kept."""

from functools import cache
from typing import Final

from fondaco.draw import seats, tokens
from fondaco.draw.cards import lettering, written
from fondaco.draw.lettering import NARROWED, cut, fitted, line, number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.orleans.board import emblems, icons
from fondaco.games.orleans.vocabulary import BOARD_PLACES

WIDTH: Final = 720
PAD: Final = 7
NAME: Final = Box(PAD, PAD, 196, 54)
STOCK: Final = Box(NAME.x + NAME.width + 4, PAD, 42, 54)
STOCK_PITCH: Final = 44.4
SCORE: Final = Box(WIDTH - PAD - 58, PAD, 58, 54)
MARKET: Final = Box(PAD, 66, 464, 66)
SLOT: Final = 54
SLOT_PITCH: Final = 57
BAG: Final = Box(MARKET.x + MARKET.width + 5, 66, WIDTH - 2 * PAD - MARKET.width - 5, 66)
PLACE: Final = Box(PAD, 137, 137.2, 94)
PLACE_PITCH: Final = PLACE.width + 5
PLACE_ROW: Final = PLACE.height + 5
COLUMNS: Final = 5
SPACE: Final = Box(4, 49, 42, 42)
"""The first action space of a place, from the place's own corner."""
SPACE_PITCH: Final = 43.6


def height(tiles: int) -> float:
    """How high a mat is that has room for so many place tiles."""
    return PLACE.y + (2 - -tiles // COLUMNS) * PLACE_ROW - 5 + PAD


def place_box(cell: int) -> Box:
    """Where the places of a mat lie: ten of the board in two rows, then those of the tiles."""
    row, column = divmod(cell, COLUMNS)
    return Box(PLACE.x + column * PLACE_PITCH, PLACE.y + row * PLACE_ROW, PLACE.width, PLACE.height)


def space_box(cell: int, space: int) -> Box:
    """Where an action space of a place lies."""
    box = place_box(cell)
    return Box(box.x + SPACE.x + space * SPACE_PITCH, box.y + SPACE.y, SPACE.width, SPACE.height)


def slot_box(slot: int, lifted: bool = False) -> Box:
    """Where somebody waits in the market; who was taken up is lifted a little."""
    inset = (MARKET.height - SLOT) / 2
    return Box(MARKET.x + inset + slot * SLOT_PITCH, MARKET.y + inset - (6 if lifted else 0), SLOT, SLOT)


@cache
def backdrop(tiles: int) -> str:
    """The mat itself, and the places for tiles."""
    places = "".join(
        rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, "", "line", 1.5, 6, dash="5 6")
        for box in (place_box(cell) for cell in range(BOARD_PLACES, BOARD_PLACES + tiles))
    )
    return (
        rect(0, 0, WIDTH, height(tiles), "paper", r=10)
        + rect(1, 1, WIDTH - 2, height(tiles) - 2, "", "line", 2, r=10)
        + faint(places, 0.8)
    )


# Name, stock and points


@cache
def name_body(seat: int, name: str, active: bool, first: bool, passed: bool) -> str:
    """A seat's shape and name; who is to decide is underlined, the first player has a pennant."""
    room = NAME.width - 50 - (28 if first else 0)
    size = max(19.0, fitted(name, room, 27))
    body = at(4, 10, seats.sign(seat, 36)) + line(48, 37, cut(name, room, size), size, serif=True, bold=True)
    if active:
        body += path(f"M48 48H{NAME.width - 8}", stroke=f"seat-{seat}", line=4)
    if first:
        body += path(f"M{NAME.width - 24} 10V40", stroke="ink", line=2.5)
        body += path(f"M{NAME.width - 23} 11L{NAME.width - 4} 17L{NAME.width - 23} 24Z", f"seat-{seat}", "ink", 1.5)
    return faint(body, 0.55) if passed else body


@cache
def stock_body(picture: str, count: int) -> str:
    """A kind of thing and how many of it; paler where there is none."""
    w, h = STOCK.width, STOCK.height
    body = rect(0.75, 0.75, w - 1.5, h - 1.5, "raised", "line", 1.5, r=6)
    shown = at((w - 29) / 2, 3, picture, 29 / 64)
    return body + (shown if count else faint(shown, 0.3)) + number(w / 2, 43, count, 20, "ink" if count else "faded")


# Market and bag


@cache
def market_body(slots: int) -> str:
    """The market: so many spaces."""
    w, h = MARKET.width, MARKET.height
    inset, middle = (h - SLOT) / 2, h / 2
    places = "".join(
        circle(inset + slot * SLOT_PITCH + SLOT / 2, middle, SLOT / 2 - 3, "", "line", 2, dash="5 5")
        for slot in range(slots)
    )
    return rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=8) + places


@cache
def bag_body(total: int, kinds: tuple[tuple[int, int], ...], seat: int) -> str:
    """A bag with how many are in it; who may look into it sees who they are."""
    w, h = BAG.width, BAG.height
    body = rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=8) + at(4, 7, icons.SACK, 52 / 64)
    body += number(30, 42, total, 23, "on-good")
    if len(kinds) <= 4:
        return body + _row(kinds, 62, 15, 36, seat)
    half = -(-len(kinds) // 2)
    return body + _row(kinds[:half], 60, 4, 28, seat) + _row(kinds[half:], 60, 34, 28, seat)


def _row(kinds: tuple[tuple[int, int], ...], x: float, y: float, size: float, seat: int) -> str:
    """Followers of each kind with their number."""
    pitch = min(size + 9, (BAG.width - x - 4) / max(1, len(kinds)))
    return "".join(
        at(x + place * pitch, y, icons.follower(kind, size, seat))
        + (at(x + place * pitch + size * 0.52, y + size * 0.44, tokens.count(count, size * 0.62)) if count > 1 else "")
        for place, (kind, count) in enumerate(kinds)
    )


# Places


@cache
def place_body(place: int, name: str, ready: bool, tile: bool) -> str:
    """A place: its name and what it gives; whoever has filled it may act, and a pennant says so."""
    w, h = PLACE.width, PLACE.height
    ground = rect(
        1.5, 1.5, w - 3, h - 3, "raised", "gold" if ready else "edge" if tile else "line", 3.5 if ready else 2, r=7
    )
    if ready:
        ground += rect(3, 3, w - 6, h - 6, "gold", r=6, opacity=0.16)
    size, lines = lettering(name, (w - 54) * NARROWED, 16.5, 13)
    drop = 7 if len(lines) > 1 else 15
    return ground + written(lines, 8, drop, size, w - 50) + at(w - 43, 4, emblems.OF_PLACE[place], 40 / 64)


@cache
def wide_place_body(name: str, who: int, others: tuple[int, ...]) -> str:
    """A place that nobody is sent to: who may stand in for whom takes all the room."""
    w, h = PLACE.width, PLACE.height
    size, lines = lettering(name, (w - 16) * NARROWED, 16.5, 14.5)
    ground = rect(1.5, 1.5, w - 3, h - 3, "raised", "edge", 2, r=7)
    shown = emblems.stands_in(who, others, w - 8, SPACE.height)
    return ground + written(lines, 8, 7, size, w - 16) + at(SPACE.x, SPACE.y, shown)


@cache
def space_body(asked: int, technology: bool) -> str:
    """An action space: whom it asks for, or the technology token that lies there for good."""
    size = SPACE.width
    return at(1, 1, icons.COG, (size - 2) / 64) if technology else icons.asked(asked, size)
