"""Battles: who attacks, who defends and who dies (J, K, F9)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, rulings, tokens
from fondaco.games.pax_renaissance.rules.agents import MUST
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why

FIGHTERS: Final = Options(
    Group("agent", (AGENT,)),
    Group("repressed", (TOKEN,)),
    Group("city", (PLACE,)),
    Group("pirate", (BORDER,)),
    Group("concession", (BORDER,)),
)
"""All who can fight; the attackers and defenders of a position are such numbers."""
FROM_REPRESSED: Final = FIGHTERS.first("repressed")
FROM_CITY: Final = FIGHTERS.first("city")
FROM_PIRATES: Final = FIGHTERS.first("pirate")
FROM_CONCESSIONS: Final = FIGHTERS.first("concession")

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
    for border in s.printed.borders_of[empire]:
        if s.pirate[border] >= 0:  # J1.pirates-stay
            fighters.append(FROM_PIRATES + border)
        if kind == REVOLT and s.concession[border] == seat:  # J2.attackers
            fighters.append(FROM_CONCESSIONS + border)
    return fighters


def knights_of(s: Pax, empire: int) -> list[int]:
    """All Knights of every colour in a King's own Empire, nobody else (F9.attackers, F9.repressed, J.colour-blind)."""
    return [FROM_CITY + place for place in s.printed.places_of[empire] if EMPTY < s.token[place] < ROOK]


def believers_of(s: Pax, seat: int, religion: int, empire: int) -> list[int]:
    """Believers on and around the Map card and Knights beside it, whoever placed them (K1.attackers, K1.ownerless)."""
    fighters = [
        FROM_CITY + place for place in tokens.occupied_places(s, empire) if s.token[place] % RELIGIONS == religion
    ]
    fighters += [FROM_PIRATES + border for border in s.printed.borders_of[empire] if s.pirate[border] == religion]
    rooks = religion == CATHOLIC and s.power(seat, ROOK_KNIGHTS) > 0  # B4.powers: Knights of Rhodes
    for other in neighbours_of(s, empire):
        for place in s.printed.places_of[other]:
            token = s.token[place]
            if token == KNIGHT + religion or (rooks and token == ROOK + CATHOLIC):
                fighters.append(FROM_CITY + place)
    return fighters


def neighbours_of(s: Pax, empire: int) -> list[int]:
    """The Map cards Adjacent to one (Q.adjacent-map; B4.powers: Buffer State)."""
    near = list(s.printed.adjacent[empire])
    if empire in (FRANCE, PORTUGAL) and s.is_played_power(BUFFER_STATE):
        near.remove(FRANCE + PORTUGAL - empire)
    return near


def defenders_of(s: Pax, kind: int, empire: int) -> list[int]:
    """All in the cities, or in a Religious War the heretics, also at sea (J1.defenders, F9.defenders, K1.defenders)."""
    standing = tokens.occupied_places(s, empire)
    if kind >= FIRST_CIVIL_WAR:
        return [FROM_CITY + place for place in standing]
    heretics = [FROM_CITY + place for place in standing if s.token[place] % RELIGIONS != kind]
    return heretics + [
        FROM_PIRATES + border for border in s.printed.borders_of[empire] if s.pirate[border] not in (-1, kind)
    ]


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
    """A war begins in an Empire (J.declare, K1.launch, F9.campaign)."""
    s.war, s.theatre = kind, empire
    s.attackers = []
    s.then((frames.WAR, seat, kind))


def call_up(s: Pax, kind: int) -> list[int]:
    """The Agents that go to war; of the others only Bishops are left (E2.war-agents)."""
    fighters = fighting_agents(s, kind)
    s.agents = [agent for agent in s.agents if agent >= BISHOP_AGENT]
    return fighters


class Enlist(Step[Pax]):
    """An Agent takes its piece from the stock and stands beside the Map card (J1.attackers)."""

    clause = "E2.war-agents"

    def run(self, s: Pax, seat: int, agent: int) -> None:
        if tokens.is_in_stock(s, seat, agent % MUST):
            if agent % MUST == CUBE_AGENT:
                s.cubes[seat] -= 1
            else:
                s.supply[tokens.piece_of(agent % MUST)] -= 1
            s.attackers.append(agent % MUST)
        elif agent < MUST:  # E2.shortage; whoever finds no piece the second time does without
            s.then((frames.TAKE, seat, agent), (frames.ENLIST, seat, agent + MUST))


def join_battle(s: Pax, seat: int, kind: int) -> int:
    """Both sides draw up; attackers and defenders fall one for one, and so many of each (Q.battle-resolution)."""
    s.attackers += attackers_of(s, seat, kind, s.theatre)
    s.defenders = defenders_of(s, kind, s.theatre)
    s.tell(news.BATTLE, s.theatre, len(s.attackers), len(s.defenders))
    return min(len(s.attackers), len(s.defenders))


def wins(attackers: int, defenders: int) -> bool:
    """Whether any attacker is left when both sides fall one for one (J.success, Q.battle-resolution, Q.battle-tie)."""
    return attackers > defenders


class Lose(Choice[Pax]):
    """The player who began the Battle names the losses of both sides (Q.casualties, J1.survivors)."""

    name = "lose"
    clause = "J1.survivors"
    options = FIGHTERS

    def seat(self, s: Pax, seat: int, losses: int) -> int:
        fighters = army(s, losses)  # it matters who falls if not all do and they are not all alike
        return seat if 0 < losses % ATTACKERS < len(fighters) and len(set(fighters)) > 1 else NOBODY

    def run(self, s: Pax, seat: int, losses: int) -> None:
        """All must fall, or there is nothing to choose between."""
        fighters = army(s, losses)
        for _ in range(losses % ATTACKERS):
            fall(s, seat, losses, fighters[0])

    def candidates(self, s: Pax, _: int, losses: int) -> list[int]:
        return sorted(set(army(s, losses)))

    def refusal(self, s: Pax, _: int, losses: int, option: int, why: Why = QUIET) -> int:
        return 0 if option in army(s, losses) else why.no(refusals.NOT_IN_BATTLE)

    def choose(self, s: Pax, seat: int, losses: int, option: int) -> None:
        fall(s, seat, losses, option)
        s.then((frames.LOSE, seat, losses - 1))


def army(s: Pax, losses: int) -> list[int]:
    return s.attackers if losses >= ATTACKERS else s.defenders


def fall(s: Pax, seat: int, losses: int, fighter: int) -> None:
    """One fighter is Killed (Q.kill)."""
    army(s, losses).remove(fighter)
    if fighter < FROM_REPRESSED:
        tokens.release(s, tokens.token_of(seat, fighter))
    elif fighter < FROM_CITY:
        tokens.kill_repressed(s, s.theatre, fighter - FROM_REPRESSED)
    elif fighter < FROM_PIRATES:
        tokens.kill_in_city(s, fighter - FROM_CITY)
    elif fighter < FROM_CONCESSIONS:
        tokens.kill_pirate(s, fighter - FROM_PIRATES)
    else:
        tokens.kill_concession(s, fighter - FROM_CONCESSIONS)


def conclude_battle(s: Pax, seat: int) -> bool:
    """The Battle is over; with a survivor the attack has succeeded (E2.war-success, Q.battle-tie, Q.failed-war)."""
    won = wins(len(s.attackers), len(s.defenders))
    s.tell(news.BATTLE_WON if won else news.BATTLE_LOST, seat, s.theatre)
    # F9.no-movement, K1.in-place: whoever stood on the map stays there
    s.attackers = [fighter for fighter in s.attackers if fighter < FROM_CITY]
    s.war, s.defenders = -1, []
    return won


def changes_regime(s: Pax, kind: int, empire: int) -> bool:
    """A won war changes the regime, but not among a Suzerain and its Vassals (K2.regime-change, F9.strawman)."""
    if kind != CAMPAIGN_WAR:
        return True
    attacker, suzerain = s.acting - FIRST_EMPIRE, s.suzerain[empire]
    return suzerain < 0 or suzerain not in (attacker, s.suzerain[attacker])


def cause_of(kind: int) -> int:
    """How a war changes the regime: who loses to a campaign becomes a Vassal (F9.victory)."""
    return BY_CAMPAIGN if kind == CAMPAIGN_WAR else BY_WAR


def turns_map(s: Pax, kind: int, empire: int) -> bool:
    """Whether a Religious War turns a Map card: its back has the Religion (K2.flip)."""
    return kind < FIRST_CIVIL_WAR and s.other_side(empire) == kind


class TurnMap(Choice[Pax]):
    """A Religious War turns a Map card whose back has its Religion; a conspirator may turn a Theocracy (K2.flip)."""

    name = "theocracy"
    clause = "J1.theocratic"
    options = Options(Group("turn"), Group("keep"))

    def seat(self, s: Pax, seat: int, kind: int) -> int:
        # J1.theocratic; J2.no-theocratic: a revolt never turns the map, nor does a campaign
        return seat if kind == CONSPIRACY and s.religion(s.theatre) != MEDIEVAL else NOBODY

    def run(self, s: Pax, _: int, kind: int) -> None:
        if turns_map(s, kind, s.theatre):
            turn_over(s, s.theatre)

    def choose(self, s: Pax, _: int, __: int, option: int) -> None:
        if option == TURN:
            turn_over(s, s.theatre)


TURN: Final = TurnMap.options.first("turn")


def turn_over(s: Pax, empire: int) -> None:
    """The Map card shows its other side; everybody stays in the same city (K2.transfer, Q.flip-cities)."""
    s.turned[empire] ^= 1
    s.tell(news.MAP_TURNED, empire, s.religion(empire))
