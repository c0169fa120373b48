"""The attempt to convert: roll, unrest, majors, minors, and where the unrest breaks out."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import FIGHT_ATTACKER, SPACE


def convert(t: Position, *dice: int, power: int = SPAIN, country: str = "england") -> Position:
    """An attempt with as many dice as shown."""
    return t.act(power).play("act convert", f"convert {country}", f"convert-dice {len(dice)}").dice(*dice)


def faith_of(t: Position, space: str) -> str:
    return ("catholic", "protestant")[t.s.faith[SPACE.labels.index(space)]]


def unrest_in(t: Position) -> list[str]:
    assert set(t.s.unrest) <= {0, 1}
    return [space for space, unrest in zip(SPACE.labels, t.s.unrest, strict=True) if unrest]


# Where and how dear


@rule("enterprise.conversion", "enterprise.sides")
@pytest.mark.parametrize(
    ("power", "countries"),
    [(SPAIN, ["england", "netherlands"]), (ENGLAND, ["england"]), (REBELS, ["netherlands"])],
)
def test_each_power_converts_in_its_own_countries(power: int, countries: list[str]) -> None:
    t = Position().act(power).play("act convert")
    assert t.legal() == [f"convert {country}" for country in countries]
    assert t.refused("convert ireland") == {"enterprise.conversion"}


@rule("enterprise.conversion", "enterprise.impulse")
def test_where_nobody_is_left_to_convert_nobody_tries() -> None:
    t = Position().faith("protestant", "york", "lancaster")
    assert t.act(ENGLAND).refused("act convert") == {"enterprise.impulse"}
    t = Position().faith("catholic", "london", "norwich", "portsmouth", "plymouth").act(SPAIN).play("act convert")
    assert t.refused("convert england") == {"enterprise.impulse"}
    assert t.legal() == ["convert netherlands"]


@rule("enterprise.conversion", "enterprise.costs")
def test_each_die_costs_a_point_two_to_four_of_them() -> None:
    t = Position().act(SPAIN, 3).play("act convert", "convert england")
    assert t.legal() == ["convert-dice 2", "convert-dice 3"]
    assert t.refused("convert-dice 4") == {"enterprise.costs"}
    assert t.refused("convert-dice 1") == {"enterprise.conversion"}
    assert t.refused("convert-dice 5") == {"enterprise.conversion"}
    t.play("convert-dice 3")
    assert t.s.points_left == 0
    assert t.s.fight[FIGHT_ATTACKER] == SPAIN
    assert t.dice_to_roll() == 3
    assert t.told("conversion") == [{"power": SPAIN, "country": 0, "number": 3}]
    assert "convert-dice 4" in Position().act(SPAIN).play("act convert", "convert england").legal()


# The roll


@rule("conversion.roll", "conversion.unrest-award")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((4, 5, 3, 2), (2, 0, 0)),
        ((6, 6, 4, 2), (1, 2, 0)),
        ((1, 1, 1, 4), (1, 0, 1)),
        ((2, 3, 2, 3), (0, 0, 0)),
    ],
)
def test_four_and_five_are_minor_six_is_major_and_ones_owe_one_unrest(
    dice: tuple[int, ...], result: tuple[int, int, int]
) -> None:
    t = convert(Position(), *dice)
    minors, majors, unrest = result
    assert t.told("conversion-roll") == [{"minors": minors, "majors": majors, "unrest": unrest}]
    assert t.asked() == ("major" if majors else "minor" if minors else "act")


@rule("conversion.roll", "conversion.unrest-place")
def test_ones_alone_bring_nothing() -> None:
    t = convert(Position(), 1, 1)
    assert t.asked() == "act"
    assert unrest_in(t) == []
    assert t.s.unrest_owed == 0


# Minor conversions


@rule("conversion.minor.adjacent", "enterprise.sides")
def test_a_space_next_to_one_s_own_faith_is_converted() -> None:
    t = convert(Position(), 4, 3)
    assert t.asked_seat() == SPAIN
    assert t.legal() == ["minor to london", "minor to norwich", "minor to plymouth", "minor stop"]
    assert t.refused("minor to portsmouth") == {"conversion.minor.adjacent"}
    assert t.refused("minor to york") == {"enterprise.conversion"}  # Catholic already
    assert t.refused("minor to dublin") == {"enterprise.conversion"}  # another country
    t.play("minor to norwich")
    assert faith_of(t, "norwich") == "catholic"
    assert t.told("converted") == [{"space": 1, "faith": 0}]
    assert t.asked() == "act"


@rule("conversion.minor.adjacent", "enterprise.sides")
def test_england_and_the_rebels_convert_to_the_protestant_faith() -> None:
    t = convert(Position(), 4, 3, power=ENGLAND).play("minor to york")
    assert faith_of(t, "york") == "protestant"
    t = convert(Position(), 4, 3, power=REBELS, country="netherlands").play("minor to utrecht")
    assert faith_of(t, "utrecht") == "protestant"


@rule("conversion.minor.adjacent")
def test_a_neighbour_beyond_the_border_counts() -> None:
    t = Position().faith("catholic", "london", "norwich", "portsmouth", "plymouth")
    t = convert(t, 4, 3, power=ENGLAND)
    assert t.legal() == ["minor to york", "minor stop"]  # next to Edinburgh


@rule("conversion.minor.adjacent")
def test_each_conversion_prepares_the_next() -> None:
    t = convert(Position(), 4, 5)
    assert "minor to portsmouth" not in t.legal()
    t.play("minor to london")
    assert "minor to portsmouth" in t.legal()
    t.play("minor to portsmouth")
    assert t.asked() == "act"


@rule("conversion.minor.occupied")
@pytest.mark.parametrize("unit", ["english_regular", "rebel_regular"])
def test_a_unit_of_the_other_faith_protects_its_space(unit: str) -> None:
    t = convert(Position().units("norwich", **{unit: 1}).units("london", spanish_regular=1), 4, 3)
    assert t.refused("minor to norwich") == {"conversion.minor.occupied"}
    assert "minor to london" in t.legal()


@rule("conversion.minor.occupied")
def test_spanish_units_protect_catholics() -> None:
    t = convert(Position().units("utrecht", cavalry=1), 4, 3, power=REBELS, country="netherlands")
    assert t.refused("minor to utrecht") == {"conversion.minor.occupied"}


@rule("conversion.minor.adjacent", "conversion.minor.occupied")
def test_both_obstacles_are_named() -> None:
    t = convert(Position().units("portsmouth", english_regular=1), 4, 3)
    assert t.refused("minor to portsmouth") == {"conversion.minor.adjacent", "conversion.minor.occupied"}


@rule("conversion.minor.adjacent")
def test_conversions_without_a_place_are_lost() -> None:
    t = (
        Position()
        .units("london", english_regular=1)
        .units("norwich", english_regular=1)
        .units("plymouth", english_regular=1)
    )
    t = convert(t, 4, 5)
    assert t.asked() == "act"
    assert t.s.minors == 0
    t = convert(Position().faith("catholic", "norwich", "portsmouth", "plymouth"), 4, 5, 4).play("minor to london")
    assert t.asked() == "act"


@rule("conversion.minor.adjacent")
def test_one_may_stop() -> None:
    t = convert(Position(), 4, 5).play("minor stop")
    assert t.asked() == "act"
    assert faith_of(t, "london") == "protestant"
    assert t.s.minors == 0


# Major conversions


@rule("conversion.major.a")
def test_a_kept_six_converts_even_under_the_enemy_at_the_end() -> None:
    t = convert(Position().units("london", english_regular=2), 6, 4).play("major keep")
    assert t.legal() == ["minor to norwich", "minor to plymouth", "minor stop"]
    t.play("minor to norwich")
    assert "minor to london" in t.legal()
    t.play("minor to london")
    assert faith_of(t, "london") == "catholic"
    assert t.asked() == "act"


@rule("conversion.major.a")
def test_a_kept_six_still_needs_a_neighbour_and_may_take_a_free_space() -> None:
    t = convert(Position().units("portsmouth", english_regular=1), 6, 3).play("major keep")
    assert t.refused("minor to portsmouth") == {"conversion.minor.adjacent"}
    t.play("minor to norwich")
    assert t.asked() == "act"


@rule("conversion.major.a")
def test_kept_sixes_are_used_when_the_minors_find_no_place() -> None:
    t = (
        Position()
        .units("london", english_regular=1)
        .units("norwich", english_regular=1)
        .units("plymouth", english_regular=1)
    )
    t = convert(t, 6, 4).play("major keep")
    assert t.s.minors == 0
    assert t.legal() == ["minor to london", "minor to norwich", "minor to plymouth", "minor stop"]
    t.play("minor to plymouth")
    assert t.asked() == "act"


@rule("conversion.major.b")
def test_a_six_may_convert_a_free_space_anywhere_and_the_others_spread_from_it() -> None:
    t = convert(Position().units("london", english_regular=1).units("plymouth", english_regular=1), 6, 4)
    assert t.legal() == ["major reposition norwich", "major reposition portsmouth", "major keep"]
    assert t.refused("major reposition london") == {"conversion.minor.occupied"}
    assert t.refused("major reposition york") == {"enterprise.conversion"}
    assert t.refused("major reposition edinburgh") == {"enterprise.conversion"}
    t.play("major reposition portsmouth")
    assert faith_of(t, "portsmouth") == "catholic"
    assert t.legal() == ["minor to norwich", "minor stop"]


@rule("conversion.major.b")
def test_each_six_is_decided_by_itself() -> None:
    t = convert(Position(), 6, 6).play("major reposition portsmouth", "major keep")
    assert t.asked() == "minor"
    assert t.s.majors == 1


@rule("conversion.major.c")
def test_a_six_may_cancel_the_unrest_owed_and_is_a_minor_then() -> None:
    t = convert(Position().unrest("london"), 6, 1)
    assert "major cancel" in t.legal()
    assert t.refused("major cancel-at london") == {"conversion.major.c"}  # the one owed comes first
    t.play("major cancel")
    assert (t.s.unrest_owed, t.s.minors, t.s.majors) == (0, 1, 0)
    t.play("minor to norwich")
    assert t.asked() == "act"
    assert unrest_in(t) == ["london"]
    assert "unrest-cancelled" in t.heard


@rule("conversion.major.c")
def test_if_none_is_owed_any_unrest_of_the_country_may_be_cancelled() -> None:
    t = convert(Position().unrest("london", "plymouth", "antwerp"), 6, 3)
    assert t.refused("major cancel") == {"conversion.major.c"}
    assert "major cancel-at london" in t.legal()
    assert t.refused("major cancel-at antwerp") == {"conversion.major.c"}
    assert t.refused("major cancel-at york") == {"conversion.major.c"}
    t.play("major cancel-at plymouth")
    assert unrest_in(t) == ["london", "antwerp"]
    assert t.s.minors == 1


@rule("conversion.major.c")
def test_no_marker_is_cancelled_twice() -> None:
    t = convert(Position(), 6, 6, 1).play("major cancel")
    assert t.refused("major cancel") == {"conversion.major.c"}


# Unrest


@rule("conversion.unrest-place")
def test_the_opponent_places_the_unrest_in_a_space_just_converted() -> None:
    t = convert(Position(), 4, 5, 1).play("minor to london", "minor to norwich")
    assert t.asked() == "unrest"
    assert t.asked_seat() == ENGLAND
    assert t.legal() == ["unrest london", "unrest norwich"]
    assert t.refused("unrest york") == {"conversion.unrest-place"}
    t.play("unrest norwich")
    assert unrest_in(t) == ["norwich"]
    assert t.s.unrest_owed == 0
    assert t.told("unrest") == [{"space": 1}]
    assert t.asked() == "act"


@rule("conversion.unrest-place")
@pytest.mark.parametrize(
    ("power", "country", "space", "opponent"),
    [
        (SPAIN, "england", "london", ENGLAND),
        (SPAIN, "netherlands", "amsterdam", REBELS),
        (ENGLAND, "england", "york", SPAIN),
        (REBELS, "netherlands", "utrecht", SPAIN),
    ],
)
def test_the_opponent_is_the_other_faith_s_power_of_the_country(
    power: int, country: str, space: str, opponent: int
) -> None:
    t = convert(Position(), 4, 1, power=power, country=country).play(f"minor to {space}")
    assert t.asked() == "unrest"
    assert t.asked_seat() == opponent


@rule("conversion.unrest-place")
def test_a_repositioned_space_counts_as_converted() -> None:
    t = convert(Position(), 6, 1).play("major reposition portsmouth")
    assert t.legal() == ["unrest portsmouth"]


@rule("conversion.unrest-place")
def test_without_a_converted_space_no_unrest_is_placed() -> None:
    t = convert(Position(), 4, 1).play("minor stop")
    assert t.asked() == "act"
    assert unrest_in(t) == []
    assert t.s.unrest_owed == 0


@rule("conversion.unrest-place")
def test_spaces_of_an_earlier_attempt_do_not_count() -> None:
    t = convert(Position(), 4, 3).play("minor to london")
    t.s.points_left = 4
    t.play("act convert", "convert england", "convert-dice 2").dice(4, 1).play("minor to norwich")
    assert t.legal() == ["unrest norwich"]


@rule("conversion.minor.adjacent")
def test_a_conversion_frame_without_conversions_passes() -> None:
    t = Position()
    t.s.converting = 0
    assert t.begin((frames.MINOR, SPAIN, 0)).s.over
    reasons = t.game.reasons(t.s, (frames.MINOR, SPAIN, 0), 1)
    assert [t.game.refusals[reason.code].clause for reason in reasons] == ["enterprise.impulse"]


@rule("conversion.roll")
def test_dice_that_lay_on_the_table_are_not_read_again() -> None:
    t = convert(Position(), 4, 6).play("major keep", "minor stop")
    t.s.points_left = 4
    t.play("act convert", "convert england", "convert-dice 2").dice(3, 3)
    assert t.told("conversion-roll")[1] == {"minors": 0, "majors": 0, "unrest": 0}


# Jesuits in the Netherlands


@rule("enterprise.jesuits", "enterprise.conversion")
@pytest.mark.parametrize(
    ("power", "country", "dice"), [(SPAIN, "netherlands", 5), (SPAIN, "england", 3), (REBELS, "netherlands", 3)]
)
def test_jesuits_add_dice_to_spain_s_conversions_in_the_netherlands(power: int, country: str, dice: int) -> None:
    t = Position().jesuits(1, 2).act(power)
    t.play("act convert")
    if t.asked() == "convert":
        t.play(f"convert {country}")
    t.play("convert-dice 3")
    assert t.dice_to_roll() == dice
    assert t.s.points_left == 2
