"""A boardgame.io server for comparison: a game of the same shape with four seats, and the latency of its moves."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

from benchmarks.web.server import free_port, running, said

FOLDER = Path(__file__).parent / "peer"

Moves = list[tuple[float, float]]
"""Seconds until the mover saw the move, and until all four seats did."""


def missing() -> str:
    """The missing requirements of the measurement."""
    if which("node") is None:
        return "node is not installed"
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return "boardgame.io is not installed: `npm ci` in benchmarks/web/peer does it"
    return ""


def version() -> str:
    """The version of boardgame.io that is measured."""
    found: str = json.loads((FOLDER / "node_modules" / "boardgame.io" / "package.json").read_text())["version"]
    return found


@contextmanager
def playing() -> Iterator[Callable[[int], Moves]]:
    """Run a match on its own server; the function plays so many moves and returns their durations."""
    ports = [str(free_port()), str(free_port())]
    with (
        running(["node", "server.js", *ports], FOLDER),
        running(["node", "client.js", *ports], FOLDER) as client,
    ):
        yield lambda count: _moves(client, count)


def _moves(client: subprocess.Popen[str], count: int) -> Moves:
    if client.stdin is None:
        raise RuntimeError("the client has no ears")
    client.stdin.write(f"{count}\n")
    client.stdin.flush()
    told = said(client)
    if not told:
        raise RuntimeError("the client of boardgame.io is gone")
    return [(own / 1000, every / 1000) for own, every in json.loads(told)]
