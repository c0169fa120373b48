"""ASGI middleware: rate limits (token buckets) and connection limits, by visitor and by address."""

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fondaco.server.accounts.names import fold_name
from fondaco.server.accounts.tokens import Signer
from fondaco.server.http_errors import RateLimited
from fondaco.server.middleware.security_headers import STATIC
from fondaco.server.settings import Settings
from fondaco.server.token_buckets import TokenBuckets
from fondaco.server.visitors import authenticated


class RateLimit:
    """Rate limits by visitor and by address, of sign-ins, and the limit of open WebSockets."""

    def __init__(self, app: ASGIApp, settings: Settings, signer: Signer) -> None:
        self.app, self.settings, self.signer = app, settings, signer
        self.visitors = TokenBuckets(settings.requests_per_second, settings.burst)
        self.addresses = TokenBuckets(settings.requests_per_address, settings.requests_per_address * 5)
        self.sign_ins = TokenBuckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self._connected: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(STATIC):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        person, _ = authenticated(connection, self.signer)
        scope.setdefault("state", {})["rate_limit"] = self
        self.addresses.take(address)
        self.visitors.take(person or address)
        if scope["type"] == "http":
            await self.app(scope, receive, send)
        else:
            most = self.settings.sockets_per_visitor if person else self.settings.sockets_per_address
            await self._connect(person or address, most, scope, receive, send)

    async def _connect(self, who: str, most: int, scope: Scope, receive: Receive, send: Send) -> None:
        if self._connected.get(who, 0) >= most:
            raise RateLimited(seconds=60)
        self._connected[who] = self._connected.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]


def check_sign_in(connection: HTTPConnection, name: str) -> None:
    """Rate limit of sign-in attempts, by address and by name."""
    limit: RateLimit = connection.scope["state"]["rate_limit"]
    limit.sign_ins.take(address_of(connection))
    limit.sign_ins.take(f"name {fold_name(name[:200])}")


def address_of(connection: HTTPConnection) -> str:
    """Client address as a key; an IPv6 /64 counts as one, as one client has all of it."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return f"address {host}"
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return f"address {address.packed[:8].hex()}"
    return f"address {address}"
