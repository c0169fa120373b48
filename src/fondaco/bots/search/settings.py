"""What the search may be told about a game: found by the tuner, kept in settings.toml."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("settings.toml")
HEADING: Final = "# What the search is told about each game; `fondaco tune` writes down what plays better."


@dataclass(frozen=True)
class Settings:
    """The numbers of a search; those that are not found for a game are these."""

    exploration: float = 0.1
    """How much an option that looks good but was seldom tried is worth trying again."""
    focus: float = 1.0
    """By how many points an option must look better at first sight to be tried e times as readily."""
    widening: float = 8.0
    """How many options are looked at where a position was seen n times: this many times the root of n."""
    temperature: float = 25.0
    """By how many points of the game's evaluation a seat must lead to be favourite with 73 to 27."""
    learned: bool = True
    """Whether positions are judged by what was learned about the game, where something was."""
    trust: float = 0.0
    """How much the game's own evaluation counts beside what was learned, which alone may like what only went together
    with winning."""
    playout: int = 0
    """How many decisions ahead, in the tree and beyond its edge, a position is judged."""
    horizon: int = 0
    """At the end of which round from now on positions are judged; 0 where the moves ahead are counted instead."""
    completion: int = 4
    """How many more decisions may complete the move under way before the position is judged."""
    patience: int = 40
    """How many positions are looked at to complete a move."""
    closed: bool = True
    """Whether the tree tells apart what dice and draws bring; if not, it plans for all of it at once."""
    repeat: int = 8
    """How often an imagined world is played before another one is imagined."""
    doubt: float = 0.15
    """Of the games still to be imagined, by what share the second option might gain on the first; the more, the less
    readily a search ends before its budget. Not for the tuner, to which thinking longer costs nothing."""


@cache
def _written(file: Path) -> dict[str, dict[str, float | int | bool]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def settings_of(game: str) -> Settings:
    """The settings of a game, as the tuner wrote them down."""
    known = {field.name for field in fields(Settings)}
    return replace(Settings(), **{name: value for name, value in _written(FILE).get(game, {}).items() if name in known})  # type: ignore[arg-type]


def write_down(game: str, settings: Settings, file: Path = FILE) -> None:
    """Keep the settings of a game from now on."""
    written = {**_written(file), game: asdict(settings)}
    lines = [HEADING, ""]
    for name in sorted(written):
        lines += [f"[{name}]", *(f"{key} = {str(value).lower()}" for key, value in written[name].items()), ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    _written.cache_clear()
