"""Assault on a fortified space."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.assault import (
    ASSAULT_ROWS,
    assault_attack_dice,
    assault_defence_dice,
    assault_row,
)
from fondaco.games.virgin_queen.printed import ARMY
from fondaco.games.virgin_queen.rules import frames, news, refusals
from fondaco.games.virgin_queen.rules.card_phase import to_capital
from fondaco.games.virgin_queen.rules.choices import Operation
from fondaco.games.virgin_queen.rules.rolling import attack_hits, defence_hits, roll_both
from fondaco.games.virgin_queen.rules.spaces import (
    allies_of,
    besiegers,
    best_battle,
    enemy_ships,
    foot,
    friendly_ships,
    garrison,
    is_hostile,
    land_units,
    leaders_at,
    lower_armada,
)
from fondaco.games.virgin_queen.rules.spring import has_army_leader
from fondaco.games.virgin_queen.rules.war.field_battles import BESIEGING, DEFENDING, LOSING_PARTS, retreat
from fondaco.games.virgin_queen.rules.war.marching import capture_leaders
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import QUIET, Group, Options, Step, Why

ASSAULT_COST: Final = 1
TAKEN: Final = 0
GOES_ON: Final = 1


def besieging_powers(s: Enterprise, space: int) -> list[int]:
    """The powers that lie before a fortified space."""
    ruler = s.control[space]
    return [power for power in range(POWERS) if land_units(s, space, power) and is_hostile(s, power, ruler)]


class Assault(Operation):
    """A besieged space is stormed (enterprise.assault)."""

    name = "assault"
    clause = "enterprise.assault"
    options = Options(Group("", (SPACE,)))
    always_asked = True  # dice follow: the odds are to be seen first

    def refusal(self, s: Enterprise, power: int, _: int, space: int, why: Why = QUIET) -> int:
        """Not in the impulse the siege began, and not while ships keep the port open (enterprise.assault)."""
        if not (s.printed.fortified[space] and land_units(s, space, power) and is_hostile(s, power, s.control[space])):
            return refusals.NOT_BESIEGING if why is QUIET else why.no(refusals.NOT_BESIEGING, space=space)
        if s.fresh_sieges >> space & 1 and why.also(refusals.FRESH_SIEGE, space=space):
            return refusals.FRESH_SIEGE
        before = sum(friendly_ships(s, sea, power) for sea in s.printed.harbour[space])
        supplied = enemy_ships(s, space, power) > before  # Q.assault.when
        return why.no(refusals.PORT_OPEN, space=space) if supplied else 0

    def choose(self, s: Enterprise, power: int, _: int, space: int) -> None:
        s.points_left -= ASSAULT_COST
        s.fight[FIGHT_ATTACKER] = power
        s.fight[FIGHT_PLACE] = space
        s.fight[FIGHT_ORIGIN] = -1
        s.fight[FIGHT_DEFENDER] = s.control[space]
        s.tell(news.ASSAULT, power, space)
        roll_both(s, *assault_dice(s, power, space), frames.ASSAULT_RESULT, power)


def assault_dice(s: Enterprise, power: int, space: int) -> tuple[int, int]:
    """The dice of besiegers and besieged (battle.assault.attack-dice.defended, battle.assault.defence-dice)."""
    outside = besieging_powers(s, space)
    inside = inside_powers(s, space)
    feet = sum(foot(s, space, other) for other in outside)
    attack = assault_attack_dice(feet, garrison(s, space), best_battle(s, space, outside, True))
    held = sum(foot(s, space, other) for other in inside)
    return attack, assault_defence_dice(held, best_battle(s, space, inside, True))


def inside_powers(s: Enterprise, space: int) -> list[int]:
    """The powers that hold a space together; an independent one has none."""
    return [] if s.control[space] == NOBODY_RULES else allies_of(s, s.control[space])


class AssaultResult(Step[Enterprise]):
    """Each hit takes a unit; then it shows whether the space falls (battle.assault.losses, battle.assault.success)."""

    clause = "battle.assault.losses"

    def run(self, s: Enterprise, power: int, _: int) -> None:
        space = s.fight[FIGHT_PLACE]
        hits, taken = attack_hits(s), defence_hits(s)
        outside, inside = besiegers(s, space), garrison(s, space)
        lost, killed = min(outside, taken), min(inside, hits)
        row = ASSAULT_ROWS.index(assault_row(hits, outside - lost, inside - killed))
        s.tell(news.ASSAULT_RESULT, power, hits, taken, lost, killed)
        s.then(
            (frames.LOSE, power * LOSING_PARTS + BESIEGING, lost),
            (frames.LOSE, s.control[space] * LOSING_PARTS + DEFENDING, killed),
            (frames.ASSAULT_END, power, row),
        )


class AssaultEnd(Step[Enterprise]):
    """The space falls, the siege goes on, or it is broken (battle.assault.success-effects, battle.assault.failure)."""

    clause = "battle.assault.failure"

    def run(self, s: Enterprise, power: int, row: int) -> None:
        space = s.fight[FIGHT_PLACE]
        if row == TAKEN:
            fall(s, power, space)
        elif row == GOES_ON:
            s.tell(news.SIEGE_GOES_ON, space)
        else:
            s.tell(news.SIEGE_BROKEN, space)
            lift(s, power, space)


def fall(s: Enterprise, power: int, space: int) -> None:
    """Control changes, leaders are captured, ships go to the turn track (battle.assault.success-effects)."""
    for other in inside_powers(s, space):
        capture_leaders(s, other, space, power)
        ships_to_track(s, space, other)
    s.control[space] = power
    s.unrest[space] = 0
    s.tell(news.FALLS, power, space)


def ships_to_track(s: Enterprise, place: int, power: int) -> None:
    """A power's ships and sailors at a place are out of play until next turn (component.turn-track)."""
    for ship in range(SHIPS):
        if SHIP_OWNER[ship] == power:
            s.track_ships[ship] += s.ships[place * SHIPS + ship]
            s.ships[place * SHIPS + ship] = 0
    if s.armada_at == place and SHIP_OWNER[ARMADA] == power:
        while s.armada_level:  # the Armada has no box on the track: it is broken up (enterprise.armada)
            lower_armada(s)
    for leader in leaders_at(s, place, power):
        if s.printed.leader_kind[leader] != ARMY:
            s.leader_at[leader] = ON_TRACK


def lift(s: Enterprise, power: int, space: int) -> None:
    """The besiegers must retreat; leaders left alone are taken or go home (Q.assault.wiped-out)."""
    if any(land_units(s, space, friend) for friend in allies_of(s, power)):
        retreat(s, power, space)
        return
    held = garrison(s, space) or any(has_army_leader(s, space, other) for other in inside_powers(s, space))
    for friend in allies_of(s, power):
        if held:
            capture_leaders(s, friend, space, s.control[space])
        for leader in leaders_at(s, space, friend):
            if s.printed.leader_kind[leader] == ARMY:
                to_capital(s, leader)
