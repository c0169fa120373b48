"""Fondaco: four deep board games of the Renaissance, for people, bots and programs."""

import fondaco.games  # noqa: F401  (the rooms come first, so that the function of that name stays on top)
from fondaco import bots  # noqa: F401  (the bots introduce themselves to the table)
from fondaco.table import (
    AmbiguousMove,
    Decision,
    FondacoError,
    IllegalMove,
    MalformedMove,
    Move,
    RecordError,
    Refusal,
    Table,
    games,
)

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "Decision",
    "FondacoError",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "RecordError",
    "Refusal",
    "Table",
    "__version__",
    "games",
]
