"""Trade fairs: profits, the voyage along the route, and Troops (E5, G)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.agents import put_down
from fondaco.games.pax_renaissance.refusals import CITY_TAKEN, EMPORIUM_CLOSED, NO_FAIR_CARD, OTHER_EMPIRE
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tokens import is_closed, is_saturated
from fondaco.games.pax_renaissance.vocabulary import (
    CAPE,
    COLUMNS,
    EMPTY,
    MARITIME_IMMUNITY,
    NO_CARD,
    PLACE,
    RENOWN,
    SPICE_ISLANDS,
)
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

GRANT: Final = {2: 1, 3: 2, 4: 2}  # G1.profits


def fair_refusal(s: Pax, side: int, why: Why) -> int:
    """A fair needs the face-down card of its row; a Florin paid on it is no hindrance (E5.fair, E1.own-florin-fair)."""
    return why.no(NO_FAIR_CARD) if s.market[side * COLUMNS] == NO_CARD else 0


def hold_fair(s: Pax, seat: int, side: int) -> None:
    """Profits, then the organiser's share, then the voyage, then Troops (G.sequence)."""
    slot = side * COLUMNS
    profits = s.market_florins[slot] + GRANT[s.players]  # E5.florins
    card = s.market[slot]
    s.market[slot] = NO_CARD  # G1.discard
    s.market_florins[slot] = 0
    s.discarded += (card,)
    if s.heard is not None:
        s.tell("fair", seat=seat, side=side, card=card, florins=profits)
    if not s.bankruptcy:  # G6.bankruptcy
        profits -= 1
        s.florins[seat] += 1  # G2.organiser
    if not profits:  # G2.no-voyage
        if s.heard is not None:
            s.tell("no-voyage", seat=seat)
        return
    route = s.route[side]  # G2.start
    profits, entered = travel(s, route, profits)
    s.market_florins[slot] = profits  # G5.leftover
    entered_cards = s.tables.route_cards[route]
    for place in range(entered - 1, -1, -1):  # G4.troop, G5.passed-cards: the first that was entered levies first
        s.then((frames.LEVY, seat, entered_cards[place]))


def travel(s: Pax, route: int, profits: int) -> tuple[int, int]:
    """Pay out along the route; what is left, and how many Map cards were entered (G3.concession, G5.dry)."""
    entered = 1
    for border in s.tables.route_borders[route]:
        profits -= toll(s, route, border, profits)
        if not profits:
            return 0, entered
        entered += 1
    return profits, entered  # G5.end


def toll(s: Pax, route: int, border: int, profits: int) -> int:
    """What a Border takes: a Florin for its Concession, or for China for a Pirate (G3.concession, G3.pirate)."""
    taken = 0
    owner = s.concession[border]
    if owner >= 0:
        taken = min(profits, income(s, owner, route))
        s.florins[owner] += taken
        if s.heard is not None:
            s.tell("fair-paid", seat=owner, border=border, florins=taken)
    if s.pirate[border] >= 0 and taken < profits and not (owner >= 0 and s.power(owner, MARITIME_IMMUNITY)):
        taken += 1
        if s.heard is not None:
            s.tell("fair-robbed", border=border)
    return taken


def income(s: Pax, owner: int, route: int) -> int:
    """A Florin, and one more for each Power that doubles Concessions (B4.powers: Renown, Cape of Good Hope)."""
    florins = 1 + s.power(owner, RENOWN)
    return florins + s.power(owner, CAPE) if route == SPICE_ISLANDS else florins


# Troops (G4)


def levies_of(s: Pax, empire: int) -> list[int]:
    """The icons of an Empire for which a Troop can be raised (G4.troop, G4.constantinople)."""
    places: list[int] = []
    for place in s.tables.places_of[empire]:
        room = s.tables.places_in[s.tables.city_of[place]]
        if len(room) > 1:
            if is_unmatched(s, place, room):
                places.append(place)
        elif s.token[place] == EMPTY and not is_closed(s, place):
            places.append(place)
    return places


def is_unmatched(s: Pax, place: int, room: tuple[int, ...]) -> bool:
    """Whether an icon of Constantinople, the first of its kind, is not yet met by a token (Q.constantinople-troop)."""
    icons = s.tables.icons[s.turned[s.tables.empire_of[place]]]
    shown = met = free = 0
    for other in room:
        if icons[other] == icons[place]:
            if other < place:
                return False
            shown += 1
        met += s.token[other] == icons[place]
        free += s.token[other] == EMPTY
    return free > 0 and shown > met


class Levy(Choice[Pax]):
    """A Troop of an icon's shape and colour is raised in an unoccupied city (G4.choice, F4.levy)."""

    name = "levy"
    clause = "G4.troop"
    options = Options(Group("", (PLACE,)))

    def seat(self, s: Pax, seat: int, empire: int) -> int:
        return NOBODY if is_saturated(s, empire) else seat  # G4.saturation

    def run(self, s: Pax, _: int, empire: int) -> None:
        if s.heard is not None:
            s.tell("saturated", empire=empire)

    def candidates(self, s: Pax, _: int, empire: int) -> list[int]:
        return levies_of(s, empire)

    def refusal(self, s: Pax, _: int, empire: int, place: int, why: Why = QUIET) -> int:
        if s.tables.empire_of[place] != empire:
            return why.no(OTHER_EMPIRE, empire=s.tables.empire_of[place])
        if is_closed(s, place):
            return why.no(EMPORIUM_CLOSED)
        return 0 if place in levies_of(s, empire) else why.no(CITY_TAKEN)

    def choose(self, s: Pax, seat: int, empire: int, place: int) -> None:
        piece = s.tables.icons[s.turned[empire]][place]
        put_down(s, seat, piece, free_room(s, place))  # Q.token-shortage-troop


def free_room(s: Pax, place: int) -> int:
    """Where the Troop of an icon stands: there, or elsewhere in the same city."""
    if s.token[place] == EMPTY:
        return place
    return next(p for p in s.tables.places_in[s.tables.city_of[place]] if s.token[p] == EMPTY)
