"""Search: how many games our bot imagines per second, beside OpenSpiel's MCTS bot."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.crew import COMPILED, NOT_COMPILED, PLAIN, Hand, crew, forms, interleaved, ours, theirs
from benchmarks.figures import number, ratios, spread
from benchmarks.page import Findings
from benchmarks.rows import ROOMS, Room

ROUNDS = 7
SECONDS = 1.0
PLAYERS = 2
"""Our bot is compared with OpenSpiel's in games of two."""
OWN_GAMES = {"backgammon (C++)": "backgammon", "gin rummy (C++)": "gin_rummy"}


def own(room: Room, form: str) -> Hand:
    """Our search in one of our games."""
    return _hand("our search", "ours", room, form)


def adapted(room: Room, form: str) -> Hand:
    """OpenSpiel's search in one of our games."""
    return _hand("OpenSpiel's MCTS", "adapted", room, form)


def _hand(bot: str, whose: str, room: Room, form: str) -> Hand:
    name = f"{bot}, {room.title}, {form}"
    return ours(name, "benchmarks.worker", "search", whose, room.game, str(PLAYERS), form=form)


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> Findings:
    """The part of the page about searching."""
    found = Findings()
    missing: list[str] = []
    measured = forms()
    hands = [make(room, form) for room in ROOMS for form in measured for make in (own, adapted)]
    hands += [theirs(name, "search", "theirs", game) for name, game in OWN_GAMES.items()]
    with crew(hands, missing.append) as workers:
        interleaved(workers, f"measure {seconds / 4}", 1)  # warm up
        speeds = interleaved(workers, f"measure {seconds}", rounds)
    found.add(
        f"Iterations per second in decisions of a random game of two; {rounds} rounds of {seconds:g} s or so. They are "
        "not the same thing: an iteration of ours imagines how the game may go on for a while and judges the position, "
        "by the game's own evaluation; a simulation of OpenSpiel's `MCTSBot` plays at random to the end of the game.",
        "",
    )
    rows: list[list[str]] = []
    for room in ROOMS:
        for make in (own, adapted):
            rows += _rows(room, [make(room, form) for form in measured], speeds)
    for name in OWN_GAMES:
        if name in speeds:
            speed = spread(speeds[name])
            rows.append(["OpenSpiel's MCTS", name, "", number(speed.median), speed.range, ""])
    found.table(["bot", "game", "form", "iterations/s", "lowest to highest", "compiled is faster by"], rows)
    for sentence in [*missing, *([NOT_COMPILED] if COMPILED not in measured else [])]:
        found.add(sentence, "")
    return found


def _rows(room: Room, hands: Sequence[Hand], speeds: dict[str, list[float]]) -> list[list[str]]:
    rows = []
    there = [hand for hand in hands if hand.name in speeds]
    for hand in there:
        speed = spread(speeds[hand.name])
        gain = str(ratios(speeds[hand.name], speeds[there[0].name])) if hand.form != PLAIN else ""
        bot = hand.name.partition(",")[0]
        rows.append([bot, room.title, hand.form, number(speed.median), speed.range, gain])
    return rows
