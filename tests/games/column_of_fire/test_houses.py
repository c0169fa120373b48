"""Trading houses: set up, pushed down, raised."""

import pytest
from tests.games.column_of_fire.position_builder import Position, rule

from fondaco.games.column_of_fire.vocabulary import COUNTRY

RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3


def green_takes(t: Position, number: int, country: str = "england") -> Position:
    """Green takes the face-up character of a country with a purple die of that number."""
    return t.rolled(GREEN, purple=number).taking(GREEN).play(f"take purple {country}")


def sites(t: Position, country: str = "england") -> list[int]:
    """The sites of red, yellow, green and blue; 0 for no house."""
    return [t.site(seat, country) for seat in range(t.s.players)]


@rule("house.place")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("country", COUNTRY.labels)
def test_a_house_is_put_on_the_site_of_the_die_s_number(number: int, country: str) -> None:
    """Nobody is asked: a new house is compulsory (q.house.mandatory), and always possible (q.house.no-legal)."""
    t = green_takes(Position(), number, country)

    assert t.asked == "use"
    assert sites(t, country) == [0, 0, number, 0]
    assert sum(t.s.house) == number
    assert "house-placed" in t.heard


@rule("house.place")
def test_houses_in_other_countries_do_not_matter() -> None:
    t = Position().house(GREEN, "france", 5).house(RED, "spain", 4)

    green_takes(t, 4)

    assert (sites(t), sites(t, "france"), sites(t, "spain")) == ([0, 0, 4, 0], [0, 0, 5, 0], [4, 0, 0, 0])


@rule("house.push")
def test_red_on_site_four_makes_room_for_green() -> None:
    """Example: red stands on 4 and site 3 is empty; green places a house on 4."""
    t = Position().house(RED, "england", 4)

    green_takes(t, 4)

    assert sites(t) == [3, 0, 4, 0]
    assert [key for key in t.heard if key.startswith("house")] == ["house-pushed", "house-placed"]


@rule("house.push")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_a_house_is_pushed_one_site_down(number: int) -> None:
    t = green_takes(Position().house(RED, "england", number), number)

    assert sites(t) == [number - 1, 0, number, 0]


@rule("house.push")
@pytest.mark.parametrize("number", [3, 5])
def test_a_house_on_another_site_is_not_pushed(number: int) -> None:
    t = green_takes(Position().house(RED, "england", 4).house(RED, "france", number), number)

    assert sites(t) == [4, 0, number, 0]
    assert sites(t, "france") == [number, 0, 0, 0]
    assert "house-pushed" not in t.heard


@rule("house.push-chain")
def test_red_pushes_yellow() -> None:
    """Example: red on 4 and yellow on 3, site 2 being empty; green places a house on 4."""
    t = Position().house(RED, "england", 4).house(YELLOW, "england", 3)

    green_takes(t, 4)

    assert sites(t) == [3, 2, 4, 0]
    assert t.heard.count("house-pushed") == 2


@rule("house.push-chain")
def test_an_empty_site_absorbs_the_chain() -> None:
    t = Position().house(RED, "england", 6).house(YELLOW, "england", 5).house(BLUE, "england", 3)

    green_takes(t, 6)

    assert sites(t) == [5, 4, 6, 3]


@rule("house.push-chain")
def test_three_houses_in_a_chain() -> None:
    t = Position().house(RED, "england", 3).house(YELLOW, "england", 5).house(BLUE, "england", 4)

    green_takes(t, 5)

    assert sites(t) == [2, 4, 5, 3]


@rule("house.push-off")
def test_a_house_pushed_from_site_one_leaves_the_board_and_can_be_used_again() -> None:
    t = green_takes(Position().house(RED, "england", 1), 1)
    assert sites(t) == [0, 0, 1, 0]
    assert [key for key in t.heard if key.startswith("house")] == ["house-pushed-off", "house-placed"]

    t.play("use skip", "reveal", t.turning_up("elizabeth-i")).rolled(RED, white=5).taking(RED).play("take white")

    assert sites(t) == [5, 0, 1, 0]


@rule("house.push-off", "house.push-chain")
def test_a_chain_down_to_site_one_pushes_the_last_house_off() -> None:
    """Sites 3, 2 and 1 occupied and a new house on 3: 3 goes to 2, 2 to 1 and 1 off the board."""
    t = Position().house(RED, "england", 3).house(YELLOW, "england", 2).house(BLUE, "england", 1)

    green_takes(t, 3)

    assert sites(t) == [2, 1, 3, 0]
    assert (t.heard.count("house-pushed"), t.heard.count("house-pushed-off")) == (2, 1)


@rule("house.push-off")
def test_a_house_on_site_two_is_not_pushed_off() -> None:
    t = green_takes(Position().house(RED, "england", 2), 2)

    assert sites(t) == [1, 0, 2, 0]
    assert "house-pushed-off" not in t.heard


@rule("house.one-per-country")
@pytest.mark.parametrize(("number", "answer", "site"), [(5, "raise", 5), (5, "leave", 3), (3, "", 3), (1, "", 3)])
def test_a_player_never_has_a_second_house_in_a_country(number: int, answer: str, site: int) -> None:
    t = Position().house(GREEN, "england", 3)

    green_takes(t, number)
    if answer:
        t.play(f"house {answer}")

    assert sites(t) == [0, 0, site, 0]
    assert sum(t.s.house) == site
    assert t.heard.count("house-placed") == int(answer == "raise")


@rule("house.upgrade")
def test_green_raises_the_house_from_two_to_four() -> None:
    """Example: green has a house on 2 in England and takes an English character with a 4."""
    t = Position().house(GREEN, "england", 2).house(GREEN, "france", 1)

    green_takes(t, 4)
    assert (t.asked, t.asked_seat) == ("house", GREEN)
    assert t.legal == ["house raise", "house leave"]
    t.play("house raise")

    assert (sites(t), sites(t, "france")) == ([0, 0, 4, 0], [0, 0, 1, 0])
    assert t.asked == "use"


@rule("house.upgrade")
def test_to_raise_a_house_is_a_choice() -> None:
    """q.house.mandatory"""
    t = Position().house(GREEN, "england", 2).house(RED, "england", 4)
    green_takes(t, 4)
    before = t.lying

    t.play("house leave")

    assert sites(t) == [4, 0, 2, 0]
    assert t.changed(before) == {"rows", "under", "face_up"}
    assert t.row(GREEN) != []


@rule("house.upgrade")
def test_whoever_stands_on_the_higher_site_is_pushed() -> None:
    t = Position().house(GREEN, "england", 1).house(RED, "england", 6).house(YELLOW, "england", 5)

    green_takes(t, 6).play("house raise")

    assert sites(t) == [5, 4, 6, 0]


@rule("house.upgrade")
def test_the_own_house_is_lifted_before_the_others_are_pushed() -> None:
    """Own house on 3, rival on 4, a 4 is rolled: own house on 4, rival on 3 (q.house.lift-first)."""
    t = Position().house(GREEN, "england", 3).house(RED, "england", 4).house(YELLOW, "england", 2)

    green_takes(t, 4).play("house raise")

    assert sites(t) == [3, 2, 4, 0]


@rule("house.upgrade")
def test_the_others_do_not_slide_into_the_site_left_behind() -> None:
    """q.house.gap"""
    t = Position().house(GREEN, "england", 3).house(RED, "england", 4).house(YELLOW, "england", 2)

    green_takes(t, 6).play("house raise")

    assert sites(t) == [4, 2, 6, 0]


@rule("house.no-downgrade", "house.upgrade")
@pytest.mark.parametrize(("number", "asked"), [(1, "use"), (2, "use"), (3, "use"), (4, "house"), (5, "house")])
def test_only_a_higher_number_than_the_own_site_moves_anything(number: int, asked: str) -> None:
    t = Position().house(GREEN, "england", 3).house(RED, "england", 2).house(YELLOW, "england", 1)

    green_takes(t, number)

    assert t.asked == asked
    assert sites(t) == [2, 1, 3, 0]
    assert not [key for key in t.heard if key.startswith("house")]


@rule("house.no-downgrade")
@pytest.mark.parametrize(("number", "allowed"), [(2, False), (3, False), (4, True)])
def test_where_no_character_is_left_a_number_must_gain_a_house_or_a_higher_site(number: int, allowed: bool) -> None:
    t = Position().house(GREEN, "england", 3).deck("england").nothing_face_up("england")

    t.rolled(GREEN, white=number).taking(GREEN)

    assert ("take white" in t.legal) is allowed
    assert t.refuses("take white", "end.deck-empty-house") is not allowed
