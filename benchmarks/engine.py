"""Random playouts: our four games, plain and compiled, compared with the games of other libraries."""

from collections.abc import Mapping, Sequence
from platform import python_version
from typing import NamedTuple

from benchmarks.contenders import CATAN, OUR_GAMES, PEERS, SPICE, OurGame, Peer
from benchmarks.page import Findings
from benchmarks.processes import COMPILED, NOT_COMPILED, PLAIN, Worker, forms, interleaved, running_workers
from benchmarks.stats import number, ratios, spread
from benchmarks.web import peer as boardgame

ROUNDS = 9
SECONDS = 1.0
DEPTH = 0.5
"""Seconds for counting a game's options and decisions, apart from the rounds."""
COMPARABLE = 0.5
"""The part of our shortest game's decisions, and of our fewest options, that a game of comparable depth has."""

Speeds = Mapping[str, Sequence[float]]


class Depth(NamedTuple):
    """Mean options per decision and decisions per game."""

    median: float
    mean: float
    length: float

    @property
    def cells(self) -> list[str]:
        return [f"{self.median:.0f} ({self.mean:.1f})", number(self.length)]


class Goal(NamedTuple):
    """Goal: the least speed of a game relative to catanatron, in each form."""

    entry: OurGame
    plain: float
    compiled: float | None


GAIN = 5.0
"""Goal: compiled speed relative to plain."""
GOALS = (
    Goal(OUR_GAMES[0], 2.1, 20.0),
    Goal(OUR_GAMES[1], 2.1, 20.0),
    Goal(OUR_GAMES[2], 1.2, 12.0),
    Goal(OUR_GAMES[3], 1.2, None),
)


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> Findings:
    """The section of random playouts."""
    found = Findings()
    missing: list[str] = []
    measured = forms()
    specs = [
        entry.spec(form, players)
        for entry in OUR_GAMES
        for players in sorted({entry.players, 2})[::-1]
        for form in measured
    ]
    peers = [peer for peer in PEERS if peer is not SPICE or not boardgame.missing()]
    if len(peers) < len(PEERS):
        missing.append(f"{SPICE.library} was not measured: {boardgame.missing()}.")
    with running_workers(specs + [peer.spec for peer in peers], missing.append) as workers:
        interleaved(workers, f"measure {seconds / 4}", 1)  # warm up
        depths = {name: Depth(**worker.ask(f"depth {DEPTH}")) for name, worker in workers.items()}
        speeds = interleaved(workers, f"measure {seconds}", rounds)
        there = [peer for peer in peers if peer.name in workers]
        introduce(found, rounds, seconds)
        _our_table(found, speeds, depths, measured)
        _their_table(found, speeds, depths, there, measured[-1], workers)
    for sentence in [*missing, *([NOT_COMPILED] if COMPILED not in measured else [])]:
        found.add(sentence, "")
    found.missed += missed(speeds, comparable(there, depths))
    return found


def comparable(peers: Sequence[Peer], depths: Mapping[str, Depth]) -> list[Peer]:
    """The peers whose games are about as deep as ours."""
    ours = [depths[entry.row(PLAIN)] for entry in OUR_GAMES]
    length, options = min(depth.length for depth in ours), min(depth.mean for depth in ours)
    return [
        peer
        for peer in peers
        if depths[peer.name].length >= COMPARABLE * length and depths[peer.name].mean >= COMPARABLE * options
    ]


def missed(speeds: Speeds, rivals: Sequence[Peer]) -> list[str]:
    """The missed goals, with the figures; a goal without a measurement is missed."""
    if CATAN.name not in speeds:
        return ["catanatron was not measured, and the goals are ratios to it"]
    short: list[str] = []
    for peer in PEERS:
        if peer.name not in speeds:
            short.append(f"{peer.name} was not measured, and every game of comparable depth is to be slower than ours")
    for goal in GOALS:
        plain = goal.entry.row(PLAIN)
        _at_least(short, f"{goal.entry.title}, plain, beside catanatron", speeds, plain, CATAN.name, goal.plain)
        compiled = goal.entry.row(COMPILED)
        if compiled not in speeds:
            continue
        what = f"{goal.entry.title}, compiled"
        _at_least(short, f"{what}, beside plain", speeds, compiled, plain, GAIN)
        if goal.compiled:
            _at_least(short, f"{what}, beside catanatron", speeds, compiled, CATAN.name, goal.compiled)
        for peer in rivals:
            _at_least(short, f"{what}, beside {peer.name}", speeds, compiled, peer.name, 1.0)
    if OUR_GAMES[0].row(COMPILED) not in speeds:
        short.append("the compiled form was not measured, and most goals are about it")
    return short


def _at_least(short: list[str], what: str, speeds: Speeds, ours: str, theirs: str, least: float) -> None:
    ratio = ratios(speeds[ours], speeds[theirs])
    if not ratio.median >= least:
        short.append(f"{what}: {ratio.median:.2f} times, and at least {least:g} times is wanted")


def introduce(found: Findings, rounds: int, seconds: float) -> None:
    """Describe the method."""
    found.add(
        f"CPython {python_version()}, one core; every game in a process of its own; {rounds} rounds in which each "
        f"plays whole random games for {seconds:g} s or so. A decision is any answer of a player, forced ones "
        "included; dice and draws take their time and are not counted (catanatron makes a roll an answer of the "
        "player, so there it counts). Options are per decision, the median and in brackets the mean; decisions a game "
        "are the median. Our random play draws candidates until one is legal; a library that lists its legal actions "
        "is asked for that list at every decision.",
        "",
    )


def _our_table(found: Findings, speeds: Speeds, depths: Mapping[str, Depth], measured: Sequence[str]) -> None:
    head = ["game", "players", "options", "decisions a game"]
    for form in measured:
        head += [f"{form}, decisions/s", "lowest to highest"]
    rows = []
    for entry in OUR_GAMES:
        for players in sorted({entry.players, 2})[::-1]:
            row = [entry.title, str(players), *depths[entry.row(PLAIN, players)].cells]
            for form in measured:
                speed = spread(speeds[entry.row(form, players)])
                row += [number(speed.median), speed.range]
            if COMPILED in measured:
                row.append(str(ratios(speeds[entry.row(COMPILED, players)], speeds[entry.row(PLAIN, players)])))
            rows.append(row)
    found.table([*head, *(["compiled is faster by"] if COMPILED in measured else [])], rows)


def _their_table(
    found: Findings,
    speeds: Speeds,
    depths: Mapping[str, Depth],
    peers: Sequence[Peer],
    form: str,
    workers: Mapping[str, Worker],
) -> None:
    deep = comparable(peers, depths)
    found.add(
        f"How many times as many decisions our games take, {form}, with as many players as they are compared with; in "
        "brackets the lowest and highest ratio of a round. A game of comparable depth has, on average, at least half "
        "the options of ours with the fewest, and at least half the decisions of ours with the fewest.",
        "",
    )
    head = ["library", "game", "options", "decisions a game", "comparable", "decisions/s", "lowest to highest"]
    rows = []
    for peer in peers:
        speed = spread(speeds[peer.name])
        library = f"{peer.library} {workers[peer.name].version}".strip()
        depth = [*depths[peer.name].cells, "yes" if peer in deep else "no"]
        faster = [str(ratios(speeds[entry.row(form)], speeds[peer.name])) for entry in OUR_GAMES]
        rows.append([library, peer.game, *depth, number(speed.median), speed.range, *faster])
    found.table([*head, *(entry.title for entry in OUR_GAMES)], rows)
