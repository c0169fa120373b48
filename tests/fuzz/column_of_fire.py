"""Invariants of A Column of Fire."""

from fondaco.games.column_of_fire.game import ColumnOfFireGame
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.rules.ending import YEAR_LIMIT
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import (
    CARDS,
    CATHOLIC,
    CHARACTERS,
    COUNTRIES,
    DICE,
    FREE,
    GOAL,
    GOODS,
    NO_CARD,
    ON_LOCH_LEVEN,
    PROTESTANT,
    SITES,
    STONES,
    TILES,
)

SETTING_UP = {frames.SET_UP, frames.DRAW_STARTING_PLAYER, frames.DEAL_LOCH_LEVEN}
DICE_NOT_ROLLED_YET = {*SETTING_UP, frames.ROLL_RELIGION}
IN_DECK, FACE_UP, IN_A_ROW, GONE = range(4)
STRIKING = {frames.SHIELD, frames.STRIKE}

OWN_DECISIONS_REVEAL_NOTHING = True
"""A seat learns only from chance and from others, so its own decisions alone can always be undone."""


class Invariants:
    """Checks one game from its first decision to its end."""

    def __init__(self, game: ColumnOfFireGame, players: int) -> None:
        self.printed, self.players = game.printed, players
        self.cards = [IN_DECK] * (COUNTRIES * CARDS)
        """Where each card is on its way through the game."""
        self.rows: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        self.turn = (0, 0, 0)
        self.ending = 0
        self.year_of_ending = 0
        self.starting_player = -1

    def check(self, s: ColumnOfFire) -> None:
        waiting = {frame[0] for frame in s.frames}
        if waiting & SETTING_UP:
            self._tiles(s)
            return
        self._tiles(s)
        self._dice(s, waiting)
        self._cards(s)
        self._board(s)
        self._course(s, waiting)

    # Tiles: 28 with an advantage; goods and protection have no limit

    def _tiles(self, s: ColumnOfFire) -> None:
        for tile in range(TILES):
            places = [s.stack[tile], s.discard[tile], *(hand[tile] for hand in s.hand)]
            assert min(places) >= 0, f"tile {tile} lies {places} times in stack, discard and hands"
            assert sum(places) == self.printed.tile_counts[tile], f"tile {tile} is not conserved: {places}"
        assert sum(s.stack) + sum(s.discard) + sum(map(sum, s.hand)) == 28
        assert min(s.goods) >= 0 and len(s.goods) == self.players * GOODS
        assert min(s.protection) >= 0

    # Dice: each free, on Loch Leven or on one character, and in the row just then

    def _dice(self, s: ColumnOfFire, waiting: set[int]) -> None:
        for seat in range(self.players):
            under = s.under[seat * DICE : seat * DICE + DICE]
            assert all(card in (FREE, ON_LOCH_LEVEN) or card % CARDS < CHARACTERS for card in under), under
            assert sorted(s.rows[seat]) == [die for die in range(DICE) if under[die] >= 0], f"row {s.rows[seat]}"
            for die in range(DICE):
                least = 0 if under[die] == FREE else 1
                assert least <= s.value[seat * DICE + die] <= 6, f"die {die} of {seat} shows {s.value}"
            if not waiting & DICE_NOT_ROLLED_YET or s.year:
                assert s.religion_die[seat] in range(1, self.printed.religion_top + 1), s.religion_die
            assert s.religion[seat] in (CATHOLIC, PROTESTANT)
            self._row(s, seat)

    def _row(self, s: ColumnOfFire, seat: int) -> None:
        """Cards leave a row and gaps close, new ones join at the right-hand end."""
        row = [(die, s.under[seat * DICE + die]) for die in s.rows[seat]]
        kept = [place for place in self.rows[seat] if place in row]
        assert row[: len(kept)] == kept, f"the row of {seat} was {self.rows[seat]}, is {row}"
        assert len(row) <= len(kept) + 1, f"the row of {seat} was {self.rows[seat]}, is {row}"
        self.rows[seat] = row

    # Cards: each in its deck, face up, in one row, or gone for good

    def _cards(self, s: ColumnOfFire) -> None:
        seen = [country * CARDS + place for country, deck in enumerate(s.decks) for place in deck]
        seen += [country * CARDS + place for country, place in enumerate(s.face_up) if place != NO_CARD]
        seen += [card for card in s.under if card >= 0]
        assert len(set(seen)) == len(seen), f"a card lies in two places: {sorted(seen)}"
        places = [GONE] * len(self.cards)
        for country, deck in enumerate(s.decks):
            for place in deck:
                places[country * CARDS + place] = IN_DECK
            if s.face_up[country] != NO_CARD:
                places[country * CARDS + s.face_up[country]] = FACE_UP
        for card in s.under:
            if card >= 0:
                places[card] = IN_A_ROW
        back = [card for card, (now, before) in enumerate(zip(places, self.cards, strict=True)) if now < before]
        assert not back, f"cards came back: {back}"
        self.cards = places
        assert all(place in range(-1, CHARACTERS) for place in s.face_up), f"no character lies face up: {s.face_up}"

    # Houses, stones and disks

    def _board(self, s: ColumnOfFire) -> None:
        for country in range(COUNTRIES):
            sites = [s.house[seat * COUNTRIES + country] for seat in range(self.players)]
            built = [site for site in sites if site]
            assert all(0 <= site <= SITES for site in sites) and len(set(built)) == len(built), f"houses {sites}"
            stones = s.stones[country * STONES : country * STONES + STONES]
            assert min(stones) >= 0 and sum(stones) <= s.religion_spaces, f"stones {stones} in {country}"
        assert s.religion_spaces == (3 if self.players == 2 else 4)
        assert len(set(s.disk)) == self.players, f"two disks on one space: {s.disk}"
        assert all(0 <= space < len(self.printed.space_die) for space in s.disk)
        assert len(set(s.loch_leven)) == self.players and set(s.loch_leven) <= set(range(4))
        assert min(s.score) >= 0, f"scores {s.score}"

    # Turns, years and the end

    def _course(self, s: ColumnOfFire, waiting: set[int]) -> None:
        if self.starting_player < 0:
            self.starting_player = s.starting_player
        assert s.starting_player == self.starting_player >= 0
        turn = (s.year, s.half, (s.active - s.starting_player) % self.players) if s.year else (0, 0, 0)
        assert turn >= self.turn, f"the turn {turn} comes after {self.turn}"
        assert s.year - self.turn[0] <= 1 and s.year <= YEAR_LIMIT
        if turn != self.turn and not s.over:
            self._turn_begins(s)
        self.turn = turn
        self._sales(s)
        assert not s.struck or waiting & STRIKING, f"the event hits {s.struck}, but none is on the table"
        assert 0 <= s.struck < 1 << self.players
        assert s.event_struck in (0, 1) and s.half in (0, 1)
        self._end(s)

    def _turn_begins(self, s: ColumnOfFire) -> None:
        full = [country for country in range(COUNTRIES) if s.is_full(country)]
        assert not full, f"a turn begins with full countries {full}"
        assert not s.sold and not s.event_struck and not s.struck, "what counts for a turn was not cleared"
        assert s.ending or NO_CARD not in s.face_up, f"a deck is used up and the end not near: {s.face_up}"

    def _sales(self, s: ColumnOfFire) -> None:
        for place in range(COUNTRIES * GOODS):
            assert not s.sold >> place & 1 or self.printed.price[place], f"sold {s.sold:b} where no price is"
        assert s.sold >> COUNTRIES * GOODS == 0

    def _end(self, s: ColumnOfFire) -> None:
        assert s.ending in (0, 1) and s.ending >= self.ending, "the end was called off"
        if s.ending and not self.ending:
            self.year_of_ending = s.year
        self.ending = s.ending
        assert s.over or s.ending or max(s.score) < GOAL, f"scores {s.score}, and the end is not near"
        assert not s.ending or s.year == self.year_of_ending, "the game went on after the year of its end"
        if s.over:
            assert s.ending or s.year == YEAR_LIMIT, "the game is over for no reason"
