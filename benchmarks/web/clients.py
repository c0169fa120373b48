"""Light clients for load tests: one HTTP connection for requests, one WebSocket for updates."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from html import unescape
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

IDLE = 4.0
"""Idle timeout in seconds after which a connection is not reused: the server's is 5."""
MOVE = re.compile(r'data-move="([^"]*)"')


class Connection:
    """A keep-alive HTTP connection."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.common = f"Host: {parts.netloc}\r\nAuthorization: Bearer {token}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Send a request; returns status and content of the answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        kind = "Content-Type: application/json\r\n" if content else ""
        head = f"{method} {path} HTTP/1.1\r\n{self.common}{kind}Content-Length: {len(content)}\r\n\r\n"
        reader, writer = await self._connected()
        writer.write(head.encode() + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer.lower())
        text = await reader.readexactly(int(length[1]) if length else 0)
        self._used = perf_counter()
        return int(answer[9:12]), text

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or self._streams[1].is_closing() or perf_counter() - self._used > IDLE:
            self.close()
            self._streams = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        return self._streams

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Seat:
    """A player with a live connection, from whose messages it knows what to decide."""

    def __init__(self, address: str, table: str, token: str, pushed: Callable[[Seat, float], None]) -> None:
        self.address, self.table, self.token, self.pushed = address, table, token, pushed
        self.line = Connection(address, token)
        self.moment = ""
        self.moves: list[str] = []
        self.pushes = self.bytes = 0
        self.lost = False
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        """Open the live connection; the first message holds the whole page."""
        self._socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/tables/{self.table}/live",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        )
        self._hear(await self._socket.recv(decode=False))
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                message = await socket.recv(decode=False)
                at = perf_counter()
                self._hear(message)
                self.pushes += 1
                self.bytes += len(message)
                self.pushed(self, at)
        except ConnectionClosed:
            self.lost = True

    def _hear(self, message: bytes) -> None:
        change = msgspec.json.decode(message)
        self.moment = change["moment"]
        prompt = change["regions"].get("prompt")
        if prompt is not None:
            self.moves = [unescape(move) for move in MOVE.findall(prompt)]

    async def decide(self, move: str) -> int:
        """Send a decision; the status of the answer."""
        body = {"move": move, "moment": self.moment}
        return (await self.line.ask("POST", f"/api/tables/{self.table}/moves", body))[0]

    async def leave(self) -> None:
        """Close the page."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self.line.close()


class TableClients:
    """The four clients of a table, which decide at random."""

    def __init__(self, address: str, table: str, tokens: list[str]) -> None:
        self.seats = [Seat(address, table, token, self._pushed) for token in tokens]
        self._heard: dict[Seat, float] = {}
        self._all_heard = asyncio.Event()

    async def sit(self) -> None:
        """Open all pages."""
        for seat in self.seats:
            await seat.sit()

    def _pushed(self, seat: Seat, at: float) -> None:
        self._heard.setdefault(seat, at)
        if len(self._heard) == len(self.seats):
            self._all_heard.set()

    @property
    def deciding(self) -> list[Seat]:
        """The clients that may decide now."""
        return [seat for seat in self.seats if seat.moves]

    async def someone(self, patience: float) -> Seat | None:
        """Wait until a client may decide; None when the game is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while not self.deciding:
                    await asyncio.sleep(0.002)
        return next(iter(self.deciding), None)

    async def move(self, seat: Seat, move: str, patience: float) -> Moved:
        """Make one decision; the time until it is answered, and until every changed page has the message."""
        self._heard.clear()
        self._all_heard.clear()
        start = perf_counter()
        status = await seat.decide(move)
        answered = perf_counter()
        with suppress(TimeoutError):  # not every seat sees every change
            await asyncio.wait_for(self._all_heard.wait(), patience)
        heard = dict(self._heard)
        return Moved(
            status=status,
            answered=answered - start,
            own=heard[seat] - start if seat in heard else None,
            told=[at - start for at in heard.values()],
        )

    async def leave(self) -> None:
        """Close all pages."""
        for seat in self.seats:
            await seat.leave()


class Moved(msgspec.Struct, frozen=True):
    """Durations of one decision in seconds."""

    status: int
    answered: float
    own: float | None
    """Until its own seat saw it."""
    told: list[float]
    """Until each seat saw it, as far as it sees a change."""
