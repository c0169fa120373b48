"""The plain and the compiled form of the same files play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.checksum import form

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "compiled"
GAMES = 250
"""Of each title: a thousand in all."""


def played(path: Path) -> list[str]:
    """Which form it is, and the checksum of each title's games."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", "tests.checksum", str(GAMES)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(not (BUILT / "made").exists(), reason="nothing is compiled here: there is no C compiler")
def test_both_forms_play_the_same_thousand_games() -> None:
    plain, compiled = played(ROOT / "src"), played(BUILT)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert plain[1:] == compiled[1:]


def test_the_tests_run_in_the_form_they_are_meant_for() -> None:
    """Nobody tests the one form and believes it was the other."""
    assert form() == os.environ.get("FONDACO_FORM", form())
