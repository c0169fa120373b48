"""Advice by search: hints during a game, analysis after it."""
