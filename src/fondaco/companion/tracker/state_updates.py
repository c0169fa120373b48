"""Helpers of all reducers: append a log line, change one power's value, check that a power takes part."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.state import Hand, Line, Notice, State

T = TypeVar("T")


def tell(state: State, key: str, **numbers: int | str) -> State:
    """The state with one more line for the log."""
    line = Line(state.length, state.turn, state.phase, Notice(key, numbers))
    return replace(state, told=(*state.told, line))


def with_share(shares: Mapping[str, T], power: str, share: T) -> dict[str, T]:
    """A copy of a mapping by power with one value changed."""
    return {**shares, power: share}


def with_hand(state: State, power: str, hand: Hand) -> State:
    return replace(state, hands=with_share(state.hands, power, hand))


def must_take_part(state: State, *powers: str) -> None:
    """Refuse an entry for a power that does not take part."""
    for power in powers:
        if power not in state.settings.powers:
            raise Refused("powers.six", "absent", power=power)
