"""The table as text: what all share, the map around the own merchant, the others in short, and the own board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fondaco.games.orleans import frames
from fondaco.games.orleans.gains import AS_PRINTED, act
from fondaco.games.orleans.glance import Glance
from fondaco.games.orleans.tables import Tables
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import (
    ANY,
    BOARD_PLACES,
    BOATMAN,
    BOATMAN_CITIZEN,
    DEEDS,
    DEVELOPMENT,
    EMPTY,
    FIRST_DEVELOPMENT_CITIZEN,
    FIRST_OWN,
    FOLLOWERS,
    FRESH,
    GOODS,
    IN_PILE,
    KNIGHT,
    KNIGHT_CITIZEN,
    ON_BOARD,
    PLACES,
    POWDER_TOWER,
    ROAD,
    SPACES,
    TECHNOLOGY,
    TILES,
    TOWNS,
    TYPE_OF,
    TYPES,
    WATERWAY,
)
from fondaco.kernel import SEAT_SIGNS, Span, Words

Line = list[Span]

INDENT: Final = "  "
PARTING: Final = " · "
SHORT: Final = 3
"""So many letters of a follower's name stand for it where all seats share the room."""
LONGEST_NAME: Final = 16
SENDING: Final = (frames.SEND, frames.BATHHOUSE_SEND)
"""The second half of a decision, about the own places only."""


def text_board(tables: Tables, view: OrleansView, words: Words, seats: Sequence[str], width: int) -> list[Line]:
    """What a seat sees, from the printed facts and its view alone."""
    return TextBoard(tables, view, words, seats, width).lines()


class TextBoard:
    """One table being written."""

    def __init__(self, tables: Tables, view: OrleansView, words: Words, seats: Sequence[str], width: int) -> None:
        self.tables, self.view, self.words, self.width = tables, view, words, width
        self.seats = [_cut(seat, LONGEST_NAME) for seat in seats]

    def lines(self) -> list[Line]:
        """The whole table; what is nearest to the prompt is one's own."""
        own = [[], *self.own()] if self.view.seat >= 0 else []
        frame = self.view.frame
        if frame is not None and frame[0] in SENDING and frame[1] == self.view.seat:
            return [*self.title(), *own]  # nothing else has changed since the follower was taken up
        others = [line for seat in range(self.view.players) if seat != self.view.seat for line in self.other(seat)]
        shared = [*self.piles(), *self.deeds(), *self.tracks(), *self.stock()]
        return [*self.title(), [], *shared, [], *self.journeys(), *others, *own]

    # Names

    def say(self, key: str, **numbers: int | str) -> str:
        return self.words.say(f"board-{key}", numbers)

    def name(self, kind: str, number: int) -> str:
        return self.words.name(kind, number)

    def sign(self, seat: int) -> Span:
        """The shape of a seat, in its colour."""
        return SEAT_SIGNS[seat], f"seat-{seat}"

    def signs(self, owners: int) -> Line:
        """The shapes of all seats whose bits are set."""
        return [self.sign(seat) for seat in range(self.view.players) if owners >> seat & 1]

    def follower(self, follower: int, length: int = 99) -> str:
        """A follower by its type; a star marks those of the own colour."""
        return self.name("type", TYPE_OF[follower])[:length] + ("*" if follower >= FIRST_OWN else "")

    def kinds(self, counts: Sequence[int], length: int = 99) -> list[str]:
        """Followers of each kind with their numbers."""
        return [f"{self.follower(kind, length)}{_times(count)}" for kind, count in enumerate(counts) if count]

    def goods(self, counts: Sequence[int]) -> str:
        return ", ".join(f"{self.name('good', good)} {count}" for good, count in enumerate(counts) if count)

    # What all share

    def title(self) -> list[Line]:
        """The round, its event and what it will do, whose turn it is, and which events are still to come."""
        view = self.view
        if not view.round:
            return self.flow([[(self.say("before"), "title")], self.turn()], PARTING)
        head: Line = [(self.say("round", round=view.round), "title")]
        event: Line = [(self.say("event", event=view.event, which=view.event), "strong")]
        lines = self.flow([part for part in (head, event, self.turn()) if part], PARTING)
        left = [f"{self.name('event', event)} {count}" for event, count in enumerate(view.hourglass) if count]
        return [*lines, *self.row(self.say("events"), left)] if left else lines

    def turn(self) -> Line:
        """Who is to play, and who is first player."""
        view = self.view
        if view.over:
            return []
        if view.busy:
            return [(self.say("planning"), "strong")]
        seat = view.frames[-1][1]
        turn = self.say("your-turn") if seat == view.seat else self.say("turn", name=self.seats[seat])
        return [self.sign(seat), (f" {turn}", "strong")]

    def piles(self) -> list[Line]:
        """The place tiles that can still be taken."""
        lines: list[Line] = []
        for pile in (1, 2):
            tiles = [
                self.name("tile", tile)
                for tile in range(TILES)
                if self.view.tile[tile] == IN_PILE and self.tables.category[tile] == pile
            ]
            if tiles:
                lines += self.row(self.say("pile", pile=pile), tiles)
        return lines

    def deeds(self) -> list[Line]:
        """Each deed that is not complete: its reward and its free spaces by type."""
        parts: list[Line] = []
        for deed in range(DEEDS):
            free = self.view.deed[deed * TYPES : deed * TYPES + TYPES]
            if any(free):
                reward = self.say("reward", coins=self.tables.deed_coins[deed], choice=self.tables.deed_choice[deed])
                needed = ", ".join(self.kinds(free, SHORT))
                parts.append([(f"{self.name('deed', deed)} {reward} ", ""), (needed, "faded")])
        return self.row(self.say("deeds"), parts, PARTING) if parts else []

    def tracks(self) -> list[Line]:
        """Where the markers are, and which citizens still lie there."""
        view = self.view
        parts: list[Line] = []
        for track in range(DEVELOPMENT + 1):
            name = self.say("development") if track == DEVELOPMENT else self.name("type", track)
            part: Line = [(name, "")]
            for seat in range(view.players):
                part += [(" ", ""), self.sign(seat), (str(view.marker(seat, track)), "")]
            citizens = self.citizens_on(track)
            if citizens:
                part.append((f" {self.say('citizens-at', spaces=', '.join(map(str, citizens)))}", "faded"))
            parts.append(part)
        return self.row(self.say("tracks"), parts, PARTING)

    def citizens_on(self, track: int) -> list[int]:
        """The spaces of a track with citizens nobody has taken."""
        tables, citizen = self.tables, self.view.citizen
        if track == DEVELOPMENT:
            spaces = enumerate(tables.development_citizens)
            return [space for number, space in spaces if citizen[FIRST_DEVELOPMENT_CITIZEN + number] == ON_BOARD]
        if track == BOATMAN and citizen[BOATMAN_CITIZEN] == ON_BOARD:
            return [tables.boatman_citizen]
        return [tables.knight_citizen] if track == KNIGHT and citizen[KNIGHT_CITIZEN] == ON_BOARD else []

    def stock(self) -> list[Line]:
        """What can still be gained: followers, goods, technology and coins."""
        view = self.view
        followers = ", ".join(f"{self.follower(type_, SHORT)} {count}" for type_, count in enumerate(view.supply))
        parts = [followers, self.say("stock-technology", count=view.technology), self.say("coins", count=view.bank)]
        return self.row(self.say("stock"), [*parts, *filter(None, [self.goods(view.reserve)])], PARTING)

    # The map

    def journeys(self) -> list[Line]:
        """The ways out of the own merchant's town, and all trading stations."""
        view = self.view
        lines: list[Line] = []
        if view.seat >= 0:
            town = view.merchant[view.seat]
            for kind in (ROAD, WATERWAY):
                ways = [self.way(reached, link) for reached, link in self.tables.links_from[town * 2 + kind]]
                if ways:
                    lines += self.row(self.say("ways", town=town, kind=kind), ways)
        built = [
            [*self.signs(view.station[town]), (f" {self.name('town', town)}", "")]
            for town in range(TOWNS)
            if view.station[town]
        ]
        return [*lines, *self.row(self.say("stations"), built)] if built else lines

    def way(self, town: int, link: int) -> Line:
        """A town that can be reached, who has a station there, and the goods on the way."""
        on_map = [self.view.on_map[space] for space in self.tables.goods_spaces_of[link]]
        goods = ", ".join(self.name("good", token - 1) for token in on_map if token)
        stations = self.signs(self.view.station[town])
        named: Line = [(self.name("town", town), ""), *([(" ", ""), *stations] if stations else [])]
        return [*named, (f" ({goods})", "strong")] if goods else named

    # The players

    def head(self, seat: int) -> list[Line]:
        """Points, coins, level, stations and citizens of a seat."""
        view, points = self.view, self.points(seat)
        name: Line = [self.sign(seat), (f" {self.seats[seat]}", f"seat-{seat}"), (" ", "")]
        parts: list[Line] = [[*name, (self.say("points", points=points), "strong")]]
        parts.append([(self.say("coins", count=view.coins[seat]), "")])
        parts.append([(self.say("level", level=self.level(seat), space=view.marker(seat, DEVELOPMENT)), "")])
        parts.append([(self.say("built", built=view.stations_built(seat), left=view.stations[seat]), "")])
        if view.citizens(seat):
            parts.append([(self.say("citizens", count=view.citizens(seat)), "")])
        goods = self.goods(view.goods[seat * GOODS : seat * GOODS + GOODS])
        if goods:
            parts.append([(goods, "")])
        if view.unlaid[seat]:
            parts.append([(self.say("unlaid", count=view.unlaid[seat]), "")])
        if seat == view.first_player and not view.over:
            parts.append([(self.say("first"), "")])
        if self.is_acting and view.passed >> seat & 1:
            parts.append([(self.say("passed"), "faded")])
        return parts

    @property
    def is_acting(self) -> bool:
        """Whether it is phase 5."""
        stack = self.view.frames
        return not self.view.busy and bool(stack) and frames.ACT <= stack[-1][0] <= frames.LAY_TECHNOLOGY

    def level(self, seat: int) -> int:
        return self.tables.level_at[self.view.marker(seat, DEVELOPMENT)]

    def points(self, seat: int) -> int:
        """What a seat would score if the game ended now (score.coins, score.goods, score.citizens)."""
        view, goods = self.view, self.view.goods[seat * GOODS : seat * GOODS + GOODS]
        worth = sum(count * points for count, points in zip(goods, self.tables.good_points, strict=True))
        return view.coins[seat] + worth + (view.stations_built(seat) + view.citizens(seat)) * self.level(seat)

    def other(self, seat: int) -> list[Line]:
        """Another player in short: no more of the bag than everybody knows."""
        view = self.view
        bag = self.say("bag", count=view.bag_totals[seat])
        parts: list[Line] = [[(self.say("merchant", town=view.merchant[seat]), "")], [(bag, "")]]
        waiting = ", ".join(self.kinds(self.waiting(seat), SHORT))
        if waiting:
            parts.append([(self.say("waiting", followers=waiting), "")])
        for place in self.places(seat):
            if place >= BOARD_PLACES or any(self.tokens(seat, place)):
                parts.append([(self.name("place", place), ""), *_spaced(self.spaces(seat, place, SHORT))])
        return [*self.flow(self.head(seat), PARTING), *self.flow(parts, PARTING, INDENT * 2)]

    def own(self) -> list[Line]:
        """The reader's own things in full: bag, market, and every place with its spaces and what it gives."""
        view, seat = self.view, self.view.seat
        limit = self.tables.knight_draw[view.marker(seat, KNIGHT)]
        bag = self.say("own-bag", count=view.bag_totals[seat], limit=limit)
        waiting = self.waiting(seat)
        market = self.say("market", count=sum(waiting), room=self.tables.market + len(view.tower_of(seat)))
        return [
            *self.flow(self.head(seat), PARTING),
            *self.row(INDENT + bag, self.kinds(view.bag) or [self.say("nobody")]),
            *self.row(INDENT + market, self.kinds(waiting) or [self.say("nobody")]),
            *self.own_places([place for place in self.places(seat) if place < BOARD_PLACES]),
            *self.own_places([place for place in self.places(seat) if place >= BOARD_PLACES]),
        ]

    def own_places(self, places: list[int]) -> list[Line]:
        """Places below each other: name, spaces and gain in columns."""
        seat = self.view.seat
        names = {place: self.name("place", place) for place in places}
        spaces = {place: _spaced(self.spaces(seat, place))[1:] for place in places}
        board = [self.name("place", place) for place in range(BOARD_PLACES)]
        wide = max(map(len, [*board, *names.values()]))
        long = max((_length(spans) for spans in spaces.values()), default=0)
        lines: list[Line] = []
        for place in places:
            glance = Glance(self.tables, self.view, seat, 0, "", {"place": place})
            role = "now" if glance.is_activated(place) else "strong"
            gap = " " * (long - _length(spaces[place]) + 2) if spaces[place] else ""
            line: Line = [(INDENT, ""), (f"{names[place]:<{wide}}  ", role), *spaces[place], (gap, "")]
            brings = {"effect": AS_PRINTED} if place == POWDER_TOWER else act(glance)
            gives = self.words.say("board-gives", {**brings, "does": place})
            lines.append([*line, (_cut(gives, self.width - _length(line)), "faded")])
        return lines

    def places(self, seat: int) -> list[int]:
        return [place for place in range(PLACES) if self.view.has(seat, place)]

    def tokens(self, seat: int, place: int) -> list[int]:
        """What stands on the spaces of a place; who was sent a moment ago stands there like the others."""
        return [self.view.space[seat * SPACES + space] % FRESH for space in self.tables.spaces_of[place]]

    def spaces(self, seat: int, place: int, length: int = 99) -> Line:
        """The spaces of a place: who stands there in brackets, or who is missing."""
        spans: Line = []
        for space, token in zip(self.tables.spaces_of[place], self.tokens(seat, place), strict=True):
            asked = self.tables.asks[space]
            if token == EMPTY:
                spans.append((self.say("anybody") if asked == ANY else self.follower(asked, length), "faded"))
            else:
                stands = self.say("technology") if token == TECHNOLOGY else self.follower(token - 1, length)
                spans.append((f"[{stands}]", "strong"))
        if place == POWDER_TOWER:
            spans = [(f"[{self.follower(token - 1, length)}]", "strong") for token in self.view.tower if token]
        return spans

    def waiting(self, seat: int) -> list[int]:
        """How many followers of each kind wait in a seat's market and tower."""
        counts = list(self.view.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS])
        for token in self.view.tower_of(seat):
            if token:
                counts[token - 1] += 1
        return counts

    # Lines

    def row(self, head: str, parts: Sequence[str] | Sequence[Line], between: str = ", ") -> list[Line]:
        """A heading and what belongs to it, on as many lines as it needs."""
        spans = [[(part, "")] if isinstance(part, str) else part for part in parts]
        first: Line = [(head, "strong")]
        if not spans or len(head) + 1 + _length(spans[0]) > self.width:
            return self.flow([first], "") + self.flow(spans, between, INDENT * 2)
        return self.flow([[*first, (" ", ""), *spans[0]], *spans[1:]], between)

    def flow(self, parts: Sequence[Line], between: str, indent: str = "") -> list[Line]:
        """Parts one after the other, on as many lines as they need."""
        lines: list[Line] = []
        comma = between.rstrip() if between.startswith(",") else ""
        room = self.width - len(comma)
        for part in parts:
            if lines and _length(lines[-1]) + len(between) + _length(part) <= room:
                lines[-1] += [(between, "faded"), *part]
            else:
                if lines:
                    lines[-1].append((comma, "faded"))
                lines.append([(INDENT * 2 if lines else indent, ""), *part])
        return lines


def _times(count: int) -> str:
    return f" {count}" if count > 1 else ""


def _length(spans: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def _spaced(spans: Iterable[Span]) -> Line:
    """Spans with a space before each."""
    return [part for span in spans for part in ((" ", ""), span)]


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"
