"""Phases 6 and 7: marriages, the Virgin Queen, artists and scientists."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import CRYPTOGRAPHY, PLANTATION, SCIENCES

MARRIAGES = (frames.MARRIAGES, 0, 0)
PATRONAGE = (frames.PATRONAGE, 0, 0)


@rule("sequence.6.marriages", "sequence.6.virgin-queen", "sequence.6.aging")
def test_marriages_then_the_virgin_queen_then_age() -> None:
    t = Position()
    before = t.lying
    t.begin(MARRIAGES)
    assert t.s.phase == 5
    assert t.heard == ["phase", "marriages", "virgin-queen", "aging"]
    assert t.changed(before) == {"phase", "vp"}


@rule("sequence.6.virgin-queen", "enterprise.points", "enterprise.elizabeth")
@pytest.mark.parametrize("elizabeth", [1, 0])
def test_england_scores_while_elizabeth_lives(elizabeth: int) -> None:
    t = Position()
    t.s.elizabeth = elizabeth
    points = t.s.vp[:]
    t.begin(MARRIAGES)
    assert t.s.vp == [points[SPAIN], points[ENGLAND] + elizabeth, points[REBELS]]
    assert len(t.told("virgin-queen")) == elizabeth


@rule("sequence.6.aging")
def test_nobody_dies_of_age() -> None:
    assert Position(turn=6).begin(MARRIAGES).s.elizabeth == 1


@rule("sequence.7.patronage", "enterprise.patronage")
def test_artists_come_first_then_a_die_for_every_science_paid() -> None:
    t = Position()
    t.s.patron = [1, 0, 1, 1, 0, 0]
    t.begin(PATRONAGE)
    assert t.s.phase == 6 and t.heard == ["phase", "artists"]
    assert not any(t.s.patron)
    assert t.chances() == {f"science-die {face}": 1 for face in range(1, 7)}
    t.play("* science-die 6", "* science-die 5", "* science-die 6")
    assert t.asked() == ""
    assert t.s.science == [1, 0, 0, 1, 0, 0]
    assert t.told("discovery") == [
        {"power": SPAIN, "science": CRYPTOGRAPHY},
        {"power": ENGLAND, "science": PLANTATION},
    ]
    assert t.told("no-discovery") == [{"power": ENGLAND, "science": CRYPTOGRAPHY, "die": 5}]


@rule("sequence.7.patronage")
def test_without_patrons_no_die_is_rolled() -> None:
    assert Position().begin(PATRONAGE).asked() == ""


@rule("enterprise.patronage")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_only_a_six_is_a_discovery(face: int) -> None:
    t = Position()
    t.s.patron[REBELS * SCIENCES + CRYPTOGRAPHY] = 1
    t.begin(PATRONAGE).play(f"* science-die {face}")
    assert t.s.science[REBELS * SCIENCES + CRYPTOGRAPHY] == int(face == 6)
