"""Memory per idle table: growth of a process with every table that has no visitors."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.contenders import OUR_GAMES, OurGame
from benchmarks.idle import WARM_UP
from benchmarks.page import Findings
from benchmarks.processes import COMPILED, NOT_COMPILED, ProcessSpec, check_form, environment, forms, ours
from benchmarks.stats import Spread, number, spread
from benchmarks.web import peer as boardgame
from benchmarks.web.server import lay_tables
from fondaco.server.accounts.tokens import new_table_id
from fondaco.server.storage import Storage

ROUNDS = 3
TABLES = 40
WHOLE = 10_000
"""Above the lines of any record."""
MATCHES = 200
"""More of boardgame.io's matches, as node allocates memory in larger chunks."""
MOVES = 250
"""Moves in boardgame.io's matches: half of the game that it plays in the click benchmark."""
KINDS = {"live": "by the server, opened and left alone", "table": "by a program, as `fondaco.Table`"}


def measure(rounds: int = ROUNDS, tables: int = TABLES) -> Findings:
    """The section of memory."""
    found = Findings()
    measured = forms()
    if not Path("/proc/self/statm").exists():
        found.add("Memory was not measured: it is read from /proc, which only Linux has.")
        return found
    found.add(
        f"How much the resident memory of a process grows with each of {tables} tables ({MATCHES} of boardgame.io) in "
        f"the middle of a random game, after the first {WARM_UP}; {rounds} fresh processes each, KiB.",
        "",
    )
    rows = []
    with TemporaryDirectory() as folder:
        for entry in OUR_GAMES:
            database = Path(folder) / f"{entry.game}.sqlite"
            lines = lay(database, entry, tables)
            for kind, kept in KINDS.items():
                row = [f"{entry.title}, {entry.players} players", str(lines), kept]
                for form in measured:
                    spec = ours(entry.title, "benchmarks.idle", kind, entry.game, str(database), form=form)
                    row += _cells([grows(spec) for _ in range(rounds)])
                rows.append(row)
    if not boardgame.missing():
        command = ("node", "--expose-gc", "idle.js", str(WARM_UP), str(MATCHES), str(MOVES))
        spec = ProcessSpec("boardgame.io", command, folder=boardgame.FOLDER)
        name = f"boardgame.io {boardgame.version()}: a small Euro for four of our own"
        cells = _cells([grows(spec) for _ in range(rounds)])
        rows.append([name, str(MOVES), "by its server, in memory only", *cells, *["", ""] * (len(measured) - 1)])
    head = ["game", "lines of the record", "kept"]
    for form in measured:
        head += [f"{form}, KiB", "lowest to highest"]
    found.table(head, rows)
    if boardgame.missing():
        found.add(f"boardgame.io was not measured: {boardgame.missing()}.", "")
    if COMPILED not in measured:
        found.add(NOT_COMPILED, "")
    return found


def lay(database: Path, entry: OurGame, tables: int) -> int:
    """Create many tables in the middle of the same random game; returns the length of their records."""
    whole = database.with_suffix(".whole")
    (finished,) = lay_tables(whole, [WHOLE], entry.game, entry.players)
    (half,) = lay_tables(database, [finished.length // 2], entry.game, entry.players)
    storage = Storage(f"sqlite:///{database}")
    try:
        kept = storage.tables.load(half.id)
        if kept is None:
            raise RuntimeError("the table that was laid out is gone")
        ids = [new_table_id() for _ in range(WARM_UP + tables)]
        for id in ids:
            storage.tables.create(replace(kept, id=id))
    finally:
        storage.close()
    database.with_suffix(".ids").write_text("\n".join(ids), encoding="utf-8")
    return half.length


def grows(spec: ProcessSpec) -> float:
    """Growth of a fresh process per table, in KiB."""
    process = subprocess.run(
        spec.command, cwd=spec.folder, env=environment(spec.form), capture_output=True, text=True, check=True
    )
    answer = json.loads(process.stdout.splitlines()[-1])
    check_form(spec, answer)
    return float(answer["value"]) / 1024


def _cells(grown: Sequence[float]) -> list[str]:
    found: Spread = spread(grown)
    return [number(found.median), found.range]
