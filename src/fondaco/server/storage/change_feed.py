"""Change feed: LISTEN/NOTIFY of PostgreSQL tells each process what another one changed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread
from typing import TYPE_CHECKING, Protocol

from fondaco.server.storage.database import CHANNEL, read_url

if TYPE_CHECKING:
    from psycopg import Connection

ANYTHING = "*"
"""Payload after a reconnect: anything may have changed."""

log = logging.getLogger(__name__)


class ChangeFeed(Protocol):
    """Notifications of what other processes changed."""

    def start(self, on_change: Callable[[str], None]) -> None:
        """Call `on_change` in a thread of its own from now on, with `<id> <version>`, `<table> chat` or `*`."""

    def stop(self) -> None:
        """Stop listening; nothing is told after this returns."""


class LocalFeed:
    """Null object: a single process knows what it did."""

    def start(self, on_change: Callable[[str], None]) -> None:
        """Nobody else writes, so nothing is told."""

    def stop(self) -> None:
        """Nothing to stop."""


class PostgresFeed:
    """Listens on its own connection, and reconnects with exponential backoff."""

    FIRST_BACKOFF, LONGEST_BACKOFF = 0.1, 5.0
    """Seconds until a reconnect; doubled after each failure."""
    START_TIMEOUT = 10.0
    """Seconds to wait for the first connection."""

    def __init__(self, url: str) -> None:
        # A short connection timeout, because `stop` waits for it.
        address = read_url(url).set(drivername="postgresql").update_query_dict({"connect_timeout": "3"})
        self._address = address.render_as_string(hide_password=False)
        self._thread: Thread | None = None
        self._ready = Event()
        self._stopped = Event()

    def start(self, on_change: Callable[[str], None]) -> None:
        """Start listening; nothing is missed after this returns, unless the database cannot be reached now."""
        if self._thread is not None:
            raise RuntimeError("the change feed has been started already")
        self._on_change = on_change
        self._ready.clear()
        self._stopped.clear()
        # Self-pipe: a byte sent here wakes the thread, wherever it waits.
        self._wake, self._woken = socket.socketpair()
        self._thread = Thread(target=self._run, name="fondaco change feed", daemon=True)
        self._thread.start()
        self._ready.wait(self.START_TIMEOUT)

    def stop(self) -> None:
        """Disconnect; nothing is told after this returns."""
        if self._thread is None:
            return
        self._stopped.set()
        self._wake.send(b"!")
        self._thread.join()
        self._thread = None
        self._wake.close()
        self._woken.close()

    def _run(self) -> None:
        """Thread: listen, and reconnect after each failure, until stopped."""
        from psycopg import Error

        self._backoff = self.FIRST_BACKOFF
        missed = False
        while not self._stopped.is_set():
            try:
                self._listen(missed)
            except Error as error:
                first_line = str(error).partition("\n")[0]
                log.warning(
                    "the change feed lost the database and tries again in %.1f s: %s", self._backoff, first_line
                )
            missed = True
            self._ready.set()
            self._stopped.wait(self._backoff)
            self._backoff = min(2 * self._backoff, self.LONGEST_BACKOFF)

    def _listen(self, missed: bool) -> None:
        """Dispatch notifications until the connection fails or the feed is stopped."""
        import psycopg

        # Keepalives detect within half a minute that the other machine is gone.
        with (
            psycopg.connect(
                self._address, autocommit=True, keepalives_idle=15, keepalives_interval=5, keepalives_count=3
            ) as connection,
            DefaultSelector() as selector,
        ):
            connection.execute(f"LISTEN {CHANNEL}")
            self._backoff = self.FIRST_BACKOFF
            if missed:
                self._tell(ANYTHING)
            self._ready.set()
            selector.register(self._woken, EVENT_READ)
            selector.register(connection.fileno(), EVENT_READ)
            while not self._stopped.is_set():
                self._pass_on(connection)
                selector.select()

    def _pass_on(self, connection: Connection) -> None:
        """Dispatch what has arrived, without waiting for more."""
        for notice in connection.notifies(timeout=0):
            if not self._stopped.is_set():
                self._tell(notice.payload)

    def _tell(self, payload: str) -> None:
        """Call back; an exception there must not end the feed."""
        try:
            self._on_change(payload)
        except Exception:
            log.exception("nobody could be told of %r", payload)


def change_feed_for(url: str) -> ChangeFeed:
    """The change feed that suits a database."""
    return PostgresFeed(url) if read_url(url).get_backend_name() == "postgresql" else LocalFeed()
