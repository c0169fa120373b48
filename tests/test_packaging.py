"""Fondaco installs as every Python package does: from its folder, a source distribution or a wheel.

With a C compiler the kernel and the search are compiled, which is quick; the games stay plain, for the time's sake.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.faults.process import Served
from tests.test_architecture import files_kept

import fondaco

ROOT = Path(__file__).parent.parent
PIP = (sys.executable, "-m", "pip")
QUICK = {"FONDACO_GAMES": "none", "FONDACO_OPTIMISE": "0"}
NO_COMPILER = {**QUICK, "CC": "/nowhere/cc"}
BROKEN_COMPILER = {**QUICK, "CC": "false"}

needs_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")


def run(*command: str | Path, settings: Mapping[str, str] = QUICK, cwd: Path | None = None, fails: int = 0) -> str:
    """What a program says, and check its exit code; the variables that the tests run with are hidden from it."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "FONDACO" not in name}
    done = subprocess.run(command, env={**environ, **settings}, cwd=cwd, text=True, capture_output=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == fails, said
    return said


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skip the test where pip finds no packages."""
    download = (*PIP, "download", "--no-deps", "--retries=0", "--timeout=20", "fluent.runtime")
    folder = tmp_path_factory.mktemp("registry")
    found = subprocess.run(download, cwd=folder, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(f"the package registry cannot be reached: {found.stderr.splitlines()[-1]}")


def kept() -> list[Path]:
    """The files of the checkout, but for those that git and its hosts read, from the root."""
    names = [file.relative_to(ROOT) for file in files_kept()]
    return [name for name in names if not name.parts[0].startswith(".")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the checkout, in which nothing was built."""
    copy = tmp_path / "checkout"
    for name in kept():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, copy / name)
    return copy


@pytest.fixture
def source(folder: Path) -> Path:
    """The source distribution."""
    run(sys.executable, "-c", "from setuptools import build_meta; build_meta.build_sdist('dist')", cwd=folder)
    [made] = (folder / "dist").iterdir()
    return made


def wheel_of(what: Path, settings: Mapping[str, str] = QUICK) -> Path:
    """The wheel of a folder or a source distribution, built with the tools of the tests."""
    folder = what.parent / "wheels"
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, what, settings=settings)
    [made] = folder.iterdir()
    return made


def install(wheel: Path, folder: Path) -> Path:
    """Install into a fresh environment; where its programs are."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    run(*PIP, "--python", folder / "bin" / "python", "install", "--no-compile", wheel, settings=NO_COMPILER)
    return folder / "bin"


def expect_a_server(programs: Path, monkeypatch: pytest.MonkeyPatch, folder: Path, *, form: str) -> None:
    """All that the README promises, from another folder."""
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.delenv("PYTHONPATH", raising=False)

    say_form = "from fondaco.kernel import step; print('plain' if step.__file__.endswith('.py') else 'compiled')"
    assert run(programs / "python", "-c", say_form).strip() == form
    say_version = "from importlib.metadata import version; print('fondaco', version('fondaco'))"
    assert run(programs / "fondaco", "--version") == run(programs / "python", "-c", say_version)
    assert "fondaco play" in run(programs / "fondaco", "--help")

    played = run(programs / "fondaco", "play", "column-of-fire", "--seats", "random,random", "--lang", "en")
    assert "winner" in played
    assert run(programs / "python", "-m", "doctest", ROOT / "README.md") == ""
    with Served(folder / "house.sqlite", program=[str(programs / "fondaco")]) as server:
        page = server.client.get(server.url)
        assert page.is_success
        style = re.search(r'href="(/[^"]+\.css[^"]*)"', page.text)
        assert style and server.client.get(server.url + style[1]).is_success


@needs_compiler
def test_from_the_folder(registry: None, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Word for word as a person does it: a virtual environment, and `pip install .`."""
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    programs = tmp_path / "venv" / "bin"
    run(programs / "pip", "install", ".", cwd=folder)
    expect_a_server(programs, monkeypatch, tmp_path / "elsewhere", form="compiled")


@needs_compiler
def test_from_a_source_distribution(
    registry: None, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a wheel, as pip does it: built with a compiler, and used without one."""
    programs = install(wheel_of(source), tmp_path / "venv")
    expect_a_server(programs, monkeypatch, tmp_path / "elsewhere", form="compiled")


def test_from_a_source_distribution_without_a_compiler(
    registry: None, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = wheel_of(source, NO_COMPILER)
    assert wheel.name.endswith("-py3-none-any.whl")
    programs = install(wheel, tmp_path / "venv")
    expect_a_server(programs, monkeypatch, tmp_path / "elsewhere", form="plain")


def test_where_compiling_fails_the_plain_files_are_installed(registry: None, folder: Path) -> None:
    with ZipFile(wheel_of(folder, BROKEN_COMPILER)) as wheel:
        held = set(wheel.namelist())
    assert {str(name.relative_to("src")) for name in kept() if name.parts[0] == "src"} <= held
    assert not [name for name in held if name.endswith((".so", ".pyd"))]

    asked = {"FONDACO_COMPILED": "1", **BROKEN_COMPILER}
    assert "['false'," in run(sys.executable, "setup.py", "build", settings=asked, cwd=folder, fails=1)


def test_make_says_that_it_cannot_compile(folder: Path) -> None:
    assert "Nothing is compiled" in run("make", "build", settings={"FONDACO_PLAIN": "1"}, cwd=folder, fails=2)


def test_a_source_distribution_holds_what_the_checkout_holds(source: Path) -> None:
    with tarfile.open(source) as archive:
        held = {Path(*Path(name).parts[1:]) for name in archive.getnames()}
    missing = set(kept()) - held
    assert not missing, f"MANIFEST.in leaves out {sorted(map(str, missing))}"


def test_the_changelog_begins_with_this_version() -> None:
    told = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading) for heading in told)
    assert told[0].startswith(f"[{fondaco.__version__}]")
