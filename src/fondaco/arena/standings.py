"""Standings: victories and points of each bot, of each seat, and of each pair of bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean

from fondaco.arena.intervals import wilson
from fondaco.arena.matches import Outcome


@dataclass(frozen=True)
class Standing:
    """A bot's totals; shared victories count in parts."""

    name: str
    games: int
    wins: float
    points: float
    decisions: float
    """Mean decisions of its games, those of all seats and of chance together."""
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Each bot's totals and share of victories, in the order of the command."""
    table: list[Standing] = []
    for number, name in enumerate(bots):
        own = [(outcome, outcome.bots.index(number)) for outcome in outcomes if number in outcome.bots]
        wins = sum(outcome.victory(seat) for outcome, seat in own)
        points = fmean(outcome.scores[seat] for outcome, seat in own) if own else 0.0
        decisions = fmean(outcome.decisions for outcome, _ in own) if own else 0.0
        table.append(Standing(name, len(own), wins, points, decisions, *wilson(wins, len(own))))
    return table


def by_seat(players: int, outcomes: Sequence[Outcome]) -> list[float]:
    """The victories of each seat, with any bot in it."""
    return [sum(outcome.victory(seat) for outcome in outcomes) for seat in range(players)]


@dataclass(frozen=True)
class Versus:
    """Head-to-head: the victories of two bots in their common games."""

    bot: int
    other: int
    games: int
    wins: float
    losses: float
    share: float | None
    """The first one's share of the victories of both; None if a third bot won all their games."""


def encounters(bots: int, outcomes: Sequence[Outcome]) -> list[list[Versus]]:
    """Cross table: every bot against every other."""
    games = [[0] * bots for _ in range(bots)]
    wins = [[0.0] * bots for _ in range(bots)]
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            for other in outcome.bots:
                games[bot][other] += 1
                wins[bot][other] += outcome.victory(seat)
    table: list[list[Versus]] = [[] for _ in range(bots)]
    for bot, other in product(range(bots), repeat=2):
        won, lost = wins[bot][other], wins[other][bot]
        share = won / (won + lost) if won + lost else None
        table[bot].append(Versus(bot, other, games[bot][other], won, lost, share))
    return table
