"""A Ray cluster of two nodes on this machine, each started as a person would, and either of which can be killed."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
"""Who knows this may use the cluster; whoever else is on this machine may not."""
PATIENCE = 120
"""Seconds anything may take on a machine that is busy with other tests."""


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.02)


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those they have."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError):
            number, _, rest = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")
            parents.setdefault(int(rest.split()[1]), []).append(int(number.split()[0]))
    found = [process]
    for parent in found:
        found += parents.get(parent, [])
    return found[1:]


def title(process: int) -> str:
    """How a process calls itself."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


class Node:
    """One `ray start`, with a single core."""

    def __init__(self, log: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [*command, "--object-store-memory=100000000", "--disable-usage-stats", *arguments],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **TOKEN},
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def plays(self) -> bool:
        """Whether a game is being played here just now."""
        return any(title(process).startswith("ray::play_task") for process in descendants(self.process.pid))

    def kill(self) -> None:
        """All its processes at once, as when the power goes."""
        for process in [self.process.pid, *descendants(self.process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait()


class Cluster:
    """A head and a second node."""

    def __init__(self) -> None:
        # Not pytest's own folder: the path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.nodes: list[Node] = []

    def __enter__(self) -> Cluster:
        try:
            self._start()
        except BaseException:
            self.stop()
            raise
        return self

    def _start(self) -> None:
        port = self.address.rpartition(":")[2]
        self._add("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={self.folder / 'r'}")
        self._add(f"--address={self.address}")

    def _add(self, *arguments: str) -> None:
        log = self.folder / f"node-{len(self.nodes)}.log"
        node = Node(log, "--node-ip-address=127.0.0.1", *arguments)
        self.nodes.append(node)
        wait_until(
            lambda: b"Ray runtime started" in log.read_bytes() or node.process.poll() is not None, "a node has started"
        )
        assert node.process.poll() is None, log.read_text()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Whatever happened, nothing of it is left."""
        for node in reversed(self.nodes):
            node.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
