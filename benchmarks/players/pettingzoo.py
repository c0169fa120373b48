"""A classic environment of PettingZoo."""

import warnings
from collections.abc import Iterator
from importlib import import_module
from random import Random

from benchmarks.players import Player


class PettingZoo(Player):
    """Random actions within the mask; steps of agents that are out do not count."""

    def __init__(self, name: str) -> None:
        warnings.simplefilter("ignore")  # its dependencies warn about each other on import
        self.environment = import_module(f"pettingzoo.classic.{name}").env()
        self.random = Random(1)

    def options(self) -> Iterator[int]:
        """The number of options at each decision of a random game."""
        environment, random = self.environment, self.random
        environment.reset(seed=random.randrange(1_000_000))
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, information = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else information["action_mask"]
            actions = mask.nonzero()[0]
            yield len(actions)
            environment.step(int(random.choice(actions)))

    def play(self) -> int:
        return sum(1 for _ in self.options())

    def watch(self) -> list[int]:
        return list(self.options())


def make(name: str) -> PettingZoo:
    """An environment by its module."""
    return PettingZoo(name)
