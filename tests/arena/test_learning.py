"""The command `fondaco learn`: what the features of a position are worth."""

from pathlib import Path
from random import Random

import pytest

from fondaco.arena.learning import Sample, correlation, gathered, report, ridged, solved
from fondaco.bots.search.weights import FILE, save_weights, weights_of
from fondaco.cli import main
from fondaco.kernel.engine import advance, answer, at_hand
from fondaco.kernel.playout import pick, random_option
from fondaco.kernel.step import NATURE, NOBODY
from fondaco.table import find_game, games

LEARNING = [name for name in games() if weights_of(name)]


def samples(count: int) -> list[Sample]:
    """Games whose end is three times the first feature less the second, and some luck."""
    random = Random(7)
    found = []
    for number in range(count):
        one, other = random.gauss(0, 2), random.gauss(0, 5)
        margin = 3 * one - other + random.gauss(0, 1)
        found.append(Sample(number, random.random(), (one, other, 0.0), one, margin, 1.0 if margin > 0 else -1.0))
    return found


def test_what_decides_games_is_found() -> None:
    first, second, nothing = ridged(gathered(samples(600)), 1.0)
    assert first / second == pytest.approx(-3, rel=0.15)
    assert nothing == 0


def test_what_must_be_doubted_counts_less() -> None:
    few = samples(40)
    assert abs(ridged(gathered(few), 1000.0)[0]) < abs(ridged(gathered(few), 1.0)[0]) / 4


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0, 9.0], [1.0, 3.0, 5.0]]) == pytest.approx([2.0, 1.0])


def test_numbers_that_go_together() -> None:
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 1, 1], [3, 2, 1]) == 0


def test_the_report_tells_what_was_learned_from_what_the_evaluation_knew() -> None:
    known = samples(600)
    lines = report(known, ridged(gathered(known), 1.0))
    learned, judged = (float(number) for number in lines[1].split(": ")[1].split(" (")[0].split(", "))
    assert learned > 0.9 > judged


def test_what_was_learned_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    save_weights("orleans", [1.5, -0.25], file)
    save_weights("pax-renaissance", [2.0], file)
    assert file.read_text(encoding="utf-8").count("= [") == 2
    assert "1.5000" in file.read_text(encoding="utf-8")


def test_a_few_games_are_learned_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "learned.toml"
    assert main(["learn", "column-of-fire", "--games", "10", "--bot", "random", "--into", str(file)]) == 0
    out = capsys.readouterr().out
    assert "quarter 4" in out and "from 10 games" in out
    assert file.read_text(encoding="utf-8").startswith("# The weight of each feature")


@pytest.mark.parametrize("wrong", [["orleans", "--games", "3"], ["orleans", "--bot", "nobody"], ["chess"]])
def test_bad_input_gets_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("name", LEARNING)
def test_every_feature_has_its_weight_at_every_moment(name: str) -> None:
    """And the clock that tells when a position is judged never goes back."""
    game, random = find_game(name), Random(5)
    s = game.begin(2, {})
    weights, clock = len(weights_of(name)), 0
    who = advance(game.steps, s)
    while who != NOBODY:
        number, a, b = at_hand(s)
        step = game.steps[number]
        if who == NATURE:
            option = pick(step, s, a, b, random.random())
        else:
            assert len(game.features(s, 0)) == len(game.features(s, 1)) == weights
            option = random_option(step, s, a, b, random.random)
        who = answer(game.steps, s, option)
        assert game.clock(s) >= clock
        clock = game.clock(s)
    assert clock > 5


def test_most_games_are_learned() -> None:
    assert FILE.exists() and len(LEARNING) >= 2
