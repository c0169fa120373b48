"""The progress bar: on a terminal only, and a line a minute in a log."""

from collections.abc import Iterator
from io import StringIO
from itertools import count

import pytest

from fondaco.arena.progress import duration, progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def ticking(seconds: float) -> Iterator[float]:
    return (tick * seconds for tick in count())


def test_progress_is_shown_on_a_terminal() -> None:
    out, clock = Terminal(), ticking(100)
    assert list(progress(iter("abcd"), 4, out, clock=lambda: next(clock))) == list("abcd")
    shown = out.getvalue().replace("\x1b[K", "").strip("\r\n").split("\r")
    assert shown[0].endswith("  0% 0 of 4 games")
    assert shown[2].startswith("███████████████···")
    assert shown[2].endswith(" 50% 2 of 4 games, 3 min 20 s left")
    assert shown[-1].endswith("100% 4 of 4 games, 6 min 40 s")
    assert out.getvalue().endswith("\n")


def test_games_of_an_earlier_run_do_not_shorten_the_time_left() -> None:
    out, clock = Terminal(), ticking(10)
    list(progress(iter("ab"), 20, out, before=10, clock=lambda: next(clock)))
    assert " 55% 11 of 20 games, 1 min 30 s left" in out.getvalue()


def test_a_short_run_leaves_nothing_in_a_log() -> None:
    out = StringIO()
    assert list(progress(iter("abcd"), 4, out)) == list("abcd")
    assert out.getvalue() == ""


def test_a_long_run_leaves_a_line_a_minute_in_a_log() -> None:
    out, clock = StringIO(), ticking(20)
    list(progress(range(9), 9, out, clock=lambda: next(clock)))
    assert out.getvalue().splitlines() == [
        "3 of 9 games, 33%, 2 min 00 s left",
        "6 of 9 games, 67%, 1 min 00 s left",
        "9 of 9 games, 100%, 0 s left",
    ]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0 s"),
        (59.4, "59 s"),
        (60, "1 min 00 s"),
        (3599, "59 min 59 s"),
        (3600, "1 h 00 min"),
        (90000, "25 h 00 min"),
    ],
)
def test_times_are_said_in_hours_minutes_and_seconds(seconds: float, said: str) -> None:
    assert duration(seconds) == said
