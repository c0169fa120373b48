"""The military Operations: corsair, siege and campaign (F7 to F9)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import rulings
from fondaco.games.pax_renaissance.battle import knights_of, march, neighbours_of
from fondaco.games.pax_renaissance.refusals import (
    CANNOT_PAY_KNIGHTS,
    NO_KNIGHTS,
    NO_PIRATE_THERE,
    NO_PIRATE_TO_BESIEGE,
    NOBODY_THERE,
    NOT_ADJACENT,
    OTHER_BORDER,
    OTHER_EMPIRE,
    OUT_OF_REACH_AT_SEA,
    OWN_EMPIRE,
    OWN_SUZERAIN,
    SAME_COLOUR_PIRATE,
    SAME_PLACE,
)
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import icons_of
from fondaco.games.pax_renaissance.tokens import kill_in_city, kill_pirate, pirate_arrives
from fondaco.games.pax_renaissance.vocabulary import (
    BORDER,
    BORDERS,
    CAMPAIGN_WAR,
    CORSAIR,
    EMPIRE,
    EMPTY,
    FIRST_EMPIRE,
    PLACE,
    PLACES,
    SOURCE,
)
from fondaco.kernel import QUIET, Choice, Group, Options, Why

PRICE: Final = 1  # F9.cost


# Corsair (F7)


def sailed(s: Pax, card: int) -> list[int]:
    """The Religions whose Pirates a card may move (F7.corsair)."""
    return [religion for operation, religion in icons_of(s, card) if operation == CORSAIR]


def can_sail(s: Pax, card: int, empire: int) -> bool:
    """Whether a Pirate of the right colour around a Location has somewhere to go (F7.location-bound)."""
    religions = sailed(s, card)
    for source in s.tables.sea_borders_of[empire]:
        religion = s.pirate[source]
        if religion in religions and any(s.pirate[border] != religion for border in s.tables.corsair_reach[empire]):
            return True
    return False


class Corsair(Choice[Pax]):
    """A Pirate moves from a Sea Border of the Location to another one within reach (F7.corsair)."""

    name = "corsair"
    clause = "F7.corsair"
    options = Options(Group("", (SOURCE, BORDER)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [
            source * BORDERS + border
            for source in s.tables.sea_borders_of[s.theatre]
            if s.pirate[source] in sailed(s, s.acting)
            for border in s.tables.corsair_reach[s.theatre]
            if border != source
        ]

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        source, border = divmod(option, BORDERS)
        if s.theatre not in s.tables.border_between[source]:
            return why.no(OTHER_BORDER, border=source)
        if s.pirate[source] < 0 or s.pirate[source] not in sailed(s, s.acting):
            return why.no(NO_PIRATE_THERE, border=source)
        if source == border:
            return why.no(SAME_PLACE)
        if border not in s.tables.corsair_reach[s.theatre]:
            return why.no(OUT_OF_REACH_AT_SEA)
        # F7.same-colour
        return why.no(SAME_COLOUR_PIRATE, border=border) if s.pirate[border] == s.pirate[source] else 0

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        source, border = divmod(option, BORDERS)
        religion = s.pirate[source]
        s.pirate[source] = -1
        if s.heard is not None:
            s.tell("pirate-moved", seat=seat, religion=religion, source=source, border=border)
        pirate_arrives(s, border, religion)  # F7.sea-battle, F7.one-token


# Siege (F8)


def can_besiege(s: Pax, empire: int) -> bool:
    """A Knight, a Rook or a bordering Pirate of any colour (F8.siege)."""
    return any(s.token[place] != EMPTY for place in s.tables.places_of[empire]) or any(
        s.pirate[border] >= 0 for border in s.tables.borders_of[empire]
    )


class Siege(Choice[Pax]):
    """A Knight, Rook or Pirate of the Location is Killed (F8.siege, F.red)."""

    name = "siege"
    clause = "F8.siege"
    options = Options(Group("city", (PLACE,)), Group("pirate", (BORDER,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        places = [place for place in s.tables.places_of[s.theatre] if s.token[place] != EMPTY]
        return places + [PLACES + border for border in s.tables.borders_of[s.theatre] if s.pirate[border] >= 0]

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        if option < PLACES:
            if s.tables.empire_of[option] != s.theatre:
                return why.no(OTHER_EMPIRE, empire=s.tables.empire_of[option])
            return 0 if s.token[option] != EMPTY else why.no(NOBODY_THERE)
        border = option - PLACES
        if s.theatre not in s.tables.border_between[border]:
            return why.no(OTHER_BORDER, border=border)
        return 0 if s.pirate[border] >= 0 else why.no(NO_PIRATE_TO_BESIEGE, border=border)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        if option < PLACES:
            if s.heard is not None:
                s.tell("besieged", seat=seat, token=s.token[option], place=option)
            kill_in_city(s, option)
        else:
            border = option - PLACES
            if s.heard is not None:
                s.tell("pirate-besieged", seat=seat, religion=s.pirate[border], border=border)
            kill_pirate(s, border)


# Campaign (F9)


def campaign_refusal(s: Pax, seat: int, empire: int, why: Why) -> int:
    """All Knights of the King's Empire march and must be paid (F9.attackers, F9.cost)."""
    knights = len(knights_of(s, empire))
    if not knights:  # Q.zero-attackers
        return why.no(NO_KNIGHTS, empire=empire)
    cost = knights * PRICE
    return why.no(CANNOT_PAY_KNIGHTS, cost=cost, florins=s.florins[seat]) if s.florins[seat] < cost else 0


class Campaign(Choice[Pax]):
    """A King attacks a Map card next to his own, corners included (F9.campaign, E4.location-campaign)."""

    name = "campaign"
    clause = "F9.campaign"
    options = Options(Group("", (EMPIRE,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return neighbours_of(s, s.acting - FIRST_EMPIRE)

    def refusal(self, s: Pax, seat: int, _: int, empire: int, why: Why = QUIET) -> int:
        attacker = s.acting - FIRST_EMPIRE
        if empire not in neighbours_of(s, attacker):
            return why.no(NOT_ADJACENT, empire=empire)
        if s.suzerain[attacker] == empire:  # F9.vassal-limit
            return why.no(OWN_SUZERAIN, empire=empire)
        if not rulings.CAMPAIGN_AGAINST_OWN_EMPIRE and s.holder[FIRST_EMPIRE + empire] == seat:
            return why.no(OWN_EMPIRE, empire=empire)
        return 0

    def choose(self, s: Pax, seat: int, _: int, empire: int) -> None:
        cost = len(knights_of(s, s.acting - FIRST_EMPIRE)) * PRICE
        s.florins[seat] -= cost
        if s.heard is not None:
            s.tell("campaign", seat=seat, card=s.acting, empire=empire, florins=cost)
        s.agents = []
        march(s, seat, CAMPAIGN_WAR, empire)
