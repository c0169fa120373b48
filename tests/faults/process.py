"""Server in a process of its own, started as a user would, that can be killed and restarted."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

HERE = (sys.executable, "-m", "fondaco")
"""The installation under test."""


class Served:
    """`fondaco serve` on a port of this machine."""

    def __init__(self, database: str | Path, *arguments: str, port: int = 0, program: Sequence[str] = HERE) -> None:
        self.database, self.arguments, self.port, self.program = str(database), arguments, port, program
        self.process: subprocess.Popen[str] | None = None
        self.client = httpx.Client(timeout=20)

    def start(self) -> Served:
        """Start, and wait until it accepts requests."""
        self.client = httpx.Client(timeout=20)
        command = [*self.program, "serve", "--no-browser", "--pace", "0", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, "--port", str(self.port), *self.arguments],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.port = int(found[1])
        self._wait()
        return self

    def _wait(self) -> None:
        for _ in range(200):
            try:
                self.client.get(f"{self.url}/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill at once, as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut down in order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.client.close()
        if self.process is not None:
            os.killpg(self.process.pid, how)
            self.process.wait(20)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()


class Guest:
    """API client that plays."""

    def __init__(self, server: Served, name: str) -> None:
        self.server = server
        self.name = name
        answer = server.client.post(f"{server.url}/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.token: str = answer.json()["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, path: str) -> Any:
        answer = self.server.client.get(f"{self.server.url}/api{path}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return self.server.client.post(f"{self.server.url}/api{path}", json=body, headers=self.headers)

    def open_table(self, *kinds: str, game: str = "column-of-fire") -> str:
        seats = [{"kind": kind} for kind in kinds]
        answer = self.post("/tables", {"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def decide(self, table: str) -> str | None:
        """Take the first option, if a decision is due; returns the acknowledged move."""
        decision = self.get(f"/tables/{table}/decision")
        allowed = [option["move"] for option in decision.get("options", []) if option["allowed"]]
        if not allowed or decision["optional"]:
            return None
        answer = self.post(f"/tables/{table}/moves", {"move": allowed[0], "moment": decision["moment"]})
        return allowed[0] if answer.is_success else None
