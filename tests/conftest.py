"""Order and selection of the tests, and signals in the programs they start."""

import os
import signal
from collections import Counter
from itertools import groupby

import pytest

LONG = {"browser", "faults", "test_packaging"}
"""Folders and modules whose tests take longest: they start a server, and often a browser."""
NEEDS = {"browser": "browser", "postgres_server": "database", "registry": "registry"}
"""Marker of the tests that use a fixture."""
EVERY = int(os.environ.get("FONDACO_EVERY", "1"))
"""Sampling: of the variants of a test that plays whole games, one in so many is run."""


def pytest_configure() -> None:
    """Unblock signals in the programs that tests start, even if our parent (nohup, a script) ignores them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what tests need, and deselect what was not asked for."""
    for item in items:
        for fixture in NEEDS.keys() & getattr(item, "fixturenames", ()):
            item.add_marker(NEEDS[fixture])
    left_out = _left_out(items)
    config.hook.pytest_deselected(items=left_out)
    items[:] = _in_order([item for item in items if item not in left_out])


def _left_out(items: list[pytest.Item]) -> list[pytest.Item]:
    """Sampling: the deselected variants of tests that play whole games."""
    seen = Counter[str]()
    left_out = []
    for item in items:
        if item.get_closest_marker("whole_games"):
            test = item.nodeid.partition("[")[0]
            if seen[test] % EVERY:
                left_out.append(item)
            seen[test] += 1
    return left_out


def _in_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """Scheduling: every worker begins with its share of the long tests, which no other could take over at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    modules = [list(module) for _, module in groupby(items, key=lambda item: item.path)]
    long = [module for module in modules if _is_long(module[0])]
    return _dealt(long, [item for item in items if not _is_long(item)], workers)


def _is_long(item: pytest.Item) -> bool:
    return not LONG.isdisjoint((item.path.parent.name, item.path.stem))


def _dealt(long: list[list[pytest.Item]], short: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Deal tests into one chunk per worker, of the lengths in which xdist splits them."""
    left = sum(map(len, long)) + len(short)
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        stretch = [item for module in long[worker::workers] for item in module]
        room = max(0, left // (workers - worker) - len(stretch))
        dealt += stretch + short[:room]
        del short[:room]
        left -= len(stretch) + room
    return dealt + short
