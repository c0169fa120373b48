"""Phase 2: the census compares the markers on the farmer track."""

from __future__ import annotations

from fondaco.games.orleans.payments import pay, receive
from fondaco.games.orleans.state import Orleans
from fondaco.games.orleans.vocabulary import FARMER, TRACKS
from fondaco.kernel import Step


class Census(Step[Orleans]):
    """Who leads alone receives a coin, who is last alone pays one (phase.census)."""

    clause = "phase.census"

    def run(self, s: Orleans, _: int, __: int) -> None:
        places = s.track[FARMER::TRACKS]
        most, least = max(places), min(places)
        if places.count(most) == 1:  # census.tie-most
            leader = places.index(most)
            if s.heard is not None:
                s.tell("census-most", seat=leader)
            receive(s, leader, 1)  # census.most
        if places.count(least) == 1 and s.players > 2:  # census.tie-least, census.two-players
            last = places.index(least)
            if s.heard is not None:
                s.tell("census-least", seat=last)
            pay(s, last, 1)  # census.least, census.cannot-pay
