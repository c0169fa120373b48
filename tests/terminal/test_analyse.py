"""The command that tells where a game turned."""

from pathlib import Path

import pytest

from fondaco import Table
from fondaco.bots import game_analysis
from fondaco.cli import main


@pytest.mark.parametrize(
    ("language", "head", "word"), [("en", "The turning points", "Better: "), ("fr", "Les tournants", "Mieux\u00a0: ")]
)
def test_it_tells_the_turning_points_of_a_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    head: str,
    word: str,
) -> None:
    for name, value in (("EVEN", 8), ("REFINED", 4), ("DEEPENED", 2), ("QUICK", "search@16"), ("DEEP", "search@32")):
        monkeypatch.setattr(game_analysis, name, value)
    table = Table("pax-renaissance", ["random", "random"], seed=5)
    table.finish()
    file = tmp_path / "game"
    file.write_text(table.record(), encoding="utf-8")
    assert main(["analyse", str(file), "--lang", language]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(head) and word in told.out and "{" not in told.out and not told.err
    assert all(len(line) <= 80 for line in told.out.splitlines())


def test_what_is_no_record_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    file.write_text("nothing", encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
