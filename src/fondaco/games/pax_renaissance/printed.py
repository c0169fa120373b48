"""The printed facts as flat tuples of ints, loaded once from a components file and checked."""

from collections.abc import Sequence

from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import LANGUAGES, SOURCES, Fact, Facts

TARGETS = ("cube", "rook", "knight")
SETS = ("base", "expansion", "comet")
EMPORIA = ("none", "white", "black")
FACES = ("king", "republic")

Icon = tuple[int, int]
"""An Operation and what it is for: a Religion, a side, or the kinds of tokens as bits."""


class Printed:
    """Everything printed on cards and map (B1.cards, B3.icons, B4.agents, B5.ten-cards)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self.name = facts.name("pax-renaissance")
        self._read_empires()
        self._read_cities()
        self._read_borders()
        self._read_routes()
        self._read_banks_and_pieces()
        self._read_cards()
        self._read_sources()

    # Map (B5)

    def _read_empires(self) -> None:
        facts = self._facts.ordered("empire", EMPIRE.labels)
        self.empire_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.king_names = [fact.names("king", LANGUAGES) for fact in facts]
        self.republic_names = [fact.names("republic", LANGUAGES) for fact in facts]
        self.home = tuple(fact.one_of("side", SIDE.labels) for fact in facts)
        """Whether each Empire is East or West (Q.location-east-west)."""
        sides: list[int] = []
        for fact in facts:
            sides += [fact.one_of("front", MAP_SIDE.labels), fact.one_of("back", RELIGION.labels)]
        self.map_sides = tuple(sides)  # B5.medieval, B5.two-theocracies
        self.empires_of = by_value(self.home, len(SIDE))
        self.theatres: tuple[tuple[int, ...], ...] = (*((empire,) for empire in range(EMPIRES)), *self.empires_of, ())
        """The Empires where a card of each Location may act (E4.east-west-location, Q.location-wildcard)."""
        self.face_operations = tuple(icons_of(fact, f"{face}_operations") for face in FACES for fact in facts)
        """Of all Kings, then of all Republics."""
        for icons, fact in zip(self.face_operations[EMPIRES:], facts, strict=True):
            if any(operation == CAMPAIGN for operation, _ in icons):  # F9.campaign
                raise fact.error("republic_operations", "error-campaign")
        self.face_prestige = tuple(prestige_of(fact, f"{face}_prestige") for face in FACES for fact in facts)

    def _read_cities(self) -> None:
        facts = self._facts.ordered("city", CITY.labels)
        self.city_names = [fact.names("name", LANGUAGES) for fact in facts]
        city_of: list[int] = []
        front: list[int] = []
        back: list[int] = []
        for city, fact in enumerate(facts):
            room = fact.number("room", 1, 3)
            city_of += [city] * room
            front += words_of(fact, "front", room, PIECE_WORDS)
            back += words_of(fact, "back", room, PIECE_WORDS)
        if len(city_of) != PLACES:
            raise facts[-1].error("room", "error-count-of-places", given=len(city_of), count=PLACES)
        self.city_of = tuple(city_of)
        """The city of each place."""
        self.city_empire = tuple(fact.one_of("empire", EMPIRE.labels) for fact in facts)
        self.empire_of = tuple(self.city_empire[city] for city in city_of)
        """The Empire of each place."""
        self.icons: tuple[tuple[int, ...], ...] = (tuple(front), tuple(back))  # B5.cities
        self.places_in = by_value(city_of, len(CITY))
        """The places of each city: one, or the three of Constantinople (E2.constantinople)."""
        self.is_capital = tuple(fact.number("capital", 0, 1) for fact in facts)  # B5.capital
        self.emporium_kind = tuple(fact.one_of("emporium", EMPORIA) for fact in facts)
        self.places_of = by_value(self.empire_of, EMPIRES)
        if any(sum(self.is_capital[c] for c, e in enumerate(self.city_empire) if e == x) != 1 for x in range(EMPIRES)):
            raise facts[0].error("capital", "error-one-capital")

    def _read_borders(self) -> None:
        facts = self._facts.ordered("border", BORDER.labels)
        self.border_between = tuple(pair_of(fact, "empires", EMPIRE.labels) for fact in facts)
        self.border_places = [fact.values.get("place") for fact in facts]
        self.borders_of = tuple(
            tuple(border for border, pair in enumerate(self.border_between) if empire in pair)
            for empire in range(EMPIRES)
        )
        # Q.adjacent-map: by a side or a corner of the grid of two rows of five (C1.matrix)
        self.adjacent = tuple(
            tuple(other for other in range(EMPIRES) if other != empire and abs(other % 5 - empire % 5) <= 1)
            for empire in range(EMPIRES)
        )

    def _read_routes(self) -> None:
        facts = self._facts.ordered("route", EMPORIUM.labels)
        paths: list[tuple[int, ...]] = []
        self.route_side = tuple(fact.one_of("fair", SIDE.labels) for fact in facts)
        self.route_city = tuple(CITY.labels.index(label) for label in EMPORIUM.labels)
        entered: list[tuple[int, ...]] = []
        for route, fact in enumerate(facts):
            path = numbers_of(fact, "borders", BORDER.labels)
            here = self.city_empire[self.route_city[route]]
            cards = [here]
            for border in path:
                pair = self.border_between[border]
                if here not in pair:
                    name = EMPIRE.labels[here]
                    raise fact.error("borders", "error-not-touching", border=BORDER.labels[border], name=name)
                here = pair[0] + pair[1] - here
                cards.append(here)
            if here != (MAMLUK, HRE)[self.route_side[route]]:  # G5.end
                raise fact.error("borders", "error-route-end", name=EMPIRE.labels[here])
            paths.append(path)
            entered.append(tuple(cards))
        self.route_borders = tuple(paths)
        self.route_cards = tuple(entered)
        """The Map cards of each route, one more than its Borders."""
        sea = {border for path in paths for border in path}  # E2.sea-border
        self.is_sea = tuple(int(border in sea) for border in range(BORDERS))
        self.sea_borders_of = tuple(
            tuple(border for border in self.borders_of[empire] if border in sea) for empire in range(EMPIRES)
        )
        self.corsair_reach = tuple(self._reach(empire) for empire in range(EMPIRES))
        self.route_of_place = tuple(
            self.route_city.index(city) if city in self.route_city else -1 for city in self.city_of
        )

    def _reach(self, empire: int) -> tuple[int, ...]:
        """The Sea Borders of an Empire and of those that share a Sea Border with it (F7.corsair, Q.corsair-range)."""
        reach = set(self.sea_borders_of[empire])
        for border in self.sea_borders_of[empire]:
            for other in self.border_between[border]:
                reach.update(self.sea_borders_of[other])
        return tuple(sorted(reach))

    # Banks and pieces

    def _read_banks_and_pieces(self) -> None:
        facts = self._facts.ordered("bank", BANK.labels)
        self.bank_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.bank_border = tuple(fact.one_of("border", BORDER.labels) for fact in facts)  # B5.starting-shields
        fact = self._facts.only("pieces")
        self.cubes = fact.number("cubes", 1, 99)
        self.bishops = three_of(fact, "bishops")  # B1.bishops
        self.pieces = (*three_of(fact, "knights"), *three_of(fact, "rooks"))  # B1.knights, B1.rooks
        self.yellow_florins = fact.number("yellow_florins", 0, 99)  # B1.florins
        self.red_florins = fact.number("red_florins", 0, 99)
        self.bishop_religion = one_by_one(self.bishops)

    # Cards (B4)

    def _read_cards(self) -> None:
        facts = self._facts.ordered("card", CARD.labels[:FIRST_EMPIRE])
        self.card_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.card_numbers = [fact.text("number") for fact in facts[:FIRST_COMET]]
        self.deck = (*(fact.one_of("deck", SIDE.labels) for fact in facts), *self.home)  # B4.east-west
        self.card_set = tuple(fact.one_of("set", SETS) for fact in facts)
        kinds = (fact.one_of("class", CLASS_LABELS) for fact in facts)
        self.card_class = (*kinds, *(EMPIRE_CLASS for _ in range(EMPIRES)))
        self.is_queen = tuple(kind == QUEEN for kind in self.card_class)
        locations = (*EMPIRE.labels, *SIDE.labels, "none")
        self.location: tuple[int, ...] = (  # B4.location
            *(fact.one_of("location", locations) for fact in facts),
            *range(EMPIRES),
        )
        nothing: tuple[tuple[int, ...], ...] = ((),) * EMPIRES
        self.agents = (*(numbers_of(fact, "agents", AGENT_WORDS) for fact in facts), *nothing)
        self.prestige = (*(prestige_of(fact, "prestige") for fact in facts), *self.face_prestige)
        self.operations = (*(icons_of(fact, "operations") for fact in facts), *self.face_operations)
        shots = [*(one_shot_of(fact) for fact in facts), *([(NO_ONE_SHOT, 0)] * EMPIRES)]
        self.one_shot = tuple(kind for kind, _ in shots)
        self.one_shot_detail = tuple(detail for _, detail in shots)
        """The Emporium of a trade shift, or the two Religions of an apostasy as bits."""
        self.suitors = tuple(
            numbers_of(fact, "suitors", EMPIRE.labels) if "suitors" in fact.values else () for fact in facts
        )
        torch = (fact.one_of("torch", VICTORY.labels) if "torch" in fact.values else -1 for fact in facts)
        self.torch = (*torch, *([-1] * EMPIRES))  # M3.torch
        self.torches = by_value(self.torch, VICTORIES)
        self.powers = (*(numbers_of(fact, "powers", POWER.labels) for fact in facts), *nothing)
        self.power_names = [fact.values.get("power_names", []) for fact in facts]
        self.cards_with = tuple(
            tuple(card for card, powers in enumerate(self.powers) if power in powers) for power in range(POWERS)
        )
        self.decks = tuple(
            tuple(card for card in range(FIRST_COMET) if self.deck[card] == side and self.is_in_set(card, expansion))
            for expansion in (0, 1)
            for side in (EAST, WEST)
        )
        """The cards of the East and of the West without the expansion, and then with it (Q.expansion-setup)."""
        self._check_cards(facts)

    def _check_cards(self, facts: list[Fact]) -> None:
        for card, fact in enumerate(facts):
            if (self.card_class[card] == COMET) != (card >= FIRST_COMET):
                raise fact.error("class", "error-last-comets")
            if (self.card_class[card] == QUEEN) != (self.one_shot[card] == CORONATION):  # I.suitors
                raise fact.error("one_shot", "error-coronation")
            if self.card_class[card] == QUEEN and (not self.suitors[card] or self.location[card] != NOWHERE):
                raise fact.error("suitors", "error-suitors")
            if any(operation == CAMPAIGN for operation, _ in self.operations[card]):  # F9.campaign
                raise fact.error("operations", "error-campaign")
            if POPULAR_REPRISALS in self.powers[card] and self.card_class[card] != QUEEN:
                raise fact.error("powers", "error-revolt")
            if self.card_class[card] < QUEEN and self.location[card] == NOWHERE:
                raise fact.error("location", "error-location")

    def _read_sources(self) -> None:
        """How many facts stand on each kind of source."""
        self.facts_from = self._facts.count_sources("empire", "city", "border", "route", "bank", "card")
        cards = *self._facts.every("card"), *self._facts.every("empire")
        self.card_source = tuple(fact.one_of("source", SOURCES) for fact in cards)

    def is_in_set(self, card: int, expansion: int) -> bool:
        """Whether a Tableau card belongs to the cards a table plays with (B1.expansion)."""
        return self.card_set[card] == 0 or (self.card_set[card] == 1 and expansion == 1)

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing in every language, if that kind of thing has one."""
        if kind == "card":
            return self.card_names[value] if value < FIRST_EMPIRE else self.empire_names[value - FIRST_EMPIRE]
        if kind == "place":
            return self.city_names[self.city_of[value]]
        if kind == "emporium":
            return self.city_names[self.route_city[value]]
        by_kind = {
            "empire": self.empire_names,
            "king": self.king_names,
            "republic": self.republic_names,
            "city": self.city_names,
            "bank": self.bank_names,
        }
        return by_kind[kind][value] if kind in by_kind else None

    def __repr__(self) -> str:
        return f"<Printed {self.name}: {len(self.card_names)} cards>"


PIECE_WORDS = tuple(" ".join(label.split("-")) for label in PIECE_LABELS)
"""Pieces as the components write them, such as "catholic knight"."""
AGENT_WORDS = tuple(" ".join(reversed(label.split("-"))) for label in AGENT.labels)
"""Agents as the components write them, such as "knight catholic"."""


def by_value(values: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """For each of so many values, where it stands in a list."""
    return tuple(tuple(place for place, other in enumerate(values) if other == value) for value in range(count))


def one_by_one(counts: Sequence[int]) -> tuple[int, ...]:
    """Kinds of things, each as often as it is counted."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def known(fact: Fact, field: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """A list of words that all belong to some known ones."""
    values = fact.texts(field, 0, 9)
    for value in values:
        if value not in words:
            raise fact.error(field, "error-not-one-of", given=value, known=", ".join(words))
    return values


def numbers_of(fact: Fact, field: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """A list of known words, as numbers."""
    return tuple(words.index(value) for value in known(fact, field, words))


def words_of(fact: Fact, field: str, count: int, words: tuple[str, ...]) -> tuple[int, ...]:
    """So many known words, as numbers."""
    if len(values := numbers_of(fact, field, words)) != count:
        raise fact.error(field, "error-count-of-words", count=count, given=len(values))
    return values


def pair_of(fact: Fact, field: str, words: tuple[str, ...]) -> tuple[int, int]:
    first, second = words_of(fact, field, 2, words)
    return first, second


def three_of(fact: Fact, field: str) -> tuple[int, int, int]:
    """One number for each Religion."""
    numbers = fact.numbers(field, 0, 99)
    if len(numbers) != len(RELIGION):
        raise fact.error(field, "error-three-religions")
    return numbers[0], numbers[1], numbers[2]


def prestige_of(fact: Fact, field: str) -> tuple[int, ...]:
    """How many icons of each kind of Prestige a card shows (B4.prestige)."""
    words = known(fact, field, PRESTIGE.labels)
    counts = tuple(words.count(label) for label in PRESTIGE.labels)
    assert len(counts) == PRESTIGES
    return counts


def icons_of(fact: Fact, field: str) -> tuple[Icon, ...]:
    """The Operations of a card, each with what it is for (B4.operations-line)."""
    icons: list[Icon] = []
    for text in fact.texts(field, 0, 4):
        word, *details = text.split()
        if word not in OPERATION.labels:
            raise fact.error(field, "error-no-operation", given=word)
        operation = OPERATION.labels.index(word)
        choices = DETAILS.get(operation, ())
        if not set(details) <= set(choices) or bool(details) != bool(choices):
            key = "error-needs-one-of" if choices else "error-needs-nothing"
            raise fact.error(field, key, given=text, known=", ".join(choices))
        if operation == REPRESS:
            icons.append((operation, sum(1 << TARGETS.index(detail) for detail in details)))
        else:
            icons.append((operation, choices.index(details[0]) if details else 0))
    return tuple(icons)


DETAILS: dict[int, tuple[str, ...]] = {
    INQUISITOR: RELIGION.labels,
    CORSAIR: RELIGION.labels,
    COMMERCE: SIDE.labels,
    VOTE: SIDE.labels,
    REPRESS: TARGETS,
}


def one_shot_of(fact: Fact) -> Icon:
    """The one-shot of a card with its Emporium or its Religions (B4.bomb)."""
    if fact.values.get("set") == "comet":
        return NO_ONE_SHOT, 0
    word, *details = fact.text("one_shot").split()
    if word not in ONE_SHOT_LABELS or word == "campaign":
        raise fact.error("one_shot", "error-no-one-shot", given=word)
    kind = ONE_SHOT_LABELS.index(word)
    if kind == SHIFT and len(details) == 1 and details[0] in EMPORIUM.labels:
        return kind, EMPORIUM.labels.index(details[0])
    if kind == APOSTASY and len(set(details)) == 2 and set(details) <= set(RELIGION.labels):
        return kind, sum(1 << RELIGION.labels.index(detail) for detail in details)
    if kind in (SHIFT, APOSTASY) or details:
        raise fact.error("one_shot", "error-one-shot-details")
    return kind, 0
