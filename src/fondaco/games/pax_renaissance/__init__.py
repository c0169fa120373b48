"""Pax Renaissance: bankers who make kings, republics and wars of faith."""

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame as GAME

__all__ = ["GAME"]
