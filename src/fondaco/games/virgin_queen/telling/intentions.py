"""With what on the table each kind of operation is done: where a player points to say what the points are for."""

from collections.abc import Callable
from typing import Final

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Ids


def armies(s: Enterprise, power: int) -> Ids:
    """All land units of a power."""
    return tuple(
        f"unit-{SPACE.labels[space]}-{UNIT.labels[unit]}"
        for space in range(SPACES)
        for unit in range(UNITS)
        if UNIT_OWNER[unit] == power and s.units[space * UNITS + unit]
    )


def fleets(s: Enterprise, power: int) -> Ids:
    """All ships of a power."""
    ships = tuple(
        f"ship-{PLACE.labels[place]}-{SHIP.labels[ship]}"
        for place in range(PLACES)
        for ship in range(SHIPS)
        if SHIP_OWNER[ship] == power and s.ships[place * SHIPS + ship]
    )
    return (*ships, *(("armada",) if power == SPAIN and s.armada_at >= 0 else ()))


def sieges(s: Enterprise, power: int) -> Ids:
    """Fortified spaces of others in which a power stands."""
    return tuple(
        f"space-{SPACE.labels[space]}"
        for space in range(SPACES)
        if s.printed.fortified[space] and s.control[space] != power and s.units[space * UNITS + power]
    )


def open_spaces(s: Enterprise, power: int) -> Ids:
    """Unfortified spaces of others in which a power stands."""
    return tuple(
        f"space-{SPACE.labels[space]}"
        for space in range(SPACES)
        if not s.printed.fortified[space] and s.control[space] != power and s.units[space * UNITS + power]
    )


def unrest(s: Enterprise, power: int) -> Ids:
    """Spaces in unrest."""
    return tuple(f"space-{SPACE.labels[space]}" for space in range(SPACES) if s.unrest[space])


def soldiers(s: Enterprise, power: int) -> Ids:
    """The regulars in the reserve."""
    return (f"reserve-{UNIT.labels[power]}",)


def shipyards(s: Enterprise, power: int) -> Ids:
    """The ships in the reserve."""
    kinds = (*(SHIP.labels[ship] for ship in range(SHIPS) if SHIP_OWNER[ship] == power),)
    return (*(f"reserve-{kind}" for kind in kinds), *(("reserve-armada",) if power == SPAIN else ()))


def pirates(s: Enterprise, power: int) -> Ids:
    """The sailors of a power at sea who can raid."""
    return tuple(
        leader_id(leader)
        for leader, place in enumerate(s.leader_at)
        if FIRST_SEA <= place < PLACES and s.printed.leader_power[leader] == power and s.printed.piracy[leader]
    )


def waiting_captains(s: Enterprise, power: int) -> Ids:
    """Captains ready for a voyage."""
    ready = [captain for captain in CAPTAINS if s.leader_at[captain] == WAITING]
    return tuple(leader_id(captain) for captain in ready if power == ENGLAND)


def captains_overseas(s: Enterprise, power: int) -> Ids:
    """Captains in the New World."""
    there = [captain for captain in CAPTAINS if FIRST_ZONE <= s.leader_at[captain] < WAITING - 1]
    return tuple(leader_id(captain) for captain in there if power == ENGLAND)


def colony(s: Enterprise, power: int) -> Ids:
    return ("colony",) if power == ENGLAND else ()


def others(s: Enterprise, power: int) -> Ids:
    """The other powers."""
    return tuple(f"power-{POWER.labels[other]}" for other in range(POWERS) if other != power)


def queen(s: Enterprise, power: int) -> Ids:
    return ("elizabeth",) if power == SPAIN else ()


def countries(s: Enterprise, power: int) -> Ids:
    """The countries whose faith is fought over."""
    return "country-england", "country-netherlands"


def rebellious(s: Enterprise, power: int) -> Ids:
    """Protestant spaces that Spain holds."""
    found = [space for space in range(SPACES) if s.faith[space] == PROTESTANT and s.control[space] == SPAIN]
    return tuple(f"space-{SPACE.labels[space]}" for space in found if power == REBELS)


def sciences(s: Enterprise, power: int) -> Ids:
    return tuple(f"science-{POWER.labels[power]}-{SCIENCE.labels[science]}" for science in range(SCIENCES))


def treasures(s: Enterprise, power: int) -> Ids:
    """The treasures a power holds."""
    return tuple(
        f"held-{POWER.labels[power]}-{TREASURE.labels[kind]}"
        for kind in range(TREASURES)
        if s.treasure[(HELD + power) * TREASURES + kind]
    )


MEANS: Final[dict[str, Callable[[Enterprise, int], Ids]]] = {
    "march": armies,
    "sail": fleets,
    "assault": sieges,
    "raise": soldiers,
    "build": shipyards,
    "take": open_spaces,
    "quell": unrest,
    "piracy": pirates,
    "expedition": waiting_captains,
    "voyage": captains_overseas,
    "raid": captains_overseas,
    "colony": colony,
    "informant": others,
    "intelligence": others,
    "assassinate": others,
    "plot": queen,
    "convert": countries,
    "rebel": rebellious,
    "patronise": sciences,
    "treasure": treasures,
}


def wherewith(s: Enterprise, power: int, word: str) -> Ids:
    """The parts that stand for an operation of a power; ending an impulse points at nothing."""
    return MEANS[word](s, power) if word in MEANS else ()
