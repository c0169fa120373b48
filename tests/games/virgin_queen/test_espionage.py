"""Informants, and the missions up to the throw of the dice."""

from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.espionage.missions import INFORMANT_COST
from fondaco.games.virgin_queen.vocabulary import CAPTIVE, DEAD, MARY_DEAD, MARY_FREE, POWERS, WAITING

LATE = 6
"""A turn on which everything may be tried."""


def mission(t: Position, power: int, *moves: str) -> Position:
    """A power tries a mission without the aid of cards."""
    return t.act(power).play(*moves, "aid roll")


def intelligence(t: Position, power: int = ENGLAND, target: str = "spain") -> Position:
    return mission(t, power, "act intelligence", f"intelligence {target}")


def murder(t: Position, victim: str, cost: int = 2, power: int = SPAIN) -> Position:
    return mission(t, power, "act assassinate", f"assassinate {victim}", f"mission-cost {cost}")


def plot(t: Position, cost: int = 3) -> Position:
    return mission(t, SPAIN, "act plot", f"mission-cost {cost}")


def late() -> Position:
    return Position(turn=LATE)


# Informants


@rule("enterprise.informant", "enterprise.costs", "espionage.operative")
def test_an_informant_is_placed_on_another_s_power_card() -> None:
    t = Position().act(ENGLAND).play("act informant")
    assert t.legal() == ["informant spain", "informant rebels"]
    assert t.refused("informant england") == {"espionage.intel.target"}
    t.play("informant spain")
    assert t.s.points_left == 5 - INFORMANT_COST
    assert t.told("informant") == [{"power": ENGLAND, "other": SPAIN}]


@rule("enterprise.informant")
def test_there_is_one_for_each_pair_of_powers() -> None:
    t = Position().informant(ENGLAND, SPAIN).act(ENGLAND).play("act informant")
    assert t.refused("informant spain") == {"enterprise.informant"}
    assert t.legal() == ["informant rebels"]
    t = Position().informant(ENGLAND, SPAIN).informant(ENGLAND, REBELS).act(ENGLAND)
    assert t.refused("act informant") == {"enterprise.impulse"}


@rule("enterprise.informant", "enterprise.players")
def test_with_two_players_nobody_spies_on_himself() -> None:
    t = Position(2).act(ENGLAND).play("act informant")
    assert t.legal() == ["informant spain"]
    assert t.refused("informant rebels") == {"espionage.intel.target"}


@rule("espionage.informant")
def test_an_informant_gives_two_dice_from_the_next_impulse_on() -> None:
    t = Position().hand(SPAIN, "two").act(ENGLAND, 9).play("act informant", "informant spain", "act intelligence")
    t.play("intelligence spain", "aid roll").throw(2, 0)
    t = (
        Position()
        .hand(SPAIN, "two")
        .hand(ENGLAND, "two")
        .act(ENGLAND)
        .play("act informant", "informant spain", "act end")
    )
    t.s.passes = 0
    t.play("impulse pass", "impulse play two", "act intelligence", "intelligence spain", "aid roll").throw(4, 0)


@rule("espionage.informant")
def test_only_one_s_own_informant_on_the_target_helps() -> None:
    intelligence(Position().informant(ENGLAND, REBELS).informant(REBELS, SPAIN).informant(SPAIN, ENGLAND)).throw(2, 0)
    intelligence(Position().informant(ENGLAND, SPAIN)).throw(4, 0)


# When


@rule("espionage.turn-three")
def test_no_mission_before_turn_three() -> None:
    t = Position(turn=2).leader("parma", "antwerp").act(ENGLAND)
    assert t.refused("act intelligence") == {"espionage.turn-three"}
    assert t.refused("act assassinate") == {"espionage.turn-three"}
    t = Position(turn=2).begin((frames.INTELLIGENCE, ENGLAND, 0))
    assert t.refused("intelligence spain") == {"espionage.turn-three"}
    assert "act intelligence" in Position(turn=3).act(ENGLAND).legal()


@rule("enterprise.missions")
def test_a_power_tries_one_mission_in_an_impulse() -> None:
    t = late().leader("leicester", "london").act(SPAIN).play("act intelligence", "intelligence england", "aid roll")
    t.throw(2, 0)
    assert t.refused("act intelligence") == {"enterprise.missions"}
    assert t.refused("act assassinate") == {"enterprise.missions"}
    assert t.refused("act plot") == {"enterprise.missions"}


@rule("enterprise.missions")
def test_the_next_impulse_brings_another() -> None:
    t = late().hand(SPAIN, "five").act(SPAIN).play("act intelligence", "intelligence england", "aid roll").throw(2, 0)
    t.play("act end", "impulse play five")
    assert "act plot" in t.legal()


@rule("enterprise.missions")
def test_each_kind_is_tried_once_a_turn_against_each_power() -> None:
    t = late().leader("leicester", "london").leader("orange", "amsterdam")
    t = intelligence(t, SPAIN, "england").throw(2, 0)
    t.s.mission_tried = 0
    t.play("act intelligence")
    assert t.refused("intelligence england") == {"enterprise.missions"}
    assert t.legal() == ["intelligence rebels"]
    t.play("intelligence rebels", "aid roll").throw(2, 0)
    t.s.mission_tried, t.s.points_left = 0, 5
    t.play("act assassinate")
    assert t.legal() == ["assassinate leicester", "assassinate orange", "assassinate elizabeth"]


@rule("enterprise.missions")
def test_two_obstacles_are_named_together() -> None:
    t = late()
    t.s.mission_tried, t.s.missions[SPAIN] = 1, 1 << ENGLAND
    t.begin((frames.INTELLIGENCE, SPAIN, 0))
    assert len(t.game.reasons(t.s, t.s.frames[-1], ENGLAND)) == 2


@rule("enterprise.missions", "enterprise.alliance")
def test_allies_are_left_alone() -> None:
    t = late().alliance().leader("orange", "amsterdam").act(ENGLAND).play("act intelligence")
    assert t.refused("intelligence rebels") == {"enterprise.missions"}
    t = late().alliance().leader("orange", "amsterdam").leader("parma", "antwerp").act(ENGLAND).play("act assassinate")
    assert t.refused("assassinate orange") == {"enterprise.missions"}
    assert t.legal() == ["assassinate parma"]


# Targets


@rule("espionage.intel.target", "espionage.intel.cost", "espionage.intel.no-defence")
def test_intelligence_on_another_power_costs_two_points_and_has_two_dice() -> None:
    t = Position().hand(SPAIN, "cipher-key").knows(SPAIN, "cryptography").act(ENGLAND).play("act intelligence")
    assert t.refused("intelligence england") == {"espionage.intel.target"}
    t.play("intelligence spain")
    assert t.s.points_left == 3
    t.play("aid roll").throw(2, 0)
    assert t.asked() == "act"  # the target rolls nothing


@rule("espionage.intel.no-defence", "espionage.cryptography.defence")
def test_the_target_of_intelligence_is_not_even_asked_for_its_key() -> None:
    t = intelligence(Position().hand(SPAIN, "cipher-key"))
    assert t.asked() == "attack-die"
    assert t.cards(SPAIN) == ["cipher-key"]


@rule("espionage.assassination.target")
def test_army_leaders_on_the_map_and_elizabeth_can_be_murdered() -> None:
    t = late().leader("leicester", "london").leader("drake", "london").captive("orange", SPAIN, CAPTIVE)
    t.leader("parma", "antwerp").act(SPAIN).play("act assassinate")
    assert t.legal() == ["assassinate leicester", "assassinate elizabeth"]
    assert t.refused("assassinate drake") == {"espionage.assassination.target"}  # no army leader
    assert t.refused("assassinate orange") == {"espionage.assassination.target"}  # a captive
    assert t.refused("assassinate parma") == {"espionage.intel.target"}  # one's own
    t = late().leader("leicester", WAITING).act(SPAIN).play("act assassinate")
    assert t.legal() == ["assassinate elizabeth"]


@rule("espionage.assassination.target")
def test_the_dead_cannot_be_murdered() -> None:
    t = late().leader("leicester", DEAD)
    t.s.elizabeth = 0
    assert t.act(SPAIN).refused("act assassinate") == {"enterprise.impulse"}


@rule("espionage.assassination.target")
def test_the_rebels_too_may_aim_at_elizabeth() -> None:
    t = late().act(REBELS).play("act assassinate")
    assert t.legal() == ["assassinate elizabeth"]
    assert late().act(ENGLAND).refused("act assassinate") == {"enterprise.impulse"}


@rule("espionage.rebellion.target")
def test_only_spain_plots() -> None:
    for power in (ENGLAND, REBELS):
        assert late().act(power).refused("act plot") == {"espionage.rebellion.target"}
    t = late().act(SPAIN).play("act plot")
    assert t.told("plot") == [{}]


@rule("enterprise.espionage")
def test_no_plot_is_ripe_before_turn_5() -> None:
    assert Position(turn=4).act(SPAIN).refused("act plot") == {"enterprise.espionage"}
    assert "act plot" in Position(turn=5).act(SPAIN).legal()


# Attack dice


@rule("espionage.assassination.cost")
def test_an_assassination_has_a_die_for_each_of_two_to_four_points() -> None:
    for cost in (2, 3, 4):
        t = murder(late().leader("leicester", "london"), "leicester", cost)
        assert t.s.points_left == 5 - cost
        assert t.dice_to_roll() == cost
    t = late().leader("leicester", "london").act(SPAIN, 3).play("act assassinate", "assassinate leicester")
    assert t.legal() == ["mission-cost 2", "mission-cost 3"]
    assert t.refused("mission-cost 4") == {"enterprise.costs"}
    assert t.refused("mission-cost 5") == {"espionage.assassination.cost"}
    assert t.refused("mission-cost 1") == {"espionage.assassination.cost"}


@rule("espionage.rebellion.cost")
def test_a_plot_has_a_die_for_each_of_three_to_five_points() -> None:
    for cost in (3, 4, 5):
        t = late()
        t.s.mary = MARY_DEAD
        t = plot(t, cost)
        assert t.s.points_left == 5 - cost
        assert t.dice_to_roll() == cost
    t = late().act(SPAIN, 4).play("act plot")
    assert t.legal() == ["mission-cost 3", "mission-cost 4"]
    assert t.refused("mission-cost 5") == {"enterprise.costs"}
    assert t.refused("mission-cost 2") == {"espionage.rebellion.cost"}


@rule("espionage.intel.walsingham")
def test_walsingham_gives_intelligence_two_dice_and_the_others_none() -> None:
    t = Position().home("walsingham").impulse(ENGLAND).play("impulse home walsingham", "act intelligence")
    t.play("intelligence spain", "aid roll").throw(4, 0)
    t = Position().home("walsingham").leader("parma", "madrid").impulse(ENGLAND).play("impulse home walsingham")
    t.play("act assassinate", "assassinate parma", "mission-cost 2", "aid roll").throw(2, 0)
    t = Position().home("privy-council").impulse(ENGLAND).play("impulse home privy-council", "act intelligence")
    t.play("intelligence spain", "aid roll").throw(2, 0)


@rule("espionage.cryptography.attack")
def test_cryptography_gives_a_die_in_all_three_missions() -> None:
    intelligence(Position().knows(ENGLAND, "cryptography")).throw(3, 0)
    assert murder(late().leader("leicester", "london").knows(SPAIN, "cryptography"), "leicester").dice_to_roll() == 3
    assert plot(late().knows(SPAIN, "cryptography")).dice_to_roll() == 3 + 3 + 1


@rule("espionage.cryptography.attack", "enterprise.aid")
def test_the_cipher_key_is_played_in_its_stead() -> None:
    t = Position().hand(ENGLAND, "cipher-key").act(ENGLAND).play("act intelligence", "intelligence spain")
    assert t.legal() == ["aid roll", "aid play cipher-key"]
    t.play("aid play cipher-key")
    assert t.told("plays-along") == [{"power": ENGLAND, "card": 5}]
    assert t.cards(ENGLAND) == []
    assert t.s.discard[5] == 1
    assert t.legal() == ["aid roll"]
    t.play("aid roll").throw(3, 0)


@rule("espionage.cryptography.attack", "enterprise.aid")
def test_the_key_is_of_no_use_beside_cryptography() -> None:
    t = Position().hand(ENGLAND, "cipher-key").knows(ENGLAND, "cryptography").act(ENGLAND)
    t.play("act intelligence", "intelligence spain")
    assert t.legal() == ["aid roll"]
    assert t.refused("aid play cipher-key") == {"enterprise.aid"}


@rule("enterprise.aid")
def test_only_cards_in_hand_that_help_are_played() -> None:
    t = (
        Position()
        .hand(ENGLAND, "five", "hand-pistols", "mary")
        .act(ENGLAND)
        .play("act intelligence", "intelligence spain")
    )
    assert t.refused("aid play cipher-key") == {"enterprise.impulse"}  # not in hand
    assert t.refused("aid play five") == {"enterprise.aid"}
    assert t.refused("aid play hand-pistols") == {"enterprise.aid"}
    assert t.refused("aid play mary") == {"enterprise.aid"}


@rule("enterprise.aid", "enterprise.secrets")
def test_being_asked_for_a_card_does_not_tell_whether_one_holds_it() -> None:
    t = Position().act(ENGLAND).play("act intelligence", "intelligence spain")
    number, a, b = t.s.frames[-1]
    assert not t.game.steps[number].may_be_forced(t.s, a, b)
    t = murder(late().leader("leicester", "london").hand(ENGLAND, "one"), "leicester")
    assert t.asked() == "guard"
    number, a, b = t.s.frames[-1]
    assert not t.game.steps[number].may_be_forced(t.s, a, b)


@rule("espionage.assassination.pistols", "enterprise.aid")
def test_hand_pistols_give_an_assassination_two_dice() -> None:
    t = late().leader("leicester", "london").hand(SPAIN, "hand-pistols").act(SPAIN)
    t.play("act assassinate", "assassinate leicester", "mission-cost 2", "aid play hand-pistols", "aid roll")
    assert t.dice_to_roll() == 4
    t = late().hand(SPAIN, "hand-pistols").act(SPAIN).play("act plot", "mission-cost 3")
    assert t.refused("aid play hand-pistols") == {"enterprise.aid"}


@rule("espionage.assassination.mary", "enterprise.aid")
def test_mary_helps_only_against_elizabeth() -> None:
    t = late().hand(SPAIN, "mary").act(SPAIN).play("act assassinate", "assassinate elizabeth", "mission-cost 2")
    t.play("aid play mary", "aid roll")
    assert t.dice_to_roll() == 2 + 1 + 3
    assert murder(late(), "elizabeth").dice_to_roll() == 2 + 1
    t = late()
    t.s.mary = MARY_FREE
    assert murder(t, "elizabeth").dice_to_roll() == 2 + 1
    t = late().hand(SPAIN, "mary").leader("leicester", "london").act(SPAIN)
    t.play("act assassinate", "assassinate leicester", "mission-cost 2")
    assert t.refused("aid play mary") == {"enterprise.aid"}


@rule("espionage.assassination.mary", "espionage.rebellion.mary")
def test_a_dead_mary_helps_nobody() -> None:
    t = late().hand(SPAIN, "mary")
    t.s.mary = MARY_DEAD
    t = t.act(SPAIN).play("act assassinate", "assassinate elizabeth", "mission-cost 2")
    assert t.refused("aid play mary") == {"enterprise.aid"}
    t.play("aid roll")
    assert t.dice_to_roll() == 2


@rule("espionage.rebellion.mary", "enterprise.aid")
def test_a_living_mary_gives_a_plot_three_dice_and_her_card_three_more() -> None:
    assert plot(late()).dice_to_roll() == 3 + 3
    t = late().hand(SPAIN, "mary").act(SPAIN).play("act plot", "mission-cost 3", "aid play mary", "aid roll")
    assert t.dice_to_roll() == 3 + 3 + 3


@rule("espionage.rebellion.jesuits")
def test_every_jesuit_in_england_gives_a_die() -> None:
    assert plot(late().jesuits(england=2, netherlands=1)).dice_to_roll() == 6 + 2


@rule("espionage.rebellion.regulars")
def test_regulars_nearby_give_two_dice_and_in_england_four() -> None:
    assert plot(late().units("dublin", spanish_regular=1)).dice_to_roll() == 6 + 2
    assert plot(late().units("edinburgh", spanish_regular=3)).dice_to_roll() == 6 + 2
    assert plot(late().units("dublin", spanish_regular=1).units("edinburgh", spanish_regular=1)).dice_to_roll() == 6 + 2
    assert plot(late().units("york", spanish_regular=2)).dice_to_roll() == 6 + 4
    assert plot(late().units("york", spanish_regular=1).units("dublin", spanish_regular=1)).dice_to_roll() == 6 + 6
    assert (
        plot(late().units("york", cavalry=1, english_regular=2).units("antwerp", spanish_regular=2)).dice_to_roll() == 6
    )


@rule("espionage.informant")
def test_an_informant_helps_in_all_three_missions() -> None:
    assert murder(late().leader("leicester", "london").informant(SPAIN, ENGLAND), "leicester").dice_to_roll() == 4
    assert plot(late().informant(SPAIN, ENGLAND)).dice_to_roll() == 6 + 2


@rule("espionage.intel.cost", "espionage.intel.no-hit")
def test_dice_that_lay_on_the_table_are_not_read_again() -> None:
    t = Position().hand(SPAIN, "one")
    t.s.attack_dice, t.s.defence_dice = [6, 6], [6]
    t = intelligence(t).throw(2, 0)
    assert t.told("gathered") == [{"power": ENGLAND, "hits": 0}]
    t = late()
    t.s.attack_dice, t.s.defence_dice = [6, 6], [6]
    t = plot(t).throw(6, 1).throw(5, 1)
    assert t.told("margin") == [{"hits": 1, "taken": 1}]


# Defence dice


def defence(t: Position) -> int:
    """The defender's dice, once the attacker has rolled."""
    t.throw(t.dice_to_roll(), 0)
    return t.dice_to_roll()


@rule("espionage.assassination.defence-base", "espionage.assassination.defence-rating")
def test_a_leader_has_a_die_and_one_for_each_point_of_his_rating() -> None:
    t = late().leader("orange", "antwerp")
    assert defence(murder(t, "orange")) == 1 + 2
    assert defence(murder(late().leader("leicester", "dublin"), "leicester")) == 1 + 1


@rule("espionage.assassination.defence-home")
def test_in_a_controlled_home_space_he_has_one_more() -> None:
    assert defence(murder(late().leader("leicester", "york"), "leicester")) == 1 + 1 + 1
    assert defence(murder(late().control(SPAIN, "york").leader("leicester", "york"), "leicester")) == 1 + 1
    assert defence(murder(late().leader("leicester", "amsterdam"), "leicester")) == 1 + 1
    t = late().control(REBELS, "amsterdam").leader("orange", "amsterdam")
    assert defence(murder(t, "orange")) == 1 + 2 + 1


@rule("espionage.assassination.defence-elizabeth")
def test_elizabeth_has_four_dice() -> None:
    assert defence(murder(late(), "elizabeth")) == 4


@rule("espionage.rebellion.defence-base")
def test_england_has_five_dice_against_a_plot() -> None:
    assert defence(plot(late())) == 5


@rule("espionage.cryptography.defence")
def test_cryptography_defends_with_a_die() -> None:
    assert defence(murder(late().knows(ENGLAND, "cryptography"), "elizabeth")) == 5
    assert defence(plot(late().knows(ENGLAND, "cryptography").hand(ENGLAND, "cipher-key"))) == 6
    assert defence(plot(late().knows(REBELS, "cryptography"))) == 5


@rule("espionage.cryptography.defence")
def test_a_defender_may_play_the_cipher_key() -> None:
    t = murder(late().hand(ENGLAND, "cipher-key", "one"), "elizabeth")
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["guard decline", "guard play"]
    t.play("guard play")
    assert t.told("plays-along") == [{"power": ENGLAND, "card": 5}]
    assert t.cards(ENGLAND) == ["one"]
    assert t.s.discard[5] == 1
    assert defence(t) == 5
    t = plot(late().hand(ENGLAND, "cipher-key")).play("guard decline")
    assert t.cards(ENGLAND) == ["cipher-key"]
    assert defence(t) == 5
    assert defence(plot(late().hand(ENGLAND, "cipher-key")).play("guard play")) == 6


@rule("espionage.cryptography.defence", "enterprise.impulse")
def test_a_key_one_does_not_hold_is_not_played() -> None:
    t = plot(late().hand(ENGLAND, "one"))
    assert t.legal() == ["guard decline"]
    assert t.refused("guard play") == {"enterprise.impulse"}
    assert plot(late()).asked() == "attack-die"  # an empty hand is known to hold none
    assert plot(late().hand(ENGLAND, "one").knows(ENGLAND, "cryptography")).asked() == "attack-die"


@rule("enterprise.missions")
def test_a_mission_is_marked_for_the_turn() -> None:
    t = intelligence(Position(), ENGLAND, "rebels")
    assert t.s.missions == [0, 1 << REBELS, 0]
    assert t.s.mission_tried == 1
    assert t.told("intelligence") == [{"power": ENGLAND, "other": REBELS}]
    t = murder(late().leader("orange", "antwerp"), "orange")
    assert t.s.missions == [1 << (POWERS + REBELS), 0, 0]
