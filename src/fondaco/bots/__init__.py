"""Bots: each is given the view of its seat and nothing else."""

from functools import partial

from fondaco.bots.greedy import Greedy
from fondaco.bots.levels import LEVELS, Level
from fondaco.bots.random import RandomSitter
from fondaco.bots.search import Analysis, Budget, Council, Search
from fondaco.table import register_bot

register_bot("random", RandomSitter)
register_bot("greedy", Greedy)
for level in LEVELS:
    register_bot(level, partial(Level, level))
register_bot("search", Search)

__all__ = ["LEVELS", "Analysis", "Budget", "Council", "Greedy", "Level", "RandomSitter", "Search"]
