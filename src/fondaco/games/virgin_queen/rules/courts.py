"""Phases 6 and 7: marriages, the Virgin Queen, and patronage."""

from typing import Final

from fondaco.games.virgin_queen.rules import news
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import *
from fondaco.kernel import Chance, Group, Options

DISCOVERY: Final = 6


def score_virgin_queen(s: Enterprise) -> None:
    """Elizabeth scores while she lives (sequence.6.virgin-queen)."""
    if s.elizabeth:
        s.vp[ENGLAND] += 1
        s.tell(news.VIRGIN_QUEEN)


def paid_sciences(s: Enterprise) -> list[int]:
    """What was paid for this turn, each a power's science; the payments are spent (enterprise.patronage)."""
    paid = [place for place in range(POWERS * SCIENCES) if s.patron[place]]
    s.patron = [0] * (POWERS * SCIENCES)
    return paid


class ScienceDie(Chance[Enterprise]):
    """On a 6 the science is known (enterprise.patronage)."""

    name = "science-die"
    clause = "enterprise.patronage"
    options = Options(Group("", (FACE,)))

    def choose(self, s: Enterprise, place: int, _: int, face: int) -> None:
        power, science = divmod(place, SCIENCES)
        if face + 1 == DISCOVERY:
            s.science[place] = 1
            s.tell(news.DISCOVERY, power, science)
        else:
            s.tell(news.NO_DISCOVERY, power, science, face + 1)
