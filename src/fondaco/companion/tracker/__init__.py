"""The sequence of play, the powers and their affairs, kept for a game on the table."""
