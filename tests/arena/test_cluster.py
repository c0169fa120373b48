"""The same tournament on a Ray cluster, for real: two nodes, one of them killed midway."""

import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.arena.cluster import TOKEN, Cluster, wait_until

from fondaco import cli

pytest.importorskip("ray")
pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nodes are found through /proc"),
]

GAMES = 20
TOURNAMENT = ["arena", "pax-renaissance", "greedy", "random", "--games", str(GAMES), "--seed", "cluster"]


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the command would set for Ray is set for it, and taken back after each test."""
    for name, value in TOKEN.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


def arena(*words: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "fondaco", *TOURNAMENT, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def lines(journal: Path) -> list[bytes]:
    return journal.read_bytes().splitlines()[1:] if journal.exists() else []


def test_no_game_is_lost_or_counted_twice_when_a_node_is_killed(tmp_path: Path) -> None:
    journal = tmp_path / "cluster" / "games.jsonl"
    with Cluster() as cluster:
        with arena("--ray", cluster.address, "--save", journal.parent) as running:
            wait_until(lambda: len(lines(journal)) >= 3 or running.poll() is not None, "three games are over")
            second = cluster.nodes[1]
            wait_until(lambda: second.plays() or running.poll() is not None, "the second node plays")
            second.kill()
            kept = len(lines(journal))
            out, errors = running.communicate(timeout=120)
        assert running.returncode == 0, errors
        assert kept < GAMES, "the node was killed too late"
    assert Counter(msgspec.json.decode(line)["number"] for line in lines(journal)) == dict.fromkeys(range(GAMES), 1)

    with arena("--workers", "1", "--save", tmp_path / "alone") as alone:
        assert alone.communicate(timeout=120)[0] == out
    for file in ("results.json", "results.svg"):
        assert (tmp_path / "alone" / file).read_bytes() == (journal.parent / file).read_bytes()


def test_a_cluster_can_be_started_here_and_keeps_no_secret_at_home(tmp_path: Path) -> None:
    words = ["arena", "pax-renaissance", "random", "random", "--games", "6", "--ray", "local", "--json"]
    without_token = {name: value for name, value in os.environ.items() if name not in TOKEN}
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        done = subprocess.run(
            [sys.executable, "-m", "fondaco", *words],
            env={**without_token, "HOME": str(tmp_path), "RAY_TMPDIR": folder},
            capture_output=True,
            text=True,
            check=True,
        )
    assert len(msgspec.json.decode(done.stdout)["outcomes"]) == 6
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "127.0.0.1:999999"])
def test_a_cluster_that_does_not_answer_is_told_in_one_sentence(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*TOURNAMENT, "--ray", address]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith(f"fondaco: no Ray cluster answers at '{address}': ")
    assert errors.count("\n") == 1


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main([*TOURNAMENT, "--ray", "local"]) == 2
    assert capsys.readouterr().err == (
        "fondaco: --ray needs Ray, which is not installed: pip install 'fondaco[cluster]'\n"
    )


def test_ray_is_not_imported_unless_asked_for() -> None:
    script = (
        "import sys; from fondaco import cli; "
        "cli.main(['arena', 'pax-renaissance', 'random', 'random', '--games', '2', '--workers', '1']); "
        "sys.exit('ray' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
