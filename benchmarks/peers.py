"""The libraries we measure ourselves against, each played at random in its own way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from benchmarks.playouts import MIDDLE, Sample, time_copies


def catanatron_peer() -> Callable[[float], Sample]:
    """Random games of Catan."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    position = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(MIDDLE):
        position.play_tick()

    def run(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            game = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
        speed = decisions / (perf_counter() - start)
        return Sample(speed, time_copies(position.copy))

    return run


def chess_peer() -> Callable[[float], Sample]:
    """Random games of chess."""
    import chess

    random = Random(1)
    position = chess.Board()
    for _ in range(20):
        position.push(random.choice(list(position.legal_moves)))

    def run(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            board = chess.Board()
            while not board.is_game_over():
                board.push(random.choice(list(board.legal_moves)))
                decisions += 1
        speed = decisions / (perf_counter() - start)
        return Sample(speed, time_copies(lambda: position.copy(stack=False)))

    return run
