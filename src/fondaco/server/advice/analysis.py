"""Analysis of a finished game: expected results over its course, and what the search would have preferred.

The search gets the seat's view at that moment, so it knows no more than the seat did.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from fondaco.bots import Analysis
from fondaco.bots.game_analysis import Finding, GameAnalysis, Turn, finding_of, look_back, new_analysis, turn_in_words
from fondaco.server.advice import contracts
from fondaco.server.http_errors import NotFound, NotPossible, RateLimited
from fondaco.server.live_objects import cancel
from fondaco.server.tables.live_table import LiveTable
from fondaco.table import SPECTATOR
from fondaco.table.moves import Thought
from fondaco.words import speaker

MOST_KEPT: Final = 100
"""Capacity of the LRU cache of analysed games; one is a few hundred sentences."""
LONGEST_LINE: Final = 20
"""Queue limit: games analysed concurrently."""

COURTESY: Final = 0.5
"""Pause after a search, as a fraction of its duration: games in play have priority."""

Think = Callable[[str, Thought], Awaitable[Analysis]]
"""Runs a search in the worker pool; the name is for affinity."""
Key = tuple[str, int]
"""Table and position."""

log = logging.getLogger("fondaco")


class AnalysisService:
    """Background queue that analyses finished games, one search at a time."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._turn = asyncio.Lock()
        self._studies: dict[Key, GameAnalysis] = {}
        self._at_work: dict[Key, asyncio.Task[None]] = {}

    # Results

    async def decisions(
        self, live: LiveTable, seat: int, start: int, count: int, language: str
    ) -> contracts.AnalysisShown:
        """A slice of a seat's decisions, as far as analysed; starts the rest in the background."""
        if not 0 <= seat < len(live.stored.seats):
            raise NotFound("error-no-seat")
        async with live.lock:
            study = self._study(live)
            moments = live.game.decided_by(seat)
        asked = moments[start : start + count]
        for at in asked:
            study.wanted[at] = None
        self._go_on(live, study)
        end = start + len(asked)
        known = [(number, study.findings[at]) for number, at in enumerate(asked, start + 1) if at in study.findings]
        return contracts.AnalysisShown(
            seat=seat,
            total=len(moments),
            start=start,
            next=end if asked and end < len(moments) else None,
            left=len(asked) - len(known),
            decisions=[_analysed(number, finding, language) for number, finding in known],
        )

    async def course(self, live: LiveTable, language: str) -> contracts.CourseShown:
        """Expected results over the whole game, as far as analysed; starts the rest in the background."""
        async with live.lock:
            study = self._study(live)
            self._go_on(live, study)
            done, total = study.progress
            turns = sorted(study.turns(), key=lambda turn: turn.at)
            end = [
                1 / len(live.stored.winners) if seat in live.stored.winners else 0.0
                for seat in range(len(live.stored.seats))
            ]
            return contracts.CourseShown.of(
                study,
                done=done,
                total=total,
                points=[
                    *(contracts.PointShown.of(each, expected=list(each.after)) for each in study.course()),
                    contracts.PointShown(at=study.length, seat=SPECTATOR, expected=end),
                ],
                turns=[_turned(live, study, turn, language) for turn in turns],
            )

    # Background work

    def _study(self, live: LiveTable) -> GameAnalysis:
        """The study of a table; NotPossible before the game is over, as it would be advice."""
        if not live.game.over:
            raise NotPossible("error-not-over")
        key = (live.id, live.stored.position)
        study = self._studies.pop(key, None) or new_analysis(live.game)
        self._studies[key] = study  # most recently used at the end
        for old in list(self._studies)[: max(0, len(self._studies) - MOST_KEPT)]:
            if old not in self._at_work:
                del self._studies[old]
        return study

    def _go_on(self, live: LiveTable, study: GameAnalysis) -> None:
        """Start the background task, if there is anything left to analyse."""
        key = (live.id, live.stored.position)
        if key in self._at_work or study.complete:
            return
        if len(self._at_work) >= LONGEST_LINE:
            raise RateLimited(seconds=10)
        self._at_work[key] = task = asyncio.create_task(self._work(live, study, key))
        task.add_done_callback(lambda _: self._at_work.pop(key, None))

    async def _work(self, live: LiveTable, study: GameAnalysis, key: Key) -> None:
        try:
            while (wanted := study.next()) is not None:
                at, how = wanted
                async with self._turn:
                    async with live.lock:
                        if (live.id, live.stored.position) != key:
                            return  # the last decision was undone
                        decision, move, thought = await asyncio.to_thread(look_back, live.game, at, how)
                    start = monotonic()
                    analysis = await self._think(f"{live.id} analysis", thought)
                    study.learn(finding_of(at, decision, move, analysis), how)
                    await asyncio.sleep(COURTESY * (monotonic() - start))
        except Exception:
            study.given_up = True
            log.exception("table %s cannot be analysed", live.id)

    async def close(self) -> None:
        """Cancel the background tasks."""
        await cancel(*self._at_work.values())


# Texts


def _analysed(number: int, finding: Finding, language: str) -> contracts.DecisionAnalysed:
    spoken = finding.spoken[language]
    return contracts.DecisionAnalysed.of(
        finding,
        number=number,
        ask=spoken.ask,
        played=contracts.option_weighed(spoken.played),
        preferred=contracts.option_weighed(spoken.best),
        agrees=spoken.played.option == spoken.best.option,
        line=[contracts.ReplySaid.of(reply) for reply in spoken.line],
    )


def _turned(live: LiveTable, study: GameAnalysis, turn: Turn, language: str) -> contracts.TurnShown:
    words = speaker(live.game.game, language)
    points, text = turn_in_words(study, turn, words, live.story(SPECTATOR, language).told)
    return contracts.TurnShown.of(turn, points=points, text=text)
