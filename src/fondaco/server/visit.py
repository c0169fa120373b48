"""Who is visiting, and in which language: read once for each request and connection."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.kept import Person
from fondaco.server.people import Signer, guest_name, new_person_id
from fondaco.server.trouble import NotAllowed, NotSignedIn
from fondaco.words import LANGUAGES

if TYPE_CHECKING:
    from fondaco.server.app import House

COOKIE: Final = "fondaco"
LANGUAGE_COOKIE: Final = "language"
THEME_COOKIE: Final = "theme"
THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at a page or calls the API."""

    person: Person | None
    language: str
    theme: str = "auto"
    by_cookie: bool = False
    is_new: bool = False

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    @property
    def someone(self) -> Person:
        """The person, for what only somebody can do."""
        if self.person is None:
            raise NotSignedIn()
        return self.person


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor of a request, as the reception has read it."""
    visitor: Visitor = connection.scope["state"]["visitor"]
    return visitor


def check_form_token(connection: HTTPConnection, token: str) -> None:
    """What changes something must come from our own page, if it comes with our cookie."""
    visitor = visitor_of(connection)
    house: House = connection.app.state.house
    if visitor.by_cookie and not house.signer.is_form_token(visitor.id, token):
        raise NotAllowed("error-form-token")


class Reception:
    """Reads who comes in; whoever comes to a page for the first time is given a cookie."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visitor = await self._read(HTTPConnection(scope))
        scope.setdefault("state", {})["visitor"] = visitor

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.is_new:
                MutableHeaders(scope=message).append("set-cookie", self.house.cookie(visitor.id))
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    async def _read(self, connection: HTTPConnection) -> Visitor:
        id, by_cookie = known_by(connection, self.house.signer)
        person = await self.house.person(id, fresh=_is_about_people(connection)) if id else None
        visitor = Visitor(person, language_of(connection, person), _theme(connection), by_cookie)
        if person is None and _is_page(connection):
            new = new_person_id()
            return replace(visitor, person=Person(new, guest_name(new)), by_cookie=True, is_new=True)
        return visitor


def _is_about_people(connection: HTTPConnection) -> bool:
    """Whoever changes their own name or password is looked up anew: another process may know them better."""
    scope = connection.scope
    return scope.get("method", "GET") not in SAFE and scope["path"].startswith(("/account", "/api/people"))


def _is_page(connection: HTTPConnection) -> bool:
    path = connection.scope["path"]
    return (
        connection.scope["type"] == "http"
        and connection.scope["method"] in SAFE
        and not path.startswith(("/api/", "/static/"))
    )


def known_by(connection: HTTPConnection, signer: Signer) -> tuple[str, bool]:
    """Whose token came along, empty if none that is good did; and whether it came as our cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    by_header = signer.read(token) if kind.lower() == "bearer" else None
    by_cookie = signer.read(connection.cookies.get(COOKIE, ""))
    return by_header or by_cookie or "", bool(by_cookie and not by_header)


def _theme(connection: HTTPConnection) -> str:
    theme = connection.cookies.get(THEME_COOKIE, "auto")
    return theme if theme in THEMES else "auto"


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """What was asked for, else what was chosen before, else what the browser prefers."""
    wished = connection.headers.get("accept-language", "")
    preferred = [part.split(";")[0].strip()[:2].lower() for part in wished.split(",")]
    asked = connection.query_params.get("lang", "")
    chosen = (asked, connection.cookies.get(LANGUAGE_COOKIE, ""), person.language if person else "", *preferred)
    return next((language for language in chosen if language in LANGUAGES), LANGUAGES[0])
