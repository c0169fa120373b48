"""Sailing and naval combat."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.naval_combat import Fleet, naval_defence_dice, naval_dice, sea_fight
from fondaco.games.virgin_queen.printed import ARMY
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.rolling import attack_hits, defence_hits, roll_both
from fondaco.games.virgin_queen.rules.spaces import (
    PowerChoice,
    allies_of,
    best_battle,
    enemy_ships,
    foes_of,
    is_friend,
    is_hostile,
    is_sea,
    leaders_at,
    lower_armada,
    remove_ship,
    ships_at,
)
from fondaco.games.virgin_queen.rules.war.field_battles import DEFENDING, LOSING_PARTS, Lose
from fondaco.games.virgin_queen.rules.war.sieges import ships_to_track
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Step, Why

SAIL_COST: Final = 1
OTTOMAN: Final = 3
"""The raiders of the scenario, who are no power of ours (enterprise.ottoman)."""
ATTACKING: Final = 1

# Sailing


class SailFrom(Operation):
    """All ships of a power at a place sail together, if there is a way (enterprise.sail)."""

    name = "sail"
    clause = "enterprise.sail"
    options = Options(Group("", (PLACE,)))
    leads_to = frames.SAIL_TO

    def refusal(self, s: Enterprise, power: int, _: int, place: int, why: Why = QUIET) -> int:
        if not ships_at(s, place, power):
            return refusals.NO_UNITS if why is QUIET else why.no(refusals.NO_UNITS, place=place)
        reachable = any(not sail_to_refusal(s, power, place, target, QUIET) for target in s.printed.routes[place])
        return 0 if reachable else why.no(refusals.NO_TARGET)


def sail_to_refusal(s: Enterprise, power: int, origin: int, target: int, why: Why) -> int:
    """To a neighbouring sea, a friendly port, or a port where enemy ships lie (enterprise.sail)."""
    if target not in s.printed.routes[origin]:
        return why.no(refusals.NO_ROUTE, place=target)
    if is_sea(target) or is_friend(s, power, s.control[target]) or enemy_ships(s, target, power):
        return 0
    ruler = s.control[target]
    if is_hostile(s, power, ruler):
        return why.no(refusals.NO_ROUTE, place=target)
    return why.no(refusals.NOT_AT_WAR, power=ruler)


class SailTo(PowerChoice):
    """Where the fleet goes; enemy ships there are fought at once (enterprise.sail)."""

    name = "sail-to"
    clause = "enterprise.sail"
    options = Options(Group("", (PLACE,)))

    def refusal(self, s: Enterprise, power: int, origin: int, target: int, why: Why = QUIET) -> int:
        return sail_to_refusal(s, power, origin, target, why)

    def choose(self, s: Enterprise, power: int, origin: int, target: int) -> None:
        s.points_left -= SAIL_COST
        move_fleet(s, power, origin, target)
        s.tell(news.SAILS, power, origin, target)
        if enemy_ships(s, target, power):
            defender = next(foe for foe in foes_of(s, power) if ships_at(s, target, foe))
            s.tell(news.SEA_BATTLE, power, defender, target)
            engage(s, power, origin, target, defender)


def move_fleet(s: Enterprise, power: int, origin: int, target: int) -> None:
    """All ships, the Armada and the sailors of a power change their place."""
    for ship in range(SHIPS):
        if SHIP_OWNER[ship] == power:
            s.ships[target * SHIPS + ship] += s.ships[origin * SHIPS + ship]
            s.ships[origin * SHIPS + ship] = 0
    if power == SPAIN and s.armada_at == origin:
        s.armada_at = target
    for leader in leaders_at(s, origin, power):
        if s.printed.leader_kind[leader] != ARMY:
            s.leader_at[leader] = target


# Naval combat


def engage(s: Enterprise, power: int, origin: int, place: int, defender: int) -> None:
    """Two fleets meet (naval.winner)."""
    s.fight[FIGHT_ATTACKER] = power
    s.fight[FIGHT_PLACE] = place
    s.fight[FIGHT_ORIGIN] = origin
    s.fight[FIGHT_DEFENDER] = defender
    roll_both(s, *sea_dice(s), frames.NAVAL_RESULT, power)


def waters_of(s: Enterprise) -> int:
    """The class of the sea fought on; in a port, that of the sea the attacker came from (Q.naval.port-class)."""
    place, origin = s.fight[FIGHT_PLACE], s.fight[FIGHT_ORIGIN]
    return s.printed.waters[(place if is_sea(place) else origin) - FIRST_SEA]


def fleet_of(s: Enterprise, powers: list[int], place: int) -> Fleet:
    """The ships of some powers at a place."""
    galleys = s.ships[place * SHIPS + SPANISH_GALLEY] if SPAIN in powers else 0
    others = sum(
        s.ships[place * SHIPS + ship] for ship in range(SHIPS) if SHIP_OWNER[ship] in powers and ship != SPANISH_GALLEY
    )
    armada = s.armada_level if SPAIN in powers and s.armada_at == place else 0
    return Fleet(0, galleys, others, armada)


def fighting_fleets(s: Enterprise) -> tuple[Fleet, Fleet]:
    """Attacker and defender of the fight at hand; the Ottoman has corsairs (naval.dice.corsair)."""
    place, attacker = s.fight[FIGHT_PLACE], s.fight[FIGHT_ATTACKER]
    if s.fight[FIGHT_DEFENDER] == OTTOMAN:
        return fleet_of(s, [attacker], place), Fleet(s.corsairs, s.galleys, 0, 0)
    return fleet_of(s, [attacker], place), fleet_of(s, foes_of(s, attacker), place)


def sea_dice(s: Enterprise) -> tuple[int, int]:
    """The dice of both fleets (naval.dice.galleon, naval.dice.leader, naval.dice.port)."""
    attack, defence = fighting_fleets(s)
    place, attacker, waters = s.fight[FIGHT_PLACE], s.fight[FIGHT_ATTACKER], waters_of(s)
    ottoman = s.fight[FIGHT_DEFENDER] == OTTOMAN
    rating = 0 if ottoman else best_battle(s, place, foes_of(s, attacker), False)
    first = naval_dice(attack, waters, best_battle(s, place, [attacker], False))
    return first, naval_defence_dice(defence, waters, rating, not is_sea(place))


class NavalResult(Step[Enterprise]):
    """Losses, the winner and the odd hit (naval.losses-first, naval.winner, naval.odd-hit)."""

    clause = "naval.winner"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        attack, defence = fighting_fleets(s)
        hits, taken = attack_hits(s), defence_hits(s)
        end = sea_fight(attack, defence, len(s.attack_dice), len(s.defence_dice), hits, taken)
        lost, sunk = end.attack_ships_lost, end.defence_ships_lost + end.defence_corsairs_lost
        s.tell(news.SEA_RESULT, power, hits, taken, lost, sunk)
        defender = s.fight[FIGHT_DEFENDER]
        s.fight[FIGHT_LEFT] = int(end.attacker_wins)
        s.then((frames.NAVAL_END, power, 0))
        if defender == OTTOMAN:
            s.corsairs -= end.defence_corsairs_lost
            s.galleys -= end.defence_ships_lost
        else:
            s.then((frames.LOSE_SHIP, defender * LOSING_PARTS + DEFENDING, end.defence_ships_lost))
        s.then((frames.LOSE_SHIP, power * LOSING_PARTS + ATTACKING, lost))


class LoseShip(Lose):
    """The owner chooses which ships are lost; an Armada level counts for one (enterprise.losses)."""

    name = "lose-ship"
    options = Options(Group("", (SHIP,)))

    def candidates(self, s: Enterprise, who: int, left: int) -> list[int]:
        power, part = divmod(who, LOSING_PARTS)
        powers = [power] if part == ATTACKING else foes_of(s, s.fight[FIGHT_ATTACKER])
        place = s.fight[FIGHT_PLACE]
        ships = [ship for ship in range(SHIPS) if SHIP_OWNER[ship] in powers and s.ships[place * SHIPS + ship]]
        return ships + ([ARMADA] if SPAIN in powers and s.armada_at == place else [])

    def refusal(self, s: Enterprise, who: int, left: int, ship: int, why: Why = QUIET) -> int:
        return 0 if ship in self.candidates(s, who, left) else why.no(refusals.NO_UNIT_OF_KIND, ship=ship)

    def choose(self, s: Enterprise, who: int, left: int, ship: int) -> None:
        if ship == ARMADA:
            lower_armada(s)
        else:
            remove_ship(s, s.fight[FIGHT_PLACE], ship)
        s.tell(news.LOSES_SHIP, ship, s.fight[FIGHT_PLACE])
        s.then((frames.LOSE_SHIP, who, left - 1))


class NavalEnd(Step[Enterprise]):
    """Leaders of a destroyed fleet go to the turn track, and the loser leaves (naval.leader-track, Q.naval.after)."""

    clause = "naval.leader-track"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        place, won = s.fight[FIGHT_PLACE], s.fight[FIGHT_LEFT]
        for other in (power, *foes_of(s, power)):
            if not ships_at(s, place, other):
                ships_to_track(s, place, other)
        if s.fight[FIGHT_DEFENDER] == OTTOMAN:  # the raid follows, and nobody has to leave (enterprise.ottoman)
            return
        s.tell(news.SEA_WINNER, power if won else s.fight[FIGHT_DEFENDER], place)
        if not is_sea(place):  # after a fight in port the attacker goes back to sea
            move_fleet(s, power, place, s.fight[FIGHT_ORIGIN])
        elif not won and ships_at(s, place, power):
            flee(s, power, place)
        elif won:
            beaten = [foe for foe in foes_of(s, power) if ships_at(s, place, foe)]
            for foe in reversed(beaten[:1] if s.allied else beaten):  # allies leave together
                flee(s, foe, place)


def flee(s: Enterprise, power: int, place: int) -> None:
    """A beaten fleet leaves; with nowhere to go it is out of play until next turn (enterprise.sea-retreat)."""
    if any(not flee_refusal(s, power, place, target, QUIET) for target in s.printed.routes[place]):
        s.then((frames.RETREAT_FLEET, power, place))
        return
    s.tell(news.SCATTERED, power, place)
    for friend in allies_of(s, power):
        ships_to_track(s, place, friend)


def flee_refusal(s: Enterprise, power: int, place: int, target: int, why: Why) -> int:
    """To a friendly port on the sea, or a neighbouring sea without enemies (enterprise.sea-retreat)."""
    if target not in s.printed.routes[place]:
        return why.no(refusals.NO_ROUTE, place=target)
    if not is_sea(target) and not is_friend(s, power, s.control[target]):
        return why.no(refusals.NOT_THERE, place=target)
    return why.no(refusals.ENEMY_THERE, place=target) if enemy_ships(s, target, power) else 0


class RetreatFleet(PowerChoice):
    """The loser of a naval combat picks where he goes (enterprise.sea-retreat)."""

    name = "retreat-fleet"
    clause = "enterprise.sea-retreat"
    options = Options(Group("", (PLACE,)))

    def refusal(self, s: Enterprise, power: int, place: int, target: int, why: Why = QUIET) -> int:
        return flee_refusal(s, power, place, target, why)

    def choose(self, s: Enterprise, power: int, place: int, target: int) -> None:
        for friend in allies_of(s, power):
            move_fleet(s, friend, place, target)
        s.tell(news.SAILS, power, place, target)
