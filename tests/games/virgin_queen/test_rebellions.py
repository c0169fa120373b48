"""The rebellion of the Protestants, and the rising in England."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import (
    DEAD,
    FIGHT_ATTACKER,
    FIGHT_DEFENDER,
    LONDON,
    NOT_YET,
    ON_TRACK,
    SPACE,
    WAITING,
)


def rebel(t: Position, space: str = "amsterdam", size: int = 2) -> Position:
    return t.act(REBELS).play("act rebel", f"rebel {space}", f"rebel-size {size}")


def rise(t: Position, space: str = "york") -> Position:
    return t.begin((frames.ENGLISH_RISING, SPAIN, 0)).play(f"rise {space}")


def alone(*spaces: str) -> Position:
    """Only these spaces of the Netherlands are Protestant, so that nothing else is taken."""
    dutch = ("amsterdam", "rotterdam", "utrecht", "groningen", "antwerp", "brussels")
    return Position().faith("catholic", *dutch).faith("protestant", *spaces)


# Target, size and dice


@rule("rebellion.target")
def test_protestants_rise_where_spain_rules() -> None:
    t = Position().control(REBELS, "groningen").act(REBELS).play("act rebel")
    assert t.legal() == ["rebel amsterdam", "rebel rotterdam"]
    assert t.refused("rebel utrecht") == {"rebellion.target"}  # Catholic
    assert t.refused("rebel groningen") == {"rebellion.target"}  # free already
    assert t.refused("rebel london") == {"rebellion.target"}  # English
    assert len(t.game.reasons(t.s, t.s.frames[-1], SPACE.labels.index("york"))) == 2


@rule("enterprise.rebellion")
def test_only_the_rebels_rebel() -> None:
    for power in (SPAIN, ENGLAND):
        assert Position().act(power).refused("act rebel") == {"enterprise.impulse"}
        t = Position().begin((frames.REBEL, power, 0))
        assert t.refused("rebel amsterdam") == {"enterprise.rebellion"}


@rule("rebellion.size", "enterprise.costs")
def test_two_to_five_points_are_its_size() -> None:
    t = Position().act(REBELS, 4).play("act rebel", "rebel amsterdam")
    assert t.legal() == ["rebel-size 2", "rebel-size 3", "rebel-size 4"]
    assert t.refused("rebel-size 5") == {"enterprise.costs"}
    assert t.refused("rebel-size 1") == {"rebellion.size"}
    assert t.refused("rebel-size 6") == {"rebellion.size"}
    t.play("rebel-size 3")
    assert t.s.points_left == 1
    assert (t.s.fight[FIGHT_ATTACKER], t.s.fight[FIGHT_DEFENDER]) == (REBELS, SPAIN)
    assert t.told("rebellion") == [{"space": 8, "number": 3}]


@rule("rebellion.dice")
def test_a_die_for_each_point_and_one_in_a_home_space() -> None:
    assert rebel(Position(), "amsterdam", 3).dice_to_roll() == 4
    assert rebel(Position().faith("protestant", "antwerp"), "antwerp", 3).dice_to_roll() == 3


# Losses, success and failure


@rule("rebellion.losses", "rebellion.success")
def test_each_hit_removes_a_spanish_unit_and_all_must_go() -> None:
    t = rebel(Position().units("amsterdam", spanish_regular=2, cavalry=1)).throw(3, 2)
    assert t.units_in("amsterdam") == {"cavalry": 1}
    assert t.s.reserve_units[SPAIN] == t.printed.regulars[SPAIN]
    assert t.told("rebellion-fails") == [{"space": 8}]
    assert t.ruler("amsterdam") == SPAIN
    assert t.s.war == [0, 0, 0]
    assert t.asked() == "act"


@rule("rebellion.success", "rebellion.control", "rebellion.losses")
def test_with_no_unit_left_the_rebels_rule() -> None:
    t = rebel(alone("amsterdam").units("amsterdam", spanish_regular=1, cavalry=1).unrest("amsterdam")).throw(3, 3)
    assert t.ruler("amsterdam") == REBELS
    assert t.s.unrest[8] == 0
    assert t.units_in("amsterdam") == {"rebel-regular": 1}
    assert t.told("rebellion-roll") == [{"hits": 3}]


@rule("rebellion.success")
def test_against_nobody_success_is_certain() -> None:
    assert rebel(alone("amsterdam")).throw(3, 0).ruler("amsterdam") == REBELS


@rule("rebellion.losses")
def test_units_of_others_are_not_struck() -> None:
    t = alone("amsterdam").war(ENGLAND).units("amsterdam", spanish_regular=1, english_regular=2)
    t = rebel(t).throw(3, 3)
    assert t.s.reserve_units[ENGLAND] == t.printed.regulars[ENGLAND] - 2


@rule("rebellion.regulars")
@pytest.mark.parametrize(("size", "regulars"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_points_raise_a_regular(size: int, regulars: int) -> None:
    t = rebel(alone("amsterdam"), size=size).throw(size + 1, 0)
    assert t.units_in("amsterdam") == {"rebel-regular": regulars}
    assert t.told("rebellion-succeeds") == [{"power": REBELS, "space": 8, "number": regulars}]


@rule("rebellion.regulars")
def test_the_reserve_limits_them() -> None:
    t = alone("amsterdam")
    t.s.reserve_units[REBELS] = 1
    t = rebel(t, size=4).throw(5, 0)
    assert t.units_in("amsterdam") == {"rebel-regular": 1}


@rule("rebellion.war")
def test_success_means_war_with_spain_and_nobody_else() -> None:
    t = rebel(alone("amsterdam")).throw(3, 0)
    assert t.s.war == [0, 0, 1]
    assert t.told("war") == [{"power": REBELS, "other": SPAIN}]
    assert t.s.war_debt == [0, 0, 0]
    t = rebel(alone("amsterdam").war(REBELS)).throw(3, 0)
    assert "war" not in t.heard


@rule("rebellion.losses")
def test_dice_that_lay_on_the_table_are_not_read_again() -> None:
    t = rebel(Position().units("amsterdam", spanish_regular=5)).throw(3, 2)
    t.play("act rebel", "rebel amsterdam", "rebel-size 2").throw(3, 0)
    assert t.units_in("amsterdam") == {"spanish-regular": 3}


# Displacement


@rule("rebellion.displace", "enterprise.displace")
def test_leaders_and_ships_go_to_the_nearest_fortified_space() -> None:
    t = alone("amsterdam").leader("parma", "amsterdam").leader("santa-cruz", "amsterdam")
    t.ships("amsterdam", spanish_galleon=1).armada("amsterdam", 1).units("amsterdam", spanish_regular=1)
    t = rebel(t).throw(3, 1)
    assert t.where("parma") == "antwerp"  # two roads away, as Brussels, but named before it
    assert t.where("santa-cruz") == "antwerp"
    assert t.ships_at("antwerp") == {"spanish-galleon": 1}
    assert t.s.armada_at == 12
    assert t.ships_at("amsterdam") == {}


@rule("rebellion.displace", "enterprise.displace", "component.turn-track")
def test_ships_do_not_go_inland() -> None:
    t = alone("amsterdam").control(ENGLAND, "antwerp").leader("parma", "amsterdam").leader("santa-cruz", "amsterdam")
    t = rebel(t.ships("amsterdam", spanish_galleon=1)).throw(3, 0)
    assert t.where("parma") == "brussels"
    assert t.where("santa-cruz") == ON_TRACK
    assert t.s.track_ships == [0, 1, 0, 0, 0]


@rule("rebellion.displace", "enterprise.displace")
def test_a_besieged_refuge_is_none_and_the_capital_is_the_last() -> None:
    t = alone("amsterdam").war(ENGLAND).units("antwerp", english_regular=1, spanish_regular=1)
    t = rebel(t.leader("parma", "amsterdam")).throw(3, 0)
    assert t.where("parma") == "brussels"
    t = alone("amsterdam").control(ENGLAND, "antwerp", "brussels").leader("parma", "amsterdam")
    assert rebel(t).throw(3, 0).where("parma") == "madrid"


@rule("rebellion.displace", "enterprise.displace")
def test_without_any_refuge_leaders_go_to_the_track() -> None:
    t = alone("amsterdam").control(ENGLAND, "antwerp", "brussels", "madrid").leader("parma", "amsterdam")
    t = rebel(t.ships("amsterdam", spanish_galley=1)).throw(3, 0)
    assert t.where("parma") == ON_TRACK
    assert t.s.track_ships[0] == 1


@rule("rebellion.displace", "enterprise.displace")
def test_the_units_of_others_leave_too() -> None:
    t = alone("amsterdam").war(ENGLAND).units("amsterdam", english_regular=2).leader("leicester", "amsterdam")
    t = rebel(t.control(ENGLAND, "brussels")).throw(3, 0)
    assert t.units_in("brussels") == {"english-regular": 2}
    assert t.where("leicester") == "brussels"
    assert t.units_in("amsterdam") == {"rebel-regular": 1}


@rule("rebellion.displace")
def test_what_the_rebels_have_there_stays() -> None:
    t = (
        alone("amsterdam")
        .war(REBELS)
        .units("amsterdam", rebel_regular=2, spanish_regular=1)
        .leader("orange", "amsterdam")
    )
    t = rebel(t).throw(3, 1)
    assert t.units_in("amsterdam") == {"rebel-regular": 3}
    assert t.where("orange") == "amsterdam"


# Neighbours


@rule("rebellion.control")
def test_neighbours_of_their_faith_fall_too() -> None:
    t = rebel(Position(), size=2).throw(3, 0)
    assert t.asked_seat() == REBELS
    assert t.legal() == ["take-adjacent rotterdam", "take-adjacent groningen"]
    assert t.refused("take-adjacent utrecht") == {"enterprise.retreat"}  # Catholic
    assert t.refused("take-adjacent london") == {"enterprise.retreat"}  # not near
    t.play("take-adjacent rotterdam", "take-adjacent groningen")
    assert t.ruler("rotterdam") == t.ruler("groningen") == REBELS
    assert t.asked() == "banner"
    assert t.told("takes") == [{"power": REBELS, "space": 9}, {"power": REBELS, "space": 11}]


@rule("rebellion.control")
def test_one_for_each_point_and_no_more() -> None:
    t = rebel(Position().faith("protestant", "utrecht"), size=2).throw(3, 0)
    t.play("take-adjacent rotterdam", "take-adjacent groningen")
    assert t.asked() == "banner"
    assert t.ruler("utrecht") == SPAIN


@rule("rebellion.control")
def test_only_neighbours_of_the_rebellion_itself_are_taken() -> None:
    t = rebel(Position().faith("protestant", "utrecht"), "rotterdam", 5).throw(6, 0)
    assert t.legal() == ["take-adjacent utrecht"]
    assert t.refused("take-adjacent groningen") == {"enterprise.retreat"}
    t.play("take-adjacent utrecht")
    assert t.asked() == "banner"  # Groningen is next to Utrecht alone


@rule("rebellion.control")
def test_not_behind_walls_nor_under_units_nor_of_another_ruler() -> None:
    t = Position().faith("protestant", "utrecht", "antwerp", "brussels").units("rotterdam", spanish_regular=1)
    t = rebel(t.control(ENGLAND, "groningen"), "utrecht", 5).throw(6, 0)
    assert t.asked() == "banner"
    assert [t.ruler(space) for space in ("amsterdam", "rotterdam", "antwerp", "brussels")] == [SPAIN] * 4
    assert t.ruler("groningen") == ENGLAND


@rule("rebellion.control", "enterprise.displace")
def test_ships_and_leaders_leave_a_neighbour_that_falls() -> None:
    t = Position().ships("rotterdam", spanish_galleon=1, english_galleon=1).leader("mansfeld", "rotterdam")
    t = rebel(t).throw(3, 0).play("take-adjacent rotterdam")
    assert t.ships_at("rotterdam") == {"english-galleon": 1}
    assert t.ships_at("antwerp") == {"spanish-galleon": 1}
    assert t.where("mansfeld") == "antwerp"


# The banner


@rule("rebellion.leader-capital")
@pytest.mark.parametrize(
    ("banner", "leader", "capital"),
    [("nothing", NOT_YET, -1), ("leader", "amsterdam", -1), ("capital", NOT_YET, 8), ("both", "amsterdam", 8)],
)
def test_the_rebels_may_add_orange_and_a_capital(banner: str, leader: str | int, capital: int) -> None:
    t = rebel(alone("amsterdam")).throw(3, 0)
    assert t.asked_seat() == REBELS
    t.play(f"banner {banner}")
    assert t.told("capital") == ([{"space": 8}] if capital == 8 else [])
    assert t.where("orange") == leader
    assert t.s.capital[REBELS] == capital
    assert ("placed" in t.heard) is (leader != NOT_YET)
    assert t.asked() == "act"


@rule("enterprise.banner", "rebellion.leader-capital")
@pytest.mark.parametrize("where", ["utrecht", DEAD, ON_TRACK])
def test_orange_comes_once(where: str | int) -> None:
    t = rebel(alone("amsterdam").leader("orange", where)).throw(3, 0)
    assert t.legal() == ["banner nothing", "banner capital"]
    assert t.refused("banner leader") == {"enterprise.banner"}


@rule("rebellion.leader-capital")
def test_an_orange_who_waits_may_come_again() -> None:
    t = rebel(alone("amsterdam").leader("orange", WAITING)).throw(3, 0).play("banner leader")
    assert t.where("orange") == "amsterdam"


@rule("enterprise.banner")
def test_a_capital_needs_walls() -> None:
    t = rebel(alone("rotterdam"), "rotterdam").throw(3, 0)
    assert t.legal() == ["banner nothing", "banner leader"]
    assert t.refused("banner capital") == {"enterprise.banner"}


@rule("enterprise.banner")
def test_a_capital_that_stands_is_not_moved() -> None:
    t = alone("amsterdam").control(REBELS, "antwerp")
    t.s.capital[REBELS] = 12
    t = rebel(t).throw(3, 0)
    assert t.refused("banner capital") == {"enterprise.banner"}
    assert t.legal() == ["banner nothing", "banner leader"]
    t = alone("amsterdam")
    t.s.capital[REBELS] = 12  # lost to Spain
    assert "banner capital" in rebel(t).throw(3, 0).legal()
    assert "banner capital" in rebel(alone("amsterdam").control(REBELS, "lisbon")).throw(3, 0).legal()


@rule("enterprise.banner")
def test_every_obstacle_is_named() -> None:
    t = alone("rotterdam").control(REBELS, "amsterdam").leader("orange", "amsterdam")
    t.s.capital[REBELS] = 8
    t = rebel(t, "rotterdam").throw(3, 0)
    assert len(t.game.reasons(t.s, t.s.frames[-1], 3)) == 3


# The rising in England


@rule("enterprise.english-rising", "espionage.rebellion.plus-three")
def test_catholics_rise_in_an_english_space() -> None:
    t = Position().begin((frames.ENGLISH_RISING, SPAIN, 0))
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["rise lancaster", "rise york"]
    assert t.refused("rise london") == {"enterprise.english-rising"}  # Protestant
    assert t.refused("rise dublin") == {"enterprise.english-rising"}  # not in England
    t.play("rise york")
    assert t.told("rebellion") == [{"space": 5, "number": 4}]
    assert t.dice_to_roll() == 4
    t = Position().control(SPAIN, "york").begin((frames.ENGLISH_RISING, SPAIN, 0))
    assert t.refused("rise york") == {"enterprise.english-rising"}  # Spanish already


@rule("enterprise.english-rising")
def test_without_catholics_nobody_rises() -> None:
    assert Position().faith("protestant", "york", "lancaster").begin((frames.ENGLISH_RISING, SPAIN, 0)).s.over


@rule("enterprise.english-rising", "rebellion.losses")
def test_it_strikes_english_units_and_may_fail() -> None:
    t = rise(Position().units("york", english_regular=2, rebel_regular=1)).throw(4, 1)
    assert t.units_in("york") == {"english-regular": 1, "rebel-regular": 1}
    assert t.ruler("york") == ENGLAND
    assert t.s.over


@rule("enterprise.english-rising", "rebellion.regulars", "rebellion.war", "rebellion.control")
def test_it_brings_spain_two_regulars_a_war_and_catholic_neighbours() -> None:
    t = (
        Position()
        .faith("catholic", "norwich", "london")
        .leader("leicester", "york")
        .ships("norwich", english_galleon=1)
    )
    t = rise(t)
    assert (t.s.fight[FIGHT_ATTACKER], t.s.fight[FIGHT_DEFENDER]) == (SPAIN, ENGLAND)
    t.throw(4, 0)
    assert t.units_in("york") == {"spanish-regular": 2}
    assert t.ruler("york") == SPAIN
    assert t.s.war == [0, 1, 0]
    assert t.where("leicester") == "london"
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["take-adjacent norwich", "take-adjacent lancaster"]
    t.play("take-adjacent norwich", "take-adjacent lancaster")
    assert t.ships_at("london") == {"english-galleon": 1}
    assert t.s.over  # no banner is raised
    assert t.s.control[LONDON] == ENGLAND


@rule("enterprise.english-rising", "rebellion.displace", "enterprise.displace")
def test_guests_without_a_refuge_are_disbanded() -> None:
    t = Position().alliance().units("york", rebel_regular=2).leader("orange", "york").faith("protestant", "lancaster")
    t = rise(t).throw(4, 0)
    assert t.units_in("york") == {"spanish-regular": 2}
    assert t.s.reserve_units[REBELS] == t.printed.regulars[REBELS]
    assert t.where("orange") == ON_TRACK


@rule("enterprise.english-rising", "conversion.minor.adjacent")
def test_it_may_use_a_space_just_converted() -> None:
    t = Position(turn=6).act(SPAIN).play("act plot", "mission-cost 3", "aid roll").throw(6, 3).throw(5, 0)
    t.play("minor to norwich", "minor stop")
    assert "rise norwich" in t.legal()
