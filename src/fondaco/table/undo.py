"""How far a decision may be taken back: up to the point where somebody learned something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NoReturn, SupportsIndex

from fondaco.kernel import EVERYONE, HIDDEN, OWN, OWN_AND_SIZES, OWN_AND_TOTALS, PUBLIC, SIZE, TOTAL
from fondaco.table.house import AnyGame


class Peeked(Exception):
    """Something hidden was looked at."""


class Unseen(list[Any]):
    """What a seat cannot see; whoever looks is caught, unless only its length is asked for and that is open."""

    def __init__(self, size: int = -1) -> None:
        super().__init__()
        self.size = size

    def _peek(self, *_: object) -> NoReturn:
        raise Peeked

    def __getitem__(self, index: SupportsIndex | slice) -> NoReturn:
        raise Peeked

    def __iter__(self) -> Iterator[Any]:
        raise Peeked

    def __len__(self) -> int:
        if self.size < 0:
            raise Peeked
        return self.size

    __contains__ = __eq__ = __bool__ = _peek
    __setitem__ = __delitem__ = append = pop = remove = count = index = _peek


OWNED = (OWN, OWN_AND_TOTALS, OWN_AND_SIZES)


def blinded(state: Any, seat: int) -> Any:
    """A copy of a position in which nothing a seat cannot see can be read."""
    blind = state.copy()
    for name, how in state.VISIBLE.items():
        if how in (HIDDEN, TOTAL):
            setattr(blind, name, Unseen())
        elif how == SIZE:
            setattr(blind, name, Unseen(len(getattr(blind, name))))
        elif how in OWNED:
            parts = enumerate(getattr(blind, name))
            sized = how == OWN_AND_SIZES
            hidden = [part if owner == seat else Unseen(len(part) if sized else -1) for owner, part in parts]
            setattr(blind, name, hidden)
    return blind


def reveals(game: AnyGame, before: Any, after: Any, seat: int, lane: int, option: int) -> bool:
    """Whether a seat's own decision showed it something, or showed something of its own to others."""
    return learns(game, before, after, seat, lane, option) or _showed_own(game, before, after, seat)


def learns(game: AnyGame, before: Any, after: Any, seat: int, lane: int, option: int) -> bool:
    """Whether a seat's own decision showed it something."""
    blind = blinded(before, seat)
    blind.heard = []
    game.turn_to(blind, lane)
    try:
        game.answer(blind, option)
        return _visible(blind, seat) != _visible(after, seat) or _heard_unseen(blind)
    except (Peeked, TypeError):  # a number that is not there cannot be reckoned with either
        return True


def _visible(state: Any, seat: int) -> list[Any]:
    """What a seat sees as it is, without sums and lengths of what it does not."""
    public = [getattr(state, name) for name, how in state.VISIBLE.items() if how == PUBLIC]
    own = [getattr(state, name)[seat] for name, how in state.VISIBLE.items() if how in OWNED]
    return [state.frames, *public, *own]


def _heard_unseen(state: Any) -> bool:
    """Whether something hidden was told."""
    return any(isinstance(value, Unseen) for event in state.heard for _, value in event.numbers)


def _showed_own(game: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether something only the seat knew left its hands or changed, and others saw that something happened."""
    owned = [(name, how) for name, how in before.VISIBLE.items() if how in OWNED]
    if all(_is_kept(getattr(before, name)[seat], getattr(after, name)[seat], how) for name, how in owned):
        return False
    others = [other for other in range(EVERYONE, before.players) if other != seat]
    return any(game.view(before, other) != game.view(after, other) for other in others)


def _is_kept(before: Any, after: Any, how: str) -> bool:
    """Whether a seat still holds all it held: what came to it in the open shows others nothing of the rest."""
    if how == OWN_AND_SIZES:
        return not Counter(before) - Counter(after)
    if how == OWN_AND_TOTALS:
        return all(now >= then for then, now in zip(before, after, strict=True))
    return bool(before == after)
