"""Naval combat: dice by ship and sea, losses, and who wins."""

from functools import cache
from typing import Final, NamedTuple

from fondaco.games.virgin_queen.aid_card.plan import Outcome, Plan, both_throw
from fondaco.games.virgin_queen.aid_card.procedure import (
    MOST_RATING,
    Input,
    Procedure,
    Refused,
    Values,
    choice,
    flag,
    number,
    reading,
)
from fondaco.games.virgin_queen.vocabulary import MOST_LEVEL

ATLANTIC: Final = 0
MEDITERRANEAN: Final = 1
CORSAIRS_EVERYWHERE: Final = 0
CORSAIRS_ATLANTIC: Final = 1


class Fleet(NamedTuple):
    """Ships of two dice and of one, and the corsairs."""

    corsairs: int
    galleys: int
    galleons: int
    """Galleons and race galleons."""
    armada: int
    """The level of the Spanish Armada."""

    @property
    def ships(self) -> int:
        """All that two hits sink, each Armada level for one (naval.losses-first)."""
        return self.galleys + self.galleons + self.armada


def naval_dice(fleet: Fleet, sea: int, rating: int, corsairs_fight: bool = True) -> int:
    """The dice of a fleet before a port's.

    naval.dice.corsair, naval.dice.galley, naval.dice.galleon, naval.dice.armada, naval.dice.leader
    """
    galley = 2 if sea == MEDITERRANEAN else 1
    corsairs = fleet.corsairs if corsairs_fight else 0
    return corsairs + galley * fleet.galleys + 2 * fleet.galleons + 2 * fleet.armada + rating


def naval_defence_dice(fleet: Fleet, sea: int, rating: int, in_port: bool, corsairs_fight: bool = True) -> int:
    """The same list, and one die in a port (naval.dice.port)."""
    return naval_dice(fleet, sea, rating, corsairs_fight) + int(in_port)


@cache  # a sweep asks for the same few losses thousands of times
def naval_losses(ships: int, corsairs: int, hits: int) -> tuple[int, int, int]:
    """Ships and corsairs lost, and the hits left over (naval.losses-first, naval.losses-corsairs)."""
    sunk = min(ships, hits // 2)
    hits -= 2 * sunk
    taken = min(corsairs, hits)
    return sunk, taken, hits - taken


class SeaFight(NamedTuple):
    """How a naval combat ends."""

    attacker_wins: bool
    attack_ships_lost: int
    attack_corsairs_lost: int
    defence_ships_lost: int
    defence_corsairs_lost: int
    attack_eliminated: bool
    defence_eliminated: bool


def sea_fight(
    attack: Fleet, defence: Fleet, attack_dice: int, defence_dice: int, attack_hits: int, defence_hits: int
) -> SeaFight:
    """Losses first, then the winner, then the odd hit (Q.naval.winner-eliminated)."""
    fleet, other_fleet = attack.ships, defence.ships
    ships, corsairs, odd = naval_losses(fleet, attack.corsairs, defence_hits)
    other_ships, other_corsairs, other_odd = naval_losses(other_fleet, defence.corsairs, attack_hits)
    gone = ships == fleet and corsairs == attack.corsairs
    other_gone = other_ships == other_fleet and other_corsairs == defence.corsairs
    if gone and other_gone:
        return _one_is_kept(attack, defence, attack_dice > defence_dice)
    wins = (attack_hits > defence_hits and not gone) or other_gone  # naval.winner
    if wins and other_odd and other_ships < other_fleet:  # naval.odd-hit: a hit is left only when no corsair is
        other_ships += 1
        other_gone = other_ships == other_fleet
    if not wins and odd and ships < fleet:
        ships += 1
        gone = ships == fleet
    return SeaFight(wins, ships, corsairs, other_ships, other_corsairs, gone, other_gone)


def _one_is_kept(attack: Fleet, defence: Fleet, attacker: bool) -> SeaFight:
    """Both fleets are gone: the side with more dice keeps a unit and wins (naval.both-eliminated)."""
    kept = attack if attacker else defence
    kept_lost = (kept.ships - 1, kept.corsairs) if kept.ships else (0, kept.corsairs - 1)
    if attacker:
        return SeaFight(True, *kept_lost, defence.ships, defence.corsairs, False, True)
    return SeaFight(False, attack.ships, attack.corsairs, *kept_lost, True, False)


def _fleet(values: Values, prefix: str = "") -> Fleet:
    galleons = values[f"{prefix}galleons"] + values[f"{prefix}race-galleons"]
    return Fleet(values[f"{prefix}corsairs"], values[f"{prefix}galleys"], galleons, values[f"{prefix}armada"])


def _naval_plan(values: Values) -> Plan:
    attack, defence, sea = _fleet(values), _fleet(values, "defend-"), values["sea"]
    corsairs_fight = sea == ATLANTIC or values["corsairs-read"] == CORSAIRS_EVERYWHERE  # Q.naval.corsair-sea
    attack_dice = naval_dice(attack, sea, values["leader"], corsairs_fight)
    in_port = bool(values["port"])
    defence_dice = naval_defence_dice(defence, sea, values["defend-leader"], in_port, corsairs_fight)

    def fought(attack_hits: int, defence_hits: int) -> Outcome:
        end = sea_fight(attack, defence, attack_dice, defence_dice, attack_hits, defence_hits)
        row = "attacker-wins" if end.attacker_wins else "defender-wins"
        lost = (end.attack_ships_lost, end.attack_corsairs_lost, end.defence_ships_lost, end.defence_corsairs_lost)
        gone = (int(end.attack_eliminated), int(end.defence_eliminated))
        return Outcome(row, (attack_hits, defence_hits, *lost, *gone))

    return both_throw(attack_dice, defence_dice, fought)


def _needs_fleets(values: Values) -> list[Refused]:
    sides = (("", "galleons"), ("defend-", "defend-galleons"))
    empty = [name for prefix, name in sides if not any(_fleet(values, prefix))]
    armadas = values["armada"] and values["defend-armada"]
    two = [Refused("component.units", "two-armadas", "defend-armada")] if armadas else []
    return [Refused("naval.winner", "no-ships", name) for name in empty] + two


def _fleet_inputs(prefix: str, side: str) -> tuple[Input, ...]:
    return (
        number(f"{prefix}galleons", "naval.dice.galleon", 0, 10, 2, side),
        number(f"{prefix}race-galleons", "naval.dice.galleon", 0, 10, 0, side),
        number(f"{prefix}galleys", "naval.dice.galley", 0, 20, 0, side),
        number(f"{prefix}corsairs", "naval.dice.corsair", 0, 20, 0, side),
        number(f"{prefix}armada", "naval.dice.armada", 0, MOST_LEVEL, 0, side),
        number(f"{prefix}leader", "naval.dice.leader", 0, MOST_RATING, 0, side),
    )


NAVAL_COMBAT: Final = Procedure(
    "naval-combat",
    "naval.winner",
    (
        *_fleet_inputs("", "attack"),
        *_fleet_inputs("defend-", "defence"),
        flag("port", "naval.dice.port", "defence"),
        choice("sea", "naval.dice.galley", ("atlantic", "mediterranean")),
        reading("corsairs-read", "naval.dice.corsair", ("everywhere", "atlantic-only")),
    ),
    ("attacker-wins", "defender-wins"),
    ("attacker-wins",),
    (
        *("attack-hits", "defence-hits", "attack-ships-lost", "attack-corsairs-lost"),
        *("defence-ships-lost", "defence-corsairs-lost", "attack-eliminated", "defence-eliminated"),
    ),
    _naval_plan,
    _needs_fleets,
)
