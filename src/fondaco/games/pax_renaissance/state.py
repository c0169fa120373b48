"""What lies on the table: map, market, Tableaux and everything in front of the players."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import HIDDEN, OWN_AND_SIZES, PRINTED, PUBLIC, State

Cards = tuple[int, ...]
"""Cards in their order; never changed in place, so that positions can share them."""


def without(cards: Cards, card: int) -> Cards:
    """The cards with one of them taken out."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


OPEN: Final = (
    *("astrology", "bankruptcy", "expansion", "turn", "actions", "done", "locked", "running", "used", "acting"),
    *("theatre", "war", "agents", "attackers", "defenders", "ending", "victors", "out", "bank"),
    *("florins", "cubes"),  # Q.hand-secret: Florins are open
    *("row", "maid"),  # A2.tableau
    "holder",  # C6.empire-pile-open: what nobody holds is in the pile
    *("republic", "queen", "suzerain", "bishop", "repressed", "token", "concession", "pirate", "turned", "route"),
    *("supply", "market", "market_florins"),  # C6.facedown-cards: everybody saw the face-down card before it was turned
    *("top", "bottom", "discarded"),  # Q.pile-count
    "comets",  # the four Comets are alike and all have been counted in (C5.east-pile)
    "foretold",  # C5.astrology
    "active",
)
"""The fields that everybody sees."""


class Pax(State):
    """A position. Seats that nothing belongs to, empty places and missing cards are -1."""

    __slots__ = ("printed", *OPEN, "eastern_hand", "western_hand", "unseen")

    VISIBLE: ClassVar[dict[str, str]] = {
        "printed": PRINTED,
        **dict.fromkeys(OPEN, PUBLIC),
        "eastern_hand": OWN_AND_SIZES,  # Q.hand-secret: hands are secret, but backs show East or West
        "western_hand": OWN_AND_SIZES,
        "unseen": HIDDEN,  # C5.leftover-cards: nobody knows which cards take no part
    }

    printed: Printed
    astrology: int
    bankruptcy: int
    expansion: int
    """1 where the table plays with the option."""
    turn: int
    """The seat whose turn it is."""
    actions: int
    """How many actions are left in this turn."""
    done: int
    """What has been done that goes only once in a turn, a bit each (D1.once-each)."""
    locked: int
    """Market places whose card got a Florin from the active player in this turn, a bit each (E1.own-florin)."""
    running: int
    """The side whose Operations are being run: EAST, WEST or BOTH, else -1."""
    used: list[int]
    """The cards whose Operation has been used in this activation (E4.one-icon)."""
    acting: int
    """The card that is being played or acts, or NO_CARD."""
    theatre: int
    """The Empire where it acts, or NO_EMPIRE."""
    war: int
    """The kind of war being fought, or -1."""
    agents: list[int]
    """The Agents of the acting card still to be placed."""
    attackers: list[int]
    defenders: list[int]
    """Who fights in the Battle, as options of the step that asks for losses."""
    ending: int
    """The victory by which the game has ended, or NOT_OVER."""
    victors: int
    """Who has won, a bit for each seat."""
    out: int
    """Who is bankrupt, a bit for each seat (G6.elimination)."""
    bank: list[int]
    """The bank each seat plays (C2.random-bank)."""
    florins: list[int]
    """All others are China's, which never runs out of them (C7.china, Q.florin-shortage)."""
    cubes: list[int]
    """The cubes in each seat's reserve."""
    eastern_hand: list[Cards]
    western_hand: list[Cards]
    row: list[Cards]
    """The cards of each half of each Tableau, from the Player card outwards, at seat * 2 + side."""
    maid: list[Cards]
    """The old maids under each Player card (I2.old-maid)."""
    holder: list[int]
    """The seat in whose Tableau each card lies."""
    republic: list[int]
    """1 where an Empire shows its Republic face (B3.two-faces)."""
    queen: list[int]
    """The Queen crossed with each Empire (I1.cross)."""
    suzerain: list[int]
    """The Empire under which each Empire lies as a Vassal (F9.vassal)."""
    bishop: list[int]
    """The card on which each of the fifteen Bishops stands, five of each Religion."""
    repressed: list[int]
    """How many Repressed tokens of each kind lie on each Empire card, at empire * TOKENS + token."""
    token: list[int]
    """The piece in each place of the cities."""
    concession: list[int]
    """The seat whose cube stands on each Border (B5.concession)."""
    pirate: list[int]
    """The Religion of the Pirate on each Border."""
    turned: list[int]
    """1 where a Map card shows its back."""
    route: list[int]
    """The routes from the open Emporia, black and white; disks cover the others (B5.one-open, B1.closed-disks)."""
    supply: list[int]
    """The Knights and Rooks in the stock, by kind."""
    market: list[int]
    market_florins: list[int]
    unseen: list[Cards]
    """The cards of each deck that nobody has seen, in the pile or out of the game."""
    top: list[int]
    """How many cards of each pile lie above its last part."""
    bottom: list[int]
    """How many cards that are no Comets are left in the last part of each pile."""
    comets: list[int]
    """How many Comets are left in each pile."""
    foretold: list[int]
    """The top card of each pile if it lies face up (C5.astrology)."""
    discarded: Cards
    active: list[int]
    """1 for each victory card on its active face (B6.victory-cards)."""

    def __init__(self, players: int, printed: Printed, source: Pax | None = None) -> None:
        super().__init__(players, source)
        self.printed = printed
        if source is None:
            self._lay_out()
            return
        self.astrology = source.astrology
        self.bankruptcy = source.bankruptcy
        self.expansion = source.expansion
        self.turn = source.turn
        self.actions = source.actions
        self.done = source.done
        self.locked = source.locked
        self.running = source.running
        self.used = source.used[:]
        self.acting = source.acting
        self.theatre = source.theatre
        self.war = source.war
        self.agents = source.agents[:]
        self.attackers = source.attackers[:]
        self.defenders = source.defenders[:]
        self.ending = source.ending
        self.victors = source.victors
        self.out = source.out
        self.bank = source.bank[:]
        self.florins = source.florins[:]
        self.cubes = source.cubes[:]
        self.eastern_hand = source.eastern_hand[:]
        self.western_hand = source.western_hand[:]
        self.row = source.row[:]
        self.maid = source.maid[:]
        self.holder = source.holder[:]
        self.republic = source.republic[:]
        self.queen = source.queen[:]
        self.suzerain = source.suzerain[:]
        self.bishop = source.bishop[:]
        self.repressed = source.repressed[:]
        self.token = source.token[:]
        self.concession = source.concession[:]
        self.pirate = source.pirate[:]
        self.turned = source.turned[:]
        self.route = source.route[:]
        self.supply = source.supply[:]
        self.market = source.market[:]
        self.market_florins = source.market_florins[:]
        self.unseen = source.unseen[:]
        self.top = source.top[:]
        self.bottom = source.bottom[:]
        self.comets = source.comets[:]
        self.foretold = source.foretold[:]
        self.discarded = source.discarded
        self.active = source.active[:]

    def _lay_out(self) -> None:
        """The table with nothing on it: all Empires in the pile, every piece in the stock."""
        players, printed = self.players, self.printed
        self.astrology = self.bankruptcy = self.expansion = 0
        self.turn = -1
        self.actions = self.done = self.locked = 0
        self.running = -1
        self.used = []
        self.acting = NO_CARD
        self.theatre = NO_EMPIRE
        self.war = -1
        self.agents = []
        self.attackers = []
        self.defenders = []
        self.ending = NOT_OVER
        self.victors = self.out = 0
        self.bank = [-1] * players
        self.florins = [0] * players
        self.cubes = [printed.cubes] * players  # C3.cubes, B1.cubes
        self.eastern_hand = [()] * players  # C7.start
        self.western_hand = [()] * players
        self.row = [()] * (players * 2)
        self.maid = [()] * players
        self.holder = [-1] * CARDS  # C6.empire-pile
        self.republic = [0] * EMPIRES
        self.queen = [NO_CARD] * EMPIRES
        self.suzerain = [NO_EMPIRE] * EMPIRES
        self.bishop = [NO_CARD] * sum(printed.bishops)
        self.repressed = [0] * (EMPIRES * TOKENS)
        self.token = [EMPTY] * PLACES
        self.concession = [-1] * BORDERS
        self.pirate = [-1] * BORDERS
        self.turned = [0] * EMPIRES  # C1.starting-sides
        self.route = [TANA, TREBIZOND]  # C1.closed-emporia
        self.supply = list(printed.pieces)
        self.market = [NO_CARD] * SLOTS
        self.market_florins = [0] * SLOTS
        self.unseen = [(), ()]
        self.top = [0, 0]
        self.bottom = [0, 0]
        self.comets = [0, 0]
        self.foretold = [NO_CARD, NO_CARD]
        self.discarded = ()
        self.active = [0] * VICTORIES  # C6.victory-cards
        assert len(self.supply) == PIECES

    def copy(self) -> Pax:
        return Pax(self.players, self.printed, self)

    def __repr__(self) -> str:
        return f"<Pax Renaissance: turn of {self.turn}, florins {self.florins}, piles {self.piles()}>"

    # Cards that come and go

    def take_in_hand(self, seat: int, card: int) -> None:
        """A card joins the part of a hand that its back shows (C5.separate)."""
        hands = self.eastern_hand if self.printed.deck[card] == EAST else self.western_hand
        hands[seat] += (card,)

    def put_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        hands = self.eastern_hand if self.printed.deck[card] == EAST else self.western_hand
        hands[seat] = without(hands[seat], card)

    # Questions the chapters share

    def piles(self) -> list[int]:
        """How many cards are left in the East and in the West pile."""
        return [self.pile(EAST), self.pile(WEST)]

    def pile(self, side: int) -> int:
        """How many cards are left in one of the piles."""
        return self.top[side] + self.bottom[side] + self.comets[side]

    def hand(self, seat: int) -> Cards:
        """The cards in a seat's hand, eastern ones first."""
        return self.eastern_hand[seat] + self.western_hand[seat]

    def hand_size(self, seat: int) -> int:
        return len(self.eastern_hand[seat]) + len(self.western_hand[seat])

    def holds(self, seat: int, card: int) -> bool:
        """Whether a card is in a seat's hand."""
        return card in self.eastern_hand[seat] or card in self.western_hand[seat]

    def religion(self, empire: int) -> int:
        """The Religion of a Map card that is a Theocracy, else MEDIEVAL."""
        return self.printed.map_sides[empire * 2 + self.turned[empire]]

    def other_side(self, empire: int) -> int:
        """What the side of a Map card is that does not show (B5.name-icon)."""
        return self.printed.map_sides[empire * 2 + 1 - self.turned[empire]]

    def icon_of(self, place: int) -> int:
        """The piece that a place of a city shows, on the side that is up (B5.cities)."""
        return self.printed.icons[self.turned[self.printed.empire_of[place]]][place]

    def is_in_pile(self, empire: int) -> bool:
        """Whether nobody has an Empire (C6.empire-pile)."""
        return self.holder[FIRST_EMPIRE + empire] < 0

    def king_of(self, queen: int) -> int:
        """The Empire a crowned Queen is attached to."""
        return self.queen.index(queen)

    def stand_of(self, card: int) -> int:
        """The card a Bishop stands on for this card: a couple is one card (I1.one-card-bishop)."""
        if self.printed.is_queen[card] and card in self.queen:
            return FIRST_EMPIRE + self.queen.index(card)
        return card

    def is_silenced(self, card: int) -> bool:
        """Whether a Bishop switches a card off (F1.silence-operations, F1.silence-powers)."""
        if self.stand_of(card) not in self.bishop:
            return False
        seat = self.holder[card]
        # B4.powers: Syncretism; a Bishop does not silence the card that says so either (Q.powers)
        return all(self.holder[other] != seat for other in self.printed.cards_with[SYNCRETISM])

    def power(self, seat: int, power: int) -> int:
        """How many cards of a seat's Tableau have a Power at work (B4.powers)."""
        count = 0
        for card in self.printed.cards_with[power]:
            if self.holder[card] == seat and not self.is_silenced(card):
                count += 1
        return count

    def is_played_power(self, power: int) -> bool:
        """Whether a Power that concerns everybody is at work in any Tableau."""
        return any(self.holder[card] >= 0 and not self.is_silenced(card) for card in self.printed.cards_with[power])
