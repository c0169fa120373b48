"""The reference of rules: every clause of a game, in our own words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    """One rule, with the id that code, tests and refusals cite."""

    id: str
    text: dict[str, str]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the reference."""

    title: dict[str, str]
    clauses: tuple[Clause, ...]


@cache
def read_elsewhere(folder: Path) -> tuple[str, ...]:
    """Other parts of the house that play by a game's rules, as its rules file names them."""
    with (folder / "rules.toml").open("rb") as file:
        return tuple(tomllib.load(file).get("elsewhere", ()))


@cache
def read_chapters(folder: Path) -> tuple[Chapter, ...]:
    """The chapters of the rules file in a game's folder."""
    with (folder / "rules.toml").open("rb") as file:
        chapters = tomllib.load(file)["chapter"]
    return tuple(
        Chapter(
            {"en": chapter["en"], "fr": chapter["fr"]},
            tuple(Clause(clause["id"], {"en": clause["en"], "fr": clause["fr"]}) for clause in chapter["clause"]),
        )
        for chapter in chapters
    )
