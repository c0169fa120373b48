"""Ratings: known strengths are found again, and intervals hold what they promise."""

from itertools import combinations
from math import isfinite
from random import Random

import pytest

from fondaco.arena import Outcome
from fondaco.arena.ratings import SCALE, Ratings, rate


def played(strengths: list[float], players: int, games: int, seed: int) -> list[Outcome]:
    """Games as often won as ratings promise."""
    random = Random(seed)
    companies = list(combinations(range(len(strengths)), players))
    outcomes = []
    for number in range(games):
        company = companies[number % len(companies)]
        weights = [10 ** (strengths[bot] / 400) for bot in company]
        winner = random.choices(range(players), weights)[0]
        outcomes.append(Outcome(number, company, (0,) * players, (winner,), 1))
    return outcomes


def duel(wins: int, losses: int, draws: int = 0) -> Ratings:
    winners = [(0,)] * wins + [(1,)] * losses + [(0, 1)] * draws
    return rate(2, [Outcome(number, (0, 1), (0, 0), won, 1) for number, won in enumerate(winners)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found_again(players: int) -> None:
    true = [-250.0, -60.0, 80.0, 230.0]
    ratings = rate(4, played(true, players, 12_000, 1))
    for bot, strength in enumerate(true):
        assert ratings.rating(bot).value == pytest.approx(strength, abs=25)


def test_the_mean_of_all_bots_is_nought() -> None:
    ratings = rate(5, played([0, 100, 200, 700, 1000], 2, 500, 2))
    assert sum(ratings.rating(bot).value for bot in range(5)) == pytest.approx(0, abs=1e-6)


def test_ten_times_as_many_victories_are_four_hundred_points() -> None:
    assert duel(10_000, 1_000).difference(0, 1).value == pytest.approx(400, abs=1)


def test_a_shared_victory_is_half_of_one() -> None:
    assert duel(30, 10, 20).difference(0, 1).value == pytest.approx(duel(40, 20).difference(0, 1).value)


def test_two_bots_have_the_logit_interval_with_half_a_game_added_to_each() -> None:
    difference = duel(15, 5).difference(0, 1)
    spread = 1.96 * (1 / 15.5 + 1 / 5.5) ** 0.5 * SCALE
    assert difference.high - difference.value == pytest.approx(spread, rel=1e-3)
    assert difference.value - difference.low == pytest.approx(spread, rel=1e-3)


@pytest.mark.parametrize("wins", [1, 20, 1000])
def test_who_always_won_has_a_finite_rating_and_a_wide_interval(wins: int) -> None:
    difference = duel(wins, 0).difference(0, 1)
    assert isfinite(difference.value)
    assert difference.high - difference.low > 800
    assert duel(0, wins).difference(0, 1).value == pytest.approx(-difference.value)


def test_nothing_is_known_before_the_first_game() -> None:
    ratings = rate(3, [])
    assert [ratings.rating(bot).value for bot in range(3)] == [0, 0, 0]
    assert ratings.rating(0).high > 150


def test_more_games_are_surer() -> None:
    few, many = (duel(3 * count, count).difference(0, 1) for count in (10, 160))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.1)


def test_extreme_strengths_are_found_too() -> None:
    ratings = rate(3, played([-1500, 0, 1500], 2, 3000, 5))
    assert ratings.rating(2).value > ratings.rating(1).value + 500 > ratings.rating(0).value + 1000


@pytest.mark.parametrize(
    ("strengths", "players", "games"),
    [([0.0, 0.0], 2, 20), ([0.0, 300.0], 2, 60), ([0.0, 150.0, 300.0, 450.0], 2, 240), ([0.0, 100.0, 250.0], 3, 90)],
)
def test_intervals_hold_the_truth_as_often_as_they_promise(strengths: list[float], players: int, games: int) -> None:
    """Of 400 tournaments 380 should hold it; fewer than 368 would happen by chance about once in 10,000 tries."""
    tournaments, held_rating, held_difference = 400, 0, 0
    mean = sum(strengths) / len(strengths)
    for seed in range(tournaments):
        ratings = rate(len(strengths), played(strengths, players, games, 1000 + seed))
        best = ratings.rating(len(strengths) - 1)
        apart = ratings.difference(1, 0)
        held_rating += best.low <= strengths[-1] - mean <= best.high
        held_difference += apart.low <= strengths[1] - strengths[0] <= apart.high
    assert held_rating >= 368
    assert held_difference >= 368
