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

    def __init__(self, players: int, printed: Printed, source: ColumnOfFire | None = None) -> None:
        super().__init__(players, source)
        self.printed = printed
        if source is None:
            # The board and each player's kit; supplies without end need no counting (setup.board, setup.protection)
            self.year: int = 0
            # 0 in the first half of the year, 1 in the second (flow.summary-flip, component.summary-card)
            self.half: int = 0
            self.active: int = 0  # whose turn it is
            self.starting_player: int = -1  # who holds the starting-player marker (component.markers)
            self.ending: int = 0  # 1 once the end of the game is triggered (end.irrevocable)
            self.event_struck: int = 0  # 1 once an event took effect in this turn (event.one-per-turn)
            # What was sold where in this turn, a bit for each country and good (sale.one-per-kind)
            self.sold: int = 0
            self.struck: int = 0  # whom the event on the table hits, a bit for each seat
            self.religion_spaces: int = 3 if players == 2 else 4  # players.two-cross, board.religion-spaces
            # setup.vp; any number is a score, the track is only display (board.vp-track)
            self.score: list[int] = [2] * players
            self.religion: list[int] = [0] * players  # setup.player-kit, component.religion-card
            self.religion_die: list[int] = [0] * players
            self.protection: list[int] = [0] * players
            self.disk: list[int] = [-1] * players
            self.loch_leven: list[int] = [NO_CARD] * players  # which Loch Leven card each seat was dealt
            self.goods: list[int] = [0] * (players * GOODS)
            # The site of each seat's house in each country, 0 if there is none; four of them (component.houses)
            self.house: list[int] = [0] * (players * COUNTRIES)
            # The character a die lies on, or FREE, or ON_LOCH_LEVEN (setup.dice)
            self.under: list[int] = [FREE] * (players * DICE)
            self.value: list[int] = [0] * (players * DICE)  # what a die shows; 0 if it is free and was not rolled
            # The dice on each seat's characters, in the order the cards were taken (def.set-order)
            self.rows: list[list[int]] = [[] for _ in range(players)]
            self.stones: list[int] = [0] * (COUNTRIES * STONES)
            self.face_up: list[int] = [NO_CARD] * COUNTRIES
            # setup.decks: a bag, shuffled as it is drawn
            self.decks: list[list[int]] = [list(range(CARDS)) for _ in range(COUNTRIES)]
            # How many advantage tiles of each kind each seat holds
            self.hand: list[list[int]] = [[0] * TILES for _ in range(players)]
            self.stack: list[int] = list(printed.tile_counts)  # setup.advantage
            self.discard: list[int] = [0] * TILES
        else:
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
