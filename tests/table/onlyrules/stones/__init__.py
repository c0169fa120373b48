"""Stones: a heap, from which players take one to three stones in turn; who has most of them wins.

The smallest game there is: steps, state and view, and no texts, no rules file, no components, no drawing.
"""

from .game import Stones as GAME

__all__ = ["GAME"]
