"""The arithmetic behind the page of figures."""

import pytest
from benchmarks.stats import Spread, number, ratios, spread


def test_the_middle_and_both_ends_are_told() -> None:
    found = spread([30.0, 10.0, 20.0, 1000.0, 25.0])
    assert found == Spread(25.0, 10.0, 1000.0)
    assert str(found) == "25 (10 to 1,000)"


def test_ratios_are_taken_round_by_round() -> None:
    ours, theirs = [100.0, 50.0, 100.0], [10.0, 5.0, 10.0]  # the second round was slow for both
    assert ratios(ours, theirs) == Spread(10.0, 10.0, 10.0)


def test_rounds_that_do_not_match_are_refused() -> None:
    with pytest.raises(ValueError, match="2 rounds cannot be compared with 1"):
        ratios([1.0, 2.0], [1.0])


def test_figures_have_the_digits_that_mean_something() -> None:
    assert [number(value) for value in (12345.6, 67.8, 8.92, 0.123)] == ["12,346", "68", "8.9", "0.12"]
