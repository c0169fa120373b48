"""Trade fairs: profits, the voyage along the route, and Troops (E5, G)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals
from fondaco.games.pax_renaissance.rules.agents import put_down
from fondaco.games.pax_renaissance.rules.tokens import is_closed, is_saturated
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

GRANT: Final = {2: 1, 3: 2, 4: 2}  # G1.profits


def fair_refusal(s: Pax, side: int, why: Why) -> int:
    """A fair needs the face-down card of its row; a Florin paid on it is no hindrance (E5.fair, E1.own-florin-fair)."""
    return why.no(refusals.NO_FAIR_CARD) if s.market[side * COLUMNS] == NO_CARD else 0


def profits_of(s: Pax, side: int) -> int:
    """What a fair brings: the Florins on its face-down card and a grant from China (G1.profits, E5.florins)."""
    return s.market_florins[side * COLUMNS] + GRANT[s.players]


def hold_fair(s: Pax, seat: int, side: int) -> None:
    """Profits, then the organiser's share, then the voyage, then Troops (G.sequence)."""
    slot, profits = side * COLUMNS, profits_of(s, side)
    card = s.market[slot]
    s.market[slot] = NO_CARD  # G1.discard
    s.market_florins[slot] = 0
    s.discarded += (card,)
    s.tell(news.FAIR, seat, side, card, profits)
    s.market_florins[slot], entered = pay_out(s, seat, s.route[side], profits)  # G2.start, G5.leftover
    # G4.troop, G5.passed-cards: the first that was entered levies first
    s.then_all([(frames.LEVY, seat, empire) for empire in s.printed.route_cards[s.route[side]][:entered]])


def pay_out(s: Pax, seat: int, route: int, profits: int) -> tuple[int, int]:
    """The organiser's share and the voyage; what is left over, and how many Map cards were entered."""
    if not s.bankruptcy:  # G6.bankruptcy
        profits -= 1
        s.florins[seat] += 1  # G2.organiser
    if profits:
        return travel(s, route, profits)
    s.tell(news.NO_VOYAGE, seat)  # G2.no-voyage
    return 0, 0


def travel(s: Pax, route: int, profits: int) -> tuple[int, int]:
    """Pay out along the route; what is left, and how many Map cards were entered (G3.concession, G5.dry)."""
    entered = 1
    for border in s.printed.route_borders[route]:
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
        s.tell(news.FAIR_PAID, owner, border, taken)
    if s.pirate[border] >= 0 and taken < profits and not (owner >= 0 and s.power(owner, MARITIME_IMMUNITY)):
        taken += 1
        s.tell(news.FAIR_ROBBED, border)
    return taken


def income(s: Pax, owner: int, route: int) -> int:
    """A Florin, and one more for each Power that doubles Concessions (B4.powers: Renown, Cape of Good Hope)."""
    florins = 1 + s.power(owner, RENOWN)
    return florins + s.power(owner, CAPE) if route == SPICE_ISLANDS else florins


def is_crossed(s: Pax, border: int, side: int) -> bool:
    """Whether the route that a fair follows now crosses a Border (B5.routes, G2.start)."""
    return border in s.printed.route_borders[s.route[side]]


# Troops (G4)


def levies_of(s: Pax, empire: int) -> list[int]:
    """The icons of an Empire for which a Troop can be raised (G4.troop, G4.constantinople)."""
    places: list[int] = []
    for place in s.printed.places_of[empire]:
        room = s.printed.places_in[s.printed.city_of[place]]
        if len(room) > 1:
            if is_unmatched(s, place, room):
                places.append(place)
        elif s.token[place] == EMPTY and not is_closed(s, place):
            places.append(place)
    return places


def is_unmatched(s: Pax, place: int, room: tuple[int, ...]) -> bool:
    """Whether an icon of Constantinople, the first of its kind, is not yet met by a token (Q.constantinople-troop)."""
    icons = s.printed.icons[s.turned[s.printed.empire_of[place]]]
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
        s.tell(news.SATURATED, empire)

    def candidates(self, s: Pax, _: int, empire: int) -> list[int]:
        return levies_of(s, empire)

    def refusal(self, s: Pax, _: int, empire: int, place: int, why: Why = QUIET) -> int:
        if s.printed.empire_of[place] != empire:
            return why.no(refusals.OTHER_EMPIRE, empire=s.printed.empire_of[place])
        if is_closed(s, place):
            return why.no(refusals.EMPORIUM_CLOSED)
        return 0 if place in levies_of(s, empire) else why.no(refusals.CITY_TAKEN)

    def choose(self, s: Pax, seat: int, empire: int, place: int) -> None:
        put_down(s, seat, s.icon_of(place), free_room(s, place))  # Q.token-shortage-troop


def free_room(s: Pax, place: int) -> int:
    """Where the Troop of an icon stands: there, or elsewhere in the same city."""
    if s.token[place] == EMPTY:
        return place
    return next(p for p in s.printed.places_in[s.printed.city_of[place]] if s.token[p] == EMPTY)
