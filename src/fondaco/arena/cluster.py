"""Ray cluster backend of the arena; Ray is imported only when a cluster is named."""

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from secrets import token_hex
from socket import create_connection
from time import perf_counter
from typing import Any

import fondaco
from fondaco.arena.matches import Match, MatchFailed, Outcome, play_match
from fondaco.arena.sentences import ArenaError
from fondaco.arena.task_queue import TaskQueue
from fondaco.kernel.parsing import whole_number
from fondaco.terminal.files import system_error
from fondaco.terminal.parser import HIGHEST_PORT

LOCAL = "local"
"""Address that starts a cluster on this machine for the duration of the tournament."""
RETRIES = 3
"""Retries by Ray itself when a worker or node is lost, before the games go back into our queue."""
AHEAD = 2
"""Prefetch: tasks in flight per core, so that none is idle."""
POLL = 2.0
"""Poll interval in seconds of the number of cores, as nodes come and go."""
CONNECT_TIMEOUT = 10.0
"""Timeout in seconds for a connection to the address."""


class NoCluster(ArenaError):
    """Ray is not installed, or no cluster answers."""


def on_cluster(todo: Sequence[Match], address: str) -> Iterator[Outcome]:
    """Play all matches on a Ray cluster; yields outcomes as they are ready, and retries the games of a lost node."""
    ray = _join(address)
    try:
        yield from _play(ray, todo)
    finally:
        ray.shutdown()


def _join(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ and "ray" not in sys.modules:
        # A token: other users of this machine must not control our cluster; by default Ray keeps it in the home folder.
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
    try:
        import ray
    except ImportError:
        raise NoCluster("error-no-ray") from None
    _check_listening(address)
    options: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **options)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise NoCluster("error-no-cluster", address=address, problem=ArenaError("error-ray", given=reason)) from None
    return ray


def _check_listening(address: str) -> None:
    """Fail fast: Ray itself waits for minutes at an address where nothing listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        number = whole_number(port, HIGHEST_PORT)
        if number is None:
            raise NoCluster("error-no-cluster", address=address, problem=ArenaError("error-no-port", most=HIGHEST_PORT))
        try:
            create_connection((host.strip("[]"), number), CONNECT_TIMEOUT).close()
        except OSError as error:
            raise NoCluster("error-no-cluster", address=address, problem=system_error(error)) from None


def _play(ray: Any, todo: Sequence[Match]) -> Iterator[Outcome]:
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_task)
    queue = TaskQueue(todo)
    given: dict[Any, list[Match]] = {}
    while queue or given:
        cores = max(1, int(ray.cluster_resources().get("CPU", 0)))
        while queue and len(given) < AHEAD * cores:
            task = queue.take(AHEAD * cores)
            given[play.remote(task, fondaco.__version__)] = task
        ready, _ = ray.wait(list(given), timeout=POLL)
        for answer in ready:
            task = given.pop(answer)
            try:
                outcomes, seconds = ray.get(answer)
            except MatchFailed as failure:
                raise getattr(failure, "cause", failure) from None
            except ray.exceptions.RayTaskError as error:
                reason = str(error).strip().splitlines()[-1]
                raise NoCluster("error-node", problem=ArenaError("error-ray", given=reason)) from None
            except ray.exceptions.RayError:
                queue.give_back(task)
            else:
                queue.learn(len(outcomes), seconds)
                yield from outcomes


def play_task(task: Sequence[Match], version: str) -> tuple[list[Outcome], float]:
    """Run a task on a node."""
    if fondaco.__version__ != version:
        raise MatchFailed("error-node-version", given=fondaco.__version__, known=version)
    start = perf_counter()
    return [play_match(match) for match in task], perf_counter() - start
