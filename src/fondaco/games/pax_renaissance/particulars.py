"""What a sentence about a decision needs beside the option itself; read from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.games.pax_renaissance import frames, reckoning
from fondaco.games.pax_renaissance.agents import MUST, REGIME
from fondaco.games.pax_renaissance.expansion import reprisals_queen
from fondaco.games.pax_renaissance.fairs import GRANT, travel
from fondaco.games.pax_renaissance.glance import (
    Glance,
    apostasy,
    battle,
    battle_without_agents,
    bishop_meets,
    card_face,
    card_of_somebody,
    card_place,
    is_in_pile,
    pair_of,
    prey,
    region,
    routes_past,
    table_seen,
    which_place,
    who_stands,
    whose_concession,
)
from fondaco.games.pax_renaissance.operations import target_refusal
from fondaco.games.pax_renaissance.playing import play, shot_refusal, shots
from fondaco.games.pax_renaissance.refusals import (
    NEEDS_DISCOVERY,
    NO_ATTACKERS,
    NO_HERETICS,
    ROUTE_OPEN,
    SPICE_FINAL,
)
from fondaco.games.pax_renaissance.selling import price_of
from fondaco.games.pax_renaissance.sequence import STEPS
from fondaco.games.pax_renaissance.tableau import cards_on, icons_of, vassals_of
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.tokens import free_borders, is_saturated, room_in
from fondaco.games.pax_renaissance.turn import is_free
from fondaco.games.pax_renaissance.victory import LEAD, LEAD_OF_KINGS, condition_refusal, is_discredited
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import (
    APOSTASY,
    BOTH,
    COLUMNS,
    EAST,
    FIRST_COMET,
    FIRST_EMPIRE,
    IMPERIAL,
    INQUISITOR,
    NO_CARD,
    NO_ONE_SHOT,
    PAIRS,
    REVOLT,
    SHIFT,
    SIDE_LOCATION,
    WARS,
    WEST,
)
from fondaco.kernel import QUIET, Frame

Told = dict[str, int]

HINDRANCES: Final = {NO_ATTACKERS: 1, NO_HERETICS: 2, NEEDS_DISCOVERY: 3, ROUTE_OPEN: 4, SPICE_FINAL: 4}

# A turn (D1, E)


def actions_left(at: Glance) -> Told:
    return {"actions": at.s.actions}


def action(at: Glance) -> Told:
    """What an action costs and brings."""
    return ACTIONS[at.word](at)


def buying(at: Glance) -> Told:
    slot = at.axes["slot"]
    card, price, found = at.s.market[slot], slot % COLUMNS, at.s.market_florins[slot]
    if card == NO_CARD:
        card = FIRST_COMET
    told = {"card": card, "price": price, "florins": found, "comet": int(card >= FIRST_COMET)}
    return {**told, **card_place(at.s, card)}


def playing(at: Glance) -> Told:
    """Where a card is at home, and what its one-shot would do once it lies on the table."""
    card, s = at.axes["card"], at.s.copy()
    if not s.holds(at.seat, card):
        return {"shot": NO_ONE_SHOT, "possible": 0, "hindrance": 0, **card_place(at.s, card)}
    play(s, at.seat, card)
    kind, refusals = s.tables.one_shot[card], {shot_refusal(s, at.seat, shot, QUIET) for shot in shots(s)}
    possible = 0 in refusals
    told = {"shot": kind, "possible": int(possible), "hindrance": hindrance(refusals), **card_place(s, card)}
    if possible and kind < WARS and told["where"] < SIDE_LOCATION:
        return {**told, **battle(s, at.seat, kind, told["where"])}
    return {**told, **one_shot_detail(Glance(s, at.seat, 0), card)}


def hindrance(refusals: set[int]) -> int:
    """What alone stands in the way of a one-shot; 0 if it is several things, or none."""
    return HINDRANCES.get(refusals.pop(), 0) if len(refusals) == 1 else 0


def selling(at: Glance) -> Told:
    card, s = at.axes["card"], at.s
    told = {**card_face(s, card), "florins": price_of(s, card), "held": int(s.holds(at.seat, card))}
    if card < FIRST_EMPIRE:
        return {**told, "couple": 0, "vassals": 0}
    empire = card - FIRST_EMPIRE
    return {**told, "couple": int(s.queen[empire] >= 0), "vassals": len(vassals_of(s, empire))}


def running(at: Glance) -> Told:
    sides = at.axes["sides"]
    return {"ready": len(ready_cards(at, sides)), "free": int(is_free(at.s, at.seat, at.option))}


def ready_cards(at: Glance, sides: int) -> list[int]:
    """The cards of a side that could act if it were run now (E4.run)."""
    cards = [card for side in (EAST, WEST) if sides in (side, BOTH) for card in cards_on(at.s, at.seat, side)]
    return [card for card in cards if can_act(at, card)]


def can_act(at: Glance, card: int) -> bool:
    silenced = at.s.is_silenced(card)
    return any(
        (not silenced or operation == INQUISITOR) and not target_refusal(at.s, at.seat, card, operation)
        for operation, _ in icons_of(at.s, card)
    )


def fair(at: Glance) -> Told:
    """The profits of a fair, how many of them the player receives, and which lands raise Troops (G.sequence)."""
    side, s = at.axes["side"], at.s.copy()
    profits, route, before = s.market_florins[side * COLUMNS] + GRANT[s.players], s.route[side], s.florins[at.seat]
    told = {"florins": profits, "emporium": route, "free": int(is_free(at.s, at.seat, at.option))}
    if not s.bankruptcy:
        profits -= 1
        s.florins[at.seat] += 1
    entered = travel(s, route, profits)[1] if profits else 0
    levies = sum(not is_saturated(s, empire) for empire in s.tables.route_cards[route][:entered])
    return {**told, "income": s.florins[at.seat] - before, "levies": levies}


def declaring(at: Glance) -> Told:
    return {"double": int(is_discredited(at.s, at.axes["victory"]))}


def reprisals(at: Glance) -> Told:
    """The Queen who is given up, and the revolt in her Empire (B4.powers: Popular Reprisals)."""
    queen = reprisals_queen(at.s, at.seat)
    if queen not in at.s.queen:
        return {"card": 0, **battle_without_agents(at.s, at.seat, REVOLT, 0)}
    return {"card": queen, **battle_without_agents(at.s, at.seat, REVOLT, at.s.king_of(queen))}


def free_apostasy(at: Glance) -> Told:
    first, second = PAIRS[at.axes["pair"]]
    return apostasy(at, 1 << first | 1 << second)


def victory(at: Glance) -> Told:
    """What a victory asks for, and whether anybody meets it now (L3 to L6)."""
    s, which = at.s, at.axes["victory"]
    told = {"which": which, "lead": LEAD_OF_KINGS[s.players] if which == IMPERIAL else LEAD}
    for seat in (at.seat, *range(s.players)):
        if not condition_refusal(s, seat, which):
            return {**told, "met": 1 if seat == at.seat else 2, "seat": seat}
    return {**told, "met": 0}


ACTIONS: dict[str, Callable[[Glance], Told]] = {
    "buy": buying,
    "play": playing,
    "sell": selling,
    "run": running,
    "fair": fair,
    "declare": declaring,
    "revolt": reprisals,
    "apostasy": free_apostasy,
    "end": actions_left,
}


# Playing a card (E2)


def torch(at: Glance) -> Told:
    return {"card": at.s.acting, "victory": max(at.tables.torch[at.s.acting], 0)}


def announced(at: Glance) -> Told:
    return {"sold": at.b, "card": at.s.acting, "shot": at.tables.one_shot[at.s.acting]}


def one_shot(at: Glance) -> Told:
    """Who would fight, whom the Queen marries, where trade shifts, or what an apostasy takes."""
    kind = at.tables.one_shot[at.s.acting]
    if at.word == "refuse":
        return announced(at)
    if at.word == "trigger":
        return {"shot": kind, **one_shot_detail(at, at.s.acting)}
    return battle(at.s, at.seat, kind, at.axes["empire"]) if kind < WARS else {"shot": kind}


def one_shot_detail(at: Glance, card: int) -> Told:
    kind, detail = at.tables.one_shot[card], at.tables.one_shot_detail[card]
    if kind == SHIFT:
        return {"emporium": detail, "side": at.tables.route_side[detail]}
    return {"pair": pair_of(detail), **apostasy(at, detail)} if kind == APOSTASY else {}


def room(at: Glance) -> Told:
    if at.word == "none":
        return {}
    empire = at.axes["empire"]
    return {"cities": room_in(at.s, empire), "borders": len(free_borders(at.s, empire))}


def agent(at: Glance) -> Told:
    """The Agent to be placed, and in which Empire."""
    return {"agent": at.b % MUST, "empire": max(at.s.theatre, 0)}


def settling(at: Glance) -> Told:
    if at.word == "none":
        return agent(at)
    place, s = at.axes["place"], at.s
    if s.token[place] < 0:
        return {"taken": 0, "nth": 0}
    return {"taken": 1, **who_stands(s, place), "dies": is_in_pile(s, s.tables.empire_of[place])}


def sailing(at: Glance) -> Told:
    if at.word == "none":
        return agent(at)
    return {**prey(at, at.axes["border"]), **routes_past(at.s, at.axes["border"])}


def concession(at: Glance) -> Told:
    return {"regime": int(at.b & REGIME > 0), "empire": max(at.s.theatre, 0)}


def conceding(at: Glance) -> Told:
    if at.word == "none":
        return {}
    return {**whose_concession(at, at.axes["border"]), **routes_past(at.s, at.axes["border"])}


def ordaining(at: Glance) -> Told:
    if at.word == "none":
        return agent(at)
    return {**card_of_somebody(at, at.axes["card"]), "meets": bishop_meets(at.s, at.axes["card"])}


def lacking(at: Glance) -> Told:
    return {"agent": at.b}


def taking(at: Glance) -> Told:
    if at.word == "city":
        return which_place(at.s, at.axes["place"])
    return card_of_somebody(at, at.axes["card"]) if at.word == "bishop" else {}


def empire_of_frame(at: Glance) -> Told:
    return {"empire": at.b}


Detail = Callable[[Glance], Told]

PROMPTS: dict[int, Detail] = {
    frames.TURN: actions_left,
    frames.TORCH: torch,
    frames.ONE_SHOT: announced,
    frames.LOCATE_AGENTS: region,
    frames.SETTLE: agent,
    frames.SAIL: agent,
    frames.CONCEDE: concession,
    frames.ORDAIN: agent,
    frames.TAKE: lacking,
    frames.PACIFY: empire_of_frame,
    frames.OPERATE: reckoning.activation,
    frames.LOCATE: reckoning.locating,
    frames.INQUIRE: reckoning.acting_card,
    frames.PREACH: reckoning.preacher,
    frames.BEHEAD: reckoning.acting_card,
    frames.TAX: reckoning.theatre,
    frames.TAXED: reckoning.taxed,
    frames.REPRESS: reckoning.theatre,
    frames.CORSAIR: reckoning.theatre,
    frames.SIEGE: reckoning.theatre,
    frames.CAMPAIGN: reckoning.knights,
    frames.LEVY: empire_of_frame,
    frames.LOSE: reckoning.losses,
    frames.SURVIVE: reckoning.survivor,
    frames.TURN_MAP: reckoning.theocracy,
    frames.EMANCIPATE: empire_of_frame,
    frames.FREE: reckoning.freed,
}

OPTIONS: dict[int, Detail] = {
    frames.TURN: action,
    frames.ACTIVATE: victory,
    frames.TORCH: torch,
    frames.ONE_SHOT: one_shot,
    frames.LOCATE_AGENTS: room,
    frames.SETTLE: settling,
    frames.SAIL: sailing,
    frames.CONCEDE: conceding,
    frames.ORDAIN: ordaining,
    frames.TAKE: taking,
    frames.OPERATE: reckoning.operating,
    frames.CIPHER: reckoning.deciphering,
    frames.LOCATE: reckoning.located,
    frames.INQUIRE: reckoning.inquiring,
    frames.PREACH: reckoning.preaching,
    frames.COMMERCE: reckoning.commerce,
    frames.BEHEAD: reckoning.beheading,
    frames.TAX: reckoning.concession_there,
    frames.TAXED: reckoning.taxed,
    frames.REPRESS: reckoning.repressing,
    frames.VOTE: reckoning.voting,
    frames.CORSAIR: reckoning.cruising,
    frames.SIEGE: reckoning.besieging,
    frames.CAMPAIGN: reckoning.campaigning,
    frames.LEVY: reckoning.levying,
    frames.LOSE: reckoning.falling,
    frames.SURVIVE: reckoning.surviving,
    frames.TURN_MAP: reckoning.turning,
    frames.FREE: reckoning.freeing,
}


def particulars(tables: Tables, view: PaxView, frame: Frame, option: int) -> Told:
    """Cards, costs, fighters and gains an option leads to; option -1 is the prompt."""
    number, seat, b = frame
    s = table_seen(tables, view)
    if option < 0:
        return PROMPTS[number](Glance(s, seat, b)) if number in PROMPTS else {}
    if number not in OPTIONS:
        return {}
    options = STEPS[number].options
    return OPTIONS[number](Glance(s, seat, b, options.group(option), options.arguments(option), option))
