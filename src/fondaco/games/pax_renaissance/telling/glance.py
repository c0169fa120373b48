"""A decision as its player sees it, and what several sentences say about cards, pieces and Borders."""

from typing import Final

from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.rules.fairs import is_crossed
from fondaco.games.pax_renaissance.rules.operations.military import campaign_cost
from fondaco.games.pax_renaissance.rules.tableau import details_of, location_of
from fondaco.games.pax_renaissance.rules.tokens import owner_at_sea
from fondaco.games.pax_renaissance.rules.war.battle import knights_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Look, Numbers

# Which face of an Empire card is up; other cards have none
NO_FACE: Final = 0
KING_FACE: Final = 1
REPUBLIC_FACE: Final = 2

# What a Pirate finds on a coast
NO_PREY: Final = 0
CONCESSION_PREY: Final = 1
PIRATE_PREY: Final = 2
IMMUNE: Final = 3


class Glance(Look[Pax, PaxView]):
    """A decision about Pax Renaissance as its player sees it."""

    @property
    def printed(self) -> Printed:
        return self.s.printed

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.a

    @property
    def theatre(self) -> int:
        """The Empire where the acting card acts."""
        return max(self.s.theatre, 0)


def land_of_frame(at: Glance) -> Numbers:
    """The Empire that the frame speaks of."""
    return {"empire": at.b}


# Cards


def card_face(s: Pax, card: int) -> Numbers:
    """A card by its name; an Empire by its land and the face that is up."""
    if card < FIRST_EMPIRE:
        return {"card": max(card, 0), "face": NO_FACE}
    empire = card - FIRST_EMPIRE
    return {"card": card, "face": REPUBLIC_FACE if s.republic[empire] else KING_FACE, "empire": empire}


def card_place(s: Pax, card: int) -> Numbers:
    """Where a card is at home; of an Empire its name says so."""
    if card >= FIRST_EMPIRE:
        return {"where": NOWHERE}
    where = location_of(s, card)
    return {"where": where, "empire": where} if where < SIDE_LOCATION else {"where": where}


def owner(at: Glance, holder: int) -> Numbers:
    """To whom something belongs."""
    return {"own": int(holder == at.seat), "seat": max(holder, 0)}


def card_of_somebody(at: Glance) -> Numbers:
    card = at.axes["card"]
    return {**card_face(at.s, card), **owner(at, at.s.holder[card])}


def acting_card(at: Glance) -> Numbers:
    return card_face(at.s, at.s.acting)


def region(at: Glance) -> Numbers:
    """The acting card, which is at home in all of the East or West."""
    return {"card": at.s.acting, "side": max(at.printed.location[at.s.acting] - SIDE_LOCATION, 0)}


def act_of(at: Glance) -> Numbers:
    """What a card does with one of its icons, and for which colours, sides or pieces."""
    card, operation = at.axes["card"], at.axes["operation"]
    if operation == CAMPAIGN:
        return {"act": operation, "kinds": 0, **knights(at.s, card)}
    kinds = 0
    for detail in details_of(at.s, card, operation):
        kinds |= detail if operation == REPRESS else 1 << detail
    return {"act": operation, "kinds": kinds}


def knights(s: Pax, king: int) -> Numbers:
    """How many Knights march with a King, and what they cost."""
    if king < FIRST_EMPIRE:
        return {"knights": 0, "cost": 0}
    empire = king - FIRST_EMPIRE
    return {"knights": len(knights_of(s, empire)), "cost": campaign_cost(s, empire)}


# Pieces on the map


def which_place(at: Glance) -> Numbers:
    """The number of a place in a city that has several (E2.constantinople)."""
    place = at.axes["place"]
    room = at.printed.places_in[at.printed.city_of[place]]
    return {"nth": room.index(place) + 1 if len(room) > 1 else 0}


def who_stands(at: Glance) -> Numbers:
    """The piece in a place of a city."""
    return {"token": max(at.s.token[at.axes["place"]], 0), **which_place(at)}


def fate(s: Pax, empire: int) -> Numbers:
    """Whoever is Repressed where nobody has the Empire dies (F5.not-in-play)."""
    return {"dies": int(s.is_in_pile(empire))}


def routes_past(at: Glance) -> Numbers:
    """Which of the two open routes cross a Border, a bit each."""
    return {"trade": sum(1 << side for side in (EAST, WEST) if is_crossed(at.s, at.axes["border"], side))}


def whose_concession(at: Glance) -> Numbers:
    """Whether a Concession stands on a Border, and whose."""
    holder = at.s.concession[at.axes["border"]]
    return {"taken": int(holder >= 0), **owner(at, holder)}


def shore(at: Glance) -> Numbers:
    """A Border that a cube comes to."""
    return {**whose_concession(at), **routes_past(at)}


def prey(at: Glance) -> Numbers:
    """What a Pirate would kill on a Border (E2.pirate-kills, F7.sea-battle)."""
    border, trade = at.axes["border"], routes_past(at)
    victim, pirate = owner_at_sea(at.s, border), at.s.pirate[border]
    if victim >= 0:
        return {"prey": CONCESSION_PREY, **owner(at, victim), **trade}
    if pirate >= 0:
        return {"prey": PIRATE_PREY, "religion": pirate, **trade}
    holder = at.s.concession[border]
    return {"prey": IMMUNE, **owner(at, holder), **trade} if holder >= 0 else {"prey": NO_PREY, **trade}
