"""ASGI middleware: authentication by bearer token or session cookie, and the visitor's language and theme."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.accounts.names import guest_name
from fondaco.server.accounts.tokens import new_person_id
from fondaco.server.storage.model import Person
from fondaco.server.visitors import SAFE, THEME_COOKIE, THEMES, Visitor, authenticated, language_of

if TYPE_CHECKING:
    from fondaco.server.services import Services


class Authentication:
    """Identifies the visitor by token or cookie; a new visitor of a page gets a session cookie."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app, self.services = app, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visitor = await self._read(HTTPConnection(scope))
        scope.setdefault("state", {})["visitor"] = visitor

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and visitor.is_new:
                MutableHeaders(scope=message).append("set-cookie", self.services.session_cookie(visitor.id))
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    async def _read(self, connection: HTTPConnection) -> Visitor:
        id, by_cookie = authenticated(connection, self.services.signer)
        person = await self.services.people.find(id, fresh=_is_about_people(connection)) if id else None
        theme = connection.cookies.get(THEME_COOKIE, "auto")
        theme = theme if theme in THEMES else "auto"
        visitor = Visitor(person, language_of(connection, person), theme, by_cookie)
        if person is None and _is_page(connection):
            new = new_person_id()
            return replace(visitor, person=Person(new, guest_name(new)), by_cookie=True, is_new=True)
        return visitor


def _is_about_people(connection: HTTPConnection) -> bool:
    """Whether to bypass the cache: another process may have changed the account."""
    scope = connection.scope
    return scope.get("method", "GET") not in SAFE and scope["path"].startswith(("/account", "/api/people"))


def _is_page(connection: HTTPConnection) -> bool:
    path = connection.scope["path"]
    return (
        connection.scope["type"] == "http"
        and connection.scope["method"] in SAFE
        and not path.startswith(("/api/", "/static/"))
    )
