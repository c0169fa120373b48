"""Plays one random game again: python -m tests.fuzz GAME PLAYERS SEED."""

from __future__ import annotations

import sys

from tests.fuzz.walk import Walk

if __name__ == "__main__":
    name, players, seed = sys.argv[1:]
    walk = Walk(name, int(players), int(seed))
    walk.run()
    print(f"{walk}: all is well; {walk.secrets.checks} looks at secrets")
