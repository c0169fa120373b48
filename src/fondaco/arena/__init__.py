"""Arena: tournaments of bots, with confidence intervals; tuning and learning of their parameters."""

from fondaco.arena.matches import Match, Outcome, matches, play_match
from fondaco.arena.standings import Standing, standings
from fondaco.arena.tournament import tournament

__all__ = ["Match", "Outcome", "Standing", "matches", "play_match", "standings", "tournament"]
