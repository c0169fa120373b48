"""Who plays whom: every company equally often, every bot in every seat equally often."""

from collections import Counter
from itertools import combinations

import pytest

from fondaco.arena import Match, matches, play_match
from fondaco.arena.matches import MatchFailed, seats_at_a_table
from fondaco.table import BadSeats, find_game

PAX = "pax-renaissance"
THREE = ["greedy", "random", "random"]
FOUR = ["apprentice", "merchant", "banker", "doge"]


def test_each_bot_sits_in_each_seat_equally_often() -> None:
    todo = matches(PAX, THREE, 30, "rotate")
    seats = Counter((bot, seat) for match in todo for seat, bot in enumerate(match.bots))
    assert set(seats.values()) == {10}


@pytest.mark.parametrize(("players", "companies"), [(2, 6), (3, 4), (4, 1)])
def test_every_company_plays_and_rotates_equally_often(players: int, companies: int) -> None:
    todo = matches(PAX, FOUR, companies * players * 5, "round robin", players)
    assert {tuple(sorted(match.bots)) for match in todo} == set(combinations(range(4), players))
    assert set(Counter(match.bots for match in todo).values()) == {5}


def test_a_round_robin_cut_short_is_as_even_as_it_can_be() -> None:
    for games in range(1, 50):
        todo = matches(PAX, FOUR, games, "short", 2)
        pairings = Counter(tuple(sorted(match.bots)) for match in todo)
        assert max(pairings.values()) - min(pairings[pair] for pair in combinations(range(4), 2)) <= 1
        first = Counter(match.bots[0] for match in todo)
        assert max(first.values()) - min(first[bot] for bot in range(4)) <= 2


def test_more_games_only_add_to_the_fewer() -> None:
    assert matches(PAX, FOUR, 100, "more", 2)[:37] == matches(PAX, FOUR, 37, "more", 2)


def test_games_are_numbered() -> None:
    assert [match.number for match in matches(PAX, FOUR, 25, "numbers", 2)] == list(range(25))


def test_rotated_games_share_their_chance_and_others_do_not() -> None:
    todo = matches(PAX, FOUR, 48, "chance", 2)
    companies: dict[str, list[tuple[int, ...]]] = {}
    for match in todo:
        companies.setdefault(match.seed, []).append(match.bots)
    assert len(companies) == 24
    for first, second in companies.values():
        assert first == second[::-1]


def test_two_of_the_same_bot_never_play_the_same_game_twice() -> None:
    todo = matches(PAX, THREE, 60, "twins")
    assert len({(match.seats, match.seed) for match in todo}) == 60


@pytest.mark.parametrize(
    ("bots", "wanted", "players"),
    [(2, None, 2), (3, None, 3), (4, None, 4), (5, None, 2), (9, None, 2), (4, 2, 2), (4, 3, 3), (9, 4, 4)],
)
def test_all_sit_at_one_table_if_there_is_room(bots: int, wanted: int | None, players: int) -> None:
    assert seats_at_a_table(find_game(PAX), ["random"] * bots, wanted) == players


@pytest.mark.parametrize(
    ("bots", "wanted", "problem"),
    [
        (1, None, "is for 2 to 4 players, not 1"),
        (5, 5, "is for 2 to 4 players, not 5"),
        (2, 3, "3 players need 3 bots, and 2 are named"),
    ],
)
def test_a_table_that_cannot_be_filled_is_refused(bots: int, wanted: int | None, problem: str) -> None:
    with pytest.raises(BadSeats, match=problem):
        seats_at_a_table(find_game(PAX), ["random"] * bots, wanted)


def test_an_outcome_tells_its_number_and_what_happened_in_each_seat() -> None:
    match = matches(PAX, ["random", "random"], 4, "outcome")[3]
    outcome = play_match(match)
    assert (outcome.number, outcome.bots) == (3, match.bots)
    assert len(outcome.scores) == 2
    assert sum(outcome.victory(seat) for seat in range(2)) == 1
    assert outcome.decisions > 20
    assert play_match(match) == outcome


def test_a_game_that_cannot_be_played_says_which_one_it_is() -> None:
    with pytest.raises(
        MatchFailed, match=r"game 7 \(pax-renaissance, seats nobody,random, seed 's 3'\) cannot be played"
    ):
        play_match(Match(7, PAX, (0, 1), ("nobody", "random"), "s 3"))
