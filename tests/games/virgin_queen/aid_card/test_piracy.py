"""Piracy: the defender rolls first, and his hits change the attacker's dice."""

from fractions import Fraction

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, numbers, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.piracy import (
    AGAINST_PORTUGAL,
    AGAINST_SPAIN,
    DAMAGED,
    REMOVED,
    SOUND,
    captain_after,
    europe_attack_dice,
    europe_defence_dice,
    europe_survivors,
    reward_row,
    world_attack_dice,
    world_defence_dice,
)

BARE = {"adjacent": 0, "piracy": 0}

# In Europe


@rule("piracy.europe.order")
def test_the_defender_rolls_first_in_europe() -> None:
    assert list(dice("piracy-europe")) == ["defence", "attack"]
    # two corsairs, one die against them: a hit leaves one corsair and so one die instead of two
    found = rows("piracy-europe", corsairs=2, adjacent=1, piracy=0)
    assert found["two-rewards"] == hit(0, 1) * hit(2, 2)
    assert found["one-reward"] == hit(0, 1) * hit(1, 2) + hit(1, 1) * hit(1, 1)
    assert found["no-reward"] == hit(0, 1) * hit(0, 2) + hit(1, 1) * hit(0, 1)


@rule("piracy.europe.defence-dice")
def test_the_defence_is_a_sum_without_a_base_die() -> None:
    assert europe_defence_dice(0, True, 0, 0, False) == 0
    assert europe_defence_dice(2, True, 3, 1, True) == 9
    assert dice("piracy-europe", adjacent=0)["defence"] == 0


@rule("piracy.europe.defence-dice.zone")
def test_units_in_the_zone_have_two_dice_if_not_at_war() -> None:
    assert europe_defence_dice(2, True, 0, 0, False) == 4
    assert europe_defence_dice(2, False, 0, 0, False) == 0
    assert dice("piracy-europe", **BARE, in_zone=2, at_peace=1)["defence"] == 4
    assert dice("piracy-europe", **BARE, in_zone=2, at_peace=0)["defence"] == 0


@rule("piracy.europe.defence-dice.adjacent", "piracy.europe.defence-dice.fortress")
def test_neighbours_and_fortresses_have_one_die_each() -> None:
    assert europe_defence_dice(0, False, 3, 0, False) == 3
    assert europe_defence_dice(0, False, 0, 2, False) == 2
    assert dice("piracy-europe", adjacent=3)["defence"] == 3
    assert dice("piracy-europe", adjacent=0, fortresses=2)["defence"] == 2


@rule("piracy.europe.defence-dice.knights")
def test_the_knights_have_one_die_against_the_ottoman_only() -> None:
    assert europe_defence_dice(0, False, 0, 0, True) == 1
    assert dice("piracy-europe", **BARE, knights=1, ottoman=1)["defence"] == 1
    assert dice("piracy-europe", **BARE, knights=1, ottoman=0)["defence"] == 0
    assert dice("piracy-europe", **BARE, knights=0, ottoman=1)["defence"] == 0


@rule("piracy.europe.defence-hits")
@pytest.mark.parametrize(
    ("corsairs", "ships", "hits", "left"),
    [
        (2, 2, 0, (2, 2)),
        (2, 2, 2, (0, 2)),
        (2, 2, 3, (0, 1)),  # a single hit left over sinks a ship
        (2, 2, 4, (0, 1)),
        (2, 2, 5, (0, 0)),
        (2, 2, 9, (0, 0)),
        (0, 3, 1, (0, 2)),
        (3, 0, 1, (2, 0)),
    ],
)
def test_hits_take_corsairs_then_ships_two_by_two_rounded_up(
    corsairs: int, ships: int, hits: int, left: tuple[int, int]
) -> None:
    assert europe_survivors(corsairs, ships, hits) == left


@rule("piracy.europe.defence-hits")
def test_the_losses_of_raiders_are_counted() -> None:
    given = {"corsairs": 1, "ships": 2, "adjacent": 4}
    assert numbers("piracy-europe", "defence-hits", **given) == {n: hit(n, 4) for n in range(5)}
    assert numbers("piracy-europe", "corsairs-lost", **given) == {0: hit(0, 4), 1: 1 - hit(0, 4)}
    assert numbers("piracy-europe", "ships-lost", **given) == {
        0: hit(0, 4) + hit(1, 4),
        1: hit(2, 4) + hit(3, 4),
        2: hit(4, 4),
    }
    assert rows("piracy-europe", **given)["raiders-lost"] == hit(4, 4)
    ends = law_of("piracy-europe", **given).weights
    assert {o.numbers for o in ends if o.row == "raiders-lost"} == {(0, 4, 1, 2)}, "they hit nobody any more"


@rule("piracy.europe.attack-dice.base", "piracy.europe.attack-dice.rating")
def test_the_base_is_one_die_for_one_unit_or_one_port_else_two() -> None:
    assert europe_attack_dice(1, 3, 0) == 1
    assert europe_attack_dice(3, 1, 0) == 1
    assert europe_attack_dice(2, 2, 0) == 2
    assert europe_attack_dice(3, 3, 2) == 4
    assert europe_attack_dice(1, 3, 2) == 3
    assert europe_attack_dice(0, 3, 2) == 0, "nobody is left"
    assert dice("piracy-europe", corsairs=1, ships=1, ports=2, piracy=3)["attack"] == 5
    assert dice("piracy-europe", corsairs=2, ships=0, ports=1, piracy=3)["attack"] == 4
    assert dice("piracy-europe", corsairs=0, ships=1, piracy=3)["attack"] == 4


@rule("piracy.europe.reward.c", "piracy.world.reward.c")
def test_each_hit_is_a_reward() -> None:
    assert [reward_row(hits) for hits in range(5)] == [
        "no-reward",
        "one-reward",
        "two-rewards",
        "three-rewards",
        "three-rewards",
    ]
    found = law_of("piracy-europe", corsairs=5, adjacent=0, piracy=3)
    assert {o.numbers[0]: o.row for o in found.weights} == {n: reward_row(n) for n in range(6)}
    assert found.number(0) == {n: hit(n, 5) for n in range(6)}
    world = law_of("piracy-world", piracy=3)
    assert {o.numbers[0]: o.row for o in world.weights} == {n: reward_row(n) for n in range(6)}


def test_nobody_raids_with_nothing() -> None:
    nobody = refused("piracy-europe", corsairs=0, ships=0)
    assert nobody == [("piracy.europe.attack-dice.base", "no-raiders", "corsairs")]
    assert refused("piracy-europe", corsairs=0, ships=1) == []
    assert refused("piracy-europe", ports=0) == [("piracy.europe.attack-dice.base", "out-of-range", "ports")]
    for name in ("corsairs", "ships", "ports", "in-zone", "adjacent", "fortresses"):
        assert refused("piracy-europe", **{name: 20}) == []
        assert [each[2] for each in refused("piracy-europe", **{name: 21})] == [name]
        assert [each[2] for each in refused("piracy-europe", **{name: -1})] == [name]
    for name in ("piracy-europe", "piracy-world"):
        assert refused(name, piracy=0) == refused(name, piracy=6) == []
        assert [each[2] for each in refused(name, piracy=7)] == ["piracy"]
        assert [each[2] for each in refused(name, piracy=-1)] == ["piracy"]


# In the rest of the world


@rule("piracy.world.order")
def test_the_defender_rolls_first_overseas() -> None:
    assert list(dice("piracy-world")) == ["defence", "attack"]
    # one patrol: a hit damages the captain, who then has one die instead of two
    found = rows("piracy-world", patrols=1, piracy=0)
    assert found["two-rewards"] == hit(0, 1) * hit(2, 2)
    assert found["one-reward"] == hit(0, 1) * hit(1, 2) + hit(1, 1) * hit(1, 1)


@rule("piracy.world.defence-dice.portugal", "piracy.world.defence-dice.spain")
def test_portugal_counts_settlements_and_spain_patrols_and_fortresses() -> None:
    assert world_defence_dice(AGAINST_PORTUGAL, 3, 2, 2) == 3
    assert world_defence_dice(AGAINST_SPAIN, 3, 2, 4) == 6
    assert dice("piracy-world", target=AGAINST_PORTUGAL, settlements=3)["defence"] == 3
    assert dice("piracy-world", target=AGAINST_SPAIN, settlements=3, patrols=1, fortresses=1)["defence"] == 2
    assert PROCEDURES["piracy-world"].inputs[2].labels == ("spain", "portugal")


@rule("piracy.world.captain-hits")
def test_the_first_hit_damages_and_the_second_removes() -> None:
    assert [captain_after(SOUND, hits) for hits in range(4)] == [SOUND, DAMAGED, REMOVED, REMOVED]
    assert [captain_after(DAMAGED, hits) for hits in range(3)] == [DAMAGED, REMOVED, REMOVED]
    assert numbers("piracy-world", "captain", patrols=2) == {0: hit(0, 2), 1: hit(1, 2), 2: hit(2, 2)}
    assert numbers("piracy-world", "captain", patrols=2, damaged=1) == {1: hit(0, 2), 2: 1 - hit(0, 2)}
    assert rows("piracy-world", patrols=2)["captain-removed"] == hit(2, 2)
    ends = law_of("piracy-world", patrols=2).weights
    assert {o.numbers for o in ends if o.row == "captain-removed"} == {(0, 2, 2)}
    assert numbers("piracy-world", "defence-hits", patrols=2) == {n: hit(n, 2) for n in range(3)}


@rule("piracy.world.attack-dice.base", "piracy.world.attack-dice.rating")
def test_the_base_is_one_die_for_a_damaged_captain_or_one_settlement_else_two() -> None:
    assert world_attack_dice(SOUND, 2, 0) == 2
    assert world_attack_dice(SOUND, 1, 0) == 1
    assert world_attack_dice(DAMAGED, 2, 0) == 1
    assert world_attack_dice(SOUND, 2, 3) == 5
    assert world_attack_dice(REMOVED, 2, 3) == 0, "he is gone"
    assert world_attack_dice(SOUND, 2, 0, otherwise=1) == 1
    assert dice("piracy-world", settlements=2, piracy=2)["attack"] == 4
    assert dice("piracy-world", settlements=1, piracy=2)["attack"] == 3
    assert dice("piracy-world", settlements=2, damaged=1, piracy=2)["attack"] == 3
    assert dice("piracy-world", settlements=2, piracy=2, else_read=1)["attack"] == 3, "the other reading"


@rule("piracy.world.attack-dice.base")
def test_a_sound_captain_against_an_undefended_coast() -> None:
    assert rows("piracy-world", piracy=1)["no-reward"] == Fraction(8, 27)


def test_portugal_has_no_patrols() -> None:
    wrong = refused("piracy-world", target=AGAINST_PORTUGAL, patrols=1, fortresses=1)
    assert wrong == [
        ("piracy.world.defence-dice.portugal", "portugal-has-none", "patrols"),
        ("piracy.world.defence-dice.portugal", "portugal-has-none", "fortresses"),
    ]
    assert refused("piracy-world", target=AGAINST_SPAIN, patrols=1, fortresses=1) == []
    assert refused("piracy-world", settlements=0)[0][0] == "piracy.world.attack-dice.base"
    for name in ("settlements", "patrols", "fortresses"):
        assert refused("piracy-world", **{name: 20}) == []
        assert [each[2] for each in refused("piracy-world", **{name: 21})] == [name]
        assert [each[2] for each in refused("piracy-world", **{name: -1})] == [name]
