"""Process pool whose workers exit with their parent."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def worker_pool(members: int) -> ProcessPoolExecutor:
    """Process pool whose workers exit when this process does, even if it is killed."""
    # Spawned: a forked process would inherit locks held by our threads.
    return ProcessPoolExecutor(members, mp_context=get_context("spawn"), initializer=_watch_parent)


def _watch_parent() -> None:
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
