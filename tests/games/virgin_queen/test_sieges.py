"""Assault on a fortified space: when, dice, losses, and the three ways it ends."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.vocabulary import CAPTIVE, LEADER, ON_TRACK, WAITING


def siege(outside: int, inside: int, *, cavalry: int = 0) -> Position:
    """Spain lies before Amsterdam, which the rebels hold; Utrecht behind it is Spanish."""
    t = Position().war(REBELS).control(REBELS, "amsterdam")
    return t.units("amsterdam", spanish_regular=outside, cavalry=cavalry, rebel_regular=inside)


def storm(t: Position, power: int = SPAIN, space: str = "amsterdam") -> Position:
    return t.act(power).play("act assault", f"assault {space}")


# When


@rule("enterprise.assault", "enterprise.costs")
def test_an_assault_costs_one_point() -> None:
    t = storm(siege(3, 0))
    assert t.s.points_left == 4
    assert t.told("assault") == [{"power": SPAIN, "space": 8}]
    t = siege(3, 0).act(SPAIN, 0)
    assert t.refused("act assault") == {"enterprise.costs"}


@rule("enterprise.siege")
def test_only_besiegers_assault() -> None:
    t = (
        siege(3, 1)
        .units("antwerp", spanish_regular=1)
        .control(REBELS, "rotterdam")
        .units("rotterdam", spanish_regular=1)
    )
    t.act(SPAIN).play("act assault")
    assert t.legal() == ["assault amsterdam"]
    assert t.refused("assault antwerp") == {"enterprise.siege"}  # one's own
    assert t.refused("assault rotterdam") == {"enterprise.siege"}  # no walls
    assert t.refused("assault london") == {"enterprise.siege"}  # nobody there


@rule("enterprise.assault")
def test_no_assault_in_the_impulse_the_siege_began() -> None:
    t = siege(0, 0).units("utrecht", spanish_regular=3).units("edinburgh", spanish_regular=1).act(SPAIN)
    t.march("utrecht", "amsterdam", "alone 3").play("act assault")
    assert t.legal() == ["assault edinburgh"]
    assert t.refused("assault amsterdam") == {"enterprise.assault"}


@rule("enterprise.assault")
def test_the_next_impulse_may_bring_the_assault() -> None:
    t = siege(0, 0).units("utrecht", spanish_regular=3).hand(SPAIN, "one").act(SPAIN)
    t.march("utrecht", "amsterdam", "alone 3").play("act end", "impulse play one", "act assault")
    assert t.legal() == ["assault amsterdam"]


@rule("enterprise.assault")
def test_ships_keep_a_port_open_unless_as_many_lie_before_it() -> None:
    t = siege(3, 1).ships("amsterdam", rebel_galleon=2).ships("north-sea", spanish_galley=1)
    t.units("edinburgh", spanish_regular=1).act(SPAIN).play("act assault")
    assert t.refused("assault amsterdam") == {"enterprise.assault"}
    t = siege(3, 1).ships("amsterdam", rebel_galleon=2).ships("north-sea", spanish_galley=2).act(SPAIN)
    t.play("act assault")
    assert t.legal() == ["assault amsterdam"]


@rule("enterprise.assault")
def test_both_obstacles_are_named() -> None:
    t = siege(0, 0).ships("amsterdam", rebel_galleon=1).units("utrecht", spanish_regular=3)
    t.units("edinburgh", spanish_regular=1).act(SPAIN).march("utrecht", "amsterdam", "alone 3").play("act assault")
    frame = t.s.frames[-1]
    assert len(t.game.reasons(t.s, frame, 8)) == 2


@rule("enterprise.assault", "enterprise.alliance")
def test_an_ally_s_ships_help_to_close_a_port() -> None:
    t = (
        Position()
        .war(ENGLAND, REBELS)
        .alliance()
        .units("antwerp", english_regular=2)
        .ships("antwerp", spanish_galley=1)
    )
    t.ships("north-sea", rebel_galleon=1)
    assert storm(t, ENGLAND, "antwerp").asked() == "attack-die"


# Dice


@rule("battle.assault.attack-dice.undefended", "battle.assault.defence-dice")
def test_against_empty_walls_every_regular_has_a_die_and_the_walls_have_one() -> None:
    storm(siege(3, 0, cavalry=2)).throw(3, 0).throw(1, 0)


@rule("battle.assault.attack-dice.defended", "battle.assault.defence-dice")
@pytest.mark.parametrize(("outside", "dice"), [(3, 2), (5, 3)])
def test_against_defenders_two_regulars_have_a_die(outside: int, dice: int) -> None:
    storm(siege(outside, 1, cavalry=2)).throw(dice, 0).throw(2, 0)


@rule("battle.assault.attack-dice.defended", "battle.assault.defence-dice")
def test_cavalry_inside_halves_the_attack_and_has_no_die() -> None:
    t = Position().war(REBELS).units("antwerp", rebel_regular=4, cavalry=1)
    storm(t, REBELS, "antwerp").throw(2, 0).throw(1, 0)


@rule("battle.assault.leader-dice", "component.leaders")
def test_the_best_leader_of_each_side_adds_his_rating_whole() -> None:
    t = siege(3, 1).leader("parma", "amsterdam").leader("mansfeld", "amsterdam").leader("orange", "amsterdam")
    storm(t).throw(4, 0).throw(4, 0)


@rule("battle.assault.leader-dice", "battle.assault.attack-dice.undefended")
def test_a_leader_alone_inside_rolls_and_does_not_halve() -> None:
    storm(siege(3, 0).leader("orange", "amsterdam")).throw(3, 0).throw(3, 0)


@rule("battle.assault.attack-dice.defended", "battle.assault.leader-dice", "enterprise.alliance")
def test_allies_storm_together_and_hold_together() -> None:
    t = (
        Position()
        .war(ENGLAND, REBELS)
        .alliance()
        .units("antwerp", english_regular=2, rebel_regular=1, spanish_regular=1)
    )
    storm(t.leader("orange", "antwerp"), ENGLAND, "antwerp").throw(4, 0).throw(2, 0)
    t = siege(4, 1).war(ENGLAND).alliance().units("amsterdam", english_regular=1).leader("leicester", "amsterdam")
    storm(t).throw(2, 0).throw(4, 0)


@rule("battle.assault.defence-dice")
def test_ships_inside_neither_roll_nor_halve() -> None:
    t = siege(3, 0).ships("amsterdam", rebel_galleon=1).ships("north-sea", spanish_galley=1)
    storm(t).throw(3, 0).throw(1, 0)


# Losses


@rule("battle.assault.losses", "enterprise.losses")
def test_each_hit_takes_a_unit_of_either_side() -> None:
    t = storm(siege(4, 2, cavalry=2)).throw(2, 1).throw(3, 2)
    assert t.told("assault-result") == [{"power": SPAIN, "hits": 1, "taken": 2, "lost": 2, "killed": 1}]
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["lose spanish-regular", "lose cavalry"]
    t.play("lose cavalry", "lose spanish-regular")
    assert t.asked_seat() == REBELS
    t.play("lose rebel-regular")
    assert t.units_in("amsterdam") == {"spanish-regular": 3, "cavalry": 1, "rebel-regular": 1}


@rule("battle.assault.losses")
def test_no_side_loses_more_than_it_has() -> None:
    t = storm(siege(1, 0).leader("orange", "amsterdam").leader("parma", "amsterdam")).throw(3, 3).throw(3, 3)
    assert t.told("assault-result") == [{"power": SPAIN, "hits": 3, "taken": 3, "lost": 1, "killed": 0}]


@rule("battle.assault.losses", "enterprise.losses", "enterprise.alliance")
def test_the_storming_power_chooses_among_the_losses_of_the_allies() -> None:
    t = (
        Position()
        .war(ENGLAND, REBELS)
        .alliance()
        .units("antwerp", english_regular=2, rebel_regular=2, spanish_regular=1)
    )
    t = storm(t, ENGLAND, "antwerp").throw(2, 0).throw(2, 1)
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["lose english-regular", "lose rebel-regular"]


# It falls


@rule("battle.assault.success", "battle.assault.success-effects")
def test_a_fallen_space_belongs_to_the_attacker() -> None:
    t = siege(3, 1).unrest("amsterdam").leader("orange", "amsterdam").leader("la-marck", "amsterdam")
    t.ships("amsterdam", rebel_galleon=1).ships("north-sea", spanish_galley=1)
    t = storm(t).throw(2, 1).throw(4, 0).play("lose rebel-regular")
    assert t.ruler("amsterdam") == SPAIN
    assert t.told("falls") == [{"power": SPAIN, "space": 8}]
    assert t.where("orange") == CAPTIVE
    assert t.s.captor[LEADER.labels.index("orange")] == SPAIN
    assert t.where("la-marck") == ON_TRACK
    assert t.ships_at("amsterdam") == {}
    assert t.s.track_ships == [0, 0, 0, 0, 1]
    assert t.s.unrest[8] == 0
    assert t.units_in("amsterdam") == {"spanish-regular": 3}


@rule("battle.assault.success-effects", "component.turn-track", "enterprise.armada")
def test_spain_s_ships_in_a_fallen_port_go_to_the_track_and_the_armada_is_broken_up() -> None:
    t = Position().war(ENGLAND).units("lisbon", english_regular=2).armada("lisbon", 3).leader("santa-cruz", "lisbon")
    t.ships("lisbon", spanish_galley=1, spanish_galleon=2).ships("cadiz", race_galleon=4)
    t = storm(t, ENGLAND, "lisbon").throw(2, 1).throw(1, 0)
    assert t.s.track_ships == [1, 2, 0, 0, 0]
    assert (t.s.armada_at, t.s.armada_level) == (-1, 0)
    assert t.where("santa-cruz") == ON_TRACK


@rule("battle.assault.success-effects", "enterprise.armada")
def test_an_armada_elsewhere_is_not_touched() -> None:
    t = Position().war(ENGLAND).units("lisbon", english_regular=2).armada("corunna", 3)
    t = storm(t, ENGLAND, "lisbon").throw(2, 1).throw(1, 0)
    assert (t.s.armada_at, t.s.armada_level) == (15, 3)


@rule("battle.assault.success-effects", "enterprise.alliance")
def test_the_ships_and_leaders_of_an_ally_inside_share_its_fate() -> None:
    t = siege(3, 1).war(ENGLAND).alliance().leader("leicester", "amsterdam").leader("drake", "amsterdam")
    t.ships("amsterdam", race_galleon=1).ships("north-sea", spanish_galley=1)
    t = storm(t).throw(2, 1).throw(3, 0).play("lose rebel-regular")
    assert t.where("leicester") == CAPTIVE
    assert t.where("drake") == ON_TRACK
    assert t.s.track_ships == [0, 0, 0, 1, 0]


@rule("battle.assault.success")
def test_even_empty_walls_need_a_hit() -> None:
    t = storm(siege(3, 0)).throw(3, 0).throw(1, 0)
    assert t.ruler("amsterdam") == REBELS
    assert t.told("siege-goes-on") == [{"space": 8}]


@rule("battle.assault.success", "enterprise.independent")
def test_edinburgh_falls_to_whoever_storms_it() -> None:
    t = storm(Position().units("edinburgh", spanish_regular=2), SPAIN, "edinburgh").throw(2, 1).throw(1, 1)
    assert t.asked_seat() == SPAIN
    t.play("lose spanish-regular")
    assert t.ruler("edinburgh") == SPAIN
    assert t.units_in("edinburgh") == {"spanish-regular": 1}
    t = Position().alliance().units("edinburgh", english_regular=2).leader("leicester", "edinburgh")
    t = storm(t, ENGLAND, "edinburgh").throw(3, 1).throw(1, 0)
    assert t.ruler("edinburgh") == ENGLAND
    assert t.where("leicester") == "edinburgh"


# It does not


@rule("battle.assault.failure")
@pytest.mark.parametrize(("inside", "goes_on"), [(2, True), (3, False)])
def test_the_siege_goes_on_while_besiegers_outnumber_the_besieged(inside: int, goes_on: bool) -> None:
    t = storm(siege(4, inside)).throw(2, 0).throw(inside + 1, 1).play("lose spanish-regular")
    assert ("siege-goes-on" in t.heard) is goes_on
    assert t.asked() == ("act" if goes_on else "retreat")


@rule("battle.assault.failure", "enterprise.retreat")
def test_a_broken_siege_makes_the_besiegers_retreat() -> None:
    t = siege(2, 2).leader("parma", "amsterdam").control(REBELS, "groningen").unrest("rotterdam")
    t = storm(t).throw(3, 0).throw(3, 0)
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["retreat to utrecht"]
    t.play("retreat to utrecht")
    assert t.where("parma") == "utrecht"
    assert t.units_in("amsterdam") == {"rebel-regular": 2}
    assert t.asked() == "act"


@rule("battle.assault.failure", "enterprise.retreat")
def test_besiegers_may_retreat_to_where_some_of_them_came_from() -> None:
    t = siege(2, 3).control(REBELS, "rotterdam", "groningen").units("utrecht", spanish_regular=1).act(SPAIN)
    t.march("utrecht", "amsterdam", "alone 1").play("act assault", "assault amsterdam").throw(2, 0).throw(4, 0)
    assert t.legal() == ["retreat to utrecht"]


@rule("battle.assault.failure", "enterprise.retreat")
def test_besiegers_without_a_way_back_are_lost() -> None:
    t = Position().war(ENGLAND).units("dublin", spanish_regular=1, english_regular=1).leader("parma", "dublin")
    t = storm(t, SPAIN, "dublin").throw(3, 0).throw(2, 0)
    assert t.units_in("dublin") == {"english-regular": 1}
    assert t.where("parma") == CAPTIVE
    assert t.s.captor[LEADER.labels.index("parma")] == ENGLAND
    assert "siege" not in t.heard


@rule("battle.assault.failure", "enterprise.alliance", "enterprise.retreat")
def test_allied_besiegers_retreat_together() -> None:
    t = Position().war(ENGLAND, REBELS).alliance().control(REBELS, "rotterdam")
    t.units("antwerp", english_regular=1, rebel_regular=1, spanish_regular=2).leader("leicester", "antwerp")
    t = storm(t, REBELS, "antwerp").throw(2, 0).throw(3, 1).play("lose english-regular", "retreat to rotterdam")
    assert t.units_in("rotterdam") == {"rebel-regular": 1}
    assert t.where("leicester") == "rotterdam"


@rule("battle.assault.failure", "enterprise.assault")
def test_leaders_of_besiegers_wiped_out_are_captured_by_a_garrison() -> None:
    t = siege(1, 1).leader("parma", "amsterdam").leader("santa-cruz", "amsterdam")
    t = storm(t).throw(3, 0).throw(2, 1).play("lose spanish-regular")
    assert t.told("siege-broken") == [{"space": 8}]
    assert t.where("parma") == CAPTIVE
    assert t.s.captor[LEADER.labels.index("parma")] == REBELS
    assert t.where("santa-cruz") == "amsterdam"
    assert t.asked() == "act"


@rule("battle.assault.failure", "enterprise.assault")
def test_a_leader_inside_captures_them_too() -> None:
    t = siege(1, 0).leader("parma", "amsterdam").leader("orange", "amsterdam")
    t = storm(t).throw(3, 0).throw(3, 1).play("lose spanish-regular")
    assert t.where("parma") == CAPTIVE
    assert t.where("orange") == "amsterdam"


@rule("battle.assault.failure", "enterprise.assault")
def test_from_empty_walls_they_go_home_to_the_capital() -> None:
    t = storm(siege(1, 0).leader("parma", "amsterdam").leader("la-marck", "amsterdam")).throw(3, 0).throw(1, 1)
    t.play("lose spanish-regular")
    assert t.where("parma") == "madrid"
    t = Position().war(REBELS).units("antwerp", rebel_regular=1).leader("orange", "antwerp")
    t = storm(t, REBELS, "antwerp").throw(3, 0).throw(1, 1).play("lose rebel-regular")
    assert t.where("orange") == WAITING  # the rebels have no capital


@rule("battle.assault.success", "battle.assault.failure")
def test_if_both_are_wiped_out_the_walls_hold() -> None:
    t = storm(siege(1, 1)).throw(1, 1).throw(2, 1).play("lose spanish-regular", "lose rebel-regular")
    assert t.ruler("amsterdam") == REBELS
    assert t.units_in("amsterdam") == {}
    assert "siege-broken" in t.heard
