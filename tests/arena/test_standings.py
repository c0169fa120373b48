"""Standings: shared victories count in parts, and shares have honest intervals."""

import pytest

from fondaco.arena import Outcome, standings
from fondaco.arena.intervals import share, wilson
from fondaco.arena.standings import by_seat, encounters

OUTCOMES = [
    Outcome(0, (0, 1), (10, 10), (0, 1), 5),
    Outcome(1, (1, 0), (10, 12), (1,), 15),
]
THREE_AT_A_TABLE = [
    Outcome(0, (0, 1, 2), (9, 5, 1), (0,), 5),
    Outcome(1, (1, 2, 0), (9, 5, 1), (0,), 5),
    Outcome(2, (2, 0, 1), (9, 5, 1), (0,), 5),
    Outcome(3, (0, 1, 2), (9, 5, 1), (0,), 5),
]


def test_shared_victories_count_in_parts() -> None:
    first, second = standings(["greedy", "random"], OUTCOMES)
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.points, second.points) == (11.0, 10.0)
    assert (first.share, first.decisions) == (0.75, 10.0)
    assert by_seat(2, OUTCOMES) == [0.5, 1.5]


def test_a_bot_that_did_not_play_has_no_games() -> None:
    assert standings(["greedy", "random", "absent"], OUTCOMES)[2].games == 0


def test_two_bots_are_compared_by_the_games_that_one_of_them_won() -> None:
    table = encounters(3, THREE_AT_A_TABLE)
    assert (table[0][1].games, table[0][1].wins, table[0][1].losses) == (4, 2.0, 1.0)
    assert table[0][1].share == pytest.approx(2 / 3)
    assert table[1][2].share == table[2][1].share == 0.5


def test_nobody_is_better_where_a_third_always_won() -> None:
    assert encounters(3, THREE_AT_A_TABLE[:1])[1][2].share is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (10, 20, 0.2993, 0.7007), (20, 20, 0.8389, 1.0), (190, 200, 0.9104, 0.9726)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
    assert (share(wins, games).low, share(wins, games).high) == wilson(wins, games)
