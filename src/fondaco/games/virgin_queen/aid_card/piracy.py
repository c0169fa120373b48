"""Piracy in Europe and in the rest of the world: the defender rolls first."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import HITS, Reading
from fondaco.games.virgin_queen.aid_card.plan import ATTACK, DEFENCE, Outcome, Plan, Throw
from fondaco.games.virgin_queen.aid_card.procedure import (
    MOST_RATING,
    MOST_UNITS,
    Procedure,
    Refused,
    Values,
    choice,
    flag,
    number,
    reading,
)

REWARD_ROWS: Final = ("three-rewards", "two-rewards", "one-reward", "no-reward")


def reward_row(hits: int) -> str:
    """The row of so many attack hits; three or more share one."""
    return REWARD_ROWS[3 - min(hits, 3)]


# In Europe


def europe_defence_dice(in_zone: int, at_peace: bool, adjacent: int, fortresses: int, knights: bool) -> int:
    """Units in the zone, neighbours, fortresses and the Knights, with no base die (piracy.europe.defence-dice).

    piracy.europe.defence-dice.zone, piracy.europe.defence-dice.adjacent, piracy.europe.defence-dice.fortress,
    piracy.europe.defence-dice.knights; knights means that they are adjacent and the piracy is Ottoman
    """
    return (2 * in_zone if at_peace else 0) + adjacent + fortresses + int(knights)


def europe_survivors(corsairs: int, ships: int, hits: int) -> tuple[int, int]:
    """Corsairs go first, then ships at two hits each, a single hit counting as two (piracy.europe.defence-hits)."""
    taken = min(corsairs, hits)
    return corsairs - taken, max(0, ships - -(-(hits - taken) // 2))


def europe_attack_dice(units: int, ports: int, rating: int) -> int:
    """One die or two, and the leader's; none when nobody is left (Q.piracy.no-survivor).

    piracy.europe.attack-dice.base, piracy.europe.attack-dice.rating
    """
    if not units:
        return 0
    return (1 if units == 1 or ports == 1 else 2) + rating


def _europe_plan(values: Values) -> Plan:
    knights = bool(values["knights"] and values["ottoman"])
    at_peace = bool(values["at-peace"])
    defence = europe_defence_dice(values["in-zone"], at_peace, values["adjacent"], values["fortresses"], knights)

    def attack(reading: Reading) -> Plan:
        corsairs, ships = europe_survivors(values["corsairs"], values["ships"], reading[0])
        lost = (reading[0], values["corsairs"] - corsairs, values["ships"] - ships)
        if not corsairs + ships:
            return Outcome("raiders-lost", (0, *lost))
        dice = europe_attack_dice(corsairs + ships, values["ports"], values["piracy"])
        return Throw(ATTACK, HITS, dice, lambda hits: Outcome(reward_row(hits[0]), (hits[0], *lost)))

    return Throw(DEFENCE, HITS, defence, attack)  # piracy.europe.order


def _needs_raiders(values: Values) -> list[Refused]:
    raiders = values["corsairs"] + values["ships"]
    return [] if raiders else [Refused("piracy.europe.attack-dice.base", "no-raiders", "corsairs")]


PIRACY_EUROPE: Final = Procedure(
    "piracy-europe",
    "piracy.europe.order",
    (
        number("corsairs", "piracy.europe.defence-hits", 0, MOST_UNITS, 2),
        number("ships", "piracy.europe.defence-hits", 0, MOST_UNITS, 0),
        number("piracy", "piracy.europe.attack-dice.rating", 0, MOST_RATING, 1),
        flag("ottoman", "piracy.europe.defence-dice.knights", "attack", 1),
        number("ports", "piracy.europe.attack-dice.base", 1, MOST_UNITS, 2, "defence"),
        number("in-zone", "piracy.europe.defence-dice.zone", 0, MOST_UNITS, 0, "defence"),
        flag("at-peace", "piracy.europe.defence-dice.zone", "defence"),
        number("adjacent", "piracy.europe.defence-dice.adjacent", 0, MOST_UNITS, 1, "defence"),
        number("fortresses", "piracy.europe.defence-dice.fortress", 0, MOST_UNITS, 0, "defence"),
        flag("knights", "piracy.europe.defence-dice.knights", "defence"),
    ),
    (*REWARD_ROWS, "raiders-lost"),
    REWARD_ROWS[:3],
    ("attack-hits", "defence-hits", "corsairs-lost", "ships-lost"),
    _europe_plan,
    _needs_raiders,
)

# In the rest of the world

SOUND: Final = 0
DAMAGED: Final = 1
REMOVED: Final = 2
AGAINST_SPAIN: Final = 0
AGAINST_PORTUGAL: Final = 1
ELSE_TWO: Final = 0


def world_defence_dice(target: int, settlements: int, patrols: int, fortresses: int) -> int:
    """Portugal counts its settlements, Spain its patrols and fortresses.

    piracy.world.defence-dice.portugal, piracy.world.defence-dice.spain
    """
    return settlements if target == AGAINST_PORTUGAL else patrols + fortresses


def captain_after(condition: int, hits: int) -> int:
    """The first hit damages the captain, the second removes him (piracy.world.captain-hits)."""
    return min(REMOVED, condition + hits)


def world_attack_dice(condition: int, settlements: int, rating: int, otherwise: int = 2) -> int:
    """One die if the captain is damaged or there is one settlement, else two, and the rating; none once he is gone.

    piracy.world.attack-dice.base, piracy.world.attack-dice.rating, Q.world.order
    """
    if condition == REMOVED:
        return 0
    return (1 if condition == DAMAGED or settlements == 1 else otherwise) + rating


def _world_plan(values: Values) -> Plan:
    defence = world_defence_dice(values["target"], values["settlements"], values["patrols"], values["fortresses"])
    otherwise = 2 if values["else-read"] == ELSE_TWO else 1  # Q.world.else-two

    def attack(reading: Reading) -> Plan:
        condition = captain_after(values["damaged"], reading[0])
        if condition == REMOVED:
            return Outcome("captain-removed", (0, reading[0], condition))
        dice = world_attack_dice(condition, values["settlements"], values["piracy"], otherwise)
        return Throw(ATTACK, HITS, dice, lambda hits: Outcome(reward_row(hits[0]), (hits[0], reading[0], condition)))

    return Throw(DEFENCE, HITS, defence, attack)  # piracy.world.order


def _no_portuguese_patrols(values: Values) -> list[Refused]:
    if values["target"] == AGAINST_SPAIN:
        return []
    wrong = [name for name in ("patrols", "fortresses") if values[name]]
    return [Refused("piracy.world.defence-dice.portugal", "portugal-has-none", name) for name in wrong]


PIRACY_WORLD: Final = Procedure(
    "piracy-world",
    "piracy.world.order",
    (
        number("piracy", "piracy.world.attack-dice.rating", 0, MOST_RATING, 1),
        flag("damaged", "piracy.world.captain-hits"),
        choice("target", "piracy.world.defence-dice.spain", ("spain", "portugal"), "defence"),
        number("settlements", "piracy.world.attack-dice.base", 1, MOST_UNITS, 2, "defence"),
        number("patrols", "piracy.world.defence-dice.spain", 0, MOST_UNITS, 0, "defence"),
        number("fortresses", "piracy.world.defence-dice.spain", 0, MOST_UNITS, 0, "defence"),
        reading("else-read", "piracy.world.attack-dice.base", ("two-dice", "one-die")),
    ),
    (*REWARD_ROWS, "captain-removed"),
    REWARD_ROWS[:3],
    ("attack-hits", "defence-hits", "captain"),
    _world_plan,
    _no_portuguese_patrols,
)
