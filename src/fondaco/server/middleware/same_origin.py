"""ASGI middleware: Host allowlist, and the Origin check against cross-site requests (CSRF)."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fondaco.server.http_errors import Forbidden, HttpError
from fondaco.server.settings import Settings
from fondaco.server.visitors import COOKIE, SAFE


class SameOrigin:
    """Rejects requests for another host, or from another site's page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = {name.lower() for name in settings.names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            self._check_host(headers)
            self._check_origin(scope, headers)
        await self.app(scope, receive, send)

    def _check_host(self, headers: Headers) -> None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or (self.hosts and name_of_host(hosts[0]) not in self.hosts):
            raise HttpError("error-host")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """CSRF check by Origin and Sec-Fetch-Site, whatever cookies the browser sends."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origins = headers.getlist("origin")
        if any(not is_origin_of(origin, headers["host"]) for origin in origins):
            raise Forbidden("error-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("error-origin")
        if scope["type"] == "websocket" and not origins and COOKIE in HTTPConnection(scope).cookies:
            raise Forbidden("error-origin")


def name_of_host(host: str) -> str:
    """Host name without the port."""
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower()


def is_origin_of(origin: str, host: str) -> bool:
    """Whether an Origin is this host and port."""
    try:
        page, ours = urlsplit(origin), urlsplit(f"//{host}")
        usual = {"http": 80, "https": 443}.get(page.scheme)
        same = page.hostname == ours.hostname and (page.port or usual) == (ours.port or usual)
    except ValueError:
        return False
    return usual is not None and bool(page.hostname) and same
