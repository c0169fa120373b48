"""A bot that searches: imagined games, from views only."""

from fondaco.bots.search.analysis import Analysis, Prospect, Reply
from fondaco.bots.search.budget import Budget
from fondaco.bots.search.council import Council
from fondaco.bots.search.search import Search
from fondaco.bots.search.settings import Settings, settings_of

__all__ = ["Analysis", "Budget", "Council", "Prospect", "Reply", "Search", "Settings", "settings_of"]
