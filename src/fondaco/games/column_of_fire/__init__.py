"""A Column of Fire: merchants between the religions, 1558 to 1605."""

from fondaco.games.column_of_fire.game import ColumnOfFireGame as GAME

__all__ = ["GAME"]
