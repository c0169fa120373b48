"""What lies on the table: board, decks, dice and everything in front of the players."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.column_of_fire.printed import Printed
from fondaco.games.column_of_fire.vocabulary import *
from fondaco.kernel import OWN_AND_TOTALS, PRINTED, PUBLIC, TOTAL, State

OPEN: Final = (
    *("year", "half", "active", "starting_player", "ending", "event_struck", "sold", "struck", "religion_spaces"),
    *("score", "religion", "religion_die", "protection", "disk", "loch_leven", "goods", "house", "under", "value"),
    *("rows", "stones", "face_up", "discard"),
    "decks",  # which cards are left is known to all; their order does not exist (info.decks-hidden)
)
"""The fields that everybody sees: everything but the advantage tiles (info.public)."""


class ColumnOfFire(State):
    """A position. Lists by seat are indexed seat, seat * 4 + country or good, seat * 5 + die."""

    __slots__ = ("printed", *OPEN, "hand", "stack")

    VISIBLE: ClassVar[dict[str, str]] = {
        "printed": PRINTED,
        **dict.fromkeys(OPEN, PUBLIC),
        "hand": OWN_AND_TOTALS,  # info.advantage-hidden
        "stack": TOTAL,
    }

    printed: Printed
    year: int
    half: int
    """0 in the first half of the year, 1 in the second (flow.summary-flip, component.summary-card)."""
    active: int
    """Whose turn it is."""
    starting_player: int
    """Who holds the starting-player marker (component.markers)."""
    ending: int
    """1 once the end of the game is triggered (end.irrevocable)."""
    event_struck: int
    """1 once an event took effect in this turn (event.one-per-turn)."""
    sold: int
    """What was sold where in this turn, a bit for each country and good (sale.one-per-kind)."""
    struck: int
    """Whom the event on the table hits, a bit for each seat."""
    religion_spaces: int
    score: list[int]
    religion: list[int]
    religion_die: list[int]
    protection: list[int]
    disk: list[int]
    loch_leven: list[int]
    """Which Loch Leven card each seat was dealt."""
    goods: list[int]
    house: list[int]
    """The site of each seat's house in each country, 0 if there is none."""
    under: list[int]
    """The character a die lies on, or FREE, or ON_LOCH_LEVEN (setup.dice)."""
    value: list[int]
    """What a die shows; 0 if it is free and was not rolled."""
    rows: list[list[int]]
    """The dice on each seat's characters, in the order the cards were taken (def.set-order)."""
    stones: list[int]
    face_up: list[int]
    decks: list[list[int]]
    hand: list[list[int]]
    """How many advantage tiles of each kind each seat holds."""
    stack: list[int]
    discard: list[int]

    def __init__(self, players: int, printed: Printed, source: ColumnOfFire | None = None) -> None:
        super().__init__(players, source)
        self.printed = printed
        if source is None:
            self._lay_out()
            return
        self.year = source.year
        self.half = source.half
        self.active = source.active
        self.starting_player = source.starting_player
        self.ending = source.ending
        self.event_struck = source.event_struck
        self.sold = source.sold
        self.struck = source.struck
        self.religion_spaces = source.religion_spaces
        self.score = source.score[:]
        self.religion = source.religion[:]
        self.religion_die = source.religion_die[:]
        self.protection = source.protection[:]
        self.disk = source.disk[:]
        self.loch_leven = source.loch_leven[:]
        self.goods = source.goods[:]
        self.house = source.house[:]
        self.under = source.under[:]
        self.value = source.value[:]
        self.rows = [row[:] for row in source.rows]
        self.stones = source.stones[:]
        self.face_up = source.face_up[:]
        self.decks = [deck[:] for deck in source.decks]
        self.hand = [tiles[:] for tiles in source.hand]
        self.stack = source.stack[:]
        self.discard = source.discard[:]

    def _lay_out(self) -> None:
        """The board and each player's kit; supplies without end need no counting (setup.board, setup.protection)."""
        players = self.players
        self.year = 0
        self.half = 0
        self.active = 0
        self.starting_player = -1
        self.ending = 0
        self.event_struck = 0
        self.sold = 0
        self.struck = 0
        self.religion_spaces = 3 if players == 2 else 4  # players.two-cross, board.religion-spaces
        self.score = [2] * players  # setup.vp; any number is a score, the track is only display (board.vp-track)
        self.religion = [0] * players  # setup.player-kit, component.religion-card
        self.religion_die = [0] * players
        self.protection = [0] * players
        self.disk = [-1] * players
        self.loch_leven = [NO_CARD] * players
        self.goods = [0] * (players * GOODS)
        self.house = [0] * (players * COUNTRIES)  # component.houses: four of them, one for each country
        self.under = [FREE] * (players * DICE)
        self.value = [0] * (players * DICE)
        self.rows = [[] for _ in range(players)]
        self.stones = [0] * (COUNTRIES * STONES)
        self.face_up = [NO_CARD] * COUNTRIES
        self.decks = [list(range(CARDS)) for _ in range(COUNTRIES)]  # setup.decks: a bag, shuffled as it is drawn
        self.hand = [[0] * TILES for _ in range(players)]
        self.stack = list(self.printed.tile_counts)  # setup.advantage
        self.discard = [0] * TILES

    def copy(self) -> ColumnOfFire:
        return ColumnOfFire(self.players, self.printed, self)

    def __repr__(self) -> str:
        return f"<Column of Fire: year {self.year}, half {self.half + 1}, seat {self.active}, scores {self.score}>"

    # Questions the chapters share

    def stones_in(self, country: int) -> int:
        """How many stones lie in a country."""
        stones = self.stones
        first = country * STONES
        return stones[first] + stones[first + 1] + stones[first + 2]

    def is_full(self, country: int) -> bool:
        """Whether a country's religion spaces are all covered, so that it bears a torch (stone.torch)."""
        return self.stones_in(country) >= self.religion_spaces

    def top_card(self, country: int) -> int:
        """The character that lies face up on a country's deck, or NO_CARD."""
        place = self.face_up[country]
        return NO_CARD if place == NO_CARD else country * CARDS + place

    def is_free(self, seat: int, die: int) -> bool:
        """Whether a coloured die lies on none of its owner's cards (def.free-die)."""
        return self.under[seat * DICE + die] == FREE

    def owner_of_site(self, country: int, site: int) -> int:
        """Whose house stands on a site, or -1."""
        for seat in range(self.players):
            if self.house[seat * COUNTRIES + country] == site:
                return seat
        return -1
