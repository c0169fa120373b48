"""The counters: soldiers, ships, leaders with their ratings, and small stacks with a number."""

from functools import cache
from typing import Final

from fondaco.draw import seats
from fondaco.draw.lettering import NARROWED, fitted, line, number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tokens import count as seal
from fondaco.games.virgin_queen.board import emblems
from fondaco.games.virgin_queen.vocabulary import ARMADA, CAVALRY, MOST_LEVEL, POWERS, SHIP_OWNER, UNIT_OWNER

SLOT: Final = 40
"""The room of a counter."""
SIZE: Final = 38
LEADER: Final = 2
"""How many slots a leader takes."""
WIDE: Final = LEADER * SLOT - 2
SEAL: Final = 19
INK: Final = "on-seat"


def stacked(body: str, count: int, always: bool = False) -> str:
    """A piece with how many of it there are, if there are more than one or it is always said."""
    return body + (at(SIZE - SEAL, SIZE - SEAL, seal(count, SEAL)) if count > 1 or always else "")


def long_hull(colour: str) -> str:
    """A counter twice as wide as a ship's."""
    hull = f"M2 2H{WIDE - 2}V18C{WIDE - 2} 30 {WIDE - 12} {SIZE - 2} {WIDE - 24} {SIZE - 2}H24C10 {SIZE - 2} 2 30 2 18Z"
    return path(hull, colour, "ink", 2)


@cache
def unit(kind: int, count: int) -> str:
    """Land units: a square counter of their power with a helmet or a horse."""
    power = UNIT_OWNER[kind]
    body = rect(1, 1, SIZE - 2, SIZE - 2, f"seat-{power}", "ink", 2, r=5)
    sign = path(emblems.HORSE if kind == CAVALRY else emblems.MORION, INK)
    body += at(7, 9, sign, 24 / 64) + at(3.5, 3.5, seats.sign(power, 9, INK))
    return stacked(body, count)


@cache
def ship(kind: int, count: int) -> str:
    """Ships: a round-bellied counter of their power; race galleons have three sails, galleys oars."""
    power = SHIP_OWNER[kind]
    hull = f"M2 2H{SIZE - 2}V20C{SIZE - 2} 32 30 {SIZE - 2} 19 {SIZE - 2}C8 {SIZE - 2} 2 32 2 20Z"
    body = path(hull, f"seat-{power}", "ink", 2) + at(6.5, 7, emblems.ship(kind, INK), 25 / 64)
    body += at(3.5, 3.5, seats.sign(power, 8, INK))
    return stacked(body, count)


@cache
def armada(level: int) -> str:
    """The Armada with its levels as lanterns."""
    body = long_hull(f"seat-{SHIP_OWNER[ARMADA]}")
    body += "".join(at(4 + place * 15, 8 - place % 2 * 3, emblems.ship(ARMADA, INK), 24 / 64) for place in (0, 1, 2))
    body += at(WIDE - 22, 2, seal(level, 20))
    lit = "".join(
        circle(WIDE / 2 - 15 + place * 10, SIZE - 6, 3.4, "ember" if place < level else "", "on-gold", 1.2)
        for place in range(MOST_LEVEL)
    )
    return body + lit


@cache
def leader(name: str, power: int, ratings: tuple[tuple[str, int], ...], state: str = "") -> str:
    """A person: the band of a power, a name, and the ratings that count; damaged ones are cracked, captives barred."""
    band = 16
    body = rect(1, 1, WIDE - 2, SIZE - 2, "raised", "alarm" if state == "damaged" else "ink", 2, r=5)
    body += path(f"M{band} 2H6A4 4 0 0 0 2 6V{SIZE - 6}A4 4 0 0 0 6 {SIZE - 2}H{band}Z", f"seat-{power}")
    body += at(3, SIZE / 2 - 5.5, seats.sign(power, 11, INK))
    room = WIDE - band - 6
    size = fitted(name, room * NARROWED, 14.5)
    body += line(band + 3, 15.5, name, size, serif=True, bold=True, room=room)
    body += ratings_body(ratings, band + 3, 19.5)
    if state == "damaged":
        body += path(f"M{WIDE - 16} 2L{WIDE - 10} 9L{WIDE - 17} 14L{WIDE - 9} 20", stroke="alarm", line=2.5)
    if state == "captive":
        bars = "".join(f"M{x} 2V{SIZE - 2}" for x in range(26, WIDE - 2, 10))
        body += path(bars, stroke="ink", line=2.2, opacity=0.6)
    return faint(body, 0.4) if state == "dead" else body


def ratings_body(ratings: tuple[tuple[str, int], ...], x: float, y: float) -> str:
    """Small signs, each with its number."""
    body = ""
    for place, (sign, value) in enumerate(ratings):
        left = x + place * (27 if len(ratings) < 3 else 18.6)
        body += at(left, y + 3, emblems.holed(sign, "faded"), 10 / 64)
        body += line(left + 10.5, y + 13, str(value), 12.5, bold=True)
    return body


@cache
def treasure(kind: int, count: int) -> str:
    """Treasures of a kind on a small round tray."""
    middle = SIZE / 2
    body = circle(middle, middle, middle - 2, "sunken", "edge", 1.5)
    return stacked(body + at(5.5, 5, emblems.treasure(kind), 27 / 64), count)


@cache
def tile(sign: str, ground: str, ink: str, count: int = 1, always: bool = False) -> str:
    """A square marker of a kind of thing, with a number."""
    body = rect(2, 2, SIZE - 4, SIZE - 4, ground, "edge", 1.6, r=7) + at(7, 6, emblems.holed(sign, ink), 24 / 64)
    return stacked(body, count, always)


@cache
def place_for(sign: str) -> str:
    """Where a marker may come to lie."""
    ring = rect(3, 3, SIZE - 6, SIZE - 6, "", "line", 1.8, r=7, dash="5 4")
    return ring + faint(at(8, 8, emblems.holed(sign, "faded"), 22 / 64), 0.45)


@cache
def flag(raider: int, size: float) -> str:
    """A piracy marker: the black flag with the sign of the raider; the Ottoman's has a crescent."""
    if raider < POWERS:
        sign = at(30, 10, seats.sign(raider, 21, "", "on-black", 2.5))
    else:
        sign = at(30, 11, path(emblems.CRESCENT, "on-black"), 20 / 64)
    return at(0, 0, path(emblems.FLAG, "black", "on-black", 3) + sign, size / 64)


@cache
def fleet(loaded: bool) -> str:
    """The Indies Fleet: a galleon with golden sails."""
    body = circle(SIZE / 2, SIZE / 2, SIZE / 2 - 1.5, "black", "seat-0", 3)
    return body + at(8, 6, path(emblems.GALLEON, "ember" if loaded else "on-black"), 22 / 64)


@cache
def corsairs(count: int, galleys: int) -> str:
    """The Ottoman raiders: corsairs and galleys."""
    body = long_hull("islamic")
    for place, (sign, some) in enumerate(((emblems.CORSAIR, count), (emblems.GALLEY, galleys))):
        body += at(8 + place * 36, 7, path(sign, "on-faith"), 20 / 64)
        body += number(36 + place * 34, 19, some, 16, "on-faith")
    return body
