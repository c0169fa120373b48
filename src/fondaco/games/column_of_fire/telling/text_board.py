"""The board as text: countries, action track and everything in front of the players."""

from collections.abc import Sequence
from typing import Final

from fondaco.games.column_of_fire.printed import SYMBOL_NAMES, character_number
from fondaco.games.column_of_fire.rules.characters import stone_of
from fondaco.games.column_of_fire.rules.dice import free_dice, imprisoned
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import SEAT_SIGNS, Line, Span, Words

STONE_INKS: Final = ("ink-purple", "ink-grey", "ink-tan")
SPACES_PER_LINE: Final = 5
INDENT: Final = "  "
PARTING: Final = " · "


def text_board(s: ColumnOfFire, view: ColumnOfFireView, words: Words, seats: Sequence[str], width: int) -> list[Line]:
    """What a seat sees of a known position."""
    return TextBoard(s, view, words, seats, width).lines()


class TextBoard:
    """One board being written."""

    def __init__(self, s: ColumnOfFire, view: ColumnOfFireView, words: Words, seats: Sequence[str], width: int) -> None:
        self.s, self.printed, self.view, self.words, self.width = s, s.printed, view, words, width
        self.seats = [_cut(seat, 16) for seat in seats]

    def lines(self) -> list[Line]:
        """The whole board."""
        countries = [line for country in range(COUNTRIES) for line in self.country(country)]
        players = [line for seat in range(self.s.players) for line in self.player(seat)]
        return [self.title(), *countries, [], *self.track(), [], *players]

    # Names

    def say(self, key: str, **numbers: int | str) -> str:
        return self.words.say(f"board-{key}", numbers)

    def sign(self, seat: int) -> Span:
        """The shape of a seat, in its colour."""
        return SEAT_SIGNS[seat], f"seat-{seat}"

    def die(self, die: int, value: int = 0) -> Span:
        """A die by the beginning of its colour's name and what it shows."""
        name = self.words.name("own_die", die)[:3]
        return f"{name}{f' {value}' if value else ''}", f"chip-{OWN_DIE.labels[die]}"

    def card(self, card: int) -> str:
        """A character's name."""
        return _cut(self.words.name("card", card), 30)

    def symbols(self, card: int) -> str:
        """What a character can do, in short."""
        symbols = self.printed.character_symbols[character_number(card)]
        return self.say("does", symbols=" / ".join(self.symbol(symbol) for symbol in symbols))

    def symbol(self, symbol: int) -> str:
        """An action symbol in at most ten letters."""
        return _cut(self.words.say(f"symbol-short-{SYMBOL_NAMES[symbol]}"), 10)

    # The board

    def title(self) -> Line:
        """The year, its half, whose turn it is, and whether the end is near."""
        s = self.s
        line: Line = [(self.say("year", year=s.year, part=s.half), "title")]
        if not s.over:
            mine = s.active == self.view.seat
            turn = self.say("your-turn") if mine else self.say("turn", name=self.seats[s.active])
            line += [(PARTING, "faded"), self.sign(s.active), (f" {turn}", "strong")]
        if s.ending:
            line += [(PARTING, "faded"), (self.say("ending"), "alarm")]
        return line

    def country(self, country: int) -> list[Line]:
        """A country's sites with their houses, its stones, its prices, and its deck."""
        name = _cut(self.words.name("country", country), 11)
        line: Line = [self.die(country), (f" {name:<12}", "strong")]
        for site in range(1, SITES + 1):
            owner = self.s.owner_of_site(country, site)
            line += [(f"{site}", "faded"), self.sign(owner) if owner >= 0 else ("·", "faded"), (" ", "")]
        line += [("  ", ""), *self.stones(country)]
        prices = ", ".join(
            self.say("price", good=good, points=self.printed.price[country * GOODS + good])
            for good in self.printed.bought[country]
        )
        room = self.width - sum(len(text) for text, _ in line) - 2
        line += [("  ", ""), (_cut(self.say("buys", prices=prices), room), "")]
        return [line, self.deck(country)]

    def stones(self, country: int) -> Line:
        """The religion spaces: a letter for each stone, a dot for each that is free, and the torch."""
        line: Line = []
        for stone in range(STONES):
            line += [self.stone(stone)] * self.s.stones[country * STONES + stone]
        free = self.s.religion_spaces - self.s.stones_in(country)
        torch = self.say("torch") if self.s.is_full(country) else ""
        line += [("· " * free, "faded"), (f"{torch:<9}", "alarm")]
        return line

    def stone(self, stone: int) -> Span:
        """A stone by a letter, in its colour."""
        return f"{self.say(f'stone-{STONE_COLOUR.labels[stone]}')} ", STONE_INKS[stone]

    def deck(self, country: int) -> Line:
        """The face-up character with its stone, and how many cards lie under it."""
        card = self.s.top_card(country)
        left = self.say("cards-left", cards=len(self.s.decks[country]))
        if card == NO_CARD:
            return [(INDENT * 2, ""), (f"{self.say('no-card')}{PARTING}{left}", "faded")]
        return [
            (INDENT * 2, ""),
            self.stone(stone_of(self.s, country)),
            (self.card(card), ""),
            (self.symbols(card), ""),
            (f"{PARTING}{left}", "faded"),
        ]

    def track(self) -> list[Line]:
        """The spaces clockwise; a disk stands between the colour of a space and its symbol."""
        cell = self.width // SPACES_PER_LINE
        cells: list[Line] = []
        for space, (die, symbol) in enumerate(zip(self.printed.space_die, self.printed.space_symbol)):
            disk = self.sign(self.s.disk.index(space)) if space in self.s.disk else (" ", "")
            colour = self.die(die)
            room = cell - len(colour[0]) - 2
            text = _cut(self.symbol(symbol), room - 1)
            cells.append([colour, (" ", ""), disk, (f"{text:<{room}}", "strong" if disk[1] else "")])
        rows = [cells[first : first + SPACES_PER_LINE] for first in range(0, len(cells), SPACES_PER_LINE)]
        return [[(self.say("track"), "title")], *([span for cell in row for span in cell] for row in rows)]

    # The players

    def player(self, seat: int) -> list[Line]:
        """One player: points, religion and things on one line, dice and characters below."""
        s = self.s
        religion = s.religion[seat]
        goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
        kinds = ", ".join(self.say("good", good=good, count=count) for good, count in enumerate(goods) if count)
        tiles = self.view.hand_totals[seat]
        head: Line = [
            self.sign(seat),
            (f" {self.seats[seat]}", f"seat-{seat}"),
            (f" {self.say('points', points=s.score[seat])}", "strong"),
            (PARTING, "faded"),
            (self.words.name("religion", religion), STONE_INKS[religion]),
            (" ", ""),
            (self.say("religion-die", count=s.religion_die[seat]), "chip-black"),
        ]
        parts: list[Line] = [head]
        if s.protection[seat]:
            parts.append([(self.say("protection", count=s.protection[seat]), "")])
        if kinds:
            parts.append([(kinds, "")])
        if tiles:
            parts.append([(self.say("tiles", count=tiles), "")])
        lines = self.flow(parts, PARTING, "")
        return [*lines, *self.dice(seat), *(self.own_tiles(seat) if seat == self.view.seat else [])]

    def dice(self, seat: int) -> list[Line]:
        """Free dice, characters in their order with the dice on them, and dice on Loch Leven."""
        s = self.s
        parts: list[Line] = []
        shown = [self.die(die, s.value[seat * DICE + die]) for die in range(DICE)]
        for key, dice in (("free", free_dice(s, seat)), ("loch-leven", imprisoned(s, seat))):
            if dice:
                parts.append([(self.say(key), "faded"), *_spaced([shown[die] for die in dice])])
        for die in s.rows[seat]:
            card = s.under[seat * DICE + die]
            parts.append([(f"{self.card(card)} ", ""), shown[die], (self.symbols(card), "")])
        return self.flow(parts, PARTING, INDENT * 2) if parts else []

    def own_tiles(self, seat: int) -> list[Line]:
        """The own advantage tiles in full."""
        tiles = [self.say("tile", tile=tile, count=count) for tile, count in enumerate(self.s.hand[seat]) if count]
        if not tiles:
            return []
        first: Line = [(self.say("own-tiles"), "faded"), (f" {tiles[0]}", "")]
        return self.flow([first, *([(tile, "")] for tile in tiles[1:])], PARTING, INDENT * 2)

    def flow(self, parts: list[Line], between: str, indent: str) -> list[Line]:
        """Parts one after the other, on as many lines as they need."""
        lines: list[Line] = []
        room = 0
        for part in parts:
            length = sum(len(text) for text, _ in part)
            if lines and room >= len(between) + length:
                lines[-1] += [(between, "faded"), *part]
                room -= len(between) + length
            else:
                lead = indent if not lines else INDENT * 2
                lines.append([(lead, ""), *part])
                room = self.width - len(lead) - length
        return lines


def _spaced(spans: Line) -> Line:
    """Spans with a space before each."""
    return [part for span in spans for part in ((" ", ""), span)]


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"
