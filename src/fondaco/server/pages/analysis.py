"""Analysis page: graph and turning points of a finished game, and a seat's decisions beside better ones.

Rendered with what is known; a script polls for the rest.
"""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from fondaco.kernel import SEAT_SIGNS
from fondaco.kernel.parsing import whole_number
from fondaco.server.advice.graph import FORMATS, Graph
from fondaco.server.http_errors import NotFound, NotPossible
from fondaco.server.input_limits import MOST_DECISIONS
from fondaco.server.pages.base import page
from fondaco.server.pages.lobby import SeatName
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.templating import FOLDER, game_title, render
from fondaco.server.visitors import visitor_of
from fondaco.words import phrases

ON_A_PAGE: Final = 25


async def analysis_page(request: Request) -> Response:
    """Render the analysis of a seat's decisions; before the end of the game, only an announcement."""
    services, visitor = services_of(request), visitor_of(request)
    live = await services.tables.open(request.path_params["id"])
    game = game_title(live.stored.game, visitor.language)
    if not live.stored.over:
        return page(request, "analysis.html", stored=live.stored, game=game, regions=None)
    seat = _seat(request, live)
    number = _page_number(request, live, seat)
    regions = await _regions(request, live, seat, number)
    seats = [SeatName(other, SEAT_SIGNS[other], name) for other, name in enumerate(live.game.names)]
    return page(
        request, "analysis.html", stored=live.stored, game=game, seat=seat, seats=seats, number=number, regions=regions
    )


async def found(request: Request) -> Response:
    """Polling: the regions of the page as far as they are known (JSON)."""
    live = await services_of(request).tables.open(request.path_params["id"])
    if not live.stored.over:
        raise NotPossible("error-not-over")
    seat = _seat(request, live)
    regions = await _regions(request, live, seat, _page_number(request, live, seat))
    return JSONResponse(regions, headers={"Cache-Control": "no-store"})


async def _regions(request: Request, live: LiveTable, seat: int, number: int) -> dict[str, Any]:
    """HTML regions by id, and whether the analysis is complete."""
    analyst, visitor = services_of(request).analysis, visitor_of(request)
    language = visitor.language
    decided = await analyst.decisions(live, seat, (number - 1) * ON_A_PAGE, ON_A_PAGE, language)
    course = await analyst.course(live, language)
    names = live.game.names
    shared = {"stored": live.stored, "names": names, "signs": SEAT_SIGNS, "course": course, "decided": decided}

    def address(at: int) -> str:
        return f"/tables/{live.id}/replay?at={at}&seat={seat}"

    say = phrases(FOLDER, language).say
    graphs = [Graph(course, seat, len(names), form, say, address).svg() for form in FORMATS]
    last, mine = _last_page(decided.total), seat in live.seats_of(visitor.id)
    more = {"seat": seat, "number": number, "last": last, "mine": mine}
    return {
        "course": render("analysis_course.html", language, **shared, graphs=graphs),
        "turns": render("analysis_turns.html", language, **shared),
        "decisions": render("analysis_decisions.html", language, **shared, **more),
        "complete": course.complete and not decided.left,
    }


def _seat(request: Request, live: LiveTable) -> int:
    """The seat of the query, else one's own, else the first."""
    asked = seat_wanted(request.query_params)
    if asked is None:
        return next(iter(live.seats_of(visitor_of(request).id)), 0)
    if not 0 <= asked < len(live.stored.seats):
        raise NotFound("error-no-seat")
    return asked


def _page_number(request: Request, live: LiveTable, seat: int) -> int:
    """Page of the query (pagination), clamped to the last."""
    number = whole_number(request.query_params.get("page", ""), MOST_DECISIONS) or 1
    return min(number, _last_page(len(live.game.decided_by(seat))))


def _last_page(total: int) -> int:
    return max(1, -(-total // ON_A_PAGE))


ROUTES: list[BaseRoute] = [
    Route("/tables/{id}/analysis", analysis_page),
    Route("/tables/{id}/analysis/found", found),
]
