"""Several workers on one PostgreSQL: a move made in one is heard of in all."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import websockets
from tests.faults.process import Guest, Served

pytest_plugins = ["tests.server.postgres"]


@asynccontextmanager
async def listening(guest: Guest, table: str) -> AsyncIterator[websockets.ClientConnection]:
    address = f"{guest.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(address, additional_headers=guest.headers) as socket:
        yield socket


def test_moves_are_heard_of_in_every_worker(postgres_url: str) -> None:
    with Served(postgres_url, "--workers", "2") as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        table = ada.open_table("me", "friend")
        assert bo.post(f"/tables/{table}/seats/1", {}).is_success
        asyncio.run(play(ada, bo, table))


async def play(ada: Guest, bo: Guest, table: str) -> None:
    """Four ears, so that very likely both workers have some; each hears of every move."""
    async with (
        listening(ada, table) as first,
        listening(ada, table) as second,
        listening(bo, table) as third,
        listening(bo, table) as fourth,
    ):
        ears = [first, second, third, fourth]
        for ear in ears:
            assert json.loads(await asyncio.wait_for(ear.recv(), 10))["begun"]
        for _ in range(10):
            guest = next(guest for guest in (ada, bo) if guest.get(f"/tables/{table}/decision").get("options"))
            assert await asyncio.to_thread(guest.decide, table) is not None
            for ear in ears:
                assert json.loads(await asyncio.wait_for(ear.recv(), 10))["moment"]
    public = f"/tables/{table}/record?seat=-1"  # what each knows of its own is not the same
    assert ada.get(public) == bo.get(public)


def test_several_workers_need_a_database_for_several(tmp_path: object) -> None:
    from fondaco import cli

    assert cli.main(["serve", "--workers", "2", "--database", f"{tmp_path}/x.sqlite", "--port", "0"]) == 2
