"""With what on the table each kind of operation is done: where a player points to say what the points are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.draw.pointing import Ids
from fondaco.games.virgin_queen.captions import leader_id
from fondaco.games.virgin_queen.tables import Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import (
    CAPTAINS,
    ENGLAND,
    FIRST_SEA,
    FIRST_ZONE,
    HELD,
    PLACE,
    PLACES,
    POWER,
    POWERS,
    PROTESTANT,
    REBELS,
    SCIENCE,
    SCIENCES,
    SHIP,
    SHIP_OWNER,
    SHIPS,
    SPACE,
    SPACES,
    SPAIN,
    TREASURE,
    TREASURES,
    UNIT,
    UNIT_OWNER,
    UNITS,
    WAITING,
)


def armies(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """All land units of a power."""
    return tuple(
        f"unit-{SPACE.labels[space]}-{UNIT.labels[unit]}"
        for space in range(SPACES)
        for unit in range(UNITS)
        if UNIT_OWNER[unit] == power and view.units[space * UNITS + unit]
    )


def fleets(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """All ships of a power."""
    ships = tuple(
        f"ship-{PLACE.labels[place]}-{SHIP.labels[ship]}"
        for place in range(PLACES)
        for ship in range(SHIPS)
        if SHIP_OWNER[ship] == power and view.ships[place * SHIPS + ship]
    )
    return (*ships, *(("armada",) if power == SPAIN and view.armada_at >= 0 else ()))


def sieges(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Fortified spaces of others in which a power stands."""
    return tuple(
        f"space-{SPACE.labels[space]}"
        for space in range(SPACES)
        if tables.fortified[space] and view.control[space] != power and view.units[space * UNITS + power]
    )


def open_spaces(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Unfortified spaces of others in which a power stands."""
    return tuple(
        f"space-{SPACE.labels[space]}"
        for space in range(SPACES)
        if not tables.fortified[space] and view.control[space] != power and view.units[space * UNITS + power]
    )


def unrest(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Spaces in unrest."""
    return tuple(f"space-{SPACE.labels[space]}" for space in range(SPACES) if view.unrest[space])


def soldiers(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The regulars in the reserve."""
    return (f"reserve-{UNIT.labels[power]}",)


def shipyards(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The ships in the reserve."""
    kinds = (*(SHIP.labels[ship] for ship in range(SHIPS) if SHIP_OWNER[ship] == power),)
    return (*(f"reserve-{kind}" for kind in kinds), *(("reserve-armada",) if power == SPAIN else ()))


def pirates(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The sailors of a power at sea who can raid."""
    return tuple(
        leader_id(leader)
        for leader, place in enumerate(view.leader_at)
        if FIRST_SEA <= place < PLACES and tables.leader_power[leader] == power and tables.piracy[leader]
    )


def waiting_captains(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Captains ready for a voyage."""
    ready = [captain for captain in CAPTAINS if view.leader_at[captain] == WAITING]
    return tuple(leader_id(captain) for captain in ready if power == ENGLAND)


def captains_overseas(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Captains in the New World."""
    there = [captain for captain in CAPTAINS if FIRST_ZONE <= view.leader_at[captain] < WAITING - 1]
    return tuple(leader_id(captain) for captain in there if power == ENGLAND)


def colony(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    return ("colony",) if power == ENGLAND else ()


def others(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The other powers."""
    return tuple(f"power-{POWER.labels[other]}" for other in range(POWERS) if other != power)


def queen(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    return ("elizabeth",) if power == SPAIN else ()


def countries(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The countries whose faith is fought over."""
    return "country-england", "country-netherlands"


def rebellious(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """Protestant spaces that Spain holds."""
    found = [space for space in range(SPACES) if view.faith[space] == PROTESTANT and view.control[space] == SPAIN]
    return tuple(f"space-{SPACE.labels[space]}" for space in found if power == REBELS)


def sciences(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    return tuple(f"science-{POWER.labels[power]}-{SCIENCE.labels[science]}" for science in range(SCIENCES))


def treasures(tables: Tables, view: EnterpriseView, power: int) -> Ids:
    """The treasures a power holds."""
    return tuple(
        f"held-{POWER.labels[power]}-{TREASURE.labels[kind]}"
        for kind in range(TREASURES)
        if view.treasure[(HELD + power) * TREASURES + kind]
    )


MEANS: Final[dict[str, Callable[[Tables, EnterpriseView, int], Ids]]] = {
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


def wherewith(tables: Tables, view: EnterpriseView, power: int, word: str) -> Ids:
    """The parts that stand for an operation of a power; ending an impulse points at nothing."""
    return MEANS[word](tables, view, power) if word in MEANS else ()
