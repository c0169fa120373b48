"""The results of a tournament as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from fondaco.arena.intervals import Estimate
from fondaco.arena.results import Results

Row = Sequence[str]
HEAD: Row = (
    *("bot", "rating", "95 % interval", "above the next", "95 % interval"),
    *("games", "wins", "share", "95 % interval", "points", "decisions"),
)


def report(figures: Results) -> list[str]:
    """Heading, ranking, seats, and who won against whom if that is not said yet."""
    lines = [heading(figures), "", *_ranking(figures), "", _seats(figures)]
    if len(figures.bots) > 2:
        lines += ["", *_matrix(figures)]
    return lines


def heading(figures: Results) -> str:
    """What was played."""
    contest = figures.contest
    companies = comb(len(contest.bots), contest.players)
    least, more = divmod(figures.games, companies)
    each = f"{least} or {least + 1} games" if more else _count(least, "game")
    kind = "pairings" if contest.players == 2 else "companies"
    said = f"{contest.game}, {_count(figures.games, 'game')} of {contest.players} players, seed {contest.seed!r}"
    return said if companies == 1 else f"{said}; {companies} {kind} with {each} each"


def _ranking(figures: Results) -> list[str]:
    rows: list[Row] = [HEAD]
    for entry in figures.bots:
        above = entry.above_next
        rows.append(
            (
                entry.label,
                signed(entry.rating.value),
                _span(entry.rating),
                signed(above.value) if above else "",
                _span(above) if above else "",
                str(entry.games),
                f"{entry.wins:.1f}",
                f"{entry.share.value:.1%}",
                _part(entry.share),
                f"{entry.points:.1f}",
                f"{entry.decisions:.0f}",
            )
        )
    return _aligned(rows)


def _seats(figures: Results) -> str:
    parts = [f"{number}. {seat.value:.1%} ({_part(seat)})" for number, seat in enumerate(figures.seats, 1)]
    return "victories by seat: " + ", ".join(parts)


def _matrix(figures: Results) -> list[str]:
    shares = {(versus.bot, versus.other): versus.share for versus in figures.versus}
    names = [entry.label for entry in figures.bots]
    rows: list[Row] = [("won against", *names)]
    for entry in figures.bots:
        cells = [shares.get((entry.number, other.number)) for other in figures.bots]
        rows.append((entry.label, *("–" if cell is None else f"{cell:.0%}" for cell in cells)))
    return _aligned(rows)


def _aligned(rows: Sequence[Row]) -> list[str]:
    """Columns two spaces apart: names to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:]))]
        lines.append("  ".join(cells).rstrip())
    return lines


def signed(value: float) -> str:
    """A rating; the mean of all is 0, so that each has a sign."""
    return f"{round(value):+d}".replace("+0", "0").replace("-", "−") if round(value) else "0"


def _span(estimate: Estimate) -> str:
    return f"{signed(estimate.low)} to {signed(estimate.high)}"


def _part(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{estimate.high:.1%}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
