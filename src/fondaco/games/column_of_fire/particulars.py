"""What a sentence about an option needs beside the option itself."""

from __future__ import annotations

from fondaco.games.column_of_fire.state import ColumnOfFireView
from fondaco.games.column_of_fire.tables import Tables
from fondaco.kernel import Frame


def particulars(tables: Tables, view: ColumnOfFireView, frame: Frame, option: int) -> dict[str, int]:
    """Cards, numbers and symbols an option leads to."""
    return {}
