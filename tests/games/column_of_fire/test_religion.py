"""The religion die, the choice of a religion, and the point of the lone believer."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.rules import frames
from fondaco.kernel import NATURE

# The religion die in the first half of the year


@rule("year.first.religion-rotate")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
@pytest.mark.parametrize("religions", ["CCPP", "PPCC"])
def test_a_religion_die_of_two_or_more_goes_down_by_one_and_the_religion_stays(value: int, religions: str) -> None:
    t = Position().religions(religions).religion_die(0, value)
    before = t.lying

    t.first_half()

    assert t.s.religion_die == [value - 1, 3, 3, 3]
    assert t.asked == "end"  # no choice was offered
    assert t.changed(before) == {"religion_die"}


@rule("year.first.religion-reroll")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5])
def test_a_religion_die_of_one_is_rolled_again_at_once_and_not_lowered(roll: int) -> None:
    t = Position().religion_die(0, 1)

    t.first_half()
    assert (t.asked, t.asked_seat) == ("religion-die", NATURE)
    t.play(f"religion-die {roll}", "believe catholic")

    assert t.s.religion_die == [roll, 3, 3, 3]
    assert t.asked == "end"
    assert t.heard.count("religion-die-rolled") == 1


@rule("year.first.religion-reroll")
def test_a_religion_die_of_two_is_not_rolled() -> None:
    t = Position().religion_die(0, 2).first_half()

    assert t.asked == "end"
    assert t.shows(0, "black") == 1
    t.first_half()
    assert t.asked == "religion-die"  # only a year later


@rule("year.first.religion-choice")
def test_yellow_turns_protestant_and_father_huus_gives_an_advantage_tile() -> None:
    """Example: religion die 1, an orange 5 on Father Huus; a 4 is rolled and Protestant chosen (q.data.huus)."""
    t = Position().religions("CPCP").religion_die(0, 1).character(0, "father-huus", "orange", 5)

    t.first_half().play("religion-die 4")
    assert (t.asked, t.asked_seat) == ("believe", 0)
    t.play("believe protestant", "use first", "draw points-2")

    assert t.religion(0) == "protestant"
    assert t.shows(0, "black") == 4
    assert t.shows(0, "orange") == 4
    assert sum(t.s.hand[0]) == 1
    assert t.s.protection == [0, 0, 0, 0]
    assert "religion-changed" in t.heard
    assert t.asked == "end"


@rule("year.first.religion-choice")
@pytest.mark.parametrize("before", ["catholic", "protestant"])
@pytest.mark.parametrize("after", ["catholic", "protestant"])
def test_after_a_new_roll_a_player_keeps_or_changes_religion_freely(before: str, after: str) -> None:
    """The number is seen before the choice (q.religion.same-choice-order)."""
    t = Position().religions(before[0].upper() + "CPP").religion_die(0, 1)

    t.first_half().play("religion-die 2")
    assert (t.asked, t.shows(0, "black"), t.religion(0)) == ("believe", 2, before)
    assert t.legal == ["believe catholic", "believe protestant"]
    t.play(f"believe {after}")

    assert [t.religion(seat) for seat in range(4)] == [after, "catholic", "protestant", "protestant"]
    assert [key for key in t.heard if key in ("religion-kept", "religion-changed")] == [
        "religion-kept" if before == after else "religion-changed"
    ]


@rule("year.first.religion-choice")
def test_only_the_player_who_rolled_declares_a_religion() -> None:
    t = Position().religions("CCPP").religion_die(2, 1)

    t.first_half(2).play("religion-die 3")

    assert t.asked_seat == 2
    t.play("believe catholic")
    assert "".join(t.religion(seat)[0] for seat in range(4)) == "cccp"


# Religious minority


@rule("minority.bonus")
@pytest.mark.parametrize(
    ("religions", "points"),
    [("CPPP", 3), ("PCCC", 3), ("CCPP", 2), ("PPCC", 2), ("CCCP", 2), ("CCCC", 2), ("PPPP", 2)],
)
def test_the_sole_follower_of_a_religion_scores_when_the_own_die_is_lowered(religions: str, points: int) -> None:
    t = Position().religions(religions).religion_die(0, 3)

    t.first_half()

    assert t.s.score == [points, 2, 2, 2]
    assert t.heard.count("minority") == points - 2


@rule("minority.bonus")
@pytest.mark.parametrize(("religions", "points"), [("CPP", 3), ("PCC", 3), ("CCP", 2), ("CCC", 2)])
def test_the_same_with_three_players(religions: str, points: int) -> None:
    t = Position(3).religions(religions).religion_die(0, 3).first_half()

    assert t.s.score == [points, 2, 2]


@rule("minority.bonus", "minority.timing")
@pytest.mark.parametrize(
    ("religions", "choice", "points"),
    [
        ("CPPP", "catholic", 3),
        ("CPPP", "protestant", 2),  # alone when rolling, but not after the choice
        ("PPPP", "catholic", 3),  # the other way round
        ("PPPP", "protestant", 2),
        ("CCPP", "protestant", 2),  # the one left behind scores nothing
    ],
)
def test_on_a_new_roll_the_check_comes_after_the_choice_of_religion(religions: str, choice: str, points: int) -> None:
    """q.minority.chain"""
    t = Position().religions(religions).religion_die(0, 1)

    t.first_half().play("religion-die 4")
    assert t.s.score == [2, 2, 2, 2]
    t.play(f"believe {choice}")

    assert t.s.score == [points, 2, 2, 2]


@rule("minority.timing")
def test_the_check_looks_at_everybody_s_religion_at_that_instant() -> None:
    """Red's conversion leaves blue alone; blue scores when blue's own die is handled, not before (q.minority.chain)."""
    t = Position().religions("CCPP").religion_die(0, 1)
    t.begin((frames.FIRST_HALF, 0, 0), (frames.FIRST_HALF, 1, 0), (frames.FIRST_HALF, 2, 0))

    t.play("religion-die 4", "believe protestant")
    assert t.s.score == [2, 2, 2, 2]
    t.play("end")
    assert (t.asked_seat, t.s.score) == (1, [2, 3, 2, 2])
    t.play("end")

    assert (t.asked_seat, t.s.score) == (2, [2, 3, 2, 2])


@rule("minority.timing")
def test_the_point_is_scored_before_any_character_acts() -> None:
    t = Position().religions("CPPP").character(0, "elizabeth-i", "white", 4)

    t.first_half()

    assert (t.asked, t.points(0)) == ("use", 3)


@rule("minority.bonus")
def test_lowering_the_religion_die_with_a_symbol_earns_the_point_too() -> None:
    """q.rotate.minority"""
    t = Position().religions("CPPP").religion_die(0, 3).performing("turn-die").play("turn down black")

    assert (t.shows(0, "black"), t.s.score) == (2, [3, 2, 2, 2])


@rule("minority.bonus")
def test_raising_the_religion_die_earns_nothing() -> None:
    """q.rotate.minority"""
    t = Position().religions("CPPP").religion_die(0, 3).performing("turn-die").play("turn up black")

    assert (t.shows(0, "black"), t.s.score) == (4, [2, 2, 2, 2])


@rule("minority.bonus")
def test_turning_another_die_earns_nothing() -> None:
    t = Position().religions("CPPP").character(0, "elizabeth-i", "white", 4).performing("turn-die")
    t.play("turn down white")

    assert (t.shows(0, "white"), t.shows(0, "black"), t.s.score) == (3, 3, [2, 2, 2, 2])


@rule("minority.bonus")
def test_rolling_again_through_a_symbol_earns_the_point_too() -> None:
    """q.rotate.minority"""
    t = Position().religions("CPPP").performing("free-die").play("free black", "religion-die 5", "believe catholic")

    assert (t.shows(0, "black"), t.s.score) == (5, [3, 2, 2, 2])


@rule("minority.bonus")
def test_rolling_again_for_three_points_earns_the_point_too() -> None:
    """q.rotate.minority"""
    t = Position().religions("CPPP").score(5, 2, 2, 2).ending_turn().play("end ransom", "ransom black")
    assert t.points(0) == 2
    t.play("religion-die 5", "believe catholic")

    assert (t.asked, t.s.score) == ("end", [3, 2, 2, 2])


@rule("minority.two-players")
def test_two_players_of_different_religions_both_score_every_year() -> None:
    """q.minority.two"""
    t = Position(2).religions("CP").religion_die(0, 4).religion_die(1, 4)

    for year in (1, 2, 3):
        t.first_half(0)
        assert t.s.score == [2 + year, 1 + year]
        t.first_half(1)
        assert t.s.score == [2 + year, 2 + year]


@rule("minority.two-players")
@pytest.mark.parametrize("religions", ["CC", "PP"])
def test_two_players_of_one_religion_score_nothing(religions: str) -> None:
    t = Position(2).religions(religions)

    t.first_half(0)
    t.first_half(1)

    assert t.s.score == [2, 2]
