"""What the search finds out: hints during a game, the analysis afterwards."""
