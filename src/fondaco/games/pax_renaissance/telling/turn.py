"""How the actions of a turn are told: what each costs and brings (D1, E)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, refusals
from fondaco.games.pax_renaissance.rules.expansion import FAITHS, reprisals_queen
from fondaco.games.pax_renaissance.rules.market import PRICE_AT
from fondaco.games.pax_renaissance.rules.operations.running import can_act, cards_run
from fondaco.games.pax_renaissance.rules.playing import play, shot_refusal, shots
from fondaco.games.pax_renaissance.rules.selling import price_of
from fondaco.games.pax_renaissance.rules.tableau import vassals_of
from fondaco.games.pax_renaissance.rules.turn import is_free
from fondaco.games.pax_renaissance.rules.victory import LEAD, LEAD_OF_KINGS, condition_refusal, is_discredited
from fondaco.games.pax_renaissance.telling import parts
from fondaco.games.pax_renaissance.telling.fairs import fair
from fondaco.games.pax_renaissance.telling.glance import Glance, card_face, card_place
from fondaco.games.pax_renaissance.telling.playing import apostasy, one_shot_detail
from fondaco.games.pax_renaissance.telling.war import battle, battle_without_agents
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Hooks, Ids, Numbers

HINDRANCES: Final = {
    refusals.NO_ATTACKERS: 1,
    refusals.NO_HERETICS: 2,
    refusals.NEEDS_DISCOVERY: 3,
    refusals.ROUTE_OPEN: 4,
    refusals.SPICE_FINAL: 4,
}


def actions_left(at: Glance) -> Numbers:
    return {"actions": at.s.actions}


def buying(at: Glance) -> Numbers:
    slot = at.axes["slot"]
    card = FIRST_COMET if at.s.market[slot] == NO_CARD else at.s.market[slot]
    told = {"card": card, "price": PRICE_AT[slot], "florins": at.s.market_florins[slot]}
    return {**told, "comet": int(card >= FIRST_COMET), **card_place(at.s, card)}


def playing(at: Glance) -> Numbers:
    """Where a card is at home, and what its one-shot would do once it lies on the table."""
    card, s = at.axes["card"], at.s.copy()
    if not s.holds(at.seat, card):
        return {"shot": NO_ONE_SHOT, "possible": 0, "hindrance": 0, **card_place(at.s, card)}
    play(s, at.seat, card)
    kind, found = s.printed.one_shot[card], {shot_refusal(s, at.seat, shot, QUIET) for shot in shots(s)}
    possible = 0 in found
    told = {"shot": kind, "possible": int(possible), "hindrance": hindrance(found), **card_place(s, card)}
    if possible and kind < WARS and told["where"] < SIDE_LOCATION:
        return {**told, **battle(s, at.seat, kind, told["where"])}
    return {**told, **one_shot_detail(s, at.seat, card)}


def hindrance(found: set[int]) -> int:
    """What alone stands in the way of a one-shot; 0 if it is several things, or none."""
    return HINDRANCES.get(found.pop(), 0) if len(found) == 1 else 0


def selling(at: Glance) -> Numbers:
    card, s = at.axes["card"], at.s
    told = {**card_face(s, card), "florins": price_of(s, card), "held": int(s.holds(at.seat, card))}
    if card < FIRST_EMPIRE:
        return {**told, "couple": 0, "vassals": 0}
    empire = card - FIRST_EMPIRE
    return {**told, "couple": int(s.queen[empire] >= 0), "vassals": len(vassals_of(s, empire))}


def running(at: Glance) -> Numbers:
    """How many cards could act if a side were run now (E4.run)."""
    ready = sum(can_act(at.s, at.seat, card) for card in cards_run(at.s, at.seat, at.axes["sides"]))
    return {"ready": ready, "free": int(is_free(at.s, at.seat, at.option))}


def declaring(at: Glance) -> Numbers:
    return {"double": int(is_discredited(at.s, at.axes["victory"]))}


def halves(at: Glance) -> Ids:
    """The halves of the Tableau that would be run."""
    sides = (EAST, WEST) if at.axes["sides"] == BOTH else (at.axes["sides"],)
    return tuple(f"half-{at.seat}-{SIDE.labels[side]}" for side in sides)


def reprisals(at: Glance) -> Numbers:
    """The Queen who is given up, and the revolt in her Empire (B4.powers: Popular Reprisals)."""
    queen = reprisals_queen(at.s, at.seat)
    empire = at.s.king_of(queen) if queen >= 0 else 0
    return {"card": max(queen, 0), **battle_without_agents(at.s, at.seat, REVOLT, empire)}


def victory(at: Glance) -> Numbers:
    """What a victory asks for, and whether anybody meets it now (L3 to L6)."""
    s, which = at.s, at.axes["victory"]
    told = {"which": which, "lead": LEAD_OF_KINGS[s.players] if which == IMPERIAL else LEAD}
    for seat in (at.seat, *range(s.players)):
        if not condition_refusal(s, seat, which):
            return {**told, "met": 1 if seat == at.seat else 2, "seat": seat}
    return {**told, "met": 0}


def free_apostasy(at: Glance) -> Numbers:
    return apostasy(at.s, at.seat, FAITHS[at.axes["pair"]])


ACTIONS: Final = {
    "buy": Hooks(option=buying, parts=lambda at: parts.slot_parts(at, at.axes["slot"])),
    "play": Hooks(option=playing, parts=parts.card),
    "sell": Hooks(option=selling, parts=parts.card),
    "run": Hooks(option=running, parts=halves),
    "fair": Hooks(option=fair, parts=lambda at: parts.slot_parts(at, at.axes["side"] * COLUMNS)),
    "declare": Hooks(option=declaring, parts=parts.victory),
    "revolt": Hooks(option=reprisals, parts=lambda at: parts.power_parts(at, POPULAR_REPRISALS)),
    "apostasy": Hooks(option=free_apostasy, parts=lambda at: parts.power_parts(at, COUNTER_REFORMATION)),
    "end": Hooks(option=actions_left),
}
"""What each action costs and brings, and what it begins with: cards, halves of the Tableau, victories (D1.list)."""

HOOKS: Final = {
    frames.TURN: Hooks(actions_left, lambda at: ACTIONS[at.word].option(at), lambda at: ACTIONS[at.word].parts(at)),
    frames.CUT_HAND: Hooks(parts=parts.card),
    frames.ACTIVATE: Hooks(option=victory, parts=parts.victory),
}
