"""Assault: dice, and whether a besieged space falls."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.plan import Outcome, Plan, both_throw
from fondaco.games.virgin_queen.aid_card.procedure import MOST_RATING, MOST_UNITS, Procedure, Refused, Values, number


def assault_attack_dice(units: int, defenders: int, rating: int) -> int:
    """One die per unit without cavalry, or per two against any land unit, and the leader's, never halved.

    battle.assault.attack-dice.undefended, battle.assault.attack-dice.defended, battle.assault.leader-dice
    """
    return (-(-units // 2) if defenders else units) + rating


def assault_defence_dice(units: int, rating: int) -> int:
    """One die per unit without cavalry, one for defending, and the leader's (battle.assault.defence-dice)."""
    return units + 1 + rating


def assault_succeeds(attack_hits: int, attack_left: int, defence_left: int) -> bool:
    """A hit, nobody left inside, somebody left outside (battle.assault.success)."""
    return attack_hits > 0 and not defence_left and attack_left > 0


ASSAULT_ROWS: Final = ("taken", "siege-goes-on", "siege-broken")


def assault_row(attack_hits: int, attack_left: int, defence_left: int) -> str:
    """Taken; or the siege goes on while besiegers outnumber the besieged (battle.assault.failure)."""
    if assault_succeeds(attack_hits, attack_left, defence_left):
        return ASSAULT_ROWS[0]
    return ASSAULT_ROWS[1] if attack_left > defence_left else ASSAULT_ROWS[2]


def _assault_plan(values: Values) -> Plan:
    attack = values["attack"] + values["cavalry"]  # cavalry takes losses and counts as left (Q.assault.cavalry)
    defend = values["defend"] + values["defend-cavalry"]
    attack_dice = assault_attack_dice(values["attack"], defend, values["leader"])
    defence_dice = assault_defence_dice(values["defend"], values["defend-leader"])

    def fought(attack_hits: int, defence_hits: int) -> Outcome:
        attack_left, defence_left = max(0, attack - defence_hits), max(0, defend - attack_hits)  # battle.assault.losses
        row = assault_row(attack_hits, attack_left, defence_left)
        return Outcome(row, (attack_hits, defence_hits, attack - attack_left, defend - defence_left))

    return both_throw(attack_dice, defence_dice, fought)


def _needs_attackers(values: Values) -> list[Refused]:
    attackers = values["attack"] + values["cavalry"]
    return [] if attackers else [Refused("battle.assault.success", "no-attackers", "attack")]


ASSAULT: Final = Procedure(
    "assault",
    "battle.assault.success",
    (
        number("attack", "battle.assault.attack-dice.undefended", 0, MOST_UNITS, 5),
        number("cavalry", "battle.assault.attack-dice.undefended", 0, MOST_UNITS, 0),
        number("leader", "battle.assault.leader-dice", 0, MOST_RATING, 0),
        number("defend", "battle.assault.defence-dice", 0, MOST_UNITS, 2, "defence"),
        number("defend-cavalry", "battle.assault.attack-dice.defended", 0, MOST_UNITS, 0, "defence"),
        number("defend-leader", "battle.assault.leader-dice", 0, MOST_RATING, 0, "defence"),
    ),
    ASSAULT_ROWS,
    ASSAULT_ROWS[:1],
    ("attack-hits", "defence-hits", "attack-losses", "defence-losses"),
    _assault_plan,
    _needs_attackers,
)
