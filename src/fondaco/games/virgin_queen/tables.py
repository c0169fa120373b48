"""The facts of the scenario as flat tuples of ints, loaded once from a components file and checked."""

from __future__ import annotations

from typing import Final

from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import LANGUAGES, Facts, Record

SOURCES = ("rulebook", "documented", "reconstructed")
RULERS = (*POWER.labels, "nobody")
WATERS = ("atlantic", "mediterranean")
ARMY: Final = 0
ADMIRAL: Final = 1
CAPTAIN: Final = 2
KINDS = ("army", "admiral", "captain")
MOST = 40


class Tables:
    """Map, people, forces and cards (enterprise.map, enterprise.forces, enterprise.people, enterprise.deck)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        head = facts.head()
        head.number("format", 1, 1)
        head.one_of("game", ("virgin-queen",))
        self.name = head.text("name")
        self._read_spaces()
        self._read_seas()
        self._read_zones()
        self._read_leaders()
        self._read_powers()
        self._read_box()
        self._read_forces()
        self._read_cards()
        self._read_sources()

    def _read_spaces(self) -> None:
        records = self._facts.ordered("space", SPACE.labels)
        self.space_names = [record.names("name", LANGUAGES) for record in records]
        self.country = tuple(record.one_of("country", COUNTRY.labels) for record in records)
        self.spaces_of = tuple(
            tuple(space for space in range(SPACES) if self.country[space] == country)
            for country in range(len(COUNTRY.labels))
        )
        self.home = tuple(record.one_of("home", RULERS) for record in records)
        self.control = tuple(record.one_of("control", RULERS) for record in records)
        self.faith = tuple(record.one_of("faith", FAITH.labels) for record in records)
        self.fortified = tuple(record.number("fortified", 0, 1) for record in records)
        self.roads = tuple(_places(record, "roads", SPACE.labels) for record in records)
        self.harbour = tuple(_places(record, "seas", SEA.labels, FIRST_SEA) for record in records)
        _check_both_ways(records, "roads", self.roads, SPACE.labels)

    def _read_seas(self) -> None:
        records = self._facts.ordered("sea", SEA.labels)
        self.sea_names = [record.names("name", LANGUAGES) for record in records]
        self.waters = tuple(record.one_of("waters", WATERS) for record in records)
        self.next_seas = tuple(_places(record, "next", SEA.labels, FIRST_SEA) for record in records)
        _check_both_ways(records, "next", self.next_seas, SEA.labels, FIRST_SEA)
        self.ports = tuple(
            tuple(space for space in range(SPACES) if FIRST_SEA + sea in self.harbour[space])
            for sea in range(len(records))
        )
        self.routes = (
            *self.harbour,
            *((*self.next_seas[sea], *self.ports[sea]) for sea in range(len(records))),
        )

    def _read_zones(self) -> None:
        records = self._facts.ordered("zone", ZONE.labels)
        self.zone_names = [record.names("name", LANGUAGES) for record in records]
        self.next_zones = tuple(_places(record, "next", ZONE.labels) for record in records)
        _check_both_ways(records, "next", self.next_zones, ZONE.labels)
        self.spanish = tuple(record.number("spanish", 0, 9) for record in records)
        self.portuguese = tuple(record.number("portuguese", 0, 9) for record in records)
        self.patrols = tuple(record.number("patrols", 0, 9) for record in records)
        self.fortress = tuple(record.number("fortress", 0, 1) for record in records)

    def _read_leaders(self) -> None:
        records = self._facts.ordered("leader", LEADER.labels)
        self.leader_names = [record.names("name", LANGUAGES) for record in records]
        self.leader_power = tuple(record.one_of("power", POWER.labels) for record in records)
        self.leader_kind = tuple(record.one_of("kind", KINDS) for record in records)
        self.battle = tuple(record.number("battle", 0, 6) for record in records)
        self.piracy = tuple(record.number("piracy", 0, 6) for record in records)
        self.navigation = tuple(record.number("navigation", -3, 6) for record in records)
        self.arrives = tuple(record.number("arrives", 0, 7) for record in records)

    def _read_powers(self) -> None:
        records = self._facts.ordered("power", POWER.labels)
        capitals = (*SPACE.labels, "none")
        self.power_names = [record.names("name", LANGUAGES) for record in records]
        self.capital = tuple(record.one_of("capital", capitals) for record in records)
        self.deal = tuple(record.number("cards", 1, 9) for record in records)
        with_two = tuple(record.number("points_with_two", -MOST, MOST) for record in records)
        self.points = (with_two, tuple(record.number("points_with_three", -MOST, MOST) for record in records))
        self.regulars = tuple(record.number("regulars", 1, MOST) for record in records)

    def _read_box(self) -> None:
        box = self._facts.record("box")
        self.cavalry = box.number("cavalry", 0, MOST)
        self.ships = _exactly(box, "ships", SHIPS)
        self.jesuits = box.number("jesuits", 1, MOST)
        self.treasures = _exactly(box, "treasures", TREASURES)
        self.fortress_turns = box.numbers("fortress_turns", 1, 7)
        self.jesuit_turns = box.numbers("jesuit_turns", 1, 7)
        self.philippines_from = box.number("philippines_from", 1, 8)
        self.armada_from = box.number("armada_from", 1, 8)
        self.plots_from = box.number("plots_from", 1, 8)
        self.escorts = box.number("escorts", 0, 4)
        self.fleet_treasures = box.number("fleet_treasures", 0, 4)

    def _read_forces(self) -> None:
        self.garrisons = tuple(
            (record.one_of("space", SPACE.labels), record.one_of("unit", UNIT.labels), record.number("count", 1, 20))
            for record in self._facts.records("garrison")
        )
        left = [*self.regulars, self.cavalry]
        for record, (_, unit, count) in zip(self._facts.records("garrison"), self.garrisons, strict=True):
            _take_out(record, left, unit, count)
        self.squadrons = tuple(self._read_squadron(record) for record in self._facts.records("squadron"))
        ships = list(self.ships)
        for record, (_, ship, count) in zip(self._facts.records("squadron"), self.squadrons, strict=True):
            _take_out(record, ships, ship, count)

    def _read_squadron(self, record: Record) -> tuple[int, int, int]:
        """Ships lie in ports and on seas; the Armada is built later (enterprise.armada)."""
        place = record.one_of("place", PLACE.labels)
        if place < FIRST_SEA and not self.harbour[place]:
            raise record.error("place", "error-no-port", name=PLACE.labels[place])
        return place, record.one_of("ship", SHIP.labels[:SHIPS]), record.number("count", 1, 20)

    def _read_cards(self) -> None:
        records = self._facts.ordered("card", CARD.labels)
        self.card_names = [record.names("name", LANGUAGES) for record in records]
        self.card_counts = tuple(record.number("count", 0, MOST) for record in records)
        self.card_enters = tuple(record.number("enters", 1, 7) for record in records)
        homes = self._facts.ordered("home", HOME.labels)
        self.home_names = [record.names("name", LANGUAGES) for record in homes]
        for place, record in enumerate(homes):
            if record.one_of("power", POWER.labels) != place // 2:
                raise record.error("power", "error-home-cards", name=POWER.labels[place // 2])
        self.home_points = tuple(record.number("points", 1, 6) for record in homes)

    def _read_sources(self) -> None:
        counts = dict.fromkeys(SOURCES, 0)
        for name in ("space", "sea", "zone", "leader", "power", "garrison", "squadron", "card", "home"):
            for record in self._facts.records(name):
                counts[SOURCES[record.one_of("source", SOURCES)]] += 1
        self.facts_from = counts

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing; powers and places have theirs, with articles, in the texts."""
        names = {"leader": self.leader_names, "card": self.card_names, "home": self.home_names}.get(kind)
        return names[value] if names is not None and 0 <= value < len(names) else None


def _places(record: Record, field: str, labels: tuple[str, ...], first: int = 0) -> tuple[int, ...]:
    """A field that lists places by name."""
    named = record.texts(field, 0, len(labels))
    unknown = [name for name in named if name not in labels]
    if unknown:
        raise record.error(field, "error-not-one-of", given=unknown[0], known=", ".join(labels))
    return tuple(first + labels.index(name) for name in named)


def _check_both_ways(
    records: list[Record], field: str, near: tuple[tuple[int, ...], ...], labels: tuple[str, ...], first: int = 0
) -> None:
    """Every way leads back (enterprise.map)."""
    for place, record in enumerate(records):
        for other in near[place]:
            if first + place not in near[other - first]:
                raise record.error(field, "error-one-way", name=labels[other - first])


def _take_out(record: Record, box: list[int], kind: int, count: int) -> None:
    """Pieces come out of the box, which must hold them (enterprise.forces)."""
    box[kind] -= count
    if box[kind] < 0:
        raise record.error("count", "error-empty-box", count=-box[kind])


def _exactly(record: Record, field: str, count: int) -> tuple[int, ...]:
    """A field with so many numbers."""
    numbers = record.numbers(field, 0, MOST)
    if len(numbers) != count:
        raise record.error(field, "error-count-of-numbers", count=count, given=len(numbers))
    return numbers
