"""What dice show: every way to read them against a count of all throws."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import pytest
from tests.games.virgin_queen.aid_card.laws import hit, margin, rule

from fondaco.games.virgin_queen.aid_card.dice import CONVERSIONS, HITS, HITS_AND_SIX, SUM, Kind, hits

KINDS = (HITS, HITS_AND_SIX, CONVERSIONS, SUM)


def named(kind: Kind) -> str:
    return kind.name


@rule("dice.hit")
def test_a_die_hits_on_five_and_six_only() -> None:
    assert [hits([face]) for face in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert hits([5, 6, 4, 1, 6]) == 3
    assert hits([]) == 0
    assert HITS.read([5, 6, 4]) == (2,)
    assert dict(HITS.ways(1)) == {(0,): 4, (1,): 2}


@rule("dice.hit")
@pytest.mark.parametrize("count", [0, 1, 5, 12, 20])
def test_hits_follow_the_binomial_law(count: int) -> None:
    assert {reading[0]: Fraction(ways, 6**count) for reading, ways in HITS.ways(count)} == {
        hits: hit(hits, count) for hits in range(count + 1)
    }


@rule("espionage.offensive.c")
def test_a_six_is_seen_beside_the_hits() -> None:
    assert HITS_AND_SIX.read([6, 5, 1]) == (2, 1)
    assert HITS_AND_SIX.read([5, 5, 1]) == (2, 0)
    assert HITS_AND_SIX.read([6, 6]) == (2, 1)
    assert HITS_AND_SIX.read([]) == (0, 0)


@rule("conversion.roll", "conversion.unrest-award")
def test_four_and_five_are_minor_six_is_major_and_ones_bring_one_unrest() -> None:
    assert [CONVERSIONS.read([face]) for face in range(1, 7)] == [
        (0, 0, 1),
        (0, 0, 0),
        (0, 0, 0),
        (1, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
    ]
    assert CONVERSIONS.read([1, 1, 1, 4, 5, 6, 6]) == (2, 2, 1)


def test_a_sum_is_a_sum() -> None:
    assert SUM.read([6, 1, 3]) == (10,)
    assert dict(SUM.ways(2))[(7,)] == 6


@rule("dice.hit", "conversion.roll", "conversion.unrest-award")
@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_ways_are_those_of_all_throws(kind: Kind, count: int) -> None:
    thrown = Counter(kind.read(faces) for faces in product(range(1, 7), repeat=count))
    ways = kind.ways(count)
    assert dict(ways) == dict(thrown)
    assert len(dict(ways)) == len(ways), "a reading stands once"


@pytest.mark.parametrize("kind", KINDS, ids=named)
@pytest.mark.parametrize("count", [9, 20, 40])
def test_ways_of_many_dice_add_up_to_all_throws(kind: Kind, count: int) -> None:
    assert sum(ways for _, ways in kind.ways(count)) == 6**count


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_a_million_rolls_come_out_as_the_law_says(kind: Kind) -> None:
    rolls, count = 1_000_000, 2
    faces = Random(1588).choices(range(1, 7), k=rolls * count)
    seen = Counter(map(kind.read, zip(*[iter(faces)] * count)))
    for reading, ways in kind.ways(count):
        share = ways / 6**count
        assert abs(seen[reading] - rolls * share) < 5 * sqrt(rolls * share * (1 - share)), reading
    assert sum(seen.values()) == rolls
    assert set(seen) == {reading for reading, ways in kind.ways(count) if ways}


@rule("dice.margin")
def test_the_margin_is_hits_minus_hits() -> None:
    assert margin(2, 2, 0) == Fraction(1, 9)
    assert sum(margin(wanted, 4, 3) for wanted in range(-3, 5)) == 1
