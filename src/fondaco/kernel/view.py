"""Views: the redacted state of a seat, frozen, typed, and made from declared fields only."""

from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeVar

from fondaco.kernel.engine import owes
from fondaco.kernel.state import MAIN_LANE, Frame, State
from fondaco.kernel.step import S, Step

PUBLIC: Final = "public"
"""Visible to everybody."""
OWN: Final = "own"
"""A list with one entry per seat; each seat sees its own."""
OWN_AND_TOTALS: Final = "own and totals"
"""As OWN, for counts by kind: everybody sees the sum of each seat's (the view's field NAME_totals)."""
OWN_AND_SIZES: Final = "own and sizes"
"""As OWN, for lists of things: everybody sees the length of each seat's (the view's field NAME_sizes)."""
TOTAL: Final = "total"
"""Counts by kind of which everybody sees only the sum (the view's field NAME_total)."""
SIZE: Final = "size"
"""A list of things of which everybody sees only the length (the view's field NAME_size)."""
HIDDEN: Final = "hidden"
"""Visible to nobody."""
SHOWN_TO_ITS_OWNER: Final = (OWN, OWN_AND_TOTALS, OWN_AND_SIZES)
PRINTED: Final = "printed"
"""Printed facts, the same in every position; views need no copy."""


@dataclass(frozen=True)
class View:
    """The redacted state of one seat; seat -1 is the spectator's."""

    seat: int
    players: int
    frames: tuple[Frame, ...]
    own_frames: tuple[Frame, ...]
    """The seat's own stack in simultaneous play."""
    busy: tuple[bool, ...]
    """Which seats still have to decide in simultaneous play; empty at other times."""

    @property
    def frame(self) -> Frame | None:
        """The frame of the current decision: this seat's own in simultaneous play."""
        stack = self.own_frames if self.busy else self.frames
        return stack[-1] if stack else None

    @property
    def over(self) -> bool:
        return not self.frames and not self.busy

    def as_json(self) -> dict[str, Any]:
        """Plain lists, numbers and strings."""
        plain: dict[str, Any] = _thaw(asdict(self))
        return plain


V = TypeVar("V", bound=View)


def freeze(value: Any) -> Any:
    """Convert lists to tuples, at all depths."""
    if isinstance(value, list | tuple):
        flat = set(map(type, value)) <= {int}
        return tuple(value) if flat else tuple(freeze(item) for item in value)
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"a state holds ints, strings and lists of them, not {value!r}")


def _thaw(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _thaw(item) for key, item in value.items()}
    return [_thaw(item) for item in value] if isinstance(value, list | tuple) else value


def _like(empty: Any, seen: Any) -> Any:
    """Convert a value of a view to the form of the state: tuples stay where the state has tuples."""
    if isinstance(empty, list) and not (empty and isinstance(empty[0], tuple)):
        return _thaw(seen)
    return list(seen) if isinstance(empty, list) else seen


def _glimpses(name: str, value: Any, how: str, seat: int) -> dict[str, Any]:
    if how == PUBLIC:
        return {name: freeze(value)}
    if how == TOTAL:
        return {f"{name}_total": sum(value)}
    if how == SIZE:
        return {f"{name}_size": len(value)}
    own = {name: freeze(value[seat]) if seat >= 0 else ()}
    if how == OWN:
        return own
    if how == OWN_AND_TOTALS:
        return {**own, f"{name}_totals": tuple(sum(part) for part in value)}
    if how == OWN_AND_SIZES:
        return {**own, f"{name}_sizes": tuple(len(part) for part in value)}
    raise ValueError(f"{name}: {how!r} is no visibility")


def see(steps: tuple[Step[S], ...], state: S, seat: int, view: type[V]) -> V:
    """Redaction: the view a seat has; the only way from a state to a reader."""
    seen: dict[str, Any] = {
        "seat": seat,
        "players": state.players,
        "frames": tuple(state.frames),
        "own_frames": tuple(state.sides[seat]) if state.sides and seat >= 0 else (),
        "busy": tuple(owes(steps, state, lane) for lane in range(len(state.sides))),
    }
    for name, how in state.VISIBLE.items():
        if how not in (HIDDEN, PRINTED):
            seen.update(_glimpses(name, getattr(state, name), how, seat))
    missing = [field.name for field in fields(view) if field.name not in seen]
    if missing:
        raise ValueError(f"{', '.join(missing)}: declare in VISIBLE how it may be seen")
    return view(**{field.name: seen[field.name] for field in fields(view)})


def decides(steps: tuple[Step[S], ...], known: S, view: View, seat: int) -> bool:
    """Whether a decision of a seat is due, as far as a view shows it; the known position is the view's."""
    if view.busy:
        return view.busy[seat]
    if view.frame is None:
        return False
    number, a, b = view.frame
    return steps[number].seat(known, a, b) == seat


def lay_out(state: State, view: View) -> None:
    """Inverse of redaction: fill an empty state with what a view shows; what is hidden stays empty."""
    for name, how in state.VISIBLE.items():
        empty = getattr(state, name)
        if how == PUBLIC:
            setattr(state, name, _like(empty, getattr(view, name)))
        elif how in SHOWN_TO_ITS_OWNER and view.seat >= 0 and hasattr(view, name):
            empty[view.seat] = _like(empty[view.seat], getattr(view, name))
    state.frames = list(view.frames)
    state.sides = [list(view.own_frames) if seat == view.seat else [] for seat, _ in enumerate(view.busy)]
    state.lane = view.seat if view.busy and view.own_frames else MAIN_LANE
