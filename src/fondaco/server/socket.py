"""Live connections: a page is sent what changed on it, a program that something changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server.live import LiveTable
from fondaco.server.seat_query import seat_wanted
from fondaco.server.showing import NOTHING, Shown, difference, show
from fondaco.server.trouble import Trouble
from fondaco.server.visit import visitor_of

if TYPE_CHECKING:
    from fondaco.server.app import House

REFUSED = 4400
"""Close codes from here on are ours: 4400 and the last two digits of the HTTP status."""


Sender = Callable[[WebSocket, "House", LiveTable, "Ear", "int | None"], Coroutine[None, None, None]]


class Ear:
    """Hears that a table has changed; several changes at once are one."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        self._rung.set()

    async def wait(self) -> None:
        """Until something has changed since the last time."""
        await self._rung.wait()
        self._rung.clear()


async def page_socket(websocket: WebSocket) -> None:
    """A page that shows a table: it is told what to change, and nothing if its side sees no change."""
    await _serve(websocket, _send_pages)


async def program_socket(websocket: WebSocket) -> None:
    """A program at a table: it is told the moment and whether it must decide, and asks the API for the rest."""
    await _serve(websocket, _send_moments)


async def _serve(websocket: WebSocket, sender: Sender) -> None:
    house: House = websocket.app.state.house
    visitor = visitor_of(websocket)
    try:
        live = await house.hall.open(websocket.path_params["id"])
        wanted = seat_wanted(websocket)
        live.side_of(visitor.id, wanted)
    except Trouble as trouble:
        await websocket.close(REFUSED + trouble.status % 100, trouble.key)
        return
    ear = Ear()
    live.listeners.add(ear)  # from now on the table stays in memory
    try:
        await websocket.accept()
        sending = asyncio.create_task(sender(websocket, house, live, ear, wanted))
        try:
            await _listen(websocket)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
    finally:
        live.listeners.discard(ear)


async def _listen(websocket: WebSocket) -> None:
    """Nothing is asked here; we only wait for the visitor to go."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass


async def _send_pages(websocket: WebSocket, house: House, live: LiveTable, ear: Ear, wanted: int | None) -> None:
    visitor, has = visitor_of(websocket), websocket.query_params.get("have", "")
    sent: Shown = NOTHING
    ear.ring()
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await ear.wait()
            try:
                async with live.lock:
                    seat = live.side_of(visitor.id, wanted)
                    shown = show(live, visitor.id, seat, visitor.language, house.hall.now())
            except Trouble as trouble:  # somebody who got up looks from a seat no more
                await websocket.close(REFUSED + trouble.status % 100, trouble.key)
                return
            if sent is NOTHING and shown.tag == has:
                sent = shown
            change = difference(sent, shown)
            if change:
                change["now"] = house.hall.now()
                await websocket.send_text(msgspec.json.encode(change).decode())
            sent = shown


async def _send_moments(websocket: WebSocket, house: House, live: LiveTable, ear: Ear, wanted: int | None) -> None:
    visitor, sent = visitor_of(websocket), b""
    ear.ring()
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await ear.wait()
            try:
                async with live.lock:
                    news = msgspec.json.encode(_moment(live, live.side_of(visitor.id, wanted)))
            except Trouble as trouble:
                await websocket.close(REFUSED + trouble.status % 100, trouble.key)
                return
            if news != sent:
                sent = news
                await websocket.send_text(news.decode())


def _moment(live: LiveTable, seat: int) -> dict[str, str | int | bool]:
    """What a program is told: that something has changed, and whether it must decide."""
    kept = live.kept
    return {
        "moment": live.moment(seat) if kept.begun else "",
        "sight": live.sight(seat) if kept.begun else "",
        "seat": seat,
        "begun": kept.begun,
        "over": kept.over,
        "yours": seat in kept.waiting and not kept.seats[seat].sitter,
    }


ROUTES: list[BaseRoute] = [
    WebSocketRoute("/tables/{id}/live", page_socket),
    WebSocketRoute("/api/tables/{id}/live", program_socket),
]
