"""The command `fondaco arena`: a tournament of bots, resumable from its journal."""

import os
import sys
from argparse import Namespace
from contextlib import closing, nullcontext, redirect_stdout
from pathlib import Path

import fondaco
from fondaco.arena.journal import Contest, Journal
from fondaco.arena.matches import check_bots, matches, seats_at_a_table
from fondaco.arena.picture import picture
from fondaco.arena.progress import progress
from fondaco.arena.report import report
from fondaco.arena.results import as_json, results
from fondaco.arena.sentences import ArenaError, ArenaSentences
from fondaco.arena.tournament import tournament
from fondaco.bots.parameters import parameters_hash
from fondaco.table import find_game
from fondaco.terminal.files import write_whole
from fondaco.terminal.parser import Parser, whole

INTERRUPTED = 130
"""Exit code after Ctrl-C."""


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    say = parser.say
    parser.add_argument("game", help=say("arena-game"))
    parser.add_argument("bots", nargs="+", help=say("arena-bots"))
    parser.add_argument("--games", type=whole, default=200, metavar="N", help=say("arena-games"))
    parser.add_argument("--players", type=whole, metavar="N", help=say("arena-players"))
    parser.add_argument("--workers", type=whole, metavar="N", help=say("arena-workers"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=say("arena-ray"))
    parser.add_argument("--seed", default="arena", help=say("arena-seed"))
    parser.add_argument("--save", type=Path, metavar="FOLDER", help=say("arena-save"))
    parser.add_argument("--json", action="store_true", help=say("arena-json"))


def run(arguments: Namespace) -> int:
    """Play or resume the tournament, and report the results."""
    language = arguments.language
    contest, words = _contest(arguments), ArenaSentences(language)
    todo = matches(contest.game, contest.bots, arguments.games, contest.seed, contest.players)
    with Journal(arguments.save, contest, todo) if arguments.save else nullcontext() as journal:
        outcomes = dict(journal.outcomes) if journal else {}
        left = [match for match in todo if match.number not in outcomes]
        try:
            played = tournament(left, _workers(arguments), arguments.ray)
            # Ray reports lost nodes on standard output, which is for results only.
            with (
                redirect_stdout(sys.stderr),
                closing(played),
                closing(progress(played, len(todo), sys.stderr, len(outcomes), language=language)) as shown,
            ):
                for outcome in shown:
                    if journal:
                        journal.add(outcome)
                    outcomes[outcome.number] = outcome
        except KeyboardInterrupt:
            kept = journal.read() if journal else outcomes  # the last outcome may be on disk, but not yet counted
            key, done, total = "arena-stopped-kept" if journal else "arena-stopped", str(len(kept)), str(len(todo))
            print(words.say(key, done=done, total=total, folder=str(arguments.save)), file=sys.stderr)
            return INTERRUPTED
        figures = results(journal.contest if journal else contest, outcomes.values())
        if arguments.save:
            write_whole(arguments.save / "results.json", as_json(figures))
            write_whole(arguments.save / "results.svg", picture(figures, language))
    print(as_json(figures) if arguments.json else "\n".join(report(figures, language)) + "\n", end="")
    if arguments.save:
        print(words.say("arena-kept", folder=str(arguments.save)), file=sys.stderr)
    return 0


def _contest(arguments: Namespace) -> Contest:
    game = find_game(arguments.game)
    players = seats_at_a_table(game, arguments.bots, arguments.players)
    if arguments.games < 1 or (arguments.workers is not None and arguments.workers < 1):
        raise ArenaError("error-too-few-games")
    if arguments.workers is not None and arguments.ray:
        raise ArenaError("error-workers-and-ray")
    check_bots(arguments.bots, is_here=not arguments.ray and _workers(arguments) == 1)
    bots = tuple(arguments.bots)
    taught = parameters_hash(game.name, bots)
    return Contest(game.name, game.version, fondaco.__version__, bots, players, arguments.seed, taught)


def _workers(arguments: Namespace) -> int:
    return arguments.workers or os.cpu_count() or 1
