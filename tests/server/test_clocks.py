"""The clock of a table: a bank for each player, and an increment for each decision."""

from dataclasses import replace

import pytest

from fondaco.server.storage.model import StoredSeat, StoredTable
from fondaco.server.tables import clocks

START = 1000.0


def table(**changes: object) -> StoredTable:
    seats = (StoredSeat("ada", "1", bank=60.0), StoredSeat("bo", "2", bank=60.0), StoredSeat("Fugger", sitter="greedy"))
    kept = StoredTable("t", "column-of-fire", {}, "1", seats, bank=60, increment=5, begun=True, waiting=(0,))
    return replace(kept, changed=START, **changes)  # type: ignore[arg-type]


def test_the_clock_runs_for_who_must_decide() -> None:
    assert clocks.seconds_left(table(), 0, START + 10) == 50
    assert clocks.seconds_left(table(), 1, START + 10) == 60


def test_a_decision_takes_the_time_off_and_adds_the_increment() -> None:
    seats = clocks.stopped(table(), 0, START + 10)
    assert [seat.bank for seat in seats] == [55, 60, 0]


def test_who_decides_together_pays_for_its_own_time() -> None:
    seats = clocks.stopped(table(waiting=(0, 1)), 1, START + 10)
    assert [seat.bank for seat in seats] == [50, 55, 0]


def test_a_table_without_a_clock_keeps_its_seats() -> None:
    without = table(bank=0)
    assert clocks.stopped(without, 0, START + 10) is without.seats
    assert clocks.next_flag(without, START) is None


@pytest.mark.parametrize("changes", [{"begun": False}, {"over": True}, {"waiting": ()}, {"waiting": (2,)}])
def test_no_flag_falls_where_nobody_is_waited_for(changes: dict[str, object]) -> None:
    assert clocks.next_flag(table(**changes), START + 1000) is None


def test_the_first_flag_to_fall_is_known() -> None:
    both = table(waiting=(0, 1))
    short = replace(both, seats=(both.seats[0], replace(both.seats[1], bank=20.0), both.seats[2]))
    assert clocks.next_flag(short, START + 5) == (1, 15)
    assert clocks.next_flag(short, START + 25) == (1, -5)


def test_a_clock_that_was_set_back_gives_no_time_for_nothing() -> None:
    assert clocks.seconds_left(table(), 0, START - 100) == 60
