"""Rebellion and conversion."""

from fractions import Fraction

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, numbers, percent, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.religion import conversion_row, rebel_regulars, rebellion_dice


@rule("rebellion.size")
def test_a_rebellion_is_of_two_to_five_cp() -> None:
    for cost in (2, 3, 4, 5):
        assert refused("rebellion", cp=cost) == []
    for cost in (-1, 0, 1, 6):
        assert refused("rebellion", cp=cost) == [("rebellion.size", "out-of-range", "cp")]


@rule("rebellion.dice")
def test_a_die_for_each_cp_and_one_at_home() -> None:
    assert [rebellion_dice(cost, 0) for cost in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert [rebellion_dice(cost, 1) for cost in (2, 3, 4, 5)] == [3, 4, 5, 6]
    assert rebellion_dice(2, 2) == 3
    assert dice("rebellion", cp=3) == {"attack": 3}
    assert dice("rebellion", cp=3, home=1) == {"attack": 4}


def rolled(pool: int) -> dict[str, int]:
    return {"cp": pool} if pool <= 5 else {"cp": pool - 1, "home": 1}


@rule("rebellion.losses")
@pytest.mark.parametrize(
    ("pool", "units", "oracle"),
    [
        (4, 2, Fraction(11, 27)),
        (3, 2, Fraction(7, 27)),
        (5, 1, Fraction(211, 243)),
        (6, 3, Fraction(233, 729)),
    ],
)
def test_the_oracles_of_a_rebellion(pool: int, units: int, oracle: Fraction) -> None:
    assert rows("rebellion", **rolled(pool), units=units)["succeeds"] == oracle


@rule("rebellion.losses", "rebellion.success")
@pytest.mark.parametrize(
    ("pool", "printed"),
    [
        (2, (55.56, 11.11, 0, 0)),
        (3, (70.37, 25.93, 3.70, 0)),
        (4, (80.25, 40.74, 11.11, 1.23)),
        (5, (86.83, 53.91, 20.99, 4.53)),
        (6, (91.22, 64.88, 31.96, 10.01)),
    ],
)
def test_the_printed_percentages(pool: int, printed: tuple[float, ...]) -> None:
    found = tuple(percent(rows("rebellion", **rolled(pool), units=units)["succeeds"]) for units in (1, 2, 3, 4))
    assert found == printed


@rule("rebellion.losses")
def test_each_hit_removes_a_catholic_unit() -> None:
    assert numbers("rebellion", "defence-losses", cp=3, units=2) == {
        0: hit(0, 3),
        1: hit(1, 3),
        2: hit(2, 3) + hit(3, 3),
    }
    assert numbers("rebellion", "attack-hits", cp=3, units=2) == {n: hit(n, 3) for n in range(4)}
    assert refused("rebellion", units=20) == []
    for units in (-1, 21):
        assert refused("rebellion", units=units) == [("rebellion.losses", "out-of-range", "units")]


@rule("rebellion.success")
def test_against_nobody_a_rebellion_is_certain() -> None:
    assert rows("rebellion", cp=2, units=0) == {"succeeds": 1, "fails": 0}
    found = law_of("rebellion", cp=2, units=1)
    assert found.row("fails") == hit(0, 2)


@rule("rebellion.regulars")
def test_a_regular_for_each_whole_pair_of_cp() -> None:
    assert [rebel_regulars(cost) for cost in (2, 3, 4, 5)] == [1, 1, 2, 2]


@rule("conversion.roll")
def test_a_third_of_a_minor_and_a_sixth_of_a_major_for_each_die() -> None:
    names = PROCEDURES["conversion"].numbers
    for pool in (1, 4, 9):
        found = law_of("conversion", dice=pool)
        assert found.mean(names.index("minors")) == Fraction(pool, 3)
        assert found.mean(names.index("majors")) == Fraction(pool, 6)
        assert found.mean(names.index("conversions")) == Fraction(pool, 2)
        assert all(o.numbers[0] == o.numbers[1] + o.numbers[2] for o in found.weights)
    assert dice("conversion", dice=7) == {"attack": 7}
    assert refused("conversion", dice=1) == refused("conversion", dice=20) == []
    for pool in (0, 21):
        assert refused("conversion", dice=pool) == [("conversion.roll", "out-of-range", "dice")]


@rule("conversion.roll")
def test_the_best_that_came_up_names_the_row() -> None:
    assert conversion_row(2, 1, 1) == "majors"
    assert conversion_row(0, 1, 0) == "majors"
    assert conversion_row(2, 0, 1) == "minors-only"
    assert conversion_row(0, 0, 1) == "unrest-only"
    assert conversion_row(0, 0, 0) == "nothing"
    assert rows("conversion", dice=1) == {
        "majors": Fraction(1, 6),
        "minors-only": Fraction(1, 3),
        "unrest-only": Fraction(1, 6),
        "nothing": Fraction(1, 3),
    }


@rule("conversion.unrest-award")
@pytest.mark.parametrize(
    ("pool", "oracle"), [(1, "1/6"), (2, "11/36"), (3, "91/216"), (4, "671/1296"), (5, "4651/7776"), (6, "31031/46656")]
)
def test_the_oracles_of_unrest(pool: int, oracle: str) -> None:
    assert numbers("conversion", "unrest", dice=pool) == {0: 1 - Fraction(oracle), 1: Fraction(oracle)}
