"""Whole games, each named after what it shows."""

import pytest
from tests.games.golden import moves, told
from tests.games.orleans.golden.make import GOLDEN, best, development, stations
from tests.games.orleans.position_builder import rule

from fondaco.games.orleans.vocabulary import FIRST_OWN, GONE_STATIONS, ON_BOARD, STATION_CITIZEN

golden = GOLDEN.table


@pytest.mark.parametrize("name", GOLDEN.stories)
def test_a_golden_game_replays_and_shows_its_story(name: str) -> None:
    GOLDEN.check(name)


def test_every_golden_game_has_its_story() -> None:
    GOLDEN.check_names()


@rule("flow.rounds", "end.round-18", "component.hourglass", "phase.hourglass")
def test_a_game_is_eighteen_rounds_and_every_event_comes_three_times() -> None:
    table = golden("clear-win")
    turned = [numbers["event"] for numbers in told(table, "event-turned-up")]
    assert len(turned) == len(told(table, "round-begins")) == 18
    assert turned[0] == 0
    assert [turned.count(event) for event in range(6)] == [3] * 6


@rule("score.winner")
def test_the_most_points_win_a_game() -> None:
    table = golden("clear-win")
    assert table.winners == best(table.scores)
    assert [numbers["score"] for numbers in told(table, "final-score")] == table.scores


@rule("score.tie-break")
def test_a_tie_is_broken_by_development_or_the_victory_is_shared() -> None:
    table = golden("tie-development-decides")
    tied = best(table.scores)
    assert len(tied) > 1 and table.winners == [max(tied, key=lambda seat: development(table)[seat])]
    table = golden("victory-shared")
    assert len({(table.scores[seat], development(table)[seat]) for seat in table.winners}) == 1


@rule("variant.exclusion", "variant.exclusion-two-players")
def test_tiles_excluded_are_never_taken() -> None:
    table = golden("tiles-excluded")
    excluded = {numbers["tile"] for numbers in told(table, "tile-excluded")}
    assert len(excluded) == 4
    assert not excluded & {numbers["tile"] for numbers in told(table, "tile-taken")}


@rule("plan.simultaneous", "flow.turn-order")
def test_where_players_plan_in_turn_they_draw_in_turn_order() -> None:
    table = golden("planning-in-turn")
    lines = table.save().partition("moves:\n")[2].splitlines()
    draws = [int(line.split()[0]) for line in lines if line.split()[1] == "draw" and "back" not in line]
    first = int(table.view(-1).first_player) - 17
    assert draws == [(first + turn // 3 + turn) % 3 for turn in range(18 * 3)]


@rule("torture.substitutes", "torture.removed")
def test_what_torture_takes_in_a_game_is_gone() -> None:
    table = golden("torture")
    s = table.game.known(table.view(-1))
    for seat in range(s.players):
        lost = [*told(table, "lost-station"), *told(table, "lost-unbuilt-station")]
        assert s.gone[GONE_STATIONS + seat] == sum(numbers["seat"] == seat for numbers in lost)
        assert s.stations[seat] + s.stations_built(seat) + s.gone[GONE_STATIONS + seat] == 10
        assert s.stations_built(seat) == sum(owners >> seat & 1 for owners in s.station)
    assert len(moves(table, "torture")) == sum(len(told(table, key)) for key in LOST)


LOST = [
    *("lost-station", "lost-unbuilt-station", "lost-follower", "lost-development", "lost-good", "lost-tile"),
    "lost-technology",
]


@rule("torture.closed-list")
def test_a_debt_lapses_when_nothing_is_left_that_torture_takes() -> None:
    """q.torture.nothing-left."""
    table = golden("debt-lapses")
    index, seat = next(
        (index, dict(event.numbers)["seat"])
        for index, entry in enumerate(table._entries)
        for event in entry.events
        if event.key == "torture-lapses"
    )
    s = table.game.known(table.view(seat, at=index + 1))
    assert (s.coins[seat], s.stations[seat], s.stations_built(seat), s.unlaid[seat]) == (0, 0, 0, 0)
    assert not any(s.bag[seat][:FIRST_OWN]) and seat not in s.tile


@rule("end.station-majority", "end.station-majority-tie")
def test_the_last_citizen_goes_to_the_most_stations_and_to_nobody_in_a_tie() -> None:
    table = golden("last-citizen-decides")
    assert [table.view(-1).citizen[STATION_CITIZEN]] == best(stations(table)) == table.winners
    table = golden("stations-tied")
    assert len(best(stations(table))) > 1
    assert table.view(-1).citizen[STATION_CITIZEN] == ON_BOARD
