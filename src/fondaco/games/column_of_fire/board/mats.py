"""What lies in front of a seat, drawn: its row of cards and dice, its goods and tiles."""

from functools import cache
from typing import Final

from fondaco.draw import cards, seats, tokens
from fondaco.draw.lettering import cut, fitted, line, number
from fondaco.draw.shapes import at, faint, path, rect
from fondaco.draw.tracks import Box
from fondaco.games.column_of_fire.board import icons
from fondaco.games.column_of_fire.board.captions import Captions
from fondaco.games.column_of_fire.printed import TILE_SYMBOLS, character_number
from fondaco.games.column_of_fire.rules.dice import free_dice, imprisoned, shown
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.view import ColumnOfFireView
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import Part, Picture

WIDTH: Final = 600
HEIGHT: Final = 268
NAME: Final = Box(8, 8, 240, 54)
TRAY: Final = Box(254, 8, 278, 54)
COIN: Final = Box(538, 8, 54, 54)
RELIGION_CARD: Final = Box(8, 68, 124, 74)
ISLAND: Final = Box(138, 68, 150, 74)
STOCK: Final = Box(294, 68, 58, 74)
STOCK_PITCH: Final = 60
SHIELDS: Final = Box(534, 68, 58, 74)
SLOT: Final = Box(8, 148, 112, 112)
SLOT_PITCH: Final = 118
LOOSE_DIE: Final = 64
CARD_DIE: Final = 44
PRISON_DIE: Final = 42
RELIGION_DIE: Final = 50
TILE_SIZE: Final = 50


def mat(said: Captions, s: ColumnOfFire, view: ColumnOfFireView, seat: int, name: str) -> Picture:
    """One seat's mat (def.set-order)."""
    return said.drawn(Mat(said, s, view, seat, name).picture, "mat", name, *before(view, seat))


def before(view: ColumnOfFireView, seat: int) -> tuple[object, ...]:
    """Everything that lies before a seat; only its own player sees what its tiles are (info.advantage-hidden)."""
    turn = (seat, seat == view.starting_player, seat == view.active, view.over)
    faith = (view.score[seat], view.religion[seat], view.religion_die[seat], view.protection[seat])
    goods = view.goods[seat * GOODS : seat * GOODS + GOODS]
    first = seat * DICE
    dice = (view.rows[seat], view.under[first : first + DICE], view.value[first : first + DICE])
    return (*turn, *faith, goods, *dice, view.hand_totals[seat], view.hand if seat == view.seat else None)


class Mat:
    """One mat being drawn."""

    def __init__(self, said: Captions, s: ColumnOfFire, view: ColumnOfFireView, seat: int, name: str) -> None:
        self.said, self.s, self.view, self.seat, self.name, self.printed = said, s, view, seat, name, s.printed

    def picture(self) -> Picture:
        """The mat with everything on it."""
        parts = (*self.head(), *self.religion(), *self.loch_leven(), *self.goods(), *self.row())
        return Picture(WIDTH, HEIGHT, backdrop(), parts, self.label())

    # In words

    def label(self) -> str:
        """All that matters in one line."""
        s, said, seat = self.s, self.said, self.seat
        goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
        words = [
            said.within("draw-score", name=self.name, points=s.score[seat]),
            f"{said.name('religion', s.religion[seat])} {s.religion_die[seat]}",
        ]
        words += [f"{said.name('card', s.under[seat * DICE + die])} ({self.die_in_short(die)})" for die in s.rows[seat]]
        free = ", ".join(self.die_in_short(die) for die in free_dice(s, seat))
        held = ", ".join(self.die_in_short(die) for die in imprisoned(s, seat))
        words += [f"{said.within('board-free')} {free}"] if free else []
        words += [f"{said.within('board-loch-leven')} {held}"] if held else []
        words += [said.within("board-good", good=good, count=count) for good, count in enumerate(goods) if count]
        shields, tiles = s.protection[seat], self.view.hand_totals[seat]
        words += [said.within("board-protection", count=shields)] if shields else []
        words += [said.within("board-tiles", count=tiles)] if tiles else []
        return " · ".join(words)

    def die_in_short(self, die: int) -> str:
        """A die's colour and number."""
        rolled = shown(self.s, self.seat, die)
        return f"{self.said.name('own_die', die)} {rolled}" if rolled else self.said.name("own_die", die)

    # Name, advantage tiles and points

    def head(self) -> list[Part]:
        """Who sits here, what advantage tiles lie here, and how many points were made."""
        s, said, seat = self.s, self.said, self.seat
        first, active = seat == s.starting_player, seat == s.active and not s.over
        notes = [said.say("draw-seat-first")] if first else []
        notes += [said.say("draw-seat-turn")] if active else []
        body = name_body(seat, self.name, active, first)
        who = Part(f"seat-{seat}", *NAME, body, self.name, " ".join(notes), "setup.start-player-fixed")
        points = s.score[seat]
        title, text = said.say("draw-score", name=self.name, points=points), said.say("draw-score-text")
        made = Part(f"points-{seat}", *COIN, tokens.coin(points, COIN.width, 0.46), title, text, "def.goal")
        return [who, *self.tiles(), made]

    def tiles(self) -> list[Part]:
        """The own tiles open, those of others as backs (info.advantage-hidden)."""
        said, seat = self.said, self.seat
        total, own = self.view.hand_totals[seat], seat == self.view.seat
        title = said.say("draw-tiles", count=total)
        text = said.say("draw-tiles-own" if own else "draw-tiles-hidden")
        body = tray_body(total, own)
        tray = Part(f"tiles-{seat}", *TRAY, body, title, text, "info.advantage-hidden")
        if not own:
            return [tray]
        kinds = [(tile, count) for tile, count in enumerate(self.s.hand[seat]) if count]
        pitch = min(TILE_SIZE + 5, (TRAY.width - 4 - TILE_SIZE) / max(1, len(kinds) - 1))
        return [tray, *(self.tile(tile, count, place * pitch) for place, (tile, count) in enumerate(kinds))]

    def tile(self, tile: int, count: int, across: float) -> Part:
        """One kind of own advantage tile."""
        said = self.said
        title = said.say("draw-tile", count=count, tile=tile)
        is_points = tile >= FIRST_POINTS_TILE
        text = said.say("draw-tile-points" if is_points else "draw-tile-action")
        place = (TRAY.x + 2 + across, TRAY.y + 2, TILE_SIZE, TILE_SIZE)
        body = tile_body(tile, count, self.printed.buyers)
        clause = "advantage.vp-end" if is_points else "advantage.use"
        filled_in = tile in self.printed.filled_in["tile"]
        return Part(f"tile-{self.seat}-{TILE.labels[tile]}", *place, body, title, text, clause, filled_in)

    # Religion card, Loch Leven, goods and protection

    def religion(self) -> list[Part]:
        """The religion card and the die on it (component.religion-card)."""
        s, said, seat = self.s, self.said, self.seat
        religion = s.religion[seat]
        title, text = said.say("draw-religion-name", religion=religion), said.say("draw-religion-text")
        box = RELIGION_CARD
        card = Part(f"religion-{seat}", *box, religion_body(religion), title, text, "component.religion-card")
        x, y = box.x + box.width - RELIGION_DIE - 10, box.y + (box.height - RELIGION_DIE) / 2
        return [card, self.die(BLACK, x, y, RELIGION_DIE)]

    def loch_leven(self) -> list[Part]:
        """The prison island and the dice held there (component.lochleven-card)."""
        s, said, seat, box = self.s, self.said, self.seat, ISLAND
        held = imprisoned(s, seat)
        title, text = said.say("draw-loch-leven"), said.say("draw-loch-leven-text", count=len(held))
        parts = [Part(f"loch-leven-{seat}", *box, island_body(title), title, text, "event.lochleven-locked")]
        size = min(PRISON_DIE, (box.width - 12) / max(1, len(held)) - 2)
        right = box.x + box.width - 6 - size
        for place, die in enumerate(reversed(held)):
            place_y = box.y + box.height - 6 - size
            parts.append(self.die(die, right - place * (size + 2), place_y, size))
        return parts

    def goods(self) -> list[Part]:
        """Goods and protection tiles, each with its number."""
        s, said, seat = self.s, self.said, self.seat
        parts = []
        for good in range(GOODS):
            count = s.goods[seat * GOODS + good]
            title, text = said.say("draw-good", good=good, count=count), said.good_sells(good)
            place = (STOCK.x + good * STOCK_PITCH, STOCK.y, STOCK.width, STOCK.height)
            body = stock_body(icons.GOOD_SIGNS[good], count)
            parts.append(Part(f"goods-{seat}-{GOOD_KIND.labels[good]}", *place, body, title, text, "sale.price"))
        count = s.protection[seat]
        title, text = said.say("draw-protection", count=count), said.say("draw-protection-text")
        body = stock_body(icons.SHIELD, count)
        return [*parts, Part(f"protection-{seat}", *SHIELDS, body, title, text, "protection.return")]

    # The row of characters, and the free dice after it

    def row(self) -> list[Part]:
        """Each character with its die, then each free die, in a place of its own (def.set-order, def.free-die)."""
        s, seat = self.s, self.seat
        parts = []
        for place, die in enumerate(s.rows[seat]):
            x = SLOT.x + place * SLOT_PITCH
            parts.append(self.character(die, x))
            corner = (x + SLOT.width - CARD_DIE - 6, SLOT.y + SLOT.height - CARD_DIE - 6)
            parts.append(self.die(die, *corner, CARD_DIE))
        for place, die in enumerate(free_dice(s, seat), len(s.rows[seat])):
            x = SLOT.x + place * SLOT_PITCH + (SLOT.width - LOOSE_DIE) / 2
            parts.append(self.die(die, x, SLOT.y + (SLOT.height - LOOSE_DIE) / 2, LOOSE_DIE))
        return parts

    def character(self, die: int, x: float) -> Part:
        """A character in the row."""
        card = self.s.under[self.seat * DICE + die]
        character, years = character_number(card), self.s.value[self.seat * DICE + die]
        name = self.said.name("card", card)
        body = card_body(name, card // CARDS, self.printed.character_symbols[character], self.printed.buyers)
        text = self.said.say("draw-card-held", years=years, name=self.name, does=self.said.does(card))
        filled_in = character in self.printed.filled_in["character"]
        return Part(f"card-{card}", x, SLOT.y, SLOT.width, SLOT.height, body, name, text, "card.die", filled_in)

    def die(self, die: int, x: float, y: float, size: float) -> Part:
        """A die wherever it lies."""
        rolled = shown(self.s, self.seat, die)
        title = self.said.say("draw-die" if rolled else "draw-die-unrolled", own_die=die, number=rolled)
        text, clause = self.die_text(die)
        body = icons.small_die(die, rolled, size)
        return Part(f"die-{self.seat}-{OWN_DIE.labels[die]}", x, y, size, size, body, title, text, clause)

    def die_text(self, die: int) -> tuple[str, str]:
        """What a die is good for where it lies, and the clause that says so."""
        said = self.said
        if die == BLACK:
            return said.say("draw-die-religion"), "def.religion-die-not-free"
        card = self.s.under[self.seat * DICE + die]
        if card >= 0:
            return said.say("draw-die-card", card=card), "card.die"
        if card != FREE:
            return said.say("draw-die-held"), "event.lochleven-locked"
        if die == PURPLE:
            return said.say("draw-die-wild", die=die), "year.second.purple"
        return said.say("draw-die-free", country=die, die=die), "def.free-die"


# What never changes


@cache
def backdrop() -> str:
    """The mat itself, and five places for characters or dice."""
    slots = "".join(
        rect(SLOT.x + 2 + place * SLOT_PITCH, SLOT.y + 2, SLOT.width - 4, SLOT.height - 4, "", "line", 2, 8, dash="6 6")
        for place in range(DICE)
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, "paper", r=10)
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "", "line", 2, r=10)
        + faint(slots, 0.7)
    )


@cache
def name_body(seat: int, name: str, active: bool, first: bool) -> str:
    """A seat's shape and name; the one to play is underlined, the starting player has a pennant."""
    room = NAME.width - 56 - (28 if first else 0)
    size = max(20.0, fitted(name, room, 29))
    shown = cut(name, room, size)
    body = at(6, 8, seats.sign(seat, 38)) + line(54, 37, shown, size, serif=True, bold=True)
    if active:
        body += path(f"M54 47H{NAME.width - 10}", stroke=f"seat-{seat}", line=4)
    if first:
        body += path(f"M{NAME.width - 26} 10V40", stroke="ink", line=2.5)
        body += path(f"M{NAME.width - 25} 11L{NAME.width - 5} 17L{NAME.width - 25} 24Z", f"seat-{seat}", "ink", 1.5)
    return body


@cache
def tray_body(total: int, own: bool) -> str:
    """Where advantage tiles lie; those of others show their backs."""
    ground = rect(1, 1, TRAY.width - 2, TRAY.height - 2, "sunken", "line", 1.5, r=7)
    if not total:
        return ground + faint(at(11, 11, icons.crown("line", "line"), 32 / 64), 0.6)
    if own:
        return ground
    back = tokens.tile(42, icons.crown("gold", "raised"), "cloth", "edge")
    shown = min(total, 5)
    backs = "".join(at(8 + place * 16, 6, back) for place in range(shown))
    return ground + backs + number(8 + shown * 16 + 50, TRAY.height / 2, total, 28)


@cache
def tile_body(tile: int, count: int, buyers: tuple[tuple[int, ...], ...]) -> str:
    """An advantage tile, face up."""
    body = tokens.tile(TILE_SIZE, icons.symbol(TILE_SYMBOLS[tile], buyers))
    return body + at(TILE_SIZE - 21, TILE_SIZE - 21, tokens.count(count, 21)) if count > 1 else body


@cache
def religion_body(religion: int) -> str:
    """The religion card: the stone of the faith, and room for the die."""
    w, h = RELIGION_CARD.width, RELIGION_CARD.height
    return cards.face(w, h, RELIGION.labels[religion]) + at(17, (h - 44) / 2, icons.faith_stone(religion, 44))


@cache
def island_body(name: str) -> str:
    """The castle in its lake."""
    w, h = ISLAND.width, ISLAND.height
    waves = "".join(
        path(f"M10 {y}" + "q8 -5 16 0t16 0" * 3 + "q8 -5 16 0t16 0", stroke="line", line=1.5) for y in (54, 61, 68)
    )
    castle = path("M20 50V30H26V34H30V30H36V34H40V30H46V50Z", "faded") + path("M10 50C22 44 46 44 58 50Z", "faded")
    return (
        rect(1, 1, w - 2, h - 2, "raised", "edge", 2, r=8)
        + faint(castle + waves, 0.7)
        + line(w / 2, 20, name, 16, "faded", "middle", serif=True)
    )


@cache
def stock_body(picture: str, count: int) -> str:
    """A kind of thing and how many of it; paler where there is none."""
    body = rect(1, 1, STOCK.width - 2, STOCK.height - 2, "raised", "line", 1.5, r=7)
    shown = at(9, 5, picture, 40 / 64)
    return body + (shown if count else faint(shown, 0.3)) + number(29, 58, count, 23, "ink" if count else "faded")


@cache
def card_body(name: str, country: int, symbols: tuple[int, ...], buyers: tuple[tuple[int, ...], ...]) -> str:
    """A character in the row: name and actions, and room for the die."""
    w, h = SLOT.width, SLOT.height
    body = cards.face(w, h, OWN_DIE.labels[country], 7)
    size, lines = cards.lettering(name, w - 18, 18, 12, 2)  # a third line would lie under the die
    body += cards.written(lines, 13, 6, size, w - 18)
    top = 12 + len(lines) * size * 1.08
    if len(symbols) == 1:
        side = min(44, h - 5 - top)
        return body + at(36 - side / 2, h - 7 - side, icons.symbol(symbols[0], buyers), side / 64)
    side = min(34, (h - 8 - top) / 2)
    for place, symbol in enumerate(symbols):  # one above the other; symbol.divider
        body += at(16, h - 6 - (2 - place) * (side + 1), icons.symbol(symbol, buyers), side / 64)
    return body + path(f"M14 {h - 6.5 - side:g}H{16 + side + 2:g}", stroke="line", line=1)
