"""What Operations, Battles and new regimes would cost and bring, for the sentences about them (E4, F, G4, J)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance.battle import ATTACKERS, FROM_REPRESSED, knights_of
from fondaco.games.pax_renaissance.glance import (
    CONQUEST,
    KING_AGAIN,
    REPUBLIC,
    Glance,
    act_of,
    battle_without_agents,
    bishop_meets,
    bishop_on,
    card_face,
    card_of_somebody,
    card_place,
    is_in_pile,
    owner,
    prey,
    region,
    routes_past,
    who_stands,
    whose_concession,
)
from fondaco.games.pax_renaissance.military import sailed
from fondaco.games.pax_renaissance.operations import use_refusal
from fondaco.games.pax_renaissance.political import is_shown, repress_mask, voices
from fondaco.games.pax_renaissance.survivors import is_pirate
from fondaco.games.pax_renaissance.tableau import cards_on, icons_of
from fondaco.games.pax_renaissance.tokens import repressed_on, token_of
from fondaco.games.pax_renaissance.vocabulary import (
    BOTH,
    CAMPAIGN_WAR,
    COLUMNS,
    CORSAIR,
    EAST,
    EMPTY,
    FIRST_EMPIRE,
    NO_CARD,
    RELIGIONS,
    REPRESS_CUBES,
    SIEGE,
    TAX,
    TOKENS,
    WEST,
)
from fondaco.kernel import QUIET

Told = dict[str, int]

# What lies at a place of the market
NOTHING_THERE: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2

# What becomes of a survivor without quarters
TO_THE_REPRESSED: Final = 0
KILLED: Final = 1
STAYS_REPRESSED: Final = 2


# Operations (E4, F)


def activation(at: Glance) -> Told:
    """The side being run, and how many of its cards can still act."""
    cards = [card for side in (EAST, WEST) if at.b in (side, BOTH) for card in cards_on(at.s, at.seat, side)]
    ready = sum(
        any(not use_refusal(at.s, at.seat, at.b, card, icon, QUIET) for icon, _ in icons_of(at.s, card))
        for card in cards
    )
    return {"sides": at.b, "ready": ready}


def operating(at: Glance) -> Told:
    if at.word != "use":
        return {"sides": at.b}
    card = at.axes["card"]
    return {**card_face(at.s, card), **card_place(at.s, card), **act_of(at, card, at.axes["operation"])}


def deciphering(at: Glance) -> Told:
    card = at.axes["card"]
    return {**card_of_somebody(at, card), **act_of(at, card, at.axes["operation"])}


def acting_card(at: Glance) -> Told:
    return card_face(at.s, at.s.acting)


def locating(at: Glance) -> Told:
    return {**acting_card(at), "operation": at.b, **region(at)}


def located(at: Glance) -> Told:
    """How many things an Operation could choose from in an Empire (E4.location-map)."""
    s, empire, operation = at.s, at.axes["empire"], at.b
    standing = [place for place in s.tables.places_of[empire] if s.token[place] != EMPTY]
    borders = s.tables.borders_of[empire]
    cubes = sum(s.concession[border] >= 0 for border in borders)
    if operation == TAX:
        return {"targets": cubes}
    if operation == SIEGE:
        return {"targets": len(standing) + sum(s.pirate[border] >= 0 for border in borders)}
    if operation == CORSAIR:
        return {"targets": sum(s.pirate[border] in sailed(s, s.acting) for border in borders)}
    mask = repress_mask(s, s.acting)
    shown = sum(is_shown(s, mask, place) for place in standing)
    return {"targets": shown + cubes if mask & REPRESS_CUBES else shown}


def theatre(at: Glance) -> Told:
    return {"empire": max(at.s.theatre, 0)}


def inquiring(at: Glance) -> Told:
    return {**bishop_on(at.s, at.axes["card"]), **card_of_somebody(at, at.axes["card"])}


def preacher(at: Glance) -> Told:
    return bishop_on(at.s, at.b)


def preaching(at: Glance) -> Told:
    return {**card_of_somebody(at, at.axes["card"]), "meets": bishop_meets(at.s, at.axes["card"])}


def commerce(at: Glance) -> Told:
    slot = at.axes["slot"]
    told = {"florins": at.s.market_florins[slot], "side": slot // COLUMNS}
    if at.s.market[slot] == NO_CARD:
        return {**told, "kind": NOTHING_THERE}
    return {**told, "kind": FACE_UP if slot % COLUMNS else FACE_DOWN, "card": at.s.market[slot]}


def beheading(at: Glance) -> Told:
    card = at.axes["card"]
    couple = card >= FIRST_EMPIRE and at.s.queen[card - FIRST_EMPIRE] >= 0
    return {**card_of_somebody(at, card), "couple": int(couple), "assassin": int(card >= FIRST_EMPIRE)}


def concession_there(at: Glance) -> Told:
    return whose_concession(at, at.axes["border"])


def taxed(at: Glance) -> Told:
    s = at.s
    return {"border": at.b, **theatre(at), "florins": s.florins[at.seat], "dies": is_in_pile(s, max(s.theatre, 0))}


def repressing(at: Glance) -> Told:
    there = who_stands(at.s, at.axes["place"]) if at.word == "city" else concession_there(at)
    return {**there, "dies": is_in_pile(at.s, max(at.s.theatre, 0))}


def voting(at: Glance) -> Told:
    """What a vote costs, what it brings, and how the voices stand (F6.vote)."""
    s, empire = at.s, at.axes["empire"]
    holder = s.holder[FIRST_EMPIRE + empire]
    outcome = CONQUEST if holder != at.seat else KING_AGAIN if s.republic[empire] else REPUBLIC
    rival = max(voices(s, other, empire) for other in range(s.players) if other != at.seat)
    told = {"cost": repressed_on(s, empire), "voices": voices(s, at.seat, empire), "rival": rival}
    return {**told, "outcome": outcome, **owner(at, holder)}


def cruising(at: Glance) -> Told:
    border, religion = at.axes["border"], at.s.pirate[at.axes["source"]]
    return {**prey(at, border), "religion": max(religion, 0), **routes_past(at.s, border)}


def besieging(at: Glance) -> Told:
    if at.word == "city":
        return who_stands(at.s, at.axes["place"])
    return {"religion": max(at.s.pirate[at.axes["border"]], 0)}


def knights(at: Glance) -> Told:
    count = len(knights_of(at.s, max(at.s.acting - FIRST_EMPIRE, 0)))
    return {"empire": max(at.s.acting - FIRST_EMPIRE, 0), "knights": count, "cost": count}


def campaigning(at: Glance) -> Told:
    return {"cost": knights(at)["cost"], **battle_without_agents(at.s, at.seat, CAMPAIGN_WAR, at.axes["empire"])}


# Troops, Battles and new regimes (G4, J, F9)


def levying(at: Glance) -> Told:
    place = at.axes["place"]
    return {"token": at.tables.icons[at.s.turned[at.tables.empire_of[place]]][place]}


def losses(at: Glance) -> Told:
    return {"attacking": int(at.b >= ATTACKERS), "losses": at.b % ATTACKERS}


def falling(at: Glance) -> Told:
    if at.word == "city":
        return who_stands(at.s, at.axes["place"])
    return {"religion": max(at.s.pirate[at.axes["border"]], 0)} if at.word == "pirate" else {}


def survivor(at: Glance) -> Told:
    """Who looks for quarters: an Agent of the card, or a token Repressed till now."""
    fighter = at.s.attackers[0] if at.s.attackers else 0
    if is_pirate(fighter):
        return {**theatre(at), "pirate": 1, "religion": token_of(at.seat, fighter) % RELIGIONS}
    token = fighter - FROM_REPRESSED if fighter >= FROM_REPRESSED else token_of(at.seat, fighter)
    return {**theatre(at), "pirate": 0, "token": token}


def surviving(at: Glance) -> Told:
    if at.word == "border":
        return {**concession_there(at), **routes_past(at.s, at.axes["border"])}
    fighter = at.s.attackers[0] if at.s.attackers else 0
    outside = KILLED if is_pirate(fighter) else TO_THE_REPRESSED
    return {"sort": STAYS_REPRESSED if fighter >= FROM_REPRESSED else outside} if at.word == "none" else {}


def theocracy(at: Glance) -> Told:
    return {**theatre(at), "state": at.s.religion(max(at.s.theatre, 0))}


def turning(at: Glance) -> Told:
    empire = max(at.s.theatre, 0)
    return {"state": at.tables.map_sides[empire * 2 + 1 - at.s.turned[empire]]}


def freed(at: Glance) -> Told:
    return {"token": at.b % TOKENS}


def freeing(at: Glance) -> Told:
    return routes_past(at.s, at.axes["border"]) if at.word == "border" else {}
