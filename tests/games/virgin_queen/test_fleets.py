"""Sailing and naval combat."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, game_with, rule

from fondaco.games.virgin_queen.vocabulary import ON_TRACK


def channel(**kinds: int) -> Position:
    """Spain and England are at war; England's fleet is in the Channel."""
    return Position().war(ENGLAND).ships("channel", **kinds)


# Sailing


@rule("enterprise.sail", "enterprise.costs")
def test_all_ships_at_a_place_sail_together_with_their_sailors() -> None:
    t = (
        Position()
        .ships("lisbon", spanish_galley=1, spanish_galleon=2)
        .armada("lisbon", 2)
        .leader("santa-cruz", "lisbon")
    )
    t.leader("parma", "lisbon").act(SPAIN).sail("lisbon", "cadiz")
    assert t.ships_at("lisbon") == {}
    assert t.ships_at("cadiz") == {"spanish-galley": 1, "spanish-galleon": 2}
    assert t.s.armada_at == 22
    assert t.where("santa-cruz") == "cadiz"
    assert t.where("parma") == "lisbon"
    assert t.s.points_left == 4
    assert t.told("sails") == [{"power": SPAIN, "place": 18, "target_place": 22}]


@rule("enterprise.sail")
def test_the_ships_of_others_stay() -> None:
    t = Position().ships("channel", english_galleon=1, spanish_galley=1, rebel_galleon=1).armada("channel", 1)
    t.act(ENGLAND).sail("channel", "biscay")
    assert t.ships_at("channel") == {"spanish-galley": 1, "rebel-galleon": 1}
    assert t.s.armada_at == 20


@rule("enterprise.sail", "enterprise.march")
def test_a_fleet_needs_ships() -> None:
    t = Position().armada("lisbon", 1).act(SPAIN).play("act sail")
    assert t.legal() == ["sail lisbon"]
    assert t.refused("sail cadiz") == {"enterprise.march"}
    assert Position().act(SPAIN).refused("act sail") == {"enterprise.impulse"}


@rule("enterprise.sail")
def test_fleets_go_to_neighbouring_seas_and_friendly_ports() -> None:
    t = Position().war(ENGLAND).ships("biscay", spanish_galleon=1).act(SPAIN).play("act sail", "sail biscay")
    assert t.legal() == ["sail-to corunna", "sail-to channel", "sail-to cadiz"]
    assert t.refused("sail-to north-sea") == {"enterprise.sail"}
    assert t.refused("sail-to biscay") == {"enterprise.sail"}
    assert t.refused("sail-to dublin") == {"enterprise.sail"}  # an enemy port without ships


@rule("enterprise.sail", "enterprise.war")
def test_a_port_of_a_power_at_peace_is_closed() -> None:
    t = Position().ships("biscay", spanish_galleon=1).ships("plymouth", english_galleon=1).act(SPAIN)
    t.play("act sail", "sail biscay")
    assert t.refused("sail-to plymouth") == {"enterprise.war"}
    t = Position().control(REBELS, "amsterdam").ships("north-sea", english_galleon=1).act(ENGLAND)
    t.play("act sail", "sail north-sea")
    assert t.refused("sail-to amsterdam") == {"enterprise.war"}
    assert t.refused("sail-to edinburgh") == {"enterprise.sail"}  # independent


@rule("enterprise.sail", "enterprise.alliance")
def test_an_ally_s_port_is_open() -> None:
    t = Position().control(REBELS, "amsterdam").alliance().ships("north-sea", english_galleon=1).act(ENGLAND)
    t.sail("north-sea", "amsterdam")
    assert t.ships_at("amsterdam") == {"english-galleon": 1}


@rule("enterprise.sail")
def test_a_shut_in_fleet_can_always_go_to_sea() -> None:
    t = Position().units("dublin", spanish_regular=3).war(ENGLAND).ships("dublin", english_galleon=1).act(ENGLAND)
    t.play("act sail")
    assert t.legal() == ["sail dublin"]


@rule("enterprise.sail", "enterprise.impulse")
def test_a_fleet_in_a_sea_without_a_way_out_does_not_sail() -> None:
    lake = game_with(("mediterranean", "next", "[]"), ("cadiz", "next", '["biscay"]'))
    t = Position(game=lake).ships("mediterranean", spanish_galley=1).ships("lisbon", spanish_galley=1)
    t.control(ENGLAND, "barcelona").act(SPAIN).play("act sail")
    assert t.refused("sail mediterranean") == {"enterprise.impulse"}


@rule("enterprise.sail")
def test_fleets_at_peace_share_a_sea() -> None:
    t = Position().ships("channel", english_galleon=1).ships("biscay", spanish_galleon=1).act(SPAIN)
    t.sail("biscay", "channel")
    assert t.asked() == "act"


# Dice


@rule("naval.dice.galleon", "enterprise.sail")
def test_galleons_of_both_kinds_have_two_dice() -> None:
    t = channel(english_galleon=1, race_galleon=1).ships("biscay", spanish_galleon=1).act(SPAIN)
    t.sail("biscay", "channel").throw(2, 0).throw(4, 0)
    assert t.told("sea-battle") == [{"power": SPAIN, "other": ENGLAND, "place": 20}]


@rule("naval.dice.galley")
def test_a_galley_has_one_die_in_the_atlantic_and_two_in_the_mediterranean() -> None:
    t = channel(english_galleon=1).ships("biscay", spanish_galley=3).act(SPAIN)
    assert t.sail("biscay", "channel").dice_to_roll() == 3
    t = Position().war(ENGLAND).ships("mediterranean", english_galleon=1).ships("cadiz", spanish_galley=3).act(SPAIN)
    assert t.sail("cadiz", "mediterranean").dice_to_roll() == 6


@rule("naval.dice.galley", "naval.dice.port")
def test_in_a_port_the_attacker_s_sea_counts_and_the_defender_has_one_die_more() -> None:
    t = Position().war(ENGLAND).ships("seville", spanish_galley=2).ships("cadiz", english_galleon=1).act(ENGLAND)
    t.sail("cadiz", "seville").throw(2, 0).throw(3, 0)
    t = (
        Position()
        .war(ENGLAND)
        .ships("barcelona", spanish_galley=2)
        .ships("mediterranean", english_galleon=1)
        .act(ENGLAND)
    )
    t.sail("mediterranean", "barcelona").throw(2, 0).throw(5, 0)


@rule("naval.dice.armada")
@pytest.mark.parametrize("level", [1, 4])
def test_the_armada_has_two_dice_a_level(level: int) -> None:
    t = channel(english_galleon=1).armada("biscay", level).act(SPAIN)
    assert t.sail("biscay", "channel").dice_to_roll() == 2 * level


@rule("naval.dice.armada")
def test_an_armada_elsewhere_does_not_fight() -> None:
    t = channel(english_galleon=1).armada("corunna", 4).ships("biscay", spanish_galleon=1).act(SPAIN)
    assert t.sail("biscay", "channel").dice_to_roll() == 2


@rule("naval.dice.leader", "component.leaders")
def test_the_best_sailor_of_each_side_adds_his_rating_and_army_leaders_none() -> None:
    t = channel(english_galleon=1).leader("drake", "channel").leader("hawkins", "channel")
    t.ships("lisbon", spanish_galleon=1).leader("santa-cruz", "lisbon").war(ENGLAND).ships("cadiz", english_galleon=1)
    t.leader("hawkins", "cadiz").act(SPAIN).sail("lisbon", "cadiz").throw(3, 0).throw(2, 0)
    t = channel(english_galleon=1).leader("drake", "channel").ships("plymouth", english_galleon=1)
    t.leader("leicester", "plymouth").ships("biscay", spanish_galleon=1).act(SPAIN)
    t.sail("biscay", "channel").throw(2, 0).throw(3, 0)
    t = channel().ships("plymouth", english_galleon=1).leader("leicester", "plymouth")
    t.ships("biscay", spanish_galleon=1).act(SPAIN).sail("biscay", "plymouth").throw(2, 0).throw(3, 0)


@rule("naval.winner")
def test_the_fleet_that_is_there_defends() -> None:
    t = channel().war(REBELS).ships("channel", rebel_galleon=1).ships("biscay", spanish_galleon=1).act(SPAIN)
    t.sail("biscay", "channel")
    assert t.told("sea-battle") == [{"power": SPAIN, "other": REBELS, "place": 20}]


@rule("naval.dice.galleon", "enterprise.alliance")
def test_allied_fleets_defend_together() -> None:
    t = channel(english_galleon=1, rebel_galleon=1).war(REBELS).alliance().ships("biscay", spanish_galleon=1)
    t.leader("drake", "channel").act(SPAIN).sail("biscay", "channel").throw(2, 0).throw(5, 0)


# Losses and winner


@rule("naval.winner", "naval.losses-first", "enterprise.losses")
def test_two_hits_sink_a_ship_of_the_owner_s_choice() -> None:
    t = channel(english_galleon=1, race_galleon=2).ships("biscay", spanish_galleon=3).act(SPAIN)
    t.sail("biscay", "channel").throw(6, 4).throw(6, 2)
    assert t.told("sea-result") == [{"power": SPAIN, "hits": 4, "taken": 2, "lost": 1, "killed": 2}]
    assert t.asked_seat() == SPAIN
    t.play("lose-ship spanish-galleon")
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["lose-ship english-galleon", "lose-ship race-galleon"]
    assert t.refused("lose-ship rebel-galleon") == {"enterprise.losses"}
    assert t.refused("lose-ship armada") == {"enterprise.losses"}
    t.play("lose-ship english-galleon", "lose-ship race-galleon")
    assert t.told("loses-ship") == [{"ship": ship, "place": 20} for ship in (1, 2, 3)]
    assert t.told("sea-winner") == [{"power": SPAIN, "place": 20}]
    assert t.asked() == "retreat-fleet"
    assert t.s.reserve_ships[2] == t.printed.ships[2]


@rule("naval.winner")
def test_equal_hits_are_the_defender_s() -> None:
    t = channel(race_galleon=2).ships("biscay", spanish_galleon=2).act(SPAIN).sail("biscay", "channel")
    t.throw(4, 2).throw(4, 2).play("lose-ship spanish-galleon", "lose-ship race-galleon")
    assert t.told("sea-winner") == [{"power": ENGLAND, "place": 20}]
    assert t.asked_seat() == SPAIN
    assert t.asked() == "retreat-fleet"


@rule("naval.odd-hit")
def test_an_odd_hit_costs_the_loser_one_ship_more() -> None:
    t = channel(race_galleon=2).ships("biscay", spanish_galleon=2).act(SPAIN).sail("biscay", "channel")
    t.throw(4, 1).throw(4, 0)
    assert t.told("sea-result") == [{"power": SPAIN, "hits": 1, "taken": 0, "lost": 0, "killed": 1}]
    t = channel(race_galleon=2).ships("biscay", spanish_galleon=2).act(SPAIN).sail("biscay", "channel")
    t.throw(4, 2).throw(4, 1)
    assert t.told("sea-result") == [{"power": SPAIN, "hits": 2, "taken": 1, "lost": 0, "killed": 1}]


@rule("naval.losses-first", "naval.dice.armada", "enterprise.losses")
def test_the_armada_loses_levels_and_is_gone_below_the_first() -> None:
    t = channel(race_galleon=3).armada("biscay", 2).ships("biscay", spanish_galleon=1).act(SPAIN)
    t.sail("biscay", "channel").throw(6, 0).throw(6, 4)
    assert t.legal() == ["lose-ship spanish-galleon", "lose-ship armada"]
    t.play("lose-ship armada")
    assert (t.s.armada_at, t.s.armada_level) == (20, 1)
    t.play("lose-ship armada")
    assert (t.s.armada_at, t.s.armada_level) == (-1, 0)
    assert t.ships_at("channel") == {"race-galleon": 3, "spanish-galleon": 1}
    t.play("retreat-fleet biscay")
    assert t.s.armada_at == -1


@rule("naval.losses-first", "naval.leader-track")
def test_an_armada_that_sinks_its_enemies_is_not_lost_with_them() -> None:
    t = channel(race_galleon=1).leader("drake", "channel").armada("biscay", 2).act(SPAIN).sail("biscay", "channel")
    t.throw(4, 2).throw(3, 0)
    assert t.legal() == ["lose-ship race-galleon"]
    t.play("lose-ship race-galleon")
    assert (t.s.armada_at, t.s.armada_level) == (20, 2)
    assert t.where("drake") == ON_TRACK


@rule("naval.both-eliminated", "naval.leader-track")
def test_if_both_fleets_sink_more_dice_keep_a_ship() -> None:
    t = channel(race_galleon=1).leader("hawkins", "channel").ships("biscay", spanish_galleon=1)
    t.leader("santa-cruz", "biscay").act(SPAIN).sail("biscay", "channel").throw(3, 2).throw(2, 2)
    t.play("lose-ship race-galleon")
    assert t.ships_at("channel") == {"spanish-galleon": 1}
    assert t.told("sea-winner") == [{"power": SPAIN, "place": 20}]
    assert t.where("hawkins") == ON_TRACK
    assert t.where("santa-cruz") == "channel"
    assert t.asked() == "act"


@rule("naval.winner", "naval.leader-track")
def test_a_fleet_that_is_sunk_does_not_win_and_its_sailors_go_to_the_track() -> None:
    t = channel(race_galleon=3).ships("biscay", spanish_galleon=1).leader("santa-cruz", "biscay").act(SPAIN)
    t.sail("biscay", "channel").throw(3, 3).throw(6, 2).play("lose-ship spanish-galleon", "lose-ship race-galleon")
    assert t.told("sea-winner") == [{"power": ENGLAND, "place": 20}]
    assert t.where("santa-cruz") == ON_TRACK
    assert t.asked() == "act"


@rule("naval.leader-track")
def test_a_leader_ashore_is_not_drowned() -> None:
    t = (
        Position()
        .war(ENGLAND)
        .ships("lisbon", spanish_galleon=1)
        .leader("parma", "lisbon")
        .leader("santa-cruz", "lisbon")
    )
    t.ships("cadiz", race_galleon=2).act(ENGLAND).sail("cadiz", "lisbon").throw(4, 2).throw(4, 0)
    t.play("lose-ship spanish-galleon")
    assert t.where("parma") == "lisbon"
    assert t.where("santa-cruz") == ON_TRACK


# Where the fleets go


@rule("enterprise.sea-retreat")
def test_the_beaten_fleet_makes_for_a_friendly_port_or_a_sea_without_enemies() -> None:
    t = channel(race_galleon=2).leader("drake", "channel").ships("biscay", spanish_galleon=3)
    t.ships("north-sea", spanish_galley=1).control(SPAIN, "portsmouth").act(SPAIN).sail("biscay", "channel")
    t.throw(6, 1).throw(5, 0).play("lose-ship race-galleon")
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["retreat-fleet london", "retreat-fleet plymouth", "retreat-fleet biscay"]
    assert t.refused("retreat-fleet north-sea") == {"enterprise.retreat"}  # enemies
    assert t.refused("retreat-fleet portsmouth") == {"enterprise.retreat"}  # an enemy port
    assert t.refused("retreat-fleet cadiz") == {"enterprise.sail"}  # not near
    t.play("retreat-fleet plymouth")
    assert t.ships_at("plymouth") == {"race-galleon": 1}
    assert t.told("sails")[-1] == {"power": ENGLAND, "place": 20, "target_place": 3}
    assert t.where("drake") == "plymouth"
    assert t.ships_at("channel") == {"spanish-galleon": 3}


@rule("enterprise.sea-retreat", "component.turn-track")
def test_with_nowhere_to_go_it_is_scattered_until_next_turn() -> None:
    t = (
        channel(race_galleon=2)
        .leader("drake", "channel")
        .ships("biscay", spanish_galleon=3)
        .ships("cadiz", spanish_galley=1)
    )
    t.control(SPAIN, "london", "portsmouth", "plymouth").ships("north-sea", spanish_galley=1)
    t.act(SPAIN).sail("cadiz", "biscay").sail("biscay", "channel").throw(7, 1).throw(5, 0)
    t.play("lose-ship race-galleon")
    assert t.asked() == "retreat-fleet"  # Biscay is free
    t = (
        channel(race_galleon=2)
        .leader("drake", "channel")
        .ships("biscay", spanish_galley=1)
        .ships("north-sea", spanish_galley=1)
    )
    t.control(SPAIN, "london", "portsmouth", "plymouth").ships("plymouth", spanish_galleon=3)
    t.act(SPAIN).sail("plymouth", "channel").throw(6, 1).throw(5, 0).play("lose-ship race-galleon")
    assert t.told("scattered") == [{"power": ENGLAND, "place": 20}]
    assert t.s.track_ships == [0, 0, 0, 1, 0]
    assert t.where("drake") == ON_TRACK


@rule("enterprise.sea-retreat", "naval.dice.port")
def test_after_a_fight_in_port_the_attacker_goes_back_to_sea() -> None:
    for attack, defence in ((1, 0), (0, 1)):
        t = (
            Position()
            .war(ENGLAND)
            .ships("lisbon", spanish_galleon=2)
            .ships("cadiz", race_galleon=2)
            .leader("drake", "cadiz")
        )
        t.act(ENGLAND).sail("cadiz", "lisbon").throw(5, attack).throw(5, defence)
        t.play("lose-ship spanish-galleon" if attack else "lose-ship race-galleon")
        assert t.ships_at("cadiz") == {"race-galleon": 2 - defence}
        assert t.ships_at("lisbon") == {"spanish-galleon": 2 - attack}
        assert t.where("drake") == "cadiz"
        assert t.asked() == "act"


@rule("enterprise.sea-retreat", "enterprise.alliance")
def test_beaten_allies_leave_together() -> None:
    t = channel(race_galleon=2, rebel_galleon=1).war(REBELS).alliance().ships("biscay", spanish_galleon=3)
    t.leader("la-marck", "channel").act(SPAIN).sail("biscay", "channel").throw(6, 1).throw(6, 0)
    assert t.legal() == ["lose-ship race-galleon", "lose-ship rebel-galleon"]
    t.play("lose-ship race-galleon", "retreat-fleet portsmouth")
    assert t.ships_at("portsmouth") == {"race-galleon": 1, "rebel-galleon": 1}
    assert t.where("la-marck") == "portsmouth"
    assert t.asked() == "act"


@rule("enterprise.sea-retreat", "enterprise.alliance")
def test_an_ally_flees_when_the_others_are_sunk() -> None:
    t = channel(race_galleon=1, rebel_galleon=1).war(REBELS).alliance().ships("biscay", spanish_galleon=3)
    t.act(SPAIN).sail("biscay", "channel").throw(6, 1).throw(4, 0).play("lose-ship race-galleon")
    assert t.asked_seat() == REBELS
    t.play("retreat-fleet london")
    assert t.ships_at("london") == {"rebel-galleon": 1}


@rule("enterprise.sea-retreat")
def test_two_enemies_who_are_not_allied_both_leave() -> None:
    t = channel(race_galleon=2, rebel_galleon=1).war(REBELS).ships("biscay", spanish_galleon=3)
    t.act(SPAIN).sail("biscay", "channel").throw(6, 1).throw(6, 0).play("lose-ship race-galleon")
    assert t.asked_seat() == ENGLAND
    t.play("retreat-fleet plymouth")
    assert t.asked_seat() == REBELS
    t.play("retreat-fleet north-sea")
    assert t.ships_at("channel") == {"spanish-galleon": 3}
    assert t.ships_at("plymouth") == {"race-galleon": 1}
