"""Parser of the rules reference: chapters and clauses of a game, in every language."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fondaco.kernel import LANGUAGES


@dataclass(frozen=True)
class Clause:
    """A rule, with the id that code, tests and refusals cite."""

    id: str
    text: dict[str, str]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the reference."""

    title: dict[str, str]
    clauses: tuple[Clause, ...]


def in_languages(record: dict[str, Any]) -> dict[str, str]:
    """The texts of a record by language."""
    return {language: record[language] for language in LANGUAGES}


@cache
def read_chapters(folder: Path) -> tuple[Chapter, ...]:
    """The chapters of the rules file in a game's folder; none if the game has no such file."""
    file = folder / "rules.toml"
    chapters = tomllib.loads(file.read_text(encoding="utf-8"))["chapter"] if file.exists() else []
    return tuple(
        Chapter(
            in_languages(chapter),
            tuple(Clause(clause["id"], in_languages(clause)) for clause in chapter["clause"]),
        )
        for chapter in chapters
    )
