"""Which parts of the drawing stand for a card, a place, a Border or what lies there."""

from fondaco.games.pax_renaissance.board.mats import card_id
from fondaco.games.pax_renaissance.rules.tableau import lies_before_somebody
from fondaco.games.pax_renaissance.telling.glance import Glance
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Ids

# Cards


def card_part(at: Glance, card: int) -> str:
    """A card wherever it is seen, else the hand it must be in."""
    s, view = at.s, at.view
    seen = card in (*s.market, *s.foretold, s.acting, *view.eastern_hand, *view.western_hand)
    return card_id(card) if seen or card >= FIRST_EMPIRE or lies_before_somebody(s, card) else f"hand-{at.seat}"


def card(at: Glance) -> Ids:
    return () if at.word == "none" else (card_part(at, at.axes["card"]),)


def acting(at: Glance) -> Ids:
    """The card that acts, if there is one."""
    return (card_part(at, at.s.acting),) if at.s.acting != NO_CARD else ()


def slot_parts(at: Glance, slot: int) -> Ids:
    """A place of the market: its card, or the place if it is empty."""
    card = at.s.market[slot]
    return (f"slot-{SLOT.labels[slot]}",) if card == NO_CARD else (card_id(card),)


def power_parts(at: Glance, power: int) -> Ids:
    """The cards of a seat that bear a Power."""
    held = [card for card in at.printed.cards_with[power] if at.s.holder[card] == at.seat]
    return tuple(card_id(card) for card in held) or (f"bank-{at.seat}",)


def bishop(at: Glance) -> Ids:
    """The Bishop on a card, and the card."""
    card = at.axes["card"]
    part = card_part(at, card)
    return (f"bishop-{at.s.bishop.index(card)}", part) if card in at.s.bishop else (part,)


def victory(at: Glance) -> Ids:
    return (f"victory-{VICTORY.labels[at.axes['victory']]}",)


# The map


def map_parts(empire: int) -> Ids:
    return (f"map-{EMPIRE.labels[empire]}",)


def land(at: Glance) -> Ids:
    return () if at.word == "none" else map_parts(at.axes["empire"])


def place(at: Glance) -> Ids:
    """A place of a city, and who stands there."""
    if at.word == "none":
        return ()
    label = PLACE.labels[at.axes["place"]]
    return (f"place-{label}",) if at.s.token[at.axes["place"]] == EMPTY else (f"piece-{label}", f"place-{label}")


def border(at: Glance) -> Ids:
    """A Border with all that stands on it."""
    if at.word == "none":
        return ()
    return (*cube_parts(at, at.axes["border"])[:-1], *pirate_parts(at, at.axes["border"]))


def cube_parts(at: Glance, border: int) -> Ids:
    """The Concession on a Border, and the Border."""
    label = BORDER.labels[border]
    return (f"border-{label}",) if at.s.concession[border] < 0 else (f"cube-{label}", f"border-{label}")


def pirate_parts(at: Glance, border: int) -> Ids:
    """The Pirate on a Border, and the Border."""
    label = BORDER.labels[border]
    return (f"border-{label}",) if at.s.pirate[border] < 0 else (f"pirate-{label}", f"border-{label}")


def city_or_border(at: Glance) -> Ids:
    """A city, or what stands on a Border."""
    return place(at) if at.word == "city" else border(at)


def repressed_parts(at: Glance, empire: int, token: int) -> Ids:
    """Repressed tokens of a kind, or the Empire card they would lie on."""
    if at.s.repressed[empire * TOKENS + token] and not at.s.is_in_pile(empire):
        return (f"repressed-{EMPIRE.labels[empire]}-{TOKEN.labels[token]}",)
    return (card_id(FIRST_EMPIRE + empire),)


def chained(at: Glance) -> Ids:
    """A Repressed token of the Empire concerned."""
    return () if at.word == "none" else repressed_parts(at, at.b, at.axes["token"])
