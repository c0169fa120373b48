"""Phase 5: winter, in the ten lines of the card."""

from typing import Final

from fondaco.games.virgin_queen.printed import ARMY, CAPTAIN
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import discard, home_port, move_all, to_capital
from fondaco.games.virgin_queen.rules.construction import add_regular
from fondaco.games.virgin_queen.rules.expeditions import cargo_of, is_overseas
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    disband,
    is_besieged,
    is_friend,
    is_sea,
    land_units,
    nearest_fortified,
    ships_at,
)
from fondaco.games.virgin_queen.rules.spring import move_formation
from fondaco.games.virgin_queen.rules.war.fleets import move_fleet
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Why

KEPT_CARDS: Final = 1


def discard_treasures(s: Enterprise) -> None:
    """Treasures that were not used are discarded (sequence.5.treasure-discard)."""
    for power in range(POWERS):
        lost = move_all(s, HELD + power, SPENT)
        if lost:
            s.tell(news.TREASURES_LOST, power, lost)


# The return to fortified spaces


def return_home(s: Enterprise, power: int) -> None:
    """Armies, fleets and leaders go to their quarters (sequence.5.return, enterprise.winter)."""
    for space in range(SPACES):
        if land_units(s, space, power) and not winters_at(s, space, power):
            march_home(s, space, power)
    for place in range(FIRST_SEA, PLACES):
        if ships_at(s, place, power):
            sail_home(s, place, power)
    for leader in range(LEADERS):
        if s.printed.leader_power[leader] == power:
            lead_home(s, leader)


def winters_at(s: Enterprise, space: int, power: int) -> bool:
    """A friendly fortified space, or a home space of one's own (enterprise.winter)."""
    if not is_friend(s, power, s.control[space]):
        return False
    return s.printed.fortified[space] > 0 or s.printed.home[space] == power


def march_home(s: Enterprise, space: int, power: int) -> None:
    """To the nearest fortified space; beyond the sea half is lost on the way to the capital (enterprise.winter)."""
    refuge = nearest_fortified(s, space, power)
    if refuge < 0 or not is_near(s, space, refuge):
        lost = -(-land_units(s, space, power) // 2)  # half, rounded up
        disband(s, space, [power], lost)
        s.tell(news.ATTRITION, power, lost, space)
    if refuge < 0:
        disband(s, space, [power])
        return
    number = land_units(s, space, power)
    move_formation(s, power, space, refuge, number, True)
    s.tell(news.WINTERS, power, number, refuge)


def is_near(s: Enterprise, space: int, refuge: int) -> bool:
    """Whether roads lead from one space to the other."""
    seen = [space]
    for near in seen:
        seen.extend(other for other in s.printed.roads[near] if other not in seen)
    return refuge in seen


def sail_home(s: Enterprise, place: int, power: int) -> None:
    """A fleet makes for the nearest friendly port, else it is out of play until next turn (enterprise.winter)."""
    seen = [place]
    for near in seen:
        if not is_sea(near) and is_friend(s, power, s.control[near]) and not is_besieged(s, near):
            move_fleet(s, power, place, near)
            return
        if is_sea(near):
            seen.extend(other for other in s.printed.routes[near] if other not in seen)
    ships_to_track(s, place, power)


def lead_home(s: Enterprise, leader: int) -> None:
    """Captains come back to wait for spring; army leaders abroad go to the capital (enterprise.winter)."""
    place, power = s.leader_at[leader], s.printed.leader_power[leader]
    if s.printed.leader_kind[leader] == CAPTAIN and place < PLACES:
        s.leader_at[leader] = WAITING
    elif s.printed.leader_kind[leader] == ARMY and place < SPACES and not winters_at(s, place, power):
        to_capital(s, leader)


# The rest of the winter


def end_alliances(s: Enterprise) -> None:
    """Alliances of major powers end, except that of one player's two powers (sequence.5.alliances, Q.turn.verbs)."""
    if s.allied and s.players > 2:
        s.allied = 0
        separate(s)
        s.tell(news.ALLIANCE_ENDS)


def separate(s: Enterprise) -> None:
    """Former allies leave each other's spaces."""
    for power in (ENGLAND, REBELS):
        for space in range(SPACES):
            if land_units(s, space, power) and not winters_at(s, space, power):
                march_home(s, space, power)
        port = home_port(s, power)
        for space in range(SPACES):
            stranger = ships_at(s, space, power) and s.control[space] != power
            if stranger and port >= 0:
                move_fleet(s, power, space, port)
            elif stranger:
                ships_to_track(s, space, power)
        for leader in range(LEADERS):
            abroad = s.leader_at[leader] < SPACES and not is_friend(s, power, s.control[s.leader_at[leader]])
            if abroad and s.printed.leader_power[leader] == power:
                to_capital(s, leader)


def muster(s: Enterprise, power: int) -> None:
    """A regular in every controlled capital (sequence.5.regulars)."""
    capital = s.capital[power]
    if capital >= 0 and s.control[capital] == power and add_regular(s, power, capital):
        s.tell(news.MUSTERS, power, capital)


def bring_treasures_home(s: Enterprise) -> None:
    """Markers go, captains unload, and what is left in the New World goes to Spain (sequence.5.piracy-markers)."""
    s.raided = 0
    for captain in CAPTAINS:
        if is_overseas(s, captain):
            s.leader_at[captain] = WAITING
            s.damaged &= ~(1 << captain)
            unloaded = move_all(s, cargo_of(captain), HELD + ENGLAND)
            s.vp[ENGLAND] += unloaded  # enterprise.points
            if unloaded:
                s.tell(news.UNLOADS, captain, unloaded)
    home = sum(move_all(s, hoard, HELD + SPAIN) for hoard in (*range(ZONES), IN_FLEET))
    if s.control[LISBON] == SPAIN:
        home += move_all(s, IN_PORTUGAL_S, HELD + SPAIN)
    move_all(s, IN_PORTUGAL_S, SPENT)
    s.fleet_zone = -1
    s.escorts = [0] * ZONES
    s.vp[SPAIN] += home // 2  # enterprise.points
    s.tell(news.TREASURE_HOME, SPAIN, home)


def reset_espionage(s: Enterprise) -> None:
    """Missions may be tried again; operatives stay (sequence.5.espionage-reset, Q.esp.reset)."""
    s.missions = [0] * POWERS
    s.tell(news.ESPIONAGE_RESET)


def reset_diplomacy(s: Enterprise) -> None:
    """What was owed for wars is forgotten (sequence.5.diplomacy-reset)."""
    s.war_debt = [0] * POWERS
    s.tell(news.DIPLOMACY_RESET)


def discard_hands(s: Enterprise) -> None:
    """Home Cards go back, and of the cards in hand one is kept (enterprise.hands, Q.turn.pass-limits)."""
    for power in range(POWERS):
        s.home[s.seat_of(power)][power] = -1
        s.home_held[power] = 0
    s.then(*((frames.DISCARD, power, 0) for power in range(POWERS)))


class Discard(PowerChoice):
    """A power with more than one card left gives up one after the other (enterprise.hands)."""

    name = "discard"
    clause = "enterprise.hands"
    options = Options(Group("", (CARD,)))
    always_asked = True  # else it would tell that all its cards are alike

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        return s.seat_of(power) if s.held[power] > KEPT_CARDS else NOBODY

    def refusal(self, s: Enterprise, power: int, _: int, card: int, why: Why = QUIET) -> int:
        return 0 if s.hand[s.seat_of(power)][power * CARDS + card] else why.no(refusals.NOT_IN_HAND)

    def choose(self, s: Enterprise, power: int, _: int, card: int) -> None:
        discard(s, power, card)
        s.tell(news.CARD_DISCARDED, power, card)
        s.then((frames.DISCARD, power, 0))
