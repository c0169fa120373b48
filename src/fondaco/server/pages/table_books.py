"""Table book pages, with live sync: everybody who has the link reads and writes."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fondaco.companion.tracker import POWERS, Refused
from fondaco.companion.tracker.sentences import TrackerSentences
from fondaco.companion.tracker.state import GOAL, TURNS
from fondaco.server.companion import book_page as content
from fondaco.server.companion.book_service import LiveBook
from fondaco.server.companion.procedure_form import RefusalShown
from fondaco.server.http_errors import HttpError, Outdated
from fondaco.server.live_socket import refuse, serve
from fondaco.server.pages.base import Form, go_to, is_script, page, read_form
from fondaco.server.pages.companion import mine
from fondaco.server.services import services_of
from fondaco.server.templating import FOLDER
from fondaco.server.visitors import visitor_of
from fondaco.words import phrases

USUAL: Form = {"title": "", "turns": str(TURNS), "goal": str(GOAL), "turn": "1", "free": ""}


# New books ---------------------------------------------------------------------------------------


async def new_book(request: Request) -> Response:
    """Render the form of a new book and the list of one's books."""
    return await _new_page(request, {**USUAL, **{f"power-{power}": "yes" for power in POWERS}})


async def _new_page(request: Request, form: Form, error: str = "", status: int = 200) -> Response:
    return page(
        request,
        "companion_new_book.html",
        status=status,
        path="/companion/books",
        form={**{f"name-{power}": "" for power in POWERS}, **form},
        trouble=error,
        powers=POWERS,
        words=TrackerSentences(visitor_of(request).language),
        books=await mine(request),
    )


async def begin_book(request: Request) -> Response:
    """Create the book of the form; after an error, render the form as it was filled in."""
    form, language = await read_form(request), visitor_of(request).language
    say = phrases(FOLDER, language).say
    try:
        title = content.title_of(form, say("companion-book-untitled"))
        book = content.book_of(form)
    except Refused as refused:
        return await _new_page(request, {**USUAL, **form}, TrackerSentences(language).cited(refused), 422)
    except HttpError as error:
        return await _new_page(request, {**USUAL, **form}, error.say(language), error.status)
    live = await services_of(request).books.create(visitor_of(request).someone, title, book)
    return go_to(f"/companion/books/{live.id}")


# Reading and writing -----------------------------------------------------------------------------


async def book_page(request: Request) -> Response:
    """Render a book, for everybody who has its link."""
    live = await services_of(request).books.open(request.path_params["id"])
    return await _book_page(request, live)


async def _book_page(
    request: Request, live: LiveBook, refusal: RefusalShown | None = None, status: int = 200
) -> Response:
    async with live.lock:
        values = content.values_of_page(live, visitor_of(request).language)
    return page(request, "companion_book.html", status=status, path=_address(live), refusal=refusal, **values)


def _address(live: LiveBook) -> str:
    return f"/companion/books/{live.id}"


async def write(request: Request) -> Response:
    """Write an entry; after a version conflict, show the current book."""
    form = await read_form(request)
    books, visitor = services_of(request).books, visitor_of(request)
    live = await books.open(request.path_params["id"])
    try:
        await books.enter(live, visitor.someone, content.entry_of(form), content.version_of(form))
    except Refused as refused:
        return await _not_written(request, live, content.refusal_shown(refused, visitor.language), 422)
    except Outdated as error:
        said = phrases(FOLDER, visitor.language).say(error.key)
        return await _not_written(request, live, RefusalShown(said, ""), error.status)
    if is_script(request):
        return JSONResponse(await _news(live, visitor.language))
    return go_to(_address(live))


async def _not_written(request: Request, live: LiveBook, refusal: RefusalShown, status: int) -> Response:
    if not is_script(request):
        return await _book_page(request, live, refusal, status)
    return JSONResponse({**await _news(live, visitor_of(request).language), "complaint": refusal.complaint}, status)


async def _news(live: LiveBook, language: str) -> dict[str, Any]:
    """The current version and HTML of a book (JSON)."""
    async with live.lock:
        return {"version": live.version, "book": str(content.body(live, language))}


# Live sync ---------------------------------------------------------------------------------------


async def book_socket(websocket: WebSocket) -> None:
    """WebSocket: sends the book after every entry."""
    books, visitor = services_of(websocket).books, visitor_of(websocket)
    try:
        live = await books.open(websocket.path_params["id"])
    except HttpError as error:
        await refuse(websocket, error)
        return
    if visitor.id:
        await books.remember(live, visitor.id)
    feed = BookFeed(live, visitor.language, websocket.query_params.get("have", ""))
    await serve(websocket, live, feed.news)


class BookFeed:
    """What one connection was sent of a book."""

    def __init__(self, live: LiveBook, language: str, sent: str) -> None:
        self.live, self.language, self.sent = live, language, sent

    async def news(self) -> bytes:
        """The current book, empty if the page shows it already."""
        if str(self.live.version) == self.sent:
            return b""
        news = await _news(self.live, self.language)
        self.sent = str(news["version"])
        return msgspec.json.encode(news)


ROUTES: list[BaseRoute] = [
    Route("/companion/books", new_book),
    Route("/companion/books", begin_book, methods=["POST"]),
    Route("/companion/books/{id}", book_page),
    Route("/companion/books/{id}/entries", write, methods=["POST"]),
    WebSocketRoute("/companion/books/{id}/live", book_socket),
]
