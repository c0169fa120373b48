"""The news: few lines, and nothing left out that matters."""

from tests.terminal.keyboard import sit

from fondaco.kernel import EventKind
from fondaco.table import Told
from fondaco.terminal.log_paragraphs import paragraphs, without_set_up

NAMES = ("You", "Vous", "ben (2)", "ben")
BEGINS = EventKind("turn", "turn")


def told(*texts: str) -> list[Told]:
    """Sentences, each with the player it begins with."""
    subjects = [next((name for name in NAMES if text.startswith(f"{name} ")), "") for text in texts]
    return [Told(0, text, "event", 0 if subject else -1, subject) for text, subject in zip(texts, subjects)]


def test_each_player_has_a_paragraph() -> None:
    lines = told("Year 2 begins.", "ben ends the turn.", "You score 1 point.", "A stone comes.", "ben (2) waits.")
    assert paragraphs(lines) == [
        "Year 2 begins. ben ends the turn.",
        "You score 1 point. A stone comes.",
        "ben (2) waits.",
    ]


def test_what_sentences_in_a_row_share_is_said_once() -> None:
    assert paragraphs(told("ben rolls white 4.", "ben rolls blue 1.", "ben takes 1 ore.")) == [
        "ben rolls white 4, blue 1, takes 1 ore."
    ]
    assert paragraphs(told("Vous ne prenez rien.", "Vous ne trouvez rien.")) == [
        "Vous ne prenez rien, ne trouvez rien."
    ]


def test_a_sentence_with_a_colon_stands_alone() -> None:
    assert paragraphs(told("ben uses a tile: take 1 ore.", "ben takes 1 ore.")) == [
        "ben uses a tile: take 1 ore. ben takes 1 ore."
    ]


def test_a_game_begins_without_a_wall_of_set_up() -> None:
    set_up, turn, later = Told(0, "ben goes first.", "first"), Told(3, "Turn 5 begins.", "turn"), Told(4, "…", "waits")
    assert without_set_up([set_up, turn, later], BEGINS) == [turn, later]
    assert without_set_up([later], BEGINS) == without_set_up([later], None) == [later]


def test_a_person_is_told_a_new_game_from_its_first_year_on() -> None:
    for language, first in (("en", "Year 1 begins."), ("fr", "L'année 1 commence.")):
        _, screen = sit([], language=language)
        assert screen.startswith(f"  {first}")


def test_the_whole_log_still_tells_the_set_up() -> None:
    _, screen = sit(["log 99"])
    assert "goes first." in screen or "You go first." in screen
