"""Tournaments: seats rotate, results repeat, and intervals are honest."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from io import StringIO

import pytest

from fondaco.arena import Outcome, matches, standings, tournament
from fondaco.arena.command import add_arguments, progress, run
from fondaco.arena.intervals import wilson
from fondaco.table import FondacoError

BOTS = ["random", "random", "random"]


def test_each_bot_sits_in_each_seat_equally_often() -> None:
    todo = matches("column-of-fire", BOTS, 30, "rotate")
    seats = Counter((bot, seat) for match in todo for seat, bot in enumerate(match.bots))
    assert set(seats.values()) == {10}


def test_rotated_games_share_their_chance() -> None:
    todo = matches("column-of-fire", BOTS, 6, "rotate")
    assert [match.seed for match in todo] == ["rotate 0"] * 3 + ["rotate 1"] * 3


def test_the_same_seed_plays_the_same_games_on_one_core_or_two() -> None:
    todo = matches("column-of-fire", ["random", "random"], 6, "again")
    assert list(tournament(todo, 1)) == list(tournament(todo, 2))


def test_shared_victories_count_in_parts() -> None:
    outcomes = [
        Outcome({0: 10, 1: 10}, (0, 1), (0, 1), 5),
        Outcome({0: 12, 1: 10}, (0,), (1,), 5),
    ]
    first, second = standings(["greedy", "random"], outcomes)
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.points, second.points) == (11.0, 10.0)
    assert first.share == 0.75


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (10, 20, 0.2993, 0.7007), (20, 20, 0.8389, 1.0), (190, 200, 0.9104, 0.9726)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def arena(*words: str) -> int:
    parser = ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_the_command_prints_the_standings(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("column-of-fire", "random", "random", "--games", "4", "--workers", "1") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["bot", "games", "wins"]
    assert len(lines) == 4
    assert lines[-1].startswith("by seat: ")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("go", "random", "random"), "no game is called 'go'"),
        (("column-of-fire", "random"), "for 2 to 4 players, not 1"),
        (("column-of-fire", "random", "gredy"), "no bot is called 'gredy'"),
        (("column-of-fire", "random", "random", "--games", "0"), "must be at least 1"),
        (("column-of-fire", "random", "random", "--workers", "0"), "must be at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], problem: str) -> None:
    with pytest.raises(FondacoError, match=problem):
        arena(*words)


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only() -> None:
    quiet, loud = StringIO(), Terminal()
    assert list(progress(iter("abcd"), 4, quiet)) == list("abcd")
    assert quiet.getvalue() == ""
    assert list(progress(iter("abcd"), 4, loud)) == list("abcd")
    assert "2/4" in loud.getvalue()
    assert loud.getvalue().endswith("4/4,    0 s left \n")
