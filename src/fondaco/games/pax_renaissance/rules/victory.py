"""Victories: what each asks for, who comes how near, and how the game ends (E6, L)."""

from typing import Final

from fondaco.games.pax_renaissance.rules import news, refusals, rulings
from fondaco.games.pax_renaissance.rules.tableau import prestige
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import *
from fondaco.kernel import QUIET, Why

LEAD: Final = 2  # L4.imperial, L5.globalisation, L6.renaissance
LEAD_OF_KINGS: Final = {2: 3, 3: 2, 4: 2}  # L4.two-players


def declaration_refusal(s: Pax, seat: int, victory: int, why: Why) -> int:
    """A victory must be active, its conditions met, and a discredited one takes the whole turn (L2.declare)."""
    if not s.active[victory] and why.also(refusals.VICTORY_INACTIVE, victory=victory):
        return refusals.VICTORY_INACTIVE
    if s.actions < 2 and is_discredited(s, victory) and why.also(refusals.NEEDS_TWO_ACTIONS, victory=victory):
        return refusals.NEEDS_TWO_ACTIONS
    return condition_refusal(s, seat, victory, why)


def is_discredited(s: Pax, victory: int) -> bool:
    """Whether a torch against a victory lies unsilenced in any Tableau (M3.discredit, Q.torch-trigger)."""
    return any(s.holder[card] >= 0 and not s.is_silenced(card) for card in s.printed.torches[victory])


def declare(s: Pax, seat: int, victory: int) -> None:
    """The player wins and the game is over (A3.goal, E6.victory, L2.declare)."""
    if is_discredited(s, victory):  # Q.discredit: the declaration costs both actions
        s.actions = 0
    s.tell(news.DECLARED, seat, victory)
    end(s, victory, 1 << seat)


def end(s: Pax, ending: int, victors: int) -> None:
    s.ending = ending
    s.victors = victors
    s.acting = NO_CARD
    s.frames.clear()


def end_by_patron(s: Pax) -> None:
    """The most patron Prestige wins; Florins break a tie, else it is shared (L2.patron-winner, Q.patron-tie)."""
    ranks = [
        (-1, -1) if s.out >> seat & 1 else (prestige(s, seat, PATRON), s.florins[seat]) for seat in range(s.players)
    ]
    for seat, (patron, florins) in enumerate(ranks):
        if patron >= 0:
            s.tell(news.PATRON_COUNT, seat, patron, florins)
    best = max(ranks)
    for seat, rank in enumerate(ranks):
        if rank == best:
            s.tell(news.PATRON_WINS, seat)
    end(s, BY_PATRON, sum(1 << seat for seat, rank in enumerate(ranks) if rank == best))


# The conditions (L3 to L6)


def condition_refusal(s: Pax, seat: int, victory: int, why: Why = QUIET) -> int:
    """What a seat still lacks for a victory, whether or not it is active (Q.false-claim)."""
    if victory == RELIGIOUS:
        return religious_refusal(s, seat, why)
    if victory == IMPERIAL:
        return imperial_refusal(s, seat, why)
    if victory == GLOBALISATION:
        return globalisation_refusal(s, seat, why)
    return renaissance_refusal(s, seat, why)


def best_other(counts: list[int], seat: int) -> int:
    best = 0
    for other, count in enumerate(counts):
        if other != seat:
            best = max(best, count)
    return best


def religious_refusal(s: Pax, seat: int, why: Why) -> int:
    """A Religion must be supreme, and the seat lead in its Prestige (L3.religious)."""
    bishops, strength = bishops_in_play(s), strength_in_theocracies(s)
    by_bishops, by_strength = leader(bishops), leader(strength)
    if by_bishops < 0 and why.also(
        refusals.NO_BISHOP_MAJORITY, catholic=bishops[0], islamic=bishops[1], reformist=bishops[2]
    ):  # L3.supremacy-bishops
        return refusals.NO_BISHOP_MAJORITY
    if by_strength < 0:  # L3.supremacy-theocracies
        return why.no(refusals.NO_THEOCRACY_MAJORITY, catholic=strength[0], islamic=strength[1], reformist=strength[2])
    if by_bishops < 0:
        return refusals.NO_BISHOP_MAJORITY
    if by_bishops != by_strength:
        return why.no(refusals.TWO_SUPREMACIES, bishops=by_bishops, strength=by_strength)
    counts = [prestige(s, other, by_bishops) for other in range(s.players)]
    own, other = counts[seat], best_other(counts, seat)
    return why.no(refusals.RELIGION_BEHIND, religion=by_bishops, own=own, other=other) if own <= other else 0


def leader(counts: list[int]) -> int:
    """The Religion that has more than the other two together, or -1."""
    total = sum(counts)
    for religion, count in enumerate(counts):
        if count * 2 > total:
            return religion
    return -1


def bishops_in_play(s: Pax) -> list[int]:
    counts = [0] * RELIGIONS
    for bishop, card in enumerate(s.bishop):
        if card != NO_CARD:
            counts[s.printed.bishop_religion[bishop]] += 1
    return counts


def strength_in_theocracies(s: Pax) -> list[int]:
    """Tokens of each Religion in its own Theocracies (L3.supremacy-theocracies, Q.supremacy-foreign)."""
    counts = [0] * RELIGIONS
    for empire in range(EMPIRES):
        religion = s.religion(empire)
        if religion >= RELIGIONS:
            continue
        for place in s.printed.places_of[empire]:
            token = s.token[place]
            if token != EMPTY and token % RELIGIONS == religion:
                counts[religion] += 1
    for border, religion in enumerate(s.pirate):
        if religion >= 0:
            first, second = s.printed.border_between[border]
            shores = (s.religion(first) == religion) + (s.religion(second) == religion)
            counts[religion] += shores if rulings.PIRATES_COUNT_TWICE else min(shores, 1)  # Q.pirate-twice
    return counts


def kings(s: Pax, seat: int) -> int:
    """Empires of a seat on their King face, Suzerains and Vassals alike (L4.imperial)."""
    return sum(s.holder[FIRST_EMPIRE + empire] == seat and not s.republic[empire] for empire in range(EMPIRES))


def turned_empires(s: Pax, seat: int) -> int:
    """Empires of a seat on their Republic face."""
    return sum(s.holder[FIRST_EMPIRE + empire] == seat and s.republic[empire] for empire in range(EMPIRES))


def imperial_refusal(s: Pax, seat: int, why: Why) -> int:
    counts = [kings(s, other) for other in range(s.players)]
    own, other, lead = counts[seat], best_other(counts, seat), LEAD_OF_KINGS[s.players]
    if own >= other + lead:
        return 0
    if s.players == 2:
        return why.no(refusals.KINGS_BEHIND_OF_TWO, own=own, other=other, lead=lead)
    return why.no(refusals.KINGS_BEHIND, own=own, other=other, lead=lead)


def concessions(s: Pax, seat: int) -> int:
    """Concessions for a globalisation victory."""
    return concessions_with(s, seat, prestige(s, seat, PATRON) if s.power(seat, NAVIGATION) else 0)


def concessions_with(s: Pax, seat: int, patrons: int) -> int:
    """Concessions with so many patrons; with Navigation each of them adds one (L5.globalisation)."""
    return s.concession.count(seat) + s.power(seat, NAVIGATION) * patrons


def globalisation_refusal(s: Pax, seat: int, why: Why) -> int:
    """At least two more Concessions, and more discovery Prestige (L5.globalisation)."""
    counts = [concessions(s, other) for other in range(s.players)]
    own, other = counts[seat], best_other(counts, seat)
    if own < other + LEAD and why.also(refusals.CONCESSIONS_BEHIND, own=own, other=other, lead=LEAD):
        return refusals.CONCESSIONS_BEHIND
    counts = [prestige(s, other, DISCOVERY) for other in range(s.players)]
    own, other = counts[seat], best_other(counts, seat)
    return why.no(refusals.DISCOVERY_BEHIND, own=own, other=other) if own <= other else 0


def republics(s: Pax, seat: int) -> int:
    """Republics for a Renaissance victory; some cards count as one (L6.renaissance)."""
    return turned_empires(s, seat) + s.power(seat, SECULAR_REPUBLIC)


def law(s: Pax, seat: int) -> int:
    """Law Prestige for a Renaissance victory."""
    return law_with(s, seat, prestige(s, seat, LAW), prestige(s, seat, PATRON))


def law_with(s: Pax, seat: int, laws: int, patrons: int) -> int:
    """Law with so much law and patron Prestige; with a humanist card both count (L6.renaissance)."""
    return laws + patrons if s.power(seat, HUMANIST_LAW) else laws


def renaissance_refusal(s: Pax, seat: int, why: Why) -> int:
    """More Republics than each other player, and at least two more law Prestige (L6.renaissance)."""
    counts = [republics(s, other) for other in range(s.players)]
    own, other = counts[seat], best_other(counts, seat)
    if own <= other and why.also(refusals.REPUBLICS_BEHIND, own=own, other=other):
        return refusals.REPUBLICS_BEHIND
    counts = [law(s, other) for other in range(s.players)]
    own, other = counts[seat], best_other(counts, seat)
    return why.no(refusals.LAW_BEHIND, own=own, other=other, lead=LEAD) if own < other + LEAD else 0


# What those who watch are told


def compared(s: Pax, victory: int) -> list[tuple[int, list[int]]]:
    """What a victory compares: by how much one must lead in it, and how much each seat has (L3 to L6)."""
    seats = range(s.players)
    if victory == RELIGIOUS:
        religion = supreme_religion(s)
        return [] if religion < 0 else [(1, [prestige(s, seat, religion) for seat in seats])]
    if victory == IMPERIAL:
        return [(LEAD_OF_KINGS[s.players], [kings(s, seat) for seat in seats])]
    if victory == GLOBALISATION:
        discovery = [prestige(s, seat, DISCOVERY) for seat in seats]
        return [(LEAD, [concessions(s, seat) for seat in seats]), (1, discovery)]
    return [(1, [republics(s, seat) for seat in seats]), (LEAD, [law(s, seat) for seat in seats])]


def supreme_religion(s: Pax) -> int:
    """The Religion that leads both in Bishops and in Theocracies, or -1 (L3.religious)."""
    religion = leader(bishops_in_play(s))
    return religion if religion == leader(strength_in_theocracies(s)) else -1
