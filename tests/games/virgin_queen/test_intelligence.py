"""What intelligence brings: operatives neutralised, hands seen, cards lost."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.vocabulary import (
    HELD,
    POWERS,
    SPENT,
    TREASURES,
)
from fondaco.kernel import EVERYONE, NATURE

LATE = 6


def gather(t: Position, *dice: int, power: int = ENGLAND, target: str = "spain") -> Position:
    return t.act(power).play("act intelligence", f"intelligence {target}", "aid roll").dice(*dice)


@rule("espionage.intel.no-hit")
def test_without_a_hit_nothing_happens() -> None:
    t = gather(Position().hand(SPAIN, "five").jesuits(england=1), 4, 4)
    assert t.told("gathered") == [{"power": ENGLAND, "hits": 0}]
    assert t.asked() == "act"
    assert t.s.penalty == [0, 0, 0]


@rule("espionage.intel.actions")
def test_each_hit_is_one_action_and_none_is_taken_twice() -> None:
    t = gather(Position().hand(SPAIN, "one", "two", "three").jesuits(england=1), 5, 6)
    assert t.legal() == ["gather neutralise", "gather look", "gather discard", "gather stop"]
    t.play("gather look").see()
    assert t.refused("gather look") == {"espionage.intel.actions"}
    t.play("gather discard", "* discard-any card two")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_three_actions_are_all_there_are() -> None:
    t = Position().hand(SPAIN, "one", "two", "three", "four").jesuits(england=1).informant(ENGLAND, SPAIN)
    t = gather(t, 6, 6, 6, 6).play("gather look").see()
    t.play("gather discard", "* discard-any card two", "gather neutralise", "neutralise jesuit", "* second-die 3")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_a_hit_may_be_left_unused() -> None:
    t = gather(Position().hand(SPAIN, "one"), 5, 5).play("gather stop")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_only_what_can_do_something_is_offered() -> None:
    t = gather(Position().hand(SPAIN, "one"), 5, 5)
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}
    assert t.refused("gather discard") == {"espionage.intel.actions"}
    assert gather(Position(), 6, 6).asked() == "act"  # nothing at all
    t = gather(Position().jesuits(england=1), 5, 5)
    assert t.refused("gather look") == {"espionage.intel.actions"}


@rule("espionage.offensive.a", "espionage.operative")
def test_the_target_s_informant_is_neutralised() -> None:
    t = Position().informant(SPAIN, ENGLAND).informant(REBELS, ENGLAND).informant(SPAIN, REBELS).jesuits(netherlands=1)
    t = gather(t, 5, 4).play("gather neutralise")
    assert t.legal() == ["neutralise informant spain"]
    assert t.refused("neutralise informant rebels") == {"espionage.offensive.a"}
    assert t.refused("neutralise jesuit") == {"espionage.offensive.a"}  # he is in the Netherlands
    t.play("neutralise informant spain")
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    assert t.s.informant[SPAIN * POWERS + REBELS] == 1
    assert t.told("informant-neutralised") == [{"power": SPAIN, "other": ENGLAND}]
    assert t.asked() == "second-die"


@rule("espionage.offensive.a", "espionage.operative")
@pytest.mark.parametrize(("power", "left"), [(ENGLAND, [0, 1]), (REBELS, [1, 0])])
def test_a_jesuit_in_one_s_own_country_goes_back_to_the_reserve(power: int, left: list[int]) -> None:
    t = Position().jesuits(england=1, netherlands=1)
    reserve = t.s.jesuits[0]
    t = gather(t, 5, 4, power=power).play("gather neutralise", "neutralise jesuit", "* second-die 6")
    assert t.s.jesuits == [reserve + 1, *left]
    assert "jesuit-neutralised" in t.heard
    assert t.asked() == "act"


@rule("espionage.offensive.a")
def test_jesuits_are_found_only_where_spain_is_the_target() -> None:
    t = gather(Position().jesuits(england=1).hand(REBELS, "one"), 5, 4, target="rebels")
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}
    t = gather(Position().jesuits(england=1).hand(ENGLAND, "one"), 5, 4, power=SPAIN, target="england")
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}


@rule("espionage.offensive.a-second")
@pytest.mark.parametrize(("die", "found"), [(3, False), (4, True)])
def test_on_four_or_more_another_operative_is_found(die: int, found: bool) -> None:
    t = Position().informant(SPAIN, ENGLAND).informant(REBELS, ENGLAND)
    t = gather(t, 5, 4).play("gather neutralise", "neutralise informant spain", f"* second-die {die}")
    assert t.told("second-die") == [{"die": die}]
    assert t.asked() == ("neutralise" if found else "act")
    if found:
        assert t.legal() == ["neutralise informant rebels"]
        t.play("neutralise informant rebels")
        assert t.s.informant[REBELS * POWERS + ENGLAND] == 0


@rule("espionage.offensive.a-second")
def test_the_second_may_be_a_jesuit_but_not_the_target_s_informant() -> None:
    t = Position().informant(SPAIN, ENGLAND).jesuits(england=2)
    t = gather(t, 5, 4).play("gather neutralise", "neutralise jesuit", "* second-die 4")
    assert t.legal() == ["neutralise jesuit"]
    assert t.refused("neutralise informant spain") == {"espionage.offensive.a"}
    t.play("neutralise jesuit")
    assert t.s.jesuits[1] == 0


@rule("espionage.offensive.a-second")
def test_the_die_is_rolled_even_if_the_first_step_finds_nobody() -> None:
    t = gather(Position().informant(REBELS, ENGLAND), 5, 4).play("gather neutralise")
    assert t.asked() == "second-die"
    t.play("* second-die 4", "neutralise informant rebels")
    assert t.asked() == "act"


@rule("espionage.offensive.a-second")
def test_a_second_victim_nobody_has_is_not_looked_for() -> None:
    t = gather(Position().informant(SPAIN, ENGLAND), 5, 4).play("gather neutralise", "neutralise informant spain")
    assert t.play("* second-die 6").asked() == "act"


@rule("espionage.offensive.b", "enterprise.secrets")
def test_only_the_one_who_looks_sees_the_hand() -> None:
    t = Position().hand(SPAIN, "one", "five", "five").hand(REBELS, "two").home("jesuit-college")
    t = gather(t, 5, 4).play("gather look")
    while t.asked() in ("show", "show-home"):
        number, a, b = t.s.frames[-1]
        assert t.game.steps[number].witness(t.s, a, b) == ENGLAND
        assert t.asked_seat() == NATURE
        t.play(*t.chances())
    assert t.told("card-seen") == [{"power": SPAIN, "card": 0, "number": 1}, {"power": SPAIN, "card": 4, "number": 2}]
    assert t.told("home-seen") == [{"power": SPAIN, "home": 0}]
    assert t.ears("card-seen") == t.ears("home-seen") == {ENGLAND}
    assert t.told("looks") == [{"power": ENGLAND, "other": SPAIN}]
    assert t.ears("looks") == {EVERYONE}
    assert len(t.cards(SPAIN)) == 3


@rule("espionage.offensive.b")
def test_a_home_card_alone_can_be_looked_at() -> None:
    t = gather(Position().home("council-of-the-indies"), 5, 4).play("gather look").see()
    assert t.told("home-seen") == [{"power": SPAIN, "home": 1}]
    t = gather(Position().hand(SPAIN, "one"), 5, 4).play("gather look").see()
    assert "home-seen" not in t.heard
    assert "gather look" in gather(Position().hand(SPAIN, "one").home("jesuit-college"), 5, 4).legal()


@rule("espionage.offensive.b", "enterprise.players")
def test_with_two_players_one_person_looks_for_both_powers() -> None:
    t = gather(Position(2).hand(SPAIN, "one"), 5, 4, power=REBELS).play("gather look").see()
    assert t.ears("card-seen") == {ENGLAND}


@rule("espionage.offensive.c")
def test_a_discard_needs_three_cards_and_a_six() -> None:
    assert "gather discard" in gather(Position().hand(SPAIN, "one", "two", "three"), 6, 4).legal()
    assert "gather discard" not in gather(Position().hand(SPAIN, "one", "two", "three"), 5, 4).legal()
    assert "gather discard" not in gather(Position().hand(SPAIN, "one", "two"), 6, 4).legal()
    assert "gather discard" in gather(Position().hand(SPAIN, "one", "two").home("jesuit-college"), 6, 4).legal()
    t = Position().hand(SPAIN, "one", "two").treasure(HELD + SPAIN, "gold")
    assert "gather discard" not in gather(t, 6, 4).legal()  # treasures are no cards


@rule("espionage.offensive.c")
def test_a_card_or_a_treasure_goes_at_random_but_never_the_home_card() -> None:
    def found() -> Position:
        t = (
            Position()
            .hand(SPAIN, "one", "five", "five")
            .home("jesuit-college")
            .treasure(HELD + SPAIN, "silver", "silver")
        )
        return gather(t, 6, 4).play("gather discard")

    t = found()
    assert t.chances() == {"discard-any card one": 1, "discard-any card five": 2, "discard-any treasure silver": 2}
    t.play("* discard-any card five")
    assert t.cards(SPAIN) == ["one", "five"]
    assert (t.s.held[SPAIN], t.s.discard[4]) == (2, 1)
    assert t.told("card-discarded") == [{"power": SPAIN, "card": 4}]
    t = found().play("* discard-any treasure silver")
    assert t.held(SPAIN) == ["silver"]
    assert t.s.treasure[SPENT * TREASURES] == 1
    assert t.told("treasure-discarded") == [{"power": SPAIN, "treasure": 0}]


@rule("espionage.offensive.c")
def test_the_die_of_the_second_victim_is_no_six_of_the_roll() -> None:
    t = gather(Position().hand(SPAIN, "one", "two", "three").jesuits(england=1), 5, 5)
    t.play("gather neutralise", "neutralise jesuit", "* second-die 6")
    assert "gather discard" not in t.legal()
