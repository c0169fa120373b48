"""Bots against bots: tournaments, with honest intervals."""

from fondaco.arena.tournament import Match, Outcome, Standing, matches, play_match, standings, tournament

__all__ = ["Match", "Outcome", "Standing", "matches", "play_match", "standings", "tournament"]
