"""Set-up: forces, people and cards of the scenario."""

from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *

START_JESUITS = 1


def lay_out(s: Enterprise) -> None:
    """Everything is put on the map before the first turn (enterprise.forces)."""
    for space, unit, count in s.printed.garrisons:
        s.units[space * UNITS + unit] += count
        s.reserve_units[unit] -= count
    for place, ship, count in s.printed.squadrons:
        s.ships[place * SHIPS + ship] += count
        s.reserve_ships[ship] -= count
    for treasure in range(TREASURES):
        s.treasure[IN_POOL * TREASURES + treasure] = s.printed.treasures[treasure]
    s.jesuits[0] -= START_JESUITS  # enterprise.espionage: a Jesuit, a captive, England's ciphers and its spy
    s.jesuits[1] += START_JESUITS
    s.science[ENGLAND * SCIENCES + CRYPTOGRAPHY] = 1
    s.informant[ENGLAND * POWERS + SPAIN] = 1
    for leader, arrives in enumerate(s.printed.arrives):
        if 0 < arrives < s.turn:  # those who were due earlier wait to be placed
            s.leader_at[leader] = WAITING
    for card, enters in enumerate(s.printed.card_enters):
        if enters < s.turn:  # the cards of earlier turns are in the deck
            s.deck[card] += s.removed[card]
            s.removed[card] = 0
