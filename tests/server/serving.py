"""A house for one test, in this process, and programs that visit it with nothing but HTTP and JSON."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette

from fondaco.server.app import make_app
from fondaco.server.services import Services
from fondaco.server.settings import LOOPBACK, Settings
from fondaco.server.tables.live_table import LiveTable

R = TypeVar("R")
GAME = "column-of-fire"
PLENTY: dict[str, Any] = {"requests_per_second": 10_000.0, "burst": 100_000, "sign_ins_per_minute": 1000}
"""For tests that are about something else."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    """A house on a file of its own, whose bots do not dawdle."""
    names = (*LOOPBACK, "testserver")
    return Settings(
        **{"database": f"sqlite:///{folder}/house.sqlite", "pace": 0.0, "names": names, **PLENTY, **changes}
    )


class Program:
    """Somebody who plays by the API alone."""

    def __init__(self, client: httpx.AsyncClient, token: str = "") -> None:
        self.client = client
        self.token = token
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return await self.client.request(method, f"/api{path}", headers=headers, **more)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200, **asked: Any) -> Any:
        """What is answered, which must have the right status."""
        sent = {"json": body} if body is not None else {}
        answer = await self.send(method, path, params=asked, **sent)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def get(self, path: str, status: int = 200, **asked: Any) -> Any:
        return await self.ask("GET", path, None, status, **asked)

    async def post(self, path: str, body: Any = None, status: int = 200, **asked: Any) -> Any:
        return await self.ask("POST", path, body, status, **asked)

    async def open_table(self, *kinds: str, game: str = GAME, **more: Any) -> str:
        """The id of a new table."""
        seats = [{"kind": kind} for kind in kinds]
        table = await self.post("/tables", {"game": game, "seats": seats, **more}, 201)
        id: str = table["id"]
        return id

    async def decide(self, table: str, choice: int = 0) -> dict[str, Any] | None:
        """Take an option that is allowed, if it is for us to decide; where the game stands then."""
        decision = await self.get(f"/tables/{table}/decision")
        allowed = [option["move"] for option in decision["options"] if option["allowed"]]
        if not allowed or decision["optional"]:
            return None
        body = {"move": allowed[choice % len(allowed)], "moment": decision["moment"], "seat": decision["seat"]}
        position: dict[str, Any] = await self.post(f"/tables/{table}/moves", body)
        return position


class Street:
    """The way to a house: whoever comes from here is a visitor."""

    def __init__(self, app: Starlette, client: httpx.AsyncClient) -> None:
        self.app, self.client = app, client
        self.services: Services = app.state.services

    @property
    def stranger(self) -> Program:
        """Somebody without a token."""
        return Program(self.client)

    async def guest(self, name: str | None = None) -> Program:
        """Somebody with a token."""
        person = await self.stranger.post("/people", {"name": name}, 201)
        return Program(self.client, person["token"])

    async def live(self, table: str) -> LiveTable:
        """The table in memory, once the bots have done what they can."""
        live = await self.services.tables.open(table)
        while live.driver is not None:
            await asyncio.sleep(0.001)
        return live

    async def play_out(self, table: str, *programs: Program) -> None:
        """Everybody takes some option until the game is over."""
        for turn in range(5000):
            live = await self.live(table)
            if live.stored.over:
                return
            for program in programs:
                if await program.decide(table, turn):
                    break
        raise AssertionError("the game does not end")


@asynccontextmanager
async def open_house(folder: Path, **changes: Any) -> AsyncIterator[Street]:
    """A server from its start to its end."""
    app = make_app(settings_for(folder, **changes))
    transport = httpx.ASGITransport(app)
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    async with app.router.lifespan_context(app), client:
        yield Street(app, client)


Story = Callable[[Street], Awaitable[R]]


def tell(folder: Path, story: Story[R], **changes: Any) -> R:
    """Let a story happen in a house of its own."""

    async def told() -> R:
        async with open_house(folder, **changes) as street:
            return await story(street)

    return asyncio.run(told())
