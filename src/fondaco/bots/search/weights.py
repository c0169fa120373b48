"""Linear evaluation: the weight of each feature, learned from games and kept in weights.toml."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fondaco.bots.search.settings import written

FILE: Final = Path(__file__).with_name("weights.toml")


def weights_of(game: str) -> list[float]:
    """The weight of each feature of a game, in points at the end; empty without learned ones."""
    return list(written(FILE).get(game, ()))


def save_weights(game: str, weights: Sequence[float], file: Path = FILE) -> None:
    """Save the weights of a game."""
    lines = ["# The weight of each feature of a position, in points at the end; written by `fondaco learn`.", ""]
    for name, known in sorted({**written(file), game: list(weights)}.items()):
        lines += [f"{name} = [", *(f"    {weight:.4f}," for weight in known), "]", ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    written.cache_clear()
