"""Survivors of a won war come onto the map of the target (J1.survivors)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, tokens
from fondaco.games.pax_renaissance.rules.agents import PRICE, border_refusal
from fondaco.games.pax_renaissance.rules.war.battle import FROM_REPRESSED
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why


class Survive(Choice[Pax]):
    """Surviving Agents and Repressed tokens come onto the map if there is room (Q.survivors-placement)."""

    name = "survivor"
    clause = "J1.survivors"
    options = Options(Group("city", (PLACE,)), Group("border", (BORDER,)), Group("none"))

    def seat(self, s: Pax, seat: int, _: int) -> int:
        return seat if s.attackers and quarters(s, seat, s.attackers[0]) else NOBODY

    def run(self, s: Pax, seat: int, _: int) -> None:
        if s.attackers:
            stay_outside(s, seat, s.attackers.pop(0))
            s.then((frames.SURVIVE, seat, 0))

    def candidates(self, s: Pax, seat: int, _: int) -> list[int]:
        return [*quarters(s, seat, s.attackers[0]), OUTSIDE]

    def refusal(self, s: Pax, seat: int, _: int, option: int, why: Why = QUIET) -> int:
        fighter = s.attackers[0]
        if option == OUTSIDE:
            return why.no(refusals.MUST_PLACE) if has_room_for_all(s, fighter) else 0
        if option < ON_BORDER:
            return city_refusal(s, fighter, option, why)
        return shore_refusal(s, seat, fighter, option - ON_BORDER, why)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        fighter = s.attackers.pop(0)
        if option == OUTSIDE:
            stay_outside(s, seat, fighter)
        else:
            come_in(s, seat, fighter, option)
        s.then((frames.SURVIVE, seat, 0))


ON_BORDER: Final = Survive.options.first("border")
OUTSIDE: Final = Survive.options.first("none")


def is_elite(fighter: int) -> bool:
    """Whether a survivor is a Knight or Rook, who goes into a city."""
    return fighter < PIECES or FROM_REPRESSED <= fighter < FROM_REPRESSED + PIECES


def is_pirate(fighter: int) -> bool:
    return PIRATE_AGENT <= fighter < BISHOP_AGENT


def quarters(s: Pax, seat: int, fighter: int) -> list[int]:
    """Where a survivor may go; an Agent cube may also Repress a Concession for a Florin (Q.survivor-overflow)."""
    if is_elite(fighter):
        return tokens.free_places(s, s.theatre)
    borders = tokens.free_borders(s, s.theatre)
    if is_pirate(fighter):
        borders = [border for border in borders if s.printed.is_sea[border]]
    elif fighter == CUBE_AGENT and s.florins[seat] >= PRICE:
        borders = [border for border in s.printed.borders_of[s.theatre] if s.pirate[border] < 0]
    return [ON_BORDER + border for border in borders]


def has_room_for_all(s: Pax, fighter: int) -> bool:
    """Whether every survivor of the same sort finds a free place, so that none may stay outside."""
    if is_elite(fighter):
        return sum(is_elite(other) for other in s.attackers) <= tokens.room_in(s, s.theatre)
    borders = tokens.free_borders(s, s.theatre)
    pirates = sum(is_pirate(other) for other in s.attackers)
    cubes = sum(not is_elite(other) and not is_pirate(other) for other in s.attackers)
    return pirates <= sum(s.printed.is_sea[border] for border in borders) and pirates + cubes <= len(borders)


def city_refusal(s: Pax, fighter: int, place: int, why: Why) -> int:
    if not is_elite(fighter):
        return why.no(refusals.WRONG_QUARTERS)
    if s.printed.empire_of[place] != s.theatre:
        return why.no(refusals.OTHER_EMPIRE, empire=s.printed.empire_of[place])
    if tokens.is_closed(s, place):
        return why.no(refusals.EMPORIUM_CLOSED)
    return 0 if place in tokens.free_places(s, s.theatre) else why.no(refusals.CITY_TAKEN)


def shore_refusal(s: Pax, seat: int, fighter: int, border: int, why: Why) -> int:
    if is_elite(fighter):
        return why.no(refusals.WRONG_QUARTERS)
    if s.theatre not in s.printed.border_between[border]:
        return why.no(refusals.OTHER_BORDER, border=border)
    if is_pirate(fighter) and not s.printed.is_sea[border]:
        return why.no(refusals.NOT_A_SEA_BORDER, border=border)
    if fighter == CUBE_AGENT:
        return border_refusal(s, seat, border, why)
    return 0 if tokens.is_free(s, border) else why.no(refusals.BORDER_TAKEN)


# What becomes of a survivor without quarters
TO_THE_REPRESSED: Final = 0
KILLED: Final = 1
STAYS_REPRESSED: Final = 2


def fate_outside(fighter: int) -> int:
    """Without room a survivor is Repressed on the conquered Empire, and a Pirate dies (Q.survivor-overflow)."""
    if fighter >= FROM_REPRESSED:
        return STAYS_REPRESSED
    return KILLED if is_pirate(fighter) else TO_THE_REPRESSED


def stay_outside(s: Pax, seat: int, fighter: int) -> None:
    """A survivor finds no quarters."""
    fate = fate_outside(fighter)
    if fate == KILLED:
        tokens.release(s, tokens.piece_of(fighter))
    elif fate == TO_THE_REPRESSED:
        s.repressed[s.theatre * TOKENS + tokens.token_of(seat, fighter)] += 1


def survivor_token(seat: int, fighter: int) -> int:
    """The token of a survivor: an Agent of the card, or one Repressed till now."""
    return tokens.token_of(seat, fighter) if fighter < FROM_REPRESSED else fighter - FROM_REPRESSED


def come_in(s: Pax, seat: int, fighter: int, option: int) -> None:
    """A survivor takes its place; Serfs become Concessions of their owners (Q.serf-survivors)."""
    token = survivor_token(seat, fighter)
    if fighter >= FROM_REPRESSED:
        s.repressed[s.theatre * TOKENS + token] -= 1
    if option < ON_BORDER:
        s.token[option] = token
        s.tell(news.SURVIVOR_IN_CITY, token, option)
        return
    border = option - ON_BORDER
    if is_pirate(fighter):
        s.pirate[border] = fighter - PIRATE_AGENT
        return
    if s.concession[border] >= 0:
        s.florins[seat] -= PRICE
        tokens.repress_concession(s, border, s.theatre)
    s.concession[border] = token - CUBE
    s.tell(news.SURVIVOR_ON_BORDER, token, border)
