"""Field battle: dice, losses, and who stays on the field."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.plan import Outcome, Plan, both_throw
from fondaco.games.virgin_queen.aid_card.procedure import MOST_RATING, MOST_UNITS, Procedure, Values, number


def field_attack_dice(units: int, rating: int) -> int:
    """One die per unit and per point of the best leader (battle.field.attack-dice)."""
    return units + rating


def field_defence_dice(units: int, rating: int) -> int:
    """The same, and one for defending (battle.field.defence-dice)."""
    return field_attack_dice(units, rating) + 1


def both_survive(left: int, other_left: int, attack_dice: int, defence_dice: int) -> tuple[int, int]:
    """If both sides fell, the one with more dice keeps a unit, the defender if equal (battle.field.both-eliminated)."""
    if left or other_left:
        return left, other_left
    return (1, 0) if attack_dice > defence_dice else (0, 1)


def has_more_hits(attack_hits: int, defence_hits: int) -> bool:
    """Whether the attacker wins; equal hits are the defender's (battle.field.winner)."""
    return attack_hits > defence_hits


def field_losses(
    attack: int, defend: int, attack_dice: int, defence_dice: int, attack_hits: int, defence_hits: int
) -> tuple[int, int]:
    """How many units each side has left (battle.field.losses)."""
    left = max(0, attack - defence_hits)
    return both_survive(left, max(0, defend - attack_hits), attack_dice, defence_dice)


def attacker_holds(attack_left: int, defence_left: int, attack_hits: int, defence_hits: int) -> bool:
    """Who stays on the field: the only one left, else the winner (Q.field.winner-eliminated)."""
    if not attack_left or not defence_left:
        return attack_left > 0
    return has_more_hits(attack_hits, defence_hits)


FIELD_ROWS: Final = ("attacker-wins", "attacker-wins-and-falls", "defender-wins-and-falls", "defender-wins")


def field_row(attack_left: int, defence_left: int, attack_hits: int, defence_hits: int) -> str:
    """The printed winner, and whether he is still there."""
    holds = attacker_holds(attack_left, defence_left, attack_hits, defence_hits)
    if has_more_hits(attack_hits, defence_hits):
        return FIELD_ROWS[0] if holds else FIELD_ROWS[1]
    return FIELD_ROWS[2] if holds else FIELD_ROWS[3]


def _field_plan(values: Values) -> Plan:
    attack, defend = values["attack"], values["defend"]
    attack_dice = field_attack_dice(attack, values["leader"])
    defence_dice = field_defence_dice(defend, values["defend-leader"])

    def fought(attack_hits: int, defence_hits: int) -> Outcome:
        left = field_losses(attack, defend, attack_dice, defence_dice, attack_hits, defence_hits)
        row = field_row(*left, attack_hits, defence_hits)
        return Outcome(row, (attack_hits, defence_hits, attack - left[0], defend - left[1], *eliminated(*left)))

    return both_throw(attack_dice, defence_dice, fought)


def eliminated(attack_left: int, defence_left: int) -> tuple[int, int]:
    """Whether each side is gone, so that its leader is taken (battle.field.leader-capture)."""
    return int(not attack_left), int(not defence_left)


FIELD_BATTLE: Final = Procedure(
    "field-battle",
    "battle.field.winner",
    (
        number("attack", "battle.field.attack-dice", 1, MOST_UNITS, 4),
        number("leader", "battle.field.attack-dice", 0, MOST_RATING, 0),
        number("defend", "battle.field.defence-dice", 1, MOST_UNITS, 4, "defence"),
        number("defend-leader", "battle.field.defence-dice", 0, MOST_RATING, 0, "defence"),
    ),
    FIELD_ROWS,
    FIELD_ROWS[:2],
    ("attack-hits", "defence-hits", "attack-losses", "defence-losses", "attack-eliminated", "defence-eliminated"),
    _field_plan,
)
