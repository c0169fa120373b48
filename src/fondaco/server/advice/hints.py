"""Hints during a game: a search from what the deciding seat knows."""

from random import Random
from typing import Final

from fondaco.bots import Analysis
from fondaco.bots.advice import Advice, thought_about
from fondaco.server.advice.analysis import Think
from fondaco.server.advice.contracts import HintShown, ReplySaid, SeatExpects, option_weighed
from fondaco.server.http_errors import NotPossible, Outdated
from fondaco.server.storage.model import Person
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.templating import FOLDER
from fondaco.server.token_buckets import TokenBuckets
from fondaco.words import phrases

SITTER: Final = "search@1s"
PER_MINUTE: Final = 20
AT_ONCE: Final = 10
"""Rate limit of hints by person, per minute and at once: each takes a second of search."""


class HintService:
    """Gives hints to the seat that must decide, and to nobody else."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._hints = TokenBuckets(PER_MINUTE / 60, AT_ONCE)

    async def hint(self, live: LiveTable, person: Person, moment: str, wanted: int | None, language: str) -> HintShown:
        """Options at the moment seen, with expected results, the best first; cached."""
        async with live.lock:
            seat = live.decides(person.id, wanted)
            decision = live.game.decision_of(seat)
            if not live.stored.hints:
                raise NotPossible("error-no-hints")
            if decision is None or decision.optional:
                raise NotPossible("error-nothing-to-decide")
            if moment != live.moment(seat):
                raise Outdated()
            known: Analysis | None = live.cache.get(("hint", seat, moment))
        if known is None:
            self._hints.take(person.id)
            # Seeded by the moment, so that the same position gives the same numbers, apart from the table's own chance.
            known = await self._think(f"{live.id} hint", thought_about(decision, SITTER, Random(moment)))
            async with live.lock:
                live.cache[("hint", seat, moment)] = known
        return shown(Advice(known, decision, language), moment)


def shown(advice: Advice, moment: str) -> HintShown:
    """A hint as the API returns it."""
    say, best = phrases(FOLDER, advice.language).say, advice.best
    key = "advice-best" if advice.is_choice else "advice-only"
    return HintShown(
        seat=advice.decision.seat,
        moment=moment,
        summary=say(key, option=best.text, result=best.result),
        options=[option_weighed(option) for option in advice.options],
        line=[ReplySaid.of(said) for said in advice.line],
        everybody=[
            SeatExpects(seat=seat, name=advice.decision.seats[seat], percent=advice.percent(share))
            for seat, share in enumerate(best.expected)
            if advice.is_choice
        ],
        games=advice.analysis.iterations,
    )
