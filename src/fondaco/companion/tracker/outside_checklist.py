"""Reducers of entries outside the checklist: points, hands, wars, captives, the turn track, notes and rolls."""

from dataclasses import replace

from fondaco.companion.tracker.entries import Entry
from fondaco.companion.tracker.limits import MOST_COUNT, MOST_TURNS
from fondaco.companion.tracker.refused import Refused
from fondaco.companion.tracker.sequence import ESPIONAGE, ESPIONAGE_OPENS, RANSOM, WAR, WINNER
from fondaco.companion.tracker.state import Captive, Hand, Pair, Piece, Settings, State, pair
from fondaco.companion.tracker.state_updates import must_take_part, tell, with_hand
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES


def agreed(old: Settings, entry: Entry, turn: int) -> Settings:
    """The settings updated by an entry; refused if the number of turns or VP is out of range."""
    changed = {name: entry[name] for name in ("turns", "goal", "free") if name in entry}
    new = replace(old, players={**old.players, **entry.get("players", {})}, **changed)
    if not turn <= new.turns <= MOST_TURNS:
        raise Refused("sequence.8.winner", "turns-out-of-range", least=turn, most=MOST_TURNS)
    if not new.goal:
        raise Refused("sequence.8.winner", "goal-out-of-range", most=MOST_COUNT)
    return new


def change_settings(state: State, entry: Entry) -> State:
    """Change the settings."""
    must_take_part(state, *entry.get("players", {}))
    # After the check for a winner, this turn can no longer become the last one.
    new = agreed(state.settings, entry, state.turn + (WINNER in state.ticks))
    mode = "free" if new.free else "strict"
    return tell(replace(state, settings=new), f"log-settings-{mode}", turns=new.turns, goal=new.goal)


def change_vp(state: State, entry: Entry) -> State:
    """A power gains or loses VP."""
    power, by = entry["power"], entry["by"]
    must_take_part(state, power)
    total = state.vp[power] + by
    if not 0 <= total <= MOST_COUNT:
        raise Refused("", "vp-out-of-range", power=power, vp=state.vp[power], by=by, most=MOST_COUNT)
    state = replace(state, vp={**state.vp, power: total})
    if "note" in entry:
        return tell(state, "log-vp-why", power=power, by=f"{by:+}", vp=total, note=entry["note"])
    return tell(state, "log-vp", power=power, by=f"{by:+}", vp=total)


def change_hand(state: State, entry: Entry) -> State:
    """Set the number of cards and treasures of a power."""
    power = entry["power"]
    must_take_part(state, power)
    old = state.hands[power]
    new = Hand(entry.get("cards", old.cards), entry.get("home", old.home), entry.get("treasures", old.treasures))
    state = with_hand(state, power, new)
    home = "yes" if new.home else "no"
    if new.cards is None:
        return tell(state, "log-hand-uncounted", power=power, home=home, treasures=new.treasures)
    return tell(state, "log-hand", power=power, cards=new.cards, home=home, treasures=new.treasures)


def change_penalty(state: State, entry: Entry) -> State:
    """A power will be dealt fewer cards; penalties add up (Q.minus-card)."""
    power, by = entry["power"], entry.get("by", 1)
    must_take_part(state, power)
    total = state.penalties.get(power, 0) + by
    if not by or not 0 <= total <= MOST_COUNT:
        raise Refused("sequence.1.deal", "penalty-out-of-range", power=power, cards=state.penalties.get(power, 0))
    left = {name: cards for name, cards in state.penalties.items() if name != power}
    state = replace(state, penalties={**left, power: total} if total else left)
    return tell(state, "log-penalty", power=power, cards=total)


# Wars and alliances


def declare_war(state: State, entry: Entry) -> State:
    """Two powers are at war; a paid declaration is made in the war segment (sequence.2.war, Q.turn.war-cost)."""
    powers, paid = _named(entry), entry.get("paid", 0)
    wars = _changed(state, state.wars, entry, Refused("sequence.2.war", "at-war-already", **powers), add=True)
    if paid and not _is_at(state, WAR):
        raise Refused("sequence.2.war", "not-in-war-segment")
    return tell(replace(state, wars=wars), "log-war-paid" if paid else "log-war", **powers, paid=paid)


def make_peace(state: State, entry: Entry) -> State:
    """A war ends."""
    refused = Refused("sequence.2.negotiation", "not-at-war", **_named(entry))
    wars = _changed(state, state.wars, entry, refused, add=False)
    return tell(replace(state, wars=wars), "log-peace", **_named(entry))


def make_alliance(state: State, entry: Entry) -> State:
    """Two powers are allied, until winter (sequence.5.alliances)."""
    refused = Refused("sequence.2.negotiation", "allied-already", **_named(entry))
    alliances = _changed(state, state.alliances, entry, refused, add=True)
    return tell(replace(state, alliances=alliances), "log-alliance", **_named(entry))


def end_alliance(state: State, entry: Entry) -> State:
    """An alliance ends before winter."""
    refused = Refused("sequence.2.negotiation", "not-allied", **_named(entry))
    alliances = _changed(state, state.alliances, entry, refused, add=False)
    return tell(replace(state, alliances=alliances), "log-parting", **_named(entry))


def _named(entry: Entry) -> dict[str, str]:
    """The two powers of an entry, as arguments of a sentence."""
    one, other = entry["powers"]
    return {"power": one, "other": other}


def _changed(state: State, pairs: tuple[Pair, ...], entry: Entry, refused: Refused, *, add: bool) -> tuple[Pair, ...]:
    """The pairs with that of the entry added or removed; refused if it is there already, or is not there."""
    must_take_part(state, *entry["powers"])
    both = pair(*entry["powers"])
    if (both in pairs) == add:
        raise refused
    return (*pairs, both) if add else tuple(each for each in pairs if each != both)


def _is_at(state: State, name: str) -> bool:
    """Whether a segment is current, or the order is free."""
    return state.settings.free or (state.step is not None and state.step.name == name)


# Captives


def capture(state: State, entry: Entry) -> State:
    """An army leader is captured."""
    captive = Captive(entry["leader"], entry["owner"], entry["captor"])
    must_take_part(state, captive.owner, captive.captor)
    if captive.owner == captive.captor:
        raise Refused("sequence.2.ransom", "own-leader", power=captive.owner)
    if any(each.leader == captive.leader for each in state.captives):
        raise Refused("sequence.2.ransom", "captive-already", leader=captive.leader)
    state = replace(state, captives=(*state.captives, captive))
    return tell(state, "log-capture", leader=captive.leader, power=captive.owner, captor=captive.captor)


def ransom(state: State, entry: Entry) -> State:
    """A leader returns for one card that the captor draws from the owner (sequence.2.ransom, Q.turn.ransom)."""
    captive = _captive(state, entry["leader"])
    if not _is_at(state, RANSOM):
        raise Refused("sequence.2.ransom", "not-in-ransom-segment")
    hand, captors = state.hands[captive.owner], state.hands[captive.captor]
    if hand.cards == 0:
        raise Refused("sequence.2.ransom", "no-card-for-ransom", power=captive.owner)
    state = with_hand(state, captive.owner, hand._replace(cards=_more(hand.cards, -1)))
    state = with_hand(state, captive.captor, captors._replace(cards=_more(captors.cards, 1)))
    state = replace(state, captives=tuple(each for each in state.captives if each != captive))
    return tell(state, "log-ransom", leader=captive.leader, power=captive.owner, captor=captive.captor)


def release(state: State, entry: Entry) -> State:
    """A leader returns without ransom, by agreement."""
    captive = _captive(state, entry["leader"])
    state = replace(state, captives=tuple(each for each in state.captives if each != captive))
    return tell(state, "log-release", leader=captive.leader, power=captive.owner, captor=captive.captor)


def _captive(state: State, leader: str) -> Captive:
    for captive in state.captives:
        if captive.leader == leader:
            return captive
    raise Refused("sequence.2.ransom", "no-captive", leader=leader)


def _more(cards: int | None, by: int) -> int | None:
    """A number of cards plus a change; None if they are not counted."""
    return None if cards is None else min(MOST_COUNT, cards + by)


# The turn track


def place_on_track(state: State, entry: Entry) -> State:
    """A piece is out of play until a later turn, by default the next (component.turn-track, Q.turn.track)."""
    piece = Piece(entry["piece"], entry["power"], entry.get("turn", state.turn + 1))
    must_take_part(state, piece.owner)
    if piece.turn <= state.turn:
        raise Refused("component.turn-track", "turn-is-over", turn=piece.turn, now=state.turn)
    state = replace(state, track=(*state.track, piece))
    return tell(state, "log-place", piece=piece.piece, power=piece.owner, turn=piece.turn)


def take_from_track(state: State, entry: Entry) -> State:
    """A piece leaves the turn track before its turn."""
    for place, piece in enumerate(state.track):
        if piece.piece == entry["piece"]:
            state = replace(state, track=state.track[:place] + state.track[place + 1 :])
            return tell(state, "log-take", piece=piece.piece, power=piece.owner)
    raise Refused("component.turn-track", "no-piece", piece=entry["piece"])


# Notes and rolls


def add_note(state: State, entry: Entry) -> State:
    """Add a note."""
    return tell(replace(state, notes=(*state.notes, entry["text"])), "log-note", note=entry["text"])


def add_roll(state: State, entry: Entry) -> State:
    """Log a roll of a procedure; no mission before Turn 3 (espionage.turn-three)."""
    procedure = PROCEDURES[entry["procedure"]]
    if procedure.name in ESPIONAGE and state.espionage_closed and not state.settings.free:
        raise Refused("espionage.turn-three", "espionage-closed", turn=ESPIONAGE_OPENS)
    if entry["row"] not in procedure.rows:
        raise Refused(procedure.clause, "no-row", procedure=procedure.name, row=entry["row"][:40])
    dice = " | ".join(" ".join(map(str, faces)) for faces in entry["faces"])
    state = replace(state, plot=entry["row"] == "gunpowder")
    return tell(state, "log-roll", procedure=procedure.name, row=entry["row"], dice=dice)
