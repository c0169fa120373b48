"""The command that opens the house: one clear sentence for whatever keeps it closed."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.faults.process import Guest, Served

from fondaco import cli
from fondaco.server import command


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv(command.ENVIRONMENT, "")


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["serve", "--no-browser", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("fondaco: ") and said.count("\n") == 1
    return said


def test_a_port_in_use_is_told(capsys: pytest.CaptureFixture[str], taken: int) -> None:
    assert f"port {taken} is in use" in complaint(capsys, "--port", str(taken))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--port", "99999"], "a port is a number"),
        (["--pace", "slow"], "a number of seconds"),
        (["--pace", "nan"], "a number of seconds"),
        (["--workers", "0"], "from 1 to 64"),
        (["--port", "0", "--workers", "2"], "several workers need PostgreSQL"),
        (["--port", "0", "--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--port", "0", "--database", "oracle://somewhere"], "oracle"),
        (["--port", "0", "--database", "/proc/nowhere/x.sqlite"], "nowhere"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert problem in complaint(capsys, *arguments)


def test_a_database_that_does_not_answer_is_told_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("psycopg")
    said = complaint(capsys, "--port", "0", "--database", "postgresql://anna:hidden@127.0.0.1:1/house")
    assert "hidden" not in said


def test_without_a_database_games_are_kept_where_the_terminal_keeps_them(tmp_path: Path) -> None:
    assert command.database_url(None) == f"sqlite:///{tmp_path}/fondaco/house.sqlite"
    assert command.database_url(str(tmp_path / "a.db")) == f"sqlite:///{tmp_path}/a.db"
    assert command.database_url("postgresql://x/y") == "postgresql://x/y"


def test_a_page_is_opened_only_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not command.can_open_pages()
    monkeypatch.setenv("DISPLAY", ":0")
    assert command.can_open_pages()


def test_the_first_free_port_nearby_is_taken() -> None:
    with command._listen("127.0.0.1", None) as first, command._listen("127.0.0.1", None) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_the_house_is_open_to_this_machine_under_its_own_names_only(tmp_path: Path) -> None:
    import httpx

    with Served(tmp_path / "house.sqlite") as server:
        Guest(server, "Ada")
        assert httpx.get(f"{server.url}/").status_code == 200
        assert httpx.get(f"{server.url}/", headers={"host": "evil.example"}).status_code == 400
    assert os.path.getsize(tmp_path / "house.sqlite") > 0
