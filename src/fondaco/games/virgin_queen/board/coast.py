"""The map that never changes: coasts, roads, sea lanes and hills, engraved once."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from fondaco.draw.shapes import at, circle, path, rect
from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.vocabulary import *

Point = tuple[float, float]

WIDTH: Final = 926
HEIGHT: Final = 1074

BRITAIN: Final[tuple[Point, ...]] = (
    *((172, -30), (334, -30), (322, 12), (344, 38), (326, 60), (300, 80), (322, 100), (344, 128), (366, 160)),
    *((398, 190), (424, 222), (412, 240), (440, 252), (432, 278), (458, 270), (494, 286), (502, 320), (480, 352)),
    *((434, 386), (428, 398), (464, 408), (474, 432), (450, 456), (392, 478), (330, 496), (292, 526), (244, 526)),
    *((206, 540), (166, 552), (142, 572), (84, 574), (44, 586), (32, 576), (88, 534), (132, 492), (190, 474)),
    *((222, 454), (196, 450), (150, 462), (108, 446), (120, 424), (164, 402), (172, 372), (134, 358), (140, 348)),
    *((180, 340), (200, 316), (186, 296), (170, 268), (160, 238), (190, 212), (138, 210), (152, 178), (182, 150)),
    *((146, 164), (148, 122), (162, 84), (142, 42)),
)
IRELAND: Final[tuple[Point, ...]] = (
    *((88, 270), (112, 290), (122, 322), (116, 356), (110, 404), (92, 440), (44, 466), (-30, 486), (-30, 268)),
    *((18, 262), (54, 252)),
)
CONTINENT: Final[tuple[Point, ...]] = (
    *((960, 62), (936, 92), (888, 88), (836, 96), (790, 110), (766, 136), (706, 160), (636, 172), (620, 226)),
    (606, 298),
    *((590, 340), (606, 352), (582, 388), (602, 404), (578, 436), (600, 452), (592, 494), (572, 534), (550, 566)),
    *((546, 612), (514, 650), (470, 662), (456, 644), (438, 648), (442, 674), (410, 684), (362, 672), (318, 690)),
    *((334, 706), (382, 718), (424, 728), (450, 748), (464, 772), (466, 800), (440, 802), (362, 788), (300, 776)),
    *((234, 758), (186, 768), (168, 792), (180, 830), (166, 868), (152, 906), (136, 926), (158, 944), (142, 978)),
    *((162, 990), (224, 984), (290, 992), (330, 1038), (378, 1062), (440, 1056), (520, 1046), (582, 1014)),
    *((614, 978), (632, 932), (664, 902), (722, 884), (772, 858), (790, 824), (800, 796), (880, 804), (960, 796)),
    *((990, 500),),
)
WIGHT: Final[tuple[Point, ...]] = ((290, 540), (312, 546), (294, 554), (276, 546))
HEBRIDES: Final[tuple[Point, ...]] = ((118, 150), (132, 168), (118, 184), (106, 170))
TEXEL: Final[tuple[Point, ...]] = ((796, 88), (826, 76), (836, 82), (806, 94))
MAJORCA: Final[tuple[Point, ...]] = ((716, 946), (748, 936), (760, 952), (734, 966))
AFRICA: Final[tuple[Point, ...]] = (
    *((300, 1100), (316, 1082), (372, 1076), (430, 1084), (520, 1078), (600, 1084), (640, 1100)),
)
LANDS: Final = (BRITAIN, IRELAND, CONTINENT, WIGHT, HEBRIDES, TEXEL, MAJORCA, AFRICA)

LANES: Final = (
    "M590 146C586 240 566 470 500 576"
    "M216 642C196 652 188 660 182 668"
    "M18 748C2 820 2 920 22 1000"
    "M282 1062C340 1072 500 1078 600 1050"
    "M18 690C6 690 4 690 0 690"
)
"""The ways of ships from sea to sea (enterprise.map)."""
HILLS: Final = (
    *((204, 30), (232, 48), (206, 196), (250, 186), (160, 430), (500, 812), (540, 818), (580, 814), (622, 818)),
    (660, 812),
    *((330, 850), (360, 846), (420, 1010), (590, 890), (560, 960), (24, 300), (40, 440), (600, 640), (560, 676)),
)


def smooth(points: Sequence[Point]) -> str:
    """A closed outline through all points, as soft as a pen draws it."""
    count = len(points)
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for here in range(count):
        before, start = points[here - 1], points[here]
        end, after = points[(here + 1) % count], points[(here + 2) % count]
        one = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        two = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        d += f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {end[0]:g} {end[1]:g}"
    return d + "Z"


def lands() -> str:
    """All land: shoals along the coast, then the land itself."""
    outline = "".join(smooth(land) for land in LANDS)
    shoals = "".join(path(outline, stroke="water", line=width, opacity=share) for width, share in SHOALS)
    return shoals + path(outline, "paper", "edge", 1.8)


SHOALS: Final = ((34, 0.1), (22, 0.13), (10, 0.2))


def waves() -> str:
    """Small waves, rows of them on the open sea."""
    marks = ""
    for row in range(0, HEIGHT, 46):
        for column in range(0, WIDTH, 120):
            x, y = column + row * 37 % 120, row + 20 + column * 7 % 23
            marks += f"M{x} {y}q5 -6 10 0t10 0"
    return path(marks, stroke="water", line=1.3, opacity=0.35)


def hills() -> str:
    """Hills, in a few strokes each."""
    marks = "".join(f"M{x - 14} {y}q7 -13 14 -2q7 -12 15 2M{x - 3} {y - 3}l-4 5M{x + 7} {y - 4}l-4 6" for x, y in HILLS)
    return path(marks, stroke="line", line=1.5)


def rose() -> str:
    """The rose of the winds."""
    points = ""
    for wind in range(8):
        angle, length = wind * pi / 4, 34 if wind % 2 == 0 else 20
        x, y = 36 + length * sin(angle), 36 - length * cos(angle)
        lx, ly = 36 + 6 * sin(angle - pi / 4), 36 - 6 * cos(angle - pi / 4)
        rx, ry = 36 + 6 * sin(angle + pi / 4), 36 - 6 * cos(angle + pi / 4)
        points += path(f"M36 36L{lx:.1f} {ly:.1f}L{x:.1f} {y:.1f}Z", "line")
        points += path(f"M36 36L{rx:.1f} {ry:.1f}L{x:.1f} {y:.1f}Z", "raised", "line", 1)
    return circle(36, 36, 26, "", "line", 1.2) + circle(36, 36, 30, "", "line", 0.8) + points


def roads(printed: Printed, towns: dict[str, Point]) -> str:
    """Roads as double lines from town to town."""
    d = ""
    for space, label in enumerate(SPACE.labels):
        for other in printed.roads[space]:
            if space < other:
                (x, y), (u, v) = towns[label], towns[SPACE.labels[other]]
                bend = (v - y) * 0.06, (x - u) * 0.06
                d += f"M{x:g} {y:g}Q{(x + u) / 2 + bend[0]:.1f} {(y + v) / 2 + bend[1]:.1f} {u:g} {v:g}"
    return path(d, stroke="road", line=6) + path(d, stroke="paper", line=3)


def ground(printed: Printed, towns: dict[str, Point]) -> str:
    """Sea, land, roads and ornaments; a frame is drawn over the edges."""
    return (
        f'<svg x="0" y="0" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        + rect(0, 0, WIDTH, HEIGHT, "shoal")
        + waves()
        + lands()
        + hills()
        + path(LANES, stroke="water", line=2.6, dash="2 8")
        + roads(printed, towns)
        + at(836, 900, rose(), 0.9)
        + "</svg>"
        + frame()
    )


def frame() -> str:
    """The border of the map, black and white like an engraver's scale."""
    body = rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "edge", 2, r=4)
    return body + rect(4, 4, WIDTH - 8, HEIGHT - 8, "", "line", 2.5, dash="26 26")
