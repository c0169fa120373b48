"""Invariants of Orléans."""

from tests.fuzz.watching import Watching

from fondaco.games.orleans.game import OrleansGame
from fondaco.games.orleans.rules import frames
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import (
    ANY,
    BOARD_PLACES,
    DEVELOPMENT,
    EXCLUDED,
    FIRST_OWN,
    FOLLOWERS,
    FRESH,
    GONE_GOODS,
    GONE_STATIONS,
    GONE_TECHNOLOGY,
    GOODS,
    IN_PILE,
    LOST,
    MONK,
    NO_EVENT,
    ON_BOARD,
    ORLEANS,
    PLACE_OF,
    POWDER_TOWER,
    ROUNDS,
    SPACES,
    TECHNOLOGY,
    TILES,
    TOWN_HALL,
    TRACKS,
    TYPES,
)

PLANNING = {frames.DRAW, frames.DRAW_FOLLOWER, frames.TOWER, frames.PLAN, frames.SEND, frames.WAIT}
DRAWING = {frames.DRAW, frames.DRAW_FOLLOWER, frames.TOWER}
BATHING = {frames.BATHHOUSE_DRAW, frames.BATHHOUSE, frames.BATHHOUSE_SEND}

OWN_DECISIONS_REVEAL_NOTHING = True
"""A seat learns only from chance and from others, so its own decisions alone can always be undone."""


class Invariants(Watching):
    """Checks one game from its first decision to its end."""

    def __init__(self, game: OrleansGame, players: int) -> None:
        super().__init__()
        self.printed, self.players = game.printed, players
        self.track = [0] * (players * TRACKS)
        self.citizen: list[int] = []
        self.tile: list[int] = []
        self.deed: list[int] = []
        self.gone: list[int] = []
        self.round = 0
        self.first_player = -1

    def check(self, s: Orleans) -> None:
        waiting = {frame[0] for frame in s.frames} | {frame[0] for side in s.sides for frame in side}
        if self.is_new(s, "bag", "market", "space", "tower", "bathhouse", "supply", "deed", "gone"):
            self._followers(s)
        if self.is_new(s, "space", "tile", "frames"):
            self._spaces(s, waiting)
        self._markets(s, waiting)
        if self.is_new(s, "reserve", "on_map", "goods", "gone"):
            self._goods(s)
        self._coins(s)
        if self.is_new(s, "technology", "unlaid", "laid", "gone", "space"):
            self._technology(s)
        if self.is_new(s, "station", "stations", "gone"):
            self._stations(s)
        if self.is_new(s, "track", "citizen", "deed", "gone"):
            self._tracks_and_citizens(s)
        if self.is_new(s, "tile"):
            self._tiles(s)
        self._course(s, waiting)

    # Followers: each in stock, in a bag, before a player, on a deed, or out of the game

    def _followers(self, s: Orleans) -> None:
        counts = [0] * FOLLOWERS
        for seat in range(self.players):
            own = [0] * FOLLOWERS
            for follower in range(FOLLOWERS):
                assert s.bag[seat][follower] >= 0 <= s.market[seat * FOLLOWERS + follower], "less than none"
                own[follower] = s.bag[seat][follower] + s.market[seat * FOLLOWERS + follower]
            tokens = [token for token in s.space[seat * SPACES : seat * SPACES + SPACES] if token]
            if s.tile[POWDER_TOWER - BOARD_PLACES] == seat:
                tokens += [token for token in s.tower if token]
            if any(s.bathhouse) and self._bather(s) == seat:
                tokens += [token for token in s.bathhouse if token]
            for token in tokens:
                if token != TECHNOLOGY:
                    own[(token - FRESH if token >= FRESH else token) - 1] += 1
            assert own[FIRST_OWN:] == [1] * 4, f"own followers of {seat}: {own[FIRST_OWN:]}"
            counts = [have + more for have, more in zip(counts, own, strict=True)]
        for type_ in range(TYPES):
            given = sum(self.printed.deed_spaces[type_::TYPES]) - sum(s.deed[type_::TYPES])
            places = [counts[type_], s.supply[type_], given, s.gone[type_]]
            assert min(places) >= 0, f"type {type_}: {places}"
            assert sum(places) == self.printed.follower_count[self.players][type_], f"type {type_}: {places}"
        if POWDER_TOWER - BOARD_PLACES not in self._owned(s):
            assert s.tower == [0, 0], "somebody waits in a tower that nobody has"

    def _bather(self, s: Orleans) -> int:
        return next(frame[1] for frame in s.frames[::-1] if frame[0] in BATHING)

    def _owned(self, s: Orleans) -> set[int]:
        return {tile for tile in range(TILES) if s.tile[tile] >= 0}

    # Action spaces: only on own places, only who fits, fresh ones only while all plan

    def _spaces(self, s: Orleans, waiting: set[int]) -> None:
        for place, token in enumerate(s.space):
            if not token:
                continue
            seat, space = divmod(place, SPACES)
            assert s.has(seat, PLACE_OF[space]), f"{token} stands on another's tile, space {space} of {seat}"
            asked = self.printed.asks[space]
            if token == TECHNOLOGY:
                assert asked not in (MONK, ANY) and len(self.printed.spaces_of[PLACE_OF[space]]) > 1
                continue
            assert token < FRESH or waiting & PLANNING, "somebody is still being placed after planning"
            follower = (token - FRESH if token >= FRESH else token) - 1
            assert 0 <= follower < FOLLOWERS
            assert asked != MONK or follower == MONK, "only a monk stands on a monk's space"
            assert PLACE_OF[space] != TOWN_HALL or follower < FIRST_OWN, "an own follower at the town hall"

    def _markets(self, s: Orleans, waiting: set[int]) -> None:
        for seat in range(self.players):
            assert s.room(seat) >= 0, f"the market of {seat} is too full"
            in_market = sum(s.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS])
            assert in_market <= self.printed.market or waiting & DRAWING, f"{in_market} wait in the market"
        assert not any(s.bathhouse) or waiting & BATHING, "the bathhouse is not empty"

    # Goods, coins, technology, stations

    def _goods(self, s: Orleans) -> None:
        for good, total in enumerate(self.printed.good_count):
            places = [s.reserve[good], s.on_map.count(good + 1), s.gone[GONE_GOODS + good], *s.goods[good::GOODS]]
            assert min(places) >= 0, f"good {good}: {places}"
            assert sum(places) == total, f"good {good} is not conserved: {places}"
        for space, least in enumerate(self.printed.goods_space_least):
            assert least <= self.players or not s.on_map[space], "a good lies on a space for more players"

    def _coins(self, s: Orleans) -> None:
        assert min(s.bank, *s.coins) >= 0, f"coins {s.coins}, bank {s.bank}"
        assert s.bank + sum(s.coins) == self.printed.coins, f"coins {s.coins}, bank {s.bank}"

    def _technology(self, s: Orleans) -> None:
        places = [s.technology, s.gone[GONE_TECHNOLOGY], s.space.count(TECHNOLOGY), *s.unlaid]
        assert min(places) >= 0 and sum(places) == self.printed.technology, f"technology {places}"
        for seat in range(self.players):
            row = s.space[seat * SPACES : seat * SPACES + SPACES]
            lying = [PLACE_OF[space] for space, token in enumerate(row) if token == TECHNOLOGY]
            assert len(set(lying)) == len(lying), f"two technology tokens on one place of {seat}"
            assert not lying or s.laid[seat]

    def _stations(self, s: Orleans) -> None:
        for seat in range(self.players):
            built = sum(owners >> seat & 1 for owners in s.station)
            lost = s.gone[GONE_STATIONS + seat]
            assert s.stations[seat] >= 0 and built == s.stations_built(seat)
            assert built + s.stations[seat] + lost == self.printed.stations
        for town, owners in enumerate(s.station):
            assert town == ORLEANS or owners.bit_count() <= 1, f"two stations in town {town}"
            assert owners < 1 << self.players

    # Tracks never go back, citizens and tiles never return

    def _tracks_and_citizens(self, s: Orleans) -> None:
        steps = (*self.printed.track_steps, self.printed.development_steps)
        for place, (now, before) in enumerate(zip(s.track, self.track, strict=True)):
            assert 0 <= now <= steps[place % TRACKS], f"marker {place} at {now}"
            assert now >= before or place % TRACKS == DEVELOPMENT, f"marker {place} went back to {now}"
        self.track = s.track[:]
        assert all(owner in range(ON_BOARD, self.players) for owner in s.citizen)
        for now, before in zip(s.citizen, self.citizen, strict=False):
            assert before in (ON_BOARD, now), "a citizen changed hands"
        self.citizen = s.citizen[:]
        for now, before in zip(s.deed, self.deed, strict=False):
            assert 0 <= now <= before, "a deed space was freed"
        self.deed = s.deed[:]
        for now, before in zip(s.gone, self.gone, strict=False):
            assert now >= before, "what had left the game came back"
        self.gone = s.gone[:]

    def _tiles(self, s: Orleans) -> None:
        for now, before in zip(s.tile, self.tile, strict=False):
            assert before in (now, IN_PILE) or now == LOST, f"a tile went from {before} to {now}"
            assert now in (IN_PILE, EXCLUDED, LOST) or 0 <= now < self.players
        self.tile = s.tile[:]
        assert s.tile.count(EXCLUDED) <= (4 if self.players == 2 else self.players) * s.exclusion

    # Rounds and events

    def _course(self, s: Orleans, waiting: set[int]) -> None:
        assert self.round <= s.round <= min(self.round + 1, ROUNDS)
        if s.round > self.round:
            assert self.first_player < 0 or s.first_player == (self.first_player + 1) % self.players
            self.first_player = s.first_player
        self.round = s.round
        if frames.HOURGLASS not in waiting and s.round:
            assert sum(s.hourglass) == ROUNDS - s.round and min(s.hourglass) >= 0
            assert s.event != NO_EVENT
        assert 0 <= s.passed < 1 << self.players
        if s.over:
            assert s.round == ROUNDS
