"""What counts as a test and as a citation of a game's clauses."""

from pathlib import Path

from tests.coverage import Coverage, citations, marks, measure, report

from fondaco.table import find_game

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
    found = measure(find_game("virgin-queen").folder, Path(__file__).parent)
    assert {"powers.six", "sequence.2.war"} <= found.named_in_code & found.named_in_tests


def test_marks_of_tests_and_citations_of_code_are_read() -> None:
    tests = """
@rule("sale.ship", "sale.price")
def test_one(): ...
@pytest.mark.rule("house.push")
class TestTwo: ...
other("not.this")
"""
    assert set(marks(tests)) == {"sale.ship", "sale.price", "house.push"}
    code = '''
"""A chapter (conflict.order, conflict.majority)."""
def f():  # house.upgrade: text, q.house.lift-first
    """Does this (stone.place)."""
    s.frames.append(track.enter)  # see also s.then
    clause = "sale.captain"
'''
    cited = set(citations(code))
    assert {"conflict.order", "conflict.majority", "house.upgrade", "q.house.lift-first"} <= cited
    assert {"stone.place", "sale.captain"} <= cited
    assert "track.enter" not in cited


def test_coverage_lists_what_is_missing(tmp_path: Path) -> None:
    game = find_game("column-of-fire")
    own, other = tmp_path / "games" / "column_of_fire", tmp_path / "games" / "orleans"
    for folder, clauses in ((own, '"sale.ship", "no.such"'), (other, '"sale.price"')):
        folder.mkdir(parents=True)
        (folder / "test_one.py").write_text(f"@rule({clauses})\ndef test_one(): ...\n")
    coverage = measure(game.folder, tmp_path)
    assert "sale.ship" not in coverage.untested
    assert len(coverage.untested) == 194
    assert coverage.unknown == ["no.such"]
    heading, *lists = report(coverage)
    assert heading == "1 of 195 clauses have a test, 195 are cited in the code"
    assert [line.partition(":")[0] for line in lists] == ["Without a test", "Tests name clauses that do not exist"]
