"""Every clause of every game has a test and a line of code that cites it."""

from pathlib import Path

import pytest
from tests.coverage import measure

from fondaco.table import find_game, games

CLAUSES = {"column-of-fire": 195, "orleans": 196, "pax-renaissance": 266, "virgin-queen": 222}


@pytest.mark.parametrize("name", games())
def test_no_clause_is_left_without_test_or_code(name: str) -> None:
    coverage = measure(find_game(name).folder, Path(__file__).parent.parent)
    assert len(coverage.clauses) == CLAUSES[name]
    assert coverage.untested == []
    assert coverage.uncited == []
    assert coverage.unknown == []
