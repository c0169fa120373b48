"""During a game: what a search finds out for whoever has to decide, from what that seat knows."""

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
"""How many hints one person may ask for, in a minute and in a row: each is a second of thinking."""


class HintService:
    """Gives hints to the seat that must decide, for its own decision, and to nobody else."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._hints = TokenBuckets(PER_MINUTE / 60, AT_ONCE)

    async def hint(self, live: LiveTable, person: Person, moment: str, wanted: int | None, language: str) -> HintShown:
        """What is best to do at the moment that was seen, and what can be expected of all that is allowed."""
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
            # The same position gives the same numbers, and they have nothing to do with the table's own chance.
            known = await self._think(f"{live.id} hint", thought_about(decision, SITTER, Random(moment)))
            async with live.lock:
                live.cache[("hint", seat, moment)] = known
        return shown(Advice(known, decision, language), moment)


def shown(advice: Advice, moment: str) -> HintShown:
    """A hint in words."""
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
