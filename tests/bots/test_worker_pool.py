"""Workers of a process pool exit with their parent, even if it is killed."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

PARENT = """
import os, time
from fondaco.bots.search.worker_pool import worker_pool
if __name__ == "__main__":
    members = worker_pool(2)
    print(*{members.submit(os.getpid).result() for _ in range(2)}, flush=True)
    members.submit(time.sleep, 600)
    time.sleep(600)
"""


def test_workers_exit_when_their_parent_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    members = [int(word) for word in parent.stdout.readline().split()]
    assert members
    parent.kill()
    try:
        parent.communicate(timeout=20)  # what it prints ends when the last process does that could print
    finally:
        for member in members:
            with suppress(OSError):
                os.kill(member, signal.SIGTERM)
