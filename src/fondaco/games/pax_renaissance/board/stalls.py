"""The market as parts: two rows of six cards with their Florins, and the piles they come from."""

from fondaco.games.pax_renaissance.board import engraving, faces
from fondaco.games.pax_renaissance.board.scene import Scene
from fondaco.games.pax_renaissance.rules.fairs import GRANT, profits_of
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Part


def seen(scene: Scene) -> tuple[object, ...]:
    """Everything that lies in the market."""
    view = scene.view
    piles = (view.top, view.bottom, view.comets, view.foretold)
    return (view.players, view.market, view.market_florins, view.locked, *piles)


def market_parts(scene: Scene) -> list[Part]:
    """The cards with what lies on them, and the piles (C6.market)."""
    s = scene.s
    parts = [part for side in (EAST, WEST) for part in pile_parts(scene, side)]
    for slot in range(SLOTS):
        parts.append(empty_part(scene, slot) if s.market[slot] == NO_CARD else card_part(scene, slot))
    return parts + [florins_part(scene, slot) for slot in range(SLOTS) if s.market_florins[slot]]


def where(scene: Scene, slot: int) -> str:
    """A place of the market in words: its row, and its price."""
    side, price = divmod(slot, COLUMNS)
    if price == 0:
        return scene.said.say(f"draw-fair-{SIDE.labels[side]}")
    return scene.said.say(f"draw-price-{SIDE.labels[side]}", number=price)


def card_part(scene: Scene, slot: int) -> Part:
    """A card in the market, face down in the first column (C6.facedown-cards)."""
    said, s, card = scene.said, scene.s, scene.s.market[slot]
    box, side, florins = engraving.slot_box(slot), slot // COLUMNS, s.market_florins[slot]
    if slot % COLUMNS == 0:
        head, profit, name = where(scene, slot), profits_of(s, side), said.title("card", card)
        body = engraving.fair_body(head, side, profit)
        text = said.say("draw-fair-text", profit=profit, florins=florins, grant=GRANT[s.players], name=name)
        return Part(f"card-{CARD.labels[card]}", *box, body, head, text, "G1.profits")
    text = f"{where(scene, slot)} {said.facts(card)}"
    if s.locked >> slot & 1:
        text += f" {said.say('draw-locked')}"
    # how much of the name the Florins cover, as cards are drawn
    covered = (florins_width(florins) - 4) * faces.WIDTH / engraving.CARD if florins else 0
    return faces.open_card(said, card, box, text, "L1.comet" if card >= FIRST_COMET else "E1.cost", covered)


def empty_part(scene: Scene, slot: int) -> Part:
    """A place whose card was taken; it is filled after the turn (D2.when)."""
    said = scene.said
    title, text = said.say("draw-slot-empty"), f"{where(scene, slot)} {said.say('draw-slot-empty-text')}"
    body = faces.empty(engraving.CARD)
    return Part(f"slot-{SLOT.labels[slot]}", *engraving.slot_box(slot), body, title, text, "D2.when")


def florins_part(scene: Scene, slot: int) -> Part:
    """Florins on a card of the market (E1.payment)."""
    said, s, box = scene.said, scene.s, engraving.slot_box(slot)
    count, locked = s.market_florins[slot], bool(s.locked >> slot & 1)
    title = said.say("draw-florins", number=count)
    text = said.say("draw-florins-text") if slot % COLUMNS else said.say("draw-florins-fair")
    if locked and slot % COLUMNS:
        text += f" {said.say('draw-locked')}"
    body = engraving.florins_body(count, locked)
    wide = florins_width(count)
    x, y = (box.x + box.width - 4 - wide, box.y - 8) if slot % COLUMNS else (box.x + 10, box.y + box.height - 55)
    return Part(f"florins-{SLOT.labels[slot]}", x, y, wide, 44, body, title, text, "E1.collect")


def florins_width(count: int) -> float:
    """How much room Florins on a card take."""
    return 32 + (min(count, 3) - 1) * 7 + (12 if count > 1 else 0)


def pile_parts(scene: Scene, side: int) -> list[Part]:
    """A pile: how many cards, how many Comets; with Astrology its first card lies open (C5.astrology)."""
    said, s, label = scene.said, scene.s, SIDE.labels[side]
    left, pile = s.pile(side), engraving.PILE
    box = pile._replace(y=pile.y + side * engraving.ROW_PITCH + 8)
    title = said.say(f"draw-pile-{label}", number=left)
    text = said.say("draw-pile-text", comets=s.comets[side])
    foretold = s.foretold[side]
    body = engraving.pile_body(side, left, foretold != NO_CARD)
    parts = [Part(f"pile-{label}", *box, body, title, text, "C5.pile-size")]
    if foretold != NO_CARD:
        text = f"{said.say('draw-foretold')} {said.facts(foretold)}"
        place = faces.card_box(box.x + 8, box.y + 33, box.width - 8)
        parts.append(faces.open_card(said, foretold, place, text, "C5.astrology"))
    return parts
