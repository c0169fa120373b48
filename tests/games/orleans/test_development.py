"""The development track: coins, citizens and levels."""

import pytest
from tests.games.orleans.position_builder import LAPIS, OCHRE, Position, rule

from fondaco.games.orleans.vocabulary import CITIZENS, FIRST_DEVELOPMENT_CITIZEN, ON_BOARD

STEPS = 30
COINS = {7: 3, 12: 4, 25: 5}
CITIZEN_SPACES = (3, 18, 28)
LEVEL_SPACES = {0: 1, 4: 2, 9: 3, 15: 4, 22: 5, 30: 6}


def develop(points: int, start: int = 0, seat: int = OCHRE, t: Position | None = None) -> Position:
    """A seat gains one to three development points in the pharmacy, with so many coins more to pay for them."""
    t = (t or Position()).track(seat, development=start).tile(seat, "pharmacy").put(seat, "pharmacy-1", "monk")
    coins = t.s.coins[seat]
    t.coins(seat, coins + points).actions(seat)
    return t.play("act pharmacy", f"pharmacy {points}")


def level(space: int) -> int:
    """The level of the last level space that a marker on this space has reached."""
    return max(number for reached, number in LEVEL_SPACES.items() if reached <= space)


@rule("development.points")
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("start", [0, 13])
def test_each_point_moves_the_marker_one_space_forward(start: int, points: int) -> None:
    t = develop(points, start, seat=LAPIS)
    assert t.marker(LAPIS, "development") == start + points
    assert t.markers(OCHRE) == {}


@rule("development.points")
@pytest.mark.parametrize(("start", "points"), [(29, 1), (29, 3), (28, 3)])
def test_points_beyond_the_last_space_are_lost(start: int, points: int) -> None:
    """q.development.end."""
    assert develop(points, start).marker(OCHRE, "development") == STEPS


@rule("development.coins", "development.points")
@pytest.mark.parametrize("space", range(STEPS))
@pytest.mark.parametrize("points", [1, 2])
def test_coins_are_received_where_they_are_reached_or_passed(space: int, points: int) -> None:
    """All three spaces with coins, for everybody who comes by, and nowhere else."""
    t = Position()
    bank = t.s.bank
    develop(points, space, t=t)
    gained = sum(coins for place, coins in COINS.items() if space < place <= space + points)
    assert t.s.coins == [5 + gained, 5, 5]
    assert t.s.bank == bank - gained


@rule("development.coins")
def test_everybody_receives_the_coins_of_a_space() -> None:
    t = develop(1, 6)
    develop(1, 6, seat=LAPIS, t=t.tile(-1, "pharmacy"))
    assert t.s.coins == [8, 8, 5]


@rule("development.coins")
def test_coins_of_the_track_come_from_the_reserve_as_far_as_it_goes() -> None:
    """q.supply.coins-partial: the coins just paid are all there is."""
    t = develop(2, 10, t=Position().bank(2))
    assert t.s.coins[OCHRE] == 5 + 2
    assert t.s.bank == 0


@rule("development.citizens", "development.points")
@pytest.mark.parametrize("space", range(STEPS))
@pytest.mark.parametrize("points", [1, 2])
def test_citizens_are_taken_where_they_are_reached_or_passed(space: int, points: int) -> None:
    t = develop(points, space)
    taken = [
        FIRST_DEVELOPMENT_CITIZEN + number
        for number, place in enumerate(CITIZEN_SPACES)
        if space < place <= space + points
    ]
    assert t.citizens_of(OCHRE) == taken
    assert t.s.citizen.count(ON_BOARD) == CITIZENS - len(taken)


@rule("development.citizens")
@pytest.mark.parametrize(("number", "space"), list(enumerate(CITIZEN_SPACES)))
def test_only_the_first_takes_the_citizen(number: int, space: int) -> None:
    """Whoever goes by later, even further, finds it gone."""
    t = develop(1, space - 1, seat=LAPIS)
    develop(3, space - 1, t=t.tile(-1, "pharmacy"))
    assert t.citizens_of(LAPIS) == [FIRST_DEVELOPMENT_CITIZEN + number]
    assert t.citizens_of(OCHRE) == []


@rule("development.level")
@pytest.mark.parametrize("space", range(STEPS + 1))
def test_the_level_is_that_of_the_last_level_space_reached_or_passed(space: int) -> None:
    t = Position().track(LAPIS, development=space)
    assert t.s.level(LAPIS) == level(space)
    assert t.s.level(OCHRE) == 1


@rule("development.level")
@pytest.mark.parametrize(("start", "points", "reached"), [(3, 1, 2), (3, 3, 2), (8, 2, 3), (29, 1, 6), (4, 3, 0)])
def test_a_new_level_counts_at_once_and_is_told(start: int, points: int, reached: int) -> None:
    t = develop(points, start)
    assert t.s.level(OCHRE) == (reached or level(start))
    told = [dict(event.numbers) for event in t.s.heard or [] if event.key == "level"]
    assert told == ([{"seat": OCHRE, "level": reached}] if reached else [])


@rule("development.level-use")
@pytest.mark.parametrize("space", [0, 4, 10, 15, 29, 30])
def test_the_level_sets_income_hospital_and_the_value_of_citizens_and_stations(space: int) -> None:
    worth = level(space)

    t = Position().track(OCHRE, development=space).event("income")
    assert t.s.coins == [5 + worth, 6, 6]

    t = Position().track(OCHRE, development=space).tile(OCHRE, "hospital").use("hospital")
    assert t.s.coins == [5 + worth, 5, 5]

    t = Position().track(OCHRE, development=space).station(OCHRE, "blois").citizen(OCHRE, 5, 6)
    assert t.game.scores(t.s) == [5 + 3 * worth, 5, 5]
