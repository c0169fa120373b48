"""After a game: what a seat decided, and what each bot would have decided in its place.

Bots are given the seat's view at that moment, so they know no more than the seat did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from fondaco.server.contracts import AnalysisShown, BotsMove, DecisionAnalysed, MoveSaid
from fondaco.server.live import LiveTable
from fondaco.server.trouble import NotFound, NotPossible, TooMuch
from fondaco.table import SITTERS, Decision, Move, Table
from fondaco.table.moves import Thought

MOST_KEPT: Final = 20_000
"""How many thoughts of bots are kept; one is a few words."""
LONGEST_LINE: Final = 20
"""How many may wait until it is their turn."""

Key = tuple[str, int, int, str]
"""A table, its position, a moment of it, and a bot."""


class Analyst:
    """Thinks about one game at a time, so that those who play do not have to wait for those who look back."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: dict[Key, str] = {}

    async def analyse(self, live: LiveTable, seat: int, start: int, count: int, language: str) -> AnalysisShown:
        """A slice of a seat's decisions."""
        if self._waiting >= LONGEST_LINE:
            raise TooMuch(seconds=10)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._analyse(live, seat, start, count, language)
        finally:
            self._waiting -= 1

    async def _analyse(self, live: LiveTable, seat: int, start: int, count: int, language: str) -> AnalysisShown:
        async with live.lock:
            moments = _moments(live, seat)
            asked = moments[start : start + count]
            keys = [(live.id, live.kept.position, at, level) for at in asked for level in SITTERS]
            missing = [key for key in keys if key not in self._kept]
            taken, thoughts = await asyncio.to_thread(_look_back, live.game, asked, missing)
        found = await asyncio.to_thread(lambda: [thought.move() for thought in thoughts])
        chosen = {key: self._kept[key] for key in keys if key in self._kept} | dict(zip(missing, found))
        self._keep(chosen)
        end = start + len(asked)
        return AnalysisShown(
            seat=seat,
            total=len(moments),
            start=start,
            next=end if asked and end < len(moments) else None,
            decisions=[
                _analysed(at, decision, move, {key[3]: chosen[key] for key in keys if key[2] == at}, language)
                for at, (decision, move) in zip(asked, taken)
            ],
        )

    def _keep(self, chosen: dict[Key, str]) -> None:
        """What was thought last stays longest."""
        for key, move in chosen.items():
            self._kept.pop(key, None)
            self._kept[key] = move
        for key in list(self._kept)[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[key]


def _moments(live: LiveTable, seat: int) -> list[int]:
    """When a seat decided, once the game is over: before that it would be advice."""
    if not 0 <= seat < len(live.kept.seats):
        raise NotFound("error-no-seat")
    if not live.game.over:
        raise NotPossible("error-not-over")
    return live.game.decided_by(seat)


def _look_back(
    table: Table, moments: Sequence[int], missing: Sequence[Key]
) -> tuple[list[tuple[Decision, Move]], list[Thought]]:
    """The decisions, and what bots have to think about; this needs the table, the thinking does not."""
    return [table.decision_at(at) for at in moments], [table.thought_at(at, level) for _, _, at, level in missing]


def _analysed(at: int, decision: Decision, played: Move, chosen: dict[str, str], language: str) -> DecisionAnalysed:
    said = {str(move): move.say(language) for move in decision.moves}
    return DecisionAnalysed(
        at=at,
        ask=decision.ask(language),
        clause=decision.clause,
        options=len(said),
        played=MoveSaid(move=str(played), text=said[str(played)]),
        bots=[
            BotsMove(level=level, move=move, text=said[move], agrees=move == str(played))
            for level, move in chosen.items()
        ],
    )
