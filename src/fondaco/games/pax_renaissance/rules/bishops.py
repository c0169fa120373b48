"""Bishops on Tableau cards: where they may go and what happens when they arrive (E2.bishop, F1)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import frames, news, refusals
from fondaco.games.pax_renaissance.rules.tableau import details_of, location_of, side_of, vassals_of
from fondaco.games.pax_renaissance.rules.tokens import kill_repressed, repressed_on
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Choice, Group, Options, Why

# What a Bishop finds on a card
NOBODY_THERE: Final = 0
BISHOP_THERE: Final = 1
REPRESSED_THERE: Final = 2


def is_perch(s: Pax, card: int) -> bool:
    """Whether a Bishop can stand on a card: in a Tableau, and a couple only as one (F1.player-card)."""
    return s.holder[card] >= 0 and card not in s.queen


def perches_in_play(s: Pax) -> list[int]:
    """The cards of all Tableaux on which a Bishop can stand, each couple once."""
    cards = [card for row in s.row for card in row]
    for empire in range(EMPIRES):
        if s.suzerain[empire] >= 0:
            cards.append(FIRST_EMPIRE + empire)
    return cards


def shares_location(s: Pax, location: int, side: int, card: int) -> bool:
    """Whether a Bishop may pass from a card of a Location, lying on a side, to another (F1.move, F1.east-west)."""
    there = location_of(s, card)
    if there < SIDE_LOCATION and there == location:
        return True
    # Q.location-match-side: from an East card to any card on the east side, and from there to an East card
    return location == SIDE_LOCATION + side_of(s, card) or there == SIDE_LOCATION + side


def found_on(s: Pax, card: int) -> int:
    """Whom a Bishop finds on a card: another Bishop, or Repressed tokens (F1.diet-of-worms, F1.pacification)."""
    if card in s.bishop:
        return BISHOP_THERE
    return REPRESSED_THERE if card >= FIRST_EMPIRE and repressed_on(s, card - FIRST_EMPIRE) else NOBODY_THERE


def arrive(s: Pax, seat: int, bishop: int, card: int) -> None:
    """Two Bishops kill each other; else one Repressed token may be Killed (F1.diet-of-worms, E2.bishop-occupied)."""
    found = found_on(s, card)
    if found == BISHOP_THERE:
        s.bishop[s.bishop.index(card)] = NO_CARD
        s.bishop[bishop] = NO_CARD
        s.tell(news.DIET_OF_WORMS, card)
        return
    s.bishop[bishop] = card
    if found == REPRESSED_THERE:
        s.then((frames.PACIFY, seat, card - FIRST_EMPIRE))


class Pacify(Choice[Pax]):
    """A Bishop that arrives among Repressed tokens may Kill one of them (F1.pacification, Q.pacification-scope)."""

    name = "pacify"
    clause = "F1.pacification"
    options = Options(Group("", (TOKEN,)), Group("none"))

    def candidates(self, s: Pax, _: int, empire: int) -> list[int]:
        return [*(token for token in range(TOKENS) if s.repressed[empire * TOKENS + token]), SPARE]

    def refusal(self, s: Pax, _: int, empire: int, option: int, why: Why = QUIET) -> int:
        if option == SPARE or s.repressed[empire * TOKENS + option]:
            return 0
        return why.no(refusals.NOT_REPRESSED_THERE, empire=empire)

    def choose(self, s: Pax, seat: int, empire: int, option: int) -> None:
        if option != SPARE:
            kill_repressed(s, empire, option)
            s.tell(news.PACIFIED, seat, option, empire)


SPARE: Final = Pacify.options.first("none")


# The inquisitor (F1)


def reach(s: Pax, start: int) -> list[int]:
    """The cards to which a Bishop can go from a card (F1.move)."""
    location, side = location_of(s, start), side_of(s, start)
    near = neighbours(s, start)
    reached = [
        card
        for card in perches_in_play(s)
        if card != start and (card in near or shares_location(s, location, side, card))
    ]
    reached.sort()
    return reached


def neighbours(s: Pax, card: int) -> list[int]:
    """The cards Adjacent to a card in its Tableau (Q.adjacent-tableau)."""
    seat, side = s.holder[card], side_of(s, card)
    row = s.row[seat * 2 + side]
    root = root_of(s, card)
    index = row.index(root)
    near = [other for place in (index - 1, index + 1) if 0 <= place < len(row) for other in stack_of(s, row[place])]
    return near + [other for other in stack_of(s, root) if other != card]


def root_of(s: Pax, card: int) -> int:
    """The card in the row under which a Vassal lies, or the card itself."""
    is_vassal = card >= FIRST_EMPIRE and s.suzerain[card - FIRST_EMPIRE] >= 0
    return FIRST_EMPIRE + s.suzerain[card - FIRST_EMPIRE] if is_vassal else card


def stack_of(s: Pax, root: int) -> list[int]:
    """A card of the row with its Vassals."""
    if root < FIRST_EMPIRE:
        return [root]
    return [root, *[FIRST_EMPIRE + vassal for vassal in vassals_of(s, root - FIRST_EMPIRE)]]


def can_inquire(s: Pax, card: int) -> bool:
    """Whether any Bishop of the right colour can move, wherever it stands (E4.location-free)."""
    religions = details_of(s, card, INQUISITOR)  # F.blue
    return any(
        stand >= 0 and s.printed.bishop_religion[bishop] in religions and bool(reach(s, stand))
        for bishop, stand in enumerate(s.bishop)
    )


class Inquire(Choice[Pax]):
    """Which Bishop of the icon's colour moves (F1.move)."""

    name = "inquire"
    clause = "F1.move"
    options = Options(Group("", (CARD,)))

    def candidates(self, s: Pax, _: int, __: int) -> list[int]:
        return sorted(stand for stand in s.bishop if stand >= 0)

    def refusal(self, s: Pax, _: int, __: int, option: int, why: Why = QUIET) -> int:
        if option not in s.bishop:
            return why.no(refusals.NO_SUCH_BISHOP)
        if s.printed.bishop_religion[s.bishop.index(option)] not in details_of(s, s.acting, INQUISITOR):
            return why.no(refusals.NO_SUCH_BISHOP)
        return 0 if reach(s, option) else why.no(refusals.BISHOP_STAYS)

    def choose(self, s: Pax, seat: int, _: int, option: int) -> None:
        s.then((frames.PREACH, seat, option))


class Preach(Choice[Pax]):
    """Where the Bishop goes: an Adjacent card, or one of the same Location (F1.move, Q.inquisitor-null)."""

    name = "preach"
    clause = "F1.move"
    options = Options(Group("", (CARD,)))

    def candidates(self, s: Pax, _: int, start: int) -> list[int]:
        return reach(s, start)

    def refusal(self, s: Pax, _: int, start: int, option: int, why: Why = QUIET) -> int:
        if not is_perch(s, option):
            return why.no(refusals.NO_BISHOP_HERE)
        return 0 if option in reach(s, start) else why.no(refusals.OUT_OF_REACH)

    def choose(self, s: Pax, seat: int, start: int, option: int) -> None:
        s.tell(news.BISHOP_MOVED, seat, s.printed.bishop_religion[s.bishop.index(start)], option)
        arrive(s, seat, s.bishop.index(start), option)
