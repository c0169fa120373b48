"""A card game of RLCard."""

from collections.abc import Iterator
from random import Random

import rlcard

from benchmarks.players import Player


class RLCard(Player):
    """Random legal actions in its environment."""

    def __init__(self, name: str) -> None:
        self.environment = rlcard.make(name, config={"seed": 1})
        self.random = Random(1)

    def options(self) -> Iterator[int]:
        """The number of options at each decision of a random game."""
        environment, random = self.environment, self.random
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            yield len(actions)
            state, _ = environment.step(random.choice(actions))

    def play(self) -> int:
        return sum(1 for _ in self.options())

    def watch(self) -> list[int]:
        return list(self.options())


def make(name: str) -> RLCard:
    """A game by its name in RLCard."""
    return RLCard(name)
