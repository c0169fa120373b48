"""The table as text: what all share, the map around the own merchant, the others in short, and the own board."""

from collections.abc import Sequence
from typing import Final

from fondaco.draw.text import COMMA, INDENT, TextBoard, cut, length, spaced
from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.rules.development import citizen_on
from fondaco.games.orleans.rules.ending import score
from fondaco.games.orleans.rules.planning import is_activated
from fondaco.games.orleans.sequence import has_passed
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.telling.acting import AS_PRINTED, act
from fondaco.games.orleans.telling.glance import Glance
from fondaco.games.orleans.view import OrleansView
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Line

SHORT: Final = 3
"""So many letters of a follower's name stand for it where all seats share the room."""
SENDING: Final = (frames.SEND, frames.BATHHOUSE_SEND)
"""The second half of a decision, about the own places only."""


class TownBoard(TextBoard[Orleans, OrleansView]):
    """The table of Orléans being written."""

    @property
    def printed(self) -> Printed:
        return self.s.printed

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

    def signs(self, owners: int) -> Line:
        """The shapes of all seats whose bits are set."""
        return [self.sign(seat) for seat in range(self.view.players) if owners >> seat & 1]

    def follower(self, follower: int, letters: int = 99) -> str:
        """A follower by its type; a star marks those of the own colour."""
        return self.name("type", TYPE_OF[follower])[:letters] + ("*" if follower >= FIRST_OWN else "")

    def kinds(self, counts: Sequence[int], letters: int = 99) -> list[str]:
        """Followers of each kind with their numbers."""
        named = [(self.follower(kind, letters), count) for kind, count in enumerate(counts) if count]
        return [f"{name} {count}" if count > 1 else name for name, count in named]

    def goods(self, counts: Sequence[int]) -> str:
        return ", ".join(f"{self.name('good', good)} {count}" for good, count in enumerate(counts) if count)

    # What all share

    def title(self) -> list[Line]:
        """The round, its event and what it will do, whose turn it is, and which events are still to come."""
        view = self.view
        if not view.round:
            return self.flow([[(self.say("before"), "title")], self.turn()])
        head: Line = [(self.say("round", round=view.round), "title")]
        event: Line = [(self.say("event", event=view.event, which=view.event), "strong")]
        lines = self.flow([part for part in (head, event, self.turn()) if part])
        left = [f"{self.name('event', event)} {count}" for event, count in enumerate(view.hourglass) if count]
        return [*lines, *self.row(self.say("events"), left, COMMA)] if left else lines

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
        owner, category = self.view.tile, self.printed.category
        lines: list[Line] = []
        for pile in (1, 2):
            there = [tile for tile in range(TILES) if (owner[tile], category[tile]) == (IN_PILE, pile)]
            if there:
                lines += self.row(self.say("pile", pile=pile), [self.name("tile", tile) for tile in there], COMMA)
        return lines

    def deeds(self) -> list[Line]:
        """Each deed that is not complete: its reward and its free spaces by type."""
        parts: list[Line] = []
        for deed in range(DEEDS):
            free = self.view.deed[deed * TYPES : deed * TYPES + TYPES]
            if any(free):
                reward = self.say("reward", coins=self.printed.deed_coins[deed], choice=self.printed.deed_choice[deed])
                needed = ", ".join(self.kinds(free, SHORT))
                parts.append([(f"{self.name('deed', deed)} {reward} ", ""), (needed, "faded")])
        return self.row(self.say("deeds"), parts) if parts else []

    def tracks(self) -> list[Line]:
        """Where the markers are, and which citizens still lie there."""
        view = self.view
        parts: list[Line] = []
        for track in range(DEVELOPMENT + 1):
            name = self.say("development") if track == DEVELOPMENT else self.name("type", track)
            part: Line = [(name, "")]
            for seat in range(view.players):
                part += [(" ", ""), self.sign(seat), (str(self.s.marker(seat, track)), "")]
            spaces = range(self.printed.last_space[track] + 1)
            citizens = ", ".join(str(space) for space in spaces if citizen_on(self.s, track, space) >= 0)
            if citizens:
                part.append((f" {self.say('citizens-at', spaces=citizens)}", "faded"))
            parts.append(part)
        return self.row(self.say("tracks"), parts)

    def stock(self) -> list[Line]:
        """What can still be gained: followers, goods, technology and coins."""
        view = self.view
        followers = ", ".join(f"{self.follower(type_, SHORT)} {count}" for type_, count in enumerate(view.supply))
        parts = [followers, self.say("stock-technology", count=view.technology), self.say("coins", count=view.bank)]
        return self.row(self.say("stock"), [*parts, *filter(None, [self.goods(view.reserve)])])

    # The map

    def journeys(self) -> list[Line]:
        """The ways out of the own merchant's town, and all trading stations."""
        view = self.view
        lines: list[Line] = []
        if view.seat >= 0:
            town = view.merchant[view.seat]
            for kind in (ROAD, WATERWAY):
                ways = [self.way(reached, link) for reached, link in self.printed.links_from[town * 2 + kind]]
                if ways:
                    lines += self.row(self.say("ways", town=town, kind=kind), ways, COMMA)
        built = [
            [*self.signs(view.station[town]), (f" {self.name('town', town)}", "")]
            for town in range(TOWNS)
            if view.station[town]
        ]
        return [*lines, *self.row(self.say("stations"), built, COMMA)] if built else lines

    def way(self, town: int, link: int) -> Line:
        """A town that can be reached, who has a station there, and the goods on the way."""
        on_map = [self.view.on_map[space] for space in self.printed.goods_spaces_of[link]]
        goods = ", ".join(self.name("good", token - 1) for token in on_map if token)
        stations = self.signs(self.view.station[town])
        named: Line = [(self.name("town", town), ""), *([(" ", ""), *stations] if stations else [])]
        return [*named, (f" ({goods})", "strong")] if goods else named

    # The players

    def head(self, seat: int) -> list[str | Line]:
        """Points, coins, level, stations and citizens of a seat."""
        s = self.s
        name: Line = [self.sign(seat), (f" {self.seats[seat]}", f"seat-{seat}"), (" ", "")]
        parts: list[str | Line] = [
            [*name, (self.say("points", points=score(s, seat)), "strong")],
            self.say("coins", count=s.coins[seat]),
            self.say("level", level=s.level(seat), space=s.marker(seat, DEVELOPMENT)),
            self.say("built", built=s.stations_built(seat), left=s.stations[seat]),
        ]
        if seat in s.citizen:
            parts.append(self.say("citizens", count=s.citizen.count(seat)))
        parts += filter(None, [self.goods(s.goods[seat * GOODS : seat * GOODS + GOODS])])
        if s.unlaid[seat]:
            parts.append(self.say("unlaid", count=s.unlaid[seat]))
        if seat == s.first_player and not s.over:
            parts.append(self.say("first"))
        if has_passed(s, seat):
            parts.append([(self.say("passed"), "faded")])
        return parts

    def other(self, seat: int) -> list[Line]:
        """Another player in short: no more of the bag than everybody knows."""
        merchant, bag = self.s.merchant[seat], self.view.bag_totals[seat]
        parts: list[str | Line] = [self.say("merchant", town=merchant), self.say("bag", count=bag)]
        waiting = ", ".join(self.kinds(self.s.waiting_kinds(seat), SHORT))
        if waiting:
            parts.append(self.say("waiting", followers=waiting))
        for place in self.places(seat):
            if place >= BOARD_PLACES or any(self.tokens(seat, place)):
                parts.append(spaced([(self.name("place", place), ""), *self.spaces(seat, place, SHORT)]))
        return [*self.flow(self.head(seat)), *self.flow(parts, indent=INDENT * 2)]

    def own(self) -> list[Line]:
        """The reader's own things in full: bag, market, and every place with its spaces and what it gives."""
        view, seat = self.view, self.view.seat
        bag = self.say("own-bag", count=view.bag_totals[seat], limit=self.s.draw_limit(seat))
        waiting = self.s.waiting_kinds(seat)
        market = self.say("market", count=sum(waiting), room=self.s.market_size(seat))
        return [
            *self.flow(self.head(seat)),
            *self.row(INDENT + bag, self.kinds(view.bag) or [self.say("nobody")], COMMA),
            *self.row(INDENT + market, self.kinds(waiting) or [self.say("nobody")], COMMA),
            *self.own_places(list(range(BOARD_PLACES))),
            *self.own_places(self.places(seat)[BOARD_PLACES:]),
        ]

    def own_places(self, places: list[int]) -> list[Line]:
        """Places below each other: name, spaces and gain in columns."""
        seat = self.view.seat
        names = {place: self.name("place", place) for place in places}
        spaces = {place: spaced(self.spaces(seat, place)) for place in places}
        board = [self.name("place", place) for place in range(BOARD_PLACES)]
        wide = max(map(len, [*board, *names.values()]))
        long = max((length(spans) for spans in spaces.values()), default=0)
        lines: list[Line] = []
        for place in places:
            role = "now" if is_activated(self.s, seat, place) else "strong"
            gap = " " * (long - length(spaces[place]) + 2) if spaces[place] else ""
            line: Line = [(INDENT, ""), (f"{names[place]:<{wide}}  ", role), *spaces[place], (gap, "")]
            glance = Glance(self.s, self.view, (frames.ACT, seat, 0), axes={"place": place})
            brings = {"effect": AS_PRINTED} if place == POWDER_TOWER else act(glance)
            gives = self.words.say("board-gives", {**brings, "does": place})
            lines.append([*line, (cut(gives, self.width - length(line)), "faded")])
        return lines

    def places(self, seat: int) -> list[int]:
        return [place for place in range(PLACES) if self.s.has(seat, place)]

    def tokens(self, seat: int, place: int) -> list[int]:
        """What stands on the spaces of a place; who was sent a moment ago stands there like the others."""
        return [self.view.space[seat * SPACES + space] % FRESH for space in self.printed.spaces_of[place]]

    def spaces(self, seat: int, place: int, letters: int = 99) -> Line:
        """The spaces of a place: who stands there in brackets, or who is missing."""
        spans: Line = []
        for space, token in zip(self.printed.spaces_of[place], self.tokens(seat, place), strict=True):
            asked = self.printed.asks[space]
            if token == EMPTY:
                spans.append((self.say("anybody") if asked == ANY else self.follower(asked, letters), "faded"))
            else:
                stands = self.say("technology") if token == TECHNOLOGY else self.follower(token - 1, letters)
                spans.append((f"[{stands}]", "strong"))
        if place == POWDER_TOWER:
            spans = [(f"[{self.follower(token - 1, letters)}]", "strong") for token in self.s.tower if token]
        return spans
