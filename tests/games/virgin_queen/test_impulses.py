"""Phase 4: the Indies Fleet, impulses in order, cards, Home Cards, costs and the debt of war."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.actions import OPERATIONS
from fondaco.games.virgin_queen.rules.espionage.missions import INFORMANT_COST
from fondaco.games.virgin_queen.vocabulary import (
    ENDING,
    HELD,
    HOME,
    IN_FLEET,
    NOT_YET,
    ON_TRACK,
    TREASURES,
    WAITING,
    ZONE,
)
from fondaco.kernel import NOT_NOW, NOT_YOUR_TURN
from fondaco.words.clauses import read_chapters

T = VirginQueenGame().printed
ACTIONS = (frames.ACTIONS, 0, 0)


# Before the first impulse


@rule("enterprise.riches", "sequence.4.impulse-order", "indies.zone")
def test_the_fleet_is_loaded_and_found_the_ottoman_raids_and_spain_begins() -> None:
    t = Position().hand(SPAIN, "one")
    t.s.passes = 2
    t.begin(ACTIONS)
    assert t.s.phase == 3 and t.s.passes == 0
    t.play("* treasure gold", "* treasure silver")
    assert t.s.treasure[IN_FLEET * TREASURES :][:3] == [1, 1, 0]
    assert t.asked() == "fleet-die"
    t.play("* fleet-die 5")
    assert ZONE.labels[t.s.fleet_zone] == "caribbean-sea"
    assert "ottoman" in t.heard
    t.idle_until("impulse")
    assert t.asked_seat() == SPAIN


@rule("indies.zone", "indies.philippines", "enterprise.riches")
@pytest.mark.parametrize(
    ("turn", "zones"),
    [
        (3, ["north-atlantic"] * 2 + ["antilles"] * 2 + ["caribbean-sea"] * 2),
        (4, ["north-atlantic"] * 2 + ["antilles"] * 2 + ["caribbean-sea", "mexican-coast"]),
    ],
)
def test_a_die_finds_the_fleet_and_from_turn_4_the_philippines_are_spanish(turn: int, zones: list[str]) -> None:
    for face, zone in enumerate(zones, 1):
        t = Position(turn=turn).begin((frames.FLEET_DIE, 0, 0)).play(f"* fleet-die {face}")
        assert ZONE.labels[t.s.fleet_zone] == zone
        assert t.told("fleet") == [{"zone": t.s.fleet_zone}]


# Playing and passing


@rule("sequence.4.impulse-order")
def test_spain_england_the_rebels_and_round_again() -> None:
    t = Position().hand(SPAIN, "one", "one").hand(ENGLAND, "one", "one").hand(REBELS, "one", "one").impulse(SPAIN)
    order = []
    for _ in range(6):
        order.append(t.asked_seat())
        assert t.asked() == "impulse"
        t.play("impulse play one", "act end")
        assert t.s.points_left == 0
    assert order == [SPAIN, ENGLAND, REBELS] * 2


@rule("sequence.4.impulse-order", "enterprise.players")
def test_with_two_players_the_second_has_two_places_in_the_order() -> None:
    t = Position(2).hand(SPAIN, "one").hand(ENGLAND, "one").hand(REBELS, "two").impulse(SPAIN)
    seats = []
    for _ in range(3):
        seats.append((t.asked_seat(), t.s.frames[-1][1]))
        t.play("impulse pass")
    assert seats == [(0, SPAIN), (1, ENGLAND), (1, REBELS)]
    t = Position(2).hand(ENGLAND, "one").hand(REBELS, "two").impulse(ENGLAND)
    assert t.refused("impulse play two") == {"enterprise.impulse"}  # each power has a hand of its own


@rule("enterprise.impulse")
def test_a_card_gives_its_points_and_is_discarded() -> None:
    t = Position().hand(SPAIN, "four", "mary", "cipher-key").impulse(SPAIN)
    assert t.refused("impulse play five") == {"enterprise.impulse"}
    assert t.refused("impulse home jesuit-college") == {"enterprise.impulse"}
    t.play("impulse play four")
    assert t.asked() == "act" and t.s.points_left == 4
    assert (t.s.discard[3], t.s.held[SPAIN], t.cards(SPAIN)) == (1, 2, ["cipher-key", "mary"])
    assert t.told("plays") == [{"power": SPAIN, "card": 3, "number": 4}]
    t.play("act end")
    assert t.impulse(SPAIN).play("impulse play mary").s.points_left == 3


@rule("enterprise.impulse")
def test_what_is_left_of_an_impulse_does_not_last() -> None:
    t = Position().hand(SPAIN, "five").hand(ENGLAND, "one").treasure(HELD + SPAIN, "silver")
    t.units("amsterdam", spanish_regular=1).impulse(SPAIN).play("impulse play five", "act treasure", "spend silver")
    t.s.mission_tried, t.s.fresh_sieges, t.s.home_played = 1, 5, 1
    t.s.informant[0 * 3 + 1] = 2
    t.s.attack_dice, t.s.defence_dice = [1, 2], [3]
    t.play("act end")
    assert (t.s.points_left, t.s.attack_dice, t.s.defence_dice) == (0, [], [])
    t.play("impulse play one")
    assert t.s.active == ENGLAND
    assert (t.s.points_left, t.s.mission_tried, t.s.fresh_sieges, t.s.home_played, t.s.treasure_used) == (
        1,
        0,
        0,
        -1,
        0,
    )
    assert t.s.informant[0 * 3 + 1] == 1


@rule("sequence.4.until-all-pass")
def test_the_phase_ends_when_all_have_passed_in_a_row() -> None:
    t = Position().hand(SPAIN, "one", "one").hand(ENGLAND, "one").hand(REBELS, "one").impulse(SPAIN)
    t.s.fresh_sieges = 1
    t.play("impulse pass", "impulse pass")
    assert (t.s.passes, t.s.fresh_sieges, t.s.active) == (2, 0, REBELS)
    t.play("impulse play one", "act end")  # the rebels break the series
    assert t.s.passes == 0
    t.play("impulse pass", "impulse pass")
    assert t.asked() == ""  # the rebels have nothing left and pass by themselves
    assert t.s.active == -1
    assert [told["power"] for told in t.told("passes")] == [SPAIN, ENGLAND, SPAIN, ENGLAND, REBELS]


@rule("sequence.4.until-all-pass", "enterprise.impulse")
def test_a_pass_does_not_bind() -> None:
    t = Position().hand(SPAIN, "one").hand(ENGLAND, "one").impulse(SPAIN)
    t.play("impulse pass", "impulse play one", "act end")
    assert (t.asked(), t.asked_seat()) == ("impulse", SPAIN)
    assert "impulse play one" in t.legal()


@rule("sequence.4.until-all-pass", "enterprise.impulse")
def test_who_has_no_card_passes_and_who_has_a_home_card_is_asked() -> None:
    t = Position().impulse(SPAIN)
    assert t.asked() == "" and len(t.told("passes")) == 3
    t = Position().home("walsingham").impulse(SPAIN)
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["impulse home walsingham", "impulse pass"]


# Home Cards


@rule("enterprise.home-cards")
@pytest.mark.parametrize("home", HOME.labels)
def test_a_home_card_gives_its_points_once(home: str) -> None:
    number = HOME.labels.index(home)
    power, points = number // 2, T.home_points[number]
    t = Position().home(home).hand(power, "one").impulse(power)
    jesuits = t.s.jesuits[:]
    t.play(f"impulse home {home}")
    assert t.s.points_left == points
    assert t.s.home[power][power] == -1 and t.s.home_held[power] == 0
    assert t.s.home_played == number
    assert t.told("plays-home") == [{"power": power, "home": number, "number": points}]
    assert (t.s.jesuits != jesuits) is (home == "jesuit-college")
    t.play("act end")
    assert t.impulse(power).refused(f"impulse home {home}") == {"enterprise.impulse"}


@rule("enterprise.home-cards")
def test_the_jesuit_college_sends_a_jesuit_to_england_if_one_is_left() -> None:
    t = Position().home("jesuit-college").impulse(SPAIN)
    reserve = t.s.jesuits[0]
    t.play("impulse home jesuit-college")
    assert t.s.jesuits == [reserve - 1, 1, 0]
    t = Position().home("jesuit-college").impulse(SPAIN)
    t.s.jesuits = [0, 1, 0]
    assert t.play("impulse home jesuit-college").s.jesuits == [0, 1, 0]


@rule("enterprise.home-cards", "enterprise.people")
def test_the_sea_beggars_appear_in_a_rebel_port() -> None:
    t = (
        Position()
        .leader("la-marck", NOT_YET)
        .control(REBELS, "rotterdam", "antwerp")
        .home("sea-beggars")
        .impulse(REBELS)
    )
    reserve = t.s.reserve_ships[4]
    t.play("impulse home sea-beggars")
    assert t.ships_at("rotterdam") == {"rebel-galleon": 1}
    assert t.where("la-marck") == "rotterdam"
    assert t.s.reserve_ships[4] == reserve - 1
    assert len(t.told("beggars")) == 1


@rule("enterprise.home-cards")
def test_the_sea_beggars_use_a_port_of_their_ally_if_they_have_none_that_is_open() -> None:
    t = Position().leader("la-marck", NOT_YET).control(REBELS, "rotterdam").unrest("rotterdam").home("sea-beggars")
    t.s.allied = 1
    t.impulse(REBELS).play("impulse home sea-beggars")
    assert t.ships_at("london") == {"rebel-galleon": 1}
    assert t.where("la-marck") == "london"


@rule("enterprise.home-cards")
def test_the_sea_beggars_appear_in_a_port_not_inland() -> None:
    t = Position().control(REBELS, "utrecht", "antwerp").home("sea-beggars").impulse(REBELS)
    assert t.play("impulse home sea-beggars").ships_at("antwerp") == {"rebel-galleon": 1}


@rule("enterprise.home-cards")
def test_the_states_general_launch_no_ship() -> None:
    t = (
        Position()
        .control(REBELS, "rotterdam")
        .home("states-general")
        .impulse(REBELS)
        .play("impulse home states-general")
    )
    assert not any(t.s.ships) and t.told("beggars") == []


@rule("enterprise.home-cards")
def test_without_a_port_or_a_galleon_nobody_appears() -> None:
    t = Position().leader("la-marck", NOT_YET).home("sea-beggars").impulse(REBELS).play("impulse home sea-beggars")
    assert t.where("la-marck") == NOT_YET and not any(t.s.ships)
    t = Position().leader("la-marck", NOT_YET).control(REBELS, "rotterdam").home("sea-beggars").impulse(REBELS)
    t.s.reserve_ships[4] = 0
    t.play("impulse home sea-beggars")
    assert t.where("la-marck") == NOT_YET and not any(t.s.ships)


@rule("enterprise.home-cards", "enterprise.people")
@pytest.mark.parametrize(("before", "after"), [(WAITING, "rotterdam"), (ON_TRACK, ON_TRACK), ("antwerp", "antwerp")])
def test_la_marck_comes_with_a_galleon_unless_he_is_elsewhere(before: str | int, after: str | int) -> None:
    t = Position().leader("la-marck", before).control(REBELS, "rotterdam").home("sea-beggars").impulse(REBELS)
    assert t.play("impulse home sea-beggars").where("la-marck") == after


# War debt


@rule("enterprise.war", "sequence.2.war")
def test_a_declared_war_is_paid_from_the_first_card_played() -> None:
    t = Position().hand(SPAIN, "five", "five").hand(ENGLAND, "one")
    t.s.war_debt[SPAIN] = 2
    t.impulse(SPAIN).play("impulse play five")
    assert t.s.points_left == 3 and t.s.war_debt[SPAIN] == 0
    assert t.told("pays-war") == [{"power": SPAIN, "number": 2}]
    t.play("act end", "impulse pass")
    assert t.play("impulse play five").s.points_left == 5
    assert len(t.told("pays-war")) == 1


@rule("enterprise.war")
def test_what_the_first_card_cannot_pay_is_forgiven() -> None:
    t = Position().hand(SPAIN, "one", "five")
    t.s.war_debt = [2, 2, 0]
    t.impulse(SPAIN).play("impulse play one")
    assert t.s.points_left == 0 and t.s.war_debt == [0, 2, 0]
    assert t.told("pays-war") == [{"power": SPAIN, "number": 1}]


@rule("enterprise.war", "enterprise.home-cards")
def test_a_home_card_pays_too() -> None:
    t = Position().home("council-of-the-indies")
    t.s.war_debt[SPAIN] = 2
    assert t.impulse(SPAIN).play("impulse home council-of-the-indies").s.points_left == T.home_points[1] - 2


# What points buy


COSTS = {
    "march": 1,
    "sail": 1,
    "assault": 1,
    "raise": 2,
    "build": 2,
    "take": 1,
    "quell": 1,
    "piracy": 2,
    "expedition": 2,
    "voyage": 1,
    "raid": 2,
    "colony": 3,
    "informant": INFORMANT_COST,
    "intelligence": 2,
    "assassinate": 2,
    "plot": 3,
    "convert": 2,
    "rebel": 2,
    "patronise": 1,
    "treasure": 0,
}


def everything(power: int) -> Position:
    """A position in which a power has a target for all that it can do."""
    t = Position(turn=5).war(ENGLAND, REBELS).control(ENGLAND, "utrecht").units("utrecht", spanish_regular=1)
    t.units("london", spanish_regular=3, english_regular=1).ships("channel", race_galleon=1).ships(
        "cadiz", spanish_galleon=1
    )
    t.units("york", english_regular=1).unrest("york", "antwerp").units("antwerp", spanish_regular=1)
    t.control(SPAIN, "portsmouth").leader("drake", "channel").leader("hawkins", "north-atlantic")
    t.units("rotterdam", english_regular=1).leader("leicester", "york").leader("mansfeld", "antwerp")
    t.treasure(HELD + power, "silver").control(REBELS, "groningen").units("amsterdam", english_regular=1)
    t.units("groningen", rebel_regular=1).ships("north-sea", rebel_galleon=1)
    return t


@rule("enterprise.costs")
@pytest.mark.parametrize("power", [SPAIN, ENGLAND, REBELS])
def test_an_action_needs_its_points(power: int) -> None:
    assert {word: cost for word, _, cost, _ in OPERATIONS} == COSTS
    t = everything(power)
    if power == ENGLAND:
        t.leader("hawkins", "north-atlantic").leader("drake", WAITING)
    for points in (5, 3, 2, 1, 0):
        t.s.frames.clear()
        t.act(power, points)
        for word, cost in COSTS.items():
            if cost > points:
                assert "enterprise.costs" in t.refused(f"act {word}")
            else:
                assert "enterprise.costs" not in t.refused(f"act {word}")


@rule("enterprise.costs")
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "found the colony 3, informant {},"), ("fr", "informateur {},")]
)
def test_the_rules_tell_what_an_informant_costs(language: str, sentence: str) -> None:
    clauses = {
        clause.id: clause.text for chapter in read_chapters(VirginQueenGame.folder) for clause in chapter.clauses
    }
    assert sentence.format(INFORMANT_COST) in clauses["enterprise.costs"][language]


@rule("enterprise.costs", "enterprise.impulse")
def test_each_power_finds_what_it_can_do() -> None:
    spain = {move.removeprefix("act ") for move in everything(SPAIN).act(SPAIN).legal()}
    assert spain == {
        *("march", "sail", "assault", "raise", "build", "take", "quell", "informant", "intelligence"),
        *("assassinate", "plot", "convert", "patronise", "treasure", "end"),
    }
    t = everything(ENGLAND)
    england = {move.removeprefix("act ") for move in t.act(ENGLAND).legal()}
    assert england == {
        *("march", "sail", "assault", "raise", "build", "take", "quell", "piracy", "voyage", "raid", "colony"),
        *("informant", "intelligence", "assassinate", "convert", "patronise", "treasure", "end"),
    }
    rebels = {move.removeprefix("act ") for move in everything(REBELS).act(REBELS).legal()}
    assert {"sail", "raise", "rebel", "convert", "informant", "patronise"} <= rebels
    assert not {"plot", "expedition", "colony", "raid"} & rebels


@rule("enterprise.impulse")
def test_an_action_needs_a_target() -> None:
    t = Position(turn=4).act(REBELS)
    for word in ("march", "sail", "assault", "raise", "build", "take", "quell", "piracy", "treasure"):
        assert t.refused(f"act {word}") == {"enterprise.impulse"}
    for word in ("expedition", "voyage", "raid"):
        assert t.refused(f"act {word}") == {"enterprise.impulse"}
    assert t.refused("act colony") == {"enterprise.colony"}
    assert t.refused("act plot") == {"espionage.rebellion.target"}
    assert Position().act(SPAIN).refused("act rebel") == {"enterprise.impulse"}


@rule("espionage.turn-three", "enterprise.missions")
def test_a_mission_that_cannot_be_tried_at_all_says_why() -> None:
    t = Position(turn=2).act(SPAIN)
    assert "espionage.turn-three" in t.refused("act intelligence")
    assert "espionage.turn-three" in t.refused("act assassinate")
    assert t.refused("act plot")
    t = Position(turn=5).act(SPAIN)
    t.s.mission_tried = 1
    assert t.refused("act plot") == {"enterprise.missions"}
    assert "enterprise.missions" in t.refused("act intelligence")
    assert t.refused("act quell") == {"enterprise.impulse"}  # that is no mission
    t = Position(turn=4).act(SPAIN)
    t.s.missions[SPAIN] = -1  # every mission was tried
    assert t.refused("act intelligence") == {"enterprise.impulse"}


@rule("enterprise.costs")
def test_too_few_points_and_no_target_are_both_told() -> None:
    t = Position().act(REBELS, 1)
    assert t.refused("act raise") == {"enterprise.costs", "enterprise.impulse"}
    assert t.refused("act colony") == {"enterprise.costs", "enterprise.colony"}


@rule("enterprise.impulse")
def test_one_action_follows_the_other_until_the_power_ends() -> None:
    t = Position().units("madrid", spanish_regular=1).act(SPAIN, 5)
    t.play("act raise", "raise madrid")
    assert t.asked() == "act" and t.s.points_left == 3
    t.play("act march", "march madrid", "march-to lisbon", "march-units alone 1")
    assert t.asked() == "act" and t.s.points_left == 2
    t.play("act end")
    assert t.s.points_left == 0


@rule("enterprise.impulse")
def test_without_points_the_end_goes_without_saying() -> None:
    t = Position().act(SPAIN, 1)
    number, a, b = t.s.frames[-1]
    step = t.game.steps[number]
    assert not step.may_be_forced(t.s, a, b)
    t.s.points_left = 0
    assert step.may_be_forced(t.s, a, b)


# Victory at once


@rule("sequence.4.instant-victory", "enterprise.victory")
def test_victory_at_once_is_looked_for_after_every_impulse() -> None:
    t = Position().hand(ENGLAND, "one").act(SPAIN, 1).control(SPAIN, "london")
    assert t.s.winner < 0
    t.play("act end")
    assert t.s.over and t.s.winner == SPAIN and ENDING.labels[t.s.ending] == "arms"
    assert t.game.winners(t.s) == [SPAIN]
    t = Position().hand(ENGLAND, "one").act(SPAIN, 1).play("act end")
    assert t.asked_seat() == ENGLAND


# Out of turn


@rule("sequence.order", "sequence.4.impulse-order")
def test_an_answer_to_another_question_and_one_in_another_s_place_are_refused() -> None:
    game = VirginQueenGame()
    assert game.refusals[NOT_NOW].clause == "sequence.order"
    assert game.refusals[NOT_YOUR_TURN].clause == "sequence.4.impulse-order"
    t = Position().hand(SPAIN, "one").home("walsingham").impulse(SPAIN)
    assert t.refused("impulse home walsingham") == {"enterprise.impulse"}
    assert [move for move in t.legal() if "home" in move] == []
