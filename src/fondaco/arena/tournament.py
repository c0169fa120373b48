"""Many games of the same bots, seats rotated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from fondaco.arena.intervals import wilson
from fondaco.table import Table

GAMES_A_TASK = 4
"""Enough that a task takes longer than handing it out."""


@dataclass(frozen=True)
class Match:
    """One game to be played: its bots in the order of the seats, and its seed."""

    game: str
    bots: tuple[int, ...]
    seats: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Outcome:
    """How a match ended, by the number of the bot in the command."""

    scores: dict[int, int]
    winners: tuple[int, ...]
    winning_seats: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Standing:
    """A bot's result: shared victories count in parts."""

    name: str
    games: int
    wins: float
    points: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def matches(game: str, bots: Sequence[str], games: int, seed: str) -> list[Match]:
    """The games of a tournament; each bot sits in each seat equally often."""
    count = len(bots)
    return [
        Match(
            game,
            tuple((seat + number) % count for seat in range(count)),
            tuple(bots[(seat + number) % count] for seat in range(count)),
            f"{seed} {number // count}",
        )
        for number in range(games)
    ]


def play_match(match: Match) -> Outcome:
    """Play one game to its end."""
    table = Table(match.game, match.seats, match.seed)
    table.finish()
    return Outcome(
        {match.bots[seat]: score for seat, score in enumerate(table.scores)},
        tuple(match.bots[seat] for seat in table.winners),
        tuple(table.winners),
        table.length,
    )


def _play_all(task: list[Match]) -> list[Outcome]:
    return [play_match(match) for match in task]


def tournament(todo: Sequence[Match], workers: int) -> Iterator[Outcome]:
    """Play all matches, on one core or several; outcomes come as they are ready."""
    if workers <= 1:
        yield from map(play_match, todo)
        return
    tasks = [list(todo[start : start + GAMES_A_TASK]) for start in range(0, len(todo), GAMES_A_TASK)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for outcomes in pool.map(_play_all, tasks):
            yield from outcomes


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Each bot's share of victories with its interval."""
    table: list[Standing] = []
    for number, name in enumerate(bots):
        games = len(outcomes)
        wins = sum(1 / len(outcome.winners) for outcome in outcomes if number in outcome.winners)
        points = sum(outcome.scores[number] for outcome in outcomes) / max(1, games)
        table.append(Standing(name, games, wins, points, *wilson(wins, games)))
    return table
