"""Phases 6 and 7: marriages, the Virgin Queen, and patronage."""

from __future__ import annotations

from typing import Final

from fondaco.games.virgin_queen import frames
from fondaco.games.virgin_queen.setup import begin_phase
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.games.virgin_queen.vocabulary import ENGLAND, FACE, POWERS, SCIENCES
from fondaco.kernel import Chance, Frame, Group, Options, Step

DISCOVERY: Final = 6


class Marriages(Step[Enterprise]):
    """No marriage is made here; Elizabeth scores while she lives (sequence.6.marriages, sequence.6.virgin-queen)."""

    clause = "sequence.6.marriages"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 5)
        s.tell("marriages")
        if s.elizabeth:
            s.vp[ENGLAND] += 1
            s.tell("virgin-queen")
        s.tell("aging")  # sequence.6.aging: the royals of this scenario do not die of age


class Patronage(Step[Enterprise]):
    """Artists, then scientists; who paid rolls a die (sequence.7.patronage, enterprise.patronage)."""

    clause = "sequence.7.patronage"

    def run(self, s: Enterprise, _: int, __: int) -> None:
        begin_phase(s, 6)
        s.tell("artists")
        paid = [place for place in range(POWERS * SCIENCES) if s.patron[place]]
        rolls: list[Frame] = [(frames.SCIENCE_DIE, place, 0) for place in paid]
        s.patron = [0] * (POWERS * SCIENCES)
        s.then(*rolls)


class ScienceDie(Chance[Enterprise]):
    """On a 6 the science is known (enterprise.patronage)."""

    name = "science-die"
    clause = "enterprise.patronage"
    options = Options(Group("", (FACE,)))

    def choose(self, s: Enterprise, place: int, _: int, face: int) -> None:
        power, science = divmod(place, SCIENCES)
        if face + 1 == DISCOVERY:
            s.science[place] = 1
            s.tell("discovery", power=power, science=science)
        else:
            s.tell("no-discovery", power=power, science=science, die=face + 1)
