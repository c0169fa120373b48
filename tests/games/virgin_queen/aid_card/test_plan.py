"""A plan of throws gives the odds and is rolled, and both agree."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from tests.games.virgin_queen.aid_card.laws import law_of, values

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.dice import HITS, SUM
from fondaco.games.virgin_queen.aid_card.plan import ATTACK, DEFENCE, Again, Law, Outcome, Plan, Throw, law, roll

WON, LOST = Outcome("won", (1,)), Outcome("lost", (0,))


def shown(*faces: int) -> Iterator[int]:
    yield from faces


def coin(then: dict[int, Plan]) -> Throw:
    """One die; hits lead on by their number."""
    return Throw(ATTACK, HITS, 1, lambda reading: then[reading[0]])


def test_a_law_adds_up_what_leads_to_the_same_end() -> None:
    found = law(Throw(ATTACK, SUM, 2, lambda dice: WON if dice[0] >= 11 else LOST))
    assert found[WON] == Fraction(1, 12)
    assert found[Outcome("won", (7,))] == 0
    assert found.row("won") == Fraction(1, 12)
    assert found.row("won", "lost") == 1
    assert found.number(0) == {0: Fraction(11, 12), 1: Fraction(1, 12)}
    assert list(found.number(0)) == [0, 1]
    assert found.mean(0) == Fraction(1, 12)
    assert found.chance(lambda outcome: not outcome.numbers[0]) == Fraction(11, 12)


def test_without_dice_there_is_one_end() -> None:
    assert law(WON) == Law({WON: 1}, 1)
    assert law(Throw(ATTACK, HITS, 0, lambda reading: WON if reading == (0,) else LOST)).row("won") == 1


def test_branches_of_unlike_length_are_weighed_alike() -> None:
    plan = coin({1: WON, 0: Throw(DEFENCE, HITS, 2, lambda reading: WON if reading[0] == 2 else LOST)})
    assert law(plan).row("won") == Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 9)
    assert law(plan).row("lost") == Fraction(2, 3) * Fraction(8, 9)


def test_rolling_again_shares_out_its_chance() -> None:
    plan = Throw(ATTACK, SUM, 1, lambda dice: Again(0) if dice[0] <= 3 else WON if dice[0] == 6 else LOST)
    assert law(plan).row("won") == Fraction(1, 3)
    inner = Throw(ATTACK, SUM, 1, lambda dice: Again(1) if dice[0] <= 2 else WON if dice[0] == 6 else LOST)
    assert law(coin({1: inner, 0: LOST})).row("won") == Fraction(1, 3) * Fraction(1, 4)
    outer = Throw(ATTACK, SUM, 1, lambda dice: Again(0) if dice[0] <= 2 else WON if dice[0] == 6 else LOST)
    # a hit, then: 1/3 again from the start, 1/6 won, 1/2 lost
    assert law(coin({1: outer, 0: LOST})).row("won") == Fraction(1, 18) / (1 - Fraction(1, 9))


def test_a_roll_tells_every_throw_also_those_rolled_again() -> None:
    second = Throw(DEFENCE, HITS, 2, lambda reading: (Again(0), Again(1), WON)[reading[0]])
    plan = coin({1: second, 0: LOST})
    die = shown(6, 1, 2, 5, 5, 3, 1, 6, 6, 5)
    rolled = roll(plan, lambda: next(die))
    assert rolled.outcome == WON
    assert [(throw.who, throw.kind, throw.faces, throw.reading) for throw in rolled.throws] == [
        ("attack", "hits", (6,), (1,)),
        ("defence", "hits", (1, 2), (0,)),  # from the first throw again
        ("attack", "hits", (5,), (1,)),
        ("defence", "hits", (5, 3), (1,)),  # from the second throw again
        ("defence", "hits", (1, 6), (1,)),
        ("defence", "hits", (6, 5), (2,)),
    ]
    assert next(die, None) is None
    assert roll(plan, lambda: 1).outcome == LOST


@pytest.mark.parametrize(
    ("name", "given", "dice"),
    [
        ("field-battle", {"attack": 2, "defend": 1, "leader": 1}, 5),
        ("assault", {"attack": 3, "cavalry": 1, "defend": 1}, 4),
        ("naval-combat", {"galleons": 1, "corsairs": 1, "defend_galleons": 1}, 5),
        ("piracy-europe", {"corsairs": 1, "ships": 1, "adjacent": 2, "piracy": 1}, 5),
        ("piracy-world", {"patrols": 2, "piracy": 1}, 5),
        ("intelligence", {"informant": 1}, 4),
        ("navigation", {"navigation": -1, "damaged": 1}, 2),
        ("colony", {"plantation": 1}, 2),
        ("indies-fleet", {"philippines": 0}, 1),
        ("rebellion", {"cp": 4, "units": 3}, 4),
        ("conversion", {"dice": 4}, 4),
    ],
)
def test_rolling_every_throw_there_is_gives_the_law(name: str, given: dict[str, int], dice: int) -> None:
    plan = PROCEDURES[name].plan(values(name, **given))
    seen: Counter[Outcome] = Counter()
    for faces in product(range(1, 7), repeat=dice):
        die = shown(*faces)
        seen[roll(plan, lambda die=die: next(die)).outcome] += 1  # type: ignore[misc]
    found = law_of(name, **given)
    assert {outcome: Fraction(times, 6**dice) for outcome, times in seen.items()} == {
        outcome: found[outcome] for outcome in found.weights
    }
