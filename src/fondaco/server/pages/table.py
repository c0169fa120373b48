"""The page of a table: all there is to see from one side, whole at first sight; the script keeps it in step."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.bots import LEVELS
from fondaco.server.orders import SUBSTITUTE
from fondaco.server.pages.answer import house_of, page
from fondaco.server.seat_query import seat_wanted
from fondaco.server.showing import show
from fondaco.server.visit import visitor_of
from fondaco.table import find_game
from fondaco.words import speaker


async def table_page(request: Request) -> Response:
    """A table from one's own seat, or from a chair beside it."""
    house, visitor = house_of(request), visitor_of(request)
    live = await house.hall.open(request.path_params["id"])
    async with live.lock:
        seat = live.side_of(visitor.id, seat_wanted(request))
        now = house.hall.now()
        shown = show(live, visitor.id, seat, visitor.language, now)
        kept, own = live.kept, live.seats_of(visitor.id)
    return page(
        request,
        "table.html",
        kept=kept,
        shown=shown,
        seat=seat,
        own=own,
        now=now,
        levels=LEVELS,
        usual_level=SUBSTITUTE,
        game=speaker(find_game(kept.game), visitor.language).say("game-title"),
    )


ROUTES: list[BaseRoute] = [Route("/tables/{id}", table_page)]
