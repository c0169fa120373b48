"""After the game: a seat's decisions beside what each bot would have played in its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.kernel import SEAT_SIGNS
from fondaco.server.contracts import SLICE, DecisionAnalysed
from fondaco.server.live import LiveTable
from fondaco.server.pages.answer import house_of, page
from fondaco.server.pages.lobby import SeatName, said
from fondaco.server.trouble import NotFound
from fondaco.server.visit import visitor_of
from fondaco.table import find_game
from fondaco.words import speaker

ON_A_PAGE: Final = 50


@dataclass(frozen=True)
class Agreement:
    """How often a seat and a bot would have decided alike."""

    level: str
    alike: int
    total: int


def agreements(decisions: Sequence[DecisionAnalysed]) -> list[Agreement]:
    """One line for each bot."""
    alike: dict[str, int] = {}
    for decision in decisions:
        for bot in decision.bots:
            alike[bot.level] = alike.get(bot.level, 0) + bot.agrees
    return [Agreement(level, count, len(decisions)) for level, count in alike.items()]


async def analysis_page(request: Request) -> Response:
    """One seat's decisions, fifty on a page; before the end, when there will be something to see."""
    house, visitor = house_of(request), visitor_of(request)
    live = await house.hall.open(request.path_params["id"])
    game = speaker(find_game(live.kept.game), visitor.language).say("game-title")
    if not live.kept.over:
        return page(request, "analysis.html", kept=live.kept, game=game, decisions=None)
    seat = _seat(request, live)
    decisions = await _all_decisions(request, live, seat)
    number, last = _page_number(request, len(decisions))
    names = live.game.names
    return page(
        request,
        "analysis.html",
        kept=live.kept,
        game=game,
        seat=seat,
        mine=seat in live.seats_of(visitor.id),
        seats=[SeatName(other, SEAT_SIGNS[other], name) for other, name in enumerate(names)],
        summary=agreements(decisions),
        decisions=decisions[(number - 1) * ON_A_PAGE : number * ON_A_PAGE],
        first=(number - 1) * ON_A_PAGE,
        total=len(decisions),
        number=number,
        last=last,
        said=said,
    )


async def _all_decisions(request: Request, live: LiveTable, seat: int) -> list[DecisionAnalysed]:
    """Everything a seat decided; the analyst gives it in slices."""
    analyst, language = house_of(request).analyst, visitor_of(request).language
    decisions: list[DecisionAnalysed] = []
    start: int | None = 0
    while start is not None:
        shown = await analyst.analyse(live, seat, start, SLICE, language)
        decisions += shown.decisions
        start = shown.next
    return decisions


def _seat(request: Request, live: LiveTable) -> int:
    """The seat that the address names, or one's own, or the first."""
    asked = request.query_params.get("seat", "")
    if not asked:
        return next(iter(live.seats_of(visitor_of(request).id)), 0)
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 3 and int(asked) < len(live.kept.seats)):
        raise NotFound("error-no-seat")
    return int(asked)


def _page_number(request: Request, total: int) -> tuple[int, int]:
    """The page that the address names, and the last one there is."""
    last = max(1, -(-total // ON_A_PAGE))
    asked = request.query_params.get("page", "1")
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 6 else 1
    return min(max(1, number), last), last


ROUTES: list[BaseRoute] = [Route("/tables/{id}/analysis", analysis_page)]
