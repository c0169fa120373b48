"""The player aid card: every dice procedure, described once for odds, for rolling and for the scenario."""
