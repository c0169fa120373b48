"""ASGI middleware: last-resort error handler."""

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from fondaco.server.error_responses import respond, response_to


class ErrorHandler:
    """Answers exceptions that nobody handled: no traceback to clients, no secrets in the log."""

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
            response = await response_to(connection, error)
            if not started:
                await respond(response, scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1011})
            else:
                raise
