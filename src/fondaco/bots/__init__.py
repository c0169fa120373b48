"""Opponents that play fair: each sees what its seat sees."""

from fondaco.bots.greedy import Greedy
from fondaco.bots.random import RandomSitter
from fondaco.table import welcome

welcome("random", RandomSitter)
welcome("greedy", Greedy)

__all__ = ["Greedy", "RandomSitter"]
