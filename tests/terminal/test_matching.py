"""What a person meant by a few letters."""

import pytest

from fondaco.terminal.commands import parse_command
from fondaco.terminal.matching import search

OPTIONS = ["Sell 1 ore in Spain for 4 points", "Sell 1 book in France", "Do nothing more", "Add a stone before Éboli"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("nothing", [2]),
        ("sell", [0, 1]),
        ("spain sell", [0]),
        ("fra boo", [1]),
        ("ore", [0]),  # a whole word counts for more than the middle of “before” or “more”
        ("efor", [3]),
        ("eboli", [3]),
        ("EBO", [3]),
        ("wine", []),
        ("sell wine", []),
        ("", []),
        ("...", []),
    ],
)
def test_all_words_must_occur(typed: str, found: list[int]) -> None:
    assert search(typed, OPTIONS) == found


def test_the_whole_text_counts_for_more_than_a_part() -> None:
    assert search("take wine", ["Take wine", "Take wine and ore"]) == [0]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("why 3", ("why", "3")),
        ("WHY sell wine", ("why", "sell wine")),
        ("pourquoi", ("why", "")),
        ("règles sale.ship", ("rules", "sale.ship")),
        ("Regles", ("rules", "")),
        ("journal 5", ("log", "5")),
        ("annuler", ("undo", "")),
        ("Z", ("undo", "")),
        ("indice", ("hint", "")),
        ("sauver Ma Partie", ("save", "Ma Partie")),
        ("plateau", ("board", "")),
        ("?", ("help", "")),
        ("aide", ("help", "")),
        ("quitter", ("quit", "")),
        ("q", ("quit", "")),
        ("take white", None),
        ("whyever", None),
        ("3", None),
        ("", None),
    ],
)
def test_commands_are_known_in_both_languages(typed: str, command: tuple[str, str] | None) -> None:
    assert parse_command(typed) == command
