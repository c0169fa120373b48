"""What a handful of dice can show, and in how many ways."""

from collections.abc import Callable, Sequence
from functools import cache
from math import comb, factorial
from typing import Final, NamedTuple

FACES: Final = 6
HIT_FROM: Final = 5
"""A die hits on a 5 or a 6, always (dice.hit, Q.dice.espionage-hits)."""
MINOR_FROM: Final = 4
MAJOR: Final = 6
UNREST: Final = 1

Reading = tuple[int, ...]
"""What counts of a throw: the hits, or the sum, or the conversions."""


class Kind(NamedTuple):
    """A way to read dice."""

    name: str
    read: Callable[[Sequence[int]], Reading]
    ways: Callable[[int], tuple[tuple[Reading, int], ...]]
    """Every reading of so many dice, with the number of throws that give it, all throws being 6 to their number."""


def hits(faces: Sequence[int]) -> int:
    """How many dice hit (dice.hit)."""
    return sum(face >= HIT_FROM for face in faces)


@cache
def _ways_to_hit(dice: int) -> tuple[tuple[Reading, int], ...]:
    return tuple(((hit,), comb(dice, hit) * 2**hit * 4 ** (dice - hit)) for hit in range(dice + 1))


@cache
def _ways_to_hit_and_six(dice: int) -> tuple[tuple[Reading, int], ...]:
    ways: list[tuple[Reading, int]] = []
    for hit in range(dice + 1):
        missed = comb(dice, hit) * 4 ** (dice - hit)
        ways.append(((hit, 0), missed))
        if hit:
            ways.append(((hit, 1), missed * (2**hit - 1)))
    return tuple(ways)


def _read_conversions(faces: Sequence[int]) -> Reading:
    """Minor conversions, major conversions, and whether unrest is owed (conversion.roll, conversion.unrest-award)."""
    minors = sum(MINOR_FROM <= face < MAJOR for face in faces)
    return (minors, sum(face == MAJOR for face in faces), int(UNREST in faces))


@cache
def _ways_to_convert(dice: int) -> tuple[tuple[Reading, int], ...]:
    ways: list[tuple[Reading, int]] = []
    for minors in range(dice + 1):
        for majors in range(dice - minors + 1):
            rest = dice - minors - majors
            arranged = factorial(dice) // (factorial(minors) * factorial(majors) * factorial(rest)) * 2**minors
            ways.append(((minors, majors, 0), arranged * 2**rest))
            if rest:
                ways.append(((minors, majors, 1), arranged * (3**rest - 2**rest)))
    return tuple(ways)


@cache
def _ways_to_sum(dice: int) -> tuple[tuple[Reading, int], ...]:
    ways = {0: 1}
    for _ in range(dice):
        further: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, FACES + 1):
                further[total + face] = further.get(total + face, 0) + count
        ways = further
    return tuple(((total,), count) for total, count in sorted(ways.items()))


HITS: Final = Kind("hits", lambda faces: (hits(faces),), _ways_to_hit)
HITS_AND_SIX: Final = Kind("hits-and-six", lambda faces: (hits(faces), int(FACES in faces)), _ways_to_hit_and_six)
CONVERSIONS: Final = Kind("conversions", _read_conversions, _ways_to_convert)
SUM: Final = Kind("sum", lambda faces: (sum(faces),), _ways_to_sum)
