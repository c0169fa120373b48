"""The printed facts as flat tuples of ints, loaded once from a components file and checked."""

from typing import Final

from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import LANGUAGES, Axis, Fact, Facts

SYMBOL_WORDS: dict[str, int] = {
    **{f"good {good}": GOOD * ARGUMENTS + number for number, good in enumerate(GOOD_KIND.labels)},
    "any-good": ANY_GOOD * ARGUMENTS,
    "sell-three": SELL_THREE * ARGUMENTS,
    "protection": PROTECTION * ARGUMENTS,
    "advantage": ADVANTAGE * ARGUMENTS,
    **{f"stone {religion}": STONE * ARGUMENTS + number for number, religion in enumerate(RELIGION.labels)},
    "stone either": STONE * ARGUMENTS + EITHER,
    "neutral": NEUTRAL * ARGUMENTS,
    "advance": ADVANCE * ARGUMENTS,
    "remove-character": REMOVE_CHARACTER * ARGUMENTS,
    "turn-die": TURN_DIE * ARGUMENTS,
    "free-die": FREE_DIE * ARGUMENTS,
    **{f"points {number}": POINTS * ARGUMENTS + number for number in range(1, 6)},
    **{f"ship {country}": SHIP * ARGUMENTS + number for number, country in enumerate(COUNTRY.labels)},
    **{f"trade {good}": TRADE * ARGUMENTS + number for number, good in enumerate(GOOD_KIND.labels)},
}
SYMBOL_NAMES: dict[int, str] = {symbol: word.replace(" ", "-") for word, symbol in SYMBOL_WORDS.items()}
SYMBOL = Axis("symbol", tuple(SYMBOL_NAMES.get(code, "") for code in range(max(SYMBOL_NAMES) + 1)))
TILE_SYMBOLS = tuple(map(SYMBOL.labels.index, TILE.labels))
LEAST_SPACES: Final = 8
ADVANTAGE_TILES: Final = 28  # component.advantage
TRACK_ONLY = (SHIP, TRADE)  # symbol.track-only


def character_number(card: int) -> int:
    """Which of the 52 characters a card is."""
    return card // CARDS * CHARACTERS + card % CARDS


def event_number(card: int) -> int:
    """Which of the 16 events a card is."""
    return card // CARDS * EVENTS + card % CARDS - CHARACTERS


class Printed:
    """Everything printed on board, cards, tiles and dice (component.board, component.known-characters)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self.name = facts.name("column-of-fire")
        self._read_religion_die()
        self._read_board()
        self._read_track()
        self._read_loch_leven()
        self._read_characters()
        self._read_events()
        self._read_tiles()
        self._read_sources()

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing in all languages, if that kind of thing has one."""
        if kind != "card":
            return None
        if value % CARDS < CHARACTERS:
            return self.character_names[character_number(value)]
        return self.event_names[event_number(value)]

    def _read_religion_die(self) -> None:
        fact = self._facts.only("religion_die")
        faces = fact.numbers("faces", 1, 6)
        if len(faces) != 6:
            raise fact.error("faces", "error-six-faces", given=len(faces))
        self.religion_faces = tuple(sorted(set(faces)))
        self.religion_weights = tuple(faces.count(face) for face in self.religion_faces)
        self.religion_top = max(faces)

    def _read_board(self) -> None:
        self.country_names: list[dict[str, str]] = []
        self.city_names: list[dict[str, str]] = []
        for number, fact in enumerate(self._facts.every("country", COUNTRIES)):
            if fact.one_of("id", COUNTRY.labels) != number or fact.one_of("die", COLOUR.labels) != number:
                name, die = COUNTRY.labels[number], COLOUR.labels[number]
                raise fact.error("id", "error-country-with-die", name=name, die=die)
            self.country_names.append(fact.names("name", LANGUAGES))
            self.city_names.append(fact.names("city", LANGUAGES))
        price = [0] * (COUNTRIES * GOODS)  # board.prices
        for fact in self._facts.every("price", 2 * COUNTRIES):
            place = fact.one_of("country", COUNTRY.labels) * GOODS + fact.one_of("good", GOOD_KIND.labels)
            if price[place]:
                raise fact.error("good", "error-priced-already")
            price[place] = fact.number("points", 1, 9)
        self.price = tuple(price)
        sold = [place for place, points in enumerate(price) if points]
        self.ship_sales = tuple(tuple(p for p in sold if p // GOODS == country) for country in range(COUNTRIES))
        self.good_sales = tuple(tuple(p for p in sold if p % GOODS == good) for good in range(GOODS))
        # board.goods-box: the goods a country buys, the dearer first
        self.bought = tuple(
            tuple(place % GOODS for place in sorted(sales, key=lambda place: -price[place]))
            for sales in self.ship_sales
        )
        self.buyers = tuple(tuple(place // GOODS for place in sales) for sales in self.good_sales)
        for good, buyers in enumerate(self.buyers):
            if len(buyers) != 2:
                line = self._facts.every("price")[-1].line
                name = GOOD_KIND.labels[good]
                raise self._facts.error(line, "", "error-two-buyers", name=name, given=len(buyers))

    def _read_track(self) -> None:
        facts = self._facts.every("space")
        if not LEAST_SPACES <= len(facts) < SPACES:
            line = facts[-1].line if facts else 1
            raise self._facts.error(line, "[[space]]", "error-count-of-spaces", least=LEAST_SPACES, most=SPACES - 1)
        self.space_ids = tuple(self._unique_ids(facts))
        # board.action-track: each space bears one die and one action
        self.space_die = tuple(fact.one_of("die", DIE.labels) for fact in facts)
        self.space_symbol = tuple(self._symbol(fact, "symbol", fact.text("symbol")) for fact in facts)
        for fact, die, symbol in zip(facts, self.space_die, self.space_symbol, strict=True):
            if (symbol // ARGUMENTS == SHIP) != (die == PURPLE):
                raise fact.error("die", "error-purple-space")

    def _read_loch_leven(self) -> None:
        facts = self._facts.every("loch_leven", 4)  # component.lochleven-card
        self._unique_ids(facts)
        self.start_religion = tuple(fact.one_of("religion", RELIGION.labels) for fact in facts)
        self.start_good = tuple(fact.one_of("good", GOOD_KIND.labels) for fact in facts)
        self.start_space = tuple(fact.one_of("space", self.space_ids) for fact in facts)
        if len(set(self.start_space)) != 4:
            raise facts[-1].error("space", "error-four-starts")
        if sum(self.start_religion) != 2:
            raise facts[-1].error("religion", "error-two-and-two")

    def _read_characters(self) -> None:
        facts = self._facts.every("character", COUNTRIES * CHARACTERS)  # component.cards, component.decks
        self._unique_ids(facts)
        self.character_names: list[dict[str, str]] = []
        self.character_ids: list[str] = []
        stones: list[int] = []
        symbols: list[tuple[int, ...]] = []
        for number, fact in enumerate(facts):
            self._expect_country(fact, number // CHARACTERS)
            self.character_ids.append(fact.text("id"))
            self.character_names.append(fact.names("name", LANGUAGES))
            stones.append(fact.one_of("stone", STONE_COLOUR.labels))
            words = fact.texts("symbols", 1, 2)  # component.character-card
            symbols.append(tuple(self._symbol(fact, "symbols", word) for word in words))
            if any(symbol // ARGUMENTS in TRACK_ONLY for symbol in symbols[-1]):
                raise fact.error("symbols", "error-track-only")
            if any(symbol // ARGUMENTS == STONE and symbol % ARGUMENTS != EITHER for symbol in symbols[-1]):
                raise fact.error("symbols", "error-both-stones")
        self.character_stone = tuple(stones)
        self.character_symbols = tuple(symbols)

    def _read_events(self) -> None:
        facts = self._facts.every("event", COUNTRIES * EVENTS)
        self._unique_ids(facts)
        for number, fact in enumerate(facts):
            self._expect_country(fact, number // EVENTS)
        self.event_ids = tuple(fact.text("id") for fact in facts)
        self.event_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.event_scope = tuple(fact.one_of("scope", SCOPE.labels) for fact in facts)
        self.event_effect = tuple(fact.one_of("effect", EFFECT.labels) for fact in facts)
        self.event_amount = tuple(
            fact.number("amount", 0 if effect == TRADE_PROTECTION else 1, 6)
            for fact, effect in zip(facts, self.event_effect)
        )
        for country in range(COUNTRIES):  # event.mix
            first = country * EVENTS
            kinds = self.event_effect[first : first + EVENTS]
            if kinds.count(TRADE_PROTECTION) != 1 or kinds.count(LOCH_LEVEN) != 1:
                raise facts[first].error("effect", "error-event-mix", name=COUNTRY.labels[country])

    def _read_tiles(self) -> None:
        counts = [0] * TILES
        for fact in self._facts.every("tile"):
            symbol = self._symbol(fact, "symbol", fact.text("symbol"))
            if symbol not in TILE_SYMBOLS:
                raise fact.error("symbol", "error-not-on-tiles")
            counts[TILE_SYMBOLS.index(symbol)] += fact.number("count", 1, ADVANTAGE_TILES)
        if sum(counts) != ADVANTAGE_TILES:
            line = self._facts.every("tile")[-1].line if self._facts.every("tile") else 1
            raise self._facts.error(line, "[[tile]]", "error-count-of-tiles", count=ADVANTAGE_TILES, given=sum(counts))
        self.tile_counts = tuple(counts)

    def _read_sources(self) -> None:
        """How many printed facts come from where, and which we filled in; each must say it."""
        kinds = ("country", "price", "space", "loch_leven", "character", "event", "tile")
        self.facts_from = self._facts.count_sources(*kinds)
        self.filled_in: dict[str, frozenset[int]] = {}
        for kind in kinds:
            facts = enumerate(self._facts.every(kind))
            filled_in = [self._place(kind, at, fact) for at, fact in facts if fact.text("source") == "reconstructed"]
            self.filled_in[kind] = frozenset(filled_in)

    def _place(self, name: str, number: int, fact: Fact) -> int:
        """The number by which the game knows a fact: that of its place in the file, but for prices and tiles."""
        if name == "price":
            return fact.one_of("country", COUNTRY.labels) * GOODS + fact.one_of("good", GOOD_KIND.labels)
        if name == "tile":
            return TILE_SYMBOLS.index(self._symbol(fact, "symbol", fact.text("symbol")))
        return number

    def _symbol(self, fact: Fact, field: str, word: str) -> int:
        if word not in SYMBOL_WORDS:
            raise fact.error(field, "error-no-symbol", given=word)
        return SYMBOL_WORDS[word]

    def _unique_ids(self, facts: list[Fact]) -> list[str]:
        ids: list[str] = []
        for fact in facts:
            if fact.text("id") in ids:
                raise fact.error("id", "error-used-twice", given=fact.text("id"))
            ids.append(fact.text("id"))
        return ids

    def _expect_country(self, fact: Fact, country: int) -> None:
        if fact.one_of("country", COUNTRY.labels) != country:
            raise fact.error("country", "error-country-here", name=COUNTRY.labels[country])
