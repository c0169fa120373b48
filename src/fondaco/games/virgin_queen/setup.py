"""Set-up: forces, people and cards of the scenario."""

from __future__ import annotations

from fondaco.games.virgin_queen import frames
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import (
    CRYPTOGRAPHY,
    ENGLAND,
    IN_POOL,
    LEADERS,
    POWERS,
    SCIENCES,
    SHIPS,
    SPAIN,
    TREASURES,
    UNITS,
    WAITING,
)
from fondaco.kernel import Step

START_JESUITS = 1


class SetUp(Step[Enterprise]):
    """Everything is put on the map before the first turn (enterprise.forces)."""

    clause = "enterprise.forces"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        for space, unit, count in s.tables.garrisons:
            s.units[space * UNITS + unit] += count
            s.reserve_units[unit] -= count
        for place, ship, count in s.tables.squadrons:
            s.ships[place * SHIPS + ship] += count
            s.reserve_ships[ship] -= count
        for treasure in range(TREASURES):
            s.treasure[IN_POOL * TREASURES + treasure] = s.tables.treasures[treasure]
        s.jesuits[0] -= START_JESUITS  # enterprise.espionage: a Jesuit, a captive, England's ciphers and its spy
        s.jesuits[1] += START_JESUITS
        s.science[ENGLAND * SCIENCES + CRYPTOGRAPHY] = 1
        s.informant[ENGLAND * POWERS + SPAIN] = 1
        welcome_leaders(s, s.turn - 1)
        enter_cards(s, s.turn - 1)
        s.then((frames.TURN, 0, 0))


def welcome_leaders(s: Enterprise, turn: int) -> None:
    """Those who were due up to a turn wait to be placed."""
    for leader in range(LEADERS):
        if 0 < s.tables.arrives[leader] <= turn:
            s.leader_at[leader] = WAITING


def enter_cards(s: Enterprise, turn: int) -> None:
    """The cards of earlier turns are in the deck."""
    for card, enters in enumerate(s.tables.card_enters):
        if enters <= turn:
            s.deck[card] += s.removed[card]
            s.removed[card] = 0


class Turn(Step[Enterprise]):
    """A turn has eight phases in fixed order (sequence.order)."""

    clause = "sequence.order"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        s.tell("turn", turn=s.turn)
        s.phase = 0
        s.then(
            (frames.PERSONALITIES, 0, 0),  # sequence.1.cards: five steps in this order
            (frames.FORTRESSES_AND_JESUITS, 0, 0),
            (frames.NEW_CARDS, 0, 0),
            (frames.DEAL, 0, 0),
            (frames.TREASURES, 0, 0),
            (frames.DIPLOMACY, 0, 0),
            (frames.SPRING, 0, 0),
            (frames.ACTIONS, 0, 0),
            (frames.WINTER, 0, 0),
            (frames.MARRIAGES, 0, 0),
            (frames.PATRONAGE, 0, 0),
            (frames.VICTORY, 0, 0),
        )


def begin_phase(s: Enterprise, phase: int) -> None:
    """The next phase of the card begins."""
    s.phase = phase
    if s.heard is not None:
        s.tell("phase", phase=phase, turn=s.turn)
