"""Cards as they look: a face with all that is printed on it, the back of a deck, and Empires with their two faces."""

from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from fondaco.draw.cards import lettering, written
from fondaco.draw.lettering import NARROWED, fitted, line, measure
from fondaco.draw.shapes import at, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import emblems, icons
from fondaco.games.pax_renaissance.board.captions import Captions
from fondaco.games.pax_renaissance.printed import Icon, one_by_one
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Part

WIDTH: Final = 120
HEIGHT: Final = 152
"""Every card is drawn at this size and then made larger or smaller."""
ROW: Final = 62
"""Where Agents and Prestige begin."""
FOOT: Final = 112
"""Where Operations begin."""
AGENT_SIZE: Final = 36
MARK: Final = 27
BOMB: Final = 34


class Print(NamedTuple):
    """What a card shows, as plain values so that it is drawn once."""

    name: str
    place: str
    cells: tuple[int, ...]
    side: int
    card_class: int
    agents: tuple[int, ...]
    prestige: tuple[int, ...]
    operations: tuple[Icon, ...]
    one_shot: tuple[int, int]
    powers: int
    torch: bool
    republic: int


def print_of(said: Captions, card: int, republic: int = 0) -> Print:
    """What is printed on a card."""
    return said.drawn(lambda: _print_of(said, card, republic), "print", card, republic)


def _print_of(said: Captions, card: int, republic: int) -> Print:
    printed, location, up = said.printed, said.printed.location[card], card + EMPIRES * republic
    queen, operations = printed.is_queen[card], printed.operations[up]
    kinds = list(dict.fromkeys(kind for kind, _ in operations))
    return Print(
        said.card_name(card, republic),
        said.within("draw-suitors-short") if queen else said.short_place(location),
        printed.suitors[card] if queen else printed.theatres[location],
        printed.deck[card],
        printed.card_class[card],
        printed.agents[card],
        one_by_one(printed.prestige[up]),
        tuple(sorted(operations, key=lambda icon: kinds.index(icon[0]))),  # those of a kind side by side
        (printed.one_shot[card], printed.one_shot_detail[card]),
        len(printed.powers[card]),
        printed.torch[card] >= 0,
        republic,
    )


def open_card(said: Captions, card: int, box: Box, text: str, clause: str, covered: float = 0) -> Part:
    """A card that lies open, but in no Tableau; so much of its upper edge is covered."""
    body = face(print_of(said, card), covered, False, False, box.width)
    label, name = f"card-{CARD.labels[card]}", said.title("card", card)
    return Part(label, *box, body, name, text, clause, said.is_filled_in(card))


def card_box(x: float, y: float, width: float) -> Box:
    """Where a card lies that is drawn so wide."""
    return Box(x, y, width, width * HEIGHT / WIDTH)


# Operations, which can be pointed at one by one


def tiles(shown: Print) -> list[tuple[tuple[Icon, ...], Box]]:
    """The icons of each Operation of a card and where they lie; a bomb beside three of them needs room."""
    room = WIDTH - 12 - (BOMB if shown.one_shot[0] != NO_ONE_SHOT or shown.torch else 0)
    size = min(32.0, room / max(1, len(shown.operations)) - 1)
    found: list[tuple[tuple[Icon, ...], Box]] = []
    x = 7.0
    for _, icons_alike in groupby(shown.operations, lambda icon: icon[0]):
        same = tuple(icons_alike)
        found.append((same, Box(x, FOOT + 33 - size, len(same) * (size + 1) - 1, size)))
        x += len(same) * (size + 1)
    return found


@cache
def operation_body(icons_shown: tuple[Icon, ...], size: float, silenced: bool) -> str:
    """The icons of one Operation; a Bishop silences all but the inquisitor (F1.silence-operations)."""
    body = "".join(
        at(place * (size + 1), 0, icons.operation(*icon), size / 64) for place, icon in enumerate(icons_shown)
    )
    if not silenced or icons_shown[0][0] == INQUISITOR:
        return body
    return faint(body, 0.35)


# The face


@cache
def face(shown: Print, covered: float, silenced: bool, bare: bool, width: float = WIDTH) -> str:
    """A card; so much of its upper edge is covered by what lies on it; bare if its Operations are drawn apart."""
    body = sheet(shown.side, shown.card_class == EMPIRE_CLASS)
    if shown.card_class == COMET:
        body += at(24, 62, path(emblems.COMET_SHAPE, "fire", "edge", 1.5), 76 / 64)
        size, lines = lettering(shown.name, (WIDTH - 18 - covered) * NARROWED, 15, 11, 4)
        return at(0, 0, body + written(lines, 10, 7, size, WIDTH - 18 - covered), width / WIDTH)
    emblem = emblems.SCROLL if shown.republic else emblems.CLASS_SHAPES[shown.card_class]
    body += at(35, 54, path(emblem, "gold" if shown.card_class == EMPIRE_CLASS else "ink", opacity=0.13), 56 / 64)
    body += _head(shown, covered) + _middle(shown, silenced)
    if not bare:
        for same, box in tiles(shown):
            body += at(box.x, box.y, operation_body(same, box.height, silenced))
    return at(0, 0, body, width / WIDTH)


@cache
def sheet(side: int, empire: bool) -> str:
    """The paper of a card; its spine lies to the East or to the West, black or white as its back (C5.separate)."""
    body = rect(1, 1, WIDTH - 2, HEIGHT - 2, "raised", "gold" if empire else "edge", 2.4 if empire else 1.8, r=7)
    x = WIDTH - 6.5 if side == EAST else 2.5
    return body + rect(x, 9, 4, HEIGHT - 18, emblems.SIDE_COLOURS[side], "edge", 0.8, r=2)


def _head(shown: Print, covered: float) -> str:
    """Name and Location."""
    left = 10 if shown.side == WEST else 7
    room = WIDTH - 17 - covered
    size, lines = lettering(shown.name, room * NARROWED, 16, 12.5, 2)
    if any(measure(part, size) > room * NARROWED for part in lines) or len(shown.name) > 30:
        size, lines = lettering(shown.name, room * NARROWED, 12, 10.5, 3)
    drop = (13, 6, 4)[len(lines) - 1]
    body = written(lines, left, drop, size, room)
    body += at(left, 43, icons.locator(shown.cells, 41, 15))
    if shown.card_class == QUEEN:
        body += at(left + 44, 43, icons.heart(), 15 / 64)
        return body + line(left + 61, 55, shown.place, 11.5, "faded", room=WIDTH - left - 67)
    room = WIDTH - left - (55 if shown.side == EAST else 51)
    size = max(11, fitted(shown.place, room, 13.5, bold=False))
    return body + line(left + 45, 55.5, shown.place, size, "ink", room=room)


def _middle(shown: Print, silenced: bool) -> str:
    """Agents to the left, Prestige to the right, Power and one-shot."""
    wanted = len(shown.agents) * (AGENT_SIZE + 1) + len(shown.prestige) * (MARK + 1)
    part = min(1.0, (WIDTH - 13) / max(1, wanted))  # four marks beside each other are smaller
    body = "".join(
        at(6 + place * (AGENT_SIZE + 1) * part, ROW + 1, emblems.agent(agent), AGENT_SIZE * part / 64)
        for place, agent in enumerate(shown.agents)
    )
    body += "".join(
        at(WIDTH - 8 - (place + 1) * (MARK + 1) * part, ROW, icons.prestige(kind), MARK * part / 64)
        for place, kind in enumerate(reversed(shown.prestige))
    )
    for place in range(shown.powers):
        seal = at(WIDTH - 9 - (place + 1) * 22, ROW + 29, icons.power(), 21 / 64)
        body += faint(seal, 0.35) if silenced else seal
    if shown.one_shot[0] != NO_ONE_SHOT:
        body += at(WIDTH - 7 - BOMB, HEIGHT - 6 - BOMB, icons.one_shot(*shown.one_shot), BOMB / 64)
    elif shown.torch:
        body += at(WIDTH - 5 - BOMB, HEIGHT - 6 - BOMB, icons.torch(), BOMB / 64)
    return body


# Backs, and what is tucked away


@cache
def back(side: int, width: float) -> str:
    """The back of a deck: black for the East, white for the West, with an arrow that points there (C5.separate)."""
    colour = emblems.SIDE_COLOURS[side]
    arrow = "M10 24H34V10L58 32L34 54V40H10Z" if side == EAST else "M54 24H30V10L6 32L30 54V40H54Z"
    body = rect(1, 1, WIDTH - 2, HEIGHT - 2, colour, "edge", 2, r=7)
    body += rect(7, 7, WIDTH - 14, HEIGHT - 14, "", f"on-{colour}", 1.4, r=4, opacity=0.5)
    body += at(28, 44, faint(path(arrow, f"on-{colour}"), 0.85))
    return at(0, 0, body, width / WIDTH)


@cache
def empty(width: float) -> str:
    """Where a card lay or will lie."""
    return at(0, 0, rect(5, 5, WIDTH - 10, HEIGHT - 10, "sunken", "line", 1.6, r=6, dash="7 6"), width / WIDTH)
