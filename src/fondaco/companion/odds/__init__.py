"""Exact odds of every dice procedure of the aid card."""
