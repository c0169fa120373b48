"""What each feature of a position is worth: learned from games, kept in appraisal.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("appraisal.toml")


@cache
def _written(file: Path) -> dict[str, list[float]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def appraisal_of(game: str) -> list[float]:
    """What each of a game's features is worth in points at the end; nothing where nothing was learned."""
    return list(_written(FILE).get(game, ()))


def write_down(game: str, weights: Sequence[float], file: Path = FILE) -> None:
    """Keep what was learned about a game."""
    written = {**_written(file), game: list(weights)}
    lines = ["# What each feature of a position is worth to the search, in points; written by `fondaco learn`.", ""]
    for name in sorted(written):
        lines += [f"{name} = [", *(f"    {weight:.4f}," for weight in written[name]), "]", ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    _written.cache_clear()
