"""How a card is told that is being played: its torch and its one-shot (E2, H, I, M)."""

from typing import Final

from fondaco.games.pax_renaissance.board.mats import card_id
from fondaco.games.pax_renaissance.rules import frames
from fondaco.games.pax_renaissance.rules.expansion import FAITHS, doomed_cards
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.telling import parts
from fondaco.games.pax_renaissance.telling.glance import Glance
from fondaco.games.pax_renaissance.telling.war import battle
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import Hooks, Ids, Numbers


def torch(at: Glance) -> Numbers:
    return {"card": at.s.acting, "victory": max(at.printed.torch[at.s.acting], 0)}


def torch_parts(at: Glance) -> Ids:
    """The victory that a torch would put out (M3.torch)."""
    if at.word == "keep":
        return ()
    named = at.printed.torch[at.s.acting]
    return (f"victory-{VICTORY.labels[named]}",) if named >= 0 else parts.acting(at)


def announced(at: Glance) -> Numbers:
    return {"sold": at.b, "card": at.s.acting, "shot": at.printed.one_shot[at.s.acting]}


def one_shot(at: Glance) -> Numbers:
    """Who would fight, whom the Queen marries, where trade shifts, or what an apostasy takes."""
    kind = at.printed.one_shot[at.s.acting]
    if at.word == "refuse":
        return announced(at)
    if at.word == "trigger":
        return {"shot": kind, **one_shot_detail(at.s, at.seat, at.s.acting)}
    return battle(at.s, at.seat, kind, at.axes["empire"]) if kind < WARS else {"shot": kind}


def one_shot_parts(at: Glance) -> Ids:
    """Where the one-shot takes place; a Queen who marries nobody goes under the Player card (I2.old-maid)."""
    acting, printed = at.s.acting, at.printed
    kind = printed.one_shot[acting]
    if at.word == "refuse":
        return (f"bank-{at.seat}",) if printed.is_queen[acting] else ()
    if at.word == "trigger":
        if kind != SHIFT:
            return parts.acting(at)
        place = printed.city_of.index(printed.route_city[printed.one_shot_detail[acting]])
        return (f"place-{PLACE.labels[place]}", *parts.acting(at))
    crown = (card_id(FIRST_EMPIRE + at.axes["empire"]),) if kind == CORONATION else ()
    return (*crown, *parts.land(at))


def one_shot_detail(s: Pax, seat: int, card: int) -> Numbers:
    """The Emporium of a trade shift, or the Religions and victims of an apostasy."""
    kind, detail = s.printed.one_shot[card], s.printed.one_shot_detail[card]
    if kind == SHIFT:
        return {"emporium": detail, "side": s.printed.route_side[detail]}
    return {"pair": FAITHS.index(detail), **apostasy(s, seat, detail)} if kind == APOSTASY else {}


def apostasy(s: Pax, seat: int, religions: int) -> Numbers:
    """How many cards an apostasy takes, and how many of them are one's own (M2.apostasy)."""
    losses = [len(cards) for cards in doomed_cards(s, religions)]
    return {"doomed": sum(losses), "mine": losses[seat]}


HOOKS: Final = {
    frames.TORCH: Hooks(prompt=torch, option=torch, parts=torch_parts),
    frames.ONE_SHOT: Hooks(prompt=announced, option=one_shot, parts=one_shot_parts),
}
