"""The page of figures, put together from parts."""

from benchmarks.opponents import merged
from benchmarks.page import TITLES, Findings, assembled, sections

OLD = """# Benchmarks

Some words.

## Random playouts

old playouts

## The web table

web

### From a click to the board

clicks
"""


def test_a_page_is_read_by_its_parts() -> None:
    assert sections(OLD) == {
        "Random playouts": "old playouts",
        "The web table": "web\n\n### From a click to the board\n\nclicks",
    }


def test_what_was_not_measured_stays() -> None:
    page = assembled(OLD, {"memory": ["new memory", ""], "engine": ["new playouts"]})
    assert list(sections(page)) == ["Random playouts", "Memory per idle table", "The web table"]
    assert sections(page)["Random playouts"] == "new playouts"
    assert sections(page)["Memory per idle table"] == "new memory"
    assert sections(page)["The web table"] == sections(OLD)["The web table"]
    assert page.startswith("# Benchmarks\n") and page.endswith("clicks\n")


def test_the_page_says_which_part_is_not_written_by_make_bench() -> None:
    page = assembled("", {})
    assert f"but for “{TITLES['opponents']}”" in page and "`python -m benchmarks opponents`" in page


def test_writing_the_same_part_again_changes_nothing() -> None:
    once = assembled(OLD, {"engine": ["new playouts"]})
    assert assembled(once, {"engine": ["new playouts"]}) == once


def test_a_table_has_a_line_under_its_head() -> None:
    found = Findings()
    found.table(["game", "µs"], [["chess", "1"]])
    assert found.lines == ["| game | µs |", "| --- | --- |", "| chess | 1 |", ""]


def test_a_match_replaces_the_row_on_the_same_terms() -> None:
    terms = ["orleans", "search", "plain", "MCTS", "1 s"]
    found = Findings()
    found.table(["…"] * 6, [["column-of-fire", *terms[1:], "50"], [*terms, "50"]])
    rows = merged("\n".join(found.lines), [*terms, "100"])
    assert rows == [["column-of-fire", *terms[1:], "50"], [*terms, "100"]]
