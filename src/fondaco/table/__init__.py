"""Tables: people and bots playing one game."""

from fondaco.kernel import BadSeats, FondacoError
from fondaco.table.errors import (
    AmbiguousMove,
    IllegalMove,
    MalformedMove,
    NothingToUndo,
    RecordError,
    UndoNeedsAgreement,
    UnknownGame,
    WaitingForPerson,
)
from fondaco.table.moves import Decision, Move, Moves, Option, Refusal, Told
from fondaco.table.registry import SITTERS, AnyGame, Sitter, find_game, games, is_sitter, register_bot, sitter_named
from fondaco.table.seat import Seat
from fondaco.table.table import SPECTATOR, Table

__all__ = [
    "SITTERS",
    "SPECTATOR",
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
    "Option",
    "RecordError",
    "Refusal",
    "Seat",
    "Sitter",
    "Table",
    "Told",
    "UndoNeedsAgreement",
    "UnknownGame",
    "WaitingForPerson",
    "find_game",
    "games",
    "is_sitter",
    "register_bot",
    "sitter_named",
]
