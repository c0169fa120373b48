"""Plays random games again: python -m tests.fuzz GAME PLAYERS SEED, or FIRST-LAST for many without looks at secrets."""

from __future__ import annotations

import sys

from tests.fuzz.walk import Walk


def many(name: str, players: int, first: int, last: int) -> str:
    """Plays a range of games, pieces and options checked at every step."""
    steps = 0
    for seed in range(first, last + 1):
        walk = Walk(name, players, seed, lightly=True)
        walk.run()
        steps += walk.steps
    return f"{name}, {players} players, seeds {first} to {last}: all is well in {steps:,} steps"


def one(name: str, players: int, seed: int) -> str:
    """Plays one game with every check."""
    walk = Walk(name, players, seed)
    walk.run()
    return f"{walk}: all is well; {walk.secrets.checks} looks at secrets"


if __name__ == "__main__":
    name, players, seeds = sys.argv[1:]
    first, _, last = seeds.partition("-")
    print(many(name, int(players), int(first), int(last)) if last else one(name, int(players), int(first)))
