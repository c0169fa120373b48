"""Field battle: dice, winner, losses and who is still there."""

from fractions import Fraction

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, margin, numbers, percent, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.field_battle import (
    attacker_holds,
    both_survive,
    eliminated,
    field_attack_dice,
    field_defence_dice,
    field_losses,
    field_row,
    has_more_hits,
)


@rule("battle.field.attack-dice")
def test_the_attacker_has_a_die_for_each_unit_and_point() -> None:
    assert [field_attack_dice(units, rating) for units, rating in ((1, 0), (4, 0), (4, 3), (20, 6))] == [1, 4, 7, 26]
    assert dice("field-battle", attack=5, leader=2, defend=1)["attack"] == 7


@rule("battle.field.defence-dice")
def test_the_defender_has_one_die_more() -> None:
    assert [field_defence_dice(units, rating) for units, rating in ((1, 0), (4, 0), (4, 3))] == [2, 5, 8]
    assert dice("field-battle", attack=1, defend=4, defend_leader=3) == {"attack": 1, "defence": 8}


@rule("battle.field.winner")
def test_more_hits_win_and_equal_hits_are_the_defenders() -> None:
    assert has_more_hits(2, 1)
    assert not has_more_hits(1, 1)
    assert not has_more_hits(0, 1)


@rule("battle.field.winner")
@pytest.mark.parametrize(
    ("attack", "defence", "oracle"),
    [
        (6, 5, Fraction(2993, 6561)),
        (4, 5, Fraction(5480, 19683)),
        (5, 5, Fraction(806, 2187)),
        (8, 5, Fraction(108571, 177147)),
    ],
)
def test_the_oracles_of_the_winner(attack: int, defence: int, oracle: Fraction) -> None:
    found = rows("field-battle", attack=attack, defend=defence - 1)
    assert found["attacker-wins"] + found["attacker-wins-and-falls"] == oracle
    assert law_of("field-battle", attack=attack - 1, leader=1, defend=defence - 2, defend_leader=1).row(
        "attacker-wins", "attacker-wins-and-falls"
    ) == (oracle)


@rule("battle.field.winner")
@pytest.mark.parametrize(
    ("attack", "defence", "printed"), [(4, 5, 27.84), (5, 5, 36.85), (6, 5, 45.62), (8, 5, 61.29), (10, 13, 25.39)]
)
def test_the_printed_percentages(attack: int, defence: int, printed: float) -> None:
    found = law_of("field-battle", attack=attack, defend=defence - 1)
    assert percent(found.row("attacker-wins", "attacker-wins-and-falls")) == printed


@rule("battle.field.losses")
def test_each_side_loses_a_unit_for_each_hit() -> None:
    assert field_losses(5, 4, 5, 5, 2, 1) == (4, 2)
    assert field_losses(5, 4, 5, 5, 0, 0) == (5, 4)
    assert field_losses(2, 4, 2, 5, 1, 5) == (0, 3), "nobody loses more than he has"
    assert field_losses(4, 1, 4, 2, 3, 1) == (3, 0)
    assert numbers("field-battle", "attack-losses", attack=4, defend=1) == {n: hit(n, 2) for n in range(3)}
    assert numbers("field-battle", "defence-losses", attack=2, defend=4) == {n: hit(n, 2) for n in range(3)}


@rule("battle.field.both-eliminated")
def test_of_two_armies_that_fall_the_one_with_more_dice_keeps_a_unit() -> None:
    assert both_survive(0, 0, 6, 5) == (1, 0)
    assert both_survive(0, 0, 5, 6) == (0, 1)
    assert both_survive(0, 0, 5, 5) == (0, 1), "with equal dice the defender"
    assert both_survive(2, 0, 1, 9) == (2, 0)
    assert both_survive(0, 2, 9, 1) == (0, 2)
    # 1 unit and 3 points of a leader against 1: four dice against two
    found = law_of("field-battle", attack=1, leader=3, defend=1)
    both = (1 - hit(0, 4)) * (1 - hit(0, 2))
    assert found.chance(lambda o: o.numbers[0] > 0 and o.numbers[1] > 0) == both
    assert found.chance(lambda o: o.numbers[0] > 0 and o.numbers[1] > 0 and o.numbers[2:] == (0, 1, 0, 1)) == both


@rule("battle.field.leader-capture")
def test_a_leader_is_taken_when_his_side_is_gone_and_safe_when_a_unit_was_kept() -> None:
    assert [eliminated(*left) for left in ((1, 1), (0, 1), (1, 0))] == [(0, 0), (1, 0), (0, 1)]
    assert numbers("field-battle", "attack-eliminated", attack=1, defend=1)[1] == 1 - hit(0, 2)
    assert numbers("field-battle", "defence-eliminated", attack=1, defend=1)[1] == hit(1, 1) * hit(0, 2)


@rule("battle.field.winner", "battle.field.losses")
def test_whoever_alone_is_left_holds_the_field() -> None:
    assert attacker_holds(1, 0, 1, 3)
    assert not attacker_holds(0, 1, 3, 1)
    assert attacker_holds(1, 1, 2, 1)
    assert not attacker_holds(1, 1, 1, 1)
    assert field_row(3, 1, 2, 1) == "attacker-wins"
    assert field_row(3, 0, 2, 1) == "attacker-wins"
    assert field_row(0, 1, 3, 2) == "attacker-wins-and-falls"
    assert field_row(1, 0, 2, 2) == "defender-wins-and-falls"
    assert field_row(1, 1, 1, 1) == "defender-wins"
    assert field_row(0, 1, 1, 2) == "defender-wins"


@rule("battle.field.winner")
def test_one_unit_against_one() -> None:
    # one die against two: more hits only with the one hit against none
    assert rows("field-battle", attack=1, defend=1) == {
        "attacker-wins": hit(1, 1) * hit(0, 2),
        "attacker-wins-and-falls": 0,
        "defender-wins-and-falls": 0,
        "defender-wins": margin(0, 1, 2) + margin(-1, 1, 2) + margin(-2, 1, 2),
    }
    # two against one and a leader of 2: four defence dice, so that the attacker can win and fall
    found = rows("field-battle", attack=2, leader=1, defend=3)
    assert found["attacker-wins-and-falls"] == hit(3, 3) * hit(2, 4)
    assert found["defender-wins-and-falls"] == 0


def test_a_battle_needs_units_on_both_sides() -> None:
    assert refused("field-battle", attack=0) == [("battle.field.attack-dice", "out-of-range", "attack")]
    assert refused("field-battle", defend=-1) == [("battle.field.defence-dice", "out-of-range", "defend")]
    assert refused("field-battle", attack=21, leader=7) == [
        ("battle.field.attack-dice", "out-of-range", "attack"),
        ("battle.field.attack-dice", "out-of-range", "leader"),
    ]
    for name in ("attack", "defend"):
        assert [each[2] for each in refused("field-battle", **{name: 0})] == [name]
    for name in ("leader", "defend-leader"):
        assert [each[2] for each in refused("field-battle", **{name: -1})] == [name]
    assert refused("field-battle", attack=20, leader=6, defend=20, defend_leader=6) == []
    assert refused("field-battle", defend=21, defend_leader=7) == [
        ("battle.field.defence-dice", "out-of-range", "defend"),
        ("battle.field.defence-dice", "out-of-range", "defend-leader"),
    ]
