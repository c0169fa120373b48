"""Piracy in Europe: English captains, the Sea Beggars, and the Ottoman raid of every turn."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.piracy import europe_attack_dice, europe_defence_dice, europe_survivors
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.rolling import attack_hits, clear_dice, defence_hits
from fondaco.games.virgin_queen.rules.spaces import PowerChoice, at_war, is_besieged, leaders_at, remove_ship, ships_at
from fondaco.games.virgin_queen.rules.war.fleets import OTTOMAN, engage, move_fleet
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Group, Options, Step, Why

PIRACY_COST: Final = 2
MARKERS: Final = SEAS + ZONES
OTTOMAN_CORSAIRS: Final = 2
OTTOMAN_GALLEYS: Final = 1
OTTOMAN_PIRACY: Final = 1
OTTOMAN_WAR_FROM: Final = 5
"""From this turn on the Ottoman is at war with Spain (enterprise.ottoman)."""


def raid_marker(raider: int, place: int) -> int:
    """The bit of a piracy marker (sequence.5.piracy-markers, Q.piracy.limits)."""
    return 1 << (raider * MARKERS + place - FIRST_SEA)


def ports_of_spain(s: Enterprise, sea: int) -> list[int]:
    """The ports Spain controls on a sea."""
    return [space for space in s.printed.ports[sea - FIRST_SEA] if s.control[space] == SPAIN]


def piracy_rating(s: Enterprise, power: int, sea: int) -> int:
    """The best piracy rating among a power's sailors in a sea (piracy.europe.attack-dice.rating)."""
    return max((s.printed.piracy[leader] for leader in leaders_at(s, sea, power)), default=0)


class Piracy(Operation):
    """A led fleet raids Spain where it has a port, once a sea and turn (enterprise.piracy, Q.piracy.who)."""

    name = "piracy"
    clause = "enterprise.piracy"
    options = Options(Group("", (SEA,)))
    always_asked = True  # dice follow: the odds are to be seen first

    def refusal(self, s: Enterprise, power: int, _: int, option: int, why: Why = QUIET) -> int:
        sea = FIRST_SEA + option
        if power == SPAIN or not ships_at(s, sea, power) or not piracy_rating(s, power, sea):
            return why.no(refusals.NO_PIRATE, place=sea)
        if s.raided & raid_marker(power, sea) and why.also(refusals.ALREADY_RAIDED):
            return refusals.ALREADY_RAIDED
        return 0 if ports_of_spain(s, sea) else why.no(refusals.NO_TARGET_PORT, place=sea)

    def choose(self, s: Enterprise, power: int, _: int, sea: int) -> None:
        s.points_left -= PIRACY_COST
        begin_raid(s, power, FIRST_SEA + sea)


def begin_raid(s: Enterprise, raider: int, sea: int) -> None:
    """The defender rolls first (piracy.europe.order)."""
    s.raided |= raid_marker(raider, sea)
    s.fight[FIGHT_ATTACKER] = raider
    s.fight[FIGHT_PLACE] = sea
    s.fight[FIGHT_DEFENDER] = SPAIN
    s.fight[FIGHT_UNITS] = -1
    s.tell(news.RAID, raider, sea)
    clear_dice(s)
    dice = europe_defence_dice(*raid_defenders(s, raider, sea))
    s.then((frames.DEFENCE_DIE, dice, 0), (frames.PIRACY_ATTACK, raider, 0))


def is_at_peace(s: Enterprise, raider: int) -> bool:
    """Whether units in the zone count, as they did not fight the raiders (Q.piracy.zone-dice)."""
    return s.turn < OTTOMAN_WAR_FROM if raider == OTTOMAN else not at_war(s, raider, SPAIN)


def raid_defenders(s: Enterprise, raider: int, sea: int) -> tuple[int, bool, int, int, bool]:
    """What gives Spain dice against a raid, in their order (piracy.europe.defence-dice, Q.piracy.adjacent-owner)."""
    adjacent = sum(ships_at(s, place, SPAIN) for place in s.printed.routes[sea])
    fortresses = sum(
        s.printed.fortified[port] and not s.unrest[port] and not is_besieged(s, port) for port in ports_of_spain(s, sea)
    )
    knights = raider == OTTOMAN and sea == MEDITERRANEAN_SEA  # piracy.europe.defence-dice.knights
    return ships_at(s, sea, SPAIN), is_at_peace(s, raider), adjacent, fortresses, knights


def raiders_left(s: Enterprise, raider: int) -> int:
    """The raiding units still in the zone, corsairs counted (Q.piracy.base-count)."""
    return s.corsairs + s.galleys if raider == OTTOMAN else ships_at(s, s.fight[FIGHT_PLACE], raider)


class PiracyAttack(Step[Enterprise]):
    """The defender's hits strike; then the raiders that are left roll (piracy.europe.defence-hits)."""

    clause = "piracy.europe.defence-hits"

    def run(self, s: Enterprise, raider: int, stage: int) -> None:
        if stage == 0:
            strike_raiders(s, raider)
            s.then((frames.PIRACY_ATTACK, raider, 1))
        elif stage == 1:
            place, left = s.fight[FIGHT_PLACE], raiders_left(s, raider)
            rating = OTTOMAN_PIRACY if raider == OTTOMAN else piracy_rating(s, raider, place)
            dice = europe_attack_dice(left, len(ports_of_spain(s, place)), rating)
            if not left:
                ships_to_track(s, place, raider)  # Q.piracy.no-survivor: the leader too
            s.then((frames.ATTACK_DIE, dice, 0), (frames.PIRACY_ATTACK, raider, 2))
        else:
            s.tell(news.RAID_RESULT, raider, attack_hits(s))
            s.then((frames.REWARDS, raider, attack_hits(s)))


def strike_raiders(s: Enterprise, raider: int) -> None:
    """Each hit a corsair, then a ship for every two hits, rounded up (piracy.europe.defence-hits)."""
    hits = defence_hits(s)
    s.tell(news.RAID_DEFENCE, hits)
    if raider == OTTOMAN:
        s.corsairs, s.galleys = europe_survivors(s.corsairs, s.galleys, hits)
        return
    place = s.fight[FIGHT_PLACE]
    ships = ships_at(s, place, raider)
    _, left = europe_survivors(0, ships, hits)
    own = [ship for ship in range(SHIPS) if SHIP_OWNER[ship] == raider]
    for _ in range(ships - left):  # all have the same dice: the plainer one goes first (Q.loss-choice)
        remove_ship(s, place, next(ship for ship in own if s.ships[place * SHIPS + ship]))


# The Ottoman raid


class OttomanTurn(Step[Enterprise]):
    """Once a turn, in the Ottoman's place of the order, corsairs come (enterprise.ottoman)."""

    clause = "enterprise.ottoman"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        if not ports_of_spain(s, MEDITERRANEAN_SEA):
            return  # Q.piracy.no-port
        s.corsairs = OTTOMAN_CORSAIRS
        s.galleys = OTTOMAN_GALLEYS
        s.tell(news.OTTOMAN)
        s.then((frames.INTERCEPT, SPAIN, 0), (frames.OTTOMAN_RAID, 0, 0))


def gather_fleet(s: Enterprise) -> None:
    """Spain's ships in the ports of the sea put out to meet the Ottoman (enterprise.ottoman)."""
    for port in ports_of_spain(s, MEDITERRANEAN_SEA):
        move_fleet(s, SPAIN, port, MEDITERRANEAN_SEA)


INTERCEPTIONS: Final = Options(Group("attack"), Group("wait"))
WAIT: Final = INTERCEPTIONS.first("wait")


class Intercept(PowerChoice):
    """At war, Spain may first attack the raiders in naval combat, if it has ships there (enterprise.ottoman)."""

    name = "intercept"
    clause = "enterprise.ottoman"
    options = INTERCEPTIONS

    def seat(self, s: Enterprise, power: int, _: int) -> int:
        stations = (MEDITERRANEAN_SEA, *ports_of_spain(s, MEDITERRANEAN_SEA))
        ready = s.turn >= OTTOMAN_WAR_FROM and any(ships_at(s, place, SPAIN) for place in stations)
        return s.seat_of(SPAIN) if ready else NOBODY

    def choose(self, s: Enterprise, power: int, _: int, option: int) -> None:
        if option == WAIT:
            return
        gather_fleet(s)
        s.tell(news.INTERCEPTS)
        engage(s, SPAIN, MEDITERRANEAN_SEA, MEDITERRANEAN_SEA, OTTOMAN)


class OttomanRaid(Step[Enterprise]):
    """The corsairs that are left raid Spain, then sail home (enterprise.ottoman)."""

    clause = "enterprise.ottoman"

    def run(self, s: Enterprise, _: int, stage: int) -> None:
        if stage or not s.corsairs + s.galleys:
            s.corsairs = s.galleys = 0
            return
        s.then((frames.OTTOMAN_RAID, 0, 1))
        begin_raid(s, OTTOMAN, MEDITERRANEAN_SEA)
