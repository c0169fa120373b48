"""Server processes for measurements, with tables created beforehand."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import time

from fondaco.server.accounts.names import guest_name
from fondaco.server.accounts.tokens import Signer, new_person_id
from fondaco.server.storage import Storage
from fondaco.server.storage.model import Person, StoredSeat
from fondaco.server.tables.request import SeatRequest, TableRequest, game_of, new_table

GAME = "column-of-fire"
SEATS = 4
PATIENCE = 30.0
"""Timeout in seconds of a server's start and stop."""


@dataclass(frozen=True)
class Laid:
    """A table with four people, and their tokens."""

    id: str
    tokens: list[str]
    length: int


@dataclass(frozen=True)
class Open:
    """A running server."""

    port: int
    pid: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def lay_tables(database: Path, lengths: list[int], game: str = GAME, seats: int = SEATS) -> list[Laid]:
    """Create tables of people, each played at random for so many lines of its record, or to its end."""
    storage = Storage(f"sqlite:///{database}")
    storage.migrate()
    signer = Signer(storage.database.secret())
    try:
        return [_lay(storage, signer, length, Random(number), game, seats) for number, length in enumerate(lengths)]
    finally:
        storage.close()


def _lay(storage: Storage, signer: Signer, length: int, random: Random, game: str, seats: int) -> Laid:
    people = [Person(id, guest_name(id)) for id in (new_person_id() for _ in range(seats))]
    order = TableRequest(game, (SeatRequest("me"), *[SeatRequest("friend")] * (seats - 1)))
    kept = replace(
        new_table(people[0], order, time()), seats=tuple(StoredSeat(person.name, person.id) for person in people)
    )
    table = game_of(kept)
    while table.length < length and not table.over:
        seat = table.waiting[0]
        table.play(random.choice(list(table.moves(seat))), seat)
    head, lines = table.papers()
    for person in people:
        storage.people.save(person)
    storage.tables.create(
        replace(
            kept,
            version=1,
            position=1,
            begun=True,
            over=table.over,
            waiting=tuple(table.waiting),
            head=head,
            lines=tuple(lines),
            scores=tuple(table.scores),
            winners=tuple(table.winners),
        )
    )
    return Laid(kept.id, [signer.sign(person.id) for person in people], table.length)


def free_port() -> int:
    """A free port."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


@contextmanager
def serving(database: Path) -> Iterator[Open]:
    """Run our server in a process, started as a user would."""
    port = free_port()
    command = [sys.executable, "-m", "fondaco", "serve", "--no-browser", "--port", str(port), "--pace", "0"]
    with running([*command, "--database", str(database)]) as process:
        yield Open(port, process.pid)


@contextmanager
def running(command: list[str], folder: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run a process that prints a line when it is ready."""
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        if not said(process):
            raise RuntimeError(f"{' '.join(command[:4])} … did not start")
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()


def said(process: subprocess.Popen[str]) -> str:
    """The next line of a process's output; empty if it has ended."""
    return process.stdout.readline() if process.stdout else ""
