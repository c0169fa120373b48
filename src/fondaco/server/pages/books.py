"""Table books: begun by one, written by everybody who has the link, the same on every phone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.companion.tracker import POWERS, Refused
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.state import GOAL, TURNS
from fondaco.server.companion.asking import RefusalShown
from fondaco.server.companion.booklet import (
    body,
    book_of,
    entry_of,
    refusal_shown,
    title_of,
    values_of_page,
    version_of,
)
from fondaco.server.companion.books import LiveBook, library_of
from fondaco.server.pages.answer import Form, go_to, page, read_form
from fondaco.server.pages.companion import mine
from fondaco.server.socket import REFUSED, Ear
from fondaco.server.templates import FOLDER
from fondaco.server.trouble import TooLate, Trouble
from fondaco.server.visit import visitor_of
from fondaco.words import phrases

USUAL: Form = {"title": "", "turns": str(TURNS), "goal": str(GOAL), "turn": "1", "free": ""}


# Beginning a book --------------------------------------------------------------------------------


async def new_book(request: Request) -> Response:
    """The form for a book, and the books one has."""
    return await _new_page(request, {**USUAL, **{f"power-{power}": "yes" for power in POWERS}})


async def _new_page(request: Request, form: Form, trouble: str = "", status: int = 200) -> Response:
    return page(
        request,
        "companion_new_book.html",
        status=status,
        path="/companion/books",
        form={**{f"name-{power}": "" for power in POWERS}, **form},
        trouble=trouble,
        powers=POWERS,
        words=TrackerSentences(visitor_of(request).language),
        books=await mine(request),
    )


async def begin_book(request: Request) -> Response:
    """Begin the book that the form asks for; if that cannot be, the form again as it was filled in."""
    form, language = await read_form(request), visitor_of(request).language
    say = phrases(FOLDER, language).say
    try:
        title = title_of(form, say("companion-book-untitled"))
        book = book_of(form)
    except Refused as refused:
        return await _new_page(request, {**USUAL, **form}, TrackerSentences(language).cited(refused), 422)
    except Trouble as trouble:
        return await _new_page(request, {**USUAL, **form}, trouble.say(language), trouble.status)
    live = await library_of(request).create(visitor_of(request).someone, title, book)
    return go_to(f"/companion/books/{live.id}")


# A book ------------------------------------------------------------------------------------------


async def book_page(request: Request) -> Response:
    """A book, for whoever has its link."""
    live = await library_of(request).open(request.path_params["id"])
    return await _book_page(request, live)


async def _book_page(
    request: Request, live: LiveBook, refusal: RefusalShown | None = None, status: int = 200
) -> Response:
    async with live.lock:
        values = values_of_page(live, visitor_of(request).language)
    return page(request, "companion_book.html", status=status, path=_address(live), refusal=refusal, **values)


def _address(live: LiveBook) -> str:
    return f"/companion/books/{live.id}"


async def write(request: Request) -> Response:
    """Enter something; whoever has not seen the newest entry is told so, and shown it."""
    form = await read_form(request)
    library, visitor = library_of(request), visitor_of(request)
    live = await library.open(request.path_params["id"])
    try:
        await library.enter(live, visitor.someone, entry_of(form), version_of(form))
    except Refused as refused:
        return await _not_written(request, live, refusal_shown(refused, visitor.language), 422)
    except TooLate as trouble:
        said = phrases(FOLDER, visitor.language).say(trouble.key)
        return await _not_written(request, live, RefusalShown(said, ""), trouble.status)
    if is_script(request):
        return JSONResponse(await _news(live, visitor.language))
    return go_to(_address(live))


async def _not_written(request: Request, live: LiveBook, refusal: RefusalShown, status: int) -> Response:
    if not is_script(request):
        return await _book_page(request, live, refusal, status)
    complaint = f"{refusal.said} [{refusal.clause}]" if refusal.clause else refusal.said
    return JSONResponse({**await _news(live, visitor_of(request).language), "complaint": complaint}, status)


def is_script(request: Request) -> bool:
    """Whether a page's script asks, which changes parts of the page by itself."""
    return "application/json" in request.headers.get("accept", "")


async def _news(live: LiveBook, language: str) -> dict[str, Any]:
    """The book as it is now, for a page that shows it."""
    async with live.lock:
        return {"version": live.version, "book": body(live, language)}


# Everybody at once -------------------------------------------------------------------------------


async def book_socket(websocket: WebSocket) -> None:
    """A page that shows a book is told of every entry, whoever made it."""
    library, visitor = library_of(websocket), visitor_of(websocket)
    try:
        live = await library.open(websocket.path_params["id"])
    except Trouble as trouble:
        await websocket.close(REFUSED + trouble.status % 100, trouble.key)
        return
    ear = Ear()
    live.listeners.add(ear)  # from now on the book stays in memory
    try:
        await websocket.accept()
        sending = asyncio.create_task(_send(websocket, live, ear))
        try:
            if visitor.id:
                await library.remember(live, visitor.id)
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
    finally:
        live.listeners.discard(ear)


async def _send(websocket: WebSocket, live: LiveBook, ear: Ear) -> None:
    language, sent = visitor_of(websocket).language, websocket.query_params.get("have", "")
    ear.ring()
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await ear.wait()
            if str(live.version) != sent:
                news = await _news(live, language)
                await websocket.send_json(news)
                sent = str(news["version"])


ROUTES: list[BaseRoute] = [
    Route("/companion/books", new_book),
    Route("/companion/books", begin_book, methods=["POST"]),
    Route("/companion/books/{id}", book_page),
    Route("/companion/books/{id}/entries", write, methods=["POST"]),
    WebSocketRoute("/companion/books/{id}/live", book_socket),
]
