"""Fuzzing that every game gets for free: random games, checked at every step.

FONDACO_FUZZ_GAMES is their number (120 in `make test`, 10,000 in `make fuzz`); seeds are 0, 1, 2 …, so a
greater number plays the same games and more. Every game is played on the bare engine, and one in
TABLE_EVERY also at a table of people.
"""

import os

import pytest
from tests.fuzz.sitting import Sitting
from tests.fuzz.walk import Walk

from fondaco.table import find_game, games

GAMES = int(os.environ.get("FONDACO_FUZZ_GAMES", "120"))
TABLE_EVERY = 10
CHUNK = 6
"""Games per test, so that every core has its share."""

ROOMS = [(name, players) for name in games() for players in find_game(name).players]


def share(total: int) -> list[tuple[str, int, range]]:
    """Deal the games out to all games and numbers of players, in chunks of seeds."""
    each = -(-total // len(ROOMS))
    return [
        (name, players, range(first, min(first + CHUNK, each)))
        for first in range(0, each, CHUNK)
        for name, players in ROOMS
    ]


@pytest.mark.parametrize(("game", "players", "seeds"), share(GAMES))
def test_every_step_of_a_random_game(game: str, players: int, seeds: range) -> None:
    for seed in seeds:
        Walk(game, players, seed).run()


@pytest.mark.parametrize(("game", "players", "seeds"), share(-(-GAMES // TABLE_EVERY)))
def test_a_random_game_at_a_table(game: str, players: int, seeds: range) -> None:
    for seed in seeds:
        Sitting(game, players, seed).run()
