"""Dice on the table: each die is a chance of its own, and stays to be seen."""

from fondaco.games.virgin_queen.aid_card.dice import hits
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import NATURE, NOBODY, Chance, Group, Options


class Dice(Chance[Enterprise]):
    """So many dice are rolled, one after the other (dice.hit)."""

    options = Options(Group("", (FACE,)))
    clause = "dice.hit"

    def seat(self, s: Enterprise, left: int, _: int) -> int:
        return NATURE if left > 0 else NOBODY

    def run(self, s: Enterprise, left: int, _: int) -> None:
        """Without dice nothing is rolled."""


class AttackDie(Dice):
    """The attacker's dice."""

    name = "attack-die"

    def choose(self, s: Enterprise, left: int, _: int, face: int) -> None:
        s.attack_dice.append(face + 1)
        if left > 1:
            s.then((frames.ATTACK_DIE, left - 1, 0))


class DefenceDie(Dice):
    """The defender's dice."""

    name = "defence-die"

    def choose(self, s: Enterprise, left: int, _: int, face: int) -> None:
        s.defence_dice.append(face + 1)
        if left > 1:
            s.then((frames.DEFENCE_DIE, left - 1, 0))


def clear_dice(s: Enterprise) -> None:
    """The dice of the last roll are taken away."""
    s.attack_dice.clear()
    s.defence_dice.clear()


def roll_both(s: Enterprise, attack: int, defence: int, result: int, power: int) -> None:
    """Attacker, then defender, then the result."""
    clear_dice(s)
    s.then((frames.ATTACK_DIE, attack, 0), (frames.DEFENCE_DIE, defence, 0), (result, power, 0))


def attack_hits(s: Enterprise) -> int:
    """How many of the attacker's dice hit."""
    return hits(s.attack_dice)


def defence_hits(s: Enterprise) -> int:
    """How many of the defender's dice hit."""
    return hits(s.defence_dice)
