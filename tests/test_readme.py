"""The README tells the truth: its examples run."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failures == 0
