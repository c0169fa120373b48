"""Section of the web server: every figure with its goal."""

import subprocess
from os import cpu_count, getloadavg
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.page import Findings
from benchmarks.web import click, load, opening, peer, plain
from benchmarks.web.server import SEATS, lay_tables, serving
from benchmarks.web.times import HEADER, Times

GOAL_CLICK = 60.0
GOAL_OPENING = 300.0
GOAL_LOAD = 250.0
"""Milliseconds: for the median click, the median opening, and the 99th percentile of moves under load."""

LATE = 500
"""The line of the record from which on a game counts as long."""
CLICK_TABLES, CLICKS = 3, 20
ROUNDS, MOVES = 5, 20
"""Rounds of our server and boardgame.io in turns, and moves in each round."""
WARM_UP = 20


def measure() -> Findings:
    """The whole section."""
    found = Findings()
    found.add(
        f"Server, browser and visitors share the {cpu_count()} cores of one machine, which had {_busy()}. "
        "Tables are of four people, each with the page open; every move is on disk before anybody is told of it. "
        "Milliseconds.",
        "",
    )
    with TemporaryDirectory() as folder:
        _clicks(found, Path(folder))
        _beside(found, Path(folder))
        _openings(found, Path(folder))
        _load(found, Path(folder))
    return found


def measure_load() -> Findings:
    """Only the load test."""
    found = Findings()
    with TemporaryDirectory() as folder:
        _load(found, Path(folder))
    return found


def _clicks(found: Findings, folder: Path) -> None:
    missing = click.missing()
    if missing:
        found.add(f"Clicks were not measured: {missing}.", "")
        return
    database = folder / "clicks.sqlite"
    tables = lay_tables(database, [0] * (CLICK_TABLES + 1) + [LATE] * CLICK_TABLES)
    found.add(
        f"### From a click to the board (goal: a median under {GOAL_CLICK:.0f})",
        "",
        f"In {_said(click.browser() or '', '--version')}: from the click on an option until the page's tree shows "
        "the next moment, and until that is painted. The last column ends when the page hears from the server.",
        "",
        f"| when | clicks | {HEADER} | painted, median | heard, median |",
        "|---|---|---|---|---|---|---|---|",
    )
    with serving(database) as server:
        click.measure(server, tables[:1], 5)  # warm up
        for when, some in (("beginning", tables[1 : 1 + CLICK_TABLES]), (f"move {LATE}", tables[1 + CLICK_TABLES :])):
            clicks = click.measure(server, some, CLICKS)
            seen = Times(clicks.seen)
            found.add(
                f"| {when} | {len(seen)} | {seen.cells} "
                f"| {Times(clicks.painted).median:.1f} | {Times(clicks.heard).median:.1f} |"
            )
            _goal(found, f"a click at the {when}", seen.median, GOAL_CLICK)
    found.add("")


def _beside(found: Findings, folder: Path) -> None:
    """Ours and boardgame.io without a browser, interleaved."""
    database = folder / "beside.sqlite"
    tables = lay_tables(database, [0] * (ROUNDS + 1) + [LATE] * ROUNDS)
    missing = peer.missing()
    ours: list[peer.Moves] = []
    theirs: list[peer.Moves] = []
    with serving(database) as server:
        with plain.playing(server, tables[0]) as moves:
            moves(WARM_UP)
        if missing:
            for table in tables[1:]:
                with plain.playing(server, table) as moves:
                    ours.append(moves(MOVES))
        else:
            with peer.playing() as their_moves:
                their_moves(WARM_UP)
                for number, table in enumerate(tables[1:]):
                    if number == ROUNDS:
                        their_moves(LATE - WARM_UP - ROUNDS * MOVES)
                    with plain.playing(server, table) as moves:
                        ours.append(moves(MOVES))
                    theirs.append(their_moves(MOVES))
    found.add(
        "### A move without a browser, beside boardgame.io",
        "",
        "From the request until the one who moved has the new position, and until all four seats have it. "
        f"{ROUNDS} runs of {MOVES} moves each, in turns. What arrives differs: ours is what changes on the page, "
        "drawn and worded, after a move that is on disk; theirs is the state, kept in memory, for the client to draw.",
        "",
        f"| server | when | {HEADER} | all four, median | times boardgame.io |",
        "|---|---|---|---|---|---|---|---|",
    )
    for number, when in enumerate(("beginning", f"move {LATE}")):
        mine = [move for run in ours[number * ROUNDS :][:ROUNDS] for move in run]
        other = [move for run in theirs[number * ROUNDS :][:ROUNDS] for move in run]
        ratio = Times([own for own, _ in mine]).median / Times([own for own, _ in other]).median if other else None
        _beside_row(found, "Fondaco", when, mine, f"{ratio:.1f}" if ratio else "")
        if other:
            _beside_row(found, f"boardgame.io {peer.version()}, node {_said('node', '--version')}", when, other, "1")
    if missing:
        found.add("", f"boardgame.io was not measured: {missing}.")
    found.add("")


def _beside_row(found: Findings, server: str, when: str, moves: peer.Moves, ratio: str) -> None:
    own, every = Times([own for own, _ in moves]), Times([every for _, every in moves])
    found.add(f"| {server} | {when} | {own.cells} | {every.median:.1f} | {ratio} |")


def _openings(found: Findings, folder: Path) -> None:
    openings = opening.measure(folder)
    found.add(
        f"### Opening a finished game of {openings.lines} lines (goal: under {GOAL_OPENING:.0f})",
        "",
        f"| page | times | {HEADER} |",
        "|---|---|---|---|---|---|",
    )
    rows = {
        "the first after the server was started": openings.cold,
        "the same, until a browser has read it and run its scripts": openings.in_browser,
        "the same page again": openings.warm,
    }
    for name, seconds in rows.items():
        if seconds:
            found.add(f"| {name} | {len(seconds)} | {Times(seconds).cells} |")
    found.add("")
    _goal(found, "opening a finished game", Times(openings.cold).median, GOAL_OPENING)


def _load(found: Findings, folder: Path) -> None:
    result = load.measure(folder)
    answered, told, all_told = Times(result.answered), Times(result.told), Times(result.all_told)
    found.add(
        f"### {result.tables} tables at once (goal: no error, 99 % under {GOAL_LOAD:.0f})",
        "",
        f"{result.tables * SEATS} pages with a live connection each; at each table somebody decides every "
        f"{load.PAUSE:.0f} s or so. {result.moves:,} moves in {result.seconds:.0f} s, "
        f"{len(result.told):,} pages told of them with {result.bytes / max(1, len(told)) / 1000:.1f} kB each; "
        f"{len(result.errors)} errors. The server used {100 * result.server / result.seconds:.0f} % of a core "
        f"and {result.memory} MiB, the visitors {100 * result.ours / result.seconds:.0f} % of a core.",
        "",
        f"| from the request until | {HEADER} |",
        "|---|---|---|---|---|",
        f"| it is answered | {answered.cells} |",
        f"| a page is told | {told.cells} |",
        f"| the last page at the table is told | {all_told.cells} |",
        "",
    )
    _goal(found, f"a move with {result.tables} tables, 99 %", max(answered.at(99), all_told.at(99)), GOAL_LOAD)
    if result.errors:
        found.missed.append(f"{len(result.errors)} errors with {result.tables} tables, the first: {result.errors[0]}")


def _goal(found: Findings, what: str, milliseconds: float, most: float) -> None:
    """Record whether a goal was reached."""
    if not milliseconds < most:
        found.missed.append(f"{what}: {milliseconds:.0f} ms, and less than {most:.0f} ms is wanted")


def _busy() -> str:
    """The load of the machine before the measurement."""
    load = getloadavg()[0]
    return f"{'nothing else' if load < 0.5 else 'other things'} to do before (load {load:.1f})"


def _said(program: str, option: str) -> str:
    """The output of a program, such as its version."""
    return subprocess.run([program, option], capture_output=True, text=True, check=True).stdout.strip()
