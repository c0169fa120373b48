"""Which moments of a finished game are thought about, and where it turned."""

from __future__ import annotations

import pytest

from fondaco.bots.advice import Weighed
from fondaco.bots.study import DEEP, QUICK, Finding, Spoken, Study


def finding(at: int, seat: int, after: list[float], before: list[float] | None = None) -> Finding:
    def option(expected: list[float]) -> Weighed:
        return Weighed(0, "move", "text", 0.5, tuple(expected), "", "")

    return Finding(at, seat, "clause", 3, {"en": Spoken("ask", option(after), option(before or after), ())})


def test_it_looks_at_the_whole_game_first_and_then_where_most_changed() -> None:
    study = Study(moments=dict.fromkeys(range(0, 200, 2), 0), chances=[], length=200)
    order = []
    while (wanted := study.next()) is not None:
        at, how = wanted
        order.append(at)
        study.learn(finding(at, 0, [0.2, 0.8] if at < 101 else [0.9, 0.1]), how)
    assert order[0] == 0 and sorted(order[: len(study.even)]) == study.even
    assert {100, 102} <= set(order), "the two moments between which it turned"
    assert study.complete and study.progress == (len(order), len(order))


def test_whoever_reads_takes_turns_with_the_graph() -> None:
    study = Study(moments=dict.fromkeys(range(100), 0), chances=[], length=100)
    study.wanted = {41: None, 42: None}
    order = [at for at, how in (_learned(study) for _ in range(4))]
    assert order[0::2] == [41, 42] and all(at in study.even for at in order[1::2])


def _learned(study: Study) -> tuple[int, str]:
    wanted = study.next()
    assert wanted is not None
    study.learn(finding(wanted[0], 0, [0.5, 0.5]), wanted[1])
    return wanted


def test_turning_points_are_costly_decisions_and_lucky_rolls() -> None:
    study = Study(moments={0: 0, 2: 0, 3: 1, 4: 1}, chances=[1], length=5)
    study.learn(finding(0, 0, [0.5, 0.5]), QUICK)
    study.learn(finding(2, 0, [0.7, 0.3], [0.8, 0.2]), QUICK)
    study.learn(finding(3, 1, [0.69, 0.31]), DEEP)
    turns = study.turns()
    assert [(turn.at, turn.kind, turn.seat) for turn in turns] == [(2, "chance", 0), (2, "decision", 0)]
    assert [turn.change for turn in turns] == [pytest.approx(0.3), pytest.approx(-0.1)]
    assert study.rolled_before(turns[0]) == [2]
    study.learn(finding(0, 1, [0.5, 0.5]), QUICK)
    assert [turn.kind for turn in study.turns()] == ["decision"], "what another seat expects is no measure for luck"
