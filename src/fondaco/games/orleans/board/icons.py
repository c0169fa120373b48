"""The pieces of the game, each sign drawn in a box of 64 units: followers, goods, coins, points, citizens."""

from functools import cache
from typing import Final

from fondaco.draw import seats
from fondaco.draw.lettering import number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tokens import coin
from fondaco.games.orleans.vocabulary import *

COLOURS: Final = ("white", "blue", "brown", "black", "red", "grey", "yellow")
"""The colour of each follower type (component.follower-types)."""
GROUNDS: Final = ("grain", "cheese", "wine", "wool", "brocade")
"""The colour of each good (component.goods)."""

# What a follower works with: fork, anchor, hammer, scales, helmet, book and cross

_FORK: Final = (
    "M29 62V39C18 38 11 32 11 22V5H18V22C18 27 22 30 28 31V5H36V31C42 30 46 27 46 22V5H53V22C53 32 46 38 36 39V62Z"
)
_ANCHOR: Final = (
    "M32 3A8 8 0 0 1 36 18V22H47V29H36V52C43 51 48 47 49 42L44 44L51 33L58 45L54 44C52 55 43 61 32 61"
    "C21 61 12 55 10 44L6 45L13 33L20 44L15 42C16 47 21 51 28 52V29H17V22H28V18A8 8 0 0 1 32 3Z"
    "M32 8A3 3 0 1 0 32 14A3 3 0 1 0 32 8Z"
)
_HAMMER: Final = "M12 12H38L52 18V26H38V30H12ZM20 32H30V61H20Z"
_SCALES: Final = (
    "M29 6H35V12H54V17H51L60 38A10 9 0 0 1 40 38L48 17H35V52H46V59H18V52H29V17H16L24 38A10 9 0 0 1 4 38L13 17H10V12H29Z"
    "M14.5 22L8.5 37H20.5ZM49.5 22L43.5 37H55.5Z"
)
_HELMET: Final = (
    "M32 5C46 5 54 15 54 28V34H37V28H27V34H10V28C10 15 18 5 32 5Z"
    "M10 38H27V60C16 57 10 49 10 38ZM37 38H54C54 49 48 57 37 60Z"
)
_BOOK: Final = "M30 16C23 9 13 8 4 11V51C13 48 23 49 30 56ZM34 16C41 9 51 8 60 11V51C51 48 41 49 34 56Z"
_CROSS: Final = "M27 4H37V18H51V28H37V60H27V28H13V18H27Z"
TOOLS: Final = (_FORK, _ANCHOR, _HAMMER, _SCALES, _HELMET, _BOOK, _CROSS)


@cache
def tool(type_: int, ink: str) -> str:
    """The tool of a follower type; a space for anybody shows a star of four points."""
    if type_ == ANY:
        return path("M32 6L39 25L58 32L39 39L32 58L25 39L6 32L25 25Z", ink)
    return path(TOOLS[type_], ink)


@cache
def follower(kind: int, size: float, seat: int = 0, fresh: bool = False) -> str:
    """A follower token; one of a player's own colour has the rim and the shape of its seat.

    Whoever was sent in this planning phase casts a shadow, for the token can still be lifted (q.plan.undo).
    """
    type_, middle, edge = TYPE_OF[kind], size / 2, max(1.2, size / 30)
    colour = COLOURS[type_]
    own = kind >= FIRST_OWN
    shadow = circle(middle + size * 0.05, middle + size * 0.07, middle - 1, "ink", opacity=0.55) if fresh else ""
    r = middle - edge / 2 - (size * 0.03 if fresh else 0)
    body = circle(middle, middle, r, f"seat-{seat}" if own else colour, "ink" if fresh else "edge", edge)
    if own:
        body += circle(middle, middle, r * 0.8, colour, "on-seat", edge)
    else:
        body += circle(middle, middle, r * 0.86, "", f"on-{colour}", edge * 0.6, opacity=0.45)
    inner = size * (0.46 if own else 0.54)
    body += at(
        middle - inner / 2, middle - inner / 2 - (size * 0.03 if own else 0), tool(type_, f"on-{colour}"), inner / 64
    )
    return shadow + body + (_badge(seat, size) if own else "")


def _badge(seat: int, size: float) -> str:
    """The shape of a seat at the foot of a token."""
    badge = size * 0.36
    return at(size / 2 - badge / 2, size - badge * 0.98, seats.sign(seat, badge, "", "on-seat", max(1.2, size / 28)))


@cache
def asked(type_: int, size: float) -> str:
    """A space that waits for a follower of a type."""
    middle, edge = size / 2, max(1.4, size / 22)
    colour = COLOURS[type_] if type_ != ANY else "line"
    rim = "ink" if colour in ("white", "black", "yellow", "line") else colour
    ring = circle(middle, middle, middle - edge, "sunken", rim, edge, dash=f"{size / 9:.3g} {size / 12:.3g}")
    wash = circle(middle, middle, middle - edge * 1.5, colour, opacity=0.5 if colour == "white" else 0.36)
    inner = size * 0.5
    return ring + wash + faint(at(middle - inner / 2, middle - inner / 2, tool(type_, "ink"), inner / 64), 0.72)


@cache
def people(kinds: tuple[int, ...]) -> str:
    """Up to three followers in a box of 64 units."""
    if len(kinds) == 1:
        return at(7, 7, follower(kinds[0], 50))
    places = ((0, 3), (32, 3), (16, 31)) if len(kinds) == 3 else ((0, 16), (32, 16))
    return "".join(at(x, y, follower(kind, 31)) for kind, (x, y) in zip(kinds, places))


# Goods


def _ear(x: int, lean: int, top: int) -> str:
    """An ear of grain on its stalk."""
    stalk = f"M{x + lean} {top + 6}C{x + lean * 0.6:g} 26 {x} 36 {32 + lean * 0.25:g} 60"
    ears = path(stalk, stroke="on-good", line=2.5)
    for row in range(4):
        y, shift = top + row * 8, lean * (1 - row * 0.22)
        ears += path(f"M{x + shift:g} {y + 8}q-8 -2 -7 -9q7 2 7 9q0 -7 7 -9q1 7 -7 9Z", "cheese", "on-good", 1.6)
    return ears


_GOODS: Final = (
    # a sheaf of grain
    _ear(32, 0, 6) + _ear(19, -8, 12) + _ear(45, 8, 12) + path("M24 47H40", stroke="brown", line=4.5),
    # a cheese
    path("M6 34L44 12C52 14 57 22 58 32V52H6Z", "grain", "on-good", 3)
    + path("M6 34H58", stroke="on-good", line=2.5)
    + "".join(circle(x, y, r, "cheese", "on-good", 2) for x, y, r in ((18, 43, 4.5), (36, 45, 3.5), (49, 41, 4))),
    # grapes
    path("M32 18C32 12 34 8 39 5", stroke="on-gold", line=3.5)
    + path("M34 15C40 7 50 7 57 12C51 19 41 20 34 15Z", "book", "on-good", 2)
    + "".join(
        circle(x, y, 7, "on-seat", "wine", 2)
        for x, y in ((20, 26), (32, 24), (44, 26), (26, 36), (38, 36), (32, 46), (32, 56))
    ),
    # a sheep
    path("M22 44V58M30 46V58M40 46V58M47 42V56", stroke="on-good", line=4.5)
    + "".join(
        circle(x, y, 9.5, "white", "on-good", 2.5)
        for x, y in ((18, 30), (27, 22), (39, 21), (48, 30), (44, 40), (31, 42), (20, 40))
    )
    + path("M20 24H46V40H20Z", "white")
    + path("M8 22C10 18 17 18 19 22L19 34C16 39 11 38 9 34Z", "on-good"),
    # brocade with lozenges
    path("M10 10H54V58C50 55 47 60 43 57C39 54 36 60 32 57C28 54 25 60 21 57C17 54 14 60 10 57Z", "brocade", "gold", 3)
    + path("M10 10C6 10 6 17 10 17H54C58 17 58 10 54 10Z", "gold", "on-good", 1.5)
    + "".join(
        path(f"M{x} {y - 7}L{x + 6} {y}L{x} {y + 7}L{x - 6} {y}Z", "gold")
        for x, y in ((22, 24), (42, 24), (32, 37), (22, 50), (42, 50))
    ),
)


@cache
def good(kind: int) -> str:
    """A goods token: sheaf, cheese, grapes, sheep or brocade on a ground of its own colour."""
    return rect(2, 2, 60, 60, GROUNDS[kind], "edge", 3, r=12) + at(8, 8, _GOODS[kind], 48 / 64)


# Coins, development, citizens, technology, stations


@cache
def money(value: int | str) -> str:
    """Coins."""
    return at(4, 4, coin(value, 56, 0.56))


@cache
def points(value: int | str) -> str:
    """Development points: steps of the marker on its track."""
    return (
        path("M32 3L58 17V47L32 61L6 47V17Z", "growth", "edge", 3)
        + path("M32 9L53 20V44L32 55L11 44V20Z", "", "on-seat", 1.8, opacity=0.6)
        + number(32, 32, value, 32, "on-seat")
    )


@cache
def star(level: int | str) -> str:
    """A development level."""
    return (
        path(
            "M32 2L39.6 20.5L59.6 22L44.3 34.8L49 54.3L32 43.8L15 54.3L19.7 34.8L4.4 22L24.4 20.5Z",
            "gold", "edge", 2.5,
        )
        + number(32, 31, level, 25, "on-gold")
    )  # fmt: skip


CITIZEN: Final = (
    circle(32, 32, 29, "cloth", "edge", 3)
    + circle(32, 32, 24.5, "", "on-seat", 1.6, opacity=0.6)
    + path("M13 50C14 41 22 38 32 38C42 38 50 41 51 50A29 29 0 0 1 13 50Z", "on-seat")
    + circle(32, 28, 9, "on-seat")
    + path("M17 22C24 17 40 17 47 22C44 25 20 25 17 22ZM23 19C23 8 41 8 41 19Z", "on-seat", "cloth", 1.6)
)
"""A citizen token: somebody in a hat, on a medal."""
HOLLOW_CITIZEN: Final = circle(32, 32, 27, "sunken", "line", 3.5, dash="8 7")
"""Where a citizen lay."""
_TOOTH: Final = path("M28 2H36L38 13H26Z", "steel", "edge", 2)
COG: Final = (
    _TOOTH
    + "".join(f'<g transform="rotate({turn * 45} 32 32)">{_TOOTH}</g>' for turn in range(1, 8))
    + circle(32, 32, 21, "steel", "edge", 2.5)
    + circle(32, 32, 8.5, "raised", "edge", 2.5)
)
"""A technology token."""
STATION: Final = path("M8 58V28L32 8L56 28V58Z", "wood", "ink", 3) + path("M26 58V40H38V58", "raised", "ink", 2.5)
"""A trading station of nobody in particular."""
SACK: Final = (
    path("M22 20C8 30 4 46 10 56C16 62 48 62 54 56C60 46 56 30 42 20Z", "wood", "ink", 3)
    + path("M18 8C24 12 28 6 32 10C36 6 40 12 46 8L41 20H23Z", "wood", "ink", 3)
    + path("M21 20H43", stroke="cloth", line=5)
)
"""The bag from which followers are drawn."""


@cache
def laurel(value: int) -> str:
    """Victory points, between two branches of laurel."""
    leaves = ""
    for x, y in ((14, 11), (9, 21), (7, 32), (9, 43), (15, 53), (23, 60)):
        leaves += path(f"M{x} {y}q-9 0 -9 -9q9 0 9 9Z", "book")
        leaves += path(f"M{64 - x} {y}q9 0 9 -9q-9 0 -9 9Z", "book")
    branches = path("M18 5C4 18 4 48 30 61M46 5C60 18 60 48 34 61", stroke="book", line=2.5)
    return branches + leaves + number(32, 32, value, 27 if value < 100 else 20)
