"""What lies in front of a seat as parts: stocks, market and bag, and the places with whoever works there."""

from typing import Final

from fondaco.draw import seats, tokens
from fondaco.draw.shapes import at
from fondaco.draw.tracks import Box
from fondaco.games.orleans.board import furniture, icons
from fondaco.games.orleans.board.captions import place_clause
from fondaco.games.orleans.board.furniture import BAG, MARKET, NAME, SCORE, STOCK, STOCK_PITCH
from fondaco.games.orleans.board.ladders import citizen_part
from fondaco.games.orleans.board.muster import Muster, muster
from fondaco.games.orleans.board.scene import Scene
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.ending import goods_points, multiplied, score
from fondaco.games.orleans.rules.planning import FIRST_TOWER, is_activated
from fondaco.games.orleans.rules.steps import STEPS
from fondaco.games.orleans.rules.substitution import stand_in_for
from fondaco.games.orleans.sequence import has_passed
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Part, Picture, decides


def mat(scene: Scene, seat: int) -> Picture:
    """One seat's mat."""
    return scene.said.drawn(lambda: Mat(scene, seat).picture(), "mat", *seen(scene, seat))


def seen(scene: Scene, seat: int) -> tuple[object, ...]:
    """Everything that lies before a seat; only its own player looks into the bag (bag.check)."""
    s, view = scene.s, scene.view
    turn = (seat, scene.names[seat], seat == view.first_player, has_passed(s, seat), decides(STEPS, s, view, seat))
    stock = (view.coins[seat], view.goods[seat * GOODS : seat * GOODS + GOODS], view.unlaid[seat], view.stations[seat])
    worth = (citizens(view, seat), s.stations_built(seat), s.marker(seat, DEVELOPMENT))
    waiting = (view.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS], tuple(s.tower_of(seat)))
    working = (view.space[seat * SPACES : seat * SPACES + SPACES], tuple(s.bathing(seat)))
    bag = (view.bag_totals[seat], view.bag if seat == view.seat else None)
    return (*turn, *stock, *worth, *waiting, *working, *bag, tiles(view, seat), taken_up(view, seat))


MEDAL: Final = 29
STAND_IN: Final = {
    SCHOOL: (SCHOLAR, stand_in_for(SCHOLAR, school=True, herb_garden=False)),
    HERB_GARDEN: (BOATMAN, stand_in_for(BOATMAN, school=False, herb_garden=True)),
}
"""Who stands in for whom with a tile that works by itself (tile.school, tile.herb-garden)."""
INVITATIONS: Final = {ANY: "draw-space-any", MONK: "draw-space-monk"}
"""Who else may stand on a free space (monk.substitute, monk.no-reverse)."""


def taken_up(view: OrleansView, seat: int) -> int:
    """The kind of follower that a seat holds in its hand as far as this is seen: it waits in the market; or -1."""
    frame = view.frame
    return frame[2] if frame is not None and frame[:2] == (frames.SEND, seat) and frame[2] < FIRST_TOWER else -1


def citizens(view: OrleansView, seat: int) -> tuple[int, ...]:
    """The citizen tokens a seat has."""
    return tuple(citizen for citizen, owner in enumerate(view.citizen) if owner == seat)


def tiles(view: OrleansView, seat: int) -> tuple[int, ...]:
    """The place tiles a seat has, as places."""
    return tuple(BOARD_PLACES + tile for tile in range(TILES) if view.tile[tile] == seat)


class Mat:
    """One mat being drawn."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.said, self.s, self.view, self.printed = scene.said, scene.s, scene.view, scene.printed
        self.name = scene.names[seat]
        self.muster: Muster = muster(scene.s, seat)
        self.tiles = tiles(scene.view, seat)
        self.spaces = scene.s.space[seat * SPACES : seat * SPACES + SPACES]

    def picture(self) -> Picture:
        """The mat with everything on it."""
        room = max(self.printed.track_steps[TRADER], len(self.tiles))
        parts = [*self.head(), *self.stock(), *self.market(), self.bag()]
        for cell, place in enumerate((*range(BOARD_PLACES), *self.tiles)):
            parts += self.place(place, cell)
        return Picture(furniture.WIDTH, furniture.height(room), furniture.backdrop(room), tuple(parts), self.label())

    # In words

    def label(self) -> str:
        """All that matters in one line."""
        said, view, seat = self.said, self.view, self.seat
        waiting = said.listed("follower", (kind for _, kind in self.muster.market))
        words = [
            said.within("draw-score", name=self.name, points=score(self.s, self.seat)),
            said.within("draw-level", number=self.s.level(seat)),
            said.within("draw-money", number=view.coins[seat]),
        ]
        words += [f"{count} {said.name('good', good)}" for good, count in enumerate(self.goods()) if count]
        words += [said.within("draw-market-has", who=waiting)] if waiting else []
        words.append(said.within("draw-bag", number=view.bag_totals[seat]))
        words += [said.name("place", place) for place in self.tiles]
        return " · ".join(words)

    def goods(self) -> tuple[int, ...]:
        return self.view.goods[self.seat * GOODS : self.seat * GOODS + GOODS]

    # Name, points and stocks

    def head(self) -> list[Part]:
        """Who sits here, and how many points would be counted now."""
        said, view, seat = self.said, self.view, self.seat
        first, passed = seat == view.first_player, has_passed(self.s, seat)
        active = decides(STEPS, self.s, view, seat)
        notes = [said.say("draw-seat-first")] if first else []
        notes += [said.say("draw-seat-passed")] if passed else [said.say("draw-seat-decides")] if active else []
        body = furniture.name_body(seat, self.name, active, first, passed)
        who = Part(f"seat-{seat}", *NAME, body, self.name, " ".join(notes), "flow.turn-order")
        return [who, self.points()]

    def points(self) -> Part:
        """Victory points if the game ended now, and where they come from (score.coins, score.goods, score.citizens)."""
        said, s, seat = self.said, self.s, self.seat
        worth = {"wares": goods_points(s, seat), "both": multiplied(s, seat), "level": s.level(seat)}
        text = said.say("draw-score-text", money=s.coins[seat], **worth)
        points = score(s, seat)
        title, body = said.say("draw-score", name=self.name, points=points), at(1, 0, icons.laurel(points), 54 / 64)
        return Part(f"score-{seat}", *SCORE, body, title, text, "score.citizens")

    def stock(self) -> list[Part]:
        """Coins, goods, technology, stations, citizens and level, each with its number."""
        said, view, seat = self.said, self.view, self.seat
        parts = [self.kept(0, "coins", icons.money(""), view.coins[seat], "draw-money", "score.coins")]
        for good, count in enumerate(self.goods()):
            text = said.say("draw-good-text", points=self.printed.good_points[good])
            title = said.say("draw-goods", good=good, number=count)
            body = furniture.stock_body(icons.good(good), count)
            parts.append(
                Part(f"goods-{seat}-{GOOD.labels[good]}", *stock_box(1 + good), body, title, text, "score.goods")
            )
        medals = citizens(view, seat)
        step, level, houses = self.s.marker(seat, DEVELOPMENT), self.s.level(seat), at(2, 2, seats.house(seat, 60, 60))
        parts += [
            self.kept(6, "technology", icons.COG, view.unlaid[seat], "draw-unlaid", "tech.timing"),
            self.kept(7, "stations", houses, view.stations[seat], "draw-stations", "station.supply"),
            self.kept(8, "citizens", icons.CITIZEN, len(medals), "draw-citizens", "score.citizens"),
            self.kept(9, "level", icons.star(level), step, "draw-development", "development.level-use", level=level),
        ]
        box, told = stock_box(8), ("draw-citizens-text", "score.citizens")
        place = (box.x + (box.width - MEDAL) / 2, box.y + 3, MEDAL)
        return parts + [citizen_part(self.scene, citizen, *place, *told) for citizen in medals]

    def kept(self, place: int, name: str, sign: str, count: int, key: str, clause: str, **more: int) -> Part:
        """One stock: a sign and a number."""
        body = furniture.stock_body(sign, count)
        title, text = self.said.say(key, number=count, **more), self.said.say(f"{key}-text")
        return Part(f"{name}-{self.seat}", *stock_box(place), body, title, text, clause)

    # Market and bag

    def market(self) -> list[Part]:
        """The market and who waits there (component.market)."""
        said, seat = self.said, self.seat
        waiting = self.muster.market
        title = said.say("draw-market", number=len(waiting), room=self.printed.market)
        body = furniture.market_body(self.printed.market)
        parts = [Part(f"market-{seat}", *MARKET, body, title, said.say("draw-market-text"), "component.market")]
        lifted = self.muster.waiting(taken_up(self.view, seat))[-1:]
        for slot, (part, kind) in enumerate(waiting):
            held = part in lifted
            text = said.say("draw-taken-up" if held else "draw-waits")
            parts.append(self.follower(part, kind, furniture.slot_box(slot, held), text, "phase.planning", held))
        return parts

    def bag(self) -> Part:
        """The bag; its own player sees who is in it (bag.check)."""
        said, view, seat = self.said, self.view, self.seat
        total, own = view.bag_totals[seat], seat == view.seat
        kinds = tuple((kind, count) for kind, count in enumerate(view.bag) if count) if own else ()
        title = said.say("draw-bag", number=total)
        text = said.say("draw-bag-empty" if own else "draw-bag-hidden")
        if kinds:
            inside = [kind for kind, count in kinds for _ in range(count)]
            text = said.say("draw-bag-own", who=said.listed("follower", inside))
        body = furniture.bag_body(total, kinds, seat)
        return Part(f"bag-{seat}", *BAG, body, title, text, "bag.check" if own else "followers.random")

    def follower(
        self, part: str, kind: int, box: Box, text: str, clause: str, fresh: bool = False, loose: bool = True
    ) -> Part:
        """A follower token wherever it stands; who is at work since an earlier phase cannot be carried elsewhere."""
        body = icons.follower(kind, box.width, self.seat, fresh)
        note = self.nature(kind)
        told = f"{text} {note}" if note else text
        return Part(part, *box, body, self.said.title("follower", kind), told, clause, loose=loose)

    def nature(self, kind: int) -> str:
        """What is special about a follower (monk.substitute, own-followers.never-lost)."""
        said, seat = self.said, self.seat
        if kind >= FIRST_OWN:
            return said.say("draw-own-follower")
        if kind == MONK:
            return said.say("draw-monk-stands")
        if kind == SCHOLAR and self.s.has(seat, SCHOOL):
            return said.say("draw-scholar-stands")
        return said.say("draw-boatman-stands") if kind == BOATMAN and self.s.has(seat, HERB_GARDEN) else ""

    # Places

    def place(self, place: int, cell: int) -> list[Part]:
        """A place with its action spaces and who stands on them (component.place)."""
        said, name = self.said, self.said.name("place", place)
        spaces = self.printed.spaces_of[place]
        ready = is_activated(self.s, self.seat, place)
        if place in STAND_IN:
            body = furniture.wide_place_body(name, *STAND_IN[place])
        else:
            body = furniture.place_body(place, name, ready, place >= BOARD_PLACES)
        text = f"{said.does(place)} {said.say('draw-ready')}" if ready else said.does(place)
        filled_in = place >= BOARD_PLACES and place - BOARD_PLACES in self.printed.filled_in["tile"]
        part = f"place-{self.seat}-{PLACE.labels[place]}"
        parts = [Part(part, *furniture.place_box(cell), body, name, text, place_clause(place), filled_in)]
        parts += [self.space(space, cell) for space in spaces]
        parts += [self.worker(space, cell) for space in spaces if space in self.muster.spaces]
        if place == POWDER_TOWER:
            return parts + self.tower(cell)
        return parts + self.drawn(cell) if place == BATHHOUSE else parts

    def space(self, space: int, cell: int) -> Part:
        """One action space."""
        said, place = self.said, PLACE_OF[space]
        asked = self.printed.asks[space]
        technology = self.spaces[space] == TECHNOLOGY
        title = said.say("draw-space", place=place, who=said.name("type", asked))
        key = "draw-space-taken" if space in self.muster.spaces else INVITATIONS.get(asked, "draw-space-free")
        text = said.say("draw-space-technology" if technology else key)
        body = furniture.space_body(asked, technology)
        box = furniture.space_box(cell, space - FIRST_SPACE[place])
        clause = "tech.effect" if technology else "plan.match"
        return Part(f"space-{self.seat}-{SPACE.labels[space]}", *box, body, title, text, clause)

    def worker(self, space: int, cell: int) -> Part:
        """A follower on an action space."""
        part, kind, fresh = self.muster.spaces[space]
        place = PLACE_OF[space]
        text = self.said.say("draw-works-fresh" if fresh else "draw-works", place=place)
        box = furniture.space_box(cell, space - FIRST_SPACE[place])
        asked = self.printed.asks[space]
        if asked not in (ANY, TYPE_OF[kind]):
            text += f" {self.said.say('draw-stands-for', type=asked)}"
        return self.follower(part, kind, box, text, "phase.planning" if fresh else "plan.no-move", fresh, fresh)

    def tower(self, cell: int) -> list[Part]:
        """The two spaces of the powder tower and who waits there (tile.powder-tower)."""
        said, parts = self.said, []
        for place, (part, kind) in enumerate(self.muster.tower):
            box = furniture.space_box(cell, place)
            title, text = said.say("draw-tower", place=POWDER_TOWER, number=place + 1), said.say("draw-tower-text")
            body = tokens.hollow(furniture.SPACE.width)
            parts.append(Part(f"tower-{self.seat}-{place + 1}", *box, body, title, text, "tile.powder-tower"))
            if part:
                parts.append(self.follower(part, kind, box, said.say("draw-waits-tower"), "tile.powder-tower-deeds"))
        return parts

    def drawn(self, cell: int) -> list[Part]:
        """The followers just drawn at the bathhouse, beside its space (tile.bathhouse-draw)."""
        told = (self.said.say("draw-bathed"), "tile.bathhouse-draw")
        return [
            self.follower(part, kind, furniture.space_box(cell, order), *told)
            for order, (part, kind) in enumerate(self.muster.bathhouse, 1)
            if part
        ]


def stock_box(place: int) -> Box:
    """Where a stock of a mat lies."""
    return Box(STOCK.x + place * STOCK_PITCH, STOCK.y, STOCK.width, STOCK.height)
