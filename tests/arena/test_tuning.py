"""The command `fondaco tune`: candidates within their ranges, the better half goes on, and luck changes nothing."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fondaco.arena import tuning
from fondaco.arena.tuning import DUEL, FIRST_GAMES, HORIZONS, RANGES, Result, Trial, Tuner, as_told, is_better, varied
from fondaco.bots.search import Settings, settings_of
from fondaco.cli import main
from fondaco.table import games

GAME = "column-of-fire"
HASTY = Settings(completion=0, patience=1, learned=False)
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


def curious(trial: Trial) -> Result:
    """A game that the more curious candidate wins."""
    rival = trial.rival.exploration if trial.rival else 0.0
    return Result(float(trial.candidate.exploration > rival), trial.candidate.exploration)


def even(trial: Trial) -> Result:
    """A game that goes as `curious` says, or of a duel, in which both seats win as often."""
    return curious(trial) if trial.rival is None else Result(float(trial.seat), 0.0)


# Candidates


@pytest.mark.parametrize("how_far", [0.35, 1.0])
@pytest.mark.parametrize("game", games())
def test_what_is_varied_stays_within_its_range(game: str, how_far: float) -> None:
    random = Random("vary")
    for _ in range(100):
        settings = varied(settings_of(game), random, how_far)
        for name, (low, high) in RANGES.items():
            assert low <= getattr(settings, name) <= high
        assert settings.horizon in {*HORIZONS, settings_of(game).horizon}


@pytest.mark.parametrize("game", games())
def test_a_temperature_in_use_can_be_found_again(game: str) -> None:
    low, high = RANGES["temperature"]
    assert low < settings_of(game).temperature < high


@pytest.mark.parametrize("count", [2, 5, 16])
def test_candidates_are_the_settings_in_use_and_others(count: int, pool: Executor) -> None:
    candidates = Tuner(GAME, "1", "seed", pool).candidates(count)
    assert candidates[0] == settings_of(GAME)
    assert len(set(candidates)) == count
    assert candidates == Tuner(GAME, "1", "seed", pool).candidates(count)


def test_settings_that_shall_be_tried_are_among_them(pool: Executor) -> None:
    given = [as_told(settings_of(GAME), text) for text in ("horizon=3 temperature=4", "closed=false")]
    assert given == [
        replace(settings_of(GAME), horizon=3, temperature=4.0),
        replace(settings_of(GAME), closed=False),
    ]
    candidates = Tuner(GAME, "1", "seed", pool, given).candidates(5)
    assert candidates[:3] == [settings_of(GAME), *given]
    assert len(set(candidates)) == 5


# Halving


def test_the_better_half_plays_twice_as_many_games(
    pool: Executor, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    played: Counter[float] = Counter()

    def play(trial: Trial) -> Result:
        played[trial.candidate.exploration] += 1
        return curious(trial)

    monkeypatch.setattr(tuning, "play", play)
    candidates = [replace(Settings(), exploration=exploration) for exploration in (0.1, 0.4, 0.3, 0.2, 0.5)]
    assert Tuner(GAME, "1", "seed", pool).halve(candidates).exploration == 0.5
    once, twice, thrice = FIRST_GAMES, 3 * FIRST_GAMES, 7 * FIRST_GAMES
    assert played == {0.1: once, 0.2: once, 0.3: twice, 0.4: thrice, 0.5: thrice}
    assert capsys.readouterr().out.count("\n\n") == 3


@pytest.mark.parametrize(("seat", "rival"), [(0, None), (1, HASTY)])
def test_a_real_game_is_played_from_either_seat(seat: int, rival: Settings | None) -> None:
    result = tuning.play(Trial(GAME, "1", "real", seat, HASTY, rival))
    assert 0 <= result.victory <= 1 and -1 <= result.lead <= 1


# The verdict


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(25, 48, False), (30, 48, False), (31, 48, True), (57, DUEL, False), (58, DUEL, True), (0, 0, False)],
)
def test_a_duel_must_be_won_by_more_than_luck(wins: int, games: int, verdict: bool) -> None:
    assert is_better(wins, games) is verdict


# The command


def tuned(play: Callable[[Trial], Result], monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Give the command, with threads in the place of processes, and games that end at once."""
    monkeypatch.setattr(tuning, "play", play)
    monkeypatch.setattr(tuning, "worker_pool", ThreadPoolExecutor)
    assert main(["tune", GAME, "--candidates", "4", *words]) == 0


def test_what_was_found_is_written_into_the_file(
    tmp_path: Path, pool: Executor, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    into = tmp_path / "found.toml"
    tuned(curious, monkeypatch, "--into", str(into))
    best = max(Tuner(GAME, "1", "tune", pool).candidates(4), key=lambda candidate: candidate.exploration)
    assert f"[{GAME}]\nexploration = {best.exploration}\n" in into.read_text(encoding="utf-8")
    assert f"{DUEL} of {DUEL} (96% to 100%)\nwritten down: exploration {best.exploration:g} " in capsys.readouterr().out


def test_what_is_only_to_be_shown_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    into = tmp_path / "found.toml"
    tuned(curious, monkeypatch, "--dry", "--into", str(into))
    assert "better, and not written down: exploration" in capsys.readouterr().out
    assert not into.exists()


def test_the_settings_in_use_stay_if_they_are_as_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    into = tmp_path / "found.toml"
    tuned(even, monkeypatch, "--into", str(into))
    assert f"{DUEL // 2} of {DUEL} (40% to 60%)\nthe settings in use stay\n" in capsys.readouterr().out
    assert not into.exists()


@pytest.mark.parametrize(
    "wrong",
    [["chess"], ["orleans", "--candidates", "1"], ["orleans", "--workers", "0"], ["orleans", "--budget", "x"]]
    + [["orleans", "--candidates", "2", "--try", "horizon=2", "--try", "horizon=3"]]
    + [["orleans", "--try", told] for told in ("luck=1", "horizon=far", "horizon=2.5", "closed=1", "horizon", "= =")],
)
def test_bad_input_gets_one_sentence(wrong: list[str], capsys: Printed) -> None:
    assert main(["tune", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
