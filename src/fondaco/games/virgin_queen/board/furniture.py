"""The engravings of a mat: where everything lies in front of a seat and how it looks, drawn once and kept."""

from functools import cache
from typing import Final

from fondaco.draw import seats
from fondaco.draw.cards import back, face, lettering, written
from fondaco.draw.lettering import NARROWED, cut, fitted, line, number
from fondaco.draw.shapes import at, faint, path, rect
from fondaco.draw.tokens import coin
from fondaco.games.virgin_queen.board import emblems
from fondaco.games.virgin_queen.vocabulary import CIPHER_KEY, HAND_PISTOLS, MARY_CARD

PAD: Final = 6
WIDTH: Final = 600
HEAD: Final = 48
PEOPLE: Final = 300
"""From here on the head has room for people."""
STOCK: Final = 55
STOCK_PITCH: Final = 42.0
NATION: Final = 46
CARD: Final = 76
CARD_HEIGHT: Final = 106
HOME: Final = 92
BACK: Final = 38
BACK_HEIGHT: Final = 54
HOMES: Final = WIDTH - 2 * PAD - 2 * (HOME + 4) - 4
"""The room for a hand beside the Home Cards."""
OPEN: Final = STOCK + 4 + CARD_HEIGHT + 8
"""How high the block of a power is whose cards are seen."""
CLOSED: Final = STOCK + 4 + BACK_HEIGHT + 8


@cache
def backdrop(height: float) -> str:
    """The mat itself."""
    return rect(0, 0, WIDTH, height, "paper", r=10) + rect(1, 1, WIDTH - 2, height - 2, "", "line", 2, r=10)


@cache
def name_body(seat: int, name: str, width: float, active: bool) -> str:
    """A seat's shape and name; who is to decide is underlined."""
    room = width - 96
    size = max(15.0, fitted(name, room, 26))
    body = at(4, 6, seats.sign(seat, 34)) + line(46, 32, cut(name, room, size), size, serif=True, bold=True)
    return body + (path(f"M46 41H{width - 54:g}", stroke=f"seat-{seat}", line=3.5) if active else "")


@cache
def block_body(height: float) -> str:
    """The ground of one power on a mat."""
    return rect(1, 1, WIDTH - 2 * PAD - 2, height - 4, "sunken", "line", 1.4, r=8)


@cache
def stock_body(sign: str, count: int) -> str:
    """A kind of thing, drawn in a box of 38 units, and how many of it; paler where there is none."""
    shown = at(3, 1, sign, 34 / 38)
    body = shown if count else faint(shown, 0.35)
    return body + number(20, 43, count, 16, "ink" if count else "faded")


@cache
def mark_body(sign: str, state: int) -> str:
    """A science: unknown, paid for, or known."""
    ground = rect(3, 3, 34, 34, "gold" if state == 2 else "raised", "edge" if state else "line", 2, r=8)
    body = ground + at(9, 9, emblems.holed(sign, "on-gold" if state == 2 else "ink"), 22 / 64)
    return body if state == 2 else body + number(20, 44, "?", 15) if state else faint(body, 0.4)


@cache
def informant_body(target: int, fresh: bool) -> str:
    """An informant at the court of a power; one who has just been placed is not yet of use."""
    body = rect(3, 3, 34, 34, "black", "edge", 2, r=17) + at(8, 8, emblems.holed(emblems.EYE, "on-black"), 24 / 64)
    return faint(body, 0.55 if fresh else 1) + at(13, 33, emblems.power(target, 15))


@cache
def hand_body(width: float, height: float, empty: str) -> str:
    """Where a hand lies."""
    body = rect(1, 1, width - 2, height - 2, "", "line", 1.4, r=8, dash="6 6")
    return body + (line(width / 2, height / 2 + 6, empty, 16, "faded", "middle", serif=True) if empty else "")


NAMED: Final = {CIPHER_KEY: emblems.CIPHER, HAND_PISTOLS: emblems.SKULL, MARY_CARD: emblems.CROWN}


@cache
def card_body(name: str, card: int, points: int) -> str:
    """A card with its command points; the named ones have a sign of their own."""
    colour = "catholic" if card in NAMED else "brown"
    body = face(CARD, CARD_HEIGHT, colour, 8)
    size, lines = lettering(name, CARD - 14, 14, 11.5, 3)
    body += written(lines, 13, 7, size, CARD - 17)
    if card in NAMED:
        body += at(CARD - 34, 42, faint(emblems.holed(NAMED[card], "catholic"), 0.8), 26 / 64)
    return body + at(11, CARD_HEIGHT - 38, coin(points, 31, 0.58))


@cache
def home_body(name: str, power: int, points: int, state: str, high: float) -> str:
    """A Home Card: chosen, resting, or one of two of which nobody knows."""
    body = face(HOME, high, f"seat-{power}", 8)
    small = high < CARD_HEIGHT
    size, lines = lettering(name, (HOME - 16) * NARROWED - (26 if small else 0), 14, 11, 3)
    body += written(lines, 13, 6 if small else 8, size, HOME - 17 - (26 if small else 0))
    place = (HOME - 30, high - 30, 26) if small else (16, high - 42, 36)
    body += at(place[0], place[1], coin(points, place[2], 0.56))
    if state == "chosen":
        body += rect(2, 2, HOME - 4, high - 4, "", "gold", 4, r=8)
        body += at(HOME - 30, high - 34, path(emblems.CROWN, "gold", "edge", 3), 24 / 64) if not small else ""
    return faint(body, 0.42) if state == "resting" else body


@cache
def back_body() -> str:
    """A card that is hidden."""
    return back(BACK, BACK_HEIGHT, "brown", path(emblems.CROWN, "on-brown"))


@cache
def chip_body(sign: str, text: str) -> str:
    """Something owed: a war to pay for, or cards fewer next turn."""
    body = rect(1, 1, 36, 36, "raised", "alarm", 2, r=7) + at(8, 3, path(sign, "alarm"), 20 / 64)
    return body + number(19, 29, text, 13)
