"""The board as text: countries, action track and everything in front of the players."""

from typing import Final

from fondaco.draw.text import INDENT, PARTING, TextBoard, cut, length, spaced
from fondaco.games.column_of_fire.printed import SYMBOL_NAMES, character_number
from fondaco.games.column_of_fire.rules.characters import stone_of
from fondaco.games.column_of_fire.rules.dice import free_dice, imprisoned
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Line, Span

STONE_INKS: Final = ("ink-purple", "ink-grey", "ink-tan")
SPACES_PER_LINE: Final = 5


class MapBoard(TextBoard[ColumnOfFire, ColumnOfFireView]):
    """One board being written."""

    def lines(self) -> list[Line]:
        """The whole board."""
        countries = [line for country in range(COUNTRIES) for line in self.country(country)]
        players = [line for seat in range(self.s.players) for line in self.player(seat)]
        return [self.title(), *countries, [], *self.track(), [], *players]

    # Names

    def die(self, die: int, value: int = 0) -> Span:
        """A die by the beginning of its colour's name and what it shows."""
        name = self.words.name("own_die", die)[:3]
        return f"{name}{f' {value}' if value else ''}", f"chip-{OWN_DIE.labels[die]}"

    def card(self, card: int) -> str:
        """A character's name."""
        return cut(self.words.name("card", card), 30)

    def symbols(self, card: int) -> str:
        """What a character can do, in short."""
        symbols = self.s.printed.character_symbols[character_number(card)]
        return self.say("does", symbols=" / ".join(self.symbol(symbol) for symbol in symbols))

    def symbol(self, symbol: int) -> str:
        """An action symbol in at most ten letters."""
        return cut(self.words.say(f"symbol-short-{SYMBOL_NAMES[symbol]}"), 10)

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
        name = cut(self.words.name("country", country), 11)
        line: Line = [self.die(country), (f" {name:<12}", "strong")]
        for site in range(1, SITES + 1):
            owner = self.s.owner_of_site(country, site)
            line += [(f"{site}", "faded"), self.sign(owner) if owner >= 0 else ("·", "faded"), (" ", "")]
        line += [("  ", ""), *self.stones(country)]
        prices = ", ".join(
            self.say("price", good=good, points=self.s.printed.price[country * GOODS + good])
            for good in self.s.printed.bought[country]
        )
        room = self.width - length(line) - 2
        line += [("  ", ""), (cut(self.say("buys", prices=prices), room), "")]
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
        for space, (die, symbol) in enumerate(zip(self.s.printed.space_die, self.s.printed.space_symbol)):
            disk = self.sign(self.s.disk.index(space)) if space in self.s.disk else (" ", "")
            colour = self.die(die)
            room = cell - len(colour[0]) - 2
            text = cut(self.symbol(symbol), room - 1)
            cells.append([colour, (" ", ""), disk, (f"{text:<{room}}", "strong" if disk[1] else "")])
        rows = [cells[first : first + SPACES_PER_LINE] for first in range(0, len(cells), SPACES_PER_LINE)]
        return [[(self.say("track"), "title")], *([span for cell in row for span in cell] for row in rows)]

    # The players

    def player(self, seat: int) -> list[Line]:
        """One player: points, religion and things on one line, dice and characters below."""
        s = self.s
        religion = s.religion[seat]
        goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
        head: Line = [
            self.sign(seat),
            (f" {self.seats[seat]}", f"seat-{seat}"),
            (f" {self.say('points', points=s.score[seat])}", "strong"),
            (PARTING, "faded"),
            (self.words.name("religion", religion), STONE_INKS[religion]),
            (" ", ""),
            (self.say("religion-die", count=s.religion_die[seat]), "chip-black"),
        ]
        things = [
            self.say("protection", count=s.protection[seat]) if s.protection[seat] else "",
            ", ".join(self.say("good", good=good, count=count) for good, count in enumerate(goods) if count),
            self.say("tiles", count=self.view.hand_totals[seat]) if self.view.hand_totals[seat] else "",
        ]
        lines = self.flow([head, *filter(None, things)])
        return [*lines, *self.dice(seat), *(self.own_tiles(seat) if seat == self.view.seat else [])]

    def dice(self, seat: int) -> list[Line]:
        """Free dice, characters in their order with the dice on them, and dice on Loch Leven."""
        s = self.s
        parts: list[Line] = []
        shown = [self.die(die, s.value[seat * DICE + die]) for die in range(DICE)]
        for key, dice in (("free", free_dice(s, seat)), ("loch-leven", imprisoned(s, seat))):
            if dice:
                parts.append([(self.say(key), "faded"), (" ", ""), *spaced([shown[die] for die in dice])])
        for die in s.rows[seat]:
            card = s.under[seat * DICE + die]
            parts.append([(f"{self.card(card)} ", ""), shown[die], (self.symbols(card), "")])
        return self.flow(parts, indent=INDENT * 2)

    def own_tiles(self, seat: int) -> list[Line]:
        """The own advantage tiles in full."""
        tiles = [self.say("tile", tile=tile, count=count) for tile, count in enumerate(self.s.hand[seat]) if count]
        return self.row(self.say("own-tiles"), tiles, role="faded", indent=INDENT * 2) if tiles else []
