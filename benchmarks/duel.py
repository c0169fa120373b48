"""One game of one of our bots against OpenSpiel's: `python -m benchmarks.duel TERMS NUMBER` says how it ended."""

import json
import sys
from dataclasses import asdict, dataclass
from statistics import fmean
from time import perf_counter

PATIENT = "search"
"""The bot of ours with a time budget."""


@dataclass(frozen=True)
class Terms:
    """Conditions of a match; games under the same ones may be added up."""

    game: str
    bot: str
    seconds: float
    cheating: bool
    form: str


@dataclass(frozen=True)
class Played:
    """Result of one game: number, our share of the victory, and the mean thinking times."""

    number: int
    share: float
    our_seconds: float
    their_seconds: float
    """Both are means per decision with a choice."""
    simulations: float
    """Mean per decision of OpenSpiel's bot."""
    compiled: bool


def play(terms: Terms, number: int) -> Played:
    """Play one game; odd numbers repeat the previous seed with the seats swapped."""
    from benchmarks.players.fondaco import is_compiled
    from benchmarks.spiel import NAME, OpenSpielBot
    from fondaco import Table
    from fondaco.table import register_bot

    rival = OpenSpielBot(terms.seconds)
    register_bot(NAME, lambda: rival)
    ours = number % 2
    seats = [NAME, NAME]
    seats[ours] = f"{terms.bot}@{terms.seconds:g}s" if terms.bot == PATIENT else terms.bot
    table = Table(terms.game, seats, seed=f"opponents {number // 2}")
    if terms.cheating:
        rival.peek = lambda: table._state
    spent: tuple[list[float], list[float]] = ([], [])
    while (thought := table.bot_thinks()) is not None:
        start = perf_counter()
        move = thought.move()
        if len(thought.options) > 1:
            spent[thought.pending.seat].append(perf_counter() - start)
        table.play(move, thought.pending.seat)
    share = 1 / len(table.winners) if ours in table.winners else 0.0
    times = fmean(spent[ours]), fmean(spent[1 - ours])
    return Played(number, share, *times, fmean(rival.simulations), is_compiled(terms.game))


if __name__ == "__main__":
    print(json.dumps(asdict(play(Terms(**json.loads(sys.argv[1])), int(sys.argv[2])))))
