"""Architecture: the layers of packages (which may import which), and what no file may contain."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# Written in halves, so that this file passes its own test.
REGISTRY_HOSTS = [
    ".".join(halves)
    for halves in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com/package"),
        ("deb.debian", "org"),
        ("anaconda", "org"),
    )
]


def imports_of(file: Path) -> Iterator[tuple[int, str]]:
    """Every import of a file as line and absolute module name, also those inside functions.

    What only the type checker reads is never imported, and not counted.
    """
    package = file.relative_to(SOURCE).parent.parts
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            # One dot is the file's own package, each further dot the one around it.
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            if module == "fondaco":  # `from fondaco import table` names a module below
                for alias in node.names:
                    yield node.lineno, f"fondaco.{alias.name}"
            else:
                yield node.lineno, module


def files_below(package: str) -> list[Path]:
    files = sorted((SOURCE / package).rglob("*.py"))
    assert files, f"no Python files in {SOURCE / package}"
    return files


def files_kept() -> list[Path]:
    """What git tracks, and what it would track after `git add`."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in sorted(set(names.split("\0"))) if name and (ROOT / name).is_file()]


def test_the_contracts_of_pyproject_are_kept() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        pytest.fail(told.stdout + told.stderr, pytrace=False)


def test_the_kernel_imports_only_the_standard_library_and_itself() -> None:
    strangers = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in files_below("fondaco/kernel")
        for line, module in imports_of(file)
        if module.split(".")[0] not in sys.stdlib_module_names and not f"{module}.".startswith("fondaco.kernel.")
    ]
    assert not strangers, "\n".join(strangers)


def test_games_do_not_come_in_by_the_front_door() -> None:
    """`import fondaco` brings the table with it; the contracts cannot see that, as the root is no package's sibling."""
    guests = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in files_below("fondaco/games")
        for line, module in imports_of(file)
        if module.split(".")[0] == "fondaco" and module.split(".")[1:2] not in (["kernel"], ["draw"], ["games"])
    ]
    assert not guests, "\n".join(guests)


def test_no_file_names_a_package_registry() -> None:
    """Where packages come from is the business of the machine that installs them."""
    named = [
        f"{file.relative_to(ROOT)} names {host}"
        for file in files_kept()
        for host in REGISTRY_HOSTS
        if host.encode() in file.read_bytes().lower()
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock", "requirements-bench.lock"])
def test_locks_hold_versions_and_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    requirements = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert requirements
    assert "://" not in text
    for line in requirements:
        assert "==" in line and line.endswith("\\"), f"no version or no hash: {line}"


def test_the_lock_of_the_javascript_tools_holds_versions_and_hashes_and_no_address() -> None:
    text = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text, "npm run lock writes it without"
    packages: dict[str, dict[str, str]] = json.loads(text)["packages"]
    assert len(packages) > 1
    for name, package in packages.items():
        assert not name or (package["version"] and package["integrity"].startswith("sha512-")), name


def named_paths(page: Path) -> Iterator[str]:
    """What a page of the documentation calls a folder or a file of the package, by its back quotes."""
    for quoted in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")):
        if re.fullmatch(r"[a-z_./-]+(/|\.py|\.js)", quoted) and not quoted.startswith("/"):
            yield quoted


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_a_page_about_the_architecture_names_only_what_there_is(page: str) -> None:
    package = SOURCE / "fondaco"
    games = (package / "games").glob("*/")
    places = [ROOT, package, package / "server", *(place for game in games for place in (game, game / "rules"))]
    named = set(named_paths(ROOT / page))
    assert len(named) > 10
    assert not [name for name in sorted(named) if not any((place / name).exists() for place in places)]
