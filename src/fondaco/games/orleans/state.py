"""What lies on the table: boards, map, bags and everything in front of the players."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.orleans.printed import Printed
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import OWN_AND_TOTALS, PRINTED, PUBLIC, State
from fondaco.kernel.compiling import i64

OPEN: Final = (
    *("round", "first_player", "in_turn", "exclusion", "bank", "technology", "passed", "coins", "track", "citizen"),
    *("goods", "reserve", "on_map", "merchant", "station", "stations", "supply", "market", "tower", "bathhouse"),
    *("space", "unlaid", "laid", "deed", "gone"),
    "event",  # phase.hourglass-known
    "tile",  # town.free-choice
    "hourglass",  # which tiles are left is known to all; their order does not exist (q.events.remaining)
)
"""The fields that everybody sees: everything on the table (q.information.public)."""


class Orleans(State):
    """A position. Lists by seat are indexed seat * width + place, the widths being those of the vocabulary."""

    __slots__ = ("printed", *OPEN, "bag")

    VISIBLE: ClassVar[dict[str, str]] = {
        "printed": PRINTED,
        **dict.fromkeys(OPEN, PUBLIC),
        "bag": OWN_AND_TOTALS,  # bag.check: each player may look into the own bag
    }

    printed: Printed
    round: int
    event: int
    """The event of the round, or NO_EVENT before the first."""
    first_player: int
    in_turn: int
    """1 if players plan in turn order instead of all together (plan.simultaneous)."""
    exclusion: int
    """1 if place tiles may be put back into the box before the first round (variant.exclusion)."""
    bank: int
    """The coins in the common reserve (component.supply)."""
    technology: int
    """The technology tokens still on the board."""
    passed: int
    """Who has passed in this action phase, a bit for each seat (action.pass)."""
    coins: list[int]
    track: list[int]
    """How far each seat's seven markers have gone: six tracks of followers, then development."""
    citizen: list[int]
    """Who has each citizen token, or ON_BOARD."""
    goods: list[int]
    reserve: list[int]
    """The goods beside the board, by kind."""
    on_map: list[int]
    """What lies on each goods space of the map: a good's number plus one, or 0."""
    merchant: list[int]
    station: list[int]
    """Whose trading stations stand in each town, a bit for each seat."""
    stations: list[int]
    """The trading stations each seat still has to build."""
    supply: list[int]
    """The neutral followers on the main board, by type."""
    bag: list[list[int]]
    """How many followers of each kind are in each seat's bag."""
    market: list[int]
    """How many followers of each kind wait in each seat's market, the powder tower not counted."""
    tower: list[int]
    """Who waits on the two spaces of the powder tower: a follower's number plus one, or 0."""
    bathhouse: list[int]
    """The followers just drawn by the bathhouse, as numbers plus one; 0 at all other times."""
    space: list[int]
    """What stands on each action space of each seat."""
    unlaid: list[int]
    """Technology tokens that each seat has still to lay."""
    laid: list[int]
    """1 once a seat has laid a technology token (tech.first-farmer)."""
    tile: list[int]
    """Who has each place tile, or IN_PILE, EXCLUDED, LOST."""
    deed: list[int]
    """The free spaces of each deed for each follower type, at deed * 7 + type."""
    hourglass: list[int]
    """How many hourglass tiles of each event are still in the stack."""
    gone: list[int]
    """What has left the game: followers, goods, technology, then each seat's stations."""

    def __init__(self, players: int, printed: Printed, source: Orleans | None = None) -> None:
        super().__init__(players, source)
        self.printed = printed
        if source is None:
            self._lay_out()
            return
        self.round = source.round
        self.event = source.event
        self.first_player = source.first_player
        self.in_turn = source.in_turn
        self.exclusion = source.exclusion
        self.bank = source.bank
        self.technology = source.technology
        self.passed = source.passed
        self.coins = source.coins[:]
        self.track = source.track[:]
        self.citizen = source.citizen[:]
        self.goods = source.goods[:]
        self.reserve = source.reserve[:]
        self.on_map = source.on_map[:]
        self.merchant = source.merchant[:]
        self.station = source.station[:]
        self.stations = source.stations[:]
        self.supply = source.supply[:]
        self.bag = [followers[:] for followers in source.bag]
        self.market = source.market[:]
        self.tower = source.tower[:]
        self.bathhouse = source.bathhouse[:]
        self.space = source.space[:]
        self.unlaid = source.unlaid[:]
        self.laid = source.laid[:]
        self.tile = source.tile[:]
        self.deed = source.deed[:]
        self.hourglass = source.hourglass[:]
        self.gone = source.gone[:]

    def _lay_out(self) -> None:
        """Boards, supplies and each player's kit before anything is drawn (setup.boards, setup.player-kit)."""
        players, printed = self.players, self.printed
        self.round = 0
        self.event = NO_EVENT
        self.first_player = -1
        self.in_turn = 0
        self.exclusion = 0
        self.bank = printed.coins - players * printed.coins_at_start  # setup.coins
        self.technology = printed.technology  # setup.technology: all of them, whatever the number of players
        self.passed = 0
        self.coins = [printed.coins_at_start] * players
        self.track = [0] * (players * TRACKS)  # setup.markers
        self.citizen = [ON_BOARD] * CITIZENS  # setup.citizens
        self.goods = [0] * (players * GOODS)
        self.reserve = list(printed.good_count)
        self.on_map = [0] * len(printed.goods_space_link)
        self.merchant = [ORLEANS] * players  # setup.merchant
        self.station = [0] * TOWNS
        self.stations = [printed.stations] * players
        self.supply = list(printed.follower_count[players])  # setup.follower-supply
        self.bag = [[0] * FOLLOWERS for _ in range(players)]
        # setup.start-followers: the four own ones; setup.3p.colour, setup.2p.colours: the others stay in the box
        self.market = ([0] * FIRST_OWN + [1] * (FOLLOWERS - FIRST_OWN)) * players
        self.tower = [0, 0]
        self.bathhouse = [0, 0]
        self.space = [EMPTY] * (players * SPACES)
        self.unlaid = [0] * players
        self.laid = [0] * players
        self.tile = [IN_PILE] * TILES  # setup.place-tiles
        self.deed = list(printed.deed_spaces)
        self.hourglass = list(printed.event_count)  # setup.hourglass: a bag, shuffled as it is drawn
        self.gone = [0] * (GONE_STATIONS + players)

    def copy(self) -> Orleans:
        return Orleans(self.players, self.printed, self)

    def __repr__(self) -> str:
        return f"<Orléans: round {self.round}, coins {self.coins}, first player {self.first_player}>"

    # Questions the chapters share

    def has(self, seat: int, place: int) -> bool:
        """Whether a seat owns a place: those of the board always, tiles if it took them (plan.own-places)."""
        return place < BOARD_PLACES or self.tile[place - BOARD_PLACES] == seat

    def level(self, seat: int) -> int:
        """A seat's development level (development.level)."""
        return self.printed.level_at[self.track[seat * TRACKS + DEVELOPMENT]]

    def draw_limit(self, seat: int) -> int:
        """How many followers a seat may draw (followers.draw-limit)."""
        return self.printed.knight_draw[self.track[seat * TRACKS + KNIGHT]]

    def marker(self, seat: int, track: int) -> int:
        """How far a seat has gone on a track."""
        return self.track[seat * TRACKS + track]

    def tower_of(self, seat: int) -> list[int]:
        """What stands on the two spaces of a seat's powder tower; nothing if it has none (tile.powder-tower)."""
        return self.tower if self.has(seat, POWDER_TOWER) else []

    def bathing(self, seat: int) -> list[int]:
        """Whom the bathhouse has just drawn for a seat, as in the tower; nothing if it is not the seat's."""
        return self.bathhouse if self.has(seat, BATHHOUSE) else []

    def waiting_kinds(self, seat: int) -> list[int]:
        """The followers in a seat's market and tower by kind, also from earlier rounds (followers.unused-stay)."""
        counts = self.market[seat * FOLLOWERS : seat * FOLLOWERS + FOLLOWERS]
        if self.tile[POWDER_TOWER - BOARD_PLACES] == seat:
            for token in self.tower:
                if token:
                    counts[token - 1] += 1
        return counts

    def waiting(self, seat: int) -> int:
        """How many followers wait in a seat's market and tower."""
        return sum(self.waiting_kinds(seat))

    def standing(self, seat: int) -> list[int]:
        """The action spaces on which followers of a seat stand, also those placed in this planning phase."""
        tokens, first = self.space, i64(seat * SPACES)
        return [space for space in range(SPACES) if tokens[first + space] not in (EMPTY, TECHNOLOGY)]

    def market_size(self, seat: int) -> int:
        """How many spaces a seat's market has (component.market, tile.powder-tower)."""
        size = self.printed.market
        return size + self.printed.tower if self.tile[POWDER_TOWER - BOARD_PLACES] == seat else size

    def room(self, seat: int) -> int:
        """How many of them are free (followers.market-limit)."""
        free = self.market_size(seat)
        for followers in self.waiting_kinds(seat):
            free -= followers
        return free

    def stations_built(self, seat: int) -> int:
        """How many trading stations of a seat stand on the map."""
        return self.printed.stations - self.stations[seat] - self.gone[GONE_STATIONS + seat]

    def turn_order(self) -> list[int]:
        """The first player, then the others clockwise (flow.turn-order)."""
        first = self.first_player
        return [(first + place) % self.players for place in range(self.players)]
