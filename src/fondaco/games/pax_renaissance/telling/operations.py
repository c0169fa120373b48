"""How Operations are told: what each would find, cost and bring (E4, F)."""

from typing import Final

from fondaco.games.pax_renaissance.board.mats import card_id, operation_id
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.operations.political import voices
from fondaco.games.pax_renaissance.rules.operations.running import cards_run, targets_in, use_refusal
from fondaco.games.pax_renaissance.rules.tableau import details_of, icons_of
from fondaco.games.pax_renaissance.rules.tokens import repressed_on
from fondaco.games.pax_renaissance.rules.war.regime import status_after
from fondaco.games.pax_renaissance.telling import glance, parts
from fondaco.games.pax_renaissance.telling.glance import Glance
from fondaco.games.pax_renaissance.telling.war import battle_without_agents, falling
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Hooks, Ids, Numbers

# What lies at a place of the market
NOTHING_THERE: Final = 0
FACE_DOWN: Final = 1
FACE_UP_THERE: Final = 2


# Running a side (E4)


def activation(at: Glance) -> Numbers:
    """The side being run, and how many of its cards can still act."""
    ready = sum(
        any(not use_refusal(at.s, at.seat, at.b, card, icon, QUIET) for icon, _ in icons_of(at.s, card))
        for card in cards_run(at.s, at.seat, at.b)
    )
    return {"sides": at.b, "ready": ready}


def operating(at: Glance) -> Numbers:
    if at.word != "use":
        return {"sides": at.b}
    card = at.axes["card"]
    return {**glance.card_face(at.s, card), **glance.card_place(at.s, card), **glance.act_of(at)}


def operating_parts(at: Glance) -> Ids:
    """An Operation and its card; or the card by which others' ciphers are read."""
    if at.word == "done":
        return ()
    return parts.power_parts(at, CIPHERS) if at.word == "read" else operation_parts(at)


def deciphering(at: Glance) -> Numbers:
    return {**glance.card_of_somebody(at), **glance.act_of(at)}


def operation_parts(at: Glance) -> Ids:
    """The icon of an Operation and the card it is on, if it lies in a Tableau and shows it."""
    card, kind = at.axes["card"], at.axes["operation"]
    there = at.s.holder[card] >= 0 and details_of(at.s, card, kind)
    return (operation_id(card, kind), parts.card_part(at, card)) if there else (parts.card_part(at, card),)


def locating(at: Glance) -> Numbers:
    return {**glance.acting_card(at), "operation": at.b, **glance.region(at)}


def located(at: Glance) -> Numbers:
    """How many things an Operation could choose from in an Empire (E4.location-map)."""
    return {"targets": len(targets_in(at.s, at.s.acting, at.b, at.axes["empire"]))}


def theatre(at: Glance) -> Numbers:
    return {"empire": at.theatre}


# Commerce (F2)


def commerce(at: Glance) -> Numbers:
    slot = at.axes["slot"]
    told = {"florins": at.s.market_florins[slot], "side": slot // COLUMNS}
    if at.s.market[slot] == NO_CARD:
        return {**told, "kind": NOTHING_THERE}
    return {**told, "kind": FACE_UP_THERE if slot in FACE_UP else FACE_DOWN, "card": at.s.market[slot]}


def commerce_parts(at: Glance) -> Ids:
    """A market card and the Florins on it."""
    slot = at.axes["slot"]
    coins = (f"florins-{SLOT.labels[slot]}",) if at.s.market_florins[slot] else ()
    return (*coins, *parts.slot_parts(at, slot))


# Political Operations (F3 to F6)


def beheading(at: Glance) -> Numbers:
    card = at.axes["card"]
    couple = card >= FIRST_EMPIRE and at.s.queen[card - FIRST_EMPIRE] >= 0
    return {**glance.card_of_somebody(at), "couple": int(couple), "assassin": int(card >= FIRST_EMPIRE)}


def taxing_parts(at: Glance) -> Ids:
    return parts.cube_parts(at, at.axes["border"])


def taxed(at: Glance) -> Numbers:
    return {"border": at.b, **theatre(at), "florins": at.s.florins[at.seat], **glance.fate(at.s, at.theatre)}


def taxed_parts(at: Glance) -> Ids:
    return (f"florins-{at.seat}",) if at.word == "pay" else parts.cube_parts(at, at.b)


def repressing(at: Glance) -> Numbers:
    there = glance.who_stands(at) if at.word == "city" else glance.whose_concession(at)
    return {**there, **glance.fate(at.s, at.theatre)}


def voting(at: Glance) -> Numbers:
    """What a vote costs, what it brings, and how the voices stand (F6.vote)."""
    s, empire = at.s, at.axes["empire"]
    rival = max(voices(s, other, empire) for other in range(s.players) if other != at.seat)
    told = {"cost": repressed_on(s, empire), "voices": voices(s, at.seat, empire), "rival": rival}
    outcome = status_after(s, at.seat, empire, BY_VOTE)
    return {**told, "outcome": outcome, **glance.owner(at, s.holder[FIRST_EMPIRE + empire])}


def voting_parts(at: Glance) -> Ids:
    return (card_id(FIRST_EMPIRE + at.axes["empire"]), *parts.land(at))


# Military Operations (F7 to F9)


def cruising(at: Glance) -> Numbers:
    return {**glance.prey(at), "religion": max(at.s.pirate[at.axes["source"]], 0)}


def cruising_parts(at: Glance) -> Ids:
    """The Pirate that sails, and where it goes."""
    sails = parts.pirate_parts(at, at.axes["source"])[0]
    return tuple(dict.fromkeys((*parts.border(at), sails)))


def marching(at: Glance) -> Numbers:
    return {"empire": max(at.s.acting - FIRST_EMPIRE, 0), **glance.knights(at.s, at.s.acting)}


def campaigning(at: Glance) -> Numbers:
    return {"cost": marching(at)["cost"], **battle_without_agents(at.s, at.seat, CAMPAIGN_WAR, at.axes["empire"])}


HOOKS: Final = {
    frames.OPERATE: Hooks(prompt=activation, option=operating, parts=operating_parts),
    frames.CIPHER: Hooks(option=deciphering, parts=operation_parts),
    frames.LOCATE: Hooks(prompt=locating, option=located, parts=parts.land),
    frames.COMMERCE: Hooks(option=commerce, parts=commerce_parts),
    frames.BEHEAD: Hooks(prompt=glance.acting_card, option=beheading, parts=parts.card),
    frames.TAX: Hooks(prompt=theatre, option=glance.whose_concession, parts=taxing_parts),
    frames.TAXED: Hooks(prompt=taxed, option=taxed, parts=taxed_parts),
    frames.REPRESS: Hooks(prompt=theatre, option=repressing, parts=parts.city_or_border),
    frames.VOTE: Hooks(option=voting, parts=voting_parts),
    frames.CORSAIR: Hooks(prompt=theatre, option=cruising, parts=cruising_parts),
    frames.SIEGE: Hooks(prompt=theatre, option=falling, parts=parts.city_or_border),
    frames.CAMPAIGN: Hooks(prompt=marching, option=campaigning, parts=parts.land),
}
