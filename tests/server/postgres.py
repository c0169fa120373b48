"""A PostgreSQL of the tests' own, where the programs are installed; use it with `pytest_plugins`."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

NUMBERS = count(1)


def programs() -> Path:
    """The folder with initdb and postgres, or skip the test."""
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    folders = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.get_exec_path())]
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    pytest.skip("no PostgreSQL server is installed here")


def identity() -> dict[str, Any]:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


def url_of(folder: Path, database: str) -> str:
    return f"postgresql://postgres@/{database}?host={folder}"


def run(url: str, statement: str) -> None:
    """Do one thing as the database's owner."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def wait_for(url: str, process: subprocess.Popen[Any]) -> None:
    """Return when the server answers."""
    import psycopg

    deadline = time.monotonic() + 30
    while True:
        try:
            return run(url, "SELECT 1")
        except psycopg.OperationalError:
            assert process.poll() is None, "the PostgreSQL server stopped by itself"
            assert time.monotonic() < deadline, "the PostgreSQL server does not answer"
            time.sleep(0.05)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder with the socket of a server that lives as long as the tests."""
    bin = programs()
    folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-"))  # short: a socket's path has 107 characters
    owner = identity()
    if owner:
        shutil.chown(folder, "postgres", "postgres")
    quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **owner}
    data = folder / "data"
    make: list[str | Path] = [
        bin / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "-N",
    ]
    subprocess.run(make, check=True, **quiet)
    # The tests kill processes, never the machine, so nothing has to reach the disk.
    serve: list[str | Path] = [bin / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
    process: subprocess.Popen[Any] = subprocess.Popen(serve, **quiet)
    try:
        wait_for(url_of(folder, "postgres"), process)
        yield folder
    finally:
        process.send_signal(signal.SIGINT)  # asks for a quick end that leaves nothing behind
        process.wait(30)
        shutil.rmtree(folder)


@pytest.fixture
def postgres_url(postgres_server: Path) -> Iterator[str]:
    """A database that is empty and this test's own."""
    name = f"fondaco_{next(NUMBERS)}"
    run(url_of(postgres_server, "postgres"), f"CREATE DATABASE {name}")
    yield url_of(postgres_server, name)
    run(url_of(postgres_server, "postgres"), f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fondaco.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
