"""An option that somebody looks at, and the single parts that most options point at."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.draw.pointing import Ids
from fondaco.games.virgin_queen.tables import Tables
from fondaco.games.virgin_queen.view import EnterpriseView
from fondaco.games.virgin_queen.vocabulary import (
    CARD,
    FIRST_ZONE,
    PLACE,
    POWER,
    POWERS,
    SHIP,
    SHIP_OWNER,
    SHIPS,
    SPACE,
    SPACES,
    SPAIN,
    UNIT,
    UNIT_OWNER,
    UNITS,
    ZONE,
)


@dataclass(frozen=True)
class Gesture:
    """An option that somebody looks at: the position, the frame, and what the option names."""

    tables: Tables
    view: EnterpriseView
    a: int
    b: int
    word: str
    axes: dict[str, int]


# Single parts


def space_part(space: int) -> Ids:
    return (f"space-{SPACE.labels[space]}",)


def place_part(place: int) -> Ids:
    """A space, a sea, or a zone of the New World."""
    if place >= FIRST_ZONE:
        return (f"zone-{ZONE.labels[place - FIRST_ZONE]}",)
    return space_part(place) if place < SPACES else (f"sea-{PLACE.labels[place]}",)


def power_part(power: int) -> Ids:
    return (f"power-{POWER.labels[power]}",)


def unit_parts(at: Gesture, space: int, powers: tuple[int, ...]) -> Ids:
    """The land units of some powers in a space."""
    there = [unit for unit in range(UNITS) if at.view.units[space * UNITS + unit]]
    return tuple(f"unit-{SPACE.labels[space]}-{UNIT.labels[unit]}" for unit in there if UNIT_OWNER[unit] in powers)


def fleet_parts(at: Gesture, place: int, power: int) -> Ids:
    """The ships of a power at a place."""
    there = [ship for ship in range(SHIPS) if at.view.ships[place * SHIPS + ship] and SHIP_OWNER[ship] == power]
    armada = ("armada",) if power == SPAIN and at.view.armada_at == place else ()
    return (*(f"ship-{PLACE.labels[place]}-{SHIP.labels[ship]}" for ship in there), *armada)


def card_part(at: Gesture, power: int, card: int) -> Ids:
    """Every copy of a card in a hand that is seen, else the hand."""
    known = at.view.cards_of(power)
    if known and known[card]:
        return tuple(f"card-{POWER.labels[power]}-{CARD.labels[card]}-{copy + 1}" for copy in range(known[card]))
    return (f"hand-{POWER.labels[power]}",)


def points_part(at: Gesture) -> Ids:
    """What is paid with: the command points that are left, else the power that pays."""
    return ("command",) if at.view.active >= 0 else power_part(at.a % POWERS)
