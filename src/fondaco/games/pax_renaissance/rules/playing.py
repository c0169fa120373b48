"""Playing a card from hand: its torch, its one-shot, then its Agents (E2, H, I, J, K)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals
from fondaco.games.pax_renaissance.rules.expansion import apostatise
from fondaco.games.pax_renaissance.rules.tableau import cards_of, lay_down, prestige_of, theatres_of
from fondaco.games.pax_renaissance.rules.tokens import repress_in_city
from fondaco.games.pax_renaissance.rules.war.battle import attackers_of, defenders_of, fighting_agents, march
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why


def play(s: Pax, seat: int, card: int) -> None:
    """A card goes to the outer end of its side; a Queen waits for her King (E2.place-card, I1.side)."""
    s.put_from_hand(seat, card)
    s.acting, s.theatre = card, NO_EMPIRE
    s.agents = list(s.printed.agents[card])  # M1.polymath: none
    if s.printed.card_class[card] != QUEEN:
        lay_down(s, seat, card)
    s.tell(news.PLAYED, seat, card)


class Torch(Choice[Pax]):
    """A torch may turn the victory card it names back to its inactive face (M3.torch)."""

    name = "torch"
    clause = "M3.torch"
    options = Options(Group("light"), Group("keep"))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        torch = s.printed.torch[s.acting]
        return seat if torch >= 0 and s.active[torch] else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """There is no torch, or nothing to put out."""

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        if option != KEEP:
            victory = s.printed.torch[s.acting]
            s.active[victory] = 0
            s.tell(news.VICTORY_INACTIVE, seat, victory)


KEEP: Final = Torch.options.first("keep")


class OneShot(Choice[Pax]):
    """The player first says whether the one-shot takes place, and where (E2.announce, J.declare)."""

    name = "one-shot"
    clause = "E2.announce"
    options = Options(Group("", (EMPIRE,)), Group("trigger"), Group("refuse"))

    def seat(self, s: Pax, seat: int, sold: int) -> int:
        return seat if any(not shot_refusal(s, seat, option, QUIET) for option in shots(s)) else NOBODY

    def run(self, s: Pax, seat: int, sold: int) -> None:
        refuse_one_shot(s, seat, sold)  # Q.oneshot-impossible

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return [*shots(s), REFUSE]

    def refusal(self, s: Pax, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        return 0 if option == REFUSE else shot_refusal(s, seat, option, why)

    def choose(self, s: Pax, seat: int, sold: int, option: int) -> None:
        if option == REFUSE:
            refuse_one_shot(s, seat, sold)
        else:
            trigger(s, seat, option)


TRIGGER: Final = OneShot.options.first("trigger")
REFUSE: Final = OneShot.options.first("refuse")


def shots(s: Pax) -> list[int]:
    """Where the one-shot of the acting card could take place, or that it could."""
    kind = s.printed.one_shot[s.acting]
    if kind == NO_ONE_SHOT:
        return []
    if kind < WARS:  # J.location, K1.launch
        return list(theatres_of(s, s.acting))
    return list(s.printed.suitors[s.acting]) if kind == CORONATION else [TRIGGER]


def shot_refusal(s: Pax, seat: int, option: int, why: Why) -> int:
    """What speaks against the one-shot of the acting card; whose things it hits does not (E2.strawman)."""
    kind = s.printed.one_shot[s.acting]
    if kind == NO_ONE_SHOT or (option == TRIGGER) != (kind in (SHIFT, APOSTASY)):
        return why.no(refusals.NO_ONE_SHOT_HERE)
    if kind == CORONATION:
        return suitor_refusal(s, option, why)
    if kind == SHIFT:
        return shift_refusal(s, seat, s.printed.one_shot_detail[s.acting], why)
    return 0 if kind == APOSTASY else war_refusal(s, seat, kind, option, why)


def war_refusal(s: Pax, seat: int, kind: int, empire: int, why: Why) -> int:
    """A war needs an attacker, and a Religious War a heretic to Kill (Q.zero-attackers, K1.blood, K1.repressed)."""
    if empire not in theatres_of(s, s.acting):
        return why.no(refusals.OTHER_EMPIRE, empire=empire)
    if kind < FIRST_CIVIL_WAR and not defenders_of(s, kind, empire) and why.also(refusals.NO_HERETICS, empire=empire):
        return refusals.NO_HERETICS
    if not fighting_agents(s, kind) and not attackers_of(s, seat, kind, empire):
        return why.no(refusals.NO_ATTACKERS, empire=empire)
    return 0


def suitor_refusal(s: Pax, empire: int, why: Why) -> int:
    """A Queen marries a King on her list who is still in the pile (I.suitors, Q.coronation-scope)."""
    if empire not in s.printed.suitors[s.acting]:
        return why.no(refusals.NOT_A_SUITOR, empire=empire)
    return 0 if s.is_in_pile(empire) else why.no(refusals.EMPIRE_IN_PLAY, empire=empire)


def shift_refusal(s: Pax, seat: int, route: int, why: Why) -> int:
    """The named Emporium must be covered, and the Spice Islands ask for discovery (H1.shift, H1.spice-islands)."""
    if s.route[s.printed.route_side[route]] == route:  # H1.spice-final, Q.shift-no-disk
        return why.no(refusals.SPICE_FINAL if route == SPICE_ISLANDS else refusals.ROUTE_OPEN, emporium=route)
    if route != SPICE_ISLANDS:
        return 0
    discovery = any(prestige_of(s, card)[DISCOVERY] for card in cards_of(s, seat) if card != s.acting)
    return 0 if discovery else why.no(refusals.NEEDS_DISCOVERY)


def refuse_one_shot(s: Pax, seat: int, sold: int) -> None:
    """Without its one-shot a card places Agents as it likes; a Queen becomes an old maid (E2.optional, I2.old-maid)."""
    card = s.acting
    if sold:
        s.agents = []
        return
    if s.printed.card_class[card] == QUEEN:
        s.maid[seat] += (card,)
        s.acting = NO_CARD
        s.tell(news.OLD_MAID, seat, card)
        return
    place_agents(s, seat, 0)


def place_agents(s: Pax, seat: int, must: int) -> None:
    """The Agents of the acting card come onto map and cards (E2.peaceful-agents)."""
    if not s.agents:
        return
    s.then((frames.AGENTS, seat, must))
    location = s.printed.location[s.acting]
    if location < SIDE_LOCATION:
        s.theatre = location
    elif any(agent < BISHOP_AGENT for agent in s.agents):
        s.then((frames.LOCATE_AGENTS, seat, must))


def trigger(s: Pax, seat: int, option: int) -> None:
    """The one-shot takes place (B4.bomb)."""
    kind = s.printed.one_shot[s.acting]
    if option == TRIGGER:
        s.tell(news.ONE_SHOT, seat, kind)
    else:
        s.tell(news.ONE_SHOT_IN, seat, kind, option)
    if kind < WARS:  # E2.war-agents
        march(s, seat, kind, option)
    elif kind == CORONATION:
        s.theatre = option  # I.regime-change, I.always-king
        s.then((frames.REGIME_CHANGE, option, BY_CORONATION))
    elif kind == SHIFT:
        shift(s, s.printed.one_shot_detail[s.acting])
        place_agents(s, seat, 1)
    else:
        apostatise(s, s.printed.one_shot_detail[s.acting])
        place_agents(s, seat, 1)


def shift(s: Pax, route: int) -> None:
    """The disk moves: one Emporium opens, the other closes and its token is Repressed (H1.shift, H1.repress)."""
    side = s.printed.route_side[route]
    closing = s.printed.route_city[s.route[side]]
    s.route[side] = route  # H1.new-route, H1.kremlin, H1.wangara
    s.tell(news.TRADE_SHIFTED, route)
    place = s.printed.city_of.index(closing)
    if s.token[place] != EMPTY:
        repress_in_city(s, place)
