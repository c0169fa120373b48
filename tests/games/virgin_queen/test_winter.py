"""Phase 5: winter, in the ten lines of the card."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import (
    CAPTIVE,
    HELD,
    IN_CARGO,
    IN_FLEET,
    IN_PORTUGAL_S,
    ON_TRACK,
    SPACE,
    SPENT,
    TREASURES,
    WAITING,
)

WINTER = (frames.WINTER, 0, 0)


def winter(t: Position) -> Position:
    return t.begin(WINTER)


def hoard(t: Position, place: int) -> list[int]:
    return t.s.treasure[place * TREASURES : place * TREASURES + TREASURES]


@rule("sequence.5.winter", "sequence.5.morisco-unrest", "sequence.5.loans", "sequence.5.catholic-league")
def test_ten_steps_in_the_order_of_the_card() -> None:
    t = Position().units("norwich", spanish_regular=2).treasure(HELD + SPAIN, "gold").treasure(IN_FLEET, "silver")
    t.s.allied = 1
    winter(t)
    assert t.s.phase == 4
    assert t.heard == [
        "phase",
        "morisco",
        "treasures-lost",
        "loans",
        *("attrition", "winters"),
        "alliance-ends",
        *("musters", "musters"),
        "treasure-home",
        "espionage-reset",
        "diplomacy-reset",
        "league",
    ]


@rule("sequence.5.morisco-unrest", "sequence.5.loans", "sequence.5.catholic-league")
def test_three_lines_of_the_card_change_nothing_here() -> None:
    t = Position()
    before = t.lying
    winter(t)
    assert t.changed(before) == {"phase", "units", "reserve_units"}  # new regulars in the capitals


# Treasures


@rule("sequence.5.treasure-discard")
def test_treasures_that_were_not_used_are_discarded() -> None:
    t = winter(Position().treasure(HELD + SPAIN, "gold", "pearls").treasure(HELD + ENGLAND, "silver"))
    assert t.held(SPAIN) == t.held(ENGLAND) == []
    assert hoard(t, SPENT) == [1, 1, 1]
    assert t.told("treasures-lost") == [{"power": SPAIN, "number": 2}, {"power": ENGLAND, "number": 1}]


@rule("sequence.5.piracy-markers", "sequence.5.treasure-discard", "enterprise.points")
def test_the_treasures_of_the_new_world_come_home_after_the_discard() -> None:
    t = Position().treasure(1, "gold").treasure(3, "silver").treasure(IN_FLEET, "pearls", "silver")
    t.treasure(IN_PORTUGAL_S, "gold")
    points = t.s.vp[SPAIN]
    winter(t)
    assert t.held(SPAIN) == ["silver", "silver", "gold", "gold", "pearls"]
    assert t.s.vp[SPAIN] == points + 2  # one for every two
    assert t.told("treasure-home") == [{"power": SPAIN, "number": 5}]
    assert not any(hoard(t, SPENT))


@rule("sequence.5.piracy-markers", "enterprise.points")
def test_portugal_s_treasure_is_spain_s_only_with_lisbon() -> None:
    t = Position().treasure(IN_PORTUGAL_S, "gold").treasure(2, "silver").control(ENGLAND, "lisbon")
    points = t.s.vp[SPAIN]
    winter(t)
    assert t.held(SPAIN) == ["silver"] and t.s.vp[SPAIN] == points
    assert hoard(t, SPENT) == [0, 1, 0]


@rule("sequence.5.piracy-markers")
def test_markers_escorts_and_the_fleet_go() -> None:
    t = Position()
    t.s.raided, t.s.escorts, t.s.fleet_zone = 77, [0, 1, 0, 1], 2
    winter(t)
    assert (t.s.raided, t.s.escorts, t.s.fleet_zone) == (0, [0, 0, 0, 0], -1)


@rule("sequence.5.piracy-markers", "enterprise.expedition", "enterprise.points")
def test_captains_overseas_come_home_sound_and_score_their_cargo() -> None:
    t = (
        Position()
        .leader("drake", "north-atlantic")
        .leader("hawkins", "mexican-coast")
        .treasure(IN_CARGO, "gold", "silver")
    )
    t.treasure(IN_CARGO + 1, "pearls")
    t.s.damaged = 1 << 4 | 1 << 5
    points = t.s.vp[ENGLAND]
    winter(t)
    assert t.where("drake") == t.where("hawkins") == WAITING
    assert t.s.damaged == 0
    assert t.held(ENGLAND) == ["silver", "gold", "pearls"]
    assert t.s.vp[ENGLAND] == points + 3
    assert t.told("unloads") == [{"leader": 4, "number": 2}, {"leader": 5, "number": 1}]


@rule("sequence.5.piracy-markers")
def test_a_captain_without_cargo_comes_home_too() -> None:
    t = winter(Position().leader("drake", "antilles").leader("hawkins", ON_TRACK))
    assert t.where("drake") == WAITING and t.where("hawkins") == ON_TRACK
    assert t.told("unloads") == []


# The return to fortified spaces


@rule("sequence.5.return", "enterprise.winter")
def test_units_stay_in_friendly_fortified_spaces_and_in_home_spaces() -> None:
    t = Position().units("antwerp", spanish_regular=3).units("york", english_regular=2).units("lisbon", cavalry=1)
    t.control(REBELS, "groningen").units("groningen", rebel_regular=1)
    winter(t)
    assert t.units_in("antwerp") == {"spanish-regular": 3}
    assert t.units_in("york") == {"english-regular": 2}
    assert t.units_in("lisbon") == {"cavalry": 1}
    assert t.units_in("groningen") == {"rebel-regular": 1}
    assert t.told("winters") == []


@rule("sequence.5.return", "enterprise.winter")
def test_others_march_to_the_nearest_fortified_space_of_their_power_with_their_leaders() -> None:
    t = Position().units("utrecht", spanish_regular=2, cavalry=1).leader("mansfeld", "utrecht")
    t.control(REBELS, "amsterdam").control(ENGLAND, "antwerp")
    winter(t)
    assert t.units_in("utrecht") == {}
    assert t.units_in("brussels") == {"spanish-regular": 2, "cavalry": 1}
    assert t.where("mansfeld") == "brussels"
    assert t.told("winters") == [{"power": SPAIN, "number": 3, "space": SPACE.labels.index("brussels")}]
    assert t.told("attrition") == []


@rule("enterprise.winter")
def test_a_leader_goes_with_his_units_and_not_before_them() -> None:
    t = winter(
        Position().control(SPAIN, "plymouth").units("plymouth", english_regular=2).leader("leicester", "plymouth")
    )
    assert t.units_in("portsmouth") == {"english-regular": 2}
    assert t.where("leicester") == "portsmouth"


@rule("enterprise.winter")
def test_a_home_space_in_enemy_hands_is_no_quarter() -> None:
    t = winter(Position().units("york", english_regular=2).control(SPAIN, "york"))
    assert t.units_in("london") == {"english-regular": 3}  # and a new one


@rule("enterprise.winter")
def test_besiegers_go_home_and_a_besieged_space_is_no_refuge() -> None:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", spanish_regular=2, rebel_regular=1)
    t.units("antwerp", rebel_regular=1, spanish_regular=0).units("utrecht", spanish_regular=1)
    winter(t)
    assert t.units_in("amsterdam") == {"rebel-regular": 2}  # the rebels before Antwerp came back too
    assert t.units_in("antwerp") == {}
    assert t.units_in("brussels") == {"spanish-regular": 3}


@rule("sequence.5.return", "enterprise.winter")
@pytest.mark.parametrize(("units", "home"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_beyond_the_sea_half_is_lost_rounded_up_on_the_way_to_the_capital(units: int, home: int) -> None:
    t = Position().units("norwich", spanish_regular=units).leader("mansfeld", "norwich")
    reserve = t.s.reserve_units[SPAIN]
    winter(t)
    assert t.units_in("madrid") == {"spanish-regular": home + 1}
    assert t.s.reserve_units[SPAIN] == reserve + units - home - 1
    assert t.where("mansfeld") == "madrid"
    assert t.told("attrition") == [{"power": SPAIN, "number": units - home, "space": SPACE.labels.index("norwich")}]


@rule("enterprise.winter")
def test_without_a_capital_all_are_lost() -> None:
    t = Position().units("norwich", rebel_regular=3)
    reserve = t.s.reserve_units[REBELS]
    winter(t)
    assert t.units_in("norwich") == {} and t.s.reserve_units[REBELS] == reserve + 3
    assert t.told("winters") == []
    t = winter(Position().units("seville", english_regular=4).control(SPAIN, "london", "portsmouth", "dublin"))
    assert t.units_in("seville") == t.units_in("london") == {}


@rule("sequence.5.return", "enterprise.winter")
def test_fleets_make_for_the_nearest_friendly_port() -> None:
    t = Position().ships("biscay", race_galleon=2).ships("north-sea", spanish_galleon=1).armada("channel", 2)
    t.leader("santa-cruz", "channel").leader("drake", "biscay")
    winter(t)
    assert t.ships_at("plymouth") == {"race-galleon": 2}
    assert t.ships_at("amsterdam") == {"spanish-galleon": 1}
    assert t.where("santa-cruz") == "amsterdam" and t.s.armada_at == SPACE.labels.index("amsterdam")
    assert t.where("drake") == WAITING


@rule("enterprise.winter")
def test_a_besieged_port_is_no_refuge_for_ships() -> None:
    t = Position().war(ENGLAND).units("antwerp", english_regular=1).ships("north-sea", spanish_galleon=1)
    t.control(ENGLAND, "amsterdam", "rotterdam").units("lisbon", english_regular=1)
    winter(t)
    assert t.ships_at("antwerp") == {}
    assert t.ships_at("corunna") == {"spanish-galleon": 1}


@rule("enterprise.winter", "component.turn-track")
def test_a_fleet_without_a_port_is_put_on_the_turn_track() -> None:
    t = winter(Position().ships("north-sea", rebel_galleon=2).leader("la-marck", "north-sea"))
    assert t.ships_at("north-sea") == {} and t.s.track_ships == [0, 0, 0, 0, 2]
    assert t.where("la-marck") == ON_TRACK


@rule("enterprise.winter")
def test_ships_in_port_stay_with_their_admiral_even_without_walls() -> None:
    t = winter(
        Position()
        .ships("barcelona", spanish_galley=2)
        .ships("rotterdam", spanish_galleon=1)
        .leader("santa-cruz", "rotterdam")
    )
    assert t.ships_at("barcelona") == {"spanish-galley": 2}
    assert t.ships_at("rotterdam") == {"spanish-galleon": 1} and t.where("santa-cruz") == "rotterdam"


@rule("enterprise.winter")
def test_captains_in_europe_wait_and_leaders_left_abroad_return_to_the_capital() -> None:
    t = Position().leader("drake", "plymouth").leader("hawkins", "channel").leader("leicester", "utrecht")
    t.leader("mansfeld", "antwerp").leader("santa-cruz", "lisbon").leader("orange", "groningen")
    winter(t)
    assert t.where("drake") == t.where("hawkins") == WAITING
    assert t.where("leicester") == "london"
    assert t.where("mansfeld") == "antwerp" and t.where("santa-cruz") == "lisbon"
    assert t.where("orange") == WAITING  # the rebels have no capital


@rule("enterprise.winter")
def test_captives_stay_captive() -> None:
    t = winter(Position().captive("mansfeld", ENGLAND, CAPTIVE))
    assert t.where("mansfeld") == CAPTIVE and t.s.captor[1] == ENGLAND


# Alliances


@rule("sequence.5.alliances", "enterprise.alliance")
def test_an_alliance_of_two_players_ends_and_one_of_a_single_player_lasts() -> None:
    for players, allied in ((3, 0), (2, 1)):
        t = Position(players)
        t.s.allied = 1
        winter(t)
        assert t.s.allied == allied
        assert len(t.told("alliance-ends")) == 1 - allied
    assert winter(Position()).told("alliance-ends") == []


@rule("enterprise.alliance", "sequence.5.alliances")
def test_former_allies_leave_each_other_s_spaces_and_ports() -> None:
    t = Position().control(REBELS, "amsterdam").units("amsterdam", english_regular=3, rebel_regular=1)
    t.ships("amsterdam", race_galleon=1, rebel_galleon=1).leader("leicester", "amsterdam").leader("orange", "amsterdam")
    t.ships("dublin", rebel_galleon=1).leader("la-marck", "dublin")
    t.s.allied = 1
    winter(t)
    assert t.units_in("amsterdam") == {"rebel-regular": 1}
    assert t.units_in("london") == {"english-regular": 2}  # half was lost, and a new one
    assert t.ships_at("london") == {"race-galleon": 1}
    assert t.ships_at("amsterdam") == {"rebel-galleon": 2}
    assert (t.where("leicester"), t.where("orange"), t.where("la-marck")) == ("london", "amsterdam", "amsterdam")


@rule("enterprise.alliance")
def test_a_leader_alone_leaves_his_former_ally_too() -> None:
    t = Position().control(REBELS, "amsterdam").leader("leicester", "amsterdam")
    t.s.allied = 1
    assert winter(t).where("leicester") == "london"


@rule("enterprise.alliance", "component.turn-track")
def test_ships_of_a_former_ally_without_a_port_are_put_on_the_turn_track() -> None:
    t = Position().ships("london", rebel_galleon=1).leader("la-marck", "london")
    t.s.allied = 1
    winter(t)
    assert t.ships_at("london") == {} and t.s.track_ships == [0, 0, 0, 0, 1]
    assert t.where("la-marck") == ON_TRACK


@rule("enterprise.alliance", "enterprise.players")
def test_with_two_players_everybody_stays() -> None:
    t = Position(2).control(REBELS, "amsterdam").units("amsterdam", english_regular=3)
    t.s.allied = 1
    assert winter(t).units_in("amsterdam") == {"english-regular": 3}


# New regulars


@rule("sequence.5.regulars")
def test_a_regular_comes_to_every_capital_its_power_rules() -> None:
    t = winter(Position())
    assert t.units_in("madrid") == {"spanish-regular": 1} and t.units_in("london") == {"english-regular": 1}
    assert [told["power"] for told in t.told("musters")] == [SPAIN, ENGLAND]
    assert winter(Position().control(REBELS, "lisbon", "amsterdam")).told("musters") == t.told("musters")
    t = Position().control(REBELS, "brussels").control(SPAIN, "london")
    t.s.capital[REBELS] = SPACE.labels.index("brussels")
    winter(t)
    assert t.units_in("brussels") == {"rebel-regular": 1} and t.units_in("london") == {}


@rule("sequence.5.regulars", "enterprise.forces")
def test_an_empty_reserve_gives_no_regular() -> None:
    t = Position()
    t.s.reserve_units[SPAIN] = 0
    winter(t)
    assert t.units_in("madrid") == {} and [told["power"] for told in t.told("musters")] == [ENGLAND]


# Resets and hands


@rule("sequence.5.espionage-reset")
def test_missions_may_be_tried_again_and_operatives_stay() -> None:
    t = Position()
    t.s.missions, t.s.informant[1], t.s.jesuits = [5, 9, 1], 1, [3, 2, 1]
    winter(t)
    assert t.s.missions == [0, 0, 0]
    assert t.s.informant[1] == 1 and t.s.jesuits == [3, 2, 1]


@rule("sequence.5.diplomacy-reset", "enterprise.war")
def test_what_was_owed_for_a_war_is_forgotten_and_the_war_goes_on() -> None:
    t = Position().war(ENGLAND)
    t.s.war_debt = [2, 0, 2]
    winter(t)
    assert t.s.war_debt == [0, 0, 0] and t.s.war == [0, 1, 0]


@rule("enterprise.hands")
def test_each_power_keeps_one_card_of_its_choice() -> None:
    t = Position().hand(SPAIN, "one", "five", "five").hand(ENGLAND, "two").hand(REBELS, "one", "mary")
    winter(t)
    assert (t.asked(), t.asked_seat()) == ("discard", SPAIN)
    assert t.refused("discard two") == {"enterprise.impulse"}
    t.play("discard five", "discard one")
    assert t.cards(SPAIN) == ["five"]
    assert t.asked_seat() == REBELS  # England has only one
    assert t.play("discard one").asked() == ""
    assert t.s.held == [1, 1, 1]
    assert t.cards(REBELS) == ["mary"] and t.cards(ENGLAND) == ["two"]
    assert t.s.discard == [2, 0, 0, 0, 1, 0, 0, 0]
    assert [(told["power"], told["card"]) for told in t.told("card-discarded")] == [(SPAIN, 4), (SPAIN, 0), (REBELS, 0)]


@rule("enterprise.hands", "enterprise.secrets")
def test_a_discard_is_never_forced_as_that_would_tell_the_hand() -> None:
    t = winter(Position().hand(SPAIN, "one", "one"))
    number, a, b = t.s.frames[-1]
    assert t.legal() == ["discard one"]
    assert not t.game.steps[number].may_be_forced(t.s, a, b)


@rule("enterprise.hands", "enterprise.home-cards")
def test_home_cards_that_were_not_played_go_back() -> None:
    t = winter(Position().home("walsingham").home("sea-beggars"))
    assert t.s.home_held == [0, 0, 0]
    assert t.s.home == [[-1] * 3] * 3
