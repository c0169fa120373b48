"""What of a position may decide who wins, in numbers, for a bot that learns what each is worth."""

from __future__ import annotations

from typing import Final

from fondaco.games.virgin_queen import frames
from fondaco.games.virgin_queen.board import land_units
from fondaco.games.virgin_queen.evaluation import forces_worth, land_worth, people_worth, plot_worth, secrets_worth
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.victory import COUNTED_IN, FAITHS, points
from fondaco.games.virgin_queen.vocabulary import ENGLAND, LONDON, POWERS, SPACES, SPAIN

ACTION_PHASE: Final = 3
MOST_CARDS: Final = 64
"""More than all powers hold together."""


def features(s: Enterprise, seat: int) -> list[float]:
    """What each power of a seat has, and the same again by how much of the game is left."""
    now: list[float] = []
    for power in range(POWERS):
        numbers = of_power(s, power)
        now += numbers if s.seat_of(power) == seat else [0.0] * len(numbers)
    left = (s.last_turn - s.turn + 1) / float(s.last_turn)
    return now + [number * left for number in now]


def of_power(s: Enterprise, power: int) -> list[float]:
    """Points, people, forces, land and secrets of one power; the first number stands for the power itself."""
    counted, faith = COUNTED_IN[power], FAITHS[power][1]
    held = converted = unrest = 0
    for space in range(SPACES):
        if s.control[space] == power:
            held += 1
            unrest += s.unrest[space]
        converted += counted >> s.tables.country[space] & 1 and s.faith[space] == faith
    return [
        1.0,
        float(points(s, power)),
        people_worth(s, power),
        forces_worth(s, power),
        land_worth(s, power),
        secrets_worth(s, power),
        float(held),
        float(converted),
        float(unrest),
        float(s.held[power] + 2 * s.home_held[power]),
        float(s.penalty[power]),
        float(s.points_left if s.active == power else 0),
        float(s.war[power]),
        float(land_units(s, LONDON, power)),
        plot_worth(s) if power == SPAIN else float(s.colony) if power == ENGLAND else 0.0,
        float(s.armada_level) if power == SPAIN else float(s.elizabeth) if power == ENGLAND else 0.0,
    ]


def impulses(s: Enterprise) -> int:
    """How many impulses are over: it grows with every card played to its end, and a good deal with every turn."""
    if s.phase < ACTION_PHASE:
        return s.turn * MOST_CARDS
    to_play = sum(s.held) + sum(s.home_held)
    for number, _, _ in s.frames:
        if number in (frames.ACT, frames.END_IMPULSE):
            to_play += 1
    return (s.turn + 1) * MOST_CARDS - to_play
