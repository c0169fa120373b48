"""The end of the piles and the patron victory (L2)."""

import pytest
from tests.games.pax_renaissance.position_builder import Position, rule


def last_turn(seats: str, *, options: str = "") -> Position:
    """A turn is over; the last twelve cards fill the market."""
    return Position(f"{options}\n{seats}\n[piles.west]\nbottom = 12\n[piles.east]").play("turn end").settle()


# The trigger


@rule("L2.patron-trigger")
def test_the_game_ends_when_both_piles_are_empty_though_the_market_is_full() -> None:
    t = last_turn("")
    assert len(t.form["market"]["east"]) == len(t.form["market"]["west"]) == 6
    assert t.form["ending"] == "patron"
    assert t.asked() == "over"


@rule("L2.patron-trigger")
@pytest.mark.parametrize(
    "piles",
    [
        "[piles.west]\nbottom = 12\ncomets = 1",
        "[piles.west]\nbottom = 11\n[piles.east]\nbottom = 2",
        "[piles.east]\nbottom = 12\ncomets = 2",
    ],
)
def test_one_card_left_in_either_pile_lets_the_game_go_on(piles: str) -> None:
    t = Position(piles).play("turn end").settle()
    assert t.asked() == "turn"
    assert t.form["turn"] == "lapis"


@rule("L2.patron-trigger")
def test_the_game_ends_too_when_places_stay_empty() -> None:
    t = Position("[piles.west]\nbottom = 1\n[piles.east]").play("turn end").settle()
    assert t.form["ending"] == "patron"


# The winner


@rule("L2.patron-winner")
def test_the_most_patron_prestige_wins() -> None:
    t = last_turn(
        '[[seats]]\nflorins = 9\nwest = ["house-of-borgia"]\n[[seats]]\nwest = ["duke-of-milan"]\neast = ["hungary"]'
    )
    assert t.form["winners"] == ["lapis"]
    assert t.told("patron-count") == [
        {"seat": 0, "patron": 1, "florins": 9},
        {"seat": 1, "patron": 2, "florins": 0},
    ]


@rule("L2.patron-winner")
def test_florins_break_a_tie_between_leaders() -> None:
    t = last_turn(
        """
        [[seats]]
        florins = 2
        west = ["house-of-borgia"]
        [[seats]]
        florins = 3
        west = ["duke-of-milan"]
        [[seats]]
        florins = 8
        """
    )
    assert t.form["winners"] == ["lapis"]


@rule("L2.patron-winner")
def test_a_full_tie_is_a_shared_victory() -> None:
    t = last_turn(
        """
        [[seats]]
        florins = 3
        west = ["house-of-borgia"]
        [[seats]]
        florins = 3
        west = ["duke-of-milan"]
        [[seats]]
        florins = 8
        """
    )
    assert t.form["winners"] == ["ochre", "lapis"]


@rule("L2.patron-winner")
def test_without_any_patron_the_richest_wins() -> None:
    t = last_turn("[[seats]]\nflorins = 3\n[[seats]]\nflorins = 4")
    assert t.form["winners"] == ["lapis"]


@rule("L2.patron-winner", "F1.prestige-kept")
def test_silenced_cards_and_vassals_count() -> None:
    t = last_turn(
        """
        [[seats]]
        west = [{ card = "house-of-borgia", bishop = "islamic" }, { empire = "france", vassals = ["hungary"] }]
        [[seats]]
        florins = 9
        west = ["duke-of-milan"]
        """
    )
    assert t.form["winners"] == ["ochre"]


@rule("L2.patron-winner", "B3.icons")
def test_an_empire_counts_with_the_face_that_shows() -> None:
    t = last_turn('[[seats]]\nwest = [{ empire = "papal-states", republic = true }]\n[[seats]]\neast = ["hungary"]')
    assert t.form["winners"] == ["lapis"]


@rule("L2.patron-winner", "G6.elimination")
def test_a_bankrupt_does_not_share_the_victory() -> None:
    t = last_turn("[[seats]]\n[[seats]]\nbankrupt = true\n[[seats]]", options='options = ["bankruptcy"]')
    assert t.form["winners"] == ["ochre", "verdigris"]
    assert [count["seat"] for count in t.told("patron-count")] == [0, 2]
