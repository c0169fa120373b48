"""The printed facts as flat tuples of ints, loaded once from a components file and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fondaco.games.column_of_fire.vocabulary import (
    ADVANCE,
    ADVANTAGE,
    ANY_GOOD,
    ARGUMENTS,
    CHARACTERS,
    COLOUR,
    COUNTRIES,
    COUNTRY,
    DIE,
    EFFECT,
    EITHER,
    FREE_DIE,
    GOOD,
    GOOD_KIND,
    GOODS,
    NEUTRAL,
    POINTS,
    PROTECTION,
    PURPLE,
    RELIGION,
    REMOVE_CHARACTER,
    SCOPE,
    SELL_THREE,
    SHIP,
    SPACES,
    STONE,
    STONE_COLOUR,
    TILE,
    TILES,
    TRADE,
    TRADE_PROTECTION,
    TURN_DIE,
)
from fondaco.kernel import Axis, FactError, Facts, Record

LANGUAGES = ("en", "fr")
SOURCES = ("rulebook", "documented", "reconstructed")
STANDARD = Path(__file__).with_name("components.toml")

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
TILE_SYMBOLS: tuple[int, ...] = tuple(
    next(symbol for symbol, name in SYMBOL_NAMES.items() if name == label) for label in TILE.labels
)
SYMBOL = Axis("symbol", tuple(SYMBOL_NAMES.get(code, "") for code in range(max(SYMBOL_NAMES) + 1)))
TRACK_ONLY = (SHIP, TRADE)  # symbol.track-only


class Tables:
    """Everything printed on board, cards, tiles and dice (component.board, component.known-characters)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._check_head()
        self._read_religion_die()
        self._read_board()
        self._read_track()
        self._read_loch_leven()
        self._read_characters()
        self._read_events()
        self._read_tiles()
        self._read_sources()

    def _check_head(self) -> None:
        head = self._facts.head()
        head.number("format", 1, 1)
        head.one_of("game", ("column-of-fire",))
        self.name = head.text("name")

    def _read_religion_die(self) -> None:
        record = self._facts.record("religion_die")
        faces = record.numbers("faces", 1, 6)
        if len(faces) != 6:
            raise record.error("faces", f"six faces are expected, not {len(faces)}")
        self.religion_faces = tuple(sorted(set(faces)))
        self.religion_weights = tuple(faces.count(face) for face in self.religion_faces)
        self.religion_top = max(faces)

    def _read_board(self) -> None:
        self.country_names: list[dict[str, str]] = []
        self.city_names: list[dict[str, str]] = []
        for number, record in enumerate(self._facts.records("country", COUNTRIES)):
            if record.one_of("id", COUNTRY.labels) != number or record.one_of("die", COLOUR.labels) != number:
                raise record.error("id", f"{COUNTRY.labels[number]} with its die {COLOUR.labels[number]} is expected")
            self.country_names.append(record.names("name", LANGUAGES))
            self.city_names.append(record.names("city", LANGUAGES))
        price = [0] * (COUNTRIES * GOODS)  # board.prices
        for record in self._facts.records("price", 2 * COUNTRIES):
            place = record.one_of("country", COUNTRY.labels) * GOODS + record.one_of("good", GOOD_KIND.labels)
            if price[place]:
                raise record.error("good", "this country has a price for it already")
            price[place] = record.number("points", 1, 9)
        self.price = tuple(price)
        self.buyers = tuple(
            tuple(country for country in range(COUNTRIES) if price[country * GOODS + good]) for good in range(GOODS)
        )
        for good, buyers in enumerate(self.buyers):
            if len(buyers) != 2:
                line = self._facts.records("price")[-1].line
                problem = f"{GOOD_KIND.labels[good]} must be sold in two countries, not {len(buyers)}"
                raise FactError(self._facts.file, line, problem)

    def _read_track(self) -> None:
        records = self._facts.records("space")
        if not 8 <= len(records) < SPACES:
            line = records[-1].line if records else 1
            raise FactError(self._facts.file, line, f"[[space]]: 8 to {SPACES - 1} records are expected")
        self.space_ids = tuple(self._unique_ids(records))
        # board.action-track: each space bears one die and one action
        self.space_die = tuple(record.one_of("die", DIE.labels) for record in records)
        self.space_symbol = tuple(self._symbol(record, "symbol", record.text("symbol")) for record in records)
        for record, die, symbol in zip(records, self.space_die, self.space_symbol, strict=True):
            if (symbol // ARGUMENTS == SHIP) != (die == PURPLE):
                raise record.error("die", "purple spaces and no others show a ship")

    def _read_loch_leven(self) -> None:
        records = self._facts.records("loch_leven", 4)  # component.lochleven-card
        self._unique_ids(records)
        self.start_religion = tuple(record.one_of("religion", RELIGION.labels) for record in records)
        self.start_good = tuple(record.one_of("good", GOOD_KIND.labels) for record in records)
        self.start_space = tuple(record.one_of("space", self.space_ids) for record in records)
        if len(set(self.start_space)) != 4:
            raise records[-1].error("space", "the four cards must start on four different spaces")
        if sum(self.start_religion) != 2:
            raise records[-1].error("religion", "two Catholic and two Protestant cards are expected")

    def _read_characters(self) -> None:
        records = self._facts.records("character", COUNTRIES * CHARACTERS)  # component.cards, component.decks
        self._unique_ids(records)
        self.character_names: list[dict[str, str]] = []
        self.character_ids: list[str] = []
        stones: list[int] = []
        symbols: list[tuple[int, ...]] = []
        for number, record in enumerate(records):
            self._expect_country(record, number // CHARACTERS)
            self.character_ids.append(record.text("id"))
            self.character_names.append(record.names("name", LANGUAGES))
            stones.append(record.one_of("stone", STONE_COLOUR.labels))
            words = record.texts("symbols", 1, 2)  # component.character-card
            symbols.append(tuple(self._symbol(record, "symbols", word) for word in words))
            if any(symbol // ARGUMENTS in TRACK_ONLY for symbol in symbols[-1]):
                raise record.error("symbols", "ships and goods to trade stand only on the action track")
            if any(symbol // ARGUMENTS == STONE and symbol % ARGUMENTS != EITHER for symbol in symbols[-1]):
                raise record.error("symbols", "characters show both religious stones: 'stone either'")
        self.character_stone = tuple(stones)
        self.character_symbols = tuple(symbols)

    def _read_events(self) -> None:
        records = self._facts.records("event", COUNTRIES * 4)
        self._unique_ids(records)
        for number, record in enumerate(records):
            self._expect_country(record, number // 4)
        self.event_ids = tuple(record.text("id") for record in records)
        self.event_names = [record.names("name", LANGUAGES) for record in records]
        self.event_scope = tuple(record.one_of("scope", SCOPE.labels) for record in records)
        self.event_effect = tuple(record.one_of("effect", EFFECT.labels) for record in records)
        self.event_amount = tuple(
            record.number("amount", 0 if effect == TRADE_PROTECTION else 1, 6)
            for record, effect in zip(records, self.event_effect)
        )
        for country in range(COUNTRIES):  # event.mix
            kinds = [EFFECT.labels[effect] for effect in self.event_effect[country * 4 : country * 4 + 4]]
            if kinds.count("trade") != 1 or kinds.count("loch-leven") != 1:
                problem = f"the events of {COUNTRY.labels[country]} need one of 'trade' and one of 'loch-leven'"
                raise records[country * 4].error("effect", problem)

    def _read_tiles(self) -> None:
        counts = [0] * TILES
        for record in self._facts.records("tile"):
            symbol = self._symbol(record, "symbol", record.text("symbol"))
            if symbol not in TILE_SYMBOLS:
                raise record.error("symbol", "this symbol does not stand on advantage tiles")
            counts[TILE_SYMBOLS.index(symbol)] += record.number("count", 1, 28)
        if sum(counts) != 28:  # component.advantage
            line = self._facts.records("tile")[-1].line if self._facts.records("tile") else 1
            raise FactError(self._facts.file, line, f"[[tile]]: 28 tiles are expected, not {sum(counts)}")
        self.tile_counts = tuple(counts)

    def _read_sources(self) -> None:
        """How many printed facts come from where, and which we filled in; each record must say it."""
        self.facts_from = dict.fromkeys(SOURCES, 0)
        self.filled_in: dict[str, frozenset[int]] = {}
        for name in ("country", "price", "space", "loch_leven", "character", "event", "tile"):
            filled_in: list[int] = []
            for number, record in enumerate(self._facts.records(name)):
                source = SOURCES[record.one_of("source", SOURCES)]
                self.facts_from[source] += 1
                if source == "reconstructed":
                    filled_in.append(self._place(name, number, record))
            self.filled_in[name] = frozenset(filled_in)

    def _place(self, name: str, number: int, record: Record) -> int:
        """The number by which the game knows a record: that of its place in the file, but for prices and tiles."""
        if name == "price":
            return record.one_of("country", COUNTRY.labels) * GOODS + record.one_of("good", GOOD_KIND.labels)
        if name == "tile":
            return TILE_SYMBOLS.index(self._symbol(record, "symbol", record.text("symbol")))
        return number

    def _symbol(self, record: Record, field: str, word: str) -> int:
        if word not in SYMBOL_WORDS:
            raise record.error(field, f"{word!r} is not an action symbol")
        return SYMBOL_WORDS[word]

    def _unique_ids(self, records: list[Record]) -> list[str]:
        ids: list[str] = []
        for record in records:
            if record.text("id") in ids:
                raise record.error("id", f"{record.text('id')!r} is used twice")
            ids.append(record.text("id"))
        return ids

    def _expect_country(self, record: Record, country: int) -> None:
        if record.one_of("country", COUNTRY.labels) != country:
            raise record.error("country", f"{COUNTRY.labels[country]} is expected at this place of the file")


def read_tables(text: str, file: str) -> Tables:
    """The tables of a components file."""
    return Tables(Facts(text, file))


@cache
def standard_tables() -> Tables:
    """The tables of the components file in this folder."""
    return read_tables(STANDARD.read_text(encoding="utf-8"), STANDARD.name)
