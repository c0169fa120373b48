"""A table as somebody wants it: which game, who sits where, and what is agreed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fondaco.bots import Council
from fondaco.server.input_limits import DAY, LONGEST_BANK, LONGEST_INCREMENT, LONGEST_LEVEL
from fondaco.server.kept import KeptSeat, KeptTable, Person
from fondaco.server.people import check_name, new_table_id
from fondaco.server.trouble import Unfit
from fondaco.table import BadSeats, Table, UnknownGame, find_game
from fondaco.table.registry import sitter_named

MERCHANTS: Final = ("Fugger", "Medici", "Welser", "Datini", "Strozzi", "Chigi")
"""What bots are called."""
SUBSTITUTE: Final = "merchant"
"""The bot that takes a free seat, or plays on for whom resigns or runs out of time."""


@dataclass(frozen=True)
class SeatOrder:
    """Who shall sit somewhere: "me", "here" (another person at the same screen), "friend" or a bot's level."""

    kind: str
    name: str = ""


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it."""

    game: str
    seats: tuple[SeatOrder, ...]
    settings: dict[str, str] = field(default_factory=dict)
    public: bool = False
    bank: int = 0
    increment: int = 0


def ordered(person: Person, order: Order, now: float) -> KeptTable:
    """The papers of a new table."""
    if not any(seat.kind == "me" for seat in order.seats):
        raise Unfit("error-no-seat-for-me")
    if not (0 <= order.bank <= LONGEST_BANK and 0 <= order.increment <= LONGEST_INCREMENT):
        raise Unfit("error-clock", days=LONGEST_BANK // DAY, more=LONGEST_INCREMENT // DAY)
    kept = KeptTable(
        id=new_table_id(),
        game=order.game,
        settings=dict(order.settings),
        host=person.id,
        seats=tuple(_ordered_seat(person, seat, number, order.bank) for number, seat in enumerate(order.seats)),
        public=order.public,
        bank=order.bank,
        increment=order.increment,
        created=now,
        changed=now,
    )
    _try_out(kept)
    return kept


def _ordered_seat(person: Person, order: SeatOrder, number: int, bank: int) -> KeptSeat:
    if order.kind in ("me", "here"):
        # The game's record holds names, in which a bot's name or a line's end would mean something.
        return KeptSeat(check_name(order.name) if order.name else person.name, person.id, bank=float(bank))
    if order.kind == "friend":
        return KeptSeat()
    return KeptSeat(MERCHANTS[number % len(MERCHANTS)], sitter=known_sitter(order.kind))


def known_sitter(name: str) -> str:
    """A bot that there is, perhaps with a budget to think with; or Unfit, as for a council, which cannot be hurried."""
    try:
        is_here = not isinstance(sitter_named(name), Council)
    except BadSeats:
        is_here = False
    if not is_here:
        raise Unfit("error-no-bot", name=name[:LONGEST_LEVEL])
    return name


def _try_out(kept: KeptTable) -> None:
    """A table that cannot be played is not opened."""
    try:
        table_of(kept)
    except (BadSeats, UnknownGame) as error:
        raise Unfit("error-order", problem=error) from None


def table_of(kept: KeptTable) -> Table:
    """The game at its beginning."""
    find_game(kept.game)
    seats = [f"{seat.name}={seat.sitter}" if seat.sitter else seat.name or "nobody" for seat in kept.seats]
    return Table(kept.game, seats, settings=kept.settings)
