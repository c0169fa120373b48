"""The board's own engravings: where its regions lie and how each thing on them looks, drawn once and kept."""

from functools import cache
from typing import Final

from fondaco.draw import seats, tokens
from fondaco.draw.cards import lettering, written
from fondaco.draw.lettering import NARROWED, fitted, line, number
from fondaco.draw.shapes import at, circle, faint, rect
from fondaco.draw.tracks import Box
from fondaco.games.orleans.board import chart, emblems, icons
from fondaco.games.orleans.vocabulary import *

WIDTH: Final = 1320
MARGIN: Final = 8
GAP: Final = 8

# The development track along the upper edge
LADDER: Final = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 74)
LADDER_HEAD: Final = 64
# The map below it to the left, and a column to the right
MAP: Final = Box(MARGIN, LADDER.y + LADDER.height + GAP, chart.WIDTH, chart.HEIGHT)
COLUMN: Final = MAP.x + MAP.width + GAP
COLUMN_WIDTH: Final = WIDTH - MARGIN - COLUMN
HOURGLASS: Final = Box(COLUMN, MAP.y, 152, 84)
EVENT_BOX: Final = Box(COLUMN + 158, MAP.y, COLUMN_WIDTH - 158, 84)
STACK: Final = Box(COLUMN, MAP.y + 90, COLUMN_WIDTH / 6 - 4, 52)
STACK_PITCH: Final = (COLUMN_WIDTH + 4) / 6
# Six tracks of followers, the longest of nine spaces
TRACKS_TOP: Final = STACK.y + STACK.height + GAP
TRACK_PITCH: Final = 76
SUPPLY: Final = Box(COLUMN, TRACKS_TOP, 64, 72)
STEP: Final = Box(COLUMN + 67, TRACKS_TOP, 48.4, 72)
STEP_PITCH: Final = (COLUMN_WIDTH - 67) / 9
# What lies beside the shorter tracks, and the goods below
SIDE: Final = Box(STEP.x + 6 * STEP_PITCH + 6, TRACKS_TOP + TRACK_PITCH, 3 * STEP_PITCH - 6, 89)
SIDE_PITCH: Final = 5 * TRACK_PITCH / 4
RESERVE: Final = Box(COLUMN, TRACKS_TOP + 6 * TRACK_PITCH + 2, COLUMN_WIDTH / 5 - 5, 0)
RESERVE_PITCH: Final = (COLUMN_WIDTH + 5) / 5
RESERVE_HEIGHT: Final = MAP.y + MAP.height - RESERVE.y
# Deeds and place tiles along the lower edge
DEED_BOX: Final = Box(MARGIN, MAP.y + MAP.height + GAP, 157.75, 134)
DEED_PITCH: Final = (WIDTH - 2 * MARGIN + 6) / 8
DEED_SPACE: Final = 35
TILE_BOX: Final = Box(MARGIN + 30, DEED_BOX.y + DEED_BOX.height + GAP, 120, 116)
TILE_PITCH: Final = 124
SECOND_PILE: Final = Box(WIDTH - MARGIN - 4 * TILE_PITCH + 4, TILE_BOX.y, TILE_BOX.width, TILE_BOX.height)
TILE_ROW: Final = TILE_BOX.height + 6
TILE_PLACES: Final = tuple(
    (box.x + column * TILE_PITCH, box.y + row * TILE_ROW)
    for box, columns in ((TILE_BOX, 6), (SECOND_PILE, 4))
    for row in range(2)
    for column in range(columns)
)
"""The places of all tiles, those of pile I first: two rows each."""
HEIGHT: Final = TILE_BOX.y + 2 * TILE_BOX.height + 6 + MARGIN

MARKER: Final = 21
CITIZEN: Final = 29
"""A citizen, or anything else that a space of a track gives."""


# The sheet


@cache
def backdrop(ground: str) -> str:
    """The paper under everything, the map, and the places of the tiles; ground is the map."""
    slot = rect(1, 1, TILE_BOX.width - 2, TILE_BOX.height - 2, "", "line", 1.5, 6, dash="5 6")
    piles = "".join(at(x, y, slot) for x, y in TILE_PLACES)
    return (
        rect(0, 0, WIDTH, HEIGHT, "paper", r=12)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=12)
        + at(MAP.x, MAP.y, ground)
        + faint(piles, 0.8)
        + spine(TILE_BOX.x - 30, "I")
        + spine(SECOND_PILE.x - 30, "II")
    )


def spine(x: float, numeral: str) -> str:
    """The back of a pile of place tiles, seen from its edge."""
    height = 2 * TILE_BOX.height + 6
    return rect(x + 1, TILE_BOX.y + 1, 24, height - 2, "wood", "edge", 2, r=5) + number(
        x + 13, TILE_BOX.y + height / 2, numeral, 22, "on-good"
    )


# The hourglass and the event


@cache
def round_body(head: str, foot: str) -> str:
    """Which round it is, beside the hourglass."""
    w, h = HOURGLASS.width, HOURGLASS.height
    return (
        rect(1, 1, w - 2, h - 2, "raised", "line", 2, r=6)
        + rect(5, 5, w - 10, h - 10, "", "line", 1, r=4)
        + at(9, 16, emblems.HOURGLASS, 52 / 64)
        + line(102, 49, head, fitted(head, 72, 38), anchor="middle", serif=True, bold=True)
        + line(102, 71, foot, fitted(foot, 76, 18, bold=False), "faded", "middle")
    )


@cache
def event_body(event: int, head: str, foot: str) -> str:
    """The event of the round."""
    w, h = EVENT_BOX.width, EVENT_BOX.height
    body = rect(1, 1, w - 2, h - 2, "raised", "line", 2, r=6) + rect(5, 5, w - 10, h - 10, "", "line", 1, r=4)
    if event < 0:
        return body + line(22, 52, head, fitted(head, w - 40, 30), "faded", serif=True, bold=True)
    return (
        body
        + at(14, 11, emblems.OF_EVENT[event], 62 / 64)
        + line(90, 41, head, fitted(head, w - 104, 30), serif=True, bold=True)
        + line(90, 67, foot, fitted(foot, w - 102, 17.5, bold=False), "faded")
    )


@cache
def stack_body(event: int, left: int) -> str:
    """How many hourglass tiles of an event are still to come."""
    w, h = STACK.width, STACK.height
    body = rect(1, 1, w - 2, h - 2, "raised" if left else "", "line", 1.5, r=6, dash="" if left else "4 5")
    sign = at(7, 8, emblems.OF_EVENT[event], 36 / 64)
    return body + (sign if left else faint(sign, 0.3)) + number(w - 20, h / 2, left, 25, "ink" if left else "faded")


# Tracks


@cache
def step_body(width: float, height: float, reward: str, start: bool) -> str:
    """A space of a track, with what it gives drawn in a box of 64 units."""
    ground = rect(1, 1, width - 2, height - 2, "sunken" if start else "raised", "line", 1.5, r=5)
    return ground + at((width - CITIZEN) / 2, 2, reward, CITIZEN / 64)


@cache
def wide_step_body(width: float, height: float, reward: str) -> str:
    """A space of a track that gives two things: the second, a citizen, lies beside the first."""
    return (
        rect(1, 1, width - 2, height - 2, "raised", "line", 1.5, r=5)
        + at(1, 5, reward, 23 / 64)
        + at(width - 25, 5, icons.HOLLOW_CITIZEN, 23 / 64)
    )


def marker_place(box: Box, seat: int) -> tuple[float, float, float]:
    """Where a seat's marker stands on a space of a track, and how large it is: four of them have room."""
    size = min(MARKER, (box.width - 5) / 2)
    x = box.x + box.width / 2 + (seat % 2 - 1) * (size + 0.5) + 0.25
    return x, box.y + box.height - 2 * size - 4 + seat // 2 * (size + 0.5), size


@cache
def supply_body(type_: int, left: int) -> str:
    """The followers of a type that can still be recruited."""
    w, h = SUPPLY.width, SUPPLY.height
    token = at(6, 7, icons.follower(type_, 46))
    shown = token if left else faint(token, 0.3)
    return rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=6) + shown + at(w - 32, h - 33, tokens.count(left, 30))


@cache
def side_body(picture: str, left: int, name: str) -> str:
    """A stock beside the tracks: what it is, and how much of it."""
    w, h = SIDE.width, SIDE.height
    size = fitted(name, w - 14, 16, bold=False)
    return (
        rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=6)
        + (at(14, 10, picture, 50 / 64) if left else faint(at(14, 10, picture, 50 / 64), 0.3))
        + number(w * 0.7, 35, left, 30 if left < 100 else 25)
        + line(w / 2, h - 10, name, size, "faded", "middle")
    )


@cache
def reserve_body(good: int, left: int, worth: int) -> str:
    """The goods of a kind beside the board, and what each is worth at the end."""
    w, h = RESERVE.width, RESERVE_HEIGHT
    token = at(7, (h - 56) / 2, icons.good(good), 46 / 64)
    return (
        rect(1, 1, w - 2, h - 2, "sunken", "line", 1.5, r=6)
        + (token if left else faint(token, 0.3))
        + number(w - 24, h / 2 - 5, left, 26, "ink" if left else "faded")
        + "".join(circle(w / 2 + (place - (worth - 1) / 2) * 11, h - 11, 3.6, "book") for place in range(worth))
    )


@cache
def ladder_step(reward: str, step: int, width: float) -> str:
    """A space of the development track."""
    h = LADDER.height
    ground = rect(0.75, 1, width - 1.5, h - 2, "raised", "line", 1.5, r=5)
    if reward:
        return ground + at((width - 29) / 2, 2, reward, 29 / 64)
    return ground + number(width / 2, 17, step, 13, "faded")


LADDER_SIGN: Final = rect(1, 1, LADDER_HEAD - 6, LADDER.height - 2, "sunken", "line", 1.5, r=6) + at(
    6, 12, icons.points("▸"), 50 / 64
)
"""The head of the development track."""


@cache
def tile_numeral(text: str) -> str:
    """The back of a place tile, as it is printed on the traders' track."""
    return rect(3, 5, 58, 54, "wood", "edge", 3, r=7) + number(32, 32, text, 40 if len(text) == 1 else 26, "on-good")


@cache
def draw_number(followers: int) -> str:
    """How many followers may be drawn."""
    return faint(icons.SACK, 0.55) + number(32, 41, followers, 40)


# Deeds and place tiles


@cache
def deed_body(name: str, asks: tuple[int, ...], free: tuple[int, ...], rewards: tuple[str, ...]) -> str:
    """A deed: its name, its rewards, and its spaces; those that are filled come first within their type."""
    w, h = DEED_BOX.width, DEED_BOX.height
    size, lines = lettering(name, (w - 47) * NARROWED, 18, 14)
    body = rect(1, 1, w - 2, h - 2, "raised", "line", 2, r=6)
    body += written(lines, 9, 8, size, w - 47)
    body += "".join(at(w - 37 - 28 * place, 39, reward, 29 / 64) for place, reward in enumerate(reversed(rewards)))
    filled = [asks.count(type_) - free[type_] for type_ in range(TYPES)]
    rows = [asks] if len(asks) <= 5 else [asks[: len(asks) // 2], asks[len(asks) // 2 :]]
    side = min(DEED_SPACE, (w - 12) / len(rows[0]) - 1, (h - 46) / len(rows) - 1)
    top = h - 6 - len(rows) * (side + 1)
    for row, types in enumerate(rows):
        for column, type_ in enumerate(types):
            taken = filled[type_] > 0
            filled[type_] -= 1
            picture = icons.follower(type_, side) if taken else icons.asked(type_, side)
            body += at(7 + column * (side + 1), top + row * (side + 1), picture)
    return body if any(free) else body + rect(1, 1, w - 2, h - 2, "", "gold", 4, r=6)


@cache
def tile_body(place: int, name: str, asks: tuple[int, ...]) -> str:
    """A place tile in its pile: name, what it gives, and whom it asks for."""
    w, h = TILE_BOX.width, TILE_BOX.height
    size, lines = lettering(name, (w - 14) * NARROWED, 17.5, 13)
    body = rect(1, 1, w - 2, h - 2, "raised", "edge", 2, r=6) + written(lines, 8, 6, size, w - 14)
    if not asks:
        return body + at((w - 66) / 2, 45, emblems.OF_PLACE[place], 66 / 64)
    body += at(8, 48, emblems.OF_PLACE[place], 60 / 64)
    first = 46 if len(asks) > 1 else 62
    return body + "".join(at(w - 40, first + row * 33, icons.asked(type_, 32)) for row, type_ in enumerate(asks))


@cache
def taken_body(name: str, seat: int) -> str:
    """Where a place tile lay that somebody has now, or that has left the game."""
    w, h = TILE_BOX.width, TILE_BOX.height
    size, lines = lettering(name, (w - 14) * NARROWED, 16, 13)
    body = faint(written(lines, 8, 7, size, w - 14), 0.55)
    return body + at((w - 38) / 2, h - 58, seats.sign(seat, 38)) if seat >= 0 else body


def step_box(track: int, step: int, steps: int) -> Box:
    """Where a space of a track lies."""
    if track == DEVELOPMENT:
        width = (LADDER.width - LADDER_HEAD) / (steps + 1)
        return Box(LADDER.x + LADDER_HEAD + step * width, LADDER.y, width, LADDER.height)
    return Box(STEP.x + step * STEP_PITCH, STEP.y + track * TRACK_PITCH, STEP.width, STEP.height)
