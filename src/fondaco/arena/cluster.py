"""A tournament on a Ray cluster; Ray is asked for only by whoever names one."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from secrets import token_hex
from socket import create_connection
from time import perf_counter
from typing import Any

import fondaco
from fondaco.arena.handout import Handout
from fondaco.arena.matches import Match, MatchFailed, Outcome, play_match
from fondaco.table import FondacoError

LOCAL = "local"
"""The address that starts a cluster on this machine, for as long as the tournament lasts."""
RETRIES = 3
"""How often Ray itself plays a task again whose worker or node is lost, before we give its games out anew."""
AHEAD = 2
"""How many tasks are given out for each core, so that none waits for the next."""
PATIENCE = 2.0
"""Seconds after which we look again how many cores there are: nodes come and go."""
KNOCK = 10.0
"""Seconds within which somebody must answer at the address."""


class NoCluster(FondacoError):
    """Ray is not installed, or no cluster answers."""


def on_cluster(todo: Sequence[Match], address: str) -> Iterator[Outcome]:
    """Play all matches; outcomes come as they are ready, and the games of a node that dies are played elsewhere."""
    ray = _join(address)
    try:
        yield from _play(ray, todo)
    finally:
        ray.shutdown()


def _join(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody's games are reported to anybody
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ and "ray" not in sys.modules:
        # Others on this machine must not give our cluster orders; left alone, Ray would keep its token in our home.
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray, which is not installed: pip install 'fondaco[cluster]'") from None
    _knock(address)
    options: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **options)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise NoCluster(f"no Ray cluster answers at {address!r}: {reason}") from None
    return ray


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody is; we say so at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            create_connection((host.strip("[]"), int(port)), KNOCK).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray cluster answers at {address!r}: {error}") from None


def _play(ray: Any, todo: Sequence[Match]) -> Iterator[Outcome]:
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_task)
    handout = Handout(todo)
    given: dict[Any, list[Match]] = {}
    while handout or given:
        cores = max(1, int(ray.cluster_resources().get("CPU", 0)))
        while handout and len(given) < AHEAD * cores:
            task = handout.take(AHEAD * cores)
            given[play.remote(task, fondaco.__version__)] = task
        ready, _ = ray.wait(list(given), timeout=PATIENCE)
        for answer in ready:
            task = given.pop(answer)
            try:
                outcomes, seconds = ray.get(answer)
            except MatchFailed as failure:
                raise MatchFailed(str(getattr(failure, "cause", failure))) from None
            except ray.exceptions.RayTaskError as error:
                reason = str(error).strip().splitlines()[-1]
                raise NoCluster(f"a node of the cluster cannot play: {reason} (is Fondaco installed there?)") from None
            except ray.exceptions.RayError:
                handout.give_back(task)
            else:
                handout.learn(len(outcomes), seconds)
                yield from outcomes


def play_task(task: Sequence[Match], version: str) -> tuple[list[Outcome], float]:
    """What a node does with a task."""
    if fondaco.__version__ != version:
        raise MatchFailed(f"a node of the cluster has Fondaco {fondaco.__version__}, and here it is {version}")
    start = perf_counter()
    return [play_match(match) for match in task], perf_counter() - start
