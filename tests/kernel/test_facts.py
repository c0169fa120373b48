"""Printed facts: what is wrong in a data file, with line and field."""

from collections.abc import Callable

import pytest

from fondaco.kernel import Fact, FactError, Facts

TEXT = """\
# a game's printed facts
format = 1
name = "standard"

[die]
faces = [1, 2, 3]

[[country]]   # the first
id = "england"
points = 4
name = { en = "England", fr = "Angleterre" }

[[country]]
id = "france"
words = ["good book", "any-good"]
points = "many"
name = { en = "France" }
open = true
"""


def facts(text: str = TEXT) -> Facts:
    return Facts(text, "mine.toml")


def test_records_know_their_values_and_lines() -> None:
    first, second = facts().every("country", 2)
    assert (first.line, second.line) == (8, 13)
    assert first.text("id") == "england" and first.number("points", 1, 9) == 4
    assert first.names("name", ("en", "fr")) == {"en": "England", "fr": "Angleterre"}
    assert second.texts("words", 1, 2) == ("good book", "any-good")
    assert second.one_of("id", ("england", "france")) == 1
    assert facts().only("die").numbers("faces", 1, 6) == (1, 2, 3)
    assert facts().head().number("format", 1, 1) == 1


Reading = Callable[[Fact], object]


@pytest.mark.parametrize(
    ("read", "line", "problem"),
    [
        (lambda fact: fact.number("points", 1, 9), 16, "points: a number from 1 to 9 is expected, not 'many'"),
        (lambda fact: fact.text("points_"), 13, "points_: missing"),
        (lambda fact: fact.text("words"), 15, "words: a text is expected, not ['good book', 'any-good']"),
        (lambda fact: fact.one_of("id", ("england", "spain")), 14, "id: 'france' is not one of england, spain"),
        (lambda fact: fact.texts("words", 3, 4), 15, "words: 3 to 4 texts are expected, not 2"),
        (lambda fact: fact.texts("id", 1, 2), 14, "id: a list of texts is expected, not 'france'"),
        (lambda fact: fact.numbers("words", 1, 6), 15, "words: a list of numbers from 1 to 6 is expected, not"),
        (lambda fact: fact.names("name", ("en", "fr")), 17, "name: a name in each of en, fr is expected, not"),
        (lambda fact: fact.number("open", 0, 1), 18, "open: a number from 0 to 1 is expected, not True"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(read: Reading, line: int, problem: str) -> None:
    fact = facts().every("country")[1]
    with pytest.raises(FactError) as caught:
        read(fact)
    assert str(caught.value).startswith(f"mine.toml, line {line}: {problem}")
    assert (caught.value.file, caught.value.line) == ("mine.toml", line)
    assert "\n" not in str(caught.value)


def test_a_list_of_numbers_holds_no_truths() -> None:
    with pytest.raises(FactError, match="line 2: faces: a list of numbers"):
        facts("[die]\nfaces = [true, 2]").only("die").numbers("faces", 1, 6)


def test_too_few_records_are_noticed_at_the_last() -> None:
    with pytest.raises(FactError, match=r"mine.toml, line 13: \[\[country\]\]: 3 records are expected, not 2"):
        facts().every("country", 3)


def test_missing_records_are_noticed() -> None:
    with pytest.raises(FactError, match=r"line 1: \[\[space\]\]: 4 records are expected, not 0"):
        facts().every("space", 4)
    with pytest.raises(FactError, match=r"line 1: \[dice\] is missing"):
        facts().only("dice")
    assert facts().every("space") == []


def test_one_record_where_a_list_is_expected() -> None:
    with pytest.raises(FactError, match=r"die: records headed \[\[die\]\] are expected"):
        facts().every("die")


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \nc = 3\n", 2), ("a = 1\n[die\n", 2), ('a = "open', 1), ("", 0)],
)
def test_a_file_that_is_no_toml(text: str, line: int) -> None:
    if not line:
        assert facts(text).values == {}
        return
    with pytest.raises(FactError, match=f"mine.toml, line {line}: not valid TOML") as caught:
        facts(text)
    assert "\n" not in str(caught.value)
