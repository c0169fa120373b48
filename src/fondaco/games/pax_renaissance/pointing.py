"""Which parts of the drawing a player would click for an option; from a view and the printed tables only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from fondaco.draw.pointing import Ids, pointed
from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.mats import card_id, operation_id
from fondaco.games.pax_renaissance.sequence import STEPS
from fondaco.games.pax_renaissance.tables import Tables
from fondaco.games.pax_renaissance.tokens import token_of
from fondaco.games.pax_renaissance.view import PaxView
from fondaco.games.pax_renaissance.vocabulary import (
    AGENT,
    BISHOP_AGENT,
    BORDER,
    BOTH,
    CIPHERS,
    COLUMNS,
    CORONATION,
    COUNTER_REFORMATION,
    EAST,
    EMPIRE,
    EMPTY,
    FIRST_EMPIRE,
    NO_CARD,
    PLACE,
    POPULAR_REPRISALS,
    QUEEN,
    SHIFT,
    SIDE,
    SLOT,
    TOKEN,
    TOKENS,
    VICTORY,
    WEST,
)
from fondaco.kernel import Frame


@dataclass(frozen=True)
class Gesture:
    """An option that somebody looks at: the position, the frame, and what the option names."""

    tables: Tables
    view: PaxView
    seat: int
    b: int
    word: str
    axes: dict[str, int]

    @property
    def acting(self) -> Ids:
        """The card that acts, if there is one."""
        return (card_part(self, self.view.acting),) if self.view.acting != NO_CARD else ()


# Single parts


def card_part(at: Gesture, card: int) -> str:
    """A card wherever it is seen, else the hand it must be in."""
    view = at.view
    seen = (
        card >= FIRST_EMPIRE
        or view.holder[card] >= 0
        or card in (*view.market, *view.foretold, view.acting, *view.hand)
        or any(card in maids for maids in view.maid)
    )
    return card_id(card) if seen else f"hand-{at.seat}"


def slot_parts(at: Gesture, slot: int) -> Ids:
    """A place of the market: its card, or the place if it is empty."""
    card = at.view.market[slot]
    return (f"slot-{SLOT.labels[slot]}",) if card == NO_CARD else (card_id(card),)


def place_parts(at: Gesture, place: int) -> Ids:
    """A place of a city, and who stands there."""
    label = PLACE.labels[place]
    return (f"place-{label}",) if at.view.token[place] == EMPTY else (f"piece-{label}", f"place-{label}")


def border_parts(at: Gesture, border: int) -> Ids:
    """A Border with all that stands on it."""
    return (*cube_parts(at, border)[:-1], *pirate_parts(at, border))


def cube_parts(at: Gesture, border: int) -> Ids:
    """The Concession on a Border, and the Border."""
    label = BORDER.labels[border]
    return (f"border-{label}",) if at.view.concession[border] < 0 else (f"cube-{label}", f"border-{label}")


def pirate_parts(at: Gesture, border: int) -> Ids:
    """The Pirate on a Border, and the Border."""
    label = BORDER.labels[border]
    return (f"border-{label}",) if at.view.pirate[border] < 0 else (f"pirate-{label}", f"border-{label}")


def map_parts(empire: int) -> Ids:
    return (f"map-{EMPIRE.labels[empire]}",)


def repressed_parts(at: Gesture, empire: int, token: int) -> Ids:
    """Repressed tokens of a kind, or the Empire card they would lie on."""
    if at.view.repressed[empire * TOKENS + token] and at.view.holder[FIRST_EMPIRE + empire] >= 0:
        return (f"repressed-{EMPIRE.labels[empire]}-{TOKEN.labels[token]}",)
    return (card_id(FIRST_EMPIRE + empire),)


def bishop_parts(at: Gesture, card: int) -> Ids:
    """The Bishop on a card, and the card."""
    part = card_part(at, card)
    return (f"bishop-{at.view.bishop.index(card)}", part) if card in at.view.bishop else (part,)


def power_parts(at: Gesture, power: int) -> Ids:
    """The cards that give a seat a Power."""
    held = [card for card in at.tables.cards_with[power] if at.view.holder[card] == at.seat]
    return tuple(card_id(card) for card in held) or (f"bank-{at.seat}",)


# A turn


def turn(at: Gesture) -> Ids:
    """One of the eight actions (D1.list)."""
    if at.word == "buy":
        return slot_parts(at, at.axes["slot"])
    if at.word in ("play", "sell"):
        return (card_part(at, at.axes["card"]),)
    if at.word == "run":
        sides = (EAST, WEST) if at.axes["sides"] == BOTH else (at.axes["sides"],)
        return tuple(f"half-{at.seat}-{SIDE.labels[side]}" for side in sides)
    if at.word == "fair":
        return slot_parts(at, at.axes["side"] * COLUMNS)
    if at.word == "declare":
        return victory(at)
    if at.word == "end":
        return ()
    return power_parts(at, POPULAR_REPRISALS if at.word == "revolt" else COUNTER_REFORMATION)


def card(at: Gesture) -> Ids:
    return () if at.word == "none" else (card_part(at, at.axes["card"]),)


def victory(at: Gesture) -> Ids:
    return (f"victory-{VICTORY.labels[at.axes['victory']]}",)


# Playing a card


def torch(at: Gesture) -> Ids:
    """The victory that a torch would put out (M3.torch)."""
    if at.word == "keep" or at.view.acting == NO_CARD:
        return ()
    named = at.tables.torch[at.view.acting]
    return (f"victory-{VICTORY.labels[named]}",) if named >= 0 else at.acting


def one_shot(at: Gesture) -> Ids:
    """Where the one-shot takes place; a Queen who marries nobody goes under the Player card (I2.old-maid)."""
    acting = at.view.acting
    if at.word == "refuse":
        maid = acting != NO_CARD and acting < FIRST_EMPIRE and at.tables.card_class[acting] == QUEEN
        return (f"bank-{at.seat}",) if maid else ()
    kind = at.tables.one_shot[acting] if NO_CARD < acting < FIRST_EMPIRE else -1
    if at.word == "trigger":
        if kind != SHIFT:
            return at.acting
        city = at.tables.route_city[at.tables.one_shot_detail[acting]]
        return (f"place-{PLACE.labels[at.tables.city_of.index(city)]}", *at.acting)
    empire = at.axes["empire"]
    crown = (card_id(FIRST_EMPIRE + empire),) if kind == CORONATION else ()
    return (*crown, *map_parts(empire))


def land(at: Gesture) -> Ids:
    return () if at.word == "none" else map_parts(at.axes["empire"])


def place(at: Gesture) -> Ids:
    return () if at.word == "none" else place_parts(at, at.axes["place"])


def border(at: Gesture) -> Ids:
    return () if at.word == "none" else border_parts(at, at.axes["border"])


def take(at: Gesture) -> Ids:
    """Where a piece that the stock lacks is taken from (E2.shortage)."""
    if at.word == "none":
        return ()
    if at.word == "repressed":
        token = token_of(at.seat, at.b) if at.b < BISHOP_AGENT else 0
        return repressed_parts(at, at.axes["empire"], token)
    if at.word == "city":
        return place_parts(at, at.axes["place"])
    return bishop_parts(at, at.axes["card"]) if at.word == "bishop" else border_parts(at, at.axes["border"])


def chained(at: Gesture) -> Ids:
    """A Repressed token of the Empire concerned."""
    return () if at.word == "none" else repressed_parts(at, at.b, at.axes["token"])


# Operations


def operate(at: Gesture) -> Ids:
    """An Operation and its card; or the card by which others' ciphers are read."""
    if at.word == "done":
        return ()
    return power_parts(at, CIPHERS) if at.word == "read" else operation(at)


def operation(at: Gesture) -> Ids:
    """The icon of an Operation and the card it is on, if it lies in a Tableau and shows it."""
    card, kind = at.axes["card"], at.axes["operation"]
    part = card_part(at, card)
    empire = card - FIRST_EMPIRE
    if empire >= 0:
        shown = at.tables.empire_operations[at.view.republic[empire]][empire]
    else:
        shown = at.tables.operations[card]
    there = at.view.holder[card] >= 0 and any(icon == kind for icon, _ in shown)
    return (operation_id(card, kind), part) if there else (part,)


def inquire(at: Gesture) -> Ids:
    return bishop_parts(at, at.axes["card"])


def commerce(at: Gesture) -> Ids:
    """A market card and the Florins on it."""
    slot = at.axes["slot"]
    coins = (f"florins-{SLOT.labels[slot]}",) if at.view.market_florins[slot] else ()
    return (*coins, *slot_parts(at, slot))


def tax(at: Gesture) -> Ids:
    return cube_parts(at, at.axes["border"])


def taxed(at: Gesture) -> Ids:
    return (f"florins-{at.seat}",) if at.word == "pay" else cube_parts(at, at.b)


def city_or_border(at: Gesture) -> Ids:
    """A city, or what stands on a Border."""
    if at.word == "city":
        return place_parts(at, at.axes["place"])
    return () if at.word == "none" else border_parts(at, at.axes["border"])


def vote(at: Gesture) -> Ids:
    empire = at.axes["empire"]
    return (card_id(FIRST_EMPIRE + empire), *map_parts(empire))


def corsair(at: Gesture) -> Ids:
    """The Pirate that sails, and where it goes."""
    source, target = at.axes["source"], at.axes["border"]
    sails = pirate_parts(at, source)[0]
    return tuple(dict.fromkeys((*border_parts(at, target), sails)))


# Battles


def lose(at: Gesture) -> Ids:
    """Who falls (J1.survivors)."""
    if at.word == "agent":
        agent = at.axes["agent"]
        return (f"agent-{AGENT.labels[agent]}",) if agent in at.view.attackers else ("stage",)
    if at.word == "repressed":
        return repressed_parts(at, at.view.theatre, at.axes["token"]) if at.view.theatre >= 0 else ("stage",)
    if at.word == "city":
        return place_parts(at, at.axes["place"])
    return (cube_parts if at.word == "concession" else pirate_parts)(at, at.axes["border"])


def theocracy(at: Gesture) -> Ids:
    return map_parts(at.view.theatre) if at.word == "turn" and at.view.theatre >= 0 else ()


POINTED: Final[dict[int, Callable[[Gesture], Ids]]] = {
    frames.TURN: turn,
    frames.CUT_HAND: card,
    frames.ACTIVATE: victory,
    frames.TORCH: torch,
    frames.ONE_SHOT: one_shot,
    frames.LOCATE_AGENTS: land,
    frames.SETTLE: place,
    frames.SAIL: border,
    frames.CONCEDE: border,
    frames.ORDAIN: card,
    frames.TAKE: take,
    frames.PACIFY: chained,
    frames.OPERATE: operate,
    frames.CIPHER: operation,
    frames.LOCATE: land,
    frames.INQUIRE: inquire,
    frames.PREACH: card,
    frames.COMMERCE: commerce,
    frames.BEHEAD: card,
    frames.TAX: tax,
    frames.TAXED: taxed,
    frames.REPRESS: city_or_border,
    frames.VOTE: vote,
    frames.CORSAIR: corsair,
    frames.SIEGE: city_or_border,
    frames.CAMPAIGN: land,
    frames.LEVY: place,
    frames.LOSE: lose,
    frames.SURVIVE: city_or_border,
    frames.TURN_MAP: theocracy,
    frames.EMANCIPATE: chained,
    frames.FREE: city_or_border,
}


def pointed_at(tables: Tables, view: PaxView, frame: Frame, option: int) -> Ids:
    """The ids of the parts that stand for an option; none if it leaves everything as it is."""
    return pointed(POINTED, STEPS, frame, option, partial(Gesture, tables, view))
