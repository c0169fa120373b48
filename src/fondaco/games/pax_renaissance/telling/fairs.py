"""How trade fairs are told: what they pay, and the Troops they raise (E5, G)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.fairs import pay_out, profits_of
from fondaco.games.pax_renaissance.rules.tokens import is_saturated
from fondaco.games.pax_renaissance.rules.turn import is_free
from fondaco.games.pax_renaissance.telling import parts
from fondaco.games.pax_renaissance.telling.glance import Glance, land_of_frame
from fondaco.kernel import Hooks, Numbers


def fair(at: Glance) -> Numbers:
    """The profits of a fair, how many of them the player receives, and which lands raise Troops (G.sequence)."""
    s, side = at.s.copy(), at.axes["side"]
    profits, route, before = profits_of(s, side), s.route[side], s.florins[at.seat]
    _, entered = pay_out(s, at.seat, route, profits)
    levies = sum(not is_saturated(s, empire) for empire in s.printed.route_cards[route][:entered])
    told = {"florins": profits, "emporium": route, "free": int(is_free(at.s, at.seat, at.option))}
    return {**told, "income": s.florins[at.seat] - before, "levies": levies}


HOOKS: Final = {
    frames.LEVY: Hooks(land_of_frame, lambda at: {"token": at.s.icon_of(at.axes["place"])}, parts.place),
}
