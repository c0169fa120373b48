"""What a seat may know of a position: frozen, typed, and made from declared fields only."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeVar

from fondaco.kernel.state import Frame, State

PUBLIC: Final = "public"
"""Everybody sees it."""
OWN: Final = "own"
"""A list with one entry a seat, of which a seat sees its own."""
OWN_AND_TOTALS: Final = "own and totals"
"""As OWN, and everybody sees how many there are in each (the view's field NAME_totals)."""
TOTAL: Final = "total"
"""Everybody sees only how many there are (the view's field NAME_total)."""
HIDDEN: Final = "hidden"
"""Nobody sees it."""

KERNEL_FIELDS: Final = {"players": PUBLIC, "frames": PUBLIC, "sides": PUBLIC, "lane": HIDDEN, "heard": HIDDEN}


@dataclass(frozen=True)
class View:
    """What one seat knows; seat -1 is a spectator's."""

    seat: int
    players: int
    frames: tuple[Frame, ...]
    sides: tuple[tuple[Frame, ...], ...]

    def as_json(self) -> dict[str, Any]:
        """The view as plain lists, numbers and strings."""
        plain: dict[str, Any] = _thaw(asdict(self))
        return plain


V = TypeVar("V", bound=View)


def freeze(value: Any) -> Any:
    """The same value in tuples."""
    return tuple(freeze(item) for item in value) if isinstance(value, list | tuple) else value


def _thaw(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _thaw(item) for key, item in value.items()}
    return [_thaw(item) for item in value] if isinstance(value, list | tuple) else value


def _glimpses(name: str, value: Any, how: str, seat: int) -> dict[str, Any]:
    if how == PUBLIC:
        return {name: freeze(value)}
    if how == TOTAL:
        return {f"{name}_total": sum(value)}
    if how in (OWN, OWN_AND_TOTALS):
        own = {name: freeze(value[seat]) if seat >= 0 else ()}
        return own if how == OWN else {**own, f"{name}_totals": tuple(sum(part) for part in value)}
    return {}


def see(state: State, seat: int, view: type[V]) -> V:
    """The view a seat has; the only way from a state to anything a player reads."""
    seen: dict[str, Any] = {"seat": seat}
    for name, how in {**KERNEL_FIELDS, **state.VISIBLE}.items():
        seen.update(_glimpses(name, getattr(state, name), how, seat))
    return view(**{field.name: seen[field.name] for field in fields(view)})


def recall(state: State, view: View) -> None:
    """Lay out on a new state all that a view shows openly; what it hides is for the game to imagine."""
    for name, how in {**KERNEL_FIELDS, **state.VISIBLE}.items():
        if how == PUBLIC:
            setattr(state, name, _thaw(getattr(view, name)))
    state.frames = list(view.frames)
    state.sides = [list(side) for side in view.sides]
