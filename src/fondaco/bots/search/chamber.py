"""Processes that think for us, and end when we do."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def chamber(members: int) -> ProcessPoolExecutor:
    """So many processes that wait for something to think about; they do not outlive ours, however it ends."""
    # A forked process would share our threads' locks.
    return ProcessPoolExecutor(members, mp_context=get_context("spawn"), initializer=_end_with_the_house)


def _end_with_the_house() -> None:
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(1)
