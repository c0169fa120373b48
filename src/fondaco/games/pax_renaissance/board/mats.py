"""What lies in front of a seat as parts: its stocks, its hand, and its Tableau with everything on the cards."""

from typing import Final

from fondaco.draw.shapes import at
from fondaco.draw.tracks import Box
from fondaco.games.pax_renaissance.board import emblems, faces, furniture, icons
from fondaco.games.pax_renaissance.board.furniture import HEAD, PAD, SCALE, Layout
from fondaco.games.pax_renaissance.board.map import held
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules.steps import STEPS
from fondaco.games.pax_renaissance.rules.tableau import cards_on, prestige
from fondaco.games.pax_renaissance.rules.war.battle import FROM_CITY, FROM_REPRESSED
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Part, Picture, decides

ROOT: Final = 0
MARRIED: Final = 1
VASSAL: Final = 2


def mat(scene: Scene, seat: int) -> Picture:
    """One seat's mat."""
    return scene.said.drawn(lambda: Mat(scene, seat).picture(), "mat", *seen(scene, seat))


def seen(scene: Scene, seat: int) -> tuple[object, ...]:
    """Everything that lies before a seat; only its own player sees the hand (Q.hand-secret)."""
    view, own = scene.view, seat == scene.view.seat
    deciding = decides(STEPS, scene.s, view, seat)
    turn = (seat, scene.names, deciding, view.running if seat == view.turn else -1, view.out >> seat & 1)
    stock = (view.bank[seat], view.florins[seat], view.cubes[seat])
    hand = scene.s.hand(seat) if own else scene.hand_sizes(seat)
    cards = (view.row[seat * 2], view.row[seat * 2 + 1], view.maid[seat], view.queen, view.suzerain, view.republic)
    on_cards = (view.holder[FIRST_EMPIRE:], view.repressed, view.bishop, view.used, view.acting)
    rising = tuple(code for code in view.attackers if FROM_REPRESSED <= code < FROM_CITY)  # the Repressed who fight
    return (*turn, own, *stock, hand, *cards, *on_cards, rising, view.theatre if rising else -1)


def bond_of(s: Pax, card: int) -> int:
    """How a card belongs to the one before it."""
    if card in s.queen:
        return MARRIED
    return VASSAL if card >= FIRST_EMPIRE and s.suzerain[card - FIRST_EMPIRE] >= 0 else ROOT


class Mat:
    """One mat being drawn."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.said, self.s, self.printed = scene.said, scene.s, scene.printed
        self.name = scene.names[seat]
        self.bank = self.said.name("bank", self.s.bank[seat]) if self.s.bank[seat] >= 0 else ""
        self.own = seat == scene.view.seat
        self.halves = cards_on(scene.s, seat, EAST), cards_on(scene.s, seat, WEST)
        """The cards of both halves, each King followed by his Queen and his Vassals (I1.cross, F9.vassal)."""
        self.shape: Layout = furniture.layout(len(self.halves[WEST]), len(self.halves[EAST]), self.own)

    def picture(self) -> Picture:
        """The mat with everything on it."""
        high = furniture.height(self.shape, furniture.high(self.empty_hand()) if self.own else 0)
        parts = [*self.head(), *self.hand(), self.half(WEST), self.half(EAST), *self.centre()]
        for side in (WEST, EAST):
            parts += self.tableau(side)
        width = self.shape.width
        return Picture(width, high, furniture.backdrop(width, high), tuple(parts), self.label())

    def label(self) -> str:
        """All that matters in one line."""
        said, s, seat = self.said, self.s, self.seat
        words = [
            f"{self.name} ({self.bank})" if self.bank else self.name,
            said.within("draw-florins", number=s.florins[seat]),
            said.within("draw-hand", number=sum(self.scene.hand_sizes(seat))),
        ]
        words += [said.card_name(card, self.scene.face_of(card)) for half in self.halves for card in half]
        return " · ".join(words)

    # Name, stocks and Prestige

    def head(self) -> list[Part]:
        """Who sits here, with Florins, cubes and Prestige."""
        said, s, seat = self.said, self.s, self.seat
        out, active = bool(s.out >> seat & 1), decides(STEPS, s, self.scene.view, seat)
        stocks = 2 + PRESTIGES
        right = self.shape.width - PAD - stocks * furniture.STOCK_PITCH - (0 if self.own else furniture.HAND + 3)
        body = furniture.name_body(seat, self.name, self.bank, right - PAD - 4, active, out)
        notes = said.say("draw-out") if out else said.say("draw-decides") if active else ""
        parts = [Part(f"seat-{seat}", PAD, PAD, right - PAD - 4, HEAD, body, self.name, notes, "A2.clockwise")]
        florins, cubes = s.florins[seat], s.cubes[seat]
        kept = [
            (f"florins-{seat}", icons.florin(), florins, said.say("draw-florins", number=florins), "draw-florins-own"),
            (f"cubes-{seat}", emblems.cube(seat), cubes, said.say("draw-cubes", number=cubes), "draw-cubes-text"),
        ]
        for kind, label in enumerate(PRESTIGE.labels):
            count = prestige(s, seat, kind)
            title = said.say("draw-prestige-count", what=said.name("prestige", kind), number=count)
            kept.append((f"prestige-{seat}-{label}", icons.prestige(kind), count, title, f"what-prestige-{label}"))
        clauses = ("C7.florins", "C3.cubes", *(["B4.prestige"] * PRESTIGES))
        for place, ((part, sign, count, title, told), clause) in enumerate(zip(kept, clauses, strict=True)):
            box = (right + place * furniture.STOCK_PITCH, PAD, furniture.STOCK, HEAD)
            parts.append(Part(part, *box, furniture.stock_body(sign, count), title, said.say(told), clause))
        return parts

    # The hand

    def empty_hand(self) -> str:
        """What is said where the own hand has no cards."""
        return "" if self.s.hand(self.seat) else self.said.say("draw-hand", number=0)

    def hand(self) -> list[Part]:
        """The own cards face up, those of others as backs (Q.hand-secret, C5.separate)."""
        said, seat = self.said, self.seat
        east, west = self.scene.hand_sizes(seat)
        count = east + west
        title, text = said.say("draw-hand", number=count), said.say("draw-hand-text")
        if not self.own:
            x = self.shape.width - PAD - furniture.HAND
            box = Box(x, PAD, furniture.HAND, HEAD)
            parts = [Part(f"hand-{seat}", *box, furniture.backs_body(count), title, text, "E1.hand-limit")]
            backs = [EAST] * east + [WEST] * west
            pitch = min(38.0, (furniture.HAND - 46) / max(1, count - 1))
            for place, side in enumerate(backs):
                box = faces.card_box(x + 6 + place * pitch, PAD + 3, 37)
                title = said.say(f"draw-hidden-{SIDE.labels[side]}")
                body = faces.back(side, 37)
                parts.append(Part(f"back-{seat}-{place}", *box, body, title, said.say("draw-hidden"), "C5.separate"))
            return parts
        y = furniture.TOP + self.shape.rows * furniture.ROW + 4
        empty = self.empty_hand()
        box = Box(PAD, y, self.shape.width - 2 * PAD, furniture.high(empty))
        parts = [Part(f"hand-{seat}", *box, furniture.hand_body(box.width, empty), title, text, "E1.hand-limit")]
        pitch = min(furniture.PITCH, (box.width - furniture.CARD - 10) / max(1, count - 1))
        left = PAD + (box.width - furniture.CARD - pitch * (count - 1)) / 2
        for place, card in enumerate(self.s.hand(seat)):
            spot = faces.card_box(left + place * pitch, y + 5, furniture.CARD)
            told = f"{said.say('draw-in-hand')} {said.facts(card)}"
            parts.append(faces.open_card(said, card, spot, told, "E2.place-card"))
        return parts

    # The Tableau

    def half(self, side: int) -> Part:
        """One half of the Tableau (C3.tableau, E4.run)."""
        said, box = self.said, furniture.half_box(self.shape, side)
        running = self.seat == self.s.turn and self.s.running in (side, BOTH)
        name = said.say(f"draw-half-{SIDE.labels[side]}")
        body = furniture.half_body(box.width, box.height, side, name, running, not self.halves[side])
        text = said.say("draw-half-running" if running else "draw-half-text")
        return Part(f"half-{self.seat}-{SIDE.labels[side]}", *box, body, name, text, "E4.run")

    def centre(self) -> list[Part]:
        """The Player card, and the old maids under it (B2.player-card, I2.old-maid)."""
        said, s, seat = self.said, self.s, self.seat
        box, maids = furniture.bank_box(self.shape), s.maid[seat]
        parts = []
        room = self.shape.rows * furniture.ROW - 8 - box.height - furniture.STRIP
        pitch = min(furniture.STRIP, room / max(1, len(maids) - 1))
        for place, card in reversed(list(enumerate(maids))):
            spot = (box.x, box.y + box.height + place * pitch, furniture.BANK, furniture.STRIP)
            name = said.title("card", card)
            text = f"{said.say('draw-old-maid')} {said.facts(card)}"
            body, filled_in = furniture.maid_body(name), said.is_filled_in(card)
            parts.append(Part(f"card-{CARD.labels[card]}", *spot, body, name, text, "I2.old-maid", filled_in))
        name = self.bank or self.name
        initial = BANK.labels[s.bank[seat]][0].upper() if self.bank else ""
        body, text = furniture.bank_body(seat, name, initial), said.say("draw-player-card")
        return [*parts, Part(f"bank-{seat}", *box, body, name, text, "B2.player-card")]

    def tableau(self, side: int) -> list[Part]:
        """The cards of one half; who belongs to another card lies a little under it."""
        groups: list[list[Part]] = []
        columns = self.shape.west if side == WEST else self.shape.east
        for place, card in enumerate(self.halves[side]):
            box, bond = furniture.cell_box(self.shape, side, place), bond_of(self.s, card)
            if bond and place % columns:
                box = box._replace(x=box.x + (furniture.TUCK if side == WEST else -furniture.TUCK))
            lying = [self.card(card, bond, side, box), *self.operations(card, box)]
            lying += self.repressed(card, box) + self.bishop(card, box)
            if bond:
                groups[-1] = lying + groups[-1]
            else:
                groups.append(lying)
        return [part for group in groups for part in group]

    def shown(self, card: int) -> faces.Print:
        return faces.print_of(self.said, card, self.scene.face_of(card))

    def card(self, card: int, bond: int, side: int, box: Box) -> Part:
        """A card of the Tableau with all that is printed on it."""
        said, s, face = self.said, self.s, self.scene.face_of(card)
        silenced, used = s.is_silenced(card), card in s.used
        body = faces.face(self.shown(card), 27 if card in s.bishop else 0, silenced, True, box.width)
        body += furniture.bond(side, bond == MARRIED) if bond else ""
        body += furniture.frame(card == s.acting, used)
        told = [held(self.scene, card - FIRST_EMPIRE)] if card >= FIRST_EMPIRE else []
        if bond == MARRIED:
            told.append(said.say("draw-married", empire=s.queen.index(card)))
        told.append(said.facts(card, face))
        told += [said.say("draw-silenced")] if silenced else []
        told += [said.say("draw-used")] if used else []
        clause = "F1.silence-operations" if silenced else "B3.icons" if card >= FIRST_EMPIRE else "A2.tableau"
        name, filled_in = said.card_name(card, face), said.is_filled_in(card)
        return Part(card_id(card), *box, body, name, " ".join(told), clause, filled_in)

    def operations(self, card: int, box: Box) -> list[Part]:
        """The Operations of a card, each to be pointed at (B4.operations-line)."""
        said, silenced, parts = self.said, self.s.is_silenced(card), []
        for same, spot in faces.tiles(self.shown(card)):
            kind = same[0][0]
            place = (box.x + spot.x * SCALE, box.y + spot.y * SCALE, spot.width * SCALE, spot.height * SCALE)
            body = at(0, 0, faces.operation_body(same, spot.height, silenced), SCALE)
            title = ", ".join(map(said.operation, same))
            title, text = title[:1].upper() + title[1:], said.say(f"what-operation-{OPERATION.labels[kind]}")
            parts.append(Part(operation_id(card, kind), *place, body, title, text, OPERATION_CLAUSES[kind]))
        return parts

    def repressed(self, card: int, box: Box) -> list[Part]:
        """The Repressed tokens on an Empire card (F5.repress)."""
        if card < FIRST_EMPIRE:
            return []
        said, s, empire = self.said, self.s, card - FIRST_EMPIRE
        there = [token for token in range(TOKENS) if s.repressed[empire * TOKENS + token]]
        marks = len(self.shown(card).prestige)
        room = box.width - 12 - marks * (faces.MARK + 1) * SCALE - furniture.CHAINED
        pitch = min(furniture.CHAINED + 1, room / max(1, len(there) - 1))
        rising = [code - FROM_REPRESSED for code in s.attackers] if s.theatre == empire else []
        parts = []
        for place, token in enumerate(there):
            count = s.repressed[empire * TOKENS + token]
            body = furniture.chained_body(token, count, token in rising)
            title = said.say("draw-repressed", what=said.name("token", token), number=count)
            text = said.say("draw-repressed-text")
            spot = (box.x + 6 + place * pitch, box.y + faces.ROW * SCALE, furniture.CHAINED, furniture.CHAINED)
            label = f"repressed-{EMPIRE.labels[empire]}-{TOKEN.labels[token]}"
            parts.append(Part(label, *spot, body, title, text, "F5.repress"))
        return parts

    def bishop(self, card: int, box: Box) -> list[Part]:
        """The Bishop on a card (F1.silence-operations)."""
        if card not in self.s.bishop:
            return []
        said, bishop = self.said, self.s.bishop.index(card)
        religion = self.printed.bishop_religion[bishop]
        size = furniture.BISHOP
        spot = (box.x + box.width - size + 3, box.y - 4, size, size)
        body = at(0, 0, emblems.bishop(religion), size / 64)
        title = said.title("agent", BISHOP_AGENT + religion)
        text = said.say("draw-bishop-text", name=self.shown(card).name)
        return [Part(f"bishop-{bishop}", *spot, body, title, text, "F1.silence-operations")]


OPERATION_CLAUSES: Final = (
    *("F1.move", "F2.commerce", "F3.behead", "F4.tax", "F5.repress"),
    *("F6.vote", "F7.corsair", "F8.siege", "F9.campaign"),
)


def card_id(card: int) -> str:
    """The part of a card; Empires have their own kind."""
    return f"empire-{CARD.labels[card]}" if card >= FIRST_EMPIRE else f"card-{CARD.labels[card]}"


def operation_id(card: int, operation: int) -> str:
    """The part of an Operation on a card."""
    return f"operation-{CARD.labels[card]}-{OPERATION.labels[operation]}"
