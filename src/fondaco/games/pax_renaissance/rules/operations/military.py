"""The military Operations: corsair, siege and campaign (F7 to F9)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import news, refusals, rulings
from fondaco.games.pax_renaissance.rules.tableau import details_of
from fondaco.games.pax_renaissance.rules.tokens import kill_in_city, kill_pirate, occupied_places, pirate_arrives
from fondaco.games.pax_renaissance.rules.war.battle import knights_of, march, neighbours_of
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

PRICE: Final = 1  # F9.cost


# Corsair (F7)


def pirates_moved(s: Pax, card: int, empire: int) -> list[int]:
    """The Sea Borders of an Empire from which a card may move a Pirate (F7.corsair)."""
    religions = details_of(s, card, CORSAIR)
    return [border for border in s.printed.sea_borders_of[empire] if s.pirate[border] in religions]


def corsair_targets(s: Pax, card: int, empire: int) -> list[int]:
    """Those of them whose Pirate has somewhere to go (F7.location-bound, F7.same-colour)."""
    reach = s.printed.corsair_reach[empire]
    return [
        source
        for source in pirates_moved(s, card, empire)
        if any(s.pirate[border] != s.pirate[source] for border in reach)
    ]


class Corsair(Choice[Pax]):
    """A Pirate moves from a Sea Border of the Location to another one within reach (F7.corsair)."""

    name = "corsair"
    clause = "F7.corsair"
    options = Options(Group("", (SOURCE, BORDER)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [
            source * BORDERS + border
            for source in pirates_moved(s, s.acting, s.theatre)
            for border in s.printed.corsair_reach[s.theatre]
            if border != source
        ]

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        source, border = divmod(option, BORDERS)
        if s.theatre not in s.printed.border_between[source]:
            return why.no(refusals.OTHER_BORDER, border=source)
        if source not in pirates_moved(s, s.acting, s.theatre):
            return why.no(refusals.NO_PIRATE_THERE, border=source)
        if source == border:
            return why.no(refusals.SAME_PLACE)
        if border not in s.printed.corsair_reach[s.theatre]:
            return why.no(refusals.OUT_OF_REACH_AT_SEA)
        # F7.same-colour
        return why.no(refusals.SAME_COLOUR_PIRATE, border=border) if s.pirate[border] == s.pirate[source] else 0

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        source, border = divmod(option, BORDERS)
        religion = s.pirate[source]
        s.pirate[source] = -1
        s.tell(news.PIRATE_MOVED, seat, religion, source, border)
        pirate_arrives(s, border, religion)  # F7.sea-battle, F7.one-token


# Siege (F8)


def siege_targets(s: Pax, empire: int) -> list[int]:
    """Knights, Rooks and bordering Pirates of any colour, as options of the step that asks (F8.siege)."""
    return occupied_places(s, empire) + [
        AT_SEA + border for border in s.printed.borders_of[empire] if s.pirate[border] >= 0
    ]


class Siege(Choice[Pax]):
    """A Knight, Rook or Pirate of the Location is Killed (F8.siege, F.red)."""

    name = "siege"
    clause = "F8.siege"
    options = Options(Group("city", (PLACE,)), Group("pirate", (BORDER,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return siege_targets(s, s.theatre)

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        if option < AT_SEA:
            if s.printed.empire_of[option] != s.theatre:
                return why.no(refusals.OTHER_EMPIRE, empire=s.printed.empire_of[option])
            return 0 if s.token[option] != EMPTY else why.no(refusals.NOBODY_THERE)
        border = option - AT_SEA
        if s.theatre not in s.printed.border_between[border]:
            return why.no(refusals.OTHER_BORDER, border=border)
        return 0 if s.pirate[border] >= 0 else why.no(refusals.NO_PIRATE_TO_BESIEGE, border=border)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        if option < AT_SEA:
            s.tell(news.BESIEGED, seat, s.token[option], option)
            kill_in_city(s, option)
        else:
            border = option - AT_SEA
            s.tell(news.PIRATE_BESIEGED, seat, s.pirate[border], border)
            kill_pirate(s, border)


AT_SEA: Final = Siege.options.first("pirate")


# Campaign (F9)


def campaign_refusal(s: Pax, seat: int, empire: int, why: Why) -> int:
    """All Knights of the King's Empire march and must be paid (F9.attackers, F9.cost)."""
    cost = campaign_cost(s, empire)
    if not cost:  # Q.zero-attackers
        return why.no(refusals.NO_KNIGHTS, empire=empire)
    return why.no(refusals.CANNOT_PAY_KNIGHTS, cost=cost, florins=s.florins[seat]) if s.florins[seat] < cost else 0


def campaign_cost(s: Pax, empire: int) -> int:
    """A Florin for each Knight (F9.cost)."""
    return len(knights_of(s, empire)) * PRICE


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
            return why.no(refusals.NOT_ADJACENT, empire=empire)
        if s.suzerain[attacker] == empire:  # F9.vassal-limit
            return why.no(refusals.OWN_SUZERAIN, empire=empire)
        if not rulings.CAMPAIGN_AGAINST_OWN_EMPIRE and s.holder[FIRST_EMPIRE + empire] == seat:
            return why.no(refusals.OWN_EMPIRE, empire=empire)
        return 0

    def choose(self, s: Pax, seat: int, _: int, empire: int) -> None:
        cost = campaign_cost(s, s.acting - FIRST_EMPIRE)
        s.florins[seat] -= cost
        s.tell(news.CAMPAIGN, seat, s.acting, empire, cost)
        s.agents = []
        march(s, seat, CAMPAIGN_WAR, empire)
