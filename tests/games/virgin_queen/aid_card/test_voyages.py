"""Navigation, colonies and the Indies Fleet."""

from fractions import Fraction

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, numbers, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.voyages import (
    ANTILLES,
    CARIBBEAN_SEA,
    DAMAGED,
    ELIMINATED,
    MEXICAN_COAST,
    NORTH_ATLANTIC,
    UNHARMED,
    VOYAGE_LOST,
    colony_row,
    fleet_zone,
    navigation_result,
)


def fractions(*texts: str) -> list[Fraction]:
    return [Fraction(text) for text in texts]


@rule("navigation.table")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (-1, ELIMINATED),
        (2, ELIMINATED),
        (6, ELIMINATED),
        (7, DAMAGED),
        (8, DAMAGED),
        (9, UNHARMED),
        (12, UNHARMED),
        (18, UNHARMED),
    ],
)
def test_the_table_of_navigation(total: int, result: int) -> None:
    assert navigation_result(total, 0) == result


@rule("navigation.table", "navigation.eliminated")
@pytest.mark.parametrize(
    ("rating", "eliminated", "damaged", "unharmed"),
    [
        (-1, "7/12", "1/4", "1/6"),
        (0, "5/12", "11/36", "5/18"),
        (1, "5/18", "11/36", "5/12"),
        (2, "1/6", "1/4", "7/12"),
        (3, "1/12", "7/36", "13/18"),
        (4, "1/36", "5/36", "5/6"),
        (5, "0", "1/12", "11/12"),
    ],
)
def test_the_oracles_of_navigation(rating: int, eliminated: str, damaged: str, unharmed: str) -> None:
    found = rows("navigation", navigation=rating)
    wanted = dict(zip(("eliminated", "damaged", "no-effect"), fractions(eliminated, damaged, unharmed)))
    assert found == {**wanted, "voyage-lost": 0}
    again = rows("navigation", navigation=rating, damaged=1)
    assert again == {**wanted, "damaged": 0, "voyage-lost": wanted["damaged"]}


@rule("navigation.second-damage", "navigation.eliminated")
def test_a_second_damage_ends_the_voyage_and_not_the_captain() -> None:
    assert [navigation_result(total, 1) for total in (6, 7, 8, 9)] == [ELIMINATED, VOYAGE_LOST, VOYAGE_LOST, UNHARMED]


@rule("navigation.table")
def test_the_total_of_navigation_is_two_dice_and_the_rating() -> None:
    assert dice("navigation") == {"table": 2}
    found = numbers("navigation", "total", navigation=-3)
    assert (min(found), max(found), found[4]) == (-1, 9, Fraction(1, 6))
    assert refused("navigation", navigation=-3) == refused("navigation", navigation=6) == []
    for rating in (-4, 7):
        assert refused("navigation", navigation=rating) == [("navigation.table", "out-of-range", "navigation")]


@rule("colony.table")
def test_the_table_of_colonies() -> None:
    places = {total: colony_row(total) for total in range(2, 14)}
    assert places == {**dict.fromkeys((2, 3, 4), 3), **dict.fromkeys(range(5, 9), 2), 9: 1, 10: 1, 11: 1, 12: 0, 13: 0}
    assert colony_row(0) == 3, "the first row is open below"
    assert dice("colony") == {"table": 2}
    assert numbers("colony", "total")[7] == Fraction(1, 6)


@rule("colony.table", "colony.plantation")
@pytest.mark.parametrize(
    ("plantation", "oracle"), [(0, ("1/6", "5/9", "1/4", "1/36")), (1, ("1/12", "1/2", "1/3", "1/12"))]
)
def test_the_oracles_of_colonies(plantation: int, oracle: tuple[str, ...]) -> None:
    names = ("eliminated", "no-effect", "treasure", "treasure-and-vp")
    assert rows("colony", plantation=plantation) == dict(zip(names, fractions(*oracle)))


@rule("colony.plantation")
def test_the_bonus_is_one() -> None:
    assert (min(numbers("colony", "total", plantation=1)), max(numbers("colony", "total", plantation=1))) == (3, 13)


@rule("colony.table")
def test_virginia_dare_is_born_once() -> None:
    found = rows("colony", virginia_dare=1)
    assert found["treasure-and-vp"] == 0
    assert found["treasure"] == Fraction(5, 18)
    assert found["eliminated"] == Fraction(1, 6)


@rule("indies.zone", "indies.philippines")
def test_the_zone_of_each_die() -> None:
    spanish = [NORTH_ATLANTIC, NORTH_ATLANTIC, ANTILLES, ANTILLES, CARIBBEAN_SEA, MEXICAN_COAST]
    assert [fleet_zone(die, 1) for die in range(1, 7)] == spanish
    assert [fleet_zone(die, 0) for die in range(1, 7)] == [*spanish[:5], CARIBBEAN_SEA]


@rule("indies.zone", "indies.philippines")
@pytest.mark.parametrize(
    ("philippines", "oracle"), [(1, ("1/3", "1/3", "1/6", "1/6")), (0, ("1/3", "1/3", "1/3", "0"))]
)
def test_the_oracles_of_the_indies_fleet(philippines: int, oracle: tuple[str, ...]) -> None:
    names = ("north-atlantic", "antilles", "caribbean-sea", "mexican-coast")
    assert rows("indies-fleet", philippines=philippines) == dict(zip(names, fractions(*oracle)))
    assert numbers("indies-fleet", "total") == dict.fromkeys(range(1, 7), Fraction(1, 6))
