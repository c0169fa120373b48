"""Chess, by python-chess."""

from collections.abc import Iterator
from random import Random
from typing import Any

import chess

from benchmarks.players import Player, Work, spaced


class Chess(Player):
    """Random moves until the game is over."""

    def __init__(self) -> None:
        self.random = Random(1)

    def moments(self) -> Iterator[tuple[Any, list[Any]]]:
        """Each position of a random game with its legal moves."""
        board, choice = chess.Board(), self.random.choice
        while not board.is_game_over():
            moves = list(board.legal_moves)
            yield board, moves
            board.push(choice(moves))

    def play(self) -> int:
        return sum(1 for _ in self.moments())

    def watch(self) -> list[int]:
        return [len(moves) for _, moves in self.moments()]

    def works(self) -> dict[str, Work]:
        moments = spaced([(board.copy(stack=False), self.random.choice(moves)) for board, moves in self.moments()])
        boards = [board for board, _ in moments]
        return {
            "copy": Work(lambda board: board.copy(stack=False), lambda: boards),
            "legal moves": Work(lambda board: list(board.legal_moves), lambda: boards),
            "apply": Work(
                lambda pair: pair[0].push(pair[1]), lambda: [(board.copy(stack=False), move) for board, move in moments]
            ),
        }


def make() -> Chess:
    """Chess."""
    return Chess()
