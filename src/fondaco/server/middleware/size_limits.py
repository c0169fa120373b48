"""ASGI middleware: size limits of address, headers and body."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.http_errors import AddressTooLong, HeadersTooLarge, HttpError, TooLarge
from fondaco.server.settings import Settings

LONGEST_ADDRESS: Final = 4000
LARGEST_HEADERS: Final = 32 * 1024


class SizeLimits:
    """Rejects requests that are too large."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.largest = app, settings.largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self._check_sizes(scope, Headers(scope=scope))
        await self.app(scope, self._limited(receive), send)

    def _check_sizes(self, scope: Scope, headers: Headers) -> None:
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise AddressTooLong()
        if sum(len(name) + len(value) for name, value in headers.raw) > LARGEST_HEADERS:
            raise HeadersTooLarge()
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            raise HttpError()
        if len(length) > 15 or int(length) > self.largest:
            raise TooLarge()

    def _limited(self, receive: Receive) -> Receive:
        """Enforce the body limit on chunked requests."""
        received = 0

        async def receive_limited() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > self.largest:
                    raise TooLarge()
            return message

        return receive_limited
