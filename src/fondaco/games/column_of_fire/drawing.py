"""The board as a drawing: an action track around the map sheets of four countries, and a mat for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fondaco.draw import cards, seats, tokens
from fondaco.draw.lettering import fitted, line, number
from fondaco.draw.shapes import at, faint, path, rect
from fondaco.draw.tracks import Box, cell, chevron, ring
from fondaco.games.column_of_fire import icons
from fondaco.games.column_of_fire.captions import Captions, captions, symbol_clause
from fondaco.games.column_of_fire.dice import character_number
from fondaco.games.column_of_fire.mats import mat
from fondaco.games.column_of_fire.tables import Tables
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import (
    CARDS,
    CATHOLIC,
    COUNTRIES,
    COUNTRY,
    GOOD_KIND,
    GOODS,
    NEUTRAL_STONE,
    NO_CARD,
    OWN_DIE,
    PROTESTANT,
    SITES,
    STONES,
)
from fondaco.kernel import Part, Picture, Pictures, Words

WIDTH: Final = 1000
HEIGHT: Final = 1060
MARGIN: Final = 8
DEPTH: Final = 104
"""How broad the action track is."""
INNER: Final = MARGIN + DEPTH + 8
"""Where the map sheets begin."""
PANEL_WIDTH: Final = 374
PANEL_HEIGHT: Final = 362
BANNER: Final = Box(INNER, INNER + PANEL_HEIGHT + 10, WIDTH - 2 * INNER, 76)
LEFT: Final = INNER
RIGHT: Final = WIDTH - INNER - PANEL_WIDTH
TOP: Final = INNER
LOW: Final = HEIGHT - INNER - PANEL_HEIGHT
PANELS: Final = ((LEFT, TOP), (RIGHT, LOW), (RIGHT, TOP), (LEFT, LOW))
"""England in the north-west, France in the south-east, the Netherlands and Spain, as on a map."""

PAD: Final = 13
PRICE_PITCH: Final = 64
PRICE: Final = Box(PANEL_WIDTH - PAD - 2 * PRICE_PITCH, 14, 64, 46)
SITE: Final = Box(PAD, 72, 54, 72)
SITE_PITCH: Final = 58.8
HOUSE: Final = Box(5, 4, 44, 46)
RELIGION: Final = Box(PAD + 2, 155, 50, 50)
RELIGION_PITCH: Final = 60
TORCH: Final = Box(PANEL_WIDTH - PAD - 56, 150, 56, 58)
CARD: Final = Box(PAD, 216, 242, 134)
DECK: Final = Box(PANEL_WIDTH - PAD - 98, 216, 98, 134)
DISK: Final = 50
SCORE_WIDTH: Final = 104


def pictures(tables: Tables, view: ColumnOfFireView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees, from the printed facts and its view alone."""
    said = captions(tables, words)
    board = Board(said, view, tuple(names)).picture()
    return Pictures(board, tuple(mat(said, view, seat, names[seat]) for seat in range(view.players)))


class Board:
    """One board being drawn."""

    def __init__(self, said: Captions, view: ColumnOfFireView, names: tuple[str, ...]) -> None:
        self.said, self.view, self.names, self.tables = said, view, names, said.tables
        self.boxes = ring(len(self.tables.space_die), WIDTH, HEIGHT, MARGIN, DEPTH)

    def picture(self) -> Picture:
        """The board with everything on it."""
        parts = [*self.track(), *self.disks()]
        for country in range(COUNTRIES):
            parts += self.country(country)
        parts += self.banner()
        return Picture(WIDTH, HEIGHT, backdrop(), tuple(parts), self.label())

    def label(self) -> str:
        """The year, whose turn it is, and the countries where a conflict is due."""
        view, said = self.view, self.said
        words = [said.say("board-year", year=view.year, part=view.half)]
        words.append(said.within("draw-over") if view.over else said.say("board-turn", name=self.names[view.active]))
        if view.ending and not view.over:
            words.append(said.within("board-ending"))
        due = [country for country in range(COUNTRIES) if self.stones_in(country) >= view.religion_spaces]
        words += [said.say("draw-torch", country=country) for country in due]
        return " · ".join(words)

    # The action track

    def track(self) -> list[Part]:
        """The spaces clockwise (board.action-track)."""
        tables, said, view = self.tables, self.said, self.view
        parts = []
        for space, (box, die, symbol) in enumerate(zip(self.boxes, tables.space_die, tables.space_symbol)):
            if space in view.disk:
                text = said.say("draw-space-taken", name=self.names[view.disk.index(space)])
            else:
                text = said.say("draw-space-free", die=die)
            body = space_body(box.width, box.height, self.way(space), die, symbol, tables.buyers)
            title = said.say("draw-space", die=die, symbol=symbol)
            filled_in = space in tables.filled_in["space"]
            parts.append(Part(f"space-{space}", *box, body, title, text, symbol_clause(symbol), filled_in))
        return parts

    def way(self, space: int) -> int:
        """The direction in which the track goes on: 0 east, 1 south, 2 west, 3 north."""
        here, there = self.boxes[space], self.boxes[(space + 1) % len(self.boxes)]
        across, down = there.x - here.x, there.y - here.y
        if abs(across) > abs(down):
            return 0 if across > 0 else 2
        return 1 if down > 0 else 3

    def disks(self) -> list[Part]:
        """Each seat's disk on its space (track.one-disk)."""
        tables, said = self.tables, self.said
        parts = []
        for seat, space in enumerate(self.view.disk):
            if space >= 0:
                x, y = disk_place(self.boxes[space])
                title = said.say("draw-disk", name=self.names[seat])
                text = said.say("draw-disk-text", die=tables.space_die[space], symbol=tables.space_symbol[space])
                body = seats.disk(seat, DISK)
                parts.append(Part(f"disk-{seat}", x, y, DISK, DISK, body, title, text, "track.next-space"))
        return parts

    # Countries

    def country(self, country: int) -> list[Part]:
        """A country's map sheet and everything on it."""
        return [
            self.panel(country),
            *self.prices(country),
            *self.sites(country),
            *self.stones(country),
            *self.deck(country),
        ]

    def stones_in(self, country: int) -> int:
        return sum(self.view.stones[country * STONES : country * STONES + STONES])

    def place(self, country: int, box: Box, across: float = 0) -> tuple[float, float, float, float]:
        """A place on a country's sheet, as a place on the board."""
        x, y = PANELS[country]
        return x + box.x + across, y + box.y, box.width, box.height

    def panel(self, country: int) -> Part:
        """The sheet itself with the country's name."""
        view, name = self.view, self.said.title("country", country)
        first, stones = country * STONES, self.stones_in(country)
        full = stones >= view.religion_spaces
        text = self.said.say(
            "draw-country-full" if full else "draw-country",
            stones=stones,
            spaces=view.religion_spaces,
            catholic=view.stones[first + CATHOLIC],
            protestant=view.stones[first + PROTESTANT],
            neutral=view.stones[first + NEUTRAL_STONE],
        )
        x, y = PANELS[country]
        body = sheet(country, name, full)
        return Part(_id("country", country), x, y, PANEL_WIDTH, PANEL_HEIGHT, body, name, text, "conflict.majority")

    def prices(self, country: int) -> list[Part]:
        """What the country buys, the dearer good first (board.goods-box)."""
        price, parts = self.tables.price, []
        first = country * GOODS
        bought = sorted((good for good in range(GOODS) if price[first + good]), key=lambda good: -price[first + good])
        for column, good in enumerate(bought):
            points, sold = price[first + good], self.view.sold >> first + good & 1
            title = self.said.say("draw-price", good=good, country=country, points=points)
            text = self.said.say("draw-price-sold" if sold else "draw-price-open")
            place = self.place(country, PRICE, column * PRICE_PITCH)
            filled_in = first + good in self.tables.filled_in["price"]
            name = f"price-{COUNTRY.labels[country]}-{GOOD_KIND.labels[good]}"
            parts.append(Part(name, *place, price_body(good, points, sold), title, text, "board.prices", filled_in))
        return parts

    def sites(self, country: int) -> list[Part]:
        """Six sites, and the houses on them (board.sites)."""
        view, said = self.view, self.said
        parts, houses = [], []
        for site in range(1, SITES + 1):
            owner = view.site_owner(country, site)
            title = said.say("draw-site", site=site, country=country)
            if owner < 0:
                text = said.say("draw-site-free", points=site)
            else:
                text = said.say("draw-site-taken", name=self.names[owner])
                houses.append(self.house(country, site, owner))
            place = self.place(country, SITE, (site - 1) * SITE_PITCH)
            name = f"{_id('site', country)}-{site}"
            parts.append(Part(name, *place, site_body(site), title, text, "board.sites"))
        return parts + houses

    def house(self, country: int, site: int, owner: int) -> Part:
        """A house on its site."""
        x, y, _, _ = self.place(country, SITE, (site - 1) * SITE_PITCH)
        title = self.said.say("draw-house", name=self.names[owner], country=country)
        religion = self.view.religion[owner]
        text = self.said.say("draw-house-text", site=site, religion=religion, points=site)
        body = seats.house(owner, HOUSE.width, HOUSE.height)
        place = (x + HOUSE.x, y + HOUSE.y, HOUSE.width, HOUSE.height)
        return Part(f"house-{owner}-{COUNTRY.labels[country]}", *place, body, title, text, "conflict.winners")

    def stones(self, country: int) -> list[Part]:
        """The religion spaces with their stones, and the torch (board.religion-spaces, conflict.position)."""
        view, said = self.view, self.said
        held = view.stones[country * STONES : country * STONES + STONES]
        lying = [stone for stone, count in enumerate(held) for _ in range(count)]
        parts = []
        closed = max(0, 4 - view.religion_spaces)  # players.two-cross: the first space
        for space in range(closed):
            place = self.place(country, RELIGION, space * RELIGION_PITCH)
            title, text = said.say("draw-cross"), said.say("draw-cross-text")
            name = _id("cross", country)
            parts.append(Part(name, *place, tokens.cross(RELIGION.width), title, text, "players.two-cross"))
        for space in range(view.religion_spaces):
            place = self.place(country, RELIGION, (space + closed) * RELIGION_PITCH)
            name = f"{_id('stone', country)}-{space}"
            if space >= len(lying):
                title, text = said.say("draw-stone-place", country=country), said.say("draw-stone-free")
                parts.append(Part(name, *place, tokens.hollow(RELIGION.width), title, text, "board.religion-spaces"))
                continue
            stone = lying[space]
            text = said.say("draw-stone-idle" if stone == NEUTRAL_STONE else "draw-stone-lies", country=country)
            body = icons.faith_stone(stone, RELIGION.width)
            clause = "conflict.neutral" if stone == NEUTRAL_STONE else "conflict.majority"
            parts.append(Part(name, *place, body, said.title("stone", stone), text, clause))
        lit = len(lying) >= view.religion_spaces
        title, text = said.say("draw-torch", country=country), said.say("draw-torch-lit" if lit else "draw-torch-out")
        parts.append(Part(_id("torch", country), *self.place(country, TORCH), torch(lit), title, text, "stone.torch"))
        return parts

    def deck(self, country: int) -> list[Part]:
        """The place of the face-up character, the character if there is one, and the cards below (reveal.next)."""
        said, left = self.said, len(self.view.decks[country])
        title, text = said.say("draw-place", country=country), said.say("draw-place-text")
        place = Part(
            _id("place", country), *self.place(country, CARD), cards.empty(CARD.width, CARD.height), title, text
        )
        title, text = said.say("draw-deck", country=country), said.say("draw-deck-text", cards=left)
        deck = Part(
            *(_id("deck", country), *self.place(country, DECK), deck_body(country, left)),
            *(title, text, "info.decks-hidden" if left else "end.deck-empty"),
        )
        if self.view.face_up[country] == NO_CARD:
            return [place, deck]
        return [deck, self.face_up(country, country * CARDS + self.view.face_up[country])]

    def face_up(self, country: int, card: int) -> Part:
        """The character on top of a deck, with the stone it brings (setup.stone-on-card)."""
        character = character_number(card)
        name, stone = self.said.name("card", card), self.tables.character_stone[character]
        body = card_body(name, country, self.tables.character_symbols[character], stone, self.tables.buyers)
        text = self.said.say("draw-card-up", country=country, stone=stone, does=self.said.does(card))
        filled_in = character in self.tables.filled_in["character"]
        place = self.place(country, CARD)
        return Part(f"card-{card}", *place, body, name, text, "component.character-card", filled_in)

    # Between north and south

    def banner(self) -> list[Part]:
        """The year and its half, everybody's points, and the stock of advantage tiles."""
        view, said = self.view, self.said
        ending = view.ending and not view.over
        head = said.say("draw-end") if view.over else said.say("draw-year", year=view.year)
        foot = said.within("board-ending") if ending else said.within("draw-half", part=view.half)
        foot = said.say("draw-year", year=view.year) if view.over else foot
        body = year_body(head, foot, bool(ending))
        title = said.say("board-year", year=view.year, part=view.half)
        text = said.say("draw-year-text")
        parts = [Part("year", BANNER.x, BANNER.y, 224, BANNER.height, body, title, text, "def.year")]
        first = BANNER.x + 228 + (4 - view.players) * SCORE_WIDTH / 2
        for seat, points in enumerate(view.score):
            title, text = said.say("draw-score", name=self.names[seat], points=points), said.say("draw-score-text")
            body = score_body(seat, points, seat == view.active and not view.over)
            place = (first + seat * SCORE_WIDTH, BANNER.y + 6, SCORE_WIDTH - 4, BANNER.height - 12)
            parts.append(Part(f"score-{seat}", *place, body, title, text, "end.trigger"))
        title, text = said.say("draw-stack", count=view.stack_total), said.say("draw-stack-text")
        place = (BANNER.x + BANNER.width - 96, BANNER.y + 4, 92, BANNER.height - 8)
        return [*parts, Part("stack", *place, stack_body(view.stack_total), title, text, "symbol.advantage")]


def _id(kind: str, country: int) -> str:
    return f"{kind}-{COUNTRY.labels[country]}"


# What never changes


@cache
def backdrop() -> str:
    """The sheet of paper under everything, and the sea between the map sheets."""
    inner = MARGIN + DEPTH
    waves = "".join(
        path(f"M{inner + 12:g} {y:g}" + "q12 -7 24 0t24 0" * 15 + "q12 -7 24 0", stroke="line", line=1.2, opacity=0.7)
        for y in range(int(BANNER.y) + 8, int(BANNER.y + BANNER.height), 12)
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, "paper", r=12)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=12)
        + rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, "sunken", "line", 1.5, r=6)
        + faint(waves, 0.6)
    )


@cache
def space_body(
    width: float, height: float, way: int, die: int, symbol: int, buyers: tuple[tuple[int, ...], ...]
) -> str:
    """A space of the track: the die that leads there, its action, room for a disk, and the way on."""
    picture, small = icons.symbol(symbol, buyers), icons.small_die(die, 0, 34)
    x, y = disk_place(Box(0, 0, width, height))
    room = rect(x + 2, y + 2, DISK - 4, DISK - 4, "", "line", 2, r=DISK / 2, dash="4 5")
    east, south = ((width - 24, 10), (width - 24, height - 24), (10, height - 24), (10, 10))[way]
    base = cell(width, height, OWN_DIE.labels[die]) + room + at(east, south, chevron(14, way))
    if width > height:
        size = min(66, height - 30)
        return base + at(10, 10, small) + at(width * 0.265, (height - size) / 2, picture, size / 64)
    size = min(74, width - 24, height * 0.36)
    return base + at((width - 34) / 2, 11, small) + at((width - size) / 2, height * 0.27, picture, size / 64)


def disk_place(box: Box) -> tuple[float, float]:
    """Where a disk stands on a space."""
    if box.width > box.height:
        return box.x + box.width - DISK - 7, box.y + box.height - DISK - 8
    return box.x + (box.width - DISK) / 2, box.y + box.height - DISK - 9


@cache
def sheet(country: int, name: str, full: bool) -> str:
    """A map sheet: a double frame, the country's sign as a watermark, its coat and its name."""
    w, h = PANEL_WIDTH, PANEL_HEIGHT
    colour = OWN_DIE.labels[country]
    frame = (
        rect(1, 1, w - 2, h - 2, "paper", "alarm" if full else "line", 3 if full else 2, r=8)
        + rect(6, 6, w - 12, h - 12, "", "line", 1, r=4)
    )  # fmt: skip
    mark = faint(at(w / 2 - 95, 78, icons.sign(country, "line"), 190 / 64), 0.22)
    coat = path("M3 3H41V24C41 36 33 43 22 48C11 43 3 36 3 24Z", colour, "edge", 2.5)
    coat += at(9, 8, icons.sign(country), 26 / 64)
    size = fitted(name, PRICE.x - 66, 30)
    rule = path(f"M14 65H{w - 14}", stroke="line", line=1.5) + path(f"M40 68.5H{w - 40}", stroke="line", line=0.8)
    return frame + mark + at(PAD, 12, coat) + line(62, 36 + size * 0.36, name, size, serif=True, bold=True) + rule


@cache
def price_body(good: int, points: int, sold: int) -> str:
    """A good and its price; paler once it was sold in this turn."""
    body = at(0, 1, icons.good(good), 40 / 64) + number(52, 23, points, 30)
    return faint(body, 0.35) + path("M44 40L62 8", stroke="alarm", line=4) if sold else body


@cache
def site_body(site: int) -> str:
    """A building site with its number."""
    w, h = SITE.width, SITE.height
    ground = rect(1, 1, w - 2, h - 2, "raised", "line", 2, r=6)
    gable = path(f"M{HOUSE.x + 5} 46V24L{w / 2:g} 9L{w - HOUSE.x - 5:g} 24V46Z", stroke="line", line=2, dash="4 4")
    return ground + gable + number(w / 2, 59, site, 26, "faded")


@cache
def torch(lit: bool) -> str:
    """The torch sign, or the torch that burns on it."""
    return at(1, 1, tokens.flame(lit), 54 / 64)


@cache
def card_body(
    name: str, country: int, symbols: tuple[int, ...], stone: int, buyers: tuple[tuple[int, ...], ...]
) -> str:
    """A face-up character: name, actions, and the stone that lies on the card."""
    w, h = CARD.width, CARD.height
    body = cards.face(w, h, OWN_DIE.labels[country])
    size, lines = cards.lettering(name, w - 28, 28, 21)
    body += cards.written(lines, 20, 9, size)
    for column, symbol in enumerate(symbols):
        body += at(21 + column * 74, h - 67, icons.symbol(symbol, buyers), 58 / 64)
    if len(symbols) == 2:  # symbol.divider
        body += path(f"M87 {h - 62}V{h - 14}", stroke="faded", line=2)
    return body + at(w - 59, h - 60, icons.faith_stone(stone, 50))


@cache
def deck_body(country: int, left: int) -> str:
    """The cards under the face-up one, and how many they are."""
    w, h = DECK.width, DECK.height
    if not left:
        return cards.empty(w, h) + number(w / 2, h / 2, 0, 36, "faded")
    colour = OWN_DIE.labels[country]
    below = rect(6, 6, w - 7, h - 7, colour, "edge", 2, r=8) if left > 1 else ""
    top = cards.back(w - 6, h - 6, colour, at(0, -10, icons.sign(country)))
    return below + top + at(w - 54, h - 52, tokens.count(left, 44, "ink", "paper"))


@cache
def year_body(head: str, foot: str, alarm: bool) -> str:
    """The year as the title of the sheet."""
    size = fitted(head, 206, 36)
    under = fitted(foot, 206, 25, bold=False)
    flame = at(178, 16, tokens.flame(True), 40 / 64) if alarm else ""
    return (
        rect(1, 1, 222, 74, "raised", "line", 2, r=6)
        + rect(5, 5, 214, 66, "", "line", 1, r=4)
        + line(16, 36, head, size, serif=True, bold=True)
        + line(16, 63, foot, under, "alarm" if alarm else "faded", bold=alarm)
        + flame
    )


@cache
def score_body(seat: int, points: int, active: bool) -> str:
    """A seat's points; whoever is to play stands out."""
    w, h = SCORE_WIDTH - 4, BANNER.height - 12
    frame = rect(1.5, 1.5, w - 3, h - 3, "raised", "ink" if active else "line", 3 if active else 2, r=8)
    return frame + at(9, h / 2 - 18, seats.sign(seat, 36)) + number(71, h / 2, points, 32 if points < 100 else 27)


@cache
def stack_body(left: int) -> str:
    """The face-down advantage tiles."""
    if not left:
        return at(6, 6, cards.empty(56, 56))
    back = tokens.tile(54, icons.crown("gold", "raised"), "cloth", "edge")
    under = at(12, 10, rect(1.5, 1.5, 51, 51, "cloth", "edge", 2.5, r=5)) if left > 1 else ""
    return under + at(6, 5, back) + at(48, 28, tokens.count(left, 40))
