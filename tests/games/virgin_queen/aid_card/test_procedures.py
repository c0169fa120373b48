"""What holds for every procedure: laws add up, rolls follow them, and all of it is quick."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt
from random import Random
from time import process_time
from typing import Final

import pytest
from tests.games.virgin_queen.aid_card.laws import dice, law_of, values

from fondaco.companion.odds import answer
from fondaco.games.virgin_queen.aid_card import espionage, naval_combat, piracy
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import law, roll
from fondaco.games.virgin_queen.aid_card.procedure import (
    CHOICE,
    FLAG,
    NUMBER,
    READING,
    Input,
    Procedure,
    Refused,
    choice,
    flag,
    number,
)

EVERY = list(PROCEDURES)


def test_the_catalogue_is_in_order() -> None:
    assert [
        *("field-battle", "assault", "naval-combat", "piracy-europe", "piracy-world"),
        *("intelligence", "assassination", "catholic-rebellion"),
        *("navigation", "colony", "indies-fleet", "rebellion", "conversion"),
    ] == EVERY


def grid(procedure: Procedure, seed: int) -> Iterator[dict[str, int]]:
    """The usual values, each input at both ends, and combinations of anything."""
    usual = procedure.filled({})
    yield usual
    for each in procedure.inputs:
        for value in (each.least, each.most):
            yield {**usual, each.name: value}
    chance = Random(seed)
    while True:
        yield {each.name: chance.randint(each.least, min(each.most, each.least + 5)) for each in procedure.inputs}


@pytest.mark.parametrize("name", EVERY)
def test_every_law_adds_up_to_one(name: str) -> None:
    procedure = PROCEDURES[name]
    legal = (given for given in grid(procedure, 1585) if not procedure.refusals(given))
    for given in islice(legal, 2 * len(procedure.inputs) + 20):
        found = law(procedure.plan(given))
        assert sum(found.weights.values()) == found.total, given
        assert all(weight > 0 for weight in found.weights.values()), given
        assert sum(found.row(row) for row in procedure.rows) == 1, given
        for place in range(len(procedure.numbers)):
            assert sum(found.number(place).values()) == 1, given
        assert {len(outcome.numbers) for outcome in found.weights} == {len(procedure.numbers)}


@pytest.mark.parametrize("name", EVERY)
def test_every_row_can_come_up_and_what_is_hoped_for_is_a_row(name: str) -> None:
    procedure = PROCEDURES[name]
    legal = (given for given in grid(procedure, 1571) if not procedure.refusals(given))
    seen = {o.row for given in islice(legal, 60) for o in law(procedure.plan(given)).weights}
    assert seen == set(procedure.rows)
    assert procedure.goal == procedure.rows[: len(procedure.goal)] != ()


GOALS = {
    "field-battle": 2,
    "piracy-europe": 3,
    "piracy-world": 3,
    "intelligence": 3,
    "catholic-rebellion": 3,
    "colony": 2,
    "conversion": 2,
}


@pytest.mark.parametrize("name", EVERY)
def test_the_attacker_hopes_for_the_best_rows(name: str) -> None:
    assert len(PROCEDURES[name].goal) == GOALS.get(name, 1)


ROLLS = int(os.environ.get("FONDACO_ROLLS", "10000"))
"""How often every procedure is rolled; a million times in `make soak`."""

CASES: list[tuple[str, dict[str, int]]] = [
    ("field-battle", {"attack": 3, "leader": 1, "defend": 2}),
    ("assault", {"attack": 3, "cavalry": 1, "defend": 1}),
    ("naval-combat", {"galleons": 1, "corsairs": 2, "defend_galleys": 1, "sea": 1}),
    ("piracy-europe", {"corsairs": 2, "ships": 1, "adjacent": 3}),
    ("piracy-world", {"patrols": 3, "piracy": 2}),
    ("intelligence", {"informant": 1}),
    ("assassination", {"rating": 1}),
    ("assassination", {"rating": 1, "reroll_read": 1}),
    ("assassination", {"rating": 1, "reroll_read": 2}),
    ("catholic-rebellion", {"jesuits": 2}),
    ("navigation", {}),
    ("colony", {}),
    ("indies-fleet", {}),
    ("rebellion", {"cp": 4, "units": 2}),
    ("conversion", {"dice": 3}),
]


def endless_dice(random: Random) -> Iterator[int]:
    """One die after the other, thrown by the handful."""
    while True:
        yield from random.choices(range(1, 7), k=10_000)


@pytest.mark.parametrize(("name", "given"), CASES)
def test_rolls_come_out_as_the_law_says(name: str, given: dict[str, int]) -> None:
    plan, rolls = PROCEDURES[name].plan(values(name, **given)), ROLLS
    faces = endless_dice(Random(1588))
    seen = Counter(roll(plan, lambda: next(faces)).outcome.row for _ in range(rolls))
    found = law_of(name, **given)
    for row in PROCEDURES[name].rows:
        share = float(found.row(row))
        assert abs(seen[row] - rolls * share) <= 5 * sqrt(rolls * share * (1 - share)), row


TWENTY: list[tuple[str, dict[str, int]]] = [
    ("field-battle", {"attack": 20, "defend": 19}),
    ("assault", {"attack": 14, "leader": 6, "defend": 0, "defend_cavalry": 20, "defend_leader": 6}),
    ("assault", {"attack": 20, "defend": 19}),
    ("naval-combat", {"galleons": 8, "corsairs": 4, "defend_galleons": 8, "defend_corsairs": 4}),
    ("piracy-europe", {"corsairs": 15, "ships": 5, "adjacent": 20, "piracy": 6}),
    ("piracy-world", {"patrols": 20, "piracy": 6}),
    ("intelligence", {"cryptography": 1, "informant": 1, "walsingham": 1}),
    ("assassination", {"informant": 1, "pistols": 1, "rating": 6, "reroll_read": 1}),
    ("assassination", {"informant": 1, "pistols": 1, "rating": 6, "reroll_read": 2}),
    ("catholic-rebellion", {"jesuits": 12}),
    ("conversion", {"dice": 20}),
]


def best(times: int, work: Callable[[], object]) -> float:
    """The shortest of several times in milliseconds of this process: others on the machine do not count."""

    def once() -> float:
        start = process_time()
        work()
        return 1000 * (process_time() - start)

    return min(once() for _ in range(times))


USUAL_COUNT: Final = 3.7
"""Milliseconds that the usual machine needs to count to a hundred thousand."""


def slowness() -> float:
    """How much slower than the usual this machine counts just now; the limits in milliseconds stretch as much."""
    return max(1.0, best(10, lambda: sum(number & 1 for number in range(100_000))) / USUAL_COUNT)


@pytest.mark.parametrize(("name", "given"), TWENTY)
def test_twenty_dice_a_side_take_no_time(name: str, given: dict[str, int]) -> None:
    procedure, filled = PROCEDURES[name], values(name, **given)
    assert best(20, lambda: law(procedure.plan(filled))) < 5 * slowness()


@pytest.mark.parametrize(("name", "given"), TWENTY)
def test_what_one_more_would_change_is_answered_at_once(name: str, given: dict[str, int]) -> None:
    procedure, filled = PROCEDURES[name], values(name, **given)

    def sweep() -> None:
        answer._law.cache_clear()
        answer.sweep(procedure, filled)

    assert best(10, sweep) < 50 * slowness()


# Inputs


def test_the_kinds_of_inputs() -> None:
    assert number("a", "c", -1, 4, 2, "defence") == Input("a", "c", -1, 4, 2, NUMBER, (), "defence")
    assert number("a", "c", 0, 1, 0).side == "attack"
    assert flag("a", "c") == Input("a", "c", 0, 1, 0, FLAG, (), "attack")
    assert flag("a", "c", "table", 1) == Input("a", "c", 0, 1, 1, FLAG, (), "table")
    assert choice("a", "c", ("x", "y", "z")) == Input("a", "c", 0, 2, 0, CHOICE, ("x", "y", "z"), "table")
    assert choice("a", "c", ("x", "y"), "defence", READING).kind == READING
    assert Input("a", "c") == flag("a", "c")
    assert Refused("c", "k", "a") == ("c", "k", "a", 0, 0)


def test_values_that_were_not_given_are_the_usual_ones() -> None:
    procedure = PROCEDURES["rebellion"]
    assert procedure.filled({"cp": 4}) == {"cp": 4, "home": 0, "units": 1}
    with pytest.raises(KeyError, match="ships"):
        procedure.filled({"ships": 1, "cannons": 1})
    assert repr(procedure) == "<rebellion: cp, home, units>"


@pytest.mark.parametrize("name", EVERY)
def test_the_usual_values_are_allowed(name: str) -> None:
    procedure = PROCEDURES[name]
    usual = procedure.filled({})
    assert procedure.refusals(usual) == []
    for each in procedure.inputs:
        if each.kind != NUMBER:
            for wrong in (each.least - 1, each.most + 1):
                (refused,) = procedure.refusals({**usual, each.name: wrong})
                assert refused == (each.clause, "out-of-range", each.name, each.least, each.most)


USUAL = {
    "field-battle": {"attack": 4, "leader": 0, "defend": 4, "defend-leader": 0},
    "assault": {"attack": 5, "cavalry": 0, "leader": 0, "defend": 2, "defend-cavalry": 0, "defend-leader": 0},
    "naval-combat": {"galleons": 2, "defend-galleons": 2},
    "piracy-europe": {"corsairs": 2, "piracy": 1, "ottoman": 1, "ports": 2, "adjacent": 1},
    "piracy-world": {"piracy": 1, "settlements": 2},
    "intelligence": {"hand": 4, "turn": 3},
    "assassination": {"cp": 4, "mary-alive": 1, "rating": 1, "turn": 3},
    "catholic-rebellion": {"cp": 5, "jesuits": 1, "mary-alive": 1, "turn": 3},
    "navigation": {"navigation": 1},
    "colony": {},
    "indies-fleet": {"philippines": 1},
    "rebellion": {"cp": 2, "units": 1},
    "conversion": {"dice": 4},
}


@pytest.mark.parametrize("name", EVERY)
def test_a_procedure_begins_with_plain_values(name: str) -> None:
    assert {key: value for key, value in PROCEDURES[name].filled({}).items() if value} == {
        key: value for key, value in USUAL[name].items() if value
    }


def test_sides_own_their_inputs() -> None:
    for procedure in PROCEDURES.values():
        for each in procedure.inputs:
            assert each.side in ("attack", "defence", "table")
            if each.name.startswith("defend"):
                assert each.side == "defence"
            if each.kind == READING:
                assert each.side == "table"
    assert dice("field-battle") == {"attack": 4, "defence": 5}


def test_choices_are_numbered_as_they_are_named() -> None:
    labels = {each.name: each.labels for procedure in PROCEDURES.values() for each in procedure.inputs if each.labels}
    number_of = {(name, label): place for name, names in labels.items() for place, label in enumerate(names)}
    assert number_of == {
        ("sea", "atlantic"): naval_combat.ATLANTIC,
        ("sea", "mediterranean"): naval_combat.MEDITERRANEAN,
        ("corsairs-read", "everywhere"): naval_combat.CORSAIRS_EVERYWHERE,
        ("corsairs-read", "atlantic-only"): naval_combat.CORSAIRS_ATLANTIC,
        ("target", "spain"): piracy.AGAINST_SPAIN,
        ("target", "portugal"): piracy.AGAINST_PORTUGAL,
        ("else-read", "two-dice"): piracy.ELSE_TWO,
        ("else-read", "one-die"): 1,
        ("reroll-read", "repeated"): espionage.REPEATED,
        ("reroll-read", "once"): espionage.ONCE,
        ("reroll-read", "attacker-alone"): espionage.ATTACKER_ALONE,
        ("elizabeth-read", "without-rating"): espionage.WITHOUT_RATING,
        ("elizabeth-read", "with-rating"): 1,
    }
