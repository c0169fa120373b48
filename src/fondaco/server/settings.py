"""Server settings: address, database, rate limits."""

from dataclasses import dataclass
from typing import Final

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """Settings; the defaults suit a server on one's own machine."""

    database: str = "sqlite://"
    """Database URL for SQLAlchemy; the default, in memory, is for tests."""
    host: str = "127.0.0.1"
    port: int = 8462
    names: tuple[str, ...] = LOOPBACK
    """Host allowlist; empty for any."""
    secure: bool = False
    """Whether the server is reached by HTTPS: cookies become Secure, and HSTS is sent."""
    pace: float = 0.25
    """Seconds between two decisions of bots while somebody watches."""
    bot_workers: int = 0
    """Number of worker processes for bots; 0 for one fewer than there are cores."""
    proxied: bool = False
    """Whether to trust a reverse proxy's headers for client addresses."""
    requests_per_second: float = 20.0
    burst: int = 120
    """Rate limit of a visitor: requests per second, and at once."""
    requests_per_address: float = 1000.0
    """Rate limit of an address, for all its visitors together."""
    sign_ins_per_minute: int = 10
    sockets_per_visitor: int = 32
    sockets_per_address: int = 200
    """Limits of live connections: of a visitor, and of all unidentified clients of an address."""
    largest_body: int = 64 * 1024
