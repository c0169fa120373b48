"""Questions about the map: who stands where, who is whose enemy, what is besieged."""

from typing import ClassVar, Final

from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Choice

EVERY_UNIT: Final = 99
"""More than there are in the box."""


class PowerChoice(Choice[Enterprise]):
    """A decision of the power on the frame, taken by whoever plays it."""

    always_asked: ClassVar[bool] = False
    """Whether even a lone option is asked about."""

    def power(self, s: Enterprise, a: int, b: int) -> int:
        """The power that decides."""
        return a

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power)

    def run(self, s: Enterprise, power: int, _: int) -> None:
        """Where there is nobody to ask nothing happens, unless a chapter says otherwise."""

    def is_possible(self, s: Enterprise, power: int, b: int) -> bool:
        """Whether any option is legal."""
        return any(not self.refusal(s, power, b, option) for option in self.every)

    def may_be_forced(self, s: Enterprise, power: int, _: int) -> bool:
        return not self.always_asked


def at_war(s: Enterprise, power: int, other: int) -> bool:
    """Whether two powers are at war; England and the rebels never are (enterprise.sides)."""
    if other == NOBODY_RULES or (power == SPAIN) == (other == SPAIN):
        return False
    return s.war[other if power == SPAIN else power] > 0


def is_friend(s: Enterprise, power: int, ruler: int) -> bool:
    """Whether a power may use what another holds: its own, and its ally's (enterprise.alliance)."""
    return ruler == power or (s.allied > 0 and SPAIN not in (power, ruler) and ruler != NOBODY_RULES)


def is_hostile(s: Enterprise, power: int, ruler: int) -> bool:
    """Whether a power may march into what another holds: at war, or independent (enterprise.independent)."""
    return ruler == NOBODY_RULES or at_war(s, power, ruler)


def land_units(s: Enterprise, space: int, power: int) -> int:
    """The land units of one power in a space."""
    count = s.units[space * UNITS + power]
    return count + s.units[space * UNITS + CAVALRY] if power == SPAIN else count


def foot(s: Enterprise, space: int, power: int) -> int:
    """The land units that are not cavalry."""
    return s.units[space * UNITS + power]


def enemies_in(s: Enterprise, space: int, power: int) -> int:
    """The land units in a space that are at war with a power."""
    return sum(land_units(s, space, other) for other in range(POWERS) if at_war(s, power, other))


def friends_in(s: Enterprise, space: int, power: int) -> int:
    """A power's land units in a space with those of its ally."""
    return sum(land_units(s, space, other) for other in range(POWERS) if is_friend(s, power, other))


def is_besieged(s: Enterprise, space: int) -> bool:
    """Whether somebody lies before a fortified space (enterprise.siege)."""
    if not s.printed.fortified[space]:
        return False
    ruler = s.control[space]
    return any(land_units(s, space, power) and is_hostile(s, power, ruler) for power in range(POWERS))


def is_inside(s: Enterprise, space: int, power: int) -> bool:
    """Whether a power's units in a space are shut in by a siege."""
    return is_friend(s, power, s.control[space]) and is_besieged(s, space)


def besiegers(s: Enterprise, space: int) -> int:
    """The land units that lie before a fortified space."""
    ruler = s.control[space]
    return sum(land_units(s, space, power) for power in range(POWERS) if is_hostile(s, power, ruler))


def garrison(s: Enterprise, space: int) -> int:
    """The land units that hold a space for its ruler."""
    ruler = s.control[space]
    return 0 if ruler == NOBODY_RULES else friends_in(s, space, ruler)


def are_too_few(s: Enterprise, space: int, number: int) -> bool:
    """A siege needs more besiegers than defenders (enterprise.siege, Q.siege.start)."""
    return number <= garrison(s, space)


def ships_at(s: Enterprise, place: int, power: int) -> int:
    """The ships of a power at a place, the Armada counting for one."""
    count = sum(s.ships[place * SHIPS + ship] for ship in range(SHIPS) if SHIP_OWNER[ship] == power)
    return count + int(power == SPAIN and s.armada_at == place)


def enemy_ships(s: Enterprise, place: int, power: int) -> int:
    """The ships at a place that are at war with a power."""
    return sum(ships_at(s, place, other) for other in range(POWERS) if at_war(s, power, other))


def friendly_ships(s: Enterprise, place: int, power: int) -> int:
    """A power's ships at a place with those of its ally."""
    return sum(ships_at(s, place, other) for other in range(POWERS) if is_friend(s, power, other))


def crossing(s: Enterprise, power: int, origin: int, target: int) -> bool:
    """Whether a power's ships hold a sea that both ports open on (enterprise.crossing)."""
    return any(
        sea in s.printed.harbour[target] and friendly_ships(s, sea, power) and not enemy_ships(s, sea, power)
        for sea in s.printed.harbour[origin]
    )


def leaders_at(s: Enterprise, place: int, power: int) -> list[int]:
    """The leaders of a power at a place."""
    return [
        leader for leader in range(LEADERS) if s.leader_at[leader] == place and s.printed.leader_power[leader] == power
    ]


def best_battle(s: Enterprise, place: int, powers: list[int], army: bool) -> int:
    """The best leader alone counts; army leaders ashore, others at sea (component.leaders, Q.naval.leader-kind)."""
    ratings = [
        s.printed.battle[leader]
        for power in powers
        for leader in leaders_at(s, place, power)
        if (s.printed.leader_kind[leader] == 0) == army
    ]
    return max(ratings, default=0)


def allies_of(s: Enterprise, power: int) -> list[int]:
    """A power and its ally."""
    return [other for other in range(POWERS) if is_friend(s, power, other)]


def foes_of(s: Enterprise, power: int) -> list[int]:
    """The powers at war with a power."""
    return [other for other in range(POWERS) if at_war(s, power, other)]


def remove_unit(s: Enterprise, space: int, unit: int) -> None:
    """A land unit goes back to the reserve."""
    s.units[space * UNITS + unit] -= 1
    s.reserve_units[unit] += 1


def disband(s: Enterprise, space: int, powers: list[int], most: int = EVERY_UNIT) -> None:
    """Land units of some powers go back to the reserve, regulars before cavalry (Q.loss-choice)."""
    for _ in range(most):
        kinds = unit_kinds(s, space, powers)
        if not kinds:
            return
        remove_unit(s, space, kinds[0])


def remove_ship(s: Enterprise, place: int, ship: int) -> None:
    """A ship goes back to the reserve."""
    s.ships[place * SHIPS + ship] -= 1
    s.reserve_ships[ship] += 1


def lower_armada(s: Enterprise) -> None:
    """The Armada drops a level; below the first it is gone (Q.naval.armada-levels)."""
    s.armada_level -= 1
    if not s.armada_level:
        s.armada_at = -1


def nearest_fortified(s: Enterprise, space: int, power: int) -> int:
    """The nearest fortified space a power controls, by roads, else its capital, else -1 (enterprise.displace)."""
    seen = [space]
    for near in seen:
        if near != space and s.control[near] == power and s.printed.fortified[near] and not is_besieged(s, near):
            return near
        seen.extend(other for other in s.printed.roads[near] if other not in seen)
    return s.capital[power] if s.capital[power] != space and holds_capital(s, power) else -1


def holds_capital(s: Enterprise, power: int) -> bool:
    """Whether a power has a capital and controls it."""
    return s.capital[power] >= 0 and s.control[s.capital[power]] == power


def unit_kinds(s: Enterprise, space: int, powers: list[int]) -> list[int]:
    """The kinds of land units some powers have in a space."""
    return [unit for unit in range(UNITS) if UNIT_OWNER[unit] in powers and s.units[space * UNITS + unit]]


def is_sea(place: int) -> bool:
    """Whether a place is a sea of Europe."""
    return place >= FIRST_SEA


def spaces_of(s: Enterprise, country: int) -> tuple[int, ...]:
    """The spaces of a country."""
    return s.printed.spaces_of[country]
