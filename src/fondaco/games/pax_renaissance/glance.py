"""A decision as its player sees it, and what several sentences say about cards, pieces and wars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fondaco.games.pax_renaissance.battle import attackers_of, defenders_of, fighting_agents, is_internal, knights_of
from fondaco.games.pax_renaissance.expansion import doomed_cards
from fondaco.games.pax_renaissance.imagination import seen
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import icons_of, location_of
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.tokens import repressed_on
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import (
    CAMPAIGN,
    CAMPAIGN_WAR,
    EAST,
    FIRST_CIVIL_WAR,
    FIRST_EMPIRE,
    MARITIME_IMMUNITY,
    NOWHERE,
    PAIRS,
    RELIGIONS,
    REPRESS,
    SIDE_LOCATION,
    WEST,
)
from fondaco.kernel import Memory

# What a war would lead to
FAILURE: Final = 0
CONQUEST: Final = 1
REPUBLIC: Final = 2
KING_AGAIN: Final = 3
VASSAL: Final = 4
NO_CHANGE: Final = 5

# Which face of an Empire card is up; other cards have none
NO_FACE: Final = 0
KING_FACE: Final = 1
REPUBLIC_FACE: Final = 2

# What a Pirate finds on a coast
NO_PREY: Final = 0
CONCESSION_PREY: Final = 1
PIRATE_PREY: Final = 2
IMMUNE: Final = 3

# What a Bishop finds on a card
NOBODY_THERE: Final = 0
BISHOP_THERE: Final = 1
REPRESSED_THERE: Final = 2

_SEEN: Memory[Pax] = Memory(32)


def table_seen(tables: Tables, view: PaxView) -> Pax:
    """The position a view shows, laid out once for all sentences about it; not to be changed."""
    return _SEEN.recall((view, tables), lambda: seen(view, tables))


@dataclass(frozen=True)
class Glance:
    """The position, the frame, and the option spoken of."""

    s: Pax
    seat: int
    b: int
    """The second argument of the frame; the first is always the seat."""
    word: str = ""
    """The group of the option."""
    axes: Mapping[str, int] = field(default_factory=dict)
    """What the option points at."""
    option: int = -1

    @property
    def tables(self) -> Tables:
        return self.s.tables


# Cards


def card_face(s: Pax, card: int) -> dict[str, int]:
    """A card by its name; an Empire by its land and the face that is up."""
    if card < FIRST_EMPIRE:
        return {"card": max(card, 0), "face": NO_FACE}
    empire = card - FIRST_EMPIRE
    return {"card": card, "face": REPUBLIC_FACE if s.republic[empire] else KING_FACE, "empire": empire}


def card_place(s: Pax, card: int) -> dict[str, int]:
    """Where a card is at home; of an Empire its name says so."""
    if card >= FIRST_EMPIRE:
        return {"where": NOWHERE}
    where = location_of(s, card)
    return {"where": where, "empire": where} if where < SIDE_LOCATION else {"where": where}


def owner(at: Glance, holder: int) -> dict[str, int]:
    """To whom something belongs."""
    return {"own": int(holder == at.seat), "seat": max(holder, 0)}


def card_of_somebody(at: Glance, card: int) -> dict[str, int]:
    return {**card_face(at.s, card), **owner(at, at.s.holder[card])}


def act_of(at: Glance, card: int, operation: int) -> dict[str, int]:
    """What a card does with one of its icons, and for which colours, sides or pieces."""
    if operation == CAMPAIGN:
        knights = len(knights_of(at.s, card - FIRST_EMPIRE)) if card >= FIRST_EMPIRE else 0
        return {"act": operation, "kinds": 0, "knights": knights, "cost": knights}
    kinds = 0
    for icon, detail in icons_of(at.s, card):
        if icon == operation:
            kinds |= detail if operation == REPRESS else 1 << detail
    return {"act": operation, "kinds": kinds}


def bishop_meets(s: Pax, card: int) -> int:
    """What a Bishop would find on a card (F1.diet-of-worms, F1.pacification)."""
    if card in s.bishop:
        return BISHOP_THERE
    return REPRESSED_THERE if card >= FIRST_EMPIRE and repressed_on(s, card - FIRST_EMPIRE) else NOBODY_THERE


def bishop_on(s: Pax, card: int) -> dict[str, int]:
    return {"religion": s.tables.bishop_religion[s.bishop.index(card)] if card in s.bishop else 0}


def region(at: Glance) -> dict[str, int]:
    """The acting card, which is at home in all of the East or West."""
    return {"card": at.s.acting, "side": max(at.tables.location[at.s.acting] - SIDE_LOCATION, 0)}


# Pieces on the map


def which_place(s: Pax, place: int) -> dict[str, int]:
    """The number of a place in a city that has several (E2.constantinople)."""
    city = s.tables.city_of[place]
    if s.tables.city_of.count(city) == 1:
        return {"nth": 0}
    return {"nth": place - s.tables.city_of.index(city) + 1}


def who_stands(s: Pax, place: int) -> dict[str, int]:
    """The piece in a place of a city."""
    return {"token": max(s.token[place], 0), **which_place(s, place)}


def is_in_pile(s: Pax, empire: int) -> int:
    """1 where nobody has an Empire, so that whoever is Repressed there dies (F5.not-in-play)."""
    return int(s.holder[FIRST_EMPIRE + empire] < 0)


def routes_past(s: Pax, border: int) -> dict[str, int]:
    """Which of the two open routes cross a Border, a bit each."""
    bits = [1 << side for side in (EAST, WEST) if border in s.tables.route_borders[s.route[side]]]
    return {"trade": sum(bits)}


def whose_concession(at: Glance, border: int) -> dict[str, int]:
    """Whether a Concession stands on a Border, and whose."""
    holder = at.s.concession[border]
    return {"taken": int(holder >= 0), **owner(at, holder)}


def prey(at: Glance, border: int) -> dict[str, int]:
    """What a Pirate would kill on a Border (E2.pirate-kills, F7.sea-battle)."""
    s, holder = at.s, at.s.concession[border]
    if holder >= 0:
        immune = s.power(holder, MARITIME_IMMUNITY)
        return {"prey": IMMUNE if immune else CONCESSION_PREY, **owner(at, holder)}
    if s.pirate[border] >= 0:
        return {"prey": PIRATE_PREY, "religion": s.pirate[border]}
    return {"prey": NO_PREY}


# Wars


def battle(s: Pax, seat: int, kind: int, empire: int) -> dict[str, int]:
    """Who would fight in a war, the Agents of the acting card included, and what it would lead to."""
    attackers = len(attackers_of(s, seat, kind, empire)) + len(fighting_agents(s, kind))
    defenders = len(defenders_of(s, kind, empire))
    outcome = prospect(s, seat, kind, empire) if attackers > defenders else FAILURE
    told = {"shot": kind, "empire": empire, "attackers": attackers, "defenders": defenders, "outcome": outcome}
    back = s.tables.map_sides[empire * 2 + 1 - s.turned[empire]]
    if outcome and kind < FIRST_CIVIL_WAR and back == kind:  # K2.flip
        return {**told, "turns": 1, "state": back}
    return {**told, "turns": 0}


def battle_without_agents(s: Pax, seat: int, kind: int, empire: int) -> dict[str, int]:
    """A war that no card is played for."""
    s = s.copy()
    s.agents = []
    return battle(s, seat, kind, empire)


def prospect(s: Pax, seat: int, kind: int, empire: int) -> int:
    """What a won war makes of an Empire (F9.vassal, F9.strawman, J2.republic)."""
    if kind == CAMPAIGN_WAR:
        return NO_CHANGE if is_internal(s, s.acting - FIRST_EMPIRE, empire) else VASSAL
    if s.holder[FIRST_EMPIRE + empire] != seat:
        return CONQUEST
    return KING_AGAIN if s.republic[empire] else REPUBLIC


def apostasy(at: Glance, religions: int) -> dict[str, int]:
    """How many cards an apostasy takes, and how many of them are one's own (M2.apostasy)."""
    pair = [religion for religion in range(RELIGIONS) if religions >> religion & 1]
    losses = [len(doomed_cards(at.s, seat, pair)) for seat in range(at.s.players)]
    return {"doomed": sum(losses), "mine": losses[at.seat]}


def pair_of(religions: int) -> int:
    """The number of a pair of Religions given as bits."""
    bits = [1 << first | 1 << second for first, second in PAIRS]
    return bits.index(religions)
