"""Clocks: each player has a bank of seconds, and an increment for each decision."""

from dataclasses import replace

from fondaco.server.storage.model import StoredSeat, StoredTable


def seconds_left(table: StoredTable, seat: int, now: float) -> float:
    """Seconds left on a seat's clock."""
    runs = table.begun and not table.over and seat in table.waiting and not table.seats[seat].sitter
    used = max(0.0, now - table.changed) if runs else 0.0
    return table.seats[seat].bank - used


def stopped(table: StoredTable, decided: int, now: float) -> tuple[StoredSeat, ...]:
    """The seats after a decision: time used is subtracted, and the seat that decided gets the increment."""
    if not table.bank:
        return table.seats
    return tuple(
        replace(kept, bank=seconds_left(table, seat, now) + (table.increment if seat == decided else 0))
        for seat, kept in enumerate(table.seats)
    )


def next_flag(table: StoredTable, now: float) -> tuple[int, float] | None:
    """The clock that runs out first, with the seconds left; None if none runs."""
    if not table.bank or not table.begun or table.over:
        return None
    running = [seat for seat in table.waiting if not table.seats[seat].sitter]
    if not running:
        return None
    seat = min(running, key=lambda seat: seconds_left(table, seat, now))
    return seat, seconds_left(table, seat, now)
