"""The board's own engravings: where its regions lie and how each thing on them looks, drawn once and kept."""

from functools import cache
from typing import Final

from fondaco.draw import seats, tokens
from fondaco.draw.cards import lettering, written
from fondaco.draw.lettering import NARROWED, cut, fitted, line, number
from fondaco.draw.shapes import at, circle, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import chart, emblems, faces, furniture, icons
from fondaco.games.pax_renaissance.vocabulary import COLUMNS, RELIGIONS, SLOTS

MARGIN: Final = 8
GAP: Final = 8
WIDTH: Final = chart.WIDTH + 2 * MARGIN
# A strip along the upper edge: whose turn, what goes on, and the stock
STRIP: Final = 62
TURN: Final = Box(MARGIN, MARGIN, 318, STRIP)
SCENE: Final = Box(TURN.x + TURN.width + GAP, MARGIN, 396, STRIP)
STOCK: Final = Box(SCENE.x + SCENE.width + GAP, MARGIN, 46, STRIP)
STOCK_PITCH: Final = 47.4
EMPIRES_BOX: Final = Box(WIDTH - MARGIN - 2 * 68 - 4, MARGIN, 68, STRIP)
DISCARD: Final = Box(WIDTH - MARGIN - 68, MARGIN, 68, STRIP)
# The map
MAP: Final = Box(MARGIN, MARGIN + STRIP + GAP, chart.WIDTH, chart.HEIGHT)
# The market below it to the left: prices grow to the east, where the piles lie
CARD: Final = 148
CARD_HEIGHT: Final = CARD * faces.HEIGHT / faces.WIDTH
PRICES: Final = 30
"""The height of the ribbon of prices above the market."""
SLOT: Final = Box(MARGIN, MAP.y + MAP.height + GAP + PRICES, CARD, CARD_HEIGHT)
SLOT_PITCH: Final = CARD + 6
ROW_PITCH: Final = CARD_HEIGHT + 6
PILE: Final = faces.card_box(SLOT.x + COLUMNS * SLOT_PITCH + 2, SLOT.y, 104)
# Victories to the right of it
ASIDE: Final = PILE.x + PILE.width + GAP
VICTORY: Final = Box(ASIDE, SLOT.y - PRICES, WIDTH - MARGIN - ASIDE, (PRICES + 2 * CARD_HEIGHT + 6 - 18) / 4)
VICTORY_PITCH: Final = VICTORY.height + 6
HEIGHT: Final = SLOT.y + 2 * CARD_HEIGHT + 6 + MARGIN


def slot_box(slot: int) -> Box:
    """A place of the market."""
    row, column = divmod(slot, COLUMNS)
    return Box(SLOT.x + column * SLOT_PITCH, SLOT.y + row * ROW_PITCH, CARD, CARD_HEIGHT)


@cache
def backdrop(ground: str) -> str:
    """The paper under everything, the sea of the map, and the places of the market."""
    body = rect(0, 0, WIDTH, HEIGHT, "paper", r=12) + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=12)
    body += at(MAP.x, MAP.y, ground)
    for box in map(slot_box, range(SLOTS)):
        body += rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, "", "line", 1.5, 8, dash="6 6", opacity=0.8)
    for column in range(COLUMNS):
        body += at(SLOT.x + column * SLOT_PITCH, SLOT.y - PRICES, ribbon(column))
    return body


# The strip


def plate(width: float, height: float, fill: str = "raised") -> str:
    return rect(1, 1, width - 2, height - 2, fill, "line", 1.5, r=7)


@cache
def turn_body(seat: int, name: str, foot: str, actions: int, over: bool) -> str:
    """Whose turn it is, and how many actions are left."""
    w, h = TURN.width, TURN.height
    body = plate(w, h)
    left = 14.0
    if seat >= 0:
        body += at(10, 10, seats.sign(seat, 42, "", "ink", 2.5))
        left = 64
    room = w - left - (92 if seat >= 0 and not over else 12)
    size = max(19.0, fitted(name, room, 27))
    body += line(left, 32, cut(name, room, size), size, serif=True, bold=True)
    body += line(left, 51, foot, fitted(foot, room, 15, bold=False), "faded")
    if seat >= 0 and not over:
        for place in range(2):
            x = w - 66 + place * 42
            if place < actions:
                body += circle(x, h / 2, 16, "gold", "edge", 2) + number(x, h / 2, place + 1, 19, "on-gold")
            else:
                body += circle(x, h / 2, 16, "", "line", 2, dash="5 4")
    return body


@cache
def scene_body(head: str, foot: str, sign: str, alarm: bool, taken: float) -> str:
    """What goes on: a card that acts, or a Battle; at its end room is taken by Agents on their way."""
    w, h = SCENE.width, SCENE.height
    if not sign:
        title = line(w / 2, h / 2 + 6, head, 17, "faded", "middle", serif=True)
        return rect(1, 1, w - 2, h - 2, "", "line", 1.2, r=7, opacity=0.7) + title
    body = plate(w, h) + (rect(1, 1, w - 2, h - 2, "", "fire", 3, r=7) if alarm else "")
    body += at(10, 11, sign, 40 / 64)
    room = w - 68 - taken
    size = max(15.0, fitted(head, room, 20))
    body += line(60, 29, cut(head, room, size), size, serif=True, bold=True)
    return body + line(60, 50, foot, fitted(foot, room, 16, bold=False), "faded")


@cache
def stock_body(sign: str, count: int, width: float) -> str:
    """A kind of piece and how many of it are in the stock."""
    return plate(width, STRIP, "sunken") + furniture.counted(sign, count, width, 34, 50, 18)


# The market


@cache
def ribbon(column: int) -> str:
    """What the cards of a column cost; those of the first are for fairs (E1.cost, E1.facedown)."""
    body = path(f"M2 15H{CARD / 2 - 20:g}M{CARD / 2 + 20:g} 15H{CARD - 2}", stroke="line", line=1.5)
    sign = at(CARD / 2 - 13, 2, tokens.coin(column, 26, 0.6)) if column else at(CARD / 2 - 13, 2, icons.fair(), 26 / 64)
    return body + sign


@cache
def florins_body(count: int, locked: bool) -> str:
    """Florins lying on a card; a seal says that whoever paid them cannot buy it in this turn (E1.own-florin)."""
    shown = min(count, 3)
    body = "".join(at(place * 7, 8 - place * 4, icons.florin(), 32 / 64) for place in range(shown))
    right = (shown - 1) * 7 + 20
    if count > 1:
        body += at(right, 16, tokens.count(count, 24))
    return body + (at(right - 4, -4, lock(), 18 / 64) if locked else "")


@cache
def lock() -> str:
    """A padlock."""
    return path("M12 28H52V60H12Z", "ink", "paper", 3) + path("M20 28V18A12 12 0 0 1 44 18V28", stroke="ink", line=7)


@cache
def fair_body(head: str, side: int, profit: int) -> str:
    """A face-down card, which stands for the fair of its row, and the profit it would bring (E5.florins)."""
    body = faces.back(side, CARD)
    size, lines = lettering(head, (CARD - 30) * NARROWED, 20, 14)
    ink = f"on-{emblems.SIDE_COLOURS[side]}"
    text = "".join(
        line(CARD / 2, 32 + row * size * 1.1, part, size, ink, "middle", serif=True, bold=True, room=CARD - 26)
        for row, part in enumerate(lines)
    )
    return body + text + at(CARD - 60, CARD_HEIGHT - 60, tokens.coin(f"{profit}", 48, 0.5))


@cache
def pile_body(side: int, left: int, foretold: bool) -> str:
    """A pile and how many cards it has; the number stays clear of a card that lies open on it."""
    w, h = PILE.width, PILE.height
    if not left:
        return rect(2, 2, w - 4, h - 4, "", "line", 2, r=8, dash="7 6") + number(w / 2, h / 2, 0, 26, "faded")
    seal = at(w - 36, 1, tokens.count(left, 30)) if foretold else at(w - 42, h - 42, tokens.count(left, 38))
    return faces.back(side, w) + seal


# Victories


@cache
def victory_body(
    name: str,
    active: bool,
    discredited: bool,
    rows: tuple[tuple[str, int, tuple[str, ...]], ...],
    met: tuple[bool, ...],
    extra: str,
) -> str:
    """A victory: whether it is active, and for each seat its figures, lit if the seat could declare it."""
    w, h = VICTORY.width, VICTORY.height
    room = w - 46 - (26 if discredited else 0)
    size = fitted(name, room, 19)
    if active:
        body = rect(1, 1, w - 2, h - 2, "raised", "gold", 3.5, r=7)
        comet, title = path(emblems.COMET_SHAPE, "fire", "edge", 2.5), written((name,), 11, 6, size, room)
    else:
        body = rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=7)
        comet = path(emblems.COMET_SHAPE, "", "line", 2.5)
        title = line(11, 22, name, size, "faded", serif=True, bold=True, room=room)
    body += at(w - 33, 5, comet, 26 / 64)
    if discredited:
        body += at(w - 58, 4, icons.torch(), 24 / 64)
    body += title
    if extra:
        body += at(0, 0, extra)
    pitch = (w - 62) / len(met)
    pace = (h - 34) / 2
    top = 31 + (pace if len(rows) == 1 and extra else 0 if len(rows) > 1 else pace / 2)
    for row, (sign, lead, figures) in enumerate(rows):
        y = top + row * pace
        body += at(7, y + 1, sign, 24 / 64) + line(32, y + 24, f"+{lead}", 13, "faded", bold=True)
        for seat, figure in enumerate(figures):
            x = 60 + seat * pitch
            if row == 0:
                body += lamp(x, y, seat, met[seat])
            body += line(x + 30, y + 19, figure, 18, "ink" if met[seat] else "faded", bold=True)
    return body


def lamp(x: float, y: float, seat: int, lit: bool) -> str:
    """The sign of a seat; lit in gold if the condition is met."""
    glow = circle(x + 13, y + 13, 14.5, "gold", "edge", 1.5) if lit else ""
    return glow + at(x + 3, y + 3, seats.sign(seat, 20, "", "ink" if lit else "", 1.6))


@cache
def supremacy(bishops: tuple[int, ...], strength: tuple[int, ...]) -> str:
    """Bishops and strength of each Religion, the supreme one underlined (L3.religious)."""
    body, half = "", (VICTORY.width - 18) / 2
    for group, (shape, counts) in enumerate(((emblems.MITRE, bishops), (emblems.ROOK_SHAPE, strength))):
        left, y = 9 + group * half, 31
        body += at(left, y + 3, path(shape, "ink"), 19 / 64)
        for religion in range(RELIGIONS):
            x = left + 22 + religion * (half - 24) / 3
            if supreme := counts[religion] * 2 > sum(counts):
                body += rect(x - 2, y - 1, (half - 24) / 3 - 1, 27, "gold", r=5, opacity=0.55)
            body += at(x, y + 4, emblems.badge(religion), 17 / 64)
            body += line(x + 18, y + 19, str(counts[religion]), 16, "ink", bold=supreme)
    return body


assert VICTORY.height > 80 and PILE.height < CARD_HEIGHT
