"""Orléans: followers drawn from a bag and sent to work, in the towns along the Loire."""

from fondaco.games.orleans.game import OrleansGame as GAME

__all__ = ["GAME"]
