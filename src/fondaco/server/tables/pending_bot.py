"""The bot that a table waits for: which one, since when, and how a page tells of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fondaco.server.templating import render

if TYPE_CHECKING:
    from fondaco.server.tables.live_table import LiveTable

UNNOTICED: Final = 0.4
"""Seconds that a bot may think without anybody being told."""


@dataclass
class PendingBot:
    """A bot that owes a decision."""

    seat: int
    moment: str
    """What it has to decide: while all play together, others' decisions change nothing about it."""
    since: float
    told: bool = False
    """Whether it takes so long that pages tell of it."""


def pending_bot_now(live: LiveTable, now: float) -> PendingBot | None:
    """The bot that owes a decision now; the same as before, if it owes the same one."""
    before, stored = live.pending_bot, live.stored
    seat = next((seat for seat in stored.waiting if stored.seats[seat].sitter), None)
    if seat is None or stored.over or not stored.begun:
        return None
    moment = live.moment(seat)
    if before is not None and (before.seat, before.moment) == (seat, moment):
        return before
    # After a long thought of another bot this one is told of at once: what comes and goes is no clock.
    return PendingBot(seat, moment, now, told=before is not None and before.told)


def thinking_region(live: LiveTable, pending: PendingBot, own: tuple[int, ...], yours: bool, language: str) -> str:
    """What a page tells of the bot that thinks; whoever must decide meanwhile sees it on the bot's mat alone."""
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
