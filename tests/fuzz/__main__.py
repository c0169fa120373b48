"""Replay random games: `python -m tests.fuzz GAME PLAYERS SEED [SETTING=VALUE ...]`.

FIRST-LAST in place of SEED plays a range of games without the secrecy checks.
"""

import sys

from tests.fuzz.walk import Walk


def many(name: str, players: int, first: int, last: int, settings: dict[str, str]) -> str:
    """Play a range of games, with pieces and options checked at every step."""
    steps = 0
    for seed in range(first, last + 1):
        walk = Walk(name, players, seed, lightly=True, settings=settings)
        walk.run()
        steps += walk.steps
    return f"{name}, {players} players, seeds {first} to {last}: all is well in {steps:,} steps"


def one(name: str, players: int, seed: int, settings: dict[str, str]) -> str:
    """Play one game with every check."""
    walk = Walk(name, players, seed, settings=settings)
    walk.run()
    return f"{walk}: all is well; {walk.secrets.checks} looks at secrets"


if __name__ == "__main__":
    name, players, seeds, *words = sys.argv[1:]
    settings = dict(word.split("=", 1) for word in words)
    first, _, last = seeds.partition("-")
    if last:
        print(many(name, int(players), int(first), int(last), settings))
    else:
        print(one(name, int(players), int(first), settings))
