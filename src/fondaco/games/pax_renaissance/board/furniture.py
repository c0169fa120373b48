"""The engravings of a mat: where everything lies in front of a seat and how it looks, drawn once and kept."""

from functools import cache
from typing import Final, NamedTuple

from fondaco.draw import seats, tokens
from fondaco.draw.lettering import NARROWED, cut, fitted, line, number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import chart, emblems, faces, icons
from fondaco.games.pax_renaissance.vocabulary import EAST, WEST

PAD: Final = 6
HEAD: Final = 54
CARD: Final = 108.6
CARD_HEIGHT: Final = CARD * faces.HEIGHT / faces.WIDTH
PITCH: Final = CARD + 3
ROW: Final = CARD_HEIGHT + 10
COLUMNS: Final = 5
"""So many cards have room in a row, on both sides of the Player card together."""
FEW: Final = 4
"""While no more lie before the player who looks, their mat is narrower: it is shown larger."""
BANK: Final = 60
TOP: Final = PAD + HEAD + 5
SCALE: Final = CARD / faces.WIDTH
TUCK: Final = 9
"""How far a Queen or a Vassal lies under the card it belongs to."""
STOCK: Final = 40
STOCK_PITCH: Final = 41.4
HAND: Final = 98
"""The backs of a hand that is not one's own."""
BISHOP: Final = 38
CHAINED: Final = 27
STRIP: Final = 27
"""What is seen of an old maid under the Player card."""


class Layout(NamedTuple):
    """How many columns the halves of a Tableau have, and how many rows."""

    west: int
    east: int
    rows: int

    @property
    def width(self) -> float:
        """How wide the mat is."""
        return 2 * PAD + (self.west + self.east) * PITCH + BANK + 10


def layout(west: int, east: int, own: bool) -> Layout:
    """As few rows as there is room for the cards of both halves."""
    room = FEW if own and max(1, west) + max(1, east) <= FEW else COLUMNS
    rows, left, right = 1, max(1, west), max(1, east)
    while left + right > room:
        rows += 1
        left, right = max(1, -(-west // rows)), max(1, -(-east // rows))
    spare = room - left - right
    more = spare // 2 + (spare % 2 if left > right else 0)
    return Layout(left + more, right + spare - more, rows)


def bank_box(shape: Layout) -> Box:
    """Where the Player card lies, between the halves."""
    return Box(PAD + shape.west * PITCH + 5, TOP + 5, BANK, CARD_HEIGHT - STRIP - 2)


def half_box(shape: Layout, side: int) -> Box:
    """One half of a Tableau."""
    height = shape.rows * ROW
    if side == WEST:
        return Box(PAD, TOP, shape.west * PITCH + 2, height)
    x = bank_box(shape).x + BANK + 3
    return Box(x, TOP, shape.width - PAD - x, height)


def cell_box(shape: Layout, side: int, cell: int) -> Box:
    """A card of a Tableau; cells are counted from the Player card outwards, then in the next row."""
    half = half_box(shape, side)
    row, column = divmod(cell, shape.west if side == WEST else shape.east)
    x = half.x + half.width - (column + 1) * PITCH + 0.5 if side == WEST else half.x + 2.5 + column * PITCH
    return Box(x, TOP + 5 + row * ROW, CARD, CARD_HEIGHT)


def height(shape: Layout, hand: float) -> float:
    """How high a mat is; one's own hand has a row of its own."""
    return TOP + shape.rows * ROW + PAD + (hand + 4 if hand else 0)


@cache
def backdrop(width: float, high: float) -> str:
    """The mat itself."""
    return rect(0, 0, width, high, "paper", r=10) + rect(1, 1, width - 2, high - 2, "", "line", 2, r=10)


# The head


@cache
def name_body(seat: int, name: str, bank: str, width: float, active: bool, out: bool) -> str:
    """A seat's shape and name, and the bank it plays; who is to decide is underlined."""
    room = width - 48
    size = max(15.0, fitted(name, room, 26))
    body = at(3, 9, seats.sign(seat, 36))
    body += line(46, 28, cut(name, room, size), size, serif=True, bold=True)
    body += line(46, 47, cut(bank, room, 15, bold=False), 15, "faded")
    if active:
        body += path(f"M46 53H{width - 6:g}", stroke=f"seat-{seat}", line=3.5)
    return faint(body, 0.5) if out else body


def plate(width: float, height: float, fill: str, r: float) -> str:
    """What the things of a seat lie on."""
    return rect(0.75, 0.75, width - 1.5, height - 1.5, fill, "line", 1.4, r=r)


@cache
def stock_body(sign: str, count: int) -> str:
    """A kind of thing and how many of it."""
    return plate(STOCK, HEAD, "raised", 6) + counted(sign, count, STOCK, 27, 43, 20)


def counted(sign: str, count: int, width: float, size: float, foot: float, letters: float) -> str:
    """A sign and how many of it there are; paler where there is none."""
    shown = at((width - size) / 2, 4, sign, size / 64)
    if count:
        return shown + number(width / 2, foot, count, letters)
    return faint(shown, 0.3) + number(width / 2, foot, count, letters, "faded")


@cache
def backs_body(count: int) -> str:
    """The place of a hand that is not one's own."""
    return plate(HAND, HEAD, "sunken", 6) + ("" if count else number(HAND / 2, HEAD / 2, 0, 20, "faded"))


@cache
def hand_body(width: float, empty: str) -> str:
    """The place of the own hand; without a card it says so."""
    body = plate(width, high(empty), "sunken", 8)
    return body + (line(width / 2, 23, empty, 16, "faded", "middle", serif=True) if empty else "")


def high(empty: str) -> float:
    """How high the row of the own hand is; an empty hand needs little room."""
    return 34 if empty else ROW


# The Tableau


@cache
def half_body(width: float, height: float, side: int, name: str, running: bool, empty: bool) -> str:
    """One half of a Tableau, with the way it grows; being run it is framed."""
    stroke, thick = ("gold", 3.5) if running else ("line", 1.4)
    body = rect(0.75, 0.75, width - 1.5, height - 1.5, "sunken", stroke, thick, r=8)
    if not empty:
        return body
    arrow = "M4 26H40V12L62 32L40 52V38H4Z" if side == EAST else "M60 26H24V12L2 32L24 52V38H60Z"
    body += at(width / 2 - 26, height / 2 - 34, path(arrow, "line"), 52 / 64)
    return body + line(width / 2, height / 2 + 40, name, 20, "faded", "middle", serif=True, bold=True)


@cache
def bank_body(seat: int, bank: str, initial: str) -> str:
    """The Player card: the bank's shield in the seat's colour (B2.player-card)."""
    w, h = BANK, CARD_HEIGHT - STRIP - 2
    body = rect(1, 1, w - 2, h - 2, "raised", f"seat-{seat}", 3, r=6)
    shield = f"M9 16H{w - 9}V48C{w - 9} 64 {w / 2 + 8} 72 {w / 2} 76C{w / 2 - 8} 72 9 64 9 48Z"
    body += path(shield, f"seat-{seat}", "ink", 2)
    body += line(w / 2, 54, initial, 30, "on-seat", "middle", serif=True, bold=True)
    size = fitted(bank, (w - 6) * NARROWED, 15)
    return body + line(w / 2, h - 10, bank, size, anchor="middle", serif=True, room=w - 6)


@cache
def maid_body(name: str) -> str:
    """An old maid under the Player card: what is seen of her (I2.old-maid)."""
    body = rect(1, -6, BANK - 2, STRIP + 5, "raised", "edge", 1.6, r=5)
    first = name.split(" ", maxsplit=1)[0]
    size = fitted(first, (BANK - 8) * NARROWED, 13.5)
    return body + line(BANK / 2, 18, first, size, "faded", "middle", serif=True, bold=True, room=BANK - 8)


@cache
def bond(side: int, married: bool) -> str:
    """What ties a Queen or a Vassal to its neighbour: a heart or a chain, at the inner edge."""
    x = CARD - 31 if side == WEST else 11
    sign = icons.heart() if married else icons.chain()
    return circle(x + 10, CARD_HEIGHT - 53, 12, "raised", "edge", 1.5) + at(x + 2.5, CARD_HEIGHT - 60.5, sign, 15 / 64)


@cache
def frame(acting: bool, used: bool) -> str:
    """How a card stands out: it acts now, or its Operation has been used."""
    body = rect(1, 1, CARD - 2, CARD_HEIGHT - 2, "", "gold", 5, r=7) if acting else ""
    if used:
        for sign in (circle(11, 11, 11, "growth", "raised", 2), path("M6 11L10 15L17 7", stroke="on-seat", line=3)):
            body += at(CARD - 26, CARD_HEIGHT - 58, sign)
    return body


@cache
def chained_body(token: int, count: int, fights: bool) -> str:
    """Repressed tokens of a kind on an Empire card."""
    size = CHAINED
    body = chart.fighting(size, 1 if fights else 0) + at(0, 0, emblems.token(token), size / 64)
    return body + (at(size - 13, size - 13, tokens.count(count, 16)) if count > 1 else "")
