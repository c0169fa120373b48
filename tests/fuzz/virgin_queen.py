"""Invariants of The Enterprise of England."""

from tests.fuzz.watching import Watching

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.spaces import at_war, besiegers, garrison, is_besieged, land_units
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    ANY_PLACE,
    CAPTIVE,
    CARDS,
    DEAD,
    FIRST_SEA,
    HOARDS,
    LEADERS,
    MOST_LEVEL,
    MOST_PIRACY_POINTS,
    NOBODY_RULES,
    PLACES,
    POWERS,
    SHIPS,
    SPACES,
    TREASURES,
    UNITS,
    WAITING,
)

OWN_DECISIONS_REVEAL_NOTHING = False
"""A mission may be answered with a Cipher Key, and a look at a hand reveals it."""

SETTING_UP = {frames.SET_UP, frames.TURN}
AT_REST = {frames.ACT, frames.IMPULSE}


class Invariants(Watching):
    """Checks one game from its first decision to its end."""

    def __init__(self, game: VirginQueenGame, players: int) -> None:
        super().__init__()
        self.printed, self.players = game.printed, players
        self.turn = 0
        self.phase = 0
        self.dead: set[int] = set()
        self.mary = 0

    def check(self, s: Enterprise) -> None:
        if not s.over and s.frames[-1][0] in SETTING_UP:
            return
        if self.is_new(s, "units", "reserve_units", "ships", "reserve_ships", "track_ships"):
            self._pieces(s)
        if self.is_new(s, "hand", "held", "deck", "discard", "removed", "home", "home_held"):
            self._cards(s)
        if self.is_new(s, "treasure", "jesuits"):
            self._treasures(s)
        self._people(s)
        self._course(s)
        if not s.over and s.frames[-1][0] in AT_REST:
            self._peace(s)

    # Pieces: each in the reserve, on the map or on the turn track

    def _pieces(self, s: Enterprise) -> None:
        box = [*self.printed.regulars, self.printed.cavalry]
        assert min(s.units) >= 0 and min(s.reserve_units) >= 0
        for unit in range(UNITS):
            assert s.reserve_units[unit] + sum(s.units[unit::UNITS]) == box[unit], f"unit {unit} is not conserved"
        assert min(s.ships) >= 0 and min(s.reserve_ships) >= 0 and min(s.track_ships) >= 0
        for ship in range(SHIPS):
            count = s.reserve_ships[ship] + s.track_ships[ship] + sum(s.ships[ship::SHIPS])
            assert count == self.printed.ships[ship], f"ship {ship} is not conserved"
        ashore = [place for place in range(SPACES) for ship in range(SHIPS) if s.ships[place * SHIPS + ship]]
        assert all(self.printed.harbour[place] for place in ashore), f"ships on dry land: {ashore}"

    # Cards: each in one hand, the deck, the discard or out of the game

    def _cards(self, s: Enterprise) -> None:
        for card in range(CARDS):
            held = [hand[power * CARDS + card] for hand in s.hand for power in range(POWERS)]
            places = [*held, s.deck[card], s.discard[card], s.removed[card]]
            assert min(places) >= 0
            assert sum(places) == self.printed.card_counts[card], f"card {card} is not conserved: {places}"
        for power in range(POWERS):
            seat = s.seat_of(power)
            assert s.held[power] == sum(s.hand[seat][power * CARDS : power * CARDS + CARDS])
            assert s.home_held[power] == int(s.home[seat][power] >= 0)
            assert s.home[seat][power] in (-1, 2 * power, 2 * power + 1)
            others = [hand for owner, hand in enumerate(s.hand) if owner != seat]
            assert not any(sum(hand[power * CARDS : power * CARDS + CARDS]) for hand in others)

    def _treasures(self, s: Enterprise) -> None:
        assert min(s.treasure) >= 0 and min(s.jesuits) >= 0
        for treasure in range(TREASURES):
            count = sum(s.treasure[hoard * TREASURES + treasure] for hoard in range(HOARDS))
            assert count == self.printed.treasures[treasure], f"treasure {treasure} is not conserved"
        assert sum(s.jesuits) == self.printed.jesuits

    # People: the dead stay dead, captives have a captor, sailors need water

    def _people(self, s: Enterprise) -> None:
        for leader in range(LEADERS):
            at = s.leader_at[leader]
            assert 0 <= at < ANY_PLACE or WAITING - 1 <= at <= DEAD
            assert (s.captor[leader] >= 0) == (at == CAPTIVE), f"leader {leader} at {at} held by {s.captor[leader]}"
            if FIRST_SEA <= at < PLACES:
                assert self.printed.leader_kind[leader] != 0, "an army leader swims"
            if at == DEAD:
                self.dead.add(leader)
        assert all(s.leader_at[leader] == DEAD for leader in self.dead), "somebody rose from the dead"
        assert s.mary >= self.mary, "Mary's fate was turned back"
        self.mary = s.mary

    # Turns, phases and limits

    def _course(self, s: Enterprise) -> None:
        assert (s.turn, s.phase) >= (self.turn, self.phase), f"phase {s.phase} comes after {self.phase}"
        assert s.turn in (self.turn, self.turn + 1) or not self.turn
        self.turn, self.phase = s.turn, s.phase
        assert s.turn <= s.last_turn
        assert s.points_left >= 0, "points were overspent"
        assert 0 <= s.armada_level <= MOST_LEVEL and (s.armada_level > 0) == (s.armada_at >= 0)
        assert max(s.piracy_vp) <= MOST_PIRACY_POINTS
        assert all(ruler <= NOBODY_RULES for ruler in s.control) and set(s.faith) <= {0, 1} and set(s.unrest) <= {0, 1}
        assert 0 <= s.passes <= POWERS
        assert s.over or s.winner < 0, "the game goes on after it was won"

    # Between actions nobody stands among enemies, except before or behind walls

    def _peace(self, s: Enterprise) -> None:
        for space in range(SPACES):
            present = [power for power in range(POWERS) if land_units(s, space, power)]
            foes = [(a, b) for a in present for b in present if at_war(s, a, b)]
            assert not foes or self.printed.fortified[space], f"enemies stand together in {space}"
            if is_besieged(s, space):
                assert besiegers(s, space) > garrison(s, space), f"the siege of {space} is too thin"
