"""Assault: halved dice, the three conditions of success and the end of a siege."""

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, hit, law_of, numbers, refused, rows, rule

from fondaco.games.virgin_queen.aid_card.assault import (
    assault_attack_dice,
    assault_defence_dice,
    assault_row,
    assault_succeeds,
)


@rule("battle.assault.attack-dice.undefended")
def test_against_an_empty_place_every_unit_but_cavalry_has_a_die() -> None:
    assert [assault_attack_dice(units, 0, 0) for units in (1, 3, 5, 6)] == [1, 3, 5, 6]
    assert dice("assault", attack=4, cavalry=3, defend=0) == {"attack": 4, "defence": 1}


@rule("battle.assault.attack-dice.defended")
@pytest.mark.parametrize(("units", "counted"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_against_land_units_two_have_a_die_rounded_up(units: int, counted: int) -> None:
    assert assault_attack_dice(units, 1, 0) == counted
    assert assault_attack_dice(units, 4, 0) == counted
    assert dice("assault", attack=units, cavalry=2, defend=1)["attack"] == counted
    assert dice("assault", attack=units, cavalry=2, defend=0, defend_cavalry=1)["attack"] == counted, "even cavalry"


@rule("battle.assault.leader-dice")
def test_the_dice_of_leaders_are_not_halved() -> None:
    assert assault_attack_dice(5, 1, 3) == 6
    assert assault_attack_dice(5, 0, 3) == 8
    assert dice("assault", attack=4, leader=2, defend=2, defend_leader=3) == {"attack": 4, "defence": 6}
    assert dice("assault", attack=4, defend=0, defend_leader=2) == {"attack": 4, "defence": 3}, "a leader alone"


@rule("battle.assault.defence-dice")
def test_the_besieged_have_a_die_for_each_unit_but_cavalry_and_one_more() -> None:
    assert [assault_defence_dice(units, 0) for units in (0, 1, 4)] == [1, 2, 5]
    assert assault_defence_dice(2, 3) == 6
    assert dice("assault", defend=2, defend_cavalry=4)["defence"] == 3


@rule("battle.assault.losses")
def test_every_hit_takes_a_unit_cavalry_included() -> None:
    assert numbers("assault", "attack-losses", attack=5, defend=1) == {n: hit(n, 2) for n in range(3)}
    assert numbers("assault", "attack-losses", attack=1, defend=1) == {0: hit(0, 2), 1: 1 - hit(0, 2)}
    assert numbers("assault", "attack-losses", attack=1, cavalry=1, defend=1) == {n: hit(n, 2) for n in range(3)}
    assert numbers("assault", "defence-losses", attack=4, defend=1) == {0: hit(0, 2), 1: 1 - hit(0, 2)}
    assert numbers("assault", "defence-losses", attack=4, defend=1, defend_cavalry=1) == {
        n: hit(n, 2) for n in range(3)
    }
    assert numbers("assault", "attack-hits", attack=5, defend=1) == {n: hit(n, 3) for n in range(4)}
    assert numbers("assault", "defence-hits", attack=5, defend=1) == {n: hit(n, 2) for n in range(3)}


@rule("battle.assault.success")
def test_success_needs_a_hit_nobody_inside_and_somebody_outside() -> None:
    assert assault_succeeds(1, 1, 0)
    assert not assault_succeeds(0, 1, 0), "a hit is needed even with nobody inside"
    assert not assault_succeeds(1, 1, 1)
    assert not assault_succeeds(1, 0, 0)
    assert rows("assault", attack=2, defend=0)["taken"] == 1 - hit(0, 2)
    assert rows("assault", attack=1, defend=0)["taken"] == hit(1, 1) * hit(0, 1)
    assert rows("assault", attack=3, defend=1)["taken"] == 1 - hit(0, 2)


@rule("battle.assault.failure")
def test_a_siege_goes_on_while_besiegers_are_more() -> None:
    assert assault_row(1, 1, 0) == "taken"
    assert assault_row(0, 2, 1) == "siege-goes-on"
    assert assault_row(0, 1, 0) == "siege-goes-on"
    assert assault_row(0, 2, 2) == "siege-broken", "equal numbers are not more"
    assert assault_row(0, 1, 2) == "siege-broken"
    assert assault_row(3, 0, 0) == "siege-broken", "nobody is left to go on"
    # three against one: two dice against two; without an attack hit it goes on unless two are lost
    found = rows("assault", attack=3, defend=1)
    assert found["siege-goes-on"] == hit(0, 2) * (hit(0, 2) + hit(1, 2))
    assert found["siege-broken"] == hit(0, 2) * hit(2, 2)
    # cavalry counts in the comparison
    assert rows("assault", attack=3, cavalry=1, defend=1)["siege-broken"] == 0
    assert law_of("assault", attack=3, defend=0, defend_cavalry=2).row("siege-broken") == hit(0, 2) * hit(1, 1), (
        "two dice against one, and two horsemen inside"
    )


def test_an_assault_needs_somebody() -> None:
    assert refused("assault", attack=0) == [("battle.assault.success", "no-attackers", "attack")]
    assert refused("assault", attack=0, cavalry=1) == []
    assert refused("assault", attack=1, defend=0) == []
    assert refused("assault", attack=-1) == [("battle.assault.attack-dice.undefended", "out-of-range", "attack")]
    most = {"attack": 20, "cavalry": 20, "leader": 6, "defend": 20, "defend_cavalry": 20, "defend_leader": 6}
    assert refused("assault", **most) == []
    for name, value in most.items():
        assert [each[2] for each in refused("assault", **{name: value + 1})] == [name.replace("_", "-")]
        assert [each[2] for each in refused("assault", **{name: -1})] == [name.replace("_", "-")]
