"""Server settings: address, database, limits."""

from dataclasses import dataclass
from typing import Final

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """Settings; the defaults suit a server on one's own machine."""

    database: str = "sqlite://"
    """A URL as SQLAlchemy reads it; the usual value is a database in memory, for tests."""
    host: str = "127.0.0.1"
    port: int = 8462
    names: tuple[str, ...] = LOOPBACK
    """The host names the server answers to; empty for any."""
    secure: bool = False
    """Whether browsers reach it by https: cookies are then sent no other way."""
    pace: float = 0.25
    """Seconds between two decisions of bots while somebody watches."""
    bot_workers: int = 0
    """In how many processes bots think; 0 for one fewer than there are cores."""
    proxied: bool = False
    """Whether a proxy in front tells the visitors' addresses."""
    requests_per_second: float = 20.0
    burst: int = 120
    """How much one visitor may ask for, per second and at once."""
    requests_per_address: float = 1000.0
    """How much all visitors from one address may ask for per second."""
    sign_ins_per_minute: int = 10
    sockets_per_visitor: int = 32
    sockets_per_address: int = 200
    """How many live connections one visitor may have, and how many all who are not known from one address."""
    largest_body: int = 64 * 1024
