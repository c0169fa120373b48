"""Speed, beside peers in the same run: `make bench`, or one part of it with `python -m benchmarks engine|web|load`.

Runs are interleaved and medians compared, so that a busy machine slows all alike; figures are ratios.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from platform import python_version
from statistics import median
from typing import NamedTuple

from benchmarks.peers import catanatron_peer, chess_peer
from benchmarks.playouts import Sample, fondaco_peer
from benchmarks.web import report

ROUNDS = 9
SECONDS = 1.0
CATANATRON = 21_000
CATAN = "catanatron, 4 players"


class Goal(NamedTuple):
    """What we want of a game where catanatron takes CATANATRON decisions a second; elsewhere in proportion."""

    game: str
    title: str
    decisions: int
    copy: float
    most: int = 4
    """With how many players it is held to it."""

    def row(self, players: int) -> str:
        """The name of its line in the table."""
        return f"Fondaco, {self.title}, {players} players"


GOALS = (
    Goal("column-of-fire", "A Column of Fire", 45_000, 6.0),
    Goal("orleans", "Orléans", 45_000, 6.0),
    Goal("pax-renaissance", "Pax Renaissance", 25_000, 10.0),
    Goal("virgin-queen", "Virgin Queen (scenario)", 25_000, 10.0, most=3),
)
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def interleaved(peers: dict[str, Callable[[float], Sample]]) -> dict[str, list[Sample]]:
    """Each peer plays for a moment, in turn, several times."""
    samples: dict[str, list[Sample]] = {name: [] for name in peers}
    for peer in peers.values():
        peer(SECONDS / 4)  # warm up
    for _ in range(ROUNDS):
        for name, peer in peers.items():
            samples[name].append(peer(SECONDS))
    return samples


def row(name: str, samples: list[Sample], ours: list[Sample]) -> str:
    """A line of the table: medians, spread and the ratio to ours."""
    speeds = sorted(sample.decisions for sample in samples)
    copies = [sample.copy for sample in samples]
    ratio = median(our.decisions / peer.decisions for our, peer in zip(ours, samples))
    copy_ratio = median(peer.copy / our.copy for our, peer in zip(ours, samples))
    return (
        f"| {name} | {median(speeds):,.0f} | {speeds[0]:,.0f} to {speeds[-1]:,.0f} | {ratio:.1f} "
        f"| {median(copies):.1f} | {copy_ratio:.1f} |"
    )


def page(samples: dict[str, list[Sample]], ours: str) -> list[str]:
    """The figures as a page of the documentation."""
    return [
        "# Benchmarks",
        "",
        "Written by `make bench`: random play on one core, plain CPython "
        f"{python_version()}, {ROUNDS} interleaved runs of {SECONDS:.0f} s each, medians.",
        "A decision is any answer of a seat, forced ones included, as the peers count them; "
        "dice and draws are not counted but take their time.",
        "",
        "| game | decisions/s | lowest to highest | ours is faster by | copy, µs | our copy is faster by |",
        "|---|---|---|---|---|---|",
        *(row(name, rows, samples[ours]) for name, rows in samples.items()),
        "",
    ]


def write(engine: list[str] | None = None, web: list[str] | None = None) -> None:
    """Write the page; a part that was not measured stays as it was."""
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    head, found, tail = before.partition(report.TITLE)
    parts = ["\n".join(engine) if engine else head, "\n".join(web) if web else found + tail]
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n\n".join(part.strip() for part in parts if part.strip()) + "\n", encoding="utf-8")


def measure_engine() -> int:
    """The rules at full speed."""
    peers: dict[str, Callable[[float], Sample]] = {
        **{goal.row(players): fondaco_peer(goal.game, players) for goal in GOALS for players in (goal.most, 2)},
        CATAN: catanatron_peer(),
        "python-chess": chess_peer(),
    }
    samples = interleaved(peers)
    lines = page(samples, GOALS[0].row(GOALS[0].most))
    print("\n".join(lines))
    write(engine=lines)
    return max([missed(goal, samples) for goal in GOALS])


def missed(goal: Goal, samples: dict[str, list[Sample]]) -> int:
    """Whether a game is slower than we want, and a word on it."""
    machine = median(sample.decisions for sample in samples[CATAN]) / CATANATRON
    speed = median(sample.decisions for sample in samples[goal.row(goal.most)]) / machine
    copy = median(sample.copy for sample in samples[goal.row(goal.most)]) * machine
    print(
        f"Where {CATAN} takes {CATANATRON:,} decisions a second, "
        f"{goal.title} takes {speed:,.0f} and copies in {copy:.1f} µs."
    )
    if speed >= goal.decisions and copy <= goal.copy:
        return 0
    print(f"Too slow: at least {goal.decisions:,} decisions/s and at most {goal.copy} µs a copy are wanted there.")
    return 1


def measure_web() -> int:
    """The web table as people meet it."""
    found = report.measure()
    write(web=found.lines)
    return tell(found)


def measure_load() -> int:
    """Many tables at once, shown and not written down."""
    return tell(report.measure_load())


def tell(found: report.Findings) -> int:
    """Say which goals were missed."""
    for missed in found.missed:
        print(f"Too slow: {missed}.")
    return 1 if found.missed else 0


PARTS: dict[str, Callable[[], int]] = {"engine": measure_engine, "web": measure_web, "load": measure_load}


def main() -> int:
    wanted = sys.argv[1:] or ["engine", "web"]
    if not set(wanted) <= set(PARTS):
        print(f"usage: python -m benchmarks [{'|'.join(PARTS)}]…", file=sys.stderr)
        return 2
    return max([PARTS[part]() for part in wanted])


if __name__ == "__main__":
    sys.exit(main())
