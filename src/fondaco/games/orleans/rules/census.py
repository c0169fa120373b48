"""Phase 2: the census compares the markers on the farmer track."""

from fondaco.games.orleans.rules import news
from fondaco.games.orleans.rules.payments import pay, receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import Step


class Census(Step[Orleans]):
    """Who leads alone receives a coin, who is last alone pays one (phase.census)."""

    clause = "phase.census"

    def run(self, s: Orleans, _: int, __: int) -> None:
        most, least = leader(s), last(s)
        if most >= 0:
            s.tell(news.CENSUS_MOST, most)
            receive(s, most, 1)  # census.most
        if least >= 0:
            s.tell(news.CENSUS_LEAST, least)
            pay(s, least, 1)  # census.least, census.cannot-pay


def leader(s: Orleans) -> int:
    """Who has gone furthest on the farmer track, or -1 if several have (census.tie-most)."""
    steps = s.track[FARMER::TRACKS]
    most = max(steps)
    return steps.index(most) if steps.count(most) == 1 else -1


def last(s: Orleans) -> int:
    """Who has gone least far, or -1 if several have or only two play (census.tie-least, census.two-players)."""
    steps = s.track[FARMER::TRACKS]
    least = min(steps)
    return steps.index(least) if steps.count(least) == 1 and s.players > 2 else -1
