"""Which clauses of a game's rules have a test, and which are cited in its code: `python -m tests.coverage GAME`."""

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fondaco.table import find_game
from fondaco.words.clauses import read_chapters


@dataclass(frozen=True)
class Coverage:
    """What is covered of a game's clauses."""

    clauses: tuple[str, ...]
    named_in_tests: frozenset[str]
    """Every clause a test is marked with, also one that does not exist."""
    named_in_code: frozenset[str]

    @property
    def untested(self) -> list[str]:
        return [clause for clause in self.clauses if clause not in self.named_in_tests]

    @property
    def uncited(self) -> list[str]:
        return [clause for clause in self.clauses if clause not in self.named_in_code]

    @property
    def unknown(self) -> list[str]:
        return sorted(self.named_in_tests - set(self.clauses))


def measure(game: Path, tests: Path) -> Coverage:
    """The coverage of the game in a folder by its own tests, which are in a folder of the same name.

    Other packages that its rules file names as `elsewhere` count too, with their tests.
    """
    clauses = tuple(clause.id for chapter in read_chapters(game) for clause in chapter.clauses)
    with (game / "rules.toml").open("rb") as file:
        related = tomllib.load(file).get("elsewhere", ())
    own_tests = [tests / "games" / game.name, *(tests / part for part in related)]
    own_code = [game, *(game.parents[1] / part for part in related)]
    marked = {name for text in sources(own_tests) for name in marks(text)}
    cited = {name for text in sources(own_code) for name in citations(text)}
    return Coverage(clauses, frozenset(marked), frozenset(cited) & frozenset(clauses))


def sources(folders: list[Path]) -> Iterator[str]:
    """Every Python file in some folders and in the folders inside them."""
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            yield file.read_text(encoding="utf-8")


def marks(source: str) -> Iterator[str]:
    """The clauses of every `rule("…")` and `pytest.mark.rule("…")` in a file of tests."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def citations(source: str) -> Iterator[str]:
    """Everything in comments and strings that could be a clause's id."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            yield from re.findall(r"(?<![\w.-])[A-Za-z][A-Za-z0-9-]*(?:\.[a-z0-9-]+)+(?![\w-])", token.string)


def report(coverage: Coverage) -> Iterator[str]:
    """How many clauses are covered, and which are not."""
    total = len(coverage.clauses)
    tested, cited = total - len(coverage.untested), total - len(coverage.uncited)
    yield f"{tested} of {total} clauses have a test, {cited} are cited in the code"
    for heading, clauses in (
        ("Without a test", coverage.untested),
        ("Not cited in the code", coverage.uncited),
        ("Tests name clauses that do not exist", coverage.unknown),
    ):
        if clauses:
            yield f"{heading}: {' '.join(clauses)}"


if __name__ == "__main__":
    found = measure(find_game(sys.argv[1]).folder, Path(__file__).parent)
    print(*report(found), sep="\n")
    sys.exit(1 if found.untested or found.unknown else 0)
