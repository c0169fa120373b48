"""Positions written down and set up again."""
