"""One room for each game."""
