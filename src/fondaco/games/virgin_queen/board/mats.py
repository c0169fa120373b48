"""The mat in front of a seat: its powers with their points, treasures, reserves, cards and people."""

from fondaco.draw.shapes import at
from fondaco.draw.tracks import Box
from fondaco.games.virgin_queen.board import emblems, engraving, furniture, pieces
from fondaco.games.virgin_queen.board.chart import LEFT, Area
from fondaco.games.virgin_queen.board.furniture import HEAD, PAD, WIDTH
from fondaco.games.virgin_queen.board.ledger import row_of
from fondaco.games.virgin_queen.board.scene import Piece, Scene, placed
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.rules.victory import points
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Axis, Part, Picture, decides

SIGNS = (emblems.CIPHER, emblems.PLANT)


def mat(scene: Scene, seat: int) -> Picture:
    """Everything in front of a seat."""
    own = seat == scene.view.seat
    blocks = [Block(scene, power, own) for power in scene.s.powers_of(seat)]
    high = furniture.OPEN if own else furniture.CLOSED
    parts = head(scene, seat)
    for place, block in enumerate(blocks):
        parts += block.parts(PAD + HEAD + place * high, high)
    height = PAD + HEAD + len(blocks) * high + PAD - 2
    return Picture(WIDTH, height, furniture.backdrop(height), tuple(parts), label(scene, seat))


def label(scene: Scene, seat: int) -> str:
    """All that matters in one line."""
    said, view = scene.said, scene.view
    words = [scene.names[seat]]
    for power in scene.s.powers_of(seat):
        words.append(said.within("draw-score", power=power, number=points(scene.s, power)))
        words.append(said.within("draw-hand", number=view.held[power]))
    return " · ".join(words)


def head(scene: Scene, seat: int) -> list[Part]:
    """Who sits here, the points, and the people who are not on the board."""
    said, name, powers = scene.said, scene.names[seat], scene.s.powers_of(seat)
    width = furniture.PEOPLE - PAD
    total = sum(points(scene.s, power) for power in powers)
    body = furniture.name_body(seat, name, width, decides(STEPS, scene.s, scene.view, seat))
    text = said.say("draw-seat-text", names=said.named("power", powers))
    parts = [Part(f"seat-{seat}", PAD, PAD, width - 52, HEAD - 4, body, name, text, "enterprise.players")]
    box, body = Box(PAD + width - 52, PAD, 50, 44), at(0, 2, engraving.score_body(total))
    parts.append(Part(f"total-{seat}", *box, body, said.say("draw-total", number=total), "", "enterprise.points"))
    found = [piece for power in powers for piece in people(scene, power)]
    room = Area(Box(furniture.PEOPLE, PAD + 2, WIDTH - PAD - furniture.PEOPLE, HEAD - 6), LEFT)
    return parts + placed(found, room)


def people(scene: Scene, power: int) -> list[Piece]:
    """Those a power holds captive, its own who have not come yet or are dead, and what it owes."""
    view, printed, said = scene.view, scene.printed, scene.said
    found = []
    for leader in range(LEADERS):
        place, own = view.leader_at[leader], printed.leader_power[leader] == power
        held = place == CAPTIVE and view.captor[leader] == power
        away = own and (place == DEAD or (place == NOT_YET and row_of(scene, leader) < 0))
        found += [scene.leader(leader)] if held or away else []
    owed = ("debt", view.war_debt[power], emblems.SWORDS, "enterprise.war")
    lost = ("penalty", view.penalty[power], emblems.CIPHER, "espionage.defensive.c")
    for key, number, sign, clause in (owed, lost):
        if number:
            title = said.say(f"draw-{key}", number=number)
            body = furniture.chip_body(sign, f"−{number}")
            found.append(Piece(f"{key}-{POWER.labels[power]}", body, title, said.say(f"draw-{key}-text"), clause))
    return found


class Block:
    """One power on a mat being drawn."""

    def __init__(self, scene: Scene, power: int, own: bool) -> None:
        self.scene, self.power, self.own = scene, power, own
        self.said, self.view, self.printed = scene.said, scene.view, scene.printed
        self.label = POWER.labels[power]

    def parts(self, top: float, high: float) -> list[Part]:
        """Its stocks above, its cards below."""
        name = self.said.title("power", self.power)
        box = Box(PAD, top, WIDTH - 2 * PAD, high - 2)
        ground = Part(f"block-{self.label}", *box, furniture.block_body(high), name, "", "enterprise.forces")
        cards = top + furniture.STOCK + 4
        return [ground, *self.stocks(top + 3), *self.hand(cards), *self.homes(cards)]

    # Stocks

    def stocks(self, top: float) -> list[Part]:
        """Points of piracy, treasures, reserves, sciences and informants, in one row."""
        name = self.said.title("power", self.power)
        found = [*self.piracy(), *self.treasures(), *self.reserves(), *self.sciences(), *self.informants()]
        left = PAD + furniture.NATION
        pitch = min(furniture.STOCK_PITCH, (WIDTH - PAD - 4 - left) / len(found))
        sign = at(7, 10, emblems.power(self.power, 30))
        parts = [Part(f"nation-{self.label}", PAD, top, furniture.NATION - 2, 48, sign, name, "", "enterprise.players")]
        for place, piece in enumerate(found):
            box = Box(left + place * pitch, top, min(40.0, pitch), 50)
            parts.append(Part(piece.id, *box, piece.body, piece.title, piece.text, piece.clause))
        return parts

    def piracy(self) -> list[Piece]:
        """What was won by raids, at most ten points a game (piracy.europe.reward.c)."""
        if self.power == SPAIN:
            return []
        said, count = self.said, self.view.piracy_vp[self.power]
        title = said.say("draw-piracy-points", number=count, most=MOST_PIRACY_POINTS)
        body = furniture.stock_body(pieces.flag(self.power, 38), count)
        return [Piece(f"piracy-{self.label}", body, title, said.say("draw-piracy-text"), "piracy.europe.reward.c")]

    def treasures(self) -> list[Piece]:
        """Treasures at hand; one an impulse can be turned into command points (enterprise.treasure)."""
        said, found = self.said, []
        for kind, label in enumerate(TREASURE.labels):
            count = self.view.treasure[(HELD + self.power) * TREASURES + kind]
            title, text = said.numbered("treasure", kind, count), said.say("draw-treasure-text", number=kind + 1)
            body = furniture.stock_body(pieces.treasure(kind, 1), count)
            found.append(Piece(f"held-{self.label}-{label}", body, title, text, "enterprise.treasure"))
        return found

    def reserves(self) -> list[Piece]:
        """Units and ships that can still be raised and built, and Spain's Jesuits (enterprise.forces)."""
        view, found = self.view, []
        for unit, count in enumerate(view.reserve_units):
            if UNIT_OWNER[unit] == self.power:
                key = "draw-reserve-cavalry-text" if unit == CAVALRY else "draw-reserve-unit-text"
                found.append(self.reserve(UNIT, unit, pieces.unit(unit, 1), count, key, "enterprise.raise"))
        for ship, count in enumerate(view.reserve_ships):
            if SHIP_OWNER[ship] == self.power:
                sign = pieces.ship(ship, 1)
                found.append(self.reserve(SHIP, ship, sign, count, "draw-reserve-ship-text", "enterprise.build"))
        return found + (self.spanish() if self.power == SPAIN else [])

    def reserve(self, kinds: Axis, kind: int, sign: str, count: int, key: str, clause: str) -> Piece:
        """Pieces of a kind that can still be put on the board."""
        title = self.said.say("draw-reserve", what=self.said.name(kinds.name, kind), number=count)
        label = f"reserve-{kinds.labels[kind]}"
        return Piece(label, furniture.stock_body(sign, count), title, self.said.say(key), clause)

    def spanish(self) -> list[Piece]:
        """The Armada to be built, and the Jesuits to be sent."""
        said, level, sent = self.said, self.view.armada_level, self.view.jesuits[0]
        title, text = said.say("draw-armada", level=level), said.say("draw-armada-text")
        body = furniture.stock_body(pieces.ship(ARMADA, 1), level)
        armada = Piece("reserve-armada", body, title, text, "enterprise.armada")
        title, text = said.say("draw-jesuits-left", number=sent), said.say("draw-jesuits-text")
        body = furniture.stock_body(at(4, 3, emblems.jesuit(), 30 / 64), sent)
        return [armada, Piece("reserve-jesuits", body, title, text, "enterprise.jesuits")]

    def sciences(self) -> list[Piece]:
        """What a power knows, or has paid for (enterprise.patronage)."""
        said, view, found = self.said, self.view, []
        for science, label in enumerate(SCIENCE.labels):
            place = self.power * SCIENCES + science
            state = 2 if view.science[place] else view.patron[place]
            text = said.say(("draw-science-unknown", "draw-science-paid", "draw-science-known")[state])
            body, title = furniture.mark_body(SIGNS[science], state), said.title("science", science)
            found.append(Piece(f"science-{self.label}-{label}", body, title, text, "enterprise.patronage"))
        return found

    def informants(self) -> list[Piece]:
        """The informants a power has at the courts of others (enterprise.informant)."""
        said, view, found = self.said, self.view, []
        for target, label in enumerate(POWER.labels):
            state = view.informant[self.power * POWERS + target]
            if state:
                title = said.say("draw-informant", power=target)
                text = said.say("draw-informant-fresh" if state > 1 else "draw-informant-text")
                body = furniture.informant_body(target, state > 1)
                found.append(Piece(f"informant-{self.label}-{label}", body, title, text, "enterprise.informant"))
        return found

    # Cards

    def hand(self, top: float) -> list[Part]:
        """The own cards face up, those of others as backs (enterprise.secrets)."""
        said, count = self.said, self.view.held[self.power]
        high = furniture.CARD_HEIGHT if self.own else furniture.BACK_HEIGHT
        box = Box(PAD + 4, top, furniture.HOMES - 4, high)
        title = said.say("draw-hand", number=count)
        body = furniture.hand_body(box.width, box.height, "" if count else title)
        text = said.say("draw-hand-text")
        parts = [Part(f"hand-{self.label}", *box, body, title, text, "enterprise.hands")]
        return parts + (self.faces(box) if self.own else self.backs(box, count))

    def faces(self, box: Box) -> list[Part]:
        """Every card of a hand, those of more points further right."""
        said, counts = self.said, self.scene.s.cards_of(self.power)
        held = [(card, copy) for card in range(CARDS) for copy in range(counts[card])]
        pitch = min(furniture.CARD + 3, (box.width - furniture.CARD - 4) / max(1, len(held) - 1))
        parts = []
        for place, (card, copy) in enumerate(held):
            name = said.title("card", card)
            body = furniture.card_body(name, card, COMMAND_POINTS[card])
            spot = Box(box.x + 2 + place * pitch, box.y, furniture.CARD, furniture.CARD_HEIGHT)
            label = f"card-{self.label}-{CARD.labels[card]}-{copy + 1}"
            parts.append(Part(label, *spot, body, name, said.card_text(card), "enterprise.impulse"))
        return parts

    def backs(self, box: Box, count: int) -> list[Part]:
        """Cards that are hidden."""
        said, parts = self.said, []
        pitch = min(furniture.BACK + 3, (box.width - furniture.BACK - 4) / max(1, count - 1))
        body = furniture.back_body()
        title = said.say("draw-hidden")
        for place in range(count):
            spot = Box(box.x + 2 + place * pitch, box.y, furniture.BACK, furniture.BACK_HEIGHT)
            parts.append(Part(f"back-{self.label}-{place + 1}", *spot, body, title, "", "enterprise.secrets"))
        return parts

    def homes(self, top: float) -> list[Part]:
        """The two Home Cards of a power, and which of them is chosen, as far as it is known (enterprise.secrets)."""
        said, view, printed = self.said, self.view, self.printed
        chosen = view.home[self.power] if self.own and view.home else -1
        high = furniture.CARD_HEIGHT if self.own else furniture.BACK_HEIGHT
        parts = []
        for which in range(2):
            home = 2 * self.power + which
            state = "chosen" if home in (chosen, view.home_played) else "resting" if chosen >= 0 else ""
            told = [said.home_text(home)]
            told += [said.say("draw-home-chosen")] if home == chosen else []
            told += [said.say("draw-home-hidden")] if view.home_held[self.power] and chosen < 0 else []
            name = said.title("home", home)
            box = Box(PAD + furniture.HOMES + 4 + which * (furniture.HOME + 4), top, furniture.HOME, high)
            body = furniture.home_body(name, self.power, printed.home_points[home], state, high)
            parts.append(Part(f"home-{HOME.labels[home]}", *box, body, name, " ".join(told), "enterprise.home-cards"))
        return parts
