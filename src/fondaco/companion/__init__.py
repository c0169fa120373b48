"""Companion for a physical game of Virgin Queen: odds, dice and a checklist of the sequence of play."""
