"""Error responses: JSON for the API, HTML for pages, in the visitor's language."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from html import escape
from typing import Any, Final
from urllib.parse import quote

import msgspec
from msgspec import UNSET
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from fondaco.server.api.contracts import Problem, RefusalSaid
from fondaco.server.http_errors import HttpError, RateLimited, Unavailable
from fondaco.server.pages.base import page
from fondaco.server.storage import StorageError
from fondaco.server.visitors import language_of
from fondaco.table import Refusal

API: Final = "/api/"

log = logging.getLogger("fondaco")


def refusals_said(refusals: Iterable[Refusal], language: str) -> list[RefusalSaid]:
    """Refusals of a move, as the API returns them."""
    return [RefusalSaid(clause=refusal.clause, message=refusal.say(language)) for refusal in refusals]


def http_error_of(error: Exception) -> HttpError | None:
    """Translate an exception into an HTTP error; None if it is a bug of ours."""
    if isinstance(error, HttpError):
        return error
    if isinstance(error, StorageError):
        log.error("the storage cannot be used: %s", error)
        return Unavailable()
    if isinstance(error, HTTPException):
        return _with_status(error.status_code, {404: "error-not-found", 405: "error-method"}.get(error.status_code, ""))
    return None


def _with_status(status: int, key: str) -> HttpError:
    error = HttpError(key)
    error.status = status
    return error


async def response_to(connection: HTTPConnection, error: Exception) -> Response:
    """Exception handler: JSON for the API, an HTML page for people."""
    told = http_error_of(error)
    if told is None:
        place = quote(connection.scope["path"])
        log.error("%s %s broke off", connection.scope.get("method", "WebSocket"), place, exc_info=error)
        told = _with_status(500, "error-mistake")
    visitor = connection.scope.get("state", {}).get("visitor")
    language = visitor.language if visitor else language_of(connection, None)
    message = told.say(language)
    if connection.scope["path"].startswith(API) or connection.scope["type"] == "websocket":
        refusals, decision = refusals_said(told.refusals, language), getattr(told, "decision", UNSET)
        said = Problem(error=told.key, message=message, refusals=refusals, decision=decision)
        response = Response(msgspec.json.encode(said), told.status, media_type="application/json")
    else:
        response = _page(connection, told.status, message, language)
    response.headers.update(dict(error.headers or {}) if isinstance(error, HTTPException) else {})
    response.headers.update(_headers_of(told, language))
    return response


def _headers_of(error: HttpError, language: str) -> dict[str, str]:
    headers = {"Content-Language": language}
    if error.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, RateLimited | Unavailable):
        headers["Retry-After"] = str(error.numbers.get("seconds", 1))
    return headers


def _page(connection: HTTPConnection, status: int, message: str, language: str) -> Response:
    """The error page; plain HTML where the template cannot be rendered."""
    if "visitor" in connection.scope.get("state", {}) and isinstance(connection, Request):
        try:
            return page(connection, "error.html", status=status, message=message)
        except Exception:
            log.exception("the page of error %d cannot be made", status)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><title>Fondaco</title><p>{escape(message)}</p>', status
    )


async def respond(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a response, also to a WebSocket handshake that is refused."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await response(scope, receive, send)
    await asyncio.sleep(0)  # uvicorn logs an error if the application returns before the connection is closed


EXCEPTION_HANDLERS: dict[Any, Callable[..., Any]] = dict.fromkeys((HttpError, StorageError, HTTPException), response_to)
