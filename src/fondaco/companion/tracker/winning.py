"""Victory: at once in the action phase, or by score in phase 8."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fondaco.companion.tracker.entries import Entry
from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.sequence import ACTIONS, SPAIN
from fondaco.companion.tracker.state import State
from fondaco.companion.tracker.state_updates import must_take_part, tell


def winners_by_score(state: State) -> tuple[str, ...]:
    """The winners in phase 8; nobody before the goal or the last turn (sequence.8.winner, Q.turn.length)."""
    best = max(state.vp.values())
    if best < state.settings.goal and state.turn < state.settings.turns:
        return ()
    return leaders(state.settings.powers, [state.vp, *reversed(state.history)])


def leaders(powers: Sequence[str], scores: Sequence[Mapping[str, int]]) -> tuple[str, ...]:
    """The leaders by score; ties go to the one who was better a turn earlier, and so on (Q.turn.tie)."""
    tied = tuple(powers)
    for score in scores:
        best = max(score[power] for power in tied)
        tied = tuple(power for power in tied if score[power] == best)
    return tied


def win_at_once(state: State, entry: Entry) -> State:
    """A military or religious victory, or the Gunpowder Plot (sequence.4.instant-victory)."""
    power, how = entry["power"], entry["how"]
    must_take_part(state, power)
    if how == "gunpowder" and power != SPAIN:
        raise Refused("espionage.rebellion.gunpowder", "plot-is-spanish", power=power)
    if state.phase != ACTIONS and not state.settings.free:
        raise Refused("sequence.4.instant-victory", "not-in-actions")
    if not entry.get("confirmed", False):
        raise Refused("sequence.4.instant-victory", "confirm", power=power, how=how)
    return tell(replace(state, winners=(power,), victory=how), f"log-win-{how}", power=power)


def win_by_score(state: State) -> State:
    """The game is over if somebody has won in phase 8."""
    winners = winners_by_score(state)
    if not winners:
        return tell(state, "log-no-winner")
    state = replace(state, winners=winners, victory="score")
    for power in winners:
        key = "log-win-score" if len(winners) == 1 else "log-win-shared"
        state = tell(state, key, power=power, vp=state.vp[power])
    return state
