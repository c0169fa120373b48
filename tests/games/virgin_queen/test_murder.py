"""What an assassination brings: death or betrayal, and the fate of two queens."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, game_with, rule

from fondaco.games.virgin_queen.vocabulary import (
    DEAD,
    HELD,
    MARY_CAPTURED,
    MARY_DEAD,
    MARY_FREE,
    POWERS,
)

LATE = 6


def attempt(
    t: Position, hits: int, taken: int, victim: str = "leicester", power: int = SPAIN, aid: str = ""
) -> Position:
    """An assassination of four points with so many hits on both sides."""
    t.act(power).play("act assassinate", f"assassinate {victim}", "mission-cost 4")
    t.play(*([f"aid play {aid}"] if aid else []), "aid roll")
    if t.asked() == "guard":
        t.play("guard decline")
    return t.throw(t.dice_to_roll(), hits).throw(t.dice_to_roll(), taken)


def leicester() -> Position:
    return Position(turn=LATE).leader("leicester", "london")


@rule("espionage.assassination.kill-test", "dice.margin")
@pytest.mark.parametrize(
    ("victim", "power", "margin", "dies"),
    [
        ("leicester", SPAIN, 2, True),
        ("orange", SPAIN, 2, False),
        ("orange", SPAIN, 3, True),
        ("parma", ENGLAND, 3, True),
        ("elizabeth", SPAIN, 2, False),
        ("elizabeth", SPAIN, 3, True),
    ],
)
def test_a_margin_above_the_rating_kills(victim: str, power: int, margin: int, dies: bool) -> None:
    t = Position(turn=LATE).leader("leicester", "london").leader("orange", "antwerp").leader("parma", "antwerp")
    before = t.s.vp[power]
    t = attempt(t, margin + 1, 1, victim, power)
    bonus = 3 if victim == "elizabeth" else 0
    assert t.s.vp[power] == before + (1 + bonus if dies else 0)
    assert ("killed" in t.heard) is dies
    assert ("survives" in t.heard) is not dies
    assert t.told("margin") == [{"hits": margin + 1, "taken": 1}]
    if victim == "elizabeth":
        assert t.s.elizabeth == int(not dies)
    else:
        assert (t.where(victim) == DEAD) is dies


@rule("espionage.assassination.kill-test")
@pytest.mark.parametrize(("rating", "needed"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_every_rating_has_its_margin(rating: int, needed: int) -> None:
    rated = game_with(("leicester", "battle", str(rating)))
    for margin in (needed - 1, needed):
        t = attempt(Position(turn=LATE, game=rated).leader("leicester", "london"), margin, 0)
        assert (t.where("leicester") == DEAD) is (margin == needed)


@rule("espionage.assassination.forced-discard")
@pytest.mark.parametrize("victim", ["leicester", "elizabeth"])
def test_from_plus_two_on_the_target_discards_a_card_at_random(victim: str) -> None:
    t = leicester().hand(ENGLAND, "one", "five", "five").home("walsingham").treasure(HELD + ENGLAND, "gold")
    t = attempt(t, 2, 0, victim)
    assert t.chances() == {"draw-from one": 1, "draw-from five": 2}
    t.play("* draw-from five")
    assert t.cards(ENGLAND) == ["one", "five"]
    assert t.s.discard[4] == 1
    assert t.cards(SPAIN) == []
    assert t.asked() == "act"


@rule("espionage.assassination.forced-discard")
def test_an_empty_hand_gives_nothing() -> None:
    assert attempt(leicester().home("walsingham"), 2, 0).asked() == "act"


@rule("espionage.assassination.reroll")
def test_on_plus_one_both_sides_roll_everything_again_and_again() -> None:
    t = attempt(leicester(), 2, 1)
    assert t.told("rolls-again") == [{}]
    t.throw(4, 1).throw(3, 0)
    assert len(t.told("rolls-again")) == 2
    t.throw(4, 3).throw(3, 1)
    assert t.where("leicester") == DEAD


@rule("espionage.assassination.tie", "espionage.defensive.a")
def test_on_equal_hits_the_informant_is_lost() -> None:
    t = leicester().informant(SPAIN, ENGLAND).informant(REBELS, ENGLAND).hand(SPAIN, "one")
    t = attempt(t, 1, 1)
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    assert t.s.informant[REBELS * POWERS + ENGLAND] == 1
    assert t.asked() == "act"
    assert "informant-neutralised" not in attempt(leicester(), 1, 1).heard


@rule("espionage.assassination.tie")
def test_an_informant_who_gave_no_dice_stays() -> None:
    t = leicester().act(SPAIN, 9).play("act informant", "informant england", "act assassinate", "assassinate leicester")
    t.play("mission-cost 2", "aid roll").throw(2, 1).throw(3, 1)
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 2


@rule("espionage.assassination.minus-one")
def test_on_minus_one_the_defender_acts_twice() -> None:
    t = attempt(leicester().informant(SPAIN, ENGLAND).hand(SPAIN, "one"), 0, 1)
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["defend neutralise", "defend look", "defend fewer"]
    t.play("defend fewer")
    assert t.refused("defend fewer") == {"espionage.intel.actions"}
    t.play("defend neutralise")
    assert t.asked() == "act"
    assert t.where("leicester") == "london"


@rule("espionage.assassination.minus-two")
def test_on_minus_two_or_less_he_does_everything() -> None:
    t = attempt(leicester().informant(SPAIN, ENGLAND).hand(SPAIN, "one"), 0, 3)
    t = t.play("defend look").see()
    t.play("defend fewer", "defend neutralise")
    assert t.asked() == "act"
    assert t.s.penalty == [1, 0, 0]
    t = attempt(leicester().informant(SPAIN, ENGLAND).hand(SPAIN, "one"), 0, 2).play("defend look").see()
    t.play("defend fewer")
    assert t.asked() == "defend"


@rule("espionage.defensive.a")
def test_the_defender_neutralises_the_informant_who_gave_dice() -> None:
    t = attempt(leicester().informant(SPAIN, ENGLAND), 0, 1).play("defend neutralise")
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    t = attempt(leicester(), 0, 1)
    assert t.refused("defend neutralise") == {"espionage.offensive.a"}


@rule("espionage.defensive.b", "enterprise.secrets")
def test_the_defender_sees_the_attacker_s_hand_alone() -> None:
    t = attempt(leicester().hand(SPAIN, "five"), 0, 1).play("defend look").see()
    assert t.told("card-seen") == [{"power": SPAIN, "card": 4, "number": 1}]
    assert t.ears("card-seen") == {ENGLAND}
    t = attempt(leicester(), 0, 1)
    assert t.refused("defend look") == {"espionage.intel.actions"}  # there is no hand
    assert "defend look" in attempt(leicester().home("jesuit-college"), 0, 1).legal()
    assert "defend look" in attempt(leicester().hand(SPAIN, "one").home("jesuit-college"), 0, 1).legal()


@rule("espionage.defensive.c")
def test_the_attacker_is_dealt_a_card_fewer() -> None:
    t = attempt(leicester(), 0, 1)
    assert t.legal() == ["defend fewer"]
    t.play("defend fewer")
    assert t.asked() == "act"  # nothing else can be done
    assert t.s.penalty == [1, 0, 0]
    assert t.told("card-fewer") == [{"power": SPAIN}]


@rule("enterprise.elizabeth", "espionage.assassination.kill-test")
@pytest.mark.parametrize(
    ("mary", "after"), [(MARY_CAPTURED, MARY_FREE), (MARY_FREE, MARY_FREE), (MARY_DEAD, MARY_DEAD)]
)
def test_when_elizabeth_dies_spain_gains_and_mary_goes_free(mary: int, after: int) -> None:
    t = Position(turn=LATE)
    t.s.mary = mary
    before = list(t.s.vp)
    t = attempt(t, 3, 0, "elizabeth")
    assert t.s.elizabeth == 0
    assert t.s.vp == [before[0] + 4, before[1], before[2]]
    assert t.s.mary == after
    assert ("mary-freed" in t.heard) is (mary == MARY_CAPTURED)
    assert t.asked() == "act"


@rule("enterprise.elizabeth")
def test_spain_gains_by_whoever_s_hand_she_dies() -> None:
    t = Position(turn=LATE)
    before = list(t.s.vp)
    t = attempt(t, 3, 0, "elizabeth", REBELS)
    assert t.s.vp == [before[0] + 3, before[1], before[2] + 1]


@rule("espionage.assassination.execution")
@pytest.mark.parametrize(("hits", "taken", "is_asked"), [(2, 0, False), (1, 1, True), (0, 1, True), (0, 2, True)])
def test_after_a_failed_attempt_on_elizabeth_mary_may_be_executed(hits: int, taken: int, is_asked: bool) -> None:
    t = attempt(Position(turn=LATE), hits, taken, "elizabeth")
    if t.asked() == "defend":
        t.play("defend fewer")  # the row is carried out first
    assert (t.asked() == "mary") is is_asked
    if is_asked:
        assert t.asked_seat() == ENGLAND
        before = t.s.vp[SPAIN]
        t.play("mary execute")
        assert t.s.mary == MARY_DEAD
        assert t.s.vp[SPAIN] == before + 1
        assert "executed" in t.heard


@rule("espionage.assassination.execution")
def test_nobody_else_s_danger_costs_mary_her_head() -> None:
    assert attempt(leicester(), 1, 1).asked() == "act"


@rule("espionage.assassination.execution", "espionage.rebellion.execution")
@pytest.mark.parametrize("mary", [MARY_FREE, MARY_DEAD])
def test_only_a_captive_can_be_executed(mary: int) -> None:
    t = Position(turn=LATE)
    t.s.mary = mary
    assert attempt(t, 1, 1, "elizabeth").asked() == "act"


@rule("espionage.assassination.execution")
def test_mary_may_be_spared() -> None:
    t = attempt(Position(turn=LATE), 1, 1, "elizabeth")
    before = t.lying
    t.play("mary spare")
    assert t.changed(before) == set()
    assert t.asked() == "act"
