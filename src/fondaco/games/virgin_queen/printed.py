"""The facts of the scenario as flat tuples of ints, loaded once from a components file and checked."""

from typing import Final

from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import LANGUAGES, Fact, Facts

RULERS = (*POWER.labels, "nobody")
WATERS = ("atlantic", "mediterranean")
ARMY: Final = 0
ADMIRAL: Final = 1
CAPTAIN: Final = 2
KINDS = ("army", "admiral", "captain")
MOST = 40


class Printed:
    """Map, people, forces and cards (enterprise.map, enterprise.forces, enterprise.people, enterprise.deck)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self.name = facts.name("virgin-queen")
        self._read_spaces()
        self._read_seas()
        self._read_zones()
        self._read_leaders()
        self._read_powers()
        self._read_box()
        self._read_forces()
        self._read_cards()
        self.facts_from = facts.count_sources(
            *("space", "sea", "zone", "leader", "power", "garrison", "squadron", "card", "home")
        )

    def _read_spaces(self) -> None:
        facts = self._facts.ordered("space", SPACE.labels)
        self.space_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.country = tuple(fact.one_of("country", COUNTRY.labels) for fact in facts)
        self.spaces_of = tuple(
            tuple(space for space in range(SPACES) if self.country[space] == country)
            for country in range(len(COUNTRY.labels))
        )
        self.home = tuple(fact.one_of("home", RULERS) for fact in facts)
        self.control = tuple(fact.one_of("control", RULERS) for fact in facts)
        self.faith = tuple(fact.one_of("faith", FAITH.labels) for fact in facts)
        self.fortified = tuple(fact.number("fortified", 0, 1) for fact in facts)
        self.roads = tuple(_places(fact, "roads", SPACE.labels) for fact in facts)
        self.harbour = tuple(_places(fact, "seas", SEA.labels, FIRST_SEA) for fact in facts)
        _check_both_ways(facts, "roads", self.roads, SPACE.labels)

    def _read_seas(self) -> None:
        facts = self._facts.ordered("sea", SEA.labels)
        self.sea_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.waters = tuple(fact.one_of("waters", WATERS) for fact in facts)
        self.next_seas = tuple(_places(fact, "next", SEA.labels, FIRST_SEA) for fact in facts)
        _check_both_ways(facts, "next", self.next_seas, SEA.labels, FIRST_SEA)
        self.ports = tuple(
            tuple(space for space in range(SPACES) if FIRST_SEA + sea in self.harbour[space])
            for sea in range(len(facts))
        )
        self.routes = (*self.harbour, *((*self.next_seas[sea], *self.ports[sea]) for sea in range(len(facts))))

    def _read_zones(self) -> None:
        facts = self._facts.ordered("zone", ZONE.labels)
        self.zone_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.next_zones = tuple(_places(fact, "next", ZONE.labels) for fact in facts)
        _check_both_ways(facts, "next", self.next_zones, ZONE.labels)
        self.spanish = tuple(fact.number("spanish", 0, 9) for fact in facts)
        self.portuguese = tuple(fact.number("portuguese", 0, 9) for fact in facts)
        self.patrols = tuple(fact.number("patrols", 0, 9) for fact in facts)
        self.fortress = tuple(fact.number("fortress", 0, 1) for fact in facts)

    def _read_leaders(self) -> None:
        facts = self._facts.ordered("leader", LEADER.labels)
        self.leader_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.leader_power = tuple(fact.one_of("power", POWER.labels) for fact in facts)
        self.leader_kind = tuple(fact.one_of("kind", KINDS) for fact in facts)
        self.battle = tuple(fact.number("battle", 0, 6) for fact in facts)
        self.piracy = tuple(fact.number("piracy", 0, 6) for fact in facts)
        self.navigation = tuple(fact.number("navigation", -3, 6) for fact in facts)
        self.arrives = tuple(fact.number("arrives", 0, 7) for fact in facts)

    def _read_powers(self) -> None:
        facts = self._facts.ordered("power", POWER.labels)
        capitals = (*SPACE.labels, "none")
        self.power_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.capital = tuple(fact.one_of("capital", capitals) for fact in facts)
        self.deal = tuple(fact.number("cards", 1, 9) for fact in facts)
        with_two = tuple(fact.number("points_with_two", -MOST, MOST) for fact in facts)
        self.points = (with_two, tuple(fact.number("points_with_three", -MOST, MOST) for fact in facts))
        self.regulars = tuple(fact.number("regulars", 1, MOST) for fact in facts)

    def _read_box(self) -> None:
        box = self._facts.only("box")
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
            (fact.one_of("space", SPACE.labels), fact.one_of("unit", UNIT.labels), fact.number("count", 1, 20))
            for fact in self._facts.every("garrison")
        )
        _take_out(self._facts.every("garrison"), self.garrisons, [*self.regulars, self.cavalry])
        self.squadrons = tuple(self._read_squadron(fact) for fact in self._facts.every("squadron"))
        _take_out(self._facts.every("squadron"), self.squadrons, list(self.ships))

    def _read_squadron(self, fact: Fact) -> tuple[int, int, int]:
        """Ships lie in ports and on seas; the Armada is built later (enterprise.armada)."""
        place = fact.one_of("place", PLACE.labels)
        if place < FIRST_SEA and not self.harbour[place]:
            raise fact.error("place", "error-no-port", name=PLACE.labels[place])
        return place, fact.one_of("ship", SHIP.labels[:SHIPS]), fact.number("count", 1, 20)

    def _read_cards(self) -> None:
        facts = self._facts.ordered("card", CARD.labels)
        self.card_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.card_counts = tuple(fact.number("count", 0, MOST) for fact in facts)
        self.card_enters = tuple(fact.number("enters", 1, 7) for fact in facts)
        homes = self._facts.ordered("home", HOME.labels)
        self.home_names = [fact.names("name", LANGUAGES) for fact in homes]
        for place, fact in enumerate(homes):
            if fact.one_of("power", POWER.labels) != place // 2:
                raise fact.error("power", "error-home-cards", name=POWER.labels[place // 2])
        self.home_points = tuple(fact.number("points", 1, 6) for fact in homes)

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing; powers and places have theirs, with articles, in the texts."""
        names = {"leader": self.leader_names, "card": self.card_names, "home": self.home_names}.get(kind)
        return names[value] if names is not None and 0 <= value < len(names) else None


def _places(fact: Fact, field: str, labels: tuple[str, ...], first: int = 0) -> tuple[int, ...]:
    """A field that lists places by name."""
    named = fact.texts(field, 0, len(labels))
    unknown = [name for name in named if name not in labels]
    if unknown:
        raise fact.error(field, "error-not-one-of", given=unknown[0], known=", ".join(labels))
    return tuple(first + labels.index(name) for name in named)


def _check_both_ways(
    facts: list[Fact], field: str, near: tuple[tuple[int, ...], ...], labels: tuple[str, ...], first: int = 0
) -> None:
    """Every way leads back (enterprise.map)."""
    for place, fact in enumerate(facts):
        for other in near[place]:
            if first + place not in near[other - first]:
                raise fact.error(field, "error-one-way", name=labels[other - first])


def _take_out(facts: list[Fact], forces: tuple[tuple[int, int, int], ...], box: list[int]) -> None:
    """Pieces come out of the box, which must hold them (enterprise.forces)."""
    for fact, (_, kind, count) in zip(facts, forces, strict=True):
        box[kind] -= count
        if box[kind] < 0:
            raise fact.error("count", "error-empty-box", count=-box[kind])


def _exactly(fact: Fact, field: str, count: int) -> tuple[int, ...]:
    """A field with so many numbers."""
    numbers = fact.numbers(field, 0, MOST)
    if len(numbers) != count:
        raise fact.error(field, "error-count-of-numbers", count=count, given=len(numbers))
    return numbers
