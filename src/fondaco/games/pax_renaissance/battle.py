"""Battles: who attacks, who defends and who dies (J, K, F9)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames, rulings
from fondaco.games.pax_renaissance.agents import MUST
from fondaco.games.pax_renaissance.refusals import (
    NOT_IN_BATTLE,
)
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tokens import (
    is_in_stock,
    kill_concession,
    kill_in_city,
    kill_pirate,
    kill_repressed,
    piece_of,
    release,
    token_of,
)
from fondaco.games.pax_renaissance.vocabulary import (
    AGENT,
    AGENTS,
    BISHOP_AGENT,
    BORDER,
    BORDERS,
    BUFFER_STATE,
    BY_CAMPAIGN,
    BY_WAR,
    CAMPAIGN_WAR,
    CATHOLIC,
    CONSPIRACY,
    CRUSADE,
    CUBE,
    CUBE_AGENT,
    EMPTY,
    FIRST_CIVIL_WAR,
    FIRST_EMPIRE,
    FRANCE,
    KNIGHT,
    MEDIEVAL,
    PIECES,
    PLACE,
    PLACES,
    PORTUGAL,
    RELIGIONS,
    REVOLT,
    ROOK,
    ROOK_KNIGHTS,
    TOKEN,
    TOKENS,
)
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why

# Who fights, as options of the step that asks for losses
FROM_REPRESSED: Final = AGENTS
FROM_CITY: Final = FROM_REPRESSED + TOKENS
FROM_PIRATES: Final = FROM_CITY + PLACES
FROM_CONCESSIONS: Final = FROM_PIRATES + BORDERS

DEFENDERS: Final = 0
ATTACKERS: Final = 64
"""Which side the losses are taken from, added to how many are still to be named."""


# The two sides


def attackers_of(s: Pax, seat: int, kind: int, empire: int) -> list[int]:
    """All who join the attack beside the Agents of the card; nobody may stay away (Q.mandatory-attackers)."""
    if kind == CAMPAIGN_WAR:
        return knights_of(s, s.acting - FIRST_EMPIRE)
    if kind < FIRST_CIVIL_WAR:
        return believers_of(s, seat, kind, empire)
    fighters: list[int] = []
    first = empire * TOKENS  # J2.like-conspiracy: the two civil wars differ in who fights
    for token in range(PIECES) if kind == CONSPIRACY else range(CUBE, TOKENS):  # J1.attackers, J2.repressed-elite
        fighters += [FROM_REPRESSED + token] * s.repressed[first + token]
    for border in s.tables.borders_of[empire]:
        if s.pirate[border] >= 0:  # J1.pirates-stay
            fighters.append(FROM_PIRATES + border)
        if kind == REVOLT and s.concession[border] == seat:  # J2.attackers
            fighters.append(FROM_CONCESSIONS + border)
    return fighters


def knights_of(s: Pax, empire: int) -> list[int]:
    """All Knights of every colour in a King's own Empire, nobody else (F9.attackers, F9.repressed, J.colour-blind)."""
    return [FROM_CITY + place for place in s.tables.places_of[empire] if EMPTY < s.token[place] < ROOK]


def believers_of(s: Pax, seat: int, religion: int, empire: int) -> list[int]:
    """Believers on and around the Map card and Knights beside it, whoever placed them (K1.attackers, K1.ownerless)."""
    fighters = [
        FROM_CITY + place
        for place in s.tables.places_of[empire]
        if s.token[place] != EMPTY and s.token[place] % RELIGIONS == religion
    ]
    fighters += [FROM_PIRATES + border for border in s.tables.borders_of[empire] if s.pirate[border] == religion]
    rooks = religion == CATHOLIC and s.power(seat, ROOK_KNIGHTS) > 0  # B4.powers: Knights of Rhodes
    for other in neighbours_of(s, empire):
        for place in s.tables.places_of[other]:
            token = s.token[place]
            if token == KNIGHT + religion or (rooks and token == ROOK + CATHOLIC):
                fighters.append(FROM_CITY + place)
    return fighters


def neighbours_of(s: Pax, empire: int) -> list[int]:
    """The Map cards Adjacent to one (Q.adjacent-map; B4.powers: Buffer State)."""
    near = list(s.tables.adjacent[empire])
    if empire in (FRANCE, PORTUGAL) and s.is_played_power(BUFFER_STATE):
        near.remove(FRANCE + PORTUGAL - empire)
    return near


def defenders_of(s: Pax, kind: int, empire: int) -> list[int]:
    """All in the cities, or in a Religious War the heretics, also at sea (J1.defenders, F9.defenders, K1.defenders)."""
    standing = [place for place in s.tables.places_of[empire] if s.token[place] != EMPTY]
    if kind >= FIRST_CIVIL_WAR:
        return [FROM_CITY + place for place in standing]
    heretics = [FROM_CITY + place for place in standing if s.token[place] % RELIGIONS != kind]
    return heretics + [
        FROM_PIRATES + border for border in s.tables.borders_of[empire] if s.pirate[border] not in (-1, kind)
    ]


def is_bloody(s: Pax, kind: int, empire: int) -> bool:
    """A Religious War needs a heretic to Kill (K1.blood, K1.repressed)."""
    return bool(defenders_of(s, kind, empire))


def fighting_agents(s: Pax, kind: int) -> list[int]:
    """The Agents of the acting card that fight: all but Bishops (E2.bishop-no-fight, Q.conspiracy-cube)."""
    return [
        agent
        for agent in s.agents
        if agent < BISHOP_AGENT
        and (agent != CUBE_AGENT or kind >= FIRST_CIVIL_WAR or rulings.CUBES_FIGHT_RELIGIOUS_WARS)
    ]


# The course of a Battle


def march(s: Pax, seat: int, kind: int, empire: int) -> None:
    """A Battle begins: Agents are enlisted, then all others join (E2.war-agents)."""
    s.war, s.theatre = kind, empire
    s.attackers = []
    fighters = fighting_agents(s, kind)
    s.agents = [agent for agent in s.agents if agent >= BISHOP_AGENT]
    s.then((frames.BATTLE, seat, kind), (frames.AGENTS, seat, 1))  # Q.bishop-after-battle
    for agent in reversed(fighters):
        s.then((frames.ENLIST, seat, agent))


class Enlist(Step[Pax]):
    """An Agent takes its piece from the stock and stands beside the Map card (J1.attackers)."""

    clause = "E2.war-agents"

    def run(self, s: Pax, seat: int, agent: int) -> None:
        if is_in_stock(s, seat, agent % MUST):
            enlist(s, seat, agent % MUST)
        elif agent < MUST:  # E2.shortage; whoever finds no piece the second time does without
            s.then((frames.TAKE, seat, agent), (frames.ENLIST, seat, agent + MUST))


def enlist(s: Pax, seat: int, agent: int) -> None:
    if agent == CUBE_AGENT:
        s.cubes[seat] -= 1
    else:
        s.supply[piece_of(agent)] -= 1
    s.attackers.append(agent)


class Battle(Step[Pax]):
    """Attackers and defenders fall one for one (Q.battle-resolution, J.success)."""

    clause = "J.success"

    def run(self, s: Pax, seat: int, kind: int) -> None:
        s.attackers += attackers_of(s, seat, kind, s.theatre)
        s.defenders = defenders_of(s, kind, s.theatre)
        losses = min(len(s.attackers), len(s.defenders))
        if s.heard is not None:
            s.tell("battle", empire=s.theatre, attackers=len(s.attackers), defenders=len(s.defenders))
        s.then(
            (frames.LOSE, seat, DEFENDERS + losses),
            (frames.LOSE, seat, ATTACKERS + losses),
            (frames.AFTERMATH, seat, kind),
        )


class Lose(Choice[Pax]):
    """The player who began the Battle names the losses of both sides (Q.casualties, J1.survivors)."""

    name = "lose"
    clause = "J1.survivors"
    options = Options(
        Group("agent", (AGENT,)),
        Group("repressed", (TOKEN,)),
        Group("city", (PLACE,)),
        Group("pirate", (BORDER,)),
        Group("concession", (BORDER,)),
    )

    def seat(self, s: Pax, seat: int, losses: int) -> int:
        return seat if is_split(s, losses) else NOBODY

    def run(self, s: Pax, seat: int, losses: int) -> None:
        """All must fall, or there is nothing to choose between."""
        fighters = army(s, losses)
        for _ in range(losses % ATTACKERS):
            fall(s, seat, losses, fighters[0])

    def candidates(self, s: Pax, _: int, losses: int) -> list[int]:
        return sorted(set(army(s, losses)))

    def refusal(self, s: Pax, _: int, losses: int, option: int, why: Why = QUIET) -> int:
        return 0 if option in army(s, losses) else why.no(NOT_IN_BATTLE)

    def choose(self, s: Pax, seat: int, losses: int, option: int) -> None:
        fall(s, seat, losses, option)
        s.then((frames.LOSE, seat, losses - 1))


def army(s: Pax, losses: int) -> list[int]:
    return s.attackers if losses >= ATTACKERS else s.defenders


def is_split(s: Pax, losses: int) -> bool:
    """Whether it matters who falls: not all do, and they are not all alike."""
    fighters = army(s, losses)
    return 0 < losses % ATTACKERS < len(fighters) and len(set(fighters)) > 1


def fall(s: Pax, seat: int, losses: int, fighter: int) -> None:
    """One fighter is Killed (Q.kill)."""
    army(s, losses).remove(fighter)
    if fighter < FROM_REPRESSED:
        release(s, token_of(seat, fighter))
    elif fighter < FROM_CITY:
        kill_repressed(s, s.theatre, fighter - FROM_REPRESSED)
    elif fighter < FROM_PIRATES:
        kill_in_city(s, fighter - FROM_CITY)
    elif fighter < FROM_CONCESSIONS:
        kill_pirate(s, fighter - FROM_PIRATES)
    else:
        kill_concession(s, fighter - FROM_CONCESSIONS)


class Aftermath(Step[Pax]):
    """With a survivor the attack succeeds: survivors come in, the map may turn, the regime changes (E2.war-success)."""

    clause = "E2.war-success"

    def run(self, s: Pax, seat: int, kind: int) -> None:
        s.war = -1
        won = bool(s.attackers)
        # F9.no-movement, K1.in-place: whoever stood on the map stays there
        homeless = [fighter for fighter in s.attackers if fighter < FROM_CITY]
        s.attackers, s.defenders = [], []
        if s.heard is not None:
            if won:
                s.tell("battle-won", seat=seat, empire=s.theatre)
            else:
                s.tell("battle-lost", seat=seat, empire=s.theatre)
        if not won:  # Q.battle-tie, Q.failed-war
            return
        s.attackers = homeless
        s.then((frames.TURN_MAP, seat, kind), *regime_frames(s, kind))
        if homeless:
            s.then((frames.SURVIVE, seat, 0))


def regime_frames(s: Pax, kind: int) -> list[tuple[int, int, int]]:
    """The Regime Change that a won war causes; none between Suzerain and Vassals (F9.strawman)."""
    if kind != CAMPAIGN_WAR:  # K2.regime-change, J.success
        return [(frames.REGIME_CHANGE, s.theatre, BY_WAR)]
    if is_internal(s, s.acting - FIRST_EMPIRE, s.theatre):
        return []
    return [(frames.REGIME_CHANGE, s.theatre, BY_CAMPAIGN)]  # F9.victory


def is_internal(s: Pax, attacker: int, target: int) -> bool:
    """Whether a Suzerain fights its own Vassal, or two Vassals of one Suzerain fight (F9.strawman)."""
    suzerain = s.suzerain[target]
    return suzerain >= 0 and suzerain in (attacker, s.suzerain[attacker])


class TurnMap(Choice[Pax]):
    """A Religious War turns a Map card whose back has its Religion; a conspirator may turn a Theocracy (K2.flip)."""

    name = "theocracy"
    clause = "J1.theocratic"
    options = Options(Group("turn"), Group("keep"))

    def seat(self, s: Pax, seat: int, kind: int) -> int:
        # J1.theocratic; J2.no-theocratic: a revolt never turns the map, nor does a campaign
        return seat if kind == CONSPIRACY and s.religion(s.theatre) != MEDIEVAL else NOBODY

    def run(self, s: Pax, _: int, kind: int) -> None:
        back = s.tables.map_sides[s.theatre * 2 + 1 - s.turned[s.theatre]]
        if kind < FIRST_CIVIL_WAR and back == kind:
            turn_over(s, s.theatre)

    def choose(self, s: Pax, _: int, __: int, option: int) -> None:
        if option == 0:
            turn_over(s, s.theatre)


def turn_over(s: Pax, empire: int) -> None:
    """The Map card shows its other side; everybody stays in the same city (K2.transfer, Q.flip-cities)."""
    s.turned[empire] ^= 1
    if s.heard is not None:
        s.tell("map-turned", empire=empire, state=s.religion(empire))


assert CRUSADE == CATHOLIC == 0
