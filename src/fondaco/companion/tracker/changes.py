"""Reducers: state and entry to next state. The checklist and the action phase are here."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fondaco.companion.tracker import outside_checklist, sequence
from fondaco.companion.tracker.entries import Entry
from fondaco.companion.tracker.limits import MOST_COUNT
from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.sequence import Step
from fondaco.companion.tracker.state import DONE, NOTHING, Hand, Impulse, Settings, State
from fondaco.companion.tracker.state_updates import must_take_part, tell, with_hand
from fondaco.companion.tracker.winning import win_at_once, win_by_score, winners_by_score

FEWEST_POWERS: Final = 2
AFTER_THE_END: Final = ("note",)
"""Entries that are accepted after the end of the game."""


def begin(entry: Entry) -> State:
    """The initial state, before the first turn or a later one."""
    named = entry.get("powers", list(sequence.POWERS))
    powers = tuple(power for power in sequence.POWERS if power in named)  # in impulse order (sequence.4.impulse-order)
    if len(powers) < FEWEST_POWERS or len(powers) < len(named):
        raise Refused("powers.six", "too-few-powers", least=FEWEST_POWERS, most=len(sequence.POWERS))
    turn = entry.get("turn", 1)
    if not turn:
        raise Refused("sequence.order", "no-turn-zero")
    settings = outside_checklist.agreed(Settings(powers), entry, turn)
    vp = {power: entry.get("vp", {}).get(power, 0) for power in powers}
    state = State(settings, 1, turn, {}, vp, {power: Hand() for power in powers}, {}, history=(vp,))
    must_take_part(state, *settings.players, *entry.get("vp", {}))
    return tell(state, "log-begin", count=len(powers), turn=turn)


def change(state: State, entry: Entry) -> State:
    """Apply an entry to a state."""
    kind = entry["do"]
    if kind == "begin":
        raise Refused("", "begun-already")
    if state.over and kind not in AFTER_THE_END:
        raise Refused("sequence.4.instant-victory" if state.victory != "score" else "sequence.8.winner", "over")
    next_state = replace(state, length=state.length + 1, told=(), plot=False)
    return _pass_for_want_of_cards(CHANGES[kind](next_state, entry))


# Checklist


def tick(state: State, entry: Entry) -> State:
    """Tick a step as done or not needed, with the effects of the step."""
    step, nothing = sequence.STEPS[entry["step"]], entry.get("nothing", False)
    _may_tick(state, step)
    if entry.get("dealt") and (step.name != sequence.DEAL or nothing):
        raise Refused("sequence.1.deal", "no-deal")
    if nothing:
        _may_be_nothing(state, step)
    key = "log-nothing" if nothing else "log-done"
    state = tell(state, key, step=step.text, power=step.power)
    state = replace(state, ticks={**state.ticks, step.name: NOTHING if nothing else DONE})
    if step.text in WITH_A_TICK and not nothing:
        state = WITH_A_TICK[step.text](state, step, entry)
    return state


def _may_tick(state: State, step: Step) -> None:
    """Refuse a step that is not due, unless the order is free (Q.turn.skip)."""
    if not sequence.on_turn(step, state.turn):
        raise Refused(step.clause, "other-turn", step=step.text, turn=step.only_turn)
    must_take_part(state, *([step.power] if step.power else []))
    if step.name in state.ticks:
        raise Refused(step.clause, "ticked-already", step=step.text)
    if state.last_of_all(step):
        raise Refused(step.clause, "last-turn", turn=state.turn)
    if step.name not in state.allowed:
        now = state.step
        assert now is not None  # the game is not over
        if now.name == sequence.IMPULSES:
            left = len(state.settings.powers) - state.passes
            raise Refused(now.clause, "not-all-passed", passes=state.passes, left=left)
        raise Refused("sequence.order", "not-yet", step=now.text, power=now.power)


def _may_be_nothing(state: State, step: Step) -> None:
    if step.name == sequence.PERSONALITIES and state.due:
        raise Refused("component.turn-track", "pieces-are-due", piece=state.due[0].piece)
    if step.name == sequence.WINNER and winners_by_score(state):
        raise Refused("sequence.8.winner", "somebody-won", power=winners_by_score(state)[0])
    if step.name == sequence.NEXT_TURN:
        raise Refused("sequence.8.next-turn", "turn-must-begin")


def _return_pieces(state: State, step: Step, entry: Entry) -> State:
    """The pieces on this turn's box come back with the new personalities (component.turn-track, Q.turn.track)."""
    due = state.due
    state = replace(state, track=tuple(piece for piece in state.track if piece not in due))
    for piece in due:
        state = tell(state, "log-returned", piece=piece.piece, power=piece.owner)
    return state


def _deal(state: State, step: Step, entry: Entry) -> State:
    """Cards are dealt, fewer to powers with a penalty, which is then cleared (sequence.1.deal, Q.minus-card)."""
    must_take_part(state, *entry.get("dealt", {}))
    for power, cards in entry.get("dealt", {}).items():
        penalty = state.penalties.get(power, 0)
        given = max(1, cards - penalty) if cards else 0
        hand = state.hands[power]
        state = with_hand(state, power, hand._replace(cards=min(MOST_COUNT, (hand.cards or 0) + given)))
        state = tell(state, "log-dealt", power=power, cards=given, penalty=penalty)
    return replace(state, penalties={})


def _choose_home_card(state: State, step: Step, entry: Entry) -> State:
    """That a Home Card was chosen is recorded, not which (sequence.3.home-card, Q.turn.home-card)."""
    return with_hand(state, step.power, state.hands[step.power]._replace(home=True))


def _discard_treasures(state: State, step: Step, entry: Entry) -> State:
    """Unused treasures are discarded (sequence.5.treasure-discard)."""
    return replace(state, hands={power: hand._replace(treasures=0) for power, hand in state.hands.items()})


def _end_alliances(state: State, step: Step, entry: Entry) -> State:
    """Alliances between major powers end (sequence.5.alliances, Q.turn.verbs)."""
    return replace(state, alliances=())


def _begin_turn(state: State, step: Step, entry: Entry) -> State:
    """The turn marker advances and the checklist restarts (sequence.8.next-turn)."""
    state = replace(
        state,
        turn=state.turn + 1,
        ticks={},
        impulses=(),
        history=(*state.history, state.vp),
        hands={power: hand._replace(home=False) for power, hand in state.hands.items()},
    )
    return tell(state, "log-turn", turn=state.turn)


WITH_A_TICK: Final[dict[str, Callable[[State, Step, Entry], State]]] = {
    sequence.PERSONALITIES: _return_pieces,
    sequence.DEAL: _deal,
    sequence.HOME_CARD: _choose_home_card,
    sequence.TREASURE_DISCARD: _discard_treasures,
    sequence.ALLIANCES: _end_alliances,
    sequence.WINNER: lambda state, step, entry: win_by_score(state),
    sequence.NEXT_TURN: _begin_turn,
}


# Action phase


def play_impulse(state: State, entry: Entry) -> State:
    """A power plays an impulse, with a card by default; the count of passes restarts."""
    power, note = entry["power"], entry.get("note", "")
    _may_act(state, power)
    state = _play_from_hand(state, power, entry.get("plays", "card"))
    state = replace(state, impulses=(*state.impulses, Impulse(power, passed=False, note=note)))
    if note:
        return tell(state, "log-impulse-note", power=power, note=note)
    return tell(state, "log-impulse", power=power)


def _play_from_hand(state: State, power: str, plays: str) -> State:
    hand = state.hands[power]
    if plays == "home":
        if not hand.home:
            raise Refused("sequence.3.home-card", "no-home-card", power=power)
        return with_hand(state, power, hand._replace(home=False))
    if plays == "nothing" or hand.cards is None:
        return state
    if not hand.cards:
        raise Refused("sequence.4.impulse-order", "no-card", power=power)
    return with_hand(state, power, hand._replace(cards=hand.cards - 1))


def pass_impulse(state: State, entry: Entry) -> State:
    """A power passes; it may act again at its next place (sequence.4.until-all-pass)."""
    _may_act(state, entry["power"])
    return _passed(state, entry["power"], automatic=False)


def _may_act(state: State, power: str) -> None:
    must_take_part(state, power)
    if not state.acting:
        raise Refused("sequence.4.impulse-order", "no-actions-now")
    if power != state.mover and not state.settings.free:
        raise Refused("sequence.4.impulse-order", "not-your-place", power=power, mover=state.mover)


def _passed(state: State, power: str, automatic: bool) -> State:
    """Count a pass; after consecutive passes by all, the phase is closed (Q.turn.pass)."""
    state = replace(state, impulses=(*state.impulses, Impulse(power, True, automatic)))
    needed = len(state.settings.powers)
    key = "log-pass-automatic" if automatic else "log-pass"
    state = tell(state, key, power=power, passes=state.passes, needed=needed)
    if state.passes < needed:
        return state
    return replace(tell(state, "log-actions-end"), ticks={**state.ticks, sequence.IMPULSES: DONE})


def _pass_for_want_of_cards(state: State) -> State:
    """Automatic passes of powers without cards (Q.turn.no-cards)."""
    while state.phase == sequence.ACTIONS and state.acting and state.hands[state.mover].empty:
        state = _passed(state, state.mover, automatic=True)
    return state


CHANGES: Final[dict[str, Callable[[State, Entry], State]]] = {
    "settings": outside_checklist.change_settings,
    "tick": tick,
    "impulse": play_impulse,
    "pass": pass_impulse,
    "vp": outside_checklist.change_vp,
    "hand": outside_checklist.change_hand,
    "penalty": outside_checklist.change_penalty,
    "war": outside_checklist.declare_war,
    "peace": outside_checklist.make_peace,
    "alliance": outside_checklist.make_alliance,
    "parting": outside_checklist.end_alliance,
    "capture": outside_checklist.capture,
    "ransom": outside_checklist.ransom,
    "release": outside_checklist.release,
    "place": outside_checklist.place_on_track,
    "take": outside_checklist.take_from_track,
    "note": outside_checklist.add_note,
    "roll": outside_checklist.add_roll,
    "win": win_at_once,
}
