"""Undo boundary: a decision may be undone until somebody has learned something."""

from collections import Counter
from random import Random
from typing import Any, Final

from fondaco.kernel import EVERYONE, OWN_AND_SIZES, OWN_AND_TOTALS, Event
from fondaco.kernel.view import SHOWN_TO_ITS_OWNER
from fondaco.table.registry import AnyGame

WORLDS: Final = 12
"""How many sampled positions are compared to find whether a decision reveals something."""


def reveals(game: AnyGame, before: Any, after: Any, seat: int, lane: int, option: int) -> bool:
    """Whether a seat's own decision showed it something, or showed something of its own to others."""
    return learns(game, before, seat, lane, option) or _showed_own(game, before, after, seat)


def learns(game: AnyGame, before: Any, seat: int, lane: int, option: int) -> bool:
    """Whether a seat's own decision shows it something: what it sees after it differs between sampled positions."""
    view = game.view(before, seat)
    seen = _seen_after(game, before.copy(), seat, lane, option)
    worlds = (game.imagine(view, Random(f"world {number}").random) for number in range(WORLDS))
    return any(_seen_after(game, world, seat, lane, option) != seen for world in worlds)


def _seen_after(game: AnyGame, s: Any, seat: int, lane: int, option: int) -> tuple[Any, list[Event]]:
    """What a seat sees and hears after an option; changes the given position."""
    s.heard = []
    game.turn_to(s, lane)
    game.answer(s, option)
    return game.view(s, seat), [event for event in s.heard if event.witness in (EVERYONE, seat)]


def _showed_own(game: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether something only the seat knew left its hands or changed, and others saw that something happened."""
    owned = [(name, how) for name, how in before.VISIBLE.items() if how in SHOWN_TO_ITS_OWNER]
    if all(_is_kept(getattr(before, name)[seat], getattr(after, name)[seat], how) for name, how in owned):
        return False
    others = [other for other in range(EVERYONE, before.players) if other != seat]
    return any(game.view(before, other) != game.view(after, other) for other in others)


def _is_kept(before: Any, after: Any, how: str) -> bool:
    """Whether a seat still holds all it held: a public gain tells others nothing of the rest."""
    if how == OWN_AND_SIZES:
        return not Counter(before) - Counter(after)
    if how == OWN_AND_TOTALS:
        return all(now >= then for then, now in zip(before, after, strict=True))
    return bool(before == after)
