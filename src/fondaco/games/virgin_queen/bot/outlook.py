"""What dice still to be rolled will probably bring: each likely throw is played out, then judged."""

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Final

from fondaco.games.virgin_queen.aid_card.dice import HIT_FROM, MINOR_FROM, SUM
from fondaco.games.virgin_queen.aid_card.espionage import KILL_FROM
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.steps import STEPS
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.kernel import NATURE, NOBODY

Judge = Callable[[Enterprise], float]
Throws = tuple[tuple[tuple[int, ...], float], ...]
"""Faces that stand for many throws, each with its weight."""

HIT: Final = 5
MISS: Final = 3
CONVERSION: Final = 4
QUANTILES: Final = (0.125, 0.375, 0.625, 0.875)
MISSIONS: Final = (frames.ATTEMPTED, frames.PLOTTED)
TABLES: Final = (frames.NAVIGATION, frames.COLONY_DICE)
UNFINISHED: Final = frozenset(
    (
        *(frames.ATTACK_DIE, frames.DEFENCE_DIE, frames.WITHDRAW, frames.FIELD_BATTLE, frames.FIELD_RESULT),
        *(frames.FIELD_END, frames.LOSE, frames.RETREAT, frames.ASSAULT_RESULT, frames.ASSAULT_END),
        *(frames.NAVAL_RESULT, frames.NAVAL_END, frames.LOSE_SHIP, frames.RETREAT_FLEET, frames.PIRACY_ATTACK),
        *(frames.REWARDS, frames.REWARD, frames.SINK, frames.DRAW_FROM_HAND, frames.HIDE_TREASURE, frames.LOOT),
        *(frames.NAVIGATION, frames.RAID_ATTACK, frames.COLONY_DICE, frames.GATHERED, frames.GATHER),
        *(frames.GATHERED_MORE, frames.NEUTRALISE, frames.SECOND_DIE, frames.DISCARD_ANY, frames.ATTEMPTED),
        *(frames.GUARD, frames.SHOW, frames.SHOW_HOME, frames.DEFEND, frames.EXECUTE, frames.PLOTTED),
        *(frames.CONVERTED, frames.MAJOR, frames.MINOR),
        *(frames.UNREST, frames.REBELLED, frames.TAKE_ADJACENT, frames.RAISE_BANNER, frames.ENGLISH_RISING),
    )
)
"""Steps in the middle of a procedure, where a position cannot be judged as it stands."""
PATIENCE: Final = 60
"""How many steps of a procedure are played out at most."""


def outlook(s: Enterprise, judge: Judge) -> float:
    """The worth of a position, with the procedure at hand played to its end."""
    if not is_unfinished(s):
        return judge(s)
    return _played_out(s.copy(), judge, PATIENCE)


def is_unfinished(s: Enterprise) -> bool:
    """Whether a procedure is under way."""
    return bool(s.frames) and s.frames[-1][0] in UNFINISHED


def _played_out(s: Enterprise, judge: Judge, patience: int) -> float:
    """Steps run, whoever decides takes the first thing that is allowed, and dice are weighed."""
    while is_unfinished(s) and patience:
        patience -= 1
        number, a, b = s.frames[-1]
        if number in (frames.ATTACK_DIE, frames.DEFENCE_DIE) and a > 0:
            return _weighed(s, judge, patience)
        s.frames.pop()
        step = STEPS[number]
        who = step.seat(s, a, b)
        if who == NOBODY:
            step.run(s, a, b)
            continue
        candidates = step.candidates(s, a, b)
        if who != NATURE:
            candidates = [option for option in candidates if not step.refusal(s, a, b, option)]
        step.choose(s, a, b, candidates[0])
    return judge(s)


def _weighed(s: Enterprise, judge: Judge, patience: int) -> float:
    """Every likely throw, judged by what it leads to."""
    missions = mission_throws(s)
    if missions:
        return sum(
            weight * _played_out(_with_dice(s, attack, defence), judge, patience)
            for attack, defence, weight in missions
        )
    attacks = s.frames[-1][0] == frames.ATTACK_DIE
    return sum(
        weight * _played_out(_with_dice(s, faces if attacks else (), () if attacks else faces), judge, patience)
        for faces, weight in likely_throws(s)
    )


def _with_dice(s: Enterprise, attack: tuple[int, ...], defence: tuple[int, ...]) -> Enterprise:
    """A copy of a position after a throw of one side, or of both."""
    after = s.copy()
    for die, faces, dice in (
        (frames.ATTACK_DIE, attack, after.attack_dice),
        (frames.DEFENCE_DIE, defence, after.defence_dice),
    ):
        if faces and after.frames[-1][0] == die:
            after.frames.pop()
            dice.extend(faces)
    return after


def likely_throws(s: Enterprise) -> Throws:
    """Some faces for the throw at hand: quantiles of the hits, or every total of a table."""
    dice = s.frames[-1][1]
    result = s.frames[-2][0]
    if result in TABLES:
        return totals_of(dice)
    if result == frames.CONVERTED:
        return quantiles(dice, MINOR_FROM, CONVERSION)
    return quantiles(dice, HIT_FROM, HIT)


@cache
def quantiles(dice: int, least: int, face: int) -> Throws:
    """Four equally likely throws."""
    chance = (7 - least) / 6
    return tuple(
        ((face,) * hits + (MISS,) * (dice - hits), 1 / len(QUANTILES))
        for hits in (quantile(dice, chance, mark) for mark in QUANTILES)
    )


def quantile(dice: int, chance: float, mark: float) -> int:
    """The number of hits that a share of all throws does not exceed."""
    reached = 0.0
    for hits in range(dice + 1):
        reached += comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        if reached >= mark:
            return hits
    return dice


@cache
def totals_of(dice: int) -> Throws:
    """Every total of two dice."""
    ways = SUM.ways(dice)
    return tuple(((*split(total, dice),), count / 6**dice) for (total,), count in ways)


def split(total: int, dice: int) -> list[int]:
    """Faces that add up to a total."""
    faces: list[int] = []
    for left in range(dice, 0, -1):
        face = min(6, total - (left - 1))
        faces.append(face)
        total -= face
    return faces


def mission_throws(s: Enterprise) -> list[tuple[tuple[int, ...], tuple[int, ...], float]]:
    """For a mission whose dice are all still to be rolled, one throw of both sides for each margin."""
    if len(s.frames) < 3 or s.frames[-3][0] not in MISSIONS or s.frames[-1][0] != frames.ATTACK_DIE:
        return []
    attack, defence = s.frames[-1][1], s.frames[-2][1]
    again = s.frames[-3][0] == frames.ATTEMPTED
    return [
        ((HIT,) * won + (MISS,) * (attack - won), (HIT,) * lost + (MISS,) * (defence - lost), weight)
        for won, lost, weight in margins(attack, defence, again)
    ]


@cache
def margins(attack: int, defence: int, again: bool) -> tuple[tuple[int, int, float], ...]:
    """Hits of both sides that stand for each margin, with its chance; what is rolled again is left out."""
    chances: dict[int, float] = {}
    for won in range(attack + 1):
        for lost in range(defence + 1):
            margin = max(-2, min(5, won - lost))
            chances[margin] = chances.get(margin, 0.0) + binomial(attack, won) * binomial(defence, lost)
    if again:
        chances.pop(KILL_FROM - 1, None)
    total = sum(chances.values())
    return tuple(
        (max(margin, 0), max(-margin, 0), chance / total)
        for margin, chance in chances.items()
        if max(-margin, 0) <= defence
    )


def binomial(dice: int, hits: int) -> float:
    """The chance of so many hits (dice.hit)."""
    return comb(dice, hits) * 2.0 ** (dice - hits) / 3.0**dice
