"""Regime Changes: an Empire changes hands or faces, with a Concession and freed tokens (Q.regime-change)."""

from __future__ import annotations

from typing import Final

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.agents import REGIME
from fondaco.games.pax_renaissance.refusals import (
    BORDER_TAKEN,
    CITY_TAKEN,
    NO_ROOM_TO_FREE,
    NOT_REPRESSED_TO_FREE,
    WRONG_FREEDOM,
)
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.tableau import detach, lay_down, strip
from fondaco.games.pax_renaissance.tokens import free_borders, free_places, repressed_on
from fondaco.games.pax_renaissance.vocabulary import (
    BORDER,
    BY_CAMPAIGN,
    BY_CORONATION,
    CUBE,
    CUBE_AGENT,
    FIRST_EMPIRE,
    PIECES,
    PLACE,
    PLACES,
    TOKEN,
    TOKENS,
)
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Step, Why

STAY: Final = TOKENS


class RegimeChange(Step[Pax]):
    """Strip the Empire card, take or turn it, then add a Concession and free the Repressed (Q.regime-change)."""

    clause = "E2.war-success"

    def run(self, s: Pax, empire: int, cause: int) -> None:
        seat, card = s.turn, FIRST_EMPIRE + empire
        owner = s.holder[card]
        if owner >= 0:
            strip(s, empire)  # Q.regime-strip, J1.claim
            detach(s, empire)
        if cause == BY_CAMPAIGN:
            become_vassal(s, empire, seat)
        elif owner == seat:
            turn_face(s, empire, seat)
        else:
            take_as_king(s, empire, seat)
        if cause == BY_CORONATION:
            join_queen(s, empire, seat)
        s.theatre = empire
        s.then((frames.CONCEDE, seat, CUBE_AGENT + REGIME), (frames.EMANCIPATE, seat, empire))


def take_as_king(s: Pax, empire: int, seat: int) -> None:
    """An Empire comes with its King face up to the outer end of its side (B3.received-as-king, J1.claim)."""
    s.republic[empire] = 0
    s.holder[FIRST_EMPIRE + empire] = seat
    lay_down(s, seat, FIRST_EMPIRE + empire)
    if s.heard is not None:
        s.tell("empire-taken", seat=seat, empire=empire)


def turn_face(s: Pax, empire: int, seat: int) -> None:
    """The own King becomes a Republic at the outer end, and a Republic a King again (F6.republic, J2.republic)."""
    s.republic[empire] ^= 1  # Q.republic-again
    lay_down(s, seat, FIRST_EMPIRE + empire)  # F6.republic-place
    if s.heard is not None:
        if s.republic[empire]:
            s.tell("became-republic", seat=seat, empire=empire)
        else:
            s.tell("became-king", seat=seat, empire=empire)


def become_vassal(s: Pax, empire: int, seat: int) -> None:
    """The beaten Empire lies under the winner, or under the winner's Suzerain (F9.vassal, F9.by-vassal)."""
    winner = s.acting - FIRST_EMPIRE
    suzerain = winner if s.suzerain[winner] < 0 else s.suzerain[winner]
    s.republic[empire] = 0
    s.suzerain[empire] = suzerain
    s.holder[FIRST_EMPIRE + empire] = seat
    if s.heard is not None:
        s.tell("became-vassal", seat=seat, empire=empire, card=FIRST_EMPIRE + suzerain)


def join_queen(s: Pax, empire: int, seat: int) -> None:
    """King and Queen form a cross (I1.cross, I1.side)."""
    s.queen[empire] = s.acting
    s.holder[s.acting] = seat
    if s.heard is not None:
        s.tell("crowned", seat=seat, card=s.acting, empire=empire)


class Emancipate(Choice[Pax]):
    """Repressed tokens may be freed, any number of them (F9.vassal-repressed, Q.emancipation)."""

    name = "emancipate"
    clause = "F9.vassal-repressed"
    options = Options(Group("", (TOKEN,)), Group("none"))

    def seat(self, s: Pax, seat: int, empire: int) -> int:
        return seat if repressed_on(s, empire) and freeable(s, empire) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """Nobody can be freed."""

    def candidates(self, s: Pax, _: int, empire: int) -> list[int]:
        return [*(token for token in range(TOKENS) if s.repressed[empire * TOKENS + token]), STAY]

    def refusal(self, s: Pax, _: int, empire: int, option: int, why: Why = QUIET) -> int:
        if option == STAY:
            return 0
        if not s.repressed[empire * TOKENS + option]:
            return why.no(NOT_REPRESSED_TO_FREE, empire=empire)
        return 0 if option in freeable(s, empire) else why.no(NO_ROOM_TO_FREE)

    def choose(self, s: Pax, seat: int, empire: int, option: int) -> None:
        if option != STAY:
            s.then((frames.FREE, seat, empire * TOKENS + option), (frames.EMANCIPATE, seat, empire))


def freeable(s: Pax, empire: int) -> list[int]:
    """The Repressed tokens for which there is a free place."""
    elite, cubes = bool(free_places(s, empire)), bool(free_borders(s, empire))
    first = empire * TOKENS
    return [token for token in range(TOKENS) if s.repressed[first + token] and (elite if token < PIECES else cubes)]


class Free(Choice[Pax]):
    """A freed token goes to a free city or Border, without pushing anyone out (Q.emancipation)."""

    name = "free"
    clause = "F9.vassal-repressed"
    options = Options(Group("city", (PLACE,)), Group("border", (BORDER,)))

    def candidates(self, s: Pax, _: int, freed: int) -> list[int]:
        empire, token = divmod(freed, TOKENS)
        if token < PIECES:
            return free_places(s, empire)
        return [PLACES + border for border in free_borders(s, empire)]

    def refusal(self, s: Pax, seat: int, freed: int, option: int, why: Why = QUIET) -> int:
        if (option < PLACES) != (freed % TOKENS < PIECES):
            return why.no(WRONG_FREEDOM)
        if option in self.candidates(s, seat, freed):
            return 0
        return why.no(CITY_TAKEN if option < PLACES else BORDER_TAKEN)

    def choose(self, s: Pax, seat: int, freed: int, option: int) -> None:
        token = freed % TOKENS
        s.repressed[freed] -= 1
        if option < PLACES:
            s.token[option] = token
            if s.heard is not None:
                s.tell("freed-to-city", seat=seat, token=token, place=option)
        else:
            s.concession[option - PLACES] = token - CUBE
            if s.heard is not None:
                s.tell("freed-to-border", seat=seat, token=token, border=option - PLACES)
