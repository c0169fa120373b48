"""The bot that a table waits for: which one, since when, and its region of the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fondaco.server.templating import render

if TYPE_CHECKING:
    from fondaco.server.tables.live_table import LiveTable

UNNOTICED: Final = 0.4
"""Debounce: seconds a bot may think before pages are told."""


@dataclass
class PendingBot:
    """A bot that owes a decision."""

    seat: int
    moment: str
    """The moment of its decision; when all play at once, others' decisions do not change it."""
    since: float
    told: bool = False
    """Whether pages have been told, as it takes long."""


def pending_bot_now(live: LiveTable, now: float) -> PendingBot | None:
    """The bot that owes a decision now; the same object while it owes the same one."""
    before, stored = live.pending_bot, live.stored
    seat = next((seat for seat in stored.waiting if stored.seats[seat].sitter), None)
    if seat is None or stored.over or not stored.begun:
        return None
    moment = live.moment(seat)
    if before is not None and (before.seat, before.moment) == (seat, moment):
        return before
    # After a long thought the next bot is announced at once, so that the display does not flicker.
    return PendingBot(seat, moment, now, told=before is not None and before.told)


def thinking_region(live: LiveTable, pending: PendingBot, own: tuple[int, ...], yours: bool, language: str) -> str:
    """HTML region about the thinking bot; hidden from a player who must decide meanwhile."""
    return render(
        "thinking.html",
        language,
        api=f"/api/tables/{live.id}",
        seat=pending.seat,
        name=live.game.names[pending.seat],
        since=pending.since,
        yours=yours,
        alone=len(live.stored.waiting) == 1,
        may_hurry=any(not live.stored.seats[seat].sitter for seat in own),
    )
