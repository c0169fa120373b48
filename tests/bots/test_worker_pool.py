"""Processes that think end with the one they think for, even if it is killed."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

HOUSE = """
import os, time
from fondaco.bots.search.worker_pool import worker_pool
if __name__ == "__main__":
    members = worker_pool(2)
    print(*{members.submit(os.getpid).result() for _ in range(2)}, flush=True)
    members.submit(time.sleep, 600)
    time.sleep(600)
"""


def test_nobody_thinks_on_when_the_house_was_killed() -> None:
    house = subprocess.Popen([sys.executable, "-c", HOUSE], stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    members = [int(word) for word in house.stdout.readline().split()]
    assert members
    house.kill()
    try:
        house.communicate(timeout=20)  # what it prints ends when the last process does that could print
    finally:
        for member in members:
            with suppress(OSError):
                os.kill(member, signal.SIGTERM)
