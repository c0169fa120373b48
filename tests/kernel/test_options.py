"""Options: numbered once and for all, written as words that parse."""

import pytest
from tests.kernel.tiny import Cups, Harvest, Hide, Point, Seek

from fondaco.kernel import Axis, Group, Options

GOOD = Axis("good", ("book", "ore"))
SKIPS = Axis("skips", ("", "skip-1", "skip-2"))
OWN_GOOD = Axis("own_good", ("book", "ore"), words="good")


def test_numbers_run_through_the_groups_and_their_axes() -> None:
    options = Options(Group("sell", (GOOD, SKIPS)), Group("done"), Group("", (GOOD,)))
    assert len(options) == 2 * 3 + 1 + 2
    assert [options.words(option) for option in range(len(options))] == [
        *("sell book", "sell book skip-1", "sell book skip-2"),
        *("sell ore", "sell ore skip-1", "sell ore skip-2"),
        *("done", "book", "ore"),
    ]
    assert [options.group(option) for option in (0, 5, 6, 7)] == ["sell", "sell", "done", ""]
    assert (options.first("sell"), options.first("done"), options.first("")) == (0, 6, 7)


def test_options_that_could_be_confused_are_refused() -> None:
    with pytest.raises(ValueError, match="share the word 'sell'"):
        Options(Group("sell"), Group("sell", (GOOD,)))
    with pytest.raises(ValueError, match="'swap' point twice along the same axis"):
        Group("swap", (GOOD, GOOD))


def test_two_actions_cannot_be_written_alike() -> None:
    class Again(Point):
        """A step with the name of another."""

        name = "hide"

    class Muddle(Cups):
        """Two steps of one name."""

        steps = (Hide(), Seek(), Again())

    with pytest.raises(ValueError, match="two actions are both written hide left, hide middle, hide right"):
        _ = Muddle().numbers


def test_an_option_says_what_it_points_at() -> None:
    options = Options(Group("sell", (GOOD, SKIPS)), Group("done"))
    assert options.arguments(5) == {"good": 1, "skips": 2}
    assert options.arguments(6) == {}


def test_options_show_themselves() -> None:
    assert repr(Options(Group(""), Group("tile"))) == "Options(·, tile)"
    assert len(Options()) == 0


def test_groups_count_their_options() -> None:
    assert Group("done").size == 1
    assert Group("sell", (GOOD, SKIPS)).size == 6


def test_an_axis_names_the_texts_of_its_things() -> None:
    assert (GOOD.key(1), OWN_GOOD.key(1), len(GOOD)) == ("good-ore", "good-ore", 2)


def test_actions_of_a_game_are_numbered_step_by_step() -> None:
    game = Cups()
    assert game.offsets == [0, 3, 7, 10] and game.size == 10
    assert game.notation[:6] == ["hide left", "hide middle", "hide right", "seek peek", "seek wait", "seek decide"]
    assert game.numbers["point middle"] == 8 == game.action(2, 1)
    assert game.step_and_option(8) == (2, 1)
    assert repr(game) == "<cups: 2 to 2 players, 10 actions>"


def test_steps_that_ask_nobody_have_no_actions() -> None:
    assert Harvest().notation == ["plan fallow", "plan low", "plan high", "rain dry", "rain wet"]
