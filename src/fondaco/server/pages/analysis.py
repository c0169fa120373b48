"""After the game: its course as a graph with the turning points, and a seat's decisions beside what was better.

The page is whole at once with what is known then, and its script fetches the rest as it is found.
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
from fondaco.server.pages.frame import page
from fondaco.server.pages.lobby import SeatName
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.templating import FOLDER, game_title, render
from fondaco.server.visitors import visitor_of
from fondaco.words import phrases

ON_A_PAGE: Final = 25


async def analysis_page(request: Request) -> Response:
    """The course of the game and one seat's decisions; before the end, when there will be something to see."""
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
    """What is known by now, as the parts of the page that show it."""
    live = await services_of(request).tables.open(request.path_params["id"])
    if not live.stored.over:
        raise NotPossible("error-not-over")
    seat = _seat(request, live)
    regions = await _regions(request, live, seat, _page_number(request, live, seat))
    return JSONResponse(regions, headers={"Cache-Control": "no-store"})


async def _regions(request: Request, live: LiveTable, seat: int, number: int) -> dict[str, Any]:
    """The parts of the page by their ids, and whether all is known."""
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
    """The seat that the address names, or one's own, or the first."""
    asked = seat_wanted(request.query_params)
    if asked is None:
        return next(iter(live.seats_of(visitor_of(request).id)), 0)
    if not 0 <= asked < len(live.stored.seats):
        raise NotFound("error-no-seat")
    return asked


def _page_number(request: Request, live: LiveTable, seat: int) -> int:
    """The page that the address names, or the last one there is."""
    number = whole_number(request.query_params.get("page", ""), MOST_DECISIONS) or 1
    return min(number, _last_page(len(live.game.decided_by(seat))))


def _last_page(total: int) -> int:
    return max(1, -(-total // ON_A_PAGE))


ROUTES: list[BaseRoute] = [
    Route("/tables/{id}/analysis", analysis_page),
    Route("/tables/{id}/analysis/found", found),
]
