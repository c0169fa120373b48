"""The visitor of a request: identity, language, theme, and the CSRF check of forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection

from fondaco.server.accounts.tokens import Signer
from fondaco.server.http_errors import Forbidden, NotSignedIn
from fondaco.server.storage.model import Person
from fondaco.words import LANGUAGES

if TYPE_CHECKING:
    from fondaco.server.services import Services

COOKIE: Final = "fondaco"
LANGUAGE_COOKIE: Final = "language"
THEME_COOKIE: Final = "theme"
THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MINIMAL: Final = "return=minimal"
"""Value of the header Prefer (RFC 7240) that asks for an empty response."""


@dataclass(frozen=True)
class Visitor:
    """The client behind a request: a person or nobody, with language and theme."""

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
        """The person; NotSignedIn if there is none."""
        if self.person is None:
            raise NotSignedIn()
        return self.person


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor of a request, set by the authentication middleware."""
    visitor: Visitor = connection.scope["state"]["visitor"]
    return visitor


def check_form_token(connection: HTTPConnection, token: str) -> None:
    """CSRF check: a request that is authenticated by cookie needs the token of our forms."""
    visitor = visitor_of(connection)
    services: Services = connection.app.state.services
    if visitor.by_cookie and not services.signer.is_form_token(visitor.id, token):
        raise Forbidden("error-form-token")


def authenticated(connection: HTTPConnection, signer: Signer) -> tuple[str, bool]:
    """Verify the token of the header or cookie: the person's id, or empty, and whether it was the cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    by_header = signer.read(token) if kind.lower() == "bearer" else None
    by_cookie = signer.read(connection.cookies.get(COOKIE, ""))
    return by_header or by_cookie or "", bool(by_cookie and not by_header)


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """Negotiate the language: query, cookie, account, then Accept-Language."""
    wished = connection.headers.get("accept-language", "")
    preferred = [part.split(";")[0].strip()[:2].lower() for part in wished.split(",")]
    asked = connection.query_params.get("lang", "")
    chosen = (asked, connection.cookies.get(LANGUAGE_COOKIE, ""), person.language if person else "", *preferred)
    return next((language for language in chosen if language in LANGUAGES), LANGUAGES[0])
