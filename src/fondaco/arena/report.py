"""Text report of a tournament's results."""

from collections.abc import Sequence
from math import comb

from fondaco.arena.results import Results
from fondaco.arena.sentences import ArenaSentences, signed

Row = Sequence[str]
HEAD = (
    *("bot", "rating", "interval", "above", "interval"),
    *("games-played", "wins", "share", "interval", "points", "decisions"),
)
"""Columns of the ranking; their texts are `report-…`."""


def report(figures: Results, language: str = "en") -> list[str]:
    """Heading, ranking, seats, and the cross table if it says more."""
    words = ArenaSentences(language)
    lines = [f"{figures.contest.game}, {heading(figures, words)}", "", *_ranking(figures, words), ""]
    each = [
        f"{number}. {words.percent(seat.value)} ({words.part(seat)})" for number, seat in enumerate(figures.seats, 1)
    ]
    lines += [words.say("report-seats", seats=", ".join(each))]
    return [*lines, "", *_matrix(figures, words)] if len(figures.bots) > 2 else lines


def heading(figures: Results, words: ArenaSentences) -> str:
    """The number of games, the bots, and the seed."""
    contest = figures.contest
    companies = comb(len(contest.bots), contest.players)
    least, more = divmod(figures.games, companies)
    said = words.say("report-games", games=figures.games, players=contest.players, seed=contest.seed)
    if companies == 1:
        return said
    each = words.say("report-uneven" if more else "report-even", least=least, most=least + 1)
    key = "report-pairings" if contest.players == 2 else "report-companies"
    return words.say(key, played=said, companies=companies, each=each)


def _ranking(figures: Results, words: ArenaSentences) -> list[str]:
    rows: list[Row] = [[words.say(f"report-{name}") for name in HEAD]]
    for entry in figures.bots:
        above = entry.above_next
        rows.append(
            (
                entry.label,
                signed(entry.rating.value),
                words.span(entry.rating),
                signed(above.value) if above else "",
                words.span(above) if above else "",
                str(entry.games),
                words.decimal(entry.wins),
                words.percent(entry.share.value),
                words.part(entry.share),
                words.decimal(entry.points),
                words.decimal(entry.decisions, 0),
            )
        )
    return _aligned(rows)


def _matrix(figures: Results, words: ArenaSentences) -> list[str]:
    shares = {(versus.bot, versus.other): versus.share for versus in figures.versus}
    names = [entry.label for entry in figures.bots]
    rows: list[Row] = [(words.say("report-versus"), *names)]
    for entry in figures.bots:
        cells = [shares.get((entry.number, other.number)) for other in figures.bots]
        rows.append((entry.label, *("–" if cell is None else words.percent(cell, 0) for cell in cells)))
    return _aligned(rows)


def _aligned(rows: Sequence[Row]) -> list[str]:
    """Align columns two spaces apart: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join([row[0].ljust(widths[0]), *(map(str.rjust, row[1:], widths[1:]))]).rstrip() for row in rows]
