"""What of a position may decide who wins, in numbers, for a bot that learns what each is worth."""

from typing import Final

from fondaco.games.virgin_queen.bot.evaluation import (
    forces_worth,
    land_worth,
    next_plot,
    people_worth,
    plots_left,
    secrets_worth,
)
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.espionage.missions import has_cryptography, has_regular_in
from fondaco.games.virgin_queen.rules.spaces import besiegers, garrison, land_units, spaces_of
from fondaco.games.virgin_queen.rules.victory import COUNTED_IN, FAITHS, points
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *

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
        converted += counted >> s.printed.country[space] & 1 and s.faith[space] == faith
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
        *ON_THE_WAY[power](s),
    ]


def to_london(s: Enterprise) -> list[float]:
    """How near Spain is to the Gunpowder Plot, to an England won over, and to the gates of London."""
    foothold = float(any(s.control[space] == SPAIN for space in spaces_of(s, IN_ENGLAND)))
    won_over = share_of_faith(s, IN_ENGLAND, CATHOLIC)
    landed = sum(land_units(s, space, SPAIN) for space in spaces_of(s, IN_ENGLAND))
    lead = besiegers(s, LONDON) - garrison(s, LONDON) if land_units(s, LONDON, SPAIN) else 0
    chance = next_plot(s)
    return [
        chance,
        chance * plots_left(s),
        float(s.armada_level),
        foothold,
        won_over,
        won_over * foothold,
        float(landed),
        float(max(0, lead)),
    ]


def at_home(s: Enterprise) -> list[float]:
    """What England has to lose, its captains and its colony."""
    return [
        float(s.elizabeth),
        float(s.colony),
        float(s.mary == MARY_DEAD),
        float(has_cryptography(s, ENGLAND)),
        float(s.jesuits[1]),
        float(has_regular_in(s, (IN_SCOTLAND, IN_IRELAND))),
        1.0 / (1.0 + land_units(s, LONDON, ENGLAND)),
        float(sum(s.leader_at[captain] not in (DEAD, CAPTIVE, NOT_YET) for captain in CAPTAINS)),
    ]


def to_freedom(s: Enterprise) -> list[float]:
    """How near the rebels are to their four homes without a Spanish soldier, and to Netherlands won over."""
    homes = sum(s.control[space] == REBELS for space in range(SPACES) if s.printed.home[space] == REBELS)
    soldiers = sum(land_units(s, space, SPAIN) for space in spaces_of(s, IN_NETHERLANDS))
    won_over = share_of_faith(s, IN_NETHERLANDS, PROTESTANT)
    ruled = float(any(s.control[space] == REBELS for space in spaces_of(s, IN_NETHERLANDS)))
    return [
        float(homes),
        float(homes * homes),
        1.0 / (1.0 + soldiers),
        homes * homes / (1.0 + soldiers),
        won_over,
        won_over * won_over,
        won_over**4 * ruled,
        ruled,
    ]


ON_THE_WAY: Final = {SPAIN: to_london, ENGLAND: at_home, REBELS: to_freedom}
"""For each power what leads to a victory at once, or guards against one (enterprise.victory)."""


def share_of_faith(s: Enterprise, country: int, faith: int) -> float:
    """How much of a country is of one faith, from 0 to 1."""
    spaces = spaces_of(s, country)
    return sum(s.faith[space] == faith for space in spaces) / float(len(spaces))


def impulses(s: Enterprise) -> int:
    """How many impulses are over, one after the other of the same seat taken together; it grows a good deal each turn.

    With two players the rebels act for England after England itself (enterprise.players): a position in between, when
    only one of the two has acted, says little about the plan of both.
    """
    if s.phase < ACTION_PHASE:
        return s.turn * MOST_CARDS
    to_play = sum(s.held) + sum(s.home_held)
    for number, _, acted in s.frames:
        if number in (frames.ACT, frames.END_IMPULSE):
            to_play += 1 + acted
        elif number == frames.IMPULSE:
            to_play += acted
    return (s.turn + 1) * MOST_CARDS - to_play
