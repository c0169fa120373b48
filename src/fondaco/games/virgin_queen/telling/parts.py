"""The single parts that options point at."""

from fondaco.games.virgin_queen.board.captions import leader_id
from fondaco.games.virgin_queen.rules.spaces import unit_kinds
from fondaco.games.virgin_queen.rules.war.marching import ROAD
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.telling.glance import Glance
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Ids


def space_part(space: int) -> Ids:
    return (f"space-{SPACE.labels[space]}",)


def place_part(place: int) -> Ids:
    """A space, a sea, or a zone of the New World."""
    if place >= FIRST_ZONE:
        return (f"zone-{ZONE.labels[place - FIRST_ZONE]}",)
    return space_part(place) if place < SPACES else (f"sea-{PLACE.labels[place]}",)


def power_part(power: int) -> Ids:
    return (f"power-{POWER.labels[power]}",)


def unit_parts(s: Enterprise, space: int, power: int) -> Ids:
    """The land units of a power in a space."""
    return tuple(f"unit-{SPACE.labels[space]}-{UNIT.labels[unit]}" for unit in unit_kinds(s, space, [power]))


def ship_parts(s: Enterprise, place: int, power: int) -> Ids:
    """The ships of a power at a place, without the Armada."""
    there = [ship for ship in range(SHIPS) if s.ships[place * SHIPS + ship] and SHIP_OWNER[ship] == power]
    return tuple(f"ship-{PLACE.labels[place]}-{SHIP.labels[ship]}" for ship in there)


def card_part(at: Glance, power: int, card: int) -> Ids:
    """Every copy of a card in a hand that is seen, else the hand."""
    known = at.s.cards_of(power)
    if known and known[card]:
        return tuple(f"card-{POWER.labels[power]}-{CARD.labels[card]}-{copy + 1}" for copy in range(known[card]))
    return (f"hand-{POWER.labels[power]}",)


def ship_at_parts(at: Glance, here: int, ship: int) -> Ids:
    """A kind of ship at a place, or the place if there is none."""
    if ship == ARMADA:
        return ("armada",) if at.s.armada_at == here else place_part(here)
    there = at.s.ships[here * SHIPS + ship]
    return (f"ship-{PLACE.labels[here]}-{SHIP.labels[ship]}",) if there else place_part(here)


# What an option names


def space_named(at: Glance) -> Ids:
    """A space by its name; other words change nothing."""
    return space_part(at.axes["space"]) if "space" in at.axes else ()


def place_named(at: Glance) -> Ids:
    return place_part(at.axes["place"])


def zone_named(at: Glance) -> Ids:
    return place_part(FIRST_ZONE + at.axes["zone"])


def country_named(at: Glance) -> Ids:
    return (f"country-{COUNTRY.labels[at.axes['country']]}",)


def power_named(at: Glance) -> Ids:
    return power_part(at.axes["power"])


def leader_named(at: Glance) -> Ids:
    return (leader_id(at.axes["leader"]),)


def home_named(at: Glance) -> Ids:
    return (f"home-{HOME.labels[at.axes['home']]}",)


def card_named(at: Glance) -> Ids:
    return card_part(at, at.a, at.axes["card"])


# What an option changes


def march_units_parts(at: Glance) -> Ids:
    """Where a formation goes; how many go is said by a word."""
    return space_part(at.b % ROAD)


def points_paid(at: Glance) -> Ids:
    """What is paid with: the command points that are left, else the power that pays."""
    return ("command",) if at.s.active >= 0 else power_part(at.a % POWERS)
