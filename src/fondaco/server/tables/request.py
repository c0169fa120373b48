"""Request for a new table: game, seats, settings."""

from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from fondaco.bots import Budget, Council, Search
from fondaco.server.accounts.names import check_name
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.http_errors import Invalid
from fondaco.server.input_limits import (
    DAY,
    LONGEST_BANK,
    LONGEST_INCREMENT,
    LONGEST_LEVEL,
    LONGEST_THOUGHT,
    MOST_IMAGINED,
)
from fondaco.server.storage.model import Person, StoredSeat, StoredTable
from fondaco.table import BadSeats, Table, UnknownGame, find_game
from fondaco.table.registry import sitter_named

BOT_NAMES: Final = ("Fugger", "Medici", "Welser", "Datini", "Strozzi", "Chigi")
"""Names of bots."""
SUBSTITUTE: Final = "merchant"
"""Default bot for a free seat, and for a player who resigns or runs out of time."""


@dataclass(frozen=True)
class SeatRequest:
    """A requested seat: "me", "here" (another person at the same screen), "friend" or a bot's level."""

    kind: str
    name: str = ""


@dataclass(frozen=True)
class TableRequest:
    """A requested table."""

    game: str
    seats: tuple[SeatRequest, ...]
    settings: dict[str, str] = field(default_factory=dict)
    public: bool = False
    bank: int = 0
    increment: int = 0


def new_table(person: Person, request: TableRequest, now: float) -> StoredTable:
    """The stored form of a new table."""
    if not any(seat.kind == "me" for seat in request.seats):
        raise Invalid("error-no-seat-for-me")
    if not (0 <= request.bank <= LONGEST_BANK and 0 <= request.increment <= LONGEST_INCREMENT):
        raise Invalid("error-clock", days=LONGEST_BANK // DAY, more=LONGEST_INCREMENT // DAY)
    table = StoredTable(
        id=new_table_id(),
        game=request.game,
        settings=dict(request.settings),
        host=person.id,
        seats=tuple(_new_seat(person, seat, number, request.bank) for number, seat in enumerate(request.seats)),
        public=request.public,
        bank=request.bank,
        increment=request.increment,
        created=now,
        changed=now,
    )
    try:  # also checks that the table can be played
        game_of(table)
    except (BadSeats, UnknownGame) as error:
        raise Invalid("error-order", problem=error) from None
    return table


def _new_seat(person: Person, request: SeatRequest, number: int, bank: int) -> StoredSeat:
    if request.kind in ("me", "here"):
        # The record contains names: a bot's name or a line break would change its meaning.
        return StoredSeat(check_name(request.name) if request.name else person.name, person.id, bank=float(bank))
    if request.kind == "friend":
        return StoredSeat()
    return StoredSeat(BOT_NAMES[number % len(BOT_NAMES)], sitter=known_bot(request.kind))


def known_bot(name: str) -> str:
    """Check a bot's level, its budget within the limits, else Invalid. No council: it cannot be interrupted."""
    with suppress(BadSeats):
        sitter = sitter_named(name)
        budget = sitter.budget if isinstance(sitter, Search) else Budget(1)
        if budget.iterations > MOST_IMAGINED or budget.seconds > LONGEST_THOUGHT:
            raise Invalid("error-long-thought", seconds=int(LONGEST_THOUGHT), games=MOST_IMAGINED)
        if not isinstance(sitter, Council):
            return name
    raise Invalid("error-no-bot", name=name[:LONGEST_LEVEL])


def continued(table: StoredTable, person: Person, now: float) -> StoredTable:
    """A new table that goes on from the last sound moment of another."""
    game = Table.replay(table.record, halt=True)
    for seat, taken in enumerate(table.seats):
        if taken.sitter and game.person(seat):  # somebody left when the record could no longer say so
            game.hand_over(seat, taken.sitter)
    game.go_on_from_here()
    head, lines = game.papers()
    return replace(
        table,
        id=new_table_id(),
        host=person.id,
        version=0,
        position=0,
        created=now,
        changed=now,
        head=head,
        lines=tuple(lines),
        waiting=tuple(game.waiting),
        over=game.over,
        scores=tuple(game.scores),
        winners=tuple(game.winners),
        takeback=None,
    )


def game_of(table: StoredTable) -> Table:
    """The game at its beginning."""
    find_game(table.game)
    seats = [f"{seat.name}={seat.sitter}" if seat.sitter else seat.name or "nobody" for seat in table.seats]
    return Table(table.game, seats, settings=table.settings)
