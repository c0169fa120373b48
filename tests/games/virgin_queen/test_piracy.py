"""Piracy in Europe, the Ottoman raid of every turn, and the rewards of raids."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, game_with, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import FIGHT_ATTACKER, FIGHT_DEFENDER, ON_TRACK
from fondaco.kernel import EVERYONE

OTTOMAN = 3


def cadiz(**kinds: int) -> Position:
    """Drake is in the Gulf of Cádiz, on which Spain has the walls of Seville and of Lisbon."""
    return Position().ships("cadiz", **(kinds or {"race_galleon": 2})).leader("drake", "cadiz")


def raid(t: Position, sea: str = "cadiz", power: int = ENGLAND) -> Position:
    return t.act(power).play("act piracy", f"piracy {sea}")


def rewarded(t: Position, hits: int) -> Position:
    """Spain's two walls miss, and so many of Drake's four dice hit."""
    return raid(t).throw(t.dice_to_roll(), 0).throw(4, hits)


# Who and when


@rule("enterprise.piracy", "enterprise.costs")
def test_piracy_costs_two_points_and_needs_no_war() -> None:
    t = raid(cadiz())
    assert t.s.points_left == 3
    assert (t.s.fight[FIGHT_ATTACKER], t.s.fight[FIGHT_DEFENDER]) == (ENGLAND, SPAIN)
    assert t.told("raid") == [{"raider": ENGLAND, "place": 22}]
    assert cadiz().act(ENGLAND, 1).refused("act piracy") == {"enterprise.costs"}


@rule("enterprise.piracy")
def test_raiders_need_ships_and_a_leader_with_a_piracy_rating() -> None:
    t = cadiz().ships("biscay", race_galleon=1).leader("hawkins", "north-sea").act(ENGLAND).play("act piracy")
    assert t.legal() == ["piracy cadiz"]
    assert t.refused("piracy biscay") == {"enterprise.piracy"}  # nobody leads
    assert t.refused("piracy north-sea") == {"enterprise.piracy"}  # no ships
    t = Position().ships("cadiz", spanish_galleon=1).leader("santa-cruz", "cadiz").act(SPAIN)
    assert t.refused("act piracy") == {"enterprise.impulse"}


@rule("enterprise.piracy")
def test_spain_does_not_raid_itself_even_under_a_pirate() -> None:
    t = Position(game=game_with(("santa-cruz", "piracy", "1"))).ships("cadiz", spanish_galleon=1)
    t.leader("santa-cruz", "cadiz").begin((frames.PIRACY, SPAIN, 0))
    assert t.refused("piracy cadiz") == {"enterprise.piracy"}


@rule("enterprise.piracy")
def test_the_rebels_raid_under_la_marck() -> None:
    t = Position().ships("north-sea", rebel_galleon=1).leader("la-marck", "north-sea")
    assert raid(t, "north-sea", REBELS).asked() == "defence-die"


@rule("enterprise.piracy", "piracy.europe.order")
def test_spain_must_have_a_port_on_the_sea() -> None:
    t = cadiz().ships("channel", race_galleon=1).leader("hawkins", "channel").act(ENGLAND).play("act piracy")
    assert t.refused("piracy channel") == {"enterprise.piracy"}
    assert t.legal() == ["piracy cadiz"]


@rule("enterprise.piracy")
def test_a_sea_is_raided_once_a_turn_by_each_raider() -> None:
    t = rewarded(cadiz().ships("biscay", english_galleon=1).leader("hawkins", "biscay"), 0)
    assert t.asked() == "act"
    t.play("act piracy")
    assert t.legal() == ["piracy biscay"]
    assert t.refused("piracy cadiz") == {"enterprise.piracy"}
    t = rewarded(cadiz().ships("cadiz", rebel_galleon=1).leader("la-marck", "cadiz"), 0)
    assert raid(t, "cadiz", REBELS).asked() == "defence-die"


@rule("enterprise.piracy")
def test_every_obstacle_is_named() -> None:
    t = cadiz().control(ENGLAND, "seville", "lisbon").ships("biscay", english_galleon=1).leader("hawkins", "biscay")
    t.s.raided = 1 << (ENGLAND * 9 + 3)
    t.act(ENGLAND).play("act piracy")
    assert len(t.game.reasons(t.s, t.s.frames[-1], 3)) == 2


# The defence


@rule("piracy.europe.order", "piracy.europe.defence-dice", "piracy.europe.defence-dice.fortress")
def test_the_defender_rolls_first_a_die_for_each_of_his_walls() -> None:
    t = raid(cadiz())
    assert t.asked() == "defence-die"
    assert t.dice_to_roll() == 2


@rule("piracy.europe.defence-dice.fortress")
def test_walls_in_unrest_or_under_siege_or_in_other_hands_do_not_defend() -> None:
    assert raid(cadiz().unrest("seville")).dice_to_roll() == 1
    assert raid(cadiz().war(ENGLAND).units("seville", english_regular=1)).dice_to_roll() == 1
    assert raid(cadiz().control(ENGLAND, "seville")).dice_to_roll() == 1
    t = Position().ships("north-sea", rebel_galleon=1).leader("la-marck", "north-sea")
    assert raid(t, "north-sea", REBELS).dice_to_roll() == 2  # Rotterdam has no walls


@rule("piracy.europe.defence-dice")
def test_without_any_defence_no_die_is_rolled() -> None:
    t = raid(cadiz().unrest("seville", "lisbon"))
    assert t.asked() == "attack-die"


@rule("piracy.europe.defence-dice.zone")
def test_at_peace_spain_s_ships_in_the_zone_have_two_dice_each() -> None:
    assert raid(cadiz().ships("cadiz", spanish_galleon=2)).dice_to_roll() == 2 + 4
    assert raid(cadiz().war(ENGLAND).ships("cadiz", spanish_galleon=2)).dice_to_roll() == 2
    assert raid(cadiz().war(REBELS).ships("cadiz", spanish_galleon=2)).dice_to_roll() == 2 + 4


@rule("piracy.europe.defence-dice.adjacent")
def test_spain_s_ships_in_ports_and_seas_next_to_it_have_one_die_each() -> None:
    t = cadiz().ships("lisbon", spanish_galleon=2).ships("biscay", spanish_galley=1).armada("seville", 3)
    t.ships("corunna", spanish_galley=2).ships("biscay", rebel_galleon=1)
    assert raid(t).dice_to_roll() == 2 + 4


@rule("piracy.europe.defence-hits", "piracy.europe.order")
def test_dice_that_lay_on_the_table_are_not_read_again() -> None:
    t = cadiz(race_galleon=3).ships("biscay", race_galleon=1).leader("hawkins", "biscay")
    t = raid(t).throw(2, 2).throw(4, 1).play("reward point", "act piracy", "piracy biscay").throw(1, 0)
    assert t.ships_at("biscay") == {"race-galleon": 1}
    t.throw(2, 0)
    assert t.told("raid-result")[1] == {"raider": ENGLAND, "hits": 0}


@rule("piracy.europe.defence-hits")
@pytest.mark.parametrize(("hits", "left"), [(1, 2), (2, 2), (3, 1)])
def test_two_hits_or_a_single_one_sink_a_raider(hits: int, left: int) -> None:
    t = cadiz(english_galleon=1, race_galleon=2).ships("lisbon", spanish_galleon=1)
    t = raid(t).throw(3, hits)
    assert t.told("raid-defence") == [{"hits": hits}]
    assert sum(t.ships_at("cadiz").values()) == left
    assert "english-galleon" not in t.ships_at("cadiz")  # the plainer ship goes first


@rule("piracy.europe.defence-hits")
def test_the_target_s_own_ships_in_the_zone_are_not_struck() -> None:
    t = raid(cadiz(race_galleon=2, spanish_galley=1)).throw(4, 1)
    assert t.ships_at("cadiz") == {"race-galleon": 1, "spanish-galley": 1}


@rule("piracy.europe.attack-dice.base", "piracy.europe.attack-dice.rating")
def test_the_raiders_count_their_dice_after_the_defence() -> None:
    raid(cadiz()).throw(2, 0).throw(4, 0)
    raid(cadiz()).throw(2, 1).throw(3, 0)  # one ship is left
    raid(cadiz().leader("drake", "london").leader("hawkins", "cadiz")).throw(2, 0).throw(3, 0)
    raid(cadiz().leader("hawkins", "cadiz")).throw(2, 0).throw(4, 0)  # the better of two leads


@rule("piracy.europe.attack-dice.base")
def test_against_a_single_port_one_die_is_the_base() -> None:
    raid(cadiz().control(ENGLAND, "lisbon")).throw(1, 0).throw(3, 0)


@rule("piracy.europe.defence-hits", "piracy.europe.attack-dice.base", "component.turn-track")
def test_if_no_raider_is_left_nothing_is_rolled_and_the_leader_goes_to_the_track() -> None:
    t = raid(cadiz(race_galleon=1)).throw(2, 1)
    assert t.asked() == "act"
    assert t.where("drake") == ON_TRACK
    assert t.told("raid-result") == [{"raider": ENGLAND, "hits": 0}]
    t = raid(cadiz()).throw(2, 1)
    assert t.where("drake") == "cadiz"


# Rewards


@rule("piracy.europe.reward.a")
def test_spain_gives_up_a_ship_of_its_choice_in_the_zone_or_next_to_it() -> None:
    t = cadiz().ships("lisbon", spanish_galleon=1).ships("biscay", spanish_galley=1).ships("corunna", spanish_galley=1)
    t = rewarded(t.armada("seville", 1).ships("cadiz", spanish_galley=1), 1).play("reward piece")
    assert t.asked_seat() == SPAIN
    assert sorted(t.legal()) == [
        "sink biscay spanish-galley",
        "sink cadiz spanish-galley",
        "sink lisbon spanish-galleon",
    ]
    assert t.refused("sink corunna spanish-galley") == {"enterprise.losses"}
    assert t.refused("sink seville armada") == {"enterprise.losses"}
    t.play("sink biscay spanish-galley")
    assert t.ships_at("biscay") == {}
    assert t.told("loses-ship") == [{"ship": 0, "place": 21}]
    assert t.s.reserve_ships[0] == t.printed.ships[0] - 2
    assert t.asked() == "act"


@rule("piracy.europe.reward.b")
def test_the_raider_draws_a_card_of_spain_s_hand_at_random_and_keeps_it() -> None:
    t = rewarded(cadiz().hand(SPAIN, "five", "five", "one").home("jesuit-college"), 1).play("reward prize")
    assert t.chances() == {"draw-from one": 1, "draw-from five": 2}
    t.play("* draw-from five")
    assert t.cards(SPAIN) == ["one", "five"]
    assert t.cards(ENGLAND) == ["five"]
    assert (t.s.held[SPAIN], t.s.held[ENGLAND]) == (2, 1)
    assert t.s.home_held[SPAIN] == 1


@rule("piracy.europe.reward.b")
def test_a_card_is_drawn_in_the_open() -> None:
    t = rewarded(cadiz().hand(SPAIN, "five"), 1).play("reward prize", "* draw-from five")
    assert t.told("card-drawn") == [{"power": SPAIN, "other": ENGLAND, "card": 4}]
    assert t.ears("card-drawn") == {EVERYONE}
    assert "card-discarded" not in t.heard


@rule("piracy.europe.reward.c")
def test_the_raider_scores_at_most_ten_points_in_a_game() -> None:
    t = cadiz()
    t.s.piracy_vp[ENGLAND] = 9
    before = t.s.vp[ENGLAND]
    t = rewarded(t, 2).play("reward point", "reward point")
    assert t.s.vp[ENGLAND] == before + 1
    assert t.s.piracy_vp[ENGLAND] == 10


@rule("piracy.europe.reward.d")
def test_an_armada_in_the_zone_or_next_to_it_loses_a_level() -> None:
    for place in ("cadiz", "lisbon", "biscay"):
        t = rewarded(cadiz().war(ENGLAND).armada(place, 2), 1).play("reward level")
        assert (t.s.armada_level, t.s.armada_at >= 0) == (1, True)
    t = rewarded(cadiz().armada("lisbon", 1), 1).play("reward level")
    assert (t.s.armada_level, t.s.armada_at) == (0, -1)
    t = rewarded(cadiz().armada("corunna", 2), 1)
    assert t.refused("reward level") == {"piracy.europe.even-split"}


@rule("piracy.europe.reward.a", "piracy.europe.reward.d", "component.turn-track")
def test_sailors_whose_last_ship_at_sea_is_lost_go_to_the_track() -> None:
    for place, ships, where in (("biscay", 1, ON_TRACK), ("biscay", 2, "biscay"), ("lisbon", 1, "lisbon")):
        t = cadiz().ships(place, spanish_galley=ships).leader("santa-cruz", place)
        t = rewarded(t, 1).play("reward piece", f"sink {place} spanish-galley")
        assert t.where("santa-cruz") == where
    for place, level, where in (("biscay", 1, ON_TRACK), ("biscay", 2, "biscay"), ("lisbon", 1, "lisbon")):
        t = rewarded(cadiz().armada(place, level).leader("santa-cruz", place), 1).play("reward level")
        assert t.where("santa-cruz") == where
        assert t.told("armada-damaged") == [{"level": level - 1}]


@rule("piracy.europe.even-split")
def test_only_rewards_that_can_be_given_are_given() -> None:
    t = rewarded(cadiz(), 1)
    assert t.legal() == ["reward point"]
    for reward in ("piece", "prize", "level"):
        assert t.refused(f"reward {reward}") == {"piracy.europe.even-split"}


@rule("piracy.europe.even-split")
def test_no_reward_comes_twice_before_all_have_come_once() -> None:
    t = cadiz().hand(SPAIN, "one", "one", "one").ships("lisbon", spanish_galleon=2)
    t = rewarded(t.armada("biscay", 1), 4)
    assert len(t.legal()) == 4
    t.play("reward point")
    assert t.refused("reward point") == {"piracy.europe.even-split"}
    t.play("reward prize", "* draw-from one")
    assert t.legal() == ["reward piece", "reward level"]
    t.play("reward level", "reward piece", "sink lisbon spanish-galleon")
    assert t.asked() == "act"


@rule("piracy.europe.even-split")
def test_a_second_round_begins_when_all_valid_rewards_were_given() -> None:
    t = rewarded(cadiz().hand(SPAIN, "one", "one"), 4).play("reward point", "reward prize", "* draw-from one")
    assert t.legal() == ["reward prize", "reward point"]
    t.play("reward prize", "* draw-from one")
    assert t.legal() == ["reward point"]  # the hand is empty, so a new round has only points
    t.play("reward point")
    assert t.s.piracy_vp[ENGLAND] == 2


@rule("piracy.europe.even-split")
def test_the_second_round_is_as_even_as_the_first() -> None:
    t = rewarded(cadiz().hand(SPAIN, "one", "one", "one"), 4)
    t.play("reward point", "reward prize", "* draw-from one", "reward point")
    assert t.legal() == ["reward prize"]


@rule("piracy.europe.even-split", "piracy.world.hide-treasure")
def test_nothing_is_hidden_in_europe() -> None:
    t = cadiz()
    t.s.fortress = [1] * 4
    assert rewarded(t, 1).asked() == "reward"


@rule("piracy.europe.even-split")
def test_four_rewards_are_all_there_are() -> None:
    t = rewarded(cadiz().armada("lisbon", 2), 3).play("reward point", "reward level")
    assert t.legal() == ["reward point", "reward level"]
    assert t.told("piracy-point") == [{"raider": ENGLAND}]


@rule("piracy.europe.even-split")
def test_a_reward_that_runs_out_in_a_round_no_longer_holds_the_others_up() -> None:
    t = rewarded(cadiz().hand(SPAIN, "one"), 3).play("reward prize", "* draw-from one", "reward point")
    assert t.legal() == ["reward point"]
    t.play("reward point")
    assert t.s.piracy_vp[ENGLAND] == 2


@rule("piracy.europe.even-split")
@pytest.mark.parametrize(("raider_chooses", "seat"), [(0, SPAIN), (1, ENGLAND)])
def test_the_target_chooses_or_the_raider_if_the_table_agreed_so(raider_chooses: int, seat: int) -> None:
    t = cadiz().hand(SPAIN, "one").ships("lisbon", spanish_galleon=1)
    t.s.raider_chooses = raider_chooses
    t = rewarded(t, 2)
    assert t.asked_seat() == seat
    t.play("reward piece")
    assert t.asked_seat() == SPAIN  # the ship is Spain's choice all the same
    t.play("sink lisbon spanish-galleon")
    assert t.asked_seat() == seat


# The Ottoman


def ottoman(turn: int = 4, **galleys: int) -> Position:
    return Position(turn=turn).ships("mediterranean", **galleys)


def comes(t: Position) -> Position:
    return t.begin((frames.OTTOMAN, 0, 0))


@rule("enterprise.ottoman", "piracy.europe.defence-dice.knights", "piracy.europe.defence-dice.zone")
def test_the_ottoman_raids_at_peace_and_the_knights_and_all_ships_there_roll() -> None:
    t = comes(ottoman(4, spanish_galley=1))
    assert t.told("ottoman") == [{}]
    assert t.told("raid") == [{"raider": OTTOMAN, "place": 23}]
    t.throw(2 + 1 + 1, 0).throw(1 + 1, 0)  # two for the galley, Barcelona, the Knights; one port, rating one
    assert (t.s.corsairs, t.s.galleys) == (0, 0)  # they are home again
    assert t.s.over


@rule("piracy.europe.defence-dice.knights")
def test_the_knights_do_not_hunt_others() -> None:
    t = Position().ships("mediterranean", race_galleon=1).leader("drake", "mediterranean")
    assert raid(t, "mediterranean").dice_to_roll() == 1


@rule("enterprise.ottoman", "piracy.europe.defence-hits")
@pytest.mark.parametrize(("hits", "left"), [(1, (1, 1)), (2, (0, 1)), (3, (0, 0))])
def test_corsairs_are_lost_before_the_galley(hits: int, left: tuple[int, int]) -> None:
    t = comes(ottoman(4, spanish_galley=1)).throw(4, hits)
    assert (t.s.corsairs, t.s.galleys) == left
    assert t.s.over is (left == (0, 0))


@rule("enterprise.ottoman")
def test_without_a_spanish_port_no_ottoman_comes() -> None:
    t = comes(ottoman().control(ENGLAND, "barcelona"))
    assert t.s.over
    assert t.heard == []


@rule("enterprise.ottoman", "piracy.europe.reward.b", "piracy.europe.reward.c")
def test_what_the_ottoman_takes_is_nobody_s() -> None:
    t = comes(ottoman().hand(SPAIN, "five")).throw(2, 0).throw(2, 2)
    assert t.asked_seat() == SPAIN
    t.play("reward point", "reward prize", "* draw-from five")
    assert t.s.discard[4] == 1
    assert t.s.piracy_vp == [0, 0, 0]
    assert t.told("card-discarded") == [{"power": SPAIN, "card": 4}]


@rule("enterprise.ottoman", "piracy.europe.even-split")
@pytest.mark.parametrize("players", [2, 3])
def test_the_rebels_choose_for_the_ottoman(players: int) -> None:
    t = Position(players).hand(SPAIN, "five")
    t.s.raider_chooses = 1
    t = comes(t).throw(2, 0).throw(2, 1)
    assert t.asked_seat() == players - 1


@rule("enterprise.ottoman")
def test_from_turn_five_on_ships_in_the_zone_no_longer_watch() -> None:
    t = comes(ottoman(5, spanish_galley=1)).play("intercept wait")
    assert t.asked() == "defence-die"
    assert t.dice_to_roll() == 2


@rule("enterprise.ottoman")
@pytest.mark.parametrize(("turn", "is_asked"), [(4, False), (5, True)])
def test_at_war_spain_may_meet_the_ottoman_first(turn: int, is_asked: bool) -> None:
    t = comes(ottoman(turn, spanish_galley=1))
    assert (t.asked() == "intercept") is is_asked
    assert not is_asked or t.asked_seat() == SPAIN
    assert comes(ottoman(turn)).asked() == "defence-die"  # there are no ships to meet them


@rule("enterprise.ottoman", "naval.dice.corsair", "naval.dice.galley")
def test_ships_in_port_join_the_fight_against_corsairs_and_galley() -> None:
    t = ottoman(5).ships("barcelona", spanish_galley=2).leader("santa-cruz", "barcelona")
    t = comes(t).play("intercept attack").throw(2 * 2 + 1, 0).throw(2 + 2, 0)
    assert t.ships_at("mediterranean") == {"spanish-galley": 2}
    assert t.where("santa-cruz") == "mediterranean"


@rule("enterprise.ottoman", "naval.dice.leader")
def test_nobody_leads_the_ottoman() -> None:
    t = ottoman(5, spanish_galley=1, race_galleon=1).war(ENGLAND).leader("drake", "mediterranean")
    comes(t).play("intercept attack").throw(2, 0).throw(2 + 2, 0)


@rule("enterprise.ottoman", "naval.losses-first", "naval.losses-corsairs")
def test_corsairs_that_spain_sinks_do_not_raid() -> None:
    t = comes(ottoman(5, spanish_galley=3)).play("intercept attack").throw(6, 3).throw(4, 0)
    assert "intercepts" in t.heard
    assert t.told("sea-result") == [{"power": SPAIN, "hits": 3, "taken": 0, "lost": 0, "killed": 2}]
    assert (t.s.corsairs, t.s.galleys) == (1, 0)
    assert t.asked() == "defence-die"
    t = comes(ottoman(5, spanish_galley=3)).play("intercept attack").throw(6, 4).throw(4, 0)
    assert t.s.over
    assert "raid" not in t.heard


@rule("enterprise.ottoman", "naval.losses-first", "enterprise.losses")
def test_spain_chooses_the_ships_it_loses_to_the_ottoman() -> None:
    t = ottoman(5, spanish_galley=1, spanish_galleon=1)
    t = comes(t).play("intercept attack").throw(4, 0).throw(4, 2)
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["lose-ship spanish-galley", "lose-ship spanish-galleon"]
    t.play("lose-ship spanish-galley")
    assert t.ships_at("mediterranean") == {"spanish-galleon": 1}
    assert t.asked() == "defence-die"  # the raid goes on


@rule("enterprise.ottoman", "naval.leader-track")
def test_the_admiral_of_a_fleet_the_ottoman_destroyed_goes_to_the_track() -> None:
    t = ottoman(5, spanish_galley=1).leader("santa-cruz", "mediterranean")
    t = comes(t).play("intercept attack").throw(3, 0).throw(4, 2).play("lose-ship spanish-galley")
    assert t.where("santa-cruz") == ON_TRACK
    assert t.asked() == "defence-die"


@rule("enterprise.ottoman", "naval.leader-track")
def test_beaten_but_not_sunk_spain_stays() -> None:
    t = ottoman(5, spanish_galley=2).leader("santa-cruz", "mediterranean")
    t = comes(t).play("intercept attack").throw(5, 0).throw(4, 1).play("lose-ship spanish-galley")
    assert t.ships_at("mediterranean") == {"spanish-galley": 1}
    assert t.where("santa-cruz") == "mediterranean"
    assert "sea-winner" not in t.heard
