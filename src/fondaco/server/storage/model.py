"""Data model of the storage: plain values."""

from dataclasses import dataclass


class StaleWrite(Exception):
    """Version conflict: somebody else changed it meanwhile; nothing was written."""


class NameTaken(Exception):
    """Another person has an account under this name."""


@dataclass(frozen=True)
class Person:
    """A guest, or with a password an account that can sign in from another browser."""

    id: str
    name: str
    language: str = ""
    password: str = ""
    """Argon2 hash, empty for a guest."""

    @property
    def is_guest(self) -> bool:
        return not self.password


@dataclass(frozen=True)
class StoredSeat:
    """Seat of a person, a bot, or a person for whom a bot plays on; or free."""

    name: str = ""
    person: str = ""
    """The person's id, who may still see the seat's view when a bot plays on."""
    sitter: str = ""
    """The bot that decides, empty for a person."""
    bank: float = 0.0
    """Seconds left when the seat's clock last stopped."""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.sitter


@dataclass(frozen=True)
class Takeback:
    """A request to take back a decision, and who has agreed."""

    seat: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored: everything needed to continue it in another process."""

    id: str
    game: str
    settings: dict[str, str]
    host: str
    """Id of the person who opened the table."""
    seats: tuple[StoredSeat, ...]
    public: bool = False
    """Whether the lobby lists it for everybody."""
    bank: int = 0
    """Seconds on each player's clock for the whole game; 0 without clocks."""
    increment: int = 0
    """Seconds added for each decision."""
    version: int = 0
    """Optimistic locking: goes up with every change."""
    position: int = 0
    """Version of the last change of the position, for which a click is meant."""
    created: float = 0.0
    changed: float = 0.0
    """When the position last changed, as a Unix timestamp."""
    begun: bool = False
    over: bool = False
    waiting: tuple[int, ...] = ()
    """The seats that owe a decision."""
    takeback: Takeback | None = None
    head: str = ""
    """The record up to and including the line `moves:`, with the seed."""
    lines: tuple[str, ...] = ()
    """Decisions of the record, one per line."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def record(self) -> str:
        """The whole record of the game, with every secret."""
        return self.head + "".join(f"{line}\n" for line in self.lines)

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: not with a clock, as that is a contest."""
        return not self.bank


@dataclass(frozen=True)
class Remark:
    """A chat message."""

    number: int
    name: str
    seat: int
    """Seat of the author, -1 for a spectator."""
    text: str
    at: float


@dataclass(frozen=True)
class Rewrite:
    """A change of a table: its new values, and the lines of the record that stay."""

    table: StoredTable
    """The table with the new version."""
    stay: int = 0
    """Number of leading lines that stay; the others are replaced."""
