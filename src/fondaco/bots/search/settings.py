"""Search parameters per game: found by the tuner, kept in settings.toml."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("settings.toml")
HEADING: Final = "# Search parameters of each game; `fondaco tune` replaces them with those that play better."


@dataclass(frozen=True)
class Settings:
    """Search parameters, with the defaults for games without tuned ones."""

    exploration: float = 0.1
    """Exploration constant (PUCT)."""
    focus: float = 1.0
    """Temperature of the priors: points of evaluation by which an option gets e times the prior weight."""
    widening: float = 8.0
    """Progressive widening: options considered after n visits are this many times the square root of n."""
    temperature: float = 25.0
    """Temperature of the value function: a lead of so many points is a win probability of 73 %."""
    learned: bool = True
    """Whether leaves are valued by the learned weights, where there are any."""
    trust: float = 0.0
    """Weight of the game's own evaluation added to the learned one, which alone may reward what only correlates with
    winning."""
    playout: int = 0
    """Least simulation depth in decisions, tree and playout together."""
    horizon: int = 0
    """Simulation depth in rounds; 0 to count decisions instead."""
    completion: int = 4
    """Lookahead depth: decisions that may complete the move under way before a leaf is valued."""
    patience: int = 40
    """Lookahead budget: positions visited to complete a move."""
    closed: bool = True
    """Closed-loop tree: chance outcomes have nodes of their own; if not, all outcomes share a node (open loop)."""
    repeat: int = 8
    """Simulations per sampled position."""
    doubt: float = 0.15
    """Early stopping: the share of the remaining simulations that the second option might gain on the first; a higher
    one stops later. Not tuned, as longer thinking costs the tuner nothing."""


@cache
def written(file: Path) -> dict[str, Any]:
    """Load the parameters of a file, by game; empty if there is no file."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def settings_of(game: str) -> Settings:
    """The tuned parameters of a game."""
    known = {field.name for field in fields(Settings)}
    return replace(Settings(), **{name: value for name, value in written(FILE).get(game, {}).items() if name in known})


def save_settings(game: str, settings: Settings, file: Path = FILE) -> None:
    """Save the parameters of a game."""
    lines = [HEADING, ""]
    for name, known in sorted({**written(file), game: asdict(settings)}.items()):
        lines += [f"[{name}]", *(f"{key} = {str(value).lower()}" for key, value in known.items()), ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    written.cache_clear()
