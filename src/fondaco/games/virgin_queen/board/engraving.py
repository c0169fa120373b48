"""The board's own engravings: where its regions lie and how each thing on them looks, drawn once and kept."""

from functools import cache
from typing import Final

from fondaco.draw.cards import back
from fondaco.draw.lettering import NARROWED, cut, fitted, line, number
from fondaco.draw.shapes import at, circle, faint, path, rect
from fondaco.draw.tokens import count as seal
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import chart, coast, emblems
from fondaco.games.virgin_queen.printed import Printed
from fondaco.games.virgin_queen.vocabulary import POWERS, ZONES

MARGIN: Final = 8
GAP: Final = 6
COLUMN: Final = 382
"""How wide the ledger to the left of the map is."""
MAP: Final = Box(MARGIN + COLUMN + MARGIN, MARGIN, coast.WIDTH, coast.HEIGHT)
WIDTH: Final = MAP.x + MAP.width + MARGIN
HEIGHT: Final = MAP.height + 2 * MARGIN
# The ledger, from its head to its foot
PHASE: Final = Box(MARGIN, MARGIN, COLUMN, 48)
PHASES: Final = Box(MARGIN, PHASE.y + PHASE.height + 2, COLUMN, 38)
PHASE_PITCH: Final = COLUMN / 8
FIRST_ROW: Final = 2
TURNS: Final = Box(MARGIN, PHASES.y + PHASES.height + GAP, COLUMN, 42)
TURN_PITCH: Final = 43
TURN_ROWS: Final = 5
POWERS_BOX: Final = Box(MARGIN, TURNS.y + TURN_ROWS * TURN_PITCH + GAP, COLUMN - 68, 52)
POWER_PITCH: Final = 54
PILE: Final = Box(MARGIN + COLUMN - 62, POWERS_BOX.y, 62, 79)
HARBOUR: Final = Box(MARGIN, POWERS_BOX.y + POWERS * POWER_PITCH + GAP, COLUMN, 46)
ZONE_TOP: Final = HARBOUR.y + HARBOUR.height + 3
ZONE: Final = Box(MARGIN, ZONE_TOP, COLUMN, (HEIGHT - MARGIN - ZONE_TOP - 9) / ZONES)
ZONE_PITCH: Final = ZONE.height + 3
# Parts of rows
COMMAND: Final = Box(152, 10, 32, 32)
WAR: Final = Box(190, 9, 34, 34)
ALLIANCE: Final = Box(226, 0, 34, 34)
SCORE: Final = Box(262, 6, 48, 40)


@cache
def backdrop(printed: Printed) -> str:
    """The paper under everything, and the map."""
    return (
        rect(0, 0, WIDTH, HEIGHT, "paper", r=12)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=12)
        + at(MAP.x, MAP.y, coast.ground(printed, chart.TOWNS))
    )


def plate(width: float, height: float, fill: str = "raised", stroke: str = "line", width_of: float = 1.5) -> str:
    return rect(1, 1, width - 2, height - 2, fill, stroke, width_of, r=7)


# Turn and phases


@cache
def phase_body(turn: str, phase: str) -> str:
    """Which turn it is, and what happens in it."""
    body = plate(PHASE.width, PHASE.height)
    body += line(12, 32, turn, 24, serif=True, bold=True)
    room = PHASE.width - 140
    return body + line(PHASE.width - 12, 31, phase, fitted(phase, room, 18), "faded", "end", serif=True)


@cache
def step_body(place: int, now: bool, past: bool) -> str:
    """One of the eight phases; the one that is on is golden."""
    width, height = PHASE_PITCH - 3, PHASES.height
    body = rect(1, 3, width - 2, height - 6, "gold" if now else "raised", "edge" if now else "line", 1.8, r=6)
    body += number(width / 2, height / 2, place + 1, 18, "on-gold" if now else "ink")
    return faint(body, 0.55) if past else body


@cache
def turn_body(turn: int, now: bool, used: bool, marks: tuple[str, ...]) -> str:
    """A row of the turn track, with signs of what comes on it."""
    width, height = TURNS.width, TURNS.height
    fill = "raised" if now else "sunken"
    body = rect(1, 1, width - 2, height - 2, fill, "gold" if now else "line", 3 if now else 1.4, r=7)
    disc = circle(23, height / 2, 15, "gold" if now else "paper", "edge", 1.6)
    body += disc + number(23, height / 2, turn, 18, "on-gold" if now else "faded")
    for place, sign in enumerate(marks):
        x = width - 32 - place * 30
        body += faint(at(x, 11, emblems.holed(sign, "faded"), 22 / 64), 0.6)
    return body if used else faint(body, 0.45)


# Powers


@cache
def power_body(power: int, name: str, player: str, active: bool) -> str:
    """A power in the order of impulses; the one that plays is framed in gold."""
    width, height = POWERS_BOX.width, POWERS_BOX.height
    body = plate(width, height, "raised", "gold" if active else "line", 3.5 if active else 1.5)
    body += at(8, 11, emblems.power(power, 30))
    room = COMMAND.x - 48
    size = max(13.5, fitted(name, room * NARROWED, 18))
    body += line(45, 25, cut(name, room * NARROWED, size), size, serif=True, bold=True, room=room)
    return body + line(45, 43, cut(player, room, 14, bold=False), 14, "faded")


@cache
def war_body(war: bool) -> str:
    """Swords in war, an olive branch in peace."""
    if war:
        return circle(17, 17, 16, "raised", "alarm", 2) + at(6, 6, path(emblems.SWORDS, "alarm"), 22 / 64)
    return faint(at(4, 4, path(emblems.OLIVE, "growth", "growth", 2), 26 / 64), 0.75)


@cache
def alliance_body(allied: bool) -> str:
    """Two rings if England and the rebels are allies."""
    rings = path(emblems.RINGS, stroke="growth" if allied else "line", line=6)
    ground = circle(17, 17, 16, "raised", "growth" if allied else "line", 2, dash="" if allied else "4 4")
    return ground + at(4, 4, rings if allied else faint(rings, 0.6), 26 / 64)


@cache
def score_body(points: int) -> str:
    """Victory points between two sprigs of laurel."""
    sprigs = path("M7 3C-1 13 1 31 15 38M41 3C49 13 47 31 33 38", stroke="growth", line=2.4)
    leaves = path("M3 8l6 -1M1.5 16l7 -2M2 24l7 -1M6 31l6 -4M45 8l-6 -1M46.5 16l-7 -2M46 24l-7 -1M42 31l-6 -4",
                  stroke="growth", line=2.6)  # fmt: skip
    return sprigs + leaves + number(24, 20, points, 18)


@cache
def pile_body(count: int, sign: str) -> str:
    """The deck or the discards, with how many cards there are."""
    if not count:
        return rect(2, 2, PILE.width - 4, PILE.height - 4, "", "line", 2, r=8, dash="7 6")
    return back(PILE.width, PILE.height, "brown", path(sign, "on-brown")) + at(32, 49, seal(count, 28))


# The New World


@cache
def harbour_body(name: str) -> str:
    """The head of the New World, where captains wait for a voyage and the fleet in winter."""
    width, height = HARBOUR.width, HARBOUR.height
    body = rect(1, 1, width - 2, height - 2, "shoal", "water", 1.6, r=8)
    size = fitted(name, 128 * NARROWED, 19)
    return body + line(12, height / 2 + 7, name, size, serif=True, bold=True, room=128)


@cache
def zone_body(zone: int, name: str) -> str:
    """A zone: sea with a strip of its coast, its name above."""
    width, height = ZONE.width, ZONE.height
    body = rect(1, 1, width - 2, height - 2, "shoal", "water", 1.6, r=8)
    body += path(COASTS[zone], "paper", "edge", 1.5)
    body += line(12, 23, name, 17.5, serif=True, bold=True)
    waves = "".join(f"M{x} {y}q5 -6 10 0t10 0" for x, y in ((180, 112), (300, 40), (330, 116), (90, 118), (236, 34)))
    return body + path(waves, stroke="water", line=1.3, opacity=0.4)


COASTS: Final = (
    "M2 120V54C30 48 44 60 40 72C52 74 60 84 50 92C60 100 40 112 46 124H8C4 124 2 123 2 120Z",
    "M20 70C60 56 96 66 130 76C120 84 60 80 20 70ZM150 84C180 76 210 82 216 92C200 100 160 98 150 84Z"
    "M250 96C262 90 274 94 274 100C264 104 254 104 250 96ZM298 78C304 74 310 78 308 84C302 86 298 84 298 78Z",
    "M2 108C40 96 70 114 110 104C160 94 200 116 250 108C300 100 340 112 380 104V118C380 122 378 124 374 124"
    "H8C4 124 2 122 2 118Z",
    "M2 50C40 46 60 60 64 80C68 100 100 104 120 96C140 90 150 104 140 112C130 120 110 118 100 124H8C4 124 2 122 2 118Z",
)


# Court and dice

DIE: Final = 32
DICE_LEFT: Final = 46
DICE_TOP: Final = 32
DICE_PITCH: Final = 36


def die_size(count: int) -> tuple[float, float]:
    """How large dice are if there are so many of them, and how far they lie apart."""
    room = chart.DICE.width - DICE_LEFT - 44
    pitch = min(DIE + 4.0, room / max(1, count))
    return min(DIE, pitch - 2), pitch


@cache
def dice_body(title: str, signs: tuple[int, int], hits: tuple[int, ...], counts: tuple[int, ...]) -> str:
    """A cartouche for the dice of the attacker and the defender, with the hits of each at the end."""
    width, height = chart.DICE.width, chart.DICE.height
    body = rect(1, 1, width - 2, height - 2, "raised", "line", 1.8, r=10, opacity=0.94)
    if not any(counts):
        empty = rect(1, 1, width - 2, height - 2, "", "line", 1.6, r=10, dash="7 6")
        return faint(empty + line(width / 2, height / 2 + 6, title, 16, "faded", "middle", serif=True), 0.8)
    body += line(14, 23, title, 16.5, serif=True, bold=True)
    for row, (sign, hit, count) in enumerate(zip(signs, hits, counts, strict=True)):
        y = DICE_TOP + row * DICE_PITCH
        if not count:
            continue
        body += at(12, y + 5, roller(sign))
        body += circle(width - 24, y + 16, 15, "gold" if hit else "sunken", "edge", 1.5)
        body += number(width - 24, y + 16, hit, 17, "on-gold" if hit else "faded")
    return body


CORSAIRS: Final = 9
"""Among those who roll dice, the Ottoman."""


def roller(sign: int) -> str:
    """The sign of whoever rolled: a power, the Ottoman, or nobody."""
    if sign == CORSAIRS:
        crescent = at(5, 4, path(emblems.CRESCENT, "on-faith"), 14 / 64)
        return circle(11, 11, 10, "islamic", "ink", 2) + crescent
    return emblems.power(sign if 0 <= sign < POWERS else POWERS, 22)


@cache
def royal_body(name: str, width: float, height: float, power: int, state: str) -> str:
    """A queen in her ruff; behind bars if she is held, faint if she is dead."""
    x = width / 2
    edge = f"seat-{power}" if power >= 0 else "catholic"
    ground = rect(1, 1, width - 2, height - 2, "raised", edge, 2.5, r=8)
    body = path(f"M{x - 25:g} 73C{x - 22:g} 56 {x - 12:g} 52 {x:g} 52C{x + 12:g} 52 {x + 22:g} 56 {x + 25:g} 73Z", edge)
    body += path(ruff(x, 50), "white", "edge", 1.4)
    body += circle(x, 37, 11.5, "grain" if power >= 0 else "white", "edge", 1.6)
    body += path(
        f"M{x - 12:g} 36C{x - 14:g} 20 {x + 14:g} 20 {x + 12:g} 36C{x + 6:g} 28 {x - 6:g} 28 {x - 12:g} 36Z", "fire"
    )
    body += at(x - 9, 10, path(emblems.CROWN, "gold", "ink", 4), 18 / 64)
    if state == "captive":
        bars = "".join(f"M{bar:g} 6V74" for bar in (x - 22, x - 11, x, x + 11, x + 22))
        body += path(bars, stroke="ink", line=2.4, opacity=0.75)
    if state == "dead":
        body = faint(body, 0.35) + path(f"M{x:g} 24V60M{x - 11:g} 36H{x + 11:g}", stroke="ink", line=5)
    size = fitted(name, (width - 6) * NARROWED, 14)
    return ground + body + line(x, height - 7, name, size, "ink", "middle", serif=True, bold=True, room=width - 6)


def ruff(x: float, y: float) -> str:
    """The pleated collar of the time."""
    return f"M{x - 20:g} {y:g}" + "q2.5 -5 5 0" * 8 + "q-2.5 7 -5 0" * 8 + "Z"
