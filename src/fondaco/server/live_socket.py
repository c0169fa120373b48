"""Live sync by WebSocket: pages are sent diffs, programs a notice that something changed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server.http_errors import HttpError
from fondaco.server.live_objects import Live, cancel
from fondaco.server.seat_query import seat_wanted
from fondaco.server.services import services_of
from fondaco.server.table_page.diff import difference
from fondaco.server.table_page.state import EMPTY_PAGE, PageState, page_state
from fondaco.server.tables.live_table import LiveTable
from fondaco.server.visitors import visitor_of

REFUSED: Final = 4400
"""Close code of a refusal: 4400 plus the last two digits of the HTTP status."""

INTERNAL_ERROR: Final = 1011

NextMessage = Callable[[], Awaitable[bytes]]
"""Makes the next message, empty if nothing changed for this client; an HttpError closes the connection."""

log = logging.getLogger("fondaco")


async def refuse(websocket: WebSocket, error: HttpError) -> None:
    """Close a connection with the error's close code."""
    await websocket.close(REFUSED + error.status % 100, error.key)


async def serve(websocket: WebSocket, live: Live[Any], next_message: NextMessage) -> None:
    """Accept a connection, and send a message at once and after every change until it is closed."""
    changed = asyncio.Event()
    changed.set()
    live.listeners.add(changed.set)  # from now on it is not evicted
    try:
        await websocket.accept()
        sending = asyncio.create_task(_send(websocket, changed, next_message))
        try:
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass  # clients only listen
        finally:
            await cancel(sending)
    finally:
        live.listeners.discard(changed.set)


async def _send(websocket: WebSocket, changed: asyncio.Event, next_message: NextMessage) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await changed.wait()
            changed.clear()
            try:
                message = await next_message()
            except HttpError as error:  # e.g. the client has left the seat it looked from
                return await refuse(websocket, error)
            except Exception:  # the page reconnects and is sent everything
                log.exception("a page cannot be told of a change")
                return await websocket.close(INTERNAL_ERROR)
            if message:
                await websocket.send_text(message.decode())


class TableFeed:
    """What one connection was sent of a table, from its seat's view."""

    def __init__(self, websocket: WebSocket, live: LiveTable) -> None:
        self.live, self.visitor = live, visitor_of(websocket)
        self.wanted = seat_wanted(websocket.query_params)
        self.now = services_of(websocket).now
        self.on_page = websocket.query_params.get("have", "")
        self.page: PageState = EMPTY_PAGE
        self.moment = b""

    @property
    def seat(self) -> int:
        return self.live.side_of(self.visitor.id, self.wanted)

    async def page_change(self) -> bytes:
        """Diff from what the page shows to the current state."""
        async with self.live.lock:
            state = page_state(self.live, self.visitor.id, self.seat, self.visitor.language, self.now())
        if self.page is EMPTY_PAGE and state.tag == self.on_page:
            self.page = state
        change = difference(self.page, state)
        self.page = state
        return msgspec.json.encode({**change, "now": self.now()}) if change else b""

    async def program_notice(self) -> bytes:
        """Notice that something changed, and whether the program must decide; the API has the rest."""
        async with self.live.lock:
            moment = msgspec.json.encode(_moment(self.live, self.seat))
        news = b"" if moment == self.moment else moment
        self.moment = moment
        return news


def _moment(live: LiveTable, seat: int) -> dict[str, str | int | bool]:
    stored = live.stored
    return {
        "moment": live.moment(seat) if stored.begun else "",
        "sight": live.sight(seat) if stored.begun else "",
        "seat": seat,
        "begun": stored.begun,
        "over": stored.over,
        "yours": seat in stored.waiting and not stored.seats[seat].sitter,
    }


def _route(path: str, next_message: Callable[[TableFeed], Awaitable[bytes]]) -> BaseRoute:
    async def serve_table(websocket: WebSocket) -> None:
        try:
            live = await services_of(websocket).tables.open(websocket.path_params["id"])
            feed = TableFeed(websocket, live)
            _ = feed.seat
        except HttpError as error:
            await refuse(websocket, error)
            return
        await serve(websocket, live, lambda: next_message(feed))

    return WebSocketRoute(path, serve_table)


ROUTES: list[BaseRoute] = [
    _route("/tables/{id}/live", TableFeed.page_change),
    _route("/api/tables/{id}/live", TableFeed.program_notice),
]
