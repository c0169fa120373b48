"""In which order the tests run, and what programs they start may hear."""

from __future__ import annotations

import os
import signal
from itertools import groupby

import pytest

LONG = {"browser", "faults"}
"""Rooms whose tests take longest: they start a house, and often a browser."""


def pytest_configure() -> None:
    """Signals reach the programs that tests start, even if whoever started the tests (nohup, a script) ignores them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every worker begin with its share of the long tests, which nobody else could take over at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    modules = [list(module) for _, module in groupby(items, key=lambda item: item.path)]
    long = [module for module in modules if _is_long(module[0])]
    short = [item for item in items if not _is_long(item)]
    items[:] = _dealt(long, short, workers)


def _is_long(item: pytest.Item) -> bool:
    return item.path.parent.name in LONG


def _dealt(long: list[list[pytest.Item]], short: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Put tests into as many stretches as there are workers, of the lengths in which xdist cuts them."""
    left = sum(map(len, long)) + len(short)
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        stretch = [item for module in long[worker::workers] for item in module]
        room = max(0, left // (workers - worker) - len(stretch))
        dealt += stretch + short[:room]
        del short[:room]
        left -= len(stretch) + room
    return dealt + short
