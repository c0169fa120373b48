"""What comes from outside is parsed or refused with a value that both languages can say."""

import pytest

from fondaco.kernel.parsing import Malformed, parse_json, parse_toml, whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("0012", 12), ("99", 99), ("100", None), ("", None), (" 7", None), ("-1", None), ("٣", None)],
)
def test_a_whole_number_is_ascii_digits_up_to_a_bound(text: str, number: int | None) -> None:
    assert whole_number(text, 99) == number


def test_a_number_of_many_digits_is_refused_before_python_reads_it() -> None:
    assert whole_number("9" * 5000, 99) is None


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000])
def test_what_is_too_deep_or_too_long_for_python_is_an_error_of_ours(text: str) -> None:
    for parse, given in ((parse_json, text), (parse_toml, f"a = {text}")):
        with pytest.raises(Malformed) as caught:
            parse(given)
        assert caught.value.say("fr") != caught.value.say("en")


def test_an_error_in_toml_and_json_tells_line_and_column_in_both_languages() -> None:
    with pytest.raises(Malformed) as toml:
        parse_toml("a = 1\nb == 2")
    with pytest.raises(Malformed) as json:
        parse_json('{\n"a": }')
    assert (toml.value.line, toml.value.say("fr")) == (2, "ce n'est pas du TOML valide (colonne 4)")
    assert (json.value.line, json.value.say("en")) == (2, "not valid JSON (column 6)")
