"""Invariants of Pax Renaissance."""

from tests.fuzz.watching import Watching

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.market import HAND_LIMIT
from fondaco.games.pax_renaissance.rules.tableau import cards_of, side_of
from fondaco.games.pax_renaissance.rules.tokens import is_closed, token_of
from fondaco.games.pax_renaissance.rules.war.battle import FROM_REPRESSED
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import (
    BORDERS,
    CUBE,
    EAST,
    EMPIRES,
    EMPTY,
    FIRST_COMET,
    FIRST_EMPIRE,
    NO_CARD,
    NO_HAND_LIMIT,
    NOT_OVER,
    PIECES,
    PLACES,
    QUEEN,
    ROOK,
    SIDE_LOCATION,
    SLOTS,
    SPICE_ISLANDS,
    TABLEAU_CARDS,
    TOKENS,
    WEST,
)

OWN_DECISIONS_REVEAL_NOTHING = True
"""A seat learns only from chance and from others, so its own decisions alone can always be undone."""
IN_A_TURN = {frames.TURN}


class Invariants(Watching):
    """Checks one game from its first decision to its end."""

    def __init__(self, game: PaxRenaissanceGame, players: int) -> None:
        super().__init__()
        self.printed, self.players = game.printed, players
        self.discarded: tuple[int, ...] = ()
        self.spice = False
        self.in_play: list[int] = []

    def check(self, s: Pax) -> None:
        if self.is_new(
            s, "market", "row", "queen", "maid", "eastern_hand", "western_hand", "unseen", "discarded", "acting"
        ):
            self._cards(s)
        if self.is_new(s, "row", "holder", "queen", "suzerain", "republic", "bishop", "repressed", "frames"):
            self._tableaux(s)
        if self.is_new(s, "supply", "cubes", "token", "concession", "pirate", "repressed", "attackers"):
            self._pieces(s)
        if self.is_new(s, "token", "concession", "pirate", "route"):
            self._map(s)
        self._money(s)
        if self.is_new(s, "unseen", "top", "bottom", "comets", "foretold"):
            self._piles(s)
        self._course(s)

    # Cards: each in exactly one place

    def _cards(self, s: Pax) -> None:
        if not sum(s.bottom) and s.turn < 0:
            return  # nothing has been laid out yet
        cards = [*s.discarded, *s.market, *s.foretold, *s.queen]
        for pile in (*s.row, *s.maid, *s.eastern_hand, *s.western_hand, *s.unseen):
            cards += pile
        cards = sorted(card for card in cards if NO_CARD < card < FIRST_EMPIRE)
        if s.acting != NO_CARD and self.tables_class(s.acting) == QUEEN and s.acting not in cards:
            cards = sorted([*cards, s.acting])  # a Queen between hand and King
        comets = [card for card in cards if card >= FIRST_COMET]
        assert cards[: len(cards) - len(comets)] == self._in_play(s.expansion), f"cards {cards}"
        waiting = sum(s.comets) - sum(card >= FIRST_COMET for card in s.foretold)
        assert len(set(comets)) == len(comets) == 4 - waiting, f"comets {comets}, {s.comets}"
        assert s.discarded[: len(self.discarded)] == self.discarded, "a discarded card came back"
        self.discarded = s.discarded

    def _in_play(self, expansion: int) -> list[int]:
        """The Tableau cards a table plays with."""
        if not self.in_play:
            self.in_play = [card for card in range(TABLEAU_CARDS) if self.printed.is_in_set(card, expansion)]
        return self.in_play

    def tables_class(self, card: int) -> int:
        return self.printed.card_class[card] if card < FIRST_EMPIRE else -1

    # Tableaux: rows, holders, couples, vassals and bishops agree

    def _tableaux(self, s: Pax) -> None:
        held = [-1] * len(s.holder)
        for seat in range(self.players):
            for card in cards_of(s, seat):
                assert held[card] == -1, f"card {card} lies in two Tableaux"
                held[card] = seat
            for side in (EAST, WEST):
                for card in s.row[seat * 2 + side]:
                    assert side_of(s, card) == side, f"card {card} lies on the wrong side"
                    assert self.tables_class(card) != QUEEN, "a Queen lies alone in a row"
        assert held == s.holder, "Tableaux and holders differ"
        for empire in range(EMPIRES):
            self._empire(s, empire)
        for bishop, card in enumerate(s.bishop):
            assert card == NO_CARD or (s.holder[card] >= 0 and card not in s.queen), f"bishop {bishop} on {card}"
            assert card == NO_CARD or s.bishop.count(card) == 1, "two Bishops on one card"

    def _empire(self, s: Pax, empire: int) -> None:
        queen, suzerain = s.queen[empire], s.suzerain[empire]
        if s.holder[FIRST_EMPIRE + empire] < 0:
            assert queen == NO_CARD and suzerain < 0 and not s.republic[empire]
            assert empire not in s.suzerain, "an Empire in the pile has Vassals"
            claimed = s.frames and any(frame[0] in (frames.REGIME_CHANGE, frames.SURVIVE) for frame in s.frames)
            assert claimed or not any(s.repressed[empire * TOKENS : empire * TOKENS + TOKENS])
            return
        assert queen == NO_CARD or empire in self.printed.suitors[queen]
        if s.republic[empire]:
            assert queen == NO_CARD and suzerain < 0 and empire not in s.suzerain
        if suzerain >= 0:
            assert s.suzerain[suzerain] < 0 and queen == NO_CARD, "a Vassal of a Vassal"
            assert s.holder[FIRST_EMPIRE + suzerain] == s.holder[FIRST_EMPIRE + empire]

    # Pieces: each in stock, on the map, on a card, or fighting beside the map

    def _pieces(self, s: Pax) -> None:
        counts = s.supply + s.cubes
        for token in s.token:
            if token != EMPTY:
                counts[token] += 1
        for border in range(BORDERS):
            if s.concession[border] >= 0:
                counts[CUBE + s.concession[border]] += 1
            if s.pirate[border] >= 0:
                counts[ROOK + s.pirate[border]] += 1
        for place, count in enumerate(s.repressed):
            assert count >= 0
            if count:
                counts[place % TOKENS] += count
        for fighter in s.attackers:
            if fighter < FROM_REPRESSED:
                counts[token_of(s.turn, fighter)] += 1
        assert min(*s.supply, *s.cubes) >= 0
        assert counts[:PIECES] == list(self.printed.pieces), f"pieces {counts}"
        assert counts[CUBE:] == [self.printed.cubes] * self.players, f"cubes {counts}"

    # Map

    def _map(self, s: Pax) -> None:
        for place in range(PLACES):
            assert s.token[place] == EMPTY or not is_closed(s, place), f"somebody stands under a disk at {place}"
            assert EMPTY <= s.token[place] < PIECES
        for border in range(BORDERS):
            assert s.pirate[border] < 0 or self.printed.is_sea[border], "a Pirate on land"
            both = s.pirate[border] >= 0 and s.concession[border] >= 0
            assert not both or s.expansion, "a Concession beside a Pirate"
        assert [self.printed.route_side[route] for route in s.route] == [EAST, WEST]
        assert not self.spice or s.route[WEST] == SPICE_ISLANDS, "the way to the Spice Islands closed again"
        self.spice = s.route[WEST] == SPICE_ISLANDS

    # Florins and piles

    def _money(self, s: Pax) -> None:
        assert min(*s.florins, *s.market_florins) >= 0, f"florins {s.florins} {s.market_florins}"
        if s.turn >= 0 and not s.over:
            for slot in range(SLOTS):
                holds = s.market[slot] != NO_CARD or slot % 6 == 0
                assert holds or not s.market_florins[slot], "Florins lie on nothing"

    def _piles(self, s: Pax) -> None:
        assert min(*s.top, *s.bottom, *s.comets) >= 0
        for side in (EAST, WEST):
            foretold = int(0 <= s.foretold[side] < FIRST_COMET)
            assert len(s.unseen[side]) + foretold >= s.top[side] + s.bottom[side], "a pile of cards that are not there"
            assert all(self.printed.deck[card] == side for card in s.unseen[side])
            assert s.astrology or s.foretold[side] == NO_CARD

    # Turns

    def _course(self, s: Pax) -> None:
        assert 0 <= s.actions <= 2
        assert (s.ending != NOT_OVER) == s.over and (not s.over or s.victors)
        if s.frames and s.frames[-1][0] == frames.TURN:
            assert s.running == -1 and s.acting == NO_CARD and not s.agents and not s.attackers and s.war == -1
            for seat in range(self.players):
                assert s.hand_size(seat) <= HAND_LIMIT or s.power(seat, NO_HAND_LIMIT), "a hand too large"
                assert all(self.printed.deck[card] == EAST for card in s.eastern_hand[seat])
                assert all(self.printed.deck[card] == WEST for card in s.western_hand[seat])
        assert s.theatre < SIDE_LOCATION
