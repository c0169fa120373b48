"""Virgin Queen: The Enterprise of England, a scenario of our own, 1570s to 1590s."""

from fondaco.games.virgin_queen.game import VirginQueenGame as GAME

__all__ = ["GAME"]
