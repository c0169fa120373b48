"""Phase 1: personalities, fortresses and Jesuits, new cards, the deal, treasures and the riches of the New World."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.voyages import colony_row
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.choices import Drawing
from fondaco.games.virgin_queen.rules.rolling import clear_dice
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, holds_capital
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Step, Why

TREASURE_AND_POINT: Final = 0
TREASURE_ONLY: Final = 1
COLONY_LOST: Final = 3


def bring_people(s: Enterprise) -> None:
    """Those due this turn come into play, and those on the turn track come back (sequence.1.personalities)."""
    for leader in range(LEADERS):
        due = s.leader_at[leader] == NOT_YET and s.printed.arrives[leader] == s.turn
        if due or s.leader_at[leader] == ON_TRACK:
            s.leader_at[leader] = WAITING
            s.tell(news.ARRIVES, leader)


def bring_back(s: Enterprise) -> None:
    """Ships on the turn track return to a home port, or wait on (component.turn-track, Q.turn.track)."""
    for ship, count in enumerate(s.track_ships):
        port = home_port(s, SHIP_OWNER[ship])
        if count and port >= 0:
            s.ships[port * SHIPS + ship] += count
            s.tell(news.SHIPS_RETURN, ship, count, port)
            s.track_ships[ship] = 0


def home_port(s: Enterprise, power: int) -> int:
    """A port in a power's own country that it controls, or any it controls, or -1."""
    controlled = [space for space in range(SPACES) if s.control[space] == power and s.printed.harbour[space]]
    at_home = [space for space in controlled if s.printed.home[space] == power]
    return (at_home or controlled or [-1])[0]


class FortressesAndJesuits(Step[Enterprise]):
    """On some turns Spain adds a Jesuit or a fortress (sequence.1.fortresses-jesuits, enterprise.jesuits)."""

    clause = "sequence.1.fortresses-jesuits"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        if s.turn in s.printed.fortress_turns and 0 in s.fortress:
            s.then((frames.PLACE_FORTRESS, SPAIN, 0))
        if s.turn in s.printed.jesuit_turns and s.jesuits[0]:
            s.then((frames.PLACE_JESUIT, SPAIN, 0))


class PlaceJesuit(PowerChoice):
    """Spain sends a Jesuit to England or the Netherlands (enterprise.jesuits)."""

    name = "jesuit"
    clause = "enterprise.jesuits"
    options = Options(Group("", (COUNTRY,)))

    def refusal(self, s: Enterprise, power: int, _: int, country: int, why: Why = QUIET) -> int:
        return 0 if country in (IN_ENGLAND, IN_NETHERLANDS) else why.no(refusals.OUT_OF_THE_COUNTRY, country=country)

    def choose(self, s: Enterprise, power: int, _: int, country: int) -> None:
        send_jesuit(s, country)


def send_jesuit(s: Enterprise, country: int) -> None:
    """A Jesuit enters a country."""
    s.jesuits[0] -= 1
    s.jesuits[1 if country == IN_ENGLAND else 2] += 1
    s.tell(news.JESUIT, country)


class PlaceFortress(PowerChoice):
    """Spain fortifies a zone of the New World (enterprise.fortresses)."""

    name = "fortress"
    clause = "enterprise.fortresses"
    options = Options(Group("", (ZONE,)))

    def refusal(self, s: Enterprise, power: int, _: int, zone: int, why: Why = QUIET) -> int:
        return why.no(refusals.FORTRESS_STANDS, zone=zone) if s.fortress[zone] else 0

    def choose(self, s: Enterprise, power: int, _: int, zone: int) -> None:
        s.fortress[zone] = 1
        s.tell(news.FORTRESS, zone)


class NewCards(Step[Enterprise]):
    """The cards that enter this turn join the deck (sequence.1.new-cards)."""

    clause = "sequence.1.new-cards"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        for card, enters in enumerate(s.printed.card_enters):
            if enters == s.turn and s.removed[card] and not (card == MARY_CARD and s.mary == MARY_DEAD):
                s.deck[card] += s.removed[card]
                s.removed[card] = 0
                s.tell(news.NEW_CARD, card)


class Deal(Step[Enterprise]):
    """All cards not in hand are shuffled, then each power is dealt its own (sequence.1.deal)."""

    clause = "sequence.1.deal"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        for card in range(CARDS):
            pile = s.removed if card == MARY_CARD and s.mary == MARY_DEAD else s.deck  # Q.mary.execution
            pile[card] += s.discard[card]
            s.discard[card] = 0
        draws = [(frames.DRAW, power, 0) for power in range(POWERS) for _ in range(cards_due(s, power))]
        for power in range(POWERS):
            s.tell(news.DEALT, power, cards_due(s, power), s.penalty[power])
        s.penalty = [0] * POWERS
        s.then_all(draws)


def cards_due(s: Enterprise, power: int) -> int:
    """The hand less the penalties, at least one card (Q.minus-card); without Elizabeth England has one fewer."""
    mourning = int(power == ENGLAND and not s.elizabeth)
    return max(1, s.printed.deal[power] - s.penalty[power] - mourning)


class Draw(Drawing):
    """A card from the deck, seen by its owner alone (enterprise.secrets)."""

    name = "draw"
    clause = "sequence.1.deal"
    options = Options(Group("", (CARD,)))

    def pile(self, s: Enterprise, _: int, __: int) -> list[int]:
        return s.deck

    def witness(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power)

    def choose(self, s: Enterprise, power: int, _: int, card: int) -> None:
        s.deck[card] -= 1
        take_in_hand(s, power, card)
        s.tell(news.DREW, power, card, witness=s.seat_of(power))


def take_in_hand(s: Enterprise, power: int, card: int) -> None:
    """A card comes to a power."""
    s.hand[s.seat_of(power)][power * CARDS + card] += 1
    s.held[power] += 1


def leave_hand(s: Enterprise, power: int, card: int) -> None:
    """A card leaves a power's hand."""
    s.hand[s.seat_of(power)][power * CARDS + card] -= 1
    s.held[power] -= 1


def discard(s: Enterprise, power: int, card: int) -> None:
    """A card goes from a power's hand to the discards."""
    leave_hand(s, power, card)
    s.discard[card] += 1


class Treasures(Step[Enterprise]):
    """Discarded treasures go back to the pool, new ones are dealt, then the colony rolls (sequence.1.treasures)."""

    clause = "sequence.1.treasures"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        move_all(s, SPENT, IN_POOL)
        zones = [zone for zone in range(1, ZONES) if s.printed.spanish[zone]]  # enterprise.riches
        s.then(*((frames.DRAW_TREASURE, hoard, 0) for hoard in (*zones, IN_PORTUGAL_S)), (frames.RICHES, 0, 0))


class DrawTreasure(Drawing):
    """A treasure from the pool goes to a zone, the fleet, Portugal or a power (enterprise.riches)."""

    name = "treasure"
    clause = "sequence.1.treasures"
    options = Options(Group("", (TREASURE,)))

    def pile(self, s: Enterprise, hoard: int, _: int) -> list[int]:
        return s.treasure[IN_POOL * TREASURES : IN_POOL * TREASURES + TREASURES]

    def choose(self, s: Enterprise, hoard: int, _: int, treasure: int) -> None:
        move_treasure(s, treasure, IN_POOL, hoard)


def move_treasure(s: Enterprise, treasure: int, origin: int, target: int) -> None:
    """A treasure changes its place."""
    s.treasure[origin * TREASURES + treasure] -= 1
    s.treasure[target * TREASURES + treasure] += 1


def move_all(s: Enterprise, origin: int, target: int) -> int:
    """All treasures of a place go to another; how many they were."""
    moved = 0
    for treasure in range(TREASURES):
        count = s.treasure[origin * TREASURES + treasure]
        s.treasure[origin * TREASURES + treasure] = 0
        s.treasure[target * TREASURES + treasure] += count
        moved += count
    return moved


class Riches(Step[Enterprise]):
    """England's colony rolls two dice on the colonies table (Q.colony.when, colony.table)."""

    clause = "colony.table"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        if s.colony:
            clear_dice(s)
            s.then((frames.ATTACK_DIE, 2, 0), (frames.COLONY_DICE, 0, 0))


class ColonyDice(Step[Enterprise]):
    """What the colony brings, one better with Plantation (colony.table, colony.plantation)."""

    clause = "colony.table"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        total = sum(s.attack_dice) + s.science[ENGLAND * SCIENCES + PLANTATION]
        row = colony_row(total)
        s.tell(news.COLONY, total, row)
        if row == COLONY_LOST:
            s.colony = 0
        if row in (TREASURE_AND_POINT, TREASURE_ONLY):
            s.then((frames.DRAW_TREASURE, HELD + ENGLAND, 0))
        if row == TREASURE_AND_POINT and not s.virginia:
            s.virginia = 1
            s.vp[ENGLAND] += 1
            s.tell(news.VIRGINIA_DARE)


def to_capital(s: Enterprise, leader: int) -> None:
    """A leader comes home to the capital, or waits for spring without one."""
    power = s.printed.leader_power[leader]
    s.leader_at[leader] = s.capital[power] if holds_capital(s, power) else WAITING
    s.captor[leader] = -1
