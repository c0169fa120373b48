"""Our bots against OpenSpiel's MCTS bot in the same games, with equal time per decision.

`python -m benchmarks opponents GAME --games N --seconds S`: each pair of games is one seed with the seats swapped.
"""

import json
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from statistics import fmean

from benchmarks.duel import PATIENT, Played, Terms
from benchmarks.page import PAGE, TITLES, Findings, sections, write
from benchmarks.processes import COMPILED, PLAIN, ROOT, check_form, environment, forms, ours
from fondaco.arena.intervals import wilson

FOLDER = ROOT / "build" / "opponents"
GOAL = 0.7
ENOUGH = 40
"""Least number of games for the page; fewer are only printed."""
HEAD = ("game", "bot", "form", "opponent", "time each", "games", "won", "95 % interval", "used", "their simulations")
AGREED = 5
"""Number of cells in a row that name the conditions."""


def journal_of(terms: Terms) -> Path:
    """The journal of a match, resumable while rules and bots stay the same."""
    words = [terms.game, terms.bot, f"{terms.seconds:g}s", terms.form, *(["cheating"] if terms.cheating else [])]
    return FOLDER / f"{'-'.join([*words, code_of(terms.game)])}.jsonl"


def code_of(game: str) -> str:
    """Hash of the code that decides a match: the kernel, the bots and the game."""
    source = ROOT / "src" / "fondaco"
    folders = (source / "kernel", source / "bots", source / "games" / game.replace("-", "_"))
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    return blake2b(b"".join(path.read_bytes() for path in files), digest_size=4).hexdigest()


def read(journal: Path) -> dict[int, Played]:
    """Read the games of a journal by their numbers; a truncated last line is skipped."""
    if not journal.exists():
        return {}
    lines = [line for line in journal.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    return {game.number: game for game in (Played(**json.loads(line)) for line in lines)}


def match(terms: Terms, games: int, workers: int) -> Iterator[dict[int, Played]]:
    """Play the games that the journal lacks; yields all games so far after each one."""
    journal = journal_of(terms)
    played = {number: game for number, game in read(journal).items() if number < games}
    yield played
    journal.parent.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(workers) as pool, journal.open("a", encoding="utf-8") as lines:
        todo = [pool.submit(play, terms, number) for number in range(games) if number not in played]
        try:
            for future in as_completed(todo):
                game = future.result()
                lines.write("\n" + json.dumps(asdict(game)))  # first the end of a truncated line
                lines.flush()
                played[game.number] = game
                yield played
        finally:
            pool.shutdown(cancel_futures=True)


def play(terms: Terms, number: int) -> Played:
    """Play one game in a fresh process with the given form of our code."""
    spec = ours(terms.game, "benchmarks.duel", json.dumps(asdict(terms)), str(number), form=terms.form)
    process = subprocess.run(
        spec.command, cwd=spec.folder, env=environment(terms.form), stdout=subprocess.PIPE, text=True, check=True
    )
    answer = json.loads(process.stdout.splitlines()[-1])
    check_form(spec, answer)
    return Played(**answer)


def summary(terms: Terms, played: Mapping[int, Played]) -> list[str]:
    """A row of the table."""
    games = list(played.values())
    won = sum(game.share for game in games)
    low, high = wilson(won, len(games))
    mine, theirs = fmean(game.our_seconds for game in games), fmean(game.their_seconds for game in games)
    return [
        terms.game,
        terms.bot,
        terms.form,
        f"MCTS{', sees everything' if terms.cheating else ''}",
        f"{terms.seconds:g} s",
        str(len(games)),
        f"{100 * won / len(games):.0f} %",
        f"{100 * low:.0f} to {100 * high:.0f} %",
        f"{mine:.3f} s, theirs {theirs:.3f} s",
        f"{fmean(game.simulations for game in games):.0f}",
    ]


def merged(before: str, row: Sequence[str]) -> list[list[str]]:
    """The rows of a table with one added or replaced; those under other conditions stay."""
    lines = [line for line in before.splitlines() if line.startswith("|")][2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return sorted([other for other in rows if other[:AGREED] != list(row[:AGREED])] + [list(row)])


def put_down(row: Sequence[str]) -> None:
    """Rewrite the section of the page."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    found = Findings()
    found.add(
        f"Two players, goal for `search`: at least {100 * GOAL:.0f} % of the games. Each seed is played twice, with "
        "the seats changed; a shared victory counts half. At each decision OpenSpiel's own `MCTSBot`, with its "
        "`RandomRolloutEvaluator`, is given a position imagined from its seat's view, as ours is (or the true one, "
        "where it sees everything), and searches until the time is up. Options that only take back what was just "
        "planned are left out for both. The time used is the mean of decisions with a choice.",
        "",
    )
    found.table(HEAD, merged(sections(page).get(TITLES["opponents"], ""), row))
    write("opponents", found.lines)


def command(arguments: Sequence[str]) -> int:
    """Command-line entry point."""
    given = parsed(arguments)
    terms = Terms(given.game, given.bot, given.seconds, given.cheating, given.form)
    played: Mapping[int, Played] = {}
    for played in match(terms, given.games, given.workers):
        if played:
            found = dict(zip(HEAD, summary(terms, played)))
            said = f"won {found['won']} ({found['95 % interval']}), used {found['used']}"
            print(f"{len(played)} of {given.games}, {terms.form}: {said}", flush=True)
    if len(played) >= ENOUGH:
        put_down(summary(terms, played))
    share = sum(game.share for game in played.values()) / len(played)
    if terms.bot == PATIENT and not terms.cheating and share < GOAL:
        print(
            f"Missed: {terms.bot} won {100 * share:.0f} % of {terms.game}, and at least {100 * GOAL:.0f} % is wanted."
        )
        return 1
    return 0


def parsed(arguments: Sequence[str]) -> Namespace:
    """Parse the arguments."""
    parser = ArgumentParser(prog="python -m benchmarks opponents", description="Our bots against OpenSpiel's MCTS bot.")
    parser.add_argument("game", help="one of our games, such as orleans")
    parser.add_argument("--games", type=int, default=100, help="how many (100); those in the journal count")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each decision, on both sides (1)")
    parser.add_argument("--bot", default=PATIENT, help=f"our bot ({PATIENT})")
    parser.add_argument("--cheating", action="store_true", help="let OpenSpiel's bot see the true position")
    parser.add_argument("--form", choices=[PLAIN, COMPILED], default=forms()[-1], help="of our code, for both sides")
    parser.add_argument("--workers", type=int, default=1, help="games at once (1); no more than there are idle cores")
    return parser.parse_args(arguments)
