"""Regime Changes: an Empire changes hands or faces, with a Concession and freed tokens (Q.regime-change)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals, tokens
from fondaco.games.pax_renaissance.rules.tableau import detach, lay_down, strip
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import NOBODY, QUIET, Choice, Group, Options, Why

# What becomes of an Empire
CONQUEST: Final = 1
REPUBLIC: Final = 2
KING_AGAIN: Final = 3
VASSAL: Final = 4


def status_after(s: Pax, seat: int, empire: int, cause: int) -> int:
    """What becomes of an Empire whose regime a seat changes (F6.republic, J2.republic, F9.vassal)."""
    if cause == BY_CAMPAIGN:
        return VASSAL
    if s.holder[FIRST_EMPIRE + empire] != seat:
        return CONQUEST
    return KING_AGAIN if s.republic[empire] else REPUBLIC


def change_regime(s: Pax, seat: int, empire: int, cause: int) -> None:
    """The Empire card is stripped, then taken or turned (E2.war-success, Q.regime-change)."""
    status = status_after(s, seat, empire, cause)
    if not s.is_in_pile(empire):
        strip(s, empire)  # Q.regime-strip, J1.claim
        detach(s, empire)
    if status == VASSAL:
        become_vassal(s, empire, seat)
    else:  # B3.received-as-king, J1.claim, F6.republic, F6.republic-place, J2.republic, Q.republic-again
        s.republic[empire] = int(status == REPUBLIC)
        lay_down(s, seat, FIRST_EMPIRE + empire)
        if status == CONQUEST:
            s.tell(news.EMPIRE_TAKEN, seat, empire)
        else:
            s.tell(news.BECAME_REPUBLIC if status == REPUBLIC else news.BECAME_KING, seat, empire)
    if cause == BY_CORONATION:  # I1.cross, I1.side
        s.queen[empire] = s.acting
        s.holder[s.acting] = seat
        s.tell(news.CROWNED, seat, s.acting, empire)
    s.theatre = empire


def become_vassal(s: Pax, empire: int, seat: int) -> None:
    """The beaten Empire lies under the winner, or under the winner's Suzerain (F9.vassal, F9.by-vassal)."""
    winner = s.acting - FIRST_EMPIRE
    suzerain = winner if s.suzerain[winner] < 0 else s.suzerain[winner]
    s.republic[empire] = 0
    s.suzerain[empire] = suzerain
    s.holder[FIRST_EMPIRE + empire] = seat
    s.tell(news.BECAME_VASSAL, seat, empire, FIRST_EMPIRE + suzerain)


class Emancipate(Choice[Pax]):
    """Repressed tokens may be freed, any number of them (F9.vassal-repressed, Q.emancipation)."""

    name = "emancipate"
    clause = "F9.vassal-repressed"
    options = Options(Group("", (TOKEN,)), Group("none"))

    def seat(self, s: Pax, seat: int, empire: int) -> int:
        return seat if tokens.repressed_on(s, empire) and freeable(s, empire) else NOBODY

    def run(self, s: Pax, _: int, __: int) -> None:
        """Nobody can be freed."""

    def candidates(self, s: Pax, _: int, empire: int) -> list[int]:
        return [*(token for token in range(TOKENS) if s.repressed[empire * TOKENS + token]), STAY]

    def refusal(self, s: Pax, _: int, empire: int, option: int, why: Why = QUIET) -> int:
        if option == STAY:
            return 0
        if not s.repressed[empire * TOKENS + option]:
            return why.no(refusals.NOT_REPRESSED_TO_FREE, empire=empire)
        return 0 if option in freeable(s, empire) else why.no(refusals.NO_ROOM_TO_FREE)

    def choose(self, s: Pax, seat: int, empire: int, option: int) -> None:
        if option != STAY:
            s.then((frames.FREE, seat, empire * TOKENS + option), (frames.EMANCIPATE, seat, empire))


STAY: Final = Emancipate.options.first("none")


def freeable(s: Pax, empire: int) -> list[int]:
    """The Repressed tokens for which there is a free place."""
    elite, cubes = bool(tokens.free_places(s, empire)), bool(tokens.free_borders(s, empire))
    first = empire * TOKENS
    return [token for token in range(TOKENS) if s.repressed[first + token] and (elite if token < PIECES else cubes)]


class Free(Choice[Pax]):
    """A freed token goes to a free city or Border, without pushing anyone out (Q.emancipation)."""

    name = "free"
    clause = "F9.vassal-repressed"
    options = tokens.CITY_OR_BORDER

    def candidates(self, s: Pax, _: int, freed: int) -> list[int]:
        empire, token = divmod(freed, TOKENS)
        if token < PIECES:
            return tokens.free_places(s, empire)
        return [tokens.ON_BORDER + border for border in tokens.free_borders(s, empire)]

    def refusal(self, s: Pax, seat: int, freed: int, option: int, why: Why = QUIET) -> int:
        if (option < tokens.ON_BORDER) != (freed % TOKENS < PIECES):
            return why.no(refusals.WRONG_FREEDOM)
        if option in self.candidates(s, seat, freed):
            return 0
        return why.no(refusals.CITY_TAKEN if option < tokens.ON_BORDER else refusals.BORDER_TAKEN)

    def choose(self, s: Pax, seat: int, freed: int, option: int) -> None:
        token = freed % TOKENS
        s.repressed[freed] -= 1
        if option < tokens.ON_BORDER:
            s.token[option] = token
            s.tell(news.FREED_TO_CITY, seat, token, option)
        else:
            s.concession[option - tokens.ON_BORDER] = token - CUBE
            s.tell(news.FREED_TO_BORDER, seat, token, option - tokens.ON_BORDER)
