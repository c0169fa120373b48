"""A server killed at any moment goes on with every move it acknowledged."""

import threading
import time
from pathlib import Path
from random import Random

import httpx
from tests.faults.process import Guest, Served


def moves_of(record: str) -> list[str]:
    return record.split("moves:\n")[1].splitlines()


def test_every_acknowledged_move_is_there_after_a_kill(tmp_path: Path) -> None:
    server = Served(tmp_path / "house.sqlite").start()
    random = Random(1)
    ada = Guest(server, "Ada")
    table = ada.open_table("me", "random", "random")
    acknowledged: list[str] = []
    try:
        for _ in range(4):
            killer = threading.Timer(0.5 + random.random(), server.kill)
            killer.start()
            while killer.is_alive():
                try:
                    move = ada.decide(table)
                except (httpx.TransportError, RuntimeError):  # the server is gone, and with it the client
                    break
                if move is not None:
                    acknowledged.append(f"0 {move}")
            killer.join()
            server.start()
            own = [line for line in moves_of(ada.get(f"/tables/{table}/record")) if line.startswith("0 ")]
            chosen = [line for line in own if not line.endswith(" !")]
            unasked = [line for line in chosen if line not in acknowledged]
            assert chosen[: len(acknowledged)] == acknowledged, unasked
            acknowledged = chosen  # a last move may have been written without the answer being heard
    finally:
        server.kill()
    assert len(acknowledged) > 10


def test_bots_whose_server_was_killed_play_on(tmp_path: Path) -> None:
    server = Served(tmp_path / "house.sqlite").start()
    try:
        ada = Guest(server, "Ada")
        table = ada.open_table("me", "greedy")
        httpx.delete(f"{server.url}/api/tables/{table}/seats?sitter=greedy", headers=ada.headers).raise_for_status()
        server.kill()
        server.start()
        for _ in range(600):
            if ada.get(f"/tables/{table}")["over"]:
                break
            time.sleep(0.1)
        assert ada.get(f"/tables/{table}")["over"]
    finally:
        server.kill()


def test_a_server_stopped_in_order_leaves_at_once(tmp_path: Path) -> None:
    server = Served(tmp_path / "house.sqlite").start()
    ada = Guest(server, "Ada")
    ada.open_table("me", "greedy")
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 10
