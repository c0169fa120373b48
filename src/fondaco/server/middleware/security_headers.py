"""ASGI middleware: security headers (CSP, HSTS and the like) on every response."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.settings import Settings
from fondaco.server.visitors import YEAR

STATIC: Final = "/static/"

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
"""CSP of an SVG opened by itself: its own styles, nothing else."""
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds CSP, HSTS and other security headers, and no-store by default."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._add(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _add(self, headers: MutableHeaders, path: str) -> None:
        for name, value in self.headers.items():
            headers[name] = value
        if headers.get("content-type", "").startswith("image/svg+xml"):
            headers["Content-Security-Policy"] = DRAWING_POLICY
        if not path.startswith(STATIC):
            headers.setdefault("Cache-Control", "no-store")
