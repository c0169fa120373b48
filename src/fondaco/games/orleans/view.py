"""What a seat knows of a position."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.games.orleans.vocabulary import BOARD_PLACES, FOLLOWERS, GONE_STATIONS, POWDER_TOWER, SPACES, TRACKS
from fondaco.kernel import View


@dataclass(frozen=True)
class OrleansView(View):
    """What a seat knows of a position; fields as in the state."""

    round: int
    event: int
    first_player: int
    in_turn: int
    exclusion: int
    bank: int
    technology: int
    passed: int
    coins: tuple[int, ...]
    track: tuple[int, ...]
    citizen: tuple[int, ...]
    goods: tuple[int, ...]
    reserve: tuple[int, ...]
    on_map: tuple[int, ...]
    merchant: tuple[int, ...]
    station: tuple[int, ...]
    stations: tuple[int, ...]
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    bag_totals: tuple[int, ...]
    market: tuple[int, ...]
    tower: tuple[int, ...]
    bathhouse: tuple[int, ...]
    space: tuple[int, ...]
    unlaid: tuple[int, ...]
    laid: tuple[int, ...]
    tile: tuple[int, ...]
    deed: tuple[int, ...]
    hourglass: tuple[int, ...]
    gone: tuple[int, ...]

    def has(self, seat: int, place: int) -> bool:
        """Whether a seat owns a place."""
        return place < BOARD_PLACES or self.tile[place - BOARD_PLACES] == seat

    def marker(self, seat: int, track: int) -> int:
        """How far a seat has gone on a track."""
        return self.track[seat * TRACKS + track]

    def market_of(self, seat: int) -> list[int]:
        """The followers waiting in a seat's market, one by one, those in the powder tower not among them."""
        counts = self.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]
        return [follower for follower, count in enumerate(counts) for _ in range(count)]

    def tower_of(self, seat: int) -> tuple[int, ...]:
        """What stands on the two spaces of a seat's powder tower; nothing if it has none."""
        return self.tower if self.has(seat, POWDER_TOWER) else ()

    def spaces_of(self, seat: int) -> tuple[int, ...]:
        """What stands on each action space of a seat."""
        return self.space[seat * SPACES : seat * SPACES + SPACES]

    def stations_built(self, seat: int) -> int:
        """How many trading stations of a seat stand on the map."""
        return sum(owners >> seat & 1 for owners in self.station)

    def stations_lost(self, seat: int) -> int:
        """How many trading stations of a seat have left the game."""
        return self.gone[GONE_STATIONS + seat]

    def citizens(self, seat: int) -> int:
        """How many citizen tokens a seat has."""
        return self.citizen.count(seat)

    def turn_order(self) -> list[int]:
        """The first player, then the others clockwise."""
        return [(max(self.first_player, 0) + place) % self.players for place in range(self.players)]
