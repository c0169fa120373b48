"""Phase 2: negotiation, ransom and war."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.rules.diplomacy import begin_war
from fondaco.games.virgin_queen.rules.religion.conversions import faith_of
from fondaco.games.virgin_queen.rules.spaces import at_war, is_friend
from fondaco.games.virgin_queen.vocabulary import CAPTIVE, CATHOLIC, NOBODY_RULES, PROTESTANT, WAITING
from fondaco.kernel import Frame

DIPLOMACY = (frames.DIPLOMACY, 0, 0)


def negotiate(power: int) -> Frame:
    return frames.NEGOTIATE, power, 0


def declare(power: int) -> Frame:
    return frames.DECLARE, power, 0


@rule("sequence.2.diplomacy")
def test_negotiation_then_ransom_then_war_each_in_the_order_of_impulses() -> None:
    t = Position().war(ENGLAND).captive("mansfeld", ENGLAND, CAPTIVE).captive("leicester", SPAIN, CAPTIVE)
    t.hand(SPAIN, "one").hand(ENGLAND, "two").begin(DIPLOMACY)
    assert t.s.phase == 1
    asked = []
    while t.asked():
        asked.append((t.asked(), t.asked_seat()))
        t.play({"negotiate": "negotiate nothing", "ransom": "ransom leave", "declare": "declare nothing"}[t.asked()])
    assert asked == [
        *(("negotiate", SPAIN), ("negotiate", ENGLAND), ("negotiate", REBELS)),
        *(("ransom", SPAIN), ("ransom", ENGLAND)),
        *(("declare", SPAIN), ("declare", ENGLAND), ("declare", REBELS)),
    ]


@rule("enterprise.negotiation")
def test_who_has_nothing_to_propose_is_not_asked() -> None:
    t = Position().begin(DIPLOMACY)
    assert (t.asked(), t.asked_seat()) == ("negotiate", ENGLAND)  # an alliance, while Spain is at peace
    t = Position()
    t.s.allied = 1
    assert t.begin(DIPLOMACY).asked() == "declare"


# Negotiation


@rule("sequence.2.negotiation", "enterprise.negotiation")
def test_a_war_ends_by_a_peace_both_want() -> None:
    t = Position().war(ENGLAND, REBELS).begin(negotiate(SPAIN)).play("negotiate peace england")
    assert (t.asked(), t.asked_seat()) == ("agree", ENGLAND)
    t.play("agree yes")
    assert t.s.war == [0, 0, 1]
    assert t.heard == ["proposes-peace", "peace"]
    t = Position().war(ENGLAND, REBELS).begin(negotiate(REBELS)).play("negotiate peace spain")
    assert t.asked_seat() == SPAIN
    assert t.play("agree yes").s.war == [0, 1, 0]


@rule("sequence.2.negotiation")
def test_a_proposal_may_be_declined_and_all_hear_it() -> None:
    t = Position().war(ENGLAND).begin(negotiate(ENGLAND)).play("negotiate peace spain", "agree no")
    assert t.s.war == [0, 1, 0]
    assert t.heard == ["proposes-peace", "declines"]
    t = Position().begin(negotiate(ENGLAND)).play("negotiate alliance rebels", "agree no")
    assert t.s.allied == 0
    assert t.heard == ["proposes-alliance", "declines"]


@rule("sequence.2.negotiation")
def test_a_power_may_propose_nothing() -> None:
    t = Position().war(ENGLAND).begin(negotiate(SPAIN))
    before = t.lying
    t.play("negotiate nothing")
    assert t.asked() == "" and t.changed(before) == set()


@rule("enterprise.negotiation")
def test_peace_needs_a_war() -> None:
    t = Position().war(REBELS).begin(negotiate(SPAIN))
    assert t.refused("negotiate peace england") == {"enterprise.negotiation"}
    assert t.legal() == ["negotiate peace rebels", "negotiate nothing"]


@rule("enterprise.alliance", "enterprise.sides")
@pytest.mark.parametrize(("power", "other", "name"), [(ENGLAND, REBELS, "rebels"), (REBELS, ENGLAND, "england")])
def test_england_and_the_rebels_may_be_allies(power: int, other: int, name: str) -> None:
    t = Position().begin(negotiate(power)).play(f"negotiate alliance {name}")
    assert t.asked_seat() == other
    t.play("agree yes")
    assert t.s.allied == 1
    assert t.heard[-1] == "alliance"
    assert is_friend(t.s, power, other)
    assert t.begin(negotiate(power)).refused(f"negotiate alliance {name}") == {"enterprise.alliance"}


@rule("enterprise.alliance")
def test_spain_is_nobody_s_ally() -> None:
    t = Position().begin(negotiate(SPAIN))
    assert t.refused("negotiate alliance england") == {"enterprise.alliance"}
    assert t.refused("negotiate alliance rebels") == {"enterprise.alliance"}
    assert Position().begin(negotiate(ENGLAND)).refused("negotiate alliance spain") == {"enterprise.alliance"}
    t.s.allied = 1
    assert not is_friend(t.s, SPAIN, ENGLAND) and not is_friend(t.s, ENGLAND, SPAIN)
    assert not is_friend(t.s, ENGLAND, NOBODY_RULES)
    assert is_friend(t.s, SPAIN, SPAIN)


@rule("enterprise.negotiation", "enterprise.players")
def test_nobody_negotiates_with_himself() -> None:
    t = Position().begin(negotiate(ENGLAND))
    assert t.refused("negotiate peace england") == {"enterprise.negotiation"}
    t = Position(2).war(ENGLAND).begin(negotiate(ENGLAND))
    assert t.refused("negotiate alliance rebels") == {"enterprise.negotiation"}
    assert t.refused("negotiate peace rebels") == {"enterprise.negotiation"}
    assert t.legal() == ["negotiate peace spain", "negotiate nothing"]


# Ransom


@rule("sequence.2.ransom")
def test_a_captive_leader_comes_home_for_a_card_his_captor_draws() -> None:
    t = Position().captive("mansfeld", ENGLAND, CAPTIVE).hand(SPAIN, "one", "five").hand(ENGLAND, "two")
    t.begin(DIPLOMACY).idle_until("ransom")
    assert t.asked_seat() == SPAIN
    t.play("ransom pay")
    assert t.chances() == {"draw-from one": 1, "draw-from five": 1}
    t.play("* draw-from five")
    assert t.where("mansfeld") == "madrid"
    assert t.s.captor[1] == -1
    assert (t.cards(SPAIN), t.cards(ENGLAND)) == (["one"], ["two", "five"])
    assert (t.s.held[SPAIN], t.s.held[ENGLAND]) == (1, 2)
    assert t.told("ransom") == [{"power": SPAIN, "leader": 1, "other": ENGLAND}]


@rule("sequence.2.ransom")
def test_a_leader_may_be_left_in_captivity() -> None:
    t = Position().captive("mansfeld", ENGLAND, CAPTIVE).hand(SPAIN, "one").begin(DIPLOMACY).idle_until("ransom")
    before = t.lying
    t.play("ransom leave")
    assert t.changed(before) == set()
    assert t.where("mansfeld") == CAPTIVE


@rule("sequence.2.ransom")
def test_an_empty_hand_cannot_pay_and_a_home_card_does_not_count() -> None:
    t = Position().captive("mansfeld", ENGLAND, CAPTIVE).home("council-of-the-indies").begin(DIPLOMACY)
    t.idle_until("declare")
    assert t.told("no-ransom") == [{"power": SPAIN, "leader": 1}]
    assert t.where("mansfeld") == CAPTIVE


@rule("sequence.2.ransom")
def test_two_leaders_cost_two_cards() -> None:
    t = Position().captive("mansfeld", ENGLAND, CAPTIVE).captive("parma", REBELS, CAPTIVE).hand(SPAIN, "one")
    t.begin(DIPLOMACY).idle_until("ransom").play("ransom pay", "* draw-from one")
    assert t.cards(REBELS) == ["one"] and t.where("parma") == "madrid"
    assert t.asked() == "declare" and t.where("mansfeld") == CAPTIVE


@rule("sequence.2.ransom")
def test_without_a_capital_a_ransomed_leader_waits_for_spring() -> None:
    t = Position().captive("orange", SPAIN, CAPTIVE).hand(REBELS, "one").begin(DIPLOMACY).idle_until("ransom")
    t.play("ransom pay", "* draw-from one")
    assert t.where("orange") == WAITING
    t = Position().captive("leicester", SPAIN, CAPTIVE).hand(ENGLAND, "one").control(SPAIN, "london")
    t.begin(DIPLOMACY).idle_until("ransom").play("ransom pay", "* draw-from one")
    assert t.where("leicester") == WAITING


# War


@rule("sequence.2.war", "enterprise.war")
@pytest.mark.parametrize(("power", "other"), [(SPAIN, "england"), (ENGLAND, "spain")])
def test_a_war_is_declared_and_two_points_are_owed(power: int, other: str) -> None:
    t = Position().begin(declare(power))
    assert t.asked_seat() == power
    t.play(f"declare war {other}")
    assert t.s.war == [0, 1, 0]
    assert t.s.war_debt == [2 if power == SPAIN else 0, 2 if power == ENGLAND else 0, 0]
    assert at_war(t.s, SPAIN, ENGLAND) and at_war(t.s, ENGLAND, SPAIN)
    assert t.heard == ["war"]


@rule("sequence.2.war")
def test_nobody_has_to_declare_a_war() -> None:
    t = Position().begin(declare(SPAIN))
    before = t.lying
    t.play("declare nothing")
    assert t.changed(before) == set()


@rule("enterprise.sides", "enterprise.war")
def test_england_and_the_rebels_are_never_at_war() -> None:
    t = Position().control(REBELS, "utrecht").begin(declare(ENGLAND))
    assert t.refused("declare war rebels") == {"enterprise.sides"}
    t = Position().control(REBELS, "utrecht").begin(declare(REBELS))
    assert t.refused("declare war england") == {"enterprise.sides"}
    t.war(ENGLAND, REBELS)
    assert not at_war(t.s, ENGLAND, REBELS) and not at_war(t.s, REBELS, ENGLAND)
    assert not at_war(t.s, SPAIN, SPAIN) and not at_war(t.s, SPAIN, NOBODY_RULES)


@rule("enterprise.sides")
def test_spain_is_catholic_and_the_others_are_protestant() -> None:
    assert [faith_of(power) for power in (SPAIN, ENGLAND, REBELS)] == [CATHOLIC, PROTESTANT, PROTESTANT]


@rule("enterprise.war")
def test_a_war_is_not_declared_twice() -> None:
    assert Position().war(ENGLAND).begin(declare(SPAIN)).refused("declare war england") == {"enterprise.war"}


@rule("enterprise.war")
def test_the_rebels_are_at_war_only_once_they_rule_a_space() -> None:
    t = Position().begin(declare(SPAIN))
    assert t.refused("declare war rebels") == {"enterprise.war"}
    assert Position().begin(declare(REBELS)).refused("declare war spain") == {"enterprise.war"}
    t.control(REBELS, "groningen").play("declare war rebels")
    assert t.s.war == [0, 0, 1]
    assert not at_war(t.s, SPAIN, ENGLAND)


@rule("enterprise.war", "rebellion.war")
def test_a_war_that_is_on_does_not_begin_again() -> None:
    t = Position()
    begin_war(t.s, REBELS, SPAIN)
    begin_war(t.s, SPAIN, REBELS)
    assert t.s.war == [0, 0, 1]
    assert t.told("war") == [{"power": REBELS, "other": SPAIN}]


@rule("enterprise.war", "enterprise.players")
def test_nobody_declares_war_on_himself() -> None:
    assert Position().begin(declare(SPAIN)).refused("declare war spain") == {"enterprise.war"}
    t = Position(2).control(REBELS, "groningen").begin(declare(ENGLAND))
    assert t.refused("declare war rebels") == {"enterprise.war"}
