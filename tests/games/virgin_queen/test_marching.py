"""Marching by road, crossing by sea, and what a formation meets where it arrives."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import CAPTIVE, LEADER, SPACE


@rule("enterprise.march")
def test_a_formation_marches_along_a_road() -> None:
    t = Position().units("antwerp", spanish_regular=3).act(SPAIN).march("antwerp", "utrecht", "alone 2")
    assert t.units_in("antwerp") == {"spanish-regular": 1}
    assert t.units_in("utrecht") == {"spanish-regular": 2}
    assert t.asked() == "act"


@rule("enterprise.march")
def test_no_formation_marches_where_no_road_leads() -> None:
    t = Position().units("antwerp", spanish_regular=3).act(SPAIN).play("act march", "march antwerp")
    assert t.legal() == ["march-to rotterdam", "march-to utrecht", "march-to brussels"]
    assert t.refused("march-to groningen") == {"enterprise.march"}
    assert t.refused("march-to antwerp") == {"enterprise.march"}


@rule("enterprise.march")
def test_only_units_march() -> None:
    t = Position().units("antwerp", spanish_regular=1).leader("parma", "brussels").act(SPAIN).play("act march")
    assert t.legal() == ["march antwerp"]
    assert t.refused("march brussels") == {"enterprise.march"}
    assert t.refused("march london") == {"enterprise.march"}


@rule("enterprise.march", "enterprise.impulse")
def test_a_formation_without_a_way_does_not_march() -> None:
    t = Position().units("dublin", english_regular=2).units("london", english_regular=1).act(ENGLAND).play("act march")
    assert t.refused("march dublin") == {"enterprise.impulse"}
    t = Position().units("dublin", english_regular=2).act(ENGLAND)
    assert t.refused("act march") == {"enterprise.impulse"}


@rule("enterprise.costs", "enterprise.march")
def test_a_march_by_road_costs_one_point_and_by_sea_two() -> None:
    t = Position().units("london", english_regular=2).ships("channel", race_galleon=1).act(ENGLAND, 3)
    t.march("london", "norwich", "alone 1")
    assert t.s.points_left == 2
    t.march("london", "plymouth", "alone 1")
    assert t.s.points_left == 0
    assert t.refused("act march") == {"enterprise.costs", "enterprise.impulse"}


@rule("enterprise.costs", "enterprise.crossing")
def test_a_crossing_needs_two_points() -> None:
    t = Position().units("london", english_regular=2).ships("channel", race_galleon=1).act(ENGLAND, 1)
    t.play("act march", "march london")
    assert t.refused("march-to plymouth") == {"enterprise.costs"}
    assert "march-to norwich" in t.legal()


@rule("enterprise.crossing")
def test_units_cross_a_sea_that_their_ships_hold() -> None:
    t = Position().units("plymouth", english_regular=2).ships("biscay", english_galleon=1).act(ENGLAND)
    t.march("plymouth", "dublin", "alone 2")
    assert t.units_in("dublin") == {"english-regular": 2}


@rule("enterprise.crossing")
def test_without_ships_nobody_crosses() -> None:
    t = Position().units("plymouth", english_regular=2).ships("channel", english_galleon=1).act(ENGLAND)
    t.play("act march", "march plymouth")
    assert t.refused("march-to dublin") == {"enterprise.crossing"}


@rule("enterprise.crossing")
def test_nobody_crosses_a_sea_where_enemy_ships_are() -> None:
    t = (
        Position()
        .war(ENGLAND)
        .units("plymouth", english_regular=2)
        .ships("biscay", english_galleon=1, spanish_galley=1)
    )
    t.act(ENGLAND).play("act march", "march plymouth")
    assert t.refused("march-to dublin") == {"enterprise.crossing"}


@rule("enterprise.crossing", "enterprise.alliance")
def test_the_ships_of_an_ally_carry_units() -> None:
    t = Position().units("plymouth", english_regular=2).ships("biscay", rebel_galleon=1).act(ENGLAND)
    t.play("act march", "march plymouth")
    assert t.refused("march-to dublin") == {"enterprise.crossing"}
    t = Position().alliance().units("plymouth", english_regular=2).ships("biscay", rebel_galleon=1).act(ENGLAND)
    t.march("plymouth", "dublin", "alone 2")
    assert t.units_in("dublin") == {"english-regular": 2}


@rule("enterprise.crossing")
def test_at_most_five_units_cross_together() -> None:
    t = Position().units("corunna", spanish_regular=7).leader("parma", "corunna").ships("biscay", spanish_galleon=1)
    t.war(ENGLAND).act(SPAIN).play("act march", "march corunna", "march-to dublin")
    assert "march-units with 5" in t.legal()
    assert t.refused("march-units with 6") == {"enterprise.formation"}


@rule("enterprise.formation")
@pytest.mark.parametrize(("leader", "most"), [("parma", 8), ("mansfeld", 6)])
def test_a_leader_commands_four_units_and_two_more_for_each_point(leader: str, most: int) -> None:
    t = Position().units("antwerp", spanish_regular=9).leader(leader, "antwerp").act(SPAIN)
    t.play("act march", "march antwerp", "march-to utrecht")
    assert f"march-units with {most}" in t.legal()
    assert t.refused(f"march-units with {most + 1}") == {"enterprise.formation"}
    assert "march-units alone 4" in t.legal()
    assert t.refused("march-units alone 5") == {"enterprise.formation"}
    t.play(f"march-units with {most}")
    assert t.where(leader) == "utrecht"


@rule("enterprise.formation")
def test_a_formation_alone_leaves_the_leaders_behind() -> None:
    t = Position().units("antwerp", spanish_regular=3).leader("parma", "antwerp").act(SPAIN)
    t.march("antwerp", "utrecht", "alone 2")
    assert t.where("parma") == "antwerp"


@rule("enterprise.formation")
def test_without_a_leader_nobody_is_led() -> None:
    t = Position().units("antwerp", spanish_regular=2, cavalry=1).act(SPAIN)
    t.play("act march", "march antwerp", "march-to utrecht")
    assert t.legal() == ["march-units alone 1", "march-units alone 2", "march-units alone 3"]


@rule("enterprise.formation")
def test_regulars_go_before_cavalry() -> None:
    t = Position().units("antwerp", spanish_regular=2, cavalry=2).act(SPAIN).march("antwerp", "utrecht", "alone 3")
    assert t.units_in("antwerp") == {"cavalry": 1}
    assert t.units_in("utrecht") == {"spanish-regular": 2, "cavalry": 1}


@rule("enterprise.war")
def test_nobody_marches_into_the_land_of_a_power_at_peace() -> None:
    t = Position().units("edinburgh", spanish_regular=2).act(SPAIN)
    assert t.refused("act march") == {"enterprise.impulse"}
    t = Position().war(ENGLAND).units("edinburgh", spanish_regular=2).act(SPAIN).play("act march", "march edinburgh")
    assert t.legal() == ["march-to york"]


@rule("enterprise.war")
def test_the_bystander_is_named_beside_the_cost() -> None:
    t = Position().units("corunna", spanish_regular=2).ships("biscay", spanish_galleon=1).act(SPAIN, 1)
    t.play("act march", "march corunna")
    assert t.refused("march-to dublin") == {"enterprise.war", "enterprise.costs"}


@rule("enterprise.war", "enterprise.alliance")
def test_england_joins_the_rebels_only_as_an_ally() -> None:
    position = (
        Position().control(REBELS, "amsterdam").units("norwich", english_regular=2).ships("north-sea", race_galleon=1)
    )
    t = position.act(ENGLAND).play("act march", "march norwich")
    assert t.refused("march-to amsterdam") == {"enterprise.war"}
    position = (
        Position().control(REBELS, "amsterdam").units("norwich", english_regular=2).ships("north-sea", race_galleon=1)
    )
    position.alliance().units("amsterdam", rebel_regular=1).act(ENGLAND).march("norwich", "amsterdam", "alone 2")
    assert position.units_in("amsterdam") == {"english-regular": 2, "rebel-regular": 1}


@rule("enterprise.war")
def test_units_of_a_power_at_peace_bar_the_way_too() -> None:
    t = Position().war(REBELS).alliance().control(REBELS, "amsterdam").units("amsterdam", english_regular=1)
    t.units("utrecht", spanish_regular=2).act(SPAIN).play("act march", "march utrecht")
    assert t.refused("march-to amsterdam") == {"enterprise.war"}


# Arrival


@rule("enterprise.march")
def test_a_formation_that_finds_enemies_fights() -> None:
    t = Position().war(REBELS).control(REBELS, "utrecht").units("utrecht", rebel_regular=1)
    t.units("antwerp", spanish_regular=2).act(SPAIN).march("antwerp", "utrecht", "alone 2")
    assert "battle" in t.heard
    assert t.asked() == "attack-die"


@rule("enterprise.march")
def test_an_empty_enemy_space_is_entered_without_a_fight_and_not_yet_taken() -> None:
    t = Position().war(REBELS).control(REBELS, "utrecht").units("antwerp", spanish_regular=2).act(SPAIN)
    t.march("antwerp", "utrecht", "alone 2")
    assert t.asked() == "act"
    assert t.ruler("utrecht") == REBELS


@rule("enterprise.march", "battle.field.leader-capture")
def test_a_leader_without_units_is_captured_by_those_who_enter() -> None:
    t = Position().war(REBELS).control(REBELS, "utrecht").leader("orange", "utrecht").leader("la-marck", "utrecht")
    t.units("antwerp", spanish_regular=1).act(SPAIN).march("antwerp", "utrecht", "alone 1")
    assert t.where("orange") == CAPTIVE
    assert t.s.captor[LEADER.labels.index("orange")] == SPAIN
    assert t.where("la-marck") == "utrecht"  # no army leader
    assert t.told("captured") == [{"leader": LEADER.labels.index("orange"), "power": SPAIN}]


@rule("enterprise.siege")
def test_a_formation_before_empty_walls_lays_siege() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").leader("orange", "amsterdam")
    t.units("utrecht", spanish_regular=1).act(SPAIN).march("utrecht", "amsterdam", "alone 1")
    assert "siege" in t.heard
    assert t.ruler("amsterdam") == REBELS
    assert t.where("orange") == "amsterdam"  # behind the walls
    assert t.asked() == "act"


@rule("enterprise.siege")
def test_up_to_four_defenders_may_go_inside() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=4)
    t.units("utrecht", spanish_regular=5).leader("parma", "utrecht").act(SPAIN)
    t.march("utrecht", "amsterdam", "with 5")
    assert t.asked_seat() == REBELS
    assert t.legal() == ["withdraw inside", "withdraw fight"]
    t.play("withdraw inside")
    assert t.told("inside") == [{"power": REBELS, "space": 8}]
    assert "siege" in t.heard
    assert t.asked() == "act"
    assert t.units_in("amsterdam") == {"spanish-regular": 5, "rebel-regular": 4}


@rule("enterprise.siege")
def test_defenders_may_come_out_and_fight() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2)
    t.units("utrecht", spanish_regular=3).act(SPAIN).march("utrecht", "amsterdam", "alone 3").play("withdraw fight")
    assert t.told("battle") == [{"power": SPAIN, "other": REBELS, "space": 8}]
    assert "siege" not in t.heard
    t.throw(3, 1).throw(3, 0)
    assert t.asked_seat() == REBELS


@rule("enterprise.siege")
def test_more_than_four_defenders_must_fight() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=5)
    t.units("utrecht", spanish_regular=3).act(SPAIN).march("utrecht", "amsterdam", "alone 3")
    assert t.asked() == "attack-die"


@rule("enterprise.siege")
@pytest.mark.parametrize("besiegers", [2, 3])
def test_besiegers_who_do_not_outnumber_the_defenders_go_back(besiegers: int) -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2)
    t.units("utrecht", spanish_regular=3).leader("parma", "utrecht").act(SPAIN)
    t.march("utrecht", "amsterdam", f"with {besiegers}").play("withdraw inside")
    stays = besiegers > 2
    assert ("siege" in t.heard) is stays
    assert ("goes-back" in t.heard) is not stays
    assert t.where("parma") == ("amsterdam" if stays else "utrecht")
    assert t.units_in("utrecht").get("spanish-regular", 0) == (0 if stays else 3)


@rule("enterprise.siege")
def test_those_who_come_later_join_the_siege() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2, spanish_regular=3)
    t.units("utrecht", spanish_regular=1).act(SPAIN).march("utrecht", "amsterdam", "alone 1")
    assert t.asked() == "act"
    assert t.heard == ["marches"]
    assert t.s.fresh_sieges == 0


@rule("enterprise.siege")
def test_the_besieged_cannot_march_and_the_besiegers_can() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2, spanish_regular=3)
    t.units("rotterdam", rebel_regular=1).control(REBELS, "rotterdam").act(REBELS).play("act march")
    assert t.refused("march amsterdam") == {"enterprise.siege"}
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=2, spanish_regular=3)
    t.act(SPAIN).march("amsterdam", "utrecht", "alone 3")
    assert t.units_in("amsterdam") == {"rebel-regular": 2}


@rule("enterprise.siege")
def test_a_siege_shuts_in_only_behind_walls() -> None:
    t = Position().war(REBELS).control(REBELS, "utrecht").units("utrecht", rebel_regular=2, spanish_regular=3)
    t.control(REBELS, "rotterdam").act(REBELS).play("act march", "march utrecht", "march-to rotterdam")
    assert "march-units alone 2" in t.legal()


# The independent space


@rule("enterprise.independent", "enterprise.siege")
@pytest.mark.parametrize("power", [SPAIN, ENGLAND])
def test_anybody_may_besiege_edinburgh_without_a_war(power: int) -> None:
    unit = "spanish_regular" if power == SPAIN else "english_regular"
    t = Position().control(power, "york").units("york", **{unit: 1}).act(power).march("york", "edinburgh", "alone 1")
    assert t.told("siege") == [{"power": power, "space": 6}]
    assert t.ruler("edinburgh") == 3


@rule("enterprise.independent", "enterprise.siege")
def test_two_enemies_before_edinburgh_fight() -> None:
    t = (
        Position()
        .war(ENGLAND)
        .control(SPAIN, "york")
        .units("york", spanish_regular=2)
        .units("edinburgh", english_regular=1)
    )
    t.act(SPAIN).march("york", "edinburgh", "alone 2").throw(2, 1).throw(2, 0).play("lose english-regular")
    assert t.units_in("edinburgh") == {"spanish-regular": 2}
    assert t.told("siege") == [{"power": SPAIN, "space": 6}]


@rule("enterprise.independent", "enterprise.siege", "enterprise.retreat")
def test_a_besieger_beaten_before_edinburgh_gives_way_to_the_new_one() -> None:
    t = Position().war(ENGLAND).units("york", english_regular=4).units("edinburgh", spanish_regular=3)
    t.ships("north-sea", spanish_galley=1).act(ENGLAND)
    t.march("york", "edinburgh", "alone 4").throw(4, 1).throw(4, 0)
    t.play("lose spanish-regular")
    assert t.asked_seat() == SPAIN
    assert "retreat to york" not in t.legal()
    t.play("retreat to antwerp")
    assert t.units_in("antwerp") == {"spanish-regular": 2}
    assert t.told("siege") == [{"power": ENGLAND, "space": 6}]


# Leaving a siege


def besieged_antwerp(outside: int, inside: int) -> Position:
    t = Position().war(REBELS).control(REBELS, "rotterdam").leader("orange", "antwerp")
    return t.units("antwerp", rebel_regular=outside, spanish_regular=inside)


@rule("enterprise.siege")
def test_besiegers_who_stay_must_still_outnumber_the_garrison() -> None:
    t = besieged_antwerp(5, 2).act(REBELS).play("act march", "march antwerp", "march-to rotterdam")
    assert t.refused("march-units alone 2") == set()
    assert t.refused("march-units alone 3") == {"enterprise.siege"}
    assert t.refused("march-units alone 4") == {"enterprise.siege"}
    assert t.refused("march-units with 5") == set()


@rule("enterprise.siege")
def test_a_siege_may_tie_all_its_besiegers_down() -> None:
    """Four march without a leader, and one would stay before four."""
    t = besieged_antwerp(5, 4).leader("orange", "rotterdam").act(REBELS)
    assert t.refused("act march") == {"enterprise.impulse"}
    t = besieged_antwerp(5, 4).act(REBELS).play("act march", "march antwerp", "march-to rotterdam")
    assert t.legal() == ["march-units with 5"]


@rule("enterprise.siege")
def test_the_way_out_of_a_siege_says_what_ties_it_down() -> None:
    t = besieged_antwerp(5, 4).leader("orange", "rotterdam")
    t.s.points_left = 5
    t.begin((frames.MARCH_TO, REBELS, SPACE.labels.index("antwerp")))
    assert t.refused("march-to rotterdam") == {"enterprise.siege"}


@rule("enterprise.formation")
def test_no_leader_stays_alone_abroad() -> None:
    t = (
        Position()
        .war(REBELS)
        .control(REBELS, "rotterdam")
        .units("utrecht", rebel_regular=2)
        .leader("orange", "utrecht")
    )
    t.act(REBELS).play("act march", "march utrecht", "march-to rotterdam")
    assert t.refused("march-units alone 2") == {"enterprise.formation"}
    assert t.refused("march-units alone 1") == set()
    assert t.refused("march-units with 2") == set()
