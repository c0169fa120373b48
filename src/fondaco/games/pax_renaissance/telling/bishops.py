"""How Bishops are told: where they go, and whom they find there (F1)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.bishops import found_on
from fondaco.games.pax_renaissance.telling import parts
from fondaco.games.pax_renaissance.telling.glance import Glance, acting_card, card_of_somebody, land_of_frame
from fondaco.kernel import Hooks, Numbers


def religion_on(at: Glance, card: int) -> Numbers:
    """The Religion of the Bishop on a card."""
    return {"religion": at.printed.bishop_religion[at.s.bishop.index(card)] if card in at.s.bishop else 0}


def inquiring(at: Glance) -> Numbers:
    return {**religion_on(at, at.axes["card"]), **card_of_somebody(at)}


def meeting(at: Glance) -> Numbers:
    """A card that a Bishop comes to, and whom it finds there."""
    return {**card_of_somebody(at), "meets": found_on(at.s, at.axes["card"])}


HOOKS: Final = {
    frames.PACIFY: Hooks(prompt=land_of_frame, parts=parts.chained),
    frames.INQUIRE: Hooks(prompt=acting_card, option=inquiring, parts=parts.bishop),
    frames.PREACH: Hooks(prompt=lambda at: religion_on(at, at.b), option=meeting, parts=parts.card),
}
