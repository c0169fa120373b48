"""Linear evaluation: the weight of each feature, learned from games and kept in weights.toml."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("weights.toml")


@cache
def _written(file: Path) -> dict[str, list[float]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def weights_of(game: str) -> list[float]:
    """The weight of each feature of a game, in points at the end; empty where nothing was learned."""
    return list(_written(FILE).get(game, ()))


def save_weights(game: str, weights: Sequence[float], file: Path = FILE) -> None:
    """Save the weights of a game."""
    written = {**_written(file), game: list(weights)}
    lines = ["# The weight of each feature of a position, in points at the end; written by `fondaco learn`.", ""]
    for name in sorted(written):
        lines += [f"{name} = [", *(f"    {weight:.4f}," for weight in written[name]), "]", ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    _written.cache_clear()
