"""A game of OpenSpiel, written in C++ or in Python, driven from Python."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from benchmarks.players import Player, Work, spaced


class OpenSpiel(Player):
    """Random actions until a terminal state; chance is sampled by its own probabilities."""

    def __init__(self, name: str) -> None:
        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401  (on import they register themselves)
        self.game = pyspiel.load_game(name)
        self.random = Random(1)

    def moments(self) -> Iterator[tuple[Any, list[int]]]:
        """Each decision of a random game with its legal actions."""
        state, random = self.game.new_initial_state(), self.random
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                action = random.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                yield state, actions
                action = random.choice(actions)
            state.apply_action(action)

    def play(self) -> int:
        return sum(1 for _ in self.moments())

    def watch(self) -> list[int]:
        return [len(actions) for _, actions in self.moments()]

    def works(self) -> dict[str, Work]:
        moments = spaced([(state.clone(), self.random.choice(actions)) for state, actions in self.moments()])
        # Some states cache their legal actions, so each is asked as a fresh clone.
        return {
            "copy": Work(lambda state: state.clone(), lambda: [state for state, _ in moments]),
            "legal moves": Work(lambda state: state.legal_actions(), lambda: [state.clone() for state, _ in moments]),
            "apply": Work(
                lambda pair: pair[0].apply_action(pair[1]),
                lambda: [(state.clone(), action) for state, action in moments],
            ),
        }


def make(name: str) -> OpenSpiel:
    """A game by its name in OpenSpiel."""
    return OpenSpiel(name)
