"""What points raise, build, take, quell, study and spend."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.refusals import NOT_A_PORT
from fondaco.games.virgin_queen.vocabulary import (
    CRYPTOGRAPHY,
    HELD,
    NOT_YET,
    ON_TRACK,
    PLANTATION,
    SCIENCES,
    SHIP,
    SPACE,
    SPENT,
    TREASURES,
)

T = VirginQueenGame().printed


# Regulars


@rule("enterprise.raise", "enterprise.costs")
def test_a_regular_is_raised_at_home_for_two_points() -> None:
    t = Position().act(ENGLAND, 5).play("act raise")
    reserve = t.s.reserve_units[ENGLAND]
    assert {move.removeprefix("raise ") for move in t.legal()} == {
        *("london", "norwich", "portsmouth", "plymouth", "lancaster", "york"),
    }
    t.play("raise york")
    assert t.units_in("york") == {"english-regular": 1}
    assert (t.s.points_left, t.s.reserve_units[ENGLAND]) == (3, reserve - 1)
    assert t.told("raises") == [{"power": ENGLAND, "space": SPACE.labels.index("york")}]


@rule("enterprise.raise")
def test_regulars_are_raised_in_home_spaces_and_the_capital_alone() -> None:
    t = Position().control(REBELS, "amsterdam", "brussels").act(REBELS).play("act raise")
    assert t.refused("raise brussels") == {"enterprise.raise"}
    assert t.refused("raise rotterdam") == {"enterprise.raise"}  # Spain rules there
    t.s.capital[REBELS] = SPACE.labels.index("brussels")
    assert t.legal() == ["raise amsterdam", "raise brussels"]
    assert Position().act(SPAIN).play("act raise").refused("raise antwerp") == {"enterprise.raise"}


@rule("enterprise.raise")
def test_neither_in_unrest_nor_beside_an_enemy() -> None:
    t = Position().war(ENGLAND).unrest("seville", "corunna").units("corunna", english_regular=1)
    t.units("barcelona", english_regular=1).act(SPAIN).play("act raise")
    assert t.refused("raise seville") == {"enterprise.raise"}
    assert t.refused("raise barcelona") == {"enterprise.raise"}
    assert t.refused("raise corunna") == {"enterprise.raise"}
    assert t.legal() == ["raise madrid"]


@rule("enterprise.forces", "enterprise.raise")
def test_the_reserve_may_be_empty() -> None:
    t = Position().act(SPAIN).play("act raise").unrest("seville")
    t.s.reserve_units[SPAIN] = 0
    assert t.refused("raise madrid") == {"enterprise.forces"}
    assert t.refused("raise seville") == {"enterprise.forces", "enterprise.raise"}
    t.s.frames.pop()
    assert t.refused("act raise") == {"enterprise.impulse"}
    t.s.reserve_units[SPAIN] = 1
    t.play("act raise", "raise madrid")
    assert t.s.reserve_units[SPAIN] == 0


# Ships


@rule("enterprise.build", "enterprise.costs")
@pytest.mark.parametrize(
    ("power", "port", "ships"),
    [
        (SPAIN, "barcelona", ["spanish-galley", "spanish-galleon"]),
        (ENGLAND, "dublin", ["english-galleon", "race-galleon"]),
        (REBELS, "rotterdam", ["rebel-galleon"]),
    ],
)
def test_each_power_builds_its_own_ships_in_ports_it_rules(power: int, port: str, ships: list[str]) -> None:
    t = Position().control(power, port).act(power, 5).play("act build")
    assert t.asked_seat() == power
    t.play(f"build {port}")
    assert t.legal() == [f"build-ship {ship}" for ship in ships]
    number = SHIP.labels.index(ships[-1])
    reserve = t.s.reserve_ships[number]
    t.play(f"build-ship {ships[-1]}")
    assert t.ships_at(port) == {ships[-1]: 1}
    assert (t.s.points_left, t.s.reserve_ships[number]) == (3, reserve - 1)
    assert t.told("builds") == [{"power": power, "ship": number, "space": SPACE.labels.index(port)}]


@rule("enterprise.build")
def test_nothing_is_built_inland_in_ports_of_others_or_in_ports_that_are_not_open() -> None:
    t = Position().war(ENGLAND).unrest("seville").units("lisbon", english_regular=1).act(SPAIN).play("act build")
    assert t.refused("build madrid") == {"enterprise.build"}  # inland
    assert [reason.code for reason in t.game.reasons(t.s, t.s.frames[-1], SPACE.labels.index("madrid"))] == [NOT_A_PORT]
    assert t.refused("build london") == {"enterprise.build"}
    assert t.refused("build seville") == {"enterprise.build"}  # unrest
    assert t.refused("build lisbon") == {"enterprise.build"}  # besieged
    t.play("build corunna")
    assert t.refused("build-ship race-galleon") == {"enterprise.build"}


@rule("enterprise.build", "enterprise.forces")
def test_what_the_reserve_lacks_is_not_built() -> None:
    t = Position().act(ENGLAND).play("act build", "build london")
    t.s.reserve_ships[SHIP.labels.index("race-galleon")] = 0
    assert t.refused("build-ship race-galleon") == {"enterprise.forces"}
    assert t.legal() == ["build-ship english-galleon"]
    t = Position().act(ENGLAND).play("act build")
    t.s.reserve_ships[SHIP.labels.index("race-galleon")] = 0
    t.s.reserve_ships[SHIP.labels.index("english-galleon")] = 0
    assert t.refused("build london") == {"enterprise.forces"}


@rule("enterprise.people")
def test_la_marck_comes_with_the_first_galleon_the_rebels_build() -> None:
    t = Position().leader("la-marck", NOT_YET).control(REBELS, "rotterdam").act(REBELS)
    t.play("act build", "build rotterdam", "build-ship rebel-galleon")
    assert t.where("la-marck") == "rotterdam"
    assert len(t.told("arrives")) == 1
    t = Position().leader("la-marck", NOT_YET).act(ENGLAND).play("act build", "build london", "build-ship race-galleon")
    assert t.where("la-marck") == NOT_YET


# The Armada


@rule("enterprise.armada", "enterprise.costs")
def test_the_armada_is_built_level_by_level_where_it_lies() -> None:
    t = Position(turn=4).act(SPAIN, 9)
    for level in range(1, 5):
        t.play("act build", "build lisbon", "build-ship armada")
        assert (t.s.armada_level, SPACE.labels[t.s.armada_at], t.s.points_left) == (level, "lisbon", 9 - 2 * level)
        assert t.told("armada")[-1] == {"space": SPACE.labels.index("lisbon"), "level": level}
        t.s.points_left = 9 - 2 * level
        if level < 4:
            t.play("act build", "build seville")
            assert t.refused("build-ship armada") == {"enterprise.armada"}
            t.s.frames.pop()
    t.s.points_left = 5
    t.play("act build", "build lisbon")
    assert t.refused("build-ship armada") == {"enterprise.armada"}  # complete


@rule("enterprise.armada")
def test_the_armada_waits_for_turn_4_and_for_an_atlantic_port() -> None:
    t = Position(turn=3).act(SPAIN).play("act build", "build lisbon")
    assert t.refused("build-ship armada") == {"enterprise.armada"}
    assert T.armada_from == 4
    t = Position(turn=4).act(SPAIN).play("act build", "build barcelona")
    assert t.refused("build-ship armada") == {"enterprise.armada"}


@rule("enterprise.armada")
def test_an_armada_that_was_lost_may_be_built_anew_elsewhere() -> None:
    t = Position(turn=5).armada("channel", 2).act(SPAIN).play("act build", "build corunna")
    assert t.refused("build-ship armada") == {"enterprise.armada"}
    t.s.armada_level, t.s.armada_at = 0, -1
    t.play("build-ship armada")
    assert SPACE.labels[t.s.armada_at] == "corunna"


@rule("enterprise.armada", "enterprise.build")
def test_a_port_is_open_for_the_armada_alone_when_the_ships_have_run_out() -> None:
    t = Position(turn=4).act(SPAIN).play("act build")
    t.s.reserve_ships[0] = t.s.reserve_ships[1] = 0
    assert t.refused("build barcelona") == {"enterprise.forces"}
    t.play("build corunna")
    assert t.legal() == ["build-ship armada"]


# Control


@rule("enterprise.control", "enterprise.costs")
def test_a_unit_takes_an_unfortified_space_of_an_enemy_or_of_nobody() -> None:
    t = Position().war(ENGLAND).units("york", spanish_regular=1).act(SPAIN, 3).play("act take", "take york")
    assert t.ruler("york") == SPAIN and t.s.points_left == 2
    assert t.told("takes") == [{"power": SPAIN, "space": SPACE.labels.index("york")}]
    t = Position().control(None, "york").units("york", spanish_regular=1).act(SPAIN).play("act take", "take york")
    assert t.ruler("york") == SPAIN


@rule("enterprise.control")
def test_a_space_is_not_taken_without_war_or_units_or_against_enemies_or_walls() -> None:
    t = Position().war(REBELS).units("york", spanish_regular=1).units("utrecht", spanish_regular=1, rebel_regular=1)
    t.control(REBELS, "utrecht", "groningen", "brussels").units("brussels", spanish_regular=2)
    t.units("amsterdam", spanish_regular=1).control(REBELS, "amsterdam").units("amsterdam", rebel_regular=1)
    t.units("groningen", cavalry=1).act(SPAIN).play("act take")
    assert t.refused("take madrid") == {"enterprise.control"}  # Spain's own
    assert t.refused("take norwich") == {"enterprise.control"}  # nobody there
    assert t.refused("take york") == {"enterprise.war"}  # at peace
    assert t.refused("take utrecht") == {"enterprise.control"}  # an enemy is there
    assert t.refused("take brussels") == {"enterprise.control"}  # walls
    assert t.refused("take amsterdam") == {"enterprise.control"}
    assert t.legal() == ["take groningen"]  # cavalry is enough


@rule("enterprise.control", "enterprise.alliance")
def test_an_ally_s_space_is_not_taken() -> None:
    t = Position().war(REBELS, ENGLAND).control(REBELS, "utrecht").units("utrecht", english_regular=1)
    t.units("rotterdam", english_regular=1)
    t.s.allied = 1
    assert t.act(ENGLAND).play("act take").refused("take utrecht") == {"enterprise.war"}


@rule("enterprise.control", "component.turn-track")
def test_ships_of_others_in_the_port_are_out_of_play_until_next_turn() -> None:
    t = Position().war(ENGLAND).units("plymouth", spanish_regular=1).ships("plymouth", race_galleon=2, rebel_galleon=1)
    t.ships("plymouth", spanish_galleon=1).leader("drake", "plymouth").act(SPAIN).play("act take", "take plymouth")
    assert t.ships_at("plymouth") == {"spanish-galleon": 1}
    assert t.s.track_ships == [0, 0, 0, 2, 1]
    assert t.where("drake") == ON_TRACK


@rule("enterprise.control", "enterprise.alliance")
def test_ships_of_an_ally_stay() -> None:
    t = Position().war(ENGLAND, REBELS).units("rotterdam", english_regular=1).ships("rotterdam", rebel_galleon=1)
    t.ships("rotterdam", spanish_galleon=1)
    t.s.allied = 1
    t.act(ENGLAND).play("act take", "take rotterdam")
    assert t.ships_at("rotterdam") == {"rebel-galleon": 1}
    assert t.s.track_ships == [0, 1, 0, 0, 0]


@rule("enterprise.control", "enterprise.costs")
@pytest.mark.parametrize("where", ["york", "london", "lancaster"])
def test_unrest_is_quelled_by_a_unit_there_or_next_to_it(where: str) -> None:
    t = Position().unrest("york").units(where, english_regular=1).act(ENGLAND, 3).play("act quell", "quell york")
    assert not any(t.s.unrest) and t.s.points_left == 2
    assert t.told("quells") == [{"power": ENGLAND, "space": SPACE.labels.index("york")}]


@rule("enterprise.control")
def test_unrest_is_not_quelled_from_afar_or_at_others() -> None:
    t = (
        Position()
        .unrest("york", "lancaster", "utrecht")
        .units("norwich", english_regular=1)
        .act(ENGLAND)
        .play("act quell")
    )
    assert t.refused("quell london") == {"enterprise.control"}  # no unrest
    assert t.refused("quell lancaster") == {"enterprise.control"}  # no unit near
    t.units("rotterdam", english_regular=1)
    assert t.refused("quell utrecht") == {"enterprise.control"}  # Spain's, though a unit is near
    assert t.legal() == ["quell york"]


@rule("enterprise.control", "enterprise.alliance")
def test_an_ally_may_quell_unrest_but_only_with_units_of_his_own() -> None:
    t = (
        Position()
        .control(REBELS, "utrecht", "antwerp")
        .unrest("utrecht", "antwerp")
        .units("utrecht", english_regular=1)
    )
    t.unrest("groningen").control(REBELS, "groningen", "amsterdam").units("groningen", rebel_regular=1)
    t.s.allied = 1
    t.act(ENGLAND).play("act quell")
    assert t.legal() == ["quell utrecht", "quell groningen", "quell antwerp"]
    t.units("utrecht", english_regular=0, rebel_regular=1)
    assert t.refused("quell groningen") == {"enterprise.control"}


# Sciences


@rule("enterprise.patronage", "enterprise.costs")
def test_a_science_is_paid_for_once_a_turn() -> None:
    t = Position().act(ENGLAND, 4).play("act patronise", "patronise plantation")
    assert t.s.patron[ENGLAND * SCIENCES + PLANTATION] == 1 and t.s.points_left == 3
    assert t.told("patron") == [{"power": ENGLAND, "science": PLANTATION}]
    t.play("act patronise")
    assert t.refused("patronise plantation") == {"enterprise.patronage"}
    t.play("patronise cryptography")
    assert sum(t.s.patron) == 2 and not any(t.s.science)
    assert t.refused("act patronise") == {"enterprise.impulse"}


@rule("enterprise.patronage", "enterprise.expedition")
@pytest.mark.parametrize("power", [SPAIN, REBELS])
def test_plantation_is_for_england_alone(power: int) -> None:
    t = Position().act(power).play("act patronise")
    assert t.refused("patronise plantation") == {"enterprise.patronage"}
    t.play("patronise cryptography")
    assert t.s.patron[power * SCIENCES + CRYPTOGRAPHY] == 1


@rule("enterprise.patronage")
def test_a_science_that_is_known_is_not_paid_for() -> None:
    t = Position().act(SPAIN).play("act patronise")
    t.s.science[SPAIN * SCIENCES + CRYPTOGRAPHY] = 1
    assert t.refused("patronise cryptography") == {"enterprise.patronage"}
    other = Position().act(REBELS).play("act patronise")
    other.s.science[SPAIN * SCIENCES + CRYPTOGRAPHY] = 1
    assert other.refused("patronise cryptography") == set()  # every power learns for itself


# Treasures


@rule("enterprise.treasure")
@pytest.mark.parametrize(("treasure", "points"), [("silver", 1), ("gold", 2), ("pearls", 3)])
def test_a_treasure_adds_its_points_and_is_discarded(treasure: str, points: int) -> None:
    t = Position().treasure(HELD + SPAIN, treasure).act(SPAIN, 0).play("act treasure", f"spend {treasure}")
    assert t.s.points_left == points
    assert t.held(SPAIN) == []
    assert sum(t.s.treasure[SPENT * TREASURES :]) == 1
    assert t.told("spends") == [{"power": SPAIN, "treasure": points - 1, "number": points}]


@rule("enterprise.treasure")
def test_one_treasure_an_impulse_and_only_one_s_own() -> None:
    t = Position().treasure(HELD + SPAIN, "silver", "silver").treasure(HELD + ENGLAND, "pearls").act(SPAIN)
    t.play("act treasure")
    assert t.refused("spend pearls") == {"enterprise.treasure"}
    t.play("spend silver")
    assert t.refused("act treasure") == {"enterprise.impulse"}
    t.begin((frames.SPEND, SPAIN, 0))
    assert t.asked() == "spend"
    assert t.refused("spend silver") == {"enterprise.treasure"}
    assert t.refused("spend gold") == {"enterprise.treasure"}
    assert len(t.game.reasons(t.s, t.s.frames[-1], 1)) == 2  # used one, and has none of that kind
