"""What missions bring: offensive and defensive actions, murder, and the plot in England."""

from __future__ import annotations

import pytest
from tests.games.virgin_queen.scene import ENGLAND, REBELS, SPAIN, Scene, game_with, rule

from fondaco.games.virgin_queen.vocabulary import (
    BY_GUNPOWDER,
    DEAD,
    HELD,
    MARY_CAPTURED,
    MARY_DEAD,
    MARY_FREE,
    POWERS,
    SPACE,
    SPENT,
    TREASURES,
)
from fondaco.kernel import EVERYONE, NATURE

LATE = 6


def late() -> Scene:
    return Scene(turn=LATE)


def see(t: Scene) -> Scene:
    """Whatever is shown to one power alone is shown."""
    while t.asked() in ("show", "show-home"):
        t.play(*t.chances())
    return t


# Intelligence gathering


def gather(t: Scene, *dice: int, power: int = ENGLAND, target: str = "spain") -> Scene:
    return t.act(power).play("act intelligence", f"intelligence {target}", "aid roll").dice(*dice)


@rule("espionage.intel.no-hit")
def test_without_a_hit_nothing_happens() -> None:
    t = gather(Scene().hand(SPAIN, "five").jesuits(england=1), 4, 4)
    assert t.told("gathered") == [{"power": ENGLAND, "hits": 0}]
    assert t.asked() == "act"
    assert t.s.penalty == [0, 0, 0]


@rule("espionage.intel.actions")
def test_each_hit_is_one_action_and_none_is_taken_twice() -> None:
    t = gather(Scene().hand(SPAIN, "one", "two", "three").jesuits(england=1), 5, 6)
    assert t.legal() == ["gather neutralise", "gather look", "gather discard", "gather stop"]
    see(t.play("gather look"))
    assert t.refused("gather look") == {"espionage.intel.actions"}
    t.play("gather discard", "* discard-any card two")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_three_actions_are_all_there_are() -> None:
    t = Scene().hand(SPAIN, "one", "two", "three", "four").jesuits(england=1).informant(ENGLAND, SPAIN)
    t = see(gather(t, 6, 6, 6, 6).play("gather look"))
    t.play("gather discard", "* discard-any card two", "gather neutralise", "neutralise jesuit", "* second-die 3")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_a_hit_may_be_left_unused() -> None:
    t = gather(Scene().hand(SPAIN, "one"), 5, 5).play("gather stop")
    assert t.asked() == "act"


@rule("espionage.intel.actions")
def test_only_what_can_do_something_is_offered() -> None:
    t = gather(Scene().hand(SPAIN, "one"), 5, 5)
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}
    assert t.refused("gather discard") == {"espionage.intel.actions"}
    assert gather(Scene(), 6, 6).asked() == "act"  # nothing at all
    t = gather(Scene().jesuits(england=1), 5, 5)
    assert t.refused("gather look") == {"espionage.intel.actions"}


@rule("espionage.offensive.a", "espionage.operative")
def test_the_target_s_informant_is_neutralised() -> None:
    t = Scene().informant(SPAIN, ENGLAND).informant(REBELS, ENGLAND).informant(SPAIN, REBELS).jesuits(netherlands=1)
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
    t = Scene().jesuits(england=1, netherlands=1)
    reserve = t.s.jesuits[0]
    t = gather(t, 5, 4, power=power).play("gather neutralise", "neutralise jesuit", "* second-die 6")
    assert t.s.jesuits == [reserve + 1, *left]
    assert "jesuit-neutralised" in t.heard
    assert t.asked() == "act"


@rule("espionage.offensive.a")
def test_jesuits_are_found_only_where_spain_is_the_target() -> None:
    t = gather(Scene().jesuits(england=1).hand(REBELS, "one"), 5, 4, target="rebels")
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}
    t = gather(Scene().jesuits(england=1).hand(ENGLAND, "one"), 5, 4, power=SPAIN, target="england")
    assert t.refused("gather neutralise") == {"espionage.offensive.a"}


@rule("espionage.offensive.a-second")
@pytest.mark.parametrize(("die", "found"), [(3, False), (4, True)])
def test_on_four_or_more_another_operative_is_found(die: int, found: bool) -> None:
    t = Scene().informant(SPAIN, ENGLAND).informant(REBELS, ENGLAND)
    t = gather(t, 5, 4).play("gather neutralise", "neutralise informant spain", f"* second-die {die}")
    assert t.told("second-die") == [{"die": die}]
    assert t.asked() == ("neutralise" if found else "act")
    if found:
        assert t.legal() == ["neutralise informant rebels"]
        t.play("neutralise informant rebels")
        assert t.s.informant[REBELS * POWERS + ENGLAND] == 0


@rule("espionage.offensive.a-second")
def test_the_second_may_be_a_jesuit_but_not_the_target_s_informant() -> None:
    t = Scene().informant(SPAIN, ENGLAND).jesuits(england=2)
    t = gather(t, 5, 4).play("gather neutralise", "neutralise jesuit", "* second-die 4")
    assert t.legal() == ["neutralise jesuit"]
    assert t.refused("neutralise informant spain") == {"espionage.offensive.a"}
    t.play("neutralise jesuit")
    assert t.s.jesuits[1] == 0


@rule("espionage.offensive.a-second")
def test_the_die_is_rolled_even_if_the_first_step_finds_nobody() -> None:
    t = gather(Scene().informant(REBELS, ENGLAND), 5, 4).play("gather neutralise")
    assert t.asked() == "second-die"
    t.play("* second-die 4", "neutralise informant rebels")
    assert t.asked() == "act"


@rule("espionage.offensive.a-second")
def test_a_second_victim_nobody_has_is_not_looked_for() -> None:
    t = gather(Scene().informant(SPAIN, ENGLAND), 5, 4).play("gather neutralise", "neutralise informant spain")
    assert t.play("* second-die 6").asked() == "act"


@rule("espionage.offensive.b", "enterprise.secrets")
def test_only_the_one_who_looks_sees_the_hand() -> None:
    t = Scene().hand(SPAIN, "one", "five", "five").hand(REBELS, "two").home("jesuit-college")
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
    t = see(gather(Scene().home("council-of-the-indies"), 5, 4).play("gather look"))
    assert t.told("home-seen") == [{"power": SPAIN, "home": 1}]
    t = see(gather(Scene().hand(SPAIN, "one"), 5, 4).play("gather look"))
    assert "home-seen" not in t.heard
    assert "gather look" in gather(Scene().hand(SPAIN, "one").home("jesuit-college"), 5, 4).legal()


@rule("espionage.offensive.b", "enterprise.players")
def test_with_two_players_one_person_looks_for_both_powers() -> None:
    t = see(gather(Scene(2).hand(SPAIN, "one"), 5, 4, power=REBELS).play("gather look"))
    assert t.ears("card-seen") == {ENGLAND}


@rule("espionage.offensive.c")
def test_a_discard_needs_three_cards_and_a_six() -> None:
    assert "gather discard" in gather(Scene().hand(SPAIN, "one", "two", "three"), 6, 4).legal()
    assert "gather discard" not in gather(Scene().hand(SPAIN, "one", "two", "three"), 5, 4).legal()
    assert "gather discard" not in gather(Scene().hand(SPAIN, "one", "two"), 6, 4).legal()
    assert "gather discard" in gather(Scene().hand(SPAIN, "one", "two").home("jesuit-college"), 6, 4).legal()
    t = Scene().hand(SPAIN, "one", "two").treasure(HELD + SPAIN, "gold")
    assert "gather discard" not in gather(t, 6, 4).legal()  # treasures are no cards


@rule("espionage.offensive.c")
def test_a_card_or_a_treasure_goes_at_random_but_never_the_home_card() -> None:
    def found() -> Scene:
        t = Scene().hand(SPAIN, "one", "five", "five").home("jesuit-college").treasure(HELD + SPAIN, "silver", "silver")
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
    t = gather(Scene().hand(SPAIN, "one", "two", "three").jesuits(england=1), 5, 5)
    t.play("gather neutralise", "neutralise jesuit", "* second-die 6")
    assert "gather discard" not in t.legal()


# Assassination


def attempt(t: Scene, hits: int, taken: int, victim: str = "leicester", power: int = SPAIN, aid: str = "") -> Scene:
    """An assassination of four points with so many hits on both sides."""
    t.act(power).play("act assassinate", f"assassinate {victim}", "mission-cost 4")
    t.play(*([f"aid play {aid}"] if aid else []), "aid roll")
    if t.asked() == "guard":
        t.play("guard decline")
    return t.throw(t.dice_to_roll(), hits).throw(t.dice_to_roll(), taken)


def leicester() -> Scene:
    return late().leader("leicester", "london")


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
    t = late().leader("leicester", "london").leader("orange", "antwerp").leader("parma", "antwerp")
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
        t = attempt(Scene(turn=LATE, game=rated).leader("leicester", "london"), margin, 0)
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
    t = see(t.play("defend look"))
    t.play("defend fewer", "defend neutralise")
    assert t.asked() == "act"
    assert t.s.penalty == [1, 0, 0]
    t = see(attempt(leicester().informant(SPAIN, ENGLAND).hand(SPAIN, "one"), 0, 2).play("defend look"))
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
    t = see(attempt(leicester().hand(SPAIN, "five"), 0, 1).play("defend look"))
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
    t = late()
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
    t = late()
    before = list(t.s.vp)
    t = attempt(t, 3, 0, "elizabeth", REBELS)
    assert t.s.vp == [before[0] + 3, before[1], before[2] + 1]


@rule("espionage.assassination.execution")
@pytest.mark.parametrize(("hits", "taken", "is_asked"), [(2, 0, False), (1, 1, True), (0, 1, True), (0, 2, True)])
def test_after_a_failed_attempt_on_elizabeth_mary_may_be_executed(hits: int, taken: int, is_asked: bool) -> None:
    t = attempt(late(), hits, taken, "elizabeth")
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
    t = late()
    t.s.mary = mary
    assert attempt(t, 1, 1, "elizabeth").asked() == "act"


@rule("espionage.assassination.execution")
def test_mary_may_be_spared() -> None:
    t = attempt(late(), 1, 1, "elizabeth")
    before = t.lying
    t.play("mary spare")
    assert t.changed(before) == set()
    assert t.asked() == "act"


# The plot


def plot(t: Scene, margin: int) -> Scene:
    """A plot of three points, and Mary's three dice, with a margin."""
    t.act(SPAIN).play("act plot", "mission-cost 3", "aid roll")
    if t.asked() == "guard":
        t.play("guard decline")
    return t.throw(6 + t.s.jesuits[1] + 2 * t.s.informant[SPAIN * POWERS + ENGLAND], max(0, margin)).throw(
        5, max(0, -margin)
    )


@rule("espionage.rebellion.gunpowder", "dice.margin")
def test_on_plus_four_parliament_is_blown_up_and_spain_wins_at_once() -> None:
    for margin in (4, 5):
        t = plot(late(), margin)
        assert t.s.over
        assert (t.s.winner, t.s.ending) == (SPAIN, BY_GUNPOWDER)
        assert t.game.winners(t.s) == [SPAIN]
        assert "gunpowder" in t.heard


@rule("espionage.rebellion.plus-three")
def test_on_plus_three_six_conversions_and_then_a_rising() -> None:
    t = plot(late(), 3)
    assert t.asked() == "minor"
    t.play("minor stop")
    assert t.asked() == "rise"
    assert t.asked_seat() == SPAIN
    assert "mary" not in t.heard
    t.play("rise york").throw(4, 0)
    assert t.ruler("york") == SPAIN


@rule("espionage.rebellion.plus-two")
def test_on_plus_two_six_conversions_in_england_without_dice() -> None:
    t = plot(late(), 2)
    assert t.told("margin") == [{"hits": 2, "taken": 0}]
    assert t.s.minors == 6
    assert t.legal() == ["minor to london", "minor to norwich", "minor to plymouth", "minor stop"]
    assert t.refused("minor to edinburgh") == {"enterprise.conversion"}
    assert t.refused("minor to portsmouth") == {"conversion.minor.adjacent"}
    t.play("minor to london", "minor to portsmouth", "minor to plymouth", "minor to norwich")
    assert t.asked() == "act"  # nobody is left to convert, and nothing else comes of it
    assert "unrest" not in t.heard
    assert t.s.mary == MARY_CAPTURED


@rule("espionage.rebellion.plus-two")
def test_the_conversions_of_a_plot_are_six_and_bring_no_unrest() -> None:
    t = late().faith("protestant", "york", "lancaster", "london", "norwich", "portsmouth", "plymouth")
    t.faith("catholic", "lancaster")
    t = plot(t, 2)
    for number in range(5):
        assert t.s.minors == 6 - number
        t.play(t.legal()[0])
    assert t.asked() == "act"
    assert t.s.faith[:6] == [0] * 6


@rule("espionage.rebellion.plus-two")
def test_the_table_may_agree_to_roll_six_dice_instead() -> None:
    t = late()
    t.s.rolled_conversions = 1
    t.s.converted = 1 << SPACE.labels.index("york")  # in an earlier attempt
    t = plot(t, 2)
    assert t.told("six-conversions") == [{}]
    t.dice(4, 5, 3, 2, 1, 3)
    assert t.told("conversion-roll") == [{"minors": 2, "majors": 0, "unrest": 1}]
    t.play("minor to london", "minor to norwich")
    assert t.asked() == "unrest"
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["unrest london", "unrest norwich"]
    t.play("unrest london")
    assert t.asked() == "act"


@rule("espionage.rebellion.plus-three")
def test_rolled_conversions_come_before_the_rising_too() -> None:
    t = late()
    t.s.rolled_conversions = 1
    t = plot(t, 3).dice(4, 3, 3, 3, 3, 3).play("minor to london")
    assert t.asked() == "rise"


@rule("espionage.rebellion.plus-one", "enterprise.secrets")
def test_on_plus_one_england_shows_its_hand_to_spain_alone() -> None:
    t = late().hand(ENGLAND, "five").hand(SPAIN, "one").home("walsingham")
    t = see(plot(t, 1))
    assert t.told("card-seen") == [{"power": ENGLAND, "card": 4, "number": 1}]
    assert t.told("home-seen") == [{"power": ENGLAND, "home": 2}]
    assert t.ears("card-seen") == t.ears("home-seen") == {SPAIN}
    assert t.asked() == "mary"


def stirred() -> Scene:
    """Two Jesuits and an informant of Spain's are in England; there are others elsewhere."""
    t = late().jesuits(england=2, netherlands=1).informant(SPAIN, ENGLAND).informant(SPAIN, REBELS)
    return t.informant(REBELS, ENGLAND).hand(SPAIN, "one", "five").hand(ENGLAND, "two")


@rule("espionage.rebellion.tie", "espionage.operative")
def test_on_equal_hits_spain_s_operatives_in_england_are_lost() -> None:
    assert "informant-neutralised" not in plot(late(), 0).heard
    t = plot(stirred(), 0)
    assert t.s.jesuits == [t.tables.jesuits - 1, 0, 1]
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    assert t.s.informant[SPAIN * POWERS + REBELS] == 1
    assert t.s.informant[REBELS * POWERS + ENGLAND] == 1
    assert "operatives-lost" in t.heard
    assert "looks" not in t.heard
    assert t.s.penalty == [0, 0, 0]


@rule("espionage.rebellion.minus-one", "enterprise.secrets")
def test_on_minus_one_spain_shows_its_hand_to_england_as_well() -> None:
    t = see(plot(stirred(), -1))
    assert t.s.jesuits[1] == 0
    assert {numbers["card"] for numbers in t.told("card-seen")} == {0, 4}
    assert t.ears("card-seen") == {ENGLAND}
    assert t.s.penalty == [0, 0, 0]


@rule("espionage.rebellion.minus-two")
@pytest.mark.parametrize("margin", [-2, -3])
def test_on_minus_two_spain_is_dealt_a_card_fewer(margin: int) -> None:
    t = plot(stirred(), margin)
    assert t.s.jesuits[1] == 0
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    assert t.s.penalty == [1, 0, 0]
    assert "card-seen" not in t.heard


@rule("espionage.rebellion.execution")
@pytest.mark.parametrize(("margin", "is_asked"), [(2, False), (1, True), (0, True), (-1, True), (-2, True)])
def test_from_plus_one_down_mary_may_be_executed(margin: int, is_asked: bool) -> None:
    t = see(plot(late(), margin))
    assert (t.asked() == "mary") is is_asked
    if is_asked:
        assert t.asked_seat() == ENGLAND
        assert t.legal() == ["mary execute", "mary spare"]
        t.play("mary execute")
        assert t.s.mary == MARY_DEAD


@rule("espionage.rebellion.execution")
def test_a_free_mary_is_beyond_the_axe() -> None:
    t = late()
    t.s.mary = MARY_FREE
    assert plot(t, 0).asked() == "act"
