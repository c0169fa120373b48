"""Whole games played by people who hope to see everything."""

from collections.abc import Iterator
from random import Random

from tests.words.peculiar import Book

from fondaco.table import AnyGame, Decision, Move, Table

EAGER = 0.85
"""How often a move is taken that looks as good as any."""
OTHERS_FIRST = 0.1
"""How often, where all play together, somebody else decides first."""


def next_move(book: Book, decision: Decision, random: Random) -> Move:
    """A promising move, or any."""
    if random.random() > EAGER:
        return random.choice(decision.moves)
    promises = [book.peculiar.promise(move) for move in decision.moves]
    return random.choice([move for move, promise in zip(decision.moves, promises) if promise == max(promises)])


def a_whole_game(book: Book, game: AnyGame, players: int, seed: int) -> Iterator[tuple[Table, Decision | None]]:
    """A table at each of its decisions, and at the end of the game."""
    random = Random(seed)
    settings = {name: random.choice(values) for name, values in game.settings.items() if "random" not in values}
    table = Table(game, ["anna", "bruno", "carla", "dario"][:players], seed, settings)
    while not table.over:
        decision = random.choice(table.decisions) if random.random() < OTHERS_FIRST else table.decision
        assert decision is not None
        yield table, decision
        table.play(next_move(book, decision, random), decision.seat)
    yield table, None
