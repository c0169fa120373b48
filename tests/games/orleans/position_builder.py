"""Builds positions of Orléans in the words of the rulebook, and plays on from them with scripted chance."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fondaco.games.orleans import GAME
from fondaco.games.orleans.printed import TYPE_LABELS, Printed
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import (
    ANY,
    CITIZENS,
    DEED,
    EMPTY,
    EVENT,
    FARMER,
    FIRST_OWN,
    FOLLOWER,
    FOLLOWERS,
    FRESH,
    GONE_STATIONS,
    GOOD,
    GOODS,
    IN_PILE,
    PLACE,
    PLACE_OF,
    SEAT,
    SPACE,
    SPACES,
    TECHNOLOGY,
    TILE,
    TOWN,
    TRACK,
    TRACKS,
    TYPES,
)
from fondaco.kernel import NATURE, NOBODY, Frame
from fondaco.kernel.state import MAIN_LANE
from fondaco.kernel.view import freeze

rule = pytest.mark.rule

OCHRE: Final = 0
LAPIS: Final = 1
VERDIGRIS: Final = 2
VERMILION: Final = 3


class Position:
    """A position between two phases of a round, with nothing on it yet.

    Everybody has 5 coins and the four own followers in the bag; markets, places and tracks are empty, all merchants
    are in Orléans, and nothing lies on the map. What is given to somebody comes out of the common stocks.
    """

    def __init__(
        self, players: int = 3, *, first: int = 0, round: int = 4, event: str = "income", game: GAME | None = None
    ) -> None:
        self.game = game or GAME()
        self.printed: Printed = self.game.printed
        self.s = Orleans(players, self.printed)
        self.s.first_player = first
        self.s.round = round
        self.s.event = EVENT.labels.index(event)
        self.s.market = [0] * (players * FOLLOWERS)
        for bag in self.s.bag:
            bag[FIRST_OWN:] = [1] * (FOLLOWERS - FIRST_OWN)
        self.s.heard = []

    # Given: stocks and what players have

    def coins(self, seat: int, count: int) -> Position:
        """Coins in front of a seat, out of the common reserve."""
        self.s.bank += self.s.coins[seat] - count
        self.s.coins[seat] = count
        return self

    def bank(self, count: int) -> Position:
        """The coins left in the common reserve."""
        self.s.bank = count
        return self

    def goods(self, seat: int, **kinds: int) -> Position:
        """For example goods(0, grain=2), out of the reserve."""
        for kind, count in kinds.items():
            good = GOOD.labels.index(kind)
            self.s.reserve[good] += self.s.goods[seat * GOODS + good] - count
            self.s.goods[seat * GOODS + good] = count
        return self

    def reserve(self, **kinds: int) -> Position:
        """The goods left in the reserve, for example reserve(wool=0)."""
        for kind, count in kinds.items():
            self.s.reserve[GOOD.labels.index(kind)] = count
        return self

    def supply(self, **types: int) -> Position:
        """The neutral followers left on the main board, for example supply(farmer=0); say it last."""
        for type_, count in types.items():
            self.s.supply[FOLLOWER.labels.index(type_)] = count
        return self

    def technology_left(self, count: int) -> Position:
        """The technology tokens left on the main board."""
        self.s.technology = count
        return self

    def track(self, seat: int, **tracks: int) -> Position:
        """How far the markers of a seat have gone, for example track(0, knight=2, development=7)."""
        for track, step in tracks.items():
            self.s.track[seat * TRACKS + TRACK.labels.index(track)] = step
        return self

    def citizen(self, seat: int, *numbers: int) -> Position:
        """Citizen tokens, by the numbers of the vocabulary, that a seat has."""
        for number in numbers:
            self.s.citizen[number] = seat
        return self

    def hourglass(self, **events: int) -> Position:
        """What is left in the stack of hourglass tiles, and nothing else."""
        self.s.hourglass = [events.get(event, 0) for event in EVENT.labels]
        return self

    # Given: followers. Neutral ones are named by their type, own ones "own-farmer" and so on.

    def bag(self, seat: int, *followers: str) -> Position:
        """Who is in a bag, and nobody else."""
        self._back_to_supply(self.s.bag[seat])
        self.s.bag[seat] = self._followers(followers)
        return self

    def market(self, seat: int, *followers: str) -> Position:
        """Who waits in a market, and nobody else."""
        place = slice(seat * FOLLOWERS, (seat + 1) * FOLLOWERS)
        self._back_to_supply(self.s.market[place])
        self.s.market[place] = self._followers(followers)
        return self

    def tower(self, seat: int, *followers: str) -> Position:
        """A seat has the powder tower, and these wait in it."""
        self.tile(seat, "powder-tower")
        self.s.tower = [self._token(follower) for follower in followers] + [0] * (2 - len(followers))
        return self

    def put(self, seat: int, space: str, follower: str) -> Position:
        """Somebody stands on an action space from an earlier round."""
        self.s.space[seat * SPACES + SPACE.labels.index(space)] = self._token(follower)
        return self

    def fill(self, seat: int, *places: str) -> Position:
        """Neutral followers of the types asked for stand on every free space; a farmer where any would do."""
        for name in places:
            for space in self.spaces_of(name):
                number = SPACE.labels.index(space)
                if self.s.space[seat * SPACES + number] == EMPTY:
                    asked = self.printed.asks[number]
                    self.put(seat, space, TYPE_LABELS[FARMER if asked == ANY else asked])
        return self

    def technology(self, seat: int, *spaces: str) -> Position:
        """Technology tokens lie on action spaces."""
        for space in spaces:
            self.s.space[seat * SPACES + SPACE.labels.index(space)] = TECHNOLOGY
            self.s.technology -= 1
            self.s.laid[seat] = 1
        return self

    def unlaid(self, seat: int, count: int) -> Position:
        """Technology tokens that a seat has taken and not laid yet."""
        self.s.technology += self.s.unlaid[seat] - count
        self.s.unlaid[seat] = count
        return self

    def laid_before(self, seat: int) -> Position:
        """A seat has laid its first technology token in an earlier round, and lost it since."""
        self.s.laid[seat] = 1
        return self

    def _back_to_supply(self, counts: list[int]) -> None:
        for type_ in range(TYPES):
            self.s.supply[type_] += counts[type_]

    def _followers(self, names: tuple[str, ...]) -> list[int]:
        counts = [0] * FOLLOWERS
        for name in names:
            counts[self._token(name) - 1] += 1
        return counts

    def _token(self, name: str) -> int:
        """What lies on a space where a follower stands; a neutral one comes from the main board."""
        follower = FOLLOWER.labels.index(name)
        if follower < FIRST_OWN:
            self.s.supply[follower] -= 1
            assert self.s.supply[follower] >= 0, f"there is no {name} left"
        return follower + 1

    # Given: tiles, map and deeds

    def tile(self, seat: int, *tiles: str) -> Position:
        """Place tiles of a seat; of IN_PILE, EXCLUDED or LOST, by their numbers."""
        for tile in tiles:
            self.s.tile[TILE.labels.index(tile)] = seat
        return self

    def piles(self, *tiles: str) -> Position:
        """Only these tiles are left in the two piles; the rest of them are out of the game."""
        for number, tile in enumerate(TILE.labels):
            if self.s.tile[number] == IN_PILE and tile not in tiles:
                self.s.tile[number] = -3
        return self

    def merchant(self, seat: int, town: str) -> Position:
        self.s.merchant[seat] = TOWN.labels.index(town)
        return self

    def station(self, seat: int, *towns: str) -> Position:
        """Trading stations that a seat has built."""
        for town in towns:
            self.s.station[TOWN.labels.index(town)] |= 1 << seat
            self.s.stations[seat] -= 1
        return self

    def lost_stations(self, seat: int, count: int) -> Position:
        """Trading stations of a seat that have left the game unbuilt."""
        self.s.stations[seat] -= count
        self.s.gone[GONE_STATIONS + seat] += count
        return self

    def on_map(self, kind: str, a: str, b: str, *goods: str) -> Position:
        """The goods on a connection: on_map("road", "orleans", "vierzon", "wine", "grain"), out of the reserve."""
        spaces = self.printed.goods_spaces_of[self.link(kind, a, b)]
        assert len(goods) <= len(spaces), f"there are {len(spaces)} goods spaces from {a} to {b}"
        for place, space in enumerate(spaces):
            if self.s.on_map[space]:
                self.s.reserve[self.s.on_map[space] - 1] += 1
            self.s.on_map[space] = 0
            if place < len(goods):
                good = GOOD.labels.index(goods[place])
                self.s.on_map[space] = good + 1
                self.s.reserve[good] -= 1
        return self

    def deed_left(self, deed: str, *types: str) -> Position:
        """The spaces of a deed that are still free, by the types they ask for, and no others."""
        first = DEED.labels.index(deed) * TYPES
        self.s.deed[first : first + TYPES] = [types.count(type_) for type_ in FOLLOWER.labels[:TYPES]]
        return self

    def deeds_full(self, *but: str) -> Position:
        """Every deed is complete, save those named."""
        for deed in DEED.labels:
            if deed not in but:
                self.deed_left(deed)
        return self

    # Places and connections by what is printed on them

    def spaces_of(self, place: str) -> list[str]:
        """The action spaces of a place."""
        return [SPACE.labels[space] for space in self.printed.spaces_of[PLACE.labels.index(place)]]

    def asked_of(self, place: str) -> list[str]:
        """The follower types a place asks for; "any" where it does not matter."""
        return [TYPE_LABELS[self.printed.asks[space]] for space in self.printed.spaces_of[PLACE.labels.index(place)]]

    def link(self, kind: str, a: str, b: str) -> int:
        """The number of a connection, a "road" or a "waterway"."""
        link = self.printed.link_to(TOWN.labels.index(a), int(kind == "waterway"), TOWN.labels.index(b))
        assert link >= 0, f"no {kind} leads from {a} to {b}"
        return link

    # When

    def begin(self, *upcoming: Frame) -> Position:
        """What is played next, and nothing after it."""
        self.s.sides, self.s.lane = [], MAIN_LANE
        self.s.frames = []
        self.s.then(*upcoming)
        self.game.advance(self.s)
        return self

    def round(self) -> Position:
        """The next round begins, and the game goes on after it."""
        return self.begin((frames.ROUND, 0, 0))

    def census(self) -> Position:
        return self.begin((frames.CENSUS, 0, 0))

    def followers(self) -> Position:
        """Phases 3 and 4: everybody is to say how many followers to draw."""
        return self.begin((frames.PREPARE, 0, 0), (frames.PLANNED, 0, 0))

    def planning(self) -> Position:
        """Phase 4 alone: everybody plans with what is in the market."""
        self.s.frames = [(frames.PLANNED, 0, 0)]
        self.s.sides, self.s.lane = [], MAIN_LANE
        if self.s.in_turn:
            self.s.then(*((frames.PLAN, seat, 0) for seat in self.s.turn_order()))
        else:
            self.s.together(*([(frames.PLAN, seat, 0)] for seat in range(self.s.players)))
        self.game.advance(self.s)
        return self

    def planning_in_turn(self) -> Position:
        """The table has agreed that players plan one after the other."""
        self.s.in_turn = 1
        return self

    def actions(self, seat: int | None = None) -> Position:
        """Phase 5, with a seat as first player, and nothing after it."""
        if seat is not None:
            self.s.first_player = seat
        return self.begin((frames.ACTIONS, 0, 0))

    def use(self, place: str, *moves: str, seat: int = 0) -> Position:
        """A place is filled and its action carried out by the first player; what it asks is answered by the moves."""
        return self.fill(seat, place).actions(seat).play(f"act {place}", *moves)

    def laying(self, seat: int = 0) -> Position:
        """The actions are over, and a seat may lay technology tokens."""
        return self.begin((frames.LAY_TECHNOLOGY, seat, 0))

    def event(self, name: str) -> Position:
        """Phase 6: the event of the round."""
        self.s.event = EVENT.labels.index(name)
        return self.begin((frames.EVENT, 0, 0))

    def torture(self, seat: int, missing: int) -> Position:
        """A seat owes so many coins more than it has."""
        return self.begin((frames.TORTURE, seat, missing))

    def last_phase(self) -> Position:
        """Phase 7, and what comes after it."""
        return self.begin((frames.PASS_FIRST_PLAYER, 0, 0))

    def ending(self) -> Position:
        """The last round is over."""
        return self.begin((frames.END, 0, 0))

    def prepare(self, **settings: str) -> Position:
        """The box is opened instead: nothing is drawn yet; for example prepare(first_player="lapis")."""
        self.s = self.game.begin(self.s.players, {name.replace("_", "-"): value for name, value in settings.items()})
        self.s.heard = []
        self.game.advance(self.s)
        return self

    def play(self, *moves: str, seat: int | None = None) -> Position:
        """Decisions and scripted chance in machine notation, one after the other.

        Where all play together the seat says whose they are; elsewhere it must be the one that is asked, if given.
        Chance may be marked with a star: "* drawn farmer".
        """
        for move in moves:
            name = move.removeprefix("* ")
            number, option = self.game.step_and_option(self.game.numbers[name])
            own, a, b = self._frame(seat)
            step = self.game.steps[own]
            assert number == own, f"{name!r} is not asked now, but {step.name!r}"
            who = step.seat(self.s, a, b)
            if who == NATURE:
                assert option in step.candidates(self.s, a, b), f"{name!r} cannot come up"
            else:
                assert not move.startswith("* "), f"{name!r} is not left to chance"
                assert seat in (None, who), f"{name!r} is asked of {SEAT.labels[who]}"
                assert name in self.legal(seat), f"{name!r} is refused: {self.refused(name, seat)}"
            if self.s.sides:
                self.game.turn_to(self.s, self.s.lane if seat is None else seat)
            self.game.answer(self.s, option)
        return self

    def everybody(self, move: str) -> Position:
        """Everybody answers the same, in turn order."""
        for seat in self.s.turn_order():
            self.play(move, seat=seat)
        return self

    def idle_until(self, step: str = "", round: int = 99) -> Position:
        """Everybody does as little as possible, and chance what comes first, until a step or round, or all is over."""
        while not self.s.over and self.asked() != step and self.s.round < round:
            if self.asked_seat() == NATURE:
                self.play(next(iter(self.chances())))
                continue
            moves = self.legal()
            idle = [move for move in ("draw 0", "plan ready", "act pass", "technology keep") if move in moves]
            self.play(idle[0] if idle else moves[0])
        return self

    # Then

    def _frame(self, seat: int | None = None) -> Frame:
        """The decision at hand; where all play together, that of a seat."""
        if not self.s.sides:
            assert self.s.frames, "nobody is asked: nothing is left to play"
            return self.s.frames[-1]
        side = self.s.sides[self.s.lane if seat is None else seat]
        assert side, "this seat has nothing to play"
        return side[-1]

    def refused(self, move: str, seat: int | None = None) -> set[str]:
        """The clauses that speak against a move of the step at hand; none if it is legal."""
        number, option = self.game.step_and_option(self.game.numbers[move])
        frame = self._frame(seat)
        assert frame[0] == number, f"{move!r} is not asked now, but {self.asked(seat)!r}"
        clauses = {self.game.refusals[reason.code].clause for reason in self.game.reasons(self.s, frame, option)}
        assert bool(clauses) is (move not in self.legal(seat)), f"{move!r} is refused without a reason, or played"
        return clauses

    def legal(self, seat: int | None = None) -> list[str]:
        """What may be done now, in machine notation."""
        frame = self._frame(seat)
        options = sorted(self.game.legal(self.s, frame))
        return [self.game.notation[self.game.action(frame[0], option)] for option in options]

    def asked(self, seat: int | None = None) -> str:
        """The step that asks now; empty when nothing is left to play."""
        return "" if self.s.over else self.game.steps[self._frame(seat)[0]].name

    def asked_seat(self) -> int:
        """Who is asked now: a seat, NATURE or NOBODY."""
        if self.s.over:
            return NOBODY
        number, a, b = self._frame()
        return self.game.steps[number].seat(self.s, a, b)

    def chances(self, seat: int | None = None) -> dict[str, int]:
        """What may come up now, and how likely each outcome is beside the others."""
        number, a, b = self._frame(seat)
        step = self.game.steps[number]
        assert step.seat(self.s, a, b) == NATURE, f"this is not left to chance, but to {step.name!r}"
        outcomes = step.candidates(self.s, a, b)
        weights = step.weights(self.s, a, b) or [1] * len(outcomes)
        return {self.game.notation[self.game.action(number, o)]: w for o, w in zip(outcomes, weights, strict=True)}

    def good(self, seat: int, kind: str) -> int:
        return self.s.goods[seat * GOODS + GOOD.labels.index(kind)]

    def goods_of(self, seat: int) -> dict[str, int]:
        """The goods of a seat, those it has none of left out."""
        return {kind: self.good(seat, kind) for kind in GOOD.labels if self.good(seat, kind)}

    def in_reserve(self, kind: str) -> int:
        return self.s.reserve[GOOD.labels.index(kind)]

    def in_supply(self, type_: str) -> int:
        return self.s.supply[FOLLOWER.labels.index(type_)]

    def marker(self, seat: int, track: str) -> int:
        return self.s.track[seat * TRACKS + TRACK.labels.index(track)]

    def markers(self, seat: int) -> dict[str, int]:
        """The markers of a seat that have left the first space."""
        return {track: self.marker(seat, track) for track in TRACK.labels if self.marker(seat, track)}

    def in_bag(self, seat: int) -> list[str]:
        """Who is in a bag, in the order of the vocabulary."""
        return [name for name, count in zip(FOLLOWER.labels, self.s.bag[seat], strict=True) for _ in range(count)]

    def waiting(self, seat: int) -> list[str]:
        """Who waits in a market, the powder tower not counted."""
        counts = self.s.market[seat * FOLLOWERS : (seat + 1) * FOLLOWERS]
        return [name for name, count in zip(FOLLOWER.labels, counts, strict=True) for _ in range(count)]

    def in_tower(self) -> list[str]:
        """Who waits in the powder tower, space by space."""
        return [FOLLOWER.labels[token - 1] if token else "" for token in self.s.tower]

    def standing(self, seat: int, place: str) -> list[str]:
        """What stands on each space of a place: a follower, "technology", or an empty text."""
        return [self.on_space(seat, space) for space in self.spaces_of(place)]

    def on_space(self, seat: int, space: str) -> str:
        token = self.s.space[seat * SPACES + SPACE.labels.index(space)]
        if token == TECHNOLOGY:
            return "technology"
        return FOLLOWER.labels[token % FRESH - 1] if token else ""

    def manned(self, seat: int) -> set[str]:
        """The places of a seat on which anything stands."""
        row = self.s.space[seat * SPACES : (seat + 1) * SPACES]
        return {PLACE.labels[PLACE_OF[space]] for space, token in enumerate(row) if token}

    def tiles_of(self, seat: int) -> list[str]:
        return [tile for tile, owner in zip(TILE.labels, self.s.tile, strict=True) if owner == seat]

    def citizens_of(self, seat: int) -> list[int]:
        """The citizen tokens of a seat, by their numbers in the vocabulary."""
        return [number for number in range(CITIZENS) if self.s.citizen[number] == seat]

    def town(self, seat: int) -> str:
        """Where a merchant is."""
        return TOWN.labels[self.s.merchant[seat]]

    def stations_in(self, town: str) -> list[int]:
        """Whose trading stations stand in a town."""
        owners = self.s.station[TOWN.labels.index(town)]
        return [seat for seat in range(self.s.players) if owners >> seat & 1]

    def goods_between(self, kind: str, a: str, b: str) -> list[str]:
        """The goods that lie on a connection."""
        spaces = self.printed.goods_spaces_of[self.link(kind, a, b)]
        return [GOOD.labels[self.s.on_map[space] - 1] for space in spaces if self.s.on_map[space]]

    def free_in(self, deed: str) -> list[str]:
        """The free spaces of a deed, by the types they ask for."""
        first = DEED.labels.index(deed) * TYPES
        counts = self.s.deed[first : first + TYPES]
        return [name for name, count in zip(FOLLOWER.labels, counts, strict=False) for _ in range(count)]

    @property
    def heard(self) -> list[str]:
        """The keys of all that was told since the position began."""
        return [event.key for event in self.s.heard or []]

    @property
    def lying(self) -> dict[str, object]:
        """All that lies on the table now."""
        return {name: freeze(getattr(self.s, name)) for name in self.s.VISIBLE if name != "printed"}

    def changed(self, before: dict[str, object]) -> set[str]:
        """Which things on the table are not as they were."""
        return {name for name, value in self.lying.items() if value != before[name]}


def reprinted(*changes: tuple[str, int, str, str]) -> str:
    """The components file with some fields printed otherwise: the kind of record, its number, the field, the value."""
    parts = re.split(r"\n(?=\[)", GAME().standard_components)
    for kind, number, field, value in changes:
        place = [index for index, part in enumerate(parts) if re.match(rf"\[+{kind}\]", part)][number]
        parts[place], found = re.subn(rf"(?m)^{field} = .*$", lambda _, f=field, v=value: f"{f} = {v}", parts[place])
        assert found == 1, f"{kind} has no {field}"
    return "\n".join(parts)
