"""Table page: rendered as a whole (progressive enhancement); a script keeps it in sync."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fondaco.bots import LEVELS
from fondaco.server.pages.base import go_to, page, read_form
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.table_page.state import page_state
from fondaco.server.tables.request import SUBSTITUTE
from fondaco.server.templating import game_title
from fondaco.server.visitors import visitor_of


async def table_page(request: Request) -> Response:
    """Render a table from one's own seat, or as a spectator."""
    services, visitor = services_of(request), visitor_of(request)
    live = await services.tables.open(request.path_params["id"])
    async with live.lock:
        seat = live.side_of(visitor.id, seat_wanted(request.query_params))
        now = services.now()
        shown = page_state(live, visitor.id, seat, visitor.language, now)
        stored, own = live.stored, live.seats_of(visitor.id)
    return page(
        request,
        "table.html",
        stored=stored,
        shown=shown,
        seat=seat,
        own=own,
        now=now,
        levels=LEVELS,
        usual_level=SUBSTITUTE,
        game=game_title(stored.game, visitor.language),
    )


async def go_on(request: Request) -> Response:
    """Open a new table from the last sound moment of a game that cannot go on."""
    await read_form(request)
    tables = services_of(request).tables
    live = await tables.open(request.path_params["id"])
    return go_to(f"/tables/{(await tables.go_on_anew(live, visitor_of(request).someone)).id}")


ROUTES: list[BaseRoute] = [Route("/tables/{id}", table_page), Route("/tables/{id}/go-on", go_on, methods=["POST"])]
