"""The command `fondaco arena`."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path

import fondaco
from fondaco.arena.journal import Contest, Journal, write_whole
from fondaco.arena.matches import Match, Outcome, check_bots, matches, seats_at_a_table
from fondaco.arena.picture import picture
from fondaco.arena.progress import progress
from fondaco.arena.report import report
from fondaco.arena.results import as_json, results
from fondaco.arena.tournament import tournament
from fondaco.bots.knowledge import knowledge_of
from fondaco.table import BadSeats, find_game

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def add_arguments(parser: ArgumentParser) -> None:
    """What the command is given."""
    parser.add_argument("game", help="the game, for example column-of-fire")
    parser.add_argument("bots", nargs="+", help="two bots or more, for example greedy random; one may come twice")
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="how many games in all, dealt evenly to all companies (200)"
    )
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="how many bots sit at a table; every company of so many plays (all bots, if the game has so many seats)",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help="how many processes (one a core)")
    where.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here")
    parser.add_argument("--seed", default="arena", help="the same seed plays the same games")
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FOLDER",
        help="keep every game, and the results as JSON and as a picture; the same command again goes on from there",
    )
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def run(arguments: Namespace) -> int:
    """Play the tournament, or what is left of it, and tell the results."""
    contest = _contest(arguments)
    todo = matches(contest.game, contest.bots, arguments.games, contest.seed, contest.players)
    with _kept(arguments.save, contest, todo) as journal:
        outcomes = dict(journal.outcomes) if journal else {}
        left = [match for match in todo if match.number not in outcomes]
        try:
            played = tournament(left, _workers(arguments), arguments.ray)
            # Ray tells of lost nodes on standard output, where nothing but the results belongs.
            with (
                redirect_stdout(sys.stderr),
                closing(played),
                closing(progress(played, len(todo), sys.stderr, len(outcomes))) as shown,
            ):
                for outcome in shown:
                    _keep(outcome, outcomes, journal)
        except KeyboardInterrupt:
            kept = journal.read() if journal else outcomes  # the last may have been written, but not yet counted
            print(_stopped(len(kept), len(todo), arguments.save), file=sys.stderr)
            return INTERRUPTED
        figures = results(journal.contest if journal else contest, outcomes.values())
        if arguments.save:
            write_whole(arguments.save / "results.json", as_json(figures))
            write_whole(arguments.save / "results.svg", picture(figures))
    print(as_json(figures) if arguments.json else "\n".join(report(figures)) + "\n", end="")
    if arguments.save:
        print(f"kept in {arguments.save}: games.jsonl, results.json, results.svg", file=sys.stderr)
    return 0


def _contest(arguments: Namespace) -> Contest:
    game = find_game(arguments.game)
    players = seats_at_a_table(game, arguments.bots, arguments.players)
    if arguments.games < 1 or (arguments.workers is not None and arguments.workers < 1):
        raise BadSeats("--games and --workers must be at least 1")
    check_bots(arguments.bots, is_here=not arguments.ray and _workers(arguments) == 1)
    bots = tuple(arguments.bots)
    taught = knowledge_of(game.name, bots)
    return Contest(game.name, game.version, fondaco.__version__, bots, players, arguments.seed, taught)


def _workers(arguments: Namespace) -> int:
    return arguments.workers or os.cpu_count() or 1


@contextmanager
def _kept(folder: Path | None, contest: Contest, todo: list[Match]) -> Iterator[Journal | None]:
    if folder is None:
        yield None
    else:
        with Journal(folder, contest, todo) as journal:
            yield journal


def _keep(outcome: Outcome, outcomes: dict[int, Outcome], journal: Journal | None) -> None:
    if journal:
        journal.add(outcome)
    outcomes[outcome.number] = outcome


def _stopped(done: int, total: int, folder: Path | None) -> str:
    played = f"stopped after {done} of {total} games"
    if folder is None:
        return f"{played}; none is kept (--save FOLDER keeps them)"
    return f"{played}; all of them are kept in {folder}, and the same command goes on from there"
