"""Search bot: information-set Monte-Carlo tree search on views."""

from fondaco.bots.search.analysis import Analysis, Prospect, Reply
from fondaco.bots.search.budget import Budget
from fondaco.bots.search.parallel import Council
from fondaco.bots.search.search import Search
from fondaco.bots.search.settings import Settings, settings_of

__all__ = ["Analysis", "Budget", "Council", "Prospect", "Reply", "Search", "Settings", "settings_of"]
