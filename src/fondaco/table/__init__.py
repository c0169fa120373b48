"""A sitting: people and bots around one game."""

from fondaco.table.errors import (
    AmbiguousMove,
    BadSeats,
    FondacoError,
    IllegalMove,
    MalformedMove,
    NothingToUndo,
    RecordError,
    UndoNeedsAgreement,
    UnknownGame,
    WaitingForPerson,
)
from fondaco.table.house import SITTERS, AnyGame, Sitter, find_game, games, welcome
from fondaco.table.moves import Decision, Move, Moves, Refusal
from fondaco.table.table import Table

__all__ = [
    "SITTERS",
    "AmbiguousMove",
    "AnyGame",
    "BadSeats",
    "Decision",
    "FondacoError",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "Moves",
    "NothingToUndo",
    "RecordError",
    "Refusal",
    "Sitter",
    "Table",
    "UndoNeedsAgreement",
    "UnknownGame",
    "WaitingForPerson",
    "find_game",
    "games",
    "welcome",
]
