"""Shared steps of reducers: append a log line, change one power's value, check that a power takes part."""

from dataclasses import replace

from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.state import Hand, Line, Notice, State


def tell(state: State, key: str, **numbers: int | str) -> State:
    """The state with one more log line."""
    line = Line(state.length, state.turn, state.phase, Notice(key, numbers))
    return replace(state, told=(*state.told, line))


def with_hand(state: State, power: str, hand: Hand) -> State:
    return replace(state, hands={**state.hands, power: hand})


def must_take_part(state: State, *powers: str) -> None:
    """Refuse an entry for a power that does not take part."""
    for power in powers:
        if power not in state.settings.powers:
            raise Refused("powers.six", "absent", power=power)
