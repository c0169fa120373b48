"""Battles, their survivors, and Regime Changes (J, K, F9)."""
