"""The command as a person uses it: killed, interrupted, gone on with, and told off in one sentence."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena.cluster import descendants, title, wait_until

from fondaco import cli

GAMES = 24
TOURNAMENT = ["arena", "pax-renaissance", "random", "greedy", "--games", str(GAMES)]
LONG = ["arena", "pax-renaissance", "random", "greedy", "--games", "5000"]

Printed = pytest.CaptureFixture[str]


def started(*words: str | Path) -> subprocess.Popen[str]:
    """The command in a process and a session of its own, as in a terminal."""
    command = [sys.executable, "-m", "fondaco", *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def games_in(folder: Path) -> int:
    journal = folder / "games.jsonl"
    return max(0, len(journal.read_bytes().splitlines()) - 1) if journal.exists() else 0


def is_gone(process: int) -> bool:
    return not title(process)


def test_the_results_are_printed_and_kept(tmp_path: Path, capsys: Printed) -> None:
    assert cli.main(["arena", "pax-renaissance", "random", "random", "--games", "6", "--save", str(tmp_path)]) == 0
    out, errors = capsys.readouterr()
    assert out.startswith("pax-renaissance, 6 games of 2 players, seed 'arena'\n")
    assert errors == f"kept in {tmp_path}: games.jsonl, results.json, results.svg\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.jsonl", "results.json", "results.svg"]
    assert games_in(tmp_path) == 6


def test_the_json_can_be_printed_instead(tmp_path: Path, capsys: Printed) -> None:
    words = ["arena", "pax-renaissance", "random", "random", "--games", "2", "--workers", "1", "--json"]
    assert cli.main([*words, "--save", str(tmp_path)]) == 0
    assert capsys.readouterr().out == (tmp_path / "results.json").read_text(encoding="utf-8")


def test_more_bots_than_seats_play_a_round_robin(capsys: Printed) -> None:
    words = ["arena", "pax-renaissance", *["random"] * 5, "--games", "10", "--workers", "1"]
    assert cli.main(words) == 0
    assert "10 games of 2 players, seed 'arena'; 10 pairings with 1 game each" in capsys.readouterr().out


def test_a_finished_tournament_is_not_played_again_but_may_grow(tmp_path: Path, capsys: Printed) -> None:
    words = ["arena", "pax-renaissance", "random", "random", "--workers", "1", "--save", str(tmp_path), "--games"]
    printed = []
    for games in ("4", "4", "6"):
        assert cli.main([*words, games]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]
    assert games_in(tmp_path) == 6


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a tournament on one core is kept that nobody disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    with started(*TOURNAMENT, "--workers", "1", "--save", folder) as undisturbed:
        (folder / "printed").write_text(undisturbed.communicate(timeout=120)[0], encoding="utf-8")
    return folder


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_tournament_killed_midway_goes_on_to_the_same_results(tmp_path: Path, whole: Path, workers: str) -> None:
    killed = tmp_path / "killed"
    with started(*TOURNAMENT, "--workers", workers, "--save", killed) as running:
        wait_until(lambda: games_in(killed) >= 5, "five games are over")
        helpers = descendants(running.pid)
        running.kill()
    assert 5 <= games_in(killed) < GAMES
    wait_until(lambda: all(map(is_gone, helpers)), "the workers have noticed")
    with (killed / "games.jsonl").open("ab") as journal:
        journal.write(b'{"number":23,"bots":[1,')  # as if it had been in the middle of a line

    with started(*TOURNAMENT, "--workers", workers, "--save", killed) as again:
        out, errors = again.communicate(timeout=120)
    assert again.returncode == 0, errors
    assert out == (whole / "printed").read_text(encoding="utf-8")
    assert games_in(killed) == games_in(whole) == GAMES
    for file in ("results.json", "results.svg"):
        assert (killed / file).read_bytes() == (whole / file).read_bytes()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_and_says_what_is_kept(tmp_path: Path, workers: str) -> None:
    with started(*LONG, "--workers", workers, "--save", tmp_path) as running:
        wait_until(lambda: games_in(tmp_path) >= 3, "three games are over")
        helpers = descendants(running.pid)
        os.killpg(running.pid, signal.SIGINT)  # a terminal tells all its processes
        out, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out == ""
    assert errors.strip() == (
        f"stopped after {games_in(tmp_path)} of 5000 games; all of them are kept in {tmp_path}, "
        "and the same command goes on from there"
    )
    wait_until(lambda: all(map(is_gone, helpers)), "the workers have left")


def test_ctrl_c_while_workers_start_leaves_no_traceback(tmp_path: Path) -> None:
    with started(*LONG, "--workers", "2", "--save", tmp_path) as running:
        wait_until(lambda: len(descendants(running.pid)) >= 2, "workers are being started")
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert errors.strip().startswith("stopped after 0 of 5000 games")
    assert "\n" not in errors.strip()


def test_ctrl_c_without_a_folder_says_how_to_keep_games() -> None:
    with started(*LONG, "--workers", "2") as running:
        wait_until(lambda: len(descendants(running.pid)) >= 2, "workers are being started")
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    assert errors.strip().endswith("none is kept (--save FOLDER keeps them)")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["go", "random", "random"], "no game is called 'go'"),
        (["column-of-fire", "random"], "for 2 to 4 players, not 1"),
        (["column-of-fire", "random", "random", "--players", "3"], "3 players need 3 bots, and 2 are named"),
        (["column-of-fire", "random", "random", "--players", "5"], "for 2 to 4 players, not 5"),
        (["column-of-fire", "random", "gredy"], "no bot is called 'gredy'"),
        (["column-of-fire", "random", "greedy@5"], "greedy does not think longer or shorter"),
        (["column-of-fire", "random", "search@5*2", "--workers", "2"], "search@5*2 is a council"),
        (["column-of-fire", "random", "search@5*2", "--ray", "local"], "plays with --workers 1 only"),
        (["column-of-fire", "random", "random", "--games", "0"], "must be at least 1"),
        (["column-of-fire", "random", "random", "--games", "many"], "invalid int value: 'many'"),
        (["column-of-fire", "random", "random", "--workers", "0"], "must be at least 1"),
        (["column-of-fire", "random", "random", "--workers", "2", "--ray", "local"], "not allowed with argument"),
        (["column-of-fire", "random", "random", "--save", "/proc/nowhere"], "/proc/nowhere"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(words: list[str], problem: str, capsys: Printed) -> None:
    assert cli.main(["arena", *words]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.count("\n") == 1
    assert problem in errors


def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, capsys: Printed) -> None:
    words = ["arena", "pax-renaissance", "random", "random", "--games", "2", "--workers", "1", "--save", str(tmp_path)]
    assert cli.main(words) == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    capsys.readouterr()
    assert cli.main([*words, "--seed", "other"]) == 2
    assert "this journal is of another tournament: seed 'arena', not 'other'" in capsys.readouterr().err
    assert before == {file: file.read_bytes() for file in tmp_path.iterdir()}
