"""Replay page: a game moment by moment, from every seat one may look from."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from fondaco.kernel import SEAT_SIGNS
from fondaco.kernel.parsing import whole_number
from fondaco.server.http_errors import Forbidden, HttpError, NotPossible
from fondaco.server.input_limits import MOST_DECISIONS
from fondaco.server.pages.base import page
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.table_page.diff import difference
from fondaco.server.table_page.state import EMPTY_PAGE, PageState, past_state
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.templating import game_title
from fondaco.server.visitors import Visitor, visitor_of
from fondaco.table import SPECTATOR


async def replay_page(request: Request) -> Response:
    """Render one moment, with links to all others."""
    services, visitor = services_of(request), visitor_of(request)
    live = await services.tables.open(request.path_params["id"])
    async with live.lock:
        at, seat, shown = _seen(request, live, visitor)
        sides = [seat for seat in range(len(live.stored.seats)) if live.may_look(visitor.id, seat)]
        return page(
            request,
            "replay.html",
            stored=live.stored,
            names=live.game.names,
            signs=SEAT_SIGNS,
            shown=shown,
            at=at,
            length=live.game.length,
            # Moments of which something is told, and the last.
            told=sorted({0, *(told.at for told in live.story(seat, visitor.language).told), live.game.length}),
            seat=seat,
            sides=[*sides, SPECTATOR],
            game=game_title(live.stored.game, visitor.language),
        )


async def moment(request: Request) -> Response:
    """One moment, as a diff to an empty page (JSON)."""
    services, visitor = services_of(request), visitor_of(request)
    live = await services.tables.open(request.path_params["id"])
    async with live.lock:
        at, seat, shown = _seen(request, live, visitor)
        message: dict[str, Any] = difference(EMPTY_PAGE, shown)
        message.update(at=at, seat=seat, length=live.game.length, say=[told.text for told in shown.told])
    return JSONResponse(message, headers={"Cache-Control": "no-store"})


def _seen(request: Request, live: LiveTable, visitor: Visitor) -> tuple[int, int, PageState]:
    if not live.stored.begun:
        raise NotPossible("error-not-begun")
    wanted = seat_wanted(request.query_params)
    seat = live.side_of(visitor.id) if wanted is None else wanted
    if not live.may_look(visitor.id, seat):
        raise Forbidden("error-not-your-seat")
    at = min(_number(request.query_params.get("at", "")), live.game.length)
    return at, seat, past_state(live, seat, visitor.language, at)


def _number(text: str) -> int:
    """The moment of the query; 0 by default."""
    number = whole_number(text or "0", MOST_DECISIONS)
    if number is None:
        raise HttpError("error-malformed")
    return number


ROUTES: list[BaseRoute] = [
    Route("/tables/{id}/replay", replay_page),
    Route("/tables/{id}/moment", moment),
]
