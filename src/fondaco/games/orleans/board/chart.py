"""Where everything lies on the map of the Loire, and how its sheet, roads and rivers are engraved."""

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin
from typing import Final

from fondaco.draw.lettering import haloed
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.orleans.vocabulary import ORLEANS, ROAD, TOWN, WATERWAY

Point = tuple[float, float]
Ends = tuple[int, int]

WIDTH: Final = 772
HEIGHT: Final = 706
TOWN_SIZE: Final = 42
GOOD_SIZE: Final = 36
CITY: Final = Box(371, 177, 140, 104)
"""The walls of Orléans, within which every player may build."""
LETTERS: Final = 19

PLACES: Final[dict[str, tuple[Point, Point, str]]] = {
    # where it lies, where its name begins, ends or has its middle, and which of these it is
    "orleans": ((441, 229), (441, 206), "middle"),
    "le-mans": ((64, 190), (28, 162), "start"),
    "chartres": ((330, 62), (308, 50), "end"),
    "chateaudun": ((298, 170), (274, 203), "end"),
    "vendome": ((216, 262), (240, 268), "start"),
    "tours": ((160, 388), (136, 378), "end"),
    "etampes": ((506, 64), (532, 60), "start"),
    "montargis": ((640, 176), (664, 170), "start"),
    "briare": ((650, 286), (676, 292), "start"),
    "blois": ((302, 330), (336, 332), "start"),
    "vierzon": ((474, 428), (500, 420), "start"),
    "chinon": ((66, 462), (20, 438), "start"),
    "chatellerault": ((100, 602), (22, 652), "start"),
    "argenton-sur-creuse": ((340, 648), (340, 687), "middle"),
    "chateauroux": ((402, 556), (426, 568), "start"),
    "la-chatre": ((480, 648), (480, 687), "middle"),
    "st-amand-montrond": ((596, 610), (622, 622), "start"),
    "bourges": ((582, 470), (580, 445), "middle"),
    "nevers": ((716, 520), (700, 563), "start"),
    "sancerre": ((668, 408), (646, 400), "end"),
    "loches": ((214, 492), (240, 491), "start"),
    "montrichard": ((290, 410), (306, 384), "middle"),
    "le-blanc": ((228, 600), (204, 622), "end"),
}
"""The towns as they lie on a true map, moved a little so that names, ways and goods have room."""

TWO_LINES: Final = {"st-amand-montrond": "-M"}
"""Where a long name is broken: before the letter behind the hyphen."""

BENDS: Final[dict[tuple[str, str, int], float]] = {
    ("chinon", "chatellerault", ROAD): 22,
    ("chinon", "chatellerault", WATERWAY): -20,
    ("chinon", "le-blanc", WATERWAY): -34,
    ("chatellerault", "argenton-sur-creuse", ROAD): 40,
    ("orleans", "briare", WATERWAY): -14,
    ("orleans", "blois", WATERWAY): 14,
    ("vierzon", "st-amand-montrond", WATERWAY): 14,
    ("blois", "vierzon", ROAD): -22,
    ("le-mans", "chartres", ROAD): -10,
    ("tours", "chinon", WATERWAY): -10,
    ("briare", "sancerre", WATERWAY): 12,
    ("le-blanc", "chateauroux", ROAD): -6,
    ("etampes", "montargis", ROAD): -10,
    ("sancerre", "nevers", WATERWAY): -10,
    ("blois", "tours", WATERWAY): 6,
}
"""How far a way leaves the straight line, to the right of whoever travels it."""

SPACES: Final[dict[tuple[str, str, int], tuple[float, ...]]] = {
    ("le-mans", "chateaudun", ROAD): (0.36,),
    ("chatellerault", "argenton-sur-creuse", ROAD): (0.22, 0.52),
    ("bourges", "sancerre", ROAD): (0.68,),
    ("chateaudun", "vendome", ROAD): (0.62,),
    ("chinon", "le-blanc", WATERWAY): (0.38, 0.72),
}
"""How far along a way its goods lie, where they would cover a name if they lay evenly."""


@cache
def town_at(town: int) -> Point:
    """The middle of a town."""
    return PLACES[TOWN.labels[town]][0]


# Ways


@cache
def way(ends: Ends, kind: int) -> tuple[Point, ...]:
    """A way from one town to another, as points of equal distance."""
    (ax, ay), (bx, by) = town_at(ends[0]), town_at(ends[1])
    bend = BENDS.get((TOWN.labels[ends[0]], TOWN.labels[ends[1]], kind), 0)
    length = hypot(bx - ax, by - ay)
    cx = (ax + bx) / 2 - (by - ay) / length * bend * 2
    cy = (ay + by) / 2 + (bx - ax) / length * bend * 2
    steps = max(8, round(length / 4))
    return tuple(
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in (step / steps for step in range(steps + 1))
    )


def outside(point: Point, town: int) -> bool:
    """Whether a point of a way lies outside a town."""
    x, y = point
    if town == ORLEANS:
        return not (CITY.x < x < CITY.x + CITY.width and CITY.y < y < CITY.y + CITY.height)
    tx, ty = town_at(town)
    return hypot(x - tx, y - ty) > TOWN_SIZE / 2


@cache
def open_way(ends: Ends, kind: int) -> tuple[Point, ...]:
    """The part of a way that is seen between two towns."""
    return tuple(point for point in way(ends, kind) if all(outside(point, town) for town in ends))


@cache
def goods_places(ends: Ends, kind: int, spaces: int) -> tuple[Point, ...]:
    """The middles of the goods spaces of a way."""
    seen = open_way(ends, kind)
    evenly = tuple((space + 0.5) / spaces for space in range(spaces))
    along = SPACES.get((TOWN.labels[ends[0]], TOWN.labels[ends[1]], kind), evenly)
    return tuple(seen[round((len(seen) - 1) * part)] for part in (along if len(along) == spaces else evenly))


def road(ends: Ends) -> tuple[Point, ...]:
    """A road in as few points as show its bend."""
    points = way(ends, ROAD)
    return points[::6] if (len(points) - 1) % 6 == 0 else (*points[::6], points[-1])


def river(ends: Ends) -> list[Point]:
    """A river: it winds, and lies still only at the towns."""
    points = way(ends, WATERWAY)
    last = len(points) - 1
    waves = max(2, round(last / 9)) * pi
    wound = []
    for place, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[max(place - 1, 0)], points[min(place + 1, last)]
        length = hypot(nx - px, ny - py)
        t = place / last
        swing = 5 * sin(waves * t) * min(1, 6 * t, 6 * (1 - t))
        wound.append((x - (ny - py) / length * swing, y + (nx - px) / length * swing))
    return wound


def drawn_line(points: Sequence[Point]) -> str:
    """A way as it is written in a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def ways(link_ends: tuple[Ends, ...], link_kind: tuple[int, ...]) -> str:
    """All roads and rivers."""
    links = list(zip(link_ends, link_kind))
    rivers = "".join(drawn_line(river(ends)) for ends, kind in links if kind == WATERWAY)
    roads = "".join(drawn_line(road(ends)) for ends, kind in links if kind == ROAD)
    return (
        path(rivers, stroke="shoal", line=26, opacity=0.75)
        + path(rivers, stroke="water", line=11)
        + path(rivers, stroke="shoal", line=1.6, opacity=0.9)
        + path(roads, stroke="road", line=8.5)
        + path(roads, stroke="raised", line=3.5)
    )


# The sheet


@cache
def sheet(link_ends: tuple[Ends, ...], link_kind: tuple[int, ...], names: tuple[str, ...]) -> str:
    """The map as an engraver would print it: border, land, ways and the names of the towns."""
    return border() + faint(country(), 0.75) + at(668, 30, rose()) + ways(link_ends, link_kind) + lettering(names)


def border() -> str:
    """The frame with its scale of degrees."""
    marks = ""
    for place in range(0, WIDTH - 16, 48):
        marks += f"M{8 + place} 6H{min(32 + place, WIDTH - 8)}M{8 + place} {HEIGHT - 6}H{min(32 + place, WIDTH - 8)}"
    for place in range(0, HEIGHT - 16, 48):
        marks += f"M6 {8 + place}V{min(32 + place, HEIGHT - 8)}M{WIDTH - 6} {8 + place}V{min(32 + place, HEIGHT - 8)}"
    return (
        rect(1, 1, WIDTH - 2, HEIGHT - 2, "raised", "line", 2, r=6)
        + rect(10, 10, WIDTH - 20, HEIGHT - 20, "paper", "line", 1.5)
        + path(marks, stroke="faded", line=5)
    )


HILLS: Final[tuple[Point, ...]] = (
    *((120, 70), (160, 92), (210, 66), (86, 262), (420, 112), (548, 128), (580, 148), (404, 322), (566, 336)),
    *((600, 352), (340, 470), (300, 560), (462, 516), (636, 484), (152, 452), (30, 520), (196, 652), (110, 470)),
    *((546, 664), (704, 620), (702, 226), (404, 622), (566, 232), (140, 266), (446, 96), (356, 306)),
)
WOODS: Final[tuple[Point, ...]] = (
    *((60, 96), (250, 116), (610, 96), (516, 318), (544, 302), (372, 476), (396, 456), (60, 330), (90, 352)),
    *((560, 392), (664, 588), (30, 572), (614, 232), (712, 342), (330, 236), (246, 540), (240, 566), (540, 196)),
)


def country() -> str:
    """Hills and woods, in a few strokes each."""
    hills = "".join(f"M{x - 14} {y}q7 -13 14 -2q7 -12 15 2M{x - 3} {y - 3}l-4 5M{x + 7} {y - 4}l-4 6" for x, y in HILLS)
    trees = "".join(
        f"M{x + dx} {y + dy}q-8 -4 0 -15q8 11 0 15v5" for x, y in WOODS for dx, dy in ((0, 0), (12, 3), (5, 9))
    )
    return path(hills, stroke="line", line=1.6) + path(trees, stroke="line", line=1.4)


def rose() -> str:
    """The rose of the winds."""
    points = ""
    for wind in range(8):
        angle, length = wind * pi / 4, 34 if wind % 2 == 0 else 20
        x, y = 36 + length * sin(angle), 36 - length * cos(angle)
        lx, ly = 36 + 6 * sin(angle - pi / 8 * 2), 36 - 6 * cos(angle - pi / 8 * 2)
        rx, ry = 36 + 6 * sin(angle + pi / 8 * 2), 36 - 6 * cos(angle + pi / 8 * 2)
        points += path(f"M36 36L{lx:.1f} {ly:.1f}L{x:.1f} {y:.1f}Z", "line")
        points += path(f"M36 36L{rx:.1f} {ry:.1f}L{x:.1f} {y:.1f}Z", "raised", "line", 1)
    return circle(36, 36, 26, "", "line", 1.2) + circle(36, 36, 30, "", "line", 0.8) + points


def lettering(names: tuple[str, ...]) -> str:
    """The names of the towns beside them; that of Orléans is on its walls."""
    written = ""
    for label, name in list(zip(TOWN.labels, names))[ORLEANS + 1 :]:
        _, (x, y), anchor = PLACES[label]
        head, broken, tail = name.partition(TWO_LINES.get(label, "\n"))
        written += haloed(x, y, head + broken[:1].strip(), LETTERS, "paper", anchor=anchor)
        if tail:
            written += haloed(x, y + LETTERS, broken[1:] + tail, LETTERS, "paper", anchor=anchor)
    return written


# What stands on it


TOWN_BODY: Final = (
    circle(TOWN_SIZE / 2, TOWN_SIZE / 2, 17, "raised", "ink", 2.5)
    + circle(TOWN_SIZE / 2, TOWN_SIZE / 2, 11.5, "", "line", 2)
    + circle(TOWN_SIZE / 2, TOWN_SIZE / 2, 4, "ink")
)
"""A town: a ring of walls."""


@cache
def city_body(name: str) -> str:
    """Orléans: walls with towers, and its name over the gate."""
    w, h = CITY.width, CITY.height
    towers = "".join(rect(x, y, 16, 16, "raised", "ink", 2.5, r=2) for x in (1.5, w - 17.5) for y in (1.5, h - 17.5))
    return (
        rect(7, 7, w - 14, h - 14, "raised", "ink", 3, r=4)
        + rect(12, 12, w - 24, h - 24, "", "line", 1.5, r=2)
        + towers
        + haloed(w / 2, 30, name, 22, "raised")
    )


@cache
def goods_space(least: int, players: int) -> str:
    """Where a good lies at the start; one that is not used with so many players says from how many on it is."""
    size = GOOD_SIZE
    if least > players:
        mark = haloed(size / 2, size / 2 + 5, str(least), 14, "paper", "faded", width=3)
        return faint(rect(6, 6, size - 12, size - 12, "paper", "line", 1.5, r=6, dash="3 3") + mark, 0.8)
    return rect(3, 3, size - 6, size - 6, "sunken", "line", 2, r=8)
