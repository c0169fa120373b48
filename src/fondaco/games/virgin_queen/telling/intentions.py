"""With what on the table each kind of operation is done: where a player points to say what the points are for."""

from collections.abc import Callable, Collection, Iterable
from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
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


def occupied(s: Enterprise, power: int, walls: int) -> Ids:
    """Spaces of others in which a power stands, fortified or not."""
    spaces = [space for space in range(SPACES) if s.control[space] != power and s.units[space * UNITS + power]]
    return together(space_part(space) for space in spaces if s.printed.fortified[space] == walls)


def unrest(s: Enterprise, power: int) -> Ids:
    """Spaces in unrest."""
    return together(space_part(space) for space in range(SPACES) if s.unrest[space])


def soldiers(s: Enterprise, power: int) -> Ids:
    """The regulars in the reserve."""
    return (f"reserve-{UNIT.labels[power]}",)


def shipyards(s: Enterprise, power: int) -> Ids:
    """The ships in the reserve."""
    return tuple(f"reserve-{SHIP.labels[ship]}" for ship, owner in enumerate(SHIP_OWNER) if owner == power)


def pirates(s: Enterprise, power: int) -> Ids:
    """The sailors of a power at sea who can raid."""
    return tuple(
        leader_id(leader)
        for leader, place in enumerate(s.leader_at)
        if FIRST_SEA <= place < PLACES and s.printed.leader_power[leader] == power and s.printed.piracy[leader]
    )


def captains(s: Enterprise, power: int, places: Collection[int]) -> Ids:
    """The captains of England at some places."""
    return tuple(leader_id(captain) for captain in CAPTAINS if power == ENGLAND and s.leader_at[captain] in places)


def overseas(s: Enterprise, power: int) -> Ids:
    """Captains in the New World."""
    return captains(s, power, range(FIRST_ZONE, ANY_PLACE))


def others(s: Enterprise, power: int) -> Ids:
    """The other powers."""
    return together(power_part(other) for other in range(POWERS) if other != power)


def rebellious(s: Enterprise, power: int) -> Ids:
    """Protestant spaces that Spain holds."""
    found = [space for space in range(SPACES) if s.faith[space] == PROTESTANT and s.control[space] == SPAIN]
    return together(space_part(space) for space in found if power == REBELS)


def sciences(s: Enterprise, power: int) -> Ids:
    return tuple(f"science-{POWER.labels[power]}-{label}" for label in SCIENCE.labels)


def treasures(s: Enterprise, power: int) -> Ids:
    """The treasures a power holds."""
    held = s.treasure[(HELD + power) * TREASURES : (HELD + power + 1) * TREASURES]
    return tuple(f"held-{POWER.labels[power]}-{TREASURE.labels[kind]}" for kind, count in enumerate(held) if count)


MEANS: Final[dict[str, Callable[[Enterprise, int], Ids]]] = {
    "march": armies,
    "sail": fleets,
    "assault": lambda s, power: occupied(s, power, 1),
    "raise": soldiers,
    "build": shipyards,
    "take": lambda s, power: occupied(s, power, 0),
    "quell": unrest,
    "piracy": pirates,
    "expedition": lambda s, power: captains(s, power, (WAITING,)),
    "voyage": overseas,
    "raid": overseas,
    "colony": lambda s, power: ("colony",) if power == ENGLAND else (),
    "informant": others,
    "intelligence": others,
    "assassinate": others,
    "plot": lambda s, power: ("elizabeth",) if power == SPAIN else (),
    "convert": lambda s, power: ("country-england", "country-netherlands"),
    "rebel": rebellious,
    "patronise": sciences,
    "treasure": treasures,
}


def wherewith(s: Enterprise, power: int, word: str) -> Ids:
    """The parts that stand for an operation of a power; ending an impulse points at nothing."""
    return MEANS[word](s, power) if word in MEANS else ()
