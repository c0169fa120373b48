"""What counts as a test and as a citation of a game's clauses."""

from __future__ import annotations

from pathlib import Path

from fondaco.words import coverage
from fondaco.words.coverage import Coverage, measure

CLAUSES = ("game.plain", "game.inner", "game.related", "game.foreign", "game.nowhere")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def measured(house: Path, head: str = "") -> Coverage:
    """The coverage of a game of five clauses in a house that has a companion and a bar beside it."""
    game = "chess"
    clauses = "".join(f'[[chapter.clause]]\nid = "{id}"\nen = "x"\nfr = "x"\n' for id in CLAUSES)
    write(house / "src" / "games" / game / "rules.toml", f'{head}[[chapter]]\nen = "All"\nfr = "Tout"\n{clauses}')
    cited = {f"games/{game}": "plain", f"games/{game}/inner": "inner", "companion": "related", "bar": "foreign"}
    for folder, clause in cited.items():
        write(house / "src" / folder / "code.py", f'"""A module (game.{clause})."""\n')
        write(house / "tests" / folder / "test_it.py", f'@rule("game.{clause}", "no.{clause}")\ndef test_it(): ...\n')
    return measure(house / "src" / "games" / game, house / "tests")


def test_folders_inside_the_game_and_its_tests_count(tmp_path: Path) -> None:
    found = measured(tmp_path)
    assert found.untested == found.uncited == ["game.related", "game.foreign", "game.nowhere"]
    assert found.unknown == ["no.inner", "no.plain"]


def test_a_part_of_the_house_that_follows_a_game_counts_with_its_tests(tmp_path: Path) -> None:
    found = measured(tmp_path, 'elsewhere = ["companion"]\n')
    assert found.untested == found.uncited == ["game.foreign", "game.nowhere"]
    assert found.unknown == ["no.inner", "no.plain", "no.related"]


def test_the_companion_follows_the_rules_of_virgin_queen() -> None:
    source = Path(coverage.__file__).parents[1]
    found = measure(source / "games" / "virgin_queen", Path(__file__).parents[1])
    assert {"powers.six", "sequence.2.war"} <= found.named_in_code & found.named_in_tests
