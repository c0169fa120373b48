"""Victory at once, phase 8 and the points."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.victory import points
from fondaco.games.virgin_queen.vocabulary import BY_GUNPOWDER, ENDING
from fondaco.kernel import Frame

T = VirginQueenGame().printed
VICTORY = (frames.VICTORY, 0, 0)
NORTH = ("amsterdam", "rotterdam", "utrecht", "groningen")
NETHERLANDS = (*NORTH, "antwerp", "brussels")
IN_ENGLAND = ("london", "norwich", "portsmouth", "plymouth", "lancaster", "york")


def after_impulse(power: int) -> Frame:
    return frames.END_IMPULSE, power, 0


def ended(t: Position, power: int = SPAIN) -> tuple[int, str] | None:
    """Who has won at once after an impulse, and how."""
    t.hand(SPAIN, "one").hand(ENGLAND, "one").hand(REBELS, "one").begin(after_impulse(power), (frames.WINTER, 0, 0))
    if not t.s.over:
        assert t.asked() == "impulse" and t.s.winner == -1
        assert t.told("wins-at-once") == []
        return None
    assert t.told("wins-at-once") == [{"power": t.s.winner, "ending": t.s.ending}]
    assert t.told("phase") == []  # the later phases are not played
    return t.s.winner, ENDING.labels[t.s.ending]


# Victory at once


@rule("enterprise.victory", "sequence.4.instant-victory")
def test_spain_wins_by_arms_in_london() -> None:
    t = Position().control(SPAIN, "london")
    assert ended(t) == (SPAIN, "arms")
    assert t.game.winners(t.s) == [0]
    assert ended(Position().control(REBELS, "london")) is None
    assert ended(Position().control(SPAIN, "portsmouth", "york")) is None


@rule("enterprise.victory", "sequence.4.instant-victory")
def test_the_rebels_win_by_arms_with_their_home_and_no_spaniard_in_the_netherlands() -> None:
    assert ended(Position().control(REBELS, *NORTH), REBELS) == (REBELS, "arms")
    assert ended(Position().control(REBELS, *NORTH[:3]), REBELS) is None
    assert ended(Position().control(REBELS, *NORTH).units("brussels", cavalry=1), REBELS) is None
    assert ended(Position().control(REBELS, *NORTH).units("madrid", spanish_regular=4), REBELS) == (REBELS, "arms")
    assert ended(Position().control(REBELS, *NORTH).control(ENGLAND, "utrecht"), REBELS) is None


@rule("enterprise.victory", "sequence.4.instant-victory")
def test_spain_wins_by_religion_when_all_england_is_catholic_and_it_rules_a_space_there() -> None:
    t = Position().faith("catholic", *IN_ENGLAND).control(SPAIN, "york")
    assert ended(t) == (SPAIN, "religion")
    assert ended(Position().faith("catholic", *IN_ENGLAND)) is None
    assert ended(Position().faith("catholic", *IN_ENGLAND[1:]).control(SPAIN, "york")) is None
    assert ended(Position().faith("catholic", *IN_ENGLAND).control(SPAIN, "edinburgh")) is None


@rule("enterprise.victory", "sequence.4.instant-victory")
def test_the_rebels_win_by_religion_when_all_the_netherlands_are_protestant_and_they_rule_a_space_there() -> None:
    t = Position().faith("protestant", *NETHERLANDS).control(REBELS, "groningen")
    assert ended(t, REBELS) == (REBELS, "religion")
    assert ended(Position().faith("protestant", *NETHERLANDS), REBELS) is None
    assert (
        ended(
            Position().faith("protestant", *NETHERLANDS[1:]).faith("catholic", "amsterdam").control(REBELS, "utrecht")
        )
        is None
    )
    assert ended(Position().faith("protestant", *NETHERLANDS).control(REBELS, "london")) is None


@rule("enterprise.victory")
def test_arms_are_looked_at_before_religion_and_london_first() -> None:
    t = Position().control(SPAIN, "london").control(REBELS, *NORTH).faith("catholic", *IN_ENGLAND)
    assert ended(t, REBELS) == (SPAIN, "arms")
    t = Position().control(REBELS, *NORTH).faith("catholic", *IN_ENGLAND).control(SPAIN, "york")
    assert ended(t) == (REBELS, "arms")
    t = Position().faith("protestant", *NETHERLANDS).control(REBELS, "utrecht").faith("catholic", *IN_ENGLAND)
    assert ended(t.control(SPAIN, "york"), REBELS) == (SPAIN, "religion")


@rule("enterprise.victory", "enterprise.players")
def test_with_two_players_england_s_player_wins_with_the_rebels() -> None:
    t = Position(2).control(REBELS, *NORTH)
    assert ended(t, REBELS) == (REBELS, "arms")
    assert t.game.winners(t.s) == [1]


@rule("enterprise.victory")
def test_who_wins_at_once_wins_whatever_the_points() -> None:
    t = Position().control(SPAIN, "london")
    t.s.vp = [-30, 30, 30]
    ended(t)
    assert t.game.winners(t.s) == [SPAIN]
    t.s.ending = BY_GUNPOWDER
    assert t.game.winners(t.s) == [SPAIN] and ENDING.labels[t.s.ending] == "gunpowder"


# Phase 8


@rule("sequence.8.territory-vp", "enterprise.points")
@pytest.mark.parametrize("holder", [SPAIN, ENGLAND, REBELS, None])
def test_the_ruler_of_antwerp_scores_every_turn(holder: int | None) -> None:
    t = Position(turn=4).control(holder, "antwerp")
    before = t.s.vp[:]
    t.begin(VICTORY)
    assert t.s.vp == [score + int(power == holder) for power, score in enumerate(before)]
    assert t.told("antwerp") == ([] if holder is None else [{"power": holder}])
    assert t.told("phase")[0]["phase"] == 7


@rule("sequence.8.next-turn", "enterprise.turns")
def test_without_a_winner_a_new_turn_starts_at_phase_1() -> None:
    t = Position(turn=5).begin(VICTORY)
    assert t.s.turn == 6 and t.s.phase == 0 and not t.s.over
    assert t.told("turn") == [{"turn": 6}]


@rule("sequence.8.winner", "enterprise.victory")
def test_after_the_last_turn_the_most_points_win() -> None:
    t = Position(turn=6)
    t.s.vp = [3, 5, 1]
    t.s.ending = BY_GUNPOWDER
    t.begin(VICTORY)
    assert t.heard[-2:] == ["end", "wins-by-points"]
    assert ENDING.labels[t.s.ending] == "points"
    assert t.game.scores(t.s) == [4, 5, 1]  # Spain has Antwerp
    assert t.game.winners(t.s) == [ENGLAND]
    t = Position(turn=5)
    t.s.last_turn = 5
    assert t.begin(VICTORY).s.over


@rule("enterprise.victory", "sequence.8.winner")
def test_equal_points_share_the_victory() -> None:
    t = Position(turn=6)
    t.s.vp = [4, 5, 5]
    t.begin(VICTORY)
    assert t.game.winners(t.s) == [SPAIN, ENGLAND, REBELS]


@rule("enterprise.players", "enterprise.victory")
def test_with_two_players_the_points_of_england_and_the_rebels_count_together() -> None:
    t = Position(2, turn=6)
    t.s.vp = [5, 4, 3]
    t.begin(VICTORY)
    assert t.game.scores(t.s) == [6, 7]
    assert t.game.winners(t.s) == [1]


@rule("enterprise.victory")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    t = Position(turn=4).impulse(SPAIN).begin(VICTORY)
    assert t.game.winners(t.s) == []


# Points


def scored(t: Position, power: int) -> int:
    """What the map is worth to a power."""
    return points(t.s, power) - t.s.vp[power]


@rule("enterprise.points")
def test_the_map_is_worth_nothing_as_it_is_at_the_start() -> None:
    assert [scored(Position(), power) for power in (SPAIN, ENGLAND, REBELS)] == [0, 0, 0]


@rule("enterprise.points")
def test_two_points_for_every_fortified_space_that_was_not_one_s_own() -> None:
    t = Position().control(SPAIN, "dublin", "edinburgh", "york").control(REBELS, "amsterdam", "utrecht")
    assert [scored(t, power) for power in (SPAIN, ENGLAND, REBELS)] == [4, 0, 2]
    t.control(ENGLAND, "lisbon").control(None, "london")
    assert scored(t, ENGLAND) == 2


@rule("enterprise.points")
@pytest.mark.parametrize(
    ("faith", "spaces", "worth"),
    [
        ("catholic", ("london", "norwich"), (1, 0, 0)),
        ("catholic", ("london", "norwich", "portsmouth"), (1, 0, 0)),
        ("catholic", ("edinburgh", "amsterdam", "london", "norwich"), (2, 0, 0)),
        ("protestant", ("york", "lancaster"), (0, 1, 0)),
        ("protestant", ("york", "dublin"), (0, 1, 0)),
        ("protestant", ("york",), (0, 0, 0)),
        ("protestant", ("antwerp", "brussels"), (0, 0, 1)),
        ("protestant", ("antwerp", "brussels", "york", "utrecht"), (0, 0, 1)),
        ("protestant", ("madrid", "seville"), (0, 0, 0)),
        ("protestant", ("lisbon", "seville", "corunna", "madrid"), (0, 0, 0)),
    ],
)
def test_a_point_for_every_two_spaces_gained_for_one_s_faith(
    faith: str, spaces: tuple[str, ...], worth: tuple[int, ...]
) -> None:
    t = Position().faith(faith, *spaces)
    assert tuple(scored(t, power) for power in (SPAIN, ENGLAND, REBELS)) == worth


@rule("enterprise.points")
def test_gains_and_losses_are_set_against_each_other_and_losses_cost_nothing() -> None:
    t = (
        Position()
        .faith("catholic", "london", "norwich")
        .faith("protestant", "york", "lancaster", "antwerp", "brussels")
    )
    assert [scored(t, power) for power in (SPAIN, ENGLAND, REBELS)] == [0, 0, 1]


@rule("enterprise.points")
def test_what_was_scored_and_what_the_map_is_worth_add_up() -> None:
    t = Position().control(SPAIN, "dublin").faith("catholic", "london", "norwich")
    t.s.vp = [4, 0, 0]
    assert t.game.scores(t.s) == [7, 0, 0]
    assert t.game.evaluate(t.s, SPAIN) > t.game.evaluate(t.s, ENGLAND)


# Ties


@rule("enterprise.victory")
@pytest.mark.parametrize(
    ("turns", "winners"),
    [
        ([[3, 9, 4], [8, 8, 8]], [ENGLAND]),
        ([[4, 4, 1], [8, 8, 8]], [SPAIN, ENGLAND]),
        ([[4, 3, 9], [8, 8, 7]], [SPAIN]),
        ([[1, 2, 3], [5, 5, 5], [8, 8, 8]], [REBELS]),
        ([[1, 2, 9], [5, 6, 0], [8, 8, 8]], [ENGLAND]),
    ],
)
def test_among_equals_the_turn_before_decides_and_so_on(turns: list[list[int]], winners: list[int]) -> None:
    """Q.turn.tie: looked at backwards, and a full tie is shared."""
    t = Position()
    t.s.history = [points for turn in turns for points in turn]
    assert t.game.winners(t.s) == winners


@rule("enterprise.victory")
def test_with_two_players_england_and_the_rebels_count_together() -> None:
    t = Position(players=2)
    t.s.history = [5, 4, 2, 8, 4, 4]
    assert t.game.winners(t.s) == [ENGLAND]


@rule("sequence.8.winner", "enterprise.victory")
def test_the_points_of_every_turn_are_remembered() -> None:
    t = Position(turn=5)
    t.s.vp = [1, 2, 3]
    t.begin((frames.VICTORY, 0, 0))
    assert t.s.history == [2, 2, 3]  # Antwerp is Spain's


@rule("enterprise.victory")
def test_a_tie_that_an_earlier_turn_decides_is_told() -> None:
    t = Position(turn=6)
    t.s.vp, t.s.history = [4, 5, 1], [3, 2, 9]
    t.begin((frames.VICTORY, 0, 0))
    assert t.heard[-3:] == ["end", "tie-broken", "wins-by-points"]
    assert t.game.winners(t.s) == [SPAIN]
