"""Data model of the storage, as plain values."""

from dataclasses import dataclass


class StaleWrite(Exception):
    """Somebody else changed the table meanwhile; nothing was written."""


class NameTaken(Exception):
    """Another person has an account under this name."""


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie; whoever also has a password can come back from another browser."""

    id: str
    name: str
    language: str = ""
    password: str = ""
    """The argon2 hash, empty for a guest."""

    @property
    def is_guest(self) -> bool:
        return not self.password


@dataclass(frozen=True)
class StoredSeat:
    """Who sits somewhere: a person, a bot, or a person for whom a bot plays on; or nobody yet."""

    name: str = ""
    person: str = ""
    """The id of the person, who keeps a right to see the seat's things even if a bot plays on."""
    sitter: str = ""
    """The bot that decides, empty where a person does."""
    bank: float = 0.0
    """Seconds left on the clock, when the seat last stopped it."""

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
    """A table as it is written down: everything needed to go on with it in another process."""

    id: str
    game: str
    settings: dict[str, str]
    host: str
    """The id of the person who opened the table."""
    seats: tuple[StoredSeat, ...]
    public: bool = False
    """Whether the lobby shows it to everybody."""
    bank: int = 0
    """Seconds each player has for the whole game; 0 is a table without a clock."""
    increment: int = 0
    """Seconds added for each decision."""
    version: int = 0
    """Goes up with every change, of seats and requests too."""
    position: int = 0
    """The version of the last change of the position: a click is meant for one position."""
    created: float = 0.0
    changed: float = 0.0
    """When the position last changed, in seconds since 1970."""
    begun: bool = False
    over: bool = False
    waiting: tuple[int, ...] = ()
    """The seats that owe a decision."""
    takeback: Takeback | None = None
    head: str = ""
    """The record up to and with the line `moves:`, with the seed."""
    lines: tuple[str, ...] = ()
    """The decisions of the record, one line each."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def hints(self) -> bool:
        """Whether whoever must decide may ask the search; where clocks run it is a contest, and nobody may."""
        return not self.bank


@dataclass(frozen=True)
class Remark:
    """Something said in a table's chat."""

    number: int
    name: str
    seat: int
    """The seat of who said it, -1 for a spectator."""
    text: str
    at: float


@dataclass(frozen=True)
class Rewrite:
    """A change of a table: its new head, and which lines of the record stay."""

    table: StoredTable
    """As it is from now on, with the new version."""
    stay: int = 0
    """How many lines stay as they were; those after are replaced by the new table's."""
