"""Field battle: dice, losses, who holds the field, and where the beaten go."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.vocabulary import CAPTIVE, LEADER


def utrecht(rebels: int = 2, spaniards: int = 3) -> Position:
    """Rebels hold Utrecht in the open field; Spain is in Antwerp and has Rotterdam behind it."""
    t = Position().war(REBELS).control(REBELS, "utrecht", "groningen")
    return t.units("utrecht", rebel_regular=rebels).units("antwerp", spanish_regular=spaniards)


def amsterdam(rebels: int, spaniards: int) -> Position:
    """Rebels hold the walls of Amsterdam and Groningen behind it; Parma is in Utrecht."""
    t = Position().war(REBELS).control(REBELS, "amsterdam", "groningen").leader("parma", "utrecht")
    return t.units("amsterdam", rebel_regular=rebels).units("utrecht", spanish_regular=spaniards)


def captor_of(t: Position, leader: str) -> int:
    return t.s.captor[LEADER.labels.index(leader)]


# Dice


@rule("battle.field.attack-dice", "battle.field.defence-dice")
def test_a_die_for_each_unit_and_one_more_for_the_defender() -> None:
    t = utrecht().act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 0).throw(3, 0)
    assert t.told("battle") == [{"power": SPAIN, "other": REBELS, "space": 10}]


@rule("battle.field.attack-dice")
def test_cavalry_rolls_in_the_field_and_those_left_behind_do_not() -> None:
    t = utrecht(spaniards=1).units("antwerp", cavalry=2).act(SPAIN).march("antwerp", "utrecht", "alone 2")
    assert t.dice_to_roll() == 2


@rule("battle.field.attack-dice", "battle.field.defence-dice", "component.leaders")
def test_the_best_leader_of_each_side_adds_his_rating() -> None:
    t = utrecht().leader("parma", "antwerp").leader("mansfeld", "antwerp").leader("orange", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "with 3").throw(5, 0).throw(5, 0)


@rule("battle.field.attack-dice", "battle.field.defence-dice")
def test_sailors_do_not_lead_armies() -> None:
    t = utrecht().leader("santa-cruz", "utrecht").leader("drake", "utrecht").war(ENGLAND)
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 0).throw(3, 0)


@rule("battle.field.defence-dice", "enterprise.alliance")
def test_allies_defend_together_under_the_better_leader() -> None:
    t = utrecht(rebels=1).alliance().war(ENGLAND).units("utrecht", english_regular=2).leader("leicester", "utrecht")
    t.leader("orange", "utrecht").act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 0).throw(6, 0)


# Winner and losses


@rule("battle.field.winner", "battle.field.losses")
def test_more_hits_win_and_both_sides_lose_a_unit_for_each() -> None:
    t = utrecht(rebels=3).act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 2).throw(4, 1)
    assert t.told("battle-result") == [{"power": SPAIN, "hits": 2, "taken": 1, "lost": 1, "killed": 2}]
    assert t.asked_seat() == SPAIN
    t.play("lose spanish-regular")
    assert t.asked_seat() == REBELS
    t.play("lose rebel-regular", "lose rebel-regular")
    assert t.told("holds") == [{"power": SPAIN, "space": 10}]
    t.play("retreat to groningen")
    assert t.told("loses") == [{"unit": 0, "space": 10}, {"unit": 2, "space": 10}, {"unit": 2, "space": 10}]
    assert t.told("retreats") == [{"power": REBELS, "space": 10, "target": 11}]
    assert t.units_in("utrecht") == {"spanish-regular": 2}
    assert t.units_in("groningen") == {"rebel-regular": 1}
    assert t.s.reserve_units[REBELS] == t.printed.regulars[REBELS] - 1
    assert t.asked() == "act"


@rule("battle.field.winner", "enterprise.retreat")
def test_equal_hits_are_the_defender_s_and_the_attacker_goes_back() -> None:
    t = utrecht().leader("parma", "antwerp").act(SPAIN).march("antwerp", "utrecht", "with 3").throw(5, 1).throw(3, 1)
    t.play("lose spanish-regular", "lose rebel-regular")
    assert t.asked() == "act"
    assert "holds" not in t.heard
    assert t.units_in("antwerp") == {"spanish-regular": 2}
    assert t.units_in("utrecht") == {"rebel-regular": 1}
    assert t.where("parma") == "antwerp"
    assert t.told("goes-back") == [{"power": SPAIN, "space": 10, "target": 12}]


@rule("enterprise.losses")
def test_the_owner_chooses_which_units_are_lost() -> None:
    t = utrecht(spaniards=2).units("antwerp", cavalry=1).act(SPAIN).march("antwerp", "utrecht", "alone 3")
    t.throw(3, 0).throw(3, 1)
    assert t.legal() == ["lose spanish-regular", "lose cavalry"]
    assert t.refused("lose rebel-regular") == {"enterprise.losses"}
    t.play("lose cavalry")
    assert t.units_in("antwerp") == {"spanish-regular": 2}


@rule("enterprise.losses", "enterprise.alliance")
def test_whoever_rules_the_space_chooses_for_the_allies() -> None:
    t = utrecht(rebels=1).alliance().war(ENGLAND).units("utrecht", english_regular=1)
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 1).throw(3, 0)
    assert t.asked_seat() == REBELS
    assert t.legal() == ["lose english-regular", "lose rebel-regular"]


@rule("enterprise.losses", "enterprise.alliance")
def test_an_ally_alone_chooses_for_itself() -> None:
    t = utrecht(rebels=0).alliance().war(ENGLAND).units("utrecht", english_regular=2)
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 1).throw(3, 0)
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["lose english-regular"]


@rule("battle.field.both-eliminated", "battle.field.leader-capture")
def test_if_both_would_fall_the_side_with_more_dice_keeps_a_unit() -> None:
    t = utrecht(rebels=1, spaniards=1).leader("parma", "antwerp").leader("orange", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "with 1").throw(3, 1).throw(4, 1)
    assert t.told("battle-result") == [{"power": SPAIN, "hits": 1, "taken": 1, "lost": 1, "killed": 0}]
    t.play("lose spanish-regular")
    assert t.units_in("utrecht") == {"rebel-regular": 1}
    assert t.where("parma") == CAPTIVE
    assert captor_of(t, "parma") == REBELS
    assert t.where("orange") == "utrecht"  # his side keeps a unit


@rule("battle.field.both-eliminated", "battle.field.leader-capture")
def test_the_attacker_keeps_the_unit_with_more_dice_and_stays() -> None:
    t = utrecht(rebels=1, spaniards=3).leader("parma", "antwerp").leader("orange", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "with 3").throw(5, 1).throw(4, 3)
    t.play("lose spanish-regular", "lose spanish-regular", "lose rebel-regular")
    assert t.units_in("utrecht") == {"spanish-regular": 1}
    assert t.where("orange") == CAPTIVE
    assert captor_of(t, "orange") == SPAIN
    assert t.where("parma") == "utrecht"


@rule("battle.field.winner", "battle.field.leader-capture")
def test_an_attacker_with_more_hits_who_is_wiped_out_does_not_hold_the_field() -> None:
    t = utrecht(rebels=4, spaniards=1).leader("parma", "antwerp").leader("mansfeld", "antwerp")
    t.act(SPAIN).march("antwerp", "utrecht", "with 1").throw(3, 2).throw(5, 1)
    t.play("lose spanish-regular", "lose rebel-regular", "lose rebel-regular")
    assert "holds" not in t.heard
    assert t.where("parma") == t.where("mansfeld") == CAPTIVE
    assert t.units_in("utrecht") == {"rebel-regular": 2}


@rule("battle.field.winner", "battle.field.leader-capture")
def test_a_defender_who_is_wiped_out_leaves_the_field_even_with_more_hits() -> None:
    t = utrecht(rebels=1, spaniards=4).leader("orange", "utrecht").act(SPAIN)
    t.march("antwerp", "utrecht", "alone 4").throw(4, 1).throw(4, 3)
    t.play("lose spanish-regular", "lose spanish-regular", "lose spanish-regular", "lose rebel-regular")
    assert t.told("holds") == [{"power": SPAIN, "space": 10}]
    assert t.where("orange") == CAPTIVE
    assert t.units_in("utrecht") == {"spanish-regular": 1}
    assert t.ruler("utrecht") == REBELS  # still to be taken
    assert "siege" not in t.heard  # there are no walls


@rule("battle.field.leader-capture", "enterprise.alliance")
def test_both_leaders_of_a_fallen_alliance_are_captured() -> None:
    t = utrecht(rebels=1).alliance().war(ENGLAND).leader("leicester", "utrecht").leader("orange", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 1).throw(4, 0).play("lose rebel-regular")
    assert t.where("leicester") == t.where("orange") == CAPTIVE


# Retreat


@rule("enterprise.retreat")
def test_beaten_defenders_pick_a_friendly_neighbour() -> None:
    t = utrecht(rebels=3).control(REBELS, "amsterdam", "rotterdam", "antwerp").leader("orange", "utrecht")
    t.unrest("rotterdam").units("amsterdam", spanish_regular=1).units("brussels", spanish_regular=4)
    t.units("antwerp", spanish_regular=0).act(SPAIN).march("brussels", "utrecht", "alone 4").throw(4, 1).throw(6, 0)
    t.play("lose rebel-regular")
    assert t.asked_seat() == REBELS
    assert t.legal() == ["retreat to groningen", "retreat to antwerp"]
    assert t.refused("retreat to rotterdam") == {"enterprise.retreat"}  # unrest
    assert t.refused("retreat to amsterdam") == {"enterprise.retreat"}  # enemies
    assert t.refused("retreat to brussels") == {"enterprise.retreat"}  # not friendly
    assert t.refused("retreat to london") == {"enterprise.retreat"}  # not near
    assert t.refused("retreat to utrecht") == {"enterprise.retreat"}
    assert t.refused("retreat inside") == {"enterprise.retreat"}  # no walls
    t.play("retreat to groningen")
    assert t.where("orange") == "groningen"
    assert "siege" not in t.heard


@rule("enterprise.retreat")
def test_nobody_retreats_to_where_the_attacker_came_from() -> None:
    t = utrecht(rebels=3).control(REBELS, "antwerp").act(SPAIN).march("antwerp", "utrecht", "alone 3")
    t.throw(3, 1).throw(4, 0).play("lose rebel-regular")
    assert t.refused("retreat to antwerp") == {"enterprise.retreat"}
    assert t.legal() == ["retreat to groningen"]


@rule("enterprise.retreat")
def test_without_a_way_out_units_are_lost_and_leaders_captured() -> None:
    t = utrecht(rebels=3).control(SPAIN, "groningen").leader("orange", "utrecht").alliance().war(ENGLAND)
    t.units("utrecht", english_regular=1).leader("leicester", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 1).throw(7, 0).play("lose rebel-regular")
    assert t.units_in("utrecht") == {"spanish-regular": 3}
    assert t.where("orange") == t.where("leicester") == CAPTIVE
    assert captor_of(t, "orange") == SPAIN
    assert t.s.reserve_units[:3] == [t.printed.regulars[0] - 3, t.printed.regulars[1], t.printed.regulars[2]]
    assert t.told("no-retreat") == [{"power": REBELS, "space": 10}]
    assert t.asked() == "act"


@rule("enterprise.retreat", "enterprise.crossing")
def test_a_retreat_by_sea_needs_ships() -> None:
    def beaten() -> Position:
        return Position().war(ENGLAND).control(ENGLAND, "rotterdam").units("rotterdam", english_regular=3)

    t = beaten().units("utrecht", spanish_regular=3).act(SPAIN).march("utrecht", "rotterdam", "alone 3")
    t.throw(3, 1).throw(4, 0).play("lose english-regular")
    assert t.told("no-retreat") == [{"power": ENGLAND, "space": 9}]
    t = beaten().units("utrecht", spanish_regular=3).ships("north-sea", race_galleon=1).act(SPAIN)
    t.march("utrecht", "rotterdam", "alone 3").throw(3, 1).throw(4, 0).play("lose english-regular")
    assert t.legal() == ["retreat to london", "retreat to norwich"]
    t.play("retreat to norwich")
    assert t.units_in("norwich") == {"english-regular": 2}


@rule("enterprise.retreat", "enterprise.alliance")
def test_allies_retreat_together_with_their_leaders() -> None:
    t = utrecht(rebels=1).alliance().war(ENGLAND).units("utrecht", english_regular=2).leader("leicester", "utrecht")
    t.act(SPAIN).march("antwerp", "utrecht", "alone 3").throw(3, 1).throw(5, 0).play("lose rebel-regular")
    assert t.asked_seat() == ENGLAND
    t.play("retreat to groningen")
    assert t.units_in("groningen") == {"english-regular": 2}
    assert t.where("leicester") == "groningen"


@rule("enterprise.siege", "enterprise.retreat")
def test_four_beaten_defenders_may_go_inside_and_are_besieged() -> None:
    t = amsterdam(rebels=5, spaniards=6).leader("orange", "amsterdam").act(SPAIN)
    t.march("utrecht", "amsterdam", "with 6").throw(8, 1).throw(8, 0).play("lose rebel-regular")
    assert t.legal() == ["retreat to groningen", "retreat inside"]
    t.play("retreat inside")
    assert t.told("inside") == [{"power": REBELS, "space": 8}]
    assert t.told("siege") == [{"power": SPAIN, "space": 8}]
    assert t.units_in("amsterdam") == {"spanish-regular": 6, "rebel-regular": 4}
    assert t.where("orange") == "amsterdam"


@rule("enterprise.siege", "enterprise.retreat")
def test_the_walls_may_be_the_only_way_out() -> None:
    t = amsterdam(rebels=5, spaniards=6).control(SPAIN, "groningen").act(SPAIN)
    t.march("utrecht", "amsterdam", "with 6").throw(8, 1).throw(6, 0).play("lose rebel-regular")
    assert t.legal() == ["retreat inside"]


@rule("enterprise.siege", "enterprise.retreat")
def test_five_do_not_fit_inside() -> None:
    t = amsterdam(rebels=6, spaniards=6).act(SPAIN).march("utrecht", "amsterdam", "with 6").throw(8, 1).throw(7, 0)
    t.play("lose rebel-regular")
    assert t.refused("retreat inside") == {"enterprise.siege"}
    t.play("retreat to groningen")
    assert t.told("siege") == [{"power": SPAIN, "space": 8}]  # the empty walls are besieged


@rule("enterprise.siege", "enterprise.alliance")
def test_allies_count_together_behind_the_walls() -> None:
    t = amsterdam(rebels=4, spaniards=6).alliance().war(ENGLAND).units("amsterdam", english_regular=2).act(SPAIN)
    t.march("utrecht", "amsterdam", "with 6").throw(8, 1).throw(7, 0).play("lose rebel-regular")
    assert t.refused("retreat inside") == {"enterprise.siege"}


@rule("enterprise.siege", "enterprise.retreat")
def test_without_room_or_way_the_walls_are_left_empty_and_besieged() -> None:
    t = amsterdam(rebels=6, spaniards=6).control(SPAIN, "groningen").leader("orange", "amsterdam").act(SPAIN)
    t.march("utrecht", "amsterdam", "with 6").throw(8, 1).throw(9, 0).play("lose rebel-regular")
    assert t.units_in("amsterdam") == {"spanish-regular": 6}
    assert t.where("orange") == CAPTIVE
    assert t.told("siege") == [{"power": SPAIN, "space": 8}]
    assert t.refused("act assault") == {"enterprise.impulse"}  # not in the impulse the siege began


@rule("enterprise.siege", "battle.field.losses")
def test_a_victory_before_the_walls_turns_into_a_siege() -> None:
    t = amsterdam(rebels=1, spaniards=3).act(SPAIN).march("utrecht", "amsterdam", "with 3").play("withdraw fight")
    t.throw(5, 1).throw(2, 0).play("lose rebel-regular")
    assert t.told("siege") == [{"power": SPAIN, "space": 8}]
    assert t.ruler("amsterdam") == REBELS


@rule("enterprise.siege", "battle.field.winner")
def test_besiegers_too_few_for_those_who_went_inside_go_back() -> None:
    t = amsterdam(rebels=5, spaniards=4).act(SPAIN).march("utrecht", "amsterdam", "alone 4").throw(4, 1).throw(6, 0)
    t.play("lose rebel-regular", "retreat inside")
    assert "siege" not in t.heard
    assert t.units_in("utrecht") == {"spanish-regular": 4}
    assert t.where("parma") == "utrecht"


# The relief of a siege


def besieged(inside: int, outside: int, relief: int) -> Position:
    """Spain lies before Amsterdam, whose relief stands in Groningen; Utrecht is Spanish."""
    t = Position().war(REBELS).control(REBELS, "amsterdam", "groningen")
    t.units("amsterdam", rebel_regular=inside, spanish_regular=outside)
    return t.units("groningen", rebel_regular=relief).act(REBELS)


@rule("enterprise.siege", "battle.field.attack-dice")
def test_a_relief_fights_the_besiegers_alone() -> None:
    t = besieged(2, 3, 2).march("groningen", "amsterdam", "alone 2").throw(2, 1).throw(4, 0)
    t.play("lose spanish-regular")
    assert t.asked_seat() == SPAIN
    assert t.refused("retreat inside") == {"enterprise.retreat"}
    t.play("retreat to utrecht")
    assert t.units_in("amsterdam") == {"rebel-regular": 4}
    assert t.units_in("utrecht") == {"spanish-regular": 2}
    assert "siege" not in t.heard


@rule("enterprise.siege", "enterprise.retreat")
def test_a_beaten_relief_goes_back_and_leaves_the_garrison_with_its_leader() -> None:
    t = besieged(2, 4, 2).leader("orange", "amsterdam").march("groningen", "amsterdam", "alone 2")
    t.throw(4, 0).throw(5, 1).play("lose rebel-regular")
    assert t.units_in("groningen") == {"rebel-regular": 1}
    assert t.units_in("amsterdam") == {"rebel-regular": 2, "spanish-regular": 4}
    assert t.where("orange") == "amsterdam"
    assert "siege-broken" not in t.heard


@rule("enterprise.retreat")
def test_the_leader_of_a_beaten_relief_goes_back_with_it() -> None:
    t = besieged(2, 4, 2).leader("orange", "groningen").march("groningen", "amsterdam", "with 2")
    t.throw(4, 0).throw(5, 1).play("lose rebel-regular")
    assert t.where("orange") == "groningen"


@rule("enterprise.siege", "battle.field.leader-capture")
def test_the_leader_of_a_lost_relief_reaches_the_garrison() -> None:
    t = besieged(1, 3, 1).leader("orange", "groningen").march("groningen", "amsterdam", "with 1")
    t.throw(3, 0).throw(4, 1).play("lose rebel-regular")
    assert t.where("orange") == "amsterdam"
    assert t.units_in("amsterdam") == {"rebel-regular": 1, "spanish-regular": 3}


@rule("enterprise.siege")
@pytest.mark.parametrize(("inside", "is_broken"), [(2, True), (1, False)])
def test_besiegers_who_no_longer_outnumber_the_garrison_must_leave(inside: int, is_broken: bool) -> None:
    t = besieged(inside, 3, 2).march("groningen", "amsterdam", "alone 2").throw(2, 1).throw(4, 1)
    t.play("lose rebel-regular", "lose spanish-regular")
    assert ("siege-broken" in t.heard) is is_broken
    assert t.asked() == ("retreat" if is_broken else "act")
    if is_broken:
        t.play("retreat to utrecht")
        assert t.units_in("utrecht") == {"spanish-regular": 2}
        assert t.units_in("amsterdam") == {"rebel-regular": inside}


@rule("enterprise.siege", "enterprise.alliance")
def test_an_ally_relieves_a_siege() -> None:
    t = Position().war(REBELS, ENGLAND).alliance().control(REBELS, "amsterdam", "groningen")
    t.units("amsterdam", rebel_regular=1, spanish_regular=2).units("groningen", english_regular=3)
    t.act(ENGLAND).march("groningen", "amsterdam", "alone 3").throw(3, 2).throw(3, 1)
    assert t.legal() == ["lose english-regular"]  # the garrison takes no part
    t.play("lose english-regular", "lose spanish-regular", "lose spanish-regular")
    assert t.units_in("amsterdam") == {"rebel-regular": 1, "english-regular": 2}
    assert "siege" not in t.heard


@rule("battle.field.leader-capture", "enterprise.alliance")
def test_the_leader_of_an_ally_s_lost_relief_is_captured() -> None:
    t = Position().war(REBELS, ENGLAND).alliance().control(REBELS, "amsterdam", "groningen")
    t.units("amsterdam", rebel_regular=1, spanish_regular=3).units("groningen", english_regular=1)
    t.leader("leicester", "groningen").leader("orange", "amsterdam").act(ENGLAND)
    t.march("groningen", "amsterdam", "with 1").throw(2, 0).throw(4, 1).play("lose english-regular")
    assert t.where("leicester") == CAPTIVE
    assert captor_of(t, "leicester") == SPAIN
    assert t.where("orange") == "amsterdam"


@rule("enterprise.siege")
def test_the_beaten_who_come_back_to_a_siege_too_few_must_leave_it() -> None:
    """Two left the siege of Amsterdam, and one comes back before one defender."""
    t = Position().war(REBELS).control(REBELS, "utrecht").units("amsterdam", rebel_regular=2, spanish_regular=1)
    t.units("rotterdam", spanish_regular=3).act(REBELS).march("amsterdam", "rotterdam", "alone 2")
    t.dice(1, 1, 6, 1, 1, 1)
    while t.asked() != "act":
        t.play(t.legal()[0])
    assert "siege-broken" in t.heard
    assert t.units_in("amsterdam") == {"spanish-regular": 1}
    assert sum(t.units_in(space).get("rebel-regular", 0) for space in ("utrecht", "groningen")) == 1
