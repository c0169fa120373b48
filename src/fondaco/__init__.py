"""Fondaco: four deep board games of the Renaissance, for people, bots and programs."""

from typing import TYPE_CHECKING

from fondaco import bots  # noqa: F401  (on import the bots register themselves)
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
)

if TYPE_CHECKING:
    from fondaco.table import games
else:
    from fondaco import games  # the package of that name is callable

__version__ = "0.2.0"

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
