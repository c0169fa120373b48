"""The end of the game, scoring and the winner."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, VERDIGRIS, VERMILION, Position, rule

from fondaco.games.orleans.vocabulary import ON_BOARD, STATION_CITIZEN

TOWNS = ("orleans", "blois", "tours", "chinon", "loches", "nevers")


def stations(*built: int) -> Position:
    """So many stations of each seat stand on the map."""
    t = Position(len(built))
    for seat, count in enumerate(built):
        t.station(seat, *TOWNS[:count])
    return t


# The end


@rule("end.round-18")
@pytest.mark.parametrize("round_", [1, 16, 17])
def test_before_the_eighteenth_round_is_over_another_follows(round_: int) -> None:
    t = Position(round=round_).last_phase()
    assert t.s.round == round_ + 1
    assert not t.s.over
    assert t.game.winners(t.s) == []


@rule("end.round-18", "phase.first-player")
def test_the_game_ends_with_the_eighteenth_round() -> None:
    t = Position(round=18).coins(LAPIS, 9).last_phase()
    assert t.s.over
    assert t.s.round == 18
    assert t.game.winners(t.s) == [LAPIS]
    assert t.heard.count("final-score") == 3


@rule("end.round-18")
def test_the_last_hourglass_tile_is_that_of_the_eighteenth_round() -> None:
    t = Position(2, round=0).round().idle_until("hourglass")
    turned = 1
    while not t.s.over:
        turned += 1
        t.play(next(iter(t.chances()))).idle_until("hourglass")
    assert turned == t.s.round == 18
    assert sum(t.s.hourglass) == 0


# The citizen for stations


@rule("end.station-majority")
@pytest.mark.parametrize(
    ("built", "winner"), [((2, 1, 0), OCHRE), ((1, 0, 3), VERDIGRIS), ((0, 1, 0, 0), LAPIS), ((3, 3, 2, 4), VERMILION)]
)
def test_who_has_built_the_most_stations_takes_the_last_citizen(built: tuple[int, ...], winner: int) -> None:
    t = stations(*built)
    before = t.lying
    t.ending()
    assert t.citizens_of(winner) == [STATION_CITIZEN]
    assert t.changed(before) == {"citizen"}


@rule("end.station-majority")
def test_the_last_citizen_counts_for_the_score() -> None:
    t = stations(2, 1).track(OCHRE, development=9).ending()
    assert t.game.scores(t.s) == [5 + 3 * 3, 5 + 1]
    told = [dict(event.numbers) for event in t.s.heard or [] if event.key == "final-score"]
    assert told == [
        {"seat": 0, "score": 14, "worth": 5, "stations": 2, "citizens": 1, "level": 3},
        {"seat": 1, "score": 6, "worth": 5, "stations": 1, "citizens": 0, "level": 1},
    ]


@rule("end.station-majority")
def test_unbuilt_and_lost_stations_do_not_count_for_the_majority() -> None:
    t = stations(2, 1, 0).lost_stations(LAPIS, 9).lost_stations(VERDIGRIS, 10).ending()
    assert t.citizens_of(OCHRE) == [STATION_CITIZEN]


@rule("end.station-majority-tie", "end.station-majority")
@pytest.mark.parametrize("built", [(2, 2, 0), (1, 3, 3), (4, 4, 4, 4), (0, 0)])
def test_if_several_have_built_the_most_nobody_takes_it(built: tuple[int, ...]) -> None:
    """All at none is a tie too."""
    t = stations(*built).ending()
    assert t.s.citizen == [ON_BOARD] * 14
    assert "most-stations" not in t.heard


@rule("end.station-majority-tie")
def test_a_station_lost_to_torture_may_break_the_tie() -> None:
    t = stations(2, 2).torture(OCHRE, 1).play("torture station blois").ending()
    assert t.citizens_of(LAPIS) == [STATION_CITIZEN]


# Victory points


@rule("score.coins")
@pytest.mark.parametrize("coins", [0, 1, 23])
def test_each_coin_scores_one(coins: int) -> None:
    t = Position(2).coins(OCHRE, coins)
    assert t.game.scores(t.s) == [coins, 5]


@rule("score.goods")
@pytest.mark.parametrize(("good", "points"), [("brocade", 5), ("wool", 4), ("wine", 3), ("cheese", 2), ("grain", 1)])
def test_goods_score_by_their_kind(good: str, points: int) -> None:
    t = Position(2).coins(OCHRE, 0).goods(OCHRE, **{good: 3})
    assert t.game.scores(t.s) == [3 * points, 5]


@rule("score.goods")
def test_goods_of_all_kinds_are_added_up() -> None:
    t = Position(2).coins(LAPIS, 0).goods(LAPIS, brocade=1, wool=1, wine=1, cheese=1, grain=2)
    assert t.game.scores(t.s) == [5, 16]


@rule("score.citizens")
def test_stations_and_citizens_count_by_the_level() -> None:
    """Example: 5 trading stations, 2 citizens and development level 4 give (5 + 2) x 4 = 28 VP."""
    t = stations(0, 5).coins(LAPIS, 0).citizen(LAPIS, 5, 9).track(LAPIS, development=15)
    assert t.s.level(LAPIS) == 4
    assert t.game.scores(t.s) == [5, 28]


@rule("score.citizens")
@pytest.mark.parametrize(
    ("built", "citizens", "space", "points"), [(0, 0, 30, 0), (1, 0, 0, 1), (0, 1, 4, 2), (3, 2, 22, 25)]
)
def test_the_sum_of_stations_and_citizens_is_multiplied(built: int, citizens: int, space: int, points: int) -> None:
    """Unbuilt and lost stations score nothing, nor do citizens still on the board."""
    t = stations(built, 6).coins(OCHRE, 0).lost_stations(OCHRE, 2).track(OCHRE, development=space)
    t.citizen(OCHRE, *range(citizens)).citizen(LAPIS, 9)
    assert t.game.scores(t.s)[OCHRE] == points


@rule("score.nothing-else")
def test_nothing_else_scores() -> None:
    """Neither followers nor technology nor tiles nor markers."""
    t = Position(2).coins(OCHRE, 0).bag(OCHRE, "knight", "monk").market(OCHRE, "farmer", "scholar").unlaid(OCHRE, 2)
    t.technology(OCHRE, "castle-farmer").fill(OCHRE, "farm").tile(OCHRE, "school", "library").merchant(OCHRE, "nevers")
    t.tower(OCHRE, "trader")
    t.track(OCHRE, farmer=8, boatman=5, craftsman=5, trader=5, knight=5, scholar=5, development=30)
    assert t.game.scores(t.s) == [0, 5]
    assert t.ending().game.scores(t.s) == [0, 5]


@rule("score.nothing-else", "score.coins", "score.goods", "score.citizens")
def test_the_whole_score_of_a_player() -> None:
    """7 coins, goods worth 2 x 1 + 3 + 5, and 4 stations and 3 citizens at level 5."""
    t = stations(0, 4, 1).coins(LAPIS, 7).goods(LAPIS, grain=2, wine=1, brocade=1).citizen(LAPIS, 0, 7, 8)
    t.track(LAPIS, development=24).goods(OCHRE, wool=1)
    assert t.game.scores(t.s) == [5 + 4, 7 + 10 + 35, 5 + 1]


# The winner


@rule("score.winner")
@pytest.mark.parametrize("winner", range(4))
def test_the_most_points_win(winner: int) -> None:
    """However far others have gone in development."""
    t = Position(4).coins(winner, 6).track((winner + 1) % 4, development=30).ending()
    assert t.game.winners(t.s) == [winner]


@rule("score.winner")
def test_nobody_has_won_before_the_end() -> None:
    t = Position(2).coins(OCHRE, 60).actions()
    assert t.game.winners(t.s) == []


@rule("score.tie-break")
def test_among_equals_who_went_furthest_in_development_wins() -> None:
    """Only those with the most points count."""
    t = Position(4).coins(OCHRE, 9).coins(LAPIS, 9).coins(VERDIGRIS, 9).coins(VERMILION, 8)
    t.track(OCHRE, development=5).track(LAPIS, development=8).track(VERDIGRIS, development=7)
    t.track(VERMILION, development=30).ending()
    assert t.game.winners(t.s) == [LAPIS]


@rule("score.tie-break")
def test_players_equal_in_both_share_the_victory() -> None:
    t = Position(4).coins(OCHRE, 9).coins(LAPIS, 9).coins(VERDIGRIS, 9).track(LAPIS, development=2)
    t.track(OCHRE, development=8).track(VERDIGRIS, development=8).ending()
    assert t.game.winners(t.s) == [OCHRE, VERDIGRIS]


@rule("score.tie-break")
def test_the_marker_decides_not_the_level() -> None:
    t = Position(2).track(OCHRE, development=5).track(LAPIS, development=6).ending()
    assert t.s.level(OCHRE) == t.s.level(LAPIS)
    assert t.game.winners(t.s) == [LAPIS]
