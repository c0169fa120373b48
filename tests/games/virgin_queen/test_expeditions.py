"""The New World: navigation, raids, what is looted, and England's colony."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, game_with, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import (
    DEAD,
    FIGHT_ATTACKER,
    IN_CARGO,
    IN_FLEET,
    IN_PORTUGAL_S,
    LEADER,
    ON_TRACK,
    SPENT,
    TREASURES,
    WAITING,
)

NORTH_ATLANTIC, ANTILLES, CARIBBEAN = range(3)
DRAKE = LEADER.labels.index("drake")


def abroad(zone: str, captain: str = "drake", *, damaged: bool = False) -> Position:
    """A captain is in a zone of the New World that nobody guards."""
    t = Position().leader(captain, zone)
    t.s.patrols, t.s.fortress = [0] * 4, [0] * 4
    t.s.damaged = int(damaged) << LEADER.labels.index(captain)
    return t


def guarded(t: Position, zone: int, patrols: int = 0, fortress: int = 0, escorts: int = 0) -> Position:
    t.s.patrols[zone], t.s.fortress[zone], t.s.escorts[zone] = patrols, fortress, escorts
    return t


def raid(t: Position, target: str = "spain", captain: str = "drake") -> Position:
    return t.act(ENGLAND).play("act raid", f"raid {captain}", f"raid-target {target}")


def hoard(t: Position, place: int) -> list[int]:
    return t.s.treasure[place * TREASURES : place * TREASURES + TREASURES]


# Voyages


@rule("enterprise.expedition", "enterprise.costs")
def test_a_captain_kept_for_a_voyage_sets_out_for_the_north_atlantic() -> None:
    t = Position().leader("drake", WAITING).act(ENGLAND).play("act expedition")
    assert t.legal() == ["expedition drake"]
    t.play("expedition drake")
    assert t.told("expedition") == [{"leader": DRAKE}]
    assert t.s.points_left == 3
    assert t.where("drake") == "north-atlantic"
    assert t.dice_to_roll() == 2


@rule("enterprise.expedition")
def test_others_do_not_set_out() -> None:
    t = Position().leader("drake", WAITING).leader("hawkins", "london").act(ENGLAND).play("act expedition")
    assert t.refused("expedition hawkins") == {"enterprise.expedition"}
    assert t.refused("expedition leicester") == {"enterprise.expedition"}
    t = Position().leader("drake", WAITING)
    assert t.act(SPAIN).refused("act expedition") == {"enterprise.impulse"}
    assert t.begin((frames.EXPEDITION, SPAIN, 0)).refused("expedition drake") == {"enterprise.expedition"}


@rule("enterprise.expedition")
def test_without_a_port_nobody_sets_out() -> None:
    t = Position().leader("drake", WAITING).control(SPAIN, "london", "norwich", "portsmouth", "plymouth", "dublin")
    assert t.act(ENGLAND).refused("act expedition") == {"enterprise.impulse"}


@rule("enterprise.expedition", "enterprise.costs")
def test_a_captain_sails_on_zone_by_zone() -> None:
    t = abroad("antilles").leader("hawkins", WAITING).act(ENGLAND).play("act voyage")
    assert t.legal() == ["voyage drake"]
    assert t.refused("voyage hawkins") == {"enterprise.expedition"}
    t.play("voyage drake")
    assert t.legal() == ["voyage-to north-atlantic", "voyage-to caribbean-sea"]
    assert t.refused("voyage-to mexican-coast") == {"enterprise.sail"}
    assert t.refused("voyage-to antilles") == {"enterprise.sail"}
    t.play("voyage-to caribbean-sea")
    assert t.s.points_left == 4
    assert t.where("drake") == "caribbean-sea"
    assert t.told("voyage") == [{"leader": DRAKE, "zone": CARIBBEAN}]


@rule("enterprise.expedition")
def test_only_england_has_captains_abroad() -> None:
    assert abroad("antilles").act(SPAIN).refused("act voyage") == {"enterprise.impulse"}
    assert Position().leader("drake", "london").act(ENGLAND).refused("act voyage") == {"enterprise.impulse"}
    assert abroad("antilles").act(SPAIN).refused("act raid") == {"enterprise.impulse"}


@rule("navigation.table")
@pytest.mark.parametrize(
    ("captain", "dice", "event"),
    [
        ("drake", (3, 4), "unharmed"),
        ("drake", (3, 3), "damaged"),
        ("drake", (1, 4), "damaged"),
        ("drake", (1, 3), "drowned"),
        ("hawkins", (4, 4), "unharmed"),
        ("hawkins", (3, 4), "damaged"),
        ("hawkins", (1, 5), "damaged"),
        ("hawkins", (2, 3), "drowned"),
    ],
)
def test_two_dice_and_the_rating_decide_every_voyage(captain: str, dice: tuple[int, int], event: str) -> None:
    t = Position().leader(captain, WAITING).act(ENGLAND).play("act expedition", f"expedition {captain}").dice(*dice)
    number = LEADER.labels.index(captain)
    assert t.told(event) == [{"leader": number, "total": sum(dice) + t.printed.navigation[number]}]
    assert (t.s.damaged >> number & 1) == int(event == "damaged")
    assert (t.where(captain) == DEAD) is (event == "drowned")
    assert t.asked() == "act"


@rule("navigation.table")
def test_every_zone_is_rolled_for_afresh() -> None:
    t = abroad("antilles").act(ENGLAND).play("act voyage", "voyage drake", "voyage-to caribbean-sea").dice(6, 6)
    t.play("act voyage", "voyage drake", "voyage-to antilles").dice(2, 3)
    assert t.told("damaged") == [{"leader": DRAKE, "total": 7}]


@rule("navigation.second-damage", "component.turn-track")
def test_a_second_damage_ends_the_voyage_and_the_cargo_is_lost() -> None:
    t = abroad("antilles", damaged=True).treasure(IN_CARGO, "gold").act(ENGLAND)
    t.play("act voyage", "voyage drake", "voyage-to caribbean-sea").dice(3, 3)
    assert t.where("drake") == ON_TRACK
    assert t.s.damaged == 0
    assert hoard(t, SPENT) == [0, 1, 0]
    assert "turned-back" in t.heard


@rule("navigation.eliminated")
def test_a_drowned_captain_takes_his_cargo_with_him() -> None:
    t = abroad("antilles").treasure(IN_CARGO, "gold").treasure(IN_CARGO + 1, "silver").act(ENGLAND)
    t.play("act voyage", "voyage drake", "voyage-to caribbean-sea").dice(1, 1)
    assert t.where("drake") == DEAD
    assert hoard(t, SPENT) == [0, 1, 0]
    assert hoard(t, IN_CARGO + 1) == [1, 0, 0]  # what Hawkins carries is safe


# Raids


@rule("enterprise.raid", "enterprise.costs")
def test_a_raid_costs_two_points() -> None:
    t = raid(abroad("antilles"))
    assert t.s.points_left == 3
    assert t.s.fight[FIGHT_ATTACKER] == ENGLAND
    assert t.told("world-raid") == [{"leader": DRAKE, "raided": 0, "zone": ANTILLES}]


@rule("enterprise.raid")
def test_a_zone_is_raided_once_a_turn() -> None:
    t = raid(abroad("antilles").leader("hawkins", "antilles")).throw(4, 0)
    assert t.refused("act raid") == {"enterprise.impulse"}
    t = raid(abroad("antilles").leader("hawkins", "caribbean-sea")).throw(4, 0).play("act raid")
    assert t.legal() == ["raid hawkins"]
    assert t.refused("raid drake") == {"enterprise.piracy"}


@rule("enterprise.raid", "enterprise.expedition")
def test_only_captains_abroad_raid() -> None:
    t = abroad("antilles").leader("hawkins", "london").act(ENGLAND).play("act raid")
    assert t.refused("raid hawkins") == {"enterprise.expedition"}


@rule("enterprise.raid")
def test_the_target_needs_a_settlement_in_the_zone() -> None:
    t = abroad("antilles").act(ENGLAND).play("act raid", "raid drake")
    assert t.legal() == ["raid-target spain"]
    assert t.refused("raid-target portugal") == {"enterprise.raid"}
    t = abroad("north-atlantic").act(ENGLAND).play("act raid", "raid drake")
    assert t.legal() == ["raid-target spain", "raid-target portugal"]


@rule("enterprise.raid")
def test_a_zone_without_settlements_is_not_raided() -> None:
    t = Position(game=game_with(("mexican-coast", "spanish", "0"))).leader("drake", "mexican-coast")
    t.leader("hawkins", "antilles").act(ENGLAND).play("act raid")
    assert t.refused("raid drake") == {"enterprise.raid"}
    assert t.legal() == ["raid hawkins"]
    t.s.raided = 1 << (9 + 5 + 3)
    assert t.refused("raid drake") == {"enterprise.raid", "enterprise.piracy"}


@rule("piracy.world.order", "piracy.world.defence-dice.spain")
def test_spain_rolls_first_for_patrols_escorts_and_fortress() -> None:
    t = raid(guarded(abroad("antilles"), ANTILLES, patrols=2, fortress=1, escorts=1))
    assert t.asked() == "defence-die"
    assert t.dice_to_roll() == 4


@rule("piracy.world.defence-dice.portugal")
def test_portugal_rolls_for_its_settlements() -> None:
    t = raid(guarded(abroad("north-atlantic"), NORTH_ATLANTIC, patrols=3, fortress=1), "portugal")
    assert t.dice_to_roll() == t.printed.portuguese[NORTH_ATLANTIC]


@rule("piracy.world.attack-dice.base", "piracy.world.attack-dice.rating")
def test_two_dice_and_the_rating_or_one_for_a_single_settlement() -> None:
    raid(abroad("antilles")).throw(4, 0)
    raid(abroad("antilles", "hawkins"), captain="hawkins").throw(3, 0)
    raid(abroad("north-atlantic")).throw(3, 0)
    raid(abroad("north-atlantic"), "portugal").throw(2, 0).throw(4, 0)


@rule("piracy.world.captain-hits", "piracy.world.attack-dice.base")
def test_the_first_hit_damages_the_captain_who_then_has_a_die_less() -> None:
    t = raid(guarded(abroad("antilles"), ANTILLES, patrols=2)).throw(2, 1)
    assert t.s.damaged == 1 << DRAKE
    assert t.told("raid-defence") == [{"hits": 1}]
    t.throw(3, 0)
    assert t.told("raid-result") == [{"raider": ENGLAND, "hits": 0}]
    assert raid(abroad("antilles")).throw(4, 0).s.damaged == 0
    t = raid(abroad("antilles", damaged=True)).throw(3, 0)
    assert t.s.damaged == 1 << DRAKE


@rule("piracy.world.captain-hits")
@pytest.mark.parametrize(("damaged", "hits"), [(False, 2), (True, 1)])
def test_the_second_hit_removes_him_with_his_cargo_and_ends_the_raid(damaged: bool, hits: int) -> None:
    t = guarded(abroad("antilles", damaged=damaged), ANTILLES, patrols=2).treasure(IN_CARGO, "pearls")
    t = raid(t).throw(2, hits)
    assert t.where("drake") == DEAD
    assert t.s.damaged == 0
    assert hoard(t, SPENT) == [0, 0, 1]
    assert t.told("captain-lost") == [{"leader": DRAKE}]
    assert t.asked() == "act"


@rule("piracy.world.order")
def test_the_dice_of_the_voyage_are_not_read_again() -> None:
    t = abroad("caribbean-sea").act(ENGLAND).play("act voyage", "voyage drake", "voyage-to antilles").dice(6, 6)
    t.play("act raid", "raid drake", "raid-target spain").throw(4, 0)
    assert t.asked() == "act"


# Rewards


@rule("piracy.world.reward.a")
def test_an_escort_is_lost_before_a_patrol() -> None:
    t = guarded(abroad("antilles"), ANTILLES, patrols=1, escorts=1)
    t = raid(t).throw(2, 0).throw(4, 4)
    t.play("reward piece")
    assert t.told("patrol-lost") == [{"zone": ANTILLES}]
    assert (t.s.patrols[ANTILLES], t.s.escorts[ANTILLES]) == (1, 0)
    t.play("reward point", "reward piece")
    assert (t.s.patrols[ANTILLES], t.s.escorts[ANTILLES]) == (0, 0)
    assert t.legal() == ["reward point"]
    assert t.refused("reward piece") == {"piracy.europe.even-split"}


@rule("piracy.world.reward.a", "piracy.world.reward.b")
def test_portugal_has_no_patrols_and_its_own_treasure() -> None:
    t = guarded(abroad("north-atlantic"), NORTH_ATLANTIC, patrols=1).treasure(NORTH_ATLANTIC, "gold")
    t = raid(t, "portugal").throw(2, 0).throw(4, 1)
    assert t.legal() == ["reward point"]
    t = abroad("north-atlantic").treasure(NORTH_ATLANTIC, "gold").treasure(IN_PORTUGAL_S, "pearls")
    t = raid(t, "portugal").throw(2, 0).throw(4, 1).play("reward prize")
    assert t.chances() == {"loot pearls": 1}
    t.play("* loot pearls")
    assert hoard(t, IN_CARGO) == [0, 0, 1]
    assert hoard(t, IN_PORTUGAL_S) == [0, 0, 0]


@rule("piracy.world.reward.b")
def test_a_treasure_of_the_zone_is_drawn_at_random_and_loaded() -> None:
    t = abroad("antilles").treasure(ANTILLES, "silver", "gold", "gold").treasure(IN_FLEET, "pearls")
    t = raid(t).throw(4, 1).play("reward prize")
    assert t.chances() == {"loot silver": 1, "loot gold": 2}
    t.play("* loot gold")
    assert hoard(t, IN_CARGO) == [0, 1, 0]
    assert hoard(t, ANTILLES) == [1, 1, 0]
    assert t.told("loot") == [{"leader": DRAKE, "treasure": 1}]


@rule("piracy.world.reward.b")
def test_the_indies_fleet_can_be_looted_where_it_is() -> None:
    t = abroad("antilles", "hawkins").treasure(IN_FLEET, "pearls")
    t.s.fleet_zone = ANTILLES
    t = raid(t, captain="hawkins").throw(3, 1).play("reward prize", "* loot pearls")
    assert hoard(t, IN_FLEET) == [0, 0, 0]
    assert hoard(t, IN_CARGO + 1) == [0, 0, 1]
    t = abroad("antilles").treasure(IN_FLEET, "pearls")
    t.s.fleet_zone = CARIBBEAN
    assert raid(t).throw(4, 1).refused("reward prize") == {"piracy.europe.even-split"}


@rule("piracy.world.reward.c")
def test_a_raid_scores_piracy_points() -> None:
    t = raid(abroad("antilles")).throw(4, 1)
    before = t.s.vp[ENGLAND]
    t.play("reward point")
    assert (t.s.vp[ENGLAND], t.s.piracy_vp[ENGLAND]) == (before + 1, 1)


@rule("piracy.world.even-split")
def test_hits_are_shared_evenly_here_too() -> None:
    t = guarded(abroad("antilles"), ANTILLES, patrols=2).treasure(ANTILLES, "silver", "silver")
    t = raid(t).throw(2, 0).throw(4, 4).play("reward point")
    assert t.legal() == ["reward piece", "reward prize"]
    assert t.refused("reward level") == {"piracy.europe.even-split"}
    t.play("reward prize", "* loot silver", "reward piece")
    assert t.legal() == ["reward piece", "reward prize", "reward point"]


@rule("piracy.world.even-split")
@pytest.mark.parametrize(("raider_chooses", "seat"), [(0, SPAIN), (1, ENGLAND)])
def test_the_target_or_the_raider_chooses(raider_chooses: int, seat: int) -> None:
    t = abroad("north-atlantic").treasure(IN_PORTUGAL_S, "gold")
    t.s.raider_chooses = raider_chooses
    assert raid(t, "portugal").throw(2, 0).throw(4, 1).asked_seat() == seat


@rule("piracy.world.hide-treasure")
def test_with_a_fortress_spain_may_keep_a_treasure_out_of_the_draw() -> None:
    t = guarded(abroad("antilles"), ANTILLES, fortress=1).treasure(ANTILLES, "silver", "gold")
    t = raid(t).throw(1, 0).throw(4, 2)
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["hide silver", "hide gold", "hide nothing"]
    assert t.refused("hide pearls") == {"enterprise.treasure"}
    t.play("hide gold", "reward prize")
    assert t.chances() == {"loot silver": 1}
    t.play("* loot silver")
    assert t.legal() == ["reward point"]  # the hidden one is all that is left
    assert t.told("hides") == [{"treasure": 1}]


@rule("piracy.world.hide-treasure")
def test_only_one_treasure_of_its_kind_is_hidden_and_only_for_this_raid() -> None:
    t = guarded(abroad("antilles"), ANTILLES, fortress=1).treasure(ANTILLES, "gold", "gold", "gold")
    t = raid(t).throw(1, 0).throw(4, 1).play("hide gold", "reward prize")
    assert t.chances() == {"loot gold": 2}
    t.play("* loot gold").leader("hawkins", "caribbean-sea").treasure(CARIBBEAN, "gold")
    t.play("act raid", "raid hawkins", "raid-target spain").throw(3, 1).play("reward prize")
    assert t.chances() == {"loot gold": 1}


@rule("piracy.world.hide-treasure")
def test_spain_may_hide_nothing() -> None:
    t = guarded(abroad("antilles"), ANTILLES, fortress=1).treasure(ANTILLES, "gold")
    t = raid(t).throw(1, 0).throw(4, 1).play("hide nothing", "reward prize")
    assert t.chances() == {"loot gold": 1}
    assert "hides" not in t.heard


@rule("piracy.world.hide-treasure")
def test_spain_is_not_asked_in_vain() -> None:
    assert raid(abroad("antilles").treasure(ANTILLES, "gold")).throw(4, 1).asked() == "reward"  # no fortress
    assert raid(guarded(abroad("antilles"), ANTILLES, fortress=1)).throw(1, 0).throw(4, 1).asked() == "reward"
    t = guarded(abroad("antilles"), ANTILLES, fortress=1).treasure(ANTILLES, "gold")
    assert raid(t).throw(1, 0).throw(4, 0).asked() == "act"
    t = guarded(abroad("north-atlantic"), NORTH_ATLANTIC, fortress=1).treasure(IN_PORTUGAL_S, "gold")
    assert raid(t, "portugal").throw(2, 0).throw(4, 1).asked() == "reward"  # the fortress is Spain's


# The colony


@rule("enterprise.colony", "enterprise.costs")
def test_a_captain_in_the_north_atlantic_founds_the_colony() -> None:
    t = abroad("north-atlantic", "hawkins").act(ENGLAND).play("act colony")
    assert t.s.colony == 1
    assert t.s.points_left == 2
    assert "colonises" in t.heard
    assert t.where("hawkins") == "north-atlantic"
    assert abroad("north-atlantic").act(ENGLAND, 2).refused("act colony") == {"enterprise.costs"}


@rule("enterprise.colony")
def test_england_has_one_colony() -> None:
    t = abroad("north-atlantic").act(ENGLAND).play("act colony")
    t.s.points_left = 5
    assert t.refused("act colony") == {"enterprise.colony"}


@rule("enterprise.colony")
def test_others_and_elsewhere_found_none() -> None:
    assert abroad("antilles").act(ENGLAND).refused("act colony") == {"enterprise.colony"}
    assert abroad("north-atlantic").act(SPAIN).refused("act colony") == {"enterprise.colony"}
    assert abroad("north-atlantic").act(REBELS).refused("act colony") == {"enterprise.colony"}
