"""What the plot in England brings, row by row."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.vocabulary import (
    BY_GUNPOWDER,
    MARY_CAPTURED,
    MARY_DEAD,
    MARY_FREE,
    POWERS,
    SPACE,
)

LATE = 6


def plot(t: Position, margin: int) -> Position:
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
        t = plot(Position(turn=LATE), margin)
        assert t.s.over
        assert (t.s.winner, t.s.ending) == (SPAIN, BY_GUNPOWDER)
        assert t.game.winners(t.s) == [SPAIN]
        assert "gunpowder" in t.heard


@rule("espionage.rebellion.plus-three")
def test_on_plus_three_six_conversions_and_then_a_rising() -> None:
    t = plot(Position(turn=LATE), 3)
    assert t.asked() == "minor"
    t.play("minor stop")
    assert t.asked() == "rise"
    assert t.asked_seat() == SPAIN
    assert "mary" not in t.heard
    t.play("rise york").throw(4, 0)
    assert t.ruler("york") == SPAIN


@rule("espionage.rebellion.plus-two")
def test_on_plus_two_six_conversions_in_england_without_dice() -> None:
    t = plot(Position(turn=LATE), 2)
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
    t = Position(turn=LATE).faith("protestant", "york", "lancaster", "london", "norwich", "portsmouth", "plymouth")
    t.faith("catholic", "lancaster")
    t = plot(t, 2)
    for number in range(5):
        assert t.s.minors == 6 - number
        t.play(t.legal()[0])
    assert t.asked() == "act"
    assert t.s.faith[:6] == [0] * 6


@rule("espionage.rebellion.plus-two")
def test_the_table_may_agree_to_roll_six_dice_instead() -> None:
    t = Position(turn=LATE)
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
    t = Position(turn=LATE)
    t.s.rolled_conversions = 1
    t = plot(t, 3).dice(4, 3, 3, 3, 3, 3).play("minor to london")
    assert t.asked() == "rise"


@rule("espionage.rebellion.plus-one", "enterprise.secrets")
def test_on_plus_one_england_shows_its_hand_to_spain_alone() -> None:
    t = Position(turn=LATE).hand(ENGLAND, "five").hand(SPAIN, "one").home("walsingham")
    t = plot(t, 1).see()
    assert t.told("card-seen") == [{"power": ENGLAND, "card": 4, "number": 1}]
    assert t.told("home-seen") == [{"power": ENGLAND, "home": 2}]
    assert t.ears("card-seen") == t.ears("home-seen") == {SPAIN}
    assert t.asked() == "mary"


def stirred() -> Position:
    """Two Jesuits and an informant of Spain's are in England; there are others elsewhere."""
    t = Position(turn=LATE).jesuits(england=2, netherlands=1).informant(SPAIN, ENGLAND).informant(SPAIN, REBELS)
    return t.informant(REBELS, ENGLAND).hand(SPAIN, "one", "five").hand(ENGLAND, "two")


@rule("espionage.rebellion.tie", "espionage.operative")
def test_on_equal_hits_spain_s_operatives_in_england_are_lost() -> None:
    assert "informant-neutralised" not in plot(Position(turn=LATE), 0).heard
    t = plot(stirred(), 0)
    assert t.s.jesuits == [t.printed.jesuits - 1, 0, 1]
    assert t.s.informant[SPAIN * POWERS + ENGLAND] == 0
    assert t.s.informant[SPAIN * POWERS + REBELS] == 1
    assert t.s.informant[REBELS * POWERS + ENGLAND] == 1
    assert "operatives-lost" in t.heard
    assert "looks" not in t.heard
    assert t.s.penalty == [0, 0, 0]


@rule("espionage.rebellion.minus-one", "enterprise.secrets")
def test_on_minus_one_spain_shows_its_hand_to_england_as_well() -> None:
    t = plot(stirred(), -1).see()
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
    t = plot(Position(turn=LATE), margin).see()
    assert (t.asked() == "mary") is is_asked
    if is_asked:
        assert t.asked_seat() == ENGLAND
        assert t.legal() == ["mary execute", "mary spare"]
        t.play("mary execute")
        assert t.s.mary == MARY_DEAD


@rule("espionage.rebellion.execution")
def test_a_free_mary_is_beyond_the_axe() -> None:
    t = Position(turn=LATE)
    t.s.mary = MARY_FREE
    assert plot(t, 0).asked() == "act"
