"""The bot that a table waits for: which one, since when, and how a page tells of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fondaco.server.templates import render

if TYPE_CHECKING:
    from fondaco.server.live import LiveTable

UNNOTICED: Final = 0.4
"""Seconds that a bot may think without anybody being told."""


@dataclass
class Awaited:
    """A bot that owes a decision."""

    seat: int
    moment: str
    """What it has to decide: while all play together, others' decisions change nothing about it."""
    since: float
    told: bool = False
    """Whether it takes so long that pages tell of it."""


def awaited_now(live: LiveTable, now: float) -> Awaited | None:
    """The bot that owes a decision now; the same as before, if it owes the same one."""
    before, kept = live.awaited, live.kept
    seat = next((seat for seat in kept.waiting if kept.seats[seat].sitter), None)
    if seat is None or kept.over or not kept.begun:
        return None
    moment = live.moment(seat)
    if before is not None and (before.seat, before.moment) == (seat, moment):
        return before
    # After a long thought of another bot this one is told of at once: what comes and goes is no clock.
    return Awaited(seat, moment, now, told=before is not None and before.told)


def thinking_region(live: LiveTable, own: tuple[int, ...], yours: bool, language: str) -> str:
    """What a page tells of the bot that thinks; whoever must decide meanwhile sees it on the bot's mat alone."""
    awaited = live.awaited
    if awaited is None or not awaited.told:
        return ""
    may_hurry = any(not live.kept.seats[seat].sitter for seat in own)
    return render(
        "thinking.html",
        language,
        api=f"/api/tables/{live.id}",
        seat=awaited.seat,
        name=live.game.names[awaited.seat],
        since=awaited.since,
        yours=yours,
        alone=len(live.kept.waiting) == 1,
        may_hurry=may_hurry,
    )
