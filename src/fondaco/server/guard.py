"""What stands between the house and the street: headers, names, origins, sizes, how often, and plain words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from html import escape
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import UNSET
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from fondaco.server.contracts import Problem, RefusalSaid
from fondaco.server.kept import NameTaken
from fondaco.server.people import BadEntry, fold_name
from fondaco.server.settings import Settings
from fondaco.server.storage import StorageError
from fondaco.server.trouble import (
    Closed,
    NotAllowed,
    NotFound,
    NotPossible,
    TooLarge,
    TooLong,
    TooManyHeaders,
    TooMuch,
    Trouble,
    Unfit,
)
from fondaco.server.visit import COOKIE, SAFE, known_by, language_of
from fondaco.table import Refusal

LONGEST_ADDRESS: Final = 4000
LARGEST_HEADERS: Final = 32 * 1024
MOST_BUCKETS: Final = 20_000
YEAR: Final = 365 * 24 * 3600
STATIC: Final = "/static/"
API: Final = "/api/"

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    )
)
DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
"""A drawing that is opened by itself carries its own colours, and can do nothing at all."""
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

log = logging.getLogger("fondaco")


def middleware(settings: Settings) -> list[Middleware]:
    """Everything a request passes before anybody looks at who sent it, the outermost first."""
    return [
        Middleware(Dress, settings=settings),
        Middleware(Net),
        Middleware(Gate, settings=settings),
        Middleware(Turnstile, settings=settings),
    ]


# What is said when something goes wrong


def refusals_said(refusals: Iterable[Refusal], language: str) -> list[RefusalSaid]:
    """The reasons against a move in one language."""
    return [RefusalSaid(clause=refusal.clause, message=refusal.say(language)) for refusal in refusals]


def problem(trouble: Trouble, language: str) -> Problem:
    """What went wrong, for a program."""
    return Problem(
        error=trouble.key,
        message=trouble.say(language),
        refusals=refusals_said(trouble.refusals, language),
        decision=getattr(trouble, "decision", UNSET),
    )


def trouble_of(error: Exception) -> Trouble | None:
    """What a visitor is told of an error; nothing if it is the house's own mistake."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, BadEntry):
        return Unfit(error.key, (), **error.numbers)
    if isinstance(error, NameTaken):
        return NotPossible("error-name-taken")
    if isinstance(error, StorageError):
        log.error("the storage cannot be used: %s", error)
        return Closed()
    return _trouble_of_status(error.status_code) if isinstance(error, HTTPException) else None


def _trouble_of_status(status: int) -> Trouble:
    trouble = NotFound() if status == 404 else Trouble("error-method" if status == 405 else "error-malformed")
    trouble.status = status
    return trouble


def answer_to(connection: HTTPConnection, error: Exception) -> Response:
    """The error as JSON for programs, as a page for people; both in their language."""
    trouble = trouble_of(error)
    if trouble is None:
        place = quote(connection.scope["path"])
        log.error("%s %s broke off", connection.scope.get("method", "WebSocket"), place, exc_info=error)
        trouble = Trouble("error-mistake")
        trouble.status = 500
    visitor = connection.scope.get("state", {}).get("visitor")
    language = visitor.language if visitor else language_of(connection, None)
    said = problem(trouble, language)
    if connection.scope["path"].startswith(API) or connection.scope["type"] == "websocket":
        response = Response(msgspec.json.encode(said), trouble.status, media_type="application/json")
    else:
        response = _page(connection, trouble.status, said.message, language)
    response.headers.update(_headers_of(error, trouble, language))
    return response


def _headers_of(error: Exception, trouble: Trouble, language: str) -> dict[str, str]:
    given = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if trouble.status == 401:
        given["WWW-Authenticate"] = "Bearer"
    if isinstance(trouble, TooMuch | Closed):
        given["Retry-After"] = str(trouble.numbers.get("seconds", 1))
    return {**given, "Content-Language": language}


def _page(connection: HTTPConnection, status: int, message: str, language: str) -> Response:
    """The page that tells it; where even that cannot be made, the sentence alone."""
    from fondaco.server.pages.answer import error_page

    if "visitor" in connection.scope.get("state", {}) and isinstance(connection, Request):
        try:
            return error_page(connection, status, message)
        except Exception:
            log.exception("the page of error %d cannot be made", status)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><title>Fondaco</title><p>{escape(message)}</p>', status
    )


async def tell(connection: HTTPConnection, error: Exception) -> Response:
    """Starlette's way to ask what to answer."""
    return answer_to(connection, error)


EXCEPTION_HANDLERS: dict[Any, Callable[..., Any]] = dict.fromkeys(
    (Trouble, BadEntry, NameTaken, StorageError, HTTPException), tell
)


# Headers, and mistakes of our own


class Dress:
    """Every answer leaves the house with the headers that keep browsers from doing anything unasked."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._dress(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, receive, send_dressed)

    def _dress(self, headers: MutableHeaders, path: str) -> None:
        for name, value in self.headers.items():
            headers[name] = value
        if headers.get("content-type", "").startswith("image/svg+xml"):
            headers["Content-Security-Policy"] = DRAWING_POLICY
        if not path.startswith(STATIC):
            headers.setdefault("Cache-Control", "no-store")


class Net:
    """Whatever falls is caught here: nobody sees a traceback, and nobody's secrets are in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        started = False

        async def send_and_know(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_know)
        except (ClientDisconnect, WebSocketDisconnect):
            return
        except Exception as error:
            connection = Request(scope) if scope["type"] == "http" else HTTPConnection(scope)
            response = answer_to(connection, error)
            if not started:
                await respond(response, scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1011})
            else:
                raise


async def respond(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, also to a live connection that is not let in."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await response(scope, receive, send)
    await asyncio.sleep(0)  # uvicorn complains in its log if we are done before the connection is


# Names, origins, sizes


class Gate:
    """Lets in what was sent to this house, by its own pages or by programs, and is not too large."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.largest = app, settings.largest_body
        self.names = {name.lower() for name in settings.names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        self._check_sizes(scope, headers)
        self._check_host(headers)
        self._check_origin(scope, headers)
        await self.app(scope, self._weighed(receive), send)

    def _check_sizes(self, scope: Scope, headers: Headers) -> None:
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise TooLong()
        if sum(len(name) + len(value) for name, value in headers.raw) > LARGEST_HEADERS:
            raise TooManyHeaders()
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            raise Trouble()
        if len(length) > 15 or int(length) > self.largest:
            raise TooLarge()

    def _check_host(self, headers: Headers) -> None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or (self.names and name_of_host(hosts[0]) not in self.names):
            raise Trouble("error-host")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """What another site's page sends is refused, whatever cookies the browser adds to it."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origins = headers.getlist("origin")
        if any(not is_origin_of(origin, headers["host"]) for origin in origins):
            raise NotAllowed("error-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise NotAllowed("error-origin")
        if scope["type"] == "websocket" and not origins and COOKIE in HTTPConnection(scope).cookies:
            raise NotAllowed("error-origin")

    def _weighed(self, receive: Receive) -> Receive:
        """What is sent in pieces is weighed as it comes."""
        weight = 0

        async def receive_weighed() -> Message:
            nonlocal weight
            message = await receive()
            if message["type"] == "http.request":
                weight += len(message.get("body", b""))
                if weight > self.largest:
                    raise TooLarge()
            return message

        return receive_weighed


def name_of_host(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower()


def is_origin_of(origin: str, host: str) -> bool:
    """Whether a page of this host and port sent it."""
    try:
        page, ours = urlsplit(origin), urlsplit(f"//{host}")
        usual = {"http": 80, "https": 443}.get(page.scheme)
        same = page.hostname == ours.hostname and (page.port or usual) == (ours.port or usual)
    except ValueError:
        return False
    return usual is not None and bool(page.hostname) and same


# How often


class Buckets:
    """A bucket of tokens for each visitor, which fills by itself; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, key: str) -> float:
        """Take a token; if there is none, how many seconds until there is one."""
        now = self.clock()
        tokens, then = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        missing = max(0.0, 1 - tokens)
        self._buckets[key] = (tokens if missing else tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return missing / self.rate

    def take(self, key: str) -> None:
        """Take a token, or TooMuch."""
        seconds = self.wait(key)
        if seconds:
            raise TooMuch(seconds=ceil(seconds))


class Turnstile:
    """Lets each visitor in so often and no more, and counts who is connected."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.visitors = Buckets(settings.requests_per_second, settings.burst)
        self.addresses = Buckets(settings.requests_per_address, settings.requests_per_address * 5)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self._connected: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(STATIC):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        person, _ = known_by(connection, scope["app"].state.house.signer)
        scope.setdefault("state", {})["turnstile"] = self
        self.addresses.take(address)
        self.visitors.take(person or address)
        if scope["type"] == "http":
            await self.app(scope, receive, send)
        else:
            most = self.settings.sockets_per_visitor if person else self.settings.sockets_per_address
            await self._connect(person or address, most, scope, receive, send)

    async def _connect(self, who: str, most: int, scope: Scope, receive: Receive, send: Send) -> None:
        if self._connected.get(who, 0) >= most:
            raise TooMuch(seconds=60)
        self._connected[who] = self._connected.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]


def check_sign_in(connection: HTTPConnection, name: str) -> None:
    """Passwords can be tried only now and then: from one address, and for one name; else TooMuch."""
    turnstile: Turnstile = connection.scope["state"]["turnstile"]
    turnstile.sign_ins.take(address_of(connection))
    turnstile.sign_ins.take(f"name {fold_name(name[:200])}")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; who has IPv6 has many addresses, which count as one."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return f"address {host}"
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return f"address {address.packed[:8].hex()}"
    return f"address {address}"
