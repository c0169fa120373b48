"""Microbenchmarks: copies, legal moves, views and drawings, compared with other libraries."""

from collections.abc import Mapping, Sequence

from benchmarks.contenders import BACKGAMMON, CATAN, CHESS, DOMINOES, GIN_RUMMY, OUR_GAMES, Peer
from benchmarks.page import Findings
from benchmarks.players import POSITIONS
from benchmarks.processes import COMPILED, NOT_COMPILED, PLAIN, Worker, forms, running_workers
from benchmarks.stats import number, ratios, spread

ROUNDS = 7
SECONDS = 0.1
SHARED = ("copy", "legal moves", "apply")
"""Operations that the other libraries have too."""
OWN = (*SHARED, "view", "imagine", "SVG of the whole table")
PEERS = (CATAN, CHESS, BACKGAMMON, GIN_RUMMY, DOMINOES)

LEAST = {"column-of-fire": 6.5, "orleans": 6.5, "pax-renaissance": 4.0, "virgin-queen": 4.0}
"""Goals: how many times as fast as catanatron's a plain copy of each game must be."""

Costs = Mapping[tuple[str, str], Sequence[float]]
"""Microseconds per round, by row and operation."""


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> Findings:
    """The section of single operations."""
    found = Findings()
    missing: list[str] = []
    measured = forms()
    specs = [entry.spec(form, entry.players) for entry in OUR_GAMES for form in measured]
    with running_workers(specs + [peer.spec for peer in PEERS], missing.append) as workers:
        costs = turns(workers, {entry.row(form): OWN for entry in OUR_GAMES for form in measured}, rounds, seconds)
        found.add(
            f"Microseconds for one, over {POSITIONS} positions of a random game; {rounds} rounds of {seconds:g} s "
            "each. A view is all that the deciding seat knows; to imagine is to make a whole position that fits a "
            "view. catanatron lists the next legal moves whenever it applies one.",
            "",
        )
        _our_table(found, costs, measured)
        _their_table(found, costs, [peer for peer in PEERS if peer.name in workers], measured[-1])
    for sentence in [*missing, *([NOT_COMPILED] if COMPILED not in measured else [])]:
        found.add(sentence, "")
    found.missed += missed(costs)
    return found


def turns(
    workers: Mapping[str, Worker], own: Mapping[str, Sequence[str]], rounds: int, seconds: float
) -> dict[tuple[str, str], list[float]]:
    """Interleaved runs: operation by operation, one process at a time; peers only do what all can do."""
    costs: dict[tuple[str, str], list[float]] = {}
    for thing in OWN:
        doing = {name: worker for name, worker in workers.items() if thing in own.get(name, SHARED)}
        for number_of_round in range(rounds + 1):
            for name, worker in doing.items():
                cost = float(worker.ask(f"cost {seconds} {thing}")["value"])
                if number_of_round:  # the first warms up
                    costs.setdefault((name, thing), []).append(cost)
    return costs


def missed(costs: Costs) -> list[str]:
    """The missed goals, with the figures."""
    if (CATAN.name, "copy") not in costs:
        return ["catanatron was not measured, and the goal of a copy is a ratio to it"]
    short = []
    for entry in OUR_GAMES:
        ratio = ratios(costs[CATAN.name, "copy"], costs[entry.row(PLAIN), "copy"])
        if not ratio.median >= LEAST[entry.game]:
            short.append(
                f"a copy of {entry.title}, plain, beside catanatron's: {ratio.median:.1f} times as fast, "
                f"and at least {LEAST[entry.game]:g} times is wanted"
            )
    return short


def _our_table(found: Findings, costs: Costs, measured: Sequence[str]) -> None:
    head = ["what", "game"]
    for form in measured:
        head += [f"{form}, µs", "lowest to highest"]
    rows = []
    for thing in OWN:
        for entry in OUR_GAMES:
            row = [thing, f"{entry.title}, {entry.players} players"]
            for form in measured:
                cost = spread(costs[entry.row(form), thing])
                row += [number(cost.median), cost.range]
            if COMPILED in measured:
                row.append(str(ratios(costs[entry.row(PLAIN), thing], costs[entry.row(COMPILED), thing])))
            rows.append(row)
    found.table([*head, *(["compiled is faster by"] if COMPILED in measured else [])], rows)


def _their_table(found: Findings, costs: Costs, peers: Sequence[Peer], form: str) -> None:
    found.add(f"The same elsewhere, and how many times as fast ours is, {form}:", "")
    rows = []
    for thing in SHARED:
        for peer in peers:
            cost = spread(costs[peer.name, thing])
            faster = [str(ratios(costs[peer.name, thing], costs[entry.row(form), thing])) for entry in OUR_GAMES]
            rows.append([thing, peer.library, peer.game, number(cost.median), cost.range, *faster])
    found.table(["what", "library", "game", "µs", "lowest to highest", *(entry.title for entry in OUR_GAMES)], rows)
