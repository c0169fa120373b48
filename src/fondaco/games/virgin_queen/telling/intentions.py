"""With what on the table each kind of operation is done: where a player points to say what the points are for."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.spaces import leaders_at
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.telling.parts import power_part, ship_parts, space_part, unit_parts
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Ids


def together(groups: Iterable[Ids]) -> Ids:
    """The parts of several groups."""
    return tuple(part for group in groups for part in group)


def armies(s: Enterprise, power: int) -> Ids:
    """All land units of a power."""
    return together(unit_parts(s, space, power) for space in range(SPACES))


def fleets(s: Enterprise, power: int) -> Ids:
    """All ships of a power."""
    ships = together(ship_parts(s, place, power) for place in range(PLACES))
    return (*ships, *(("armada",) if power == SPAIN and s.armada_at >= 0 else ()))


def targets(s: Enterprise, power: int, step: int) -> list[int]:
    """What the step that asks on may be answered with."""
    asked = STEPS[step]
    return [option for option in asked.candidates(s, power, 0) if not asked.refusal(s, power, 0, option)]


def spaces(s: Enterprise, power: int, step: int) -> Ids:
    """The spaces that an operation may be pointed at."""
    return together(map(space_part, targets(s, power, step)))


def shipyards(s: Enterprise, power: int) -> Ids:
    """The ships in the reserve."""
    return tuple(f"reserve-{SHIP.labels[ship]}" for ship, owner in enumerate(SHIP_OWNER) if owner == power)


def pirates(s: Enterprise, power: int) -> Ids:
    """The sailors of a power who can raid the sea they are in."""
    seas = [FIRST_SEA + sea for sea in targets(s, power, frames.PIRACY)]
    sailors = [leader for sea in seas for leader in leaders_at(s, sea, power) if s.printed.piracy[leader]]
    return tuple(map(leader_id, sailors))


def captains(s: Enterprise, power: int, step: int) -> Ids:
    """The captains of England who may set out, sail on or raid."""
    return tuple(map(leader_id, targets(s, power, step))) if power == ENGLAND else ()


def others(s: Enterprise, power: int) -> Ids:
    """The other powers."""
    return together(power_part(other) for other in range(POWERS) if other != power)


def treasures(s: Enterprise, power: int) -> Ids:
    """The treasures a power holds."""
    held = s.treasure[(HELD + power) * TREASURES : (HELD + power + 1) * TREASURES]
    return tuple(f"held-{POWER.labels[power]}-{TREASURE.labels[kind]}" for kind, count in enumerate(held) if count)


MEANS: Final[dict[str, Callable[[Enterprise, int], Ids]]] = {
    "march": armies,
    "sail": fleets,
    "assault": partial(spaces, step=frames.ASSAULT),
    "raise": lambda s, power: (f"reserve-{UNIT.labels[power]}",),
    "build": shipyards,
    "take": partial(spaces, step=frames.TAKE),
    "quell": partial(spaces, step=frames.QUELL),
    "piracy": pirates,
    "expedition": partial(captains, step=frames.EXPEDITION),
    "voyage": partial(captains, step=frames.VOYAGE),
    "raid": partial(captains, step=frames.RAID),
    "colony": lambda s, power: ("colony",) if power == ENGLAND else (),
    "informant": others,
    "intelligence": others,
    "assassinate": others,
    "plot": lambda s, power: ("elizabeth",) if power == SPAIN else (),
    "convert": lambda s, power: ("country-england", "country-netherlands"),
    "rebel": partial(spaces, step=frames.REBEL),
    "patronise": lambda s, power: tuple(f"science-{POWER.labels[power]}-{label}" for label in SCIENCE.labels),
    "treasure": treasures,
}


def wherewith(s: Enterprise, power: int, word: str) -> Ids:
    """The parts that stand for an operation of a power; ending an impulse points at nothing."""
    return MEANS[word](s, power) if word in MEANS else ()
