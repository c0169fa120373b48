"""Opponents that play fair: each sees what its seat sees."""

from functools import partial

from fondaco.bots.greedy import Greedy
from fondaco.bots.levels import LEVELS, Level
from fondaco.bots.random import RandomSitter
from fondaco.bots.search import Analysis, Budget, Council, Search
from fondaco.table import welcome

welcome("random", RandomSitter)
welcome("greedy", Greedy)
for level in LEVELS:
    welcome(level, partial(Level, level))
welcome("search", Search)

__all__ = ["LEVELS", "Analysis", "Budget", "Council", "Greedy", "Level", "RandomSitter", "Search"]
