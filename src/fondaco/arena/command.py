"""The command `fondaco arena`."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

from fondaco.arena.tournament import Standing, matches, standings, tournament
from fondaco.table import SITTERS, BadSeats, find_game

T = TypeVar("T")
BAR = 30


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("game", help="the game, for example column-of-fire")
    parser.add_argument("bots", nargs="+", help="two to four bots, for example greedy random")
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes (one a core)")
    parser.add_argument("--seed", default="arena", help="the same seed plays the same games")


def run(arguments: Namespace) -> int:
    """Play the tournament and print the standings."""
    game = find_game(arguments.game)
    if len(arguments.bots) not in game.players:
        low, high = game.players.start, game.players.stop - 1
        raise BadSeats(f"{game.name} is for {low} to {high} players, not {len(arguments.bots)}")
    for bot in arguments.bots:
        if bot not in SITTERS:
            raise BadSeats(f"no bot is called {bot!r}: there are {', '.join(sorted(SITTERS))}")
    if arguments.games < 1 or arguments.workers < 1:
        raise BadSeats("--games and --workers must be at least 1")
    todo = matches(game.name, arguments.bots, arguments.games, arguments.seed)
    outcomes = list(progress(tournament(todo, arguments.workers), len(todo), sys.stderr))
    seats = [
        sum(1 / len(o.winning_seats) for o in outcomes if seat in o.winning_seats)
        for seat in range(len(arguments.bots))
    ]
    for line in report(standings(arguments.bots, outcomes)):
        print(line)
    print("by seat: " + ", ".join(f"{wins / len(outcomes):.1%}" for wins in seats))
    return 0


def progress(items: Iterable[T], total: int, out: TextIO) -> Iterator[T]:
    """Show how far a long run is, on a terminal only."""
    start = monotonic()
    for done, item in enumerate(items, 1):
        if out.isatty():
            left = (monotonic() - start) / done * (total - done)
            bar = "█" * (BAR * done // total)
            out.write(f"\r{bar:·<{BAR}} {done}/{total}, {left:4.0f} s left ")
            out.write("\n" if done == total else "")
            out.flush()
        yield item


def report(table: Iterable[Standing]) -> list[str]:
    """The standings as lines of text."""
    lines = [f"{'bot':<12} {'games':>6} {'wins':>8} {'share':>7}  {'95 % interval':<17} {'points':>7}"]
    for row in table:
        interval = f"{row.low:.1%} to {row.high:.1%}"
        lines.append(
            f"{row.name:<12} {row.games:>6} {row.wins:>8.1f} {row.share:>7.1%}  {interval:<17} {row.points:>7.1f}"
        )
    return lines
