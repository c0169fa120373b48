"""The processes that are measured: in turns, and never under the wrong name."""

import os
import sys
from pathlib import Path

import pytest
from benchmarks import processes
from benchmarks.processes import COMPILED, PLAIN, ProcessSpec, WrongForm, check_form, interleaved, running_workers

LIBRARY = """
import json, sys
print(json.dumps({about}), flush=True)
for line in sys.stdin:
    print(json.dumps({{"value": len(line.split())}}), flush=True)
"""


def spec(name: str, about: str, form: str = "") -> ProcessSpec:
    return ProcessSpec(name, (sys.executable, "-c", LIBRARY.format(about=about)), form)


@pytest.mark.parametrize(("form", "compiled"), [(PLAIN, True), (COMPILED, False), (COMPILED, None)])
def test_the_wrong_form_is_refused(form: str, compiled: bool | None) -> None:
    with pytest.raises(WrongForm, match=form), running_workers([spec("ours", f"{{'compiled': {compiled}}}", form)]):
        pass


def test_the_right_form_is_measured() -> None:
    check_form(ProcessSpec("ours", (), PLAIN), {"compiled": False})
    check_form(ProcessSpec("ours", (), COMPILED), {"compiled": True})
    check_form(ProcessSpec("another library", ()), {"compiled": None})


def test_everyone_answers_in_every_round() -> None:
    with running_workers([spec("one", "{'version': '1.0'}"), spec("two", "{}")]) as workers:
        assert workers["one"].version == "1.0"
        assert interleaved(workers, "measure 0.5", 3) == {"one": [2.0] * 3, "two": [2.0] * 3}


def test_a_library_that_is_not_there_is_told_and_left_out() -> None:
    told: list[str] = []
    with running_workers([spec("chess", "{'missing': 'no chess'}"), spec("go", "{}")], told.append) as workers:
        assert list(workers) == ["go"]
    assert told == ["chess was not measured: no chess."]


def test_a_process_that_breaks_off_is_an_error() -> None:
    broken = ProcessSpec("broken", (sys.executable, "-c", "pass"))
    with pytest.raises(RuntimeError, match="broken is gone"), running_workers([broken]):
        pass


def test_only_a_build_of_these_sources_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, made = tmp_path / "src", tmp_path / "compiled"
    source.mkdir()
    made.mkdir()
    monkeypatch.setattr(processes, "FOLDERS", {PLAIN: source, COMPILED: made})
    (source / "rules.py").touch()
    assert processes.forms() == [PLAIN]
    (made / "made").touch()
    os.utime(source / "rules.py", (1, 1))
    assert processes.forms() == [PLAIN, COMPILED]
    os.utime(made / "made", (2, 2))
    for litter in ("__pycache__", "fondaco.egg-info"):
        (source / litter).mkdir()
        (source / litter / "left").touch()
    assert processes.forms() == [PLAIN, COMPILED]
    (source / "page.html").touch()
    assert processes.forms() == [PLAIN]
