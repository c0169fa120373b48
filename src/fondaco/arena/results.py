"""Results of a tournament: all figures, and their JSON form."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from fondaco.arena.intervals import Estimate, share
from fondaco.arena.journal import Contest
from fondaco.arena.matches import Outcome
from fondaco.arena.ratings import rate
from fondaco.arena.standings import Versus, by_seat, encounters, standings

VERSION = 1
"""Schema version of the JSON: raised when a field is renamed, removed or redefined; new fields may come at any time."""


@dataclass(frozen=True)
class Entry:
    """The results of one bot."""

    number: int
    """Its index in the command, by which outcomes name it."""
    bot: str
    label: str
    """Its name, numbered if it was given twice."""
    rating: Estimate
    above_next: Estimate | None
    """Its rating relative to the next one below; None for the last."""
    games: int
    wins: float
    share: Estimate
    points: float
    decisions: float


@dataclass(frozen=True)
class Results:
    """The results of a tournament."""

    format: str
    version: int
    contest: Contest
    games: int
    bots: list[Entry]
    """The best first."""
    versus: list[Versus]
    seats: list[Estimate]
    """Each seat's share of victories, with any bot in it."""
    outcomes: list[Outcome]
    """All games, in order."""


def results(contest: Contest, outcomes: Iterable[Outcome]) -> Results:
    """Compute all figures; independent of the order in which games ended."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    bots = len(contest.bots)
    ratings = rate(bots, played)
    table = standings(labels(contest.bots), played)
    ranked = sorted(range(bots), key=lambda bot: (-round(ratings.strengths[bot], 9), bot))
    entries = [
        Entry(
            number=bot,
            bot=contest.bots[bot],
            label=row.name,
            rating=_rounded(ratings.rating(bot), 1),
            above_next=None if below is None else _rounded(ratings.difference(bot, below), 1),
            games=row.games,
            wins=round(row.wins, 4),
            share=_rounded(Estimate(row.share, row.low, row.high), 4),
            points=round(row.points, 2),
            decisions=round(row.decisions, 1),
        )
        for bot, below in zip(ranked, [*ranked[1:], None])
        for row in [table[bot]]
    ]
    pairs = encounters(bots, played)
    return Results(
        format="fondaco-arena",
        version=VERSION,
        contest=contest,
        games=len(played),
        bots=entries,
        versus=[_tidied(pairs[a][b]) for a in ranked for b in ranked if a != b and pairs[a][b].games],
        seats=[_rounded(share(wins, len(played)), 4) for wins in by_seat(contest.players, played)],
        outcomes=played,
    )


def as_json(figures: Results) -> str:
    """The results as JSON."""
    return msgspec.json.format(msgspec.json.encode(figures), indent=2).decode() + "\n"


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names, numbered where one is given twice."""
    return [f"{bot} ({bots[:place].count(bot)})" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots, 1)]


def _tidied(met: Versus) -> Versus:
    return replace(met, wins=round(met.wins, 4), losses=round(met.losses, 4), share=met.share and round(met.share, 4))


def _rounded(estimate: Estimate, digits: int) -> Estimate:
    return Estimate(*(round(value, digits) for value in (estimate.value, estimate.low, estimate.high)))
