"""The board as a drawing: an action track around the map sheets of four countries, and a mat for each seat."""

from collections.abc import Sequence
from functools import partial

from fondaco.draw import cards, seats, tokens
from fondaco.draw.tracks import Box, ring
from fondaco.games.column_of_fire.board import chart, icons
from fondaco.games.column_of_fire.board.captions import SYMBOL_CLAUSES, Captions
from fondaco.games.column_of_fire.board.mats import mat
from fondaco.games.column_of_fire.printed import character_number
from fondaco.games.column_of_fire.rules.characters import stone_of
from fondaco.games.column_of_fire.rules.conflicts import countries_due
from fondaco.games.column_of_fire.rules.sales import was_sold
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Part, Picture, Pictures, Words


def pictures(s: ColumnOfFire, view: ColumnOfFireView, words: Words, names: Sequence[str]) -> Pictures:
    """What a seat sees of a known position."""
    said = Captions.of(s.printed, words)
    board = Board(said, s, view, tuple(names))
    drawn = said.drawn(board.picture, "board", board.names, *public(view))
    return Pictures(drawn, tuple(mat(said, s, view, seat, names[seat]) for seat in range(s.players)))


def public(view: ColumnOfFireView) -> tuple[object, ...]:
    """Everything the board shows, which is the same for all who look (info.public)."""
    clock = (view.year, view.half, view.active, view.ending, view.over)
    players = (view.score, view.religion, view.disk, view.house)
    cards = (view.face_up, tuple(map(len, view.decks)), view.stack_total)
    return (*clock, *players, *cards, view.stones, view.religion_spaces, view.sold)


class Board:
    """One board being drawn."""

    def __init__(self, said: Captions, s: ColumnOfFire, view: ColumnOfFireView, names: tuple[str, ...]) -> None:
        self.said, self.s, self.view, self.names, self.printed = said, s, view, names, s.printed
        self.boxes = ring(len(self.printed.space_die), chart.WIDTH, chart.HEIGHT, chart.MARGIN, chart.DEPTH)

    def picture(self) -> Picture:
        """The board with everything on it."""
        parts = [*self.said.drawn(self.track, "track", self.names, self.view.disk), *self.disks()]
        for country in range(COUNTRIES):
            parts += self.said.drawn(partial(self.country, country), "country", self.names, *self.within(country))
        parts += self.banner()
        return Picture(chart.WIDTH, chart.HEIGHT, chart.backdrop(), tuple(parts), self.label())

    def label(self) -> str:
        """The year, whose turn it is, and the countries where a conflict is due."""
        s, said = self.s, self.said
        words = [said.say("board-year", year=s.year, part=s.half)]
        words.append(said.within("draw-over") if s.over else said.say("board-turn", name=self.names[s.active]))
        if s.ending and not s.over:
            words.append(said.within("board-ending"))
        words += [said.say("draw-torch", country=country) for country in countries_due(s)]
        return " · ".join(words)

    # The action track

    def track(self) -> list[Part]:
        """The spaces clockwise (board.action-track)."""
        printed, said, s = self.printed, self.said, self.s
        parts = []
        for space, (box, die, symbol) in enumerate(zip(self.boxes, printed.space_die, printed.space_symbol)):
            if space in s.disk:
                text = said.say("draw-space-taken", name=self.names[s.disk.index(space)])
            else:
                text = said.say("draw-space-free", die=die)
            body = chart.space_body(box.width, box.height, self.way(space), die, symbol, printed.buyers)
            title = said.say("draw-space", die=die, symbol=symbol)
            filled_in = space in printed.filled_in["space"]
            clause = SYMBOL_CLAUSES[symbol // ARGUMENTS]
            parts.append(Part(f"space-{space}", *box, body, title, text, clause, filled_in))
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
        printed, said = self.printed, self.said
        parts = []
        for seat, space in enumerate(self.s.disk):
            if space >= 0:
                place = (*chart.disk_place(self.boxes[space]), chart.DISK, chart.DISK)
                title = said.say("draw-disk", name=self.names[seat])
                text = said.say("draw-disk-text", die=printed.space_die[space], symbol=printed.space_symbol[space])
                body = seats.disk(seat, chart.DISK)
                parts.append(Part(f"disk-{seat}", *place, body, title, text, "track.next-space"))
        return parts

    # Countries

    def within(self, country: int) -> tuple[object, ...]:
        """Everything that a country's sheet shows."""
        view = self.view
        stones = view.stones[country * STONES : country * STONES + STONES]
        houses = view.house[country::COUNTRIES]
        sold = tuple(was_sold(self.s, country, good) for good in self.printed.bought[country])
        cards = (view.face_up[country], len(view.decks[country]))
        return (country, stones, view.religion_spaces, houses, view.religion, sold, *cards)

    def country(self, country: int) -> list[Part]:
        """A country's map sheet and everything on it."""
        return [
            self.panel(country),
            *self.prices(country),
            *self.sites(country),
            *self.stones(country),
            *self.deck(country),
        ]

    def place(self, country: int, box: Box, across: float = 0) -> tuple[float, float, float, float]:
        """A place on a country's sheet, as a place on the board."""
        x, y, *_ = chart.PANELS[country]
        return x + box.x + across, y + box.y, box.width, box.height

    def panel(self, country: int) -> Part:
        """The sheet itself with the country's name."""
        s, name = self.s, self.said.title("country", country)
        first, full = country * STONES, s.is_full(country)
        text = self.said.say(
            "draw-country-full" if full else "draw-country",
            stones=s.stones_in(country),
            spaces=s.religion_spaces,
            catholic=s.stones[first + CATHOLIC],
            protestant=s.stones[first + PROTESTANT],
            neutral=s.stones[first + NEUTRAL_STONE],
        )
        body = chart.sheet(country, name, full)
        return Part(_id("country", country), *chart.PANELS[country], body, name, text, "conflict.majority")

    def prices(self, country: int) -> list[Part]:
        """What the country buys, the dearer good first (board.goods-box)."""
        parts, first = [], country * GOODS
        for column, good in enumerate(self.printed.bought[country]):
            points, sold = self.printed.price[first + good], was_sold(self.s, country, good)
            body = chart.price_body(good, points, sold)
            title = self.said.say("draw-price", good=good, country=country, points=points)
            text = self.said.say("draw-price-sold" if sold else "draw-price-open")
            place = self.place(country, chart.PRICE, column * chart.PRICE_PITCH)
            filled_in = first + good in self.printed.filled_in["price"]
            name = f"{_id('price', country)}-{GOOD_KIND.labels[good]}"
            parts.append(Part(name, *place, body, title, text, "board.prices", filled_in))
        return parts

    def sites(self, country: int) -> list[Part]:
        """Six sites, and the houses on them (board.sites)."""
        s, said = self.s, self.said
        parts, houses = [], []
        for site in range(1, SITES + 1):
            owner = s.owner_of_site(country, site)
            title = said.say("draw-site", site=site, country=country)
            if owner < 0:
                text = said.say("draw-site-free", points=site)
            else:
                text = said.say("draw-site-taken", name=self.names[owner])
                houses.append(self.house(country, site, owner))
            place = self.place(country, chart.SITE, (site - 1) * chart.SITE_PITCH)
            name = f"{_id('site', country)}-{site}"
            parts.append(Part(name, *place, chart.site_body(site), title, text, "board.sites"))
        return parts + houses

    def house(self, country: int, site: int, owner: int) -> Part:
        """A house on its site."""
        x, y, _, _ = self.place(country, chart.SITE, (site - 1) * chart.SITE_PITCH)
        title = self.said.say("draw-house", name=self.names[owner], country=country)
        religion = self.s.religion[owner]
        text = self.said.say("draw-house-text", site=site, religion=religion, points=site)
        body = seats.house(owner, chart.HOUSE.width, chart.HOUSE.height)
        place = (x + chart.HOUSE.x, y + chart.HOUSE.y, chart.HOUSE.width, chart.HOUSE.height)
        return Part(f"house-{owner}-{COUNTRY.labels[country]}", *place, body, title, text, "conflict.winners")

    def stones(self, country: int) -> list[Part]:
        """The religion spaces with their stones, and the torch (board.religion-spaces, conflict.position)."""
        s, said = self.s, self.said
        held = s.stones[country * STONES : country * STONES + STONES]
        lying = [stone for stone, count in enumerate(held) for _ in range(count)]
        parts, size = [], chart.RELIGION.width
        closed = max(0, 4 - s.religion_spaces)  # players.two-cross: the first space
        for space in range(closed):
            place = self.place(country, chart.RELIGION, space * chart.RELIGION_PITCH)
            title, text = said.say("draw-cross"), said.say("draw-cross-text")
            parts.append(Part(_id("cross", country), *place, tokens.cross(size), title, text, "players.two-cross"))
        for space in range(s.religion_spaces):
            place = self.place(country, chart.RELIGION, (space + closed) * chart.RELIGION_PITCH)
            name = f"{_id('stone', country)}-{space}"
            if space >= len(lying):
                title, text = said.say("draw-stone-place", country=country), said.say("draw-stone-free")
                parts.append(Part(name, *place, tokens.hollow(size), title, text, "board.religion-spaces"))
                continue
            stone = lying[space]
            text = said.say("draw-stone-idle" if stone == NEUTRAL_STONE else "draw-stone-lies", country=country)
            body = icons.faith_stone(stone, size)
            clause = "conflict.neutral" if stone == NEUTRAL_STONE else "conflict.majority"
            parts.append(Part(name, *place, body, said.title("stone", stone), text, clause))
        lit = s.is_full(country)
        title, text = said.say("draw-torch", country=country), said.say("draw-torch-lit" if lit else "draw-torch-out")
        place = self.place(country, chart.TORCH)
        return [*parts, Part(_id("torch", country), *place, chart.torch(lit), title, text, "stone.torch")]

    def deck(self, country: int) -> list[Part]:
        """The place of the face-up character, the character if there is one, and the cards below (reveal.next)."""
        said, left = self.said, len(self.s.decks[country])
        title, text = said.say("draw-deck", country=country), said.say("draw-deck-text", cards=left)
        place, body = self.place(country, chart.DECK), chart.deck_body(country, left)
        clause = "info.decks-hidden" if left else "end.deck-empty"
        deck = Part(_id("deck", country), *place, body, title, text, clause)
        if self.s.top_card(country) != NO_CARD:
            return [deck, self.face_up(country)]
        title, text = said.say("draw-place", country=country), said.say("draw-place-text")
        place, body = self.place(country, chart.CARD), cards.empty(chart.CARD.width, chart.CARD.height)
        return [Part(_id("place", country), *place, body, title, text), deck]

    def face_up(self, country: int) -> Part:
        """The character on top of a deck, with the stone it brings (setup.stone-on-card)."""
        card = self.s.top_card(country)
        character, name, stone = character_number(card), self.said.name("card", card), stone_of(self.s, country)
        body = chart.card_body(name, country, self.printed.character_symbols[character], stone, self.printed.buyers)
        text = self.said.say("draw-card-up", country=country, stone=stone, does=self.said.does(card))
        filled_in = character in self.printed.filled_in["character"]
        place = self.place(country, chart.CARD)
        return Part(f"card-{card}", *place, body, name, text, "component.character-card", filled_in)

    # Between north and south

    def banner(self) -> list[Part]:
        """The year and its half, everybody's points, and the stock of advantage tiles."""
        s, said, stack = self.s, self.said, self.view.stack_total
        ending = s.ending and not s.over
        head = said.say("draw-end") if s.over else said.say("draw-year", year=s.year)
        foot = said.within("board-ending") if ending else said.within("draw-half", part=s.half)
        foot = said.say("draw-year", year=s.year) if s.over else foot
        body = chart.year_body(head, foot, bool(ending))
        title, text = said.say("board-year", year=s.year, part=s.half), said.say("draw-year-text")
        parts = [Part("year", *chart.YEAR, body, title, text, "def.year")]
        x, y, width, height = chart.SCORE
        x += (4 - s.players) * chart.SCORE_PITCH / 2
        for seat, points in enumerate(s.score):
            title, text = said.say("draw-score", name=self.names[seat], points=points), said.say("draw-score-text")
            body = chart.score_body(seat, points, seat == s.active and not s.over)
            place = (x + seat * chart.SCORE_PITCH, y, width, height)
            parts.append(Part(f"score-{seat}", *place, body, title, text, "end.trigger"))
        title, text = said.say("draw-stack", count=stack), said.say("draw-stack-text")
        return [*parts, Part("stack", *chart.STACK, chart.stack_body(stack), title, text, "symbol.advantage")]


def _id(kind: str, country: int) -> str:
    return f"{kind}-{COUNTRY.labels[country]}"
