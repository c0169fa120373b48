"""Search speed: simulations per second of our bot, compared with OpenSpiel's MCTS bot."""

from collections.abc import Sequence

from benchmarks.contenders import OUR_GAMES, OurGame
from benchmarks.page import Findings
from benchmarks.processes import (
    COMPILED,
    NOT_COMPILED,
    PLAIN,
    ProcessSpec,
    forms,
    interleaved,
    ours,
    running_workers,
    theirs,
)
from benchmarks.stats import number, ratios, spread

ROUNDS = 7
SECONDS = 1.0
PLAYERS = 2
"""Players in comparisons with OpenSpiel."""
OWN_GAMES = {"backgammon (C++)": "backgammon", "gin rummy (C++)": "gin_rummy"}


def own(entry: OurGame, form: str) -> ProcessSpec:
    """Our search in one of our games."""
    return _spec("our search", "ours", entry, form)


def adapted(entry: OurGame, form: str) -> ProcessSpec:
    """OpenSpiel's search in one of our games."""
    return _spec("OpenSpiel's MCTS", "adapted", entry, form)


def _spec(bot: str, whose: str, entry: OurGame, form: str) -> ProcessSpec:
    name = f"{bot}, {entry.title}, {form}"
    return ours(name, "benchmarks.worker", "search", whose, entry.game, str(PLAYERS), form=form)


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> Findings:
    """The section of search."""
    found = Findings()
    missing: list[str] = []
    measured = forms()
    specs = [make(entry, form) for entry in OUR_GAMES for form in measured for make in (own, adapted)]
    specs += [theirs(name, "search", "theirs", game) for name, game in OWN_GAMES.items()]
    with running_workers(specs, missing.append) as workers:
        interleaved(workers, f"measure {seconds / 4}", 1)  # warm up
        speeds = interleaved(workers, f"measure {seconds}", rounds)
    found.add(
        f"Iterations per second in decisions of a random game of two; {rounds} rounds of {seconds:g} s or so. They are "
        "not the same thing: an iteration of ours imagines how the game may go on for a while and judges the position, "
        "by the game's own evaluation; a simulation of OpenSpiel's `MCTSBot` plays at random to the end of the game.",
        "",
    )
    rows: list[list[str]] = []
    for entry in OUR_GAMES:
        for make in (own, adapted):
            rows += _rows(entry, [make(entry, form) for form in measured], speeds)
    for name in OWN_GAMES:
        if name in speeds:
            speed = spread(speeds[name])
            rows.append(["OpenSpiel's MCTS", name, "", number(speed.median), speed.range, ""])
    found.table(["bot", "game", "form", "iterations/s", "lowest to highest", "compiled is faster by"], rows)
    for sentence in [*missing, *([NOT_COMPILED] if COMPILED not in measured else [])]:
        found.add(sentence, "")
    return found


def _rows(entry: OurGame, specs: Sequence[ProcessSpec], speeds: dict[str, list[float]]) -> list[list[str]]:
    rows = []
    there = [spec for spec in specs if spec.name in speeds]
    for spec in there:
        speed = spread(speeds[spec.name])
        gain = str(ratios(speeds[spec.name], speeds[there[0].name])) if spec.form != PLAIN else ""
        bot = spec.name.partition(",")[0]
        rows.append([bot, entry.title, spec.form, number(speed.median), speed.range, gain])
    return rows
