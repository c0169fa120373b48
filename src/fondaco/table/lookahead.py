"""Preview: the next decision of a seat after some moves, computed on a copy from what the seat knows."""

from collections.abc import Sequence
from typing import Any

from fondaco.kernel import Pending
from fondaco.table.registry import AnyGame
from fondaco.table.undo import learns


def ahead(game: AnyGame, state: Any, seat: int, actions: Sequence[int]) -> tuple[Any, Pending] | None:
    """The position after some decisions of a seat, and its next decision there.

    None if a decision is illegal, if chance or another seat comes in between, if the seat would learn something,
    or if it would have no choice.
    """
    for action in actions:
        after = _after(game, state, seat, action)
        if after is None:
            return None
        state = after
    owed = _owed(game, state, seat)
    return (state, owed) if owed is not None and len(game.legal(state, owed.frame)) > 1 else None


def _after(game: AnyGame, state: Any, seat: int, action: int) -> Any | None:
    """The position after one decision, if the seat can compute it."""
    owed = _owed(game, state, seat)
    step, option = game.step_and_option(action)
    if owed is None or owed.frame[0] != step or option not in game.legal(state, owed.frame):
        return None
    after = state.copy()
    game.turn_to(after, owed.lane)
    game.answer(after, option)
    return None if learns(game, state, seat, owed.lane, option) else after


def _owed(game: AnyGame, state: Any, seat: int) -> Pending | None:
    return next((owed for owed in game.pending(state) if owed.seat == seat), None)
