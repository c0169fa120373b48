"""The news: few lines, and nothing left out that matters."""

from __future__ import annotations

from tests.terminal.keyboard import sit

from fondaco.terminal.news import paragraphs, without_set_up

NAMES = ["you", "ben", "ben (2)", "You"]


def test_each_player_has_a_paragraph() -> None:
    lines = ["Year 2 begins.", "ben ends the turn.", "You score 1 point.", "A stone comes.", "ben (2) waits."]
    assert paragraphs(lines, NAMES) == [
        "Year 2 begins. ben ends the turn.",
        "You score 1 point. A stone comes.",
        "ben (2) waits.",
    ]


def test_what_sentences_in_a_row_share_is_said_once() -> None:
    assert paragraphs(["ben rolls white 4.", "ben rolls blue 1.", "ben takes 1 ore."], NAMES) == [
        "ben rolls white 4, blue 1, takes 1 ore."
    ]
    assert paragraphs(["Vous ne prenez rien.", "Vous ne trouvez rien."], ["Vous"]) == [
        "Vous ne prenez rien, ne trouvez rien."
    ]


def test_a_sentence_with_a_colon_stands_alone() -> None:
    assert paragraphs(["ben uses a tile: take 1 ore.", "ben takes 1 ore."], NAMES) == [
        "ben uses a tile: take 1 ore. ben takes 1 ore."
    ]


def test_a_game_begins_without_a_wall_of_set_up() -> None:
    assert without_set_up(["ben goes first.", "Year 1 begins.", "ben waits."], "Year 1 begins.") == [
        "Year 1 begins.",
        "ben waits.",
    ]
    assert without_set_up(["ben waits."], "Year 1 begins.") == ["ben waits."]
    for language, first in (("en", "Year 1 begins."), ("fr", "L'année 1 commence.")):
        _, screen = sit([], language=language)
        assert screen.startswith(f"  {first}")


def test_the_whole_log_still_tells_the_set_up() -> None:
    _, screen = sit(["log 99"])
    assert "goes first." in screen or "You go first." in screen
