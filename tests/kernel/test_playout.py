"""Chance by weight, and playing at random."""

from collections import Counter
from random import Random

import pytest
from tests.fuzz.walk import position
from tests.kernel.tiny import PLAN, Cups, Harvest, HarvestState, Plan, Rain

from fondaco.kernel import Step, pick, random_option, wander
from fondaco.table import AnyGame


@pytest.mark.parametrize(
    ("chance", "outcome"), [(0.0, 0), (0.5, 0), (0.7499, 0), (0.75, 1), (0.9999, 1), (1 - 2**-53, 1)]
)
def test_a_number_stands_for_an_outcome_by_weight(chance: float, outcome: int) -> None:
    assert pick(Rain(), HarvestState(2), 0, 0, chance) == outcome


@pytest.mark.parametrize(("chance", "outcome"), [(0.0, 0), (0.333, 0), (0.334, 1), (0.667, 2), (1 - 2**-53, 2)])
def test_without_weights_all_outcomes_are_alike(chance: float, outcome: int) -> None:
    class Coin(Step[HarvestState]):
        """Three sides."""

        def candidates(self, s: HarvestState, a: int, b: int) -> list[int]:
            return [0, 1, 2]

    assert pick(Coin(), HarvestState(2), 0, 0, chance) == outcome


def test_a_random_option_is_any_of_the_legal_ones() -> None:
    s, random = HarvestState(2), Random(1)
    drawn = Counter(random_option(Plan(), s, 0, 0, random.random) for _ in range(2000))
    assert set(drawn) == {0, 1} and all(900 < count < 1100 for count in drawn.values())


def test_weights_must_be_as_many_as_outcomes() -> None:
    class Torn(Rain):
        """A weight is missing."""

        def weights(self, s: HarvestState, a: int, b: int) -> list[int]:
            return [3]

    with pytest.raises(ValueError, match="<rain> has 2 outcomes and 1 weights"):
        pick(Torn(), HarvestState(2), 0, 0, 0.5)


@pytest.mark.parametrize("game", [Harvest(), Cups()])
def test_wandering_ends_the_game_and_is_fixed_by_its_numbers(game: AnyGame) -> None:
    ends = []
    for _ in range(2):
        s = game.begin(2, {})
        decisions, chances = wander(game, s, Random(7).random)
        assert s.over and decisions > 0 and chances > 0
        ends.append((position(s), decisions, chances))
    assert ends[0] == ends[1]


def test_wandering_goes_on_from_the_middle() -> None:
    game = Harvest()
    s = game.begin(3, {})
    game.advance(s)
    game.turn_to(s, 1)
    game.answer(s, 1)
    copy = s.copy()
    wander(game, copy, Random(3).random)
    assert copy.over and not s.over and game.pending(s)[0].frame == (PLAN, 0, 0)
