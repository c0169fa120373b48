"""Where everything lies on the map, and how its cards, Borders and routes are engraved."""

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import Final

from fondaco.draw.lettering import NARROWED, fitted, haloed, line, number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import emblems, icons
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.vocabulary import *

Point = tuple[float, float]

CARD_WIDTH: Final = 214
CARD_HEIGHT: Final = 250
GAP: Final = 60
"""Between Map cards: the Borders (C1.borders)."""
WIDTH: Final = 5 * CARD_WIDTH + 4 * GAP
HEIGHT: Final = 2 * CARD_HEIGHT + GAP
NAME: Final = 36
"""The band with the name, along the outer edge of a card."""
FOOT: Final = 44
"""The band along the inner edge: whose the Empire is, and who is Repressed."""
SPOT: Final = 50
"""A place of a city."""
LETTERS: Final = 15.5
AISLE: Final = NAME + 85
"""How far from the outer edge of a card routes cross it."""
BESIDE: Final = 5.5
"""How far the two routes keep from the middle, and so from each other."""
STAND: Final = 46
"""A cube or a Pirate on a Border."""

SPOTS: Final[dict[str, tuple[int, float]]] = {
    # outer row or inner row of a card, and how far to the east
    "bordeaux": (1, 0.27),
    "london": (0, 0.5),
    "bruges": (0, 0.74),
    "lyon": (1, 0.74),
    "paris": (0, 0.26),
    "lubeck": (0, 0.26),
    "novgorod": (0, 0.74),
    "nurnberg": (1, 0.26),
    "vienna": (1, 0.74),
    "buda": (0, 0.26),
    "varna": (1, 0.74),
    "caffa": (0, 0.26),
    "tana": (0, 0.74),
    "trebizond": (1, 0.74),
    "granada": (0, 0.74),
    "spice-islands": (0, 0.26),
    "toledo": (1, 0.74),
    "algiers": (0, 0.74),
    "timbuktu": (0, 0.26),
    "valencia": (1, 0.26),
    "venice": (1, 0.74),
    "constantinople": (0, 0.5),
    "modon": (1, 0.26),
    "rhodes": (1, 0.74),
    "cairo": (0, 0.26),
    "cyprus": (1, 0.74),
}
"""The cities about where they lie on a true map, beside the ways that routes take."""


@cache
def card_box(empire: int) -> Box:
    """Where a Map card lies: two rows of five (C1.matrix)."""
    row, column = divmod(empire, EMPIRES // 2)
    return Box(column * (CARD_WIDTH + GAP), row * (CARD_HEIGHT + GAP), CARD_WIDTH, CARD_HEIGHT)


def from_edge(empire: int, depth: float, height: float = 0) -> float:
    """The head of something that lies so far from the outer edge of a card: in the lower row, from its foot."""
    return CARD_HEIGHT - depth - height if empire >= EMPIRES // 2 else depth


@cache
def place_box(city: int, empire: int, room: int, which: int) -> Box:
    """A place of a city on its Map card, with its name below."""
    row, share = SPOTS[CITY.labels[city]]
    height = SPOT + 17
    depth = NAME + 4 if row == 0 else CARD_HEIGHT - FOOT - 3 - height
    x = CARD_WIDTH * share - SPOT / 2 + (which - (room - 1) / 2) * (SPOT + 10)
    box = card_box(empire)
    return Box(box.x + x, box.y + from_edge(empire, depth, height), SPOT, height)


@cache
def border_middle(pair: tuple[int, int]) -> Point:
    """The middle of a Border."""
    one, other = (card_box(empire) for empire in pair)
    if one.y == other.y:
        return one.x + CARD_WIDTH + GAP / 2, one.y + from_edge(pair[0], AISLE)
    return one.x + CARD_WIDTH / 2, one.y + CARD_HEIGHT + GAP / 2


@cache
def border_box(pair: tuple[int, int]) -> Box:
    """A Border with room for a cube and a Pirate beside it."""
    x, y = border_middle(pair)
    wide, high = (GAP - 6, 2 * STAND + 8) if pair[0] // 5 == pair[1] // 5 else (2 * STAND + 8, GAP - 6)
    return Box(x - wide / 2, y - high / 2, wide, high)


def slot_box(pair: tuple[int, int], which: int, alone: bool) -> Box:
    """Where a cube or a Pirate stands on a Border; they are together only by a Power."""
    x, y = border_middle(pair)
    shift = 0 if alone else (which - 0.5) * (STAND + 2)
    if pair[0] // 5 == pair[1] // 5:
        return Box(x - STAND / 2, y - STAND / 2 + shift, STAND, STAND)
    return Box(x - STAND / 2 + shift, y - STAND / 2, STAND, STAND)


# Routes


@cache
def route_points(printed: Printed, route: int) -> tuple[Point, ...]:
    """The way from an Emporium over its Borders to the arrowhead (B5.routes)."""
    side = printed.route_side[route]
    shift = -BESIDE if side == EAST else BESIDE
    city, cards = printed.route_city[route], printed.route_cards[route]
    start = place_box(city, cards[0], 1, 0)
    x, y = start.x + SPOT / 2, start.y + SPOT / 2
    points = [(x, y), (x, aisle(cards[0]) + shift)]
    for here, there, border in zip(cards, cards[1:], printed.route_borders[route]):
        bx, by = border_middle(printed.border_between[border])
        if here // 5 == there // 5:
            points.append((bx, by + shift))
        else:
            points += [(bx + shift, y) for y in (aisle(here) + shift, by, aisle(there) + shift)]
    last = card_box(cards[-1])
    from_west = points[-1][0] < last.x + CARD_WIDTH / 2
    points.append((last.x + 62 if from_west else last.x + CARD_WIDTH - 62, aisle(cards[-1]) + shift))
    return tuple(point for point, before in zip(points, (None, *points)) if point != before)


def aisle(empire: int) -> float:
    """How high on the map routes cross a card."""
    return card_box(empire).y + from_edge(empire, AISLE)


def rounded(points: Sequence[Point], bend: float = 13) -> str:
    """A way whose corners are rounded."""
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for before, here, after in zip(points, points[1:], points[2:]):
        come, go = toward(here, before, bend), toward(here, after, bend)
        d += f"L{come[0]:.1f} {come[1]:.1f}Q{here[0]:.1f} {here[1]:.1f} {go[0]:.1f} {go[1]:.1f}"
    return f"{d}L{points[-1][0]:.1f} {points[-1][1]:.1f}"


def toward(start: Point, end: Point, far: float) -> Point:
    """A point some way from one point to another, no farther than half of it."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = min(far, length / 2) / max(length, 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@cache
def route_body(printed: Printed, route: int) -> tuple[Box, str]:
    """A Trade Route with its arrowhead, and the box it fills."""
    points = route_points(printed, route)
    colour = emblems.SIDE_COLOURS[printed.route_side[route]]
    across, down = zip(*points)
    left, top = min(across) - 10, min(down) - 10
    wide, high = max(across) + 26 - left, max(down) + 10 - top
    moved = [(x - left, y - top) for x, y in points]
    d, (tip, level) = rounded(moved), moved[-1]
    way = 1 if tip > moved[-2][0] else -1
    head = f"M{tip + way * 15:.1f} {level:.1f}L{tip - way * 4:.1f} {level - 10:.1f}V{level + 10:.1f}Z"
    body = path(d, stroke="edge", line=8) + path(d, stroke=colour, line=4.4) + path(head, colour, "edge", 2)
    return Box(left, top, wide, high), body


# The sheet under the map


@cache
def ground(printed: Printed) -> str:
    """The sea in the gaps that routes cross, and the shields of the banks (E2.sea-border, B5.starting-shields)."""
    body = "".join(border_ground(pair, bool(sea)) for pair, sea in zip(printed.border_between, printed.is_sea))
    for bank, border in enumerate(printed.bank_border):
        x, y = border_middle(printed.border_between[border])
        body += at(x - 17, y - 19, shield(BANK.labels[bank][0].upper()))
    return body


@cache
def border_ground(pair: tuple[int, int], sea: bool) -> str:
    """A Border: waves where a route crosses it, else a boundary in dashes."""
    x, y = border_middle(pair)
    upright = pair[0] // 5 == pair[1] // 5
    long = (CARD_HEIGHT if upright else CARD_WIDTH) - 24
    wide, high = (GAP - 8, long) if upright else (long, GAP - 8)
    top = card_box(pair[0]).y + 12 if upright else y - high / 2
    if not sea:
        d = f"M{x:g} {top:g}V{top + high:g}" if upright else f"M{x - wide / 2:g} {y:g}H{x + wide / 2:g}"
        return path(d, stroke="line", line=2.5, dash="9 8", opacity=0.9)
    body = rect(x - wide / 2, top, wide, high, "shoal", "water", 1.2, r=12, opacity=0.85)
    rows = int((high - 14) // 19)
    for row in range(rows + 1):
        level = top + 10 + row * (high - 18) / max(1, rows)
        count = int((wide - 14) // 20)
        left = x - count * 10 + (row % 2 * 6 - 3)
        wave = "".join("q5 -5 10 0t10 0" for _ in range(count))
        body += path(f"M{left:.1f} {level:.1f}{wave}", stroke="water", line=1.4, opacity=0.55)
    return body


def shield(initial: str) -> str:
    """The shield of a bank where its first Concession stands."""
    body = path("M2 2H32V20C32 30 24 35 17 38C10 35 2 30 2 20Z", "raised", "edge", 2)
    return body + line(17, 26, initial, 21, "faded", "middle", serif=True, bold=True)


# Map cards


@cache
def card_body(empire: int, name: str, state: int, back: int, marked: str, bare: tuple[Point, ...]) -> str:
    """A Map card: its name, whether it is a Theocracy, and what its other side is (B5.medieval, B5.name-icon)."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    body = rect(1.5, 1.5, w - 3, h - 3, "raised", "edge", 2, r=9)
    if state != MEDIEVAL:
        tint = emblems.colour(state)
        body += rect(3, 3, w - 6, h - 6, tint, r=8, opacity=0.1)
        top = from_edge(empire, NAME + 34, 116)
        body += at((w - 116) / 2, top, faint(emblems.emblem(state), 0.17), 116 / 64)
    body += "".join(at(x, y, hills()) for x, y in bare)
    band, room = from_edge(empire, 0, NAME), w - 80
    size = max(fitted(name, room * NARROWED, 22), 17.5)
    if state == MEDIEVAL:
        fill, ink, sign = "sunken", "ink", at(9, band + 7, emblems.castle(), 23 / 64)
    else:
        fill, ink = emblems.colour(state), emblems.INK
        sign = at(9, band + 5, emblems.emblem(state, ink), 26 / 64)
    body += rect(3, band + 3, w - 6, NAME - 6, fill, r=7) + sign
    body += line(w / 2, band + NAME / 2 + size * 0.34, name, size, ink, "middle", serif=True, bold=True, room=room)
    body += at(w - 36, band + 5.5, hidden_side(back, ink), 25 / 64)
    if marked:
        body += rect(1.5, 1.5, w - 3, h - 3, "", marked, 5, r=9)
    return body


@cache
def bare_land(printed: Printed, empire: int) -> tuple[Point, ...]:
    """Where a Map card has no city: there is room for hills."""
    cities = [SPOTS[CITY.labels[city]] for city, land in enumerate(printed.city_empire) if land == empire]
    return tuple(
        (CARD_WIDTH * share - 30, from_edge(empire, depth, 30))
        for row, depth in ((0, NAME + 22), (1, CARD_HEIGHT - FOOT - 58))
        for share in (0.26, 0.74)
        if not any(row == other and abs(share - where) < 0.3 for other, where in cities)
    )


@cache
def hills() -> str:
    """An engraver's hills and trees."""
    ridge = "M2 24q9 -18 18 0M14 24q11 -22 22 0M30 24q9 -17 18 0M20 12l3 6M25 8l4 9M38 13l3 6"
    trees = "M52 26v-5m0 0q-5 -1 0 -9q5 8 0 9M59 29v-5m0 0q-5 -1 0 -9q5 8 0 9"
    return path(ridge + trees, stroke="line", line=1.3, opacity=0.75)


@cache
def hidden_side(religion: int, ink: str) -> str:
    """The Religion of the side that does not show, small, with a corner turned up (B5.name-icon)."""
    body = path("M4 4H46L60 18V60H4Z", "raised", ink, 3.5) + path("M46 4V18H60", stroke=ink, line=3.5)
    sign = emblems.emblem(religion) if religion < RELIGIONS else emblems.castle()
    return body + at(12, 18, sign, 40 / 64)


@cache
def city_body(name: str, room: int, icon: int, capital: bool, emporium: int, closed: bool, taken: bool) -> str:
    """A place of a city, without whoever stands there (B5.cities, B5.capital, B5.emporia)."""
    body = ""
    if emporium:
        body += at(-3, -3, icons.emporium(emporium == 1, closed), (SPOT + 6) / 64)
    if not closed:
        if capital:
            body += path(f"M1 1H{SPOT - 1}V{SPOT - 1}H1Z", "sunken", "ink", 2.4)
            body += "".join(rect(x, y, 8, 8, "ink") for x in (-3, SPOT - 5) for y in (-3, SPOT - 5))
        else:
            body += circle(SPOT / 2, SPOT / 2, SPOT / 2 - 2, "sunken", "edge", 1.6)
        if not taken:
            body += at(5, 5, emblems.city_icon(icon), (SPOT - 10) / 64)
    if not name:
        return body
    shown = name.upper() if capital else name
    size = fitted(shown, (SPOT + 54) * NARROWED + (room - 1) * (SPOT + 10), LETTERS)
    ink = "faded" if closed else "ink"
    return body + haloed(SPOT / 2, SPOT + 14, shown, size, "raised", ink, width=4)


@cache
def piece_body(token: int, icon: int, fights: int) -> str:
    """Who stands in a city, and small what the city would raise; in a Battle its side (E2.city-icon)."""
    body = fighting(SPOT, fights) + at(2, 2, emblems.piece(token), (SPOT - 4) / 64)
    if icon >= 0 and icon != token:
        body += circle(SPOT - 4, 5, 10, "raised", "edge", 1)
        body += at(SPOT - 12, -3, emblems.city_icon(icon), 16 / 64)
    return body


@cache
def fighting(size: float, fights: int) -> str:
    """The halo of an attacker, or the rampart of a defender."""
    middle = size / 2
    if fights == 1:
        return at(middle - size * 0.66, middle - size * 0.66, path(emblems.star(16, 32, 25), "fire"), size * 1.32 / 64)
    if fights == 2:
        return circle(middle, middle, middle + 4, "steel", "ink", 1.5)
    return ""


@cache
def repressed_body(count: int, width: float, height: float) -> str:
    """How many tokens are Repressed on an Empire card (F5.repress)."""
    body = rect(1, 1, width - 2, height - 2, "sunken", "line", 1.5, r=6)
    return body + at(6, 6, icons.chain("ink"), (height - 12) / 64) + number(width - 18, height / 2, count, 22)
